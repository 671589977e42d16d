"""Payouts build up and learn from whoever skips them; sound and voice only when they are wanted; dice can be thrown."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.web.conftest import People
from tests.web.people import PHONE, Person, expect
from tests.web.test_payout import referee, roll_and_place
from tests.web.test_stories import PLACED

LISTEN = """{
    window.said = [];
    window.rung = 0;
    const speak = speechSynthesis.speak.bind(speechSynthesis);
    speechSynthesis.speak = (words) => { window.said.push(`${words.lang}: ${words.text}`); speak(words); };
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (...when) { window.rung += 1; return start.apply(this, when); };
}"""
"""Keeps what the browser's voice is asked to say, and counts what rings."""


def saved(page: Page, key: str) -> Any:
    return page.evaluate("(key) => JSON.parse(localStorage.getItem('vabanque.prefs'))[key]", key)


def play_a_round(anna: Person) -> Page:
    page = referee(anna)
    for face in (3, 3, 5):
        roll_and_place(page, face)
    page.locator(".payout").wait_for()
    return page


def test_a_payout_rings_speaks_and_learns_from_skipping(people: People) -> None:
    anna = people("Anna", still=False, pace="fast", sound=True, voice=True, payouts="short", size=PHONE)
    anna.context.add_init_script(LISTEN)
    page = play_a_round(anna)
    # Watched to the end: money has counted up to the bill, and the winner's chip jumps.
    page.get_by_role("button", name="Go on").wait_for(timeout=60_000)
    winner = page.locator("[data-casino='5'] .stacks li").get_attribute("data-owner")
    bill = page.locator("[data-casino='5'] .bills .bill b").first.inner_text()
    expect(page.locator(f".payout .winner[data-purse='{winner}'] b")).to_have_text(f"+{bill}")
    said: list[str] = page.evaluate("() => window.said")
    assert any("turn" in words for words in said), said
    assert any("tie with eight dice each" in words for words in said), said
    assert all(words.startswith("en: ") for words in said)
    assert page.evaluate("() => window.rung") > 0
    page.get_by_role("button", name="Go on").click()
    for face in (3, 3, 5):
        roll_and_place(page, face)
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(".payout")).to_have_count(0)
    assert saved(page, "skips") == 1


def test_a_payout_may_come_at_once_and_nothing_rings_by_itself(people: People) -> None:
    anna = people("Anna", still=False, payouts="none")
    anna.context.add_init_script(LISTEN)
    fetched: list[str] = []
    anna.page.on("request", lambda request: fetched.append(request.url))
    page = play_a_round(anna)
    expect(page.locator(".payout").get_by_role("button", name="Go on")).to_be_visible()
    expect(page.get_by_role("button", name="Skip")).to_have_count(0)
    assert page.evaluate("() => [window.rung, window.said]") == [0, []]
    assert not [url for url in fetched if "synth" in url]
    # Whoever wants to hear something need not leave the table for it.
    page.get_by_role("button", name="Settings").click()
    page.locator("dialog").get_by_role("button", name="Sound").click()
    page.wait_for_function("() => window.rung > 0")
    page.locator("dialog").get_by_role("button", name="Announcements").click()
    assert page.evaluate("() => window.said[0]") == "en: Announcements"
    assert (saved(page, "sound"), saved(page, "voice")) == (True, True)


def test_dice_are_thrown_with_a_swipe_and_the_house_shows_who_leads(people: People) -> None:
    anna = people("Anna")
    page = anna.play_now("Las Vegas (2012)")
    page.locator(".tray.mine").wait_for()
    expect(page.locator(".casino .lead.open").first).to_contain_text("at stake")
    # My own money is known; that of rivals is a question.
    expect(page.locator(".rivals .you .hidden")).to_have_count(0)
    expect(page.locator(".rivals li:not(.you) .hidden").first).to_be_visible()
    group = page.locator(".tray .group:not([disabled])").first
    face, box = group.get_attribute("data-face"), group.bounding_box()
    assert box
    before = page.locator(PLACED).count()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] - 60)
    page.mouse.up()
    expect(page.locator(PLACED)).not_to_have_count(before)
    expect(page.locator(f"[data-casino='{face}'] .lead[data-leader]")).to_be_visible()
