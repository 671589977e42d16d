"""What a table shows is what the rules do: predicted payouts are paid, previews come true, stories add up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.rules.table import A, B, C, card_game, dice_game, fill_casinos, finished, new_session
from vabanque.conformance import title, variants
from vabanque.core import Entry, Over
from vabanque.core.contract import AnyRules
from vabanque.core.scene import Argument, Name, Phrase, Story, entry_arguments
from vabanque.games import GAMES, make, scenes
from vabanque.games.las_vegas.rules import LasVegas, Place, Roll
from vabanque.games.las_vegas.scene import AwaitedRoll, LasVegasHand, LasVegasScene
from vabanque.games.las_vegas_cards.scene import CardHand, CardScene
from vabanque.games.top_10000.rules import Keep, Throw
from vabanque.games.top_10000.scene import AwaitedThrow, KeepChoice, TopHand, TopScene, bust_chance
from vabanque.games.vegas.rules import Pay
from vabanque.games.vegas.scene import AwaitedBills, Casino, CasinoGain, VegasScene
from vabanque.play.dealers import SeededDealer
from vabanque.play.position import position_from_text
from vabanque.play.session import Session
from vabanque.play.stories import Chronicle
from vabanque.play.verify import replay

POSITIONS = [
    "las-vegas-2012/3 1cc 5/5/81/52/43/7111 8/8/8 -/-/- - 22255566",
    "las-vegas-2012/3+jetons 1cc 5*/5*/81*/52*/43*/7111* 8/8/8 -/-/- - 22255566",
    "las-vegas-cards/2 1aa2 X5/93/84/63/77/54 134/25+ 11335/22466 25/134 -/- - -",
]
VEGAS = [rules for game in GAMES if game.startswith("las-vegas") for rules in variants(game)]


def told(session: Session) -> Iterator[tuple[tuple[Entry, ...], Any, Story]]:
    """Every step of a game: what happened, the state and the story after it."""
    chronicle = Chronicle(scenes(session.rules))
    for step in replay(session.record()):
        chronicle.add(step.entries, step.state)
        yield step.entries, step.state, chronicle.story


def last_scene(session: Session) -> Any:
    return Chronicle(scenes(session.rules), replay(session.record())).scene()


def paid_by(casino: Casino) -> dict[int, int]:
    return {bill.goes_to: bill.value for bill in casino.bills if isinstance(bill.goes_to, int)}


def clauses(sentence: Argument) -> list[Phrase]:
    """The clauses of a payout's sentence, in order."""
    assert isinstance(sentence, Phrase)
    return (
        [*clauses(sentence.args["first"]), *clauses(sentence.args["last"])] if sentence.id == "clauses" else [sentence]
    )


def named(sentence: Phrase) -> set[int]:
    """The seats that a phrase names."""
    values = (sentence.args.get("name"), *sentence.args.get("names", ()))  # type: ignore[misc]
    return {value.seat for value in values if isinstance(value, Name)}


@pytest.mark.parametrize("rules", VEGAS, ids=title)
def test_a_payout_tells_everybody_who_has_dice_there_what_becomes_of_them(rules: AnyRules) -> None:
    shows, named_seats = scenes(rules), 0
    for entries, state, story in told(finished(rules)):
        paid = shows.scene(state, story).paid or ()  # type: ignore[attr-defined]
        for pay in (entry for entry in entries if isinstance(entry, Pay)):
            (sentence,) = shows.tell(pay, story)
            parts = clauses(sentence.args["clauses"])
            stacks = [stack for stack in paid[pay.casino - 1].stacks if stack.owner != "neutral"]
            seats = [seat for clause in parts for seat in named(clause)]
            assert sorted(seats) == [stack.owner for stack in stacks]
            tied = {seat for clause in parts if clause.id == "pay-tied" for seat in named(clause)}
            assert tied == {stack.owner for stack in stacks if stack.tied}
            named_seats += len(seats)
    assert named_seats


