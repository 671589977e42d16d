"""Casinos as coloured text: bills with who would get them, and everybody's dice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

from vabanque.games.vegas.scene import Bill, Casino, Stack
from vabanque.games.vegas.signs import BILL, FACES, NEON, NEUTRAL_INK, ink, is_bandit, most_dice_first, owner_name, sign
from vabanque.i18n import Words
from vabanque.narration.palette import GOLD, MONEY, PAINT, QUIET
from vabanque.tui.looks import WHITE_LOOK, Block, cut, die

PAPER = Style(color="#0b2a14", bgcolor=BILL, bold=True)
WITH_SIGN, WITH_MARGIN = 11, 14
"""Columns that a casino needs for `100.000 $ ▲`, without and with space around it."""
BANDIT_SIGN = [
    Text(row, style=Style(color="#ffffff", bgcolor="#8a1f2d", bold=True)) for row in ("╭───╮", "│777│", "╰───╯")
]


def casino_head(casino: Casino, name: str, width: int, height: int) -> Block:
    """The casino's name, with its die below where there is room."""
    rows: Block = [Text(cut(name, width).center(width), style=Style(color=NEON[casino.casino - 1], bold=True))]
    if height >= 14 and width >= 9:
        picture = BANDIT_SIGN if is_bandit(casino) else die(casino.casino, WHITE_LOOK)
        rows += [Text(), *(Text(" " * ((width - 5) // 2)) + row for row in picture), Text()]
    return rows


def casino_rows(
    casino: Casino, width: int, height: int, names: Sequence[str], words: Words, *, narrowest: int
) -> Block:
    """What lies at a casino: its bills with who would get them now, then everybody's dice.

    All casinos write money the same way: the way that fits the narrowest.
    """
    stacks = most_dice_first(casino)
    paper = Paper(words, sign=narrowest >= WITH_SIGN, margin=narrowest >= WITH_MARGIN)
    rows = _bill_rows(casino.bills, width, max(height - len(stacks), 2), paper)
    if casino.bills and height >= len(casino.bills) + max(len(stacks), 3) + 2:
        rows.append(Text())
    if casino.open is not None:
        rows.append(_open_faces(casino.open))
    if casino.jeton:
        rows.append(Text("◎ Jeton", style=GOLD))
    chips = [_chips(stack, width, names, words, pips=is_bandit(casino)) for stack in stacks]
    if len(rows) + sum(map(len, chips)) <= height and height >= 14:
        return [*rows, *(row for block in chips for row in block)]
    rows += [_stack_row(stack, width, words, pips=is_bandit(casino)) for stack in stacks]
    return rows[:height]


def casino_line(casino: Casino, name: str, chosen: bool) -> Text:
    """A casino in a single row: number, name, bills with their takers, dice."""
    line = Text(no_wrap=True, overflow="ellipsis")
    number = "B" if is_bandit(casino) else str(casino.casino)
    line.append(f"{number} {cut(name, 9):<9} ", style=Style(color=NEON[casino.casino - 1], bold=True, reverse=chosen))
    for bill in casino.bills:
        line.append(f"{bill.value}", style=Style(color=MONEY, bold=True))
        if bill.goes_to is not None:
            line.append(sign(bill.goes_to), style=ink(bill.goes_to))
        line.append(" ")
    for stack in most_dice_first(casino):
        line.append(f" {sign(stack.owner)}{stack.weight}", style=Style(color=ink(stack.owner), strike=stack.tied))
    return line


def _pieces(stack: Stack) -> str:
    """Each die as its owner's sign; a Biggy as `(▲)`."""
    mark = sign(stack.owner)
    return mark * len(stack.faces) + (f"({mark})" if stack.biggy is not None else "")


def _chips(stack: Stack, width: int, names: Sequence[str], words: Words, *, pips: bool) -> Block:
    """An owner's dice, if there is room: every die a painted chip, with the name above."""
    mark, colour, tied = sign(stack.owner), ink(stack.owner), stack.tied
    head = Text(no_wrap=True)
    tail = f" ×{stack.weight}" + (f" Σ{stack.pips}" if pips else "")
    name = owner_name(stack.owner, names, words)
    head.append(cut(f"{mark} {name}", width - len(tail)), style=Style(color=colour, bold=not tied, strike=tied))
    head.append(tail, style=Style(color=QUIET if tied else colour, bold=not tied, italic=tied))
    if tied:
        paint = Style(color=colour, bgcolor="#2a3156", strike=True)
    elif stack.owner == "neutral":
        paint = Style(color="#101010", bgcolor=NEUTRAL_INK)
    else:
        paint = Style(color="#ffffff", bgcolor=PAINT[stack.owner])
    dice = [f" {mark} "] * len(stack.faces) + [f"({mark} {mark})"] * (stack.biggy is not None)
    rows, row = [], Text(no_wrap=True)
    for shown in dice:
        if len(row) + len(shown) > width:
            rows.append(row)
            row = Text(no_wrap=True)
        row.append(shown, style=paint)
        row.append(" ")
    rows.append(row)
    if tied:
        word = words("terminal-tie")
        if len(row) + len(word) > width:
            rows.append(Text())
        rows[-1].append(word, style=Style(color=QUIET, italic=True))
    return [head, *rows, Text()]


@dataclass(frozen=True, slots=True)
class Paper:
    """How bills are printed."""

    words: Words
    sign: bool
    """With a dollar sign?"""
    margin: bool
    """With a space on both sides?"""

    def printed(self, thousands: int, before: str = "") -> str:
        amount = self.words.money(thousands) if self.sign else self.words.number(1000 * thousands)
        return f"{' ' if self.margin else ''}{before}{amount}"


def _bill_rows(bills: Sequence[Bill], width: int, room: int, paper: Paper) -> Block:
    """A band for every bill, its taker's sign at the end. If there are too few rows, small bills share the last."""
    rows = []
    single = bills if len(bills) <= room else bills[: room - 1]
    for bill in single:
        amount, owner = paper.printed(bill.value), bill.goes_to
        if owner is None:
            rows.append(Text(amount.ljust(width), style=PAPER))
            continue
        chip = Style(color="#ffffff", bgcolor="#555b70" if owner == "neutral" else PAINT[owner], bold=True)
        mark = f" {sign(owner)} " if paper.margin else f" {sign(owner)}"
        rows.append(Text.assemble((amount.ljust(width - len(mark)), PAPER), (mark, chip)))
    if rest := bills[len(single) :]:
        together = paper.printed(sum(bill.value for bill in rest), before=f"+{len(rest)} ")
        rows.append(Text(cut(together, width).ljust(width), style=PAPER))
    return rows


def _stack_row(stack: Stack, width: int, words: Words, *, pips: bool) -> Text:
    """An owner's dice in one row."""
    dice, count = _pieces(stack), f" {stack.weight}"
    if len(dice) + len(count) > width:
        dice, count = f"{sign(stack.owner)}×", str(stack.weight)
    colour, tied = ink(stack.owner), stack.tied
    style = Style(color=colour, bold=not tied, strike=tied, dim=False)
    row = Text.assemble((dice, style), (count, Style(color=colour, bold=not tied)))
    if tied:
        word = words("terminal-tie")
        row.append(f" {word}" if len(row) + len(word) < width else "=", style=Style(color=QUIET, italic=True))
    elif pips and len(row) + 4 <= width:
        row.append(f" Σ{stack.pips}", style=QUIET)
    return row


def _open_faces(faces: Sequence[int]) -> Text:
    """The numbers that the Bandit still takes; those already there are crossed out."""
    row = Text()
    for face in FACES:
        if face in faces:
            row.append(str(face), style=Style(color="#ffffff", bold=True))
        else:
            row.append("✗", style=Style(color=QUIET))
    return row
