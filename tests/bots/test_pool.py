"""Worker processes: limits, turns, and what happens to a process that hangs, dies or has nothing to do."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from vabanque.bots import pool as pools
from vabanque.bots import registry, worker
from vabanque.bots.pool import HintAnswer, Overloaded, Pool, TooSlow
from vabanque.bots.registry import Listing
from vabanque.bots.worker import Question
from vabanque.core import Lazy
from vabanque.games import make
from vabanque.play.dealers import SeededDealer
from vabanque.play.session import Session

NewPool = Callable[..., Pool]


@pytest.fixture
async def new_pool() -> AsyncIterator[NewPool]:
    """Makes pools that compile nothing and do not outlive the test."""
    made: list[Pool] = []

    def new(workers: int = 1, **limits: Any) -> Pool:
        made.append(Pool(workers, (), **limits))
        return made[-1]

    yield new
    for one in made:
        one.close()


def hang(note: str) -> None:
    """Never end, and never let another thread run for long either, as compiled code would not."""
    Path(note).write_text(str(os.getpid()))
    while True:
        sum(range(10_000_000))


def die() -> None:
    os._exit(3)


def is_alive(pid: int) -> bool:
    with suppress(ProcessLookupError):
        os.kill(pid, 0)
        return True
    return False


def pid_in(note: Path) -> int | None:
    return int(note.read_text()) if note.exists() and note.read_text() else None


async def written(note: Path) -> int:
    async with asyncio.timeout(60):
        while (pid := pid_in(note)) is None:  # noqa: ASYNC110  # nobody tells us
            await asyncio.sleep(0.01)
    return pid


async def test_a_worker_whose_time_is_up_is_killed_and_replaced(new_pool: NewPool, tmp_path: Path) -> None:
    workers = new_pool(seconds=60.0)
    await workers.ask(is_alive, 1)  # importing this file takes a while
    with pytest.raises(TooSlow):
        await workers.ask(hang, str(tmp_path / "note"), seconds=1.0)
    hung = int((tmp_path / "note").read_text())
    assert not is_alive(hung)
    assert await workers.ask(os.getpid) != hung
    assert (workers.questions, workers.replaced) == (0, 1)


async def test_starting_a_process_is_not_counted_as_work(new_pool: NewPool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Importing takes longer than a busy worker needs for an answer."""
    workers = new_pool(seconds=60.0)
    given = []
    answer = pools._Worker._answer

    async def noted(self: Any, seconds: float, *told: Any) -> Any:
        given.append((told[0], seconds))
        return await answer(self, seconds, *told)

    monkeypatch.setattr(pools._Worker, "_answer", noted)
    await workers.ask(os.getpid, seconds=7.0)
    await workers.ask(os.getpid)
    assert given == [(worker.settle, pools.STARTING_SECONDS), (os.getpid, 7.0), (os.getpid, 60.0)]


async def test_a_pool_that_closes_ends_a_busy_worker_at_once(new_pool: NewPool, tmp_path: Path) -> None:
    workers = new_pool()
    busy = asyncio.create_task(workers.ask(hang, str(tmp_path / "note")))
    waiting = asyncio.create_task(workers.ask(os.getpid))
    pid = await written(tmp_path / "note")
    workers.close()
    assert not is_alive(pid)
    for task in (busy, waiting):
        with pytest.raises(Overloaded):
            await task
    with pytest.raises(Overloaded):
        await workers.ask(os.getpid)


async def test_cancelled_work_frees_its_worker(new_pool: NewPool, tmp_path: Path) -> None:
    workers = new_pool()
    given_up = asyncio.create_task(workers.ask(hang, str(tmp_path / "note")))
    pid = await written(tmp_path / "note")
    next_one = asyncio.create_task(workers.ask(os.getpid))
    also_given_up = asyncio.create_task(workers.ask(os.getpid))
    await asyncio.sleep(0)
    also_given_up.cancel()
    given_up.cancel()
    assert await next_one != pid
    assert not is_alive(pid)
    await asyncio.wait({given_up, also_given_up})
    assert (workers.questions, workers.waiting) == (0, 0)


