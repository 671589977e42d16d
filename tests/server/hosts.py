"""Hosts in this process, without sockets and with bots that answer at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from sqlalchemy import create_engine

from vabanque.bots.worker import Question
from vabanque.bus.doorbells import new_reach
from vabanque.core import Refusal
from vabanque.server import messages as m
from vabanque.server.host import Host
from vabanque.server.rooms import Room
from vabanque.store.upgrade import upgrade

BOTS = {game: ["random", "greedy"] for game in ("las-vegas-2012", "las-vegas-biggy", "las-vegas-cards", "top-10000")}


def empty_database(file: Path) -> str:
    """Make sure that there is a database with the newest schema. Running all migrations takes four times as long."""
    if not file.exists():
        file.write_bytes(empty_schema())
    return str(file)


@cache
def empty_schema() -> bytes:
    """A file with the newest schema and nothing in it."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        engine = create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            upgrade(connection)
        engine.dispose()
        return file.read_bytes()


class QuickBots:
    """In place of the pool of worker processes: every bot takes its first move."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, int]] = []
        self.thinking = asyncio.Event()
        self.thinking.set()

    async def bots(self) -> dict[str, list[str]]:
        return BOTS

    async def warm(self) -> None:
        pass

    async def choose(self, bot: str, question: Question, rank: int = 0) -> Any:
        self.asked.append((bot, question.seat))
        await self.thinking.wait()
        return question.moves[0]

    async def remember(self, bot: str, question: Question) -> list[str | None]:
        return []

    async def ask(self, work: Callable[..., Any], *arguments: Any, **_limits: Any) -> Any:
        return work(*arguments)

    def close(self) -> None:
        pass


class Bell:
    """A bus that remembers its rings and rings at the other hosts only when it is told to."""

    alone = False

    def __init__(self) -> None:
        self.reach = new_reach()
        self.rings: list[tuple[str, int]] = []

    async def start(self, hear: Any) -> None:
        pass

    def ring(self, table: str, seq: int) -> None:
        self.rings.append((table, seq))

    async def take(self, bucket: str, rate: float, most: float) -> float | None:
        return None

    async def close(self) -> None:
        pass


Open = Callable[..., Awaitable[Host]]


def wanted(seats: str, *, start: bool = False, game: str = "las-vegas-2012", **setup: Any) -> m.NewTable:
    kinds = {
        "me": m.SeatSetup(kind="local", name="Anna"),
        "open": m.SeatSetup(),
        "bot": m.SeatSetup(kind="bot", bot="greedy"),
    }
    agreed = m.Setup(game=game, **{"bot_delay": 0, "first": 0, "stand_in": "greedy", **setup})
    return m.NewTable(setup=agreed, seats=[kinds[word] for word in seats.split()], start=start)


def ask(host: Host, made: m.TableMade, command: m.AnyCommand) -> Awaitable[m.Ack]:
    return host.act(made.table, made.token, command)


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not true():  # noqa: ASYNC110  # nobody tells us
            await asyncio.sleep(0.005)


def a_move(room: Room) -> m.MakeMove:
    table = room.table
    assert table.session is not None
    move = table.session.legal(table.waiting_for[0])[0]
    return m.MakeMove(id="move-0001", move={"seat": move.seat, "text": table.session.rules.write_move(move)})


def is_stale(room: Room) -> bool:
    """A function, because the type checker believes that nothing changes behind its back."""
    return room.stale


async def code_of(answer: Awaitable[Any]) -> str:
    with pytest.raises(Refusal) as refused:
        await answer
    return refused.value.code
