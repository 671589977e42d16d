"""The shipped solution of Die oberen 10 000, as players use it: perfect for two, an equilibrium for three and four.

- `throws`: every hand of dice and what can be set aside from its rolls, with exact probabilities
- `turn`: one turn solved, in NumPy
- `grid`: the scores that a table covers; `tables`: the shipped tables, packed and read
- `coach`: what a player should do; the bot `perfect` and `vabanque advise` use it
- `plain`: the same without NumPy, for browsers; `ranking` and `packing` serve both

None of it needs numba. `vabanque_lab.top_10000` made the tables.
"""
