"""Worked examples for the rules pages: the rules play them, and picture and sentence tell the same numbers.

A game brings its own (`core.Brings.figures`).
"""

from __future__ import annotations

from vabanque.figures.model import NAMES, Figure, FigurePiece, FigureRow
from vabanque.figures.page import (
    IllustratedSection,
    as_markdown,
    as_sentences,
    drawn_as_text,
    figures_of,
    illustrated_page,
    told,
)

__all__ = [
    "NAMES",
    "Figure",
    "FigurePiece",
    "FigureRow",
    "IllustratedSection",
    "as_markdown",
    "as_sentences",
    "drawn_as_text",
    "figures_of",
    "illustrated_page",
    "told",
]
