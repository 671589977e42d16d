"""Games that are solved: one folder per game."""
