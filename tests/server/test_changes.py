"""Views as changes: one message per change, and whoever applies them has the view that others are sent whole."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.harness import Client, Json, Server, changed_view, new_id
from tests.server.inside import Inside, inside
from vabanque.core.frozen import Frozen
from vabanque.server.views import Change, find_changes

KINDS: list[tuple[str, Json]] = [
    ("las-vegas-2012", {"options": {"neutral": True}}),
    ("las-vegas-biggy", {"options": {"bandit": True}, "open_money": True}),
    ("las-vegas-cards", {}),
    ("las-vegas-cards", {"options": {"order": "in-turn", "jetons": True}}),
    ("top-10000", {"options": {"target": 1500}}),
]


def same_for_both(view: Json) -> Json:
    """A view without the two fields in which the modes differ."""
    return {key: value for key, value in view.items() if key not in ("now", "position", "type")}


async def follow(client: Client, views: dict[int, Json]) -> None:
    """Listen until the game is over, and keep the view at every seq."""
    while not client.ended or client.last_view is None or client.last_view["status"] != "over":
        await client.hear(60)
        if client.last_view is not None:
            views[client.last_view["seq"]] = same_for_both(client.last_view)


@pytest.mark.parametrize(("game", "setup"), KINDS)
async def test_changes_add_up_to_the_whole_view(server: Server, game: str, setup: Json) -> None:
    made = await server.table(game, "me open bot", hints="odds", clock=60, **setup)
    table = made["table"]
    benno = await server.post(f"/tables/{table}/seats", {"name": "Benno", "id": new_id()})
    tokens = [made["token"], benno["token"], None]
    players = [Client(server.url, table, token, "turn", seed) for seed, token in enumerate(tokens[:2])]
    pairs = [[Client(server.url, table, token, views) for views in ("all", "changes")] for token in tokens]
    seen: list[list[dict[int, Json]]] = [[{}, {}] for _ in tokens]
    watchers = [client for pair in pairs for client in pair]
    for client in [*players, *watchers]:
        await client.connect()
    for client in watchers:  # everybody is there, and nobody comes or goes any more
        await client.until(lambda _, client=client: _all_here(client.last_view))  # type: ignore[misc]
    await server.command(table, made["token"], "start")
    await asyncio.gather(
        *(player.play() for player in players),
        *(
            follow(client, views)
            for pair, both in zip(pairs, seen, strict=True)
            for client, views in zip(pair, both, strict=True)
        ),
    )
    for client in [*players, *watchers]:
        await client.close()
    for view, changes in seen:
        common = view.keys() & changes.keys()
        assert len(common) > len(changes) / 3
        for seq in common:
            assert changes[seq] == view[seq]
    for _, client in pairs:
        sent = [msgspec.json.decode(text)["type"] for text in client.heard]
        assert set(sent) <= {"hello", "news", "pong"}


def _all_here(view: Json | None) -> bool:
    return view is not None and all(seat["presence"] == "here" for seat in view["seats"])


# Litestar 2 warns about what Litestar 3 will want.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


@pytest.fixture
async def quiet(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> AsyncIterator[Inside]:
    async with inside(monkeypatch, database=str(tmp_path / "tables.db")) as running:
        yield running


async def test_a_move_arrives_in_one_message_with_its_acknowledgement(quiet: Inside) -> None:
    made = await quiet.table("me local")
    await quiet.command(made, "start")
    async with await quiet.enter(made, made["token"], "changes") as anna:
        await anna.until("hello")
        first = await anna.until("news")
        assert first["view"]["seq"] == len(first["entries"])
        assert "changes" not in first
        assert first["view"]["position"] is None
        roll = first["view"]["scene"]["roll"]
        move = {"kind": "place", "seat": roll["seat"], "face": roll["own"][0], "casino": roll["own"][0]}
        id_ = new_id()
        anna.send({"type": "move", "id": id_, "move": move})
        news = await anna.hear()
        assert (news["type"], news["ack"]["id"], news["ack"]["seq"]) == ("news", id_, news["entries"][-1]["seq"])
        assert "view" not in news
        view = changed_view(first["view"], news["changes"])
        anew = await quiet.get(f"/tables/{made['table']}", made["token"])
        assert same_for_both(view) == same_for_both(anew)
        # The same command again: nothing has changed, so there is only the acknowledgement.
        anna.send({"type": "move", "id": id_, "move": move})
        again = await anna.hear()
        assert again.keys() == {"type", "now", "ack"}
        assert again["ack"] == news["ack"]


async def test_no_acknowledgement_is_sent_twice(server: Server) -> None:
    """Over a real socket, where news is written without waiting."""
    made = await server.table(seats="me local", start=True)
    commands = [new_id() for _ in range(3)]
    async with Client(server.url, made["table"], made["token"], "changes") as anna:
        for id_ in commands:
            await anna.send({"type": "react", "id": id_, "emoji": "🍀"})
            await anna.until(lambda _, id_=id_: id_ in anna.acks)  # type: ignore[misc]
    news = [msgspec.json.decode(text) for text in anna.heard]
    assert [message["ack"]["id"] for message in news if "ack" in message] == commands


async def test_presence_is_sent_as_a_change(quiet: Inside) -> None:
    made = await quiet.table("me open")
    benno = await quiet.post(f"/tables/{made['table']}/seats", {"name": "Benno", "id": new_id()})
    async with await quiet.enter(made, made["token"], "changes") as anna:
        first = await anna.until("news")
        assert [seat["presence"] for seat in first["view"]["seats"]] == ["here", "away"]
        async with await quiet.enter(made, benno["token"]) as other:
            await other.until("hello")
            assert (await anna.until("news"))["changes"] == [["seats/1/presence", "here"]]
        assert (await anna.until("news"))["changes"] == [["seats/1/presence", "away"]]


async def test_after_a_view_from_another_seat_the_next_one_is_complete(quiet: Inside) -> None:
    made = await quiet.table("me local")
    await quiet.command(made, "start")
    async with await quiet.enter(made, made["token"], "changes") as anna:
        await anna.until("news")
        anna.send({"type": "look", "seat": 1})
        assert (await anna.until("view"))["you"] == 1
        await quiet.command(made, "react", emoji="🍀")
        assert (await anna.until("news"))["view"]["you"] == 0
        await quiet.command(made, "react", emoji="🍀")
        assert "view" not in await anna.until("news")


async def test_a_long_journal_comes_in_several_messages(quiet: Inside) -> None:
    made = await quiet.table("me local")
    room = await quiet.host.rooms.find(made["table"])
    room.table.rows += [room.table.rows[0]] * 1000
    room.table.seq += 1000
    async with await quiet.enter(made, made["token"], "changes") as anna:
        await anna.until("hello")
        lengths = [len((await anna.hear())["entries"]) for _ in range(3)]
        assert lengths == [500, 500, 1]


class Pair(Frozen):
    """Something with fields, as scenes have."""

    left: Any
    right: Any


values = st.recursive(
    st.none() | st.booleans() | st.integers(0, 3) | st.sampled_from(["a", "b"]),
    lambda inner: st.lists(inner, max_size=3).map(tuple) | st.lists(inner, max_size=3) | st.builds(Pair, inner, inner),
    max_leaves=12,
)


@given(values, values)
def test_changes_lead_from_any_value_to_any_other(old: Any, new: Any) -> None:
    changes: list[Change] = []
    find_changes(old, new, "part", changes)
    plain = msgspec.json.decode(msgspec.json.encode([old, new, changes]))
    assert changed_view({"part": plain[0]}, plain[2]) == {"part": plain[1]}
