"""Which bots exist, which games they play, and who advises: looked up by name, imported only when needed.

Everything is named as `"module:attribute"`, so importing `vabanque.bots` loads no bot, no NumPy and no numba. A game's
own bots are part of its registration (`core.Brings.bots`). Other packages call `register_bot` in a plug-in
(`core.registry`), or name a class in an entry point of the group `vabanque.bots`.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from importlib.metadata import entry_points
from pathlib import Path
from random import Random
from typing import Any, Literal

from vabanque.core import Bot, Entry, Lazy, Misconfigured, Seat, Watcher
from vabanque.core import game as core_game
from vabanque.core.contract import AnyRules
from vabanque.core.registry import Registry
from vabanque.games import GAMES, find
from vabanque.parts import missing_part
from vabanque.play.guard import ask, guarded
from vabanque.play.loop import inform

log = logging.getLogger("vabanque.bots")

GROUP = "vabanque.bots"
"""The entry-point group: name of the bot → `module:Class`. The class attribute `games` lists the games it plays."""

LEVEL = 40
"""Bots of this strength or more are levels for people to choose from; those below are for contests."""

COMMAND = "cmd:"
"""Prefix of a bot that is a program (docs/bot-protocol.md)."""

Unit = Literal["money", "win"]
"""The unit of an estimate: money in thousands, or the chance to win in per cent."""


@dataclass(frozen=True, slots=True)
class GameBot:
    """One of a game's own bots."""

    name: str
    kind: Lazy
    """Its class, which is called with the rules, a seat and a random stream for this bot alone."""
    strength: int
    """From 0 (`random`) to 100 (`perfect`). Lists show weaker bots first; equal ones stay in this order."""
    weaker_plain: bool = False
    """Does it play worse as plain Python, where thinking ahead would take too long?"""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameBots:
    """The bots a game brings (`core.Brings.bots`), and who plays and advises by default."""

    bots: tuple[GameBot, ...]
    families: Mapping[str, Lazy] = field(default_factory=dict)
    """Prefix of names that include a setting, like `stop-500` → a function that gets what follows the prefix and
    returns a bot class, or None if that is not valid."""
    advisers: tuple[str, ...]
    """Who advises, best first."""
    rivals: tuple[str, ...]
    """Who plays against a lone person."""
    estimator: Lazy
    """What estimates moves: a function with the parameters of `estimate`, which counts in `unit`."""
    unit: Unit


@dataclass(frozen=True, slots=True)
class Listing:
    """A bot under one name, for some games."""

    name: str
    kind: Lazy
    games: frozenset[str] | Literal["any", "ask"]
    """Ids of the games it plays; `ask` means that the class attribute `games` lists them."""
    strength: int
    stopgap: bool = False
    """Offered only for games without bots of their own."""
    weaker_plain: bool = False

    def plays(self, game: str) -> bool:
        if self.games != "ask":
            return self.games == "any" or game in self.games
        try:
            return game in getattr(_load_class(self.kind.where), "games", (game,))
        except Misconfigured as refusal:  # a broken package must not hide all other bots
            log.warning("bot not listed", extra={"facts": {"bot": self.name, **refusal.facts}})
            return False

    def is_for(self, game: str) -> bool:
        """Was it made for this game, rather than for any game?"""
        return self.games != "any" and self.plays(game)


class Listings(Registry[list[Listing]]):
    """Name → the bots of that name, each for different games: those registered, and those that games bring."""

    def put(self, listing: Listing) -> None:
        """Add a bot. Raises Misconfigured if its name is taken in one of its games."""
        namesakes = self._things.setdefault(listing.name, [])
        if listing in namesakes:
            return
        for other in namesakes:
            if not (isinstance(listing.games, frozenset) and isinstance(other.games, frozenset)):
                raise Misconfigured("name-taken", name=listing.name)
            if listing.games & other.games:
                raise Misconfigured("name-taken", name=listing.name)
        namesakes.append(listing)

    def __getitem__(self, name: str) -> list[Listing]:
        brought = [listing for listing in _brought() if listing.name == name]
        registered = self._things.get(name, [])
        return [*registered, *brought] if registered or brought else super().__getitem__(name)

    def __iter__(self) -> Iterator[str]:
        return iter(dict.fromkeys([*super().__iter__(), *(listing.name for listing in _brought())]))

    def __len__(self) -> int:
        return sum(1 for _ in self)


