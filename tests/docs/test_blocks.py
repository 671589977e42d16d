"""Every code block in the documentation is right: it runs or, for command lines that would take long, it parses."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest
import typer.main

from vabanque.cli.app import whole_app

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
_BLOCK = re.compile(r"^( *)```(\w+)\n(.*?)^\1```", re.DOTALL | re.MULTILINE)
_EXTRAS = re.compile(r"\[([\w,]+)\]")

CHECKED_ELSEWHERE = {
    "pycon": "test_examples.py",
    "nginx": "tests/server",
    "javascript": "tests/arena: the example of the protocol is played",
    "powershell": "Windows only",
}
"""Languages whose blocks are run by other tests."""


def blocks(*languages: str) -> list[Any]:
    return [
        pytest.param(dedent(text), id=f"{page.relative_to(ROOT)}-{number}")
        for page in PAGES
        for number, (_, language, text) in enumerate(_BLOCK.findall(page.read_text("utf-8")))
        if language in languages
    ]


def test_no_block_is_left_out() -> None:
    known = {"sh", "console", "json", "toml", "python", *CHECKED_ELSEWHERE}
    used = {language for page in PAGES for _, language, _ in _BLOCK.findall(page.read_text("utf-8"))}
    assert used <= known


@pytest.mark.parametrize("text", blocks("sh", "console"))
def test_command_lines_are_understood(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    prompt = "$ " if "$ " in text else ""
    for line in text.replace("\\\n", " ").splitlines():
        if not line.startswith(prompt):
            continue  # what the command prints
        words = shlex.split(line.removeprefix(prompt), comments=True)
        if not words:
            continue
        for named in _EXTRAS.findall(line) if "pip" in line or words[0] == "uvx" else []:
            assert set(named.split(",")) <= set(extras), line
        match Path(words[0]).name, words[1:]:
            case "vabanque", arguments:
                for word in arguments:
                    if re.fullmatch(r"[\w-]+\.(jsonl?|db)", word):
                        (tmp_path / word).touch()  # a file that the reader has
                with monkeypatch.context() as elsewhere:
                    elsewhere.chdir(tmp_path)
                    parse(arguments)
            case "make", [target, *_]:
                assert f"\n{target}:" in (ROOT / "Makefile").read_text("utf-8"), line
            case "python", ["-m", module, *_]:
                assert find_spec(module), line
            case "python", [script, *_]:
                assert (ROOT / script).exists(), line
            case name, _:
                known = {
                    "pip",
                    "pipx",
                    "uvx",
                    "git",
                    "cd",
                    "cp",
                    "sudo",
                    "systemctl",
                    "curl",
                    "echo",
                    "export",
                    "podman",
                    "python3",
                }
                assert name in known, line


def parse(arguments: list[str]) -> None:
    """Read a command line as the program does, without running it. Exits or raises if anything is wrong with it."""
    command: Any = typer.main.get_command(whole_app())
    context = command.make_context("vabanque", list(arguments))
    while hasattr(command, "resolve_command") and (rest := [*context._protected_args, *context.args]):
        name, command, rest = command.resolve_command(context, rest)
        context = command.make_context(name, rest, parent=context)


def test_a_wrong_command_line_is_noticed() -> None:
    with pytest.raises(Exception, match="No such option"):
        parse(["play", "--players", "me,gain"])
    with pytest.raises(Exception, match="No such command"):
        parse(["plai"])


@pytest.mark.parametrize("text", blocks("toml"))
def test_toml_is_toml(text: str) -> None:
    tomllib.loads(text)


@pytest.mark.parametrize("text", blocks("json"))
def test_json_is_json(text: str) -> None:
    text = re.sub(r"\[ …[^\]]*\]", "[]", text)  # what the reader has to imagine
    decoder = json.JSONDecoder()
    at, text = 0, text.strip()
    while at < len(text):  # one value, or several in a row
        _, at = decoder.raw_decode(text, at)
        at += len(text[at:]) - len(text[at:].lstrip())


@pytest.mark.parametrize("text", blocks("python"))
def test_python_runs(text: str, tmp_path: Path) -> None:
    if text in {script.read_text("utf-8") for script in (ROOT / "examples").glob("*.py")}:
        return  # the arena's tests play with it
    script = tmp_path / "script.py"
    script.write_text(text, "utf-8")
    answer = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert (answer.returncode, answer.stderr) == (0, "")
