"""A review in summary for every seat: its mistakes, strokes of luck, and the moment that decided the game."""

from __future__ import annotations

from dataclasses import dataclass

from vabanque.analyse.reviewer import Decision, Event, Grade, Luck, Review
from vabanque.core import Seat

SHOWN = 3
"""How many of the most expensive decisions and luckiest events are listed."""


@dataclass(frozen=True)
class SeatSummary:
    """A seat's game in a few numbers."""

    seat: Seat
    lost: float
    """Win share that its decisions gave away."""
    decided: int
    """How many decisions offered a choice."""
    grades: dict[Grade, int]
    expensive: tuple[Decision, ...]
    """Its most expensive mistakes, worst first."""
    luckiest: tuple[Luck, ...]
    unluckiest: tuple[Luck, ...]

    @property
    def lost_each(self) -> float:
        """Win share lost per decision."""
        return self.lost / self.decided if self.decided else 0.0


def summarise(review: Review, seat: Seat) -> SeatSummary:
    """One seat's summary."""
    decisions = [decision for decision in review.decisions if decision.seat == seat and len(decision.options) > 1]
    grades: dict[Grade, int] = {"best": 0, "small": 0, "clear": 0, "grave": 0}
    for decision in decisions:
        grades[decision.grade] += 1
    expensive = sorted((d for d in decisions if d.grade != "best"), key=lambda decision: -decision.cost)
    by_luck = sorted(review.chances, key=lambda chance: -chance.luck[seat])
    return SeatSummary(
        seat=seat,
        lost=-review.accounts[seat].decisions,
        decided=len(decisions),
        grades=grades,
        expensive=tuple(expensive[:SHOWN]),
        luckiest=tuple(chance for chance in by_luck[:SHOWN] if chance.luck[seat] > 0),
        unluckiest=tuple(chance for chance in reversed(by_luck[-SHOWN:]) if chance.luck[seat] < 0),
    )


def decided_at(review: Review) -> Event | None:
    """The event after which the winner's share never fell below one half again; None without a lone winner."""
    winners = [seat for seat, share in enumerate(review.result) if share == 1]
    if not review.finished or not winners or not review.events:
        return None
    for before, event in zip(reversed(review.events[:-1]), reversed(review.events), strict=False):
        if before.after[winners[0]] < 0.5:
            return event
    return review.events[0]
