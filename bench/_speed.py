"""How fast this machine simulates: CPU time, measured side by side in one run, best of several. Compare the ratios."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from vabanque.compiled import SLOW
from vabanque.core import Seat
from vabanque.core.luck import LuckStream
from vabanque.play.loop import dealt_by, play_on
from vabanque.sim.dealer import LuckyRandom
from vabanque.sim.matchup import Matchup, play_batch
from vabanque.sim.registry import dealer_of


class Race(NamedTuple):
    """These players with these options."""

    name: str
    matchup: Matchup
    compiled: int
    """Games per measurement in compiled code."""
    readable: int
    """Games per measurement by the readable rules."""


FIVE = ("random",) * 5
RACES = (
    Race("las-vegas-2012", Matchup("las-vegas-2012", FIVE, seed=1), 20_000, 20),
    Race("las-vegas-2012 neutral, 4 seats", Matchup("las-vegas-2012", FIVE[:4], {"neutral": True}, seed=1), 20_000, 20),
    Race("las-vegas-biggy", Matchup("las-vegas-biggy", FIVE, seed=1), 20_000, 20),
    Race("las-vegas-biggy bandit", Matchup("las-vegas-biggy", FIVE, {"bandit": True}, seed=1), 20_000, 20),
    Race("las-vegas-cards", Matchup("las-vegas-cards", FIVE, seed=1), 5_000, 10),
    Race("top-10000 stop-500, 2 seats", Matchup("top-10000", ("stop-500",) * 2, seed=1), 20_000, 20),
)


def cpu(work: Callable[[], Any]) -> float:
    """CPU seconds that this process spends on some work."""
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
        luck = LuckStream(matchup.seed, number)
        bot = LuckyRandom(luck)

        def choose(state: Any, seat: Seat, bot: LuckyRandom = bot) -> Any:
            return bot.choose(None, rules.legal(state, seat))

        start = rules.start(number % len(matchup.players))
        for _ in play_on(rules, start, dealt_by(dealer_of(rules, luck)), choose):
            pass


def measure(race: Race, times: int = 3) -> tuple[float, float]:
    """Games per CPU second, compiled and by the readable rules (a whole session, as with `--record`)."""
    matchup = race.matchup
    games = max(1, race.compiled // 200) if SLOW else race.compiled
    play_batch(matchup, 0, 2)  # so that compiling or loading is not measured
    compiled, readable = interleaved(
        (
            lambda: cpu(lambda: play_batch(matchup, 0, games)),
            lambda: cpu(lambda: play_batch(matchup, 0, race.readable, record=True)),
        ),
        times,
    )
    return games / compiled, race.readable / readable
