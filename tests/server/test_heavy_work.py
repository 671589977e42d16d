"""Heavy work cannot touch play: what strangers keep the server busy with delays no bot, and ends with the server."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import signal
import threading
import zlib
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.play.forging import line_of
from tests.server.harness import Client, Json, Server
from tests.server.hosts import Open, QuickBots, until, wanted
from tests.server.inside import Inside, inside
from tests.server.test_outside import PIG
from vabanque.bots.pool import Overloaded, Pool, TooSlow
from vabanque.server import host as hosts
from vabanque.server.api import JOINS_AT_ONCE
from vabanque.server.doorman import RECORDS_AT_ONCE
from vabanque.server.host import Host

OwnServer = Callable[..., Server]
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

ENDLESS = b'{"format":"vabanque/1","game":"tar-pit","options":{},"seats":["A","B"],"start":0,"journal":[]}'
"""A record that a worker never finishes."""
DOUBLED = "{" + ",".join(f'"{key:x}":0' for key in range(200_000)) + ',"zz":0,"zz":0}'
"""A record of 2 MB whose last key comes twice: comparing every key with every other one takes minutes."""


def children(pid: int) -> set[int]:
    found: set[int] = set()
    for task in Path(f"/proc/{pid}/task").iterdir():
        with suppress(OSError):
            found |= {int(child) for child in (task / "children").read_text().split()}
    return found


def is_working(pid: int) -> bool:
    """Is this process a worker, and alive?"""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
        return state != "Z" and "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return False


async def metrics(server: Server) -> dict[str, float]:
    async with server.http() as http:
        lines = (await http.get("/metrics")).text.splitlines()
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")}


async def until_metric(server: Server, name: str, least: float) -> None:
    async with asyncio.timeout(60):
        while (await metrics(server))[name] < least:  # noqa: ASYNC110  # nobody tells us
            await asyncio.sleep(0.05)


@asynccontextmanager
async def asked(http: httpx.AsyncClient, path: str, content: bytes) -> AsyncIterator[asyncio.Task[httpx.Response]]:
    """A request that nobody waits for to the end."""
    task = asyncio.create_task(http.post(path, content=content))
    try:
        yield task
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError, httpx.HTTPError):
            await task


@pytest.fixture
def tar_pit(own_server: OwnServer, monkeypatch: pytest.MonkeyPatch) -> Server:
    """A server with one worker for each kind of work, a bot that never moves, and a game that nobody can read."""
    monkeypatch.setenv("PYTHONPATH", str(PIG), prepend=os.pathsep)
    monkeypatch.setenv("VABANQUE_NO_JIT", "1")
    return own_server(plugins="pig,tests.plugins.tar_pit", workers="1")


async def test_bots_move_while_records_of_strangers_keep_their_worker_busy(tar_pit: Server) -> None:
    async with tar_pit.http() as http, asked(http, "/replays", ENDLESS) as endless:
        await until_metric(tar_pit, 'vabanque_worker_processes{kind="records"}', 1)
        async with asked(http, "/positions?entry=0", ENDLESS), asked(http, "/replays", ENDLESS):
            await until_metric(tar_pit, 'vabanque_work_waiting{kind="records"}', 2)
            # Nobody else can be served there now, and is told when to come back.
            answers = [await http.post("/replays", content=line_of("top-10000-2")) for _ in range(2)]
            for answer in answers:
                assert (answer.status_code, answer.json()["code"]) == (503, "overloaded")
                assert 1 <= int(answer.headers["retry-after"]) <= 30
            made = await tar_pit.table("pig", "me random random", start=True, first=1, options={"target": 10})
            async with Client(tar_pit.url, made["table"]) as watcher:
                await watcher.until_kind("choose")
            hint = await tar_pit.table("pig", "me local", start=True, hints="odds", dice="by-hand", first=0)
            await tar_pit.command(hint["table"], hint["token"], "land", text="6")
            assert (await tar_pit.get(f"/tables/{hint['table']}/hint", hint["token"]))["values"]
            assert not endless.done()
            assert (await metrics(tar_pit))['vabanque_work_waiting{kind="records"}'] == 2
            first = (await metrics(tar_pit))['vabanque_work_oldest_seconds{kind="records"}']
            assert 0 < first < (await metrics(tar_pit))['vabanque_work_oldest_seconds{kind="records"}']
    now = await metrics(tar_pit)
    assert now['vabanque_work_refused_total{kind="records"}'] == 2
    assert now['vabanque_work_refused_total{kind="bots"}'] == 0


async def test_a_server_that_is_told_to_end_ends_its_busy_workers(tar_pit: Server) -> None:
    made = await tar_pit.table("pig", "me statue", start=True, first=1)
    review = await tar_pit.post("/reviews", json.loads(ENDLESS))
    assert review["done"] == 0
    async with tar_pit.http() as http, asked(http, "/replays", ENDLESS) as endless:
        await until_metric(tar_pit, 'vabanque_worker_processes{kind="records"}', 1)
        await until_metric(tar_pit, 'vabanque_work_waiting{kind="records"}', 1)
        await until_metric(tar_pit, "vabanque_bot_questions", 1)
        assert (await tar_pit.view(made["table"], made["token"]))["status"] == "running"
        workers = {pid for pid in children(tar_pit.pid) if is_working(pid)}
        assert len(workers) >= 2
        assert await asyncio.to_thread(tar_pit.stop) == 0
        answer = await endless
        assert (answer.status_code, answer.json()["code"]) == (503, "overloaded")
    async with asyncio.timeout(20):
        while any(map(is_working, workers)):  # noqa: ASYNC110  # nobody tells us
            await asyncio.sleep(0.05)
    assert '"level":"error"' not in tar_pit.log.read_text()


async def test_the_longest_record_with_a_doubled_key_is_refused(own_server: OwnServer) -> None:
    server = own_server(workers="1")
    async with server.http() as http:
        for path in ("/replays", "/positions?entry=0", "/reviews"):
            answer = await http.post(path, content=DOUBLED)
            if path == "/reviews":
                async with asyncio.timeout(60):
                    while answer.status_code == 200:
                        answer = await http.get(f"/reviews/{answer.json()['id']}")
                        await asyncio.sleep(0.05)
            assert (answer.status_code, answer.json()) == (400, {"code": "duplicate-key", "facts": {"key": "zz"}})


@pytest.mark.usefixtures("compiled_advisers")
async def test_hints_of_one_address_do_not_keep_a_strangers_bots_waiting(own_server: OwnServer) -> None:
    """Twenty tables ask for as many hints as a seat may. Bots elsewhere move more often than hints are given."""
    server = own_server(workers="1")
    tables = [await server.table("las-vegas-2012", "me local", start=True, hints="best", first=0) for _ in range(20)]
    statuses: Counter[int] = Counter()
    stop = asyncio.Event()

    async def pester(made: Json) -> None:
        async with server.http(made["token"]) as http:
            while not stop.is_set():
                answer = await http.get(f"/tables/{made['table']}/hint", timeout=120)
                statuses[answer.status_code] += 1
                assert answer.status_code in (200, 429, 503), answer.text
                if answer.status_code != 200:
                    assert 1 <= int(answer.headers["retry-after"]) <= 30
                    await asyncio.sleep(0.02)

    storm = [asyncio.create_task(pester(made)) for made in tables for _ in range(3)]
    await until_metric(server, 'vabanque_worker_processes{kind="hints"}', 1)
    given, before = statuses[200], (await metrics(server)).get('vabanque_events_total{event="bot_moves"}', 0)
    made = await server.table("las-vegas-2012", "me greedy greedy greedy", start=True, first=1)
    async with Client(server.url, made["table"]) as watcher:
        while sum(entry["kind"] == "place" for entry in watcher.entries.values()) < 3:
            await watcher.hear(120)
            assert statuses[200] - given < 20, "bots wait for hints"
    assert (await metrics(server))['vabanque_events_total{event="bot_moves"}'] == before + 3
    stop.set()
    await asyncio.gather(*storm)
    assert statuses[200] > 0
    assert statuses[503] > 0


async def test_people_play_on_while_every_worker_dies(own_server: OwnServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VABANQUE_NO_JIT", "1")
    server = own_server(workers="1")
    assert server.stop() == 0
    stop, killed = threading.Event(), set()

    def kill() -> None:
        while not stop.wait(0.002):
            for pid in children(server.pid):
                if is_working(pid):
                    with suppress(ProcessLookupError):
                        os.kill(pid, signal.SIGKILL)
                        killed.add(pid)

    killer = threading.Thread(target=kill)
    server.start(wait=False)
    killer.start()
    try:
        server.wait()
        made = await server.table("top-10000", "me local", start=True, first=0, options={"target": 1000})
        async with Client(server.url, made["table"], made["token"], views="all") as anna:
            await anna.play()
        assert anna.refusals == []
        assert (await server.get("/games"))["games"]
        async with server.http() as http:
            answer = await http.get(f"/tables/{made['table']}/replay")
        assert (answer.status_code, answer.headers["retry-after"]) == (503, "30")
    finally:
        stop.set()
        killer.join()
    assert len(killed) >= 4
    # Now there is a worker again.
    replay = await server.get(f"/tables/{made['table']}/replay")
    assert replay["verdict"]["ok"]


# What the server says, with workers that fail as the test wants


@pytest.fixture
async def server(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> AsyncIterator[Inside]:
    async with inside(monkeypatch, str(tmp_path / "tables.db")) as running:
        yield running


def failing(error: Exception) -> Any:
    async def fail(*_: Any, **__: Any) -> Any:
        raise error

    return fail


@pytest.mark.parametrize(("error", "seconds"), [(Overloaded(7), "7"), (TooSlow(), "30")])
async def test_a_hint_without_a_worker_is_refused_with_retry_after(
    server: Inside, monkeypatch: pytest.MonkeyPatch, error: Exception, seconds: str
) -> None:
    made = await server.table("me local", start=True, hints="best")
    monkeypatch.setattr(server.host.advisers, "advise", failing(error))
    answer = await server.ask("GET", f"/tables/{made['table']}/hint", token=made["token"])
    assert (answer.status_code, answer.headers["retry-after"]) == (503, seconds)
    assert answer.json() == {"code": "overloaded", "facts": {"seconds": int(seconds)}}


async def test_a_record_is_refused_with_retry_after_without_a_worker_and_for_good_if_slow(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    for path in ("/replays", "/positions?entry=0"):
        monkeypatch.setattr(server.host.readers, "ask", failing(Overloaded(3)))
        answer = await server.http.post(path, content=line_of("top-10000-2"))
        assert (answer.status_code, answer.headers["retry-after"], answer.json()["code"]) == (503, "3", "overloaded")
        monkeypatch.setattr(server.host.readers, "ask", failing(TooSlow()))
        answer = await server.http.post(path, content=line_of("top-10000-2"))
        assert (answer.status_code, answer.json()) == (400, {"code": "record-too-slow", "facts": {}})


async def test_hints_are_counted_by_address_as_well_as_by_seat(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async with inside(monkeypatch, str(tmp_path / "tables.db"), hints=0.001) as server:
        tables = [await server.table("me local", start=True, hints="odds") for _ in range(31)]
        answers = [
            await server.ask("GET", f"/tables/{made['table']}/hint", token=made["token"])
            for made in tables
            for _ in range(2)
        ]
        assert [answer.status_code for answer in answers] == [200] * 60 + [429] * 2
        elsewhere = httpx.ASGITransport(app=server.doorman, client=("192.0.2.1", 7))
        async with httpx.AsyncClient(transport=elsewhere, base_url="http://127.0.0.1") as http:
            token = {"authorization": f"Bearer {tables[-1]['token']}"}
            assert (await http.get(f"/tables/{tables[-1]['table']}/hint", headers=token)).status_code == 200


async def test_records_replays_and_reviews_of_tables_are_counted_by_address(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async with inside(monkeypatch, str(tmp_path / "tables.db"), replays=0.001) as server:
        made = await server.table("me local", start=True)
        paths = [f"/tables/{made['table']}/{part}" for part in ("replay", "review", "record")] * 41
        statuses = [(await server.ask("GET", path)).status_code for path in paths]
        assert statuses == [403, 403, 200] * 40 + [429] * 3


async def test_replays_are_compressed_where_they_are_made(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compressing thirty megabytes in the web process would keep everybody waiting."""
    made: list[bytes] = []
    work: Any = server.host.readers.ask

    async def noted(*told: Any, **limits: Any) -> Any:
        assert (limits["who"], limits["seconds"]) == ("127.0.0.1", 20.0)
        made.append(await work(*told))
        return made[-1]

    monkeypatch.setattr(server.host.readers, "ask", noted)
    answers = []
    for accepted in ("gzip, br", "identity"):
        request = server.http.build_request("POST", "/replays", content=line_of("top-10000-2"))
        request.headers["accept-encoding"] = accepted
        answers.append(await server.http.send(request))
    zipped, plain = answers
    assert (zipped.headers["content-encoding"], zipped.headers["vary"]) == ("gzip", "accept-encoding")
    assert ("content-encoding" in plain.headers, plain.headers["vary"]) == (False, "accept-encoding")
    assert gzip.decompress(made[0]) == zipped.content == plain.content == made[1]


