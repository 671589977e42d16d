"""Work in several processes, and how it comes to an end."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

STOPPED_HALFWAY = """
from vabanque.parallel import spread
if __name__ == "__main__":
    answers = spread(bytes, ((100_000_000,) for _ in range(20)), jobs=2)
    print(len(next(answers)))
    answers.close()  # both processes are about to answer, or doing so: that takes longer than anything else here
"""


def test_a_program_exits_although_its_workers_were_killed_mid_answer(tmp_path: Path) -> None:
    script = tmp_path / "stopped.py"
    script.write_text(STOPPED_HALFWAY, "utf-8")
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (0, "100000000\n"), done.stderr
