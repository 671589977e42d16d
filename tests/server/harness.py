"""A server as a process, and clients that play, remember everything they hear, and know what was acknowledged."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
import uuid
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.forking import Fork

Json = dict[str, Any]

GENEROUS = {
    "VABANQUE_REQUESTS": "100000",
    "VABANQUE_DEVICE_REQUESTS": "100000",
    "VABANQUE_FILES": "100000",
    "VABANQUE_RECORDS": "100000",
    "VABANQUE_MESSAGES": "100000",
    "VABANQUE_CREATIONS": "100000",
    "VABANQUE_GUESSES": "100000",
    "VABANQUE_JOINS": "100000",
    "VABANQUE_HINTS": "100000",
    "VABANQUE_REPLAYS": "100000",
    "VABANQUE_SOCKETS": "10000",
    "VABANQUE_CONNECTS": "100000",
}
"""Limits so high that they do not disturb tests of other things."""

DEFAULT_LIMITS = {name.removeprefix("VABANQUE_").lower(): "" for name in GENEROUS}
"""Settings of a `Server` with the limits that everybody has: an empty variable counts as none."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def new_id() -> str:
    return uuid.uuid4().hex


class Server:
    """`vabanque serve`, started, stopped and killed."""

    def __init__(self, folder: Path, database: str | None = None, **settings: str) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self._database = database or str(folder / "tables.db")
        self._environment = {
            **os.environ,
            **GENEROUS,
            "VABANQUE_DATABASE": self._database,
            "VABANQUE_LOG": "debug",
            "VABANQUE_GRACE": "500",
            **{f"VABANQUE_{name.upper()}": value for name, value in settings.items()},
        }
        self.python: str | Path = sys.executable
        self._process: subprocess.Popen[bytes] | Fork | None = None

    def start(self, *, wait: bool = True) -> Server:
        arguments = ["serve", "--port", str(self.port)]
        with self.log.open("ab") as log, Path(os.devnull).open("rb") as nothing:
            preloads = "LD_PRELOAD" in self._environment  # which only a new program does
            if self.python == sys.executable and "PYTEST_VERSION" in os.environ and not preloads:
                self._process = Fork(arguments, self._environment, [nothing, log, log])
            else:
                command = [self.python, "-c", "from vabanque.cli import main; main()", *arguments]
                self._process = subprocess.Popen(command, stdout=log, stderr=log, env=self._environment)
        if wait:
            self.wait()
        return self

    def wait(self, seconds: float = 120) -> None:
        assert self._process is not None
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if self._process.poll() is not None:
                raise AssertionError(f"the server ended: {self.log.read_text()[-2000:]}")
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 0.2):
                return
            time.sleep(0.02)
        raise AssertionError("the server does not answer")

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """SIGKILL: no chance to tidy up."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def maps(self) -> str:
        """The files that the process has loaded."""
        return Path(f"/proc/{self.pid}/maps").read_text()

    def memory(self) -> int:
        """Resident memory in kilobytes."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))

    def end(self) -> None:
        """Make sure that it no longer runs."""
        if self._process is not None and self._process.poll() is None:
            self.kill()

    def stop(self) -> int:
        assert self._process is not None
        self._process.terminate()
        return self._process.wait(timeout=20)

    def http(self, token: str | None = None) -> httpx.AsyncClient:
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        return httpx.AsyncClient(
            base_url=self.url, headers=headers, timeout=20, verify=False
        )  # no certificates to load

    async def post(self, path: str, body: Any = None, token: str | None = None) -> Json:
        """POST that has to succeed."""
        async with self.http(token) as http:
            answer = await http.post(path, json=body)
            assert answer.status_code < 300, answer.text
            reply: Json = answer.json()
            return reply

    async def get(self, path: str, token: str | None = None) -> Json:
        async with self.http(token) as http:
            answer = await http.get(path)
            assert answer.status_code == 200, answer.text
            body: Json = answer.json()
            return body

    async def table(self, game: str = "las-vegas-2012", seats: str = "me bot bot", **setup: Any) -> Json:
        """A table; `seats` in words: me, local, open, bot (greedy) or a bot's name."""
        return await self.post("/tables", new_table(game, seats, **setup))

    async def command(self, table: str, token: str | None, type_: str, **fields: Any) -> Json:
        return await self.post(f"/tables/{table}/commands", {"type": type_, "id": new_id(), **fields}, token)

    async def refused(self, table: str, token: str | None, type_: str, **fields: Any) -> str:
        """A command that has to be refused; returns the code."""
        async with self.http(token) as http:
            answer = await http.post(f"/tables/{table}/commands", json={"type": type_, "id": new_id(), **fields})
            assert 400 <= answer.status_code < 500, answer.text
            return str(answer.json()["code"])

    async def view(self, table: str, token: str | None = None) -> Json:
        return await self.get(f"/tables/{table}", token)


