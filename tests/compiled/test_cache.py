"""The cache of compiled code: an edit to anything a function depends on leads to a new folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from vabanque.compiled import cache_folder

SOURCES = {
    "__init__.py": "",
    "moves.py": "from guests.numbers import (\n    SIX,  # six\n)\nfrom vabanque.compiled import compiled\n",
    "numbers.py": "from .deep import constants\nSIX = constants.SIX\n",
    "deep/__init__.py": "",
    "deep/constants.py": "SIX = 6\n",
    "unrelated.py": "SEVEN = 7\n",
}


def folder_of(place: Path, edited: str = "") -> str:
    """The folder for guests.moves, with one file of the package edited."""
    for name, text in SOURCES.items():
        path = place / "guests" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text + "# edited\n" * (name == edited), "utf-8")
    return cache_folder("guests.moves", str(place / "guests" / "moves.py")).name


def test_the_same_source_has_the_same_folder_wherever_it_is(tmp_path: Path) -> None:
    assert folder_of(tmp_path / "one") == folder_of(tmp_path / "two")


@pytest.mark.parametrize("edited", ["moves.py", "numbers.py", "deep/constants.py"])
def test_an_edit_to_a_module_or_its_imports_leads_to_a_new_folder(tmp_path: Path, edited: str) -> None:
    assert folder_of(tmp_path / "before") != folder_of(tmp_path / "after", edited)


def test_an_edit_elsewhere_keeps_the_folder(tmp_path: Path) -> None:
    assert folder_of(tmp_path / "before") == folder_of(tmp_path / "after", "unrelated.py")


def test_a_switch_that_changes_the_code_leads_to_a_new_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = folder_of(tmp_path)
    monkeypatch.setenv("NUMBA_OPT", "1")
    assert folder_of(tmp_path) != before


def test_compiled_games_do_not_depend_on_bots() -> None:
    """Editing a bot must not recompile every game."""
    from vabanque.warmup.folders import PACKAGE, sources_of

    sources = sources_of("vabanque.games.vegas.compiled", str(PACKAGE / "games" / "vegas" / "compiled.py"))
    levels = {path.relative_to(PACKAGE).parts[0] for path in sources}
    assert levels == {"compiled", "core", "games", "warmup"}
