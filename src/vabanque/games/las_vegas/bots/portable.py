"""The shark at Las Vegas with dice in a browser: the same compiled code as in `player`, as WebAssembly."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from vabanque.compiled.portable import PortableMind
from vabanque.core import Seat
from vabanque.games.las_vegas.bots.strong import SharkLevel
from vabanque.games.las_vegas.compiled import RECORD
from vabanque.games.las_vegas.convert import from_state
from vabanque.games.las_vegas.rules import LasVegas, State


class PortableShark(SharkLevel):
    """Asks a mind that lives in WebAssembly."""

    def __init__(self, rules: LasVegas, seat: Seat, rng: Random) -> None:
        super().__init__(rules, seat, rng)
        self._mind = PortableMind("vabanque.games.las_vegas", "las_vegas.wasm", rules.spec.game, rules.seats)

    def weigh(self, state: State) -> tuple[Sequence[int], Sequence[float]]:
        self._mind.put("context.workspace.positions", RECORD.pack(from_state(self.rules, state)[0]))
        return self._mind.answer(self._mind.ask("judge", self.greed))