def test_nobody_starts_a_round_in_which_all_lay_together() -> None:
    together, in_turn = card_game(3), card_game(3, {"order": "in-turn"})
    for rules, starter, message in ((together, None, "entry-round-together"), (in_turn, 0, "entry-round")):
        entries, state, story = next(told(finished(rules)))
        assert scenes(rules).tell(entries[0], story)[0].id == message  # R63
        assert scenes(rules).scene(state, story).starter == starter  # type: ignore[attr-defined]


@pytest.mark.parametrize("rules", VEGAS, ids=title)
def test_the_scene_of_a_payout_shows_who_is_paid_what(rules: AnyRules) -> None:
    session, at = finished(rules), 0
    for entries, state, story in told(session):
        pays = [entry for entry in entries if isinstance(entry, Pay)]
        if pays:
            scene = scenes(rules).scene(state, story)
            assert isinstance(scene, VegasScene)
            assert scene.paid is not None
            assert scene.paid_at == at + entries.index(pays[0])
            assert [paid_by(casino) for casino in scene.paid] == [dict(pay.bills) for pay in pays]
            for casino, pay in zip(scene.paid, pays, strict=True):
                assert [bill.value for bill in casino.bills if bill.goes_to == "neutral"] == (
                    [] if pay.neutral is None else [pay.neutral]
                )
                assert tuple(bill.value for bill in casino.bills if bill.goes_to is None) == pay.unclaimed
        at += len(entries)


@pytest.mark.parametrize("rules", VEGAS, ids=title)
def test_bills_by_round_add_up_to_the_result(rules: AnyRules) -> None:
    session = finished(rules)
    scene, turn = last_scene(session), session.turn
    assert isinstance(turn, Over)
    assert len(scene.history) == len(scene.totals) == scene.rounds
    for seat, player in enumerate(scene.players):
        assert sorted((bill for won in scene.history for bill in won[seat]), reverse=True) == list(player.won)
        assert sum(totals[seat] for totals in scene.totals) == player.score == turn.result.score[seat]


def test_hidden_money_is_shown_to_its_owner_only() -> None:
    rules = dice_game("las-vegas-2012", 2)
    session = finished(rules)
    state, story = next((state, story) for _, state, story in told(session) if state.round == 2)
    shows = scenes(rules)
    scene, hand = shows.scene(state, story), shows.hand(state, A)
    assert [(player.score, player.won) for player in scene.players] == [(None, None)] * 2  # type: ignore[attr-defined]
    assert (scene.history, scene.totals) == (None, None)  # type: ignore[attr-defined]
    assert (hand.score, hand.won) == (sum(state.won[A]), state.won[A])  # type: ignore[attr-defined]
    opened = scenes(make("las-vegas-2012", 2, open_money=True)).scene(state, story)
    assert [player.score for player in opened.players] == [sum(won) for won in state.won]


def choosing(rules: AnyRules, bills: dict[int, tuple[int, ...]], *rolls: tuple[Roll, int]) -> Session:
    """A round under way: rolls and where they were placed; the last one is still to be placed."""
    session = new_session(rules)
    fill_casinos(session, bills)
    for roll, casino in rolls:
        session.land(roll)
        if casino:
            session.submit(Place(roll.seat, min(casino, 6) if casino < 7 else roll.own[0], casino))
    return session


def test_a_choice_says_what_it_would_win_and_whom_it_would_tie_with() -> None:
    rules = dice_game("las-vegas-2012", 2)
    session = choosing(
        rules,
        {3: (20, 70), 5: (60,)},
        (Roll(A, (1, 1, 2, 3, 3, 4, 5, 6), (), None), 3),
        (Roll(B, (1, 1, 1, 3, 3, 5, 5, 5), (), None), 0),
    )
    hand = scenes(rules).hand(session.state, B)
    assert isinstance(hand, LasVegasHand)
    assert hand.due == 0
    one, three, five = hand.choices
    assert (one.face, one.own, one.gain.rank) == (1, 3, 1)
    assert three.gain == CasinoGain(casino=3, weight=2, bill=None, rank=None, tied_with=(A,))
    assert (five.gain.bill, five.gain.tied_with, five.total) == (60, (), 60)
    # The scene afterwards shows the tie as well, and nobody gets a bill there.
    after = scenes(rules).after(session.state, Place(B, 3, 3), scenes(rules).begin())
    assert isinstance(after, LasVegasScene)
    assert [bill.goes_to for bill in after.casinos[2].bills] == [None, None]
    assert [stack.tied for stack in after.casinos[2].stacks] == [True, True]


