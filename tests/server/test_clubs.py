"""Club nights over HTTP and sockets: who may do what, results from everywhere, and nothing is lost."""

import csv
import io
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from tests.club.test_evenings import Night
from tests.server.evenings import PLAN, Room
from tests.server.harness import Client, Json, Server, new_id
from tests.server.hosts import Open, until
from tests.server.letters import Receiver, Subscriber, receiving
from tests.server.services import Postgres, Redis, start_postgres, start_redis
from vabanque.club import EveningPlan, standings
from vabanque.club import events as e
from vabanque.play.verify import verify
from vabanque.server import messages as m
from vabanque.server.club_views import season_of
from vabanque.server.table import NotAllowed

NAMES = ["Anna", "Benno", "Carla", "Dirk", "Elif", "Finn", "Gerda", "Hugo"]


async def evening_of_eight(*servers: Server, **plan: Any) -> Room:
    """Eight people, five of them with a device."""
    room = await Room.open(*servers, people=NAMES[:4], **plan)
    for person in (1, 2):
        await room.join(person=person)
    for name in NAMES[4:7]:
        await room.join(name=name)
    await room.do("add-people", names=NAMES[7:])
    return room


async def test_an_evening_with_devices_counts_its_games_by_itself(server: Server) -> None:
    room = await evening_of_eight(server)
    await room.do("draw")
    view = await room.view()
    assert [len(game["people"]) for game in view["games"]] == [4, 4]
    assert all(game["table"] for game in view["games"])
    await room.play()
    view = await room.until(lambda view: all(game["status"] == "over" for game in view["games"]))
    assert {game["by"] for game in view["games"]} == {"table"}
    assert sum(line["victories"] for line in view["standings"]) == pytest.approx(2)
    answer = await room.server.get(f"/evenings/{room.evening}/why/{view['people'][0]['number']}")
    assert (answer["round"], answer["repeats"]) == (1, 0)
    file = await room.server.get(f"/clubs/{room.club}/file", room.key)
    records = file["evenings"][0]["records"]
    assert len(records) == 2
    assert all(verify(msgspec.json.encode(record)).ok for record in records.values())
    async with server.http() as http:
        lines = list(csv.DictReader(io.StringIO((await http.get(f"/evenings/{room.evening}/standings.csv")).text)))
    assert [line["place"] for line in lines] == [str(line["place"]) for line in view["standings"]]
    assert {line["name"] for line in lines} == set(NAMES)


async def test_who_played_best_follows_once_the_games_are_reviewed(server: Server) -> None:
    room = await evening_of_eight(server)
    await room.do("draw")
    await room.play()
    view = await room.until(lambda view: all(game["adjusted"] for game in view["games"]), seconds=300)
    for game in view["games"]:
        assert sum(game["adjusted"]) == pytest.approx(1, abs=0.1)
    shares = {
        person: share for game in view["games"] for person, share in zip(game["people"], game["adjusted"], strict=True)
    }
    assert {line["person"]: line["adjusted"] for line in view["standings"]} == shares
    assert {line["reviewed"] for line in view["standings"]} == {1}


async def test_everybody_sees_what_tables_have_so_far_if_it_lies_open(server: Server) -> None:
    room = await evening_of_eight(server)
    await room.do("draw")
    view = await room.until(lambda view: all(game["so_far"] for game in view["games"]))
    assert [game["so_far"] for game in view["games"]] == [[0] * 4] * 2
    await room.play()
    view = await room.until(lambda view: all(game["status"] == "over" for game in view["games"]))
    assert [game["so_far"] for game in view["games"]] == [[], []]


