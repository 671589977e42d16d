"""Every command speaks the language of its user: from the environment, or from `--lang`."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from itertools import cycle
from pathlib import Path

import pytest
from typer.main import get_command

from tests import forking
from tests.cli.conftest import IMPORTED, Run
from tests.processes import started
from vabanque.cli.app import whole_app
from vabanque.cli.language import LOCALE, OWN, for_refusals, from_environment
from vabanque.i18n import LANGUAGES
from vabanque.store.operating import upgrade_database

RECORDS = Path(__file__).parents[1] / "records"
GAME = str(RECORDS / "top-10000-2.jsonl")
CLUB = (
    *("show", "info", "draw", "pause", "close", "standings", "open top-10000", "score 3 Anna=1", "confirm 3"),
    *("add Anna", "leave Anna", "rest Anna", "why Anna", "forget Anna", "helper Anna", "apart Anna Ben"),
    *("season", "rename Anna Anne", "release Anna", "log"),
    *("new Friends --server http://127.0.0.1:1", "export nowhere/club.json", f"import {GAME}"),
)
"""Without a club's key, or a server."""
FINISHING = {
    "play": "play top-10000 --plain --seats me,tourist --seed 1",
    "join": "join http://127.0.0.1:1/#/join/KXQ4AB --plain",
    "saves": "saves",
    "games": "games",
    "bots": "bots las-vegas-2012",
    "rules": "rules las-vegas-cards",
    "verify": f"verify {GAME}",
    "replay": f"replay {GAME}",
    "review": f"review {GAME}",
    "stats": f"stats {GAME}",
    "sim": "sim las-vegas-2012 --games 10 --seats random,random",
    "arena": "arena las-vegas-2012 --bots random,greedy --games 10 --jobs 1",
    "advise": "advise top-10000 --me 4200 --other 5100",
    "duel": "duel las-vegas-2012 --bills 50/60/70/80/90/50 --mine 7/0/0/0/0/0 --theirs 0/8/0/0/0/0 --roll 3",
    "solve": "solve top-10000 --target 300",
    "puzzle": "puzzle --list",
    "mcp": "mcp --record nowhere/agent.jsonl",
    **{f"club {words.split()[0]}": f"club {words}" for words in CLUB},
    **{f"print {what}": f"print {what}" for what in ("slips", "scores", "standings")},
    "print rules": "print rules top-10000 --out -",
    "print cards": "print cards top-10000 --out -",
    "db backup": "db backup DATABASE --database DATABASE",
    "db restore": "db restore nowhere.db --database DATABASE",
    "db list": "db list --database DATABASE",
    "db export": "db export none --database DATABASE",
    "db delete": "db delete none --database DATABASE",
    "db close": "db close none --database DATABASE",
    "db bar": "db bar nobody --database DATABASE",
    "db unbar": "db unbar nobody --database DATABASE",
    "db barred": "db barred --database DATABASE",
    "db stats": "db stats --database DATABASE",
    "db prune": "db prune --database DATABASE",
    "db check": "db check --database DATABASE",
    "db upgrade": "db upgrade --database DATABASE",
}
"""Commands, and how to make them say something and end soon."""
BEGINNING = {
    "": "",
    "serve": "serve --port 0 --database DATABASE",
    "train": "train las-vegas-2012 --out FOLDER",
    "study": "study top-10000 --out FOLDER",
    "dataset make": "dataset make FOLDER",
    "puzzle make": "puzzle make las-vegas-2012 --out FOLDER/collection.json",
}
"""Commands that take long; what they say first is enough."""
LOCALES = {"de": "de_CH.UTF-8", "fr": "fr_BE@euro", "nl": "nl_NL"}
"""Languages and locales, which need not be generated on this machine."""
VARIABLES = {OWN, "LANGUAGE", *LOCALE}


def commands() -> set[str]:
    """All commands, and those below them."""
    root = get_command(whole_app())
    named: set[str] = set()
    for name, command in vars(root)["commands"].items():
        inner = getattr(command, "commands", {})
        named |= {f"{name} {below}" for below in inner}
        if not inner or getattr(command, "invoke_without_command", False):
            named.add(name)
    return named


def with_languages(kinds: dict[str, str]) -> list[tuple[str, str]]:
    return list(zip(kinds.values(), cycle(LOCALES)))


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """A user's environment without any language."""
    usual = {name: value for name, value in os.environ.items() if name not in VARIABLES}
    return {**usual, "XDG_DATA_HOME": str(tmp_path / "data"), "NO_COLOR": "1", "COLUMNS": "100"}


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("database") / "tables.db"
    asyncio.run(upgrade_database(str(file)))
    return str(file)


def test_every_command_is_tried() -> None:
    assert commands() == {*FINISHING, *BEGINNING} - {""}


