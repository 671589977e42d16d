"""Figures as SVG for the documentation: no script, no font of its own, readable in light and dark."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from vabanque.figures.model import Figure, FigurePiece
from vabanque.figures.page import said, told
from vabanque.i18n import Words

DIE, ROW, GAP = 26, 40, 5
LETTER = 7.6
"""Width of a letter at the size used; generous, since fonts differ."""
BOLD = 8.8
"""The same for labels and notes, which are bold."""
SEATS = (("#d93a3f", "#fff"), ("#2b6fe0", "#fff"), ("#1a8547", "#fff"), ("#f4b63f", "#2b1d00"))
COLOURS = {"neutral": ("#f3f1ea", "#2a2d45"), "black": ("#22252f", "#fff"), "red": ("#c8202b", "#fff")}
PIPS = {
    1: [(50, 50)],
    2: [(29, 29), (71, 71)],
    3: [(26, 26), (50, 50), (74, 74)],
    4: [(29, 29), (71, 29), (29, 71), (71, 71)],
    5: [(27, 27), (73, 27), (50, 50), (27, 73), (73, 73)],
    6: [(29, 24), (71, 24), (29, 50), (71, 50), (29, 76), (71, 76)],
}


def drawn_as_svg(words: Words, figure: Figure) -> str:
    """The figure on a line of its own, with its sentences as the text for those who cannot see it."""
    labels = [said(words, row.label) for row in figure.rows]
    notes = [said(words, row.note) for row in figure.rows]
    left = 8 + BOLD * max(map(len, labels)) + (12 if any(labels) else 0)
    middle = max(sum(_width(words, piece) + GAP for piece in row.pieces) for row in figure.rows)
    width = left + middle + 10 + BOLD * max(map(len, notes)) + 8
    height = ROW * len(figure.rows) + 8
    size = f'viewBox="0 0 {width:.0f} {height}" width="{width:.0f}" height="{height}"'
    parts = [f'<svg class="figure" role="img" aria-label="{escape(told(words, figure))}" {size}>']
    for number, row in enumerate(figure.rows):
        centre = 4 + ROW * number + ROW / 2
        if number:
            parts.append(f'<path class="line" d="M4 {centre - ROW / 2}H{width - 4:.0f}"/>')
        parts.append(_text(8, centre, labels[number], "label"))
        x = left
        for piece in row.pieces:
            parts += _drawn(words, piece, x, centre)
            x += _width(words, piece) + GAP
        mood = "" if row.good is None else " good" if row.good else " bad"
        parts.append(_text(left + middle + 10, centre, notes[number], f"note{mood}"))
    return "".join([*parts, "</svg>"])


def _text(x: float, y: float, text: str, kind: str) -> str:
    return f'<text class="{kind}" x="{x:.0f}" y="{y + 5:.0f}">{escape(text)}</text>' if text else ""


def _width(words: Words, piece: FigurePiece) -> float:
    match piece.kind:
        case "die":
            return DIE * 1.3 if piece.big else DIE
        case "bill":
            return 14 + LETTER * len(words.money(int(piece.value)))
        case "card":
            return 24 if not str(piece.value).endswith("+") else 42
        case "jeton":
            return DIE
    return LETTER * (2 + len(str(piece.value)))


def _drawn(words: Words, piece: FigurePiece, x: float, y: float) -> Iterator[str]:
    out = ' opacity="0.4"' if piece.out else ""
    match piece.kind:
        case "die":
            yield f"<g{out}>{_die(piece.value, piece.owner, x, y, _width(words, piece))}</g>"
        case "bill":
            width, amount = _width(words, piece), words.money(int(piece.value))
            paper = "#ffe9b0" if int(piece.value) >= 80 else "#d5efe6" if int(piece.value) >= 50 else "#e4f2d2"
            yield (
                f'<g{out}><rect x="{x:.0f}" y="{y - 13}" width="{width:.0f}" height="26" rx="4" fill="{paper}" '
                f'stroke="#6f9a55"/><text class="bill" x="{x + width / 2:.0f}" y="{y + 5}">{escape(amount)}</text></g>'
            )
        case "card":
            faces = 2 if str(piece.value).endswith("+") else 1
            width = _width(words, piece)
            yield (
                f'<g{out}><rect x="{x:.0f}" y="{y - 17}" width="{width}" height="34" rx="4" fill="#fbf6e9" '
                f'stroke="{_colours(piece.owner)[0]}" stroke-width="2"/>'
            )
            for place in range(faces):
                yield _die(int(str(piece.value)[0]), piece.owner, x + 3 + 19 * place, y, 17)
            yield "</g>"
        case "jeton":
            yield f'<circle cx="{x + 13:.0f}" cy="{y}" r="12" fill="#b3263a" stroke="#fff3dc" stroke-dasharray="5 7" '
            yield f'stroke-width="4"/><text class="coin" x="{x + 13:.0f}" y="{y + 5}">V</text>'
        case "count":
            yield _text(x, y, f"= {piece.value}", "count")
        case "pips":
            yield _text(x, y, f"Σ {piece.value}", "count")
    if piece.out and piece.kind in ("die", "card") and piece.owner not in ("black", "red"):  # cancelled by a tie
        yield f'<path class="struck" d="M{x - 3:.0f} {y + 2}H{x + _width(words, piece) + 3:.0f}"/>'


def _colours(owner: int | str | None) -> tuple[str, str]:
    return SEATS[owner] if isinstance(owner, int) else COLOURS[owner or "neutral"]


def _die(face: int | str, owner: int | str | None, x: float, y: float, size: float) -> str:
    colour, ink = _colours(owner)
    square = (
        f'<svg x="{x:.1f}" y="{y - size / 2:.1f}" width="{size:.1f}" height="{size:.1f}" viewBox="0 0 100 100">'
        f'<rect x="3" y="3" width="94" height="94" rx="21" fill="{colour}" stroke="#0006" stroke-width="4"/>'
    )
    if isinstance(face, str):
        shown = '<circle cx="50" cy="50" r="31" fill="#ffcb52" stroke="#8a5a00" stroke-width="6"/>'
    else:
        shown = "".join(f'<circle cx="{cx}" cy="{cy}" r="11" fill="{ink}"/>' for cx, cy in PIPS[face])
    return f"{square}{shown}</svg>"
