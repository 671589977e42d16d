"""`make simulate ARGS="--seeds 10000"`: many seeds on all cores. One that fails is named; --seed runs it again."""

from __future__ import annotations

import argparse
import os
import sys
import traceback
import warnings
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice

from tests.simulate.world import Outcome, run

AT_ONCE = 20
"""Seeds that a process runs before it reports."""
LOUD = 5
"""How many failures are shown in full."""


def try_seeds(seeds: list[int]) -> list[Outcome | tuple[int, str]]:
    """The outcome of each seed; of a failing one, where it failed."""
    # What a killed host had begun is never awaited.
    warnings.simplefilter("ignore", RuntimeWarning)
    results: list[Outcome | tuple[int, str]] = []
    for seed in seeds:
        try:
            results.append(run(seed))
        except Exception:  # noqa: BLE001  # whatever it is, it is a finding
            results.append((seed, traceback.format_exc()))
    return results


def _batches(seeds: Iterable[int]) -> Iterator[list[int]]:
    rest = iter(seeds)
    while batch := list(islice(rest, AT_ONCE)):
        yield batch


def main() -> int:
    parser = argparse.ArgumentParser(prog="make simulate", description=__doc__)
    parser.add_argument("--seeds", type=int, default=1000, help="how many (default: 1000)")
    parser.add_argument("--first", type=int, default=0, help="the first one (default: 0)")
    parser.add_argument("--seed", type=int, help="only this one, with a full report")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one per core)")
    wanted = parser.parse_args()
    if wanted.seeds < 1 or wanted.jobs < 1:
        parser.error("at least one seed and one process")
    seeds = range(wanted.first, wanted.first + wanted.seeds) if wanted.seed is None else [wanted.seed]
    faults: Counter[str] = Counter()
    done = acknowledged = rows = messages = over = 0
    failed: list[int] = []
    with ProcessPoolExecutor(wanted.jobs) as pool:
        for results in pool.map(try_seeds, _batches(seeds)):
            for result in results:
                done += 1
                if isinstance(result, tuple):
                    failed.append(result[0])
                    if len(failed) <= LOUD:
                        print(f"seed {result[0]} fails:\n{result[1]}", flush=True)
                    continue
                faults += result.faults
                acknowledged += result.acknowledged
                rows, messages, over = rows + result.rows, messages + result.messages, over + result.over
            if sys.stderr.isatty():
                print(f"\r{done} of {len(seeds)}", end="", file=sys.stderr, flush=True)
    kinds = ", ".join(f"{count} × {kind}" for kind, count in sorted(faults.items()))
    print(f"{done} seeds: {faults.total()} faults ({kinds}); {over} games ended; {acknowledged} acknowledgements,")
    print(f"{rows} rows and {messages} messages checked; {len(failed)} seeds failed")
    if failed:
        print("failed:", *failed[:100])
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