def new_table(game: str, seats: str, *, start: bool = False, seed: str = "", **setup: Any) -> Json:
    words: Mapping[str, Json] = {
        "me": {"kind": "local", "name": "Anna"},
        "local": {"kind": "local", "name": "Benno"},
        "open": {"kind": "open"},
        "bot": {"kind": "bot", "bot": "greedy"},
    }
    return {
        "setup": {"game": game, "bot_delay": 0, **setup},
        "seats": [words.get(word) or {"kind": "bot", "bot": word} for word in seats.split()],
        "seed": seed,
        "start": start,
    }


def move_of(hand: Json, seat: int, choice: Json, then: str = "bank") -> Json:
    """A choice of a view as a move."""
    match hand["kind"]:
        case "las-vegas":
            return {"kind": "place", "seat": seat, "face": choice["face"], "casino": choice["casino"]}
        case "las-vegas-cards":
            return {"kind": "lay", "seat": seat, "cards": choice["cards"]}
        case "areas":
            return {"seat": seat, "text": choice["move"]}
        case _:
            return {"kind": "keep", "seat": seat, "combos": choice["combos"], "points": choice["points"], "then": then}


def changed_view(view: Json, changes: list[Any]) -> Json:
    """A view after these changes; the old one stays as it is."""
    view = msgspec.json.decode(msgspec.json.encode(view))
    for path, value in changes:
        part: Any = view
        *steps, last = path.split("/")
        for step in steps:
            part = part[int(step) if isinstance(part, list) else step]
        if not isinstance(part, list):
            part[last] = value
        else:
            part[int(last) :] = [value, *part[int(last) + 1 :]]
    return view


