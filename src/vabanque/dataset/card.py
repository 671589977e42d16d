"""The data card: what is in a data set, how it was made, what it is good for and what it is not."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

LICENCE = """\
Creative Commons CC0 1.0 Universal (SPDX: CC0-1.0)

To the extent possible under law, the Vabanque developers have waived all copyright and related or neighbouring rights
to this data set: you may copy, change and use it for any purpose without asking. The full text of the waiver:
https://creativecommons.org/publicdomain/zero/1.0/legalcode

The program that made the data is under the MIT License. The games belong to their authors and publishers; this is an
unofficial fan project, and no rule text, name of a casino or picture of theirs is in the data.
"""

CARD = """\
---
license: cc0-1.0
task_categories: [reinforcement-learning, tabular-classification]
tags: [board-games, dice, las-vegas, game-records, puzzles]
pretty_name: Vabanque
---

# Games, reviews, puzzles and solutions by Vabanque

Games between bots of all levels, {games} of each kind: {names}.
Both dice and decisions can be checked: every game verifies against the rules (`vabanque verify games/*.jsonl`).

Made with Vabanque {version}; the same command makes the same games again:

    {command}

## Files

| file | one row or line is |
|---|---|
| `games/GAME.jsonl` | a recorded game, format `vabanque/1`: setting, seats, every roll and every move, result |
| `reviews/GAME.jsonl` | the review of the game in the same line: what every move cost and how much was luck |
| `decisions.{suffix}` | a decision of these games: the columns are below |
| `puzzles/GAME.jsonl` | a position whose best move hardly any simple bot finds: every move's value, theme, levels |
| `puzzles.{suffix}` | the same in columns |
{exact}| `dataset.json` | version, command, and size and SHA-256 of every file |

Decisions: `game` and `number` find the game (line number + 1); `entry` is the index in its journal, `level` the bot in
this `seat`, `position` the position in one line as in `vabanque play --from`, `move` what was played and `best` the
best move in short notation, `win` the chance to win after the best move, `cost` what the move lost of it, `grade` one
of best, small, clear and grave, `reason` the family of reasons, if one was confirmed by a counterfactual.

## How it was made

All numbers of seats in turn; every second game of each without options, the others with options drawn at random; a
level drawn for every seat, from the tourist, whom a child beats, to the strongest bot. Dice, options and levels follow
from the seed {seed}.

## What it is good for, and what not

Learning to predict moves, values or levels; teaching and testing reviews; comparing programs on the same positions.
The players are bots: nothing here says how people play, and the weaker levels err in ways that were chosen by hand.
Values of positions are exact where the game is solved and otherwise those of the networks and rollouts that the
reviews use; `cost` below two standard errors is written as 0. Test and training data have to be split by `number`,
since the decisions of one game depend on each other.

## Licence

CC0 1.0: see LICENSE.
"""


EXACT = {
    "top-10000-2": "Die oberen 10 000 for two, solved: the chance to win before a turn, for all scores (target 10,000)",
    "las-vegas-2012-2": "Las Vegas for two: what a lead in thousands is worth before a round, from solved rounds",
    "las-vegas-biggy-2": "the same for the newer edition",
}
"""What the exact tables hold; those of games from other packages go by their names."""


def card(manifest: Mapping[str, Any]) -> str:
    """The page for a data set."""
    files = manifest["files"]
    suffix = "parquet" if "decisions.parquet" in files else "csv"
    tables = [Path(name).stem for name in files if name.startswith("exact/")]
    return CARD.format(
        games=manifest["games_each"],
        names=", ".join(manifest["games"]),
        version=manifest["version"],
        command=manifest["command"],
        seed=manifest["seed"],
        suffix=suffix,
        exact="".join(f"| `exact/{name}.{suffix}` | {EXACT.get(name, name)} |\n" for name in tables),
    )
