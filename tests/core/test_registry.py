"""Where games and bots are looked up, and how plug-ins add theirs."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from vabanque.core import Misconfigured, registry
from vabanque.core.registry import Registry, load_plugin, load_plugins, name_plugin


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A working folder for modules, which are unloaded afterwards."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(registry, "_loaded", set())
    monkeypatch.setattr(registry, "entry_points", lambda **_: ())
    monkeypatch.delenv(registry.PLUGINS, raising=False)
    modules = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - modules:
        del sys.modules[name]


@pytest.mark.usefixtures("folder")
def test_a_name_can_be_taken_only_once() -> None:
    entries: Registry[list[int]] = Registry()
    first: list[int] = []
    entries.add("a", first)
    entries.add("a", first)  # the same object again: a module may be imported twice
    with pytest.raises(Misconfigured) as refused:
        entries.add("a", [])
    assert "name-taken (name=a)" in str(refused.value)
    assert entries["a"] is first
    assert (list(entries), len(entries), "a" in entries, "b" in entries) == (["a"], 1, True, False)
    entries.remove("a")
    assert len(entries) == 0
    with pytest.raises(KeyError):
        entries["a"]


THINGS: Registry[str] = Registry()


@pytest.mark.parametrize("how", ["name", "iterate", "count"])
def test_plug_ins_are_loaded_when_a_name_is_missing(how: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "my_game.py").write_text("from tests.core.test_registry import THINGS\nTHINGS.add('mine', 'my game')\n")
    monkeypatch.setenv(registry.PLUGINS, "my_game")
    try:
        if how == "name":
            assert THINGS["mine"] == "my game"
        elif how == "iterate":
            assert list(THINGS) == ["mine"]
        else:
            assert len(THINGS) == 1
    finally:
        THINGS.remove("mine")


@pytest.mark.usefixtures("folder")
def test_a_registered_name_is_found_without_loading_plug_ins(monkeypatch: pytest.MonkeyPatch) -> None:
    entries: Registry[int] = Registry()
    entries.add("a", 1)
    monkeypatch.setenv(registry.PLUGINS, "no_such_module")
    assert entries["a"] == 1
    with pytest.raises(Misconfigured, match="bad-plugin"):
        entries["b"]


def test_plug_ins_are_installed_or_named_and_loaded_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("one", "two", "three"):
        (folder / f"plug_in_{name}.py").write_text(
            f"from pathlib import Path\nwith Path('log').open('a') as f: f.write('{name} ')\n"
        )

    class Point:
        def __init__(self, module: str) -> None:
            self.module = module

    points = {"vabanque.games": [Point("plug_in_one")], "vabanque.bots": [Point("plug_in_two")]}
    groups: list[str] = []

    def entry_points(group: str) -> list[Point]:
        groups.append(group)
        return points[group]

    monkeypatch.setattr(registry, "entry_points", entry_points)
    monkeypatch.setenv(registry.PLUGINS, "plug_in_three,,plug_in_one")
    for _ in range(2):
        load_plugins()
        for name in ("one", "two", "three"):
            sys.modules.pop(f"plug_in_{name}", None)  # only the registry remembers them
    assert (folder / "log").read_text() == "three one two "
    assert groups == ["vabanque.games", "vabanque.bots"], "looking for installed packages takes time"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("1 / 0", "division by zero"),
        ("raise SystemExit", "SystemExit"),
        ("import no_such_library", "No module named 'no_such_library'"),
    ],
)
def test_a_plug_in_that_fails_is_refused_and_may_be_tried_again(text: str, reason: str, folder: Path) -> None:
    (folder / "broken_plug_in.py").write_text(text)
    for _ in range(2):
        with pytest.raises(Misconfigured) as refused:
            load_plugin("broken_plug_in")
        assert refused.value.facts == {"plugin": "broken_plug_in", "reason": reason}
    with pytest.raises(Misconfigured, match="bad-plugin"):
        load_plugin("")


def test_ctrl_c_while_a_plug_in_is_loaded_is_not_blamed_on_it(folder: Path) -> None:
    (folder / "slow_plug_in.py").write_text("raise KeyboardInterrupt")
    with pytest.raises(KeyboardInterrupt):
        load_plugin("slow_plug_in")


def test_a_named_plug_in_is_named_to_every_process_started_from_here(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "plug_in_a.py").write_text("")
    (folder / "plug_in_b.py").write_text("")
    monkeypatch.setenv(registry.PLUGINS, "")
    for name in ("plug_in_a", "plug_in_b", "plug_in_a"):
        name_plugin(name)
    assert os.environ[registry.PLUGINS] == "plug_in_a,plug_in_b"
    assert sys.path.count(str(folder)) == 1
    with pytest.raises(Misconfigured):
        name_plugin("plug_in_c")
    assert "plug_in_c" not in os.environ[registry.PLUGINS]
