"""Die oberen 10 000, compiled. Functions carry the names of those in rules.py that they mirror.

What can be set aside from a throw is looked up: a table lists, for each of the 3,234 throws, the ways in the order of
the readable rules, which also made the table. A move is its number among the legal moves: twice the number of the way,
plus one to bank.
"""

from __future__ import annotations

import os
from itertools import product
from typing import Any

import numpy as np

from vabanque.core.chance import throws
from vabanque.games.kernel import POWER, below, cache_folder, copy, fields, jit, open_stream, records, table, whole
from vabanque.games.top_10000.rules import BLACK, RED_FACES, Face, Keep, State, Throw, Top10000, asides

SEATS = 4
RED = (None, *RED_FACES)
"""The red die: 0 is not thrown, 6 is the coin."""
COIN_SHOWN = 6

RECORD = fields(
    ("scores", np.int32, SEATS),
    ("turn", np.int32),  # points set aside in this turn
    ("throw", np.int16),  # the throw to set aside from, plus one; 0: none
    ("seat", np.int8),
    ("black", np.int8),
    ("red", np.int8),
    ("left", np.int8),  # set of seats
    ("over", np.int8),
    ("seats", np.int8),
    ("target", np.int32),
)

THROW, DECIDE, OVER = range(3)
"""What has to happen next: mirrors rules.Top10000.turn."""

RANDOM, GREEDY = range(2)
POLICIES = {"random": RANDOM, "greedy": GREEDY}
"""Bots that play inside the kernel, and the numbers that stand for them there. Any number of points from 50 on is a
policy too: it takes the most points and banks when it has so many (bots: `stop-500`)."""
GREEDY_STOPS = 350
"""Mirrors bots.greedy.ENOUGH; a test compares them."""


# -- throws and what they offer ------------------------------------------------------------------------------------

