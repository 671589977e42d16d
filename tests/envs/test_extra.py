"""Without the extra, importing the environments says what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("missing", "module"),
    [
        ("gymnasium", "vabanque.envs"),
        ("pettingzoo", "vabanque.envs"),
        ("pyspiel", "vabanque.envs.openspiel"),
    ],
)
def test_a_missing_library_is_named_with_the_command_that_installs_it(missing: str, module: str) -> None:
    program = f"import sys; sys.modules[{missing!r}] = None; import {module}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    last = done.stderr.strip().splitlines()[-1]
    assert last.startswith(f"ModuleNotFoundError: {module} needs {missing}")
    assert last.endswith('pip install "vabanque[envs]"')
