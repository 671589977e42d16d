"""Who plays whom: the seed settles a contest before the first die is rolled.

A *deal* is one lineup of bots with the same luck. It is played once per seat, and the lineup moves on by one seat each
time, so that every bot sits in every seat and gets the luck of every seat exactly once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations
from typing import Literal, get_args

from vabanque.bots import COMMAND, make_bot
from vabanque.core import Misconfigured, OptionValue
from vabanque.core.chance import uniform
from vabanque.core.contract import AnyRules
from vabanque.games import chosen_options, make
from vabanque.play.dealers import stream

Tables = Literal["copies", "mixed", "both"]
Lineup = tuple[int, ...]
"""The bot in every seat, by its number in the contest."""


@dataclass(frozen=True)
class Contest:
    """Everything a result depends on; the number of processes is not part of it."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int = 1
    options: Mapping[str, OptionValue] = field(default_factory=dict, hash=False)
    """Options that differ from their defaults."""
    tables: Tables = "both"
    """`copies`: one bot against copies of one other. `mixed`: as many different bots as there are seats."""
    hero: str | None = None
    """If set, only tables at which this bot has exactly one seat."""
    think: float = 1.0
    """Seconds per move for third-party bots."""
    luck_adjusted: bool = False
    """Compute the luck of every game and subtract it?"""

    def rules(self) -> AnyRules:
        return make(self.game, self.seats, self.options)

    @property
    def fair(self) -> float:
        """The win share per seat if all bots were equally strong."""
        return 1 / self.seats

    def lineup(self, deal: int) -> Lineup:
        """Who sits where in a deal's first game. All kinds of tables are equally frequent; the seats are random."""
        kinds = _kinds_of_tables(len(self.bots), self.seats, self.tables, self._hero)
        # Both kinds alternate, however many lineups each has.
        kind = kinds[deal % len(kinds)]
        cycle, place = divmod(deal // len(kinds), len(kind))
        bots = kind[_order(len(kind), self.seed, cycle)[place]]
        return tuple(bots[seat] for seat in _shuffled(self.seats, self.seed, "seats", deal))

    def rotated(self, deal: int, rotation: int) -> Lineup:
        """Who sits where in a deal's game number `rotation`."""
        lineup = self.lineup(deal)
        return lineup[-rotation:] + lineup[:-rotation] if rotation else lineup

    @property
    def _hero(self) -> int | None:
        return None if self.hero is None else self.bots.index(self.hero)


def new_contest(
    game: str,
    bots: Sequence[str],
    *,
    seats: int,
    seed: int = 1,
    options: Mapping[str, OptionValue] | None = None,
    tables: str = "both",
    hero: str | None = None,
    think: float = 1.0,
    luck_adjusted: bool = False,
) -> Contest:
    """A contest that can be played. Raises Misconfigured if there is no such game, option or bot."""
    rules = make(game, seats, options)
    if seats < 2:
        raise Misconfigured("bad-seats", seats=seats, least=2, most=max(2, seats))
    if not bots:
        raise Misconfigured("no-bots")
    for bot, times in Counter(bots).items():
        if times > 1:
            raise Misconfigured("bot-twice", bot=bot[:60])
    if hero is not None and hero not in bots:
        raise Misconfigured("hero-not-there", bot=hero[:60])
    for bot in bots:
        if is_foreign(bot) and not bot.startswith(COMMAND):
            from vabanque.bots import bot_class

            bot_class(bot)  # raises if it is unknown; the referee handles everything else
        else:
            make_bot(bot, rules, 0, stream(seed))
    if tables not in get_args(Tables):
        raise Misconfigured("bad-option", option="tables", value=tables[:40])
    return Contest(game, seats, tuple(bots), seed, chosen_options(rules.spec), tables, hero, think, luck_adjusted)  # type: ignore[arg-type]


def is_foreign(bot: str) -> bool:
    """Is it third-party code?"""
    return ":" in bot


@lru_cache(maxsize=64)
def _kinds_of_tables(bots: int, seats: int, tables: Tables, hero: int | None) -> tuple[tuple[Lineup, ...], ...]:
    """One or two kinds of tables, each a tuple of lineups."""
    if bots == 1:
        return (((0,) * seats,),)
    copies = _once(
        (one, *(other,) * (seats - 1))
        for one in range(bots)
        for other in range(bots)
        if one != other and hero in (None, one)
    )
    mixed = _mixed(range(bots), seats) if hero is None else _with_hero(hero, bots, seats)
    if tables == "both":
        known = set(map(_sorted, copies))
        mixed = tuple(lineup for lineup in mixed if _sorted(lineup) not in known)
        return (copies, mixed) if mixed else (copies,)
    return (copies,) if tables == "copies" else (mixed,)


def _mixed(bots: Sequence[int], seats: int) -> tuple[Lineup, ...]:
    """All tables that spread the bots as evenly as the seats allow."""
    copies, more = divmod(seats, len(bots))
    return tuple((*tuple(bots) * copies, *extra) for extra in combinations(bots, more))


def _with_hero(hero: int, bots: int, seats: int) -> tuple[Lineup, ...]:
    others = [bot for bot in range(bots) if bot != hero]
    return tuple((hero, *rest) for rest in _mixed(others, seats - 1))


def _once(lineups: Iterable[Lineup]) -> tuple[Lineup, ...]:
    """Drop lineups that differ only in the order of seats: at two seats, every pair would come twice."""
    return tuple({_sorted(lineup): lineup for lineup in lineups}.values())


def _sorted(lineup: Lineup) -> Lineup:
    return tuple(sorted(lineup))


@lru_cache(maxsize=8)
def _order(kinds: int, seed: int, cycle: int) -> list[int]:
    return _shuffled(kinds, seed, "order", cycle)


def _shuffled(size: int, *path: object) -> list[int]:
    below = uniform(stream(*path))
    items = list(range(size))
    for last in range(size - 1, 0, -1):
        other = below(last + 1)
        items[last], items[other] = items[other], items[last]
    return items
