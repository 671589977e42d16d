"""What make does before there is anything to test."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
KEPT = {"*.db", "*.db-shm", "*.db-wal", "*.nbi", "*.nbc"}
"""Not in git, but not for `make clean`: somebody's games. (Compiled code is in folders that it removes.)"""


def make(*arguments: str) -> subprocess.CompletedProcess[str]:
    # What an outer make has been told is not meant for this one.
    environment = {name: value for name, value in os.environ.items() if "MAKE" not in name and name != "MFLAGS"}
    return subprocess.run(
        ["make", *arguments], cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=300
    )


def test_a_python_that_is_not_there_is_reported_in_a_sentence(tmp_path: Path) -> None:
    venv = tmp_path / "venv"
    answer = make("PYTHON=/not here/python", f"VENV={venv}", f"{venv}/bin/python")
    assert answer.returncode == 2
    said, own = answer.stderr.splitlines()
    assert said.startswith("/not here/python will not do: Vabanque needs Python 3.11 or newer")
    assert own.startswith("make: ***")
    assert not venv.exists()


def test_an_environment_that_was_only_half_made_is_made_again(tmp_path: Path) -> None:
    venv = tmp_path / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", venv], check=True)
    (venv / ".stamp-runtime").touch()
    arguments = (f"PYTHON={sys.executable}", f"VENV={venv}", f"{venv}/bin/python")
    answer = make(*arguments)
    assert (answer.returncode, answer.stderr) == (0, "")
    subprocess.run([venv / "bin/python", "-c", "import pip"], check=True)
    assert not (venv / ".stamp-runtime").exists(), "nothing is installed in it yet"
    assert "is up to date" in make(*arguments).stdout


def test_clean_removes_everything_that_git_ignores_except_games() -> None:
    ignored = set((ROOT / ".gitignore").read_text("utf-8").split()) - KEPT
    recipe = make("--dry-run", "clean").stdout
    removed = {word.strip("'") for word in re.split(r"[\s\\]+", recipe)}
    missed = {
        name
        for name in (pattern.rstrip("/") for pattern in ignored)
        if not any(word == name or word.endswith(f"/{name}") for word in removed)
    }
    assert missed == set()
