"""Without a server: everything is kept on the device, the server stops for good, and people play on."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest
from playwright.sync_api import Browser, Page, Route

from tests.server.harness import Server
from tests.web.conftest import ROOT
from tests.web.people import HAND, PHONE, Person, expect
from tests.web.test_offline import KEPT
from vabanque.play.verify import verify

GAMES = ("Las Vegas (2012)", "Las Vegas with Biggy", "Las Vegas – the card game", "Die oberen 10 000")
STARTING = 120_000
"""Milliseconds: Python starts in the browser, on a machine that runs other tests beside it."""


def keep(page: Page) -> None:
    """Keep everything for offline, in the settings."""
    page.evaluate("() => (location.hash = '#/settings')")
    page.get_by_role("button", name="Keep for offline").click()
    expect(page.get_by_text("Everything is on this device")).to_be_visible(timeout=STARTING)


@pytest.fixture(scope="module")
def traveller(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    """Somebody who has kept everything. The server has stopped, and the network is off."""
    server = Server(tmp_path_factory.mktemp("offline")).start()
    anna = Person(browser, server.url, "Anna", size=PHONE, offline=True, painted=False, met=True)
    page = anna.go()
    page.evaluate(KEPT)
    keep(page)
    assert server.stop() == 0
    anna.context.set_offline(True)
    yield anna
    assert anna.errors == []
    anna.context.close()


def record_of(page: Page, table: str) -> str:
    """The record of a finished game, as "My games" has it."""
    text: str = page.evaluate(
        """async (id) => {
            const database = await new Promise((done) => {
                const request = indexedDB.open('vabanque');
                request.onsuccess = () => done(request.result);
            });
            const row = await new Promise((done) => {
                const request = database.transaction('records').objectStore('records').get(id);
                request.onsuccess = () => done(request.result);
            });
            const plain = row.body.stream().pipeThrough(new DecompressionStream('gzip'));
            return new Response(plain).text();
        }""",
        table,
    )
    return text


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_closed_continued_and_verified(traveller: Person, game: str) -> None:
    page = traveller.go()
    page.locator(".game", has_text=game).get_by_role("button", name="Play now").click()
    page.wait_for_url("**/#/table/*", timeout=STARTING)
    page.locator(".tray, .shell").first.wait_for(timeout=STARTING)
    traveller.play_until(".log li:nth-child(6), .podium", seconds=80)
    table = traveller.table()
    page.close()

    traveller.reopen()
    page = traveller.go()
    page.locator(f"a[href='#/table/{table}']").first.click()
    page.locator(".shell").wait_for(timeout=STARTING)
    traveller.play_until(seconds=240)
    page.locator(".podium").wait_for()

    page.goto(f"{traveller.url}/#/games")
    page.locator(f"a[href*='{table}']").first.wait_for()
    record = record_of(page, table)
    assert verify(record).ok
    assert "fairness" in json.loads(record)
    page.goto(f"{traveller.url}/#/replay/{table}")
    page.locator(".controls").wait_for(timeout=STARTING)


def people_elsewhere_meet_at_a_server(anna: Person) -> None:
    """A table in a folder invites nobody; the server named in the settings is where people meet."""
    page = anna.go()
    page.locator(".game", has_text=GAMES[0]).get_by_role("button", name="With friends").click()
    expect(page.get_by_text("enter the address of a Vabanque server")).to_be_visible(timeout=STARTING)
    expect(page.locator(".invite .qr")).to_have_count(0)
    page.get_by_role("link", name="Settings").last.click()
    address = page.get_by_label("Server for playing with others")
    address.fill("no address")
    address.blur()
    expect(page.get_by_role("alert")).to_contain_text("not the address of a page")
    address.fill(f"{anna.url}/elsewhere/")
    address.blur()
    page = anna.go()
    page.locator(".game", has_text=GAMES[0]).get_by_role("button", name="With friends").click()
    way = page.get_by_role("link", name="Play with people elsewhere")
    expect(way).to_have_attribute("href", f"{anna.url}/elsewhere/#/new/las-vegas-2012", timeout=STARTING)
    page.goto(f"{anna.url}/#/join/KXQ4TP")
    page.wait_for_url("**/elsewhere/#/join/KXQ4TP")


class Handler(SimpleHTTPRequestHandler):
    """What `python -m http.server` runs, without its log."""

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a folder on a web server that is not ours."""
    folder = tmp_path_factory.mktemp("folder")
    site = folder / "site"
    subprocess.run([sys.executable, ROOT / "scripts/site.py", site], check=True, capture_output=True)
    again = subprocess.run([sys.executable, ROOT / "scripts/site.py", site], check=False, capture_output=True)
    assert again.returncode == 1, "a folder that is not empty is left alone"
    (site / "elsewhere").mkdir()
    (site / "elsewhere/index.html").write_text("<title>A server</title><link rel='icon' href='data:,'>")
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=folder)) as web:
        Thread(target=web.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{web.server_address[1]}/site"
        web.shutdown()


@pytest.fixture
def anna(browser: Browser, site: str) -> Iterator[Person]:
    """Somebody at that folder."""
    person = Person(browser, site, size=PHONE, painted=False, met=True)
    yield person
    assert person.errors == []
    person.context.close()


def sit_down(person: Person, game: str = GAMES[0]) -> Page:
    """A game against bots of the device, and its first turn."""
    page = person.play_now(game)
    page.wait_for_url("**/#/table/*", timeout=STARTING)
    page.locator(".tray, .shell").first.wait_for(timeout=STARTING)
    return page


def test_a_folder_on_any_web_server_is_the_whole_product(anna: Person) -> None:
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url))
    page = sit_down(anna)
    anna.play_until(seconds=240)
    page.locator(".podium").wait_for()
    people_elsewhere_meet_at_a_server(anna)
    assert [url for url in asked if not url.startswith((anna.url, "data:", "blob:"))] == []


