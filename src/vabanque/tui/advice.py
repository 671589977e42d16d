"""What a player would like to know before deciding: what every move brings right now, and what a bot would do.

The strongest bot of the package that can play the game at hand is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from random import Random
from typing import Any

from vabanque.bots import ask_adviser
from vabanque.core import Seat
from vabanque.core.contract import AnyRules
from vabanque.games.top_10000.rules import Aside, Keep, ThrowDice, Top10000, asides


@dataclass(frozen=True, slots=True)
class Advice:
    """One move and what it would bring."""

    move: Any
    best: bool
    """Would the adviser play it?"""
    pays: int | None = None
    """Las Vegas: money in thousands that the casinos would pay this seat if they paid right after the move."""
    change: int | None = None
    """… and how much that is more than if they paid now."""
    points: int | None = None
    """Die oberen 10 000: points of the turn after the move."""
    dice: int | None = None
    """Dice to throw on with, if the move throws on."""
    bust: Fraction | None = None
    """The exact chance that this throw is a bust."""


def advice(rules: AnyRules, view: Any, moves: Sequence[Any]) -> tuple[str, list[Advice]]:
    """Who was asked, and every move with what it brings, the adviser's own first. May take a second."""
    seat = moves[0].seat
    adviser, chosen = ask_adviser(rules, view, moves, seat, Random(0))
    if isinstance(rules, Top10000):
        found = _weigh_points(rules, view, moves, chosen)
    else:
        found = _weigh_money(rules, view, moves, seat, chosen)
    return adviser, sorted(found, key=lambda each: not each.best)


def _weigh_money(rules: Any, view: Any, moves: Sequence[Any], seat: Seat, chosen: Any) -> list[Advice]:
    # Payments depend on what lies open only, so any state that agrees with the view will do.
    state = rules.fill(view, Random(0))
    now = _paid(rules, state, seat)
    found = []
    for move in moves:
        pays = _paid(rules, rules.after(state, move), seat)
        found.append(Advice(move, move == chosen, pays=pays, change=pays - now))
    return sorted(found, key=lambda each: -(each.pays or 0))


def _paid(rules: Any, table: Any, seat: Seat) -> int:
    return sum(pay.bills.get(seat, 0) for pay in rules.payments(table))


def _weigh_points(rules: Top10000, view: Any, moves: Sequence[Keep], chosen: Keep) -> list[Advice]:
    found = []
    for move in moves:
        points = view.turn + move.points
        if move.then == "bank":
            found.append(Advice(move, move == chosen, points=points))
            continue
        black, red = rules.dice_after(view, aside_of(view.throw, move.combos))
        found.append(Advice(move, move == chosen, points=points, dice=black + red, bust=bust_chance(black, red)))
    return found


def aside_of(throw: Any, combos: tuple[str, ...]) -> Aside:
    """The dice that these combinations take out of the throw."""
    return next(aside for aside in asides(throw.black, throw.red) if aside.combos == combos)


@lru_cache(maxsize=16)
def bust_chance(black: int, red: bool) -> Fraction:
    """The exact chance that nothing of this throw can be set aside."""
    outcomes = ThrowDice(0, black, red).outcomes()
    return sum((p for throw, p in outcomes if not asides(throw.black, throw.red)), Fraction(0))
