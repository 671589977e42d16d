"""What people install: the wheel with nothing but msgspec, the parts, and a source distribution that is complete."""

from __future__ import annotations

import importlib
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from email.parser import BytesParser
from email.policy import default
from functools import partial
from importlib.metadata import distribution
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from vabanque.cli import bare
from vabanque.parts import INCLUDED, PARTS

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
RECORD = ROOT / "tests/records/las-vegas-2012-3.jsonl"
LINKS = re.compile(r"\]\(([^)]+)\)")
MOST = 19_500_000
"""Bytes that the engine may take, with msgspec. Half of it is what browsers need to play without a server."""

PLAY = """
import vabanque
rules = vabanque.game("las-vegas-2012", seats=3)
table = vabanque.Session(rules, ["Anna", "Benno", "Carla"], vabanque.SeededDealer(1))
for seat in range(3):
    table.bots[seat] = vabanque.make_bot("greedy", rules, seat, vabanque.stream(seat))
table.run_bots()
print(vabanque.verify(table.record().to_json()).ok)
try:
    vabanque.make_bot("house", rules, 0, vabanque.stream(1))
except vabanque.Misconfigured as refusal:
    print(vabanque.Words("en").refusal(refusal))
"""

run = partial(subprocess.run, capture_output=True, text=True, check=False, timeout=300)


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Wheel and source distribution, built as `make dist` does, from the files as they are now."""
    folder = tmp_path_factory.mktemp("dist")
    built = run([sys.executable, "-m", "hatchling", "build", "-d", str(folder)], cwd=ROOT)
    assert built.returncode == 0, built.stderr
    return folder


@pytest.fixture(scope="module")
def engine(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment that has the wheel and msgspec, and nothing else, not even pip."""
    home = tmp_path_factory.mktemp("engine")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", home], check=True)
    pip = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        str(home / "bin/python"),
        "install",
        "-q",
        "--no-deps",
        "--no-index",
    ]
    installed = run([*pip, "--no-compile", str(next(dist.glob("*.whl")))])
    assert installed.returncode == 0, installed.stderr
    (site,) = home.glob("lib/python*/site-packages")
    for file in distribution("msgspec").files or ():
        if "__pycache__" not in file.parts and ".." not in file.parts:
            (site / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(str(file.locate()), site / file)
    size = sum(file.stat().st_size for file in site.rglob("*") if file.is_file())
    assert size <= MOST
    return home / "bin"


def test_the_engine_alone_plays_and_verifies(engine: Path) -> None:
    answer = run([engine / "python", "-c", PLAY])
    assert answer.stderr == ""
    fine, missing = answer.stdout.splitlines()
    assert fine == "True"
    assert missing.endswith('pip install "vabanque[bots]"')


def test_the_examples_of_the_library_print_what_they_say_with_the_engine_alone(engine: Path, tmp_path: Path) -> None:
    for page in ("README.md", "docs/api.md"):
        shutil.copy(ROOT / page, tmp_path / "page.md")
        answer = run([engine / "python", "-m", "doctest", "-o", "NORMALIZE_WHITESPACE", "page.md"], cwd=tmp_path)
        assert (answer.returncode, answer.stdout, answer.stderr) == (0, "", ""), page


@pytest.mark.parametrize("module", ["sim", "arena", "envs"])
def test_modules_that_need_a_part_name_it(engine: Path, module: str) -> None:
    answer = run([engine / "python", "-c", f"import vabanque.{module}"])
    part = "envs" if module == "envs" else "bots"
    assert answer.stderr.endswith(f'not installed. Install it with: pip install "vabanque[{part}]"\n'), answer.stderr


def test_one_correct_game_is_summed_up_without_a_zero(engine: Path) -> None:
    answer = run([engine / "vabanque", "verify", str(RECORD), "--lang", "en"])
    assert answer.stdout == "One game is correct.\n"


def test_the_command_of_the_engine_alone_verifies_replays_and_tells_the_rules(engine: Path) -> None:
    command = [engine / "vabanque"]
    for arguments, said in (
        (["verify", str(RECORD), "--lang", "en"], "One game is correct"),
        (["replay", str(RECORD), "--lang", "en"], "Round 1. Seat 0 starts."),
        (["rules", "las-vegas-2012", "--lang", "de"], "# Las Vegas"),
        (["games", "--lang", "nl"], "top-10000"),
    ):
        answer = run([*command, *arguments])
        assert (answer.returncode, answer.stderr) == (0, ""), arguments
        assert said in answer.stdout
    assert run([*command, "verify", "nowhere.jsonl"]).returncode == 2


def test_the_command_of_the_engine_alone_speaks_the_language_of_its_user(engine: Path) -> None:
    def said(*arguments: str, **variables: str) -> tuple[int, str]:
        answer = run([engine / "vabanque", *arguments], env={"PATH": "", **variables})
        return answer.returncode, answer.stdout + answer.stderr

    assert "Acht Würfel" in said("games", LANG="de_DE.UTF-8")[1]
    assert "Huit dés" in said("games", LANG="de_DE.UTF-8", VABANQUE_LANG="fr")[1]
    assert "Eight dice" in said("games", LANG="es_ES.UTF-8")[1]
    for arguments in (("--lang", "nl", "games"), ("games", "--lang=nl"), ("--lang", "de", "games", "--lang", "nl")):
        assert "Acht dobbelstenen" in said(*arguments, LANG="de_DE.UTF-8")[1]
    assert said("--lang", "nl", "rules", "top-10000") == said("rules", "top-10000", VABANQUE_LANG="nl")
    code, refusal = said("games", "--lang", "tlh", LANG="de_DE.UTF-8")
    assert (code, refusal) == (2, "vabanque: In „tlh“ gibt es keine Texte, nur in en, de, fr, nl.\n")
    code, refusal = said("--lang", "fr", "play", LANG="de_DE.UTF-8")
    assert (code, refusal.endswith('pip install "vabanque[terminal]"\n')) == (2, True)
    assert refusal.startswith("vabanque: Seul le moteur est installé.")


@pytest.mark.parametrize(
    ("command", "part"), [([], "server"), (["serve"], "server"), (["play"], "terminal"), (["sim", "pig"], "bots")]
)
def test_other_commands_name_the_part_they_need(engine: Path, command: list[str], part: str) -> None:
    answer = run([engine / "python", "-m", "vabanque", *command])
    assert answer.returncode == 2
    assert answer.stdout == ""
    assert answer.stderr.endswith(f'pip install "vabanque[{part}]"\n')
    assert answer.stderr.count("\n") == 1


def test_the_full_command_names_a_missing_part_too() -> None:
    for command, missing, part in (
        (["serve"], "litestar", "server"),
        (["db", "upgrade"], "sqlalchemy", "server"),
        (["puzzle", "make", "top-10000"], "numpy", "bots"),
    ):
        without = f"import sys; sys.modules['{missing}'] = None;"
        answer = run([sys.executable, "-c", without + "from vabanque.cli import main; main()", *command])
        assert (answer.returncode, answer.stdout) == (2, ""), answer.stderr
        assert answer.stderr.endswith(f'pip install "vabanque[{part}]"\n'), answer.stderr


def test_parts_are_what_the_project_declares() -> None:
    imported = {"sqlalchemy[asyncio]": "sqlalchemy", "open-spiel": "open_spiel", "pillow": "PIL"}
    extras = PROJECT["optional-dependencies"]
    assert set(extras) == {*PARTS, "all"}
    for part, packages in PARTS.items():
        names = [re.split(r"[<>=; ]", requirement)[0] for requirement in extras[part]]
        own = {imported.get(name, name) for name in names if not name.startswith("vabanque")}
        listed = {package for other in PARTS for package in PARTS[other] if other != part}
        assert own <= {*packages, *listed}, part
    assert set(INCLUDED) <= set(PARTS)
    assert {*bare.NEEDS.values()} <= set(PARTS)
    assert [requirement.partition(">")[0] for requirement in PROJECT["dependencies"]] == ["msgspec"]


def test_the_source_distribution_has_every_file_of_the_project(dist: Path) -> None:
    with tarfile.open(next(dist.glob("*.tar.gz"))) as archive:
        packed = {name.partition("/")[2] for name in archive.getnames()}
    for folder in ("src/vabanque", "tests", "docs", "bench", "scripts", "examples", "schema", "web/src"):
        files = [
            file.relative_to(ROOT)
            for file in (ROOT / folder).rglob("*")
            if file.is_file() and not {"__pycache__", "out", ".hypothesis"} & set(file.parts)
        ]
        assert [str(file) for file in files if str(file) not in packed] == []
    assert {"Makefile", "requirements-dev.lock", "web/package-lock.json", ".ci/run", "LICENSE"} <= packed


def test_the_readme_reads_well_on_an_index(dist: Path) -> None:
    with ZipFile(next(dist.glob("*.whl"))) as wheel:
        name = next(name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
        metadata = BytesParser(policy=default).parsebytes(wheel.read(name))
    text = metadata.get_content()
    assert text.startswith("# Vabanque")
    assert [link for link in LINKS.findall(text) if not link.startswith(("https://", "#"))] == []
    assert metadata["License-Expression"] == "MIT"
    assert [need for need in metadata.get_all("Requires-Dist", []) if "extra ==" not in need] == ["msgspec>=0.20"]


def test_whoever_publishes_the_package_writes_its_address_in_one_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until then, nothing in it leads to an address that nobody has promised."""
    monkeypatch.syspath_prepend(ROOT / "scripts")
    hooks = importlib.import_module("hatch_hooks")
    known: dict[str, dict[str, Any]] = {"": {}, "https://host.example/ours": {}}
    for repository, metadata in known.items():
        hooks.Links(str(ROOT), {"repository": repository}).update(metadata)
        links = LINKS.findall(metadata["readme"]["text"])
        assert {link for link in links if not link.startswith(("https://", "#"))} == set()
        assert any(link.startswith("https://host.example/ours/blob/main/docs/") for link in links) == bool(repository)
    assert known[""]["urls"] == {}
    assert known["https://host.example/ours"]["urls"]["Issues"] == "https://host.example/ours/issues"
    stated = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["metadata"]["hooks"]["custom"]
    assert stated["repository"] == "" or stated["repository"].startswith("https://")


def test_the_manual_page_has_every_command() -> None:
    answer = run([sys.executable, "scripts/man.py"], cwd=ROOT)
    assert answer.returncode == 0, answer.stderr
    named = set(re.findall(r"^\.SS ([a-z]+)", answer.stdout, re.MULTILINE))
    listed = run([sys.executable, "-m", "vabanque", "--help"]).stdout
    assert {"play", "verify", "serve", "db", "sim"} <= named
    assert {command for command in named if command not in listed} == set()
    assert "\\-\\-commitment" in answer.stdout
