"""Generated files are up to date."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("script", ["schema.py", "lessons.py"])
def test_generated_files_are_up_to_date(script: str) -> None:
    """Schema and TypeScript of the messages; what the server says in the browser's tutorials."""
    answer = subprocess.run(
        [sys.executable, ROOT / "scripts" / script, "--check"], capture_output=True, text=True, check=False
    )
    assert answer.returncode == 0, answer.stderr
