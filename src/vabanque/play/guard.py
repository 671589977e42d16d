"""A guard between a game and a third-party bot: whatever the bot does wrong becomes a `Fault`."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Literal

from vabanque.core import Bot, Entry, Refusal, Watcher

FaultKind = Literal["crash", "stall", "garbage", "illegal"]


class Fault(Exception):
    """A bot did not answer with a legal move."""

    def __init__(self, kind: FaultKind, detail: str = "") -> None:
        super().__init__(kind, detail)
        self.kind: FaultKind = kind
        self.detail = " ".join(detail.split())[:200]


def ask(bot: Bot, view: Any, moves: Sequence[Any], seconds: float | None = None) -> Any:
    """The bot's choice, one of `moves`. Raises Fault if it raises, takes too long, or returns anything else."""
    with guarded(seconds):
        move = bot.choose(view, moves)
        if move in moves:
            return moves[moves.index(move)]  # not the bot's own object, which may merely compare equal to a move
        raise Fault("illegal", repr(move))


@contextmanager
def guarded(seconds: float | None = None) -> Iterator[None]:
    """Any exception in here becomes a Fault, and so does taking longer than `seconds`."""
    try:
        with _time_limit(seconds):
            yield
    except (KeyboardInterrupt, Fault):
        raise
    except _TimeIsUp:
        raise Fault("stall", "no answer in time") from None
    except BaseException as error:  # even SystemExit: the process is not the bot's to end
        raise Fault("crash", f"{type(error).__name__}: {error}") from error


class GuardedBot:
    """A third-party bot in a game that cannot continue without it: a fault becomes a Refusal that names the bot."""

    def __init__(self, name: str, bot: Bot) -> None:
        self._name = name
        self._bot = bot
        self._watcher = bot if isinstance(bot, Watcher) else None

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        try:
            return ask(self._bot, view, moves)
        except Fault as fault:
            raise self._refusal(fault) from fault

    def watch(self, entry: Entry) -> None:
        if self._watcher is not None:
            try:
                with guarded():
                    self._watcher.watch(entry)
            except Fault as fault:
                raise self._refusal(fault) from fault

    def _refusal(self, fault: Fault) -> Refusal:
        return Refusal("bot-failed", bot=self._name, reason=fault.detail)


class _TimeIsUp(BaseException):
    """Not an Exception, since a bot may catch all of those."""


@contextmanager
def _time_limit(seconds: float | None) -> Iterator[None]:
    """Stop Python code that takes too long. Works only in the main thread, on systems with alarms."""
    main = threading.current_thread() is threading.main_thread()
    if seconds is None or not main or not hasattr(signal, "setitimer"):
        yield
        return

    def ring(*_: object) -> None:
        raise _TimeIsUp

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
