"""The server as a machine: headers, files, health, metrics, settings, migrations."""

import asyncio
import gzip
import json
import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, inspect, select
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.forking import SERVER, run
from tests.server.harness import Client, Server, new_table
from vabanque import server as server_package
from vabanque.core import Misconfigured, Unreadable
from vabanque.i18n import LANGUAGES, Words
from vabanque.server import app, web
from vabanque.server.config import read_config
from vabanque.server.limits import Buckets, TooMany, neighbourhood
from vabanque.server.names import clean_name
from vabanque.store import Append, Conflict, Row, Store, TableRow
from vabanque.store.schema import METADATA, pulse
from vabanque.store.upgrade import config, newest, upgrade


async def test_a_running_server_sends_security_headers(server: Server) -> None:
    async with server.http() as http:
        for path in ("/", "/games", "/docs", "/nothing", "/health"):
            headers = (await http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "script-src 'self';" in policy
            assert (headers["x-content-type-options"], headers["x-frame-options"]) == ("nosniff", "DENY")
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers


async def test_the_api_documentation_loads_no_foreign_resources(server: Server) -> None:
    async with server.http() as http:
        page = await http.get("/docs")
        assert page.status_code == 200
        assert "/tables/{table}/commands" in page.text
        assert not re.search(r"<script|https?://", page.text)
        assert (await http.get("/docs/style.css")).headers["content-type"].startswith("text/css")
        description = (await http.get("/docs/openapi.json")).json()
    assert "NewTable" in str(description["paths"]["/tables"]["post"])


async def test_pages_of_other_sites_may_not_connect(server: Server) -> None:
    made = await server.table(seats="me open")
    address = f"{server.url.replace('http', 'ws', 1)}/tables/{made['table']}/live"
    with pytest.raises(InvalidStatus) as refused:
        await connect(address, origin="https://evil.example")  # type: ignore[arg-type]
    assert refused.value.response.status_code == 403
    async with connect(address, origin=server.url):  # type: ignore[arg-type]
        pass


async def test_health_and_metrics_are_served(server: Server) -> None:
    health = await server.get("/health")
    assert (health["ok"], health["database"]) == (True, True)
    await server.table(seats="me open")
    async with server.http() as http:
        figures = (await http.get("/metrics")).text
    assert re.search(r"^vabanque_tables_in_memory \d+$", figures, re.MULTILINE)
    assert re.search(r'^vabanque_events_total\{event="tables"\} \d+$', figures, re.MULTILINE)
    line_of_figures = r"# HELP \w+ .+|# TYPE \w+ \w+|\w+(\{\w+=\"[\w.+-]+\"(,\w+=\"[\w.+-]+\")*\})? [\d.e+-]+"
    assert [line for line in figures.splitlines() if not re.fullmatch(line_of_figures, line)] == []


async def figure(server: Server, event: str) -> int:
    """How often something has happened, as the metrics say."""
    async with server.http() as http:
        text = (await http.get("/metrics")).text
    match = re.search(rf'^vabanque_events_total\{{event="{event}"\}} (\d+)$', text, re.MULTILINE)
    return int(match[1]) if match else 0


async def test_a_refused_socket_never_reaches_the_application(own_server: Callable[..., Server]) -> None:
    server = own_server(sockets="1")
    made = await server.table(seats="me open")
    address = f"{server.url.replace('http', 'ws', 1)}/tables/{made['table']}/live"
    async with Client(server.url, made["table"]) as first:
        await first.until_type("hello")
        for origin in ("https://evil.example", server.url):  # a foreign page, then one socket too many
            with pytest.raises(InvalidStatus):
                await connect(address, origin=origin)  # type: ignore[arg-type]
        assert await figure(server, "sockets_opened") == 1
    assert server.stop() == 0
    assert '"level":"error"' not in server.log.read_text()


async def test_a_refusal_is_counted_once(own_server: Callable[..., Server]) -> None:
    server = own_server()
    made = await server.table(seats="me open")
    async with Client(server.url, made["table"], made["token"]) as anna:
        assert (await anna.do("start"))["code"] == "seats-open"
    assert await figure(server, "refusals") == 1


async def test_the_web_process_never_loads_numba(own_server: Callable[..., Server]) -> None:
    server = own_server()
    made = await server.post("/tables", new_table("las-vegas-2012", "bot bot", start=True))
    async with Client(server.url, made["table"]) as watcher:
        await watcher.until_kind("ended")
    assert "llvmlite" not in server.maps()
    assert server.stop() == 0


def test_a_second_server_on_the_same_sqlite_file_says_so_and_stops(own_server: Callable[..., Server]) -> None:
    first = own_server()
    with pytest.raises(AssertionError, match="A server is already using the database"):
        own_server()
    first.kill()
    first.start()  # the lock does not outlive a killed server


async def test_a_running_server_deletes_expired_tables(own_server: Callable[..., Server]) -> None:
    server = own_server(expire_open="0.000001", expire_running="1000")
    made = await server.table(seats="me open")
    running = await server.post("/tables", new_table("las-vegas-2012", "me bot", start=True))
    server.kill()
    server.start()  # tables are looked over at the start, then every minute
    async with server.http() as http:
        async with asyncio.timeout(20):
            while (await http.get(f"/tables/{made['table']}")).status_code != 404:
                pass
        assert (await http.get(f"/tables/{running['table']}")).status_code == 200
    with sqlite3.connect(server.folder / "tables.db") as database:
        assert database.execute("SELECT count(*) FROM journal WHERE table_id = ?", [made["table"]]).fetchone() == (0,)
        assert database.execute("SELECT count(*) FROM devices").fetchone() == (1,)
    database.close()


def test_files_of_the_browser_table_are_compressed_and_cached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "web" / "assets").mkdir(parents=True)
    (tmp_path / "web" / "index.html").write_text("<!doctype html>" + "table " * 500)
    (tmp_path / "web" / "assets" / "index-BxF3.js").write_text("let dice = 6;" * 500)
    (tmp_path / "web" / "manifest.webmanifest").write_text("{}")
    (tmp_path / "web" / ".secret").write_text("no")
    monkeypatch.setattr(web, "files", lambda _: tmp_path)
    assets = web.read_assets()
    assert set(assets) == {"index.html", "assets/index-BxF3.js", "manifest.webmanifest"}
    script = assets["assets/index-BxF3.js"]
    assert script.compressed is not None
    assert gzip.decompress(script.compressed) == script.content
    assert (script.type, "immutable" in script.cache) == ("text/javascript", True)
    assert (assets["index.html"].cache, assets["manifest.webmanifest"].compressed) == ("no-cache", None)
    assert assets["manifest.webmanifest"].type == "application/manifest+json"