async def test_nobody_without_a_key_changes_an_evening(server: Server) -> None:
    room = await evening_of_eight(server, play="paper")
    stranger = await Room.open(server)
    commands: list[tuple[str, Json]] = [
        ("draw", {}),
        ("add-people", {"names": ["Eve"]}),
        ("leave", {"person": 1}),
        ("rest", {"person": 1}),
        ("apart", {"people": [1, 2]}),
        ("undraw", {}),
        ("score", {"game": 0, "scores": [1, 2, 3, 4]}),
        ("confirm", {"game": 0}),
        ("open", {"game": 0}),
        ("pause", {}),
        ("plan", {"plan": PLAN}),
        ("rename", {"person": 1, "name": "Eve"}),
        ("release", {"person": 1}),
        ("close", {}),
    ]
    await room.do("draw")
    before = await room.view()
    outsider = next(game for game in before["games"] if 5 not in game["people"])["number"]
    for type_, fields in commands:
        for token in (None, stranger.key, "A" * 32):
            assert await room.refused(type_, token, **fields) in ("only-the-club", "bad-key")
        assert await room.refused(type_, room.tokens[5], **{**fields, "game": outsider} if "game" in fields else fields)
    after = await room.view()
    assert (after["seq"], after["people"], after["games"]) == (before["seq"], before["people"], before["games"])
    for method, path in (
        ("POST", f"/clubs/{room.club}/evenings"),
        ("POST", f"/clubs/{room.club}/helpers"),
        ("GET", f"/clubs/{room.club}/file"),
        ("DELETE", f"/clubs/{room.club}/members/1"),
        ("DELETE", f"/evenings/{room.evening}"),
        ("DELETE", f"/clubs/{room.club}"),
    ):
        for token in (None, stranger.key, room.tokens[5]):
            async with server.http(token) as http:
                body = {"name": "Eve"} if "helpers" in path else {"plan": PLAN} if method == "POST" else None
                answer = await http.request(method, path, json=body)
                assert (answer.status_code, answer.json()["code"]) == (403, "bad-key")


async def test_helpers_run_evenings_until_their_key_is_revoked(server: Server) -> None:
    room = await evening_of_eight(server, play="paper")
    helper = await room.server.post(f"/clubs/{room.club}/helpers", {"name": "Bea"}, room.key)
    await room.do("draw", helper["key"])
    await room.do("score", helper["key"], game=0, scores=[40, 30, 20, 10])
    assert (await room.view())["games"][0]["by"] == "Bea"
    async with server.http(helper["key"]) as http:
        for answer in (
            await http.post(f"/clubs/{room.club}/helpers", json={"name": "Cem"}),
            await http.delete(f"/clubs/{room.club}"),
        ):
            assert answer.json()["code"] == "only-the-own-key"
    club = await room.server.get(f"/clubs/{room.club}", room.key)
    assert [key["name"] for key in club["keys"]] == ["", "Bea"]
    assert room.key not in str(club)
    assert helper["key"] not in str(club)
    async with server.http(room.key) as http:
        assert (await http.delete(f"/clubs/{room.club}/helpers/{helper['helper']}")).status_code == 204
    assert await room.refused("pause", helper["key"]) == "bad-key"


async def test_a_typed_result_needs_a_second_person(server: Server) -> None:
    room = await evening_of_eight(server, play="paper")
    for name in ("Ida", "Jo"):
        await room.join(name=name)
    await room.do("leave", person=3)
    await room.do("leave", person=4)
    await room.do("draw")
    view = await room.view()
    game = next(game for game in view["games"] if sum(person in room.tokens for person in game["people"]) > 1)
    one, two = [room.tokens[person] for person in game["people"] if person in room.tokens][:2]
    await room.do("score", one, game=game["number"], scores=[10, 40, 20, 30])
    now = (await room.view())["games"][game["number"]]
    assert (now["status"], now["winners"]) == ("unconfirmed", [1])
    assert await room.refused("confirm", one, game=game["number"]) == "only-the-club"
    await room.do("confirm", two, game=game["number"])
    assert (await room.view())["games"][game["number"]]["status"] == "over"
    await room.do("score", game=game["number"], scores=[50, 40, 20, 30])
    view = await room.view()
    (correction,) = view["corrections"]
    assert (correction["by"], correction["before"], correction["after"]) == ("club", [10, 40, 20, 30], [50, 40, 20, 30])