def test_the_bandit_shows_its_open_faces_and_the_pips_that_break_ties() -> None:
    rules = make("las-vegas-biggy", 2, {"bandit": True})
    assert isinstance(rules, LasVegas)
    session = choosing(
        rules,
        {},
        (Roll(A, (2, 2, 3, 4, 5, 6), (), 2), 7),
        (Roll(B, (5, 5, 5, 5, 6, 6), (), 1), 7),
    )
    bandit = scenes(rules).scene(session.state, scenes(rules).begin()).casinos[6]  # type: ignore[attr-defined]
    assert bandit.open == (1, 3, 4, 6)
    assert [(stack.owner, stack.weight, stack.pips, stack.tied) for stack in bandit.stacks] == [
        (A, 4, 8, False),
        (B, 4, 20, False),
    ]
    assert bandit.bills[0].goes_to == B


def test_real_dice_are_awaited_by_colour() -> None:
    rules = make("las-vegas-biggy", 2, {"neutral": True})
    session = new_session(rules)
    awaited = scenes(rules).awaited(session.turn)  # type: ignore[arg-type]
    assert isinstance(awaited, AwaitedBills)
    assert (awaited.casino, awaited.bills, awaited.worth) == (1, 2, None)
    assert sum(copies for _, copies in awaited.deck) == 48
    fill_casinos(session)
    awaited = scenes(rules).awaited(session.turn)  # type: ignore[arg-type]
    assert isinstance(awaited, AwaitedRoll)
    assert (awaited.seat, awaited.dice, awaited.neutral, awaited.biggy) == (A, 6, 3, True)
    assert [ask.id for ask in awaited.ask] == ["terminal-read-roll", "terminal-read-neutral", "terminal-read-biggy"]


def test_cards_laid_together_are_revealed_together() -> None:
    rules = card_game(3)
    session = finished(rules)
    number = 0
    for entries, state, story in told(session):
        lays = [entry for entry in entries if entry.kind == "lay"]
        if len(lays) == 3:
            scene = scenes(rules).scene(state, story)
            assert isinstance(scene, CardScene)
            assert list(scene.revealed) == lays
            assert scene.revealed_at == number + entries.index(lays[-1])
        number += len(entries)


def test_a_hand_of_cards_names_the_places_of_its_choices() -> None:
    rules = card_game(2)
    session = new_session(rules)
    fill_casinos(session)
    for cards in ("1 1 3 3+ 5", "1 2 3 4 5"):
        session.land(session.turn.read(cards))  # type: ignore[union-attr]
    hand = scenes(rules).hand(session.state, A)
    assert isinstance(hand, CardHand)
    assert hand.cards == ("1", "1", "3", "3+", "5")
    places = {choice.cards: choice.places for choice in hand.choices}
    assert places["1", "1"] == (0, 1)
    assert places["3", "3+"] == (2, 3)
    assert places["1", "5"] == (0, 4)
    chosen = session.legal(A)[0]
    session.submit(chosen)
    sealed = scenes(rules).hand(session.state, A, sealed=chosen)
    assert isinstance(sealed, CardHand)
    assert (sealed.sealed, sealed.choices) == (chosen.cards, ())


def throwing(*entries: Entry) -> Session:
    session = new_session(make("top-10000", 2))
    for entry in entries:
        session.land(entry) if isinstance(entry, Throw) else session.submit(entry)
    return session


