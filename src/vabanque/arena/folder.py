"""Bots in a folder: a file is a Python class with `choose`, or a program that speaks the bot protocol."""

from __future__ import annotations

import ast
import os
import shlex
import sys
from collections import Counter
from pathlib import Path

from vabanque.core import Misconfigured


def bots_in(folder: Path) -> dict[str, str]:
    """How the arena calls each bot in `folder` → what people call it: the name of its file.

    Nothing is imported or started here. Raises Misconfigured if there is none.
    """
    files = [path for path in sorted(folder.iterdir()) if not path.name.startswith(("_", ".")) and path.is_file()]
    stems = Counter(path.stem for path in files if path.suffix == ".py" or os.access(path, os.X_OK))
    bots: dict[str, str] = {}
    for path in files:
        called = path.stem if stems[path.stem] == 1 else path.name
        classes = _classes(path) if path.suffix == ".py" else []
        for name in classes:
            bots[f"{path.stem}:{name}"] = called if len(classes) == 1 else f"{called} {name}"
        if path.suffix == ".py" and not classes:
            bots[f"cmd:{shlex.join((sys.executable, str(path.absolute())))}"] = called
        elif path.suffix != ".py" and os.access(path, os.X_OK):
            bots[f"cmd:{shlex.quote(str(path.absolute()))}"] = called
    if not bots:
        raise Misconfigured("no-bots-in-folder", folder=str(folder)[-100:])
    return bots


def _classes(path: Path) -> list[str]:
    """The classes with a method `choose`, by their source. Raises Misconfigured if it is not Python."""
    try:
        tree = ast.parse(path.read_bytes())
    except (SyntaxError, ValueError, RecursionError) as error:
        raise Misconfigured("bad-bot", bot=path.name, reason=str(error)) from None
    return [
        node.name
        for node in tree.body
        if isinstance(node, ast.ClassDef)
        and any(isinstance(part, ast.FunctionDef) and part.name == "choose" for part in node.body)
    ]


def make_importable(folder: Path) -> None:
    """Let this process and those it starts import the modules in `folder`."""
    where = str(folder.absolute())
    sys.path.insert(0, where)
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (where, os.environ.get("PYTHONPATH"))))
