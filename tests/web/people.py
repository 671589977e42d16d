"""A person with a browser: what they do and see at the table, and a script that plays whole games quickly."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error, Page, ViewportSize, expect

from vabanque.i18n.fluent import MessageCatalogue

DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
NARROW: ViewportSize = {"width": 320, "height": 700}
ZOOMED: ViewportSize = {"width": 720, "height": 450}
"""A desk at 200 %."""

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"

PATIENCE = 15_000
"""Milliseconds that a browser has for whatever is asked of it, or expected."""

expect.set_options(timeout=PATIENCE)

UNPAINTED = """{
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("html { opacity: 0 }");
    document.adoptedStyleSheets = [sheet];
}"""
"""Chromium lays everything out, and everything can be clicked, but nothing is drawn: a third of a browser's work."""

HAND = Path(__file__).with_name("hand.js").read_text("utf-8").partition("\n")[2]

LOCALES = Path(__file__).parents[2] / "src/vabanque/locales"


@cache
def page_words(lang: str) -> MessageCatalogue:
    """What the page says in a language."""
    catalogue = MessageCatalogue(lang)
    for name in ("web", "people", "table"):
        catalogue.add((LOCALES / lang / f"{name}.ftl").read_text("utf-8"))
    return catalogue


def unfold(page: Page) -> None:
    """Open what is folded away behind the options as they are now."""
    page.locator("details.terms > summary").click()


class Person:
    """Their own browser, with their own settings. Fast and without motion, unless a story is about motion.

    Nobody looks at the pixels of a page that is not `painted`; axe-core does, so it has it painted.
    """

    def __init__(
        self, browser: Browser, url: str, name: str = "Anna", *, size: ViewportSize = DESK, lang: str = "en",
        still: bool = True, pace: str = "fast", offline: bool = False, painted: bool = True, **likes: Any,
    ) -> None:  # fmt: skip
        self.url = url
        self.name = name
        self.lang = lang
        self.context = browser.new_context(
            viewport=size,
            locale=lang,
            reduced_motion="reduce" if still else "no-preference",
            # Every browser would fetch all pages for times without a connection; only some stories need that.
            service_workers="allow" if offline else "block",
        )
        saved = json.dumps({"name": name, "pace": pace, **likes})
        self.context.add_init_script(
            f"localStorage.getItem('vabanque.prefs') ?? localStorage.setItem('vabanque.prefs', {json.dumps(saved)})"
        )
        if not painted:
            self.context.add_init_script(UNPAINTED)
        self.errors: list[str] = []
        self.page: Page = self._new_page()

    def _new_page(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._hear)
        page.set_default_timeout(PATIENCE)
        return page

    def reopen(self) -> None:
        """A new tab, after the old one has been closed."""
        self.page = self._new_page()

    def _hear(self, message: Any) -> None:
        # A lost connection also shows on the console, and so does a code that no table has; stories expect that.
        expected = "ERR_" in message.text or "WebSocket" in message.text or "/codes/" in message.location["url"]
        if message.type == "error" and not expected:
            self.errors.append(message.text)

    def words(self, message: str, **arguments: object) -> str:
        """What this person's page says for a message."""
        return page_words(self.lang).format(message, {"you": "no", **arguments})

    def go(self, place: str = "") -> Page:
        self.page.goto(f"{self.url}/{place}")
        return self.page

    def play_now(self, game: str) -> Page:
        page = self.go()
        page.locator(".game", has_text=game).get_by_role("button", name="Play now").click()
        return page

    def play_until(self, path: str = ".podium", seconds: float = 60) -> dict[str, Any]:
        """Play on, any legal way, until this is on the page."""
        played: dict[str, Any] = self.page.evaluate(HAND, [path, seconds * 1000])
        return played

    def table(self) -> str:
        return self.page.url.partition("#/table/")[2]

    def axe(self) -> list[str]:
        """What axe-core finds wrong on the screen as it is."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        report = self.page.evaluate(
            """async () => {
                const sheets = [...document.adoptedStyleSheets];
                document.adoptedStyleSheets = [];
                const report = await axe.run({ resultTypes: ['violations'] });
                document.adoptedStyleSheets = sheets;
                return report;
            }"""
        )
        violations = report["violations"]
        return [f"{rule['id']}: {node['html'][:160]}" for rule in violations for node in rule["nodes"]]

    def too_wide(self) -> int:
        """How many pixels the page is wider than its window."""
        wider: int = self.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        return wider


__all__ = ["DESK", "NARROW", "PHONE", "ZOOMED", "Error", "Person", "expect", "unfold"]
