"""How far is the numba solution of Die oberen 10 000 (two players) from C++? CPU seconds side by side.

    python -m bench.solve

The numba side counts a process of its own from nothing: imports, compilation (an empty cache), solution, proof of the
error bound. `solution` is the solution alone, compiled, which is what the C++ program does.
"""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
FLAGS = ["-O3", "-march=native", "-mprefer-vector-width=512", "-ffp-contract=off"]

SOLUTION = """
import time
from vabanque.solve.grid import Grid
from vabanque.solve.solver import solve
solve(Grid.full(500, 2))
began = time.process_time()
found = solve(Grid.full(10_000, 2))
print(time.process_time() - began, found.values[0, 0])
"""

FROM_NOTHING = """
import resource, time
from vabanque.solve.two import solve_two
found = solve_two()
memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
print(time.process_time(), memory, found.win[0, 0])
"""


def _python(program: str, cache: str) -> list[float]:
    environment = {**os.environ, "NUMBA_CACHE_DIR": cache}
    ran = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    return [float(word) for word in ran.stdout.split()]


def measure() -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "solve_limit"
        subprocess.run(["g++", *FLAGS, HERE / "solve_limit.cpp", "-o", program], check=True)
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        limit = json.loads(subprocess.run([program], capture_output=True, text=True, check=True).stdout)
        cpp = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
        whole, megabytes, win = _python(FROM_NOTHING, folder)
        solution, same = _python(SOLUTION, folder)
    assert abs(win - limit["win_first"]) < 1e-12, "the two programs disagree"
    assert win == same
    return {
        "cpp_seconds": cpp,
        "solution_seconds": solution,
        "from_nothing_seconds": whole,
        "from_nothing_megabytes": megabytes,
        "solution_to_cpp": solution / cpp,
    }


if __name__ == "__main__":
    print(json.dumps(measure(), indent=2))