class Client:
    """A browser without a screen: one socket at one table. Remembers every message as it came."""

    def __init__(self, url: str, table: str, token: str | None = None, views: str = "turn", seed: int = 0) -> None:
        self.url = url.replace("http", "ws", 1)
        self.table = table
        self.token = token
        self.views = views
        self.heard: list[str] = []
        self.entries: dict[int, Json] = {}
        """seq → entry, as first seen."""
        self.sent: set[str] = set()
        """Ids of commands."""
        self.acks: dict[str, int] = {}
        self.refusals: list[Json] = []
        self.last_view: Json | None = None
        self.ended = False
        self.socket: ClientConnection | None = None
        self._rng = Random(seed)
        self._tried: dict[int, Json] = {}
        """turn → the command sent for it, so that the same one is sent again after a cut."""

    @property
    def seq(self) -> int:
        return max(self.entries, default=0)

    async def connect(self) -> Client:
        self.last_view = None
        self.socket = await connect(
            f"{self.url}/tables/{self.table}/live?after={self.seq}", max_size=None, compression=None, open_timeout=20
        )
        await self.send({"type": "enter", "token": self.token, "views": self.views})
        return self

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def __aenter__(self) -> Self:
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def send(self, message: Json) -> None:
        assert self.socket is not None
        if "id" in message:
            self.sent.add(message["id"])
        await self.socket.send(msgspec.json.encode(message).decode())

    async def hear(self, seconds: float = 20) -> Json:
        """The next message."""
        assert self.socket is not None
        text = await asyncio.wait_for(self.socket.recv(), seconds)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Json = msgspec.json.decode(text)
        match message["type"]:
            case "entries":
                self._note(message["entries"])
            case "news":
                self._follow(message)
            case "view":
                self.last_view = message
            case "ack":
                self.acks[message["id"]] = message["seq"]
            case "refused":
                self.refusals.append(message)
        return message

    def _note(self, entries: list[Json]) -> None:
        for entry in entries:
            assert entry["seq"] == self.seq + 1, f"a gap after {self.seq}"
            self.entries[entry["seq"]] = entry["entry"]
            self.ended |= entry["entry"]["kind"] == "ended"

    def _follow(self, news: Json) -> None:
        """Everything that one message of a socket with `views="changes"` says."""
        self._note(news.get("entries", []))
        if "view" in news:
            self.last_view = news["view"]
        if news.get("changes"):
            assert self.last_view is not None
            self.last_view = changed_view(self.last_view, news["changes"])
        if "ack" in news:
            self.acks[news["ack"]["id"]] = news["ack"]["seq"]

    async def until(self, wanted: Callable[[Json], bool], seconds: float = 30) -> Json:
        async with asyncio.timeout(seconds):
            while True:
                message = await self.hear()
                if wanted(message):
                    return message

    async def until_type(self, type_: str) -> Json:
        return await self.until(lambda message: message["type"] == type_)

    async def until_kind(self, kind: str) -> Json:
        """Hear on until an entry of this kind has come, and return it."""
        view: Json = {}

        def wanted(message: Json) -> bool:
            for entry in message.get("entries", ()):
                if entry["entry"]["kind"] == kind:
                    view.update(entry["entry"])
            return bool(view)

        await self.until(wanted)
        return view

    async def do(self, type_: str, **fields: Any) -> Json:
        """Send a command; returns its ack or refusal."""
        id_ = new_id()
        await self.send({"type": type_, "id": id_, **fields})
        answer = await self.until(lambda message: id_ in (message.get("id"), message.get("ack", {}).get("id")))
        return {"type": "ack", **answer["ack"]} if "ack" in answer else answer

    def choose(self, view: Json) -> Json | None:
        """A command for a view in which it is my turn: any legal move."""
        hand = view["hand"]
        if hand is None or not hand["choices"] or view["turn"] in self._tried:
            return self._tried.get(view["turn"])
        choice = self._rng.choice(hand["choices"])
        # Points enough to end a game of Die oberen 10 000 before long.
        then = "throw" if hand["kind"] == "top-10000" and choice["turn_points"] < 300 else "bank"
        move = move_of(hand, view["you"], choice, then)
        command = {"type": "move", "id": new_id(), "move": move, "turn": view["turn"]}
        self._tried[view["turn"]] = command
        return command

    async def play(
        self, *, until: Callable[[Client], bool] = lambda client: client.ended, seconds: float = 120
    ) -> None:
        """Play any legal moves until the game is over. A game that stands still fails and says what came last."""
        try:
            async with asyncio.timeout(seconds):
                await self._play(until)
        except TimeoutError:
            raise AssertionError(f"the game stands still at {self.seq}: {self.heard[-5:]}") from None

    async def _play(self, until: Callable[[Client], bool]) -> None:
        sent: set[str] = set()
        # The view of my turn may have come before the answer to something else.
        view = self.last_view
        while not until(self):
            if view is not None and view["to_move"]:
                command = self.choose(view)
                if command is not None and command["id"] not in sent:
                    sent.add(command["id"])
                    await self.send(command)
            message = await self.hear()
            if message.get("code") == "unavailable":
                raise ConnectionResetError("the database is away")
            view = self.last_view if message["type"] == "view" or message.keys() & {"view", "changes"} else None

    async def play_through_cuts(self, seconds: float = 120) -> None:
        """The same, connecting again whenever the server is gone; unanswered commands are sent again."""
        async with asyncio.timeout(seconds):
            while not self.ended:
                try:
                    await self.connect()
                    await self._play(lambda client: client.ended)
                except (ConnectionClosed, OSError, InvalidHandshake, InvalidMessage):
                    await asyncio.sleep(0.02)
                finally:
                    await self.close()
