"""Editors complete `move.face` and `view.bills`: mypy and pyright agree on tests/library/typed.py."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests.programs import node

ROOT = Path(__file__).parents[2]
FILE = "tests/library/typed.py"
PYRIGHT = ROOT / "web/node_modules/pyright/index.js"


def test_pyright_agrees() -> None:
    answer = subprocess.run(
        [node(), PYRIGHT, "--outputjson", "--pythonpath", sys.executable, FILE],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    report = json.loads(answer.stdout)
    assert [problem["message"] for problem in report["generalDiagnostics"]] == []
    assert report["summary"]["filesAnalyzed"] == 1


def test_mypy_agrees(tmp_path: Path) -> None:
    """`make lint` checks this file too; here a wrong type must be found, so that silence means something."""
    wrong = tmp_path / "wrong.py"
    wrong.write_text((ROOT / FILE).read_text("utf-8") + "\nassert_type(table.legal()[0].face, str)\n")
    mypy = [sys.executable, "-m", "mypy", "--strict", "--config-file", str(ROOT / "pyproject.toml")]
    answer = subprocess.run([*mypy, wrong], cwd=ROOT, capture_output=True, text=True, check=False)
    assert answer.stdout.count("error:") == 1, answer.stdout
    assert 'Expression is of type "int", not "str"' in answer.stdout
