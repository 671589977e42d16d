"""Colours and signs. Owners differ by sign, so nothing depends on colour alone."""

from __future__ import annotations

from vabanque.core import Seat

SIGNS = "▲●■◆★✚▼♥♣♠"
FACE_DOWN = "▒"
INK = (
    "#ff6b6b", "#6f8fff", "#4fd67f", "#ffd24a", "#cf8bff", "#4fdede", "#ff9f68", "#f7a8d8", "#b5e36b", "#c9cfe8"
)  # fmt: skip
"""Colours of the seats as text: bright enough on dark blue; the first six differ on a 16-colour terminal."""
PAINT = (
    "#c62828", "#2450c8", "#1c8a3c", "#b8700c", "#a62cc0", "#0f9a9a", "#a8481a", "#b0457f", "#5c7f1c", "#5f6885"
)  # fmt: skip
"""Colours of the seats' dice, which have white pips; the first six differ on a 16-colour terminal."""
GOLD = "#ffd24a"
MONEY = "#7fe08a"
QUIET = "#8f9ac0"
ALARM = "#ff8f8f"
"""For what went wrong."""
NIGHT = "#0c1024"
PANEL = "#141a36"
FELT = "#0e3a2c"


def ink(seat: Seat | None) -> str:
    """The colour of what a player does; a muted one for what nobody does."""
    return QUIET if seat is None else INK[seat % len(INK)]


def sign(seat: Seat) -> str:
    return SIGNS[seat % len(SIGNS)]
