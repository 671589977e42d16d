"""Liar's dice in one round, as a game from outside: dice under cups, bids that rise, and somebody who doubts.

For the tests: secret dice, many moves, a separate view.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import ClassVar

from vabanque import core
from vabanque.core import Seat, Step, chance
from vabanque.core import scene as show
from vabanque.core.frozen import Frozen, recast, replace, swap
from vabanque.core.scene import phrase
from vabanque.games import register

Dice = tuple[int, ...]


class Roll(core.Outcome, kind="roll"):
    """A player rolls under the cup."""

    secret = True
    seat: Seat
    faces: Dice | core.Hidden


class Say(core.Move, kind="say"):
    """A bid: this many dice show this face. No dice: the previous bid was a lie."""

    count: int
    face: int


class Caught(core.Effect, kind="caught"):
    """Who loses: the liar, or the one who doubted without reason."""

    seat: Seat


class RollDice(core.Sampled):
    """Chance: a player's dice."""

    kind: ClassVar[str] = "roll"
    seat: Seat
    dice: int

    def outcomes(self) -> Iterator[tuple[Roll, Fraction]]:
        return ((Roll(self.seat, faces), probability) for faces, probability in chance.throws(self.dice))

    def deal(self, below: core.Below) -> Roll:
        return Roll(self.seat, chance.deal_dice(self.dice, below))

    def read(self, text: str) -> Roll:
        faces = tuple(sorted(chance.read_numbers(text.split())))
        chance.check_faces(faces, self.dice)
        return Roll(self.seat, faces)


class Table(Frozen):
    """What lies open."""

    seat: Seat
    bidder: Seat | None
    bid: tuple[int, int]
    scores: tuple[int, ...]
    left: tuple[Seat, ...]
    over: bool


class State(Table):
    cups: tuple[Dice, ...]


class View(Table):
    viewer: Seat | None
    own: Dice
    sizes: tuple[int, ...]


