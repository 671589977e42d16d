"""Disturbs servers while people play, and then compares the journal with every acknowledgement that was given."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from random import Random

import msgspec

from tests.server.harness import Client, Json, Server, new_id
from tests.server.services import Service
from vabanque.play.verify import verify
from vabanque.store import Row, Store

PATIENCE = 200.0
"""Seconds. On a busy machine a server takes long to start, and here it is killed right afterwards, again and again."""

GAMES = ("las-vegas-2012", "las-vegas-cards", "top-10000", "las-vegas-biggy")


class Wanderer(Client):
    """Somebody who comes to a random host with every new connection."""

    def __init__(self, servers: Sequence[Server], table: str, token: str, rng: Random) -> None:
        super().__init__(servers[0].url, table, token, seed=rng.randrange(99))
        self._servers, self._random = servers, rng

    async def connect(self) -> Client:
        self.url = self._random.choice(self._servers).url.replace("http", "ws", 1)
        return await super().connect()


class Crowd:
    """People who sit down at one table after another and play on through everything that happens.

    Every request and every socket goes to a random host.
    """

    def __init__(self, servers: Sequence[Server], tables: int, seed: int = 0, patience: float = PATIENCE) -> None:
        self.servers = servers
        self.clients: list[Client] = []
        self.games = 0
        self.enough = False
        self.asked: set[str] = set()
        """Ids of the commands that were sent over HTTP."""
        self.patience = patience
        self._tables = tables
        self._rng = Random(seed)

    async def play(self) -> None:
        await asyncio.gather(*(self._sit(number) for number in range(self._tables)))

    def cut(self) -> None:
        """All lines break at once."""
        for client in self.clients:
            if client.socket is not None:
                client.socket.transport.abort()

    async def _sit(self, number: int) -> None:
        while not self.enough:
            made, friend = await self._set_up(GAMES[(number + self.games) % len(GAMES)])
            self.games += 1
            clients = [
                Wanderer(self.servers, made["table"], token, self._rng) for token in (made["token"], friend["token"])
            ]
            self.clients += clients
            await asyncio.gather(*(client.play_through_cuts(self.patience) for client in clients))

    async def _set_up(self, game: str) -> tuple[Json, Json]:
        """A table for two friends and a bot; whatever is not answered is asked for again."""
        options = {"target": 3000} if "top" in game else {}
        made = await self._again(lambda server: server.table(game, "me open bot", options=options))
        ask = {"name": "Benno", "id": new_id()}
        friend = await self._again(lambda server: server.post(f"/tables/{made['table']}/seats", ask))
        start = {"type": "start", "id": new_id()}
        self.asked.add(start["id"])
        await self._again(lambda server: server.post(f"/tables/{made['table']}/commands", start, made["token"]))
        return made, friend

    async def _again(self, ask: Callable[[Server], Awaitable[Json]]) -> Json:
        """Ask any host until there is an answer: it may be dead."""
        async with asyncio.timeout(self.patience):
            while True:
                try:
                    return await ask(self._rng.choice(self.servers))
                except Exception:  # noqa: BLE001  # a cut connection has many names; a refusal fails by the timeout
                    await asyncio.sleep(0.05)


Fault = Callable[[Crowd], Awaitable[None]]
"""Something that goes wrong, and is mended again."""


def killed(victim: Server | Service) -> Fault:
    """SIGKILL, and start it again."""

    async def fault(_: Crowd) -> None:
        victim.kill()
        await asyncio.to_thread(victim.start)

    return fault


async def check_promises(database: str, crowd: Crowd) -> int:
    """Every acknowledgement and every entry that a client ever saw is in the journal, once and in order, and nothing
    that nobody sent. Returns how many acknowledgements there were."""
    sent = crowd.asked | {id_ for client in crowd.clients for id_ in client.sent}
    store = await Store.open(database)
    journals: dict[str, list[Row]] = {}
    promises = 0
    try:
        for client in crowd.clients:
            if client.table not in journals:
                journals[client.table] = await store.rows_after(client.table, 0)
            rows = journals[client.table]
            assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
            commands = {row.command.partition(":")[2]: row.seq for row in rows if row.command is not None}
            assert {id_ for id_ in commands if len(id_) == len(new_id())} <= sent  # joins are kept as hashes
            for id_, seq in client.acks.items():
                assert commands[id_] == seq
                promises += 1
            for seq, entry in client.entries.items():
                row = rows[seq - 1]
                assert entry["kind"] == row.kind
                if row.kind not in ("draw", "sealed", "seeded"):
                    assert entry == msgspec.json.decode(row.body)
    finally:
        await store.close()
    return promises


async def check_records(server: Server, clients: Sequence[Client]) -> None:
    """Every game that ended is valid, down to the last die."""
    async with server.http() as http:
        for table in {client.table for client in clients if client.ended}:
            assert verify((await http.get(f"/tables/{table}/record")).content).ok


async def crash_under_play(
    servers: Sequence[Server],
    database: str,
    faults: Iterable[Fault],
    tables: int = 3,
    seed: int = 1,
    patience: float = PATIENCE,
) -> tuple[int, int, float]:
    """One fault after another while people play. Returns (promises kept, games, seconds)."""
    started, rng = time.monotonic(), Random(seed)
    crowd = Crowd(servers, tables, seed, patience)
    playing = asyncio.create_task(crowd.play())
    for fault in faults:
        await asyncio.sleep(rng.uniform(0.05, 0.6))
        await fault(crowd)
        if playing.done():
            break
    crowd.enough = True
    await asyncio.wait_for(playing, patience)
    promises = await check_promises(database, crowd)
    await check_records(servers[0], crowd.clients)
    return promises, crowd.games, time.monotonic() - started
