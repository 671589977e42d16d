"""Every page of the browser app, left alone: it comes to rest, asks for nothing, and shows no error, nor does axe."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import quote

from playwright.sync_api import Browser, Locator, Page, Request

from tests.server.evenings import Room, run
from tests.server.harness import Server
from tests.web.conftest import ROOT, People, company
from tests.web.people import PHONE, Person, expect, unfold

WATCHED = 10_000
"""Milliseconds for which nobody touches anything."""
REST = 1.0
"""A page without a request for this many seconds has come to rest."""

LARGE = "() => Object.assign(document.documentElement.dataset, { text: 'large', contrast: 'high', theme: 'light' })"
LOOKED_AT_LARGE = {"review", "replay", "puzzle", "club", "evening", "games"}
"""Pages whose larger text and high contrast no other story looks at."""

POLLS = {"home": "/api/tables", "people": "/api/tables", "games": "/api/tables/mine"}
"""Lists that pages keep up to date while they are visible, every 6 to 15 seconds: route → path."""
ONCE_A_MINUTE = "/api/tables/mine"
"""A device with games going on asks whether it is its turn at another table; that may fall into the ten seconds."""


def routes() -> set[str]:
    """The names of all pages, as `App.svelte` tells them apart: a new one has to be opened here, too."""
    source = (ROOT / "web/src/App.svelte").read_text("utf-8")
    about_one = re.search(r"ABOUT_ONE: Record<string, Load> = \{(.*?)\n  \};", source, re.DOTALL)
    assert about_one is not None
    named = re.findall(r"^    (\w+):", about_one[1], re.MULTILINE)
    compared = re.findall(r"page [!=]== '(\w+)'", source)
    return {*named, *compared} - {"gallery"}  # which only the development server has


@dataclass
class Watched:
    """A person at a page, and what that page has asked for."""

    route: str
    place: str
    person: Person
    ready: Callable[[Page], Locator]
    """What shows that the page has loaded."""
    requests: list[str]
    asked_at: float = 0.0

    def note(self, request: Request) -> None:
        self.requests.append(request.url.removeprefix(self.person.url).partition("?")[0])
        self.asked_at = time.monotonic()

    def surprises(self) -> list[str]:
        """The requests that an idle page has no reason to make."""
        polled = POLLS.get(self.route)
        polls = [path for path in self.requests if path == polled]
        others = [path for path in self.requests if path != polled]
        if ONCE_A_MINUTE in others:
            others.remove(ONCE_A_MINUTE)
        return others + polls[2:]


def heading(page: Page) -> Locator:
    return page.locator("main h1").first


def ledger(page: Page) -> Locator:
    """The last part of a review."""
    return page.get_by_role("tab", name="What decided it")


def short_game(host: Person) -> str:
    """Play a game against a bot to its end; returns the table's id."""
    page = host.go("#/new/top-10000")
    unfold(page)
    page.get_by_role("button", name="2,500").click()
    page.get_by_role("group", name="How many players?").get_by_role("button", name="2", exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Start with a bot").click()
    host.play_until(seconds=80)
    return host.table()


def lobby(host: Person) -> str:
    """Open a table for friends; returns its join code."""
    page = host.go("#/new/las-vegas-cards")
    page.get_by_role("button", name="Open the table").click()
    return (page.locator(".code").first.text_content() or "").strip()


def test_every_page_comes_to_rest_and_stays_there(browser: Browser, default_server: Server) -> None:
    with company(browser, default_server) as people:
        watch_all(people, default_server)


def watch_all(people: People, server: Server) -> None:
    over, waiting, playing = people("Anna"), people("Ben"), people("Chloé")
    table = short_game(over)
    code = lobby(waiting)
    evening = run(Room.open(server, people=["Anna", "Ben", "Chloé", "Dirk"])).evening
    playing.play_now("Las Vegas (2012)")
    places = [
        ("home", "", heading),
        ("new", "new/las-vegas-biggy", heading),
        ("referee", "referee/las-vegas-2012", heading),
        ("join", f"join/{code}", heading),
        ("take", "take/ABCD2345", heading),
        ("fair", f"fair/{table}", heading),
        ("replay", f"replay/{table}", lambda page: page.locator(".controls")),
        ("replay", "replay", heading),
        ("review", f"review/{table}", ledger),
        ("review", "review", heading),
        ("games", "games", heading),
        ("games", "games/statistics", heading),
        ("people", "people", heading),
        ("club", "club", heading),
        ("evening", f"evening/{evening}", heading),
        ("evening", f"evening/{evening}/screen", heading),
        ("profile", "profile", heading),
        ("puzzle", "puzzle", heading),
        ("puzzle", "puzzle/las-vegas-2012", lambda page: page.locator(".tray")),
        ("puzzle", "puzzle/exercises", heading),
        ("tutorial", "tutorial/top-10000", lambda page: page.locator(".coach")),
        ("position", f"position/{quote('top-10000/2 b 9800/9500 300 2 25', safe='')}", heading),
        ("drill", "drill", heading),
        ("drill", "drill/ties", lambda page: page.locator(".coach")),
        ("rules", "rules/las-vegas-cards", lambda page: page.locator("section.panel h2").first),
        ("privacy", "privacy", heading),
        ("pad", "pad/top-10000", lambda page: page.locator("tfoot")),
        ("settings", "settings", heading),
    ]
    watched = [
        Watched("table", "its end", over, lambda page: page.locator(".podium"), []),
        Watched("table", "its lobby", waiting, lambda page: page.locator(".code").first, []),
        Watched("table", "a game", playing, lambda page: page.locator(".tray .group").first, []),
        *(Watched(route, place, people(), ready, []) for route, place, ready in places),
    ]
    assert {each.route for each in watched} == routes()
    for each in watched:
        each.person.page.on("request", each.note)
        if each.route != "table":
            each.person.go(f"#/{each.place}")
    for each in watched:
        expect(each.ready(each.person.page)).to_be_visible(timeout=120_000)
    until = time.monotonic() + 20
    while time.monotonic() < min(until, max(each.asked_at for each in watched) + REST):
        over.page.wait_for_timeout(100)
    for each in watched:
        each.requests.clear()
    over.page.wait_for_timeout(WATCHED)
    assert {each.place: each.surprises() for each in watched if each.surprises()} == {}
    for each in watched:
        expect(each.ready(each.person.page)).to_be_visible(timeout=1)
        expect(each.person.page.locator("progress")).to_have_count(0, timeout=1)
        expect(each.person.page.locator("main")).to_have_count(1, timeout=1)
    # And every rule of axe-core holds there, its best practices too.
    assert {each.place: found for each in watched if (found := each.person.axe())} == {}
    # So they do on a phone with larger text and high contrast, and no page is wider than the screen.
    for each in watched:
        if each.route in LOOKED_AT_LARGE:
            each.person.page.set_viewport_size(PHONE)
            each.person.page.evaluate(LARGE)
            assert each.person.too_wide() <= 0, each.place
            assert each.person.axe() == [], each.place
