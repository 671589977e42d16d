"""The chance to win after every move, for people who ask for a hint: the same evaluator that reviews their games."""

from __future__ import annotations

from random import Random

from vabanque import warmup
from vabanque.analyse.registry import evaluator_for, evaluator_modules
from vabanque.bots.worker import Question
from vabanque.games import make


def win_chances(question: Question) -> list[float]:
    """In per cent, in the order of the question's moves. Empty where the evaluator is not compiled (yet)."""
    if warmup.why_plain(*evaluator_modules(question.game)):
        return []
    rules = make(question.game, question.seats, dict(question.options), open_money=question.open_money)
    judged = evaluator_for(rules).judge(rules.fill(question.view, Random(0)), question.seat, question.moves)
    return [100 * float(judged.known[k, question.seat]) for k in range(len(question.moves))]