async def test_nobody_learns_a_seats_secrets_through_an_evening(server: Server) -> None:
    room = await Room.open(server, game="las-vegas-cards", options={})
    for name in NAMES[:4]:
        await room.join(name=name)
    await room.do("draw")
    (game,) = (await room.view())["games"]
    for seat, person in enumerate(game["people"]):
        async with Client(server.url, game["table"], room.tokens[person], views="all") as client:
            await client.until_kind("started")
            assert (await server.view(game["table"], room.tokens[person]))["yours"] == [seat]
    async with server.http(room.key) as http:  # the club's key opens no seat
        assert (await http.get(f"/tables/{game['table']}")).json()["code"] == "bad-token"
    assert "hand" not in str(await room.view(room.key))
    view = await room.until(lambda view: view["games"][0]["progress"] == 1)
    assert view["games"][0]["so_far"] == [], "money lies hidden"
    stranger = await server.view(game["table"])
    assert stranger["hand"] is None


async def test_the_club_keeps_a_table_for_people_without_devices(server: Server) -> None:
    room = await Room.open(server, people=NAMES[:4], play="by-hand")
    await room.do("draw")
    (game,) = (await room.view())["games"]
    assert game["table"] is None
    await room.do("open", game=game["number"])
    (game,) = (await room.view())["games"]
    view = await server.view(game["table"], room.key)
    assert (view["yours"], view["setup"]["dice"]) == ([0, 1, 2, 3], "by-hand")
    assert await room.refused("open", room.key, game=0) == "has-a-table"


async def test_a_seating_can_be_taken_back(server: Server) -> None:
    room = await evening_of_eight(server)
    await room.do("draw")
    tables = [game["table"] for game in (await room.view())["games"]]
    await room.do("undraw")
    view = await room.view()
    assert (view["round"], view["games"]) == (0, [])
    assert [(await server.view(table))["status"] for table in tables] == ["closed", "closed"]


async def test_a_command_counts_once_and_so_does_joining(server: Server) -> None:
    room = await Room.open(server)
    command = {"type": "add-people", "id": new_id(), "names": ["Anna"]}
    for _ in range(3):
        await server.post(f"/evenings/{room.evening}/commands", command, room.key)
    request = {"id": new_id(), "name": "Benno"}
    made = [await server.post(f"/evenings/{room.evening}/people", request) for _ in range(2)]
    assert made[0]["person"] == made[1]["person"]
    assert [person["name"] for person in (await room.view())["people"]] == ["Anna", "Benno"]
    assert (await room.view(made[1]["token"]))["you"] == made[1]["person"]
    async with server.http() as http:
        answer = await http.post(f"/evenings/{room.evening}/people", json={"id": new_id(), "person": 2})
        assert answer.json()["code"] == "person-taken"


