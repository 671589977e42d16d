"""Games without compiled code as environments: played by the readable rules, and seen through their views."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any
from zlib import crc32

import msgspec
import numpy as np

from vabanque.core import Decide, Over, Seat
from vabanque.core.contract import AnyRules
from vabanque.core.luck import LuckStream
from vabanque.envs.layout import Form, Layout, SeatObservation, Slice
from vabanque.games import scenes, vocabulary
from vabanque.play.session import Session
from vabanque.sim.registry import dealer_of

if TYPE_CHECKING:
    from vabanque.envs.table import Choices
    from vabanque.play.record import Record

FEATURES = {"full": 1024, "compact": 256}
"""How many numbers the facts of a view are hashed to."""


def layout_of(rules: AnyRules, form: Form) -> Layout:
    """What the numbers of an observation mean."""
    seats = rules.spec.seats
    return Layout(
        (
            Slice("viewer", (seats,), "the viewer's seat"),
            Slice("deciding", (seats,), "the seats that have to choose"),
            Slice("view", (FEATURES[form],), "facts of the view, hashed"),
        )
    )


class ReadableEncoder:
    """Views of any game as numbers: every fact of the view sets one of a fixed number of bits (feature hashing)."""

    def __init__(self, choices: Choices) -> None:
        self.rules = choices.rules
        self.layout = layout_of(choices.rules, choices.form)
        self._features = FEATURES[choices.form]
        self._scenes = scenes(self.rules)
        self._numbers = {text: number for number, text in enumerate(vocabulary(self.rules))}

    def encode(self, view: Any, viewer: Seat) -> SeatObservation:
        """A view as numbers. A guess at what is hidden only tells whose turn it is, and the viewer's own moves."""
        guess = self.rules.fill(view, Random(0))
        turn = self.rules.turn(guess)
        seen = np.zeros(self.layout.size, np.float32)
        seen[self.layout["viewer"]][viewer] = 1
        if isinstance(turn, Decide):
            seen[self.layout["deciding"]][list(turn.seats)] = 1
        facts = seen[self.layout["view"]]
        for fact in _facts(msgspec.to_builtins(view), ""):
            facts[crc32(fact.encode()) % self._features] = 1
        mask = np.zeros(len(self._numbers), np.int8)
        for move in self.rules.legal(guess, viewer):
            mask[self._numbers[self.rules.write_move(move)]] = 1
        return SeatObservation(seen, mask)

    def score(self, state: Any, seat: Seat) -> int:
        """What a seat has won so far."""
        turn = self.rules.turn(state)
        if isinstance(turn, Over):
            return turn.result.score[seat]
        return self._scenes.hand(state, seat, odds=False).score


def _facts(plain: Any, path: str) -> Iterator[str]:
    """`scores.1=37`, `scores.1>32`, `hands.0 has 7` …: what a view says, as texts."""
    if isinstance(plain, dict):
        for name, value in plain.items():
            yield from _facts(value, f"{path}.{name}")
    elif isinstance(plain, list | tuple):
        yield f"{path} holds {len(plain)}"
        for place, value in enumerate(plain):
            if not isinstance(value, dict | list | tuple):
                yield f"{path} has {value}"
            yield from _facts(value, f"{path}.{place}")
    else:
        yield f"{path}={plain}"
        if type(plain) is int:  # how large it is, for numbers never met before
            sign = "<-" if plain < 0 else ">"
            yield from (f"{path}{sign}{1 << power}" for power in range(abs(plain).bit_length()))


class ReadableTable:
    """A game in progress by the readable rules: `CompiledTable` for games without compiled code."""

    def __init__(self, choices: Choices) -> None:
        self.choices = choices
        self.rules = choices.rules
        self.seats = choices.rules.spec.seats
        self.texts = vocabulary(self.rules)
        self.layout = choices.layout
        self.seed, self.game = 0, -1
        self._encoder = ReadableEncoder(choices)
        self._terms = choices.terms

    def begin(self, seed: int | None = None) -> None:
        """Begin the first game under a seed, or the next one."""
        if seed is not None:
            self.seed, self.game = seed, -1
        self.game += 1
        names = [f"seat_{seat}" for seat in range(self.seats)]
        dealer = dealer_of(self.rules, LuckStream(self.seed, self.game))
        self._session = Session(self.rules, names, dealer, first=self.game % self.seats)
        self.actions: list[int] = []
        self._last: Seat = 0
        self._paid = [0] * self.seats

    @property
    def over(self) -> bool:
        return self._session.over

    @property
    def mover(self) -> Seat:
        """The seat to choose next; after the end, the last one that chose."""
        return next(iter(self._session.waiting_for), self._last)

    def look(self, viewer: Seat) -> SeatObservation:
        """What a seat sees. One that has sealed its choice has no moves."""
        seen = self._encoder.encode(self._session.view(viewer), viewer)
        if viewer in self._session.sealed:
            seen.mask[:] = 0
        return seen

    def move(self, action: int) -> None:
        """Make a move for the seat to move; it must be legal."""
        self.actions.append(action)
        self._last = self.mover
        self._session.submit(self.rules.read_move(self._last, self.texts[action]))

    def rewards(self) -> list[float]:
        """What every seat has earned since the last call."""
        turn = self._session.turn
        if not self._terms.by_score:
            winners = turn.result.winners if isinstance(turn, Over) else ()
            return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]
        if not (self._terms.as_scored or isinstance(turn, Over)):
            return [0.0] * self.seats
        scores = [self._encoder.score(self._session.state, seat) for seat in range(self.seats)]
        earned = [float(now - paid) for now, paid in zip(scores, self._paid, strict=True)]
        self._paid = scores
        return earned

    def session(self) -> Session:
        """The game up to here, to look at or to try something out."""
        return self._session.copy()

    def record(self) -> Record:
        """The game so far, for `vabanque verify`, `replay` and `review`."""
        return self._session.record()
