"""The reason that a review gives for a mistake in Las Vegas is true at the table."""

from __future__ import annotations

from typing import Any

from tests.rules.table import A, B, dice_game, fill_casinos, new_session, position
from vabanque.core.scene import Name, Phrase, phrase
from vabanque.games.las_vegas.rules import Place, Roll
from vabanque.games.vegas.review.why import why

RULES = dice_game("las-vegas-2012", 3)


def rolled(bills: dict[int, tuple[int, ...]], faces: str, **placed: tuple[int, int, int]) -> Any:
    """Anna has rolled these dice; `at_2=(0, 1, 3)` are everybody's dice at casino 2."""
    session = new_session(RULES)
    fill_casinos(session, bills)
    dice = tuple(placed.get(f"at_{casino}", (0, 0, 0)) for casino in range(1, 7))
    own = tuple(8 - sum(at[seat] for at in dice) for seat in range(3))
    state = position(RULES, session.state, seat=A, dice=dice, own=own)
    return RULES.land(state, Roll(A, tuple(map(int, faces)), (), None)).state


def reason(state: Any, chosen: int, best: int) -> Phrase | None:
    return why(RULES, state, A, Place(A, chosen, chosen), Place(A, best, best))


def thousand(amount: int) -> Phrase:
    return phrase("money", amount=1000 * amount)


def test_a_rivals_bill_of_20_000_is_worth_a_sentence() -> None:
    state = rolled({2: (30, 20)}, "12255566", at_2=(0, 1, 3))
    assert reason(state, 1, 2) == phrase("why-vegas-break", casino=2, money=thousand(20), name=Name(B))


def test_a_rivals_bill_of_10_000_is_not() -> None:
    state = rolled({1: (80,), 2: (40, 10), 5: (90,)}, "12255566", at_2=(0, 1, 3))
    assert reason(state, 1, 2) == phrase("why-vegas-now", money=thousand(70))


def test_more_dice_on_a_lead_that_both_rivals_can_break_are_wasted() -> None:
    state = rolled({1: (50,), 5: (90,)}, "11155566")
    assert reason(state, 1, 6) == phrase("why-vegas-spent", dice=3, rivals=2)


def test_a_move_with_as_many_dice_as_the_better_one_wastes_none() -> None:
    state = rolled({1: (50,), 5: (90,)}, "11155566")
    assert reason(state, 1, 5) == phrase("why-vegas-money", best=5, money=thousand(40))