async def test_members_are_known_again_by_their_names(server: Server) -> None:
    """However they come: typed or pasted by the host, or by phone. Else no season and no rating would have anybody."""
    room = await Room.open(server, people=["Anna", "Anna", "Benno"])
    assert [person["name"] for person in (await room.view())["people"]] == ["Anna", "Anna 2", "Benno"]
    again = {"plan": PLAN, "people": ["benno", "Carla", "Anna"]}
    made = await server.post(f"/clubs/{room.club}/evenings", again, room.key)
    second = Room([server], room.club, room.key, made["evening"])
    assert [person["number"] for person in (await second.view())["people"]] == [3, 4, 1]
    assert await second.join(name="Ａnna") == 2  # there is an Anna already, so it is the other one
    assert await second.join(name="Anna") == 5
    await second.do("leave", person=2)
    assert await second.join(name="Anna 2") == 6, "whoever has a phone is nobody else's to act for"
    await second.do("release", person=2)
    assert await second.join(name="Anna 2") == 2
    club = await server.get(f"/clubs/{room.club}", room.key)
    assert {member["number"]: member["evenings"] for member in club["members"]} == {1: 2, 2: 2, 3: 2, 4: 1, 5: 1, 6: 1}
    assert [person["here"] for person in (await second.view())["people"]] == [True] * 6


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"most": 12}, "unreadable"),
        ({"least": 4, "wanted": 3}, "wrong-sizes"),
        ({"least": 2, "most": 9, "wanted": 4}, "wrong-sizes"),
        ({"options": {"loaded": True}}, "unknown-option"),
        ({"mode": "swiss"}, "swiss-is-for-two"),
    ],
)
async def test_a_plan_that_cannot_be_is_refused(server: Server, plan: Json, code: str) -> None:
    made = await server.post("/clubs", {"name": "Club"})
    async with server.http(made["key"]) as http:
        answer = await http.post(f"/clubs/{made['club']}/evenings", json={"plan": {**PLAN, **plan}})
    assert answer.json()["code"] == code


async def test_a_socket_tells_what_changes(server: Server) -> None:
    room = await Room.open(server, people=NAMES[:4], play="paper")
    async with connect(f"{server.url.replace('http', 'ws', 1)}/evenings/{room.evening}/live") as socket:
        await socket.send('{"type": "enter", "token": null, "views": "none"}')
        first = msgspec.json.decode(await socket.recv())
        assert (first["role"], first["round"]) == ("watch", 0)
        await room.do("draw")
        assert msgspec.json.decode(await socket.recv())["round"] == 1
        async with server.http(room.key) as http:
            await http.delete(f"/evenings/{room.evening}")
        assert msgspec.json.decode(await socket.recv())["type"] == "bye"


async def test_free_seating_seats_whoever_is_free(server: Server) -> None:
    room = await Room.open(server, people=NAMES[:6], mode="free", play="paper", least=3, most=3, wanted=3)
    await room.do("draw")
    for game in (0, 1):
        await room.do("score", game=game, scores=[30, 20, 10])
    view = await room.until(lambda view: view["round"] == 2)
    assert len(view["games"]) == 4


async def test_a_club_is_one_file_and_comes_back(server: Server) -> None:
    room = await evening_of_eight(server)
    await room.do("draw")
    await room.play()
    before = await room.until(lambda view: all(game["status"] == "over" for game in view["games"]))
    await room.do("close")
    file = await room.server.get(f"/clubs/{room.club}/file", room.key)
    assert "claimed" not in str(file)
    made = await server.post("/clubs/file", file)
    club = await server.get(f"/clubs/{made['club']}", made["key"])
    (evening,) = club["evenings"]
    after = await server.get(f"/evenings/{evening['evening']}")
    results = [
        [(line["person"], line["place"], line["share"]) for line in view["standings"]] for view in (before, after)
    ]
    assert results[0] == results[1]
    assert [rating["games"] for rating in club["ratings"]] == [1] * 8
    assert (await server.get(f"/clubs/{made['club']}/file", made["key"]))["evenings"][0]["records"]
    spoils: list[Json] = [
        {"members": {}},
        {"evenings": [{**file["evenings"][0], "journal": file["evenings"][0]["journal"][1:]}]},
        {"evenings": [{**file["evenings"][0], "records": {"0": {"format": "vabanque/1"}}}]},
    ]
    for spoil in spoils:
        async with server.http() as http:
            answer = await http.post("/clubs/file", json={**file, **spoil})
        assert (answer.status_code, answer.json()["code"]) == (400, "club-file")


async def test_a_name_is_removed_everywhere_the_club_has_it(server: Server) -> None:
    room = await evening_of_eight(server)
    await room.do("draw")
    await room.play()
    await room.until(lambda view: all(game["status"] == "over" for game in view["games"]))
    async with server.http(room.key) as http:
        assert (await http.delete(f"/clubs/{room.club}/members/1")).status_code == 204
    file = await room.server.get(f"/clubs/{room.club}/file", room.key)
    assert "Anna" not in str(file)
    assert all(verify(msgspec.json.encode(record)).ok for record in file["evenings"][0]["records"].values())
    assert (await room.view())["people"][0]["name"] is None


