"""How many recorded games does `verify` check per second? How much slower is it than just reading the JSON, and than a
checker that knows one game and does nothing else (`bench/_checker.py`)?

    python -m bench.verify

CPU seconds on one core, the best of several runs. The ratio to `json.loads` of the same lines hardly depends on the
machine; games per second do. The aim is 800 five-seat games of las-vegas-2012 per second on an idle core.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable

from bench import _checker
from vabanque.conformance import recorded, title
from vabanque.games import make
from vabanque.play.verify import verify

GAMES = 60
RUNS = 7
VARIANTS = [
    make("las-vegas-2012", 5),
    make("las-vegas-2012", 3, {"neutral": True}),
    make("las-vegas-biggy", 6, {"bandit": True}),
    make("las-vegas-cards", 5),
    make("las-vegas-cards", 5, {"order": "in-turn", "jetons": True}),
    make("top-10000", 4),
]


def best(work: Callable[[str], object], lines: list[str]) -> float:
    """CPU seconds of the fastest run over all lines."""
    seconds = []
    for _ in range(RUNS):
        began = time.process_time()
        for line in lines:
            work(line)
        seconds.append(time.process_time() - began)
    return min(seconds)


def main() -> None:
    print(f"{'game':40} {'KB each':>8} {'games/s':>8} {'verify / json.loads':>20} {'checker / verify':>17}")
    for rules in VARIANTS:
        lines = [recorded(rules, seed)[0].to_json() for seed in range(GAMES)]
        assert all(verify(line).ok for line in lines)
        checked, read = best(verify, lines), best(json.loads, lines)
        plain = f"{best(_checker.check, lines) / checked:17.2f}" if all(map(_checker.check, lines)) else ""
        size = sum(map(len, lines)) / GAMES / 1000
        print(f"{title(rules):40} {size:8.1f} {GAMES / checked:8.0f} {checked / read:20.1f} {plain}")


if __name__ == "__main__":
    main()
