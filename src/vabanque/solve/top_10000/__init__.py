"""Die oberen 10 000, solved: perfect play for two players, an equilibrium for three and four.

What the solution is made of, from the bottom up:

- `throws`: every hand of dice and what can be set aside from its rolls, with exact probabilities
- `turn`: one turn solved, in NumPy; `many_turns`: the same for whole tables, compiled
- `grid`: the scores that a table covers; `solver`: all states of a table
- `two_players`: the exact solution with its proven error bound; `many_players`: three and four players
- `tables`: the shipped tables, packed and read (`data/`)

What uses it:

- `coach`: what a player should do; the bot `perfect` and `vabanque advise` use it, and it does not need numba
- `simulation`: games between perfect players, as a check that shares little code with the solver
- `duel` and `rules_of_thumb`: how good simple rules are against perfect play
- `study` and `report`: the numbers, pictures and text of docs/studies/top-10000.md
"""