async def test_work_that_kills_its_process_is_tried_again_once(new_pool: NewPool) -> None:
    workers = new_pool()
    with pytest.raises(Overloaded) as refused:
        await workers.ask(die)
    assert refused.value.facts == {"seconds": 30}
    assert workers.replaced == 2
    first = await workers.ask(os.getpid)
    os.kill(first, 9)
    assert await workers.ask(os.getpid) != first
    assert workers.replaced == 3


async def test_what_the_work_raises_is_raised_here(new_pool: NewPool) -> None:
    workers = new_pool()
    with pytest.raises(FileNotFoundError):
        await workers.ask(os.stat, "/no/such/file")
    assert workers.replaced == 0


async def test_a_pool_is_full_for_an_address_and_for_everybody(new_pool: NewPool, tmp_path: Path) -> None:
    workers = new_pool(most=4, share=2)
    busy: list[asyncio.Task[Any]] = [asyncio.create_task(workers.ask(hang, str(tmp_path / "note"), who="anna"))]
    await written(tmp_path / "note")
    busy += [asyncio.create_task(workers.ask(os.getpid, who=who)) for who in ("anna", "ben", "ben")]
    await asyncio.sleep(0)
    assert (workers.questions, workers.waiting) == (4, 3)
    for who in ("anna", "ben", "carla"):
        with pytest.raises(Overloaded) as refused:
            await workers.ask(os.getpid, who=who)
        assert 1 <= int(refused.value.facts["seconds"]) <= 30
    assert workers.refused == 3
    unlimited = asyncio.create_task(workers.ask(os.getpid))
    await asyncio.sleep(0)
    assert workers.waiting == 4
    busy[0].cancel()
    await asyncio.wait({*busy, unlimited})
    assert [task.cancelled() for task in (*busy, unlimited)] == [True, False, False, False, False]
    assert await workers.ask(os.getpid, who="carla")
    assert not workers._askers


async def test_nobody_waits_in_the_queue_for_long(
    new_pool: NewPool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pools, "WAITING_SECONDS", 0.05)
    workers = new_pool(most=4, share=2)
    busy = asyncio.create_task(workers.ask(hang, str(tmp_path / "note"), who="anna"))
    await written(tmp_path / "note")
    bot = asyncio.create_task(workers.ask(os.getpid))  # except bots, which have all the time in the world
    with pytest.raises(Overloaded) as refused:
        await workers.ask(os.getpid, who="ben")
    assert refused.value.facts == {"seconds": 30}
    assert (workers.refused, workers.waiting) == (1, 1)
    busy.cancel()
    assert await bot


async def test_the_queue_is_ordered_by_rank_then_by_arrival(new_pool: NewPool, tmp_path: Path) -> None:
    workers = new_pool()
    busy = asyncio.create_task(workers.ask(hang, str(tmp_path / "note")))
    await written(tmp_path / "note")
    served: list[str] = []

    async def ask(name: str, rank: int) -> None:
        await workers.ask(os.getpid, rank=rank)
        served.append(name)

    tasks = []
    for name, rank in (("review", 1), ("replay", 0), ("another review", 1), ("another replay", 0)):
        tasks.append(asyncio.create_task(ask(name, rank)))
        await asyncio.sleep(0)
    busy.cancel()
    await asyncio.gather(*tasks)
    assert served == ["replay", "another replay", "review", "another review"]


async def test_processes_start_when_needed_and_end_when_idle(new_pool: NewPool) -> None:
    workers = new_pool(2, idle=0.05)
    assert workers.running == 0
    first = await workers.ask(os.getpid)
    assert workers.running == 1
    async with asyncio.timeout(20):
        while workers.running:  # noqa: ASYNC110  # nobody tells us
            await asyncio.sleep(0.01)
    assert not is_alive(first)
    assert await workers.ask(os.getpid) != first
    lasting = new_pool(2)
    pids = {await lasting.ask(os.getpid) for _ in range(5)}
    assert (len(pids), lasting.running) == (1, 1)


