"""People at tables: the stories of the server, told over HTTP and sockets."""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any

import httpx
import pytest

from tests.server.harness import Client, Json, Server, move_of, new_id, new_table
from vabanque.bots.pool import Pool
from vabanque.bots.worker import Question, choose
from vabanque.core import Entry
from vabanque.games import make
from vabanque.play.dealers import SeededDealer
from vabanque.play.record import read_record
from vabanque.play.session import Session
from vabanque.play.verify import verify

GAMES = ("las-vegas-2012", "las-vegas-biggy", "las-vegas-cards", "top-10000")


async def start(server: Server, seats: str = "me bot bot", game: str = "las-vegas-2012", **setup: Any) -> Json:
    return await server.post("/tables", new_table(game, seats, start=True, **setup))


async def join(server: Server, table: str, name: str, **fields: Any) -> Json:
    return await server.post(f"/tables/{table}/seats", {"name": name, "id": new_id(), **fields})


async def refusal(answer: httpx.Response, status: int) -> str:
    assert answer.status_code == status, answer.text
    return str(answer.json()["code"])


@pytest.mark.parametrize("game", GAMES)
async def test_a_person_and_two_bots_play_a_whole_game_whose_dice_are_proved(server: Server, game: str) -> None:
    made = await server.table(game, "me bot random", seed="mine")
    async with Client(server.url, made["table"], made["token"]) as anna:
        assert (await anna.do("start"))["type"] == "ack"
        await anna.play()
    record = await server.get(f"/tables/{made['table']}/record")
    async with server.http() as http:
        text = (await http.get(f"/tables/{made['table']}/record")).content
    assert verify(text).ok
    assert record["fairness"]["commitment"] == made["commitment"]
    assert record["fairness"]["seat_seeds"] == ["mine", "", ""]
    assert record["result"]["winners"]


@pytest.mark.parametrize(
    ("game", "options", "seats"),
    [
        ("las-vegas-2012", {"neutral": True}, "me bot bot"),
        ("las-vegas-2012", {"jetons": True}, "me bot bot bot bot"),
        ("las-vegas-biggy", {"bandit": True}, "me bot bot bot bot bot"),
        ("las-vegas-biggy", {"bandit": True, "neutral": True, "bandit_ties": "all"}, "me bot"),
        ("las-vegas-cards", {"order": "in-turn", "jetons": True}, "me bot bot"),
        ("top-10000", {"target": 2000}, "me bot bot bot"),
    ],
)
async def test_every_variant_is_played_to_its_end(
    server: Server, game: str, options: dict[str, Any], seats: str
) -> None:
    made = await start(server, seats, game, options=options, hints="odds")
    async with Client(server.url, made["table"], made["token"], views="all") as anna:
        await anna.play()
    replay = await server.get(f"/tables/{made['table']}/replay")
    assert replay["verdict"] == {"ok": True, "code": None, "entry": None, "facts": {}, "fair": True}


@pytest.mark.parametrize(
    ("position", "seats"),
    [
        ("top-10000/2 b 9800/9500 300 2 25", "bot me"),
        ("las-vegas-2012/3 1cc 5/5/81/52/43/7111 8/8/8 -/-/- - 22255566", "bot bot me"),
        ("las-vegas-cards/2 1aa2 X5/93/84/63/77/54 134/25+ 11335/22466 25/134 -/- - -", "me bot"),
    ],
)
async def test_a_table_begins_in_a_position_and_its_record_says_so_and_verifies(
    server: Server, position: str, seats: str
) -> None:
    made = await start(server, seats, position.partition("/")[0], position=position)
    async with Client(server.url, made["table"], made["token"]) as anna:
        await anna.play()
    async with server.http() as http:
        text = (await http.get(f"/tables/{made['table']}/record")).content
    assert verify(text).ok
    assert read_record(text).position == position
    replay = await server.get(f"/tables/{made['table']}/replay")
    assert replay["verdict"]["ok"]


