"""Sessions: sealed choices, leaving and coming back, resuming later, and where chance comes from."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from tests.play.forging import VARIANTS
from vabanque.bots import make_bot
from vabanque.conformance import first_seat
from vabanque.core import Chance, Decide, Entry, Hidden, IllegalMove, Impossible, Refusal, Unreadable
from vabanque.core.chance import uniform
from vabanque.core.contract import AnyRules
from vabanque.games import make
from vabanque.games.las_vegas.rules import Place, Roll, RollDice
from vabanque.games.las_vegas_cards.rules import Draw, Lay
from vabanque.games.vegas.rules import Fill
from vabanque.play.dealers import (
    ByHandDealer,
    Dealer,
    LiveDealer,
    ScriptedDealer,
    SeededDealer,
    commitment,
    stream,
)
from vabanque.play.record import read_record
from vabanque.play.session import Session
from vabanque.play.verify import WrongRecord, verify

TOGETHER = make("las-vegas-cards", 3)
FILLS = ["30 30", "40 40", "50 50", "60 60", "70 70", "80 80"]


def names(rules: AnyRules) -> list[str]:
    return ["Anna", "Benno", "Carla", "Denny", "Emily", "Frida"][: rules.spec.seats]


def with_bots(rules: AnyRules, dealer: Dealer, seed: object = 1, first: int | None = None) -> Session:
    session = Session(rules, names(rules), dealer, first=first_seat(rules, seed) if first is None else first)
    for seat in range(rules.spec.seats):
        session.bots[seat] = make_bot("random", rules, seat, stream("bots", seed, seat))
    return session


def together() -> Session:
    """Three players with the same hand, all to choose."""
    return Session(TOGETHER, names(TOGETHER), ScriptedDealer([*FILLS, *["1 2 3 4 5"] * 3], SeededDealer("after")))


def test_a_sealed_choice_is_in_no_view_and_no_journal() -> None:
    session = together()
    before = [msgspec.json.encode(session.view(viewer)) for viewer in (None, 0, 1, 2)]
    journal = list(session.journal)
    assert session.submit(Lay(1, ("3",))) == []
    assert [msgspec.json.encode(session.view(viewer)) for viewer in (None, 0, 1, 2)] == before
    assert session.journal == journal
    assert session.record().journal == tuple(journal)
    assert session.waiting_for == (0, 2)
    assert session.legal(1) == ()


def test_the_last_choice_reveals_all_from_the_starter_on() -> None:
    session = together()
    session.submit(Lay(2, ("5",)))
    session.submit(Lay(0, ("1",)))
    new = session.submit(Lay(1, ("3",)))
    assert new[:3] == [Lay(0, ("1",)), Lay(1, ("3",)), Lay(2, ("5",))]
    assert [entry.kind for entry in new[3:]] == ["draw"] * 3


def test_nobody_chooses_twice() -> None:
    session = together()
    session.submit(Lay(1, ("3",)))
    with pytest.raises(IllegalMove, match="already-chosen"):
        session.submit(Lay(1, ("4",)))


def test_a_refused_choice_changes_nothing() -> None:
    session = together()
    session.submit(Lay(1, ("3",)))
    before = session.snapshot()
    with pytest.raises(IllegalMove, match="card-not-in-hand"):
        session.submit(Lay(2, ("6",)))
    assert session.snapshot() == before


def test_other_hands_in_the_journal_are_backs_until_the_game_is_over() -> None:
    session = together()
    draws = [entry for entry in session.seen_by(1) if isinstance(entry, Draw)]
    assert [draw.cards for draw in draws] == [Hidden(5), ("1", "2", "3", "4", "5"), Hidden(5)]
    ended = with_bots(TOGETHER, SeededDealer(1))
    ended.run_bots()
    assert ended.over
    assert ended.seen_by(None) == ended.journal


def test_when_the_last_undecided_player_leaves_the_other_choices_are_revealed() -> None:
    session = together()
    session.submit(Lay(0, ("1",)))
    session.submit(Lay(2, ("5",)))
    new = session.leave(1)
    assert [entry.kind for entry in new[:3]] == ["leave", "lay", "lay"]
    assert session.waiting_for == (0, 2)
    assert verify(session.record().to_json()).ok


def test_the_sealed_choice_of_a_player_who_leaves_is_void() -> None:
    session = together()
    session.submit(Lay(1, ("3",)))
    session.leave(1)
    session.submit(Lay(0, ("1",)))
    new = session.submit(Lay(2, ("5",)))
    assert [entry.seat for entry in new if isinstance(entry, Lay)] == [0, 2]


def test_a_stand_in_plays_until_the_player_comes_back() -> None:
    rules = make("las-vegas-2012", 2)
    session = Session(rules, names(rules), SeededDealer(3))
    assert session.leave(0, make_bot("greedy", rules, 0, stream(1))) == []
    assert next(entry.kind for entry in session.run_bots()) == "place"
    assert session.waiting_for == (1,)
    session.come_back(0)
    session.submit(session.legal(1)[0])
    assert session.waiting_for == (0,)
    assert session.run_bots() == []
    assert "leave" not in [entry.kind for entry in session.journal]


def test_a_stand_in_takes_the_choice_that_is_still_open() -> None:
    session = together()
    session.submit(Lay(0, ("1",)))
    session.submit(Lay(2, ("5",)))
    session.leave(1, make_bot("random", TOGETHER, 1, stream(1)))
    new = session.run_bots()
    assert [entry.seat for entry in new if isinstance(entry, Lay)][:3] == [0, 1, 2]


@pytest.mark.parametrize("bot", [None, "random"])
def test_nobody_stands_in_for_a_seat_that_does_not_exist(bot: str | None) -> None:
    session = together()
    stand_in = None if bot is None else make_bot(bot, TOGETHER, 0, stream(1))
    with pytest.raises(IllegalMove, match="no-such-seat"):
        session.leave(5, stand_in)
    assert session.bots == {}


def test_a_player_who_left_for_good_needs_no_stand_in() -> None:
    session = together()
    session.leave(1)
    with pytest.raises(IllegalMove, match="no-such-seat"):
        session.leave(1, make_bot("random", TOGETHER, 1, stream(1)))


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_game_resumes_from_a_snapshot_as_if_it_had_never_stopped(variant: str) -> None:
    rules = VARIANTS[variant]
    live = LiveDealer(b"secret", ("a", "b"), "table 1")
    unbroken, broken = with_bots(rules, live), with_bots(rules, live)
    # 40 decisions, then a crash, in the middle of a play if choices are sealed.
    for session in (unbroken, broken):
        for _ in range(40):
            if not session.over:
                decide(session)
    resumed = Session.from_snapshot(broken.snapshot(), live)
    assert (resumed.state, resumed.journal, resumed.waiting_for) == (
        unbroken.state,
        unbroken.journal,
        unbroken.waiting_for,
    )
    for session in (unbroken, resumed):
        while not session.over:
            decide(session)
    assert resumed.record().to_json() == unbroken.record().to_json()


def decide(session: Session) -> None:
    """Play a move that depends only on the position, so that no random state has to be saved."""
    waiting = session.waiting_for
    moves = session.legal(waiting[0])
    session.submit(moves[uniform(stream(len(session.journal), waiting))(len(moves))])


def test_a_snapshot_keeps_sealed_choices() -> None:
    session = together()
    session.submit(Lay(1, ("3",)))
    again = Session.from_snapshot(session.snapshot())
    assert again.waiting_for == (0, 2)
    again.submit(Lay(0, ("1",)))
    assert again.submit(Lay(2, ("5",)))[1] == Lay(1, ("3",))


@pytest.mark.parametrize(
    "damage",
    [
        lambda plain: plain.pop("record"),
        lambda plain: plain.pop("sealed"),
        lambda plain: plain.pop("hash"),
        lambda plain: plain.update(hash="0" * 16),
        lambda plain: plain.update(sealed=[{"kind": "round", "number": 1, "start": 0}]),
        lambda plain: plain.update(sealed=[{"kind": "leave", "seat": 0}]),
        lambda plain: plain.update(sealed=[{"kind": "lay", "seat": 0, "cards": ["6"]}]),
        lambda plain: plain.update(sealed=7),
        lambda plain: plain.update(record=None),
        lambda plain: plain["record"]["journal"].pop(0),
        lambda plain: plain["record"].update(game="poker"),
    ],
)
def test_a_damaged_snapshot_is_refused(damage: Any) -> None:
    plain = json.loads(together().snapshot())
    damage(plain)
    with pytest.raises(Refusal):
        Session.from_snapshot(json.dumps(plain))


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "7", '"\ud800"', "[" * 100_000, '{"record": {}}'])
def test_text_that_is_not_a_snapshot_is_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        Session.from_snapshot(text)


def test_a_session_does_not_resume_from_a_wrong_record() -> None:
    record = with_bots(TOGETHER, SeededDealer(1)).record()
    with pytest.raises(WrongRecord):
        Session.resume(replace(record, journal=record.journal[1:]))


# Going back


def past_of(session: Session) -> tuple[Any, ...]:
    """All that going back has to restore."""
    return session.state, list(session.journal), dict(session.sealed), session.chances


@pytest.mark.parametrize("variant", VARIANTS)
def test_everything_done_is_taken_back_one_by_one_and_brings_the_same_luck_again(variant: str) -> None:
    rules, rng = VARIANTS[variant], stream("back", variant)
    session = Session(rules, names(rules), SeededDealer("back", variant))
    moments = []
    for number in range(30):
        if session.over:
            break
        moments.append(past_of(session))
        if number == 20:
            session.leave(session.waiting_for[-1])
        else:
            seat = rng.choice(session.waiting_for)
            session.submit(rng.choice(session.legal(seat)))
    journal, done = list(session.journal), []
    for moment in reversed(moments):
        done.append(session.pop())
        assert past_of(session) == moment
    with pytest.raises(IllegalMove, match="nothing-to-take-back"):
        session.pop()
    for entry in reversed(done):
        session.enter(entry)
    assert list(session.journal) == journal


def test_a_session_goes_back_to_where_a_step_began_with_no_choice_sealed() -> None:
    session = together()
    begun, before = len(session.journal), past_of(session)
    for seat in (2, 0, 1):
        session.submit(session.legal(seat)[0])
    revealed, after = len(session.journal), past_of(session)
    session.submit(session.legal(1)[0])
    assert [at for at, _ in session.steps_back()] == [begun]
    session.rewind(revealed)
    assert past_of(session) == after
    with pytest.raises(ValueError, match="no step begins at"):
        session.rewind(revealed - 1)
    assert past_of(session) == after
    session.rewind(begun)
    assert past_of(session) == before
    assert list(session.steps_back()) == []


def test_one_sealed_choice_is_taken_back_and_the_others_stay() -> None:
    session = together()
    session.submit(Lay(2, ("5",)))
    session.submit(Lay(0, ("1",)))
    session.unseal(2)
    assert dict(session.sealed) == {0: Lay(0, ("1",))}
    assert session.pop() == Lay(0, ("1",))
    assert not session.sealed


def test_a_choice_sealed_before_somebody_left_is_open_again_after_going_back() -> None:
    session = together()
    session.submit(Lay(0, ("1",)))
    session.leave(1)
    assert list(session.waiting_for) == [2]
    session.rewind(len(session.journal))
    assert list(session.waiting_for) == [0, 2]
    assert session.pop().kind == "leave"
    assert dict(session.sealed) == {0: Lay(0, ("1",))}


def test_a_copy_goes_back_alone_and_a_resumed_game_as_far_as_its_start() -> None:
    session = together()
    for seat in (0, 1, 2):
        session.submit(session.legal(seat)[0])
    now, other = past_of(session), session.copy()
    laid = [entry for entry in session.journal if entry.kind == "lay"]
    assert [other.pop() for _ in range(3)] == laid[::-1]
    assert past_of(session) == now
    resumed = Session.resume(session.record())
    assert past_of(resumed) == now
    start = TOGETHER.start()
    while len(resumed.journal) > len(start.entries):
        resumed.pop()
    assert resumed.state == start.state


def test_a_forgetful_session_plays_the_same_game_and_takes_nothing_back_but_sealed_choices() -> None:
    session = Session(TOGETHER, names(TOGETHER), SeededDealer(3), forgetful=True)
    other = Session(TOGETHER, names(TOGETHER), SeededDealer(3))
    for seat in (0, 1, 2, 0):
        assert session.submit(session.legal(seat)[0]) == other.submit(other.legal(seat)[0])
    assert past_of(session) == past_of(other)
    with pytest.raises(IllegalMove, match="nothing-to-take-back"):
        session.pop()
    session.unseal(0)
    assert session.waiting_for == (0, 1, 2)


@pytest.mark.parametrize("name", ["a\nb", "\x1b[31m", "\ud800", "x" * 201, "a\u2028b"])
def test_a_name_that_no_record_could_hold_is_refused(name: str) -> None:
    with pytest.raises(Unreadable, match="bad-names"):
        Session(TOGETHER, ["Anna", name, "Carla"])


def test_names_may_be_in_any_language() -> None:
    session = Session(TOGETHER, ["Ägidius", "花子", "👩‍🚀"], SeededDealer(1))
    assert read_record(session.record().to_json()).seats == ("Ägidius", "花子", "👩‍🚀")


def test_every_seat_has_a_name() -> None:
    with pytest.raises(ValueError, match="one name for every seat"):
        Session(TOGETHER, ["Anna"])


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_same_seed_gives_byte_identical_records(variant: str) -> None:
    lines = []
    for _ in range(2):
        session = with_bots(VARIANTS[variant], SeededDealer(7, variant))
        session.run_bots()
        lines.append(session.record().to_json())
    assert lines[0] == lines[1]
    other = with_bots(VARIANTS[variant], SeededDealer(8, variant))
    other.run_bots()
    assert other.record().to_json() != lines[0]


def test_a_script_says_what_the_dice_show() -> None:
    rules = make("las-vegas-2012", 2)
    script: Sequence[str | Entry] = ["50", "60", "70", "80", "90", Fill(6, (40, 10)), "3 3 3 3 5 5 5 6"]
    session = Session(rules, names(rules), ScriptedDealer(script, SeededDealer(1)))
    assert session.state.roll == Roll(0, (3, 3, 3, 3, 5, 5, 5, 6), (), None)
    assert session.state.bills[5] == (40, 10)


def test_a_script_that_ends_is_refused_and_nobody_has_moved() -> None:
    rules = make("las-vegas-2012", 2)
    script = ["50", "60", "70", "80", "90", "40 10", "3 3 3 3 5 5 5 6"]
    session = Session(rules, names(rules), ScriptedDealer(script))
    before = session.snapshot()
    with pytest.raises(Impossible, match="script-ended"):
        session.submit(Place(0, 3, 3))
    assert session.snapshot() == before


def test_real_dice_misread_are_refused_and_asked_for_again() -> None:
    rules = make("las-vegas-2012", 2)
    answers = iter(["50", "60", "70", "80", "90", "40 10", "1 1 1 1 1 1 1 2", "7 1 1 1 1 1 1 1", "1 1 1 1 1 1 1 6"])
    questions: list[str] = []

    def ask(chance: Chance[Entry]) -> str:
        questions.append(chance.kind)
        return next(answers)

    session = Session(rules, names(rules), ByHandDealer(ask))
    before = session.snapshot()
    with pytest.raises(Impossible, match="no-such-face"):
        session.submit(Place(0, 1, 1))
    assert session.snapshot() == before
    session.submit(Place(0, 1, 1))
    assert session.state.roll == Roll(1, (1,) * 7 + (6,), (), None)
    assert questions == ["fill"] * 6 + ["roll"] * 3


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "wrong-dice-count"),
        ("1 1 1", "wrong-dice-count"),
        ("1 1 1 1 1 1 1 x", "not-faces"),
        ("1 1 1 1 1 1 1 ٣", "not-faces"),
        ("1 1 1 1 1 1 1 1e1", "not-faces"),
        ("1 1 1 1 1 1 1 -1", "not-faces"),
        ("1 1 1 1 1 1 1 0", "no-such-face"),
        ("1 1 1 1 1 1 1 1 n", "not-faces"),
        ("1 1 1 1 1 1 1 1 b1", "biggy-count"),
        ("1 1 1 1 1 1 1 1 b1 b2", "biggy-count"),
        ("1 1 1 1 1 1 1 1 n1", "wrong-dice-count"),
    ],
)
def test_what_real_dice_cannot_show_is_refused(text: str, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        RollDice(0, 8, 0, False).read(text)
    assert refused.value.code == code


def test_without_a_dealer_the_session_waits_for_chance() -> None:
    session = Session(TOGETHER, names(TOGETHER))
    assert session.waiting_for == ()
    session.land(Fill(1, (30, 30)))
    assert session.state.bills == ((30, 30),)
    with pytest.raises(Impossible, match="wrong-casino-filled"):
        session.land(Fill(1, (30, 30)))


LIVE = LiveDealer(b"the server's secret", ("anna's seed", "benno's", "carla's"), "table 7")


def proved(variant: str) -> dict[str, Any]:
    rules = VARIANTS[variant]
    session = with_bots(rules, LIVE)
    session.run_bots()
    plain: dict[str, Any] = json.loads(session.record(fairness=LIVE.proof(session.first)).to_json())
    return plain


@pytest.mark.parametrize("variant", VARIANTS)
def test_fair_dice_are_recomputed_from_the_seeds(variant: str) -> None:
    assert verify(json.dumps(proved(variant))).ok


def test_the_commitment_says_nothing_and_binds() -> None:
    assert LIVE.commitment == commitment(b"the server's secret")
    assert "secret" not in repr(LIVE)


@pytest.mark.parametrize("variant", ["las-vegas-2012-2", "las-vegas-cards-2", "top-10000-2"])
@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"server_seed": b"another".hex()}, "broken-commitment"),
        ({"server_seed": b"another".hex(), "commitment": commitment(b"another")}, "unfair"),
        ({"seat_seeds": ["anna's seed", "benno's", "x"]}, "unfair"),
        ({"seat_seeds": []}, "unfair"),
        ({"table": "table 8"}, "unfair"),
        ({"server_seed": "no hex"}, "bad-fairness"),
        ({"server_seed": 7}, "bad-fairness"),
        ({"seat_seeds": [1]}, "bad-fairness"),
        ({"table": None}, "bad-fairness"),
        ({"commitment": None}, "broken-commitment"),
    ],
)
def test_a_tampered_proof_is_refused(variant: str, change: dict[str, Any], code: str) -> None:
    plain = proved(variant)
    plain["fairness"].update(change)
    verdict = verify(json.dumps(plain))
    assert verdict.code == code


def test_a_die_that_the_seeds_did_not_make_is_unfair_even_if_it_is_possible() -> None:
    plain = proved("las-vegas-2012-2")
    for at, place in enumerate(plain["journal"]):
        roll = plain["journal"][at - 1]
        if place["kind"] == "place" and place["face"] < 5 and roll["own"][-1] == 5:
            roll["own"][-1] = 6
            verdict = verify(json.dumps(plain))
            assert (verdict.code, verdict.entry) == ("unfair", at - 1)
            return
    raise AssertionError("no such roll")


def test_outcome_number_k_is_the_same_whatever_came_before() -> None:
    due = RollDice(0, 8, 0, False)
    assert LIVE.deal(due, 5) == LiveDealer(LIVE.server_seed, LIVE.seat_seeds, LIVE.table).deal(due, 5)
    assert len({LIVE.deal(due, number) for number in range(20)}) > 15


def test_live_dice_are_fair() -> None:
    # Chi-square over 6 faces of 60,000 dice, 5 degrees of freedom: a fair die stays below 25.7 with probability 0.9999.
    # The seeds are fixed, so the test always has the same outcome.
    counts = [0] * 7
    for number in range(7500):
        for face in LIVE.deal(RollDice(0, 8, 0, False), number).own:  # type: ignore[attr-defined]
            counts[face] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts[1:]) < 25.7


def test_when_all_choose_the_turn_names_every_seat() -> None:
    assert together().turn == Decide((0, 1, 2))
