"""Who may do what at a table, and what it writes: every command decided in memory, without a server around it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from vabanque.core import Hidden, Misconfigured, Refusal, Unreadable
from vabanque.play.dealers import LiveDealer, commitment
from vabanque.play.journal import to_plain
from vabanque.server import messages as m
from vabanque.server.answers import hint_of
from vabanque.server.commands import MOST_ROWS, NOTHING, CommandOutcome, decide, join, out_of_time
from vabanque.server.drafts import draft_start
from vabanque.server.opening import open_table, rematch_of, seat_now, settled
from vabanque.server.questions import question_of
from vabanque.server.table import Draft, ServerTable, Written, token_hash
from vabanque.store import Device, DeviceAdded, Row, SeatsChanged, devices_after

BOTS = {game: ["random", "greedy"] for game in ("las-vegas-2012", "las-vegas-cards", "top-10000")}
ID = "command-1"
SECRET = bytes(range(32))
ANNA, BENNO, CARLA = "anna", "benno", "carla"
"""Tokens. Anna made the table; Carla has a token and no seat."""


def new_table(seats: str = "local person", game: str = "las-vegas-2012", **setup: Any) -> ServerTable:
    """A table that has not begun. Local seats and the host's rights are Anna's; the first person is Benno."""
    kinds: list[Any] = seats.split()
    local = tuple(seat for seat, kind in enumerate(kinds) if kind == "local")
    devices = [Device(token_hash(ANNA), local, True), Device(token_hash(CARLA), (), False)]
    devices += [Device(token_hash(BENNO), (seat,), False) for seat, kind in enumerate(kinds) if kind == "person"]
    now = [
        m.SeatNow(kind=kind, name=None if kind == "open" else f"Seat {seat}", bot="greedy" if kind == "bot" else None)
        for seat, kind in enumerate(kinds)
    ]
    table = ServerTable("table1", SECRET, "ABCDEF", 5, devices)
    agreed = m.Setup(game=game, **{"first": 0, "stand_in": "greedy", **setup})
    return table.apply(Draft([m.Opened(setup=agreed, seats=now, commitment=commitment(SECRET))]), 10)[0]


def running(seats: str = "local person", game: str = "las-vegas-2012", **setup: Any) -> ServerTable:
    table = new_table(seats, game, **setup)
    return table.apply(draft_start(table), 100)[0]


def ask(table: ServerTable, who: str | None, command: m.AnyCommand, here: Sequence[int] = ()) -> CommandOutcome:
    return decide(table, table.device(who), command, BOTS, lambda seat: seat not in here, lambda: 0 not in here)


def do(table: ServerTable, who: str | None, command: m.AnyCommand, at: int = 1000) -> ServerTable:
    """The table after a command."""
    decision = ask(table, who, command)
    after, _ = table.apply(decision.draft, at, "0:x")
    after.devices = devices_after(table.devices, decision.devices)
    return after


def refusal(table: ServerTable, who: str | None, command: m.AnyCommand, here: Sequence[int] = ()) -> str:
    with pytest.raises(Refusal) as refused:
        ask(table, who, command, here)
    return refused.value.plain


def plain(entries: list[Any]) -> list[Any]:
    return [msgspec.to_builtins(entry) if isinstance(entry, m.Event) else entry.kind for entry in entries]


def place(table: ServerTable, seat: int) -> m.MakeMove:
    """The first legal move of the player to move, submitted for `seat`."""
    assert table.session is not None
    (mover,) = table.waiting_for
    move = table.session.legal(mover)[0]
    return m.MakeMove(id=ID, move={"kind": "place", "seat": seat, "face": move.face, "casino": move.casino})


# Starting by itself


def test_a_table_starts_by_itself_when_its_time_has_come_or_all_seats_are_taken() -> None:
    waiting = new_table("local open", fill=m.AutoStart(after=60))
    assert waiting.starts_at() == waiting.acts_at() == 60_010
    taken = m.Seated(seat=1, now=m.SeatNow(kind="person", name="Benno"))
    full, _ = waiting.apply(Draft([taken]), 20_000)
    assert full.starts_at() == full.acts_at() == 24_000, "browsers add to the dice meanwhile"
    # Somebody who sits down at the last moment still has time to add to the dice.
    late, _ = new_table("local open open", fill=m.AutoStart(after=60)).apply(Draft([taken]), 59_000)
    assert late.starts_at() == 63_000
    undecided = full.apply(Draft([m.Agreed(setup=full.setup, seats=full.seats, commitment=None)]), 21_000)[0]
    assert undecided.starts_at() is None
    assert new_table("bot open", fill=m.AutoStart(after=60)).starts_at() is None, "nobody waits there"
    assert new_table("local open").acts_at() is None
    assert running("local local", fill=m.AutoStart(after=60)).starts_at() is None


# Moving


def test_nobody_moves_for_somebody_else() -> None:
    table = running(first=0)
    assert table.waiting_for == (0,)
    assert refusal(table, BENNO, place(table, 0)) == "not-your-seat (seat=0)"
    assert refusal(table, CARLA, place(table, 0)) == "not-your-seat (seat=0)"
    assert refusal(table, None, place(table, 0)) == "spectator"
    # Nor does the host, who has more rights than anybody else.
    second = running(first=1)
    assert refusal(second, ANNA, place(second, 1)) == "not-your-seat (seat=1)"
    # One's own seat, when it is not its turn, is refused by the rules.
    assert refusal(table, BENNO, place(table, 1)) == "not-your-turn (seat=1)"
    assert do(table, ANNA, place(table, 0)).waiting_for == (1,)


def test_a_move_names_the_turn_it_was_meant_for() -> None:
    table = running()
    move = place(table, 0)
    assert table.turn == table.seq
    for turn in (table.turn - 1, table.turn + 1, 0):
        late = msgspec.structs.replace(move, turn=turn)
        assert refusal(table, ANNA, late) == f"stale (turn={table.turn})"
    after = do(table, ANNA, msgspec.structs.replace(move, turn=table.turn))
    assert after.turn == after.seq > table.turn


def test_a_move_before_and_after_the_game_is_refused() -> None:
    move = m.MakeMove(id=ID, move={"kind": "place", "seat": 0, "face": 1, "casino": 1})
    assert refusal(new_table(), ANNA, move) == "not-started"
    closed = do(running(), ANNA, m.Close(id=ID))
    assert refusal(closed, ANNA, move) == "game-over"
    assert (
        refusal(running(), ANNA, m.MakeMove(id=ID, move={"kind": "lay", "seat": 0, "cards": ["1"]}))
        == "unknown-kind (kind=lay)"
    )


def test_a_player_who_moves_is_back() -> None:
    table = do(running(), ANNA, m.LeaveSeat(id=ID))
    assert table.stand_ins == {0: "greedy"}
    decision = ask(table, ANNA, place(table, 0))
    assert plain(decision.draft.entries) == [{"kind": "returned", "seat": 0}, "place", "roll"]
    assert do(table, ANNA, place(table, 0)).stand_ins == {}


def test_a_choice_is_sealed_until_all_have_chosen() -> None:
    table = running("local person", "las-vegas-cards")
    assert table.session is not None
    cards = list(table.session.state.hands[0][:1])
    sealed = do(table, ANNA, m.MakeMove(id=ID, move={"kind": "lay", "seat": 0, "cards": cards}))
    assert sealed.waiting_for == (1,)
    row = sealed.rows[-1]
    assert msgspec.json.decode(row.seen_from((0,), over=False).entry)["move"]["cards"] == cards
    assert msgspec.json.decode(row.seen_from((1,), over=False).entry)["move"] is None
    assert msgspec.json.decode(row.seen_from((), over=True).entry)["move"]["cards"] == cards


def test_the_best_move_of_a_hint_has_the_highest_chance() -> None:
    table = running("local local", "top-10000")
    question = question_of(table, 0)
    first, *_, last = question.moves
    chances = [50.0, *[20.0] * (len(question.moves) - 2), 60.0]
    assert hint_of(table, question, "rollouts", first, chances).best == to_plain(last)
    assert hint_of(table, question, "rollouts", first, [60.0, *chances[1:]]).best == to_plain(first)
    assert hint_of(table, question, "rollouts", first, []).best == to_plain(first)
    assert hint_of(table, question, None, None, chances).best is None


# Before the game


def test_the_host_starts_the_game_once_all_seats_are_taken() -> None:
    assert refusal(new_table("local open open"), ANNA, m.Start(id=ID)) == "seats-open (seats=2)"
    assert refusal(new_table(), BENNO, m.Start(id=ID), here=[0]) == "host-only"
    assert refusal(new_table(), None, m.Start(id=ID)) == "spectator"
    table = do(new_table(), ANNA, m.Start(id=ID))
    assert (table.status, table.code) == ("running", "ABCDEF"), "the link now leads people to watch"
    assert refusal(table, ANNA, m.Start(id=ID)) == "already-started"


def test_chance_says_who_starts_with_outcome_minus_one() -> None:
    table = new_table("local person bot", first="random")
    table = table.apply(Draft([m.Seeded(seat=1, seed="mine")]), 20)[0]
    started = ask(table, ANNA, m.Start(id=ID)).draft.entries[0]
    seeds = ["", "mine", ""]
    expected = LiveDealer(SECRET, tuple(seeds), "table1").numbers(-1)(3)
    names = ["Seat 0", "Seat 1", "Seat 2"]
    assert started == m.Started(first=expected, names=names, seat_seeds=seeds)
    assert draft_start(new_table(first=1)).entries[0] == m.Started(
        first=1, names=["Seat 0", "Seat 1"], seat_seeds=["", ""]
    )


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    table = new_table("local local")
    table.seats[1] = m.SeatNow(kind="local")
    assert draft_start(table).entries[0].names == ["Seat 0", "2"]  # type: ignore[union-attr]


def test_players_give_a_seed_for_their_own_seat_before_the_game() -> None:
    seed = m.Seed(id=ID, seat=1, seed="abc")
    assert do(new_table(), BENNO, seed).seeds == {1: "abc"}
    assert refusal(new_table(), ANNA, seed) == "not-your-seat (seat=1)"
    assert refusal(running(), BENNO, seed) == "already-started"
    assert refusal(do(new_table(), ANNA, m.Close(id=ID)), BENNO, seed) == "table-closed"


def test_a_seat_that_somebody_else_takes_loses_its_seed() -> None:
    table = do(new_table(), BENNO, m.Seed(id=ID, seat=1, seed="abc"))
    assert do(table, ANNA, m.Arrange(id=ID, seat=1, kind="open")).seeds == {}


def test_the_host_arranges_seats() -> None:
    table = new_table("local person open")
    assert refusal(table, BENNO, m.Arrange(id=ID, seat=2, kind="open"), here=[0]) == "host-only"
    assert refusal(table, ANNA, m.Arrange(id=ID, seat=3, kind="open")) == "no-such-seat (seat=3)"
    assert refusal(running(), ANNA, m.Arrange(id=ID, seat=1, kind="open")) == "already-started"
    bot = do(table, ANNA, m.Arrange(id=ID, seat=2, kind="bot", bot="random"))
    assert bot.seats[2] == m.SeatNow(kind="bot", name="Chloé", bot="random")
    # A local seat goes to the host's device, no matter who had it before.
    taken = ask(table, ANNA, m.Arrange(id=ID, seat=1, kind="local", name="Kim"))
    assert taken.devices == [SeatsChanged(token_hash(ANNA), (0, 1)), SeatsChanged(token_hash(BENNO), (), removed=True)]
    freed = ask(table, ANNA, m.Arrange(id=ID, seat=0, kind="open"))
    assert freed.devices == [SeatsChanged(token_hash(ANNA), ())]
    assert ask(table, ANNA, m.Arrange(id=ID, seat=2, kind="open")).devices == []


@pytest.mark.parametrize(
    ("kind", "name", "bot", "expected"),
    [
        ("bot", None, "greedy", m.SeatNow(kind="bot", name="Bruno", bot="greedy")),
        ("bot", " Kit ", "greedy", m.SeatNow(kind="bot", name="Kit", bot="greedy")),
        ("local", None, None, m.SeatNow(kind="local", name="2")),
        ("local", "Kim", None, m.SeatNow(kind="local", name="Kim")),
        ("open", None, None, m.SeatNow(kind="open")),
        ("bot", None, None, "unknown-bot (bot=, known=random, greedy)"),
        ("bot", None, "deep", "unknown-bot (bot=deep, known=random, greedy)"),
        ("local", None, "greedy", "not-a-bot-seat (seat=1)"),
        ("open", None, "greedy", "not-a-bot-seat (seat=1)"),
        ("open", "Kim", None, "open-seat-has-no-name (seat=1)"),
        ("local", "\u202e", None, "bad-name"),
    ],
)
def test_a_seat_is_what_the_host_wants(kind: str, name: str | None, bot: str | None, expected: m.SeatNow | str) -> None:
    if isinstance(expected, str):
        with pytest.raises((Misconfigured, Unreadable)) as refused:
            seat_now("las-vegas-2012", 1, kind, name, bot, BOTS)
        assert expected in str(refused.value)
    else:
        assert seat_now("las-vegas-2012", 1, kind, name, bot, BOTS) == expected


def test_the_host_changes_what_is_agreed_on() -> None:
    table = new_table("local person open")
    setup = m.Setup(game="las-vegas-2012", options={"neutral": False, "jetons": True}, clock=30, stand_in="greedy")
    agreed = do(table, ANNA, m.Agree(id=ID, setup=setup, seats=5))
    assert agreed.setup == setup
    assert [seat.kind for seat in agreed.seats] == ["local", "person", "open", "open", "open"]
    assert agreed.commitment == commitment(SECRET)
    fewer = do(agreed, ANNA, m.Agree(id=ID, setup=setup, seats=2))
    assert [seat.kind for seat in fewer.seats] == ["local", "person"]
    assert [seat.kind for seat in do(table, ANNA, m.Agree(id=ID, setup=setup)).seats] == ["local", "person", "open"]
    by_hand = m.Setup(game="las-vegas-2012", dice="by-hand")
    assert do(table, ANNA, m.Agree(id=ID, setup=by_hand)).commitment is None
    neutral = m.Setup(game="las-vegas-2012", options={"neutral": True})
    assert refusal(table, ANNA, m.Agree(id=ID, setup=neutral, seats=5)) == "neutral-seats (seats=5)"
    assert refusal(table, ANNA, m.Agree(id=ID, setup=setup, seats=1)) == "seat-taken (seat=1)"
    assert refusal(table, BENNO, m.Agree(id=ID, setup=setup), here=[0]) == "host-only"
    assert refusal(running(), ANNA, m.Agree(id=ID, setup=setup)) == "already-started"
    assert refusal(table, ANNA, m.Agree(id=ID, setup=m.Setup(game="top-10000"))) == "another-game"


def test_a_changed_setup_needs_the_agreement_of_everybody_who_was_there() -> None:
    table = new_table("local person person open")
    assert table.undecided == frozenset()
    changed = do(table, ANNA, m.Agree(id=ID, setup=m.Setup(game="las-vegas-2012", clock=5), seats=4))
    changed = do(changed, ANNA, m.Arrange(id=ID, seat=3, kind="bot", bot="greedy"))
    assert changed.undecided == {1, 2}
    assert refusal(changed, ANNA, m.Start(id=ID)) == "not-accepted (seats=2)"
    accept = m.Accept(id=ID, seq=changed.seq)
    half = do(changed, BENNO, accept)
    assert half.undecided == {1}, "the second person is Benno here"
    assert ask(half, BENNO, accept).draft.entries == []
    assert refusal(half, BENNO, m.Accept(id=ID, seat=1)) == "not-your-seat (seat=1)"
    assert refusal(half, CARLA, m.Accept(id=ID)) == "spectator"
    # Somebody new has seen the new setup; somebody removed is not asked.
    assert do(half, ANNA, m.Arrange(id=ID, seat=1, kind="bot", bot="greedy")).undecided == frozenset()
    # An agreement to an older setup does not count.
    again = do(half, ANNA, m.Agree(id=ID, setup=m.Setup(game="las-vegas-2012", clock=6)))
    assert again.undecided == {1, 2}
    assert refusal(again, BENNO, accept).startswith("stale")
    final = do(do(again, BENNO, m.Accept(id=ID)), ANNA, m.Arrange(id=ID, seat=1, kind="local", name="Kim"))
    assert do(final, ANNA, m.Start(id=ID)).status == "running"


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"game": "poker"}, "unknown-game (game=poker)"),
        ({"stand_in": "deep"}, "unknown-bot (bot=deep, known=random, greedy)"),
        ({"fill": m.AutoStart(after=60, bot="deep")}, "unknown-bot (bot=deep, known=random, greedy)"),
        ({"fill": m.AutoStart(after=60, bot="greedy")}, None),
        ({"first": 3}, "no-such-seat (seat=3)"),
        ({"options": {"neutral": 1}}, "bad-option (option=neutral, value=1)"),
        ({"options": {"colour": True}}, "unknown-option (option=colour)"),
        ({"first": 2}, None),
        ({"first": "random"}, None),
        ({"stand_in": None}, None),
    ],
)
def test_a_setup_is_checked(change: dict[str, Any], expected: str | None) -> None:
    setup = m.Setup(**{"game": "las-vegas-2012", **change})
    if expected is None:
        settled(setup, 3, BOTS)
        return
    with pytest.raises(Misconfigured) as refused:
        settled(setup, 3, BOTS)
    assert expected in str(refused.value)


def test_a_new_table_belongs_to_its_creator() -> None:
    new = m.NewTable(
        setup=m.Setup(game="las-vegas-2012"),
        seats=[m.SeatSetup(), m.SeatSetup(kind="local", name="Anna"), m.SeatSetup(kind="local")],
        seed="abc",
    )
    table = open_table(new, b"hash", BOTS, 77)
    assert table.devices == [Device(b"hash", (1, 2), True)]
    assert (table.status, table.created, table.seeds) == ("open", 77, {1: "abc"})
    assert table.commitment == commitment(table.secret)
    assert (len(table.id), len(table.secret)) == (12, 32)
    assert open_table(msgspec.structs.replace(new, seed=""), b"hash", BOTS, 77).seeds == {}
    bots = [m.SeatSetup(kind="bot", bot="greedy")] * 2
    watched = open_table(m.NewTable(setup=new.setup, seats=bots, seed="abc", start=True), b"hash", BOTS, 77)
    assert (watched.status, watched.seeds) == ("running", {})


def test_a_newcomer_takes_an_open_seat() -> None:
    table = new_table("local open bot open", "las-vegas-2012")
    device = Device(b"new", (), False)
    request = m.Join(name=" Dora ", id="0123456789abcdef")
    decision = join(table, request, device)
    assert plain(decision.draft.entries) == [
        {"kind": "seated", "seat": 1, "now": {"kind": "person", "name": "Dora", "bot": None}}
    ]
    assert decision.devices == [DeviceAdded(Device(b"new", (1,), False))]
    chosen = join(table, msgspec.structs.replace(request, seat=3, seed="abc"), device)
    assert [entry.seat for entry in chosen.draft.entries] == [3, 3]  # type: ignore[union-attr]
    assert chosen.draft.entries[1] == m.Seeded(seat=3, seed="abc")
    for seat in (0, 2, 5):
        with pytest.raises(Refusal, match=r"seat-taken \(seat=\d\)"):
            join(table, msgspec.structs.replace(request, seat=seat), device)
    with pytest.raises(Refusal, match=r"\btable-full(?![-\w])"):
        join(new_table(), request, device)
    with pytest.raises(Refusal, match=r"\balready-started(?![-\w])"):
        join(running(), request, device)


# Coming and going


def test_leaving_before_the_game_frees_the_seats() -> None:
    table = new_table("local person local")
    decision = ask(table, ANNA, m.LeaveSeat(id=ID))
    assert [entry.seat for entry in decision.draft.entries] == [0, 2]  # type: ignore[union-attr]
    assert decision.devices == [SeatsChanged(token_hash(ANNA), ())]
    one = ask(table, ANNA, m.LeaveSeat(id=ID, seat=2))
    assert one.devices == [SeatsChanged(token_hash(ANNA), (0,))]
    freed = do(table, ANNA, m.LeaveSeat(id=ID, seat=2))
    newcomer = join(freed, m.Join(name="Dora", id="0123456789abcdef"), Device(b"new", (), False))
    assert newcomer.devices == [DeviceAdded(Device(b"new", (2,), False))]
    assert refusal(table, ANNA, m.LeaveSeat(id=ID, seat=1)) == "not-your-seat (seat=1)"
    assert refusal(table, CARLA, m.LeaveSeat(id=ID)) == "spectator"


def test_a_bot_stands_in_until_the_player_is_back() -> None:
    table = do(running("local person local"), ANNA, m.LeaveSeat(id=ID))
    assert table.stand_ins == {0: "greedy", 2: "greedy"}
    assert refusal(table, ANNA, m.LeaveSeat(id=ID)) == "already-left"
    assert refusal(table, BENNO, m.Back(id=ID)) == "nobody-stands-in"
    assert refusal(table, BENNO, m.Back(id=ID, seat=0)) == "not-your-seat (seat=0)"
    assert refusal(table, CARLA, m.Back(id=ID)) == "spectator"
    assert do(table, ANNA, m.Back(id=ID, seat=2)).stand_ins == {0: "greedy"}
    assert do(table, ANNA, m.Back(id=ID)).stand_ins == {}
    assert do(table, ANNA, m.Back(id=ID), at=9000).turn_at == table.turn_at


def test_without_a_stand_in_players_leave_for_good() -> None:
    table = running("local person local", stand_in=None)
    gone = do(table, BENNO, m.LeaveSeat(id=ID))
    assert gone.session is not None
    assert gone.session.state.left == (1,)
    void = running("local person", stand_in=None, first=1)
    assert void.session is not None
    assert void.session.state.roll.seat == 1
    void = do(void, BENNO, m.LeaveSeat(id=ID))
    assert void.session is not None
    assert (void.waiting_for, void.session.state.own[1]) == ((0,), 0), "nobody places the dice of a player who left"
    assert refusal(gone, BENNO, m.LeaveSeat(id=ID)) == "already-left"
    both = do(gone, ANNA, m.LeaveSeat(id=ID))
    assert both.status == "over"
    assert refusal(both, ANNA, m.LeaveSeat(id=ID)) == "game-over"
    # Both of Anna's seats leave with one command.
    left = do(table, ANNA, m.LeaveSeat(id=ID))
    assert [row.kind for row in left.log()[table.seq :]] == ["leave", "roll", "leave"]
    assert left.commands == {"0:x": left.seq}


def test_leaving_and_coming_back_gains_no_time() -> None:
    table = running("local person bot", clock=5)
    assert (table.waiting_for, table.clocks_at()) == ((0,), 5_100)
    for who in (ANNA, BENNO):
        gone = do(table, who, m.LeaveSeat(id=ID), at=3_000)
        back = do(gone, who, m.Back(id=ID), at=3_001)
        assert back.clocks_at() == 5_100
    waiting = do(table, ANNA, m.LeaveSeat(id=ID), at=3_000)
    assert waiting.bots_at() == waiting.turn_at + waiting.setup.bot_delay
    third = do(do(waiting, BENNO, m.LeaveSeat(id=ID), at=3_001), BENNO, m.Back(id=ID), at=3_002)
    assert third.bots_at() is not None
    assert third.turn_at <= waiting.turn_at + 1, "nobody keeps a bot from moving"


def test_when_all_have_gone_the_clock_stands_still() -> None:
    table = do(running("local bot", clock=5), ANNA, m.LeaveSeat(id=ID), at=3_000)
    assert table.deserted
    assert do(table, ANNA, m.Back(id=ID), at=1_003_000).clocks_at() == 1_005_100
    late = running("local bot", clock=5)
    late = late.apply(out_of_time(late, 5_100).draft, 5_100)[0]
    assert late.deserted
    assert do(late, ANNA, m.Back(id=ID), at=9_000).clocks_at() == 14_000, "else nobody could ever move"
    last_moment = running("local bot", clock=5)
    last_moment = do(last_moment, ANNA, m.LeaveSeat(id=ID), at=5_099)
    assert do(last_moment, ANNA, m.Back(id=ID), at=9_000).clocks_at() == 9_001


def test_when_the_host_has_gone_any_player_adds_bots_and_starts() -> None:
    table = new_table("local person open")
    bot = m.Arrange(id=ID, seat=2, kind="bot", bot="random")
    assert refusal(table, BENNO, bot, here=[0]) == "host-only"
    assert refusal(table, CARLA, bot) == "host-only", "only players"
    full = do(table, BENNO, bot)
    assert do(full, BENNO, m.Start(id=ID)).status == "running"
    assert refusal(full, BENNO, m.Close(id=ID)) == "host-only", "the table is still the host's"


def test_when_the_host_has_gone_nobody_moves_people_or_changes_the_rules() -> None:
    table = new_table("local person person open")
    for command in (
        m.Arrange(id=ID, seat=0, kind="bot", bot="random"),
        m.Arrange(id=ID, seat=1, kind="open"),
        m.Arrange(id=ID, seat=3, kind="local", name="Kim"),
        m.Agree(id=ID, setup=m.Setup(game="las-vegas-2012", clock=5)),
    ):
        assert refusal(table, BENNO, command) == "host-only"


def test_everybody_but_the_sender_accepts_a_changed_setup_on_shared_devices_too() -> None:
    table = new_table("local person local")
    table.devices = [
        Device(token_hash(ANNA), (0,), True),
        Device(token_hash(BENNO), (1,), False),
        Device(token_hash(CARLA), (2,), False),
    ]
    changed = do(table, ANNA, m.Agree(id=ID, setup=m.Setup(game="las-vegas-2012", clock=5)))
    assert changed.undecided == {1, 2}
    old = table.apply(Draft([m.Agreed(setup=table.setup, seats=table.seats, commitment=None)]), 20)[0]
    assert old.undecided == {1}, "old journals mean what they meant"


def test_any_player_lets_a_bot_stand_in_for_somebody_who_is_away() -> None:
    table = running("local person bot")
    stand_in = m.StandIn(id=ID, seat=1)
    assert plain(ask(table, BENNO, m.StandIn(id=ID, seat=0)).draft.entries)[0]["kind"] == "stood-in"
    assert refusal(table, CARLA, stand_in) == "spectator"
    assert refusal(new_table(), ANNA, stand_in) == "not-started"
    assert refusal(table, ANNA, m.StandIn(id=ID, seat=2)) == "no-such-seat (seat=2)"
    assert refusal(table, ANNA, m.StandIn(id=ID, seat=3)) == "no-such-seat (seat=3)"
    assert plain(ask(table, ANNA, stand_in).draft.entries) == [
        {"kind": "stood-in", "seat": 1, "bot": "greedy", "why": "asked"}
    ]
    with pytest.raises(Refusal, match=r"\bnot-away(?![-\w])"):
        ask(table, ANNA, stand_in, here=[1])
    assert refusal(do(table, ANNA, stand_in), ANNA, stand_in) == "already-left"
    assert refusal(do(table, ANNA, m.Close(id=ID)), ANNA, stand_in) == "game-over"


def test_when_all_people_have_gone_the_bots_wait() -> None:
    table = running("local bot bot", first=1)
    assert (table.deserted, table.bots_to_move) == (False, [1])
    gone = do(table, ANNA, m.LeaveSeat(id=ID))
    assert (gone.deserted, gone.bots_to_move, gone.bots_at()) == (True, [], None)
    back = do(gone, ANNA, m.Back(id=ID))
    assert (back.deserted, back.bots_to_move) == (False, [1])
    assert back.bots_at() is not None
    assert not running("bot bot").deserted
    both = do(running("local person", first=1), ANNA, m.LeaveSeat(id=ID))
    assert not both.deserted


# Clocks


def test_the_clock_runs_for_the_player_to_move() -> None:
    table = running(clock=30, bot_delay=400)
    assert table.turn_at == 100
    assert [table.clock_ends(seat) for seat in (0, 1)] == [30_100, None]
    assert (table.clocks_at(), table.bots_at(), table.acts_at()) == (30_100, None, 30_100)
    assert out_of_time(table, 30_099) is NOTHING
    late = out_of_time(table, 30_100)
    assert plain(late.draft.entries) == [{"kind": "stood-in", "seat": 0, "bot": "greedy", "why": "clock"}]
    stood_in = table.apply(late.draft, 30_100)[0]
    assert (stood_in.clock_ends(0), stood_in.bots_at()) == (None, 500)
    assert running().acts_at() is None


def test_the_earlier_of_a_bot_and_a_clock_acts() -> None:
    table = running("local bot", "las-vegas-cards", clock=30, bot_delay=400)
    assert (table.bots_at(), table.clocks_at(), table.acts_at()) == (500, 30_100, 500)
    slow = running("local bot", "las-vegas-cards", clock=5, bot_delay=10_000)
    assert slow.acts_at() == slow.clocks_at() == 5_100


def test_when_the_clock_runs_out_without_a_stand_in_the_player_is_out() -> None:
    table = running("local person person", "las-vegas-cards", clock=30, stand_in=None)
    assert table.waiting_for == (0, 1, 2)
    late = out_of_time(table, 30_100)
    assert late.draft.entries[0].kind == "leave"  # type: ignore[union-attr]
    after = table.apply(late.draft, 30_100)[0]
    assert after.waiting_for == (1, 2)


# Everything else


def test_reactions_come_from_a_seat() -> None:
    table = running("local person local")
    assert ask(table, ANNA, m.React(id=ID, emoji="🍀")).draft.entries == [m.Reacted(seat=0, emoji="🍀")]
    assert ask(table, ANNA, m.React(id=ID, emoji="🍀", seat=2)).draft.entries == [m.Reacted(seat=2, emoji="🍀")]
    assert refusal(table, ANNA, m.React(id=ID, emoji="🍀", seat=1)) == "not-your-seat (seat=1)"
    assert refusal(table, CARLA, m.React(id=ID, emoji="🍀")) == "spectator"
    assert refusal(do(table, ANNA, m.Close(id=ID)), ANNA, m.React(id=ID, emoji="🍀")) == "table-closed"


def test_the_host_closes_a_table_that_is_not_over() -> None:
    assert refusal(new_table(), BENNO, m.Close(id=ID)) == "host-only"
    for table in (new_table(), running()):
        closed = do(table, ANNA, m.Close(id=ID))
        assert (closed.status, closed.code) == ("closed", None)
        assert refusal(closed, ANNA, m.Close(id=ID)) == "game-over"


def ended(seats: str = "local person", **setup: Any) -> ServerTable:
    """All have left: the shortest game there is."""
    table = do(running(seats, stand_in=None, **setup), BENNO, m.LeaveSeat(id=ID))
    return do(table, ANNA, m.LeaveSeat(id=ID))


def test_the_end_reveals_the_seed() -> None:
    table = ended()
    assert table.status == "over"
    last = msgspec.json.decode(table.rows[-1].public)
    assert last["kind"] == "ended"
    assert last["fairness"] == {
        "table": "table1",
        "commitment": commitment(SECRET),
        "server_seed": SECRET.hex(),
        "seat_seeds": ["", ""],
        "first": 0,
    }
    assert last["result"] == {"score": [0, 0], "winners": [0, 1], "counts": {"bills": [0, 0]}}
    assert SECRET.hex() not in str([written.public for written in table.rows[:-1]])
    assert msgspec.json.decode(ended(dice="by-hand").rows[-1].public)["fairness"] is None


def test_a_rematch_is_another_table_for_the_same_people() -> None:
    rematch = m.Rematch(id=ID)
    assert refusal(running(), ANNA, rematch) == "not-over"
    table = ended()
    assert refusal(table, CARLA, rematch) == "spectator"
    decision = ask(table, BENNO, rematch)
    new = decision.new_table
    assert new is not None
    assert decision.draft.entries == [m.Rematched(table=new.id)]
    assert (new.status, new.setup.first, new.seats) == ("open", 1, table.seats)
    assert new.devices == table.devices
    assert new.secret != table.secret
    assert new.commitment == commitment(new.secret)
    assert ask(do(table, BENNO, rematch), ANNA, rematch) is NOTHING
    # The first seat moves on by one; where chance says who starts, it says so again.
    assert rematch_of(ended("person local", first=1), 3, BOTS).setup.first == 0
    for series in (None, m.Series(games=3)):
        firsts = [rematch_of(ended("local person local", first=seat, series=series), 3, BOTS) for seat in range(3)]
        assert [table.setup.first for table in firsts] == [1, 2, 0]
    assert rematch_of(ended(first="random"), 3, BOTS).setup.first == "random"
    # A host without a seat may ask as well.
    hosted = ended()
    hosted.devices[0] = hosted.devices[0]._replace(seats=())
    assert ask(hosted, ANNA, rematch).new_table is not None


def test_a_move_may_be_written_in_short() -> None:
    table = running()
    assert table.session is not None
    face = table.session.legal(0)[0].face
    text = m.MakeMove(id=ID, move={"seat": 0, "text": str(face)})
    assert do(table, ANNA, text).log() == do(table, ANNA, place(table, 0)).log()
    assert refusal(table, BENNO, text) == "not-your-seat (seat=0)"
    for move, code in (
        ({"seat": 0, "text": "x"}, "not-a-number"),
        ({"seat": 0}, "wrong-type"),
        ({"seat": -1, "text": "3"}, "wrong-type"),
        ({"kind": "roll", "seat": 0, "own": [], "neutral": [], "biggy": None}, "unknown-kind (kind=roll)"),
        ({"kind": "leave", "seat": 0}, "unknown-kind (kind=leave)"),
    ):
        assert refusal(table, ANNA, m.MakeMove(id=ID, move=move)).startswith(code)


def test_a_bot_that_can_play_the_game_stands_in_unless_the_table_says_otherwise() -> None:
    setup = m.Setup(game="las-vegas-2012")
    assert settled(setup, 3, BOTS).stand_in == "greedy"
    assert settled(setup, 3, {"las-vegas-2012": ["first", "second"]}).stand_in == "second"
    assert settled(msgspec.structs.replace(setup, stand_in="random"), 3, BOTS).stand_in == "random"
    assert settled(msgspec.structs.replace(setup, stand_in=None), 3, BOTS).stand_in is None


def test_a_table_full_of_rows_takes_moves_only() -> None:
    table = running()
    filler = Written(Row(1, 1, "reacted", 0, "{}"), msgspec.Raw(b"{}"))
    table.rows += [filler] * (MOST_ROWS - table.seq - 1)
    table.seq = MOST_ROWS - 1
    assert ask(table, ANNA, m.React(id=ID, emoji="🍀")).draft.entries
    table._add(filler)
    assert refusal(table, ANNA, m.React(id=ID, emoji="🍀")) == "busy"
    assert refusal(table, ANNA, m.LeaveSeat(id=ID)) == "busy"
    assert ask(table, ANNA, place(table, 0)).draft.entries
    assert MOST_ROWS == 10_000


def test_real_dice_are_entered_by_players_and_the_host() -> None:
    table = running("local person", "top-10000", dice="by-hand")
    land = m.Land(id=ID, text="1 2 3 4 6 r2")
    assert refusal(running(), ANNA, land) == "dice-not-by-hand"
    assert refusal(table, CARLA, land) == "spectator"
    assert refusal(table, None, land) == "spectator"
    assert refusal(table, BENNO, m.Land(id=ID, text=land.text, turn=table.turn + 1)) == f"stale (turn={table.turn})"
    thrown = do(table, BENNO, land)
    assert thrown.waiting_for == (0,)
    assert refusal(thrown, ANNA, land) == "no-dice-to-roll"
    hosted = running("bot person", "top-10000", dice="by-hand")
    assert ask(hosted, ANNA, land).draft.entries[0].kind == "throw"  # type: ignore[union-attr]
    # Without a text the server throws: number k of the journal, from its secret alone.
    drawn = ask(table, ANNA, m.Land(id=ID)).draft.entries[0]
    assert table.session is not None
    numbers = LiveDealer(SECRET, (), "table1").numbers(0)
    assert drawn == table.session.turn.deal(numbers)  # type: ignore[union-attr]


def test_a_hand_of_cards_is_entered_by_its_owner() -> None:
    table = running("local person", "las-vegas-cards", dice="by-hand")
    for _ in range(6):
        table = do(table, ANNA, m.Land(id=ID))
    hand = m.Land(id=ID, text="1 1 2 3 4")
    assert refusal(table, BENNO, hand) == "not-your-seat (seat=0)"
    table = do(table, ANNA, hand)
    assert refusal(table, ANNA, hand) == "not-your-seat (seat=1)"
    assert do(table, BENNO, hand).waiting_for == (0, 1)


def test_a_device_is_known_by_its_token_only() -> None:
    table = new_table()
    assert [table.device(token) is not None for token in (ANNA, BENNO, CARLA, "dora", "", None)] == [
        True,
        True,
        True,
        False,
        False,
        False,
    ]
    strict = new_table(spectators=False)
    assert strict.may_watch(None), "anyone with the link may look before the game"
    begun = running(spectators=False)
    watching = [begun.may_watch(begun.device(token)) for token in (ANNA, BENNO, CARLA, None)]
    assert watching == [True, True, False, False], "a token without a seat is a spectator's"
    assert running().may_watch(None)


def test_a_table_read_from_its_rows_is_the_same_table() -> None:
    table = running("local person bot", "las-vegas-cards", clock=30)
    assert table.session is not None
    table = do(
        table, ANNA, m.MakeMove(id=ID, move={"kind": "lay", "seat": 0, "cards": list(table.session.state.hands[0][:1])})
    )
    table = do(table, BENNO, m.LeaveSeat(id=ID))
    again = ServerTable(table.id, table.secret, table.code, table.created, table.devices).follow(table.log())
    for name in (
        "setup",
        "seats",
        "seeds",
        "stand_ins",
        "status",
        "commitment",
        "turn",
        "turn_at",
        "seat_seeds",
        "entries",
        "commands",
    ):
        assert getattr(again, name) == getattr(table, name), name
    assert again.session is not None
    assert table.session is not None
    assert (again.session.state, again.session.sealed) == (table.session.state, table.session.sealed)
    assert [written.public for written in again.rows] == [written.public for written in table.rows]
    assert [written.private for written in again.rows] == [written.private for written in table.rows]
    assert table.commands == {"0:x": table.seq}


def test_applying_rows_copies_the_table() -> None:
    table = running()
    assert table.session is not None
    after = do(table, ANNA, place(table, 0))
    before, state = (table.log(), table.turn, dict(table.stand_ins)), table.session.state
    followed = table.follow(after.log()[table.seq :])
    assert (table.log(), table.turn, dict(table.stand_ins)) == before
    assert table.session.state == state
    assert followed.session is not None
    assert after.session is not None
    assert followed.session.state == after.session.state != state


def test_a_journal_that_contradicts_the_rules_is_not_followed() -> None:
    table = running()
    rows = table.log()
    start = next(number for number, row in enumerate(rows) if row.kind == "round")
    rows[start] = rows[start]._replace(body='{"kind":"round","number":2,"start":0}')
    empty = ServerTable(table.id, table.secret)
    with pytest.raises(AssertionError, match="contradicts the rules"):
        empty.follow(rows)


def test_a_record_keeps_the_secrets_of_a_game_under_way() -> None:
    table = running("local person", "las-vegas-cards")
    with pytest.raises(Refusal, match=r"\bnot-started(?![-\w])"):
        new_table().record(())
    mine = {entry.seat: entry.cards for entry in table.record((0,)).journal if entry.kind == "draw"}  # type: ignore[attr-defined]
    assert mine[1] == Hidden(5)
    assert len(mine[0]) == 5
    shown = {entry.seat: entry.cards for entry in table.record((), everything=True).journal if entry.kind == "draw"}  # type: ignore[attr-defined]
    assert len(shown[0] + shown[1]) == 10
    assert "fairness" not in table.record((0, 1)).extra
    assert table.record((0,)).extra == {"rules_version": 1, "at": 5}
    over = ended().record(())
    assert over.extra["fairness"]["server_seed"] == SECRET.hex()


# Options


def test_a_table_begun_under_an_earlier_default_keeps_its_rule() -> None:
    """Its row states only the chosen options, as rows did when `bandit_ties=all` was the default."""
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "name": "Bruno", "bot": "greedy"}]
    opened = {"kind": "opened", "setup": {"game": "las-vegas-biggy", "options": {"bandit": True}}, "seats": seats}
    row = Row(1, 10, "opened", None, json.dumps(opened | {"commitment": None}))
    old = ServerTable("table1", SECRET).follow([row])
    assert old.rules.spec.options == {"neutral": False, "bandit": True, "bandit_ties": "all"}
    assert rematch_of(old, 20, BOTS).setup.options["bandit_ties"] == "all"


def test_a_new_table_states_every_option() -> None:
    setup = settled(m.Setup(game="las-vegas-biggy", options={"bandit": True}), 2, {"las-vegas-biggy": ["random"]})
    assert setup.options == {"neutral": False, "bandit": True, "bandit_ties": "first"}
