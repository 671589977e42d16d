"""Without a connection: what one visit leaves behind, and what a new release replaces."""

from __future__ import annotations

import shutil
import subprocess
import time
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import ClassVar

import pytest
from playwright.sync_api import Browser, Page

from tests.programs import node
from tests.server.harness import Server
from tests.web.conftest import ROOT
from tests.web.people import PHONE, Person, expect, unfold
from tests.web.test_tutorials import learn

BUILT = ROOT / "src/vabanque/web"
KEPT = """async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 50));
}"""
"""The worker is in charge: everything has been fetched."""
POSITIONS = """async () => {
    const count = () => Object.keys(JSON.parse(localStorage.getItem('vabanque.positions') ?? '{}')).length;
    for (let tries = 0; tries < 300 && count() < 4; tries++) await new Promise((done) => setTimeout(done, 50));
    return count();
}"""
"""How many positions this device has, once today's of all four games have had time to arrive."""


def releases(page: Page) -> list[str]:
    names: list[str] = page.evaluate("() => caches.keys()")
    return [name for name in names if name.startswith("vabanque-release-")]


@pytest.fixture(scope="module")
def visitor(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    """Somebody who has played a game and come home once; then the server stops for good."""
    server = Server(tmp_path_factory.mktemp("offline")).start()
    anna = Person(browser, server.url, "Anna", size=PHONE, offline=True, painted=False, met=True)
    page = anna.go()
    page.evaluate(KEPT)
    page.goto(f"{server.url}/#/new/top-10000")
    unfold(page)
    page.get_by_role("button", name="2,500").click()
    page.get_by_role("group", name="How many players?").get_by_role("button", name="2", exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Start with a bot").click()
    anna.play_until(seconds=80)
    page.goto(f"{server.url}/#/")
    page.locator(".mini a[href*=replay]").wait_for()
    assert server.stop() == 0
    anna.context.set_offline(True)
    yield anna
    assert anna.errors == []
    anna.context.close()


def test_the_position_of_the_day_is_solved_without_a_connection(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    server = Server(tmp_path_factory.mktemp("puzzles")).start()
    anna = Person(browser, server.url, "Anna", size=PHONE, offline=True, painted=False, met=True)
    page = anna.go()
    page.evaluate(KEPT)
    page.goto(f"{server.url}/#/puzzle")
    assert page.evaluate(POSITIONS) == 4
    assert server.stop() == 0
    anna.context.set_offline(True)
    page.reload()
    expect(page.get_by_text("No connection: you can solve the positions")).to_be_visible()
    page.locator(".games a.gold").first.click()
    page.locator(".question").wait_for()
    page.locator(".shell").wait_for()
    # A day that this device has never seen: the page says why it has nothing.
    page.goto(f"{anna.url}/#/puzzle/top-10000/2026-01-01")
    expect(page.get_by_role("heading", name="this device does not have this position yet")).to_be_visible()
    assert anna.errors == []
    anna.context.close()


def test_a_device_without_positions_says_so_without_a_connection(visitor: Person) -> None:
    page = visitor.page
    page.goto(f"{visitor.url}/#/puzzle")
    expect(page.get_by_role("heading", name="this device does not have this position yet")).to_be_visible()
    expect(page.get_by_text("The rules, the tutorials")).to_be_visible()
    page.goto(f"{visitor.url}/#/")


@pytest.mark.parametrize(
    ("lang", "goal"),
    [("de", "Worum es geht"), ("fr", "De quoi s’agit-il"), ("nl", "Waar het om gaat"), ("en", "What it is")],
)
def test_the_rules_are_read_without_a_connection_in_every_language(visitor: Person, lang: str, goal: str) -> None:
    page = visitor.page
    page.goto(f"{visitor.url}/#/rules/las-vegas-biggy")
    page.reload()
    page.get_by_role("combobox").select_option(lang)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    for game in ("las-vegas-2012", "las-vegas-biggy", "las-vegas-cards", "top-10000"):
        page.goto(f"{visitor.url}/#/rules/{game}")
        expect(page.locator(".games a[aria-current=page]")).to_have_attribute("href", f"#/rules/{game}")
        expect(page.locator("section.panel h2").first).to_contain_text(goal)
        assert "⟦" not in page.locator("body").inner_text()
    # The visitor stays for the stories to come, whichever they are.
    page.get_by_role("combobox").select_option("en")


@pytest.mark.parametrize("game", ["las-vegas-2012", "las-vegas-biggy", "las-vegas-cards", "top-10000"])
def test_a_tutorial_is_done_without_a_connection(visitor: Person, game: str) -> None:
    page = visitor.page
    page.goto(f"{visitor.url}/#/tutorial/{game}")
    page.reload()
    learn(page, game, until="#/")
    # Playing needs the server: the home page says so, and what works.
    expect(page.get_by_text("The server does not answer.").first).to_be_visible()
    expect(page.get_by_text("No connection.")).to_be_visible()
    # What would end in a refusal is not offered.
    for button in page.locator(".hero .gold, .game .btn:not(.icon)").all():
        expect(button).to_be_disabled()


def test_ones_own_replay_is_opened_without_a_connection(visitor: Person) -> None:
    page = visitor.page
    page.goto(f"{visitor.url}/#/")
    page.reload()
    expect(page.get_by_text("No connection.")).to_be_visible()
    page.locator(".mini a[href*=replay]").first.click()
    page.locator(".controls").wait_for()
    page.locator(".controls input").fill("3")
    expect(page.locator(".verdict.good")).to_be_visible()


def test_the_score_pad_adds_up_without_a_connection_and_takes_everything_back(visitor: Person) -> None:
    page = visitor.page
    page.goto(f"{visitor.url}/#/pad/las-vegas-2012")
    page.reload()
    page.get_by_role("button", name="One player fewer").click()
    page.get_by_role("button", name="One player fewer").click()
    page.get_by_label("Player 2").fill("Ben")
    total = page.locator("tfoot td")
    for bills in (["$90,000", "$30,000"], ["$60,000", "$60,000"], [], ["$10,000"]):
        for bill in bills:
            page.get_by_role("button", name=f"Add {bill}", exact=True).click()
        page.locator(".desk .gold").click()
    expect(total).to_have_text(["$120,000", "$130,000"])
    # It is still there after a reload; a field is corrected; everything goes back, step by step.
    page.reload()
    expect(total).to_have_text(["$120,000", "$130,000"])
    page.get_by_role("button", name="Ben, no. 2: $10,000. Change").click()
    page.get_by_role("button", name="Remove $10,000").click()
    page.locator(".desk .gold").click()
    expect(total).to_have_text(["$120,000", "$120,000"])
    for _ in range(4):  # two rounds more: with equal money and equally many bills they share the victory
        page.locator(".desk .gold").click()
    expect(page.locator(".desk h2")).to_have_text("Anna and Ben share the victory")
    assert visitor.axe() == []
    assert visitor.too_wide() <= 0
    undo = page.get_by_role("button", name="Take back")
    for _ in range(9):
        undo.click()
    expect(undo).to_be_disabled()
    expect(total).to_have_text(["$0", "$0"])
    # The other game counts turns until somebody is at the top.
    page.goto(f"{visitor.url}/#/pad/top-10000")
    page.get_by_role("button", name="One player fewer").click()
    page.get_by_role("button", name="One player fewer").click()
    for _ in range(10):
        page.get_by_role("button", name="Add 1,000", exact=True).click()
    page.locator(".desk .gold").click()
    expect(page.locator(".desk h2")).to_have_text("Anna wins")


@pytest.fixture
def two_releases(tmp_path: Path) -> tuple[Path, Path]:
    """The built pages, and a later build of them: another title, another name of a part that is loaded late."""
    old, new = tmp_path / "old", tmp_path / "new"
    shutil.copytree(BUILT, old)
    shutil.copytree(BUILT, new)
    rules = next((new / "assets").glob("Rules-*.js"))
    for path in [new / "index.html", *(new / "assets").glob("*.js")]:
        text = path.read_text("utf-8").replace(rules.name, "Rules-later.js")
        path.write_text(text.replace("<title>Vabanque</title>", "<title>Vabanque, later</title>"), "utf-8")
    rules.rename(rules.with_name("Rules-later.js"))
    subprocess.run([node(), ROOT / "web/scripts/offline.mjs", new], check=True, capture_output=True)
    return old, new


def test_a_new_release_replaces_the_old_one_and_no_page_is_stuck(
    browser: Browser, two_releases: tuple[Path, Path]
) -> None:
    class Handler(SimpleHTTPRequestHandler):
        folder = two_releases[0]

        def translate_path(self, path: str) -> str:
            return str(Handler.folder / path.partition("?")[0].lstrip("/"))

        def log_message(self, *_: object) -> None:
            pass

        def end_headers(self) -> None:
            self.send_header("cache-control", "no-cache")
            super().end_headers()

    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler)) as web:
        Thread(target=web.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{web.server_address[1]}/index.html"
        context = browser.new_context()
        page = context.new_page()
        page.goto(url)
        page.evaluate(KEPT)
        before = releases(page)
        Handler.folder = two_releases[1]
        # An open page of the old release goes on: what it needs is kept, even what it has not loaded yet.
        page.goto(f"{url}#/rules/top-10000")
        page.locator("section.panel").first.wait_for()
        page.goto(f"{url}#/")
        # A reload brings the new one at once, and with it the new worker, which throws the old files away.
        page.reload()
        assert page.evaluate("() => document.querySelector('title').textContent") == "Vabanque, later"
        page.wait_for_function(
            "async (old) => { const all = (await caches.keys()).filter((name) => name.includes('release'));"
            " return all.length === 1 && all[0] !== old }",
            arg=before[0],
        )
        # A page that was opened before and asks for a part that no longer exists starts anew, in its place.
        stale = context.new_page()
        Handler.folder = two_releases[0]
        stale.goto(url)
        Handler.folder = two_releases[1]
        stale.evaluate("() => { location.hash = '#/rules/top-10000' }")
        stale.locator("section.panel").first.wait_for()
        assert stale.evaluate("() => document.querySelector('title').textContent") == "Vabanque, later"
        # And all of the new release is there without a connection.
        context.set_offline(True)
        stale.reload()
        stale.locator("section.panel").first.wait_for()
        context.close()
        web.shutdown()


def test_caching_pages_fetches_two_at_a_time_and_retries(browser: Browser) -> None:
    class Handler(SimpleHTTPRequestHandler):
        """Refuses every seventh file of the release once, or hangs up; notes how many are on their way at a time."""

        installing = False
        asked: ClassVar[list[str]] = []
        under_way: ClassVar[set[str]] = set()
        most = 0

        def do_GET(self) -> None:
            path = self.path.partition("?")[0]
            Handler.installing |= path == "/sw.js"
            if Handler.installing and path.startswith("/assets/") and not self.comes(path):
                return
            super().do_GET()

        def comes(self, path: str) -> bool:
            Handler.asked.append(path)
            Handler.under_way.add(path)
            Handler.most = max(Handler.most, len(Handler.under_way))
            time.sleep(0.01)  # as on a network: a file takes a moment
            Handler.under_way.discard(path)
            if Handler.asked.count(path) > 1 or len(Handler.asked) % 7:
                return True
            if len(Handler.asked) % 2:
                self.send_error(503)
            else:
                self.connection.close()
            return False

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=BUILT)) as web:
        Thread(target=web.serve_forever, daemon=True).start()
        context = browser.new_context()
        page = context.new_page()
        page.goto(f"http://127.0.0.1:{web.server_address[1]}/index.html")
        page.evaluate(KEPT)
        assert Handler.most <= 2
        repeated = len(Handler.asked) - len(set(Handler.asked))
        assert repeated > 5, "some had to be asked for again"
        [release] = releases(page)
        kept = page.evaluate(
            "async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)", release
        )
        files = {f"/{path.relative_to(BUILT)}" for path in BUILT.rglob("*") if path.is_file()}
        on_demand = {name for name in files if name.startswith(("/previews/", "/kit/"))} - {"/kit/kit.json"}
        assert set(kept) == files - on_demand - {"/sw.js"}
        context.close()
        web.shutdown()
