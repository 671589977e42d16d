"""How fast this machine simulates: CPU time, side by side in one run, best of several. Read it as ratios."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from vabanque.compiled import SLOW
from vabanque.core import Seat
from vabanque.core.luck import Luck
from vabanque.play.loop import dealt_by, play_on
from vabanque.sim.dealer import LuckyRandom
from vabanque.sim.matchup import Matchup, play_batch
from vabanque.sim.registry import dealer_of


@dataclass(frozen=True)
class Race:
    """A matchup that is measured."""

    name: str
    matchup: Matchup
    compiled: int
    """Games at a time in compiled code."""
    readable: int
    """Games at a time by the readable rules."""


def _five(player: str, game: str, **options: bool | int | str) -> Matchup:
    return Matchup(game, (player,) * 5, options, seed=1)


RACES = (
    Race("las-vegas-2012", _five("random", "las-vegas-2012"), 20_000, 20),
    Race("las-vegas-biggy", _five("random", "las-vegas-biggy"), 20_000, 20),
    Race("las-vegas-biggy bandit", _five("random", "las-vegas-biggy", bandit=True), 20_000, 20),
    Race(
        "las-vegas-2012 neutral, 4 seats", Matchup("las-vegas-2012", ("random",) * 4, {"neutral": True}, 1), 20_000, 20
    ),
    Race("las-vegas-cards", _five("random", "las-vegas-cards"), 5_000, 10),
    Race("top-10000 stop-500, 2 seats", Matchup("top-10000", ("stop-500",) * 2, {}, 1), 20_000, 20),
)


def cpu(work: Callable[[], Any]) -> float:
    """CPU seconds that this process takes for some work."""
    begun = time.process_time()
    work()
    return time.process_time() - begun


def interleaved(works: Sequence[Callable[[], float]], times: int) -> list[float]:
    """The best of several runs, interleaved so that a busy moment affects all of them."""
    best = [float("inf")] * len(works)
    for _ in range(times):
        for number, work in enumerate(works):
            best[number] = min(best[number], work())
    return best


def play_rules_only(matchup: Matchup, games: int) -> None:
    """The readable rules without session, journal and views: only states, chance and random moves."""
    rules = matchup.rules()
    for number in range(games):
        luck = Luck(matchup.seed, number)
        bot = LuckyRandom(luck)

        def choose(state: Any, seat: Seat, bot: LuckyRandom = bot) -> Any:
            return bot.choose(None, rules.legal(state, seat))

        start = rules.start(number % len(matchup.players))
        for _ in play_on(rules, start, dealt_by(dealer_of(rules, luck)), choose):
            pass


def measure(race: Race, times: int = 3) -> tuple[float, float]:
    """Games per CPU-second compiled and by the readable rules (the whole session, as `--record` plays)."""
    games = max(1, race.compiled // 200) if SLOW else race.compiled
    play_batch(race.matchup, 0, 2)  # compiled, or loaded
    compiled, readable = interleaved(
        (
            lambda: cpu(lambda: play_batch(race.matchup, 0, games)),
            lambda: cpu(lambda: play_batch(race.matchup, 0, race.readable, record=True)),
        ),
        times,
    )
    return games / compiled, race.readable / readable
