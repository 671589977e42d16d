"""A review as plain values for JSON: the format of `vabanque review --json`, and more for pages that draw it."""

from __future__ import annotations

from typing import Any

from vabanque.analyse.reviewer import Decision, Event, Review


def to_plain(review: Review) -> dict[str, Any]:
    """The review in the format of docs/review.md."""
    return {
        "start": _numbers(review.start),
        "result": _numbers(review.result),
        "seats": [seat_to_plain(review, seat) for seat in range(len(review.accounts))],
        "events": [event_to_plain(event) for event in review.events],
    }


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
        "options": [{"move": option.move, "win": option.win} for option in event.options],
    }


def drawn_event(event: Event) -> dict[str, Any]:
    """An event with what a page needs to draw it."""
    plain = event_to_plain(event)
    plain["after"] = _numbers(event.after)
    if isinstance(event, Decision):
        plain["why"] = event.why
        for option, drawn in zip(event.options, plain["options"], strict=True):
            drawn["label"] = option.label
    else:
        plain["seat"] = event.seat
        plain["error"] = event.error
    return plain


def drawn_seats(review: Review) -> list[dict[str, float]]:
    """Every seat's account, with its own luck and that of the table listed separately."""
    return [
        {
            **seat_to_plain(review, seat),
            "own_luck": account.own_luck,
            "table_luck": account.table_luck,
            "result": float(review.result[seat]),
        }
        for seat, account in enumerate(review.accounts)
    ]


def _numbers(shares: Any) -> list[float]:
    return [float(share) for share in shares]
