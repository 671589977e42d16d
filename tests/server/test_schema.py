"""Generated files are up to date."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_schema_and_typescript_are_up_to_date() -> None:
    answer = subprocess.run(
        [sys.executable, ROOT / "scripts" / "schema.py", "--check"], capture_output=True, text=True, check=False
    )
    assert answer.returncode == 0, answer.stderr