async def test_friends_join_by_code_and_see_each_other_move(server: Server) -> None:
    made = await server.table(seats="me open open")
    invitation = await server.get(f"/codes/{made['code'].lower()}")
    assert invitation == {"table": made["table"]}
    benno = await join(server, made["table"], "Benno", seat=2)
    carla = await join(server, made["table"], "  Carla ")
    assert (benno["seats"], carla["seats"]) == ([2], [1])
    await server.command(made["table"], made["token"], "start")
    clients = [
        Client(server.url, made["table"], seated["token"], seed=n) for n, seated in enumerate((made, benno, carla))
    ]
    async with clients[0], clients[1], clients[2]:
        await asyncio.gather(*(client.play() for client in clients))
    assert clients[0].entries == clients[1].entries == clients[2].entries
    view = await server.view(made["table"])
    assert [seat["name"] for seat in view["seats"]] == ["Anna", "Carla", "Benno"]


async def test_the_host_arranges_the_seats_before_the_game(server: Server) -> None:
    made = await server.table(seats="me open open")
    benno = await join(server, made["table"], "Benno")
    await server.command(made["table"], made["token"], "arrange", seat=1, kind="open")
    assert await server.refused(made["table"], benno["token"], "seed", seat=1, seed="x") == "not-your-seat"
    await server.command(made["table"], made["token"], "arrange", seat=1, kind="bot", bot="random")
    await server.command(made["table"], made["token"], "arrange", seat=2, kind="local", name="Kim")
    view = await server.view(made["table"], made["token"])
    assert [(seat["kind"], seat["bot"], seat["name"]) for seat in view["seats"][1:]] == [
        ("bot", "random", "Bruno"),
        ("local", None, "Kim"),
    ]
    assert view["yours"] == [0, 2]
    assert view["can_start"]


async def test_the_host_changes_what_is_agreed_on_before_the_game(server: Server) -> None:
    made = await server.table(seats="me open open")
    table, token = made["table"], made["token"]
    setup = (await server.view(table, token))["setup"] | {"options": {"neutral": True}, "public": True, "clock": 30}
    await server.command(table, token, "agree", setup=setup, seats=4)
    view = await server.view(table)
    assert (view["setup"]["options"], view["setup"]["clock"], len(view["seats"])) == (
        {"neutral": True, "jetons": False},
        30,
        4,
    )
    assert table in [listed["table"] for listed in (await server.get("/tables"))["tables"]]
    assert await server.refused(table, token, "agree", setup=setup, seats=5) == "neutral-seats"


async def test_two_people_at_one_device_each_have_their_turn(server: Server) -> None:
    made = await start(server, "me local", "las-vegas-cards")
    async with Client(server.url, made["table"], made["token"], views="all") as both:
        await both.until_type("view")
        for seat in (0, 1):
            await both.send({"type": "look", "seat": seat})
            view = await both.until(lambda message: message["type"] == "view" and message["you"] == seat)  # noqa: B023
            move = move_of(view["hand"], seat, view["hand"]["choices"][0])
            assert (await both.do("move", move=move))["type"] == "ack"
        assert any(entry["kind"] == "lay" for entry in both.entries.values())


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda new: new["setup"].update(game="chess"), "unknown-game"),
        (lambda new: new["seats"][0].update(name="\u202eannA"), "bad-name"),
        (lambda new: new["setup"].update(position="las-vegas-2012/3"), "position-fields"),
        (lambda new: new["setup"].update(position="top-10000/2 b 9800/9500 300 2 25"), "position-of-another-game"),
        (lambda new: new["setup"].update(clock=1), "unreadable"),
        (lambda new: new.update(sauce="extra"), "unreadable"),
    ],
)
async def test_an_impossible_table_is_refused_with_a_reason(
    server: Server, change: Callable[[Json], None], code: str
) -> None:
    new = new_table("las-vegas-2012", "me bot bot")
    change(new)
    async with server.http() as http:
        assert await refusal(await http.post("/tables", json=new), 400) == code


