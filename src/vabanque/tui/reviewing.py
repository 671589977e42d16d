"""Reviews in the terminal: computed in a separate process, so that the table stays responsive."""

from __future__ import annotations

import asyncio
import sys
from contextlib import redirect_stderr
from random import Random
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from vabanque import warmup
from vabanque.analyse import Review
from vabanque.analyse.registry import evaluator_for, evaluator_modules
from vabanque.core import Seat
from vabanque.core.contract import AnyRules
from vabanque.i18n import Words
from vabanque.parallel.processes import new_pool
from vabanque.play.record import Record, read_record


async def reviewed(record: Record) -> Review:
    """The review of a record. Raises WrongRecord if the record is wrong."""
    modules = evaluator_modules(record.game)
    warmup.compile_in_background(*modules)
    # Starting a process passes stderr on, but Textual's has no file descriptor.
    with redirect_stderr(sys.__stderr__):
        pool = new_pool(1, modules)
        answer = pool.submit(_review, record.to_json())
    try:
        return await asyncio.wrap_future(answer)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _review(text: str) -> Review:
    from vabanque.analyse import review

    return review(read_record(text))


def page(review: Review, words: Words) -> RenderableType:
    """The review, to be read over the table."""
    from vabanque.analyse.narrative import narrate

    return Group(*narrate(review, words))


def chances(review: Review, entries: int, words: Words) -> Text:
    """Everybody's win chance after this many journal entries; and the best move, if the last was a mistake."""
    from vabanque.analyse import Decision

    past = [event for event in review.events if event.entry < entries]
    shares = past[-1].after if past else review.start
    names = review.record.seats
    line = Text(" · ".join(f"{name} {words.percent(share, 0)}" for name, share in zip(names, shares, strict=True)))
    last = past[-1] if past and past[-1].entry == entries - 1 else None
    if isinstance(last, Decision) and last.grade != "best":
        cost, label = words.percentage_points(last.cost, digits=0), last.label(last.best)
        best = last.best if label is None else words.say(label, names)
        line.append("  " + words("review-best-was", best=best, cost=cost))
        for reason in last.reasons[:1]:
            line.append(" " + words.say(reason.why, names))
    return line


def win_chances(rules: AnyRules, view: Any, moves: Any, seat: Seat) -> dict[str, float]:
    """Short notation of every move → the win chance after it. Empty while the evaluator is being compiled."""
    from vabanque.compiled import SLOW

    modules = evaluator_modules(rules.spec.game)
    if not SLOW and not warmup.is_ready(*modules):
        warmup.compile_in_background(*modules)
        return {}
    judged = evaluator_for(rules).judge(rules.fill(view, Random(0)), seat, moves)
    return {rules.write_move(move): float(judged.known[k, seat]) for k, move in enumerate(moves)}


def clarity(wins: dict[str, float]) -> str:
    """The message that says how clear the choice is, in the grades of the review."""
    from vabanque.analyse.reviewer import CLEAR, SMALL

    best, second, *_ = sorted(wins.values(), reverse=True)
    if best - second < SMALL:
        return "review-close"
    return "review-clear" if best - second >= CLEAR else "review-better"
