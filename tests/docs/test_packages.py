"""What docs/architecture.md says about packages and files is true."""

from __future__ import annotations

import re

import pytest

from scripts.packages import BEGIN, END, PACKAGE, PAGE, ROOT, table


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


def test_every_file_that_the_page_names_exists() -> None:
    named = set(re.findall(r"`([\w/.]+\.(?:py|ts|svelte))`", PAGE.read_text("utf-8")))
    assert len(named) > 40
    folders = (PACKAGE, ROOT / "web" / "src")
    there = ["/" + path.relative_to(ROOT).as_posix() for folder in folders for path in folder.rglob("*.*")]
    assert [name for name in sorted(named) if not any(path.endswith(f"/{name}") for path in there)] == []


@pytest.mark.parametrize("game", ["las_vegas", "las_vegas_cards", "top_10000"])
def test_the_page_explains_every_file_of_a_games_folder(game: str) -> None:
    section = PAGE.read_text("utf-8").partition("## A game's folder")[2].partition("\n## ")[0]
    explained = set(re.findall(r"`([\w.]+)/?`", section))
    files = {path.name for path in (PACKAGE / "games" / game).iterdir() if not path.name.startswith("__p")}
    assert files <= explained
