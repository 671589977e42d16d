"""The table of packages in docs/architecture.md tells the truth."""

from __future__ import annotations

import re

from scripts.packages import BEGIN, END, PAGE, table


def cells(line: str) -> tuple[str, int, str]:
    name, lines, purpose = (cell.strip() for cell in line.strip("|").split("|"))
    return name, int(lines.replace(",", "")), purpose


def test_the_table_of_packages_is_up_to_date() -> None:
    """Names and purposes exactly, lines within a tenth: `python scripts/packages.py` writes it anew."""
    written = PAGE.read_text("utf-8").partition(BEGIN)[2].partition(END)[0]
    rows = [cells(line) for line in written.splitlines() if re.match(r"\| [`a]", line)]
    counted = [cells(line) for line in list(table())[2:]]
    assert [(name, purpose) for name, _, purpose in rows] == [(name, purpose) for name, _, purpose in counted]
    for (name, lines, _), (_, now, _) in zip(rows, counted, strict=True):
        assert abs(lines - now) <= max(200, now // 10), name
