"""With real dice everything can be taken back, step by step; the journal keeps what was, the record what counts."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

import pytest

from tests.server.test_commands import ANNA, BENNO, CARLA, ID, SECRET, ask, do, refusal, running
from vabanque.core import Decide, Over
from vabanque.games import GAMES, register
from vabanque.play.journal import to_plain
from vabanque.play.verify import verify
from vabanque.server import messages as m
from vabanque.server.drafts import draft_move
from vabanque.server.table import ServerTable
from vabanque.server.views import Attendance, own_part, public_part

TAKE_BACK = m.TakeBack(id=ID)


def seen(table: ServerTable) -> Any:
    """All that matters about the game and what anybody sees of it."""
    assert table.session is not None
    public = public_part(table, Attendance())
    hands = [own_part(table, device).hand for device in table.devices]
    shown = {name: public[name] for name in ("status", "seats", "to_move", "scene", "awaited", "can_take_back")}
    return shown, hands, table.entries, table.left, table.record((), everything=True).to_plain()


def read_again(table: ServerTable) -> ServerTable:
    """The table as another host reads it from the database."""
    return ServerTable("table1", SECRET, "ABCDEF", 5, table.devices).follow(table.log())


def step(table: ServerTable, rng: Random) -> ServerTable:
    """Somebody enters dice or decides; bills are drawn."""
    assert table.session is not None
    turn = table.session.turn
    if isinstance(turn, Decide):
        seat = table.waiting_for[0]
        who = next(token for token in (ANNA, BENNO) if seat in (table.device(token) or table.devices[0]).seats)
        move = rng.choice(table.session.legal(seat))
        return do(table, who, m.MakeMove(id=ID, move=to_plain(move), turn=table.turn))
    assert not isinstance(turn, Over)
    who = BENNO if turn.seat == 1 else ANNA
    return do(table, who, m.Land(id=ID, turn=table.turn))


@pytest.mark.parametrize(
    ("game", "options"),
    [("las-vegas-2012", {}), ("las-vegas-2012", {"neutral": True}), ("las-vegas-cards", {}), ("top-10000", {})],
)
def test_a_game_goes_back_step_by_step_to_its_beginning_and_on_to_its_end(game: str, options: dict[str, Any]) -> None:
    rng = Random(game)
    table = running("local person", game, dice="by-hand", options=options)
    past, earlier = [], seen(table)
    for _ in range(60):
        points = len(table.points)
        if not (table.session and table.session.sealed):  # choices that are revealed together are one step
            earlier = seen(table)
        table = step(table, rng)
        if len(table.points) > points:
            past.append(earlier)
        if table.status == "over":
            break
    assert len(past) > 20
    if table.session is not None and table.session.sealed:
        table = do(table, ANNA, TAKE_BACK)
    for earlier in reversed(past):
        table = do(table, rng.choice((ANNA, BENNO)), TAKE_BACK)
        assert seen(table) == earlier
        assert seen(read_again(table)) == earlier
    assert refusal(table, ANNA, TAKE_BACK) == "nothing-to-undo"
    # On to the end, taking something back now and then. The record knows nothing of it and is valid.
    while table.status == "running":
        table = do(table, ANNA, TAKE_BACK) if rng.random() < 0.1 and table.back_to() is not None else step(table, rng)
    assert seen(read_again(table)) == seen(table)
    record = table.record(())
    assert verify(record.to_json()).ok
    assert sum(written.row.kind == "taken-back" for written in table.rows) > len(past)
    assert refusal(table, ANNA, TAKE_BACK) == "game-over"


def test_choices_that_nobody_has_seen_yet_are_taken_back_first() -> None:
    table = running("local person", "las-vegas-cards", dice="by-hand")
    rng = Random(1)
    while not isinstance(table.session.turn, Decide):  # type: ignore[union-attr]
        table = step(table, rng)
    sealed = step(table, rng)
    assert sealed.waiting_for == (1,)
    again = do(sealed, BENNO, TAKE_BACK)
    assert again.waiting_for == (0, 1)
    assert read_again(again).waiting_for == (0, 1)
    assert again.record((0, 1)).to_plain() == table.record((0, 1)).to_plain()


def test_bills_that_people_lay_out_are_taken_back_and_bills_that_the_server_deals_are_not() -> None:
    table = running(dice="by-hand")
    table = do(table, ANNA, m.Land(id=ID, text="60"))
    table = do(table, ANNA, m.Land(id=ID))  # the server deals for casino 2
    assert [written.row.kind for written in table.rows][-3:] == ["fill", "drawn", "fill"]
    back = do(table, BENNO, TAKE_BACK)
    assert back.entries == table.entries - 2
    assert refusal(back, ANNA, TAKE_BACK) == "nothing-to-undo"
    # What the server deals, it deals again: nobody fishes for better bills.
    again = do(do(back, ANNA, m.Land(id=ID, text="60")), ANNA, m.Land(id=ID))
    assert again.record(()).to_plain() == table.record(()).to_plain()


def test_only_players_take_back_and_only_where_dice_are_real() -> None:
    table = do(running("local person", "top-10000", dice="by-hand"), ANNA, m.Land(id=ID, text="1 2 3 4 6 r2"))
    assert refusal(table, CARLA, TAKE_BACK) == "spectator"
    assert refusal(table, None, TAKE_BACK) == "spectator"
    assert refusal(table, BENNO, m.TakeBack(id=ID, turn=table.turn - 1)) == f"stale (turn={table.turn})"
    assert refusal(running(), ANNA, TAKE_BACK) == "dice-not-by-hand"
    assert ask(table, BENNO, m.TakeBack(id=ID, turn=table.turn)).draft.entries == [m.TakenBack(to=table.turn - 1)]
    assert not public_part(running(), Attendance())["can_take_back"]


def test_what_a_bot_decided_goes_too() -> None:
    table = do(running("local bot", "top-10000", dice="by-hand"), ANNA, m.Land(id=ID, text="2 2 3 3 4 r4"))
    table = do(table, ANNA, m.Land(id=ID, text="1 1 1 2 3 r4"))  # a bust; the bot's roll
    assert isinstance(table.session.turn, Decide)  # type: ignore[union-attr]
    assert table.bots_to_move == [1]
    back = do(do(table, ANNA, TAKE_BACK), ANNA, TAKE_BACK)
    assert back.entries == 0
    assert not isinstance(back.session.turn, Decide | Over)  # type: ignore[union-attr]


@pytest.fixture
def goofspiel() -> Iterator[str]:
    """A game in which everybody chooses at the same time and nothing is secret, so bots can play with real cards."""
    game = import_module("tests.plugins.goofspiel").GAME
    if game.id not in GAMES:  # importing it registers it, but only once
        register(game)
    yield game.id
    GAMES.remove(game.id)


def test_a_bots_choice_that_was_revealed_first_is_taken_back_with_the_persons(goofspiel: str) -> None:
    turned = do(running("bot local", goofspiel, dice="by-hand"), ANNA, m.Land(id=ID, text="7"))
    assert turned.session is not None
    table = turned.apply(draft_move(turned, turned.session.legal(0)[0]), 1)[0]
    table = do(table, ANNA, m.MakeMove(id=ID, move=to_plain(turned.session.legal(1)[0]), turn=table.turn))
    assert [written.row.kind for written in table.rows][-3:] == ["bid", "bid", "won"]
    back = do(table, ANNA, TAKE_BACK)
    assert back.rows[-1].row.body == f'{{"kind":"taken-back","to":{table.seq - 3}}}'
    assert seen(back) == seen(turned) == seen(read_again(back))
    assert back.story == turned.story


def test_after_a_decision_is_taken_back_the_server_rolls_fresh_dice() -> None:
    table = running("local local", "las-vegas-2012", dice="by-hand")
    rng = Random(1)
    while not table.waiting_for:
        table = step(table, rng)
    assert table.session is not None
    place = m.MakeMove(id=ID, move=to_plain(table.session.legal(0)[0]))
    rolls = []
    for _ in range(4):
        rolled = do(do(table, ANNA, place), ANNA, m.Land(id=ID))
        again = do(do(rolled, ANNA, TAKE_BACK), ANNA, m.Land(id=ID))
        assert rolled.session is not None
        assert again.session is not None
        assert again.session.journal[-1] == rolled.session.journal[-1], "nobody fishes for a better roll"
        assert read_again(again).session.journal == again.session.journal  # type: ignore[union-attr]
        rolls.append(rolled.session.journal[-1])
        table = do(do(again, ANNA, TAKE_BACK), ANNA, TAKE_BACK)
    assert len(set(map(repr, rolls))) == 4