async def test_the_start_page_is_served_or_says_how_to_build_it(server: Server) -> None:
    async with server.http() as http:
        page = await http.get("/")
        assert page.status_code == 200
        assert page.headers["content-type"].startswith("text/html")
        if "make web" not in page.text:
            assert (await http.get("/", headers={"if-none-match": page.headers["etag"]})).status_code == 304


def test_options_win_over_the_environment_and_that_over_a_file(tmp_path: Path) -> None:
    file = tmp_path / "vabanque.toml"
    file.write_text('port = 1\nworkers = 2\nhost = "::1"\norigins = ["https://a.example"]\n')
    environment = {
        "VABANQUE_PORT": "2",
        "VABANQUE_WORKERS": "3",
        "VABANQUE_PROXY": "10.0.0.0/8,::1",
        "VABANQUE_CONFIG": str(file),
    }
    config = read_config({"port": 3, "host": None, "origins": ()}, environment)
    assert (config.port, config.workers, config.host) == (3, 3, "::1")
    assert config.proxy == ("10.0.0.0/8", "::1")
    assert config.origins == ("https://a.example",)
    assert read_config({}, {}).host == "127.0.0.1"


@pytest.mark.parametrize(
    "text", ["port = 99999", "prot = 1", "port =", "proxy = true", 'proxy = ["10.0.0.1/8"]', 'workers = "many"']
)
def test_a_wrong_setting_is_refused_with_its_name(tmp_path: Path, text: str) -> None:
    file = tmp_path / "vabanque.toml"
    file.write_text(text)
    with pytest.raises(Misconfigured) as refused:
        read_config({}, {}, file)
    assert refused.value.code == "bad-config"


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--port", "70000"], 2),
        (["--database", "mysql://nowhere"], 2),
        (["--database", "postgresql://127.0.0.1:1/nothing"], 2),
        (["--bus", "carrier-pigeon://"], 2),
        (["--host", "203.0.113.7"], 2),
    ],
)
def test_a_server_that_cannot_start_says_why_and_exits(tmp_path: Path, arguments: list[str], code: int) -> None:
    environment = {
        "VABANQUE_DATABASE": str(tmp_path / "tables.db"),
        "PATH": "/usr/bin",
        "PYTHONPATH": os.environ.get("PYTHONPATH", ""),
    }
    answer = run(["serve", "--port", "0", *arguments], environment, b"", SERVER, timeout=60)
    assert answer.returncode == code, answer.stderr
    assert answer.stderr.strip()
    assert b"Traceback" not in answer.stderr


def test_every_refusal_of_the_server_has_a_sentence() -> None:
    source = Path(server_package.__file__).parent
    text = "\n".join(path.read_text("utf-8") for path in source.rglob("*.py"))
    made = r'(?:NotAllowed|NotFound|_problem|_refuse|_warn)\((?:\w+, )?"([a-z-]+)"'
    codes = {*re.findall(made, text), *re.findall(r'return \d{3}, "([a-z-]+)"', text), *app._CODES.values(), "too-many"}
    assert len(codes) > 30
    facts = dict.fromkeys(("seats", "seconds", "who", "most", "reason"), "x")
    for language in LANGUAGES:
        words = Words(language)
        for code in codes:
            assert words(f"error-{code}", **facts)