async def test_a_move_is_refused_for_a_reason_and_changes_nothing(server: Server) -> None:
    made = await start(server, "me local", first=0)
    table, token = made["table"], made["token"]
    before = await server.view(table, token)
    rolled = {choice["face"] for choice in before["hand"]["choices"]}
    missing = next((face for face in range(1, 7) if face not in rolled), None)

    def place(seat: int, face: int, casino: int) -> Json:
        return {"kind": "place", "seat": seat, "face": face, "casino": casino}

    face = min(rolled)
    if missing is not None:
        assert await server.refused(table, token, "move", move=place(0, missing, missing)) == "face-not-rolled"
    assert await server.refused(table, token, "move", move=place(0, face, 7)) == "no-bandit"
    assert await server.refused(table, token, "move", move=place(1, face, face)) == "not-your-turn"
    assert await server.refused(table, token, "move", move={"kind": "lay", "seat": 0, "cards": ["1"]}) == "unknown-kind"
    assert await server.refused(table, token, "move", move=place(0, face, face), turn=1) == "stale"
    assert await server.refused(table, token, "land", text="1 1 1") == "dice-not-by-hand"
    assert await server.refused(table, None, "move", move=place(0, face, face)) == "spectator"
    assert (await server.view(table, token))["seq"] == before["seq"]


async def test_whether_a_move_would_be_allowed_can_be_asked(server: Server) -> None:
    made = await start(server, "me bot", "las-vegas-cards")
    async with Client(server.url, made["table"], made["token"]) as anna:
        view = await anna.until_type("view")
        hand = view["hand"]["cards"]
        mixed = [card for number, card in enumerate(hand) if card[0] not in {other[0] for other in hand[:number]}][:3]
        asked = await anna.do("check", move={"kind": "lay", "seat": 0, "cards": hand[:1]})
        assert asked["ok"]
        asked = await anna.do("check", move={"kind": "lay", "seat": 0, "cards": []})
        assert (asked["ok"], asked["code"]) == (False, "no-cards")
        if len(mixed) == 3:
            asked = await anna.do("check", move={"kind": "lay", "seat": 0, "cards": mixed})
            assert (asked["ok"], asked["code"]) == (False, "mixed-numbers")
        assert not any(entry["kind"] == "sealed" and entry["seat"] == 0 for entry in anna.entries.values())


async def test_the_same_command_twice_is_done_once(server: Server) -> None:
    made = await start(server, "me local", first=0)
    view = await server.view(made["table"], made["token"])
    move = move_of(view["hand"], 0, view["hand"]["choices"][0])
    command = {"type": "move", "id": new_id(), "move": move}
    path = f"/tables/{made['table']}/commands"
    first = await server.post(path, command, made["token"])
    again = await server.post(path, command, made["token"])
    assert again == first
    assert (await server.view(made["table"], made["token"]))["seq"] == first["seq"]


async def test_a_choice_says_what_it_would_bring(server: Server) -> None:
    made = await start(server, "me local", first=0)
    view = await server.view(made["table"], made["token"])
    roll = view["scene"]["roll"]
    assert [choice["face"] for choice in view["hand"]["choices"]] == sorted(set(roll["own"]))
    for choice in view["hand"]["choices"]:
        casino = view["scene"]["casinos"][choice["casino"] - 1]
        # Nobody else is there yet, so the highest bill would be mine.
        assert choice["own"] == roll["own"].count(choice["face"]) == choice["gain"]["weight"]
        assert choice["gain"]["bill"] == casino["bills"][0]["value"] == choice["total"]
        assert (choice["gain"]["rank"], choice["gain"]["tied_with"]) == (1, [])


async def test_the_scene_strikes_out_ties_and_says_who_would_be_paid(server: Server) -> None:
    # Real dice: both put two threes on casino 3.
    made = await start(server, "me local", dice="by-hand", first=0)
    table, token = made["table"], made["token"]
    for bills in ("50 10", "60", "70 20", "80", "90", "50"):
        text = " ".join(sorted(bills.split(), key=int))
        await server.command(table, token, "land", text=text)
    for seat in (0, 1):
        await server.command(table, token, "land", text="3 3 1 2 4 5 6 6")
        move = {"kind": "place", "seat": seat, "face": 3, "casino": 3}
        await server.command(table, token, "move", move=move)
    view = await server.view(table, token)
    casino = view["scene"]["casinos"][2]
    assert [(stack["owner"], stack["weight"], stack["tied"]) for stack in casino["stacks"]] == [
        (0, 2, True),
        (1, 2, True),
    ]
    assert [(bill["value"], bill["goes_to"]) for bill in casino["bills"]] == [(70, None), (20, None)]
    assert view["awaited"].pop("ask")
    assert view["awaited"] == {"kind": "roll", "seat": 0, "dice": 6, "neutral": 0, "biggy": False}
    assert await server.refused(table, token, "land", text="3 3") == "wrong-dice-count"
    assert await server.refused(table, token, "land", text="fish") == "not-faces"