async def test_records_are_compressed_in_a_thread(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []

    def compress(content: bytes, level: int) -> bytes:
        threads.append(threading.current_thread().name)
        return zlib.compress(content, level, wbits=31)

    monkeypatch.setattr("vabanque.server.api.gzip.compress", compress)
    made = await server.table("me local", start=True)
    path = f"/tables/{made['table']}/record"
    zipped = await server.ask("GET", path, headers={"accept-encoding": "gzip"})
    plain = await server.ask("GET", path, headers={"accept-encoding": "identity"})
    assert (zipped.headers["content-encoding"], "content-encoding" in plain.headers) == ("gzip", False)
    assert zipped.json() == plain.json()
    assert threads
    assert threading.current_thread().name not in threads


async def test_every_kind_of_work_has_limits_but_bots_that_play(server: Inside) -> None:
    bots, hints, records = hosts.make_pools(4)
    assert isinstance(bots, type(server.host.pool))
    pools: list[Any] = [bots, hints, records]
    assert [pool.workers for pool in pools] == [4, 2, 2]
    assert pools[0].limits == {}
    for limited in pools[1:]:
        assert (limited.limits["most"], limited.limits["share"], limited.limits["idle"]) == (16, 3, 900.0)
    assert [pool.workers for pool in hosts.make_pools(1)] == [1, 1, 1]


class Reluctant(QuickBots):
    """No worker the first time."""

    def __init__(self) -> None:
        super().__init__()
        self.ranks: list[int] = []

    async def choose(self, bot: str, question: Any, rank: int = 0) -> Any:
        self.ranks.append(rank)
        if len(self.ranks) == 1:
            raise Overloaded(1)
        return await super().choose(bot, question, rank)


async def test_a_bot_without_a_worker_moves_when_it_is_picked_up_again(
    new_host: Open, caplog: pytest.LogCaptureFixture
) -> None:
    bots = Reluctant()
    host: Host = await new_host(pool=bots)
    made = await host.seats.create(wanted("me bot", start=True, first=1))
    room = await host.rooms.find(made.table)
    await until(lambda: bool(bots.ranks) and not room.acting)
    assert bots.asked == []
    assert [record.message for record in caplog.records] == ["a bot has to wait"]

    async def picked_up() -> None:
        async with asyncio.timeout(20):
            while not bots.asked:
                await host._clockwork.pick_up()
                await asyncio.sleep(0.02)

    await picked_up()
    assert bots.asked == [("greedy", 1)]


async def test_tables_with_people_go_first(new_host: Open) -> None:
    bots = Reluctant()
    bots.ranks.append(-1)
    host = await new_host(pool=bots)
    for seats in ("me bot", "bot bot"):
        await host.seats.create(wanted(seats, start=True, first=1))
        await until(lambda: len(bots.ranks) > 1)
        assert bots.ranks[1] == (0 if "me" in seats else 1)
        del bots.ranks[1:]
        if "me" in seats:
            await asyncio.sleep(0)


async def test_a_record_too_many_is_refused_before_it_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with inside(monkeypatch, str(tmp_path / "tables.db"), records=0.001) as server:
        statuses: list[int] = []

        async def never() -> Any:
            raise AssertionError("the body was read")

        async def note(message: Any) -> None:
            if message["type"] == "http.response.start":
                statuses.append(message["status"])

        for number in range(RECORDS_AT_ONCE):
            answer = await server.ask("POST", ("/replays", "/api/positions?entry=0", "/reviews")[number % 3], {})
            assert answer.status_code in (200, 400), answer.text
        for path in ("/replays", "/api/reviews", "/positions"):
            scope = {
                "type": "http",
                "method": "POST",
                "path": path,
                "headers": [(b"host", b"127.0.0.1"), (b"content-length", b"2000000")],
                "client": ("127.0.0.1", 7),
            }
            await server.doorman(scope, never, note)
        assert statuses == [429] * 3


async def test_joins_are_limited_per_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with inside(monkeypatch, str(tmp_path / "tables.db"), joins=0.001) as server:
        for number in range(JOINS_AT_ONCE + 1):
            answer = await server.ask(
                "POST", "/tables/nosuchtable/seats", {"name": "X", "id": f"join-number-{number:06}"}
            )
            assert answer.status_code == (404 if number < JOINS_AT_ONCE else 429)


async def test_bots_come_first_where_cores_are_few() -> None:
    bots, hints, records = hosts.make_pools(1)
    assert 0 == bots.nice < hints.nice < records.nice
    pool = Pool(1, (), nice=5)
    try:
        assert await pool.ask(os.nice, 0) == os.nice(0) + 5
    finally:
        pool.close()
