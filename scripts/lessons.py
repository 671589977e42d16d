"""Play the scripts of the browser's tutorials and record the server's answers, so that learners need no server.

.venv/bin/python scripts/lessons.py          write web/src/*/course-*.json
.venv/bin/python scripts/lessons.py --check  exit with 1 if they are out of date

A script is web/src/<drawing>/lesson-<game>.json, or lesson-drill-<name>.json with its game: options, and steps. In each
step some dice land or moves are played first, then the learner makes a move. A course is a socket's news: the table at
first, then what each of these changes.
"""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from vabanque.server import messages as m
from vabanque.server.answers import encode_entries
from vabanque.server.drafts import draft_land, draft_move
from vabanque.server.opening import open_table
from vabanque.server.table import ServerTable, read_move
from vabanque.server.views import Attendance, PublicView, own_part, public_part

SOURCES = Path(__file__).parents[1] / "web" / "src"
SEATS = (0, 1)
"""The learner and a rival; both sit at this device."""


def course(game: str, script: dict[str, Any]) -> list[dict[str, Any]]:
    """What a socket would send: first the whole table, then the changes after each act."""
    setup = m.Setup(
        game=game, options=script["options"], dice="by-hand", open_money=True, first=0, spectators=False, stand_in=None
    )
    seats = [m.SeatSetup(kind="local", name=name) for name in ("1", "Bruno")]
    table = open_table(m.NewTable(setup=setup, seats=seats, start=True), b"", {}, now=0)
    table = replace(table, id="lesson")
    device = table.devices[0]
    shown, own = PublicView(0, public_part(table, Attendance(SEATS))), own_part(table, device)
    view = m.TableView(now=0, **shown.parts, **own._asdict())
    news: list[dict[str, Any]] = [{"type": "news", "now": 0, "entries": _entries(table, 0), "view": _plain(view)}]
    for step in script["steps"]:
        for act in [*step["first"], *([step["wants"]] if step["wants"] else [])]:
            before, earlier = table.seq, (shown, own)
            table = _after(table, act)
            shown, own = PublicView(len(news), public_part(table, Attendance(SEATS))), own_part(table, device)
            changes = b",".join(filter(None, (shown.since(earlier[0]), own.since(earlier[1]))))
            news.append(
                {
                    "type": "news",
                    "now": 0,
                    "entries": _entries(table, before),
                    "changes": json.loads(b"[%b]" % changes),
                }
            )
    return news


def _after(table: ServerTable, act: str | dict[str, Any]) -> ServerTable:
    """The table after one act: text for what lands, or a move as written in a record."""
    if isinstance(act, str):
        draft = draft_land(table, act, SEATS, True)
    else:
        assert table.session is not None
        draft = draft_move(table, read_move(table.session.rules, act))
    return table.apply(draft, 0)[0]


def _entries(table: ServerTable, after: int) -> Any:
    return json.loads(encode_entries(table, after, table.seq, SEATS))


def _plain(message: Any) -> Any:
    return json.loads(msgspec.json.encode(message))


def generate() -> dict[Path, str]:
    courses = {}
    for path in sorted(SOURCES.glob("*/lesson-*.json")):
        name, script = path.stem.removeprefix("lesson-"), json.loads(path.read_text("utf-8"))
        lines = [json.dumps(news, ensure_ascii=False) for news in course(script.get("game", name), script)]
        courses[path.with_name(f"course-{name}.json")] = "[\n" + ",\n".join(lines) + "\n]\n"
    return courses


def main() -> int:
    courses = generate()
    stale = [path for path, text in courses.items() if not path.exists() or path.read_text("utf-8") != text]
    if "--check" in sys.argv:
        for path in stale:
            print(f"{path.name} is out of date: run scripts/lessons.py", file=sys.stderr)
        return int(bool(stale))
    for path, text in courses.items():
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
