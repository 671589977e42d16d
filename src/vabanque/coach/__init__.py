"""Why a move was a mistake: reasons that a changed position confirms (docs/coach.md).

    from vabanque.analyse import review

    for decision in review(record).decisions:
        for reason in decision.reasons:
            reason.family, reason.why, reason.counterfactual.loss

A *family* is a kind of reason: dice that tie, too many dice for a lead, banked too early. It looks at a position for
its sign, and takes the suspected cause away: the rival's dice, the bill, the points at stake. The evaluator judges the
changed position. Only if the move that was played would have lost (next to) nothing there, the reason is given.

No game is known here: each brings its families (`core.Brings.coach`).
"""

from vabanque.coach.reasons import Counterfactual, Families, Family, Mistake, Reason, Suspicion, explain

__all__ = ["Counterfactual", "Families", "Family", "Mistake", "Reason", "Suspicion", "explain"]
