"""The examples in the documentation are true."""

from __future__ import annotations

import doctest
import inspect
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import vabanque
from vabanque import games, table
from vabanque.core import frozen
from vabanque.play import dealers, files, record, session, text
from vabanque.play import verify as verifying

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("page", ["README.md", "docs/api.md", "docs/environments.md"])
def test_examples_print_what_they_say(page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    flags = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
    results = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=flags, encoding="utf-8")
    assert results.attempted > 0
    assert results.failed == 0


@pytest.mark.parametrize("module", [dealers, files, frozen, games, record, session, table, text, verifying])
def test_the_examples_of_a_module_print_what_they_say(module: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    results = doctest.testmod(module)
    assert results.attempted > 0
    assert results.failed == 0


WITHOUT_EXAMPLE = """
    BOTS GAMES Bot Chance Decide Entry IllegalMove Impossible Misconfigured Move Over Refusal Result Rules Unreadable
    Watcher Verdict WrongRecord LasVegas LasVegasCards Top10000 LasVegasState LasVegasView LasVegasCardsState
    LasVegasCardsView Top10000State Top10000View Place Lay Keep Roll Throw Words make_bot scenes LiveDealer
"""
"""Constants, and types that users get from the library but do not create."""


@pytest.mark.parametrize("name", vabanque.__all__)
def test_every_public_name_is_explained(name: str) -> None:
    export: Any = getattr(vabanque, name)
    text = inspect.getdoc(export)
    assert text, name
    if name not in WITHOUT_EXAMPLE.split():
        assert ">>>" in text, f"{name} has no example"


@pytest.mark.parametrize("name", vabanque.__all__)
def test_every_public_method_is_explained(name: str) -> None:
    export: Any = getattr(vabanque, name)
    for method, value in inspect.getmembers(export) if inspect.isclass(export) else ():
        if not method.startswith("_") and (inspect.isroutine(value) or isinstance(value, property)):
            assert inspect.getdoc(value), f"{name}.{method}"


def test_every_export_exists_and_is_documented() -> None:
    text = (ROOT / "docs/api.md").read_text(encoding="utf-8")
    for name in vabanque.__all__:
        assert getattr(vabanque, name) is not None
        assert name in text, f"{name} is public but docs/api.md does not mention it"


def test_there_are_no_names_but_the_exported_ones() -> None:
    with pytest.raises(AttributeError):
        vabanque.nothing_of_the_kind  # noqa: B018
    assert set(vabanque.__all__) <= set(dir(vabanque))
