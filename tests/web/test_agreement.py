"""Rules that change after somebody has sat down need everybody's agreement again."""

from __future__ import annotations

from tests.web.conftest import People
from tests.web.people import PHONE, expect
from tests.web.test_stories import join, open_table


def test_a_changed_setup_waits_for_the_agreement_of_those_who_were_there(people: People) -> None:
    anna, ben = people("Anna"), people("Ben", size=PHONE)
    join(ben, open_table(anna, "las-vegas-2012", seats=2))
    start = anna.page.get_by_role("button", name="Start")
    expect(start).to_be_enabled()
    anna.page.get_by_role("button", name="Change").click()
    anna.page.get_by_role("group", name="Open money").get_by_role("button", name="On").click()
    expect(anna.page.get_by_role("button", name="Waiting until everybody agrees")).to_be_disabled()
    expect(anna.page.locator(".seats ol")).to_contain_text("has not agreed to the change yet")
    ben.page.get_by_role("button", name="I agree to the changed rules").click()
    expect(start).to_be_enabled()
    expect(ben.page.get_by_text("The host starts the game.")).to_be_visible()
