"""The HTTP API, the socket and the doorman, inside this process."""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.exceptions import HTTPException

from tests.server.harness import Json, new_id
from tests.server.hosts import until
from tests.server.inside import Inside, inside
from vabanque import __version__
from vabanque.server import app, live
from vabanque.server.doorman import HEADERS
from vabanque.store import Unavailable

# Litestar 2 warns about what Litestar 3 will want.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


@pytest.fixture
async def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Inside]:
    async with inside(monkeypatch, database=str(tmp_path / "tables.db")) as running:
        yield running


def place(view: Json, seat: int) -> Json:
    choice = view["hand"]["choices"][0] if view.get("hand") else view["mine"]["choices"][0]
    return {"kind": "place", "seat": seat, "face": choice["face"], "casino": choice["casino"]}


async def two_players(server: Inside, **setup: Any) -> tuple[Json, Json]:
    """Anna, who is to move, and Benno."""
    anna = await server.table("me open", **setup)
    benno = await server.post(f"/tables/{anna['table']}/seats", {"name": "Benno", "id": new_id()})
    assert (await server.command(anna, "start")).status_code == 200
    return anna, benno


# Rights


async def test_a_table_is_deleted_by_those_who_may_and_stays_for_the_others(server: Inside) -> None:
    anna, benno = await two_players(server)
    path = f"/tables/{anna['table']}"
    for token, code in ((None, "spectator"), (benno["token"], "others-play")):
        answer = await server.ask("DELETE", path, token=token)
        assert (answer.status_code, answer.json()["code"]) == (403, code)
    assert (await server.command(anna, "close")).status_code == 200
    answer = await server.ask("DELETE", path, token=benno["token"])
    assert (answer.status_code, answer.content) == (204, b"")
    answer = await server.ask("GET", path, token=benno["token"])
    assert (answer.status_code, answer.json()["code"]) == (403, "bad-token")
    assert (await server.get(path, anna["token"]))["status"] == "closed"
    assert (await server.ask("DELETE", path, token=anna["token"])).status_code == 204
    answer = await server.ask("GET", path, token=anna["token"])
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")


async def test_nobody_moves_for_somebody_else_over_http(server: Inside) -> None:
    anna, benno = await two_players(server)
    view = await server.get(f"/tables/{anna['table']}", anna["token"])
    answer = await server.command(benno, "move", move=place(view, 0))
    assert (answer.status_code, answer.json()) == (403, {"code": "not-your-seat", "facts": {"seat": 0}})
    assert (await server.get(f"/tables/{anna['table']}"))["seq"] == view["seq"]
    answer = await server.command(benno, "move", move=place(view, 1))
    assert (answer.status_code, answer.json()["code"]) == (409, "not-your-turn")
    assert (await server.command(anna, "move", move=place(view, 0))).status_code == 200


async def test_nobody_moves_for_somebody_else_over_the_socket(server: Inside) -> None:
    anna, benno = await two_players(server)
    view = await server.get(f"/tables/{anna['table']}", anna["token"])
    async with await server.enter(anna, benno["token"]) as socket:
        for type_ in ("move", "check"):
            answer = await socket.do(type_, move=place(view, 0))
            assert (answer["code"], answer["facts"]) == ("not-your-seat", {"seat": 0})
        socket.send({"type": "look", "seat": 0})
        assert (await socket.until("refused"))["code"] == "not-your-seat"
    async with await server.enter(anna, None) as socket:
        assert (await socket.do("move", move=place(view, 0)))["code"] == "spectator"
        assert (await socket.do("check", move=place(view, 0)))["code"] == "not-your-seat"
    assert (await server.get(f"/tables/{anna['table']}"))["seq"] == view["seq"]


async def test_only_its_device_sees_a_seats_view(server: Inside) -> None:
    anna, benno = await two_players(server)
    path = f"/tables/{anna['table']}"
    assert (await server.get(f"{path}?seat=0", anna["token"]))["you"] == 0
    for token in (benno["token"], None):
        answer = await server.ask("GET", f"{path}?seat=0", token=token)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")
    assert (await server.ask("GET", f"{path}?seat=-1", token=anna["token"])).status_code == 400


