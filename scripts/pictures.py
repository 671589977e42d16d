"""Takes the pictures for the documentation: tables in a real browser and in the terminal, into docs/images.

Usage: python scripts/pictures.py [--only rules,terminal,club]
"""

from __future__ import annotations

import argparse
import asyncio
import io
import json
import sys
from pathlib import Path
from random import Random
from typing import Any

from PIL import Image
from playwright.sync_api import sync_playwright
from textual.pilot import Pilot

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from scripts.screenshots import GAMES, choose, chromium, serving  # noqa: E402
from tests.server.evenings import Room, run  # noqa: E402
from tests.tui.test_app import until_asked  # noqa: E402
from tests.tui.test_snapshots import TABLES  # noqa: E402
from tests.web.people import DESK, PHONE, Person  # noqa: E402
from vabanque.i18n import LANGUAGES, Words  # noqa: E402
from vabanque.tui.app import TableApp  # noqa: E402
from vabanque.tui.local import LocalTable, new_seed  # noqa: E402
from vabanque.tui.players import read_players  # noqa: E402
from vabanque.tui.saves import LocalSetup  # noqa: E402

IMAGES = ROOT / "docs" / "images"


def rules() -> None:
    """Every game in every language, with dice selected: pictures for the rules pages."""
    (IMAGES / "rules").mkdir(exist_ok=True)
    with serving() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for lang in LANGUAGES:
            anna = Person(browser, server.url, "Zoë", size=DESK, lang=lang, theme="light")
            for number, game in enumerate(GAMES):
                page = anna.go()
                page.locator(".game .play").nth(number).click()
                page.locator(".shell").wait_for()
                if game == "top-10000":
                    anna.play_until(".paper tbody tr:nth-child(4)")
                    page.locator(".tray.mine").wait_for()
                else:
                    anna.play_until("body:not(:has(.payout)):has(.tray.mine, .hand.mine) .stacks li:nth-child(3)")
                choose(page)
                page.wait_for_timeout(500)
                with Image.open(io.BytesIO(page.screenshot())) as picture:
                    picture.thumbnail((1080, 675))
                    picture.save(IMAGES / "rules" / f"{game}.{lang}.webp", quality=70, method=6)
            anna.context.close()
        browser.close()


def terminal() -> None:
    """Every game as it is drawn in the terminal."""
    (IMAGES / "terminal").mkdir(exist_ok=True)
    for game, seats, options, keys in TABLES.values():
        setup = LocalSetup(game, read_players(seats, "Guest"), options, new_seed("4"))
        app = TableApp(Words("en"), table=LocalTable.new(setup, None), pace=0)
        (IMAGES / "terminal" / f"{game}.svg").write_text(asyncio.run(_draw(app, keys)), "utf-8")


async def _draw(app: TableApp, keys: list[str]) -> str:
    async with app.run_test(size=(110, 32)) as pilot:
        await _play(pilot, keys)
        return app.export_screenshot(title="vabanque play")


async def _play(pilot: Pilot[Any], keys: list[str]) -> None:
    for key in keys:
        await until_asked(pilot)
        await pilot.press(key)
    await until_asked(pilot)


GUESTS = ["Anna", "Ben", "Chloé", "Dirk", "Elif", "Finn", "Gerda", "Hugo", "Ida", "Jan", "Kees", "Lea"]


def club() -> None:
    """An evening of thirteen in its second round: the host's phone, a player's, the projector, and slips on paper."""
    (IMAGES / "club").mkdir(exist_ok=True)
    with serving() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        plan = {"game": "las-vegas-2012", "options": {}, "least": 3, "most": 5, "minutes": 40}
        room = run(Room.open(server, people=GUESTS, **plan))
        phone = Person(browser, server.url, "Zoë", size=PHONE, met=True)
        page = phone.go(f"#/evening/{room.evening}")
        page.locator("form .btn.gold").click()
        page.locator(".stage").wait_for()
        dice = Random(4)
        for number in (1, 2):
            run(room.do("draw"))
            games = [game for game in run(room.view())["games"] if game["round"] == number]
            for game in games if number == 1 else games[:1]:
                scores = [dice.randrange(150, 700, 10) for _ in game["people"]]
                run(room.do("score", game=game["number"], scores=scores))
        page.locator("button[aria-expanded]").click()
        page.locator("button[aria-expanded=true] + ul").wait_for()
        _save(page.screenshot(), "club/phone.webp", (390, 844))
        host = Person(browser, server.url, "Host", size=PHONE, met=True)
        kept = json.dumps({room.club: {"key": room.key, "name": "Wednesday club"}})
        host.go().evaluate(f"localStorage.setItem('vabanque.clubs', {json.dumps(kept)})")
        host.go(f"#/evening/{room.evening}").locator(".tabs").wait_for()
        _save(host.page.screenshot(), "club/host.webp", (390, 844))
        screen = Person(browser, server.url, "Screen", size={"width": 1920, "height": 1080}, met=True)
        screen.go(f"#/evening/{room.evening}/screen").locator(".standings li").first.wait_for()
        _save(screen.page.screenshot(), "club/screen.webp", (1080, 608))
        screen.page.set_viewport_size({"width": 900, "height": 640})
        screen.page.goto(f"{server.url}/api/evenings/{room.evening}/paper?what=slips&size=a4")
        _save(screen.page.screenshot(), "club/slips.webp", (900, 640))
        browser.close()


def _save(shot: bytes, name: str, size: tuple[int, int]) -> None:
    with Image.open(io.BytesIO(shot)) as picture:
        picture.thumbnail(size)
        picture.save(IMAGES / name, quality=75, method=6)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="rules,terminal,club")
    wanted = parser.parse_args().only.split(",")
    for make in (rules, terminal, club):
        if make.__name__ in wanted:
            make()


if __name__ == "__main__":
    main()
