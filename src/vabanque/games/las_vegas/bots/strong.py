"""Shark and house at Las Vegas with dice, as compiled code (`player`); the shark in a browser, too (`portable`).

Both ask a value network for their win share after each legal move, search the end of a round exhaustively, and know
everybody's money from the journal. The shark treats every rival as a stranger, likes money for its own sake, and now
and then plays a slightly worse move. The house only wants to win: it watches its rivals, and runs rollouts against
players of their styles before it decides (`rollouts`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import ClassVar

from vabanque.core import Entry, Leave, Refusal, Seat
from vabanque.games.las_vegas.convert import to_move
from vabanque.games.las_vegas.rules import LasVegas, Place, State, View
from vabanque.games.vegas.bots.levels import manner_of
from vabanque.games.vegas.bots.player import GREED, softmax_choice
from vabanque.games.vegas.rules import Round


class StrongPlayer(ABC):
    """Follows the game, and plays the move that it rates highest."""

    temperature: float
    """How far it strays from the best move: see `softmax_choice`."""
    greed: ClassVar[float]
    """How much money in this round counts besides win shares: see GREED."""
    watches_rivals: ClassVar[bool]
    """Does it infer the rivals' habits from their moves?"""
    searches: ClassVar[bool] = False
    """Does it run rollouts before it decides?"""

    def __init__(self, rules: LasVegas, seat: Seat, rng: Random) -> None:
        self.rules, self.seat, self.rng = rules, seat, rng
        self.state: State | None = None
        """The position according to the journal, in which nothing is hidden; None if we missed the beginning."""

    @abstractmethod
    def weigh(self, state: State) -> tuple[Sequence[int], Sequence[float]]:
        """The legal moves in a position, as numbers, and what each is worth: a win share, and money by `greed`."""

    def learn(self, state: State, place: Place) -> None:
        """Learn about a rival, who makes this move in this position. Only for players that watch rivals."""
        raise NotImplementedError

    def choose(self, view: View, moves: Sequence[Place]) -> Place:
        if len(moves) == 1:
            return moves[0]
        state = self._position(view)
        numbers, values = self.weigh(state)
        chosen = to_move(state, numbers[softmax_choice(values, self.temperature, self.rng)])
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
                    self.learn(self.state, entry)
                self.state = rules.play(self.state, entry).state
            elif isinstance(entry, Leave):
                self.state = rules.leave(self.state, entry.seat).state
            else:
                self.state = rules.land(self.state, entry).state
        except Refusal:
            self.state = None  # the journal did not start at the beginning, so the view has to do

    def _position(self, view: View) -> State:
        """The position: from the journal, or from the view with the others' money guessed."""
        if self.state is not None and self.rules.view(self.state, view.viewer) == view:
            return self.state
        return self.rules.fill(view, self.rng)


class SharkLevel(StrongPlayer):
    """Knows what every position is worth, but not who its rivals are; likes money, and sometimes plays second best."""

    greed = GREED
    watches_rivals = False

    def __init__(self, rules: LasVegas, seat: Seat, rng: Random) -> None:
        super().__init__(rules, seat, rng)
        self.temperature = manner_of(rules.spec, "shark").misjudges


class HouseLevel(StrongPlayer):
    """Always wins in the end: follows the game and knows its guests, even from earlier games if they agree."""

    temperature = 0.0
    greed = 0.0
    watches_rivals = True
    searches = True
