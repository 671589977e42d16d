"""The bots of a contest at their seats, with a referee for every third-party bot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from vabanque.arena.contest import Contest, Lineup, is_foreign
from vabanque.arena.results import Faults
from vabanque.bots import COMMAND, make_bot
from vabanque.bots.foreign import ForeignBot, Program
from vabanque.core import Bot, Entry, Seat, Watcher
from vabanque.play.dealers import stream
from vabanque.play.guard import Fault, ask, guarded

DISQUALIFIED_AFTER = 3
"""After this many crashed programs or stalled moves in one batch of deals, a bot is disqualified."""


@dataclass
class Roster:
    """The bots of a batch. Programs keep running from game to game; faults are counted."""

    contest: Contest
    out: frozenset[str] = frozenset()
    """Disqualified bots: the referee moves for them."""
    faults: dict[str, Faults] = field(default_factory=dict)
    _programs: dict[tuple[str, int], Program] = field(default_factory=dict)

    def seat(self, lineup: Lineup, deal: int, rotation: int) -> list[Bot]:
        """The bots for one game, by seat."""
        copies: Counter[str] = Counter()
        seated: list[Bot] = []
        for seat, number in enumerate(lineup):
            name = self.contest.bots[number]
            seated.append(self._bot(name, copies[name], seat, deal, rotation))
            copies[name] += 1
        return seated

    def _bot(self, name: str, copy: int, seat: Seat, deal: int, rotation: int) -> Bot:
        # A separate rules object: a third-party bot may tamper with it.
        rules, rng = self.contest.rules(), stream(self.contest.seed, "bot", deal, rotation, seat)
        if not is_foreign(name):
            return make_bot(name, rules, seat, rng)
        referee = Referee(self, name, f"deal {deal}, game {rotation}, seat {seat}")
        if name.startswith(COMMAND):
            if (name, copy) not in self._programs:
                self._programs[name, copy] = Program(name.removeprefix(COMMAND), think=self.contest.think)
            referee.bot = ForeignBot(self._programs[name, copy], rules, seat, rng)
        elif not self.sits_out(name):
            with referee.noting(), guarded(self.contest.think):
                referee.bot = make_bot(name, rules, seat, rng)
        return referee

    def sits_out(self, name: str) -> bool:
        return name in self.out or (name in self.faults and self.faults[name].waited >= DISQUALIFIED_AFTER)

    def close(self) -> None:
        for program in self._programs.values():
            program.close()


class Referee:
    """Asks a bot for its move, and plays the first legal one for it if there is no legal answer in time."""

    def __init__(self, roster: Roster, name: str, where: str) -> None:
        self._roster = roster
        self._name = name
        self._where = where
        self.bot: Bot | None = None

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        if self.bot is not None and not self._roster.sits_out(self._name):
            with self.noting():
                return ask(self.bot, view, moves, self._seconds)
        return moves[0]

    def watch(self, entry: Entry) -> None:
        bot = self.bot
        if bot is not None and isinstance(bot, Watcher) and not self._roster.sits_out(self._name):
            with self.noting(), guarded(self._seconds):
                bot.watch(entry)

    @property
    def _program(self) -> Program | None:
        return self.bot.program if isinstance(self.bot, ForeignBot) else None

    @property
    def _seconds(self) -> float | None:
        """The time limit for a move; programs have their own."""
        return self._roster.contest.think if self._program is None else None

    @contextmanager
    def noting(self) -> Iterator[None]:
        """Record a fault raised in this block in the report, and swallow it."""
        program = self._program
        losses = 0 if program is None else program.losses
        try:
            yield
        except Fault as fault:
            faults = self._roster.faults.setdefault(self._name, Faults())
            faults.note(fault, self._where)
            faults.waited += fault.kind == "stall" if program is None else program.losses - losses
