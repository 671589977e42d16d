"""Measure every speed target. Prints a table of ratios and writes bench/out/compiled.json.

Other programs may be using the machine, so competitors take turns, CPU time is used wherever possible, and the best of
several runs counts. Read the ratios, not the absolute figures.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bench._speed import RACES, cpu, interleaved, measure, play_rules_only
from vabanque.compiled import new_luck, numbers, repeated
from vabanque.core import Decide
from vabanque.core.luck import LuckStream, seed_key
from vabanque.games import make
from vabanque.games.las_vegas.compiled import turn
from vabanque.games.las_vegas.convert import from_state
from vabanque.games.las_vegas.dealers import EngineDealer
from vabanque.games.las_vegas.loop import ENGINE
from vabanque.sim import Matchup, play_batch
from vabanque.sim.dealer import LuckyRandom

HERE = Path(__file__).parent
OUT = HERE / "out"
FIVE = Matchup("las-vegas-2012", ("random",) * 5, {}, seed=1)
GAMES = 50_000

rows: list[dict[str, Any]] = []


def say(what: str, figure: float, unit: str, wanted: str = "", ok: bool | None = None) -> None:
    """One line of the table."""
    rows.append({"what": what, "figure": figure, "unit": unit, "wanted": wanted, "ok": ok})
    mark = "" if ok is None else "  ok" if ok else "  MISSED"
    shown = f"{figure:,.0f}" if figure >= 100 else f"{figure:.2f}"
    print(f"{what:<58}{shown:>12} {unit:<18}{wanted:<16}{mark}", flush=True)


def limit() -> Path | None:
    """The C++ version, compiled if there is a compiler."""
    compiler = shutil.which("g++") or shutil.which("clang++")
    if compiler is None:
        print("no C++ compiler: the limit is not measured")
        return None
    OUT.mkdir(exist_ok=True)
    program = OUT / "limit"
    subprocess.run([compiler, "-O3", "-march=native", "-o", program, HERE / "limit.cpp"], check=True)
    return program


def against_the_limit(times: int) -> None:
    """Compiled rules, C++ and readable rules on the same games of five random seats."""
    program = limit()
    tally, _ = play_batch(FIVE, 0, GAMES)

    def run_limit() -> float:
        assert program is not None
        answer = subprocess.run(
            [program, str(seed_key(FIVE.seed)), str(GAMES)], capture_output=True, text=True, check=True
        )
        seconds, money, decisions = answer.stdout.split()
        assert (int(money), int(decisions)) == (sum(tally.score), tally.decisions), "not the same games"
        return float(seconds)

    works: list[Callable[[], float]] = [
        lambda: cpu(lambda: play_batch(FIVE, 0, GAMES)),
        lambda: cpu(lambda: play_batch(FIVE, 0, 20, record=True)),
        lambda: cpu(lambda: play_rules_only(FIVE, 20)),
    ]
    if program is not None:
        works.append(run_limit)
    best = interleaved(works, times)
    rate = GAMES / best[0]
    say("las-vegas-2012, 5 random seats: compiled", rate, "games/CPU-s")
    say("  readable rules, session and journal", 20 / best[1], "games/CPU-s")
    say("  readable rules alone", 20 / best[2], "games/CPU-s")
    if program is not None:
        say("  C++ packed by hand", GAMES / best[3], "games/CPU-s")
        say("  compiled / C++", best[3] / best[0], "×", "≥ 0.6", best[3] / best[0] >= 0.6)
    say("  compiled / readable rules alone", rate * best[2] / 20, "×", "≥ 150", rate * best[2] / 20 >= 150)


def dice_of(matchup: Matchup) -> int:
    """Dice placed in a game."""
    rules: Any = matchup.rules()
    if matchup.game not in ("las-vegas-2012", "las-vegas-biggy"):
        return 0
    hand = rules.edition.dice + rules.edition.biggy + rules.neutral_each
    return int(rules.edition.rounds * (rules.seats * hand + rules.spare_dice))


def all_games(times: int) -> None:
    """Every game, and every dice variant against the plain one, per placed die."""
    rates = {race.name: (race.matchup, *measure(race, times)) for race in RACES}
    plain_matchup, plain, _ = rates["las-vegas-2012"]
    for name, (matchup, compiled, readable) in rates.items():
        wanted = {"las-vegas-cards": 50_000, "top-10000 stop-500, 2 seats": 150_000}.get(name)
        if wanted:
            say(f"{name}: compiled", compiled, "games/CPU-s", f"≥ {wanted:,}", compiled >= wanted)
        else:
            say(f"{name}: compiled", compiled, "games/CPU-s")
        say("  compiled / readable session", compiled / readable, "×")
        if dice_of(matchup) and matchup is not plain_matchup:
            slower = plain * dice_of(plain_matchup) / (compiled * dice_of(matchup))
            say("  time per placed die / plain 2012", slower, "×", "≤ 2", slower <= 2)


def middle_of_a_round() -> tuple[Any, Any]:
    """The rules, and a state after twelve placements."""
    rules = make("las-vegas-2012", 5)
    luck = LuckStream(1)
    dealer, bot = EngineDealer(luck), LuckyRandom(luck)
    state, placed = rules.start().state, 0
    while placed < 12 or not isinstance(rules.turn(state), Decide):
        turn: Any = rules.turn(state)
        if isinstance(turn, Decide):
            state = rules.play(state, bot.choose(None, rules.legal(state, turn.seats[0]))).state
            placed += 1
        else:
            state = rules.land(state, dealer.deal(turn, 0)).state
    return rules, state


def rest_of_a_round(times: int) -> None:
    """Rollouts from the middle of a round to its payout."""
    rules, state = middle_of_a_round()
    positions = repeated(from_state(rules, state), 2)
    players, lucks, totals = ENGINE.players([0] * 5), new_luck(1), numbers(5)

    def compiled() -> None:
        ENGINE.playouts(positions, players, lucks, 20_000, state.round, totals)

    def readable() -> None:
        luck = LuckStream(1)
        dealer, bot = EngineDealer(luck), LuckyRandom(luck)
        dealer._piles["bills"] = []
        for _ in range(20):
            now = state
            while now.round == state.round:
                turn: Any = rules.turn(now)
                if isinstance(turn, Decide):
                    now = rules.play(now, bot.choose(None, rules.legal(now, turn.seats[0]))).state
                else:
                    now = rules.land(now, dealer.deal(turn, 0)).state

    compiled()
    best = interleaved([lambda: cpu(compiled), lambda: cpu(readable)], times)
    say("rest of a round from its middle: compiled", 20_000 / best[0], "rollouts/CPU-s")
    say("  compiled / readable rules alone", (20_000 / best[0]) / (20 / best[1]), "×")

    def greedy_calls() -> None:
        for _ in range(2000):
            turn(positions[0])

    def array_calls() -> None:
        for _ in range(2000):
            ENGINE.playouts(positions, players, lucks, 0, state.round, totals)

    greedy_calls()
    best = interleaved([lambda: cpu(greedy_calls), lambda: cpu(array_calls)], times)
    say("one call from Python: a record / its array", best[0] / best[1], "×")


def two_processes(times: int) -> None:
    """The same games in one process and in two, as people start them: cold, from the shell, by the clock.

    Only a machine with two idle cores shows the gain. On a busy one, CPU time still shows what a second process costs.
    """
    vabanque = str(Path(sys.executable).with_name("vabanque"))
    command = [
        vabanque,
        "sim",
        "las-vegas-2012",
        "--seats",
        ",".join(FIVE.players),
        "--games",
        "2000000",
        "--seed",
        "1",
    ]

    def run(jobs: int) -> tuple[float, float]:
        before, begun = os.times(), time.perf_counter()
        subprocess.run([*command, "--json", "--jobs", str(jobs)], check=True, stdout=subprocess.DEVNULL)
        clock, after = time.perf_counter() - begun, os.times()
        return clock, after.children_user + after.children_system - before.children_user - before.children_system

    run(1)  # compiles, if necessary
    runs = [(run(1), run(2)) for _ in range(times)]
    clock = [min(pair[jobs][0] for pair in runs) for jobs in (0, 1)]
    used = [min(pair[jobs][1] for pair in runs) for jobs in (0, 1)]
    say(
        "two processes / one from the shell, by the clock",
        clock[0] / clock[1],
        "×",
        "≥ 1.7",
        clock[0] / clock[1] >= 1.7,
    )
    say("  one process", clock[0], "s by the clock")
    say("  CPU time of two processes / of one", used[1] / used[0], "×")
    say("  busy programs on this machine meanwhile (load)", os.getloadavg()[0], "")


def starts(times: int) -> None:
    """Cold processes: the command's help, and the first game with a warm cache."""
    game = "from vabanque.sim import Matchup, play_batch; play_batch(Matchup('las-vegas-2012', ('random',) * 5), 0, 1)"
    commands = {
        "vabanque --help": ([str(Path(sys.executable).with_name("vabanque")), "--help"], 0.3),
        "process start to first game, warm cache": ([sys.executable, "-c", game], 1.0),
    }
    for what, (command, most) in commands.items():
        clock, used = float("inf"), float("inf")
        for _ in range(3 * times):
            before, begun = os.times(), time.perf_counter()
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
            after = os.times()
            clock = min(clock, time.perf_counter() - begun)
            used = min(
                used, after.children_user + after.children_system - before.children_user - before.children_system
            )
        say(what, clock, "s by the clock", f"≤ {most}", clock <= most)
        say("  of which CPU", used, "s")


