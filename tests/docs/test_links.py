"""Everything the documentation points to exists."""

from __future__ import annotations

import re
from pathlib import Path
from pkgutil import resolve_name

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "web" / "README.md"])
FOLDERS = ("src", "lab", "tests", "docs", "bench", "scripts", "schema", "examples")
BUILT = "src/vabanque/web"  # not in git
MADE = {"docs/reference.md", "docs/commands.md", "docs/contributing.md", "docs/rules/index.md"}
"""Pages that exist only on the documentation site: scripts/docs.py generates them. Its build checks links to them."""


def headings(page: Path) -> set[str]:
    """The anchors of a page, as Git hosts write them."""
    titles = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).strip().replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_to_a_file_and_a_heading(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", page.read_text("utf-8")):
        if "://" in target:
            continue
        path, _, anchor = target.partition("#")
        file = (page.parent / path).resolve() if path else page
        if file.is_relative_to(ROOT) and file.relative_to(ROOT).as_posix() in MADE:
            continue
        assert file.exists(), target
        assert not anchor or anchor in headings(file), target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_file_and_module_named_exists(page: Path) -> None:
    for name in re.findall(r"`([\w./-]+)`", page.read_text("utf-8")):
        if name.startswith("vabanque."):
            resolve_name(name)  # raises if there is no such module or name
        elif "/" in name and name.split("/")[0] in FOLDERS and name != BUILT:
            assert (ROOT / name).exists() or (page.parent / name).exists(), name