def test_a_bucket_gives_its_burst_at_once_and_then_its_rate() -> None:
    time = 0.0
    buckets = Buckets(2.0, 3.0, lambda: time)
    for _ in range(6):
        buckets.take("Anna")
    with pytest.raises(TooMany):
        buckets.take("Anna")
    buckets.take("Benno")
    time = 0.5
    buckets.take("Anna")
    with pytest.raises(TooMany):
        buckets.take("Anna")


def test_an_ipv6_prefix_shares_a_bucket() -> None:
    assert neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff:2")
    assert neighbourhood("2001:db8::1") != neighbourhood("2001:db8:0:1::1")
    assert neighbourhood("::ffff:192.0.2.1") == "192.0.2.1"


@pytest.mark.parametrize("name", ["", "  ", "a\x00b", "\u202ebad", "a\u200bb", "e" + "\u0301" * 9 + "x" + "\u0302" * 9])
def test_a_tricky_name_is_refused(name: str) -> None:
    with pytest.raises(Exception, match=r"\bbad-name(?![-\w])"):
        clean_name(name)


def test_names_in_all_scripts_are_welcome() -> None:
    assert [clean_name(name) for name in (" Zoë ", "李雷", "Ólafur  Þór", "😀", "ผู้เล่น")] == [
        "Zoë", "李雷", "Ólafur Þór", "😀", "ผู้เล่น",
    ]  # fmt: skip


def described(connection: Connection) -> dict[str, Any]:
    """Everything that a database says about its tables. The order of columns is that in which they were added."""
    inspector = inspect(connection)
    return {
        table: {
            "columns": {column["name"]: str(column) for column in inspector.get_columns(table)},
            "primary key": inspector.get_pk_constraint(table),
            "foreign keys": inspector.get_foreign_keys(table),
            "unique": inspector.get_unique_constraints(table),
            "indexes": inspector.get_indexes(table),
            "options": inspector.get_table_options(table),
        }
        for table in METADATA.tables
    }


def test_migrations_build_exactly_the_schema() -> None:
    migrated, made = create_engine("sqlite://"), create_engine("sqlite://")
    with migrated.connect() as one, made.connect() as other:
        upgrade(one)
        assert compare_metadata(MigrationContext.configure(one), METADATA) == []
        METADATA.create_all(other)
        assert described(one) == described(other)
        assert one.execute(select(pulse)).all() == [(0,)], "one row, for health checks to write to"
    migrated.dispose()
    made.dispose()


def test_alembic_is_loaded_only_where_there_is_something_to_upgrade(tmp_path: Path) -> None:
    with create_engine("sqlite://").connect() as connection:
        assert ScriptDirectory.from_config(config(connection)).get_heads() == [newest()]
    opened = (
        "import sys; from vabanque.server.run import Config, bring_up_to_date;"
        f"bring_up_to_date(Config(database={str(tmp_path / 'tables.db')!r})); print('alembic' in sys.modules)"
    )
    for loaded in ("True\n", "False\n"):
        told = subprocess.run([sys.executable, "-c", opened], capture_output=True, text=True, check=True)
        assert told.stdout == loaded


async def test_of_two_writers_of_the_same_row_one_wins(tmp_path: Path) -> None:
    store = await Store.open(str(tmp_path / "tables.db"))
    await store.create(TableRow("a", None, "g", "open", False, 1, 1, None, b"s", "{}"), [], [])
    appends = [
        store.append(Append("a", [Row(seq, 1, "roll", None, json.dumps(writer))]))
        for seq in range(50)
        for writer in (1, 2)
    ]
    results = await asyncio.gather(*appends, return_exceptions=True)
    assert sum(isinstance(result, Conflict) for result in results) == 50
    assert sum(result is None for result in results) == 50
    assert [row.seq for row in await store.rows_after("a", 0)] == list(range(1, 50))
    await store.close()


async def test_a_command_is_kept_once(tmp_path: Path) -> None:
    store = await Store.open(str(tmp_path / "tables.db"))
    await store.append(Append("a", [Row(1, 1, "roll", None, "{}", "0:x")]))
    with pytest.raises(Conflict):
        await store.append(Append("a", [Row(2, 1, "roll", None, "{}", "0:x")]))
    assert len(await store.rows_after("a", 0)) == 1
    await store.close()


@pytest.mark.parametrize(
    "name",
    ["\u3164", "\u2800", "\u115f\u1160", "H\u034f", "H\ufe0f", "H\U000e0101", "ก" + 20 * "\u0e47", "H" + 20 * "\u20dd"],
)
def test_invisible_names_and_stacked_marks_are_refused(name: str) -> None:
    with pytest.raises(Unreadable):
        clean_name(name)


def test_signs_and_marks_that_people_use_are_fine() -> None:
    for name in ("❤\ufe0f", "ผู้เล่น", "שָׁלוֹם", "हिन्दी"):
        assert clean_name(name)
