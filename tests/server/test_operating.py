"""What an operator does with a database: look at it, delete from it, back it up and restore it."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, event, text

from vabanque.store import Append, Device, Row, Store, TableRow, TableStanding, Unavailable, backups
from vabanque.store.backups import Damaged, Foreign, Newer, Occupied, back_up, restore
from vabanque.store.operating import (
    Figures,
    Listed,
    Missing,
    all_tables,
    count_all,
    count_tables,
    damages,
    delete_tables,
    existing,
    is_empty,
    list_tables,
    operate,
)
from vabanque.store.schema import tables
from vabanque.store.upgrade import Older

ANNA = Device(b"a" * 32, (0,), True, 0)


def row(id_: str, game: str, status: str, at: int, public: bool = False) -> TableRow:
    return TableRow(id_, None, game, status, public, at, at, None, b"secret", f'{{"of":"{id_}"}}')


async def fill(file: Path) -> None:
    store = await Store.open(str(file), synchronous="NORMAL")
    rows = [Row(seq, seq, "roll", 0, "{}") for seq in (1, 2, 3)]
    await store.create(row("b", "top-10000", "over", 10), rows, [ANNA])
    await store.create(row("a", "top-10000", "running", 10, public=True), rows[:1], [ANNA])
    await store.create(row("c", "las-vegas-2012", "over", 5), [], [])
    await store.append(Append("c", standing=TableStanding(99, "over", None)))
    await store.keep_review("c", b"review")
    await store.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    asyncio.run(fill(tmp_path / "tables.db"))
    return tmp_path / "tables.db"


def inspected(file: Path, work: Callable[[Connection], Any]) -> Any:
    return operate(str(file), work)


def ids(file: Path) -> list[str]:
    found: list[str] = inspected(file, all_tables)
    return found


def execute(file: Path, *statements: str) -> None:
    with sqlite3.connect(file) as database:
        for statement in statements:
            database.execute(statement)
    database.close()


# Looking


def test_tables_are_listed_the_last_used_first(file: Path) -> None:
    def listed(**wanted: Any) -> list[Listed]:
        chosen = {"game": None, "status": None, "limit": None, **wanted}
        found: list[Listed] = inspected(file, lambda connection: list_tables(connection, **chosen))
        return found

    last, *others = listed()
    assert last == Listed("c", "las-vegas-2012", "over", False, 5, 99, '{"of":"c"}', 0)
    assert others == [
        Listed("a", "top-10000", "running", True, 10, 10, '{"of":"a"}', 1),
        Listed("b", "top-10000", "over", False, 10, 10, '{"of":"b"}', 3),
    ]
    assert [table.id for table in listed(limit=2)] == ["c", "a"]
    assert [table.id for table in listed(game="top-10000")] == ["a", "b"]
    assert [table.id for table in listed(status="over")] == ["c", "b"]
    assert [table.id for table in listed(status="over", game="top-10000")] == ["b"]


def test_tables_are_named_the_oldest_first(file: Path) -> None:
    assert ids(file) == ["c", "a", "b"]
    assert inspected(file, lambda connection: all_tables(connection, "over")) == ["c", "b"]
    assert inspected(file, lambda connection: existing(connection, ["b", "x", "a"])) == ["a", "b"]


def test_figures_count_everything(file: Path) -> None:
    kinds = {("las-vegas-2012", "over"): 1, ("top-10000", "over"): 1, ("top-10000", "running"): 1}
    figures: Figures = inspected(file, count_all)
    assert figures == Figures(kinds, 4, 2, 1, 5, 99, figures.bytes)
    execute(file, "PRAGMA wal_checkpoint(TRUNCATE)")
    assert figures.bytes == file.stat().st_size
    over = tables.c.status == "over"
    assert inspected(file, lambda connection: (count_tables(connection), count_tables(connection, over))) == (3, 2)
    assert not inspected(file, is_empty)


def test_what_is_damaged_is_found_with_its_table(file: Path) -> None:
    assert inspected(file, damages) == []
    execute(
        file,
        "INSERT INTO journal (table_id, seq, at, kind, body) VALUES ('lost', 1, 1, 'x', ''), ('lost', 2, 1, 'x', '')",
        "INSERT INTO reviews (table_id, body) VALUES ('nowhere', x'00')",
    )
    assert inspected(file, damages) == [("", "foreign key: reviews"), ("lost", "rows without a table")]


def test_a_database_that_is_not_ours_or_not_of_this_version_is_left_alone(file: Path, tmp_path: Path) -> None:
    for name, statement, error in (
        ("foreign", "DROP TABLE alembic_version", Foreign),
        ("older", "UPDATE alembic_version SET version_num = '0001'", Older),
        ("newer", "UPDATE alembic_version SET version_num = '9999'", Newer),
    ):
        copy = tmp_path / name
        back_up(str(file), copy)
        execute(copy, statement)
        with pytest.raises(error):
            ids(copy)
    with pytest.raises(Missing):
        ids(tmp_path / "nothing")
    assert not (tmp_path / "nothing").exists()
    (tmp_path / "text").write_text("no database " * 100, "utf-8")
    with pytest.raises(Unavailable, match="file is not a database"):
        ids(tmp_path / "text")


# Deleting


def test_tables_are_deleted_with_everything_that_belongs_to_them(file: Path) -> None:
    many = [f"x{number}" for number in range(600)]
    assert inspected(file, lambda connection: delete_tables(connection, ["c", *many, "b"])) == ["c", "b"]
    assert ids(file) == ["a"]
    assert inspected(file, lambda connection: connection.scalar(text("SELECT count(*) FROM journal"))) == 1
    assert inspected(file, lambda connection: connection.scalar(text("SELECT count(*) FROM reviews"))) == 0


# Backups


def test_a_backup_is_one_private_file_and_restores_everything(file: Path, tmp_path: Path) -> None:
    backup, folder = tmp_path / "backups" / "b.db", tmp_path / "backups"
    folder.mkdir()
    assert back_up(str(file), backup) == 3
    assert list(folder.iterdir()) == [backup]
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert backup.read_bytes()[18:20] == b"\x01\x01", "one file is all there is: no log is written ahead"
    again = tmp_path / "again" / "tables.db"
    again.parent.mkdir()
    assert restore(str(again), backup, replace=False) == 3
    assert list(again.parent.iterdir()) == [again]
    assert inspected(again, count_all)[:-1] == inspected(file, count_all)[:-1]


def test_a_database_with_tables_is_replaced_only_if_that_is_wanted(file: Path, tmp_path: Path) -> None:
    backup = tmp_path / "b.db"
    back_up(str(file), backup)
    inspected(file, lambda connection: delete_tables(connection, ["a"]))
    with pytest.raises(Occupied):
        restore(str(file), backup, replace=False)
    assert ids(file) == ["c", "b"]
    beside = [Path(f"{file}{suffix}") for suffix in ("-wal", "-shm")]
    for left in beside:
        left.write_bytes(b"of the database that goes")
    assert restore(str(file), backup, replace=True) == 3
    assert not any(left.exists() for left in beside)
    assert ids(file) == ["c", "a", "b"]
    inspected(file, lambda connection: delete_tables(connection, ["a", "b", "c"]))
    assert restore(str(file), backup, replace=False) == 3, "nothing is lost: it was empty"
    for empty in (tmp_path / "empty.db", tmp_path / "new.db"):
        if empty.name == "empty.db":
            empty.touch()
        assert restore(str(empty), backup, replace=False) == 3


def test_an_old_backup_is_upgraded_and_a_foreign_file_changes_nothing(file: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.db"
    for statement, error in (
        ("UPDATE alembic_version SET version_num = '9999'", Newer),
        ("DROP TABLE alembic_version", Foreign),
    ):
        back_up(str(file), bad)
        execute(bad, statement)
        with pytest.raises(error):
            restore(str(file), bad, replace=True)
    whole = bad.read_bytes()
    bad.write_bytes(whole[:4096] + bytes(len(whole) - 4096))
    for content in (bad.read_bytes(), b"no database " * 100):
        bad.write_bytes(content)
        with pytest.raises(Damaged) as damaged:
            restore(str(file), bad, replace=True)
        assert str(damaged.value)
    assert ids(file) == ["c", "a", "b"]
    assert not list(tmp_path.glob("*.partial*"))


def test_no_file_leaks_and_no_error_shows_parameters(file: Path) -> None:
    with backups._opened(file) as connection:
        assert connection.engine.hide_parameters
        assert file in open_files()
    assert file not in open_files()


def open_files() -> set[Path]:
    return {link.readlink() for link in Path("/proc/self/fd").iterdir() if link.is_symlink()}


def test_copying_is_batched_and_replaces_what_was_there(file: Path, tmp_path: Path) -> None:
    """As between SQLite and PostgreSQL, without the latter."""
    many = [f"('m{number}', 'top-10000', 'over', 0, 7, 7, x'00', '')" for number in range(1200)]
    execute(
        file,
        "INSERT INTO tables (id, game, status, public, created, touched, secret, summary) VALUES " + ",".join(many),
    )
    before = tmp_path / "before.db"
    asyncio.run(fill(before))
    with backups._opened(file) as source:
        backups._copy_out(source, tmp_path / "new.db")
        with backups._opened(before) as target:
            backups._copy(source, target)
    for copy in (tmp_path / "new.db", before):
        assert inspected(copy, count_all)[:-1] == inspected(file, count_all)[:-1]


@pytest.mark.parametrize(
    "work",
    [
        lambda _: operate("postgresql://host/db", count_all),
        lambda backup: restore("postgresql://host/db", backup, replace=False),
    ],
    ids=["looking", "restoring"],
)
def test_operators_statements_time_out_after_ten_minutes(
    work: Callable[[Path], Any], file: Path, tmp_path: Path
) -> None:
    asked: list[int] = []

    def refuse(_dialect: Any, _record: Any, _arguments: Any, options: dict[str, Any]) -> None:
        if "command_timeout" in options:
            asked.append(options["command_timeout"])
            raise ConnectionRefusedError("nobody there")

    back_up(str(file), tmp_path / "b.db")
    event.listen(Engine, "do_connect", refuse)
    try:
        with pytest.raises(Unavailable, match="nobody there"):
            work(tmp_path / "b.db")
    finally:
        event.remove(Engine, "do_connect", refuse)
    assert asked == [600]


def test_a_damaged_database_is_not_backed_up_as_if_it_were_whole(file: Path, tmp_path: Path) -> None:
    execute(file, "PRAGMA wal_checkpoint(TRUNCATE)")
    whole = file.read_bytes()
    file.write_bytes(whole[:8192] + b"\xff" * (len(whole) - 8192))
    with pytest.raises(Damaged):
        back_up(str(file), tmp_path / "b.db")
    assert not (tmp_path / "b.db").exists()


def test_restoring_onto_a_link_replaces_what_it_points_to(file: Path, tmp_path: Path) -> None:
    backup, link = tmp_path / "kept.db", tmp_path / "link.db"
    back_up(str(file), backup)
    link.symlink_to(file)
    assert restore(str(link), backup, replace=True) == 3
    assert link.is_symlink()


def test_a_restore_that_fails_keeps_what_a_killed_server_left_beside_its_file(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    backup, killed = tmp_path / "kept.db", tmp_path / "killed.db"
    back_up(str(file), backup)
    with closing(sqlite3.connect(file)) as server:
        server.execute("PRAGMA journal_mode=WAL")
        server.execute("UPDATE pulse SET at = 4711")
        server.commit()
        for beside in ("", "-wal"):
            Path(f"{killed}{beside}").write_bytes(Path(f"{file}{beside}").read_bytes())

    def full(*_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(OSError, match="no space"):
        restore(str(killed), backup, replace=True)
    with closing(sqlite3.connect(killed)) as database:
        assert database.execute("SELECT at FROM pulse").fetchone() == (4711,)
