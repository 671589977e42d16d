"""What a view says around the game: seats, rights, clocks; and recorded games, step by step."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.test_commands import ANNA, BENNO, CARLA, ID, do, new_table, place, running
from vabanque.games import make, scenes
from vabanque.play.record import read_record
from vabanque.server import messages as m
from vabanque.server.replays import MOST_ENTRIES, encode_replay, replay_of
from vabanque.server.table import ServerTable
from vabanque.server.views import Attendance, view_of

FAIR = (Path(__file__).parents[1] / "records" / "fair-dice.jsonl").read_text("utf-8").splitlines()


def view(table: ServerTable, who: str | None = None, seat: int | None = None, here: tuple[int, ...] = ()) -> Any:
    """As it is sent."""
    shown = view_of(table, table.device(who), seat, Attendance(here), 777)
    return msgspec.json.decode(msgspec.json.encode(shown))


def test_a_view_of_a_table_that_waits() -> None:
    table = do(new_table("local person open", clock=30), BENNO, m.Seed(id=ID, seat=1, seed="abc"))
    seen = view(table, ANNA, here=(0,))
    assert (seen["table"], seen["code"], seen["seq"], seen["now"], seen["status"]) == (
        "table1",
        "ABCDEF",
        2,
        777,
        "open",
    )
    assert (seen["you"], seen["yours"], seen["host"], seen["to_move"]) == (0, [0], True, [])
    assert [seat["presence"] for seat in seen["seats"]] == ["here", "away", "away"]
    assert [seat["host"] for seat in seen["seats"]] == [True, False, False]
    assert [seat["seeded"] for seat in seen["seats"]] == [False, True, False]
    assert not seen.get("scene")
    other = view(table, CARLA)
    assert (other["you"], other["yours"], other["host"]) == (None, [], False)


def test_the_host_can_start_when_every_seat_is_taken() -> None:
    assert [view(new_table(seats), ANNA)["can_start"] for seats in ("local person", "local open")] == [True, False]
    assert not view(new_table(), BENNO)["can_start"]
    assert not view(running(), ANNA)["can_start"]


def test_a_view_of_a_game_under_way() -> None:
    table = running("local person bot", clock=30)
    seen = view(table, ANNA)
    assert (seen["status"], seen["to_move"], seen["turn"]) == ("running", [0], table.turn)
    assert [seat["clock"] for seat in seen["seats"]] == [{"seconds": 30, "ends": 30_100}, None, None]
    assert [seat["presence"] for seat in seen["seats"]] == ["away", "away", "here"]
    assert [seat["bot"] for seat in seen["seats"]] == [None, None, "greedy"]
    assert seen["result"] is None
    assert table.session is not None
    assert table.scenes is not None
    state = table.session.state
    assert seen["scene"] == json.loads(msgspec.json.encode(table.scenes.scene(state, table.story)))
    assert seen["hand"] == json.loads(msgspec.json.encode(table.scenes.hand(state, 0, odds=False)))
    assert view(table)["hand"] is None
    assert seen["position"]["view"] == json.loads(msgspec.json.encode(table.session.view(0)))
    assert view(table)["position"]["view"]["viewer"] is None


def test_a_device_with_two_seats_looks_through_the_one_that_is_to_move() -> None:
    table = running("local person local", first=2)
    assert view(table, ANNA)["you"] == 2
    assert view(table, ANNA, seat=0)["you"] == 0
    moved = do(table, ANNA, place(table, 2))
    assert view(moved, ANNA)["you"] == 0
    assert view(do(moved, ANNA, place(moved, 0)), ANNA)["you"] == 0, "neither is to move: the first"


def test_odds_are_told_where_the_table_gives_hints() -> None:
    for hints, told in (("off", False), ("odds", True), ("best", True)):
        table = running("local person", "top-10000", dice="by-hand", hints=hints)
        table = do(table, ANNA, m.Land(id=ID, text="1 2 3 4 6 r2"))
        assert all((choice["bust"] is not None) == told for choice in view(table, ANNA)["hand"]["choices"])


def test_real_dice_are_awaited_by_everybody() -> None:
    table = running("local person", "top-10000", dice="by-hand")
    assert (view(table)["awaited"]["kind"], view(table)["awaited"]["dice"]) == ("throw", 5)
    thrown = do(table, ANNA, m.Land(id=ID, text="1 2 3 4 6 r2"))
    assert view(thrown)["awaited"] is None
    assert view(running())["awaited"] is None


def test_a_sealed_choice_shows_that_it_is_made_and_to_its_own_seat_what_it_is() -> None:
    table = running("local person", "las-vegas-cards")
    assert table.session is not None
    card = table.session.state.hands[0][0]
    table = do(table, ANNA, m.MakeMove(id=ID, move={"seat": 0, "text": card}))
    for who in (ANNA, BENNO, None):
        assert [seat["sealed"] for seat in view(table, who)["seats"]] == [True, False]
    assert view(table, ANNA)["hand"]["sealed"] == [card]
    assert view(table, BENNO)["hand"]["sealed"] is None


def test_who_stands_in_and_who_has_left_is_shown() -> None:
    stood_in = do(running(), BENNO, m.LeaveSeat(id=ID))
    assert (view(stood_in)["seats"][1]["presence"], view(stood_in)["seats"][1]["bot"]) == ("stood-in", "greedy")
    left = do(running("local person local", stand_in=None), BENNO, m.LeaveSeat(id=ID))
    assert view(left, here=(1,))["seats"][1]["presence"] == "left"
    over = do(left, ANNA, m.LeaveSeat(id=ID))
    seen = view(over, ANNA)
    assert (seen["status"], seen["result"]["score"], seen["hand"]) == ("over", [0, 0, 0], None)
    rematch = do(over, ANNA, m.Rematch(id=ID))
    assert view(rematch)["rematch"] == rematch.rematch is not None


@pytest.mark.parametrize("number", range(4))
def test_a_proved_game_is_replayed_step_by_step(number: int) -> None:
    record = read_record(FAIR[number])
    replay = replay_of(record)
    assert replay.verdict == m.ReplayVerdict(ok=True, fair=True)
    assert replay.fairness is not None
    assert msgspec.to_builtins(replay.fairness) == record.extra["fairness"]
    assert (replay.game, replay.names, replay.start) == (record.game, list(record.seats), record.start)
    assert replay.options == record.options
    assert [entry for step in replay.steps for entry in step.entries] == record.to_plain()["journal"]
    assert replay.result is not None
    assert record.result is not None
    assert replay.result == record.result
    assert list(replay.result.score) == replay.steps[-1].scores
    at = 0
    for before, step in zip([None, *replay.steps], replay.steps, strict=False):
        assert step.at == at
        at += len(step.entries)
        assert len(step.told or ()) == len(step.entries), "every entry is told"
        chance = step.entries and step.entries[0]["kind"] in ("fill", "spare", "roll", "draw", "throw")
        assert (step.chance is not None) == bool(chance and before is not None)
        if step.chance is not None:
            assert step.chance.kind == step.entries[0]["kind"]
            assert step.chance == revealed(record, before)


def revealed(record: Any, before: Any) -> Any:
    """What was awaited after the step before, with what it was drawn from."""
    from vabanque.play.verify import replay as play_again

    rules = make(record.game, len(record.seats), record.options, open_money=True)
    entries = 0
    for played in play_again(record):
        entries += len(played.entries)
        if entries == before.at + len(before.entries):
            return scenes(rules).awaited(rules.turn(played.state), reveal=True)  # type: ignore[arg-type]
    raise AssertionError("no such step")


def test_a_forged_game_is_shown_up_to_the_forgery() -> None:
    plain = json.loads(FAIR[3])
    at = next(number for number, entry in enumerate(plain["journal"]) if entry["kind"] == "bank")
    plain["journal"][at]["score"] += 50
    replay = msgspec.json.decode(encode_replay(json.dumps(plain).encode()))  # type: ignore[arg-type]
    assert (replay["verdict"]["ok"], replay["verdict"]["code"], replay["verdict"]["entry"]) == (False, "wrong-bank", at)
    assert not replay["verdict"]["fair"]
    shown = sum(len(step["entries"]) for step in replay["steps"])
    assert 0 < shown < at + 1
    assert replay["result"] is None or replay["result"]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"journal": [{"kind": "bust", "seat": 0}]}, None),
        ({"fairness": 7}, "bad-fairness"),
        ({"result": {"score": [1, 2], "winners": [0]}}, "wrong-score"),
    ],
)
def test_what_is_wrong_beside_the_steps_is_in_the_verdict(change: dict[str, Any], code: str | None) -> None:
    answer = encode_replay(json.dumps({**json.loads(FAIR[3]), **change}).encode())
    if code is None:
        assert isinstance(answer, bytes)
        assert not json.loads(answer)["verdict"]["ok"]
        return
    assert isinstance(answer, bytes)
    replay = json.loads(answer)
    assert replay["verdict"]["code"] == code
    assert (replay["fairness"] is None) == (code == "bad-fairness")


def test_what_cannot_be_read_is_refused_with_a_code() -> None:
    assert encode_replay(b"[]") == ("not-a-record", {})
    assert encode_replay(b'{"format": "x"}') == ("unknown-format", {"format": "x"})
    plain = json.loads(FAIR[3])
    assert MOST_ENTRIES == 3000
    plain["journal"] = [{"kind": "bust", "seat": 0}] * 3001
    assert encode_replay(json.dumps(plain).encode()) == ("record-too-long", {"most": 3000})
    plain["journal"] = plain["journal"][:3000]
    assert isinstance(encode_replay(json.dumps(plain).encode()), bytes)
