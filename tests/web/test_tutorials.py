"""The tutorials, done as a learner does them: look at what can be tapped, tap it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.conftest import People
from tests.web.people import PHONE, expect


@pytest.mark.parametrize("game", ["las-vegas-2012", "las-vegas-biggy", "las-vegas-cards", "top-10000"])
def test_a_tutorial_leads_through_its_game_and_ends_at_a_table_ready_to_play(people: People, game: str) -> None:
    anna = people("Anna", size=PHONE)
    page = anna.go(f"#/tutorial/{game}")
    learn(page, game, until="#/table")
    page.locator(".tray.mine, .hand.mine").first.wait_for(timeout=60_000)


def learn(page: Page, game: str, until: str) -> None:
    """Do the whole tutorial, until the page is elsewhere."""
    coach = page.locator(".coach")
    coach.wait_for()
    assert "⟦" not in coach.inner_text()
    for _ in range(40):
        if coach.locator(".btn.gold", has_text="Done").count():
            # The last step. The coach goes away while the table is being made.
            coach.locator(".btn.gold", has_text="Done").click(no_wait_after=True)
            break
        step = coach.locator(".dots").get_attribute("aria-label")
        go_on = coach.locator(".btn.gold:not([disabled])")
        if page.locator(".payout").count():
            page.locator(".payout .btn").first.click()
        elif go_on.count():
            go_on.click()
        else:
            do_what_is_offered(page, game)
        page.wait_for_function(
            "step => document.querySelector('.payout')"
            " || document.querySelector('.coach .dots')?.ariaLabel !== step"
            " || document.querySelector('.coach .btn.gold:not([disabled])')",
            arg=step,
        )
    page.wait_for_function("place => location.hash.startsWith(place)", arg=until, timeout=60_000)


def test_a_learner_reads_the_steps_before_again(people: People) -> None:
    page = people("Anna").go("#/tutorial/las-vegas-2012")
    title = page.locator(".coach h2")
    expect(title).to_have_text("Six casinos, six numbers")
    expect(page.get_by_role("button", name="Back", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Next").click()
    expect(title).to_have_text("Three threes!")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(title).to_have_text("Six casinos, six numbers")
    # The table has not gone back: the step that was reached is only a click away, and waits for its move.
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_role("button", name="Your move first")).to_be_disabled()


def do_what_is_offered(page: Page, game: str) -> None:
    if game == "top-10000":
        dice = page.locator(".felt .die-slot:not([disabled])")
        dice.first.wait_for()
        for number in range(dice.count()):
            if page.locator(".tray .buttons .btn:not([disabled])").count():
                break
            dice.nth(number).click()
        title = page.locator(".coach h2").inner_text()
        bank = title in ("Three of a kind", "One to six")
        page.locator(".tray .buttons .btn").nth(0 if bank else 1).click()
    elif game == "las-vegas-cards":
        cards = page.locator(".hand .slot:not(.closed):not([disabled])")
        cards.first.wait_for()
        for number in range(5):
            if page.locator(".hand .buttons .gold:not([disabled])").count():
                break
            card = page.locator(".hand .slot").nth(number)
            if "closed" not in (card.get_attribute("class") or ""):
                card.click()
        page.locator(".hand .buttons .gold").click()
    else:
        page.locator(".tray .group:not([disabled])").first.wait_for()
        if not page.locator(".tray .buttons .gold:not([disabled])").count():
            page.locator(".tray .group:not([disabled])").first.click()
        page.locator(".tray .buttons .gold:not([disabled])").click()
