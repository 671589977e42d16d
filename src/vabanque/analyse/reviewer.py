"""The review of a recorded game: what luck, decisions and the evaluator's changes of mind did to every seat.

For every seat, `start + luck + decisions + others + evaluator = result`, by construction: every step of the game moves
the win shares from where the previous step left them to where it leaves them itself, and each part of that change goes
into exactly one account (docs/review.md).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from random import Random
from typing import Any, Literal, NamedTuple

import numpy as np

from vabanque.analyse.evaluator import CERTAIN, Evaluator, Judgement, Shares, Value, final_shares
from vabanque.analyse.registry import evaluator_for
from vabanque.coach import Families, Reason, explain
from vabanque.core import Decide, Entry, Leave, Move, Outcome, Seat, Step
from vabanque.core.scene import Phrase
from vabanque.games import find, scenes
from vabanque.play.record import Record
from vabanque.play.verify import check_record, replay

Grade = Literal["best", "small", "clear", "grave"]
SMALL, CLEAR, GRAVE = 0.01, 0.03, 0.08
"""The loss of win share from which a mistake is small, clear or grave. Below SMALL, moves count as equally good:
evaluators cannot tell them apart any better (docs/review.md, "How grave is a mistake?")."""
GUESSES = 4
"""How many random deals of hidden hands are used to value a position while the game is still running."""

Progress = Callable[[int, int], None]
"""Called with the number of entries reviewed so far, and the total."""
Refine = Callable[[Any, Seat, Sequence[Any], int, Judgement], Judgement]
"""Judges a decision again, more thoroughly: position, seat, moves, which one was chosen, and the first judgement."""


@dataclass(frozen=True)
class Luck:
    """What a chance event changed."""

    entry: int
    """Its index in the journal."""
    kind: str
    """The kind of entry: `roll`, `fill` …"""
    seat: Seat | None
    """Whose dice or cards they were; None if nobody's."""
    luck: Shares
    """[seat]: the win share after it, minus the mean over everything that could have happened."""
    error: float
    """Standard error of `luck` if the mean was sampled."""
    after: Shares
    """[seat]: win shares after it."""


@dataclass(frozen=True)
class Choice:
    """A move that could have been chosen."""

    move: str
    win: float
    label: Phrase | None = None
    """What people call it (`Scenes.called`)."""


@dataclass(frozen=True)
class Decision:
    """What a seat chose, and what else it could have chosen."""

    entry: int
    seat: Seat
    chosen: str
    best: str
    cost: float
    """How much win share the choice gave away, based on what the seat could know."""
    error: float
    """Standard error of `cost`: from sampled hidden information, rollouts, and how far off the evaluator is known to
    be. 0 if the cost is exact."""
    given: Shares
    """[seat]: what it gave to or took from every seat, compared with the best move; −`cost` for its own."""
    options: tuple[Choice, ...]
    """All legal moves with the win share of the seat, best first."""
    after: Shares
    """[seat]: win shares after it."""
    noise: float = 0.0
    """A smaller cost may be none, as far as the evaluator can tell."""
    reasons: tuple[Reason, ...] = ()
    """Why the choice was a mistake, if it was one, the most telling reason first. None if no counterfactual confirms
    any (`vabanque.coach`)."""

    @property
    def grade(self) -> Grade:
        """How bad the choice was, as far as the evaluator can tell: what may be noise is not a mistake."""
        if self.cost < max(SMALL, self.noise):
            return "best"
        if self.cost < CLEAR:
            return "small"
        return "clear" if self.cost < GRAVE else "grave"

    def label(self, move: str) -> Phrase | None:
        """What the table calls a move."""
        return next((option.label for option in self.options if option.move == move), None)


Event = Luck | Decision


@dataclass
class Account:
    """Where a seat's win share came from and where it went."""

    luck: float = 0.0
    own_luck: float = 0.0
    """The part of `luck` that its own dice or cards brought."""
    table_luck: float = 0.0
    """… and the part that is nobody's own, such as bills (`Facts.table_luck`)."""
    decisions: float = 0.0
    """What its own decisions gave away; never positive."""
    others: float = 0.0
    """What the others' decisions gave it or took from it."""
    evaluator: float = 0.0
    """The evaluator's changes of mind."""
    choices: int = 0
    """Its decisions that offered a choice."""
    families: dict[str, float] = field(default_factory=dict)
    """Family of reasons → what its mistakes of this family cost; each mistake counts for its first reason."""

    @property
    def others_luck(self) -> float:
        """The part of `luck` that the others' dice or cards brought."""
        return self.luck - self.own_luck - self.table_luck


@dataclass
class Review:
    """A reviewed game."""

    record: Record
    start: Shares
    result: Shares
    """Shares of the victory; in an unfinished game, the win shares where it stopped."""
    finished: bool
    exact: bool
    """Did the evaluator know the exact value of every position?"""
    rough: bool
    """Do win shares come from random rollouts?"""
    accounts: tuple[Account, ...]
    events: list[Event] = field(default_factory=list)

    @property
    def decisions(self) -> list[Decision]:
        return [event for event in self.events if isinstance(event, Decision)]

    @property
    def chances(self) -> list[Luck]:
        return [event for event in self.events if isinstance(event, Luck)]

    def adjusted(self, seat: Seat) -> float:
        """The result without the luck."""
        return float(self.result[seat] - self.accounts[seat].luck)


