"""What tables show in recorded games, step by step as text: nothing on a table changes unnoticed.

Run `python -m tests.scenes.kept` after an intended change, and say in the commit what now looks different.
"""

from __future__ import annotations

from collections.abc import Iterator
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
LINE = 160
"""How much of a value stays on one line."""
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


def playthrough(name: str) -> list[str]:
    """The game as text: under each step, what has changed since the last one in anything that anyone may be shown.

    `scene.casinos.2.dice: 3` is a new value, and `scene.casinos.3.dice: gone` was there before. What all secrets add
    to a scene, and what a move would change in it, is told as differences from that scene.
    """
    lines: list[str] = []
    before: dict[str, str] = {}
    for title, parts in shown(name):
        plain = msgspec.to_builtins(parts)
        scene = dict(_flat("", plain["scene"]))
        others = {key: plain.pop(key) for key in ("reveal", "after") if key in plain}
        now = dict(_flat("", plain))
        for key, other in others.items():
            for number, shows in enumerate(other if key == "after" else [other]):
                changes = _changes(scene, dict(_flat("", shows)) if shows else {})
                now |= {f"{key}.{number}.{path}": value for path, value in changes}
        lines.append(f"== {title}")
        lines += [f"{path}: {value}" for path, value in _changes(before, now)]
        before = now
    return lines


def _changes(before: dict[str, str], now: dict[str, str]) -> Iterator[tuple[str, str]]:
    yield from ((path, value) for path, value in now.items() if before.get(path) != value)
    yield from ((path, "gone") for path in before if path not in now)


def _flat(path: str, value: Any) -> Iterator[tuple[str, str]]:
    """Every part of a value that fits on a line, with the path that leads to it."""
    text = msgspec.json.encode(value).decode()
    if len(text) <= LINE or not isinstance(value, dict | list | tuple):
        yield path, text
        return
    for key, item in value.items() if isinstance(value, dict) else enumerate(value):
        yield from _flat(f"{path}.{key}" if path else str(key), item)


if __name__ == "__main__":
    KEPT.mkdir(exist_ok=True)
    for game in GAMES:
        (KEPT / f"{game}.txt").write_text("\n".join(playthrough(game)) + "\n", "utf-8")
