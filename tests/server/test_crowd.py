"""Many people behind one address: everybody gets in, and nobody takes what belongs to the others."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.harness import DEFAULT_LIMITS, Client, Json, Server, new_id, new_table
from tests.server.inside import Inside, inside
from vabanque.i18n import LANGUAGES, Words
from vabanque.server import web
from vabanque.server.web import language_wanted

PHONES = 40
FIRST_LOAD = 20
"""Files that a first visit fetches: the page, scripts, styles, words, a font, icons, the service worker."""
OwnServer = Callable[..., Server]
NAVIGATION = {"sec-fetch-mode": "navigate", "accept": "text/html,*/*", "accept-language": "nl-BE,nl;q=0.9,en;q=0.5"}

# Litestar 2 warns about what Litestar 3 will want.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
built = pytest.mark.skipif(not web.read_assets(), reason="the browser table is not built: make web")


class Visit:
    """One phone that opens the page for the first time."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = server.http()
        self.statuses: list[int] = []

    async def ask(self, method: str, path: str, body: Json | None = None, token: str | None = None) -> httpx.Response:
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        answer = await self.http.request(method, path, json=body, headers=headers)
        self.statuses.append(answer.status_code)
        return answer

    async def first_load(self) -> None:
        names = [name for name in sorted(web.read_assets()) if name.startswith("assets/")]
        paths = ["/", "/sw.js", "/manifest.webmanifest", *(f"/{name}" for name in names[: FIRST_LOAD - 3])]
        for path in paths:
            await self.ask("GET", path)
        for path in ("/api/games", "/api/tables"):
            await self.ask("GET", path)

    async def play(self) -> None:
        """A table of one's own against bots, up to the first view of it."""
        made = (await self.ask("POST", "/api/tables", new_table("las-vegas-2012", "me bot bot"))).json()
        path = f"/api/tables/{made['table']}/commands"
        seed = {"type": "seed", "id": new_id(), "seat": 0, "seed": "abc"}
        for command in (seed, {"type": "start", "id": new_id()}):
            await self.ask("POST", path, command, made["token"])
        async with Client(self.server.url, made["table"], made["token"], views="all") as player:
            await player.until_type("view")

    async def join(self, code: str, name: str) -> None:
        """Follow a link to a table, and sit down."""
        await self.ask("GET", f"/t/{code}")
        for _ in range(2):  # the page looks whether the game has begun, and again when one sits down
            table = (await self.ask("GET", f"/api/codes/{code}")).json()["table"]
            await self.ask("GET", f"/api/tables/{table}")
        await self.ask("POST", f"/api/tables/{table}/seats", {"name": name, "id": new_id()})


@asynccontextmanager
async def visitors(server: Server) -> AsyncIterator[list[Visit]]:
    visits = [Visit(server) for _ in range(PHONES)]
    try:
        yield visits
    finally:
        for visit in visits:
            await visit.http.aclose()
    assert {status for visit in visits for status in visit.statuses} == {200, 201}


@built
async def test_forty_phones_at_one_address_all_get_to_play(own_server: OwnServer) -> None:
    server = own_server(**DEFAULT_LIMITS)
    async with visitors(server) as visits:
        await asyncio.gather(*(visit.first_load() for visit in visits))
        await asyncio.gather(*(visit.play() for visit in visits))


@built
async def test_forty_guests_at_one_address_follow_their_links(own_server: OwnServer) -> None:
    server = own_server(**DEFAULT_LIMITS)
    codes = [(await server.table("las-vegas-2012", "me open open open open"))["code"] for _ in range(PHONES // 4)]
    async with visitors(server) as visits:
        await asyncio.gather(*(visit.first_load() for visit in visits))
        await asyncio.gather(
            *(visit.join(codes[number // 4], f"Guest {number}") for number, visit in enumerate(visits))
        )


@built
async def test_static_files_do_not_use_up_the_request_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = {"requests": 0.01, "files": 0.05, "burst": 100.0}  # one request and five files
    async with inside(monkeypatch, database=str(tmp_path / "tables.db"), **slow) as server:
        assert [(await server.ask("GET", path)).status_code for path in ("/games", "/games")] == [200, 429]
        paths = ["/", "/index.html", "/sw.js", "/icon.svg", "/manifest.webmanifest"]
        assert [(await server.ask("GET", path)).status_code for path in paths] == [200] * 5
        assert (await server.ask("GET", "/")).status_code == 429, "but a flood of them is bounded, too"
        elsewhere = httpx.ASGITransport(app=server.doorman, client=("192.0.2.1", 7))
        async with httpx.AsyncClient(transport=elsewhere, base_url="http://127.0.0.1") as other:
            assert (await other.get("/")).status_code == 200


async def test_one_device_cannot_use_up_the_limit_of_its_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = {"requests": 0.1, "device_requests": 0.02, "burst": 100.0}  # ten requests, two of them from one device
    async with inside(monkeypatch, database=str(tmp_path / "tables.db"), **slow) as server:
        wild = [await server.ask("GET", "/games", token="a" * 32) for _ in range(50)]
        assert [answer.status_code for answer in wild] == [200] * 2 + [429] * 48
        assert int(wild[-1].headers["retry-after"]) >= 1
        others = [await server.ask("GET", "/games", token=str(number) * 32) for number in range(9)]
        # Whoever makes up a token for every request has only the share of the address.
        assert [answer.status_code for answer in others] == [200] * 8 + [429]


async def refused_navigation(server: Inside, path: str, tries: int) -> httpx.Response:
    for _ in range(tries):
        answer = await server.ask("GET", path, headers=NAVIGATION)
        if answer.status_code == 429:
            return answer
    raise AssertionError("nobody refused")


@pytest.mark.parametrize("path", ["/", "/t/ABCDEF", "/games"])
async def test_a_rate_limited_navigation_gets_a_page_that_reloads_itself(
    path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = {"requests": 2.0, "files": 0.01, "guesses": 0.01, "burst": 100.0}
    async with inside(monkeypatch, database=str(tmp_path / "tables.db"), **slow) as server:
        answer = await refused_navigation(server, path, 300)
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-store"
        seconds = answer.headers["retry-after"]
        assert f'<meta http-equiv="refresh" content="{seconds}">' in answer.text
        assert '<html lang="nl">' in answer.text
        assert Words("nl")("server-busy") in answer.text
        # A program, or a page that asks for something, gets a code.
        asked = await server.ask("GET", path, headers={"sec-fetch-mode": "cors", "accept": "*/*"})
        assert asked.json()["code"] == "too-many"


def test_accept_language_chooses_the_first_known_language() -> None:
    assert [language_wanted(f"{language}-XX,en;q=0.5") for language in LANGUAGES] == list(LANGUAGES)
    assert language_wanted("it, fr-CH;q=0.8, en;q=0.5") == "fr"
    assert language_wanted("") == language_wanted("it") == "en"


@built
async def test_every_static_file_has_one_content_type(server: Server) -> None:
    async with server.http() as http:
        types = {name: (await http.get(f"/{name}")).headers["content-type"] for name in web.read_assets()}
    for name, kind in types.items():
        assert kind.count("charset") == (1 if kind.startswith("text/") else 0), f"{name}: {kind}"
    assert types["index.html"] == "text/html; charset=utf-8"
    assert {kind for name, kind in types.items() if re.search(r"\.m?js$", name)} == {"text/javascript; charset=utf-8"}
