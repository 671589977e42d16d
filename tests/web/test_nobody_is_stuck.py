"""People go away, stand up, come late: the others can always go on."""

from __future__ import annotations

import json
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser

from tests.server.harness import Server
from tests.web.conftest import People
from tests.web.people import PHONE, expect
from tests.web.test_stories import join, one_move, open_table, start


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which two seconds are “away for a while”."""
    running = Server(tmp_path_factory.mktemp("hasty"), log="info", away="2").start()
    yield running
    assert running.stop() == 0


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the time for “away for a while” that everybody has."""
    running = Server(tmp_path_factory.mktemp("slow"), log="info").start()
    yield running
    assert running.stop() == 0


@pytest.fixture
def guests(browser: Browser, hasty: Server) -> Iterator[People]:
    made = People(browser, hasty)
    yield made
    errors = [error for person in made.all for error in person.errors]
    for person in made.all:
        person.context.close()
    assert errors == []


def test_a_guest_lets_a_bot_play_for_the_host_who_has_gone(guests: People) -> None:
    anna, ben = guests("Anna"), guests("Ben", size=PHONE)
    join(ben, open_table(anna))
    start(anna)
    ben.page.locator(".shell").wait_for()
    if one_move(anna, ben) is anna:
        one_move(ben)
    ben.page.locator(".tray.mine").wait_for(state="detached")  # his move is through: it is Anna's turn
    anna.page.close()
    notice = ben.page.locator(".notice")
    expect(notice).to_contain_text("Anna is away")
    expect(notice).to_contain_text("A bot can play in")  # the countdown
    notice.get_by_role("button", name="Let a bot play for Anna").click()
    expect(ben.page.locator(".tray.mine")).to_be_visible()
    expect(ben.page.locator(".rivals")).to_contain_text("a bot stands in")


def test_the_hosts_rights_pass_on_when_the_host_has_gone(guests: People) -> None:
    anna, ben = guests("Anna"), guests("Ben")
    join(ben, open_table(anna, seats=3))
    expect(ben.page.get_by_role("button", name="Start")).to_have_count(0)
    anna.page.close()
    expect(ben.page.locator(".wait")).to_contain_text("The host is away")
    ben.page.get_by_role("button", name="Start with a bot").click()
    ben.page.locator(".shell").wait_for()


def test_the_host_removes_a_guest_and_a_guest_stands_up(people: People) -> None:
    anna, ben = people("Anna"), people("Ben")
    code = open_table(anna)
    join(ben, code)
    expect(ben.page.locator(".seats ol li").first).to_contain_text("Person · host")
    anna.page.get_by_role("button", name="Remove Ben").click()
    expect(anna.page.locator(".seats ol")).not_to_contain_text("Ben")
    expect(ben.page.locator(".seats .wait")).to_contain_text("The host has removed you from this table.")
    ben.page.get_by_role("link", name="Take a seat").click()
    join(ben, code)
    expect(anna.page.locator(".seats ol")).to_contain_text("Ben")
    ben.page.get_by_role("button", name="Stand up").click()
    expect(anna.page.locator(".seats ol")).not_to_contain_text("Ben")
    expect(ben.page.get_by_role("link", name="Take a seat")).to_be_visible()
    expect(ben.page.locator("main")).not_to_contain_text("removed")


def test_guests_start_when_a_host_without_a_seat_has_gone(guests: People, hasty: Server) -> None:
    setup = {"setup": {"game": "las-vegas-2012"}, "seats": [{"kind": "open"}, {"kind": "open"}]}
    made = httpx.post(f"{hasty.url}/tables", json=setup).json()
    ben, carla = guests("Ben"), guests("Carla", size=PHONE)
    join(ben, made["code"])
    join(carla, made["code"])
    for person in (ben, carla):
        expect(person.page.get_by_role("button", name="Start the game")).to_be_visible()
    ben.page.get_by_role("button", name="Start the game").click()
    carla.page.locator(".shell").wait_for()


def test_everybody_counts_down_to_the_same_moment_also_after_a_reload(browser: Browser, slow: Server) -> None:
    people = People(browser, slow)
    try:
        anna, ben = people("Anna"), people("Ben")
        join(ben, open_table(anna))
        start(anna)
        ben.page.locator(".shell").wait_for()
        if one_move(anna, ben) is ben:
            one_move(anna)
        anna.page.locator(".tray.mine").wait_for(state="detached")  # it is Ben's turn
        ben.page.close()
        counter = anna.page.locator(".notice .left")
        expect(counter).to_contain_text("A bot can play in")
        first = int(counter.inner_text().split()[-2])
        anna.page.wait_for_function(
            "n => +document.querySelector('.notice .left').innerText.split(' ').at(-2) < n", arg=first - 3
        )
        anna.page.reload()
        expect(counter).to_contain_text("A bot can play in")
        assert int(counter.inner_text().split()[-2]) <= first - 3
    finally:
        for person in people.all:
            person.context.close()


def test_the_link_of_a_started_table_offers_to_watch_and_spectators_are_told(people: People) -> None:
    anna, carla = people("Anna"), people("Carla")
    code = open_table(anna)
    anna.page.get_by_role("button", name="Start with a bot").click()
    anna.page.locator(".shell").wait_for()
    page = carla.go(f"#/join/{code}")
    expect(page.locator("main")).to_contain_text("already begun")
    page.get_by_role("link", name="Watch").click()
    expect(page.locator(".watching")).to_contain_text("You are watching")
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    assert carla.axe() == []


def test_the_strength_of_bots_is_chosen_and_remembered(people: People) -> None:
    anna = people("Anna")
    page = anna.go()
    page.get_by_text("Bots: mixed").click()
    page.get_by_label("Bots").select_option("tourist")
    expect(page.get_by_label("Bots")).to_have_accessible_description(
        "Here for the lights and glad of anything. A child can win."
    )
    page.locator(".game .play").first.click()
    page.locator(".shell").wait_for()
    seats = page.evaluate(
        "id => fetch(`/api/tables/${id}`).then(answer => answer.json()).then(view => view.seats)", anna.table()
    )
    assert {seat["bot"] for seat in seats if seat["kind"] == "bot"} == {"tourist"}
    expect(anna.go().get_by_text("Bots: Tourist")).to_be_visible()
    # And where friends meet, for the seats that stay free.
    open_table(anna)
    page.get_by_label("Bots").select_option("house")
    page.get_by_role("button", name="Start with a bot").click()
    page.locator(".shell").wait_for()
    seats = page.evaluate(
        "id => fetch(`/api/tables/${id}`).then(answer => answer.json()).then(view => view.seats)", anna.table()
    )
    assert [seat["bot"] for seat in seats if seat["kind"] == "bot"] == ["house"]
    assert json.loads(page.evaluate("localStorage.getItem('vabanque.prefs')"))["strength"] == "house"
