"""An agent plays over standard input and output, with the SDK's own client."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

from vabanque.agents.tables import MOST_TABLES, AgentTables
from vabanque.core import Refusal
from vabanque.i18n import Words
from vabanque.play.record import read_record
from vabanque.play.verify import verify

Story = Callable[[Client], Awaitable[None]]


def talk(story: Story, *arguments: str, cwd: Path) -> None:
    """Start the command as an assistant does, and talk to it."""

    async def run() -> None:
        server = StdioServerParameters(command=sys.executable, args=["-m", "vabanque", "mcp", *arguments], cwd=cwd)
        async with Client(server) as client:
            await story(client)

    asyncio.run(run())


async def call(client: Client, tool: str, **arguments: Any) -> Any:
    result = await client.call_tool(tool, arguments)
    assert not result.is_error, result.content
    plain = result.structured_content
    return plain["result"] if plain and set(plain) == {"result"} else plain


async def refused(client: Client, tool: str, **arguments: Any) -> str:
    result = await client.call_tool(tool, arguments)
    assert result.is_error
    return str(result.content[0].text)  # type: ignore[union-attr]


def test_an_agent_plays_a_game_and_its_record_verifies(tmp_path: Path) -> None:
    records = tmp_path / "agent.jsonl"

    async def story(client: Client) -> None:
        tools = {tool.name for tool in (await client.list_tools()).tools}
        assert tools == {"games", "rules", "new_game", "look", "play", "record", "verify"}
        assert "top-10000" in [game["game"] for game in await call(client, "games")]
        assert "10" in await call(client, "rules", game="top-10000")
        table = await call(
            client, "new_game", game="top-10000", seats=["agent", "random"], options={"target": 500}, seed=1, name="Ada"
        )
        number = table["table"]
        assert "under way" in await refused(client, "record", table=number)
        illegal = await refused(client, "play", table=number, move="6 6 bank")
        assert "bank" in illegal
        assert (await call(client, "look", table=number))["your_moves"] == table["your_moves"]
        while not table["over"]:
            move = next(move for move in table["your_moves"] if move.endswith("bank"))
            table = await call(client, "play", table=number, move=move)
            assert table["happened"]
        assert "game" in (await refused(client, "play", table=number, move="1 bank")).lower()
        line = await call(client, "record", table=number)
        assert await call(client, "verify", record=line) == "valid"
        assert (await call(client, "verify", record=line.replace('"turn":', '"turn":1'))).startswith("invalid: entry")

    talk(story, "--record", records.name, cwd=tmp_path)
    (line,) = records.read_text("utf-8").splitlines()
    assert verify(line).ok
    assert read_record(line).seats[0] == "Ada"


def test_an_agent_sees_its_own_hand_and_no_other() -> None:
    tables = AgentTables(Words("en"))
    seen = tables.new_game("las-vegas-cards", ["random", "agent", "random"], seed=4)
    state = tables._find(seen["table"]).table.state
    assert tuple(seen["view"]["hand"]) == state.hands[1]
    told = json.dumps(seen)
    assert "hands" not in seen["view"]
    assert json.dumps(list(state.hands[0])) not in told
    assert " ".join(state.hands[0]) not in told


def test_an_agent_plays_on_from_a_position() -> None:
    tables = AgentTables(Words("en"))
    seen = tables.new_game("", position="top-10000/2 a 9800/9500 300 2 25")
    assert seen["your_moves"] == ["5 throw", "5 bank"]
    end = tables.play(seen["table"], "5 bank")
    assert end["over"]
    assert end["result"]["winners"] == [0]
    assert verify(tables.record(seen["table"])).ok


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "top-10000", "seats": ["random", "random"]}, "agent-seat"),
        ({"game": "top-10000", "seats": ["agent", "agent"]}, "agent-seat"),
        ({"game": "top-10000", "seats": ["agent", "cmd:rm"]}, "unknown-bot"),
        ({"game": "top-10000", "seats": ["agent", "os:system"]}, "unknown-bot"),
        ({"game": "top-10000", "seats": ["agent"]}, "bad-seats"),
        ({"game": "top-10000", "options": {"speed": 3}}, "unknown-option"),
        ({"game": "", "position": "top-10000/2 a 0/0"}, "position-fields"),
        ({"game": "", "position": "top-10000/2 a 0/0 0 5r -", "seats": ["agent", "random", "random"]}, "only-seats"),
    ],
)
def test_what_cannot_be_set_up_is_refused(arguments: dict[str, Any], code: str) -> None:
    with pytest.raises(Refusal) as refusal:
        AgentTables(Words("en")).new_game(**arguments)
    assert refusal.value.code == code


def test_old_tables_are_given_up_for_new_ones() -> None:
    tables = AgentTables(Words("en"))
    for _ in range(MOST_TABLES + 1):
        last = tables.new_game("top-10000", ["agent", "random"])["table"]
    tables.look(last)
    with pytest.raises(Refusal, match="no-such-open-table"):
        tables.look(1)
