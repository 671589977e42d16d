"""How far is the numba solution of Die oberen 10 000 (two players) from C++? CPU seconds compared.

    python -m bench.solve

The numba figure is for a fresh process: imports, compilation with an empty cache, solution, proof of the error bound.
`solution` is the compiled solution alone, which is what the C++ program does. Decisions are those of the coach without
numba, which solves the turn anew each time; 19 out of 20 are faster than the figure.
"""

from __future__ import annotations

import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
FLAGS = ["-O3", "-march=native", "-mprefer-vector-width=512", "-ffp-contract=off"]

SOLUTION = """
import time
from vabanque.games.top_10000.exact.grid import Grid
from vabanque_lab.top_10000.solver import solve
solve(Grid.full(500, 2))
began = time.process_time()
solution = solve(Grid.full(10_000, 2))
print(time.process_time() - began, solution.values[0, 0])
"""

FROM_NOTHING = """
import resource, time
from vabanque_lab.top_10000.two_players import solve_two
solution = solve_two()
memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
print(time.process_time(), memory, solution.win[0, 0])
"""


DECISIONS = """
import sys, time
sys.modules["numba"] = None  # the coach does without it
from random import Random
from vabanque.games.top_10000.exact.coach import prospect, rank
rng = Random(1)
for seats in (2, 3, 4):
    spent = []
    for _ in range(60):
        me, *others = (rng.randrange(0, 10_000, 50) for _ in range(seats))
        prospect.cache_clear()
        began = time.process_time()
        rank(me, others, 0, (1, 1, 2, 3, 5), 5)
        spent.append(time.process_time() - began)
    print(1000 * sorted(spent)[-4])
"""


def _python(program: str, cache: str) -> list[float]:
    environment = {**os.environ, "NUMBA_CACHE_DIR": cache}
    ran = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    return [float(word) for word in ran.stdout.split()]


def measure() -> dict[str, float]:
    """All figures; without a C++ compiler, only those of numba and NumPy."""
    figures: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder:
        whole, megabytes, win = _python(FROM_NOTHING, folder)
        solution, _ = _python(SOLUTION, folder)
        figures |= {
            "solution_seconds": solution,
            "from_nothing_seconds": whole,
            "from_nothing_megabytes": megabytes,
        }
        if compiler := shutil.which("g++") or shutil.which("clang++"):
            program = Path(folder) / "solve_limit"
            subprocess.run([compiler, *FLAGS, HERE / "solve_limit.cpp", "-o", program], check=True)
            before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
            limit = json.loads(subprocess.run([program], capture_output=True, text=True, check=True).stdout)
            cpp = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
            assert abs(win - limit["win_first"]) < 1e-12, "the two programs disagree"
            figures |= {"cpp_seconds": cpp, "solution_to_cpp": solution / cpp}
        for seats, slow in zip((2, 3, 4), _python(DECISIONS, folder), strict=True):
            figures[f"decision_milliseconds_{seats}_seats"] = slow
    return figures


if __name__ == "__main__":
    print(json.dumps(measure(), indent=2))
