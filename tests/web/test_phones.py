"""Phones in the same network: a switch at the server's own machine lets them in."""

from __future__ import annotations

from tests.web.conftest import People
from tests.web.people import expect
from vabanque.server.phones import network_address


def test_a_switch_lets_phones_in_and_says_where_they_find_the_table(people: People) -> None:
    page = people("Anna").go("#/settings")
    switch = page.get_by_role("switch", name="Let phones join")
    expect(switch).not_to_be_checked()
    expect(page.get_by_text("Nobody outside your network can come in.")).to_be_visible()
    here = network_address()
    switch.click()
    if here is None:
        expect(page.get_by_text("This machine is not on a network")).to_be_visible()
        return
    expect(page.get_by_role("img", name="QR code of the link to this table")).to_be_visible()
    expect(page.locator(".code b")).to_contain_text(f"http://{here}:")
    switch.click()
    expect(page.locator(".code b")).to_have_count(0)
