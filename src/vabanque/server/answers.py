"""Answers about a table or the games that need no network and no database: pure functions of what they are about.

The server sends them over HTTP and sockets; a device without a connection gives them to itself (`vabanque.offline`).
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Any

import msgspec

from vabanque.bots import estimate_unit
from vabanque.bots.worker import Question
from vabanque.core import IllegalMove, Refusal, Seat
from vabanque.games import GAMES
from vabanque.play.journal import to_plain
from vabanque.server import messages as m
from vabanque.server.table import NotAllowed, ServerTable, read_move
from vabanque.store import Device

_encode = msgspec.json.Encoder().encode


def catalogue(bots: Mapping[str, Sequence[str]], away: int, keeps: m.Keeps) -> m.Catalogue:
    """The games, their options, and the bots that can play them."""
    return m.Catalogue(
        games=[
            m.GameInfo(
                id=game.id,
                least=game.seats[0],
                most=game.seats[-1],
                options=[option_info(option) for option in game.options],
                bots=list(bots.get(game.id, [])),
                words=game.words is not None,
                facts=game.facts,
            )
            for game in GAMES.values()
        ],
        reactions=list(m.REACTIONS),
        longest_name=24,
        away=away,
        keeps=keeps,
    )


def option_info(option: Any) -> m.OptionInfo:
    allowed = option.allowed
    info = m.OptionInfo(
        name=option.name,
        default=option.default,
        allowed=[] if isinstance(allowed, range) else list(allowed),
        seats=None if option.seats is None else list(option.seats),
        needs=option.needs,
    )
    if isinstance(allowed, range):
        info.least, info.most, info.step = allowed[0], allowed[-1], allowed.step
    return info


def encode_entries(
    table: ServerTable, after: int, upto: int, seats: tuple[Seat, ...], silent: Container[str] = ()
) -> bytes:
    """These rows as the holder of `seats` sees them, those of `silent` kinds without words."""
    over = table.status == "over"
    return _encode([written.seen_from(seats, over=over, silent=silent) for written in table.rows[after:upto]])


def check_move(table: ServerTable, token: str | None, request: m.Check) -> m.Checked:
    """Would the rules allow this move?"""
    device, session = table.device(token), table.session
    try:
        if session is None:
            raise NotAllowed("not-started")
        move = read_move(session.rules, request.move)
        if device is None or move.seat not in device.seats:
            raise NotAllowed("not-your-seat", seat=move.seat)
        if move.seat in session.sealed:
            raise IllegalMove("already-chosen", seat=move.seat)
        session.rules.check(session.state, move)
    except Refusal as refusal:
        return m.Checked(id=request.id, ok=False, code=refusal.code, facts=dict(refusal.facts))
    return m.Checked(id=request.id, ok=True)


def advised_seat(table: ServerTable, device: Device | None, seat: Seat | None) -> Seat:
    """The seat of this device that gets a hint: `seat`, or the one that is to move. Raises NotAllowed."""
    if table.setup.hints == "off":
        raise NotAllowed("no-hints")
    mine = [own for own in (device.seats if device else ()) if own in table.waiting_for and seat in (None, own)]
    if not mine:
        raise NotAllowed("not-your-turn", seat=device.seats[0] if device and device.seats else 0)
    return mine[0]


def hint_of(
    table: ServerTable,
    question: Question,
    bot: str | None,
    best: Any | None,
    values: Sequence[float],
    chances: Sequence[float] = (),
) -> m.Hint:
    """A hint: what the moves are worth and what `bot` would do; with `chances` to win, these."""
    unit = estimate_unit(table.setup.game)
    if chances:
        values, unit = chances, "win"
    # The best move has the highest chance to win, even if the bot has rolled out on its own.
    if best is not None and unit == "win" and values and values[question.moves.index(best)] < max(values):
        best = question.moves[list(values).index(max(values))]
    write = table.rules.write_move
    return m.Hint(
        level=table.setup.hints,
        bot=bot,
        best=None if best is None else to_plain(best),
        best_text=None if best is None else write(best),
        values=[
            m.MoveValue(text=write(move), move=to_plain(move), value=round(value, 1))
            for move, value in zip(question.moves, values, strict=False)
        ],
        unit=unit,
        turn=table.turn,
    )
