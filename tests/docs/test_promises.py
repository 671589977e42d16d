"""What the first pages promise about installing is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scripts import testing

ROOT = Path(__file__).parents[2]


PAGES = ["README.md", "CONTRIBUTING.md", *sorted(str(page.relative_to(ROOT)) for page in ROOT.glob("docs/**/*.md"))]


@pytest.mark.parametrize("page", PAGES)
def test_no_page_installs_from_an_index_that_does_not_have_us(page: str) -> None:
    assert (
        re.findall(r"pip install (?:--upgrade )?['\"]?vabanque(?:\[|\b(?!-\d))", (ROOT / page).read_text("utf-8")) == []
    )


@pytest.mark.parametrize("page", [page for page in PAGES if not page.endswith(("words.md", "languages.md"))])
def test_english_writes_percent_without_a_space(page: str) -> None:
    assert re.findall(r".{20}\d[ \N{NO-BREAK SPACE}]%(?!\w)", (ROOT / page).read_text("utf-8")) == []


def test_the_counts_of_tests_are_true() -> None:
    """`python scripts/testing.py` writes them anew."""
    written = testing.PAGE.read_text("utf-8").partition(testing.BEGIN)[2].partition(testing.END)[0]
    said = {kind: int(count) for kind, count in re.findall(r"^\| (.+?) \| (\d+)\+", written, flags=re.MULTILINE)}
    now = testing.counted()
    assert said.keys() == now.keys()
    for kind, count in now.items():
        assert said[kind] <= count <= 2 * said[kind] + 20, kind


def test_every_folder_of_tests_is_of_a_kind() -> None:
    folders = {path.parent.relative_to(ROOT / "tests").parts[0] for path in (ROOT / "tests").glob("*/**/test_*.py")}
    assert folders == {name for names, _ in testing.KINDS.values() for name in names}