def test_a_turned_five_names_its_blocked_partner() -> None:
    session = throwing(Throw(A, (2, 3, 4, 5, 6), 5))
    hand = scenes(session.rules).hand(session.state, A)
    assert isinstance(hand, TopHand)
    turned = next(choice for choice in hand.choices if choice.combos == ("5>1",))
    assert (turned.dice, [(pair.die, pair.partner) for pair in turned.turned]) == ((3,), [(3, 5)])
    assert isinstance(turned, KeepChoice)
    assert (turned.turn_points, turned.score, turned.wins, turned.black, turned.red) == (100, 100, False, 4, True)
    assert turned.bust == float(bust_chance(4, True))
    quiet = scenes(session.rules).hand(session.state, A, odds=False)
    assert {choice.bust for choice in quiet.choices} == {None}  # type: ignore[attr-defined]


def test_the_score_sheet_has_a_dash_for_a_bust_and_says_what_it_cost() -> None:
    session = throwing(
        Throw(A, (1, 2, 3, 4, 6), 2),
        Keep(A, ("1",), 100, "bank"),
        Throw(B, (1, 2, 3, 4, 6), 2),
        Keep(B, ("1",), 100, "throw"),
        Throw(B, (2, 3, 4, 6), 2),
    )
    scene = last_scene(session)
    assert isinstance(scene, TopScene)
    assert scene.sheet == ((100,), (None,))
    assert (scene.bust, scene.lost, scene.kept, scene.turn_points) == (True, 100, (), 0)
    assert scene.seat == A
    awaited = scenes(session.rules).awaited(session.turn)  # type: ignore[arg-type]
    assert isinstance(awaited, AwaitedThrow)
    assert (awaited.dice, awaited.red) == (5, True)


def test_a_coin_brings_all_six_dice_back() -> None:
    session = throwing(Throw(A, (1, 2, 3, 4, 6), "coin"))
    (choice,) = scenes(session.rules).hand(session.state, A).choices  # type: ignore[attr-defined]
    assert (choice.six, choice.black, choice.red) == (True, 5, True)


def test_fields_of_an_entry_become_arguments_of_its_sentence() -> None:
    arguments = entry_arguments(Keep(C, ("1", "5"), 150, "bank"))
    assert {name: getattr(value, "seat", value) for name, value in arguments.items()} == {
        "name": C,
        "combos": "1 5",
        "points": 150,
        "then": "bank",
    }


@pytest.mark.parametrize("position", POSITIONS)
def test_a_game_that_began_in_a_position_shows_all_that_was_won(position: str) -> None:
    rules = position_from_text(position).rules
    session = Session(rules, ["A", "B", "C"][: rules.spec.seats], SeededDealer(3), position=position)
    chronicle = Chronicle(scenes(rules))
    chronicle.add((), session.state)
    while not session.over:
        (seat, *_) = session.waiting_for
        entries = session.submit(session.legal(seat)[-1])
        chronicle.add(entries, session.state)
    scene: Any = chronicle.scene()
    assert scene.over
    assert len(scene.history) == scene.round
    for seat, player in enumerate(scene.players):
        assert sorted(bill for won in scene.history for bill in won[seat]) == sorted(player.won)
        assert sum(totals[seat] for totals in scene.totals) == player.score


def test_points_from_before_the_position_are_lost_in_a_bust() -> None:
    rules = position_from_text("top-10000/2 b 9000/8000 300 2 25").rules
    session = Session(rules, ["A", "B"], None, position="top-10000/2 b 9000/8000 300 2 25")
    chronicle = Chronicle(scenes(rules))
    chronicle.add((), session.state)
    chronicle.add(session.submit(rules.read_move(B, "5 throw")), session.state)
    chronicle.add(session.land(Throw(seat=B, black=(2,), red=None)), session.state)
    scene = chronicle.scene()
    assert isinstance(scene, TopScene)
    assert (scene.bust, scene.lost) == (True, 350)
