"""A game from another package at a table: listed, played by people and bots, recorded, and in its own words."""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.harness import Client, Server, new_id
from vabanque.core import Misconfigured
from vabanque.games import make
from vabanque.server import messages as m
from vabanque.server.opening import settled

PIG = Path(__file__).parents[2] / "examples" / "pig"


@pytest.fixture
def pigs(own_server: Callable[..., Server], monkeypatch: pytest.MonkeyPatch) -> Server:
    """A server that has loaded the example game Pig, as its workers have."""
    monkeypatch.setenv("PYTHONPATH", str(PIG), prepend=os.pathsep)
    return own_server(plugins="pig")


async def test_ten_people_and_bots_play_a_game_that_the_server_does_not_know(pigs: Server) -> None:
    game = next(game for game in (await pigs.get("/games"))["games"] if game["id"] == "pig")
    assert (game["least"], game["most"], game["words"]) == (2, 10, True)
    assert [option["name"] for option in game["options"]] == ["target"]
    assert (game["facts"]["hidden_scores"], game["facts"]["unit"]) == (False, "points")
    assert "random" in game["bots"]
    made = await pigs.table("pig", "me open " + "random " * 8, options={"target": 20}, first=9)
    friend = await pigs.post(f"/tables/{made['table']}/seats", {"name": "Benno", "id": new_id()})
    await pigs.command(made["table"], made["token"], "start")
    view = await pigs.view(made["table"], made["token"])
    assert view["setup"]["stand_in"] in game["bots"]
    async with (
        Client(pigs.url, made["table"], made["token"], views="all") as anna,
        Client(pigs.url, made["table"], friend["token"], views="all", seed=1) as benno,
    ):
        await asyncio.gather(anna.play(), benno.play())
    record = await pigs.get(f"/tables/{made['table']}/record")
    assert len(record["seats"]) == 10
    assert max(record["result"]["score"]) >= 20
    replay = await pigs.get(f"/tables/{made['table']}/replay")
    assert replay["verdict"]["ok"]
    assert replay["steps"][-1]["scores"] == record["result"]["score"]


async def test_a_move_may_be_written_as_text(pigs: Server) -> None:
    made = await pigs.table("pig", "me local", dice="by-hand", first=0, hints="best")
    table, token = made["table"], made["token"]
    await pigs.command(table, token, "start")
    assert (await pigs.view(table, token))["awaited"]["ask"] == [{"id": "ask-pig-roll", "args": {"name": {"seat": 0}}}]
    await pigs.command(table, token, "land", text="6")
    hint = await pigs.get(f"/tables/{table}/hint", token)
    assert (hint["unit"], hint["bot"], len(hint["values"])) == ("win", "rollouts", 2)
    choices = {choice["move"] for choice in (await pigs.view(table, token))["hand"]["choices"]}
    assert {option["text"] for option in hint["values"]} == choices
    assert hint["best_text"] in choices
    for move, code in (
        ({"seat": 0, "text": "fold"}, "not-a-move"),
        ({"seat": 1, "text": "hold"}, "not-your-turn"),
        ({"seat": 7, "text": "hold"}, "not-your-seat"),
        ({"seat": "0", "text": "hold"}, "wrong-type"),
        ({"seat": 0, "text": "hold", "kind": "choose"}, "missing-key"),
        ({"kind": "roll", "seat": 0, "face": 6}, "unknown-kind"),
        ({"kind": "leave", "seat": 0}, "unknown-kind"),
        ({}, "wrong-type"),
    ):
        assert await pigs.refused(table, token, "move", move=move) == code
    await pigs.command(table, token, "move", move={"seat": 0, "text": "hold"})
    view = await pigs.view(table, token)
    assert [player["score"] for player in view["scene"]["players"]] == [6, 0]


async def test_the_words_of_the_game_come_from_its_package(pigs: Server) -> None:
    async with pigs.http() as http:
        german = await http.get("/games/pig/words/de")
        assert german.text == (PIG / "pig" / "locales" / "de.ftl").read_text("utf-8")
        assert german.headers["content-type"].startswith("text/plain")
        for path in ("/games/top-10000/words/de", "/games/chess/words/de"):
            assert (await http.get(path)).status_code == 404
        assert (await http.get("/games/pig/words/xx")).status_code == 400


def test_a_game_may_not_name_its_entries_like_events_of_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = make("top-10000", 2)
    setup = m.Setup(game="top-10000")
    assert settled(setup, 2, {"top-10000": ["random"]}).stand_in == "random"
    monkeypatch.setattr(type(rules), "kinds", {**rules.kinds, "ended": rules.kinds["bust"]})
    with pytest.raises(Misconfigured, match=r"\bkind-taken(?![-\w])"):
        settled(setup, 2, {"top-10000": ["random"]})
