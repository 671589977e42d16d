"""Where games, bots and drawings are looked up, and where other packages add theirs.

A plug-in is a module. It is found through an entry point of a group such as `vabanque.games`, or named with `--plugin`
(which every process started from this one inherits through the environment). Importing it registers what it brings.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Generic, TypeVar

from vabanque.core.refusals import Misconfigured

PLUGINS = "VABANQUE_PLUGINS"
"""The environment variable that lists plug-in modules, separated by commas."""
GROUPS = ("vabanque.games", "vabanque.bots")

T = TypeVar("T")


class Registry(Mapping[str, T], Generic[T]):
    """Things by name. Plug-ins are loaded when a name is missing, or when all names are needed."""

    def __init__(self) -> None:
        self._things: dict[str, T] = {}

    def add(self, name: str, thing: T) -> None:
        """Register `thing`. Raises Misconfigured if the name is taken."""
        if self._things.setdefault(name, thing) is not thing:
            raise Misconfigured("name-taken", name=name)

    def remove(self, name: str) -> None:
        """Remove it: for tests, and for notebooks that try out another version."""
        del self._things[name]

    def __getitem__(self, name: str) -> T:
        if name not in self._things:
            load_plugins()
        return self._things[name]

    def __iter__(self) -> Iterator[str]:
        load_plugins()
        return iter(self._things)

    def __len__(self) -> int:
        load_plugins()
        return len(self._things)


_loaded: set[str] = set()


def load_plugins() -> None:
    """Import every plug-in that is installed or named in the environment, once."""
    for name in filter(None, os.environ.get(PLUGINS, "").split(",")):
        load_plugin(name)
    if GROUPS[0] in _loaded:
        return
    _loaded.update(GROUPS)
    for group in GROUPS:
        for point in entry_points(group=group):
            load_plugin(point.module)


def load_plugin(module: str) -> None:
    """Import one plug-in. Raises Misconfigured if that fails."""
    if module in _loaded:
        return
    _loaded.add(module)
    here = str(Path.cwd())
    if here not in sys.path:  # a plug-in may be in the current folder, where an installed command does not look
        sys.path.append(here)
    try:
        import_module(module or "?")
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # noqa: BLE001  # a foreign module may do anything when imported
        _loaded.discard(module)
        reason = str(error) or type(error).__name__
        raise Misconfigured("bad-plugin", plugin=module, reason=reason) from None


def name_plugin(module: str) -> None:
    """Load a plug-in here and in every process that this one starts. Raises Misconfigured."""
    load_plugin(module)
    named = [name for name in os.environ.get(PLUGINS, "").split(",") if name]
    if module not in named:
        os.environ[PLUGINS] = ",".join([*named, module])
