"""A server on somebody's own machine: one for each file, and a door for phones that its owner opens."""

from __future__ import annotations

import http.server
import socket
import stat
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.harness import free_port
from vabanque.core import Misconfigured
from vabanque.server import phones
from vabanque.server.claim import claimed, running_at
from vabanque.server.config import Config
from vabanque.server.phones import PhoneDoor, network_address


def config(folder: Path, bus: str | None = None) -> Config:
    return Config(database=str(folder / "tables.db"), bus=bus)


class Other(http.server.BaseHTTPRequestHandler):
    """Whoever answers at the address that was left behind."""

    answer = b""

    def do_GET(self) -> None:
        self.send_response(200 if self.path == "/health" else 404)
        self.end_headers()
        self.wfile.write(self.answer)

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def address() -> Iterator[str]:
    with http.server.HTTPServer(("127.0.0.1", 0), Other) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


def refused(settings: Config) -> Misconfigured:
    with pytest.raises(Misconfigured) as refusal, claimed(settings):
        pass
    return refusal.value


# One server for each file


def test_a_sqlite_file_is_locked_by_one_server(tmp_path: Path) -> None:
    with claimed(config(tmp_path)) as claim:
        claim.announce("http://127.0.0.1:1")
        left = {name: tmp_path / f"tables.db.{name}" for name in ("lock", "address")}
        assert left["address"].read_text("utf-8") == "http://127.0.0.1:1"
        assert {stat.S_IMODE(file.stat().st_mode) for file in left.values()} == {0o600}
        refusal = refused(config(tmp_path))
        assert (refusal.code, refusal.facts) == ("database-in-use", {"database": str(tmp_path / "tables.db")})
        # Nor one that shares it with others over a bus.
        assert refused(config(tmp_path, bus="redis://127.0.0.1")).code == "database-in-use"
    assert not left["address"].exists()
    with claimed(config(tmp_path)):
        pass  # without having said where it is


def test_servers_that_ring_each_other_share_a_file(tmp_path: Path) -> None:
    shared = config(tmp_path, bus="redis://127.0.0.1")
    with claimed(shared) as first, claimed(shared):
        first.announce("http://127.0.0.1:1")
        assert refused(config(tmp_path)).code == "database-in-use"
        assert not (tmp_path / "tables.db.address").exists()  # nobody is sent to one of many


@pytest.mark.parametrize("database", ["postgresql://nowhere/tables", "sqlite://", "sqlite:///:memory:"])
def test_without_a_file_there_is_nothing_to_claim(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    settings = Config(database=database)
    with claimed(settings) as claim, claimed(settings):
        claim.announce("http://127.0.0.1:1")
        assert running_at(settings) is None
    assert list(tmp_path.iterdir()) == []


def test_a_missing_folder_is_an_unavailable_database(tmp_path: Path) -> None:
    refusal = refused(config(tmp_path / "nowhere"))
    assert (refusal.code, refusal.facts) == ("database-away", {"reason": "No such file or directory"})


def test_the_running_server_is_found_if_it_is_one_of_ours(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = config(tmp_path)
    assert running_at(settings) is None
    with claimed(settings) as claim:
        claim.announce(f"{address}\n")
        for answer, found in ((b'{"version": "1"}', address), (b"{}", None), (b"hello", None)):
            monkeypatch.setattr(Other, "answer", answer)
            assert running_at(settings) == found, answer
        monkeypatch.setattr(Other, "answer", b'{"version": "1"}')
        claim.announce(f"http://127.0.0.1:{free_port()}")
        assert running_at(settings) is None  # left over from a server that was killed
        page = tmp_path / "health"
        page.write_text('{"version": "1"}', "utf-8")
        claim.announce(page.parent.as_uri())
        assert running_at(settings) is None  # not a file, whatever somebody has written there


# The door for phones


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(phones, "network_address", lambda: "127.0.0.5")


class Door:
    """Remembers on which sockets the server serves."""

    def __init__(self) -> None:
        self.open: list[socket.socket] = []

    async def listen(self, listener: socket.socket) -> Callable[[], None]:
        self.open.append(listener)

        def stop() -> None:
            self.open.remove(listener)
            listener.close()

        return stop


@pytest.mark.usefixtures("here")
async def test_lan_access_opens_once_and_closes_again() -> None:
    door = Door()
    home = PhoneDoor(door.listen)
    assert (home.port, home.host, home.address) == (0, None, None)
    home.port = free_port()
    for _ in range(2):
        assert await home.open() == home.address == f"http://127.0.0.5:{home.port}"
        assert home.host == f"127.0.0.5:{home.port}"
        assert [listener.getsockname() for listener in door.open] == [("127.0.0.5", home.port)]
    for _ in range(2):
        home.close()
        assert (home.host, home.address, door.open) == (None, None, [])
    # The port can be used again at once.
    assert await home.open() == f"http://127.0.0.5:{home.port}"
    home.close()


@pytest.mark.usefixtures("here")
async def test_a_failed_lan_listener_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    home = PhoneDoor(Door().listen)
    with socket.socket() as taken:
        taken.bind(("127.0.0.5", 0))
        taken.listen()
        home.port = taken.getsockname()[1]
        with pytest.raises(Misconfigured) as refusal:
            await home.open()
    assert refusal.value.code == "cannot-listen"
    assert refusal.value.facts == {"host": "127.0.0.5", "port": home.port, "reason": "Address already in use"}
    monkeypatch.setattr(phones, "network_address", lambda: None)
    with pytest.raises(Misconfigured, match=r"\bno-network(?![-\w])"):
        await home.open()
    assert home.address is None


@pytest.mark.parametrize(
    ("way_out", "address"), [("192.168.1.7", "192.168.1.7"), ("127.0.0.1", None), ("0.0.0.0", None), (None, None)]
)
def test_an_address_in_the_network_is_one_that_others_can_reach(
    way_out: str | None, address: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Probe(socket.socket):
        def connect(self, _: object) -> None:
            if way_out is None:
                raise OSError("no route")

        def getsockname(self) -> tuple[str, int]:
            return str(way_out), 1

    monkeypatch.setattr(socket, "socket", Probe)
    assert network_address() == address


def test_a_symlink_to_a_locked_database_is_locked(tmp_path: Path) -> None:
    file, link = tmp_path / "tables.db", tmp_path / "link.db"
    file.touch()
    link.symlink_to(file)
    with claimed(Config(database=str(file))), pytest.raises(Misconfigured), claimed(Config(database=str(link))):
        pass
