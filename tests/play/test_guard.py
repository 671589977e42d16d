"""Whatever a stranger's bot does wrong becomes a fault and nothing worse."""

from __future__ import annotations

import pickle
import signal
import sys
import threading
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from vabanque.core import Entry, Leave, Refusal
from vabanque.play.guard import Fault, GuardedBot, ask

MOVES = ("a", "b")


class Answers:
    """A bot that answers with whatever a function returns."""

    def __init__(self, answer: Callable[[], Any]) -> None:
        self.answer = answer

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        return self.answer()


class Flatterer:
    """Equal to everything."""

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 0


def fails(error: BaseException) -> Callable[[], Any]:
    def fail() -> Any:
        raise error

    return fail


def loops() -> Any:
    while True:
        try:
            len(MOVES)
        except Exception:  # noqa: BLE001
            continue


def fault_of(answer: Callable[[], Any], seconds: float | None = None) -> Fault:
    with pytest.raises(Fault) as caught:
        ask(Answers(answer), None, MOVES, seconds)
    return caught.value


def test_a_legal_answer_is_taken() -> None:
    assert ask(Answers(lambda: "b"), None, MOVES) == "b"


def test_an_answer_that_only_claims_to_be_legal_becomes_a_legal_move() -> None:
    assert ask(Answers(Flatterer), None, MOVES) is MOVES[0]


def test_an_illegal_answer_is_a_fault_that_quotes_it() -> None:
    fault = fault_of(lambda: "c")
    assert (fault.kind, fault.detail) == ("illegal", "'c'")


@pytest.mark.parametrize(
    ("error", "detail"),
    [(ZeroDivisionError("oops"), "ZeroDivisionError: oops"), (SystemExit(3), "SystemExit: 3")],
)
def test_an_exception_is_a_fault_even_if_it_means_to_end_the_program(error: BaseException, detail: str) -> None:
    fault = fault_of(fails(error))
    assert (fault.kind, fault.detail) == ("crash", detail)


def test_what_the_guard_reports_is_short_and_on_one_line() -> None:
    detail = fault_of(fails(ValueError("a\nb " * 1000))).detail
    assert detail.startswith("ValueError: a b a b")
    assert len(detail) == 200


def test_a_fault_of_a_program_stays_as_it_is() -> None:
    assert fault_of(fails(Fault("garbage", "?"))).kind == "garbage"


def test_ctrl_c_is_for_the_program_not_for_the_bot() -> None:
    with pytest.raises(KeyboardInterrupt):
        ask(Answers(fails(KeyboardInterrupt())), None, MOVES)


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="no alarms here")
def test_a_bot_that_never_answers_is_stopped_and_the_alarm_is_put_back() -> None:
    before = signal.getsignal(signal.SIGALRM)
    assert fault_of(loops, 0.05).kind == "stall"
    assert signal.getsignal(signal.SIGALRM) == before
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


def test_outside_the_main_thread_there_is_no_time_limit_but_still_a_guard() -> None:
    kinds = []
    thread = threading.Thread(target=lambda: kinds.append(fault_of(lambda: sys.exit(1), 5).kind))
    thread.start()
    thread.join()
    assert kinds == ["crash"]


def test_a_fault_survives_the_trip_between_processes() -> None:
    fault = pickle.loads(pickle.dumps(fault_of(lambda: "c")))
    assert (fault.kind, fault.detail) == ("illegal", "'c'")


def test_a_guarded_bot_that_fails_is_refused_by_name() -> None:
    with pytest.raises(Refusal) as refusal:
        GuardedBot("mine:Bot", Answers(fails(ValueError("oops")))).choose(None, MOVES)
    assert refusal.value.code == "bot-failed"
    assert refusal.value.facts == {"bot": "mine:Bot", "reason": "ValueError: oops"}


def test_a_guarded_bot_watches_if_it_can() -> None:
    watched: list[Entry] = []

    class Listener(Answers):
        def watch(self, entry: Entry) -> None:
            if watched:
                raise ValueError("enough")
            watched.append(entry)

    bot = GuardedBot("mine:Bot", Listener(lambda: "a"))
    bot.watch(Leave(1))
    assert watched == [Leave(1)]
    with pytest.raises(Refusal, match="bot-failed"):
        bot.watch(Leave(1))
    GuardedBot("mine:Deaf", Answers(lambda: "a")).watch(Leave(1))
