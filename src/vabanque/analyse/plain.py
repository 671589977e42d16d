"""A review as plain values for JSON: the format of `vabanque review --json`, and more for pages that draw it."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from vabanque.analyse.reviewer import Decision, Event, Review
from vabanque.coach import Reason
from vabanque.core import Move
from vabanque.play.position import position_to_text
from vabanque.play.verify import replay


def to_plain(review: Review) -> dict[str, Any]:
    """The review in the format of docs/review.md."""
    lines = _positions(review)
    return {
        "start": _numbers(review.start),
        "result": _numbers(review.result),
        "seats": [seat_to_plain(review, seat) for seat in range(len(review.accounts))],
        "events": [
            {**event_to_plain(event), "position": lines[event.entry]} if event.entry in lines else event_to_plain(event)
            for event in review.events
        ],
    }


def _positions(review: Review) -> dict[int, str]:
    """Number of each decision's entry → the position before it, in one line.

    Empty while a game with secret hands is under way: positions hide nothing.
    """
    record = review.record
    if record.rules.spec.facts.secret_hands and not review.finished:
        return {}
    lines: dict[int, str] = {}
    state: Any = None
    entry = 0
    for step in replay(record):
        if step.entries and isinstance(step.entries[0], Move):
            line = position_to_text(record.rules, state)
            lines |= dict.fromkeys(range(entry, entry + len(step.entries)), line)
        state = step.state
        entry += len(step.entries)
    return lines


def seat_to_plain(review: Review, seat: int) -> dict[str, float]:
    """A seat's account."""
    account = review.accounts[seat]
    return {
        "luck": account.luck,
        "decisions": account.decisions,
        "others": account.others,
        "evaluator": account.evaluator,
        "lost": abs(account.decisions),
        "adjusted": review.adjusted(seat),
    }


def event_to_plain(event: Event) -> dict[str, Any]:
    """A chance event or a decision."""
    if not isinstance(event, Decision):
        return {"entry": event.entry, "kind": "chance", "luck": _numbers(event.luck)}
    return {
        "entry": event.entry,
        "kind": "decision",
        "seat": event.seat,
        "chosen": event.chosen,
        "best": event.best,
        "cost": event.cost,
        "error": event.error,
        "noise": event.noise,
        "options": [{"move": option.move, "win": option.win} for option in event.options],
        "reasons": [reason_to_plain(reason) for reason in event.reasons],
    }


def reason_to_plain(reason: Reason) -> dict[str, Any]:
    """A reason with the numbers of its counterfactual."""
    plain: dict[str, Any] = to_builtins(reason)
    return plain


def drawn_event(event: Event) -> dict[str, Any]:
    """An event with what a page needs to draw it."""
    plain = event_to_plain(event)
    plain["after"] = _numbers(event.after)
    if isinstance(event, Decision):
        for option, drawn in zip(event.options, plain["options"], strict=True):
            drawn["label"] = option.label
    else:
        plain["seat"] = event.seat
        plain["error"] = event.error
    return plain


def drawn_seats(review: Review) -> list[dict[str, Any]]:
    """Every seat's account, with its own luck and that of the table listed separately, and how it played."""
    return [
        {
            **seat_to_plain(review, seat),
            "own_luck": account.own_luck,
            "table_luck": account.table_luck,
            "result": float(review.result[seat]),
            "choices": account.choices,
            "families": account.families,
        }
        for seat, account in enumerate(review.accounts)
    ]


def _numbers(shares: Any) -> list[float]:
    return [float(share) for share in shares]
