"""The game loop: chance, decisions, and bots that hear the journal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from vabanque.conformance import walk
from vabanque.core import Decide, Entry, Hidden, Over
from vabanque.games import GAMES, make
from vabanque.games.las_vegas_cards.rules import Draw
from vabanque.play.dealers import LiveDealer, ScriptedDealer, SeededDealer
from vabanque.play.loop import Audience, advance, dealt_by, follow, play_on, play_out
from vabanque.play.session import Session


class Listener:
    """Plays the last move and remembers what it hears."""

    def __init__(self) -> None:
        self.heard: list[Entry] = []
        self.asked: list[int] = []

    def watch(self, entry: Entry) -> None:
        self.heard.append(entry)

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        self.asked.append(len(moves))
        return moves[-1]


class Deaf:
    """Plays the last move."""

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        return moves[-1]


def session_of(game: str, dealer: Any, *bots: Any) -> Session:
    session = Session(make(game, len(bots)), [f"Seat {seat}" for seat in range(len(bots))], dealer)
    session.bots = dict(enumerate(bots))
    return session


@pytest.mark.parametrize("game", GAMES)
def test_the_loop_plays_the_same_game_as_a_session(game: str) -> None:
    """A live dealer derives outcome k from k, so this also checks that outcomes are numbered."""
    dealer = LiveDealer(b"secret", (), "table")
    session = session_of(game, dealer, Deaf(), Deaf(), Deaf())
    session.run_bots()
    assert isinstance(session.turn, Over)
    rules = make(game, 3)
    steps = list(play_on(rules, rules.start(), dealt_by(dealer), lambda state, seat: rules.legal(state, seat)[-1]))
    assert [entry for step in steps for entry in step.entries] == session.journal
    assert play_out(rules, [Deaf()] * 3, dealt_by(dealer)) == session.turn.result


def test_play_on_begins_with_the_step_it_is_given() -> None:
    rules = make("las-vegas-2012", 2)
    start = rules.start()
    steps = play_on(rules, start, dealt_by(SeededDealer(1)), lambda state, seat: rules.legal(state, seat)[-1])
    assert next(steps) is start
    assert [entry.kind for entry in next(steps).entries] == ["fill"]


def test_seats_that_decide_at_once_all_choose_in_the_same_state() -> None:
    rules = make("las-vegas-cards", 3)
    node = next(node for node in walk(rules, 1) if isinstance(node.turn, Decide))
    decisions = []

    def choose(state: Any, seat: int) -> Any:
        decisions.append((state, seat))
        return rules.legal(state, seat)[-1]

    step = advance(rules, node.state, node.turn, dealt_by(SeededDealer(1)), choose)
    assert decisions == [(node.state, seat) for seat in (node.turn.seats if isinstance(node.turn, Decide) else ())]
    assert len(decisions) == 3
    assert [entry.kind for entry in step.entries[:3]] == ["lay"] * 3


def test_a_rollout_begins_with_the_given_move_alongside_the_others_moves() -> None:
    rules = make("las-vegas-cards", 3)
    node = next(node for node in walk(rules, 1) if isinstance(node.turn, Decide))
    move = rules.legal(node.state, 1)[0]
    steps = list(
        follow(rules, node.state, move, dealt_by(SeededDealer(1)), lambda state, seat: rules.legal(state, seat)[-1])
    )
    others = [rules.legal(node.state, seat)[-1] for seat in (0, 2)]
    assert sorted(steps[0].entries[:3], key=lambda lay: getattr(lay, "seat", -1)) == [others[0], move, others[1]]
    assert isinstance(rules.turn(steps[-1].state), Over)


def test_bots_hear_every_entry_once_and_other_hands_face_down() -> None:
    dealer = LiveDealer(b"secret", (), "table")
    session = session_of("las-vegas-cards", dealer, Deaf(), Deaf())
    session.run_bots()
    listeners = Listener(), Listener()
    play_out(make("las-vegas-cards", 2), listeners, dealt_by(dealer))
    for seat, listener in enumerate(listeners):
        assert listener.heard == [entry.seen_by(seat) for entry in session.journal]
        draws = [entry for entry in listener.heard if isinstance(entry, Draw)]
        assert {draw.seat == seat for draw in draws if draw.cards != Hidden(5)} == {True}
        assert any(draw.cards == Hidden(5) for draw in draws)


def test_a_bot_with_one_legal_move_is_not_asked() -> None:
    listeners = Listener(), Listener()
    play_out(make("las-vegas-2012", 2), listeners, dealt_by(SeededDealer(1)))
    assert all(min(listener.asked) > 1 for listener in listeners)


def test_a_bot_that_sits_down_later_hears_everything_and_the_others_only_what_is_new() -> None:
    audience, first, second = Audience(), Listener(), Listener()
    journal = session_of("las-vegas-2012", SeededDealer(1), Deaf(), Deaf()).journal
    audience.catch_up(first, 0, journal[:3])
    audience.catch_up(first, 0, journal)
    assert first.heard == journal
    audience.catch_up(second, 0, journal)
    assert second.heard == journal
    audience.catch_up(first, 0, journal)
    assert first.heard == [*journal, *journal]


def test_a_bot_that_cannot_watch_is_told_nothing() -> None:
    session = session_of("las-vegas-2012", SeededDealer(1), Deaf(), Deaf())
    Audience().catch_up(Deaf(), 0, session.journal)


def test_bots_of_a_session_have_heard_everything_before_they_decide() -> None:
    lengths = []

    class Counts(Listener):
        def choose(self, view: Any, moves: Sequence[Any]) -> Any:
            lengths.append((len(self.heard), len(session.journal)))
            return super().choose(view, moves)

    session = session_of("las-vegas-2012", SeededDealer(1), Counts(), Counts())
    session.run_bots()
    assert lengths
    assert all(heard == happened for heard, happened in lengths)


def test_a_copied_session_does_not_touch_its_original() -> None:
    listener = Listener()
    session = session_of("las-vegas-2012", SeededDealer(1), listener, Deaf())
    reference = session_of("las-vegas-2012", SeededDealer(1), Listener(), Deaf())
    twin = session.copy()
    assert twin.bots == {}
    twin.bots = {0: Listener(), 1: Deaf()}
    twin.run_bots()
    assert twin.over
    assert not session.over
    assert listener.heard == []
    # The copy has not used up the original's seeded dice either.
    session.run_bots()
    reference.run_bots()
    assert session.journal == reference.journal == twin.journal
    assert listener.heard[0] == session.journal[0]


def test_a_copied_session_tells_its_own_bots_from_the_beginning() -> None:
    session = session_of("las-vegas-2012", SeededDealer(1), Listener(), Listener())
    bot = session.bots[0]
    assert isinstance(bot, Listener)
    session.submit(session.legal(0)[0])
    session.bots = {1: bot}
    session.run_bots()
    before = list(bot.heard)
    twin = session.copy()
    newcomer = Listener()
    twin.bots = dict.fromkeys(twin.waiting_for, newcomer)
    twin.run_bots()
    assert newcomer.heard[: len(before)] == before
    assert bot.heard == before


def test_a_copied_script_goes_on_in_both_sessions() -> None:
    rules = make("las-vegas-2012", 2)
    script = ["50", "60", "70", "80", "90", "40 10", "3 3 3 3 5 5 5 6", "1 1 1 1 1 1 1 2"]
    session = Session(rules, ["Anna", "Benno"], ScriptedDealer(script, SeededDealer(1)))
    twin = session.copy()
    move = session.legal(0)[0]
    assert twin.submit(move) == session.submit(move)


def test_outcomes_are_numbered_anew_for_every_game() -> None:
    dealer = LiveDealer(b"secret", (), "table")
    rules = make("top-10000", 2, {"target": 2000})
    assert play_out(rules, [Deaf()] * 2, dealt_by(dealer)) == play_out(rules, [Deaf()] * 2, dealt_by(dealer))
