"""Club nights are open to everybody: what a stranger does with a club of their own disturbs nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from tests.server.evenings import PLAN
from tests.server.harness import Json, new_id
from tests.server.inside import Inside, inside
from tests.work import check_in_proportion
from vabanque.club import try_drawing
from vabanque.server import club_api
from vabanque.server.club_files import read_club
from vabanque.server.club_views import season_of
from vabanque.server.doorman import CLUBS_AT_ONCE
from vabanque.store.operating import bar, operate

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
NAMES = ["Anna", "Benno", "Carla", "Dirk", "Elif", "Finn", "Gerda", "Hugo"]


@pytest_asyncio.fixture
async def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Inside]:
    async with inside(monkeypatch, str(tmp_path / "tables.db")) as running:
        yield running


class Night:
    """A club and its first evening, with eight people on paper."""

    def __init__(self, server: Inside, club: Json, evening: str) -> None:
        self.server, self.club, self.key, self.evening = server, club["club"], club["key"], evening

    @classmethod
    async def open(cls, server: Inside, **plan: Any) -> Night:
        club = await server.post("/clubs", {"name": "Club"})
        wanted = {"plan": {**PLAN, "play": "paper", **plan}, "people": NAMES}
        made = await server.post(f"/clubs/{club['club']}/evenings", wanted, club["key"])
        return cls(server, club, made["evening"])

    async def do(self, type_: str, id_: str | None = None, **fields: Any) -> Any:
        command = {"type": type_, "id": id_ or new_id(), **fields}
        return await self.server.ask("POST", f"/evenings/{self.evening}/commands", command, self.key)


@pytest.fixture
def asked(server: Inside, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What workers for records have been asked for."""
    work: list[Any] = []
    ask = server.host.readers.ask

    async def note(wanted: Callable[..., Any], *about: Any, **how: Any) -> Any:
        work.append(wanted)
        return await ask(wanted, *about, **how)

    monkeypatch.setattr(server.host.readers, "ask", note)
    return work


async def test_seatings_seasons_and_files_are_worked_out_by_workers(server: Inside, asked: list[Any]) -> None:
    night = await Night.open(server)
    assert (await night.do("draw")).status_code == 200
    assert asked == [try_drawing]
    path = f"/clubs/{night.club}"
    views = [await server.get(path) for _ in range(3)]
    assert views[0] == views[1] == views[2]
    assert asked == [try_drawing, season_of]
    await night.do("score", game=0, scores=[40, 30, 20, 10])
    assert (await server.get(path))["ratings"]
    assert asked == [try_drawing, season_of, season_of]
    file = await server.get(f"{path}/file", night.key)
    await server.post("/clubs/file", file)
    assert [work.__name__ for work in asked[3:]] == ["work_out", "read_club"]


async def test_a_draw_sent_again_is_acknowledged_again(server: Inside) -> None:
    night = await Night.open(server)
    id_ = new_id()
    first, again = [await night.do("draw", id_) for _ in range(2)]
    assert (first.status_code, first.json()) == (again.status_code, again.json())
    assert (await night.do("draw")).json()["code"] == "games-unfinished"
    assert (await server.get(f"/evenings/{night.evening}"))["round"] == 1