BLACKS: tuple[tuple[int, ...], ...] = tuple(faces for dice in range(BLACK + 1) for faces, _ in throws(dice))
"""All that up to five black dice can show. A throw's number is 7 · this + the red die."""
NUMBER = {faces: number for number, faces in enumerate(BLACKS)}
SHOWN = table(
    [NUMBER[tuple(sorted(o))] for dice in range(BLACK + 1) for o in product(range(1, 7), repeat=dice)], np.int16
)
"""What black dice show in all their orders: those of no die, of one die, of two …"""
FIRST_SHOWN = table([(6**dice - 1) // 5 for dice in range(BLACK + 1)], np.int64)
MOST_MOVES = 142


def _listed() -> Any:
    """Per throw where its ways to set aside begin; then the ways: points, from bit 16 black dice, from bit 20 red."""
    firsts: list[int] = []
    ways: list[int] = []
    for black in BLACKS:
        for red in RED:
            firsts.append(len(ways))
            ways += [way.points | way.black << 16 | way.red << 20 for way in asides(black, red)]
    firsts.append(len(ways))
    return np.array(firsts + ways, np.int32)


def _load() -> Any:
    """The list takes most of a second to make, so it is kept next to the compiled kernels."""
    path = cache_folder(__name__, __file__) / "asides.npy"
    try:
        return np.load(path, allow_pickle=False)
    except (OSError, ValueError):
        found = _listed()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_suffix(f".{os.getpid()}.npy")
        np.save(fresh, found)
        fresh.replace(path)
    except OSError:
        pass  # nowhere to keep it: made again next time
    return found


_THROWS = len(BLACKS) * len(RED)
_list = _load()
FIRST_WAY = table(_list[: _THROWS + 1], np.int32)
WAYS = table(_list[_THROWS + 1 :], np.int32)


def throw_number(black: tuple[int, ...], red: Face | None) -> int:
    """The number of a throw."""
    return 7 * NUMBER[black] + RED.index(red)


@jit
def throw_dice(luck: Any, black: int, red: int) -> int:
    """Throw black dice and perhaps the red one: the throw's number. Mirrors rules.ThrowDice."""
    if red:
        order = below(luck, 6 * POWER[black])
        return 7 * whole(SHOWN[FIRST_SHOWN[black] + order // 6]) + order % 6 + 1
    return 7 * whole(SHOWN[FIRST_SHOWN[black] + below(luck, POWER[black])])


@jit
def way_count(throw: int) -> int:
    """In how many ways dice can be set aside from a throw; 0 is a bust."""
    return whole(FIRST_WAY[throw + 1]) - whole(FIRST_WAY[throw])


# -- the rules -----------------------------------------------------------------------------------------------------


@jit
def start(s: Any, first: int) -> None:
    """Mirrors rules.Top10000.start. The options must be in the record already (`new`)."""
    for seat in range(s.seats):
        s.scores[seat] = 0
    s.left = 0
    s.over = 0
    begin_turn(s, first)


@jit
def begin_turn(s: Any, seat: int) -> None:
    """A seat takes all six dice."""
    s.seat = seat
    s.turn = 0
    s.black = BLACK
    s.red = 1
    s.throw = 0


@jit
def turn(s: Any) -> int:
    """Mirrors rules.Top10000.turn."""
    if s.over:
        return OVER
    return DECIDE if s.throw else THROW


@jit
def deal(s: Any, luck: Any) -> None:
    """The dice are thrown."""
    land_throw(s, throw_dice(luck, s.black, s.red))


@jit
def land_throw(s: Any, throw: int) -> None:
    """A throw; a bust if nothing can be set aside (R52). Mirrors rules.Top10000.land."""
    if way_count(throw) == 0:
        next_turn(s)
    else:
        s.throw = throw + 1


@jit
def next_turn(s: Any) -> None:
    """The next player still at the table takes all six dice. Mirrors rules.Top10000._next_turn."""
    seat = s.seat
    for _ in range(s.seats):
        seat = seat + 1 if seat + 1 < s.seats else 0
        if not (s.left >> seat) & 1:
            break
    begin_turn(s, seat)


@jit
def legal(s: Any, moves: Any) -> int:
    """Write the moves in order, and return how many. Mirrors rules.Top10000.legal."""
    count = 2 * way_count(s.throw - 1)
    for move in range(count):
        moves[move] = move
    return count


@jit
def way_of(s: Any, move: int) -> int:
    """What a move sets aside, packed as in WAYS."""
    return whole(WAYS[whole(FIRST_WAY[s.throw - 1]) + (move >> 1)])


@jit
def play(s: Any, move: int) -> None:
    """Mirrors rules.Top10000.play and dice_after. The move must be legal."""
    way = way_of(s, move)
    points = s.turn + (way & 0xFFFF)
    if move & 1:
        s.scores[s.seat] += points
        if s.scores[s.seat] >= s.target:
            begin_turn(s, s.seat)
            s.over = 1  # at once, and only at the end of a turn (R55)
        else:
            next_turn(s)
        return
    coin = (s.throw - 1) % 7 == COIN_SHOWN
    s.turn = points
    s.black -= way >> 16 & 15
    s.red -= way >> 20
    if coin or (s.black == 0 and s.red == 0):  # R51, R53, R54
        s.black = BLACK
        s.red = 1
    s.throw = 0


@jit
def score(s: Any, seat: int) -> int:
    """Points of a seat."""
    return whole(s.scores[seat])


@jit
def winners(s: Any) -> int:
    """The set of seats nobody is ahead of. Mirrors rules.Top10000.turn when it is over."""
    best = -1
    who = 0
    for seat in range(s.seats):
        if s.scores[seat] > best:
            best = s.scores[seat]
            who = 0
        if s.scores[seat] == best:
            who |= 1 << seat
    return who


# -- who decides ---------------------------------------------------------------------------------------------------


@jit
def choose(s: Any, policy: int, luck: Any) -> int:
    """The move of a policy for the deciding seat."""
    if policy == RANDOM:
        return below(luck, 2 * way_count(s.throw - 1))
    return choose_stop(s, GREEDY_STOPS if policy == GREEDY else policy)


@jit
def choose_stop(s: Any, enough: int) -> int:
    """The most points, which stand first; bank with `enough` in the turn or to win. Mirrors bots.Greedy."""
    points = s.turn + (way_of(s, 0) & 0xFFFF)
    return 1 if points >= enough or s.scores[s.seat] + points >= s.target else 0


# -- whole games ---------------------------------------------------------------------------------------------------


@jit
def play_on(s: Any, policies: Any, luck: Any) -> int:
    """Play until the game is over. Returns the number of decisions."""
    decisions = 0
    while not s.over:
        if not s.throw:
            deal(s, luck)
        if s.throw:
            play(s, choose(s, policies[s.seat], luck))
            decisions += 1
    return decisions


@jit
def simulate(
    these: Any, policies: Any, lucks: Any, _moves: Any, first: int, games: int, scores: Any, won: Any, lengths: Any
) -> None:
    """Play games number first … first + games − 1; every seat starts equally often.

    Game n's scores stand at scores[seats · n …], its winners as a set in won[n], its decisions in lengths[n].
    """
    s, luck = these[0], lucks[0]
    for n in range(games):
        open_stream(luck, first + n)
        start(s, (first + n) % s.seats)
        lengths[n] = play_on(s, policies, luck)
        for seat in range(s.seats):
            scores[s.seats * n + seat] = score(s, seat)
        won[n] = winners(s)


@jit
def playouts(these: Any, policies: Any, lucks: Any, _moves: Any, games: int, _last_round: int, totals: Any) -> None:
    """Play on `games` times from the position these[0], in these[1]; adds every seat's score to totals[seat]."""
    luck = lucks[0]
    for _ in range(games):
        copy(these, 0, 1)
        play_on(these[1], policies, luck)
        for seat in range(these[1].seats):
            totals[seat] += score(these[1], seat)


# -- states and records --------------------------------------------------------------------------------------------


def new(rules: Top10000) -> Any:
    """One record with the options of `rules`, not started."""
    these = records(RECORD)
    these[0].seats, these[0].target = rules.seats, rules.target
    return these


def from_state(rules: Top10000, state: State) -> Any:
    """One record with the whole position."""
    these = new(rules)
    s = these[0]
    for seat in range(rules.seats):
        s.scores[seat] = state.scores[seat]
    s.turn, s.seat, s.black, s.red, s.over = state.turn, state.seat, state.black, state.red, state.over
    s.throw = 0 if state.throw is None else throw_number(state.throw.black, state.throw.red) + 1
    s.left = sum(1 << seat for seat in state.left)
    return these


def to_state(rules: Top10000, these: Any) -> State:
    """The position in a record."""
    s = these[0]
    seats = range(rules.seats)
    throw = None
    if s.throw:
        black, red = divmod(int(s.throw) - 1, 7)
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


def to_move(rules: Top10000, these: Any, move: int) -> Keep:
    """A move's number as a move in this position."""
    state = to_state(rules, these)
    return rules.legal(state, state.seat)[move]


def from_move(rules: Top10000, these: Any, move: Keep) -> int:
    """A move as its number in this position."""
    state = to_state(rules, these)
    return rules.legal(state, state.seat).index(move)
