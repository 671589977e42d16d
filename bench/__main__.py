"""Run every benchmark (or those named), each in its own process; the output is also saved in bench/out."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
ALL = sorted(path.stem for path in HERE.glob("*.py") if not path.stem.startswith("_"))


def main() -> int:
    wanted = sys.argv[1:] or ALL
    if unknown := set(wanted) - set(ALL):
        print(f"No such benchmark: {', '.join(sorted(unknown))}. Choose from {', '.join(ALL)}.", file=sys.stderr)
        return 2
    (HERE / "out").mkdir(exist_ok=True)
    worst = 0
    for name in wanted:
        print(f"== {name}", flush=True)
        answer = subprocess.run(
            [sys.executable, "-m", f"bench.{name}"], cwd=HERE.parent, stdout=subprocess.PIPE, text=True, check=False
        )
        print(answer.stdout, flush=True)
        (HERE / "out" / f"{name}.txt").write_text(answer.stdout, "utf-8")
        worst = max(worst, answer.returncode)
    return worst


if __name__ == "__main__":
    sys.exit(main())
