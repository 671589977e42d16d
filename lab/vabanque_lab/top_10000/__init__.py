"""Solving Die oberen 10 000: how the tables in `vabanque.games.top_10000.exact` are made, checked and studied.

- `many_turns`: turns solved for whole tables, compiled; `solver`: all states of a table
- `two_players`: the exact solution with its proven error bound; `many_players`: three and four players
- `simulation`: games between perfect players, as a check that shares little code with the solver
- `duel` and `rules_of_thumb`: how good simple rules are against perfect play
- `solving` and `studying`: the commands
- `study` and `report`: the numbers, pictures and text of docs/studies/top-10000.md
"""
