"""The command as users see it: a process with an exit code and two streams."""

import subprocess
import sys

import vabanque


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", "from vabanque.cli import main; main()", *arguments],
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_version_is_the_packages_version() -> None:
    answer = run("--version")
    assert (answer.returncode, answer.stdout) == (0, f"vabanque {vabanque.__version__}\n")


def test_wrong_usage_exits_with_2_and_no_stack_trace() -> None:
    answer = run("--no-such-option")
    assert answer.returncode == 2
    assert "--no-such-option" in answer.stderr
    assert "Traceback" not in answer.stderr
