"""Before a game: a link at once, options behind what they are now, and an invitation that says who invites to what."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.server.harness import Server
from tests.web.conftest import People, company
from tests.web.people import PHONE, Person, expect
from tests.web.test_stories import join, open_table, start

LANGS = ["en", "de", "fr", "nl"]
NAMES = {
    "en": "Las Vegas with Biggy",
    "de": "Las Vegas mit Biggy",
    "fr": "Las Vegas avec Biggy",
    "nl": "Las Vegas met Biggy",
}
SHEET = """{
    window.shared = [];
    navigator.share = (parcel) => { window.shared.push(parcel); return Promise.resolve(); };
}"""
"""A system with a share sheet, as phones have."""


def code_of(host: Person) -> str:
    host.page.locator(".invite .code").wait_for()
    return host.page.locator(".invite .code").inner_text().split("\n")[-1].strip()


@pytest.mark.parametrize("lang", LANGS)
def test_one_tap_opens_a_table_with_a_link_and_whoever_follows_it_reads_who_invites_to_what(
    people: People, lang: str
) -> None:
    anna, ben = people("Anna", lang=lang, size=PHONE), people("Ben", lang=lang, size=PHONE)
    anna.context.add_init_script(SHEET)
    page = anna.go()
    page.locator(".game").nth(1).get_by_role("button", name=anna.words("with-friends")).click()
    code = code_of(anna)
    # The link is on the first screen; the options are a line that says what they are.
    box = page.get_by_role("button", name=anna.words("share")).bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < PHONE["height"]
    expect(page.locator(".options .terms")).not_to_have_attribute("open", "")
    expect(page.locator(".options .brief")).to_contain_text(anna.words("hints-odds"))
    expect(page.locator(".options .read").first).to_be_hidden()
    page.get_by_role("button", name=anna.words("share")).click()
    invitation = anna.words("invitation", who="Anna", game=NAMES[lang])
    [parcel] = page.evaluate("() => window.shared")
    assert parcel["text"] == invitation
    assert f"/t/{code}" in parcel["url"]
    assert anna.axe() == []
    joining = ben.go(f"#/join/{code}")
    expect(joining.get_by_role("heading", level=1)).to_have_text(invitation)
    expect(joining.locator(".seated")).to_contain_text("Anna")
    assert ben.axe() == []


def test_a_code_that_no_table_has_is_said_to_be_none(people: People) -> None:
    page = people("Ben").go("#/join/ZZZZZZ")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("button", name="Sit down")).to_have_count(0)


@pytest.mark.parametrize("lang", LANGS)
def test_a_guest_who_is_removed_is_told(people: People, lang: str) -> None:
    anna, ben = people("Anna", lang=lang), people("Ben", lang=lang)
    join(ben, open_table(anna))
    anna.page.get_by_role("button", name=anna.words("remove", who="Ben")).click()
    expect(ben.page.get_by_text(ben.words("removed-by-host"))).to_be_visible()


def test_everybody_counts_down_to_the_same_moment_when_somebody_is_away(
    browser: Browser, default_server: Server
) -> None:
    with company(browser, default_server) as people:
        count_down_together(people)


def count_down_together(people: People) -> None:
    anna, ben, chloe = people("Anna"), people("Ben"), people("Chloé")
    code = open_table(anna, seats=3)
    join(ben, code)
    join(chloe, code)
    start(anna)
    table = anna.table()
    start_of_turn = anna.page.locator(".rivals li.turn")
    start_of_turn.wait_for()
    away = (anna, ben, chloe)[int(start_of_turn.get_attribute("data-seat") or 0)]
    others = [person for person in (anna, ben, chloe) if person is not away]
    away.go("#/settings")
    left = others[0].page.locator(".notice .left")
    left.wait_for()
    others[0].page.wait_for_function(
        "() => Number(/\\d+/.exec(document.querySelector('.notice .left')?.textContent ?? '99')[0]) <= 24"
    )
    # Whoever opens the page now joins the same countdown.
    page = others[1].go("#/")
    page = others[1].go(f"#/table/{table}")
    late = page.locator(".notice .left")
    late.wait_for()
    seconds = [int("".join(filter(str.isdigit, where.inner_text()))) for where in (left, late)]
    assert abs(seconds[0] - seconds[1]) <= 1, seconds


@pytest.mark.parametrize("lang", LANGS)
def test_a_friend_from_last_time_is_invited_with_one_tap(people: People, lang: str) -> None:
    anna, ben = people("Anna", lang=lang), people("Ben", lang=lang)
    join(ben, open_table(anna, "top-10000"))
    start(anna)
    while not anna.page.locator(".podium").count():
        for person in (anna, ben):
            person.play_until(".podium, .tray:not(.mine)", seconds=3)
    anna.go("").get_by_role("button", name=anna.words("invite-again", who="Ben")).click()
    expect(anna.page.locator(".seats ol")).to_contain_text("Ben")
    # Ben finds the table among his games the next time he looks.
    ben.go("#/settings")
    ben.go("")
    ben.page.locator(f".tiles a[href='#/table/{anna.table()}']").click()
    expect(ben.page.locator(".seats ol")).to_contain_text("Anna")
