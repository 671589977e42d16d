"""Where chance comes from: live and provably fair, seeded, scripted, or by hand from real dice."""

from __future__ import annotations

import hmac
import struct
from collections.abc import Callable, Iterable, Sequence
from copy import copy
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random
from typing import Any, Literal, Protocol

from vabanque.core import Below, Chance, Entry, Impossible, Seat
from vabanque.core.chance import uniform

STARTER = -1
"""The number of the outcome that decides who starts, if chance decides that: it comes before all others."""
First = Seat | Literal["random"]
"""Who starts, as agreed before the game."""


class Dealer(Protocol):
    """Resolves a chance node. `number` counts the game's chance entries from 0.

    A dealer with state defines `__copy__`, so that copied sessions do not share it.
    """

    def deal(self, chance: Chance[Entry], number: int) -> Entry: ...


def stream(*path: object) -> Random:
    """A separate random stream for every path, such as (seed, game number). In practice, no two overlap.

    Seeding from text hashes it with SHA-512, so neighbouring paths are unrelated.

    >>> stream("a seed", 1).random()
    0.8151149057515196
    """
    return Random("/".join(map(str, path)))


class SeededDealer:
    """Reproducible chance for simulation and duplicate matches: the same path gives the same luck.

    >>> from vabanque import Table
    >>> Table("top-10000", dealer=SeededDealer("a match", 3)).journal[-1]
    Throw(seat=0, black=(1, 3, 5, 5, 6), red=2)
    """

    def __init__(self, *path: object) -> None:
        self._rng = stream(*path)
        self._below = uniform(self._rng)

    def deal(self, chance: Chance[Entry], number: int) -> Entry:
        """The next outcome of the stream; `number` does not matter."""
        return chance.deal(self._below)

    def __copy__(self) -> SeededDealer:
        twin = SeededDealer()
        twin._rng.setstate(self._rng.getstate())
        return twin


class NumberedDealer:
    """Chance whose outcome number n depends on the seed and n alone, so it can begin in the middle of a game."""

    def __init__(self, *path: object) -> None:
        self._path = path

    def deal(self, chance: Chance[Entry], number: int) -> Entry:
        """Outcome number `number` of the game."""
        return chance.sample(stream(*self._path, number))


class ScriptedDealer:
    """Scripted chance: texts (`"3 3 3 3 5"`) or entries, one for each chance node; then `after`, if given.

    >>> from vabanque import Table
    >>> Table("top-10000", dealer=ScriptedDealer(["1 1 1 3 4 r5"])).moves()[:2]
    ['111 r5 throw', '111 r5 bank']
    """

    def __init__(self, script: Iterable[str | Entry], after: Dealer | None = None) -> None:
        self._script = list(script)
        self._after = after

    def deal(self, chance: Chance[Entry], number: int) -> Entry:
        """The next outcome of the script. Raises Impossible if it cannot happen here, or if the script has ended."""
        if self._script:
            outcome = self._script.pop(0)
            return chance.read(outcome) if isinstance(outcome, str) else outcome
        if self._after is None:
            raise Impossible("script-ended", kind=chance.kind)
        return self._after.deal(chance, number)

    def __copy__(self) -> ScriptedDealer:
        return ScriptedDealer(self._script, copy(self._after))


@dataclass
class ByHandDealer:
    """Real dice on a real table: `ask` returns what they show, as text.

    >>> from vabanque import Table
    >>> table = Table("top-10000", dealer=ByHandDealer(lambda chance: "2 3 3 4 5 r5"))
    >>> table.journal[-1]
    Throw(seat=0, black=(2, 3, 3, 4, 5), red=5)
    """

    ask: Callable[[Chance[Entry]], str]

    def deal(self, chance: Chance[Entry], number: int) -> Entry:
        """What `ask` says the dice show. Raises Unreadable or Impossible."""
        return chance.read(self.ask(chance))


@dataclass(frozen=True)
class LiveDealer:
    """Provably fair dice (commit–reveal).

    The server commits to its secret seed before the game by publishing the seed's SHA-256; every seat adds its own
    seed. Outcome number k is derived from all of them, so nobody can choose or repeat it, and everybody can recompute
    it once the server's seed is revealed. It is the same after a crash.
    """

    server_seed: bytes = field(repr=False)
    seat_seeds: Sequence[str]
    table: str

    @property
    def commitment(self) -> str:
        """SHA-256 of the server's seed, in hexadecimal: what is published before the game."""
        return commitment(self.server_seed)

    def deal(self, chance: Chance[Entry], number: int) -> Entry:
        """Outcome number `number` of the game, computed from all seeds."""
        return chance.deal(self.numbers(number))

    def numbers(self, number: int) -> Below:
        """Uniform numbers for outcome `number`: 32-bit words of HMAC-SHA-256, by rejection sampling.

        Block b is HMAC(server seed, message), read as eight big-endian words; the message's lines are the table, the
        outcome's number, b, and the seeds of all seats.
        """
        words: list[int] = []
        blocks = 0

        def below(n: int) -> int:
            nonlocal words, blocks
            fair = (1 << 32) - (1 << 32) % n
            while True:
                if not words:
                    message = "\n".join((self.table, str(number), str(blocks), *self.seat_seeds)).encode()
                    digest = hmac.digest(self.server_seed, message, sha256)
                    words = list(struct.unpack(">8I", digest))
                    blocks += 1
                word = words.pop(0)
                if word < fair:
                    return word % n

        return below

    def starter(self, seats: int) -> Seat:
        """Who starts, if chance decides."""
        return self.numbers(STARTER)(seats)

    def bot_seed(self, seat: Seat, turn: int) -> str:
        """The seed of a bot's own random stream: nobody can predict it before the server's seed is revealed."""
        return hmac.digest(self.server_seed, f"bot\n{self.table}\n{seat}\n{turn}".encode(), sha256).hex()

    def proof(self, first: First) -> dict[str, Any]:
        """What a finished game's record contains under `fairness`."""
        return {
            "table": self.table,
            "commitment": self.commitment,
            "server_seed": self.server_seed.hex(),
            "seat_seeds": list(self.seat_seeds),
            "first": first,
        }


def commitment(server_seed: bytes) -> str:
    """What the server publishes before the game."""
    return sha256(server_seed).hexdigest()