def test_a_second_tab_says_so_and_takes_over_when_the_first_is_closed(anna: Person) -> None:
    first = sit_down(anna)
    anna.play_until(".log li:nth-child(4)", seconds=80)
    address = first.url
    anna.reopen()
    second = anna.page
    second.goto(address)
    expect(second.get_by_text("open in another tab").first).to_be_visible(timeout=STARTING)
    first.close()
    second.reload()
    second.locator(".shell").wait_for(timeout=STARTING)
    anna.play_until(".log li:nth-child(8)", seconds=80)


FULL = """
let full = false;
new BroadcastChannel('full').onmessage = ({ data }) => (full = data);
const { add } = IDBObjectStore.prototype;
IDBObjectStore.prototype.add = function (...given) {
    const request = add.apply(this, given);
    if (full) this.transaction.abort(); // as a browser does that has no room left
    return request;
};
"""


def test_a_full_device_refuses_a_move_and_keeps_the_game(anna: Person) -> None:
    def that_fills_up(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=FULL + answer.text())

    anna.context.route("**/assets/worker-*.js", that_fills_up)
    page = sit_down(anna)
    anna.play_until(".log li:nth-child(4)", seconds=80)
    page.evaluate("() => new BroadcastChannel('full').postMessage(true)")
    page.evaluate(HAND, [".toasts .bad", 20_000])
    expect(page.get_by_text("no room left").first).to_be_visible()
    page.evaluate("() => new BroadcastChannel('full').postMessage(false)")
    anna.play_until(seconds=240)
    page.locator(".podium").wait_for()
    table = anna.table()
    anna.go("#/games").locator(f"a[href*='{table}']").first.wait_for()
    assert verify(record_of(page, table)).ok


def test_a_browser_that_stores_nothing_says_so_and_plays(anna: Person) -> None:
    def without_storage(route: Route) -> None:
        """The worker of a private window in which databases cannot be opened."""
        answer = route.fetch()
        refuse = "indexedDB.open = () => { throw new DOMException('no storage', 'SecurityError'); };\n"
        route.fulfill(response=answer, body=refuse + answer.text())

    anna.context.route("**/assets/worker-*.js", without_storage)
    page = sit_down(anna)
    expect(page.get_by_text("This browser stores nothing").first).to_be_visible(timeout=STARTING)
    anna.play_until(".log li:nth-child(6)", seconds=80)
