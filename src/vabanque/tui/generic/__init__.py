"""A table that any game can have: areas, dice, cards, counters, and choices as a list."""
