"""Doorbells over Redis pub/sub."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from redis.asyncio import Redis
from redis.exceptions import RedisError

from vabanque.bus.doorbells import Ring, new_reach

CHANNEL = "vabanque"


class RedisBus:
    """Rings are sent in the background; if Redis is away they are lost, and hosts find out by looking themselves."""

    alone = False

    def __init__(self, url: str) -> None:
        self._redis = Redis.from_url(url, socket_connect_timeout=2, health_check_interval=10)  # connects when used
        self.reach = new_reach()
        self._unsent: dict[str, int] = {}
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, hear: Ring) -> None:
        self._tasks = [asyncio.create_task(self._listen(hear)), asyncio.create_task(self._send())]

    def ring(self, table: str, seq: int) -> None:
        self._unsent[table] = seq  # only the newest matters
        self._wake.set()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(RedisError, OSError):
            await self._redis.aclose()

    async def _send(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            unsent, self._unsent = self._unsent, {}
            try:
                pipe = self._redis.pipeline(transaction=False)
                for table, seq in unsent.items():
                    pipe.publish(CHANNEL, f"{table} {seq}")
                await pipe.execute()
            except (RedisError, OSError) as error:
                self.reach.failed(type(error).__name__)
            else:
                self.reach.answered()

    async def _listen(self, hear: Ring) -> None:
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as pubsub:
                    await pubsub.subscribe(CHANNEL)
                    self.reach.answered()
                    async for message in pubsub.listen():
                        table, _, seq = message["data"].decode().partition(" ")
                        hear(table, int(seq))
            except (RedisError, OSError, ValueError) as error:
                self.reach.failed(type(error).__name__)
            await asyncio.sleep(0.5)
