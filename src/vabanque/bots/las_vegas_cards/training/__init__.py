"""How the net of the card game learns."""