@pytest.mark.parametrize(("game", "bills", "worth"), [("las-vegas-2012", None, 50), ("las-vegas-biggy", 2, None)])
async def test_people_who_lay_out_real_bills_are_told_when_it_is_enough(
    server: Server, game: str, bills: int | None, worth: int | None
) -> None:
    made = await start(server, "me local", game, dice="by-hand")
    await server.command(made["table"], made["token"], "land", text="40 20")
    view = await server.view(made["table"], made["token"])
    awaited = view["awaited"]
    assert (awaited["kind"], awaited["casino"], awaited["bills"], awaited["worth"]) == ("fill", 2, bills, worth)
    # Casinos that are still empty are listed as well.
    assert [[bill["value"] for bill in casino["bills"]] for casino in view["scene"]["casinos"]] == [[40, 20], *[[]] * 5]


async def test_every_way_to_set_dice_aside_names_its_dice(server: Server) -> None:
    made = await start(server, "me local", "top-10000", dice="by-hand", first=0, hints="odds")
    table, token = made["table"], made["token"]
    await server.command(table, token, "land", text="1 2 5 5 6 r5")
    view = await server.view(table, token)
    dice = {die["id"]: (die["face"], die["red"]) for die in view["scene"]["dice"]}
    assert list(dice.values()) == [(1, False), (2, False), (5, False), (5, False), (6, False), (5, True)]
    choices = {tuple(choice["combos"]): choice for choice in view["hand"]["choices"]}
    both = choices["1", "55r5"]
    assert (both["points"], both["dice"], both["black"], both["red"], both["six"]) == (
        600,
        [0, 2, 3, 5],
        2,
        False,
        False,
    )
    turned = choices["r5>1",]
    assert turned["dice"] == [5]
    assert turned["turned"] == [{"die": 5, "partner": 2}]
    assert 0 < turned["bust"] < 1


async def test_real_dice_are_entered_by_people_and_checked_by_the_rules(server: Server) -> None:
    made = await start(server, "me bot", "top-10000", dice="by-hand", options={"target": 1000}, first=0)
    table, token = made["table"], made["token"]
    assert made["commitment"] is None
    await server.command(table, token, "land", text="1 1 1 2 3 r4")
    move = {"kind": "keep", "seat": 0, "combos": ["111"], "points": 1000, "then": "bank"}
    await server.command(table, token, "move", move=move)
    record = await server.get(f"/tables/{table}/record")
    assert record["result"]["winners"] == [0]
    assert "fairness" not in record


async def test_the_server_draws_for_real_tables_where_people_ask_it_to(server: Server) -> None:
    made = await start(server, "me local", "las-vegas-cards", dice="by-hand", first=0)
    for _ in range(8):
        await server.command(made["table"], made["token"], "land", text=None)
    view = await server.view(made["table"], made["token"])
    assert view["to_move"] == [0, 1]


async def test_a_bot_stands_in_for_a_player_who_leaves_until_they_return(server: Server) -> None:
    made = await server.table(seats="me open", first=1)
    benno = await join(server, made["table"], "Benno")
    table = made["table"]
    await server.command(table, made["token"], "start")
    async with Client(server.url, table, made["token"], views="all") as anna:
        await server.command(table, benno["token"], "leave")
        # Benno's bot moves, and it is Anna's turn.
        await anna.until(lambda message: message["type"] == "view" and message["to_move"] == [0])
        view = await server.view(table, benno["token"])
        assert (view["seats"][1]["presence"], view["seats"][1]["bot"]) == ("stood-in", "greedy")
        await server.command(table, benno["token"], "back")
        command = anna.choose(anna.last_view or {})
        assert command is not None
        await anna.send(command)
        await anna.until(lambda message: message["type"] == "view" and message["to_move"] == [1])
    view = await server.view(table, benno["token"])
    assert (view["seats"][1]["presence"], view["seats"][1]["bot"]) == ("away", None)


