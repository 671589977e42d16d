"""My turn, everywhere: people ask, close the page, and are told, also by a server that was killed meanwhile."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.server.harness import Server
from tests.server.letters import Letter, Receiver, Subscriber, receiving
from tests.web.conftest import company
from tests.web.people import PHONE, Person, expect
from tests.web.test_stories import join, one_move, open_table, prepare, start

SUBSCRIBED = """
    Notification.requestPermission = async () => 'granted';
    PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
        if (!userVisibleOnly || !applicationServerKey) throw new TypeError('refused, as a browser does');
        return { toJSON: () => (SUBSCRIPTION) };
    };
"""
"""A browser's push service is on the internet, and without a screen nobody is asked for permission."""

SHOWN = """
    () => {
        self.shown = [];
        registration.showNotification = async (title, { body, data }) => void shown.push([title, body, data.place]);
    }
"""
"""A browser without a screen shows no notifications."""


@contextmanager
def in_background() -> Iterator[Receiver]:
    """A receiver beside Playwright, which needs this thread."""
    ready, loop = threading.Event(), asyncio.new_event_loop()
    receivers: list[Receiver] = []
    done = asyncio.Event()

    async def receive() -> None:
        async with receiving() as receiver:
            receivers.append(receiver)
            ready.set()
            await done.wait()

    thread = threading.Thread(target=lambda: loop.run_until_complete(receive()))
    thread.start()
    assert ready.wait(20)
    try:
        yield receivers[0]
    finally:
        loop.call_soon_threadsafe(done.set)
        thread.join()
        loop.close()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, hooks_anywhere="true", notice_after="0").start()
    yield server
    server.end()


def ask(person: Person) -> None:
    """Open what the table's menu has about being told."""
    page = person.page
    page.get_by_role("button", name=person.words("settings"), exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name=person.words("tell-me")).click()
    page.get_by_role("switch").wait_for()


def letter(person: Person, receiver: Receiver, number: int) -> Letter:
    """Wait until so many have come."""
    for _ in range(600):
        if len(receiver.letters) >= number:
            return receiver.letters[number - 1]
        person.page.wait_for_timeout(50)
    raise AssertionError(f"only {len(receiver.letters)} letters")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_whoever_closed_the_page_is_told_of_their_turn(browser: Browser, own_server: Server, lang: str) -> None:
    with in_background() as push, in_background() as chat, company(browser, own_server) as people:
        anna, ben = people("Anna", lang=lang, size=PHONE, offline=True), people("Ben", lang=lang)
        subscriber = Subscriber(push.url)
        wish = subscriber.wish()
        keys = {"endpoint": wish.url, "keys": {"p256dh": wish.p256dh, "auth": wish.auth}}
        anna.context.add_init_script(SUBSCRIBED.replace("SUBSCRIPTION", json.dumps(keys)))
        table = set_up(anna, ben)

        ask(anna)
        dialog = anna.page.get_by_role("dialog")
        assert anna.axe() == []
        assert anna.too_wide() <= 0
        anna.page.get_by_role("switch").click()
        expect(anna.page.get_by_role("switch")).to_be_checked()
        dialog.get_by_role("combobox").select_option("discord")
        dialog.get_by_role("textbox").fill(chat.url)
        dialog.get_by_role("button", name=anna.words("tell-me-write")).click()
        expect(dialog).to_contain_text(anna.words("tell-me-written"))
        anna.page.close()

        own_server.kill()
        own_server.start()
        one_move(ben)
        told = subscriber.read(letter(ben, push, 1).body)
        assert told["place"] == f"#/table/{table}"
        text = json.loads(letter(ben, chat, 1).body)["content"]
        assert text.startswith(told["title"])
        assert text.endswith(f"{own_server.url}/#/table/{table}")
        assert deliver(anna, own_server, json.dumps(told)) == [[told["title"], told["body"], told["place"]]]

        # Enough: the chat is written to no more, and the other wish stays.
        anna.reopen()
        page = anna.go(f"#/table/{table}")
        page.locator(".shell").wait_for()
        ask(anna)
        expect(page.get_by_role("switch")).to_be_checked()
        page.get_by_role("button", name=anna.words("tell-me-stop")).click()
        expect(page.get_by_role("combobox")).to_be_visible()
        expect(page.get_by_role("switch")).to_be_checked()


def test_whoever_has_a_day_for_a_move_may_ask_in_the_lobby(browser: Browser, own_server: Server) -> None:
    with company(browser, own_server) as people:
        anna = people("Anna", lang="nl", size=PHONE, offline=True)
        wish = Subscriber(f"{own_server.url}/nobody").wish()
        keys = {"endpoint": wish.url, "keys": {"p256dh": wish.p256dh, "auth": wish.auth}}
        anna.context.add_init_script(SUBSCRIBED.replace("SUBSCRIPTION", json.dumps(keys)))
        page = prepare(anna)
        page.get_by_role("group", name=anna.words("clock"), exact=True).get_by_role("button").nth(4).click()
        page.get_by_role("button", name=anna.words("open-table")).click()
        page.get_by_role("button", name=anna.words("tell-me")).click()
        page.get_by_role("switch").click()
        expect(page.get_by_role("switch")).to_be_checked()
        assert anna.axe() == []
        assert anna.too_wide() <= 0


def set_up(anna: Person, ben: Person) -> str:
    """A table at which it is Ben's turn; returns its id."""
    code = open_table(anna)
    join(ben, code)
    start(anna)
    ben.page.locator(".shell").wait_for()
    if not ben.page.locator(".tray.mine").count():
        one_move(anna)
    ben.page.locator(".tray.mine").wait_for()
    return anna.table()


def deliver(person: Person, server: Server, message: str) -> list[list[str]]:
    """Let the browser's push service deliver this while no page is open; returns the notifications that show then."""
    elsewhere = person.context.new_page()
    session = person.context.new_cdp_session(elsewhere)
    registrations: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    for _ in range(100):
        if registrations:
            break
        elsewhere.wait_for_timeout(50)
    worker = person.context.service_workers[0]
    worker.evaluate(SHOWN)
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": server.url, "registrationId": registrations[0], "data": message},
    )
    for _ in range(100):
        if worker.evaluate("shown.length"):
            break
        elsewhere.wait_for_timeout(50)
    shown: list[list[str]] = worker.evaluate("shown")
    elsewhere.close()
    return shown
