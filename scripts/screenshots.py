"""Pictures of every main screen as people see them: real server, real Chromium, from a small phone to a 4K screen.

Usage: python scripts/screenshots.py [--lang de] [--theme light] [--size all] [--only home,biggy*] [--out screenshots]

Every moment is taken in all sizes; with --sheets they also appear side by side in one picture.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from fnmatch import fnmatch
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.server.harness import Server  # noqa: E402
from tests.web.people import DESK, PHONE, Person  # noqa: E402

SIZES: dict[str, ViewportSize] = {
    "small": {"width": 320, "height": 568},
    "low": {"width": 360, "height": 640},
    "phone": PHONE,
    "sideways": {"width": 844, "height": 390},
    "laptop": {"width": 1280, "height": 800},
    "desktop": DESK,
    "wide": {"width": 1920, "height": 1080},
    "4k": {"width": 3840, "height": 2160},
}
LONG_NAMES = ["Maximiliane-Johanna", "Bartholomäus", "Ann", "Guðrún Ósvífursdóttir"[:20], "Wilhelmina v. Oranje"]
GAMES = ["las-vegas-2012", "las-vegas-biggy", "las-vegas-cards", "top-10000"]
Take = Callable[[str], None]


@contextmanager
def serving() -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), log="warning").start()
        try:
            yield server
        finally:
            server.stop()


def chromium() -> str:
    """The browser on this machine."""
    listed = subprocess.run([ROOT / "scripts/chromium.sh", "find"], capture_output=True, text=True, check=True)
    return listed.stdout.strip()


def pages(anna: Person, take: Take) -> None:
    for name, place in {
        "home": "", "new": "#/new/las-vegas-biggy", "referee": "#/referee/las-vegas-2012",
        "replay-drop": "#/replay", "rules": "#/rules/las-vegas-2012", "settings": "#/settings", "people": "#/people",
        "puzzles": "#/puzzle", "drills": "#/drill", "pad": "#/pad/las-vegas-2012", "profile": "#/profile",
        "privacy": "#/privacy", "take": "#/take/ABCD2345", "club": "#/club",
    }.items():  # fmt: skip
        page = anna.go(place)
        page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        take(name)
    for game in GAMES:
        anna.go(f"#/tutorial/{game}").locator(".coach").wait_for()
        take(f"tutorial-{game}")
    for drill in ("ties", "biggy", "bandit", "doubles", "bank"):
        anna.go(f"#/drill/{drill}").locator(".coach").wait_for()
        take(f"drill-{drill}")
    for game in GAMES:
        anna.go(f"#/puzzle/{game}").locator(".shell").wait_for()
        take(f"puzzle-{game}")
    page = anna.go("#/new/las-vegas-2012")
    page.locator("form .btn.gold:not([disabled])").click()
    page.locator(".invite .code").wait_for()
    take("lobby")
    code = page.locator(".invite .code").inner_text().split()[-1]
    page.locator(".options .btn").first.click()
    page.locator(".options fieldset").first.wait_for()
    take("lobby-changing")
    anna.go(f"#/join/{code}").locator(".seated").wait_for()
    take("join")


def crowd(anna: Person, take: Take) -> None:
    """Six people with long names at one device, and a referee with real bills and dice."""
    page = anna.go("#/new/las-vegas-biggy")
    page.locator("fieldset").first.get_by_role("button", name="6").click()
    page.locator("details.terms > summary").click()
    page.locator("fieldset").nth(2).locator(".btn").last.click()
    page.locator("form .btn.gold:not([disabled])").click()
    for name in LONG_NAMES:
        page.locator(".empty .btn.ghost").first.click()
        page.locator(".empty input").fill(name)
        page.locator(".empty form .btn").click()
        page.get_by_text(name, exact=True).first.wait_for()
    take("lobby-full")
    page.locator(".seats .gold").click()
    anna.play_until("body:not(:has(.payout)):has(.tray.mine) .casino:not(.bandit) .stacks li:nth-child(4)")
    choose(page)
    take("six")
    page.get_by_role("navigation").locator("button").last.click()
    page.locator("dialog[open]").wait_for()
    take("menu")
    page = anna.go("#/new/las-vegas-cards")
    page.locator("form .btn.gold:not([disabled])").click()
    page.locator(".empty .btn.ghost").first.click()
    page.locator(".empty input").fill(LONG_NAMES[0])
    page.locator(".empty form .btn").click()
    page.get_by_text(LONG_NAMES[0], exact=True).first.wait_for()
    page.locator(".seats .gold").click()
    page.locator(".curtain").wait_for()
    take("curtain")
    page = anna.go("#/referee/las-vegas-2012")
    page.locator("fieldset .btn").last.click()
    page.locator("form .btn.gold:not([disabled])").click()
    for casino in range(6):
        page.locator(".input .keys .key").nth(8 - casino).click()
        if casino == 1:
            take("referee-bills")
        if page.locator(".input .gold[disabled]").count():
            page.locator(".input .keys .key").nth(3).click()
        page.locator(".input .gold:not([disabled])").click()
        page.locator(".laid .none, .got").first.wait_for()
    for face in (0, 1, 1, 4):
        page.locator(".input .keys .key").nth(face).click()
    take("referee-dice")


def choose(page: Page) -> None:
    """Select something that can be done, without doing it."""
    for path in (".tray .group:not([disabled])", ".hand .slot:not([disabled])", ".felt .die-slot:not([disabled])"):
        selectable = page.locator(path)
        if selectable.count():
            selectable.first.click()
            return


def sit_with_bots(anna: Person, game: str, seats: int) -> Page:
    page = anna.go(f"#/new/{game}")
    page.locator("fieldset").first.get_by_role("button", name=str(seats)).click()
    page.locator("form .btn.gold:not([disabled])").click()
    page.locator(".seats .gold").click()
    page.locator(".shell").wait_for()
    return page


def games(anna: Person, take: Take, most: int) -> None:
    for number, game in enumerate(GAMES):
        seats = max(2, min(most - number % 2, 4 if game == "top-10000" else 5))
        page = sit_with_bots(anna, game, seats)
        if game == "top-10000":
            anna.play_until(".paper tbody tr:nth-child(6)")
            page.locator(".tray.mine").wait_for()
        else:
            stack = f".stacks li:nth-child({min(3, seats)})"
            anna.play_until(f"body:not(:has(.payout)):has(.tray.mine, .hand.mine) {stack}")
        page.wait_for_timeout(300)
        take(game)
        choose(page)
        take(f"{game}-chosen")
        if game != "top-10000":
            anna.play_until(".payout")
            take(f"{game}-payout")
        anna.play_until(seconds=90)
        page.wait_for_timeout(800)
        take(f"{game}-end")
    page.locator(".actions a").first.click()
    page.locator(".controls").wait_for()
    position = page.locator(".controls input")
    position.fill(str(int(position.get_attribute("max") or 0) // 2))
    take("replay")
    page.go_back()
    page.locator(".actions a").nth(1).click()
    page.get_by_role("tab").first.wait_for(timeout=180_000)
    take("review")
    page.go_back()
    page.locator(".actions a").last.click()
    page.locator("main .btn.gold").click()
    page.locator(".verdict").wait_for()
    take("fair")
    for name, place in {"games": "#/games", "statistics": "#/games/statistics", "home-again": ""}.items():
        anna.go(place).locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        take(name)


def shoot(browser: Browser, server: Server, wanted: argparse.Namespace) -> None:
    sizes = list(SIZES) if wanted.size == "all" else wanted.size.split(",")
    anna = Person(browser, server.url, "Zoë", size=SIZES[sizes[-1]], lang=wanted.lang, theme=wanted.theme)

    def take(name: str) -> None:
        if not any(fnmatch(name, pattern) for pattern in wanted.only.split(",")):
            return
        for size in sizes:
            anna.page.set_viewport_size(SIZES[size])
            anna.page.wait_for_timeout(150)
            anna.page.screenshot(path=wanted.out / f"{name}-{size}.png")
        if wanted.sheets:
            sheet(wanted.out, name, sizes)

    parts = {"pages": pages, "crowd": crowd, "games": lambda *a: games(*a, wanted.seats)}
    for part in wanted.parts.split(","):
        parts[part](anna, take)
    anna.context.close()


def sheet(folder: Path, name: str, sizes: list[str]) -> None:
    """One screen in all sizes in one picture: phones side by side, wider windows one below the other."""
    pictures = [Image.open(folder / f"{name}-{size}.png").convert("RGB") for size in sizes]
    tall = [shot for shot in pictures if shot.width < shot.height]
    flat = [shot.resize((844, round(844 * shot.height / shot.width))) for shot in pictures if shot not in tall]
    placed, left = [], 0
    for column in [*([shot] for shot in tall), *(flat[at : at + 2] for at in range(0, len(flat), 2))]:
        top = 0
        for shot in column:
            placed.append((shot, left, top))
            top += shot.height + 8
        left += column[0].width + 8
    across = Image.new("RGB", (left, max(top + shot.height for shot, _, top in placed)), "#888")
    for shot, at, top in placed:
        across.paste(shot, (at, top))
    across.save(folder / f"sheet-{name}.png")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lang", default="en", choices=["en", "de", "fr", "nl"])
    parser.add_argument("--theme", default="night", choices=["night", "light"])
    parser.add_argument("--parts", default="pages,crowd,games")
    parser.add_argument("--only", default="*")
    parser.add_argument("--size", default="phone,desktop", help=f"all, or some of {', '.join(SIZES)}")
    parser.add_argument("--seats", type=int, default=4, help="how many players, if the game allows it")
    parser.add_argument("--sheets", action="store_true")
    parser.add_argument("--out", type=Path, default=ROOT / "screenshots")
    wanted = parser.parse_args()
    wanted.out.mkdir(parents=True, exist_ok=True)
    with serving() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        shoot(browser, server, wanted)
        browser.close()


if __name__ == "__main__":
    main()