async def test_nothing_is_lost_when_the_server_is_killed(own_server: Callable[..., Server]) -> None:
    """Killed between the acknowledgement and the next round, and again while people play."""
    server = own_server()
    room = await evening_of_eight(server)
    await room.do("draw")
    await room.play()
    before = await room.until(lambda view: all(game["status"] == "over" for game in view["games"]))
    await room.do("apart", people=[1, 2])
    server.kill()
    server.start()
    after = await room.view(room.key)
    assert after["apart"] == [[1, 2]]
    for token in (None, next(iter(room.tokens.values()))):
        assert (await room.view(token))["apart"] == [], "who avoids whom is nobody else's business"
    assert [game["scores"] for game in after["games"]] == [game["scores"] for game in before["games"]]
    await room.do("draw")
    server.kill()
    server.start()
    view = await room.view()
    assert (view["round"], len(view["games"])) == (2, 4)
    assert not any({1, 2} <= set(game["people"]) for game in view["games"][2:])
    await room.play()
    server.kill()  # perhaps before the evening has heard of the last result
    server.start()
    await room.until(lambda view: all(game["status"] == "over" for game in view["games"]))


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    service = start_postgres()
    yield service
    service.stop()


@pytest.fixture(scope="module")
def redis() -> Iterator[Redis]:
    service = start_redis()
    yield service
    service.stop()


@pytest.mark.services
async def test_three_hosts_on_postgresql_run_one_evening(
    postgres: Postgres, redis: Redis, own_server: Callable[..., Server]
) -> None:
    servers = [own_server(postgres.url, bus=redis.url) for _ in range(3)]
    room = await evening_of_eight(*servers)
    for number in (1, 2):
        await room.do("draw")
        await room.play()
        view = await room.until(lambda view: all(game["status"] == "over" for game in view["games"]))
        assert (view["round"], len(view["games"])) == (number, 2 * number)
        servers[number].kill()
        servers[number].start()
    # Reviews go on adding to the journal, so the hosts are compared on what the evening has decided.
    views = [await server.get(f"/evenings/{room.evening}") for server in servers]
    decided = [
        (
            [(game["people"], game["scores"], game["winners"], game["by"]) for game in view["games"]],
            [(line["person"], line["place"], line["victories"], line["share"]) for line in view["standings"]],
        )
        for view in views
    ]
    assert decided[0] == decided[1] == decided[2]
    # And every host tells what another one has written.
    reached = max(view["seq"] for view in views)
    for server in servers:
        alone = Room([server], room.club, room.key, room.evening)
        await alone.until(lambda view: view["seq"] >= reached)


