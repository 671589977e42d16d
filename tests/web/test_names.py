"""What people are called: they are asked once, addressed as “you”, and told apart."""

from __future__ import annotations

import json

import pytest

from tests.web.conftest import People
from tests.web.people import expect
from tests.web.test_stories import join, one_move, open_table, start

YOU_ROLL = {"en": "You rolled", "de": "Du würfelst", "fr": "Tu lances", "nl": "Je gooit"}


def test_a_host_is_asked_for_a_name_once_and_others_see_that_name(people: People) -> None:
    anna, ben = people(""), people("Ben", lang="de")
    page = anna.go("#/new/las-vegas-2012")
    page.get_by_role("group", name="How many players?").get_by_role("button", name="2", exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_label("Your name")).to_be_focused()  # a table for friends does not open without a name
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Open the table").click()
    page.locator(".invite .code").wait_for()
    code = page.locator(".invite .code").inner_text().split("\n")[-1].strip()
    ben.go(f"#/join/{code}").get_by_role("button", name="Platz nehmen").click()
    expect(ben.page.locator(".seats ol")).to_contain_text("Anna")
    start(anna)
    one_move(anna, ben)
    one_move(anna, ben)
    for person, other in ((anna, "Ben"), (ben, "Anna")):
        lines = person.page.locator(".log li").all_inner_texts()
        assert any(other in line for line in lines)
        assert not any(person.name and person.name in line for line in lines)
        assert not any("You rolls" in line or "You starts" in line or "You würf" in line for line in lines)
    # Remembered: the next table does not ask again.
    expect(anna.go("#/new/top-10000").get_by_label("Your name")).to_have_value("Anna")


@pytest.mark.parametrize("lang", YOU_ROLL)
def test_the_log_addresses_its_reader_in_every_language(people: People, lang: str) -> None:
    anna = people("Anna", lang=lang)
    page = anna.go()
    page.locator(".game .play").first.click()
    page.locator(".tray.mine .group:not([disabled])").first.wait_for()
    one_move(anna)
    expect(page.locator(".log")).to_contain_text(YOU_ROLL[lang])
    assert not any("Anna" in line for line in page.locator(".log li").all_inner_texts())


def test_nobody_is_called_you_although_no_name_was_given(people: People) -> None:
    anna, spectator = people(""), people("Ben")
    page = anna.go()
    page.locator(".game .play").first.click()
    page.locator(".tray.mine").wait_for()
    assert json.loads(page.evaluate("localStorage.getItem('vabanque.prefs')"))["name"] == ""
    watching = spectator.go(f"#/table/{anna.table()}")
    expect(watching.locator(".rivals .name .cut").first).to_have_text("Player 1")


def test_two_annas_are_told_apart(people: People) -> None:
    anna, other = people("Anna"), people("Anna")
    join(other, open_table(anna))
    for person in (anna, other):
        expect(person.page.locator(".seats ol b").nth(0)).to_have_text("Anna")
        expect(person.page.locator(".seats ol b").nth(1)).to_have_text("Anna 2")