async def test_a_clock_that_runs_out_calls_a_bot_and_a_move_calls_it_off(server: Server) -> None:
    made = await start(server, "me local", first=0, clock=5, bot_delay=10_000)
    async with Client(server.url, made["table"], made["token"], views="all") as anna:
        view = await anna.until_type("view")
        assert view["seats"][0]["clock"]["seconds"] == 5
        assert 0 < view["seats"][0]["clock"]["ends"] - view["now"] <= 5000
        stood_in = await anna.until_kind("stood-in")
        assert stood_in == {"kind": "stood-in", "seat": 0, "bot": "greedy", "why": "clock"}
        view = await anna.until_type("view")
        move = move_of(view["hand"], 0, view["hand"]["choices"][0])
        await anna.do("move", move=move)
        assert [entry["kind"] for _, entry in sorted(anna.entries.items())][-3:] == ["returned", "place", "roll"]


async def test_a_profile_moves_with_a_code_that_works_once(server: Server) -> None:
    longest = "x" * 16_384
    offer = await server.post("/profiles", {"profile": longest})
    assert 9 * 60_000 < offer["expires"] - time.time() * 1000 <= 10 * 60_000
    async with server.http() as http:
        assert await refusal(await http.post("/profiles", json={"profile": longest + "x"}), 400) == "unreadable"
        assert await refusal(await http.post("/takeovers", json={"code": offer["code"]}), 404) == "no-such-code"
        taken = await http.post("/profiles/taken", json={"code": offer["code"].lower()})
        assert taken.json() == {"profile": longest}
        assert await refusal(await http.post("/profiles/taken", json={"code": offer["code"]}), 404) == "no-such-code"


async def test_another_device_takes_over_with_a_code_that_works_once(server: Server) -> None:
    made = await start(server, "me bot", first=0)
    table = made["table"]
    async with Client(server.url, table, made["token"]) as phone:
        await phone.until_type("view")
        offer = await server.post(f"/tables/{table}/takeover", None, made["token"])
        desk = await server.post("/takeovers", {"code": offer["code"].lower()})
        assert (desk["table"], desk["seats"], desk["host"]) == (table, [0], True)
        assert (await phone.until_type("bye"))["why"] == "taken-over"
    async with server.http(made["token"]) as http:
        assert await refusal(await http.get(f"/tables/{table}"), 403) == "bad-token"
        assert await refusal(await http.post("/takeovers", json={"code": offer["code"]}), 404) == "no-such-code"
    async with Client(server.url, table, desk["token"]) as browser:
        await browser.play()


async def test_a_rematch_seats_the_same_people_with_the_same_tokens(server: Server) -> None:
    made = await server.table("top-10000", "me open bot", options={"target": 500})
    table = made["table"]
    benno = await join(server, table, "Benno")
    assert await server.refused(table, benno["token"], "rematch") == "not-over"
    await server.command(table, made["token"], "start")
    players = [Client(server.url, table, seated["token"]) for seated in (made, benno)]
    async with players[0], players[1]:
        await asyncio.gather(*(player.play() for player in players))
        first = await server.command(table, benno["token"], "rematch")
        assert (await players[0].until_kind("rematched"))["table"] == first["table"]
    second = await server.command(table, made["token"], "rematch")
    assert second["table"] == first["table"] != table
    view = await server.view(first["table"], benno["token"])
    assert (view["yours"], view["status"]) == ([1], "open")
    assert view["commitment"] != made["commitment"]
    await server.command(first["table"], made["token"], "start")


