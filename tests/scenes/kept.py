"""What tables show in recorded games, as fingerprints of every step: nothing on a table changes unnoticed.

Run `python -m tests.scenes.kept` after an intended change, and say in the commit what now looks different.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from vabanque.core import Decide, Over
from vabanque.games import make, scenes
from vabanque.play.record import Record, read_record
from vabanque.play.stories import Chronicle
from vabanque.play.verify import replay

RECORDS = Path(__file__).parents[1] / "records"
KEPT = Path(__file__).parent / "kept"
GAMES = {
    # recorded game → is everyone's money open?
    "las-vegas-2012-2-jetons": True,
    "las-vegas-2012-3-neutral": False,
    "las-vegas-biggy-2-neutral-bandit": False,
    "las-vegas-biggy-4-bandit-bandit_ties=all": True,
    "las-vegas-cards-2-order=in-turn-jetons": True,
    "las-vegas-cards-3": False,
    "top-10000-2": False,
    "top-10000-3-target=50": False,
}


def shown(name: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """For every step: a title, and everything that anyone may be shown at that point."""
    record: Record = read_record((RECORDS / f"{name}.jsonl").read_text("utf-8").splitlines()[0])
    rules = make(record.game, len(record.seats), record.options, open_money=GAMES[name])
    shows = scenes(rules)
    chronicle = Chronicle(shows)
    for step, played in enumerate(replay(record)):
        begun = len(chronicle.stories)
        chronicle.add(played.entries, played.state)
        sentences = [narrated.phrases for narrated in chronicle.narrate(played.entries, begun)]
        state, story, turn = played.state, chronicle.story, rules.turn(played.state)
        parts: dict[str, Any] = {
            "told": sentences,
            "scene": shows.scene(state, story),
            "reveal": shows.scene(state, story, reveal=True),
            "round": shows.round(state),
            "hands": [shows.hand(state, seat) for seat in range(len(record.seats))],
        }
        if isinstance(turn, Decide):
            moves = [rules.legal(state, seat)[0] for seat in turn.seats]
            parts["after"] = [shows.after(state, move, story) for move in moves]
            parts["sealed"] = [shows.hand(state, move.seat, sealed=move, odds=False) for move in moves]
        elif isinstance(turn, Over):
            parts["result"] = [shows.result(turn.result, seat) for seat in range(len(record.seats))]
        else:
            parts["awaited"] = [shows.awaited(turn), shows.awaited(turn, reveal=True)]
        kinds = " ".join(entry.kind for entry in played.entries)
        yield f"{step} {kinds}".strip(), parts


def fingerprints(name: str) -> list[str]:
    """One line per step: `17 place roll: told 3f2a scene 99c1 …`."""
    return [
        f"{title}: "
        + " ".join(f"{part} {sha256(msgspec.json.encode(value)).hexdigest()[:6]}" for part, value in parts.items())
        for title, parts in shown(name)
    ]


if __name__ == "__main__":
    KEPT.mkdir(exist_ok=True)
    for game in GAMES:
        (KEPT / f"{game}.txt").write_text("\n".join(fingerprints(game)) + "\n", "utf-8")
