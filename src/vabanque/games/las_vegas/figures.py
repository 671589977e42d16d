"""Worked examples for the rules pages of Las Vegas with dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Any

from vabanque.core.frozen import replace
from vabanque.core.scene import Argument, Name, Phrase, phrase
from vabanque.figures.model import IDA, MILA, NAMES, NOAH, TOM, Figure, FigurePiece, FigureRow, dice_pieces
from vabanque.games import game
from vabanque.games.las_vegas.editions import LAS_VEGAS_2012, LAS_VEGAS_BIGGY
from vabanque.games.las_vegas.rules import Lot, Roll
from vabanque.games.las_vegas.scene import rolled
from vabanque.games.vegas.figures import NEUTRAL, bills_up_to, casino_name, paid, setup, taken, whose

BANDIT = 7


def turn(id: str, roll: Roll, **options: bool) -> Figure:  # noqa: A002
    """A roll, and every choice that it leaves."""
    rules: Any = game(id, len(NAMES), **options)
    state = replace(rules.start(roll.seat).state, roll=roll)
    rows = [FigureRow(whose(roll.seat), _rolled(roll))]
    choices: list[Argument] = []
    for move in rules.legal(state, roll.seat):
        face = move.face
        placed = Roll(
            roll.seat,
            tuple(die for die in roll.own if die == face),
            tuple(die for die in roll.neutral if die == face),
            roll.biggy if roll.biggy == face else None,
        )
        rows.append(FigureRow(casino_name(move.casino), _rolled(placed)))
        choices.append(_choice(placed, face, move.casino))
    *others, final = choices
    either = final
    if others:
        commas = reduce(lambda first, last: phrase("figure-comma", first=first, last=last), others)
        either = phrase("figure-or", first=commas, last=final)
    told = phrase("figure-turn", name=Name(roll.seat), dice=rolled(roll), choices=either)
    return Figure(tuple(rows), (told,))


def _choice(placed: Roll, face: int, casino: int) -> Phrase:
    """The dice of one choice in words, with the Biggy and neutral dice named."""
    count, neutral = len(placed.own) + len(placed.neutral), len(placed.neutral)
    if placed.biggy is not None:
        return phrase("figure-choice-biggy", count=count, face=face, casino=casino)
    if neutral == count:
        return phrase("figure-choice-only-neutral", count=count, face=face, casino=casino)
    if neutral:
        return phrase("figure-choice-neutral", count=count, neutral=neutral, face=face, casino=casino)
    return phrase("figure-choice", count=count, face=face, casino=casino)


def _rolled(roll: Roll) -> tuple[FigurePiece, ...]:
    big = () if roll.biggy is None else (FigurePiece("die", roll.biggy, roll.seat, big=True),)
    return (*dice_pieces(roll.own, roll.seat), *big, *dice_pieces(roll.neutral, "neutral"))


def payout(
    id: str,  # noqa: A002
    casino: int,
    bills: tuple[int, ...],
    dice: Mapping[int, int],
    *,
    biggies: Sequence[int] = (),
    **options: bool,
) -> Figure:
    """What a casino pays: `dice` are the normal dice there by owner; the last owner is neutral."""
    rules: Any = game(id, len(NAMES), **options)
    table = rules.start().state
    at = list(table.dice[casino - 1])
    for owner, count in dice.items():
        at[owner] = count
    placed = tuple(tuple(at) if number == casino else row for number, row in enumerate(table.dice, start=1))
    table = replace(table, bills=bills_up_to(casino, bills), dice=placed)
    if table.biggies:
        table = replace(table, biggies=tuple(casino if seat in biggies else 0 for seat in range(len(NAMES))))

    def pieces(owner: int, out: bool) -> tuple[FigurePiece, ...]:
        big = (FigurePiece("die", casino, owner, big=True, out=out),) if owner in biggies else ()
        return (*big, *dice_pieces([casino] * at[owner], owner if owner != NEUTRAL else "neutral", out=out))

    return paid(rules, table, casino, pieces)


def bandit(bills: tuple[int, ...], lots: Mapping[int, tuple[int, int, bool]]) -> Figure:
    """What the Bandit pays: number → owner, normal dice, with the Biggy?"""
    rules: Any = game(LAS_VEGAS_BIGGY.id, len(NAMES), bandit=True)
    there = tuple(Lot(lots[face][0], lots[face][1], 0, lots[face][2]) if face in lots else None for face in range(1, 7))
    table = replace(rules.start().state, bills=bills_up_to(BANDIT, bills), bandit=there)

    def pieces(owner: int, out: bool) -> tuple[FigurePiece, ...]:
        mine = [(face, count, big) for face, (seat, count, big) in sorted(lots.items(), reverse=True) if seat == owner]
        big = tuple(FigurePiece("die", face, owner, big=True, out=out) for face, _, big in mine if big)
        faces = [face for face, count, _ in mine for _ in range(count)]
        pips = sum(faces) + 2 * sum(int(piece.value) for piece in big)
        return (*big, *dice_pieces(faces, owner, out=out), FigurePiece("pips", pips))

    figure = paid(rules, table, BANDIT, pieces)
    first, second = rules.ranked(table, BANDIT)[:2]
    shares = {
        seat: [face for face, (owner, count, big) in lots.items() if owner == seat for _ in range(count + 2 * big)]
        for seat in (first, second)
    }
    # The example is one in which only the third question decides.
    assert len(shares[first]) == len(shares[second])
    assert sum(shares[first]) == sum(shares[second])
    why = phrase(
        "figure-bandit",
        first=Name(first),
        second=Name(second),
        weight=len(shares[first]),
        pips=sum(shares[first]),
        high=max(shares[first]),
        low=max(shares[second]),
    )
    return replace(figure, told=(*figure.told, why))


def jeton(roll: Roll, face: int) -> Figure:
    """Two dice placed in one turn take the Jeton."""
    rules: Any = game(LAS_VEGAS_2012.id, len(NAMES), jetons=True)
    state = replace(rules.start(roll.seat).state, roll=roll, bills=((50,),) * 6)
    move = next(move for move in rules.legal(state, roll.seat) if move.face == face)
    return taken(rules, state, move, dice_pieces([face] * roll.own.count(face), roll.seat), face)


def _first_edition() -> dict[str, list[Figure]]:
    id = LAS_VEGAS_2012.id  # noqa: A001
    return {
        "setup": [setup(id, ["60", "30 40", "20 10 80", "90", "40 20", "50"])],
        "turn": [turn(id, Roll(TOM, (2, 2, 4, 5, 5, 5), (), None))],
        "payout": [payout(id, 1, (70, 20), {NOAH: 2, IDA: 2, MILA: 1, TOM: 1})],
        "example": [
            payout(id, 4, (60, 20, 10), {NOAH: 4, IDA: 4, MILA: 2, TOM: 1}),
            payout(id, 5, (90,), {MILA: 3, TOM: 2}),
            payout(id, 2, (30, 30), {IDA: 1}),
            payout(id, 6, (40, 20), {}),
        ],
        "neutral": [
            turn(id, Roll(IDA, (3, 6, 6), (3, 3, 5), None), neutral=True),
            payout(id, 3, (80, 20), {NEUTRAL: 3, MILA: 3, NOAH: 1}, neutral=True),
            payout(id, 3, (80, 20), {NEUTRAL: 4, MILA: 3, NOAH: 1}, neutral=True),
        ],
        "jetons": [jeton(Roll(MILA, (1, 4, 4, 6), (), None), 4)],
    }


def _with_biggy() -> dict[str, list[Figure]]:
    id = LAS_VEGAS_BIGGY.id  # noqa: A001
    lots = {
        6: (NOAH, 1, False),
        3: (NOAH, 1, False),
        1: (NOAH, 1, False),
        4: (IDA, 0, True),
        2: (IDA, 1, False),
        5: (MILA, 2, False),
    }
    return {
        "setup": [setup(id, ["80 30", "40 70", "100 20", "50 60", "30 90", "10 70"])],
        "turn": [turn(id, Roll(MILA, (1, 4, 4, 6), (), 1))],
        "example": [
            payout(id, 5, (100, 30), {MILA: 1, TOM: 3, NOAH: 2, IDA: 1}, biggies=[MILA]),
            payout(id, 1, (70, 60), {}, biggies=[IDA]),
            payout(id, 4, (50, 20), {TOM: 2}, biggies=[NOAH]),
        ],
        "neutral": [
            payout(id, 3, (80, 40), {NEUTRAL: 2, IDA: 1}, biggies=[NOAH], neutral=True),
            payout(id, 3, (80, 40), {NEUTRAL: 3, IDA: 1}, biggies=[NOAH], neutral=True),
        ],
        "bandit-payout": [bandit((90, 40), lots)],
    }


def figures(id: str) -> dict[str, list[Figure]]:  # noqa: A002
    """Section of the edition's rules page → the figures there."""
    return _first_edition() if id == LAS_VEGAS_2012.id else _with_biggy()
