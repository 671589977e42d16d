"""Recorded playthroughs: a whole random game as readable text, for every game and its main options.

After a deliberate change of rules or notation, regenerate them and read the diff:

    python -m tests.conformance.playthroughs
"""

from __future__ import annotations

from pathlib import Path

from vabanque.conformance import playthrough, title
from vabanque.games import make

FOLDER = Path(__file__).parents[1] / "playthroughs"

KEPT = [
    make("las-vegas-2012", 5),
    make("las-vegas-2012", 2, {"jetons": True}),
    make("las-vegas-2012", 3, {"neutral": True}),
    make("las-vegas-biggy", 4),
    make("las-vegas-biggy", 6, {"bandit": True}),
    make("las-vegas-biggy", 2, {"neutral": True, "bandit": True, "bandit_ties": "all"}),
    make("las-vegas-cards", 3),
    make("las-vegas-cards", 2, {"order": "in-turn", "jetons": True}),
    make("top-10000", 2, {"target": 3000}),
]
TEXTS = {f"{title(rules)}.txt": rules for rules in KEPT}


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, rules in TEXTS.items():
        (FOLDER / name).write_text(playthrough(rules, 1), "utf-8")


if __name__ == "__main__":
    write()
