"""Paper: seating slips, score sheets, standings, position cards and rules as pages to print, without colour if need be.

Each page is HTML that any browser prints on A4 or Letter; nothing in it comes from elsewhere. `vabanque print` writes
it into a file, the server offers the same pages.
"""

from vabanque.paper.cards import position_cards, puzzles_of
from vabanque.paper.evening import SHEETS, PaperEvening, evening_sheets
from vabanque.paper.page import SIZES, PaperSize, as_file, style
from vabanque.paper.rules import printed_rules

__all__ = [
    "SHEETS",
    "SIZES",
    "PaperEvening",
    "PaperSize",
    "as_file",
    "evening_sheets",
    "position_cards",
    "printed_rules",
    "puzzles_of",
    "style",
]
