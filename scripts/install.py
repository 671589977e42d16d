"""Install a lock file with pip, and say how far it is: on one line in a terminal, elsewhere on a line every so often.

Usage: .venv/bin/python scripts/install.py requirements.lock
Standard library only: nothing is installed yet.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

EVERY = 10
"""Packages between two lines, where lines cannot be overwritten."""

LAST = 20
"""Lines of pip's that are shown when it fails."""

PIN = re.compile(r"^[a-z0-9]\S*==", re.MULTILINE | re.IGNORECASE)
FETCHED = re.compile(r"(?:Collecting|Requirement already satisfied:) ([\w.-]+)")


def show(text: str) -> None:
    """Instead of the last text, where a line can be overwritten."""
    print(f"\r\033[K  {text}" if sys.stdout.isatty() else f"  {text}\n", end="", flush=True)


def main() -> None:
    lock = Path(sys.argv[1])
    total = len(PIN.findall(lock.read_text("utf-8")))
    # --no-deps: the lock file is complete, so pip has nothing to resolve.
    options = ["--disable-pip-version-check", "--no-deps", "--require-hashes", "--progress-bar", "off"]
    command = [sys.executable, "-m", "pip", "install", *options, "--requirement", str(lock)]
    every = 1 if sys.stdout.isatty() else EVERY
    print(f"Installing {lock.name} into {Path(sys.prefix).name}; the first time, this takes minutes", flush=True)
    printed: list[str] = []
    done = 0
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    ) as pip:
        assert pip.stdout is not None
        for line in pip.stdout:
            printed.append(line)
            if line.startswith("Ignoring "):  # it is for other systems
                total -= 1
            elif package := FETCHED.match(line):
                done += 1
                if done % every == 0:
                    show(f"{done} of {total}: {package[1]}")
            elif line.startswith("Installing collected packages"):
                show("unpacking them")
    if sys.stdout.isatty():
        print("\r\033[K", end="", flush=True)
    if pip.returncode:
        sys.stderr.writelines(printed[-LAST:])
        raise SystemExit(f"pip could not install {lock.name}.")


main()
