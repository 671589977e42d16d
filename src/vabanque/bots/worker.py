"""What runs in a worker process: bots, and rollouts for hints.

The web process imports this module too, to name the functions it wants called. So loading it must not import numba:
`make_bot` imports the bots that need it when they are first asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module
from typing import Any, Literal, NamedTuple

from vabanque import bots
from vabanque.bots import bots_for, consult, make_bot
from vabanque.core import Entry, Seat, Watcher
from vabanque.core.contract import AnyRules, Rememberer
from vabanque.games import GAMES, make
from vabanque.play.dealers import stream
from vabanque.play.guard import Fault, FaultKind, guarded
from vabanque.play.loop import inform

State = Literal["compiled", "compiling", "failed", "plain"]
"""Do bots run compiled code? `failed` means that compiling failed, `plain` that nobody tries (`warmup.why_plain`)."""


class Question(NamedTuple):
    """A decision, as the deciding seat knows it. Never a state."""

    game: str
    seats: int
    options: tuple[tuple[str, bool | int | str], ...]
    open_money: bool
    seat: Seat
    view: Any
    moves: Sequence[Any]
    path: str
    """The name of the random stream, so that the same question gets the same answer."""
    journal: Sequence[Entry] = ()
    """Everything that happened, as the seat knows it: for bots that watch."""
    memory: Sequence[str | None] = ()
    """What bots remember about the seats from earlier games of this series, for bots that do."""


def settle() -> None:
    """Show that the process has started."""


def bots_by_game(*, load: bool = True) -> dict[str, list[str]]:
    """Game → the bots that can play it, the strongest last; `load` as in `bots_for`."""
    return {game: bots_for(game, load=load) for game in GAMES}


def rehearse(module: str) -> None:
    """Load compiled bots, so that the first question need not wait for that."""
    import_module(module).rehearse()


def choose(bot: str, question: Question) -> int:
    """The index of the move that `bot` chooses. Raises Fault if it fails."""
    rules = _rules(question.game, question.seats, question.options, question.open_money)
    decider = make_bot(bot, rules, question.seat, stream(question.path, bot))
    if question.memory and isinstance(decider, Rememberer):
        with guarded():
            decider.recall(question.memory)
    return question.moves.index(consult(decider, question.seat, question.view, question.moves, question.journal))


def remember(bot: str, question: Question) -> list[str | None]:
    """What `bot` has learned about every seat at the end of a game; nothing if it does not remember."""
    rules = _rules(question.game, question.seats, question.options, question.open_money)
    witness = make_bot(bot, rules, question.seat, stream(question.path, bot))
    if not isinstance(witness, Rememberer):
        return []
    with guarded():
        if question.memory:
            witness.recall(question.memory)
        if isinstance(witness, Watcher):
            inform(witness, question.seat, question.journal)
        return list(witness.memories())


def advise(
    question: Question, seconds: float, names: Sequence[str]
) -> tuple[list[float], str | None, int | None, list[tuple[str, FaultKind]]]:
    """What each move is worth; the last of these bots that can be asked, and its choice; those that failed, and how."""
    values = estimate(question, seconds)
    failures: list[tuple[str, FaultKind]] = []
    for name in reversed(names):
        try:
            return values, name, choose(name, question) if len(question.moves) > 1 else 0, failures
        except Fault as fault:
            failures.append((name, fault.kind))
        except Exception:  # noqa: BLE001  # a bot may be anybody's code, also while it is being made
            failures.append((name, "crash"))
    return values, None, None, failures


def estimate(question: Question, seconds: float) -> list[float]:
    """What each move is worth: see `bots.estimate`."""
    rules = _rules(question.game, question.seats, question.options, question.open_money)
    rng = stream(question.path, "estimate")
    return bots.estimate(rules, question.view, question.moves, question.seat, rng, seconds)


@lru_cache(maxsize=256)
def _rules(game: str, seats: int, options: tuple[tuple[str, bool | int | str], ...], open_money: bool) -> AnyRules:
    return make(game, seats, dict(options), open_money=open_money)
