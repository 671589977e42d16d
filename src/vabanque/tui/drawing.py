"""Dice, cards, bills and casinos as coloured text. Owners differ by sign, so nothing depends on colour alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.style import Style
from rich.text import Text

from vabanque.games.las_vegas.rules import BANDIT, BIGGY_WEIGHT, LasVegas
from vabanque.i18n import Words

SIGNS = "▲●■◆★✚"
NEUTRAL_SIGN = "○"
INK = ("#ff6b6b", "#6f8fff", "#4fd67f", "#ffd24a", "#cf8bff", "#4fdede")
"""Colours of the seats on the night: bright enough to read, and six different ones of sixteen."""
PAINT = ("#c62828", "#2450c8", "#1c8a3c", "#b8700c", "#a62cc0", "#0f9a9a")
"""Colours of the seats' dice, which carry white pips; also six different ones of sixteen."""
NEUTRAL_INK = "#e6e6ee"
NEON = ("#ffb347", "#ff6fae", "#56ccff", "#5fe09a", "#b79bff", "#ff9460", "#ff5c5c")
"""Colours of the casinos' signs; the last one is the Bandit's."""
GOLD = "#ffd24a"
MONEY = "#7fe08a"
BILL = "#8fef8f"
QUIET = "#8f9ac0"
NIGHT = "#0c1024"
PANEL = "#141a36"
FELT = "#0e3a2c"
PAPER = "#f3eedd"
PENCIL = "#2c2f45"


def sign(owner: int, seats: int) -> str:
    """The owner's sign; the one after the last seat is the neutral dice."""
    return SIGNS[owner] if owner < seats else NEUTRAL_SIGN


def ink(owner: int, seats: int) -> str:
    return INK[owner] if owner < seats else NEUTRAL_INK


def cut(text: str, width: int) -> str:
    """The text, ended by an ellipsis where it is too long."""
    return text if len(text) <= width else text[: max(width - 1, 0)] + "…"


def short_money(thousands: int) -> str:
    """`$80k`: money where there is no room for its zeros."""
    return f"${thousands}k" if thousands else "$0"


Block = list[Text]


def beside(blocks: Sequence[Block], gap: int = 1) -> Block:
    """Blocks of the same height in a row."""
    if not blocks:
        return []
    space = Text(" " * gap)
    return [space.join(rows) for rows in zip(*blocks, strict=True)]


def stacked(rows: Sequence[Text]) -> Text:
    return Text("\n", end="").join(rows)


_PIPS = {
    1: ((1, 1),),
    2: ((0, 0), (2, 2)),
    3: ((0, 0), (1, 1), (2, 2)),
    4: ((0, 0), (0, 2), (2, 0), (2, 2)),
    5: ((0, 0), (0, 2), (1, 1), (2, 0), (2, 2)),
    6: ((0, 0), (0, 2), (1, 0), (1, 2), (2, 0), (2, 2)),
}
"""(row, column) of every pip on a die of three by three places."""


@dataclass(frozen=True, slots=True)
class Look:
    """How a die is drawn."""

    paint: str
    pip: str = "●"
    pips: str = "#ffffff"
    margin: int = 0
    """Further columns on both sides: the Biggy is a bigger die."""


def own_look(seat: int) -> Look:
    return Look(PAINT[seat])


def biggy_look(seat: int) -> Look:
    return Look(PAINT[seat], pip="◉", margin=1)


NEUTRAL_LOOK = Look("#dfe2ec", pip="○", pips="#101010")
BLACK_LOOK = Look("#26262e")
RED_LOOK = Look("#c92a2a")
CARD_DIE = Look("#f2f2f7", pips="#14183a")
COIN_LOOK = Look(GOLD, pips="#3a2500")


