"""How long people wait after a fresh install: for every bot's first move, the first hint, the first line of `sim`.

Every command runs with an empty, read-only compile cache, so nothing is ever compiled, and no background compiler
disturbs the clock. Seconds count from the start of the command, including Python's own start; CPU seconds are the
figure that a busy machine does not change.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from vabanque.bots import bots_for
from vabanque.games import GAMES

LONGEST_WAIT = 2.0
"""The longest acceptable wait on an idle machine, in seconds."""
ANSWERS = "1 bank\n5 bank\n1\n2\n3\n4\n5\n6\nquit\n"
"""Works for every game; answers that do not fit just get a message."""
MOVES, HINT = ("Ben places", "Ben lays", "Ben sets aside"), ("would do this",)


class Waited(NamedTuple):
    """The time until a line appeared."""

    seconds: float
    cpu: float


def wait_for(signs: tuple[str, ...], *arguments: str, answers: str = "") -> Waited:
    """Start a command and wait for the first line that contains one of these texts."""
    with tempfile.TemporaryDirectory() as home:
        places = {"XDG_CACHE_HOME": "/dev/null/nowhere", "XDG_DATA_HOME": home}
        begun = time.perf_counter()
        with subprocess.Popen(
            [Path(sys.executable).with_name("vabanque"), *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, **places, "VABANQUE_LANG": "en", "PYTHONUNBUFFERED": "1"},
        ) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(answers)
            process.stdin.close()
            for line in process.stdout:
                if any(sign in line for sign in signs):
                    waited = Waited(time.perf_counter() - begun, _cpu(process.pid))
                    process.kill()
                    return waited
    raise AssertionError(f"vabanque {' '.join(arguments)} never said {signs[0]!r}")


def _cpu(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    print(f"{'game':<16} {'what':<20} {'seconds':>8} {'CPU':>6}")
    slowest = 0.0
    for game in GAMES:
        rows = {}
        for bot in bots_for(game):
            seats = ("--seats", f"me:Anna,{bot}:Ben")
            rows[f"{bot} moves"] = wait_for(MOVES, "play", game, "--plain", *seats, "--seed", "1", answers=ANSWERS)
        rows["hint"] = wait_for(HINT, "play", game, "--plain", *seats, "--seed", "1", answers=f"odds\n{ANSWERS}")
        rows["sim"] = wait_for((game,), "sim", game, "--games", "10", "--json")
        for what, waited in rows.items():
            print(f"{game:<16} {what:<20} {waited.seconds:>8.2f} {waited.cpu:>6.2f}", flush=True)
            slowest = max(slowest, waited.cpu)
    print(f"\nThe slowest takes {slowest:.2f} CPU seconds; {LONGEST_WAIT:.0f} s are allowed on an idle machine.")


if __name__ == "__main__":
    main()
