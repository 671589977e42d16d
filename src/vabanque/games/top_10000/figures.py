"""Worked examples for the rules pages of Die oberen 10 000."""

from __future__ import annotations

from typing import Any

from vabanque.core.scene import phrase
from vabanque.figures.model import IDA, MILA, NAMES, NOAH, Figure, FigurePiece, FigureRow, dice_pieces, label
from vabanque.games import game, scenes
from vabanque.games.top_10000.editions import ID
from vabanque.games.top_10000.rules import COMBOS, STRAIGHT, STRAIGHT_POINTS
from vabanque.games.top_10000.scene import thrown_dice


def scoring() -> Figure:
    """What every combination brings."""
    names = ("1", "5", "5>1", "222", "333", "444", "555", "666", "111")
    rows = []
    for name in names:
        combo = COMBOS[name]
        pieces = dice_pieces([combo.face] * combo.black, "black") + dice_pieces(
            [combo.face] * combo.blocked, "black", out=True
        )
        rows.append(FigureRow(None, pieces, phrase("figure-points", points=combo.points)))
    straight = (*dice_pieces([1, 2, 3, 4, 6], "black"), FigurePiece("die", 5, "red"))
    rows.append(FigureRow(None, straight, phrase("figure-points", points=STRAIGHT_POINTS)))
    return Figure(tuple(rows), (phrase("figure-scoring"),))


def points(seat: int, *rolls: tuple[str, str | None]) -> list[Figure]:
    """The rolls of a turn: what falls, and what is set aside from it; None is a bust. One figure for each roll."""
    rules: Any = game(ID, len(NAMES))
    shown: Any = scenes(rules)
    state = rules.start(seat).state
    figures = []
    for roll, answer in rolls:
        step = rules.land(state, rules.turn(state).read(roll))
        entries = list(step.entries)
        dice_shown, taken = thrown_dice(entries[0]), ()
        note, good = phrase("figure-bust"), False
        if answer is not None:
            state = step.state
            move = next(move for move in rules.legal(state, seat) if rules.write_move(move) == answer)
            taken = next(choice.dice for choice in shown.hand(state, seat).choices if choice.combos == move.combos)
            note, good = phrase("figure-points", points=state.turn + move.points), True
            step = rules.play(state, move)
            entries += step.entries
        state = step.state
        pieces = tuple(
            FigurePiece("die", die.face, "red" if die.red else "black", out=die.id not in taken) for die in dice_shown
        )
        told = tuple(part for entry in entries for part in shown.tell(entry, shown.begin()))
        figures.append(Figure((FigureRow(label(seat), pieces, note, good=good),), told))
    return figures


def figures(_id: str) -> dict[str, list[Figure]]:
    """Section of the rules page → the figures there."""
    return {
        "scoring": [scoring()],
        "two-fives": points(NOAH, ("2 4 5 5 6 r3", "5>1 throw")),
        "coin": points(IDA, ("1 3 4 6 6 rc", "1 throw")),
        "example": [
            *points(
                MILA,
                ("1 2 4 6 6 r3", "1 throw"),
                ("3 3 5 6 r3", "33r3 5 throw"),
                ("5", "5 throw"),
                ("2 2 3 4 6 rc", None),
            ),
            *points(NOAH, ("2 4 5 5 6 rc", "5>1 throw"), ("1 2 3 4 6 r5", f"{STRAIGHT} bank")),
        ],
    }
