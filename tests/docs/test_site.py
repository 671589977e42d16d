"""The documentation site: it builds without a warning, every link leads somewhere, and it works from a folder."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from html import unescape
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from tests.web.conftest import open_browser
from vabanque.games import GAMES
from vabanque.i18n import LANGUAGES, Words

ROOT = Path(__file__).parents[2]


class Links(HTMLParser):
    """What a page links to, what it loads, and its anchors."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.loads: set[str] = set()
        self.anchors: set[str] = {""}
        self.feed(page.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" and value:
                self.anchors.add(value)
            elif name == "href" and tag == "a" and value:
                self.links.add(value)
            elif value and (name == "src" or (name == "href" and tag == "link")):
                self.loads.add(value)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    build = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    done = subprocess.run(
        build, cwd=ROOT, capture_output=True, text=True, check=False, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def test_every_link_leads_somewhere_and_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    pages = {page: Links(page) for page in site.rglob("*.html")}
    assert len(pages) > 40
    for page, parsed in pages.items():
        if page.name == "404.html":
            continue  # its links begin at the root of a host
        for link in parsed.links | parsed.loads:
            url = urlsplit(link)
            if url.scheme or url.netloc:
                assert link in parsed.links, f"{page.name} loads {link}"
                continue
            target = (page.parent / unquote(url.path)).resolve() if url.path else page
            assert target.exists(), f"{page.relative_to(site)}: {link}"
            assert target not in pages or unquote(url.fragment) in pages[target].anchors | {"__skip"}, (
                f"{page.relative_to(site)}: {link}"
            )


def test_the_rules_of_every_game_are_there_in_every_language_with_a_picture(site: Path) -> None:
    for game in GAMES:
        for lang in LANGUAGES:
            text = (site / "rules" / f"{game}.{lang}.html").read_text("utf-8")
            assert f"images/rules/{game}.{lang}.webp" in text
            assert Words(lang).game(game).split("(")[0].strip().replace("’", "") in text.replace("’", "")


@pytest.mark.browser
def test_the_search_works_from_a_folder(site: Path) -> None:
    requests: list[str] = []
    with open_browser() as browser:
        page = browser.new_page()
        page.on("request", lambda request: requests.append(request.url))
        page.goto((site / "index.html").as_uri())
        page.locator("input.md-search__input").click()
        page.keyboard.type("Bandit")
        page.locator(".md-search-result__item").first.wait_for()
    assert all(url.startswith(("file:", "data:", "blob:")) for url in requests)


def test_the_reference_has_everything_public_under_its_public_name_with_types(site: Path) -> None:
    text = (site / "reference.html").read_text("utf-8")
    anchors = Links(site / "reference.html").anchors
    for package in ("vabanque", "vabanque.sim", "vabanque.arena", "vabanque.analyse", "vabanque.envs"):
        for name in import_module(package).__all__:
            assert f"{package}.{name}" in anchors, f"{package}.{name}"
    assert {"vabanque.LasVegasState.won", "vabanque.LasVegasView.bills", "vabanque.Table.rollouts"} <= anchors
    plain = re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", "", text)))
    assert "verify( game: str | bytes | Record, promise: Promise | None = None, ) -> Verdict" in plain
