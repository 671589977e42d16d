"""A game from outside: examples/pig, installed into an environment of its own, is there wherever games are."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.server.harness import Server
from tests.tui.test_process import Terminal
from tests.web.conftest import open_browser
from tests.web.people import Person

PIG = Path(__file__).parents[2] / "examples/pig"
Command = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="package")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreter of an environment that has Pig, beside all that this one has."""
    folder = tmp_path_factory.mktemp("pig")
    environment = folder / "environment"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", environment], check=True)
    (site,) = environment.glob("lib/python*/site-packages")
    ours = [path for path in sys.path if path.endswith(("site-packages", "/src"))]
    (site / "development.pth").write_text("\n".join(ours), "utf-8")
    interpreter = environment / "bin/python"
    source = shutil.copytree(PIG, folder / "pig")  # building leaves files behind
    install = ["install", "--quiet", "--no-deps", "--no-index", "--no-build-isolation", str(source)]
    subprocess.run([sys.executable, "-m", "pip", "--python", interpreter, *install], check=True)
    return interpreter


@pytest.fixture
def browser() -> Iterator[Browser]:
    with open_browser() as running:
        yield running


@pytest.fixture
def vabanque(python: Path, tmp_path: Path) -> Command:
    """The command in that environment, in an empty folder."""
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path / "data"), "COLUMNS": "100"}
    environment.pop("PYTHONPATH", None)

    def run(*arguments: str, answers: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [python, "-m", "vabanque", *arguments],
            input=answers, capture_output=True, text=True, check=False, timeout=60, cwd=tmp_path, env=environment,
        )  # fmt: skip

    return run


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Pig"), ("de", "Schweinchen"), ("fr", "Cochon"), ("nl", "Varkentje")]
)
def test_pig_is_listed_and_taught_in_four_languages(vabanque: Command, language: str, name: str) -> None:
    listed = vabanque("games", "--lang", language).stdout
    assert f"pig  {name}" in listed
    assert "-o target=100" in listed
    rules = vabanque("rules", "pig", "--lang", language).stdout
    assert rules.startswith(f"# {name}\n")
    assert "100" in rules


def test_pig_is_simulated_verified_and_told(vabanque: Command) -> None:
    answer = vabanque("sim", "pig", "--seats", "random,random,random", "--games", "20", "--seed", "1", "--json")
    assert answer.returncode == 0, answer.stderr
    assert json.loads(answer.stdout)["games"] == 20
    record = ["--record", "games.jsonl"]
    assert vabanque("sim", "pig", "--seats", "random,random", "--games", "5", "--seed", "1", *record).returncode == 0
    answer = vabanque("verify", "games.jsonl")
    assert answer.returncode == 0, answer.stdout + answer.stderr
    told = vabanque("replay", "games.jsonl", "--game", "2", "--lang", "fr")
    assert told.returncode == 0, told.stderr
    assert "Cochon" in told.stdout
    assert "relance" in told.stdout


def test_pig_has_contests(vabanque: Command) -> None:
    answer = vabanque("arena", "pig", "--bots", "random,rollouts", "--seats", "2", "--games", "8", "--json")
    assert answer.returncode == 0, answer.stderr


def test_pig_is_played_line_by_line(vabanque: Command) -> None:
    answers = "board\n" + "hold\n" * 30
    played = vabanque("play", "pig", "--plain", "--seats", "me:Anna,random", "--seed", "3", "-o", "target=20",
                      "--first", "Anna", answers=answers)  # fmt: skip
    assert played.returncode == 0, played.stderr
    assert "Anna holds." in played.stdout
    assert "First to 20 points." in played.stdout
    assert "You win." in played.stdout


def test_pig_is_played_on_the_drawn_table(python: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LINES", "30")
    seats = ["--seats", "me:Anna,random", "--seed", "3"]
    terminal = Terminal("play", "pig", *seats, "--lang", "de", command=[str(python), "-m", "vabanque"])
    terminal.until("Aufhören")
    terminal.type("2\r")
    terminal.until("Anna hört auf.")
    terminal.type("q")
    terminal.process.terminate()
    terminal.close()


@pytest.mark.browser
def test_pig_is_played_in_the_browser(python: Path, browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path, log="info")
    server.python = python
    server.start()
    anna = Person(browser, server.url, "Anna", painted=False)
    page = anna.play_now("Pig")
    page.locator(".tray.mine .choice").first.wait_for()
    assert anna.play_until(seconds=80)["moves"] > 0
    assert page.locator(".podium li").count() >= 2
    assert anna.errors == []
    anna.context.close()
    assert server.stop() == 0


def test_without_the_package_the_game_is_unknown_and_plugin_adds_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "vabanque", *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60, cwd=PIG)

    answer = run("rules", "pig")
    assert (answer.returncode, answer.stdout) == (2, "")
    assert "pig" in answer.stderr
    assert run("rules", "pig", "--plugin", "pig").stdout.startswith("# Pig\n")
    assert run("--plugin=pig", "rules", "pig").stdout.startswith("# Pig\n")
    broken = [run("games", "--plugin", "no_such_module")]
    monkeypatch.setenv("VABANQUE_PLUGINS", "no_such_module")
    broken.append(run("games"))
    for answer in broken:
        assert (answer.returncode, answer.stdout) == (2, "")
        assert "no_such_module" in answer.stderr
        assert "Traceback" not in answer.stderr
