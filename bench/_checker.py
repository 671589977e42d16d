"""A checker of recorded games as somebody would write it for speed: one game, no types, no states, one long loop.

It knows las-vegas-2012 without options and nothing else, and says only whether a game is right. `verify` knows every
game, says what is wrong and where, and gives back every state on the way: `bench.verify` shows what that costs.
"""

from __future__ import annotations

from typing import Any

import msgspec

COPIES = {10: 6, 20: 8, 30: 8, 40: 6, 50: 6, 60: 5, 70: 5, 80: 5, 90: 5}
LEAST = 50
DICE = 8
ROUNDS = 4


def check(line: str) -> bool:
    """Is this finished game of las-vegas-2012 without options right?"""
    try:
        game = msgspec.json.decode(line)
        if game["format"] != "vabanque/1" or game["game"] != "las-vegas-2012" or any(game["options"].values()):
            return False
        names, start = game["seats"], game["start"]
        if not (2 <= len(names) <= 5 and start in range(len(names))):
            return False
        return game["result"] == _play(iter(game["journal"]), len(names), start)
    except (AttributeError, KeyError, LookupError, StopIteration, TypeError, ValueError):
        return False


def _play(journal: Any, seats: int, start: int) -> dict[str, list[int]] | None:
    """The result of a journal; None if an entry is wrong."""
    deck = dict(COPIES)
    money, won = [0] * seats, [0] * seats
    for number in range(1, ROUNDS + 1):
        if next(journal) != {"kind": "round", "number": number, "start": start}:
            return None
        table: list[list[int]] = []
        for casino in range(1, 7):
            fill = next(journal)
            bills = fill["bills"]
            if len(fill) != 3 or fill["kind"] != "fill" or fill["casino"] != casino:
                return None
            total = 0
            for bill in bills:
                if total >= LEAST or not deck[bill]:
                    return None
                deck[bill] -= 1
                total += bill
            if total < LEAST:
                return None
            table.append(sorted(bills, reverse=True))
        placed = [[0] * seats for _ in range(7)]
        hands = [DICE] * seats
        left, seat = DICE * seats, start
        while left:
            dice = hands[seat]
            if dice:
                roll = next(journal)
                own = roll["own"]
                if (
                    len(roll) != 5
                    or roll["kind"] != "roll"
                    or roll["seat"] != seat
                    or roll["neutral"]
                    or roll["biggy"] is not None
                    or len(own) != dice
                    or own != sorted(own)
                    or own[0] < 1
                    or own[-1] > 6
                ):
                    return None
                place = next(journal)
                face = place["face"]
                taken = own.count(face)
                if len(place) != 4 or place["kind"] != "place" or place["seat"] != seat or place["casino"] != face:
                    return None
                if not taken:
                    return None
                placed[face][seat] += taken
                hands[seat] = dice - taken
                left -= taken
            seat = seat + 1 if seat + 1 < seats else 0
        for casino, bills in enumerate(table, start=1):
            dice_there = placed[casino]
            order = sorted(
                (owner for owner, dice in enumerate(dice_there) if dice and dice_there.count(dice) == 1),
                key=dice_there.__getitem__,
                reverse=True,
            )
            paid = dict(zip(order, bills, strict=False))
            for owner, bill in paid.items():
                money[owner] += bill
                won[owner] += 1
            if next(journal) != {
                "kind": "pay",
                "casino": casino,
                "bills": {str(owner): bill for owner, bill in paid.items()},
                "neutral": None,
                "unclaimed": bills[len(order) :],
            }:
                return None
        start = start + 1 if start + 1 < seats else 0
    if next(journal, None) is not None:
        return None
    best = max(zip(money, won, strict=True))
    winners = [seat for seat in range(seats) if (money[seat], won[seat]) == best]
    return {"score": money, "bills": won, "winners": winners}
