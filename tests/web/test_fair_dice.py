"""The proof of fair dice, as a browser makes it: what it notes before the start, and what it says at the end."""

from __future__ import annotations

import hashlib
from typing import Any

from playwright.sync_api import Route

from tests.web.conftest import People
from tests.web.people import Person, expect
from tests.web.test_stories import join, open_table, start

NOTED = "table => JSON.parse(localStorage.getItem('vabanque.dice'))[table]"
ASK = """async path => (await fetch(`/api/tables/${path}`, {headers: {authorization: 'Bearer ' +
    JSON.parse(localStorage.getItem('vabanque.tables'))[path.split('/')[0]]}})).json()"""


def noted(person: Person) -> dict[str, Any]:
    noted: dict[str, Any] = person.page.evaluate(NOTED, person.table())
    return noted


def seeds_at_the_start(person: Person) -> list[str]:
    journal = person.page.evaluate(ASK, f"{person.table()}/journal")
    (started,) = [row["entry"] for row in journal["entries"] if row["entry"]["kind"] == "started"]
    seeds: list[str] = started["seat_seeds"]
    return seeds


def test_alone_against_bots_the_promise_comes_first_also_at_a_rematch(people: People) -> None:
    anna = people("Anna")
    page = anna.play_now("Die oberen")
    anna.play_until(seconds=120)
    expect(page.locator(".fair")).to_contain_text("exactly right")
    before = noted(anna)
    record = page.evaluate(ASK, f"{anna.table()}/record")
    assert before["commitment"] == record["fairness"]["commitment"]
    assert before["seeds"]["0"] == record["fairness"]["seat_seeds"][0] == before["started"]["seeds"][0]
    page.get_by_role("button", name="Rematch").click()
    page.locator(".shell").wait_for()
    again = noted(anna)
    assert again["commitment"] != before["commitment"]
    assert again["seeds"]["0"] == seeds_at_the_start(anna)[0] != before["seeds"]["0"]


def test_friends_note_the_same_promise_and_everybody_stirs(people: People) -> None:
    anna, ben = people("Anna"), people("Ben")
    join(ben, open_table(anna))
    digits = anna.page.locator(".promise").inner_text()
    expect(ben.page.locator(".promise")).to_have_text(digits)
    start(anna)
    ben.page.locator(".shell").wait_for()
    assert noted(anna)["commitment"] == noted(ben)["commitment"]
    assert noted(anna)["commitment"][:12] in digits
    assert seeds_at_the_start(anna)[:2] == [noted(anna)["seeds"]["0"], noted(ben)["seeds"]["1"]]
    # While the game is on, the page shows what was noted, to write it down.
    page = ben.go(f"#/fair/{ben.table()}")
    expect(page.locator("main")).to_contain_text(noted(anna)["commitment"])


def test_a_server_that_picks_its_seed_late_is_found_out(people: People) -> None:
    anna = people("Anna")

    def lie(route: Route) -> None:
        answer = route.fetch()
        replay = answer.json()
        seed = bytes(32)
        replay["fairness"] |= {"server_seed": seed.hex(), "commitment": hashlib.sha256(seed).hexdigest()}
        route.fulfill(response=answer, json=replay)

    anna.page.route("**/replay", lie)
    page = anna.play_now("Die oberen")
    anna.play_until(seconds=120)
    expect(page.locator(".fair.bad")).to_contain_text("Something is wrong with these dice")
    page.get_by_role("link", name="Check the dice").click()
    page.get_by_role("button", name="Check all dice now").click()
    expect(page.locator(".verdict:not(.good)")).to_be_visible()
    expect(page.locator("main")).to_contain_text("the server showed this device another fingerprint")
