"""Games on disk: an append-only journal, written as the game is played, so that a kill loses nothing.

The first line says how the table was set up; every further line is a journal entry as record.md writes it, a sealed
choice, or an undo. A last line that a crash cut off counts as never written.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from vabanque.core import Entry, OptionValue, Refusal, Seat, Unreadable
from vabanque.core.contract import AnyRules
from vabanque.games import make
from vabanque.play.journal import from_plain, to_plain
from vabanque.tui.players import Player

FORMAT = "vabanque-table/1"
SUFFIX = ".table"


@dataclass(frozen=True)
class Setup:
    """How a table was set up; everything that does not change during the game."""

    game: str
    players: tuple[Player, ...]
    options: Mapping[str, OptionValue]
    seed: str
    """What the dice are derived from (hex), so that they fall the same way after a crash."""
    open_money: bool = True
    by_hand: frozenset[str] = frozenset()
    """Kinds of chance entries that people read off a real table."""

    def rules(self) -> AnyRules:
        """Raises Misconfigured."""
        return make(self.game, len(self.players), self.options, open_money=self.open_money)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.players)

    def to_plain(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "game": self.game,
            "players": [[player.name, player.bot] for player in self.players],
            "options": dict(self.options),
            "seed": self.seed,
            "open_money": self.open_money,
            "by_hand": sorted(self.by_hand),
        }

    @classmethod
    def from_plain(cls, plain: Any) -> Setup:
        """Raises Unreadable."""
        if not isinstance(plain, dict) or plain.get("format") != FORMAT:
            raise Unreadable("not-a-snapshot", reason="format")
        try:
            setup = cls(
                game=plain["game"],
                players=tuple(Player(str(name), bot) for name, bot in plain["players"]),
                options=plain["options"],
                seed=plain["seed"],
                open_money=plain["open_money"],
                by_hand=frozenset(plain["by_hand"]),
            )
            bytes.fromhex(setup.seed)
        except (KeyError, TypeError, ValueError) as error:
            raise Unreadable("not-a-snapshot", reason=str(error)[:100]) from None
        return setup


@dataclass
class Saved:
    """What a game file says."""

    setup: Setup
    rules: AnyRules
    journal: list[Entry]
    sealed: list[Any]
    length: int
    """Bytes of complete lines. Anything after them was cut off by a crash."""


class SaveFile:
    """The journal on disk. Whatever is appended survives if this program is killed.

    What people decide also survives if the machine fails. Dice and bots need not: after a resume they do the same
    again, since their luck comes from the seed.
    """

    def __init__(self, path: Path) -> None:
        self.path = path

    @classmethod
    def create(cls, setup: Setup, directory: Path) -> SaveFile:
        """A new file in `directory`; raises OSError."""
        directory.mkdir(parents=True, exist_ok=True)
        name = f"{setup.game}-{datetime.now(UTC):%Y%m%d-%H%M%S}"
        path = directory / f"{name}{SUFFIX}"
        number = 1
        while path.exists():
            number += 1
            path = directory / f"{name}-{number}{SUFFIX}"
        path.touch(exist_ok=False)
        save = cls(path)
        save._write([setup.to_plain()])
        return save

    def append(self, entries: Iterable[Entry], *, sync: bool = False) -> None:
        self._write([to_plain(entry) for entry in entries], sync=sync)

    def seal(self, move: Entry, *, sync: bool = False) -> None:
        """Append a choice that the others may not see yet."""
        self._write([{"sealed": to_plain(move)}], sync=sync)

    def undo(self, seat: Seat) -> None:
        self._write([{"undo": seat}], sync=True)

    def _write(self, lines: list[dict[str, Any]], *, sync: bool = False) -> None:
        text = "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)
        with self.path.open("ab") as file:
            file.write(text.encode())
            if sync:
                file.flush()
                os.fsync(file.fileno())


def read_save(path: Path) -> Saved:
    """Read a game file; raises OSError, Unreadable or Misconfigured."""
    raw = path.read_bytes()
    complete = raw[: raw.rfind(b"\n") + 1]
    lines = complete.splitlines()
    if not lines:
        raise Unreadable("not-a-snapshot", reason="empty")
    setup = Setup.from_plain(_plain(lines[0]))
    rules = setup.rules()
    journal: list[Entry] = []
    sealed: list[Any] = []
    for line in lines[1:]:
        plain = _plain(line)
        if isinstance(plain, dict) and "sealed" in plain:
            sealed.append(from_plain(rules, plain["sealed"]))
        elif isinstance(plain, dict) and "undo" in plain:
            _undo(journal, sealed, plain["undo"])
        else:
            entry = from_plain(rules, plain)
            if entry.by == "player":
                sealed.clear()  # all have chosen, and everybody's choice follows in the open
            journal.append(entry)
    return Saved(setup, rules, journal, sealed, len(complete))


def _plain(line: bytes) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError) as error:
        raise Unreadable("not-a-snapshot", reason=str(error)[:100]) from None


def _undo(journal: list[Entry], sealed: list[Any], seat: Any) -> None:
    for move in sealed:
        if move.seat == seat:
            sealed.remove(move)
            return
    del journal[last_decision(journal) :]


def last_decision(journal: list[Entry]) -> int:
    """Index of the last decision, or the journal's length if there is none."""
    return next((at for at in reversed(range(len(journal))) if journal[at].by == "player"), len(journal))


def unfinished(directory: Path) -> list[tuple[Path, Saved]]:
    """Games that can be resumed, latest first. Files that cannot be read are left out."""
    games = []
    for path in sorted(directory.glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            games.append((path, read_save(path)))
        except (OSError, Refusal):
            continue
    return games
