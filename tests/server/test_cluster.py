"""Two hosts on one PostgreSQL and one Redis serve one table; either may be killed at any time."""

import asyncio
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.crashes import crash_under_play, killed
from tests.server.harness import Client, Server, new_id, new_table
from tests.server.services import Postgres, Redis, start_postgres, start_redis
from vabanque.play.verify import verify
from vabanque.server.api import GUESSES_AT_ONCE
from vabanque.store import Append, Conflict, Deleted, Row, Store, TableRow, TableStanding, Unavailable
from vabanque.store.engines import make_engine
from vabanque.store.operating import upgrade_database

pytestmark = pytest.mark.services


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    service = start_postgres()
    yield service
    service.stop()


@pytest.fixture(scope="module")
def redis() -> Iterator[Redis]:
    service = start_redis()
    yield service
    service.stop()


@pytest.fixture(scope="module")
def hosts(postgres: Postgres, redis: Redis, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    folder = tmp_path_factory.mktemp("hosts")
    servers = [Server(folder, postgres.url, bus=redis.url) for _ in range(2)]
    for server in servers:
        server.start(wait=False)  # both migrate the empty database at once
    for server in servers:
        server.wait()
    yield servers
    for server in servers:
        assert server.stop() == 0


async def test_players_at_two_hosts_play_one_table(hosts: list[Server]) -> None:
    one, other = hosts
    made = await one.table("las-vegas-cards", "me open bot")
    benno = await other.post(f"/tables/{made['table']}/seats", {"name": "Benno", "id": new_id()})
    anna = Client(one.url, made["table"], made["token"])
    friend = Client(other.url, made["table"], benno["token"])
    async with anna, friend:
        await anna.until(lambda message: message["type"] == "presence")
        await anna.do("start")
        await asyncio.gather(anna.play(), friend.play())
    for seq, entry in anna.entries.items():
        assert entry["kind"] == friend.entries[seq]["kind"]
    async with other.http() as http:
        assert verify((await http.get(f"/tables/{made['table']}/record")).content).ok


async def test_the_same_move_at_both_hosts_at_once_is_done_once(hosts: list[Server]) -> None:
    made = await hosts[0].post("/tables", new_table("las-vegas-2012", "me local", start=True, first=0))
    for _ in range(10):
        view = await hosts[0].view(made["table"], made["token"])
        seat, choice = view["you"], view["hand"]["choices"][0]
        move = {"kind": "place", "seat": seat, "face": choice["face"], "casino": choice["casino"]}
        command = {"type": "move", "id": new_id(), "move": move, "turn": view["turn"]}
        answers = await asyncio.gather(
            *(host.post(f"/tables/{made['table']}/commands", command, made["token"]) for host in hosts)
        )
        assert answers[0] == answers[1]


async def test_what_is_taken_back_at_one_host_is_gone_at_the_other(hosts: list[Server]) -> None:
    one, other = hosts
    made = await one.post("/tables", new_table("top-10000", "me local", start=True, first=0, dice="by-hand"))
    table, token = made["table"], made["token"]
    await other.command(table, token, "land", text="1 2 3 4 6 r5")
    keep = {"kind": "keep", "seat": 0, "combos": ["1"], "points": 100, "then": "bank"}
    await one.command(table, token, "move", move=keep)
    async with Client(other.url, table, token) as watcher:
        await watcher.until_kind("bank")
        await one.command(table, token, "take-back")
        await watcher.until_kind("taken-back")
        view = await other.view(table, token)
        assert (view["you"], view["to_move"], view["scene"]["players"][0]["score"]) == (0, [0], 0)
        await other.command(table, token, "take-back")
        assert (await one.view(table, token))["awaited"]["seat"] == 0
        assert await one.refused(table, token, "take-back") == "nothing-to-undo"
    assert (await one.get(f"/tables/{table}/record"))["journal"] == []


async def test_only_one_of_two_gets_the_last_seat(hosts: list[Server]) -> None:
    for _ in range(10):
        made = await hosts[0].table(seats="me open")

        async def join(host: Server, table: str = made["table"]) -> int:
            async with host.http() as http:
                ask = {"name": "Benno", "id": new_id()}
                return (await http.post(f"/tables/{table}/seats", json=ask)).status_code

        assert sorted(await asyncio.gather(*map(join, hosts))) == [201, 403]


async def test_another_host_takes_over_from_a_dead_one(
    hosts: list[Server], postgres: Postgres, redis: Redis, own_server: Callable[..., Server]
) -> None:
    doomed = own_server(postgres.url, bus=redis.url)
    made = await doomed.post("/tables", new_table("las-vegas-2012", "bot bot bot", start=True, bot_delay=150))
    async with Client(hosts[0].url, made["table"]) as watcher:
        await watcher.until_kind("place")
        doomed.kill()
        await watcher.until_kind("ended")


async def test_hosts_share_the_limit_on_guessed_codes(
    postgres: Postgres, redis: Redis, own_server: Callable[..., Server]
) -> None:
    pair = [own_server(postgres.url, bus=redis.url, guesses="0.1") for _ in range(2)]
    answers = []
    for number in range(GUESSES_AT_ONCE + 20):
        async with pair[number % 2].http() as http:
            answers.append((await http.get("/codes/ABCDEF")).status_code)
    assert 0 <= answers.count(404) - GUESSES_AT_ONCE <= 5, answers  # so many at once, and one every ten seconds
    assert answers.count(429) == len(answers) - answers.count(404)


async def test_nothing_acknowledged_is_lost_when_a_host_is_killed(hosts: list[Server], postgres: Postgres) -> None:
    promises, _, _ = await crash_under_play(hosts, postgres.url, [killed(hosts[1])] * 2)
    assert promises > 2


async def test_nothing_acknowledged_is_lost_when_redis_is_killed(
    hosts: list[Server], postgres: Postgres, redis: Redis
) -> None:
    promises, _, _ = await crash_under_play(hosts, postgres.url, [killed(redis)] * 2)
    assert promises > 2


async def test_nothing_acknowledged_is_lost_when_postgresql_is_killed(hosts: list[Server], postgres: Postgres) -> None:
    promises, _, _ = await crash_under_play(hosts, postgres.url, [killed(postgres)] * 2)
    assert promises > 2


def test_the_database_can_be_upgraded_beforehand(postgres: Postgres, tmp_path: Path) -> None:
    for database in (postgres.url, str(tmp_path / "new" / "tables.db")):
        for _ in range(2):
            answer = subprocess.run(
                [
                    sys.executable,
                    "-c",
                    "from vabanque.cli import main; main()",
                    "db",
                    "upgrade",
                    "--database",
                    database,
                ],
                capture_output=True,
                text=True,
                check=False,
            )
            assert (answer.returncode, answer.stderr) == (0, "")


async def test_hosts_of_all_versions_take_turns_in_upgrading(postgres: Postgres) -> None:
    """So the number of the lock never changes."""
    engine = make_engine(postgres.url)
    async with engine.connect() as other:
        await other.exec_driver_sql("SELECT pg_advisory_xact_lock(7110000)")
        upgrading = asyncio.create_task(upgrade_database(postgres.url))
        waiting = "SELECT objid FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
        async with asyncio.timeout(60):
            while (await other.exec_driver_sql(waiting)).scalars().all() != [7110000]:
                assert not upgrading.done()
    await upgrading
    await engine.dispose()


async def test_a_name_with_a_null_byte_is_not_found(hosts: list[Server]) -> None:
    """D19: PostgreSQL refuses NUL, which looked like a database that is away."""
    async with hosts[0].http() as http:
        assert (await http.get("/codes/AB%00CD")).status_code == 404
        assert (await http.post("/tables/mine", json={"tokens": {"a\x00b": "x" * 30}})).status_code == 400
    client = await Client(hosts[0].url, "abc%00def").connect()
    assert (await client.hear())["code"] == "no-such-table"
    await client.close()


async def test_an_exhausted_connection_pool_is_unavailable(postgres: Postgres) -> None:
    """D13: waiting for a connection ends with another kind of error than a broken one."""
    store = await Store.open(postgres.url)
    store._engine.pool._timeout = 0.2  # type: ignore[attr-defined]
    taken = [await store._engine.connect() for _ in range(15)]
    with pytest.raises(Unavailable):
        await store.count()
    for connection in taken:
        await connection.close()
    assert await store.count() >= 0
    await store.close()


async def test_the_writer_survives_conflicts_and_reconnects(postgres: Postgres) -> None:
    """What InThread does for SQLite: a connection is kept as long as nothing is wrong with it."""
    store = await Store.open(postgres.url)

    def row(name: str) -> TableRow:
        return TableRow(name, None, "las-vegas-2012", "open", False, 1, 1, None, b"secret", "{}")

    def connection() -> Any:
        return store._transactions._connection  # type: ignore[attr-defined]

    await store.create(row("writer1"), [], [])
    first = connection()
    with pytest.raises(Conflict):
        await store.create(row("writer1"), [], [])
    with pytest.raises(Deleted):
        await store.append(Append("nothing", [Row(1, 1, "roll", 0, "{}")], TableStanding(1, "open", None)))
    assert await store.rows_after("nothing", 0) == [], "nothing of it is written"
    await store.create(row("writer2"), [], [])
    assert connection() is first
    # Several tables that move on at once take one transaction.
    before = store.commits
    standing = TableStanding(2, "running", None)
    await asyncio.gather(*(store.append(Append(name, [], standing)) for name in ("writer1", "writer2", "writer1")))
    assert store.commits == before + 1
    # The database hangs up on the writer.
    raw = await first.get_raw_connection()
    await raw.driver_connection.close()
    with pytest.raises(Unavailable):
        await store.create(row("writer3"), [], [])
    assert connection() is None
    await store.create(row("writer3"), [], [])
    assert {row.id for row in await store.some(["writer1", "writer2", "writer3"])} == {"writer1", "writer2", "writer3"}
    await store.close()
    assert connection() is None
