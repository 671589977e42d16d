"""Many people behind one address, and a server with the limits that everybody has."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Request, Route

from tests.server.harness import Server
from tests.web.people import PHONE, Person, expect, page_words

PHONES = 12


def test_twelve_phones_on_one_network_all_get_to_play(browser: Browser, default_server: Server) -> None:
    """Nobody has been here before, and everybody's browser keeps the pages for times without a connection."""
    phones = [
        Person(browser, default_server.url, f"Guest {number}", size=PHONE, offline=True, painted=False, met=True)
        for number in range(PHONES)
    ]
    try:
        for phone in phones:
            phone.page.goto(phone.url, wait_until="commit")
        for phone in phones:
            game = phone.page.locator(".game", has_text="Las Vegas (2012)")
            game.get_by_role("button", name="Play now").click(no_wait_after=True)
        for phone in phones:
            phone.play_until("[data-casino] [data-owner='0'] .die")
        assert [error for phone in phones for error in phone.errors] == []
    finally:
        for phone in phones:
            phone.context.close()


def refuse_once(phone: Person, path: str, status: int = 429) -> list[str]:
    """From now on, the first request for each address like this is refused. Returns the addresses."""
    refused: list[str] = []

    def answer(route: Route) -> None:
        if route.request.url in refused or route.request.method == "HEAD":
            route.fallback()
            return
        refused.append(route.request.url)
        facts = {"code": "too-many", "facts": {"seconds": 1}}
        route.fulfill(status=status, headers={"retry-after": "1"}, json=facts)

    phone.context.route(path, answer)
    return refused


BUSY = {language: page_words(language).format("server-busy", {}) for language in ("en", "de", "fr", "nl")}


@pytest.mark.parametrize(
    ("path", "language", "status"),
    [
        ("**/assets/index-*.js", "en", 429),
        ("**/assets/parts-*.js", "de", 503),
        ("**/assets/index-*.css", "fr", 429),
        ("**/assets/words-nl-web-*.js", "nl", 429),
    ],
)
def test_a_page_that_lacks_a_part_says_so_and_comes_back(
    browser: Browser, server: Server, path: str, language: str, status: int
) -> None:
    phone = Person(browser, server.url, size=PHONE, lang=language, painted=False, met=True)
    refused = refuse_once(phone, path, status)
    phone.page.goto(phone.url)
    notice = phone.page.locator("#boot").get_by_text(BUSY[language])
    expect(notice).to_be_visible()
    expect(phone.page.locator("main .game").first).to_be_visible()
    expect(notice).to_be_hidden()
    assert len(refused) == 1
    phone.context.close()


def test_a_refused_lazy_page_is_retried(browser: Browser, server: Server) -> None:
    phone = Person(browser, server.url, size=PHONE, lang="de", painted=False, met=True)
    refused = refuse_once(phone, "**/assets/Rules-*.js")
    page = phone.go()
    page.locator(".game").first.wait_for()
    page.evaluate("() => { location.hash = '#/rules/top-10000' }")
    expect(page.locator("#boot").get_by_text(BUSY["de"])).to_be_visible()
    expect(page.locator("section.panel h2").first).to_be_visible()
    assert (page.url.partition("#")[2], len(refused)) == ("/rules/top-10000", 1)
    phone.context.close()


def test_a_page_that_never_gets_a_part_nobody_sees_can_be_used(browser: Browser, server: Server) -> None:
    """An extension may keep a file away for good: the page stops trying to get it."""
    phone = Person(browser, server.url, size=PHONE, painted=False, met=True)
    blocked: list[Request] = []

    def block(route: Route) -> None:
        blocked.append(route.request)
        route.abort()

    phone.context.route("**/assets/turns-*.js", block)
    page = phone.go()
    expect(page.locator("#boot.bar").get_by_text(BUSY["en"])).to_be_visible()
    expect(page.locator("main .game").first).to_be_visible()
    page.wait_for_function("() => sessionStorage.getItem('vabanque.loads') === '3'")
    expect(page.locator("main .game").first).to_be_visible()
    expect(page.locator("#boot")).to_be_hidden(timeout=30_000)
    assert len(blocked) == 4
    phone.context.close()


def test_a_table_that_cannot_be_opened_yet_is_opened_later(browser: Browser, server: Server) -> None:
    phone = Person(browser, server.url, size=PHONE, painted=False, met=True)
    refused = refuse_once(phone, "**/api/*")  # the games, the tables and the new table
    page = phone.play_now("Las Vegas (2012)")
    notice = page.locator(".toasts").get_by_text(BUSY["en"])
    expect(notice).to_be_visible()
    page.locator(".tray .group").first.wait_for()
    expect(notice).to_be_hidden()
    assert {url.rpartition("/")[2] for url in refused} == {"games", "tables"}
    phone.context.close()


def test_the_page_loads_with_twelve_files_a_second(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Some visits are refused altogether, others lack files: in the end everything is there."""
    server = Server(tmp_path_factory.mktemp("slow"), log="info", files="12", burst="1").start()
    phone = Person(browser, server.url, size=PHONE, painted=False, met=True)
    try:
        phone.page.goto(phone.url)
        phone.page.locator("main .game").first.wait_for(timeout=120_000)
        phone.page.get_by_role("button", name="Play now").first.click()
        phone.page.locator(".tray .group").first.wait_for(timeout=120_000)
    finally:
        phone.context.close()
        assert server.stop() == 0


def test_a_page_waits_for_a_server_that_is_away(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> None:
    server = Server(tmp_path_factory.mktemp("away"), log="info").start()
    phone = Person(browser, server.url, size=PHONE, painted=False, met=True)
    try:
        page = phone.go()
        page.locator(".game").first.wait_for()
        assert server.stop() == 0
        page.evaluate("() => { location.hash = '#/settings' }")
        expect(page.locator("#boot").get_by_text(BUSY["en"])).to_be_visible()
        server.start()
        expect(page.get_by_role("heading", name="Settings")).to_be_visible(timeout=60_000)
    finally:
        phone.context.close()
        server.end()
