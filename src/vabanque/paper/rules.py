"""Our rules on paper: the rules pages with their worked examples."""

from __future__ import annotations

import re
from html import escape

from vabanque.figures import illustrated_page, told
from vabanque.figures.svg import drawn_as_svg
from vabanque.games import find
from vabanque.i18n import Words


def printed_rules(game: str, words: Words) -> str:
    """The rules of a game. Raises Misconfigured if there is no such game."""
    find(game)
    parts = [f"<h1>{escape(words.game(game))}</h1>"]
    for section in illustrated_page(words, game):
        parts += [f"<h2>{escape(section.title)}</h2>", *map(_block, section.text.split("\n\n"))]
        parts += [
            f"<figure>{drawn_as_svg(words, figure)}<figcaption>{escape(told(words, figure))}</figcaption></figure>"
            for figure in section.figures
        ]
    return f'<section class="rules">{"".join(parts)}</section>'


def _block(text: str) -> str:
    """A paragraph or a list, with **bold**: all that the texts of rules use."""
    lines = [re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", escape(line)) for line in text.strip().split("\n")]
    if all(line.startswith("- ") for line in lines):
        return f"<ul>{''.join(f'<li>{line[2:]}</li>' for line in lines)}</ul>"
    return f"<p>{' '.join(lines)}</p>"
