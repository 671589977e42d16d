"""Die oberen 10 000: roll, set aside what scores, roll again or bank. Rule numbers R… refer to the project's rulings.

There is no minimum score to get started (R41), no penalty for dashes (R57), and banked points are safe (R58).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from itertools import product
from random import Random
from typing import ClassVar, Literal, NamedTuple

from vabanque.core import Below, Effect, Entry, Leave, Move, Outcome, Over, Result, Rules, Sampled, alone
from vabanque.core.chance import check_count, check_faces, check_seat, deal_dice, read_dice, throws
from vabanque.core.contract import Seat, Step, Turn
from vabanque.core.frozen import Frozen, recast, replace, swap
from vabanque.core.game import Spec
from vabanque.core.refusals import IllegalMove, Impossible, Misconfigured, Unreadable

BLACK = 5
STRAIGHT = "123456"

Face = int | Literal["coin"]
COIN: Literal["coin"] = "coin"
"""The red die's sixth side. It is not a number and can never be set aside (R50)."""
RED_FACES: tuple[Face, ...] = (1, 2, 3, 4, 5, COIN)


class Throw(Outcome, kind="throw"):
    """Dice are rolled. Black faces are sorted; `red` is None if that die has been set aside."""

    seat: Seat
    black: tuple[int, ...]
    red: Face | None


class Keep(Move, kind="keep"):
    """Combinations set aside from the throw, their points, and whether to roll again or to bank."""

    combos: tuple[str, ...]
    points: int
    then: Literal["throw", "bank"]


class Bust(Effect, kind="bust"):
    """Nothing could be set aside: the points of this turn are lost."""

    seat: Seat


class Bank(Effect, kind="bank"):
    """The points of this turn are banked."""

    seat: Seat
    turn: int
    score: int


class Combo(Frozen):
    """What a combination needs. All of it must lie in the current throw (R46)."""

    points: int
    face: int
    black: int
    red: int
    blocked: int = 0
    """How many other dice of this face it blocks in this throw: the other 5 of a turned pair."""


COMBOS: dict[str, Combo] = {
    "111": Combo(1000, 1, 3, 0),  # three ones in one throw: 1000, not 100 (R48)
    "11r1": Combo(1000, 1, 2, 1),
    "1": Combo(100, 1, 1, 0),
    "r1": Combo(100, 1, 0, 1),
    "222": Combo(200, 2, 3, 0),
    "22r2": Combo(200, 2, 2, 1),
    "333": Combo(300, 3, 3, 0),
    "33r3": Combo(300, 3, 2, 1),
    "444": Combo(400, 4, 3, 0),
    "44r4": Combo(400, 4, 2, 1),
    "555": Combo(500, 5, 3, 0),
    "55r5": Combo(500, 5, 2, 1),
    # Two 5s as a 1: one of them, black or red, is turned and set aside (R44); the other is blocked (R42, R43). A turned
    # 5 is worth 100 and never part of a triple or a straight (R45).
    "5>1": Combo(100, 5, 1, 0, blocked=1),
    "r5>1": Combo(100, 5, 0, 1, blocked=1),
    "5": Combo(50, 5, 1, 0),
    "r5": Combo(50, 5, 0, 1),
    "666": Combo(600, 6, 3, 0),
}
"""All combinations except the straight, in the order in which they are written. Four or more of a kind are a triple
plus the rest (R47); taking less than possible is allowed (R40, R49)."""
ORDER = {name: place for place, name in enumerate((STRAIGHT, *COMBOS))}
STRAIGHT_POINTS = 1000


class Aside(NamedTuple):
    """One way to set dice aside from a throw."""

    combos: tuple[str, ...]
    points: int
    black: int
    """Black dice set aside."""
    red: bool
    """Is the red die set aside?"""


def is_straight(black: tuple[int, ...], red: Face | None) -> bool:
    """Do the dice show 1 to 6? The 6 must be black, since the red die has none (R50)."""
    return len(black) == BLACK and red in RED_FACES[:5] and {*black, red} == {1, 2, 3, 4, 5, 6}


