"""The payout happens on the board; so do the reveal of the card game and the bust."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.conftest import People
from tests.web.people import PHONE, Person, expect


def roll_and_place(page: Page, face: int) -> None:
    """Eight real dice of one number, all placed at once."""
    page.locator(".input").wait_for()
    for _ in range(8):
        page.get_by_role("button", name=f"Add a {face}").click()
    page.get_by_role("button", name="That is my roll").click()
    page.locator(f".tray .group[data-face='{face}']").click()
    page.locator(".tray .buttons .gold").click()


def referee(anna: Person) -> Page:
    page = anna.go("#/referee/las-vegas-2012")
    page.get_by_role("group", name="How many players?").get_by_role("button", name="3", exact=True).click()
    page.get_by_label("Player 2").fill("Ben")
    page.get_by_label("Player 3").fill("Carla")
    page.get_by_role("button", name="Start the game").click()
    return page


def test_a_payout_is_shown_on_the_board_with_the_dice_that_decide(people: People) -> None:
    anna = people("Anna")
    page = referee(anna)
    for face in (3, 3, 5):
        roll_and_place(page, face)
    payout = page.locator(".payout")
    expect(payout).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(0)
    # The board of the round that is paid, not of the next one: dice lie there, ties are out, the winner is number one.
    expect(page.locator("header .round")).to_contain_text("Round 1")
    expect(page.locator("[data-casino='3'] .stacks .tied")).to_have_count(2)
    expect(page.locator("[data-casino='5'] .stacks .die")).to_have_count(8)
    expect(page.locator("[data-casino='5'] .place")).to_have_text("1")
    # With reduced motion everything is there at once.
    winner = page.locator("[data-casino='5'] .stacks li").get_attribute("data-owner")
    won = page.locator(f".payout [data-purse='{winner}'] b")
    first_bill = page.locator("[data-casino='5'] .bills .bill b").first.inner_text()
    expect(won).to_have_text(f"+{first_bill}")
    expect(page.locator(".payout [data-purse='deck']")).to_contain_text("left over")
    expect(page.locator(".payout [data-purse='deck'] b")).to_contain_text("+$")  # of the casinos that paid nobody
    expect(page.locator(".log")).to_contain_text("tie with eight dice each and win nothing")
    assert anna.axe() == []
    payout.get_by_role("button", name="Go on").click()
    expect(payout).to_have_count(0)
    expect(page.locator("header .round")).to_contain_text("Round 2")


@pytest.mark.parametrize("size", [None, PHONE], ids=["desk", "phone"])
def test_a_payout_goes_casino_by_casino_and_can_be_skipped(people: People, size: dict[str, int] | None) -> None:
    anna = people("Anna", still=False, pace="normal", **({} if size is None else {"size": size}))
    page = referee(anna)
    for face in (3, 3, 5):
        roll_and_place(page, face)
    expect(page.locator(".casino.paying")).to_have_count(1)
    assert "Round 2" not in page.locator(".log").inner_text(), "what follows is not given away"
    # By itself it goes on; a button is faster. Bills nobody wins leave their casino too.
    expect(page.locator("[data-casino='1'] .bills .gone").first).to_be_attached(timeout=60_000)
    page.get_by_role("button", name="Next casino").click()
    expect(page.locator("[data-casino='3'].settled .tied")).to_have_count(2, timeout=60_000)
    assert anna.too_wide() <= 0
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(".payout")).to_have_count(0)


def test_cards_are_revealed_below_the_board_and_lie_at_their_casinos(people: People) -> None:
    anna = people("Anna", pace="calm")
    page = anna.play_now("card game")
    page.locator(".hand .slot:not([disabled])").first.click()
    page.locator(".hand .buttons .gold").click()
    reveal = page.locator(".reveal")
    expect(reveal).to_be_visible(timeout=90_000)
    street, below = page.locator(".street").bounding_box(), reveal.bounding_box()
    assert street
    assert below
    assert below["y"] >= street["y"] + street["height"] - 1, "the board stays in sight"
    expect(page.locator(".street .stacks .die").first).to_be_visible()
    expect(page.locator(".hand .slot")).to_have_count(0)  # nothing can be tapped that would be refused
    reveal.get_by_role("button", name="Go on").click()
    expect(reveal).to_have_count(0)


def test_a_bust_with_the_coin_is_a_bust(people: People) -> None:
    anna = people("Anna", pace="calm")
    page = anna.go("#/referee/top-10000")
    page.get_by_role("group", name="How many players?").get_by_role("button", name="2", exact=True).click()
    page.get_by_role("button", name="Start the game").click()
    page.locator(".input").wait_for()
    for face in ("2", "2", "3", "4", "6"):
        page.get_by_role("button", name=f"Add a {face}").first.click()
    page.locator(".input .kind").nth(1).get_by_role("button", name="lucky coin").first.click()
    page.get_by_role("button", name="That is my roll").click()
    expect(page.locator(".felt .event")).to_contain_text("Nothing scores")
    expect(page.locator(".felt .rays")).to_have_count(0)
    # On the smallest phone, too, the words lie above the dice.
    page.set_viewport_size({"width": 320, "height": 568})
    words, dice = page.locator(".felt .event").bounding_box(), page.locator(".felt .die-slot .die").first.bounding_box()
    assert words
    assert dice
    assert words["y"] + words["height"] <= dice["y"] + 1


@pytest.mark.parametrize("lang", ["en", "de", "fr", "nl"])
def test_the_words_about_the_coin_lie_above_the_dice_on_every_phone(people: People, lang: str) -> None:
    page = people("Anna", lang=lang).go("#/referee/top-10000")
    page.locator("form .btn.gold:not([disabled])").click()
    black, red = (page.locator(".input .kind").nth(kind).locator(".keys .key") for kind in (0, 1))
    for face in (1, 2, 2, 3, 4):
        black.nth(face - 1).click()
    red.last.click()
    page.locator(".input .gold:not([disabled])").click()
    page.locator(".felt .rays").wait_for()
    page.locator(".felt .die-slot").first.click()
    for width, height in ((320, 568), (360, 640), (390, 844), (844, 390), (1280, 800), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        words = page.locator(".felt .event").bounding_box()
        dice = page.locator(".felt .die-slot").first.bounding_box()
        assert words
        assert dice
        assert words["y"] + words["height"] <= dice["y"] + 1, width
