"""`python scripts/play.py`: a way to play from the repository that needs no make and no shell."""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import vabanque

SCRIPT = Path(__file__).parents[1] / "scripts/play.py"


@pytest.fixture
def script() -> dict[str, Any]:
    return runpy.run_path(str(SCRIPT))


def test_what_is_older_than_a_source_is_made_again(script: dict[str, Any], tmp_path: Path) -> None:
    made, source = tmp_path / "made", tmp_path / "source"
    source.touch()
    assert script["older"](made, [source])
    made.touch()
    os.utime(source, (1, 1))
    assert not script["older"](made, [source])
    os.utime(made, (0, 0))
    assert script["older"](made, [source])


def test_node_is_found(script: dict[str, Any]) -> None:
    command, path = script["npm"]()
    answer = subprocess.run(
        [command, "--version"], env={**os.environ, "PATH": path}, capture_output=True, text=True, check=True
    )
    assert int(answer.stdout.partition(".")[0]) > 8


def test_an_installed_tree_starts_at_once_and_passes_on_exit_codes() -> None:
    answer = subprocess.run([sys.executable, SCRIPT, "--version"], capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stderr
    assert answer.stdout.splitlines()[-1] == f"vabanque {vabanque.__version__}"
    wrong = subprocess.run([sys.executable, SCRIPT, "rules", "whist"], capture_output=True, text=True, check=False)
    assert wrong.returncode == 2
    assert "Traceback" not in wrong.stderr