async def test_spectators_watch_where_the_table_allows_it(server: Server) -> None:
    made = await start(server, "bot bot", "las-vegas-cards")
    async with Client(server.url, made["table"], views="all") as watcher:
        assert (await watcher.until_type("hello"))["yours"] == []
        await watcher.until_kind("ended")
    closed = await start(server, "me bot", spectators=False)
    async with server.http() as http:
        assert await refusal(await http.get(f"/tables/{closed['table']}"), 403) == "no-spectators"
    async with Client(server.url, closed["table"]) as stranger:
        assert (await stranger.hear())["code"] == "no-spectators"


async def test_reactions_reach_everybody_and_must_be_on_the_list(server: Server) -> None:
    made = await start(server, "me bot", first=0)
    async with Client(server.url, made["table"], made["token"]) as anna, Client(server.url, made["table"]) as watcher:
        await anna.do("react", emoji="🍀")
        assert await watcher.until_kind("reacted") == {"kind": "reacted", "seat": 0, "emoji": "🍀"}
        await anna.send({"type": "react", "id": new_id(), "emoji": "<b>"})
        assert (await anna.until_type("refused"))["code"] == "unreadable"
        await watcher.send({"type": "react", "id": new_id(), "emoji": "🍀"})
        assert (await watcher.until_type("refused"))["code"] == "spectator"


async def test_presence_says_who_is_there(server: Server) -> None:
    made = await server.table(seats="me open")
    benno = await join(server, made["table"], "Benno")
    async with Client(server.url, made["table"], made["token"]) as anna:
        async with Client(server.url, made["table"], benno["token"]):
            await anna.until(lambda message: message["type"] == "presence" and message["here"] == [0, 1])
        await anna.until(lambda message: message["type"] == "presence" and message["here"] == [0])


async def test_the_host_closes_a_table(server: Server) -> None:
    made = await server.table(seats="me open", public=True)
    listed = await server.get("/tables")
    assert made["table"] in [table["table"] for table in listed["tables"]]
    await server.command(made["table"], made["token"], "close")
    listed = await server.get("/tables")
    assert made["table"] not in [table["table"] for table in listed["tables"]]
    async with server.http() as http:
        assert await refusal(await http.get(f"/codes/{made['code']}"), 404) == "no-such-code"
        answer = await http.post(f"/tables/{made['table']}/seats", json={"name": "Benno", "id": new_id()})
        assert await refusal(answer, 403) == "table-closed"


async def test_a_browser_finds_its_own_tables_by_their_tokens(server: Server) -> None:
    mine = await start(server, "me bot", first=0)
    other = await start(server, "me bot", first=0)
    tokens = {mine["table"]: mine["token"], other["table"]: mine["token"], "nosuchtable1": mine["token"]}
    listed = await server.post("/tables/mine", {"tokens": tokens})
    assert [(table["table"], table["yours"], table["your_turn"]) for table in listed["tables"]] == [
        (mine["table"], [0], True)
    ]


@pytest.mark.usefixtures("compiled_advisers")
async def test_hints_go_only_as_far_as_the_table_allows(server: Server) -> None:
    for level in ("off", "odds", "best"):
        made = await start(server, "me bot", first=0, hints=level)
        async with server.http(made["token"]) as http:
            answer = await http.get(f"/tables/{made['table']}/hint")
        if level == "off":
            assert await refusal(answer, 403) == "no-hints"
            continue
        hint = answer.json()
        view = await server.view(made["table"], made["token"])
        moves = [move_of(view["hand"], 0, choice) for choice in view["hand"]["choices"]]
        assert [option["move"] for option in hint["values"]] == moves
        assert (hint["best"] in moves) if level == "best" else hint["best"] is None


async def test_while_real_dice_are_awaited_it_is_everybodys_turn(server: Server) -> None:
    made = await start(server, "me bot", "top-10000", dice="by-hand", first=0)
    body = {"tokens": {made["table"]: made["token"]}}
    (before,) = (await server.post("/tables/mine", body))["tables"]
    await server.command(made["table"], made["token"], "land", text="1 2 2 3 3 r4")
    (after,) = (await server.post("/tables/mine", body))["tables"]
    assert (before["your_turn"], after["your_turn"]) == (True, True)


