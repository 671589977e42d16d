"""The rule books stay pure: they import nothing else, whether or not `lint-imports` knows its name.

Only the frozen values that they are written with come from msgspec, by way of `core.frozen`.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import vabanque

PACKAGE = Path(vabanque.__file__).parent
FROZEN = PACKAGE / "core" / "frozen.py"
RULE_BOOKS = sorted(
    [
        *(PACKAGE / "core").rglob("*.py"),
        *(
            path
            for name in ("__init__", "rules", "editions", "scene", "vocabulary", "notation")
            for path in (PACKAGE / "games").glob(f"*/{name}.py")
        ),
    ]
)


def imported_packages(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]


@pytest.mark.parametrize("path", RULE_BOOKS, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_rule_book_needs_the_standard_library_only(path: Path) -> None:
    allowed = {"vabanque", "msgspec"} if path == FROZEN else {"vabanque"}
    strangers = set(imported_packages(path.read_text("utf-8"))) - sys.stdlib_module_names - allowed
    assert not strangers