@lru_cache(maxsize=4096)
def asides(black: tuple[int, ...], red: Face | None) -> tuple[Aside, ...]:
    """Every way to set aside at least one die from a throw; if there is none, the throw is a bust (R52)."""
    by_face = [_asides_of(face, black.count(face), int(red == face)) for face in range(1, 7)]
    ways = []
    for choice in product(*by_face):
        combos = tuple(sorted((name for names in choice for name in names), key=ORDER.__getitem__))
        if combos:
            parts = [COMBOS[name] for name in combos]
            ways.append(
                Aside(
                    combos,
                    sum(part.points for part in parts),
                    sum(part.black for part in parts),
                    any(part.red for part in parts),
                )
            )
    if is_straight(black, red):
        ways.append(Aside((STRAIGHT,), STRAIGHT_POINTS, BLACK, True))
    return tuple(sorted(ways, key=lambda aside: (-aside.points, aside.black + aside.red, aside.combos)))


@lru_cache(maxsize=256)
def _asides_of(face: int, black: int, red: int) -> tuple[tuple[str, ...], ...]:
    """Every choice of combinations of one face, including none at all."""
    names = [name for name, combo in COMBOS.items() if combo.face == face]
    choices = []
    for counts in product(*(range(_most(COMBOS[name], black, red) + 1) for name in names)):
        chosen = tuple(name for name, count in zip(names, counts, strict=True) for _ in range(count))
        if _fits(chosen, black, red):
            choices.append(chosen)
    return tuple(choices)


