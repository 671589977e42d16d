"""A club night in real browsers: a host, a projector, phones, people without one, and a server that is killed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.server.evenings import Room, run
from tests.server.harness import Json, Server, new_id
from tests.web.people import PHONE, Person, expect

PHONES = 12
WITHOUT = ["Ilse", "Jan", "Kees", "Lea"]


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path).start()
    yield server
    server.end()


class Stored(Room):
    """The evening as the browsers have made it, with their own tokens."""

    @classmethod
    def of(cls, server: Server, host: Page, phones: list[Person]) -> Stored:
        club, kept = next(iter(_kept(host, "vabanque.clubs").items()))
        evening = host.url.rpartition("/")[2]
        room = cls([server], club, kept["key"], evening)
        for phone in phones:
            mine = _kept(phone.page, "vabanque.evenings")[evening]
            room.tokens[mine["person"]] = mine["token"]
        return room


def _kept(page: Page, key: str) -> dict[str, Any]:
    kept: dict[str, Any] = page.evaluate(f"JSON.parse(localStorage.getItem('{key}'))")
    return kept


def everything_is_over(view: Json) -> bool:
    return all(game["status"] == "over" for game in view["games"])


def test_an_evening_with_twelve_phones_and_four_people_without_survives_a_killed_server(
    browser: Browser, own_server: Server
) -> None:
    host = Person(browser, own_server.url, "Host", size=PHONE, met=True)
    screen = Person(browser, own_server.url, "Screen", size={"width": 1920, "height": 1080}, painted=False, met=True)
    phones = [
        Person(browser, own_server.url, f"Guest {number}", size=PHONE, painted=False, met=True)
        for number in range(1, PHONES + 1)
    ]
    try:
        # An evening in a minute, on a phone.
        page = host.go("#/club")
        page.get_by_label("Who is there?").fill("\n".join(WITHOUT))
        page.get_by_role("button", name="Die oberen 10").click()
        page.get_by_role("button", name="Open the evening").click()
        expect(page.get_by_role("button", name="Draw the first round")).to_be_visible()
        code = (page.locator(".code").text_content() or "").strip()
        assert host.too_wide() <= 0
        screen.go(f"#{page.url.partition('#')[2]}/screen")
        expect(screen.page.locator(".here li")).to_have_count(len(WITHOUT))
        for phone in phones:
            phone.go(f"#/evening/{code}")
            phone.page.get_by_label("Your name").fill(phone.name)
            phone.page.get_by_role("button", name="Join", exact=True).click()
            expect(phone.page.get_by_text("Your next table appears here")).to_be_visible()
        expect(screen.page.locator(".here li")).to_have_count(PHONES + len(WITHOUT))
        room = Stored.of(own_server, page, phones)
        for number in (1, 2):
            page.get_by_role("button", name="Draw the first round" if number == 1 else "Draw round 2").click()
            expect(screen.page.locator(".tables article")).to_have_count(4)
            for phone in phones:
                expect(phone.page.locator(".big")).to_contain_text("Table")
            run(finish(room))
            before = run(room.until(everything_is_over))
            own_server.kill()  # after the acknowledgement, before the next round
            own_server.start()
            after = run(room.view())
            assert [game["scores"] for game in after["games"]] == [game["scores"] for game in before["games"]]
            expect(page.get_by_role("button", name=f"Draw round {number + 1}")).to_be_enabled()
            expect(screen.page.locator(".standings li").first).to_be_visible()
        assert (after["round"], len(after["games"])) == (2, 8)
        # From the evening to the club, which has kept it.
        page.get_by_role("button", name="More").click()
        page.get_by_role("link", name="The club’s page").click()
        expect(page.get_by_role("heading", name="Leaderboard")).to_be_visible()
        expect(page.locator(".toasts .bad")).to_have_count(0)
        assert host.too_wide() <= 0
        assert [
            error for person in (host, screen, *phones) for error in person.errors if "WebSocket" not in error
        ] == []
    finally:
        for person in (host, screen, *phones):
            person.context.close()


INSIDE = """(name) => [...document.querySelectorAll(name)].filter((part) => {
  const box = part.getBoundingClientRect();
  const card = (part.closest('article') ?? document.body).getBoundingClientRect();
  return box.width > 0 && box.top >= card.top && box.bottom <= Math.min(card.bottom, innerHeight) &&
    box.left >= card.left && box.right <= Math.min(card.right, innerWidth);
}).length"""
"""How many of these lie wholly in their card and on the screen."""
SMALLEST = """() => Math.min(...[...document.querySelectorAll('.tables .cut')]
  .filter((name) => name.textContent.length <= 9)
  .map((name) => parseFloat(getComputedStyle(name).fontSize))) / innerWidth *
  getComputedStyle(document.documentElement).getPropertyValue('--zoom')"""
"""The size of short names, as a share of the screen's width; lengths are given without the zoom."""


@pytest.mark.parametrize(
    ("plan", "tables"),
    [
        ({"least": 3, "most": 5, "wanted": 4}, 15),
        ({"least": 2, "most": 2, "wanted": 2, "mode": "swiss"}, 30),
        ({"game": "las-vegas-biggy", "options": {}, "least": 5, "most": 6, "wanted": 6}, 10),
    ],
)
def test_sixty_people_read_the_projector_from_afar(
    browser: Browser, own_server: Server, plan: Json, tables: int
) -> None:
    names = [f"{name} {number}" for number, name in enumerate(["Anna", "Ben", "Chloé", "Maximilian"] * 15)]
    plan = {"game": "las-vegas-2012", "options": {}, "play": "paper", **plan}
    room = run(Room.open(own_server, people=names, **plan))
    screen = Person(browser, own_server.url, "Screen", size={"width": 1920, "height": 1080}, painted=False, met=True)
    try:
        sizes: list[ViewportSize] = [
            {"width": 1920, "height": 1080},
            {"width": 3840, "height": 2160},
            {"width": 1280, "height": 800},
        ]
        page = screen.go(f"#/evening/{room.evening}/screen")
        for parts, draw in ((".here li", False), (".tables article li", True)):
            if draw:
                run(room.do("draw"))
                expect(page.locator(".tables article")).to_have_count(tables)
            expect(page.locator(parts)).to_have_count(60)
            for size in sizes:
                page.set_viewport_size(size)
                page.wait_for_function(f"name => ({INSIDE})(name) === 60", arg=parts)  # large screens are zoomed in
                if draw:
                    # A fiftieth of a screen two metres wide is four centimetres; its capitals have three, which do
                    # for ten metres.
                    page.wait_for_function(f"() => ({SMALLEST})() >= 0.02")
        assert screen.errors == []
    finally:
        screen.context.close()


async def finish(room: Room) -> None:
    """Fast bots stand in for people with a phone; the club types the results of tables without one."""
    await room.play()
    for game in (await room.view())["games"]:
        if game["status"] == "running" and game["table"] is None:
            scores = [100 * seat for seat in range(len(game["people"]))]
            await room.server.post(
                f"/evenings/{room.evening}/commands",
                {"type": "score", "id": new_id(), "game": game["number"], "scores": scores},
                room.key,
            )
