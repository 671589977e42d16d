"""What a simulation has played so far, kept in a file, so that an interrupted run goes on where it stopped."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path

import msgspec

from vabanque.core import Unreadable
from vabanque.sim.matchup import Matchup
from vabanque.sim.tally import Tally

FORMAT = "vabanque-sim/1"
SECONDS = 2.0
"""How often the file is written: a killed run loses no more than this."""


class Checkpoint:
    """The file. It is replaced as a whole, so a killed run never leaves half of one."""

    def __init__(self, path: Path, matchup: Matchup, *, record: bool) -> None:
        self.path = path
        self._run = {
            "format": FORMAT,
            "game": matchup.game,
            "players": list(matchup.players),
            "options": dict(matchup.rules().spec.options),
            "seed": matchup.seed,
            "record": record,
        }
        self._written = time.monotonic()

    def read(self, empty: Tally) -> tuple[Tally, int]:
        """The games so far, and how many bytes of records belong to them. Raises Unreadable if it is another run's."""
        if not self.path.exists():
            return empty, 0
        try:
            plain = msgspec.json.decode(self.path.read_bytes())
            other = next((key for key, value in self._run.items() if plain.get(key) != value), None)
            if other == "format":
                raise Unreadable("not-a-sim-file", file=str(self.path)[-100:])
            if other is not None:
                raise Unreadable(
                    "another-contest", file=str(self.path)[-100:], key=other, found=str(plain.get(other))[:100]
                )
            numbers = msgspec.convert(plain["tally"]["numbers"], dict[str, int | list[int]])
            bars = msgspec.convert(plain["tally"]["bars"], list[dict[int, int]], strict=False)
            tally = Tally(**numbers, bars=[Counter(counts) for counts in bars])  # type: ignore[arg-type]
            return tally, msgspec.convert(plain["bytes"], int)
        except (msgspec.MsgspecError, LookupError, AttributeError, TypeError, UnicodeError):
            raise Unreadable("not-a-sim-file", file=str(self.path)[-100:]) from None

    def write(self, tally: Tally, size: int, *, now: bool = False) -> None:
        """Keep what has been played; not more often than every `SECONDS`, except `now`. Raises OSError."""
        if not now and time.monotonic() - self._written < SECONDS:
            return
        numbers = {name: value for name, value in vars(tally).items() if name != "bars"}
        plain = {**self._run, "bytes": size, "tally": {"numbers": numbers, "bars": tally.bars}}
        part = self.path.with_name(f"{self.path.name}.part")
        part.write_bytes(msgspec.json.encode(plain) + b"\n")
        part.replace(self.path)
        self._written = time.monotonic()
