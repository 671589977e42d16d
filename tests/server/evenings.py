"""A club evening in tests: who is there, with or without a device, and fast bots that play for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec
from websockets.asyncio.client import connect

from tests.server.harness import Client, Json, Server, new_id

T = TypeVar("T")
PLAN: Json = {"game": "top-10000", "options": {"target": 1000}, "least": 3, "most": 4, "wanted": 4, "rounds": 3}


def run(work: Coroutine[Any, Any, T]) -> T:
    """Do something at an evening from a test in a browser, whose own loop is running in this thread."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


class Room:
    """One evening, seen from outside."""

    def __init__(self, servers: Sequence[Server], club: str, key: str, evening: str) -> None:
        self.servers, self.club, self.key, self.evening = list(servers), club, key, evening
        self.tokens: dict[int, str] = {}

    @classmethod
    async def open(cls, *servers: Server, people: Sequence[str] = (), **plan: Any) -> Room:
        made = await servers[0].post("/clubs", {"name": "Wednesday club"})
        wanted = {"plan": {**PLAN, **plan}, "name": "Spring", "people": list(people)}
        evening = await servers[0].post(f"/clubs/{made['club']}/evenings", wanted, made["key"])
        return cls(servers, made["club"], made["key"], evening["evening"])

    @property
    def server(self) -> Server:
        """Any of them."""
        self.servers.append(self.servers.pop(0))
        return self.servers[-1]

    async def view(self, token: str | None = None) -> Json:
        return await self.server.get(f"/evenings/{self.evening}", token)

    async def join(self, **who: Any) -> int:
        made = await self.server.post(f"/evenings/{self.evening}/people", {"id": new_id(), **who})
        self.tokens[made["person"]] = made["token"]
        person: int = made["person"]
        return person

    async def do(self, type_: str, token: str | None = None, **fields: Any) -> Json:
        command = {"type": type_, "id": new_id(), **fields}
        return await self.server.post(f"/evenings/{self.evening}/commands", command, token or self.key)

    async def refused(self, type_: str, token: str | None, **fields: Any) -> str:
        async with self.server.http(token) as http:
            command = {"type": type_, "id": new_id(), **fields}
            answer = await http.post(f"/evenings/{self.evening}/commands", json=command)
        assert answer.status_code >= 400, answer.text
        code: str = answer.json()["code"]
        return code

    async def play(self) -> None:
        """Everybody with a device plays their game to the end, by any legal moves."""
        games = [game for game in (await self.view())["games"] if game["status"] == "running" and game["table"]]
        await asyncio.gather(*(self._play(game) for game in games))

    async def _play(self, game: Json) -> None:
        clients = [
            Client(self.server.url, game["table"], self.tokens[person], seed=person)
            for person in game["people"]
            if person in self.tokens
        ]
        await asyncio.gather(*(client.play_through_cuts(240) for client in clients))

    async def until(self, wanted: Callable[[Json], bool], seconds: float = 60) -> Json:
        """Follow the evening until it is as wanted."""
        address = f"{self.server.url.replace('http', 'ws', 1)}/evenings/{self.evening}/live"
        async with asyncio.timeout(seconds), connect(address) as socket:
            await socket.send('{"type": "enter", "token": null, "views": "none"}')
            while True:
                view: Json = msgspec.json.decode(await socket.recv())
                if view["type"] == "evening" and wanted(view):
                    return view
