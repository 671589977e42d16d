"""Shark and house at Las Vegas with dice.

Both ask a value network for their win share after every move, search the end of a round exhaustively, and know
everybody's money from the journal. The shark takes every rival for a stranger and now and then plays a slightly worse
move. The house watches its rivals and plays to the habits they seem to have.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

import numpy as np

from vabanque.bots.las_vegas import kernel as dice_net
from vabanque.bots.las_vegas.search.kernel import think
from vabanque.bots.net.kernel import new_work
from vabanque.bots.vegas.player import SHARK_TEMPERATURE, softmax_choice
from vabanque.bots.vegas.weights import load_net
from vabanque.core import Entry, Leave, Refusal, Seat
from vabanque.games.kernel import records
from vabanque.games.las_vegas import kernel as dice
from vabanque.games.las_vegas.rules import LasVegas, Place, State, View
from vabanque.games.vegas import Round


class NetPlayer:
    """Plays the move that the value network and the search of the endgame like best."""

    temperature: ClassVar[float]
    """How far it strays from the best move: see `softmax_choice`."""
    watches_rivals: ClassVar[bool]
    """Does it infer the rivals' habits from their moves?"""

    def __init__(self, rules: LasVegas, seat: Seat, rng: Random) -> None:
        self.rules, self.seat, self.rng = rules, seat, rng
        shape = dice_net.shape_for(rules.seats)
        self._net = load_net(rules.spec.game, rules.seats, shape)
        self._work = new_work(shape)
        self._inputs = (
            np.zeros((dice.CASINOS, shape.casino), np.float32),
            np.zeros(shape.table, np.float32),
            np.zeros(shape.head, np.float32),
        )
        self.beliefs = np.zeros((rules.seats, dice_net.HABITS), np.float32)
        """[seat, habit]: how likely this seat plays by this habit."""
        dice_net.meet(self.beliefs)
        self.state: State | None = None
        """The position according to the journal, in which nothing is hidden; None if we missed the beginning."""

    def choose(self, view: View, moves: Sequence[Place]) -> Place:
        if len(moves) == 1:
            return moves[0]
        these = self._records(self._position(view))
        numbers = np.zeros(dice.MOST_MOVES, np.int64)
        values = np.zeros(dice.MOST_MOVES)
        count = think(these, self._net, self._work, self.beliefs, *self._inputs, numbers, values, dice_net.GREED)
        chosen = dice.to_move(these[0], numbers[softmax_choice(values[:count], self.temperature, self.rng)])
        return chosen if chosen in moves else moves[0]

    def watch(self, entry: Entry) -> None:
        """Follow the game, and learn about rivals from what they choose."""
        rules = self.rules
        if isinstance(entry, Round) and entry.number == 1:
            self.state = rules.start(entry.start).state
        if self.state is None or entry.by == "rules":
            return
        try:
            if isinstance(entry, Place):
                if self.watches_rivals and entry.seat != self.seat:
                    self._learn_about_rival(self.state, entry)
                self.state = rules.play(self.state, entry).state
            elif isinstance(entry, Leave):
                self.state = rules.leave(self.state, entry.seat).state
            else:
                self.state = rules.land(self.state, entry).state
        except Refusal:
            self.state = None  # the journal did not start at the beginning; the view has to do

    def _learn_about_rival(self, state: State, place: Place) -> None:
        these = self._records(state)
        numbers = np.zeros(dice.MOST_MOVES, np.int64)
        count = dice.legal(these[0], numbers)
        chosen = numbers[:count].tolist().index(dice.from_move(place))
        masks = np.zeros(dice_net.HABITS, np.int64)
        traits = np.zeros((dice.MOST_MOVES, dice_net.TRAITS))
        chances = dice_net.estimates(self.beliefs, place.seat)
        dice_net.weigh_habits(these, 0, numbers, count, masks, traits, chances)
        dice_net.notice(self.beliefs, place.seat, masks, chosen, count, chances)

    def _position(self, view: View) -> State:
        """The position: from the journal, or from the view with the others' money guessed."""
        if self.state is not None and self.rules.view(self.state, view.viewer) == view:
            return self.state
        return self.rules.fill(view, self.rng)

    def _records(self, state: State) -> Any:
        """The state as a record, and three more records as scratch space."""
        these = records(dice.RECORD, 4)
        these[0] = dice.from_state(self.rules, state)[0]
        return these


class Shark(NetPlayer):
    """Knows what every position is worth, but not who sits there; now and then it takes the second best move."""

    temperature = SHARK_TEMPERATURE
    watches_rivals = False


class House(NetPlayer):
    """Always wins in the end: follows the game and knows its guests."""

    temperature = 0.0
    watches_rivals = True