def _brought() -> Iterator[Listing]:
    """The bots that games bring."""
    for game in GAMES:
        own = game_bots(game)
        for bot in own.bots if own else ():
            yield Listing(bot.name, bot.kind, frozenset({game}), bot.strength, False, bot.weaker_plain)


BOTS = Listings()
"""Every bot by name. `register_bot` adds one."""


def game_bots(game: str) -> GameBots | None:
    """The bots that a game brings, if it does. Raises Misconfigured if there is no such game."""
    bots = find(game).brings.bots
    own: GameBots | None = None if bots is None else bots.load()
    return own


def register_bot(
    name: str,
    where: str,
    *,
    games: Iterable[str] | Literal["any"] = "any",
    strength: int = 30,
    stopgap: bool = False,
    compiled: bool = False,
    weaker_plain: bool = False,
) -> None:
    """Add the bot at `where` (`"module:Class"`) under `name`. Raises Misconfigured if the name is taken in a game.

    The built-in bots have strengths from 0 (`random`) to 100 (`perfect`). Registering the same bot again is harmless.
    With `compiled`, its module has a function `rehearse`, and nobody waits for the compiler (`vabanque.warmup`), except
    contests with a bot that is `weaker_plain`.
    """
    played: frozenset[str] | Literal["any"] = "any" if games == "any" else frozenset(games)
    for game in () if played == "any" else played:
        own = game_bots(game) if game in GAMES else None
        if own and name in {bot.name for bot in own.bots}:
            raise Misconfigured("name-taken", name=name)
    BOTS.put(Listing(name, Lazy(where, compiled), played, strength, stopgap, weaker_plain))


def register_entry_points() -> None:
    """Add the classes that installed packages name. A module without a class registers its bots when loaded."""
    for point in entry_points(group=GROUP):
        if point.attr:
            try:
                BOTS.put(Listing(point.name, Lazy(point.value), "ask", 30))
            except Misconfigured as refusal:
                log.warning("bot not listed", extra={"facts": {"bot": point.name, "reason": str(refusal)}})


def must_load() -> bool:
    """Do packages have to be loaded to learn which games their bots play?"""
    return any(listing.games == "ask" for namesakes in BOTS.values() for listing in namesakes)


def bots_for(game: str, *, load: bool = True) -> list[str]:
    """The names of the bots that are offered for a game, weaker ones first; without `load`, those known without it."""
    known = [bot for namesakes in BOTS.values() for bot in namesakes if load or bot.games != "ask"]
    listings = [listing for listing in known if listing.plays(game)]
    if any(listing.is_for(game) for listing in listings):
        listings = [listing for listing in listings if not listing.stopgap]
    return [listing.name for listing in sorted(listings, key=lambda listing: listing.strength)]


def levels_for(game: str) -> list[str]:
    """The bots of a game that are levels for people, weakest first: each clearly beats copies of the one before."""
    return [name for name in bots_for(game) if any(bot.plays(game) and bot.strength >= LEVEL for bot in BOTS[name])]


def _levels_first(game: str) -> list[str]:
    """All bots of a game, those that people choose from before those for contests."""
    levels = levels_for(game)
    return [*levels, *(name for name in bots_for(game) if name not in levels)]


def compiled_modules(*games: str, bots: Iterable[str] | None = None) -> tuple[str, ...]:
    """The compiled modules of these bots (or all) for these games (or all); those of the first game first."""
    names = tuple(BOTS) if bots is None else tuple(bots)
    listings = [listing for name in names for listing in BOTS.get(name, ())]
    listings = [listing for game in games for listing in listings if listing.plays(game)] if games else listings
    return core_game.compiled_modules(*(listing.kind for listing in listings))


def is_weaker_plain(name: str, game: str) -> bool:
    """Does this bot play worse in a process that runs plain Python?"""
    return any(listing.weaker_plain and listing.plays(game) for listing in BOTS.get(name, ()))


def bot_class(name: str, game: str | None = None) -> type:
    """The class of the bot called `name`, or at `module:Class`. Raises Misconfigured if it does not play `game`.

    Without a game, a name that stands for several bots means the first of them.
    """
    if name not in BOTS:
        kind = _family_member(name, game) or _load_class(name, _levels_first(game) if game else None)
        games = getattr(kind, "games", None)
        if game is not None and games is not None and game not in games:
            raise Misconfigured("bot-not-for-game", bot=name, game=game)
        return kind
    for listing in BOTS[name]:
        if game is None or listing.plays(game):
            return _load_class(listing.kind.where)
    raise Misconfigured("bot-not-for-game", bot=name, game=str(game))


