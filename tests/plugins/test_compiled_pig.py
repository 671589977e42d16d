"""A game from outside brings its own compiled code, and plays the same games with it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def simulate(*options: str) -> str:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "examples/pig")])}
    command = [sys.executable, "-m", "vabanque", "--plugin", "tests.plugins.compiled_pig", "sim", "pig"]
    answer = subprocess.run(
        [*command, "--games", "60", "--seed", "3", *options],
        capture_output=True,
        text=True,
        check=True,
        env=environment,
    )
    return answer.stdout


def test_compiled_pig_plays_the_same_games_as_its_readable_rules(tmp_path: Path) -> None:
    compiled = json.loads(simulate("--json"))
    readable = json.loads(simulate("--json", "--record", str(tmp_path / "games.jsonl")))
    assert compiled == readable
    assert len((tmp_path / "games.jsonl").read_text("utf-8").splitlines()) == 60


def test_compiled_pig_is_really_used() -> None:
    assert "by the readable rules" not in simulate()
