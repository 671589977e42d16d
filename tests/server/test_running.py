"""Before a server answers: where it listens, the files it makes, how uvicorn is set up, what it says if it cannot."""

from __future__ import annotations

import gc
import logging
import resource
import signal
import socket
import sqlite3
import stat
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.harness import free_port
from tests.server.inside import QuickBots
from vabanque import __version__
from vabanque.core import Misconfigured
from vabanque.server import run
from vabanque.server.claim import Claim, running_at
from vabanque.server.config import Config
from vabanque.server.phones import PhoneDoor


def refused(work: Callable[[], Any]) -> tuple[str, dict[str, Any]]:
    with pytest.raises(Misconfigured) as refusal:
        work()
    return refusal.value.code, dict(refusal.value.facts)


# Where it listens


@pytest.mark.parametrize(
    ("host", "shown"),
    [("127.0.0.1", "127.0.0.1"), ("::1", "[::1]"), ("0.0.0.0", "192.168.1.7"), ("::", "192.168.1.7")],
)
def test_the_printed_address_reaches_this_server(host: str, shown: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "network_address", lambda: "192.168.1.7")
    with run._listen(host, 0) as listener:
        port = listener.getsockname()[1]
        assert run._address(listener) == f"http://{shown}:{port}"
        monkeypatch.setattr(run, "network_address", lambda: None)
        if host in ("0.0.0.0", "::"):
            assert run._address(listener) == f"http://127.0.0.1:{port}"


def test_a_port_in_use_is_reported_and_a_released_one_can_be_bound_at_once() -> None:
    with run._listen("127.0.0.1", 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        facts = {"host": "127.0.0.1", "port": port, "reason": "Address already in use"}
        assert refused(lambda: run._listen("127.0.0.1", port)) == ("cannot-listen", facts)
        with socket.create_connection(("127.0.0.1", port)):
            taken.accept()[0].close()  # this end hangs up first, and the system remembers that for a while
    run._listen("127.0.0.1", port).close()


def test_the_metrics_port_is_checked_before_the_database_is_made(tmp_path: Path) -> None:
    with run._listen("127.0.0.1", 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        settings = Config(database=str(tmp_path / "x" / "tables.db"), monitor=port)
        code, facts = refused(lambda: run.run(settings))
        assert (code, facts["port"]) == ("cannot-listen", port)
    assert list(tmp_path.iterdir()) == []


# Files


def test_folder_and_database_are_private(tmp_path: Path) -> None:
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


def test_an_unusable_database_is_reported_in_one_sentence(tmp_path: Path) -> None:
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


def test_an_unusable_bus_or_database_is_refused(tmp_path: Path) -> None:
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
def test_uvicorn_disables_compression_and_trusts_only_configured_proxies() -> None:
    async def started() -> None:
        pass

    plain = run._make_server(Config(), PhoneDoor(), started).config
    assert (plain.ws_max_size, plain.ws_per_message_deflate) == (8192, False)
    assert (plain.ws_ping_interval, plain.ws_ping_timeout, plain.timeout_graceful_shutdown) == (20.0, 20.0, 3)
    assert (plain.server_header, plain.access_log, plain.log_config, plain.lifespan) == (False, False, None, "on")
    assert not plain.proxy_headers
    behind = run._make_server(Config(proxy=("10.0.0.0/8",)), PhoneDoor(), started).config
    assert behind.proxy_headers
    assert behind.forwarded_allow_ips == ["10.0.0.0/8", "::ffff:a00:0/104"]


@pytest.fixture
def as_before() -> Iterator[None]:
    files, threshold = resource.getrlimit(resource.RLIMIT_NOFILE), gc.get_threshold()
    root, ours = logging.getLogger(), logging.getLogger("vabanque")
    handlers, level, own_level = root.handlers, root.level, ours.level
    signals = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)}
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, files)
    gc.set_threshold(*threshold)
    gc.unfreeze()
    root.handlers, root.level = handlers, level
    ours.setLevel(own_level)
    for number, handler in signals.items():
        signal.signal(number, handler)


@pytest.mark.usefixtures("as_before")
def test_the_file_limit_is_raised_and_garbage_collection_is_rare() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 256), most))
    run._take_files()
    assert resource.getrlimit(resource.RLIMIT_NOFILE) == (most, most)
    before = gc.get_freeze_count()
    run._calm_collector()
    assert gc.get_freeze_count() > before
    assert gc.get_threshold() == (20_000, 20, 50)