def review(record: Record, *, deep: bool = False, progress: Progress | None = None) -> Review:
    """Review a recorded game, as far as it goes. Raises WrongRecord if it contradicts the rules."""
    reviewer = Reviewer(record, deep=deep)
    for _ in reviewer.events():
        if progress is not None:
            progress(reviewer.entry, len(record.journal))
    return reviewer.review


def coach_for(game: str) -> Families | None:
    """The families of reasons that a game brings."""
    coach = find(game).brings.coach
    families: Families | None = None if coach is None else coach.load()
    return families


def chances(record: Record, evaluator: Evaluator | None = None) -> list[Luck]:
    """What every chance event of a recorded game changed. Raises WrongRecord if the record contradicts the rules."""
    return list(Reviewer(record, evaluator=evaluator).chances())


class Mark(NamedTuple):
    """Where a review stopped, so that another process can continue it."""

    step: int
    now: list[float]
    start: list[float]
    accounts: list[Account]


class Reviewer:
    """Reviews a game step by step, so that the review can be shown as it grows. Raises WrongRecord."""

    def __init__(
        self, record: Record, *, deep: bool = False, evaluator: Evaluator | None = None, mark: Mark | None = None
    ) -> None:
        check_record(record)
        rules = record.rules
        self.rules = rules
        # Every game needs its own samples, or their errors would not average out over many games.
        seed = sha256(repr(record.journal).encode()).hexdigest()
        self.evaluator = evaluator or evaluator_for(rules, seed)
        self._refine: Refine | None = None
        if deep and not self.evaluator.exact:
            from vabanque.analyse.deep import Deep

            self._refine = Deep(self.evaluator, seed).refine
        self._steps = list(replay(record))
        self.evaluator.prepare(self._steps)
        self._scenes = scenes(rules)
        self._coach = coach_for(rules.spec.game)
        finished = final_shares(rules, self._steps[-1].state) is not None
        # Nobody may see hands while a game is running, so what happens there is not judged.
        self._hands_hidden = not finished and rules.spec.facts.secret_hands
        self._done = 0 if mark is None else mark.step
        start = self._value(self._steps[0].state).shares if mark is None else np.array(mark.start)
        accounts = tuple(Account() for _ in range(rules.spec.seats)) if mark is None else tuple(mark.accounts)
        self.review = Review(record, start, start, finished, self.evaluator.exact, self.evaluator.rough, accounts)
        self.now: Shares = start if mark is None else np.array(mark.now)
        """Win shares that the last step left behind."""
        self.entry = sum(len(step.entries) for step in self._steps[: self._done + 1])
        """How many entries of the journal have been reviewed."""

    def steps(self) -> Iterator[list[Event]]:
        """Review the game, and yield the events of every step as soon as they are judged."""
        while self._done + 1 < len(self._steps):
            before, step = self._steps[self._done : self._done + 2]
            events = list(self._judged(before.state, step))
            self.review.events += events
            for decision in (event for event in events if isinstance(event, Decision)):
                self._count(decision)
            self.entry += len(step.entries)
            self._done += 1
            ended = final_shares(self.rules, step.state)
            if ended is not None:
                self._change_mind(ended)
            self.review.result = self.now
            yield events

    def events(self) -> Iterator[Event]:
        """Review the game, and yield every event as soon as it is judged."""
        for events in self.steps():
            yield from events

    def chances(self) -> Iterator[Luck]:
        """The chance events alone, without what was decided between them: the same luck in less time."""
        while self._done + 1 < len(self._steps):
            before, step = self._steps[self._done : self._done + 2]
            if isinstance(step.entries[0], Outcome) and not (self._hands_hidden and step.entries[0].secret):
                if self.evaluator.exact:
                    self.now = self._value(before.state).shares
                yield self._land(before.state, step.entries[0], step.state)
            self.entry += len(step.entries)
            self._done += 1

    def mark(self) -> Mark:
        """Where this review stands, between two steps."""
        return Mark(self._done, self.now.tolist(), self.review.start.tolist(), list(self.review.accounts))

    def _count(self, decision: Decision) -> None:
        account = self.review.accounts[decision.seat]
        account.choices += len(decision.options) > 1
        if decision.reasons:
            family = decision.reasons[0].family
            account.families[family] = account.families.get(family, 0.0) + decision.cost

    def _judged(self, state: Any, step: Step[Any]) -> Iterator[Event]:
        first = step.entries[0]
        if isinstance(first, Leave):
            self._leave(state, first, step.state)
        elif self._hands_hidden and (first.secret or isinstance(first, Move)):
            if not first.secret:
                self._change_mind(self._value(step.state).shares)
        elif isinstance(first, Move):
            yield from self._decide(state, step)
        else:
            yield self._land(state, first, step.state)

    def _land(self, state: Any, outcome: Entry, after: Any) -> Luck:
        """Account for a chance event."""
        chance: Any = self.rules.turn(state)
        before = Value(self.now) if self.evaluator.exact else self._value(state, self.evaluator.expected)
        self._change_mind(before.shares)
        landed = self._value(after, self.evaluator.landed)
        luck = landed.shares - self.now
        for seat, account in enumerate(self.review.accounts):
            account.luck += float(luck[seat])
            if chance.seat == seat:
                account.own_luck += float(luck[seat])
            elif chance.seat is None:
                account.table_luck += float(luck[seat])
        self.now = landed.shares
        error = float(np.hypot(before.error, landed.error))
        return Luck(self.entry, outcome.kind, chance.seat, luck, error, self.now)

    def _decide(self, state: Any, step: Step[Any]) -> list[Decision]:
        """Account for a decision by one seat, or by several at the same time."""
        turn = self.rules.turn(state)
        assert isinstance(turn, Decide)
        if not self.evaluator.exact:
            self._change_mind(self.evaluator.value(state).shares)
        moves = [entry for entry in step.entries if isinstance(entry, Move)]
        judged = [self._judge(state, move) for move in moves]
        alone = len(judged) == 1
        after = judged[0][1] if alone else self.evaluator.value(step.state).shares
        change = after - self.now
        for decision, _ in judged:
            change = change - decision.given
            for seat, account in enumerate(self.review.accounts):
                if seat == decision.seat:
                    account.decisions -= decision.cost
                else:
                    account.others += float(decision.given[seat])
        for seat, account in enumerate(self.review.accounts):
            if alone:
                account.evaluator += float(change[seat])
            else:
                # The difference between the sealed choices and what was expected of them is the others' doing.
                account.others += float(change[seat])
        self.now = after
        entries = {id(entry): self.entry + at for at, entry in enumerate(step.entries)}
        return [
            replace(decision, entry=entries[id(move)], after=after)
            for (decision, _), move in zip(judged, moves, strict=True)
        ]

    def _judge(self, state: Any, move: Move) -> tuple[Decision, Shares]:
        """The decision for `move`, and the win shares that the evaluator expects after it."""
        rules, seat = self.rules, move.seat
        moves = rules.legal(state, seat)
        chosen = moves.index(move)
        judged = self.evaluator.judge(state, seat, moves)
        if self._refine is not None:
            judged = self._refine(state, seat, moves, chosen, judged)
        best = judged.best(seat)
        if judged.known[chosen, seat] == judged.known[best, seat]:
            best = chosen
        cost = float(judged.known[best, seat] - judged.known[chosen, seat])
        # The choice is judged by what the seat could know; its effect on the others by the actual position.
        given = judged.actual[chosen] - judged.expected(seat)
        given[seat] = -cost
        if self.evaluator.rough and cost < self.evaluator.certain(len(moves)) * judged.error[chosen]:
            # The best of several noisy values is always too high. Nobody is charged for that.
            best, cost, given = chosen, 0.0, np.zeros(self.evaluator.seats)
        sampled = float(judged.error[chosen])
        ranked = np.argsort(-judged.known[:, seat], kind="stable")
        written = [rules.write_move(move) for move in moves]
        called = self._scenes.called
        options = tuple(Choice(written[k], float(judged.known[k, seat]), called(state, moves[k])) for k in ranked)
        decision = Decision(
            entry=self.entry,
            seat=seat,
            chosen=written[chosen],
            best=written[best],
            cost=cost,
            error=float(np.hypot(sampled, judged.trust.error(cost))),
            noise=max(CERTAIN * sampled, judged.trust.noise),
            given=given,
            options=options,
            after=judged.actual[chosen],
        )
        if self._coach is not None and decision.grade != "best":
            mistake = self._coach.mistake(self.evaluator, state, seat, moves[chosen], moves[best])
            decision = replace(decision, reasons=explain(self._coach, mistake))
        return decision, judged.actual[chosen]

    def _leave(self, state: Any, leave: Leave, after: Any) -> None:
        """Account for a seat that left for good: its own decision, as far as that cost it anything."""
        self._change_mind(self._value(state).shares)
        left = self._value(after).shares
        for seat, account in enumerate(self.review.accounts):
            change = float(left[seat] - self.now[seat])
            if seat != leave.seat:
                account.others += change
            elif change < 0:
                account.decisions += change
            else:
                account.evaluator += change
        self.now = left

    def _value(self, state: Any, value: Callable[[Any], Value] | None = None) -> Value:
        """What a position is worth, based on what readers of this review may know."""
        value = value or self.evaluator.value
        if not self._hands_hidden:
            return value(state)
        view = self.rules.view(state, None)
        rng = Random(self.evaluator.seed)
        values = [value(self.rules.fill(view, rng)).shares for _ in range(GUESSES)]
        return Value(np.mean(values, axis=0), float(np.std(values) / GUESSES**0.5))

    def _change_mind(self, shares: Shares) -> None:
        """Account for the evaluator's change of mind."""
        for seat, account in enumerate(self.review.accounts):
            account.evaluator += float(shares[seat] - self.now[seat])
        self.now = shares
