"""How fast this machine simulates: CPU time, measured side by side in one run, best of several. Compare the ratios."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

from vabanque.compiled import SLOW
from vabanque.core import Seat
from vabanque.core.luck import Luck
from vabanque.play.loop import dealt_by, play_on
from vabanque.sim.dealer import LuckyRandom
from vabanque.sim.matchup import Matchup, play_batch
from vabanque.sim.registry import SIMULATIONS, Race, dealer_of


def races() -> list[tuple[Race, Matchup]]:
    """All races that games have registered, with their matchups."""
    return [
        (race, Matchup(game, race.players, race.options, seed=1))
        for game, simulation in SIMULATIONS.items()
        for race in simulation.races
    ]


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
        luck = Luck(matchup.seed, number)
        bot = LuckyRandom(luck)

        def choose(state: Any, seat: Seat, bot: LuckyRandom = bot) -> Any:
            return bot.choose(None, rules.legal(state, seat))

        start = rules.start(number % len(matchup.players))
        for _ in play_on(rules, start, dealt_by(dealer_of(rules, luck)), choose):
            pass


def measure(race: Race, matchup: Matchup, times: int = 3) -> tuple[float, float]:
    """Games per CPU second, compiled and by the readable rules (a whole session, as with `--record`)."""
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
