"""The server behind nginx and behind Caddy, with the files of deploy/ and a real browser's manners."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.programs import program
from tests.server.harness import Client, Server, free_port
from vabanque.server.api import GUESSES_AT_ONCE

DEPLOY = Path(__file__).parents[2] / "deploy"
pytestmark = pytest.mark.services


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server as the page on hosting starts it."""
    settings = {"proxy": "127.0.0.1", "origins": "https://games.example", "guesses": "0.01"}
    server = Server(tmp_path_factory.mktemp("behind"), **settings).start()
    yield server
    server.end()


def start_nginx(folder: Path, upstream: int, second: int | None = None) -> tuple[str, list[str]]:
    """Its address, and how it is started; `second` is the port of the server that is commented out."""
    port, key, certificate = free_port(), folder / "key.pem", folder / "certificate.pem"
    subprocess.run(
        [program("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2",
         "-subj", "/CN=games.example", "-addext", "subjectAltName=IP:127.0.0.1,DNS:games.example",
         "-keyout", key, "-out", certificate],
        check=True, capture_output=True,
    )  # fmt: skip
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    site = re.sub(r"listen \[::\].*\n", "\n", site)
    site = site.replace("listen 80;", f"listen 127.0.0.1:{free_port()};")
    site = site.replace("listen 443", f"listen 127.0.0.1:{port}")
    site = site.replace("server 127.0.0.1:8000;", f"server 127.0.0.1:{upstream};")
    if second is not None:
        site = site.replace("# server 127.0.0.1:8001;", f"server 127.0.0.1:{second};")
    site = site.replace("/etc/letsencrypt/live/games.example/fullchain.pem", str(certificate))
    site = site.replace("/etc/letsencrypt/live/games.example/privkey.pem", str(key))
    (folder / "site.conf").write_text(site)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    user = "user root;" if os.getuid() == 0 else ""
    http = f"http {{ access_log off; {paths} include {folder}/site.conf; }}"
    main = folder / "main.conf"
    main.write_text(f"{user} daemon off; pid {folder}/pid; error_log stderr; events {{}} {http}")
    return f"https://127.0.0.1:{port}", [program("nginx"), "-p", str(folder), "-e", "stderr", "-c", str(main)]


def start_caddy(folder: Path, upstream: int) -> tuple[str, list[str]]:
    """The same. Without TLS: Caddy would make certificates and change this machine's list of authorities."""
    port = free_port()
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    text = text.replace("{$VABANQUE_SITE:games.example}", f"http://:{port}")
    text = text.replace("{$VABANQUE_UPSTREAM:127.0.0.1:8000}", f"127.0.0.1:{upstream}")
    (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + text)
    return f"http://127.0.0.1:{port}", [program("caddy"), "run", "--config", str(folder / "Caddyfile")]


@pytest.fixture(scope="module", params=[start_nginx, start_caddy], ids=["nginx", "caddy"])
def site(request: pytest.FixtureRequest, behind: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The public address."""
    start: Callable[[Path, int], tuple[str, list[str]]] = request.param
    folder = tmp_path_factory.mktemp("proxy")
    address, command = start(folder, behind.port)
    with proxy(folder, address, command):
        yield address


@contextmanager
def proxy(folder: Path, address: str, command: list[str]) -> Iterator[None]:
    """Runs until the end of the block, and answers from its beginning."""
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, "HOME": str(folder)})
    try:
        until = time.monotonic() + 60
        while not _listens(address):
            assert process.poll() is None, (folder / "log").read_text()
            assert time.monotonic() < until, (folder / "log").read_text()
            time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait(20)


def _listens(address: str) -> bool:
    with suppress(OSError), socket.create_connection(("127.0.0.1", int(address.rpartition(":")[2])), 0.5):
        return True
    return False


def as_browser(site: str) -> httpx.AsyncClient:
    """What a browser says when it is at the site."""
    return httpx.AsyncClient(
        base_url=site, verify=False, headers={"host": "games.example", "origin": "https://games.example"}
    )


@pytest.mark.parametrize("path", ["/metrics", "/api/metrics"])
async def test_figures_are_for_the_operator_only(site: str, behind: Server, path: str) -> None:
    async with as_browser(site) as http:
        assert (await http.get(path)).status_code == 404
    async with behind.http() as http:
        assert (await http.get(path)).status_code == 200


async def test_a_game_is_played_through_the_proxy(
    site: str, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    for certificate in tmp_path_factory.getbasetemp().glob("proxy*/certificate.pem"):
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    async with as_browser(site) as http:
        assert (await http.get("/health")).status_code == 200
        seats = [{"kind": "local", "name": "Anna"}, {"kind": "bot", "bot": "greedy"}]
        setup = {"game": "top-10000", "bot_delay": 0, "options": {"target": 200}}
        answer = await http.post("/tables", json={"setup": setup, "seats": seats, "start": True})
        assert answer.status_code == 201, answer.text
        made = answer.json()
    async with Client(site, made["table"], made["token"], views="changes") as client:
        await client.play()
    scheme, _, port = site.replace("http", "ws", 1).split(":")
    async with connect(
        f"{scheme}://games.example/tables/{made['table']}/live",
        host="127.0.0.1",
        port=int(port),
        origin="https://games.example",  # type: ignore[arg-type]
    ) as socket:
        await socket.send('{"type": "enter", "token": null}')
        assert "hello" in await socket.recv()


async def test_an_address_that_a_client_writes_itself_is_not_believed(site: str) -> None:
    async with as_browser(site) as http:
        answers = [
            (await http.get("/codes/ABCDEF", headers={"x-forwarded-for": f"203.0.113.{number}"})).status_code
            for number in range(GUESSES_AT_ONCE + 5)
        ]
    assert 404 not in answers[GUESSES_AT_ONCE:]
    assert 429 in answers


class Named(BaseHTTPRequestHandler):
    """Answers everything with the port it was asked at."""

    def do_GET(self) -> None:
        body = str(self.connection.getsockname()[1]).encode()
        self.send_response(200)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


async def test_everything_about_a_table_reaches_the_same_of_several_servers(tmp_path: Path) -> None:
    with ExitStack() as stack:
        ports = []
        for _ in range(2):
            server = stack.enter_context(ThreadingHTTPServer(("127.0.0.1", 0), Named))
            Thread(target=server.serve_forever).start()
            stack.callback(server.shutdown)
            ports.append(server.server_address[1])
        address, command = start_nginx(tmp_path, *ports)
        stack.enter_context(proxy(tmp_path, address, command))
        homes: list[str] = []
        async with as_browser(address) as http:
            for table in range(20):
                paths = [
                    f"{start}/tables/a{table}{rest}" for start in ("", "/api") for rest in ("", "/live?x=1", "/seats")
                ]
                reached = {(await http.get(path)).text for path in paths}
                assert len(reached) == 1
                homes += reached
            others = {(await http.get("/games")).text for _ in range(40)}
        assert set(homes) == others == set(map(str, ports))  # by chance not so once in 500,000 runs, or less


def test_caddy_finds_nothing_wrong_with_its_file(tmp_path: Path) -> None:
    done = subprocess.run(
        [program("caddy"), "validate", "--config", DEPLOY / "Caddyfile", "--adapter", "caddyfile"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "HOME": str(tmp_path)},
    )
    assert done.returncode == 0, done.stderr
    assert "input is not formatted" not in done.stderr
