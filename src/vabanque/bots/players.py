"""Shark and house: the strong levels of the three Las Vegas games.

Both ask a net for the win share after every move, and look through the last placements of a round themselves. The
shark takes everybody for a stranger and is not always at its best. The house watches which habits explain what the
rivals do. Both count the money of all. They need NumPy; without numba they are slow.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any, ClassVar

import numpy as np

from vabanque.bots.baselines import LAS_VEGAS
from vabanque.bots.las_vegas import kernel as dice_net
from vabanque.bots.las_vegas.search.kernel import think
from vabanque.bots.las_vegas_cards import kernel as cards_net
from vabanque.bots.net.kernel import Net, Shape, new_work
from vabanque.bots.weights import DATA, read_weights
from vabanque.core import Entry, Leave, Refusal, Seat
from vabanque.core.frozen import changed
from vabanque.games.kernel import records
from vabanque.games.las_vegas import kernel as dice
from vabanque.games.las_vegas.rules import LasVegas, Place
from vabanque.games.las_vegas_cards import kernel as cards
from vabanque.games.las_vegas_cards.rules import LasVegasCards
from vabanque.games.vegas import Pay, Round


@cache
def load_net(game: str, seats: int) -> tuple[Shape, Net]:
    """The net of the package for a game and a number of seats."""
    shape = cards_net.shape_for(seats) if game == "las-vegas-cards" else dice_net.shape_for(seats)
    return shape, shape.net(read_weights(DATA / f"{game}.npz")[seats])


def mix(values: Any, heat: float, rng: Random) -> int:
    """One of the moves, better ones more often; without heat the best."""
    best = int(np.argmax(values))
    if not heat:
        return best
    odds = np.exp((values - values[best]) / heat)
    return rng.choices(range(len(values)), odds.tolist())[0]


class DicePlayer:
    """Plays Las Vegas with dice."""

    def __init__(self, rules: LasVegas, seat: Seat, rng: Random, *, heat: float, curious: bool) -> None:
        self.rules, self.seat, self.rng = rules, seat, rng
        self._heat, self._curious = heat, curious
        shape, self._net = load_net(rules.spec.game, rules.seats)
        self._work = new_work(shape)
        self._inputs = (
            np.zeros((dice.CASINOS, shape.casino), np.float32),
            np.zeros(shape.table, np.float32),
            np.zeros(shape.head, np.float32),
        )
        self.about = np.zeros((rules.seats, dice_net.HABITS), np.float32)
        """[seat][habit]: how likely we find it that this is how a seat plays."""
        dice_net.meet(self.about)
        self._followed: Any = None
        """The position as the journal tells it; everything in this game happens in the open."""

    def choose(self, view: Any, moves: Sequence[Place]) -> Place:
        if len(moves) == 1:
            return moves[0]
        these = self._records(self._state(view))
        numbers = np.zeros(dice.MOST_MOVES, np.int64)
        values = np.zeros(dice.MOST_MOVES)
        count = think(these, self._net, self._work, self.about, *self._inputs, numbers, values, dice_net.GREED)
        chosen = dice.to_move(these[0], numbers[mix(values[:count], self._heat, self.rng)])
        return chosen if chosen in moves else moves[0]

    def watch(self, entry: Entry) -> None:
        """Follow the game; if curious, notice what rivals choose."""
        rules = self.rules
        if isinstance(entry, Round) and entry.number == 1:
            self._followed = rules.start(entry.start).state
        if self._followed is None or entry.by == "rules":
            return
        try:
            if isinstance(entry, Place):
                if self._curious:
                    self._notice(entry)
                step = rules.play(self._followed, entry)
            elif isinstance(entry, Leave):
                step = rules.leave(self._followed, entry.seat)
            else:
                step = rules.land(self._followed, entry)
        except Refusal:
            self._followed = None  # not from the beginning: then the view has to do
            return
        self._followed = step.state

    def _notice(self, place: Place) -> None:
        if place.seat == self.seat:
            return
        these = self._records(self._followed)
        numbers = np.zeros(dice.MOST_MOVES, np.int64)
        count = dice.legal(these[0], numbers)
        chosen = numbers[:count].tolist().index(dice.from_move(place))
        masks = np.zeros(dice_net.HABITS, np.int64)
        traits = np.zeros((dice.MOST_MOVES, dice_net.TRAITS))
        chances = dice_net.estimates(self.about, place.seat)
        dice_net.weigh_habits(these, 0, numbers, count, masks, traits, chances)
        dice_net.notice(self.about, place.seat, masks, chosen, count, chances)

    def _state(self, view: Any) -> Any:
        """The position: as followed, or as the view has it with the money of the others guessed."""
        followed = self._followed
        if followed is not None and self.rules.view(followed, view.viewer) == view:
            return followed
        return self.rules.fill(view, self.rng)

    def _records(self, state: Any) -> Any:
        these = records(dice.RECORD, 4)
        these[0] = dice.from_state(self.rules, state)[0]
        return these


class CardPlayer:
    """Plays the card game. Where all choose together it mixes moves of nearly the same worth."""

    def __init__(self, rules: LasVegasCards, seat: Seat, rng: Random, *, heat: float) -> None:
        self.rules, self.seat, self.rng = rules, seat, rng
        self._heat = heat if heat or rules.in_turn else cards_net.TOGETHER
        shape, self._net = load_net(rules.spec.game, rules.seats)
        self._work = new_work(shape)
        self._inputs = (
            np.zeros((cards.CASINOS, shape.casino), np.float32),
            np.zeros(shape.table, np.float32),
            np.zeros(shape.head, np.float32),
        )
        self.counted: list[list[int]] = [[] for _ in range(rules.seats)]
        """Everybody's bills, as far as we have seen them won."""

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        if len(moves) == 1:
            return moves[0]
        state = self.rules.fill(view, self.rng)
        if tuple(map(len, self.counted)) == view.won_bills:
            state = changed(state, won=tuple(tuple(sorted(bills, reverse=True)) for bills in self.counted))
        these = records(cards.RECORD, 2)
        these[0] = cards.from_state(self.rules, state)[0]
        numbers = np.zeros(cards.MOST_MOVES, np.int64)
        values = np.zeros(cards.MOST_MOVES, np.float32)
        count = cards_net.consider(these, 0, self.seat, self._net, self._work, *self._inputs, numbers, values)
        laid = cards.unpacked(int(numbers[mix(values[:count].astype(float), self._heat, self.rng)]))
        return next((move for move in moves if move.cards == laid), moves[0])

    def watch(self, entry: Entry) -> None:
        """Count the money: all of it is won in the open. Nothing else here tells more than the view."""
        if isinstance(entry, Round) and entry.number == 1:
            self.counted = [[] for _ in range(self.rules.seats)]
        elif isinstance(entry, Pay):
            for seat, bill in entry.bills.items():
                self.counted[seat].append(bill)


class Shark:
    """Knows what every position is worth, but not who sits there; now and then it takes the second best."""

    games: ClassVar[frozenset[str]] = LAS_VEGAS
    heat: ClassVar[float] = 0.065

    def __init__(self, rules: Any, seat: Seat, rng: Random) -> None:
        self._player: DicePlayer | CardPlayer
        if isinstance(rules, LasVegasCards):
            self._player = CardPlayer(rules, seat, rng, heat=self.heat)
        else:
            self._player = DicePlayer(rules, seat, rng, heat=self.heat, curious=False)

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        return self._player.choose(view, moves)

    def watch(self, entry: Entry) -> None:
        self._player.watch(entry)


class House:
    """Always wins in the end: follows the game and knows its guests."""

    games: ClassVar[frozenset[str]] = LAS_VEGAS

    def __init__(self, rules: Any, seat: Seat, rng: Random) -> None:
        self._player: DicePlayer | CardPlayer
        if isinstance(rules, LasVegasCards):
            self._player = CardPlayer(rules, seat, rng, heat=0.0)
        else:
            self._player = DicePlayer(rules, seat, rng, heat=0.0, curious=True)

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        return self._player.choose(view, moves)

    def watch(self, entry: Entry) -> None:
        self._player.watch(entry)
