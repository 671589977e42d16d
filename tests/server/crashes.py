"""Kills servers while people play, and then compares the journal with every acknowledgement that was given."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import msgspec

from tests.server.harness import Client, Json, Server, new_id
from vabanque.play.verify import verify
from vabanque.store import Row, Store

PATIENCE = 200.0
"""Seconds. On a busy machine a server takes long to start, and here it is killed right afterwards, again and again."""

GAMES = ("las-vegas-2012", "las-vegas-cards", "top-10000", "las-vegas-biggy")


class Crowd:
    """People who sit down at one table after another and play on through every crash."""

    def __init__(self, servers: Sequence[Server], tables: int, seed: int = 0) -> None:
        self.servers = servers
        self.clients: list[Client] = []
        self.games = 0
        self.enough = False
        self._tables = tables
        self._rng = Random(seed)

    async def play(self) -> None:
        await asyncio.gather(*(self._sit(number) for number in range(self._tables)))

    async def _sit(self, number: int) -> None:
        while not self.enough:
            made, friend = await self._set_up(GAMES[(number + self.games) % len(GAMES)])
            self.games += 1
            clients = [
                # With two hosts, friends are at different ones.
                Client(self.servers[index % len(self.servers)].url, made["table"], token, seed=self._rng.randrange(99))
                for index, token in enumerate((made["token"], friend["token"]))
            ]
            self.clients += clients
            await asyncio.gather(*(client.play_through_cuts(PATIENCE) for client in clients))

    async def _set_up(self, game: str) -> tuple[Json, Json]:
        """A table for two friends and a bot; whatever is not answered is asked for again."""
        server = self.servers[0]
        made = await _again(
            lambda: server.table(game, "me open bot", options={"target": 3000} if "top" in game else {})
        )
        ask = {"name": "Benno", "id": new_id()}
        friend = await _again(lambda: server.post(f"/tables/{made['table']}/seats", ask))
        start = {"type": "start", "id": new_id()}
        await _again(lambda: server.post(f"/tables/{made['table']}/commands", start, made["token"]))
        return made, friend


async def _again(ask: Callable[[], Any]) -> Json:
    """Ask until there is an answer: the server may be dead."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                answer: Json = await ask()
                return answer
            except Exception:  # noqa: BLE001  # a cut connection has many names; a refusal fails by the timeout
                await asyncio.sleep(0.05)


async def kill_at_random(kills: int, kill: Callable[[], None], restart: Callable[[], None], rng: Random) -> None:
    """Kill, restart, and wait a random moment, `kills` times."""
    for _ in range(kills):
        await asyncio.sleep(rng.uniform(0.05, 0.6))
        kill()
        await asyncio.to_thread(restart)


async def check_promises(database: str, clients: Sequence[Client]) -> int:
    """Every acknowledgement and every entry that a client ever saw is in the journal. Returns how many acks."""
    store = await Store.open(database)
    journals: dict[str, list[Row]] = {}
    promises = 0
    try:
        for client in clients:
            if client.table not in journals:
                journals[client.table] = await store.rows_after(client.table, 0)
            rows = journals[client.table]
            assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
            commands = {row.command.partition(":")[2]: row.seq for row in rows if row.command is not None}
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
    kills: int,
    kill: Callable[[], None],
    restart: Callable[[], None],
    tables: int = 3,
    seed: int = 1,
) -> tuple[int, int, float]:
    """Returns (promises kept, games, seconds)."""
    started = time.monotonic()
    crowd = Crowd(servers, tables, seed)
    playing = asyncio.create_task(crowd.play())
    await kill_at_random(kills, kill, restart, Random(seed))
    crowd.enough = True
    await asyncio.wait_for(playing, PATIENCE)
    promises = await check_promises(database, crowd.clients)
    await check_records(servers[0], crowd.clients)
    return promises, crowd.games, time.monotonic() - started