class LiarsDice(core.Rules[State, Say, View]):
    """The rules."""

    kinds: ClassVar = {entry.kind: entry for entry in (Roll, Say, Caught, core.Leave)}
    state_type = State
    view_type = View

    def __init__(self, spec: core.Spec) -> None:
        self.spec, self.dice = spec, int(spec.options["dice"])

    def start(self, first: Seat = 0) -> Step[State]:
        seats = self.spec.seats
        return Step(State(first, None, (0, 6), (0,) * seats, (), False, ((),) * seats), ())

    def turn(self, state: State) -> core.Turn:
        if state.over:
            return core.Over(core.Result.most(state.scores))
        for seat, cup in enumerate(state.cups):
            if not cup and seat not in state.left:
                return RollDice(seat, self.dice)
        return core.Decide((state.seat,))

    def land(self, state: State, outcome: core.Entry) -> Step[State]:
        due = self.turn(state)
        if not isinstance(due, RollDice) or not isinstance(outcome, Roll) or outcome.seat != due.seat:
            raise core.Impossible("unexpected-outcome", found=outcome.kind)
        if isinstance(outcome.faces, core.Hidden):
            raise core.Impossible("unexpected-outcome", found=outcome.kind)
        chance.check_faces(outcome.faces, self.dice)
        return Step(replace(state, cups=swap(state.cups, outcome.seat, outcome.faces)), (outcome,))

    def legal(self, state: State, seat: Seat) -> tuple[Say, ...]:
        if self.turn(state) != core.Decide((seat,)):
            return ()
        all_dice = self.dice * self.spec.seats
        bids = [(count, face) for count in range(1, all_dice + 1) for face in range(1, 7)]
        doubt = [] if state.bidder is None else [Say(seat, 0, 0)]
        return (*doubt, *(Say(seat, *bid) for bid in bids if bid > state.bid))

    def play(self, state: State, *moves: Say) -> Step[State]:
        if len(moves) != 1:
            raise core.IllegalMove("one-move", moves=len(moves))
        (move,) = moves
        self.check(state, move)
        if move.count:
            bid = replace(state, seat=self._next(state, move.seat), bidder=move.seat, bid=(move.count, move.face))
            return Step(bid, moves)
        count, face = state.bid
        true = sum(cup.count(face) for cup in state.cups) >= count
        loser = move.seat if true else state.bidder
        assert loser is not None
        scores = tuple(int(seat != loser and seat not in state.left) for seat in range(self.spec.seats))
        return Step(replace(state, scores=scores, over=True), (move, Caught(loser)))

    def _next(self, state: State, seat: Seat) -> Seat:
        around = [(seat + ahead) % self.spec.seats for ahead in range(1, self.spec.seats + 1)]
        return next((seat for seat in around if seat not in state.left), seat)

    def leave(self, state: State, seat: Seat) -> Step[State]:
        if state.over or seat in state.left or seat not in range(self.spec.seats):
            raise core.IllegalMove("game-over" if state.over else "no-such-seat", seat=seat)
        state = replace(state, left=tuple(sorted((*state.left, seat))), cups=swap(state.cups, seat, ()))
        if len(state.left) == self.spec.seats:
            state = replace(state, over=True)
        elif state.seat == seat:
            state = replace(state, seat=self._next(state, seat))
        return Step(state, (core.Leave(seat),))

    def view(self, state: State, viewer: Seat | None) -> View:
        return recast(
            View,
            state,
            viewer=viewer,
            own=() if viewer is None else state.cups[viewer],
            sizes=tuple(map(len, state.cups)),
        )

    def fill(self, view: View, rng: Random) -> State:
        return recast(
            State,
            view,
            cups=tuple(
                view.own if seat == view.viewer else tuple(sorted(rng.randint(1, 6) for _ in range(size)))
                for seat, size in enumerate(view.sizes)
            ),
        )

    def audit(self, state: State) -> None:
        if len(state.cups) != self.spec.seats or any(len(cup) not in (0, self.dice) for cup in state.cups):
            raise core.Impossible("not-a-position", reason="cups")

    def write_move(self, move: Say) -> str:
        return f"{move.count}x{move.face}" if move.count else "liar"

    def read_move(self, seat: Seat, text: str) -> Say:
        if text.strip().lower() == "liar":
            return Say(seat, 0, 0)
        numbers = chance.read_numbers(text.lower().split("x"))
        if len(numbers) != 2:
            raise core.Unreadable("not-a-move", text=text)
        return Say(seat, *numbers)


class LiarsDiceScenes(show.Scenes[State, Say, show.Story]):
    """What the table shows."""

    def begin(self) -> show.Story:
        return show.Story()

    def scene(self, state: State, story: show.Story, *, reveal: bool = False) -> show.AreaScene:
        dice = sum(map(len, state.cups))
        count, face = state.bid
        players = [
            show.AreaPlayer(
                score=score,
                left=seat in state.left,
                dice=tuple(show.Die(face if reveal else "?", owner=seat) for face in state.cups[seat]),
            )
            for seat, score in enumerate(state.scores)
        ]
        bid = () if state.bidder is None else (phrase("liars-dice-bid", count=count, face=face),)
        return show.AreaScene(
            heading=phrase("liars-dice-round", dice=dice),
            areas=(show.Area(title=phrase("liars-dice-bid-is"), lines=bid),),
            players=tuple(players),
        )

    def hand(self, state: State, seat: Seat, *, sealed: Say | None = None, odds: bool = True) -> show.AreaHand:
        choices = []
        for move in self.rules.legal(state, seat):
            label = phrase("liars-dice-bid", count=move.count, face=move.face)
            preview: tuple[show.Phrase, ...] = ()
            if not move.count:
                label, preview = phrase("liars-dice-call"), (phrase("liars-dice-lose"),)
            choices.append(show.AreaChoice(move=self.rules.write_move(move), label=label, preview=preview))
        own = tuple(show.Die(face, owner=seat) for face in state.cups[seat])
        return show.AreaHand(score=state.scores[seat], dice=own, choices=tuple(choices))


DICE = core.Option("dice", 2, range(1, 6))
GAME = register(
    core.Game(
        "liars-dice",
        range(2, 7),
        (DICE,),
        build=LiarsDice,
        scenes=LiarsDiceScenes,
        facts=core.Facts(secret_hands=True),
        words="tests.plugins",
    )
)