def _most(combo: Combo, black: int, red: int) -> int:
    """The most times a combination could be taken. Without this bound, large throws would be slow."""
    return min(have // need for have, need in ((black, combo.black), (red, combo.red)) if need)


def _fits(names: tuple[str, ...], black: int, red: int) -> bool:
    """Are there enough dice of one face for all of these, without using a die twice?"""
    parts = [COMBOS[name] for name in names]
    used_black = sum(part.black for part in parts)
    used_red = sum(part.red for part in parts)
    blocked = sum(part.blocked for part in parts)
    return used_black <= black and used_red <= red and used_black + used_red + blocked <= black + red


class ThrowDice(Sampled):
    """Chance: black dice and perhaps the red one."""

    seat: Seat
    black: int
    red: bool
    kind: ClassVar[str] = "throw"

    def outcomes(self) -> Iterator[tuple[Throw, Fraction]]:
        reds: tuple[tuple[Face | None, Fraction], ...] = ((None, Fraction(1)),)
        if self.red:
            reds = tuple((face, Fraction(1, 6)) for face in RED_FACES)
        for black, p in throws(self.black):
            for red, q in reds:
                yield Throw(self.seat, black, red), p * q

    def deal(self, below: Below) -> Throw:
        black = deal_dice(self.black, below)
        return Throw(self.seat, black, RED_FACES[below(6)] if self.red else None)

    def read(self, text: str) -> Throw:
        """`2 3 3 4 5 r5` or `23345r5`: black dice, and the red one after an r; `rc` is the coin.

        The coin has a letter in every language: c, g (Glückstaler), m (munt), p (pièce).
        """
        if "0" in text:
            raise Impossible("no-such-face", face=0)
        dice = read_dice(re.sub("r?(coin|[cgmp])", "r0", text.lower()), "r")
        black, reds = dice[""], dice["r"]
        if len(reds) > 1:
            raise Impossible("red-count", dice=len(reds))
        if self.red and not reds and len(black) == self.black + 1:
            raise Impossible("which-is-red")
        if self.red and not reds and len(black) == self.black:
            raise Impossible("red-is-missing")
        if self.red:
            check_count(len(black) + len(reds), self.black + 1)
        if reds and reds[0] > 5:
            raise Impossible("no-such-red-face", face=reds[0])
        throw = Throw(self.seat, black, (reds[0] or COIN) if reds else None)
        self.check(throw)
        return throw

    def check(self, throw: Throw) -> None:
        check_seat(throw.seat, self.seat)
        check_faces(throw.black, self.black)
        if (throw.red is not None) != self.red:
            raise Impossible("red-count", dice=int(throw.red is not None))
        if throw.red is not None and throw.red not in RED_FACES:
            raise Impossible("no-such-face", face=throw.red)


throw_dice = lru_cache(maxsize=256)(ThrowDice)


@lru_cache(maxsize=20_000)
def keeps(seat: Seat, black: tuple[int, ...], red: Face | None) -> tuple[Keep, ...]:
    """Every move that a throw allows."""
    ways: tuple[Literal["throw"], Literal["bank"]] = ("throw", "bank")
    return tuple(Keep(seat, aside.combos, aside.points, then) for aside in asides(black, red) for then in ways)


class State(Frozen):
    """Scores and the turn under way. Nothing is secret in this game."""

    scores: tuple[int, ...]
    seat: Seat
    """Whose turn it is."""
    turn: int
    """Points set aside in this turn, not banked yet."""
    black: int
    """Black dice to roll next, or just rolled."""
    red: bool
    throw: Throw | None
    """The throw to set aside from."""
    left: tuple[Seat, ...]
    over: bool


class View(State):
    """The state, and who looks at it."""

    viewer: Seat | None


class Top10000(Rules[State, Keep, View]):
    """The rules of one game of Die oberen 10 000."""

    kinds: ClassVar[Mapping[str, type[Entry]]] = {entry.kind: entry for entry in (Throw, Keep, Bust, Bank, Leave)}
    state_type = State
    view_type = View

    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.seats = spec.seats
        self.target = int(spec.options["target"])

    def start(self, first: Seat = 0) -> Step[State]:
        if first not in range(self.seats):
            raise Misconfigured("no-such-seat", seat=first)
        scores = (0,) * self.seats
        return Step(State(scores, first, turn=0, black=BLACK, red=True, throw=None, left=(), over=False), ())

    def turn(self, state: State) -> Turn:
        if state.over:
            return Over(Result.most(state.scores))
        if state.throw is not None:
            return alone(state.seat)
        return throw_dice(state.seat, state.black, state.red)

    def land(self, state: State, outcome: Entry) -> Step[State]:
        due = self.turn(state)
        if not (isinstance(due, ThrowDice) and isinstance(outcome, Throw)):
            raise Impossible("unexpected-outcome", found=outcome.kind)
        due.check(outcome)
        if not asides(outcome.black, outcome.red):
            # A bust, even when the red die shows the coin (R52).
            return Step(self._next_turn(state), (outcome, Bust(state.seat)))
        return Step(replace(state, throw=outcome), (outcome,))

    def _next_turn(self, state: State) -> State:
        """The next player still at the table takes all six dice."""
        seat = state.seat
        for ahead in range(1, self.seats + 1):
            seat = (state.seat + ahead) % self.seats
            if seat not in state.left:
                break
        return replace(state, seat=seat, turn=0, black=BLACK, red=True, throw=None)

    def legal(self, state: State, seat: Seat) -> tuple[Keep, ...]:
        if state.throw is None or seat != state.seat:
            return ()
        return keeps(seat, state.throw.black, state.throw.red)

    def check(self, state: State, move: Keep) -> None:
        self._aside(state, move)

    def _aside(self, state: State, move: Keep) -> Aside:
        """What the move sets aside; raises IllegalMove with the reason if it is not allowed."""
        if state.over:
            raise IllegalMove("game-over")
        if state.throw is None or move.seat != state.seat:
            raise IllegalMove("not-your-turn", seat=move.seat)
        if not move.combos:
            raise IllegalMove("nothing-set-aside")
        for name in move.combos:
            if name not in ORDER:
                raise IllegalMove("no-such-combo", combo=name)
        if move.then not in ("throw", "bank"):
            raise IllegalMove("throw-or-bank", then=str(move.then))
        combos = in_order(move.combos)
        for aside in asides(state.throw.black, state.throw.red):
            if aside.combos == combos:
                if aside.points != move.points:
                    raise IllegalMove("wrong-points", points=move.points, expected=aside.points)
                return aside
        raise IllegalMove(_why_not(combos, state.throw), combos=" ".join(combos))

    def play(self, state: State, *moves: Keep) -> Step[State]:
        if len(moves) != 1:
            raise IllegalMove("one-move", moves=len(moves))
        aside = self._aside(state, moves[0])
        move = moves[0] if moves[0].combos == aside.combos else replace(moves[0], combos=aside.combos)
        turn = state.turn + aside.points
        if move.then == "bank":
            score = state.scores[state.seat] + turn
            banked = replace(state, scores=swap(state.scores, state.seat, score))
            entries = (move, Bank(state.seat, turn, score))
            if score >= self.target:
                # The game ends at once, and only at the end of a turn (R55).
                return Step(replace(banked, turn=0, black=BLACK, red=True, throw=None, over=True), entries)
            return Step(self._next_turn(banked), entries)
        black, red = self.dice_after(state, aside)
        return Step(replace(state, turn=turn, black=black, red=red, throw=None), (move,))

    def dice_after(self, state: State, aside: Aside) -> tuple[int, bool]:
        """Dice to roll again with (black, red): all six after the coin (R51, R53) or when all are set aside (R54)."""
        assert state.throw is not None
        black, red = state.black - aside.black, state.red and not aside.red
        if state.throw.red == COIN or (black == 0 and not red):
            return BLACK, True
        return black, red

    def leave(self, state: State, seat: Seat) -> Step[State]:
        if state.over:
            raise IllegalMove("game-over")
        if seat not in range(self.seats) or seat in state.left:
            raise IllegalMove("no-such-seat", seat=seat)
        state = replace(state, left=tuple(sorted((*state.left, seat))))
        if len(state.left) == self.seats:
            state = replace(state, turn=0, black=BLACK, red=True, throw=None, over=True)
        elif seat == state.seat:
            state = self._next_turn(state)
        return Step(state, (Leave(seat),))

    def view(self, state: State, viewer: Seat | None) -> View:
        return recast(View, state, viewer=viewer)

    def fill(self, view: View, rng: Random) -> State:
        return recast(State, view)

    def audit(self, state: State) -> None:
        if not 0 <= state.black <= BLACK or not (state.black or state.red):
            raise Impossible("dice-unaccounted", seat=state.seat)
        seats = range(self.seats)
        if len(state.scores) != self.seats or any(seat not in seats for seat in (state.seat, *state.left)):
            raise Impossible("no-such-seat", seat=state.seat)
        if tuple(sorted(set(state.left))) != state.left or (state.seat in state.left and not state.over):
            raise Impossible("not-a-position", reason="left")
        if state.throw is not None:
            ThrowDice(state.seat, state.black, state.red).check(state.throw)
            if state.over or not asides(state.throw.black, state.throw.red):
                raise Impossible("unexpected-outcome", found=state.throw.kind)
        if not state.over and max(state.scores) >= self.target:
            raise Impossible("not-a-position", reason="over")
        for points in (state.turn, *state.scores):
            if points < 0 or points % 50:
                raise Impossible("points-not-of-50", points=points)

    def write_move(self, move: Keep) -> str:
        return " ".join((*move.combos, move.then))

    def read_move(self, seat: Seat, text: str) -> Keep:
        """`5>1 1 bank`, `444 throw` (or `444 roll`): what to set aside, and what to do then."""
        *names, then = text.lower().split() or [""]
        if then not in ("throw", "roll", "bank"):
            raise Unreadable("throw-or-bank", then=then)
        for name in names:
            if name not in ORDER:
                raise Unreadable("no-such-combo", combo=name)
        points = sum(STRAIGHT_POINTS if name == STRAIGHT else COMBOS[name].points for name in names)
        return Keep(seat, in_order(tuple(names)), points, "bank" if then == "bank" else "throw")


def in_order(combos: tuple[str, ...]) -> tuple[str, ...]:
    """Combinations in the order in which they are written."""
    return tuple(sorted(combos, key=ORDER.__getitem__))


def _why_not(combos: tuple[str, ...], throw: Throw) -> str:
    """The code for combinations that the throw does not allow."""
    if STRAIGHT in combos:
        return "not-in-throw"
    fives = tuple(name for name in combos if COMBOS[name].face == 5)
    black, red = throw.black.count(5), int(throw.red == 5)
    there = sum(COMBOS[name].black for name in fives) <= black and sum(COMBOS[name].red for name in fives) <= red
    # The 5s are there, but the other 5 of a turned pair is blocked (R43).
    return "five-blocked" if there and not _fits(fives, black, red) else "not-in-throw"
