"""Speed where Python users feel it: readable rules, a session with its journal, a table, `verify`, and another engine.

    python -m bench.library

Games of random players per CPU-second on one core, the best of several interleaved runs, so read the ratios. The other
engine is eliegoudout/lasvegas from PyPI, the fastest public one in Python: five random players of the 2012 game, as its
own `Game.run` plays them. It is installed into its own environment in bench/out, or left out without a package index.
"""

from __future__ import annotations

import subprocess
import sys
import time
import venv
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from vabanque import Table
from vabanque.core import Decide, Over
from vabanque.core.contract import AnyRules
from vabanque.games import make
from vabanque.play.dealers import SeededDealer
from vabanque.play.session import Session
from vabanque.play.verify import verify

OUT = Path(__file__).parent / "out"
GAMES = 15
RUNS = 5
VARIANTS = [
    make("las-vegas-2012", 5),
    make("las-vegas-biggy", 5, {"bandit": True}),
    make("las-vegas-cards", 5),
    make("top-10000", 2),
]
OTHER_VERSION = "lasvegas==0.2.0"
OTHER = """
import sys, time
from lasvegas.game import Game
game = Game(num_players=5)
games, runs = int(sys.argv[1]), int(sys.argv[2])
best = float("inf")
for _ in range(runs):
    began = time.process_time()
    for _ in range(games):
        game.run()
    best = min(best, time.process_time() - began)
print(games / best)
"""


def play_rules(rules: AnyRules, seed: int) -> None:
    """A game by the rules alone: no journal, and no checks except those of the rules."""
    rng, dealer, state = Random(seed), SeededDealer(seed), rules.start().state
    while not isinstance(turn := rules.turn(state), Over):
        if isinstance(turn, Decide):
            state = rules.play(state, *[_any(rng, rules.legal(state, seat)) for seat in turn.seats]).state
        else:
            state = rules.land(state, dealer.deal(turn, 0)).state


def play_on(session: Session, seed: int) -> Session:
    """A game with its journal."""
    rng = Random(seed)
    while waiting := session.waiting_for:
        for seat in waiting:
            session.submit(_any(rng, session.legal(seat)))
    return session


def _any(rng: Random, moves: tuple[Any, ...]) -> Any:
    return moves[int(rng.random() * len(moves))]


def rate(work: Callable[[Any], object], inputs: list[Any]) -> float:
    """Games per CPU-second of the fastest run."""
    seconds = []
    for _ in range(RUNS):
        began = time.process_time()
        for item in inputs:
            work(item)
        seconds.append(time.process_time() - began)
    return len(inputs) / min(seconds)


def other_engine() -> float | None:
    """Five random players in eliegoudout/lasvegas; None if it cannot be installed."""
    home = OUT / "lasvegas"
    python = home / "bin/python"
    if not python.exists():
        venv.create(home, with_pip=True)
    pip = [python, "-m", "pip", "install", "-q", OTHER_VERSION]
    if subprocess.run(pip, capture_output=True, check=False).returncode:
        return None
    answer = subprocess.run([python, "-c", OTHER, str(GAMES), str(RUNS)], capture_output=True, text=True, check=False)
    return float(answer.stdout) if answer.returncode == 0 else None


def main() -> int:
    names = ["Anna", "Benno", "Carla", "Denny", "Emil"]
    print(f"{'games per CPU-second':24} {'rules':>7} {'session':>8} {'/ rules':>8} {'table':>7} {'verify':>7}")
    first = 0.0
    for rules in VARIANTS:
        seats = names[: rules.spec.seats]

        def session(seed: int, rules: AnyRules = rules, seats: list[str] = seats) -> Session:
            return play_on(Session(rules, seats, SeededDealer(seed)), seed)

        seeds = list(range(GAMES))
        bare = rate(lambda seed, rules=rules: play_rules(rules, seed), seeds)
        journalled = rate(session, seeds)
        table = rate(lambda seed, rules=rules, seats=seats: play_on(Table(rules, seats, seed=seed), seed), seeds)
        lines = [session(seed).record().to_json() for seed in seeds]
        checked = rate(verify, lines)
        first = first or bare
        title = f"{rules.spec.game}, {rules.spec.seats}"
        print(f"{title:24} {bare:7.0f} {journalled:8.0f} {journalled / bare:8.2f} {table:7.0f} {checked:7.0f}")
    other = other_engine()
    if other is None:
        print(f"{OTHER_VERSION} could not be installed")
    else:
        print(f"{OTHER_VERSION:24} {other:7.0f}   las-vegas-2012 is {first / other:.2f} × as fast (aim: 1.5)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
