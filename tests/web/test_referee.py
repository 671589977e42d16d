"""Real dice: whatever was tapped in or decided by mistake is taken back."""

from __future__ import annotations

from tests.web.conftest import People
from tests.web.people import PHONE, expect
from tests.web.test_payout import referee, roll_and_place


def test_a_referee_takes_back_everything_step_by_step(people: People) -> None:
    anna = people("Anna", size=PHONE)
    page = referee(anna)
    undo = page.get_by_role("button", name="Take back")
    page.locator(".input").wait_for()
    expect(undo).to_be_disabled()  # the page has dealt the bills, and nobody has done anything yet
    asked = page.locator(".input h2").inner_text()
    bills = page.locator(".street .bill b").all_inner_texts()
    for face in (3, 3, 5):
        roll_and_place(page, face)
    # The last placement ended the round. Even its payout is taken back: the dice are in the hand again.
    expect(page.locator(".payout")).to_be_visible()
    undo.click()
    expect(page.locator(".payout")).to_have_count(0)
    expect(page.locator("header .round")).to_contain_text("Round 1")
    expect(page.locator(".tray .group[data-face='5']")).to_be_enabled()
    expect(page.locator(".street .bill b")).to_have_text(bills)
    page.get_by_role("button", name="What happened").click()
    expect(page.locator(".log")).not_to_contain_text("Round 2")
    page.get_by_role("button", name="Close").click()
    # The roll was wrong as well: four fives and four sixes.
    undo.click()
    page.locator(".input").wait_for()
    for face in (5, 5, 5, 5, 6, 6, 6, 6):
        page.get_by_role("button", name=f"Add a {face}").click()
    page.get_by_role("button", name="That is my roll").click()
    expect(page.locator(".tray .group")).to_have_count(2)
    # And all the way back, with taps that do not wait for the table.
    undo.evaluate("(button) => { for (let tap = 0; tap < 5; tap += 1) button.click() }")
    expect(undo).to_be_disabled()
    expect(page.locator(".street .stacks .die")).to_have_count(0)
    expect(page.locator(".street .bill b")).to_have_text(bills)
    expect(page.locator(".input h2")).to_have_text(asked)
    assert anna.axe() == []


def test_a_bust_is_taken_back(people: People) -> None:
    anna = people("Anna")
    page = anna.go("#/referee/top-10000")
    page.get_by_role("group", name="How many players?").get_by_role("button", name="2", exact=True).click()
    page.get_by_role("button", name="Start the game").click()
    page.locator(".input").wait_for()
    asked = page.locator(".input h2").inner_text()
    for face in (2, 2, 3, 4, 6):
        page.get_by_role("button", name=f"Add a {face}").first.click()
    page.locator(".input .kind").nth(1).get_by_role("button", name="Add a 4").first.click()
    page.get_by_role("button", name="That is my roll").click()
    expect(page.locator(".input h2")).not_to_have_text(asked)
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".input h2")).to_have_text(asked)
    expect(page.locator(".paper .dash")).to_have_count(0)
