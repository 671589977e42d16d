"""No secret leaks: everything that is sent or logged is compared with what its reader may know."""

import asyncio
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.harness import Client, Json, Server, changed_view, new_id
from vabanque.core import Decide, Over
from vabanque.play.session import Session
from vabanque.server import messages as m
from vabanque.server.answers import encode_entries
from vabanque.server.drafts import draft_move, draft_start
from vabanque.server.table import Draft, ServerTable, token_hash
from vabanque.server.views import Attendance, view_of
from vabanque.store import Device, Store

KINDS = [
    ("las-vegas-2012", {}, False),
    ("las-vegas-biggy", {"bandit": True}, False),
    ("las-vegas-cards", {}, False),
    ("las-vegas-cards", {"order": "in-turn"}, True),
    ("top-10000", {"target": 1500}, False),
]


def every_value(plain: Any) -> Iterator[tuple[str, Any]]:
    """All (key, value) pairs inside JSON."""
    if isinstance(plain, dict):
        for key, value in plain.items():
            yield key, value
            yield from every_value(value)
    elif isinstance(plain, list):
        for value in plain:
            yield from every_value(value)


def check_message(message: Json, mine: int | None, open_money: bool) -> None:
    """A message during the game: it may contain nothing that is secret from its reader."""
    for key, value in every_value(message):
        if isinstance(value, dict) and value.get("kind") == "draw" and "cards" in value:
            assert value["seat"] == mine or value["cards"] == {"count": 5}
        if isinstance(value, dict) and value.get("kind") == "sealed":
            assert value["seat"] == mine or value["move"] is None
        if isinstance(value, dict) and value.get("kind") == "seeded":
            assert value["seat"] == mine or value["seed"] is None
        assert key not in ("server_seed", "token", "secret", "hands") or value is None
    for entry in message.get("entries", ()):
        check_message(entry, mine, open_money)
    if message.get("type") == "view":
        assert message["you"] == mine
        scene = message["scene"] or {"players": []}
        if not open_money:
            # Money in the scene is public; a seat's own money is in its hand.
            assert all(
                player["won"] is None and player["score"] is None for player in scene["players"] if "won" in player
            )
            assert scene.get("history") is None
            assert scene.get("totals") is None
        assert all(player.get("cards") is None for player in scene["players"])
        assert message["hand"] is None or mine is not None


def with_whole_views(heard: list[str]) -> Iterator[Json]:
    """The messages of a socket, and after each change the whole view that its reader has now."""
    view: Json = {}
    for text in heard:
        message = msgspec.json.decode(text)
        yield message
        if message["type"] == "news":
            view = changed_view(message.get("view", view), message.get("changes", []))
            yield {**view, "type": "view"}


