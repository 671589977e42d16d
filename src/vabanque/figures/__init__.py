"""Worked examples for the rules pages: the rules play them, and picture and sentence tell the same numbers."""

from __future__ import annotations

from vabanque.figures.examples import NAMES, all_figures
from vabanque.figures.model import Figure, FigurePiece, FigureRow
from vabanque.figures.page import IllustratedSection, as_markdown, as_sentences, drawn_as_text, illustrated_page, told

__all__ = [
    "NAMES",
    "Figure",
    "FigurePiece",
    "FigureRow",
    "IllustratedSection",
    "all_figures",
    "as_markdown",
    "as_sentences",
    "drawn_as_text",
    "illustrated_page",
    "told",
]
