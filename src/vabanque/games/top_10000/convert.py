"""States of the readable rules as records of the compiled ones, and back."""

from __future__ import annotations

from typing import Any

from vabanque.compiled import records
from vabanque.games.top_10000.compiled import BLACKS, RECORD, RED, REDS, throw_number
from vabanque.games.top_10000.rules import Keep, State, Throw, Top10000


def new(rules: Top10000) -> Any:
    """A record with the options of `rules`, not yet started, as an array of length one."""
    positions = records(RECORD)
    positions[0].seats, positions[0].target = rules.seats, rules.target
    return positions


def from_state(rules: Top10000, state: State) -> Any:
    """A record with the whole position, as an array of length one."""
    positions = new(rules)
    s = positions[0]
    for seat in range(rules.seats):
        s.scores[seat] = state.scores[seat]
    s.turn, s.seat, s.black, s.red, s.over = state.turn, state.seat, state.black, state.red, state.over
    s.throw = 0 if state.throw is None else throw_number(state.throw.black, state.throw.red) + 1
    s.left = sum(1 << seat for seat in state.left)
    return positions


def to_state(rules: Top10000, positions: Any) -> State:
    """The position in a record."""
    s = positions[0]
    seats = range(rules.seats)
    throw = None
    if s.throw:
        black, red = divmod(int(s.throw) - 1, REDS)
        throw = Throw(int(s.seat), BLACKS[black], RED[red])
    return State(
        scores=tuple(int(s.scores[seat]) for seat in seats),
        seat=int(s.seat),
        turn=int(s.turn),
        black=int(s.black),
        red=bool(s.red),
        throw=throw,
        left=tuple(seat for seat in seats if s.left >> seat & 1),
        over=bool(s.over),
    )


def to_move(rules: Top10000, positions: Any, move: int) -> Keep:
    """A move's number as a move in this position."""
    state = to_state(rules, positions)
    return rules.legal(state, state.seat)[move]


def from_move(rules: Top10000, positions: Any, move: Keep) -> int:
    """A move as its number in this position."""
    state = to_state(rules, positions)
    return rules.legal(state, state.seat).index(move)
