"""What has happened so far, as a table shows it: bills by round, the last payout, the score sheet with its dashes."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field
from typing import Any

from vabanque.core import Entry, Leave
from vabanque.core.contract import AnyRules
from vabanque.games.las_vegas.rules import Spare
from vabanque.games.las_vegas_cards.rules import Lay
from vabanque.games.top_10000.rules import Bank, Bust, Keep, Throw
from vabanque.games.vegas import Pay, Round


@dataclass
class Story:
    """Told entry by entry, in order. Holds nothing that was not public at that moment."""

    rules: AnyRules
    history: list[list[list[int]]] = field(default_factory=list)
    """Round by round, seat by seat: bills won."""
    paid: Any = None
    """The table as the last payout found it."""
    paid_seq: int | None = None
    spare: tuple[int, ...] | None = None
    revealed: list[Lay] = field(default_factory=list)
    revealed_seq: int | None = None
    sheet: list[list[int | None]] = field(default_factory=list)
    kept: list[tuple[str, ...]] = field(default_factory=list)
    throw: Throw | None = None
    bust: bool = False
    _base: Any = None
    _decided: list[Any] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.sheet = [[] for _ in range(self.rules.spec.seats)]

    def copy(self) -> Story:
        twin = copy(self)
        twin.history = [[list(bills) for bills in seats] for seats in self.history]
        twin.sheet = [list(turns) for turns in self.sheet]
        twin._decided = list(self._decided)
        return twin

    def tell(self, entry: Entry, before: Any, seq: int) -> None:
        """`before` is the state before the step to which the entry belongs."""
        if entry.by == "player":
            if not self._decided:
                self._base = before
            self._decided.append(entry)
        elif entry.by == "chance" or isinstance(entry, Round):
            self._decided = []
        match entry:
            case Round():
                self.history.append([[] for _ in range(self.rules.spec.seats)])
                self.spare = None
            case Spare():
                self.spare = entry.faces
            case Lay():
                self.revealed = [move for move in self._decided if isinstance(move, Lay)]
                self.revealed_seq = seq
            case Pay():
                if entry.casino == 1:
                    self.paid, self.paid_seq = self._before_payout(), seq
                for seat, bill in entry.bills.items():
                    self.history[-1][seat].append(bill)
            case Throw():
                self.throw, self.bust = entry, False
            case Keep():
                self.kept = [*self.kept, entry.combos]
            case Bust():
                self.sheet[entry.seat].append(None)
                self.bust, self.kept = True, []
            case Bank():
                self.sheet[entry.seat].append(entry.turn)
                self.kept = []
            case Leave():
                self.kept = []

    def _before_payout(self) -> Any:
        table = self._base
        for move in self._decided:
            if not isinstance(move, Leave):
                table = self.rules.after(table, move)  # type: ignore[attr-defined]  # all that pay have it
        return table
