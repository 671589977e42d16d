"""The table of packages in docs/architecture.md: levels from pyproject.toml, lines counted, purposes from docstrings.

`python scripts/packages.py` writes the table anew. Lines are rounded to hundreds, so that it rarely has to be.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "architecture.md"
PACKAGE = ROOT / "src" / "vabanque"
BEGIN, END = "<!-- packages: begin (scripts/packages.py) -->", "<!-- packages: end -->"


def levels() -> list[list[str]]:
    """The packages of every level, top to bottom."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    layers = next(contract["layers"] for contract in contracts if contract["id"] == "levels")
    return [re.findall(r"\w+", layer) for layer in layers if layer != "(__main__)"]


def lines_of(path: Path) -> int:
    """How many lines of Python a module or package has."""
    files = [path] if path.suffix else path.rglob("*.py")
    return sum(len(file.read_text("utf-8").splitlines()) for file in files)


def table() -> Iterator[str]:
    """The table, line by line."""
    yield "| level | lines | what is there |"
    yield "|---|---:|---|"
    for level in levels():
        for name in level:
            path = PACKAGE / name if (PACKAGE / name).is_dir() else PACKAGE / f"{name}.py"
            yield row(name, path)
            if name == "games":
                yield from (row(f"games/{game.name}", game) for game in sorted(path.iterdir()) if is_package(game))
    yield f"| all | {rounded(lines_of(PACKAGE))} | |"


def row(name: str, path: Path) -> str:
    source = path / "__init__.py" if path.is_dir() else path
    first = (ast.get_docstring(ast.parse(source.read_text("utf-8"))) or "").partition("\n\n")[0].replace("\n", " ")
    return f"| `{name}` | {rounded(lines_of(path))} | {first} |"


def is_package(path: Path) -> bool:
    return (path / "__init__.py").is_file()


def rounded(lines: int) -> str:
    return f"{max(100, round(lines, -2)):,}"


def main() -> None:
    text = PAGE.read_text("utf-8")
    before, after = text.partition(BEGIN)[0], text.partition(END)[2]
    PAGE.write_text("\n".join([before + BEGIN, "", *table(), "", END]) + after, "utf-8")


if __name__ == "__main__":
    main()
