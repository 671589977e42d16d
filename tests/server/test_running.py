"""Before a server answers: where it listens, the files it makes, how uvicorn is set up, what it says if it cannot."""

from __future__ import annotations

import gc
import resource
import socket
import sqlite3
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import free_port
from vabanque import __version__
from vabanque.core import Misconfigured
from vabanque.server import run
from vabanque.server.config import Config
from vabanque.server.phones import Phones


def refused(work: Callable[[], Any]) -> tuple[str, dict[str, Any]]:
    with pytest.raises(Misconfigured) as refusal:
        work()
    return refusal.value.code, dict(refusal.value.facts)


# Where it listens


@pytest.mark.parametrize(
    ("host", "shown"),
    [("127.0.0.1", "127.0.0.1"), ("::1", "[::1]"), ("0.0.0.0", "192.168.1.7"), ("::", "192.168.1.7")],
)
def test_the_address_that_is_shown_leads_here(host: str, shown: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "network_address", lambda: "192.168.1.7")
    with run._listen(host, 0) as listener:
        port = listener.getsockname()[1]
        assert run._address(listener) == f"http://{shown}:{port}"
        monkeypatch.setattr(run, "network_address", lambda: None)
        if host in ("0.0.0.0", "::"):
            assert run._address(listener) == f"http://127.0.0.1:{port}"


def test_a_port_in_use_is_named_and_one_that_was_used_is_free_at_once() -> None:
    with run._listen("127.0.0.1", 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        facts = {"host": "127.0.0.1", "port": port, "reason": "Address already in use"}
        assert refused(lambda: run._listen("127.0.0.1", port)) == ("cannot-listen", facts)
        with socket.create_connection(("127.0.0.1", port)):
            taken.accept()[0].close()  # this end hangs up first, and the system remembers that for a while
    run._listen("127.0.0.1", port).close()


def test_the_ports_of_all_processes_are_tried_before_anything_is_made(tmp_path: Path) -> None:
    with run._listen("127.0.0.1", 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        for processes, monitor in ((1, port), (3, port - 2)):
            settings = Config(
                database=str(tmp_path / "x" / "tables.db"), bus="redis://x", processes=processes, monitor=monitor
            )
            code, facts = refused(lambda settings=settings: run.run(settings))  # type: ignore[misc]
            assert (code, facts["port"]) == ("cannot-listen", port)
    assert list(tmp_path.iterdir()) == []


# Files


def test_only_its_owner_may_open_the_folder_and_the_file(tmp_path: Path) -> None:
    file = tmp_path / "some" / "where" / "tables.db"
    run.make_folder(str(file))
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    file.write_text("kept", "utf-8")
    file.chmod(0o640)
    run.make_folder(f"sqlite:///{file}")
    assert (file.read_text("utf-8"), stat.S_IMODE(file.stat().st_mode)) == ("kept", 0o640)


@pytest.mark.parametrize("database", ["postgresql://nowhere/x", "sqlite://", "sqlite:///:memory:"])
def test_a_database_without_a_file_needs_no_folder(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run.make_folder(database)
    assert list(tmp_path.iterdir()) == []


def test_a_database_that_cannot_be_used_is_told_in_one_sentence(tmp_path: Path) -> None:
    code, facts = refused(lambda: run.make_folder("mysql://host/db"))
    assert (code, facts) == ("bad-config", {"reason": "no such database: mysql"})
    (tmp_path / "file").touch()
    assert refused(lambda: run.make_folder(str(tmp_path / "file" / "tables.db")))[0] == "bad-config"
    code, facts = refused(lambda: run.make_folder(f"{'x' * 300}://host/db"))
    assert len(facts["reason"]) == 200


# Upgrading


def test_the_database_is_made_and_upgraded(tmp_path: Path) -> None:
    run.bring_up_to_date(Config(database=str(tmp_path / "new" / "tables.db")))
    with sqlite3.connect(tmp_path / "new" / "tables.db") as database:
        assert database.execute("SELECT count(*) FROM tables").fetchall() == [(0,)]
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    newer = refused(lambda: run.bring_up_to_date(Config(database=str(tmp_path / "new" / "tables.db"))))
    assert newer == ("database-newer", {"version": __version__})


def test_what_stands_in_the_way_is_named(tmp_path: Path) -> None:
    file = str(tmp_path / "tables.db")
    assert refused(lambda: run.bring_up_to_date(Config(database=file, bus="carrier-pigeon://x")))[0] == "bad-config"
    Path(file).write_bytes(b"not a database" * 100)
    assert refused(lambda: run.bring_up_to_date(Config(database=file))) == (
        "database-away",
        {"reason": "file is not a database"},
    )
    away = f"postgresql://nobody@127.0.0.1:{free_port()}/x"
    assert refused(lambda: run.bring_up_to_date(Config(database=away)))[0] == "database-away"


# uvicorn


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_uvicorn_is_set_up_for_small_messages_and_believes_proxies_only_if_there_are_some() -> None:
    async def started() -> None:
        pass

    plain = run._make_server(Config(), Phones(), started).config
    assert (plain.ws_max_size, plain.ws_per_message_deflate) == (8192, False)
    assert (plain.ws_ping_interval, plain.ws_ping_timeout, plain.timeout_graceful_shutdown) == (20.0, 20.0, 3)
    assert (plain.server_header, plain.access_log, plain.log_config, plain.lifespan) == (False, False, None, "on")
    assert not plain.proxy_headers
    behind = run._make_server(Config(proxy=("10.0.0.0/8",)), Phones(), started).config
    assert behind.proxy_headers
    assert behind.forwarded_allow_ips == ["10.0.0.0/8", "::ffff:a00:0/104"]


@pytest.fixture
def as_before() -> Iterator[None]:
    files, threshold = resource.getrlimit(resource.RLIMIT_NOFILE), gc.get_threshold()
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, files)
    gc.set_threshold(*threshold)
    gc.unfreeze()


@pytest.mark.usefixtures("as_before")
def test_a_server_takes_all_files_it_may_have_and_collects_garbage_rarely() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 256), most))
    run._take_files()
    assert resource.getrlimit(resource.RLIMIT_NOFILE) == (most, most)
    before = gc.get_freeze_count()
    run._calm_collector()
    assert gc.get_freeze_count() > before
    assert gc.get_threshold() == (20_000, 20, 50)