async def test_an_evening_opened_while_a_host_looks_at_the_others_stays_open(
    new_host: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await new_host()
    made = await host.clubs.create(m.NewClub(name="Club"))
    opened = await host.clubs.open(made.club, made.key, m.NewEvening(plan=EveningPlan("las-vegas-2012")))
    monkeypatch.setattr(host.bus, "alone", False)
    real = host.clubs.store.heads

    async def heads(wanted: Sequence[str]) -> dict[str, int]:
        answer = await real(wanted)
        await host.clubs.read(opened.evening)  # somebody comes in at this moment
        return answer

    monkeypatch.setattr(host.clubs.store, "heads", heads)
    for room in list(host.clubs._open.values()):
        host.clubs._forget(room)
    await host.clubs.look()
    assert not (await host.clubs.read(opened.evening)).gone
    assert [room.gone for room in host.clubs._open.values()] == [False]


async def called(host: Any, letters: int, receiver: Receiver) -> None:
    """Let the host look, and wait until so many calls have arrived."""
    await host.clubs.look()
    await until(lambda: len(receiver.letters) == letters)


async def test_people_are_called_to_their_tables_once_and_can_stop_it(new_host: Open) -> None:
    host = await new_host(hooks_anywhere=True)
    clubs = host.clubs
    made = await clubs.create(m.NewClub(name="Wednesday club"))
    plan = EveningPlan("top-10000", least=2, most=3, wanted=3, play="paper")
    evening = (await clubs.open(made.club, made.key, m.NewEvening(plan=plan, people=["Ben", "Carla"]))).evening
    me = await clubs.join(evening, m.JoinEvening(id=new_id(), name="Anna"))
    async with receiving() as receiver:
        browser = Subscriber(receiver.url)
        for token, code in ((None, "spectator"), ("x" * 20, "bad-token"), (made.key, "bad-token")):
            with pytest.raises(NotAllowed, match=code):
                await clubs.call(evening, token, browser.wish(), None)
        await clubs.call(evening, me.token, browser.wish("de"), "https://games.example")
        await clubs.look()
        assert receiver.letters == []
        await clubs.act(evening, made.key, m.DrawSeats(id="draw-0001"))
        await called(host, 1, receiver)
        assert browser.read(receiver.letters[0].body) == {
            "title": "Dein Tisch ist bereit: Tisch 1",
            "body": "Wednesday club",
            "evening": evening,
            "place": f"#/evening/{evening}",
        }
        # Another host, and this one after a restart, know that it was told.
        other = await new_host(hooks_anywhere=True)
        await other.clubs.read(evening)
        await other.clubs.look()
        await clubs.look()
        await clubs.act(evening, made.key, m.EnterScore(id="score-001", game=0, scores=[3, 2, 1]))
        await clubs.call(evening, me.token, None, None)
        await clubs.act(evening, made.key, m.DrawSeats(id="draw-0002"))
        await clubs.look()
        await clubs.call(evening, me.token, browser.wish(), None)  # while at a table: the next one is meant
        await clubs.look()
        await clubs.act(evening, made.key, m.EnterScore(id="score-002", game=1, scores=[3, 2, 1]))
        await clubs.act(evening, made.key, m.DrawSeats(id="draw-0003"))
        await called(host, 2, receiver)


async def test_an_address_that_no_longer_exists_is_forgotten(new_host: Open) -> None:
    host = await new_host(hooks_anywhere=True)
    made = await host.clubs.create(m.NewClub(name="Club"))
    plan = EveningPlan("top-10000", least=2, most=2, wanted=2, play="paper")
    evening = (await host.clubs.open(made.club, made.key, m.NewEvening(plan=plan, people=["Ben"]))).evening
    me = await host.clubs.join(evening, m.JoinEvening(id=new_id(), name="Anna"))
    async with receiving() as receiver:
        receiver.status = 410
        await host.clubs.call(evening, me.token, Subscriber(receiver.url).wish(), None)
        await host.clubs.act(evening, made.key, m.DrawSeats(id="draw-0001"))
        await called(host, 1, receiver)
        await until(lambda: host.counts["notices_gone"] == 1)
        assert await host.clubs.store.callings([evening]) == []


def test_an_evening_is_won_in_its_final() -> None:
    night = Night(EveningPlan("las-vegas-2012", least=2, most=2, wanted=2, rounds=1, final=2), 4)
    night.do(e.TablesDrawn([e.DrawnTable([1, 2], 0), e.DrawnTable([3, 4], 0)]))
    night.do(e.Scored(0, [40, 10], [0]))
    night.do(e.Scored(1, [30, 20], [0]))
    night.do(night.evening.draw_final([line.person for line in standings(night.evening)], 0))
    assert night.evening.last[0].seats.people == (1, 3)
    night.do(e.Scored(2, [10, 20], [1]))
    night.do(e.EveningClosed())
    assert season_of([night.evening], [True]).winners == [[3]]
