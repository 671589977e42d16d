"""Takes the pictures for the documentation: tables in a real browser and in the terminal, into docs/images.

Usage: python scripts/pictures.py [--only rules,terminal]
"""

from __future__ import annotations

import argparse
import asyncio
import io
import sys
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import sync_playwright
from textual.pilot import Pilot

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from scripts.screenshots import GAMES, choose, chromium, serving  # noqa: E402
from tests.tui.test_app import until_asked  # noqa: E402
from tests.tui.test_snapshots import TABLES  # noqa: E402
from tests.web.people import DESK, Person  # noqa: E402
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="rules,terminal")
    wanted = parser.parse_args().only.split(",")
    for make in (rules, terminal):
        if make.__name__ in wanted:
            make()


if __name__ == "__main__":
    main()
