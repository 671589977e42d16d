"""A game's rules with their figures, for the terminal, plain text and the documentation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from textwrap import indent

from vabanque.core.scene import Phrase
from vabanque.figures.model import NAMES, Figure, FigurePiece
from vabanque.games import GAMES
from vabanque.i18n import Words, rules_sections

BIGGY, NEUTRAL, BLACK_OR_OWN, RED, LEFT = ("[[{}]]", "({})", "[{}]", "<{}>", " {} ")


@dataclass(frozen=True, slots=True)
class IllustratedSection:
    """A section of a rules page."""

    title: str
    text: str
    figures: tuple[Figure, ...]


@lru_cache(maxsize=16)
def figures_of(game: str) -> Mapping[str, Sequence[Figure]]:
    """Section of a game's rules page → the figures there; none if the game brings none."""
    source = GAMES[game].brings.figures if game in GAMES else None
    sections: Mapping[str, Sequence[Figure]] = {} if source is None else source.load()(game)
    return sections


def illustrated_page(words: Words, game: str) -> list[IllustratedSection]:
    """The rules of a game, section by section, each with its figures."""
    figures = figures_of(game)
    return [
        IllustratedSection(title, text, tuple(figures.get(slug, ())))
        for slug, title, text in rules_sections(words, game)
    ]


def as_markdown(words: Words, game: str) -> str:
    """The rules of a game with their figures drawn in letters."""
    parts = []
    for section in illustrated_page(words, game):
        parts += [f"## {section.title}", section.text]
        for figure in section.figures:
            parts += [indent(drawn_as_text(words, figure), "    "), told(words, figure)]
    return "\n\n".join(parts)


def as_sentences(words: Words, section: IllustratedSection) -> str:
    """A section for the ear: its figures are told, not drawn."""
    return "\n\n".join([section.text, *(told(words, figure) for figure in section.figures)])


def said(words: Words, phrase: Phrase | None) -> str:
    return "" if phrase is None else words.say(phrase, NAMES)


def told(words: Words, figure: Figure) -> str:
    """The sentences of a figure: its caption."""
    return words.tell(figure.told, NAMES)


def drawn_as_text(words: Words, figure: Figure) -> str:
    """A figure in letters: `[4]` is a die, `[[4]]` a Biggy, `(4)` a neutral die, `<4>` the red one, `|4 4|` a double
    card; a die without brackets is not set aside."""
    rows = [
        (said(words, row.label), " ".join(_as_text(words, piece) for piece in row.pieces), said(words, row.note))
        for row in figure.rows
    ]
    widths = [max(len(row[column]) for row in rows) for column in (0, 1)]
    lines = (f"{label:<{widths[0]}}  {pieces:<{widths[1]}}  {note}" for label, pieces, note in rows)
    return "\n".join(line.strip() if not widths[0] else line.rstrip() for line in lines)


def _as_text(words: Words, piece: FigurePiece) -> str:
    match piece.kind:
        case "die":
            face = "$" if piece.value == "coin" else piece.value
            form = RED if piece.owner == "red" else NEUTRAL if piece.owner == "neutral" else BLACK_OR_OWN
            if piece.out and piece.owner in ("black", "red"):
                return LEFT.format("$" if piece.value == "coin" else piece.value)
            return (BIGGY if piece.big else form).format(face)
        case "bill":
            amount = words.money(int(piece.value))
            return f"({amount})" if piece.out else amount
        case "card":
            number = str(piece.value).rstrip("+")
            return f"|{number} {number}|" if str(piece.value).endswith("+") else f"|{number}|"
        case "count":
            return f"= {piece.value}"
        case "pips":
            return f"Σ {piece.value}"
    return "◎"
