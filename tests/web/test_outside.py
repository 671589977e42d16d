"""Games from outside, at the table that is drawn from a scene alone."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.server.harness import Server
from tests.web.conftest import People
from tests.web.people import DESK, PHONE, expect, unfold

PLUGINS = "pig,tests.plugins.goofspiel,tests.plugins.liars_dice,tests.plugins.bulls,tests.plugins.kalah"
PIG = Path(__file__).parents[2] / "examples/pig"


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has games from outside."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [str(PIG), os.environ.get("PYTHONPATH", "")])))
        running = Server(tmp_path_factory.mktemp("outside"), log="info", plugins=PLUGINS).start()
    yield running
    assert running.stop() == 0


@pytest.fixture
def guests(browser: Browser, open_house: Server) -> Iterator[People]:
    made = People(browser, open_house)
    yield made
    errors = [error for person in made.all for error in person.errors]
    for person in made.all:
        person.context.close()
    assert errors == []


@pytest.mark.parametrize("game", ["Pig", "Goofspiel", "Liar’s dice", "Bulls"])
def test_a_game_from_outside_is_played_from_play_now_to_its_replay(guests: People, game: str) -> None:
    anna = guests("Anna")
    page = anna.play_now(game)
    page.locator(".tray.mine .choice").first.wait_for()
    assert anna.axe() == []
    assert anna.play_until(seconds=240)["moves"] > 0
    assert page.locator(".podium li").count() >= 2
    assert "⟦" not in page.locator("body").inner_text()
    page.get_by_role("link", name="Replay").click()
    page.locator(".controls").wait_for()
    page.locator(".controls input").fill("3")
    expect(page.locator(".log li").first).to_be_visible()
    assert "⟦" not in page.locator("body").inner_text()
    expect(page.locator(".verdict.good")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_ten_people_play_pig_with_ten_different_signs(guests: People, size: dict[str, int]) -> None:
    anna = guests("Anna", size=size)
    page = anna.go("#/new/pig")
    unfold(page)
    page.get_by_role("group", name="How many players?").get_by_role("button", name="10").click()
    # An option may be any number of its range.
    target = page.get_by_role("spinbutton", name="Points to win")
    for typed in ("60", "5000"):
        target.fill(typed)
        target.blur()
        expect(target).to_have_value("60")
    page.get_by_role("button", name="Open the table").click()
    page.locator(".invite .code").wait_for()
    expect(page.locator(".options")).to_contain_text(re.compile(r"Points to win\s*60"))
    signs = page.locator(".seats ol li svg path:first-of-type").evaluate_all("paths => paths.map((p) => p.outerHTML)")
    assert len(set(signs)) == 10
    page.get_by_role("button", name="Start").click()
    page.locator(".tray").wait_for()
    assert anna.too_wide() <= 0
    anna.play_until(".tray.mine .choice")
    # Keys choose as well: 2 is to hold.
    page.keyboard.press("2")
    expect(page.locator(".tray.mine")).to_have_count(0)
    assert anna.axe() == []


@pytest.mark.parametrize("lang", ["de", "fr", "nl"])
def test_the_words_of_a_game_from_outside_come_in_every_language(guests: People, lang: str) -> None:
    anna = guests("Anna", lang=lang, size=PHONE)
    for place in ("", "#/rules/pig", "#/new/pig", "#/rules/goofspiel", "#/referee/pig"):
        page = anna.go(place)
        page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        assert "⟦" not in page.locator("body").inner_text()
        assert anna.too_wide() <= 0
    page = anna.go("#/rules/pig")
    expect(page.locator("section.panel h2").first).not_to_have_text("The goal")


@pytest.mark.parametrize("size", [{"width": 1280, "height": 800}, PHONE], ids=["laptop", "phone"])
def test_a_dozen_areas_are_small_and_none_lies_under_the_tray(guests: People, size: ViewportSize) -> None:
    page = guests("Anna", size=size).play_now("Kalah")
    expect(page.locator(".area .choice")).to_have_count(6)
    tray = page.locator(".tray-area").bounding_box()
    areas = [box for area in page.locator(".area").all() if (box := area.bounding_box())]
    assert tray is not None
    assert len(areas) == 12
    assert max(area["y"] + area["height"] for area in areas) <= tray["y"] + 1


def test_the_referee_takes_the_real_dice_of_a_game_from_outside(guests: People) -> None:
    anna = guests("Anna")
    page = anna.go("#/referee/pig")
    page.get_by_role("group", name="How many players?").get_by_role("button", name="2", exact=True).click()
    page.get_by_role("button", name="Start the game").click()
    page.get_by_label("roll?").fill("5")
    page.get_by_role("button", name="OK").click()
    page.locator(".tray.mine .choice").nth(1).click()
    expect(page.locator(".rivals .worth").filter(has_text="5")).to_have_count(1)


@pytest.mark.parametrize("size", [{"width": 1280, "height": 800}, PHONE], ids=["laptop", "phone"])
def test_one_touches_cards_and_rows_instead_of_buttons_with_their_numbers(guests: People, size: ViewportSize) -> None:
    anna = guests("Anna", size=size)
    page = anna.play_now("Bulls")
    cards = page.get_by_role("group", name="Your hand").get_by_role("button", name=re.compile(r"^Play \d+"))
    expect(cards).to_have_count(5)
    expect(page.locator(".tray.mine .choice")).to_have_count(5)  # the cards, and nothing else
    expect(page.locator(".rivals .worth").first).to_have_text("0")  # not −0
    assert anna.axe() == []
    # Four rows as wide as the board, one below the other, and none of them under the tray.
    rows = [box for row in page.locator(".area.wide").all() if (box := row.bounding_box())]
    tray = page.locator(".tray").bounding_box()
    assert tray
    assert len(rows) == 4
    assert len({(round(row["x"]), round(row["width"])) for row in rows}) == 1
    assert all(above["y"] + above["height"] <= below["y"] for above, below in pairwise(rows))
    assert rows[-1]["y"] + rows[-1]["height"] <= tray["y"]
    if size != PHONE:  # there the log is on a page of its own
        expect(page.locator(".log")).to_contain_text("gets 5 cards.")
    cards.first.click()
    expect(cards).to_have_count(0)
    assert anna.play_until(seconds=240)["moves"] > 0
    assert anna.too_wide() <= 0
    scores = page.locator(".podium .score").all_inner_texts()
    assert scores
    assert not [score for score in scores if "-" in score or "−" in score]
