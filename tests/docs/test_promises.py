"""What the first pages promise about installing is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("page", ["README.md", "docs/index.md", "docs/hosting.md"])
def test_no_first_page_installs_from_an_index_that_does_not_have_us(page: str) -> None:
    assert (
        re.findall(r"pip install (?:--upgrade )?['\"]?vabanque(?:\[|\b(?!-\d))", (ROOT / page).read_text("utf-8")) == []
    )