def die(face: int | str, look: Look, *, big: bool = False) -> Block:
    """A die: 5×3 cells, or 9×5 where there is room. `"coin"` is the lucky coin."""
    style = Style(color=look.pips, bgcolor=look.paint, bold=True)
    # A cell is twice as high as wide: pips two columns apart in every row look square on the big die.
    top, left, step = (1, 2, 2) if big else (0, 1, 1)
    height, width = (5, 9) if big else (3, 5)
    rows = [[" "] * (width + 2 * look.margin) for _ in range(height)]
    if face == "coin":
        shown = "( $ )" if big else "($)"
        at = (len(rows[0]) - len(shown)) // 2
        rows[height // 2][at : at + len(shown)] = shown
    else:
        for row, column in _PIPS[int(face)]:
            rows[top + row][left + look.margin + column * step] = look.pip
    return [Text("".join(row), style=style) for row in rows]


def card(text: str, seat: int, *, raised: bool, cursor: bool, big: bool = False) -> Block:
    """A card of the card game, with a free row so that it can be raised when it is chosen."""
    double = text.endswith("+")
    frame = Style(color=GOLD if raised else "#ffffff" if cursor else QUIET, bold=raised or cursor)
    face = Style(color="#ffffff", bgcolor=PAINT[seat], bold=True)
    if big:
        rows = die(int(text[0]), CARD_DIE)
        inside = [Text(f" {text}".ljust(13 if double else 7), style=face)]
        space = (" ", face)
        inside += [Text.assemble(space, row, space, *((row, space) if double else ())) for row in rows]
    else:
        shown = "⚀⚁⚂⚃⚄⚅"[int(text[0]) - 1]
        inside = [
            Text(f" {text}".ljust(7), style=face),
            Text((f"{shown} {shown}" if double else shown).center(7), style=face),
        ]
    width = len(inside[0])
    rows = [
        Text(f"╭{'─' * width}╮", style=frame),
        *(Text.assemble(("│", frame), row, ("│", frame)) for row in inside),
        Text(f"╰{'─' * width}╯", style=frame),
    ]
    blank = Text(" " * (width + 2))
    return [*rows, blank] if raised else [blank, *rows]


def pieces(rules: Any, view: Any, casino: int, owner: int) -> str:
    """An owner's dice at a casino, each as the owner's sign; a Biggy, which counts two, as `(▲)`."""
    seats = rules.spec.seats
    weight: int = rules.weights(view, casino)[owner]
    mark = sign(owner, seats)
    if not isinstance(rules, LasVegas) or owner >= seats or not view.biggies or view.biggies[owner] != casino:
        return mark * weight
    return mark * (weight - BIGGY_WEIGHT) + f"({mark})"


def casino_rows(
    rules: Any, view: Any, casino: int, width: int, height: int, names: Sequence[str], words: Words, *, roomy: bool
) -> Block:
    """What lies at a casino: its bills with who would get them now, then everybody's dice.

    `roomy`: are all casinos wide enough for bills with all their zeros?
    """
    seats = rules.spec.seats
    weights, ranked = rules.weights(view, casino), rules.ranked(view, casino)
    takers = dict(enumerate(ranked))
    bills = view.bills[casino - 1] if casino <= len(view.bills) else ()
    owners = sorted((owner for owner, weight in enumerate(weights) if weight), key=lambda owner: -weights[owner])
    rows = _bill_rows(bills, takers, width, max(height - len(owners), 2), seats, words if roomy else None)
    if bills and height >= len(bills) + max(len(owners), 3) + 2:
        rows.append(Text())
    if casino == BANDIT:
        rows.append(_bandit_faces(view))
    if view.jetons_at and casino <= len(view.jetons_at) and view.jetons_at[casino - 1]:
        rows.append(Text("◎ Jeton", style=GOLD))
    chips = [_chips(rules, view, casino, owner, owner not in ranked, width, names, words) for owner in owners]
    if len(rows) + sum(map(len, chips)) <= height and height >= 14:
        return [*rows, *(row for block in chips for row in block)]
    for owner in owners:
        rows.append(_owner_row(rules, view, casino, owner, owner not in ranked, width, words))
    return rows[:height]


def casino_line(rules: Any, view: Any, casino: int, name: str, chosen: bool) -> Text:
    """A casino where there is only one row for it: number, name, bills with their takers, dice."""
    seats = rules.spec.seats
    weights, ranked = rules.weights(view, casino), rules.ranked(view, casino)
    line = Text(no_wrap=True, overflow="ellipsis")
    number = "B" if casino == BANDIT else str(casino)
    line.append(f"{number} {cut(name, 9):<9} ", style=Style(color=NEON[casino - 1], bold=True, reverse=chosen))
    for rank, bill in enumerate(view.bills[casino - 1] if casino <= len(view.bills) else ()):
        line.append(f"{bill}", style=Style(color=MONEY, bold=True))
        if rank < len(ranked):
            line.append(sign(ranked[rank], seats), style=ink(ranked[rank], seats))
        line.append(" ")
    for owner in sorted((owner for owner, weight in enumerate(weights) if weight), key=lambda owner: -weights[owner]):
        style = Style(color=ink(owner, seats), strike=owner not in ranked)
        line.append(f" {sign(owner, seats)}{weights[owner]}", style=style)
    return line


def _chips(
    rules: Any, view: Any, casino: int, owner: int, tied: bool, width: int, names: Sequence[str], words: Words
) -> Block:
    """An owner's dice where there is room: every die a painted chip, the name above."""
    seats = rules.spec.seats
    weight = rules.weights(view, casino)[owner]
    mark, colour = sign(owner, seats), ink(owner, seats)
    name = names[owner] if owner < seats else words("terminal-neutral")
    head = Text(no_wrap=True)
    tail = f" ×{weight}"
    if casino == BANDIT:
        tail += f" Σ{_bandit_pips(view, owner, seats)}"
    head.append(cut(f"{mark} {name}", width - len(tail)), style=Style(color=colour, bold=not tied, strike=tied))
    head.append(tail, style=Style(color=QUIET if tied else colour, bold=not tied, italic=tied))
    paint = Style(
        color="#ffffff" if owner < seats else "#101010", bgcolor=PAINT[owner] if owner < seats else NEUTRAL_INK
    )
    if tied:
        paint = Style(color=colour, bgcolor="#2a3156", strike=True)
    biggy = pieces(rules, view, casino, owner).endswith(")")
    dice = [f" {mark} "] * (weight - BIGGY_WEIGHT * biggy) + [f"({mark} {mark})"] * biggy
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


def _bill_rows(
    bills: Sequence[int], takers: dict[int, int], width: int, room: int, seats: int, words: Words | None
) -> Block:
    """A band for every bill, its taker's sign at the end. Where bills outnumber the rows, small ones share the last."""
    paper = Style(color="#0b2a14", bgcolor=BILL, bold=True)
    rows = []
    single = bills if len(bills) <= room else bills[: room - 1]
    for rank, bill in enumerate(single):
        amount = short_money(bill) if words is None else words.money(bill)
        owner = takers.get(rank)
        if owner is None:
            rows.append(Text(f" {amount}".ljust(width), style=paper))
            continue
        chip = Style(color="#ffffff", bgcolor=PAINT[owner] if owner < seats else "#555b70", bold=True)
        rows.append(Text.assemble((f" {amount}".ljust(width - 3), paper), (f" {sign(owner, seats)} ", chip)))
    if len(single) < len(bills):
        rest = " ".join(short_money(bill) for bill in bills[len(single) :])
        rows.append(Text(cut(f" {rest}", width).ljust(width), style=paper))
    return rows


def _owner_row(rules: Any, view: Any, casino: int, owner: int, tied: bool, width: int, words: Words) -> Text:
    seats = rules.spec.seats
    weight = rules.weights(view, casino)[owner]
    dice = pieces(rules, view, casino, owner)
    count = f" {weight}"
    if len(dice) + len(count) > width:
        dice = f"{sign(owner, seats)}×"
        count = str(weight)
    style = Style(color=ink(owner, seats), bold=not tied, strike=tied, dim=False)
    row = Text.assemble((dice, style), (count, Style(color=ink(owner, seats), bold=not tied)))
    if tied:
        word = words("terminal-tie")
        row.append(f" {word}" if len(row) + len(word) < width else "=", style=Style(color=QUIET, italic=True))
    elif casino == BANDIT and len(row) + 4 <= width:
        row.append(f" Σ{_bandit_pips(view, owner, seats)}", style=QUIET)
    return row


def _bandit_faces(view: Any) -> Text:
    """The numbers that the Bandit still takes; those that lie there are crossed out."""
    row = Text()
    for face, lot in enumerate(view.bandit, start=1):
        if lot is None:
            row.append(str(face), style=Style(color="#ffffff", bold=True))
        else:
            row.append("✗", style=Style(color=QUIET))
    return row


def _bandit_pips(view: Any, owner: int, seats: int) -> int:
    pips = 0
    for face, lot in enumerate(view.bandit, start=1):
        if lot is not None:
            dice = lot.neutral if owner == seats else (lot.own + BIGGY_WEIGHT * lot.biggy) * (lot.seat == owner)
            pips += dice * face
    return pips