async def test_a_token_is_a_bearer_token(server: Inside) -> None:
    anna, _ = await two_players(server)
    path = f"/tables/{anna['table']}"
    for header in ("Basic abc", "Bearer", "Bearer ", f"Bearer {'x' * 32}", anna["token"]):
        answer = await server.ask("GET", path, headers={"authorization": header})
        assert (answer.status_code, answer.json()["code"]) == (403, "bad-token"), header
    for header in (f"bearer {anna['token']}", f"Bearer {anna['token']}"):
        answer = await server.ask("GET", path, headers={"authorization": header})
        assert answer.json()["yours"] == [0]


# Answers


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/tables/nosuchtable1", None, 404, "no-such-table"),
        ("GET", "/codes/AAAAAA", None, 404, "no-such-code"),
        ("POST", "/takeovers", {"code": "AAAAA-AAAAA"}, 404, "no-such-code"),
        ("POST", "/tables", {"setup": {"game": "poker"}, "seats": [{}]}, 400, "unknown-game"),
        ("POST", "/tables", {"setup": 7}, 400, "unreadable"),
        ("GET", "/nothing", None, 404, "no-such-page"),
        ("GET", "/games/poker/words/en", None, 404, "no-such-page"),
        ("GET", "/games/top-10000/words/en", None, 404, "no-such-page"),
        ("PUT", "/tables", None, 405, "no-such-method"),
        ("POST", "/tables", {"seed": "x" * 70_000}, 413, "too-long"),
        ("POST", "/replays", [], 400, "not-a-record"),
    ],
)
async def test_a_refusal_has_its_status_and_its_code(
    server: Inside, method: str, path: str, body: Any, status: int, code: str
) -> None:
    answer = await server.ask(method, path, body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    for name, value in HEADERS.items():
        assert answer.headers[name] == value


async def test_an_unreadable_body_is_refused_with_path_and_reason(server: Inside) -> None:
    answer = await server.ask("POST", "/tables", {"setup": 7, "seats": [{}]})
    facts = answer.json()["facts"]
    assert "setup" in facts["key"]
    assert facts["message"].startswith("Expected `object`, got `int`")
    answer = await server.ask("GET", "/tables/nosuchtable1/journal?after=-1")
    assert (answer.status_code, answer.json()["facts"]["key"]) == (400, "after")
    allowed = await server.ask("PUT", "/tables")
    assert allowed.headers["allow"]


async def test_a_move_that_comes_late_is_a_conflict(server: Inside) -> None:
    anna, _ = await two_players(server)
    view = await server.get(f"/tables/{anna['table']}", anna["token"])
    answer = await server.command(anna, "move", move=place(view, 0), turn=view["turn"] - 1)
    assert (answer.status_code, answer.json()) == (409, {"code": "stale", "facts": {"turn": view["turn"]}})


@pytest.mark.parametrize(
    ("path", "method", "body"),
    [
        ("load", "GET /tables/nosuchtable1", None),
        ("take_offer", "POST /takeovers", {"code": "AAAAA-AAAAA"}),
        ("find_code", "GET /codes/AAAAAA", None),
        ("public", "GET /tables", None),
    ],
)
async def test_an_unreachable_database_is_503(
    server: Inside, path: str, method: str, body: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: Any, **__: Any) -> Any:
        raise Unavailable("away")

    monkeypatch.setattr(server.host.store, path, away)
    verb, url = method.split()
    answer = await server.ask(verb, url, body)
    assert (answer.status_code, answer.json()) == (503, {"code": "unavailable", "facts": {}})
    assert answer.headers["retry-after"] == "1"


async def test_an_internal_error_is_logged_and_answered_with_500(
    server: Inside, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail() -> Any:
        raise ZeroDivisionError("secret")

    monkeypatch.setattr(server.host.lists, "public", fail)
    with caplog.at_level(logging.ERROR):
        answer = await server.ask("GET", "/tables")
    assert (answer.status_code, answer.json()) == (500, {"code": "broken", "facts": {}})
    assert [record.message for record in caplog.records] == ["broken"]
    assert "secret" not in answer.text


async def test_health_says_whether_the_database_answers(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    await server.table("me open")
    answer = await server.ask("GET", "/health")
    assert (answer.status_code, answer.json()) == (
        200,
        {
            "ok": True,
            "version": __version__,
            "database": True,
            "tables": 1,
            "unreadable": [],
            "bots": "compiled",
            "queues": {kind: {"workers": 0, "waiting": 0, "oldest": 0.0} for kind in ("bots", "hints", "records")},
            "refusals": [],
            "barred": 0,
        },
    )
    for _ in range(2):
        await server.ask("GET", "/codes/ABCDEF")
    refusals = (await server.ask("GET", "/health")).json()["refusals"]
    assert refusals == [{"code": "no-such-code", "address": "this-machine", "count": 2}]
    server.host.rooms.unreadable.add("sick")
    assert (await server.ask("GET", "/health")).json()["unreadable"] == ["sick"]

    async def away(_: int) -> None:
        raise Unavailable("away")

    monkeypatch.setattr(server.host.store, "take_pulse", away)
    answer = await server.ask("GET", "/health")
    assert (answer.status_code, answer.json()["ok"], answer.json()["database"]) == (503, False, False)
    assert answer.headers["retry-after"] == "1"


async def test_concurrent_health_checks_share_one_database_write(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    take_pulse, pulses = server.host.store.take_pulse, 0

    async def counted(at: int) -> None:
        nonlocal pulses
        pulses += 1
        await take_pulse(at)

    monkeypatch.setattr(server.host.store, "take_pulse", counted)
    answers = await asyncio.gather(*(server.ask("GET", "/health") for _ in range(3)))
    assert ([answer.status_code for answer in answers], pulses) == ([200] * 3, 1)
    await server.ask("GET", "/health")
    assert pulses == 2, "an answer from before says nothing about now"


@pytest.mark.parametrize(
    ("status", "code"), [(400, "unreadable"), (415, "unreadable"), (500, "broken"), (502, "broken")]
)
def test_every_error_of_the_framework_becomes_a_code_of_ours(status: int, code: str) -> None:
    refusals: Counter[str] = Counter()
    state = SimpleNamespace(doorman=SimpleNamespace(note_refusal=lambda code, _: refusals.update([code])))
    request: Any = SimpleNamespace(app=SimpleNamespace(state=state), scope={})
    error = HTTPException("secret", status_code=status, headers={"allow": "GET"})
    answer = app._http(request, error)
    assert (answer.status_code, answer.content.code, answer.content.facts) == (status, code, {})
    assert answer.headers["allow"] == "GET"
    assert refusals == {code: 1}


async def test_json_that_is_nested_too_deeply_is_unreadable(server: Inside) -> None:
    answer = await server.http.post("/tables", content=b"[" * 30_000)
    assert (answer.status_code, answer.json()["code"]) == (400, "unreadable")
    assert "recursion" in answer.json()["facts"]["reason"]


async def figures(server: Inside) -> dict[str, float]:
    text = (await server.ask("GET", "/metrics")).text
    return {
        name: float(value) for name, _, value in (line.rpartition(" ") for line in text.splitlines()) if name[0] != "#"
    }


async def test_metric_names_are_stable(server: Inside) -> None:
    lines = (await server.ask("GET", "/metrics")).text.splitlines()
    kinds = [line.removeprefix("# TYPE ").removeprefix("vabanque_") for line in lines if line.startswith("# TYPE ")]
    assert kinds == [
        "tables_in_memory gauge",
        "tables_unreadable gauge",
        "sockets gauge",
        "command_seconds histogram",
        "spread_seconds histogram",
        "refusals_total counter",
        "barred_networks gauge",
        "database_up gauge",
        "database_failures_total counter",
        "database_queue gauge",
        "commits_total counter",
        "appends_total counter",
        "bus_up gauge",
        "bus_failures_total counter",
        "bot_workers gauge",
        "bot_questions gauge",
        "bots_compiled gauge",
        "worker_processes gauge",
        "work_waiting gauge",
        "work_oldest_seconds gauge",
        "work_refused_total counter",
        "workers_replaced_total counter",
        "reviews_running gauge",
        "events_total counter",
        "http_answers_total counter",
        "http_seconds_total counter",
        "process_cpu_seconds_total counter",
        "process_start_time_seconds gauge",
    ]
    explained = [line.split(" ", 3) for line in lines if line.startswith("# HELP ")]
    assert [name for _, _, name, _ in explained] == [line.split()[2] for line in lines if line.startswith("# TYPE ")]
    assert all(words.endswith(".") for *_, words in explained)
    bounds = [line.split('"')[1] for line in lines if line.startswith("vabanque_command_seconds_bucket")]
    assert " ".join(bounds) == "0.001 0.0025 0.005 0.01 0.025 0.05 0.1 0.15 0.25 0.5 1.0 2.5 5.0 10.0 +Inf"


async def test_metrics_count_exactly(server: Inside) -> None:
    assert server.doorman.seconds == 0
    made = await server.table("me open")
    await server.ask("GET", "/nothing")
    before = await figures(server)
    assert before["vabanque_tables_in_memory"] == 1
    assert before['vabanque_events_total{event="tables"}'] == 1
    assert (before["vabanque_commits_total"], before["vabanque_appends_total"]) == (1, 1)
    assert before['vabanque_http_answers_total{status="201"}'] == 1
    assert before['vabanque_http_answers_total{status="404"}'] == 1
    assert before["vabanque_sockets"] == 0
    assert before["vabanque_http_seconds_total"] > 0
    async with await server.enter(made, made["token"]) as socket:
        await socket.until("presence")
        assert (await figures(server))["vabanque_sockets"] == 1
        # One refusal is one refusal.
        assert (await socket.do("start"))["code"] == "seats-open"
        after = await figures(server)
    assert after['vabanque_events_total{event="refusals"}'] == 1
    assert after['vabanque_events_total{event="sockets_opened"}'] == 1
    assert after['vabanque_events_total{event="messages_heard"}'] == 1
    assert after['vabanque_events_total{event="messages_sent"}'] == 4  # hello, entries, presence, refused
    assert (
        after['vabanque_http_answers_total{status="200"}']
        == before.get('vabanque_http_answers_total{status="200"}', 0) + 2
    )


async def test_metrics_have_histograms_of_move_times(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = itertools.count(100.0, 0.001)
    monkeypatch.setattr("time.perf_counter", lambda: next(ticks))
    anna, benno = await two_players(server)
    async with (
        await server.enter(anna, anna["token"], "all") as socket,
        await server.enter(anna, benno["token"]) as other,
    ):
        view = await socket.until("view")
        await other.until("presence")
        assert (await socket.do("move", move=place(view, 0)))["type"] == "ack"
        while not any(entry["entry"]["kind"] == "place" for entry in (await other.until("entries"))["entries"]):
            pass
        await other.do("react", emoji="🍀")
        after = await figures(server)
    assert after["vabanque_command_seconds_count"] == 2
    assert after["vabanque_spread_seconds_count"] >= 1
    for name in ("vabanque_command_seconds_sum", "vabanque_spread_seconds_sum", "vabanque_http_seconds_total"):
        assert 0 < after[name] < 1, name


async def test_the_journal_is_paginated(server: Inside) -> None:
    made = await server.table("me local", start=True)
    journal = await server.get(f"/tables/{made['table']}/journal")
    assert [entry["seq"] for entry in journal["entries"]] == list(range(1, journal["seq"] + 1))
    rest = await server.get(f"/tables/{made['table']}/journal?after=3")
    assert rest["entries"] == journal["entries"][3:]
    assert (await server.get(f"/tables/{made['table']}/journal?after=9999"))["entries"] == []
    room = await server.host.rooms.find(made["table"])
    room.table.rows += [room.table.rows[0]] * 1000
    assert len((await server.get(f"/tables/{made['table']}/journal?after=2"))["entries"]) == 1000


async def test_hints_are_given_to_the_player_to_move(server: Inside) -> None:
    anna, benno = await two_players(server, hints="best")
    path = f"/tables/{anna['table']}/hint"
    hint = await server.get(path, anna["token"])
    room = await server.host.rooms.find(anna["table"])
    assert room.table.session is not None
    moves = room.table.session.legal(0)
    assert [value["move"]["face"] for value in hint["values"]] == [move.face for move in moves]
    # The best move is the one with the highest of these numbers: chances to win, not money.
    best = max(hint["values"], key=lambda value: value["value"])
    assert (hint["unit"], hint["best"], hint["best_text"]) == ("win", best["move"], best["text"])
    assert all(0 < value["value"] < 100 for value in hint["values"])
    # The strongest bot that has an answer is asked.
    assert (hint["level"], hint["bot"]) == ("best", "random")
    assert hint["turn"] == room.table.turn
    for token, seat in ((benno["token"], 1), (None, 0)):
        answer = await server.ask("GET", path, token=token)
        assert (answer.status_code, answer.json()) == (403, {"code": "not-your-turn", "facts": {"seat": seat}})
    answer = await server.ask("GET", f"{path}?seat=1", token=anna["token"])
    assert answer.json()["code"] == "not-your-turn"
    assert (await server.get(f"{path}?seat=0", anna["token"]))["values"] == hint["values"]
    assert await server.get(path, anna["token"]) == hint
    for _ in range(20):  # on a slow machine, some time passes with each of them
        answer = await server.ask("GET", path, token=anna["token"])
        if answer.status_code != 200:
            break
    assert (answer.status_code, answer.json()["code"]) == (429, "too-many")


async def test_workers_are_warmed_up(server: Inside) -> None:
    pool: Any = server.host.pool
    await until(lambda: pool.warmed == 1)


async def test_the_games_are_listed_with_what_they_allow(server: Inside) -> None:
    catalogue = await server.get("/games")
    games = {game["id"]: game for game in catalogue["games"]}
    assert (games["las-vegas-2012"]["least"], games["las-vegas-2012"]["most"]) == (2, 5)
    assert games["top-10000"]["bots"] == ["random", "greedy"]
    (target,) = games["top-10000"]["options"]
    assert (target["name"], target["allowed"], target["least"], target["step"]) == ("target", [], 50, 50)
    neutral = games["las-vegas-2012"]["options"][0]
    assert (neutral["name"], neutral["allowed"], neutral["seats"]) == ("neutral", [False, True], [2, 3, 4])
    ties = games["las-vegas-biggy"]["options"][2]
    assert (ties["name"], ties["needs"]) == ("bandit_ties", ["bandit", True])
    assert not any(game["words"] for game in catalogue["games"])
    assert [game["id"] for game in catalogue["games"] if game["facts"]["unit"] == "points"] == ["top-10000"]
    assert games["las-vegas-cards"]["facts"]["unit"] == "money"
    assert [game["id"] for game in catalogue["games"] if game["facts"]["secret_hands"]] == ["las-vegas-cards"]
    assert catalogue["longest_name"] == 24
    assert len(catalogue["reactions"]) == 6


# The doorman


@pytest.mark.parametrize(
    ("headers", "welcome"),
    [
        ({}, True),
        ({"origin": "http://127.0.0.1"}, True),
        ({"origin": "https://evil.example"}, False),
        ({"host": "evil.example"}, False),
        ({"host": "localhost:8000"}, True),
        ({"host": "[::1]:8000"}, True),
        ({"host": "[::1]"}, True),
        ({"host": "127.0.0.1.evil.example"}, False),
    ],
)
async def test_a_socket_is_refused_before_the_application_sees_it(
    server: Inside, headers: dict[str, str], welcome: bool, caplog: pytest.LogCaptureFixture
) -> None:
    made = await server.table("me open")
    socket = server.socket(f"/tables/{made['table']}/live", **headers)
    if welcome:
        socket.send({"type": "enter", "token": None})
        assert (await socket.hear())["type"] == "hello"
        await socket.close()
    else:
        assert await socket.hear() == {"type": "closed"}
        await asyncio.wait_for(socket._task, 5)
        assert socket._from.empty(), "nothing comes after the refusal"
    assert server.host.counts["sockets_opened"] == int(welcome)
    assert caplog.records == []


@pytest.mark.parametrize(
    ("method", "headers", "code"),
    [
        ("GET", {"origin": "https://evil.example"}, None),
        ("POST", {"origin": "https://evil.example"}, "foreign-origin"),
        ("POST", {"origin": "http://127.0.0.1"}, "unreadable"),
        ("POST", {}, "unreadable"),
        ("GET", {"host": "evil.example"}, "unknown-host"),
        ("GET", {"host": "LOCALHOST"}, None),
    ],
)
async def test_foreign_origins_and_hosts_are_refused(
    server: Inside, method: str, headers: dict[str, str], code: str | None
) -> None:
    answer = await server.ask(method, "/tables", headers=headers)
    assert answer.json().get("code") == code
    assert answer.status_code == {None: 200, "foreign-origin": 403, "unknown-host": 400, "unreadable": 400}[code]


async def test_every_response_has_security_headers(server: Inside) -> None:
    expected = {
        "content-security-policy": (
            "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
            "img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; base-uri 'none'; "
            "form-action 'none'; frame-ancestors 'none'"
        ),
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "no-referrer",
        "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
    }
    for answer in (
        await server.ask("GET", "/games"),
        await server.ask("GET", "/nothing"),
        await server.ask("GET", "/games", headers={"host": "evil.example"}),
    ):
        assert {name: answer.headers.get(name) for name in expected} == expected


async def test_further_origins_may_be_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    origins = ("https://games.example",)
    async with inside(monkeypatch, database=str(tmp_path / "tables.db"), origins=origins) as server:
        answer = await server.ask("POST", "/tables", headers={"origin": "https://games.example"})
        assert answer.json()["code"] == "unreadable"
        assert (await server.ask("GET", "/tables", headers={"host": "games.example"})).status_code == 200
        assert (await server.ask("GET", "/tables", headers={"host": "evil.example"})).status_code == 400


async def test_a_public_server_accepts_any_host_header(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with inside(monkeypatch, database=str(tmp_path / "tables.db"), host="0.0.0.0") as server:
        assert (await server.ask("GET", "/tables", headers={"host": "games.example"})).status_code == 200


async def test_default_limits_for_tables_codes_and_records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = {"creations": 0.01, "guesses": 0.01, "records": 0.01}  # nothing comes back during this test
    async with inside(monkeypatch, database=str(tmp_path / "tables.db"), **slow) as server:
        new = {"setup": {"game": "top-10000"}, "seats": [{}, {}]}
        assert [(await server.ask("POST", "/tables", new)).status_code for _ in range(61)] == [201] * 60 + [429]
        assert [(await server.ask("GET", "/codes/AAAAAA")).status_code for _ in range(151)] == [404] * 150 + [429]
        assert [(await server.ask("POST", "/replays", {})).status_code for _ in range(11)] == [400] * 10 + [429]
        late = await server.ask("GET", "/codes/AAAAAA")
        assert late.headers["retry-after"] == str(late.json()["facts"]["seconds"])
        assert (await server.ask("POST", "/takeovers", {"code": "AAAAA-AAAAA"})).status_code == 429


async def test_sockets_are_limited_per_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with inside(monkeypatch, database=str(tmp_path / "tables.db"), sockets=2) as server:
        made = await server.table("me open")
        sockets = [await server.enter(made, None) for _ in range(2)]
        for socket in sockets:
            await socket.until("presence")
        third = server.socket(f"/tables/{made['table']}/live")
        assert await third.hear() == {"type": "closed"}
        await sockets[0].close()
        fourth = await server.enter(made, None)
        assert (await fourth.hear())["type"] == "hello"
        await fourth.close()
        await sockets[1].close()
        assert server.doorman._sockets == {}


async def test_requests_beyond_the_limit_get_retry_after(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with inside(monkeypatch, database=str(tmp_path / "tables.db"), requests=0.05, burst=40.0) as server:
        answers = [await server.ask("GET", "/games") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        late = answers[-1]
        seconds = late.json()["facts"]["seconds"]
        assert late.json() == {"code": "too-many", "facts": {"seconds": seconds}}
        assert 10 <= seconds <= 20, "one comes back every twenty seconds"
        assert late.headers["retry-after"] == str(seconds)
        assert late.headers["content-length"] == str(len(late.content))


async def test_every_route_is_also_under_api(server: Inside) -> None:
    made = await server.table("me open")
    assert await server.get("/api/games") == await server.get("/games")
    socket = server.socket(f"/api/tables/{made['table']}/live")
    socket.send({"type": "enter", "token": None})
    assert (await socket.hear())["type"] == "hello"
    await socket.close()


# The socket


async def test_entering_sends_hello_and_the_journal(server: Inside) -> None:
    anna, _ = await two_players(server)
    async with await server.enter(anna, anna["token"], after=2) as socket:
        hello = await socket.hear()
        room = await server.host.rooms.find(anna["table"])
        assert (hello["table"], hello["seq"], hello["yours"], hello["host"]) == (
            anna["table"],
            room.table.seq,
            [0],
            True,
        )
        assert hello["heartbeat"] == 20_000
        entries = await socket.until("entries")
        assert [entry["seq"] for entry in entries["entries"]] == list(range(3, room.table.seq + 1))
        assert entries["to_move"] == [0]
        presence = await socket.until("presence")
        assert (presence["here"], presence["spectators"]) == ([0], 0)
    async with await server.enter(anna, None) as watcher:
        hello = await watcher.hear()
        assert (hello["yours"], hello["host"]) == ([], False)
        assert (await watcher.until("presence"))["spectators"] == 1


@pytest.mark.parametrize("after", ["x", "-1", "²", "1234567890", ""])
async def test_an_invalid_after_reads_from_the_start(server: Inside, after: str) -> None:
    made = await server.table("me local", start=True)
    socket = server.socket(f"/tables/{made['table']}/live?after={after}")
    socket.send({"type": "enter", "token": None})
    assert (await socket.until("entries"))["entries"][0]["seq"] == 1
    await socket.close()


@pytest.mark.parametrize("views", ["none", "changes"])
async def test_a_socket_tells_its_viewer_what_the_journal_tells_them(server: Inside, views: str) -> None:
    anna, benno = await two_players(server, game="las-vegas-cards")
    told = []
    for token in (anna["token"], benno["token"], None):
        journal = (await server.get(f"/tables/{anna['table']}/journal", token))["entries"]
        async with await server.enter(anna, token, views) as socket:
            heard = await socket.until("news" if views == "changes" else "entries")
        assert heard["entries"] == journal
        told.append(journal)
    assert told[0] != told[1] != told[2] != told[0], "everybody sees their own cards only"
    # So it is for what comes while they listen.
    sockets = [await server.enter(anna, token, views) for token in (anna["token"], benno["token"], None)]
    for socket in sockets:
        await socket.until("news" if views == "changes" else "entries")
    before = len(told[0])
    for player in (anna, benno):
        view = await server.get(f"/tables/{anna['table']}", player["token"])
        move = {"kind": "lay", "seat": view["you"], "cards": view["hand"]["choices"][0]["cards"]}
        assert (await server.command({**player, "table": anna["table"]}, "move", move=move)).status_code == 200
    for socket, token in zip(sockets, (anna["token"], benno["token"], None), strict=True):
        journal = (await server.get(f"/tables/{anna['table']}/journal", token))["entries"]
        entries: list[Json] = []
        while len(entries) < len(journal) - before:
            entries += (await socket.hear()).get("entries", [])
        assert entries == journal[before:]
        await socket.close()


async def test_views_come_as_often_as_they_are_wanted(server: Inside) -> None:
    anna, benno = await two_players(server)
    sockets = {views: await server.enter(anna, benno["token"], views) for views in ("none", "turn", "all")}
    heard: dict[str, list[str]] = {}
    view = await server.get(f"/tables/{anna['table']}", anna["token"])
    for views, socket in sockets.items():
        heard[views] = []
        while "presence" not in heard[views]:
            heard[views].append((await socket.hear())["type"])
    assert {views: types.count("view") for views, types in heard.items()} == {"none": 0, "turn": 0, "all": 1}
    # Anna moves: now it is Benno's turn.
    assert (await server.command(anna, "move", move=place(view, 0))).status_code == 200
    for views in ("turn", "all"):
        shown = await sockets[views].until("view")
        assert (shown["to_move"], shown["you"]) == ([1], 1)
    sockets["none"].send({"type": "ping"})
    while (message := await sockets["none"].hear())["type"] != "pong":
        assert message["type"] != "view"
    sockets["none"].send({"type": "look"})
    assert (await sockets["none"].until("view"))["you"] == 1
    for socket in sockets.values():
        await socket.close()


async def test_effects_come_before_their_acknowledgement(server: Inside) -> None:
    anna, _ = await two_players(server)
    view = await server.get(f"/tables/{anna['table']}", anna["token"])
    async with await server.enter(anna, anna["token"], after=view["seq"]) as socket:
        await socket.until("presence")
        socket.send({"type": "move", "id": "move-0001", "move": place(view, 0)})
        entries = await socket.until("entries")
        assert [entry["entry"]["kind"] for entry in entries["entries"]] == ["place", "roll"]
        ack = await socket.until("ack")
        assert (ack["id"], ack["seq"]) == ("move-0001", view["seq"] + 2)


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ("", "unreadable"),
        ("nonsense", "unreadable"),
        ('{"type": "enter", "token": "short"}', "unreadable"),
        ('{"type": "enter", "views": "some"}', "unreadable"),
        ('{"type": "ping"}', "enter-first"),
        ('{"type": "enter", "token": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}', "bad-token"),
    ],
)
async def test_a_socket_without_a_valid_enter_is_closed(server: Inside, first: str, code: str) -> None:
    made = await server.table("me open")
    socket = server.socket(f"/tables/{made['table']}/live")
    socket.send(first)
    refused = await socket.hear()
    assert (refused["type"], refused["code"], refused["id"]) == ("refused", code, None)
    assert await socket.hear() == {"type": "closed"}
    await socket.close()
    assert len((await server.host.rooms.find(made["table"])).connections) == 0


async def test_a_silent_socket_is_closed(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    assert live.ENTER_SECONDS == 10.0
    monkeypatch.setattr(live, "ENTER_SECONDS", 0.05)
    made = await server.table("me open")
    socket = server.socket(f"/tables/{made['table']}/live")
    assert await socket.hear() == {"type": "closed"}
    await socket.close()


async def test_fifty_bad_messages_close_the_socket(server: Inside) -> None:
    made = await server.table("me open")
    socket = await server.enter(made, made["token"])
    await socket.until("presence")
    socket.send({"type": "enter", "token": None})
    assert (await socket.until("refused"))["code"] == "already-entered"
    for _ in range(50):
        socket.send("nonsense")
    codes = []
    while (message := await socket.hear())["type"] == "refused":
        codes.append(message["code"])
        assert list(message["facts"]) == ["reason"]
    assert codes == ["unreadable"] * 50
    assert (message["type"], message["why"]) == ("bye", "too-many")
    assert await socket.hear() == {"type": "closed"}
    await socket.close()


async def test_messages_beyond_the_rate_limit_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with inside(monkeypatch, database=str(tmp_path / "tables.db"), messages=0.1, burst=30.0) as server:
        made = await server.table("me open")
        async with await server.enter(made, made["token"]) as socket:
            await socket.until("presence")
            for _ in range(4):
                socket.send({"type": "ping"})
            assert [(await socket.hear())["type"] for _ in range(4)] == ["pong", "pong", "pong", "refused"]


async def test_a_heartbeat_comes_when_nothing_happens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with inside(monkeypatch, database=str(tmp_path / "tables.db"), heartbeat=100) as server:
        made = await server.table("me open")
        async with await server.enter(made, None) as socket:
            await socket.until("presence")
            assert (await socket.hear())["type"] == "pong"


async def test_whether_a_move_would_be_allowed_can_be_asked(server: Inside) -> None:
    made = await server.table("me local", "las-vegas-cards")
    path = f"/tables/{made['table']}/check"
    ask = {"type": "check", "id": "check-001", "move": {"seat": 0, "text": "1"}}
    answer = await server.post(path, ask, made["token"])
    assert (answer["ok"], answer["code"]) == (False, "not-started")
    await server.command(made, "start")
    room = await server.host.rooms.find(made["table"])
    assert room.table.session is not None
    hand = room.table.session.state.hands[0]
    body = {"type": "check", "id": "check-001", "move": {"seat": 0, "text": hand[0]}}
    answer = await server.post(path, body, made["token"])
    assert (answer["id"], answer["ok"], answer["code"]) == ("check-001", True, None)
    assert (await server.command(made, "move", move={"seat": 0, "text": hand[0]})).status_code == 200
    answer = await server.post(path, body, made["token"])
    assert (answer["ok"], answer["code"], answer["facts"]) == (False, "already-chosen", {"seat": 0})
    seq = room.table.seq
    assert (await server.post(path, {**body, "move": {"seat": 1, "text": ""}}, made["token"]))["code"] == "no-cards"
    assert room.table.seq == seq


async def test_reactions_are_limited_on_their_own(server: Inside) -> None:
    made = await server.table("me open")
    async with await server.enter(made, made["token"]) as socket:
        await socket.until("presence")
        answers = [(await socket.do("react", emoji="🍀"))["type"] for _ in range(4)]
        assert answers == ["ack", "ack", "ack", "refused"]


async def test_a_record_is_replayed_and_a_running_game_is_not(server: Inside) -> None:
    anna, _ = await two_players(server, stand_in=None)
    answer = await server.ask("GET", f"/tables/{anna['table']}/replay")
    assert (answer.status_code, answer.json()["code"]) == (403, "not-over")
    line = (Path(__file__).parents[1] / "records" / "fair-dice.jsonl").read_bytes().splitlines()[3]
    answer = await server.http.post("/replays", content=line)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["verdict"] == {"ok": True, "code": None, "entry": None, "facts": {}, "fair": True}
    record = await server.get(f"/tables/{anna['table']}/record", anna["token"])
    assert record["journal"][0]["kind"] == "round"
    assert "fairness" not in record


async def test_new_sockets_count_as_requests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings: dict[str, Any] = {"requests": 0.001, "burst": 3_000.0}  # three at once, and hardly any more
    async with inside(monkeypatch, database=str(tmp_path / "tables.db"), **settings) as server:
        first = [server.socket("/tables/nowhere/live") for _ in range(4)]
        for socket in first:
            socket.send({"type": "enter"})
        heard = [(await socket.hear())["type"] for socket in first]
        assert heard == ["refused", "refused", "refused", "closed"]
