"""One table, for the environments that play one game at a time: compiled, or by the readable rules."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Literal

import numpy as np

from vabanque.core import OptionValue, Seat
from vabanque.core.contract import AnyRules
from vabanque.core.luck import LuckStream
from vabanque.envs.layout import Form, Layout, SeatObservation
from vabanque.envs.loops import MOST_SEATS, Loops, Tables, Terms, new_tables
from vabanque.envs.readable import ReadableEncoder, ReadableTable, layout_of
from vabanque.envs.registry import is_compiled, loops_of
from vabanque.games import game as make_game
from vabanque.games import vocabulary
from vabanque.play.record import Record
from vabanque.play.session import Session
from vabanque.sim.registry import dealer_of

Reward = Literal["win", "score"]
"""The share of the win (the default), or money in thousands of dollars, or points."""
When = Literal["end", "round"]
"""Are scores rewarded at the end of the game, or as soon as they are won: after every round, at every banking?"""


@dataclass(frozen=True)
class Choices:
    """A game and everything a researcher chooses about its environment."""

    rules: AnyRules
    form: Form = "full"
    reward: Reward = "win"
    when: When = "end"

    @classmethod
    def of(
        cls, game: str, seats: int, form: Form, reward: Reward, when: When, options: dict[str, OptionValue]
    ) -> Choices:
        """Raises Misconfigured or ValueError if there is no such game, option or form."""
        for name, value, allowed in (
            ("form", form, ("full", "compact")),
            ("reward", reward, ("win", "score")),
            ("when", when, ("end", "round")),
        ):
            if value not in allowed:
                raise ValueError(f"{name} is {value!r}; it must be one of {', '.join(map(repr, allowed))}")
        return cls(make_game(game, seats, **options), form, reward, when)

    @property
    def loops(self) -> Loops:
        return loops_of(self.rules)

    @property
    def layout(self) -> Layout:
        if not is_compiled(self.rules):
            return layout_of(self.rules, self.form)
        return self.loops.senses.layout(self.rules, self.form)

    @property
    def terms(self) -> Terms:
        return Terms(
            full=self.form == "full",
            open_money=self.rules.spec.open_money,
            by_score=self.reward == "score",
            as_scored=self.when == "round",
        )


class Encoder:
    """Views as numbers, by the compiled code of the game: for environments that play by the readable rules."""

    def __init__(self, choices: Choices) -> None:
        self.rules, self.layout = choices.rules, choices.layout
        self._loops, self._terms = choices.loops, choices.terms
        self._tables = new_tables(self._loops, self.rules, 1, 0)
        self._actions = len(vocabulary(self.rules))

    def encode(self, view: Any, viewer: Seat) -> SeatObservation:
        """A view as numbers. Hidden information is filled in arbitrarily; none of it reaches the observation."""
        guess = self.rules.fill(view, Random(0))
        tables = self._tables._replace(positions=self._loops.senses.from_state(self.rules, guess))
        return look(self._loops, tables, self._terms, viewer, self.layout.size, self._actions)

    def score(self, state: Any, seat: Seat) -> int:
        """What a seat has won so far."""
        scores = np.zeros(MOST_SEATS, np.int64)
        tables = self._tables._replace(positions=self._loops.senses.from_state(self.rules, state))
        self._loops.standing(tables, 0, scores)
        return int(scores[seat])


def look(loops: Loops, tables: Tables, terms: Terms, viewer: Seat, size: int, actions: int) -> SeatObservation:
    """What a seat sees at the first table."""
    seen = SeatObservation(np.empty(size, np.float32), np.empty(actions, np.int8))
    loops.look(tables, terms, 0, viewer, *seen)
    return seen


class CompiledTable:
    """A game in progress. Game number n under a seed has the same dice as in `vabanque sim`."""

    def __init__(self, choices: Choices) -> None:
        self.choices = choices
        self.rules = choices.rules
        self.seats = choices.rules.spec.seats
        self.texts = vocabulary(self.rules)
        self.layout = choices.layout
        self.seed, self.game = 0, -1
        self.actions: list[int] = []
        self.over = False
        self._loops, self._terms = choices.loops, choices.terms
        self._tables = new_tables(self._loops, self.rules, 1, 0)
        self._scores = np.zeros(MOST_SEATS, np.int64)

    def begin(self, seed: int | None = None) -> None:
        """Begin the first game under a seed, or the next one."""
        if seed is not None:
            self.seed, self.game = seed, -1
            self._tables = new_tables(self._loops, self.rules, 1, seed)
        self.game += 1
        self._tables.games[0] = self.game
        self.actions, self.over = [], False
        self._loops.begin(self._tables, 0)

    @property
    def mover(self) -> Seat:
        """The seat to choose next."""
        return self._loops.whose_turn(self._tables, 0)

    def look(self, viewer: Seat) -> SeatObservation:
        """What a seat sees."""
        return look(self._loops, self._tables, self._terms, viewer, self.layout.size, len(self.texts))

    def move(self, action: int) -> None:
        """Make a move for the seat to move; it must be legal."""
        self.actions.append(action)
        self.over = self._loops.move(self._tables, 0, action)

    def rewards(self) -> list[float]:
        """What every seat has earned since the last call."""
        scores, paid = self._scores, self._tables.scores[0]
        winners = self._loops.standing(self._tables, 0, scores)
        if not self._terms.by_score:
            share = 1 / winners.bit_count() if winners else 0.0
            return [share * (winners >> seat & 1) for seat in range(self.seats)]
        if not (self._terms.as_scored or self.over):
            return [0.0] * self.seats
        earned = [float(scores[seat] - paid[seat]) for seat in range(self.seats)]
        paid[:] = scores
        return earned

    def session(self) -> Session:
        """The same game by the readable rules, up to here."""
        names = [f"seat_{seat}" for seat in range(self.seats)]
        dealer = dealer_of(self.rules, LuckStream(self.seed, self.game))
        session = Session(self.rules, names, dealer, first=self.game % self.seats)
        for action in self.actions:
            session.submit(self.rules.read_move(session.waiting_for[0], self.texts[action]))
        return session

    def record(self) -> Record:
        """The game so far, for `vabanque verify`, `replay` and `review`."""
        return self.session().record()


def new_encoder(choices: Choices) -> Encoder | ReadableEncoder:
    """What turns the views of a game into numbers: what the game brings, or facts of the view."""
    return Encoder(choices) if is_compiled(choices.rules) else ReadableEncoder(choices)


def new_table(choices: Choices) -> CompiledTable | ReadableTable:
    """A table of a game: compiled where the game brings compiled tables."""
    return CompiledTable(choices) if is_compiled(choices.rules) else ReadableTable(choices)
