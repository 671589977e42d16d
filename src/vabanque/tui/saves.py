"""Games on disk: an append-only journal, written as the game is played, so that a kill loses nothing.

The first line says how the table was set up; every further line is a journal entry as in record.md, a sealed
choice, or an undo. A last line that a crash cut off counts as never written.

Only one program plays a game at a time: it holds a lock beside the file, which ends with the process.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout

from vabanque.core import Entry, OptionValue, Refusal, Seat, Unreadable
from vabanque.core.contract import AnyRules
from vabanque.games import begun_with, make
from vabanque.i18n import Words
from vabanque.play.dealers import First, LiveDealer
from vabanque.play.journal import from_plain, to_plain
from vabanque.play.record import Record
from vabanque.play.verify import WrongRecord, replay
from vabanque.tui.players import SeatPlayer

FORMAT = "vabanque-table/1"
SUFFIX = ".table"
LOCK = ".lock"
DAMAGED = ".damaged"
"""Suffixes for a game file's lock, and for the copy made before it is repaired."""


@dataclass(frozen=True)
class LocalSetup:
    """How a table was set up; everything that does not change during the game."""

    game: str
    players: tuple[SeatPlayer, ...]
    options: Mapping[str, OptionValue]
    seed: str
    """The dice derive from this (hex), so that they fall the same way after a crash."""
    open_money: bool = True
    by_hand: frozenset[str] = frozenset()
    """Kinds of chance entries that people read off a real table."""
    first: First = 0
    """Who starts: a seat, or `random` if chance decides (R4, R56)."""
    position: str | None = None
    """Where the game begins, if not at the start (docs/positions.md)."""

    @property
    def dealer(self) -> LiveDealer:
        return LiveDealer(bytes.fromhex(self.seed), (), self.game)

    @property
    def starter(self) -> Seat:
        """Who starts. If chance decides, this follows from the seed like the dice, so that it can be checked too."""
        return self.dealer.starter(len(self.players)) if self.first == "random" else self.first

    def rules(self) -> AnyRules:
        """Raises Misconfigured."""
        return make(self.game, len(self.players), self.options, open_money=self.open_money)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.players)

    def record(self, rules: AnyRules, journal: Sequence[Entry]) -> Record:
        """The game with this journal."""
        return Record(rules, self.names, self.starter, tuple(journal), position=self.position)

    def to_plain(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "game": self.game,
            "players": [[player.name, player.bot] for player in self.players],
            "options": dict(self.rules().spec.options),
            "seed": self.seed,
            "open_money": self.open_money,
            "by_hand": sorted(self.by_hand),
            "first": self.first,
            **({} if self.position is None else {"position": self.position}),
        }

    @classmethod
    def from_plain(cls, plain: Any) -> LocalSetup:
        """Raises Unreadable."""
        if not isinstance(plain, dict) or plain.get("format") != FORMAT:
            raise Unreadable("not-a-snapshot", reason="format")
        try:
            setup = cls(
                game=plain["game"],
                players=tuple(SeatPlayer(str(name), bot) for name, bot in plain["players"]),
                options=begun_with(plain["game"], len(plain["players"]), plain["options"]),
                seed=plain["seed"],
                open_money=plain["open_money"],
                by_hand=frozenset(plain["by_hand"]),
                first=plain.get("first", 0),  # in earlier versions, seat 0 always started
                position=plain.get("position"),
            )
            bytes.fromhex(setup.seed)
            if setup.first != "random" and (
                type(setup.first) is not int or setup.first not in range(len(setup.players))
            ):
                raise ValueError("first")
            if not isinstance(setup.position, str | None):
                raise TypeError("position")
        except (KeyError, TypeError, ValueError) as error:
            raise Unreadable("not-a-snapshot", reason=str(error)[:100]) from None
        return setup


@dataclass
class Saved:
    """What a game file says, as far as it can be trusted."""

    setup: LocalSetup
    rules: AnyRules
    journal: list[Entry]
    sealed: list[Any]
    when: datetime
    """When the game was last played."""
    lost: int
    """How many lines are damaged, or come after a damaged one."""
    exact: bool
    """Does the file contain these entries and nothing else?"""


class SaveFile:
    """The journal on disk, locked while this program has it open. Whatever is appended survives a kill.

    What people decide also survives a failure of the machine. Rolls and bots' moves need not: after a resume they come
    out the same, since they derive from the seed.
    """

    def __init__(self, path: Path) -> None:
        """Lock the file of a game. Raises OSError, or a Refusal if another program plays it."""
        self.path = path
        self._lock = _lock_of(path)
        try:
            self._lock.acquire()
        except Timeout:
            raise Refusal("game-being-played", file=str(path)) from None

    @classmethod
    def create(cls, setup: LocalSetup, directory: Path) -> SaveFile:
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

    def unseal(self, seat: Seat) -> None:
        """Take the sealed choice of `seat` back."""
        self._write([{"undo": seat}], sync=True)

    def cut(self, length: int) -> None:
        """Take back everything after the first `length` entries."""
        self._write([{"undo": None, "to": length}], sync=True)

    def mend(self, saved: Saved) -> None:
        """Rewrite the file with what could be read, and keep a copy of the damaged one."""
        if saved.lost:
            self.path.with_name(self.path.name + DAMAGED).write_bytes(self.path.read_bytes())
        part = self.path.with_name(f"{self.path.name}.part")
        sealed = [{"sealed": to_plain(move)} for move in saved.sealed]
        part.write_bytes(_encoded([saved.setup.to_plain(), *map(to_plain, saved.journal), *sealed]))
        part.replace(self.path)

    def close(self, *, delete: bool = False) -> None:
        """Release the file. The lock file is removed before the lock is released; the next program makes a new one."""
        if delete:
            self.path.unlink(missing_ok=True)
        Path(self._lock.lock_file).unlink(missing_ok=True)
        self._lock.release()

    def _write(self, lines: Sequence[dict[str, Any]], *, sync: bool = False) -> None:
        with self.path.open("ab") as file:
            file.write(_encoded(lines))
            if sync:
                file.flush()
                os.fsync(file.fileno())


