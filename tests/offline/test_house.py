"""The house on a device: the server's messages without a server."""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random
from typing import Any
from urllib.parse import quote

import pytest

from vabanque.games import GAMES
from vabanque.offline import DeviceHouse
from vabanque.play.journal import to_plain
from vabanque.play.verify import verify

LEFT_OUT = ("litestar", "uvicorn", "sqlalchemy", "numpy", "numba", "platformdirs", "typer", "multiprocessing")
"""What no browser has, or nobody should wait for."""
Json = dict[str, Any]


class Device:
    """Asks the house as a browser does, and stores what it is told to store."""

    def __init__(self) -> None:
        self.house = DeviceHouse()
        self.tables: dict[str, Json] = {}
        self.rows: dict[str, list[Any]] = {}
        self.heard: list[Json] = []
        self.due: int | None = None

    def ask(self, method: str, path: str, body: Json | str = "", token: str | None = None) -> Any:
        text = body if isinstance(body, str) else json.dumps(body)
        outcome = self.keep(
            self.house.answer(json.dumps({"method": method, "path": path, "body": text, "token": token}))
        )
        return outcome["answer"]

    def say(self, message: Json) -> None:
        self.keep(self.house.hear(1, json.dumps(message)))

    def keep(self, text: str) -> Json:
        outcome: Json = json.loads(text)
        for write in outcome["writes"]:
            rows = self.rows.setdefault(write["table"], [])
            assert [row[0] for row in write["rows"]] == list(range(len(rows) + 1, len(rows) + len(write["rows"]) + 1))
            rows += write["rows"]
            self.tables[write["table"]] = write["kept"]
        self.heard += [said["message"] for said in outcome["said"]]
        self.due = outcome["due"]
        return outcome

    def come_back(self, table: str) -> None:
        """The app was closed; a new house reads what was stored."""
        self.house = DeviceHouse()
        self.house.bring(json.dumps({"table": self.tables[table], "rows": self.rows[table]}))

    def open(self, game: str, seats: int = 3, **setup: Any) -> tuple[str, str]:
        bots = [{"kind": "bot", "bot": "greedy"}] * (seats - 1)
        made = self.ask("POST", "/tables", {
            "setup": {"game": game, "bot_delay": 0, **setup}, "seats": [{"kind": "local", "name": "Anna"}, *bots],
        })  # fmt: skip
        table, token = made["table"], made["token"]
        assert token.startswith("here-")
        self.ask(
            "POST", f"/tables/{table}/commands", {"type": "seed", "id": "seed0001", "seat": 0, "seed": "anna"}, token
        )
        self.ask("POST", f"/tables/{table}/commands", {"type": "start", "id": "start001"}, token)
        return table, token

    def enter(self, table: str, token: str) -> None:
        self.house.open(1, table, 0)
        self.say({"type": "enter", "token": token, "views": "changes"})


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_survives_closing_and_its_record_verifies(game: str) -> None:
    device, luck = Device(), Random(game)
    table, token = device.open(game)
    device.enter(table, token)
    moves = 0
    while (view := device.ask("GET", f"/tables/{table}", token=token))["status"] == "running":
        if view["you"] in view["to_move"]:
            moves += 1
            session = device.house._rooms[table].table.session
            assert session is not None
            move = to_plain(luck.choice(session.legal(view["you"])))
            device.heard.clear()
            device.say({"type": "move", "id": f"move{moves:05}", "move": move, "turn": view["turn"]})
            assert any(message.get("ack", {}).get("id") == f"move{moves:05}" for message in device.heard)
        else:
            assert device.due is not None
            device.keep(device.house.act())
        if moves == 3:
            moves += 1
            device.come_back(table)
            device.enter(table, token)
    record = device.ask("GET", f"/tables/{table}/record", token=token)
    assert verify(json.dumps(record)).ok
    assert record["fairness"]["seat_seeds"][0] == "anna"
    assert device.ask("GET", f"/tables/{table}/replay", token=token)["verdict"]["ok"]
    (listed,) = device.ask("POST", "/tables/mine", {"tokens": {table: token}})["tables"]
    assert listed["status"] == "over"


@pytest.mark.parametrize("game", list(GAMES))
def test_hints_and_positions(game: str) -> None:
    device = Device()
    device.house.bots[game] = ["random", "greedy", "tourist", "accountant"]  # as in a browser
    table, token = device.open(game, hints="best", first=0)
    hint = device.ask("GET", f"/tables/{table}/hint?seat=0", token=token)
    assert hint["best"] is not None
    assert len(hint["values"]) >= 1
    assert {"game": game} == {"game": device.ask("GET", f"/puzzles/{game}/2026-11-17")["position"]["game"]}


def test_a_position_in_one_line_is_drawn_here_too() -> None:
    line = "top-10000/2 b 9800/9500 300 2 25"
    drawn = Device().ask("GET", f"/positions?line={quote(line)}")
    assert (drawn["line"], drawn["to_move"], len(drawn["moves"])) == (line, [1], 2)
    assert Device().ask("GET", "/positions?line=x")["code"] == "unknown-game"


def test_a_repeated_command_is_carried_out_once() -> None:
    device = Device()
    table, token = device.open("top-10000")
    before = len(device.rows[table])
    again = device.ask("POST", f"/tables/{table}/commands", {"type": "start", "id": "start001"}, token)
    assert again["seq"] <= before
    assert len(device.rows[table]) == before


@pytest.mark.parametrize(
    ("method", "path", "body", "code"),
    [
        ("GET", "/tables/abcdefabcdef", "", "no-such-table"),
        ("GET", "/nothing", "", "needs-server"),
        ("POST", "/tables", "{", "unreadable"),
        ("POST", "/replays", "no record", "not-json"),
        ("POST", "/positions?entry=x", "{}", "unreadable"),
        ("POST", "/positions?other=1", "{}", "unreadable"),
    ],
)
def test_bad_questions_get_a_code_and_change_nothing(method: str, path: str, body: str, code: str) -> None:
    device = Device()
    answer = device.ask(method, path, body)
    assert answer["code"] == code
    assert device.tables == {}


def test_strangers_see_nothing() -> None:
    device = Device()
    table, _ = device.open("las-vegas-2012")
    assert device.ask("GET", f"/tables/{table}", token="here-" + "x" * 32)["code"] == "bad-token"
    assert device.ask("GET", f"/tables/{table}/record")["code"] == "bad-token"


def test_it_needs_nothing_that_a_browser_lacks() -> None:
    code = (
        "import sys\n"
        f"sys.modules.update(dict.fromkeys({LEFT_OUT!r}))\n"
        "from vabanque.offline import DeviceHouse\n"
        "house = DeviceHouse()\n"
        """print(house.answer('{"method": "GET", "path": "/games"}')[:11])\n"""
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, '{"ok":true,\n'), done.stderr
