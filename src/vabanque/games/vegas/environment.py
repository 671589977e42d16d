"""Jetons, money and the deck as numbers, and levels as rivals, for both Las Vegas games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np

from vabanque.compiled import compiled, integer, lookup
from vabanque.envs.layout import Slice
from vabanque.envs.loops import Levels, Terms
from vabanque.games.vegas.bots.levels import manner_of
from vabanque.games.vegas.bots.lineup import ContestPlayer, Lineup, lineup_of, players_with
from vabanque.games.vegas.bots.net import Net, Shape
from vabanque.games.vegas.bots.weights import load_net
from vabanque.games.vegas.bots.workspace import Workspace
from vabanque.games.vegas.compiled import PURSE, bill_count, money
from vabanque.games.vegas.rules import JETON_VALUE

MONEY = 1000  # a winner has about 300 to 700; anything above this is clipped
BILLS_WON = 24  # one at every casino in every round
BILLS_SCALED = lookup([bills / BILLS_WON for bills in range(BILLS_WON + 1)], np.float32)
COPIES = 8
"""No deck has more bills than this of one value."""
VALUES = 10


def jeton_slices(seats: int) -> list[Slice]:
    """What `observe_jetons` writes."""
    return [
        Slice("jetons_at", (6,), "1 if a Jeton lies at the casino"),
        Slice("jetons", (seats,), f"Jetons taken, in {BILLS_WON}ths"),
    ]


def money_slices(seats: int) -> list[Slice]:
    """What `observe_money` writes."""
    return [
        Slice("bills_won", (seats,), f"number of bills won, in {BILLS_WON}ths"),
        Slice("money", (seats,), f"money won, Jetons included, in {MONEY}ths; 0 where it is hidden"),
    ]


DECK = Slice("deck", (VALUES,), f"bills not drawn yet: copies of 10, 20, … 100, in {COPIES}ths")


@compiled
def observe_jetons(s: Any, viewer: int, row: Any, at: int) -> int:
    """Write the Jetons at the casinos and those that everybody has taken; returns the index after them."""
    for casino in range(6):
        row[at + casino] = s.jetons_at >> casino & 1
    at += 6
    seat = viewer
    for place in range(s.seats):
        row[at + place] = s.jetons[seat] / BILLS_WON
        seat = seat + 1 if seat + 1 < s.seats else 0
    return at + s.seats


@compiled
def observe_money(s: Any, terms: Terms, viewer: int, row: Any, at: int) -> int:
    """Write what everybody has won; others' money only if it is open (R6). Returns the index after it."""
    seats = integer(s.seats)
    seat = viewer
    for place in range(seats):
        row[at + place] = BILLS_SCALED[bill_count(s.won[seat])]
        row[at + seats + place] = 0
        if place == 0 or terms.open_money:
            row[at + seats + place] = min(1.0, (money(s.won[seat]) + JETON_VALUE * s.jetons[seat]) / MONEY)
        seat = seat + 1 if seat + 1 < seats else 0
    return at + 2 * seats


@compiled
def observe_deck(s: Any, row: Any, at: int) -> None:
    """Write the bills not drawn yet."""
    purse = 0
    for number in range(s.deck_count):
        purse += PURSE[s.deck[number]]
    for value in range(VALUES):
        row[at + value] = (purse >> 4 * value & 15) / COPIES


class LevelMind(NamedTuple):
    """What levels think with."""

    workspace: Workspace
    lineup: Lineup
    """What every bot is made of, by its number."""
    beliefs: Any
    """[seat, habit]: what they think about their rivals, which is always the same."""


def levels_with(
    habits: Any,
    simple: Mapping[str, int],
    shape_for: Callable[[int], Shape],
    new_workspace: Callable[[Shape, Net], Workspace],
    new_beliefs: Callable[[int], Any],
    choose: Callable[[Any, int, Any, Any], int],
) -> Levels:
    """The bots built from these habits as rivals, up to the shark; the `simple` ones come first.

    The house is not among them: it thinks for a hundred thousand times as long as a step takes.
    """
    players = {name: player for name, player in players_with(habits).items() if name not in (*simple, "house")}
    numbers = {**simple, **{name: len(simple) + n for n, name in enumerate(players)}}

    def mind(rules: Any) -> LevelMind:
        spec = rules.spec
        nobody = [ContestPlayer(0)] * len(simple)
        manners = {name: manner_of(spec, name) for name in players}
        seated = [
            player._replace(overlooks=manners[name].overlooks, temperature=manners[name].misjudges)
            for name, player in players.items()
        ]
        shape = shape_for(spec.seats)
        workspace = new_workspace(shape, load_net(spec.game, spec.seats, shape))
        return LevelMind(workspace, lineup_of([*nobody, *seated]), new_beliefs(spec.seats))

    return Levels(numbers.get, mind, choose)