@pytest.fixture(scope="module")
def overheard(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose log is read."""
    server = Server(tmp_path_factory.mktemp("overheard")).start()
    yield server
    server.end()


@pytest.mark.parametrize(("game", "options", "open_money"), KINDS)
async def test_no_message_no_answer_and_no_log_line_holds_a_secret(
    overheard: Server, game: str, options: Json, open_money: bool
) -> None:
    server = overheard
    made = await server.table(game, "me open bot", options=options, open_money=open_money, hints="best", seed="s0")
    table = made["table"]
    ask = {"name": "Benno", "id": new_id(), "seed": "secret-seed-of-benno"}
    benno = await server.post(f"/tables/{table}/seats", ask)
    viewers = {
        0: Client(server.url, table, made["token"], views="changes"),
        1: Client(server.url, table, benno["token"], views="changes", seed=1),
        None: Client(server.url, table, views="changes"),
    }
    for viewer in viewers.values():
        await viewer.connect()
        await viewer.until_type("news")
    assert "secret-seed-of-benno" not in "".join(viewers[0].heard + viewers[None].heard)
    answers: dict[int | None, list[Json]] = {seat: [] for seat in viewers}

    async def look_around() -> None:
        """Ask for everything, again and again, as everybody."""
        while not viewers[0].ended:
            for seat, viewer in viewers.items():
                for path in ("", "/journal", "/record"):
                    answers[seat].append(await server.get(f"/tables/{table}{path}", viewer.token))
            await asyncio.sleep(0.1)

    await server.command(table, made["token"], "start")
    await asyncio.gather(*(viewer.play() for viewer in viewers.values()), look_around())
    for viewer in viewers.values():
        await viewer.close()

    store = await Store.open(str(server.folder / "tables.db"))
    loaded = await store.load(table)
    await store.close()
    assert loaded is not None
    secret = loaded[0].secret.hex()
    for seat, viewer in viewers.items():
        ended = next(number for number, text in enumerate(viewer.heard) if '"ended"' in text)
        before = "".join(viewer.heard[:ended])
        assert secret not in before
        assert secret in viewer.heard[ended]
        for message in with_whole_views(viewer.heard[:ended]):
            check_message(message, seat, open_money)
        for answer in answers[seat]:
            if answer.get("status") != "over" and "result" not in answer and "ended" not in str(answer):
                assert secret not in str(answer)
                check_message({**answer, "type": "view"} if "turn" in answer else answer, seat, open_money)
    everything = "".join(text for viewer in viewers.values() for text in viewer.heard)
    assert made["token"] not in everything
    assert benno["token"] not in everything
    log = server.log.read_text()
    assert "answered" in log
    for private in (secret, made["token"], benno["token"], benno["token"][:12], "secret-seed-of-benno"):
        assert private not in log
    assert not re.search(r'"cards"|"hand"|Traceback', log)


def make_table(game: str, options: Json, seed: int) -> ServerTable:
    """A table of three devices somewhere in a game, reached by random moves."""
    rng = Random(seed)
    devices = [Device(token_hash(f"token-{seat}"), (seat,), seat == 0) for seat in range(3)]
    setup = m.Setup(game=game, options=options, hints="odds")
    seats = [m.SeatNow(kind="person", name=name) for name in ("Anna", "Benno", "Carla")]
    table = ServerTable(f"table{seed}", rng.randbytes(32), devices=devices)
    table, _ = table.apply(Draft([m.Opened(setup=setup, seats=seats, commitment="c")]), 1)
    table, _ = table.apply(draft_start(table), 1)
    for _ in range(rng.randrange(1, 60)):
        assert table.session is not None
        if isinstance(table.session.turn, Over) or not isinstance(table.session.turn, Decide):
            break
        seat = rng.choice(table.waiting_for)
        table, _ = table.apply(draft_move(table, rng.choice(table.session.legal(seat))), 1)
    return table


@pytest.mark.parametrize("seed", range(25))
@pytest.mark.parametrize(("game", "options"), [(game, options) for game, options, _ in KINDS[:4]])
def test_two_states_that_look_the_same_to_a_viewer_give_the_same_messages(game: str, options: Json, seed: int) -> None:
    """Everything hidden from a viewer is dealt again; not a byte of their messages may change."""
    table = make_table(game, options, seed)
    session = table.session
    assert session is not None
    for viewer in (None, 0, 1, 2):
        device = None if viewer is None else table.devices[viewer]
        seats = () if viewer is None else (viewer,)

        def told(table: ServerTable, device: Device | None = device, seats: tuple[int, ...] = seats) -> str:
            table.computed = {}
            view = view_of(table, device, None, Attendance({0, 1, 2}), 0)
            return (msgspec.json.encode(view) + encode_entries(table, 0, table.seq, seats)).decode()

        before = told(table)
        other = Session.copy(session)
        other.state = session.rules.fill(session.view(viewer), Random(seed))
        assert session.rules.view(other.state, viewer) == session.view(viewer)
        table.session = other
        try:
            assert told(table) == before
        finally:
            table.session = session
