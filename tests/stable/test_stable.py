"""What earlier releases promised still holds (docs/stability.md)."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

import pytest

from tests.stable import write
from vabanque import position_from_text, position_to_text

BROKEN = {("vabanque.analyse", "Decision"): {"why"}}
"""Parameters that a release before 1.0 has taken away; the changelog says what to use instead."""
RELEASES = sorted(Path(__file__).parent.glob("*.json"))


@pytest.fixture(params=RELEASES, ids=lambda path: path.stem)
def promised(request: pytest.FixtureRequest) -> Any:
    return json.loads(request.param.read_text("utf-8"))


def test_every_public_name_is_there_and_takes_the_same_arguments(promised: Any) -> None:
    for package, names in promised["names"].items():
        today = write.names(package)
        assert set(names) <= set(today)
        for name, parameters in names.items():
            kept = [one for one in parameters or () if one not in BROKEN.get((package, name), ())]
            assert [one for one in today[name] or () if one in kept] == kept, name


def test_every_move_has_the_same_text_and_number(promised: Any) -> None:
    for game, by_seats in promised["moves"].items():
        for seats, moves in by_seats.items():
            assert write.moves(game, int(seats)) == moves, f"{game} with {seats}"


def test_a_seed_gives_the_same_game(promised: Any) -> None:
    for game, record in promised["games"].items():
        assert write.played(game) == record, game


def test_a_position_is_written_the_same_and_still_read(promised: Any) -> None:
    for game, lines in promised.get("positions", {}).items():  # since 0.2.0
        assert write.positions(game)[::7] == lines, game
        for line in lines:
            assert position_to_text(*position_from_text(line)) == line


def test_a_missing_parameter_would_be_noticed(promised: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(write, "names", lambda package: {name: ["another"] for name in promised["names"][package]})
    with pytest.raises(AssertionError):
        test_every_public_name_is_there_and_takes_the_same_arguments(promised)


def test_no_module_hides_a_public_name_once_it_is_imported() -> None:
    """`vabanque.analyse.chances` is a function, whoever has imported a module of that name before."""
    for package in ("vabanque", "vabanque.sim", "vabanque.arena", "vabanque.analyse", "vabanque.envs"):
        public = import_module(package)
        modules = {module.name for module in iter_modules(public.__path__)}
        functions = {name for name in public.__all__ if not isinstance(getattr(public, name), ModuleType)}
        assert modules & functions == set(), package