# From its start to its end, in this process


class Visit:
    """Somebody who looks at a server as soon as it answers, in a thread of their own, and then ends it."""

    def __init__(self, look: Callable[..., Any], end: signal.Signals = signal.SIGTERM) -> None:
        self._look, self._end = look, end
        self._seen: Future[Any] = Future()
        self.addresses: tuple[str | None, ...] = ()

    def __call__(self, *addresses: str | None) -> None:
        self.addresses = addresses
        threads, main = ThreadPoolExecutor(1), threading.get_ident()
        self._seen = threads.submit(self._look, *addresses)
        self._seen.add_done_callback(lambda _: signal.pthread_kill(main, self._end))
        threads.shutdown(wait=False)

    def result(self) -> Any:
        return self._seen.result(10)


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, as_before: None) -> Config:  # noqa: ARG001
    monkeypatch.setattr("vabanque.server.host.Pool", QuickBots)
    return Config(database=str(tmp_path / "new" / "tables.db"), port=0, log="warning", synchronous="NORMAL")


pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGINT], ids=["terminated", "interrupted"])
def test_a_server_answers_until_it_is_asked_to_end(end: signal.Signals, settings: Config) -> None:
    def look(address: str, _: str | None) -> tuple[httpx.Response, str | None, int]:
        return httpx.get(f"{address}/health"), running_at(settings), logging.getLogger("vabanque").level

    visit = Visit(look, end)
    run.run(settings, visit)
    answer, announced, level = visit.result()
    address, for_others = visit.addresses
    assert (answer.status_code, "server" in answer.headers, level) == (200, False, logging.WARNING)
    assert (announced, for_others) == (address, None)
    assert (address or "").startswith("http://127.0.0.1:")
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"{address}/health")
    assert gc.get_threshold() == (20_000, 20, 50)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert soft == hard


def test_a_server_for_everybody_shows_others_the_same_address(settings: Config) -> None:
    visit = Visit(lambda address, _: address)
    run.run(Config(database=settings.database, port=0, host="0.0.0.0"), visit)
    assert visit.addresses == (visit.result(), visit.result())


def test_a_ready_callback_is_optional(settings: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    async def end(*_: object) -> None:
        signal.raise_signal(signal.SIGTERM)

    monkeypatch.setattr(run._Server, "monitored", end)
    run.run(settings)


@pytest.mark.parametrize("here", ["127.0.0.9", None], ids=["with a network", "without one"])
def test_lan_access_needs_a_network(here: str | None, settings: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vabanque.server.phones.network_address", lambda: here)

    def look(address: str, for_others: str | None) -> list[int]:
        return [httpx.get(f"{one}/health").status_code for one in (address, for_others) if one]

    visit = Visit(look)
    run.run(settings, visit, phones=True)
    address, for_others = visit.addresses
    assert visit.result() == ([200, 200] if here else [200])
    assert for_others == ((address or "").replace("127.0.0.1", here) if here else None)


def test_lan_access_is_switched_locally_while_the_server_runs(
    settings: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vabanque.server.phones.network_address", lambda: "127.0.0.9")

    def look(address: str, _: str | None) -> tuple[int, bool]:
        there = address.replace("127.0.0.1", "127.0.0.9")
        httpx.post(f"{address}/phones", json={"open": True}).raise_for_status()
        opened = httpx.get(f"{there}/health").status_code
        httpx.post(f"{address}/phones", json={"open": False}).raise_for_status()
        try:
            httpx.get(f"{there}/health")
        except httpx.ConnectError:
            return opened, True
        return opened, False

    visit = Visit(look)
    run.run(settings, visit)
    assert visit.result() == (200, True)


def test_metrics_have_a_port_of_their_own(settings: Config) -> None:
    monitor = free_port()
    visit = Visit(lambda *_: httpx.get(f"http://127.0.0.1:{monitor}/metrics").status_code)
    run.run(Config(database=settings.database, port=0, monitor=monitor), visit)
    assert visit.result() == 200


def test_a_failed_start_is_reported_in_one_sentence(settings: Config) -> None:
    def start() -> None:  # without a database
        run._serve(settings, Claim(None), lambda *_: pytest.fail("not ready"), phones=False)

    assert refused(start) == ("server-not-started", {})