# Bots

QUESTION = Question("las-vegas-2012", 2, (), False, 0, None, ("one", "other"), "")


async def test_the_names_of_bots_need_no_worker(new_pool: NewPool) -> None:
    workers = new_pool()
    names = await workers.bots()
    assert names == worker.bots_by_game()
    assert workers.running == 0


@pytest.fixture
def bot_of_another_package(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot of an installed package: only loading it shows which games it plays."""
    listing = Listing("visitor", Lazy("tests.bots.test_pool:Visitor"), "ask", 30)
    monkeypatch.setitem(registry.BOTS._things, "visitor", [listing])


class Visitor:
    games = ("top-10000",)

    def choose(self, view: Any, moves: Any) -> Any:
        raise NotImplementedError


@pytest.mark.usefixtures("bot_of_another_package")
async def test_bots_of_other_packages_are_loaded_in_a_worker_and_missed_without_one(
    new_pool: NewPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert registry.must_load()
    assert "visitor" in registry.bots_for("top-10000")
    workers, asked = new_pool(), []

    async def no_worker(*told: Any, **_: Any) -> Any:
        asked.append(told[1])
        raise Overloaded(1)

    with monkeypatch.context() as patch:
        patch.setattr(Pool, "ask", no_worker)
        several = await asyncio.gather(*(workers.bots() for _ in range(3)))
    without = worker.bots_by_game(load=False)
    assert several == [without] * 3
    assert "visitor" not in without["top-10000"]
    assert asked == [worker.bots_by_game]  # nobody tries again at once
    monkeypatch.setattr(pools, "LISTING_SECONDS", 0.0)
    workers._list_again = 0.0
    # The worker has not registered the visitor, so the list is its own.
    assert await workers.bots() == without
    assert workers.running == 1


async def test_a_bot_plays_no_nonsense_because_there_is_no_worker(
    new_pool: NewPool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked = []

    async def no_worker(*told: Any, **_: Any) -> int:
        asked.append(told[2])
        raise TooSlow if told[2] == "house" else Overloaded(1)

    monkeypatch.setattr(Pool, "ask", no_worker)
    with pytest.raises(Overloaded):
        await new_pool().choose("house", QUESTION)
    assert asked == ["house", "greedy"]
    assert [record.message for record in caplog.records] == ["bot failed", "bot failed"]


def question() -> Question:
    session = Session(make("las-vegas-2012", 2), ["Anna", "Benno"], SeededDealer(1))
    return Question("las-vegas-2012", 2, (), False, 0, session.view(0), session.legal(0), "a hint")


async def test_advice_is_one_question_and_skips_bots_that_fail(
    new_pool: NewPool, caplog: pytest.LogCaptureFixture
) -> None:
    workers, asked = new_pool(), question()
    advice = await workers.advise(asked, 0.01, ["random", "greedy", "no-such-bot"], "anna")
    assert isinstance(advice, HintAnswer)
    assert len(advice.values) == len(asked.moves)
    assert (advice.bot, advice.move in asked.moves) == ("greedy", True)
    assert [record.__dict__["facts"]["bot"] for record in caplog.records] == ["no-such-bot"]
    only_odds = await workers.advise(asked, 0.01, [])
    assert (only_odds.bot, only_odds.move, len(only_odds.values)) == (None, None, len(asked.moves))


def test_a_single_move_is_advised_without_asking_anybody() -> None:
    one = question()._replace(moves=question().moves[:1])
    _, bot, choice, failures = worker.advise(one, 0.01, ["no-such-bot"])
    assert (bot, choice, failures) == ("no-such-bot", 0, [])
