"""Doorbells over Redis pub/sub, and token buckets in Redis."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress

from redis.asyncio import Redis
from redis.exceptions import RedisError

from vabanque.bus.doorbells import PRESENCE, Ring, new_reach

CHANNEL = "vabanque"
PAUSE = 2.0
"""Seconds for which a host keeps its own buckets after Redis did not answer, so that not every request waits for it."""

# A bucket is stored as the time at which it will be full again; a full one needs no key.
TAKE = """
local now = redis.call('TIME')
now = now[1] + now[2] / 1000000
local rate, most = tonumber(ARGV[1]), tonumber(ARGV[2])
local full_at = math.max(tonumber(redis.call('GET', KEYS[1]) or now), now) + 1 / rate
local wait = full_at - now - most / rate
if wait > 0.000001 then return tostring(wait) end
redis.call('SET', KEYS[1], string.format('%.6f', full_at), 'PX', math.ceil((full_at - now) * 1000))
return '0'
"""


class RedisBus:
    """Rings are sent in the background. If Redis is away they are lost, and hosts find out by checking themselves."""

    alone = False

    def __init__(self, url: str) -> None:
        self._redis = Redis.from_url(url, socket_connect_timeout=2, health_check_interval=10)  # connects when used
        self._counter = Redis.from_url(url, socket_connect_timeout=1, socket_timeout=1)
        self._take = self._counter.register_script(TAKE)
        self._alone_until = 0.0
        self._name = secrets.token_hex(4)
        self.reach = new_reach()
        self._unsent: dict[tuple[str, bool], int] = {}
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, hear: Ring) -> None:
        self._tasks = [asyncio.create_task(self._listen(hear)), asyncio.create_task(self._send())]

    def ring(self, table: str, seq: int) -> None:
        self._unsent[table, seq == PRESENCE] = seq  # only the newest of each kind matters
        self._wake.set()

    async def take(self, bucket: str, rate: float, most: float) -> float | None:
        if time.monotonic() < self._alone_until:
            return None
        try:
            wait = float(await self._take(keys=[f"{CHANNEL}:{bucket}"], args=[rate, most]))
        except (RedisError, OSError) as error:
            self._alone_until = time.monotonic() + PAUSE
            self.reach.failed(type(error).__name__)
            return None
        self.reach.answered()
        return wait

    async def close(self) -> None:
        # redis-py may swallow a cancellation while it connects or sends, so once is not enough.
        while running := [task for task in self._tasks if not task.done()]:
            for task in running:
                task.cancel()
            await asyncio.wait(running, timeout=0.1)
        with suppress(RedisError, OSError):
            await self._redis.aclose()
            await self._counter.aclose()

    async def _send(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            unsent, self._unsent = self._unsent, {}
            try:
                pipe = self._redis.pipeline(transaction=False)
                for (table, _), seq in unsent.items():
                    pipe.publish(CHANNEL, f"{table} {seq} {self._name}")
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
                        table, seq, sender = message["data"].decode().split(" ")
                        if sender != self._name:
                            hear(table, int(seq))
            except (RedisError, OSError, ValueError) as error:
                self.reach.failed(type(error).__name__)
            await asyncio.sleep(0.5)