@pytest.mark.parametrize(("typed", "language"), with_languages(FINISHING), ids=FINISHING)
def test_a_command_speaks_the_language_of_its_environment(
    typed: str, language: str, environment: dict[str, str], database: str
) -> None:
    def said(*arguments: str, **more: str) -> str:
        done = forking.run(arguments, environment | more, b"quit\n", IMPORTED)
        assert b"Traceback" not in done.stderr, done.stderr.decode()
        # Times and rates differ from run to run.
        return re.sub(r"[\d.,'\u2009\u202f\u00a0 ]+", "#", (done.stdout + done.stderr).decode())

    typed_words = typed.replace("DATABASE", database).split()
    english = said(*typed_words)
    translated = said(*typed_words, LANG=LOCALES[language])
    assert translated != english
    assert said(*typed_words, VABANQUE_LANG=language) == translated
    assert said("--lang", language, *typed_words, LANG="en_GB.UTF-8") == translated
    assert said(*typed_words, "--lang", language, VABANQUE_LANG="en") == translated
    assert said("--lang", "en", *typed_words, LANG=LOCALES[language]) == english


@pytest.mark.parametrize(("typed", "language"), with_languages(BEGINNING), ids=["alone", *[*BEGINNING][1:]])
def test_a_long_command_begins_in_the_language_of_its_environment(
    typed: str, language: str, environment: dict[str, str], database: str, tmp_path: Path
) -> None:
    # An empty cache, and no way to fill it: commands that compile say so first, and leave no compiler behind.
    (tmp_path / "cache").write_text("a file where a folder should be")
    environment |= {"XDG_CACHE_HOME": str(tmp_path / "cache"), "VABANQUE_JIT": "", "VABANQUE_PORT": "0"}
    for hidden in ("NUMBA_CACHE_DIR", "DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        environment.pop(hidden, None)
    words = typed.replace("DATABASE", database).replace("FOLDER", str(tmp_path)).split()

    def first(*arguments: str, **more: str) -> str:
        program = [sys.executable, "-m", "vabanque", *arguments]
        with started(program, env=environment | more, text=True) as command:
            stream = command.stdout if typed.startswith("serve") or not typed else command.stderr
            assert stream is not None
            return re.sub(r"\d+", "#", stream.readline())

    translated = first(*words, LANG=LOCALES[language])
    assert len(translated.split()) > 3
    assert translated != first(*words)
    assert translated == first("--lang", language, *words)


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"VABANQUE_LANG": "nl"}, "nl"),
        ({"VABANQUE_LANG": "nl", "LC_ALL": "de_DE", "LANGUAGE": "fr"}, "nl"),
        ({"VABANQUE_LANG": "", "LANG": "de"}, "de"),
        ({"VABANQUE_LANG": "tlh", "LANG": "de_DE"}, "en"),
        ({"LC_ALL": "fr_FR.UTF-8", "LC_MESSAGES": "de_DE", "LANG": "nl_NL"}, "fr"),
        ({"LC_ALL": "", "LC_MESSAGES": "de_DE", "LANG": "nl_NL"}, "de"),
        ({"LANG": "NL_be@euro"}, "nl"),
        ({"LANG": "es_ES.UTF-8"}, "en"),
        ({"LANG": "den_CA"}, "en"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "es:fr_CA:de"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "es"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "en:de"}, "en"),
        ({"LC_ALL": "C", "LANG": "de_DE.UTF-8", "LANGUAGE": "fr"}, "en"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "fr"}, "en"),
        ({"LANG": "POSIX"}, "en"),
    ],
)
def test_the_environment_is_read_as_other_programs_do(variables: dict[str, str], language: str) -> None:
    assert from_environment(variables) == language


@pytest.mark.parametrize(
    ("typed", "given"),
    [("--lang tlh games", "tlh"), ("games --lang tlh", "tlh"), ("games --lang=DE", "DE"), ("db list --lang=", "")],
)
def test_an_unknown_language_is_refused_in_one_sentence(vabanque: Run, typed: str, given: str) -> None:
    done = vabanque(*typed.split(), VABANQUE_LANG="nl")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode() == f"vabanque: In ‘{given}’ zijn er geen teksten, alleen in {', '.join(LANGUAGES)}.\n"


def test_the_last_language_on_the_line_counts(vabanque: Run) -> None:
    assert "Acht Würfel" in vabanque("--lang", "nl", "games", "--lang", "fr", "--lang=de").stdout.decode()
    assert for_refusals(["--lang", "nl", "games", "--lang", "fr"]) == "fr"
    assert for_refusals(["verify", "--", "--lang", "fr"]) == "en"


def test_help_says_where_the_language_comes_from(vabanque: Run) -> None:
    for command in ([], ["rules"], ["db", "list"]):
        text = " ".join(vabanque(*command, "--help").stdout.decode().replace("│", " ").split())
        assert "from VABANQUE_LANG, LANGUAGE, LC_ALL, LC_MESSAGES or LANG" in text
