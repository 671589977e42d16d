"""One sentence on why one move in a Las Vegas game is better than another, from what lies at the casinos."""

from __future__ import annotations

from typing import Any

from vabanque.core import Seat
from vabanque.core.scene import Name, Phrase, phrase
from vabanque.games.vegas.rules import VegasRules

CASINOS = range(1, 7)
"""Without the Bandit, which ranks by its own rules."""
LEAST = 20
"""Differences below this many thousand are not worth a sentence."""


def why(rules: VegasRules[Any, Any, Any], state: Any, seat: Seat, chosen: Any, best: Any) -> Phrase | None:
    """The first reason that holds."""
    played, better = rules.after(state, chosen), rules.after(state, best)
    return (
        _ties(rules, state, seat, played)
        or _takes(rules, state, seat, better)
        or _breakable(rules, state, seat, played, better)
        or _pays(rules, seat, played, better)
        or _behind(rules, state, seat, played)
        or _opens(rules, state, seat, played, better)
        or _secures(rules, state, seat, played, better)
        or _keeps(rules, state, seat, played, better)
        or _will_not_last(rules, seat, played, better)
        or phrase("why-vegas-later")
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
    """Dice that a seat can still bring; in the card game, a few if it is not out."""
    if hasattr(table, "own"):
        return int(table.own[seat])
    return 0 if table.out[seat] else 2


def _pays(rules: Any, seat: Seat, played: Any, better: Any) -> Phrase | None:
    """The better move wins more as things stand."""
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


def _behind(rules: Any, state: Any, seat: Seat, played: Any) -> Phrase | None:
    """The move played wins nothing as things stand: somebody has more there."""
    for pay in rules.payments(played):
        if pay.casino in _grown(rules, state, played, seat) and not pay.bills.get(seat, 0):
            weights = rules.weights(played, pay.casino)
            ahead = [rival for rival in pay.bills if rival < rules.seats and weights[rival] > weights[seat]]
            if ahead:
                return phrase("why-vegas-behind", casino=pay.casino, name=Name(max(ahead, key=weights.__getitem__)))
    return None


def _opens(rules: Any, state: Any, seat: Seat, played: Any, better: Any) -> Phrase | None:
    """The better move goes where nobody is yet."""
    for pay in rules.payments(better):
        bill = pay.bills.get(seat, 0)
        untouched = not any(rules.weights(state, pay.casino))
        if untouched and bill >= LEAST and pay.casino in _only(rules, state, seat, played, better):
            return phrase("why-vegas-open", casino=pay.casino, money=phrase("money", amount=1000 * bill))
    return None


def _secures(rules: Any, state: Any, seat: Seat, played: Any, better: Any) -> Phrase | None:
    """The better move adds to a lead."""
    leads = {pay.casino: pay.bills.get(seat, 0) for pay in rules.payments(state)}
    for casino in _only(rules, state, seat, played, better):
        if (bill := leads.get(casino, 0)) >= LEAST:
            return phrase("why-vegas-secure", casino=casino, money=phrase("money", amount=1000 * bill))
    return None


def _only(rules: Any, state: Any, seat: Seat, played: Any, better: Any) -> list[int]:
    """Casinos at which the better move adds something and the one played does not."""
    return [casino for casino in _grown(rules, state, better, seat) if casino not in _grown(rules, state, played, seat)]


def _will_not_last(rules: Any, seat: Seat, played: Any, better: Any) -> Phrase | None:
    """The move played wins more as things stand, but the others are not done yet."""
    more = _paid(rules, played, seat) - _paid(rules, better, seat)
    return phrase("why-vegas-now", money=phrase("money", amount=1000 * more)) if more >= LEAST else None


def _keeps(rules: Any, state: Any, seat: Seat, played: Any, better: Any) -> Phrase | None:
    """The better move keeps more dice in hand."""
    fewer = sum(_grown(rules, state, better, seat).values()) < sum(_grown(rules, state, played, seat).values())
    return phrase("why-vegas-keep") if fewer and hasattr(state, "own") else None
