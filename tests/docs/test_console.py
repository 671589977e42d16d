"""The console on a page of the documentation site: Python in the reader's browser, from the site alone."""

from __future__ import annotations

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import expect

import vabanque
from tests.docs.test_site import site as site
from tests.web.conftest import open_browser

STARTING = 120_000
"""Milliseconds: Python starts in the browser, on a machine that runs other tests beside it."""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@pytest.mark.browser
def test_a_reader_tries_the_library_on_the_spot(site: Path) -> None:
    requests: list[str] = []
    errors: list[str] = []
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=site)) as web, open_browser() as browser:
        Thread(target=web.serve_forever, daemon=True).start()
        here = f"http://127.0.0.1:{web.server_address[1]}/"
        page = browser.new_page()
        page.on("request", lambda request: requests.append(request.url))
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(f"{here}console.html")
        assert not any("/kit/" in url for url in requests), "eight megabytes are fetched only if somebody asks"
        page.get_by_role("button", name="Start Python").click()
        line, log = page.get_by_label(">>>"), page.get_by_role("log")
        line.wait_for(timeout=STARTING)
        page.get_by_role("button", name="Run this").first.click()
        table = vabanque.Table("las-vegas-2012", ["Anna", "Benno", "Carla"], seed=7)
        expect(log).to_contain_text(repr(table.moves()), timeout=STARTING)
        expect(log).to_contain_text("Anna has rolled")
        expect(line).to_be_enabled()
        line.fill("table.push('9')")
        line.press("Enter")
        expect(log).to_contain_text("IllegalMove")
        expect(line).to_be_enabled()
        line.press("ArrowUp")
        expect(line).to_have_value("table.push('9')")
        line.fill("for n in range(3):")
        line.press("Enter")
        page.get_by_label("...").fill("    print(n * 111)")
        page.get_by_label("...").press("Enter")
        expect(page.get_by_label("...")).to_be_enabled()
        page.get_by_label("...").press("Enter")
        expect(log).to_contain_text("0\n111\n222\n")
        web.shutdown()
    assert errors == []
    assert [url for url in requests if not url.startswith((here, "data:", "blob:"))] == []
