"""My games: everything this device has played, found again, added up, taken along and brought in."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import ViewportSize

from tests.web.conftest import ROOT, People
from tests.web.people import DESK, PHONE, Person, expect, unfold

MANY = Path(__file__).with_name("many_games.js").read_text("utf-8").partition("\n")[2].rstrip().removesuffix(";")
RECORDS = ROOT / "tests/records"
TITLES = {"en": "My games", "de": "Meine Spiele", "fr": "Mes parties", "nl": "Mijn spellen"}
HEADS = {"en": "Head to head", "de": "Direkter Vergleich", "fr": "Face à face", "nl": "Onderling"}


def fill(person: Person, count: int) -> None:
    """Put made-up games on this person's shelf; their page must be open."""
    person.page.evaluate(MANY, [count, person.name])


@pytest.mark.parametrize(
    ("lang", "size", "theme"),
    [("en", DESK, "night"), ("de", PHONE, "light"), ("fr", PHONE, "night"), ("nl", DESK, "light")],
)
def test_ten_thousand_games_are_listed_filtered_and_added_up(
    people: People, lang: str, size: ViewportSize, theme: str
) -> None:
    anna = people("Anna", lang=lang, size=size, theme=theme)
    page = anna.go()
    fill(anna, 10_000)
    page.goto(f"{anna.url}/#/games")
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES[lang])
    rows = page.locator("section ul > li:has(time)")
    expect(rows).to_have_count(25)
    before = page.locator(".count").inner_text()
    page.locator(".filters select").nth(1).select_option("won")
    expect(page.locator(".count")).not_to_have_text(before)
    page.get_by_role("searchbox").fill("émile")
    expect(rows.first).to_contain_text("Émile")
    page.locator(".pages button").last.click()
    expect(page.locator(".pages")).to_contain_text("2")
    assert anna.axe() == []
    assert anna.too_wide() <= 0
    page.goto(f"{anna.url}/#/games/statistics")
    page.get_by_role("heading", name=HEADS[lang]).wait_for()
    assert page.locator("svg[role=img]").count() > 10
    assert anna.axe() == []
    assert anna.too_wide() <= 0
    # The words follow the language although the page came later.
    page.locator("header select").select_option("en" if lang != "en" else "de")
    expect(page.get_by_role("heading", name=HEADS["en" if lang != "en" else "de"])).to_be_visible()


def test_a_finished_game_is_kept_and_outlives_its_table(people: People) -> None:
    anna = people("Anna", size=PHONE)
    page = anna.go("#/new/top-10000")
    unfold(page)
    page.get_by_role("button", name="2,500").click()
    page.get_by_role("group", name="How many players?").get_by_role("button", name="2", exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Start with a bot").click()
    anna.play_until()
    table = anna.table()
    page.goto(f"{anna.url}/#/games")
    row = page.locator("li:has(time)")
    expect(row).to_contain_text("Die oberen 10 000")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Records (JSONL)").click()
    record = json.loads(Path(saved.value.path()).read_text("utf-8"))
    assert (record["format"], record["game"]) == ("vabanque/1", "top-10000")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Table (CSV)").click()
    lines = Path(saved.value.path()).read_text("utf-8-sig").splitlines()
    assert lines[0].startswith("id,ended,game")
    assert lines[1].startswith(f"{table},")
    # The server has forgotten it: the replay comes from this device's record.
    page.route(f"**/api/tables/{table}/**", lambda route: route.fulfill(status=404, json={"code": "no-such-table"}))
    row.get_by_role("link", name="Replay").click()
    page.locator(".shell").wait_for()
    anna.errors = [error for error in anna.errors if "404" not in error]
    page.goto(f"{anna.url}/#/games")
    row.get_by_role("button", name="Remove from this list").click()
    expect(page.get_by_text("Your finished games gather here")).to_be_visible()


def brought(*names: str) -> list[dict[str, Any]]:
    """Recorded games, with these people at the table."""
    first = next(iter(sorted(RECORDS.glob("*top-10000*.jsonl"))))
    record = json.loads(first.read_text("utf-8").splitlines()[0])
    record["seats"] = [*names, *record["seats"][len(names) :]]
    return [record]


def test_games_of_the_terminal_are_brought_in_and_replayed(people: People, tmp_path: Path) -> None:
    anna = people("Anna")
    file = tmp_path / "games.jsonl"
    games = brought("Benno", "Anna")
    file.write_text("\n".join([*map(json.dumps, games), "not a game", ""]), "utf-8")
    page = anna.go("#/games")
    page.set_input_files("input[type=file]", file)
    expect(page.get_by_text("One finished game.")).to_be_visible()
    expect(page.get_by_text("One line is not a finished game and is left out.")).to_be_visible()
    expect(page.get_by_label("Which player are you?")).to_have_value("Anna")
    page.get_by_role("button", name="Keep these games").click()
    row = page.locator("li:has(time)")
    expect(row).to_contain_text("Benno")
    # Brought in again, it is still the same game.
    page.set_input_files("input[type=file]", file)
    page.get_by_role("button", name="Keep these games").click()
    expect(row).to_have_count(1)
    row.get_by_role("link", name="Replay").click()
    page.locator(".shell").wait_for()
