"""One sentence on why a move in a Las Vegas game is better than another: from what lies at the casinos."""

from __future__ import annotations

from typing import Any

from vabanque.core import Seat
from vabanque.core.scene import Name, Phrase, phrase
from vabanque.games.vegas import VegasRules

CASINOS = range(1, 7)
"""The Bandit ranks by its own rules, so nothing is said about it."""
LEAST = 20
"""Differences below this many thousand are not worth a sentence."""


def why(rules: VegasRules[Any, Any, Any], state: Any, seat: Seat, chosen: Any, best: Any) -> Phrase | None:
    """The first reason that holds; None if there is none."""
    played, better = rules.after(state, chosen), rules.after(state, best)
    return (
        _ties(rules, state, seat, played)
        or _takes(rules, state, seat, better)
        or _breakable(rules, state, seat, played, better)
        or _pays(rules, seat, played, better)
        or _keeps(rules, state, seat, played, better)
    )


def _grown(rules: Any, state: Any, after: Any, seat: Seat) -> dict[int, int]:
    """Casino → dice of `seat` that a move has added there."""
    added = {c: rules.weights(after, c)[seat] - rules.weights(state, c)[seat] for c in CASINOS}
    return {casino: dice for casino, dice in added.items() if dice}


def _paid(rules: Any, table: Any, seat: Seat) -> int:
    return sum(pay.bills.get(seat, 0) for pay in rules.payments(table))


def _ties(rules: Any, state: Any, seat: Seat, played: Any) -> Phrase | None:
    """The move played ends in a tie."""
    for casino in _grown(rules, state, played, seat):
        weights = rules.weights(played, casino)
        for rival in range(rules.seats):
            if rival != seat and weights[rival] == weights[seat]:
                return phrase("why-vegas-tie", casino=casino, name=Name(rival))
    return None


def _takes(rules: Any, state: Any, seat: Seat, better: Any) -> Phrase | None:
    """The better move takes a bill from a rival."""
    before = {pay.casino: pay for pay in rules.payments(state)}
    for pay in rules.payments(better):
        gain = pay.bills.get(seat, 0) - before[pay.casino].bills.get(seat, 0)
        for rival, bill in before[pay.casino].bills.items():
            lost = bill - pay.bills.get(rival, 0)
            if rival != seat and gain >= LEAST and lost >= LEAST:
                money = phrase("money", amount=1000 * lost)
                return phrase("why-vegas-break", casino=pay.casino, money=money, name=Name(rival))
    return None


def _breakable(rules: Any, state: Any, seat: Seat, played: Any, better: Any) -> Phrase | None:
    """The move played spends more dice on a lead that others can still break."""
    spent = _grown(rules, state, played, seat)
    if sum(spent.values()) <= max(1, sum(_grown(rules, state, better, seat).values())):
        return None
    casino = max(spent, key=spent.__getitem__)
    weights = rules.weights(played, casino)
    rivals = sum(
        _in_hand(played, rival) + weights[rival] >= weights[seat] for rival in range(rules.seats) if rival != seat
    )
    return phrase("why-vegas-spent", dice=spent[casino], rivals=rivals) if rivals else None


def _in_hand(table: Any, seat: Seat) -> int:
    """Dice a seat can still bring; with cards, some if it is not out."""
    if hasattr(table, "own"):
        return int(table.own[seat])
    return 0 if table.out[seat] else 2


def _pays(rules: Any, seat: Seat, played: Any, better: Any) -> Phrase | None:
    """The better move wins more as it lies."""
    more = _paid(rules, better, seat) - _paid(rules, played, seat)
    if more < LEAST:
        return None
    paying = {pay.casino: pay.bills.get(seat, 0) for pay in rules.payments(better)}
    for pay in rules.payments(played):
        paying[pay.casino] -= pay.bills.get(seat, 0)
    casino = max(paying, key=paying.__getitem__)
    if casino not in CASINOS:
        return None
    return phrase("why-vegas-money", best=casino, money=phrase("money", amount=1000 * more))


def _keeps(rules: Any, state: Any, seat: Seat, played: Any, better: Any) -> Phrase | None:
    """The better move keeps more dice in hand."""
    fewer = sum(_grown(rules, state, better, seat).values()) < sum(_grown(rules, state, played, seat).values())
    return phrase("why-vegas-keep") if fewer and hasattr(state, "own") else None