def memory() -> None:
    """Peak memory of a process, after few and after many games."""
    code = (
        "import resource, sys; from vabanque.sim import Matchup, simulate\n"
        "simulate(Matchup('las-vegas-2012', ('random',) * 5), int(sys.argv[1]))\n"
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)"
    )
    few, many = (
        int(subprocess.run([sys.executable, "-c", code, games], capture_output=True, text=True, check=True).stdout)
        for games in ("200000", "2000000")
    )
    say("memory after 200,000 games", few / 1024, "MB")
    say("  after 2,000,000 / after 200,000", many / few, "×", "≤ 1.1", many / few <= 1.1)


def main() -> None:
    """Run all measurements, or only those named."""
    parts: dict[str, Callable[[], None]] = {
        "limit": lambda: against_the_limit(times),
        "games": lambda: all_games(times),
        "round": lambda: rest_of_a_round(times),
        "processes": lambda: two_processes(times),
        "start": lambda: starts(times),
        "memory": memory,
    }
    parser = argparse.ArgumentParser(prog="python -m bench.compiled", description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*parts, []], help="default: all")
    parser.add_argument("--times", type=int, default=5, help="how many times to measure; the best counts")
    chosen = parser.parse_args()
    times: int = chosen.times
    for name, part in parts.items():
        if not chosen.parts or name in chosen.parts:
            part()
    OUT.mkdir(exist_ok=True)
    (OUT / "compiled.json").write_text(json.dumps(rows, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    missed = [row["what"] for row in rows if row["ok"] is False]
    if missed:
        print(f"missed: {', '.join(missed)}")


if __name__ == "__main__":
    main()
