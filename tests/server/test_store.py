"""The store alone: what is written is read back, metrics count, and an unreachable database is reported as such."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import OperationalError

from vabanque.store import Append, Conflict, Device, Row, Store, TableRow, Unavailable
from vabanque.store.backups import back_up, restore
from vabanque.store.engines import database_url, make_engine, reason_of, shown_url, sqlite_file
from vabanque.store.operating import Missing, compact, operate, upgrade_database
from vabanque.store.store import BATCH
from vabanque.store.values import (
    DeletionAsked,
    DeviceAdded,
    DeviceChange,
    Paired,
    SeatsChanged,
    TableAdded,
    TableListing,
    TableStanding,
    TokenChanged,
    devices_after,
)

ANNA = Device(b"a" * 32, (0, 2), True, 0)
BENNO = Device(b"b" * 32, (1,), False, 7)


def table(
    id_: str,
    *,
    code: str | None = None,
    status: str = "open",
    public: bool = False,
    at: int = 1,
    due: int | None = None,
) -> TableRow:
    return TableRow(id_, code, "las-vegas-2012", status, public, at, at, due, b"secret", "{}")


def row(seq: int, command: str | None = None) -> Row:
    return Row(seq, 100 + seq, "roll", seq % 3, f'{{"seq":{seq}}}', command)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(str(tmp_path / "tables.db"))
    yield opened
    await opened.close()


async def test_a_table_is_read_back_as_it_was_written(store: Store) -> None:
    await store.create(table("a", code="ABC", public=True), [row(1), row(2)], [ANNA, BENNO])
    await store.create(table("b"), [], [])
    loaded = await store.load("a")
    assert loaded == (table("a", code="ABC", public=True), [row(1), row(2)], [ANNA, BENNO])
    assert await store.load("b") == (table("b"), [], [])
    assert await store.load("c") is None
    assert await store.count() == 2
    assert await store.find_code("ABC") == "a"
    assert await store.find_code("ABD") is None
    await store.take_pulse(0)


async def test_rows_are_read_from_any_point_on(store: Store) -> None:
    await store.create(table("a"), [row(1)], [])
    await store.create(table("b"), [row(1)], [])
    await store.append(Append("a", [row(2), row(3)]))
    assert [[line.seq for line in await store.rows_after("a", seq)] for seq in range(4)] == [[1, 2, 3], [2, 3], [3], []]
    assert await store.heads(["a", "b", "c"]) == {"a": 3, "b": 1}
    assert await store.heads([]) == {}


async def test_an_append_changes_the_standing_and_listing_of_its_own_table_only(store: Store) -> None:
    await store.create(table("a", code="ABC"), [], [])
    await store.create(table("b", code="DEF"), [], [])
    await store.append(Append("a", [row(1)], TableStanding(50, "running", 60), TableListing(None, True, '{"free":0}')))
    assert await store.some(["a", "b"]) == [
        TableRow("a", None, "las-vegas-2012", "running", True, 1, 50, 60, b"secret", '{"free":0}'),
        table("b", code="DEF"),
    ]
    await store.append(Append("a", [row(2)], TableStanding(51, "over", None)))
    (changed,) = await store.some(["a"])
    assert (changed.touched, changed.status, changed.due, changed.summary) == (51, "over", None, '{"free":0}')
    assert await store.some([]) == []


async def test_figures_count_what_was_written(store: Store) -> None:
    assert (store.commits, store.appends) == (0, 0)
    await store.create(table("a"), [], [])
    assert (store.commits, store.appends) == (1, 1)
    # All that wait go into one transaction.
    await asyncio.gather(*(store.append(Append("a", [row(seq)])) for seq in range(1, 11)))
    assert store.appends == 11
    assert store.commits < 11
    with pytest.raises(Conflict):
        await store.append(Append("a", [row(1)]))
    assert store.appends == 11


async def test_a_transaction_takes_500_appends_at_most(store: Store) -> None:
    assert BATCH == 500
    await store.create(table("a"), [], [])
    before = store.commits
    await asyncio.gather(*(store.append(Append("a", [row(seq)])) for seq in range(1, 1002)))
    assert store.commits - before == 3  # 500, 500 and the last one
    assert len(await store.rows_after("a", 0)) == 1001


async def test_the_commit_queue_is_measured(store: Store) -> None:
    appends = [asyncio.ensure_future(store.take_pulse(at)) for at in range(3)]
    counts = [store.waiting]
    await asyncio.sleep(0)  # all three are queued; the writer has not woken yet
    counts.append(store.waiting)
    await asyncio.gather(*appends)
    assert [*counts, store.waiting] == [0, 3, 0]


async def test_the_newest_table_is_the_one_touched_last(store: Store) -> None:
    assert await store.newest() is None
    for id_, at in (("a", 5), ("b", 9), ("c", 7)):
        await store.create(table(id_, at=at), [], [])
    assert await store.newest() == 9
    await store.append(Append("a", [row(1)], TableStanding(12, "open", None)))
    assert await store.newest() == 12


async def test_an_append_is_written_as_a_whole_or_not_at_all(store: Store) -> None:
    await store.create(table("a"), [row(1)], [ANNA])
    with pytest.raises(Conflict):
        await store.append(
            Append("a", [row(2), row(1)], TableStanding(99, "over", 1), changes=[SeatsChanged(ANNA.token_hash, ())])
        )
    assert await store.load("a") == (table("a"), [row(1)], [ANNA])
    # The others that waited with it are written all the same.
    commits, appends = store.commits, store.appends
    results = await asyncio.gather(
        *(store.append(Append("a", [row(seq)])) for seq in (2, 1, 3)), return_exceptions=True
    )
    assert [type(result) for result in results] == [type(None), Conflict, type(None)]
    assert (store.commits, store.appends) == (commits + 2, appends + 2)


async def test_tables_that_should_have_acted_are_found_the_most_urgent_first(store: Store) -> None:
    for id_, due in (("late", 20), ("never", None), ("later", 30), ("soon", 10), ("now", 40)):
        await store.create(table(id_, due=due), [], [])
    assert await store.due(40) == ["soon", "late", "later"]
    assert await store.due(41) == ["soon", "late", "later", "now"]
    assert await store.due(41, limit=2) == ["soon", "late"]
    assert await store.due(10) == []
    assert await store.due(41, without=["soon", "now"]) == ["late", "later"]


async def test_tables_from_the_future_are_due_because_a_clock_was_set_back(store: Store) -> None:
    for id_, touched, due in (("skewed", 160_000, 10**9), ("future", 160_001, 10**9), ("people", 10**9, None)):
        await store.create(table(id_, due=due)._replace(touched=touched), [], [])
    assert await store.due(100_000) == ["future"]


async def test_at_most_200_due_tables_are_read_at_once(store: Store) -> None:
    tables = [table(f"t{number}", due=1) for number in range(201)]
    await asyncio.gather(*(store.create(row, [], []) for row in tables))
    assert len(await store.due(2)) == 200
    assert len(await store.expire({"open": 2})) == 200
    assert await store.expire({"open": 2}) != []
    assert await store.count() == 0


async def test_a_table_whose_clock_runs_for_days_is_not_forgotten_before_it(store: Store) -> None:
    for id_, due in (("runs", 100), ("ran", 99), ("none", None)):
        await store.create(table(id_, at=5, due=due), [], [])
    assert sorted(await store.expire({"open": 100})) == ["none", "ran"]


async def test_public_tables_are_listed_newest_first_until_they_are_over(store: Store) -> None:
    for number, (status, public) in enumerate(
        [("open", True), ("running", True), ("over", True), ("closed", True), ("open", False), ("open", True)]
    ):
        await store.create(table(f"t{number}", status=status, public=public, at=number), [], [])
    assert [listed.id for listed in await store.public("open", limit=9)] == ["t5", "t0"]
    assert [listed.id for listed in await store.public("running", limit=9)] == ["t1"]
    assert [listed.id for listed in await store.public("open", oldest=True, limit=1)] == ["t0"]
    assert await store.public("open", "another-game", limit=9) == []


async def test_a_pairing_leads_to_one_table(store: Store) -> None:
    await store.create(table("a"), [], [], [Paired(b"anna")])
    with pytest.raises(Conflict):
        await store.create(table("b"), [], [], [Paired(b"anna")])
    assert await store.some(["b"]) == []
    assert await store.paired(b"anna") == "a"
    await store.delete("a")
    assert await store.paired(b"anna") is None


async def test_a_table_deleted_by_a_player_goes_when_the_first_deletion_says(store: Store) -> None:
    await store.create(table("a"), [], [ANNA])
    await store.create(table("b"), [], [ANNA])
    for due in (100, 500):
        await store.append(Append("a", changes=[DeletionAsked(due)]))
    assert await store.expire({"open": 0}, 100) == []
    assert await store.expire({"open": 0}, 101) == ["a"]
    assert await store.some(["a", "b"]) == [table("b")]


async def test_devices_change_with_the_rows(store: Store) -> None:
    await store.create(table("a"), [], [ANNA])
    await store.create(table("b"), [], [ANNA])
    changes: list[DeviceChange] = [
        DeviceAdded(BENNO),
        SeatsChanged(ANNA.token_hash, (2,)),
        TokenChanged(BENNO.token_hash, b"c" * 32),
    ]
    await store.append(Append("a", [row(1)], changes=changes))
    expected = [ANNA._replace(seats=(2,)), BENNO._replace(token_hash=b"c" * 32)]
    assert await store.devices("a") == expected
    assert await store.devices("b") == [ANNA]
    assert devices_after([ANNA], changes) == expected
    await store.seen("a", [ANNA.token_hash], 123)
    assert [device.seen for device in await store.devices("a")] == [123, 7]
    assert [device.seen for device in await store.devices("b")] == [0]
    await store.append(Append("a", changes=[SeatsChanged(ANNA.token_hash, ())]))
    assert (await store.devices("a"))[0].seats == ()


async def test_a_second_table_is_made_in_the_same_commit(store: Store) -> None:
    await store.create(table("a"), [row(1)], [ANNA])
    before = store.commits
    await store.append(Append("a", [row(2)], changes=[TableAdded(table("b", code="XYZ"), [row(1), row(2)], [BENNO])]))
    assert store.commits == before + 1
    assert await store.load("b") == (table("b", code="XYZ"), [row(1), row(2)], [BENNO])
    with pytest.raises(Conflict):
        await store.append(Append("a", [row(3)], changes=[TableAdded(table("c", code="XYZ"), [], [])]))
    assert [line.seq for line in await store.rows_after("a", 0)] == [1, 2]


async def test_a_takeover_code_works_once_and_until_it_expires(store: Store) -> None:
    await store.create(table("a"), [], [ANNA, BENNO])
    await store.offer_takeover(b"code-1", "a", ANNA.token_hash, 100)
    await store.offer_takeover(b"code-2", "a", BENNO.token_hash, 100)
    assert await store.take_offer(b"nothing", 50) is None
    assert await store.take_offer(b"code-1", 100) == ("a", ANNA.token_hash)
    assert await store.take_offer(b"code-1", 50) is None
    assert await store.take_offer(b"code-2", 101) is None
    # A newer offer of the same device takes the place of the older one.
    await store.offer_takeover(b"code-3", "a", BENNO.token_hash, 200)
    assert await store.take_offer(b"code-2", 50) is None
    assert await store.take_offer(b"code-3", 150) == ("a", BENNO.token_hash)


async def test_a_profile_is_given_away_once_and_until_it_expires(store: Store, tmp_path: Path) -> None:
    for code in (b"code-1", b"code-2", b"code-3"):
        await store.offer_profile(code, b"profile of " + code, 200 if code == b"code-3" else 100)
    assert await store.take_profile(b"nothing", 50) is None
    assert await store.take_profile(b"code-1", 100) == b"profile of code-1"
    assert await store.take_profile(b"code-1", 50) is None
    assert await store.take_profile(b"code-2", 101) is None
    await store.expire_profiles(150)
    with sqlite3.connect(tmp_path / "tables.db") as database:
        assert database.execute("SELECT expires FROM profiles").fetchall() == [(200,)]
    database.close()


async def test_old_tables_are_forgotten_with_all_that_belongs_to_them(store: Store, tmp_path: Path) -> None:
    for id_, status, at in (("a", "open", 10), ("b", "open", 20), ("c", "over", 10), ("d", "running", 5)):
        await store.create(table(id_, status=status, at=at), [row(1)], [ANNA])
        await store.offer_takeover(id_.encode(), id_, ANNA.token_hash, 100)
    assert sorted(await store.expire({"open": 20, "over": 11})) == ["a", "c"]
    assert await store.expire({"open": 20, "over": 11}) == []
    with sqlite3.connect(tmp_path / "tables.db") as database:
        for name in ("tables", "journal", "devices", "takeovers"):
            column = "id" if name == "tables" else "table_id"
            kept = database.execute(f"SELECT {column} FROM {name} ORDER BY {column}").fetchall()
            assert kept == [("b",), ("d",)], name
    database.close()
    assert len(await store.expire({"open": 99, "running": 99}, limit=1)) == 1


async def test_closing_the_store_flushes_the_queue(tmp_path: Path) -> None:
    store = await Store.open(str(tmp_path / "tables.db"))
    waiting = [asyncio.create_task(store.create(table(f"t{number}"), [], [])) for number in range(20)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    again = await Store.open(str(tmp_path / "tables.db"))
    assert await again.count() == 20
    await again.close()


async def test_a_cancelled_caller_does_not_cancel_the_write(store: Store) -> None:
    task = asyncio.create_task(store.create(table("a"), [], []))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await store.create(table("b"), [], [])
    assert await store.count() == 2


async def test_a_writers_error_reaches_its_caller_only(store: Store) -> None:
    with pytest.raises(TypeError):
        await asyncio.wait_for(store.append(Append("a", [None])), 5)  # type: ignore[list-item]
    await asyncio.wait_for(store.create(table("a"), [], []), 5)
    assert await store.count() == 1


class Away:
    """In place of an engine: the database cannot be reached."""

    def __init__(self, error: Exception) -> None:
        self._error = error

    def connect(self) -> Any:
        raise self._error

    begin = connect

    async def dispose(self) -> None:
        pass


@pytest.mark.parametrize(
    "error",
    [OSError("no route"), OperationalError("SELECT secret", {"token": "private"}, Exception("no route\nline 2"))],
)
async def test_every_store_method_reports_an_unreachable_database(store: Store, error: Exception) -> None:
    engine, store._engine = store._engine, Away(error)  # type: ignore[assignment]
    transactions: Any = store._transactions
    written_with, transactions._engine = transactions._engine, Away(error)
    try:
        for asked in (
            store.load("a"),
            store.rows_after("a", 0),
            store.devices("a"),
            store.heads(["a"]),
            store.due(1),
            store.find_code("ABC"),
            store.public("open", limit=1),
            store.some(["a"]),
            store.count(),
            store.take_pulse(0),
            store.take_offer(b"code", 1),
            store.offer_profile(b"code", b"profile", 1),
            store.take_profile(b"code", 1),
            store.expire_profiles(1),
            store.newest(),
            store.seen("a", [b"token"], 1),
            store.offer_takeover(b"code", "a", b"token", 1),
            store.keep_review("a", b"review"),
            store.review("a"),
            store.touch(["a"], 1),
            store.delete("a"),
            store.expire({"open": 1}, 1),
            store.paired(b"pairing"),
            store.create(table("a"), [], []),
        ):
            with pytest.raises(Unavailable) as away:
                await asked
            # What went wrong, without the statement and its parameters.
            assert str(away.value) == "no route"
    finally:
        store._engine, transactions._engine = engine, written_with
    await store.create(table("a"), [], [])
    assert await store.count() == 1


async def test_a_reason_has_200_characters_at_most_and_is_never_empty(store: Store) -> None:
    engine = store._engine
    try:
        for error, reason in ((OSError("x" * 300), "x" * 200), (OSError(), "OSError")):
            store._engine = Away(error)  # type: ignore[assignment]
            with pytest.raises(Unavailable) as away:
                await store.count()
            assert str(away.value) == reason
    finally:
        store._engine = engine


@asynccontextmanager
async def no_thread_left() -> AsyncIterator[None]:
    """Waits for the threads of the driver, which end a moment later: they must not outlive the event loop."""
    threads = threading.active_count()
    yield
    async with asyncio.timeout(60):
        while threading.active_count() > threads:  # noqa: ASYNC110  # a thread has no event to wait for
            await asyncio.sleep(0.01)


async def test_a_database_that_cannot_be_opened_is_unavailable(tmp_path: Path) -> None:
    async with no_thread_left():
        with pytest.raises(Unavailable):
            await Store.open(str(tmp_path / "nowhere" / "tables.db"))
        with pytest.raises(Unavailable):
            await upgrade_database(str(tmp_path / "nowhere" / "tables.db"))


async def test_an_upgrade_makes_the_tables_and_lets_go_of_the_file(tmp_path: Path) -> None:
    async with no_thread_left():
        await upgrade_database(str(tmp_path / "tables.db"))
    with sqlite3.connect(tmp_path / "tables.db") as database:
        names = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    database.close()
    assert {"tables", "journal", "devices", "takeovers"} <= names


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("sqlite:///tables.db", "sqlite+aiosqlite:///tables.db"),
        ("tables.db", "sqlite+aiosqlite:///tables.db"),
        ("sqlite+aiosqlite:///tables.db", "sqlite+aiosqlite:///tables.db"),
        ("postgresql://anna@host/db", "postgresql+asyncpg://anna@host/db"),
        ("postgres://host/db", "postgresql+asyncpg://host/db"),
        ("postgresql+asyncpg://host/db", "postgresql+asyncpg://host/db"),
    ],
)
def test_a_database_is_named_by_its_url_or_its_file(url: str, expected: str) -> None:
    assert str(database_url(url)) == expected


def test_other_databases_are_refused() -> None:
    with pytest.raises(ValueError, match="no such database: mysql"):
        database_url("mysql://host/db")
    assert str(database_url("~/tables.db")) == f"sqlite+aiosqlite:///{Path.home()}/tables.db"


@pytest.mark.parametrize(("synchronous", "number"), [("FULL", 2), ("NORMAL", 1)])
async def test_sqlite_writes_ahead_and_waits_for_the_disk(tmp_path: Path, synchronous: Any, number: int) -> None:
    engine = make_engine(str(tmp_path / "tables.db"), synchronous)
    async with engine.connect() as connection:
        answers = [
            (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
            for name in ("journal_mode", "synchronous", "busy_timeout", "foreign_keys")
        ]
    await engine.dispose()
    assert answers == ["wal", number, 5000, 1]


async def test_postgresql_gives_up_on_a_statement_that_hangs() -> None:
    engine = make_engine("postgresql://host/db")
    pool: Any = engine.pool
    assert (pool.size(), pool._timeout, pool._pre_ping) == (5, 10, True)
    for made, patience in ((engine, 10), (make_engine("postgresql://host/db", patience=600), 600)):
        asked: dict[str, Any] = {}

        def refuse(_dialect: Any, _record: Any, _arguments: Any, options: dict[str, Any], to: Any = asked) -> None:
            to.update(options)
            raise ConnectionRefusedError

        event.listen(made.sync_engine, "do_connect", refuse)
        with pytest.raises(ConnectionRefusedError):
            await made.connect()
        assert (asked["timeout"], asked["command_timeout"]) == (5, patience)
        assert asked["server_settings"] == {"application_name": "vabanque"}


@pytest.mark.parametrize("url", ["postgresql://host/db", "tables.db"])
def test_no_error_shows_what_a_statement_was_given(url: str) -> None:
    assert make_engine(url).sync_engine.hide_parameters


async def test_the_writers_errors_show_no_parameters_either(store: Store) -> None:
    transactions: Any = store._transactions
    assert transactions._engine.hide_parameters


@pytest.mark.parametrize(
    ("url", "shown", "file"),
    [
        ("tables.db", "tables.db", "tables.db"),
        ("sqlite:////srv/tables.db", "/srv/tables.db", "/srv/tables.db"),
        ("postgresql://anna:secret@host/db", "postgresql://anna:***@host/db", None),
    ],
)
def test_a_database_is_shown_without_its_password(url: str, shown: str, file: str | None) -> None:
    assert sqlite_file(url) == (None if file is None else Path(file))
    assert shown_url(url) == shown


def test_a_database_in_memory_has_no_file() -> None:
    assert sqlite_file("sqlite://") is None
    assert sqlite_file("sqlite:///:memory:") is None


def test_a_reason_is_the_first_line_of_what_went_wrong() -> None:
    wrapped = OperationalError("SELECT secret", {"token": "private"}, Exception("no route\nline 2"))
    assert [reason_of(error) for error in (wrapped, OSError("a\nb"), OSError())] == ["no route", "a", "OSError"]


def test_the_space_that_is_given_back_is_what_the_file_has_lost(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    asyncio.run(upgrade_database(str(file)))

    def write_and_forget(connection: Connection) -> None:
        connection.execute(text("CREATE TABLE ballast AS SELECT zeroblob(200000) AS bytes"))
        connection.execute(text("DROP TABLE ballast"))

    operate(str(file), write_and_forget)
    before = file.stat().st_size
    freed = operate(str(file), compact, "AUTOCOMMIT")
    assert freed == before - file.stat().st_size >= 200_000
    assert operate(str(file), compact, "AUTOCOMMIT") == 0


def test_a_backup_that_is_not_there_is_called_missing_not_damaged(tmp_path: Path) -> None:
    with pytest.raises(Missing):
        restore(str(tmp_path / "tables.db"), tmp_path / "backup.db", replace=True)
    assert list(tmp_path.iterdir()) == []


def test_a_backup_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    with pytest.raises(Missing):
        back_up(str(tmp_path / "tables.db"), tmp_path / "backup.db")
    assert list(tmp_path.iterdir()) == []