async def test_seatings_are_limited_by_address_and_commands_by_device(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inside(monkeypatch, str(tmp_path / "tables.db"), draws=0.0001) as server:
        night = await Night.open(server)
        for _ in range(20):
            assert (await night.do("draw")).status_code == 200
            assert (await night.do("undraw")).status_code == 200
        refused = await night.do("draw")
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many")
        assert int(refused.headers["retry-after"]) > 0
        codes = [(await night.do("pause", paused=bool(number % 2))).status_code for number in range(60)]
        assert codes[0] == 200
        assert codes[-1] == 429


async def test_a_club_too_many_is_refused_before_it_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with inside(monkeypatch, str(tmp_path / "tables.db"), club_files=0.0001) as server:
        for _ in range(CLUBS_AT_ONCE):
            assert (await server.ask("POST", "/clubs/file", {})).status_code == 400

        async def never() -> Any:
            raise AssertionError("the body was read")

        statuses: list[int] = []

        async def note(message: Any) -> None:
            if message["type"] == "http.response.start":
                statuses.append(message["status"])

        headers = [(b"host", b"127.0.0.1"), (b"content-length", b"40000000")]
        for path in ("/clubs/file", "/api/clubs/file"):
            scope = {"type": "http", "method": "POST", "path": path, "headers": headers, "client": ("127.0.0.1", 7)}
            await server.doorman(scope, never, note)
        assert statuses == [429] * 2


async def test_changes_that_come_together_reach_followers_in_one_view(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    night = await Night.open(server)
    monkeypatch.setattr(club_api, "PAUSE", 0.2)
    async with server.socket(f"/evenings/{night.evening}/live") as socket:
        socket.send({"type": "enter", "token": None})
        assert (await socket.hear())["seq"] == 2
        for number in range(10):
            await night.do("rest", person=1, resting=number % 2 == 0)
        heard = [(await socket.hear())["seq"]]
        while heard[-1] < 12:
            heard.append((await socket.hear())["seq"])
        assert len(heard) < 10


async def test_whoever_is_barred_follows_no_evening(server: Inside, tmp_path: Path) -> None:
    night = await Night.open(server)
    async with server.socket(f"/evenings/{night.evening}/live") as socket:
        socket.send({"type": "enter", "token": None})
        assert (await socket.hear())["type"] == "evening"
        await asyncio.to_thread(operate, str(tmp_path / "tables.db"), lambda to: bar(to, ["127.0.0.1/32"], 0, None))
        await server.host.orders.follow()
        assert await socket.until("bye") == {"type": "bye", "why": "barred"}


def opened(**plan: Any) -> Json:
    return {"at": 0, "by": "club", "event": {"kind": "opened", "plan": {**PLAN, **plan}}}


def line(kind: str, **fields: Any) -> Json:
    return {"at": 0, "by": "club", "event": {"kind": kind, **fields}}


def club_of(*lines: Json, members: Json | None = None, records: Json | None = None) -> bytes:
    """A club's file with one evening."""
    members = {str(number): f"P{number}" for number in range(1, 9)} if members is None else members
    evening = {"created": 0, "journal": [opened(), *lines], "records": records or {}}
    return msgspec.json.encode({"format": "vabanque-club/1", "name": "Club", "members": members, "evenings": [evening]})


CAME = line("came", people=list(range(1, 9)))
SEATED = line("seated", tables=[{"people": [1, 2, 3], "starter": 0}], idle=[])
SPOILED: dict[str, bytes] = {
    "two with one number": club_of(members={"1": "Anna", "01": "Benno"}),
    "a number too long": club_of(members={"9" * 400: "Anna"}),
    "a number that is none": club_of(members={"Anna": "Anna"}),
    "more games than people play": club_of(
        CAME, *[line("seated", tables=[{"people": [1, 2], "starter": 0}, {"people": [3, 4], "starter": 0}])] * 501
    ),
    "a table for one": club_of(CAME, line("seated", tables=[{"people": [1], "starter": 0}])),
    "the same person twice": club_of(CAME, line("seated", tables=[{"people": [1, 1], "starter": 0}])),
    "a review for fewer seats": club_of(
        CAME,
        SEATED,
        line("scored", game=0, scores=[3, 2, 1], winners=[0]),
        line("reviewed", game=0, adjusted=[0.5]),
    ),
    "a record without a game": club_of(CAME, records={"0": {"format": "vabanque/1"}}),
    "sizes that contradict each other": msgspec.json.encode(
        {
            "format": "vabanque-club/1",
            "name": "Club",
            "members": {},
            "evenings": [{"created": 0, "journal": [opened(least=5, wanted=2)]}],
        }
    ),
    "deep": b'{"format":' * 50_000,
}


@pytest.mark.parametrize("spoiled", SPOILED)
async def test_a_club_file_that_cannot_be_is_refused_and_writes_nothing(server: Inside, spoiled: str) -> None:
    answer = await server.http.post("/clubs/file", content=SPOILED[spoiled])
    assert (answer.status_code, answer.json()["code"]) == (400, "club-file")


def test_an_honest_file_is_read() -> None:
    assert not isinstance(read_club(club_of(CAME, SEATED, line("scored", game=0, scores=[3, 2, 1], winners=[0]))), str)


SHAPES: dict[str, Callable[[int], bytes]] = {
    "many members": lambda n: club_of(members={str(number): f"P{number}" for number in range(1, n)}),
    "members with one name": lambda n: club_of(members={str(number): "Anna" for number in range(1, n)}),
    "people who come and go": lambda n: club_of(CAME, *[line("left", person=1), line("came", people=[1])] * n),
    "people who rest": lambda n: club_of(CAME, *[line("rested", person=1, resting=True)] * n),
    "seatings": lambda n: club_of(CAME, *[SEATED] * n),
    "seatings taken back": lambda n: club_of(CAME, *[SEATED, line("unseated")] * n),
    "corrections": lambda n: club_of(CAME, SEATED, *[line("scored", game=0, scores=[3, 2, 1], winners=[0])] * n),
    "a long name": lambda n: club_of(members={"1": "A" * n}),
    "a long actor": lambda n: club_of({**CAME, "by": "person:" + "1" * n}),
    "an event with many keys": lambda n: club_of(line("came", **{f"k{key}": 0 for key in range(n)})),
    "many people in one entry": lambda n: club_of(line("came", people=list(range(1, n)))),
    "many tables in one entry": lambda n: club_of(CAME, line("seated", tables=[{"people": [1, 2], "starter": 0}] * n)),
    "a record of blanks": lambda n: club_of(CAME, SEATED, records={"0": {"game": " " * n}}),
}


@pytest.mark.parametrize("shape", SHAPES)
def test_a_club_file_costs_work_in_proportion_to_its_length(shape: str) -> None:
    check_in_proportion(read_club, SHAPES[shape], 300)
