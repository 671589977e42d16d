"""The whole server inside this process: requests and sockets as ASGI messages, bots that answer at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec

from tests.server.harness import Json, new_id, new_table
from tests.server.hosts import empty_database
from vabanque.bots.pool import HintAnswer
from vabanque.bots.worker import Question
from vabanque.server import app, host
from vabanque.server.config import Config
from vabanque.server.doorman import Doorman
from vabanque.server.host import Host

BOTS = {game: ["random", "greedy"] for game in ("las-vegas-2012", "las-vegas-biggy", "las-vegas-cards", "top-10000")}


LIMITS = ("requests", "messages", "creations", "joins", "guesses", "hints", "records", "replays", "club_files", "draws")


class QuickBots:
    """In place of the pool of worker processes: every bot takes its first move."""

    state = "compiled"
    questions = waiting = running = refused = replaced = oldest = 0

    def __init__(self, workers: int = 1, _modules: Any = None, **limits: Any) -> None:
        self.workers, self.limits, self.warmed, self.listed = workers, limits, 0, 0
        self.asked: list[tuple[str, int]] = []
        self.thinking = asyncio.Event()
        self.thinking.set()

    async def bots(self) -> dict[str, list[str]]:
        self.listed += 1
        return BOTS

    async def warm(self) -> None:
        self.warmed += 1

    async def choose(self, bot: str, question: Question, rank: int = 0) -> Any:
        self.asked.append((bot, question.seat))
        await self.thinking.wait()
        return question.moves[0]

    async def advise(self, question: Question, seconds: float, bots: Sequence[str], who: str) -> HintAnswer:
        """The strongest bot, greedy, fails."""
        values = [number + 0.04 for number, _ in enumerate(question.moves)]
        return HintAnswer(values, bots[-2], question.moves[-1]) if bots else HintAnswer(values, None, None)

    async def ask(self, work: Any, *arguments: Any, **_: Any) -> Any:
        return work(*arguments)

    def close(self) -> None:
        pass


class Socket:
    """A socket to the server, without a network."""

    def __init__(self, doorman: Doorman, path: str, headers: dict[str, str]) -> None:
        self._to: asyncio.Queue[Json] = asyncio.Queue()
        self._from: asyncio.Queue[Json] = asyncio.Queue()
        path, _, query = path.partition("?")
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": ("127.0.0.1", 5),
            "server": ("127.0.0.1", 80),
            "subprotocols": [],
            "state": {},
        }
        self._to.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(doorman(scope, self._to.get, self._from.put))

    async def hear(self) -> Json:
        """The next message; `{"type": "closed"}` at the end."""
        async with asyncio.timeout(20):
            while True:
                message = await self._from.get()
                if message["type"] == "websocket.accept":
                    continue
                if message["type"] == "websocket.close":
                    return {"type": "closed"}
                heard: Json = msgspec.json.decode(message["text"])
                return heard

    async def until(self, type_: str) -> Json:
        while (message := await self.hear())["type"] != type_:
            assert message["type"] != "closed", f"closed before {type_}"
        return message

    def send(self, message: Json | str) -> None:
        text = message if isinstance(message, str) else msgspec.json.encode(message).decode()
        self._to.put_nowait({"type": "websocket.receive", "text": text})

    async def do(self, type_: str, **fields: Any) -> Json:
        """A command and its answer."""
        id_ = new_id()
        self.send({"type": type_, "id": id_, **fields})
        while (message := await self.hear()).get("id") != id_:
            assert message["type"] != "closed"
        return message

    async def close(self) -> None:
        self._to.put_nowait({"type": "websocket.disconnect", "code": 1000})
        async with asyncio.timeout(20):
            await self._task

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()


class Inside:
    """A running server and ways to talk to it."""

    def __init__(self, doorman: Doorman) -> None:
        self.doorman = doorman
        transport = httpx.ASGITransport(app=doorman, client=("127.0.0.1", 7))
        self.http = httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1")

    @property
    def host(self) -> Host:
        services: Any = self.doorman._app.state.services  # type: ignore[attr-defined]
        running: Host = services.host
        return running

    async def ask(
        self, method: str, path: str, body: Any = None, token: str | None = None, **more: Any
    ) -> httpx.Response:
        headers = {**more.pop("headers", {}), **({} if token is None else {"authorization": f"Bearer {token}"})}
        return await self.http.request(method, path, json=body, headers=headers, **more)

    async def post(self, path: str, body: Any = None, token: str | None = None) -> Json:
        answer = await self.ask("POST", path, body, token)
        assert answer.status_code < 300, answer.text
        reply: Json = answer.json()
        return reply

    async def get(self, path: str, token: str | None = None) -> Json:
        answer = await self.ask("GET", path, token=token)
        assert answer.status_code == 200, answer.text
        body: Json = answer.json()
        return body

    async def table(self, seats: str = "me local", game: str = "las-vegas-2012", **setup: Any) -> Json:
        return await self.post("/tables", new_table(game, seats, **{"first": 0, "stand_in": "greedy", **setup}))

    async def command(self, made: Json, type_: str, **fields: Any) -> httpx.Response:
        body = {"type": type_, "id": new_id(), **fields}
        return await self.ask("POST", f"/tables/{made['table']}/commands", body, made["token"])

    def socket(self, path: str, **headers: str) -> Socket:
        return Socket(self.doorman, path, {"host": "127.0.0.1", **headers})

    async def enter(self, made: Json, token: str | None, views: str = "none", after: int = 0) -> Socket:
        socket = self.socket(f"/tables/{made['table']}/live?after={after}")
        socket.send({"type": "enter", "token": token, "views": views})
        return socket


@asynccontextmanager
async def inside(monkeypatch: Any, database: str, **settings: Any) -> AsyncIterator[Inside]:
    """Start the server in this process, and stop it."""
    settings["database"] = empty_database(Path(database))
    monkeypatch.setattr(host, "Pool", QuickBots)
    generous: dict[str, Any] = dict.fromkeys(LIMITS, 100_000.0)
    doorman = app.make_app(Config(synchronous="NORMAL", **{**generous, **settings}))
    to: asyncio.Queue[Json] = asyncio.Queue()
    answers: asyncio.Queue[Json] = asyncio.Queue()
    task = asyncio.create_task(
        doorman({"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}, to.get, answers.put)
    )
    to.put_nowait({"type": "lifespan.startup"})
    started = await answers.get()
    assert started["type"] == "lifespan.startup.complete", started
    running = Inside(doorman)
    try:
        yield running
    finally:
        await running.http.aclose()
        to.put_nowait({"type": "lifespan.shutdown"})
        await task