def _encoded(lines: Sequence[dict[str, Any]]) -> bytes:
    return "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines).encode()


def _lock_of(path: Path) -> FileLock:
    # Not bound to a thread: bots think in threads of their own, and any thread may close the table.
    return FileLock(f"{path}{LOCK}", timeout=0, thread_local=False)


def read_save(path: Path) -> Saved:
    """Read a game file up to the first line that is damaged or breaks a rule.

    Raises OSError, or Unreadable or Misconfigured if it is not a game file at all.
    """
    raw = path.read_bytes()
    complete = raw[: raw.rfind(b"\n") + 1]
    lines = complete.splitlines()
    if not lines:
        raise Unreadable("not-a-snapshot", reason="empty")
    setup = LocalSetup.from_plain(_plain(lines[0]))
    rules = setup.rules()
    journal: list[Entry] = []
    sealed: list[Any] = []
    good = 1
    for line in lines[1:]:
        try:
            _take(_plain(line), rules, journal, sealed)
        except Refusal:
            break
        good += 1
    steps, wrong = _whole_steps(setup, rules, journal)
    lost = len(lines) - good + (len(journal) - len(steps) if wrong else 0)
    exact = len(steps) == len(journal) and not lost and len(complete) == len(raw)
    when = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
    return Saved(setup, rules, steps, sealed if len(steps) == len(journal) else [], when, lost, exact)


def _plain(line: bytes) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError) as error:
        raise Unreadable("not-a-snapshot", reason=str(error)[:100]) from None


def _take(plain: Any, rules: AnyRules, journal: list[Entry], sealed: list[Any]) -> None:
    """Apply one line. Raises Unreadable."""
    if not isinstance(plain, dict):
        raise Unreadable("not-an-entry")
    if "sealed" in plain:
        sealed.append(from_plain(rules, plain["sealed"]))
    elif "to" in plain:
        if type(plain["to"]) is not int or not 0 <= plain["to"] <= len(journal):
            raise Unreadable("not-an-entry")
        del journal[plain["to"] :]
        sealed.clear()
    elif "undo" in plain:
        _undo(journal, sealed, plain["undo"])
    else:
        entry = from_plain(rules, plain)
        if entry.by == "player":
            sealed.clear()  # everybody has chosen, and all choices follow in the open
        journal.append(entry)


def _undo(journal: list[Entry], sealed: list[Any], seat: Any) -> None:
    for move in sealed:
        if move.seat == seat:
            sealed.remove(move)
            return
    # In files of earlier versions, an undo takes back the last decision.
    del journal[next((at for at in reversed(range(len(journal))) if journal[at].by == "player"), len(journal)) :]


def _whole_steps(setup: LocalSetup, rules: AnyRules, journal: Sequence[Entry]) -> tuple[list[Entry], bool]:
    """The journal up to the last step that is complete and follows the rules; and whether the next one breaks them.

    A step that merely breaks off does not: the machine died while writing it, so it never happened.
    """
    complete: list[Entry] = []
    try:
        for step in replay(setup.record(rules, journal)):
            complete += step.entries
    except WrongRecord as wrong:
        return complete, wrong.code != "journal-ends-early"
    return complete, False


def is_being_played(path: Path) -> bool:
    """Does some program have this game open?"""
    lock = _lock_of(path)
    if not Path(lock.lock_file).exists():
        return False
    try:
        with lock:
            return False
    except Timeout:
        return True


def unfinished(directory: Path) -> list[tuple[Path, Saved]]:
    """Games that can be resumed, latest first. Left out: files that cannot be read, and games being played."""
    games = []
    for path in sorted(directory.glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            if not is_being_played(path):
                games.append((path, read_save(path)))
        except (OSError, Refusal):
            continue
    return games


def saved_line(saved: Saved, words: Words) -> str:
    """A saved game in one line: which one, when it was last played, who plays."""
    names = words.listed(saved.setup.names)
    year, month, day, time = saved.when.strftime("%Y %m %d %H:%M").split()
    return words(
        "terminal-saved-line",
        game=words.game(saved.setup.game), year=year, month=month, day=day, time=time, names=names,
    )  # fmt: skip


def delete_save(path: Path) -> None:
    """Delete the file of a game. Raises OSError, or a Refusal if it is being played."""
    SaveFile(path).close(delete=True)
    path.with_name(path.name + DAMAGED).unlink(missing_ok=True)
