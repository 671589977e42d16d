"""The shark at the card game in a browser: the same compiled code as in `player`, as WebAssembly."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from vabanque.compiled.portable import PortableMind
from vabanque.core import Seat
from vabanque.games.las_vegas_cards.bots.strong import SharkLevel
from vabanque.games.las_vegas_cards.compiled import RECORD
from vabanque.games.las_vegas_cards.convert import from_state
from vabanque.games.las_vegas_cards.rules import LasVegasCards, State
from vabanque.games.vegas.bots.player import GREED


class PortableShark(SharkLevel):
    """Asks a mind that lives in WebAssembly."""

    def __init__(self, rules: LasVegasCards, seat: Seat, rng: Random) -> None:
        super().__init__(rules, seat, rng)
        self._mind = PortableMind(
            "vabanque.games.las_vegas_cards", "las_vegas_cards.wasm", rules.spec.game, rules.seats
        )

    def weigh(self, state: State) -> tuple[Sequence[int], Sequence[float]]:
        mind = self._mind
        mind.put("context.workspace.positions", RECORD.pack(from_state(self.rules, state)[0]))
        return mind.answer(mind.ask("judge", self.seat, GREED))
