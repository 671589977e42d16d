"""Setting up tables: rounds played to a plan, through the same session that people play with."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from vabanque.core import Decide, Entry, OptionValue, Over
from vabanque.core.chance import uniform
from vabanque.core.contract import AnyRules
from vabanque.core.frozen import replace
from vabanque.games import make
from vabanque.games.las_vegas.rules import BANDIT, LasVegas, Place, Roll, RollDice, RollSpare
from vabanque.games.las_vegas_cards.rules import LasVegasCards
from vabanque.games.vegas.rules import DealBills, Fill, Pay
from vabanque.play.dealers import stream
from vabanque.play.session import Session
from vabanque.play.text import read_position, write_position

A, B, C, D = range(4)
NAMES = ("Anna", "Benno", "Carla", "Denny", "Emily", "Frida")


def dice_game(game: str, seats: int, options: Mapping[str, OptionValue] | None = None) -> LasVegas:
    rules = make(game, seats, options)
    assert isinstance(rules, LasVegas)
    return rules


def card_game(seats: int, options: Mapping[str, OptionValue] | None = None) -> LasVegasCards:
    rules = make("las-vegas-cards", seats, options)
    assert isinstance(rules, LasVegasCards)
    return rules


class Action(NamedTuple):
    """One turn of a plan: dice of one face to one casino."""

    face: int
    own: int
    neutral: int
    biggy: bool
    casino: int


ACTION = re.compile(r"(?P<face>[1-6])x(?P<own>\d)(\+n(?P<neutral>\d))?(?P<biggy>\+B)?(?P<bandit>@bandit)?")


def plan(text: str) -> list[Action]:
    """`1x2+n1 4x1+B@bandit`: two own dice and a neutral one to casino 1, then a die and the Biggy, all fours, to the
    Bandit."""
    actions = []
    for word in text.split():
        action = ACTION.fullmatch(word)
        assert action, word
        face = int(action["face"])
        casino = BANDIT if action["bandit"] else face
        actions.append(Action(face, int(action["own"]), int(action["neutral"] or 0), bool(action["biggy"]), casino))
    return actions


def new_session(rules: AnyRules) -> Session:
    """A session without a dealer: the test decides what the dice show."""
    return Session(rules, NAMES[: rules.spec.seats])


def fill_casinos(session: Session, bills: Mapping[int, tuple[int, ...]] | None = None, spare: str = "1 2") -> None:
    """Lay out bills, casino → bills in the order drawn; casinos not named get random bills."""
    below = uniform(stream("fill"))
    bills = bills or {}
    while isinstance(due := session.turn, DealBills | RollSpare):
        if isinstance(due, RollSpare):
            session.land(due.read(spare))
        elif due.casino in bills:
            session.land(Fill(due.casino, bills[due.casino]))
        else:
            # Bills planned for later casinos stay in the deck.
            available = due.deck
            for casino, coming in bills.items():
                available = due.money.take(available, coming) if casino > due.casino else available
            session.land(replace(due, deck=available).deal(below))


def roll_for(due: RollDice, action: Action) -> Roll:
    """A roll in which exactly the planned dice show the planned face."""
    other = action.face % 6 + 1
    own = sorted([action.face] * action.own + [other] * (due.own - action.own))
    neutral = sorted([action.face] * action.neutral + [other] * (due.neutral - action.neutral))
    biggy = (action.face if action.biggy else other) if due.biggy else None
    return Roll(due.seat, tuple(own), tuple(neutral), biggy)


def play_round(
    rules: AnyRules,
    plans: Mapping[int, str],
    bills: Mapping[int, tuple[int, ...]] | None = None,
    spare: str = "1 2",
) -> dict[int, Pay]:
    """Play the first round as planned, down to everyone's last die; returns casino → what it pays."""
    session = new_session(rules)
    fill_casinos(session, bills, spare)
    actions = {seat: plan(text) for seat, text in plans.items()}
    while session.state.round == 1 and isinstance(due := session.turn, RollDice):
        action = actions[due.seat].pop(0)
        session.land(roll_for(due, action))
        session.submit(Place(due.seat, action.face, action.casino))
    assert not any(actions.values()), "the plan was not played to its end"
    return {entry.casino: entry for entry in session.journal if isinstance(entry, Pay)}


def position(rules: AnyRules, state: Any, **changes: Any) -> Any:
    """`state` with changes, read back from its text: a position that the game accepts."""
    return read_position(rules, write_position(replace(state, **changes)))


def filled(rules: AnyRules) -> Any:
    """The first state in which a player rolls or draws."""
    session = new_session(rules)
    fill_casinos(session)
    return session.state


def finished(rules: AnyRules, seed: object = 1) -> Session:
    """A whole game played at random."""
    session = new_session(rules)
    below = uniform(stream("table", seed))
    while not session.over:
        turn = session.turn
        if isinstance(turn, Decide):
            moves = session.legal(session.waiting_for[0])
            session.submit(moves[below(len(moves))])
        else:
            assert not isinstance(turn, Over)
            session.land(turn.deal(below))
    return session


def kinds(entries: Iterable[Entry]) -> list[str]:
    return [entry.kind for entry in entries]
