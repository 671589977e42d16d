"""Who sits where: people at this keyboard, and bots."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path, PurePath

from platformdirs import user_data_path

from vabanque.bots import BOTS, COMMAND
from vabanque.core import Misconfigured
from vabanque.i18n import Words

ME = "me"
LONGEST_NAME = 20
"""Longest name in characters: a casino's column can still show part of it."""


@dataclass(frozen=True, slots=True)
class SeatPlayer:
    """A seat's player: a person (no bot) or the bot of that name."""

    name: str
    bot: str | None = None

    @property
    def person(self) -> bool:
        return self.bot is None


def read_players(text: str, guest: str, words: Words | None = None) -> tuple[SeatPlayer, ...]:
    """`me,greedy,random` or with names `me:Anna,me:Ben,greedy:Gustav`; third-party bots are
    `module:Class` or `module:Class:Name`. People without a name are called `guest`, bots by their names in `words`.
    Raises Misconfigured."""
    wanted: list[tuple[str, str | None]] = []
    for item in text.split(","):
        kind, _, named = item.strip().partition(":")
        if item.strip().startswith(COMMAND):  # a program: all of it is its command line
            wanted.append((item.strip(), None))
            continue
        if kind != ME and kind not in BOTS and named:
            attribute, _, named = named.partition(":")
            kind = f"{kind}:{attribute}"
        if not kind:
            raise Misconfigured("unknown-bot", bot=item.strip()[:60], known=", ".join((ME, *BOTS)))
        wanted.append((kind, _shown_name(named)))
    given = {name for _, name in wanted if name is not None}
    taken: list[str] = []
    for kind, name in wanted:
        if name is None:
            taken.append(_free_name(guest if kind == ME else _called(kind, words or Words()), {*given, *taken}))
        else:
            taken.append(_free_name(name, taken))
    return tuple(SeatPlayer(name, None if kind == ME else kind) for name, (kind, _) in zip(taken, wanted, strict=True))


def _called(bot: str, words: Words) -> str:
    """`greedy` → Greedy, `my.bots:Clever` → Clever, `cmd:./clever.py --fast` → Clever.py"""
    if bot.startswith(COMMAND):
        program, *_ = bot.removeprefix(COMMAND).split() or ["?"]
        return PurePath(program).name.capitalize()
    return words.bot(bot.rpartition(":")[2]).capitalize()


def write_players(players: Sequence[SeatPlayer]) -> str:
    """What `read_players` reads."""
    return ",".join(f"{player.bot or ME}:{player.name}" for player in players)


def _shown_name(name: str) -> str | None:
    """A name that can be shown on one line, or None for no name at all."""
    shown = "".join(c for c in name.strip() if unicodedata.category(c) not in ("Cc", "Cf", "Cs"))
    return shown[:LONGEST_NAME] or None


def _free_name(name: str, taken: Collection[str]) -> str:
    """`Greedy`, then `Greedy II`, `Greedy III`: a digit would look like a count of dice."""
    name = name[:LONGEST_NAME]
    numbered = (f"{name[: LONGEST_NAME - 5]} {n}" for n in ("II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"))
    return next(free for free in (name, *numbered) if free not in taken)


def my_name() -> str | None:
    """The name that this user gave last; None if they never gave one."""
    try:
        return _shown_name(_name_file().read_text("utf-8"))
    except (OSError, ValueError):
        return None


def remember(players: Sequence[SeatPlayer]) -> None:
    """Remember the name of the only person among them: next time they need not give it."""
    people = [player.name for player in players if player.person]
    if len(people) == 1:
        remember_name(people[0])


def remember_name(name: str) -> None:
    with suppress(OSError):  # then they have to give it again
        _name_file().parent.mkdir(parents=True, exist_ok=True)
        _name_file().write_text(name, encoding="utf-8")


def _name_file() -> Path:
    return user_data_path("vabanque", appauthor=False) / "name.txt"
