"""Families of reasons, and how a counterfactual confirms one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import inf
from typing import Any, Literal, NamedTuple, Protocol

from vabanque.core import Seat
from vabanque.core.frozen import Frozen
from vabanque.core.scene import Argument, Phrase, phrase

EQUAL = 0.01
"""Moves closer than this are equally good (`analyse.summary.SMALL`)."""
REST = 0.25
"""A cause is confirmed if no more than this part of the loss, or `EQUAL`, remains without it."""
MOST = 3
"""Reasons given for one mistake, at most."""


Against = Literal["all", "best"]
SCALES: tuple[Against, ...] = ("all", "best")


class Judge(Protocol):
    """What the coach asks of an evaluator (`analyse.Evaluator`)."""

    rules: Any

    def weigh(self, state: Any, seat: Seat, moves: Sequence[Any]) -> Any: ...


class Counterfactual(Frozen):
    """The position with the suspected cause taken away."""

    changed: Phrase
    """What was changed: “Without Ben’s dice at Oasis”."""
    loss: float
    """What the move that was played would have lost there, in win share."""
    against: Against = "all"
    """Compared with the best move of the changed position, or only with the move that was best in the real one."""


class Reason(Frozen):
    """Why a move was a mistake, confirmed by a counterfactual."""

    family: str
    why: Phrase
    """One sentence about this position."""
    remember: Phrase
    """One sentence for the next game."""
    loss: float
    """What the move that was played lost, in win share."""
    counterfactual: Counterfactual


class Suspicion(NamedTuple):
    """A cause that a family sees in a position, not confirmed yet."""

    facts: dict[str, Argument]
    """Arguments of the family's sentence."""
    changed: Phrase
    loss: Callable[[], float]
    """What the move that was played would lose without the cause."""
    behind: Callable[[], float] | None = None
    """By how much it would then be worse than the better move, if that can be asked: another may be better still."""


@dataclass(frozen=True)
class Mistake:
    """A move that was played, and the one that would have been better."""

    judge: Judge
    state: Any
    seat: Seat
    chosen: Any
    best: Any

    @cached_property
    def loss(self) -> float:
        """What the move that was played loses, by the same scales as the changed positions."""
        return self.loss_in(self.state)

    @property
    def rules(self) -> Any:
        return self.judge.rules

    def loss_in(self, state: Any) -> float:
        """What the move that was played would lose in another position, compared with its best move there."""
        moves = self.rules.legal(state, self.seat)
        own = self.judge.weigh(state, self.seat, moves).known[:, self.seat]
        return float(own.max() - own[moves.index(self.chosen)])

    def behind_in(self, state: Any) -> float:
        """By how much the move that was played would be worse than the better one in another position."""
        moves = self.rules.legal(state, self.seat)
        if self.best not in moves:
            return inf
        own = self.judge.weigh(state, self.seat, moves).known[:, self.seat]
        return max(0.0, float(own[moves.index(self.best)] - own[moves.index(self.chosen)]))

    def value(self, state: Any, move: Any) -> float:
        """What a move is worth to the player in some position."""
        moves = self.rules.legal(state, self.seat)
        return float(self.judge.weigh(state, self.seat, moves).known[moves.index(move), self.seat])

    def loss_if(self, state: Any) -> float:
        """What the move that was played would lose if it, and only it, were made in another position."""
        return max(0.0, self.value(self.state, self.best) - self.value(state, self.chosen))

    def without(self, changed: Phrase, state: Any, **facts: Argument) -> Suspicion:
        """The suspicion that the difference between this position and `state` is the cause."""
        return Suspicion(facts, changed, lambda: self.loss_in(state), lambda: self.behind_in(state))


Look = Callable[[Any], Iterator[Suspicion]]


class Family(NamedTuple):
    """A kind of reason. Its sentences are `reason-<name>` and `remember-<name>`."""

    name: str
    look: Look
    """From a `Mistake` (or a game's own kind of it) to what this family suspects."""


class Families(NamedTuple):
    """What a game brings for the coach: its families, the most telling first."""

    families: tuple[Family, ...]
    mistake: type[Mistake]
    """The game's own kind of mistake, with what its families need."""


def explain(families: Families, mistake: Mistake, most: int = MOST) -> tuple[Reason, ...]:
    """The confirmed reasons for a mistake, the most telling first; none if no counterfactual confirms any.

    If there is none without which the move would have been right, those are given without which the better move would
    have been no better.
    """
    if mistake.loss < EQUAL:
        return ()  # by the coach's scales it is none
    for against in SCALES:
        given: list[Reason] = []
        for family in families.families:
            reason = confirmed(family, mistake, against)
            # What one changed position proves is said once, by the most telling family.
            if reason is not None and reason.counterfactual.changed not in [g.counterfactual.changed for g in given]:
                given.append(reason)
            if len(given) == most:
                break
        if given:
            return tuple(given)
    return ()


def confirmed(family: Family, mistake: Mistake, against: Against = "all") -> Reason | None:
    """The family's first suspicion that its counterfactual confirms."""
    for suspicion in family.look(mistake):
        measure = suspicion.loss if against == "all" else suspicion.behind
        if measure is None:
            continue
        loss = measure()
        if is_confirmed(mistake.loss, loss):
            why = phrase(f"reason-{family.name}", **suspicion.facts)
            remember = phrase(f"remember-{family.name}")
            return Reason(family.name, why, remember, mistake.loss, Counterfactual(suspicion.changed, loss, against))
    return None


def is_confirmed(loss: float, without: float) -> bool:
    """Does (next to) nothing of a loss remain without the cause?"""
    return without <= max(EQUAL, REST * loss)