@pytest.mark.usefixtures("compiled_advisers")
async def test_hints_for_die_oberen_10_000_are_chances_to_win(server: Server) -> None:
    made = await start(server, "me bot", "top-10000", dice="by-hand", first=0, hints="best")
    await server.command(made["table"], made["token"], "land", text="1 1 1 2 3 r4")
    hint = await server.get(f"/tables/{made['table']}/hint", made["token"])
    values = {(*option["move"]["combos"], option["move"]["then"]): option["value"] for option in hint["values"]}
    assert (hint["bot"], hint["best"]["combos"]) == ("perfect", ["111"])
    assert 40 < values["1", "bank"] < 50 < values["111", "bank"] < 70


async def test_a_bot_that_fails_does_not_stop_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    async def ask(*told: Any, **_: Any) -> int:
        bot = told[2]
        asked.append(bot)
        raise ZeroDivisionError if bot != "greedy" else LookupError

    monkeypatch.setattr(Pool, "ask", ask)
    pool = Pool(1)
    question = Question("las-vegas-2012", 2, (), False, 0, None, ("one", "other"), "")
    assert await pool.choose("clever", question) == "other"
    assert asked == ["clever", "greedy"]
    pool.close()


async def test_any_record_can_be_replayed_and_a_forgery_is_reported(server: Server) -> None:
    made = await start(server, "bot bot", "top-10000", options={"target": 1000})
    async with Client(server.url, made["table"]) as watcher:
        await watcher.until_kind("ended")
    record = await server.get(f"/tables/{made['table']}/record")
    replay = await server.post("/replays", record)
    assert replay["verdict"]["ok"]
    assert replay["steps"][-1]["scores"] == record["result"]["score"]
    assert [entry for step in replay["steps"] for entry in step["entries"]] == record["journal"]
    chances = ("fill", "spare", "roll", "draw", "throw")
    for step in replay["steps"]:
        kind = step["entries"][0]["kind"] if step["entries"] else None
        assert (step["chance"] and step["chance"]["kind"]) == (kind if kind in chances else None)
    bank = next(entry for entry in record["journal"] if entry["kind"] == "bank")
    bank["score"] += 50
    forged = await server.post("/replays", record)
    assert (forged["verdict"]["ok"], forged["verdict"]["code"]) == (False, "wrong-bank")
    async with server.http() as http:
        assert await refusal(await http.post("/replays", content=b"[" * 5000), 400) == "nested-too-deep"
        assert await refusal(await http.post("/replays", content=b"1" * 2_500_000), 413) == "too-long"


async def test_resuming_after_any_entry_gives_exactly_the_rest(server: Server) -> None:
    made = await start(server, "bot bot", "las-vegas-cards")
    async with Client(server.url, made["table"]) as watcher:
        await watcher.until_kind("ended")
    journal = await server.get(f"/tables/{made['table']}/journal")
    last = journal["seq"]
    for after in range(0, last + 1, 7):
        late = Client(server.url, made["table"])
        late.entries = {seq: {} for seq in range(1, after + 1)}
        async with late:
            while late.seq < last:
                await late.hear()
        rest = await server.get(f"/tables/{made['table']}/journal?after={after}")
        assert [entry["seq"] for entry in rest["entries"]] == list(range(after + 1, last + 1))
        assert all(late.entries[entry["seq"]] == entry["entry"] for entry in rest["entries"])


class Listener:
    """Chooses the last move if it has heard of the first round, else the first one."""

    def __init__(self, *_: Any) -> None:
        self.heard: list[str] = []

    def watch(self, entry: Entry) -> None:
        self.heard.append(entry.kind)

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        return moves[-1 if self.heard and self.heard[0] == "round" else 0]


def test_bots_that_watch_hear_the_journal_as_their_seat_knows_it() -> None:
    session = Session(make("las-vegas-cards", 2), ["Anna", "Ben"], SeededDealer(1))
    moves, journal = session.legal(0), session.seen_by(0)
    question = Question("las-vegas-cards", 2, (), False, 0, session.view(0), moves, "", journal)
    assert choose("tests.server.test_tables:Listener", question) == len(moves) - 1
    assert choose("tests.server.test_tables:Listener", question._replace(journal=())) == 0
