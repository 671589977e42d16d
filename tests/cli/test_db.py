"""`vabanque db`, as typed, on real databases."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.server.harness import Client, Server
from tests.server.services import Postgres, start_postgres
from tests.server.test_upgrades import FIRST, write_first
from vabanque.cli.app import main
from vabanque.i18n import LANGUAGES
from vabanque.play.verify import verify
from vabanque.store.operating import upgrade_database

RUNNING, OVER, OPEN = (FIRST[status]["table"] for status in ("running", "over", "open"))


class Done(NamedTuple):
    code: int
    out: str
    err: str


Db = Callable[..., Done]


@pytest.fixture
def db(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Db:
    """`db("list", database=file)` → exit code and both streams, in this process."""
    monkeypatch.setenv("VABANQUE_LANG", "en")

    def run(*arguments: str | Path, database: str | Path) -> Done:
        monkeypatch.setattr(sys, "argv", ["vabanque", "db", *map(str, arguments), "--database", str(database)])
        try:
            main()
            code = 0
        except SystemExit as end:
            code = int(end.code or 0)
        return Done(code, *capsys.readouterr())

    return run


@pytest.fixture
def tables(tmp_path: Path) -> Path:
    """A database of this version with three tables: open, running, over."""
    file = tmp_path / "tables.db"
    write_first(file)
    asyncio.run(upgrade_database(str(file)))
    return file


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    running = start_postgres()
    yield running
    running.stop()


def ids_in(done: Done) -> set[str]:
    return {json.loads(line)["id"] for line in done.out.splitlines()}


def test_tables_are_listed_with_their_players_and_chosen_by_game_and_status(db: Db, tables: Path) -> None:
    done = db("list", database=tables)
    assert done.code == 0
    assert all(id_ in done.out for id_ in (RUNNING, OVER, OPEN))
    assert "Benno" in done.out
    assert ids_in(db("list", "--json", "--status", "running", database=tables)) == {RUNNING}
    assert ids_in(db("list", "--json", "--game", "top-10000", database=tables)) == {OVER}
    assert db("list", "--game", "chess", database=tables).out == "There are no such tables.\n"
    assert db("list", "--status", "lost", database=tables).code == 2


def test_no_list_shows_a_secret(db: Db, tables: Path) -> None:
    secrets = sqlite3.connect(tables).execute("SELECT hex(secret) FROM tables").fetchall()
    printed = "".join(db(*words, database=tables).out for words in (["list", "--json"], ["stats", "--json"], ["check"]))
    assert not any(secret.lower() in printed.lower() for (secret,) in secrets)


def test_finished_games_are_exported_and_others_keep_their_secrets(db: Db, tables: Path, tmp_path: Path) -> None:
    done = db("export", database=tables)
    assert done.code == 0
    assert verify(done.out).ok
    assert json.loads(done.out)["fairness"]["server_seed"]
    refused = db("export", RUNNING, "nosuchtable1", OVER, "-o", tmp_path / "games.jsonl", database=tables)
    assert refused.code == 1
    assert refused.err.splitlines() == [
        f"vabanque: The game at table {RUNNING} is not over.",
        "vabanque: There is no table nosuchtable1.",
    ]
    assert (tmp_path / "games.jsonl").read_text() == done.out
    assert db("export", "-o", tmp_path / "nowhere" / "games.jsonl", database=tables).code == 2


def test_tables_are_deleted_all_or_none_and_never_without_a_yes(db: Db, tables: Path) -> None:
    assert db("delete", OPEN, database=tables).code == 2, "there is nobody to ask"
    assert db("delete", OPEN, "nosuchtable1", "--yes", database=tables).code == 1
    assert len(ids_in(db("list", "--json", database=tables))) == 3
    assert db("delete", OPEN, OVER, "--yes", database=tables).out == "2 tables were deleted.\n"
    with sqlite3.connect(tables) as database:
        for name in ("journal", "devices"):
            assert database.execute(f"SELECT DISTINCT table_id FROM {name}").fetchall() == [(RUNNING,)]
    database.close()


def test_old_tables_are_pruned_by_their_kind(db: Db, tables: Path) -> None:
    assert db("prune", database=tables).code == 2
    assert db("prune", "--over", "36500", "--yes", database=tables).out == "There are no tables to delete.\n"
    assert db("prune", "--over", "0", "--open", "0", "--dry-run", database=tables).out == "2 tables would be deleted.\n"
    assert len(ids_in(db("list", "--json", database=tables))) == 3
    done = db("prune", "--over", "0", "--compact", "--yes", database=tables)
    assert done.out.startswith("One table was deleted.\n")
    assert ids_in(db("list", "--json", database=tables)) == {RUNNING, OPEN}


def test_figures_add_up(db: Db, tables: Path) -> None:
    figures = json.loads(db("stats", "--json", database=tables).out)
    assert sum(kind["tables"] for kind in figures["tables"]) == 3
    assert figures["rows"] == 48
    assert "3 tables, 48 rows, 5 devices, 0 reviews" in db("stats", database=tables).out


def test_a_sound_database_passes_the_check(db: Db, tables: Path) -> None:
    assert db("check", database=tables) == Done(0, "3 tables checked, everything is in order.\n", "")


def test_every_kind_of_damage_is_found_and_named(db: Db, tables: Path) -> None:
    with sqlite3.connect(tables) as database:
        database.execute("DELETE FROM journal WHERE table_id = ? AND seq = 5", (RUNNING,))
        database.execute("UPDATE tables SET secret = zeroblob(32) WHERE id = ?", (OVER,))
        database.execute("INSERT INTO journal VALUES ('ghost', 1, 1, 'opened', NULL, '{}', NULL)")
    database.close()
    done = db("check", database=tables)
    assert done.code == 1
    assert done.out.splitlines() == [
        "ghost: rows without a table",
        f"{RUNNING}: The journal of table {RUNNING} cannot be read.",
        next(line for line in done.out.splitlines() if line.startswith(f"{OVER}: ")),
        "3 tables checked, 3 faults found.",
    ]
    assert db("check", "--quick", database=tables).out.splitlines()[-1] == "3 tables checked, one fault found."
    assert db("export", RUNNING, database=tables).code == 1


def test_a_backup_is_private_and_complete_and_never_overwrites(db: Db, tables: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    assert db("backup", copy, database=tables).out == f"Backed up 3 tables to {copy}.\n"
    assert copy.stat().st_mode & 0o777 == 0o600
    assert db("check", database=copy).code == 0
    before = copy.read_bytes()
    assert db("backup", copy, database=tables).code == 1
    assert copy.read_bytes() == before
    assert db("backup", copy, "--force", database=tables).code == 0
    assert db("backup", tmp_path / "nowhere" / "copy.db", database=tables).code == 2
    assert not list(tmp_path.glob("*.partial*"))


def test_a_backup_is_restored_only_where_nothing_is_lost(db: Db, tables: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    db("backup", copy, database=tables)
    db("delete", OVER, "--yes", database=tables)
    assert db("restore", copy, database=tables).code == 1, "there are tables"
    assert db("restore", copy, "--replace", database=tables).code == 0
    assert db("check", database=tables).code == 0
    assert len(ids_in(db("list", "--json", database=tables))) == 3
    elsewhere = tmp_path / "new" / "tables.db"
    assert db("restore", copy, database=elsewhere).code == 0
    assert elsewhere.read_bytes()[:16] == b"SQLite format 3\0"


def test_a_backup_of_the_first_version_is_restored_and_upgraded(db: Db, tmp_path: Path) -> None:
    old, copy, new = tmp_path / "old.db", tmp_path / "copy.db", tmp_path / "new.db"
    write_first(old)
    assert db("list", database=old).err.startswith(f"vabanque: The database {old} was made by an older version.")
    assert db("backup", copy, database=old).code == 0, "a backup is made before the upgrade"
    assert db("restore", copy, database=new).code == 0
    assert db("check", database=new).code == 0
    assert db("upgrade", database=old) == Done(0, "The database is up to date.\n", "")
    assert db("check", database=old).code == 0


def test_files_that_are_not_backups_change_nothing(db: Db, tables: Path, tmp_path: Path) -> None:
    before = tables.read_bytes()
    text, half, other = tmp_path / "text.db", tmp_path / "half.db", tmp_path / "other.db"
    text.write_text("Dear diary")
    half.write_bytes(before[: len(before) // 2])
    database = sqlite3.connect(other)
    database.execute("CREATE TABLE recipes (name TEXT)")
    database.close()
    for file in (text, half, other, tmp_path / "missing.db"):
        done = db("restore", file, "--replace", database=tables)
        assert done.code in (1, 2), file
        assert len(done.err.splitlines()) == 1, done.err
    assert tables.read_bytes() == before


@pytest.mark.parametrize("command", ["list", "stats", "check", "export", "backup", "prune"])
def test_a_database_that_cannot_be_used_is_named_in_one_sentence(db: Db, tmp_path: Path, command: str) -> None:
    copy = str(tmp_path / "copy.db")
    more = {"backup": [copy], "prune": ["--over", "1"]}.get(command, [])
    text = tmp_path / "text.db"
    text.write_text("Dear diary")
    for database in (tmp_path / "missing.db", text, "oracle://x/y"):
        done = db(command, *more, database=database)
        assert done.code in (1, 2)
        assert len(done.err.splitlines()) == 1, done.err
    assert not (tmp_path / "missing.db").exists()
    assert not (tmp_path / "copy.db").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_commands_speak_every_language(db: Db, tables: Path, language: str) -> None:
    printed = "".join(
        db(*words, "--lang", language, database=tables).out
        for words in (["list"], ["stats"], ["check"], ["prune", "--over", "0", "--dry-run"])
    )
    assert printed.count("\n") >= 10
    words = {"en": "is in order.", "de": "in Ordnung", "fr": "en ordre", "nl": "is in orde."}
    assert [other for other, word in words.items() if word in printed] == [language]


@pytest.mark.services
def test_tables_move_between_sqlite_and_postgresql_by_backup(
    db: Db, tables: Path, tmp_path: Path, postgres: Postgres
) -> None:
    copy, back = tmp_path / "copy.db", tmp_path / "back.db"
    db("backup", copy, database=tables)
    assert db("restore", copy, database=postgres.url).code == 0
    assert db("restore", copy, database=postgres.url).code == 1, "there are tables"
    assert db("restore", copy, "--replace", database=postgres.url).code == 0
    for words in (["list", "--json"], ["check"], ["export"]):
        assert db(*words, database=postgres.url) == db(*words, database=tables)
    assert db("backup", back, database=postgres.url).code == 0
    dumps = [sorted(sqlite3.connect(file).iterdump()) for file in (copy, back)]
    assert dumps[0] == dumps[1]
    assert db("delete", OPEN, "--yes", database=postgres.url).code == 0
    assert db("prune", "--over", "0", "--compact", "--yes", database=postgres.url).code == 0
    assert ids_in(db("list", "--json", database=postgres.url)) == {RUNNING}


def test_a_running_server_is_backed_up_and_tidied_but_not_restored_over(db: Db, tmp_path: Path) -> None:
    """While games are played, every backup is complete and has everything that was acknowledged before it began."""
    server = Server(tmp_path)
    tables = tmp_path / "tables.db"
    copy = tmp_path / "copy.db"
    server.start()
    stop = threading.Event()
    acknowledged: list[tuple[str, int]] = []

    async def play_one() -> None:
        table = await server.table(seats="me bot", start=True)

        def enough(client: Client) -> bool:
            acknowledged.extend((table["table"], seq) for seq in client.acks.values())
            client.acks.clear()
            return client.ended or stop.is_set()

        async with Client(server.url, table["table"], table["token"]) as client:
            await client.play(until=enough)

    async def play() -> None:
        while not stop.is_set():
            await play_one()

    playing = threading.Thread(target=lambda: asyncio.run(play()))
    playing.start()
    try:
        for _ in range(5):
            promised = list(acknowledged)
            assert db("backup", copy, "--force", database=tables).code == 0
            with sqlite3.connect(copy) as backup:
                rows = set(backup.execute("SELECT table_id, seq FROM journal"))
            backup.close()
            assert set(promised) <= rows
        assert db("check", database=tables).code == 0
        assert db("restore", copy, "--replace", database=tables).code == 2, "a server is using it"
        spare = asyncio.run(server.table(seats="me open"))["table"]
        assert db("delete", spare, "--yes", database=tables).code == 0
    finally:
        stop.set()
        playing.join(60)
        server.end()
    assert acknowledged