def _family_member(name: str, game: str | None) -> type | None:
    for home in GAMES:
        own = game_bots(home)
        for prefix, members in own.families.items() if own else ():
            kind: type | None = members.load()(name.removeprefix(prefix)) if name.startswith(prefix) else None
            if kind is None:
                continue
            if game not in (None, home):
                raise Misconfigured("bot-not-for-game", bot=name, game=str(game))
            return kind
    return None


def make_bot(name: str, rules: AnyRules, seat: Seat, rng: Random) -> Bot:
    """The bot called `name`, the class at `module:Class`, or the program `cmd:…`. Raises Misconfigured."""
    if name.startswith(COMMAND):
        from vabanque.bots.foreign import ForeignBot, Program

        return ForeignBot(Program(name.removeprefix(COMMAND)), rules, seat, rng)
    kind = bot_class(name, rules.spec.game)
    try:
        bot: Bot = kind(rules, seat, rng)
    except TypeError as error:
        raise Misconfigured("bad-bot", bot=name, reason=str(error)) from None
    return bot


def advisers(game: str) -> tuple[str, ...]:
    """The bots to ask for advice, best first."""
    own = game_bots(game)
    return own.advisers if own else tuple(reversed(bots_for(game)))


def adviser(game: str) -> str:
    """The bot to ask for advice."""
    return advisers(game)[0]


def consult(bot: Bot, seat: Seat, view: Any, moves: Sequence[Any], journal: Sequence[Entry] = ()) -> Any:
    """The move of a new bot after it has watched the journal. Raises Fault if it fails."""
    if isinstance(bot, Watcher):
        with guarded():
            inform(bot, seat, journal)
    return ask(bot, view, moves)


def ask_adviser(
    rules: AnyRules, view: Any, moves: Sequence[Any], seat: Seat, rng: Random, journal: Sequence[Entry] = ()
) -> tuple[str, Any]:
    """The adviser asked, and the move it would play. If one fails (it may lack its tables), asks the next best."""
    *better, last = advisers(rules.spec.game)
    for name in better:
        with suppress(Exception):  # a failed hint must not stop a game
            return name, consult(make_bot(name, rules, seat, rng), seat, view, moves, journal)
    return last, consult(make_bot(last, rules, seat, rng), seat, view, moves, journal)


def default_rivals(game: str) -> tuple[str, ...]:
    """The bots that play against a lone person. Raises Misconfigured if there is no such game."""
    own = game_bots(game)
    if own:
        return own.rivals
    seats = find(game).seats
    return (bots_for(game)[-1],) * (min(max(seats[0], 2), seats[-1]) - 1)


def estimate(rules: AnyRules, view: Any, moves: Sequence[Any], seat: Seat, rng: Random, seconds: float) -> list[float]:
    """What each of `moves` is worth to `seat`, in `estimate_unit`. Empty if there is no estimate.

    Takes about `seconds`, less if the answer is exact. Without the packages that an exact answer needs, rollouts do.
    """
    own = game_bots(rules.spec.game)
    function: Callable[..., list[float]]
    try:
        function = (own.estimator if own else ROLLOUTS).load()
    except ModuleNotFoundError:
        function = ROLLOUTS.load()
    return function(rules, view, moves, seat, rng, seconds)


def estimate_unit(game: str) -> Unit:
    """The unit of `estimate` for a game."""
    own = game_bots(game)
    return own.unit if own else "win"


ROLLOUTS = Lazy("vabanque.bots.rollouts:estimate")
"""Estimates moves of games that have no estimator."""


def _load_class(where: str, offered: Sequence[str] | None = None) -> type:
    """The class at `module:Class`. Raises Misconfigured; for a name, with the bots that are `offered`."""
    if ":" not in where:
        known = list(BOTS) if offered is None else offered
        raise Misconfigured("unknown-bot", bot=where, known=", ".join(known)).suggesting(where, known)
    here = str(Path.cwd())
    if here not in sys.path:  # people keep bots in their working directory, where an installed command does not look
        sys.path.append(here)
    try:
        kind = Lazy(where).load()
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # noqa: BLE001  # other people's modules may do anything when imported
        missing = missing_part(error)
        if missing is not None:
            raise missing from None
        reason = str(error) or type(error).__name__
        raise Misconfigured("bad-bot", bot=where, reason=reason) from None
    if not (isinstance(kind, type) and hasattr(kind, "choose")):
        raise Misconfigured("bad-bot", bot=where, reason="choose")
    return kind
