"""Pig: roll a die as often as you dare. A 1 ends your turn and takes its points; the first to 100 wins."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import ClassVar, Literal

from vabanque import core
from vabanque.core import Seat, Step, chance
from vabanque.core import scene as show
from vabanque.core.frozen import Frozen, replace, swap
from vabanque.core.scene import Name, phrase
from vabanque.games import register


class Roll(core.Outcome, kind="roll"):
    """A player rolls the die."""

    seat: Seat
    face: int


class Choose(core.Move, kind="choose"):
    """A player rolls again, or holds and keeps the points."""

    then: Literal["roll", "hold"]


class TurnOver(core.Effect, kind="turn-over"):
    """A turn ends with this many points: none after a 1."""

    seat: Seat
    points: int
    score: int


class RollDie(core.Sampled):
    """Chance: one die."""

    kind: ClassVar[str] = "roll"
    seat: Seat

    def outcomes(self) -> Iterator[tuple[Roll, Fraction]]:
        return ((Roll(self.seat, face), Fraction(1, 6)) for face in range(1, 7))

    def deal(self, below: core.Below) -> Roll:
        return Roll(self.seat, 1 + below(6))

    def read(self, text: str) -> Roll:
        faces = chance.read_numbers(text.split())
        chance.check_faces(faces, dice=1)
        return Roll(self.seat, faces[0])


class State(Frozen):
    """The table. Everything lies open."""

    scores: tuple[int, ...]
    seat: Seat
    points: int = 0
    """Points of this turn."""
    face: int | None = None
    """What the die shows while the player decides. None: the die has to be rolled."""
    left: tuple[Seat, ...] = ()
    over: bool = False


class Pig(core.OpenRules[State, Choose]):
    """The rules of one game."""

    kinds: ClassVar = {entry.kind: entry for entry in (Roll, Choose, TurnOver, core.Leave)}
    state_type = view_type = State

    def __init__(self, spec: core.Spec) -> None:
        self.spec, self.target = spec, int(spec.options["target"])

    def start(self, first: Seat = 0) -> Step[State]:
        return Step(State((0,) * self.spec.seats, first), ())

    def turn(self, state: State) -> core.Turn:
        if state.over:
            return core.Over(core.Result.most(state.scores))
        return RollDie(state.seat) if state.face is None else core.Decide((state.seat,))

    def land(self, state: State, outcome: core.Entry) -> Step[State]:
        if not isinstance(outcome, Roll) or self.turn(state) != RollDie(outcome.seat):
            raise core.Impossible("unexpected-outcome", found=outcome.kind)
        chance.check_faces((outcome.face,), dice=1)
        if outcome.face == 1:
            return self._end_turn(state, 0, outcome)
        return Step(replace(state, face=outcome.face, points=state.points + outcome.face), (outcome,))

    def legal(self, state: State, seat: Seat) -> tuple[Choose, ...]:
        deciding = state.face is not None and seat == state.seat
        return (Choose(seat, "roll"), Choose(seat, "hold")) if deciding else ()

    def play(self, state: State, *moves: Choose) -> Step[State]:
        if len(moves) != 1:
            raise core.IllegalMove("one-move", moves=len(moves))
        self.check(state, moves[0])
        if moves[0].then == "hold":
            return self._end_turn(state, state.points, moves[0])
        return Step(replace(state, face=None), moves)

    def _end_turn(self, state: State, points: int, entry: core.Entry) -> Step[State]:
        score = state.scores[state.seat] + points
        after = replace(state, scores=swap(state.scores, state.seat, score), over=score >= self.target)
        return Step(self._next(after), (entry, TurnOver(state.seat, points, score)))

    def _next(self, state: State) -> State:
        """The next player still at the table rolls."""
        around = [(state.seat + ahead) % self.spec.seats for ahead in range(1, self.spec.seats + 1)]
        seat = next((seat for seat in around if seat not in state.left), state.seat)
        return replace(state, seat=seat, points=0, face=None)

    def leave(self, state: State, seat: Seat) -> Step[State]:
        if state.over or seat in state.left or seat not in range(self.spec.seats):
            raise core.IllegalMove("game-over" if state.over else "no-such-seat", seat=seat)
        left = tuple(sorted((*state.left, seat)))
        state = replace(state, left=left, over=len(left) == self.spec.seats)
        return Step(self._next(state) if state.over or seat == state.seat else state, (core.Leave(seat),))

    def audit(self, state: State) -> None:
        if len(state.scores) != self.spec.seats or state.seat not in range(self.spec.seats):
            raise core.Impossible("not-a-position", reason="seat")
        if min(state.points, *state.scores) < 0 or state.face not in (None, 2, 3, 4, 5, 6):
            raise core.Impossible("not-a-position", reason="points")

    def write_move(self, move: Choose) -> str:
        return move.then

    def read_move(self, seat: Seat, text: str) -> Choose:
        match text.strip().lower():
            case "roll" | "hold" as then:
                return Choose(seat, then)
        raise core.Unreadable("not-a-move", text=text)


class PigScenes(show.Scenes[State, Choose, show.Story]):
    """What the table shows."""

    def begin(self) -> show.Story:
        return show.Story()

    def scene(self, state: State, story: show.Story, *, reveal: bool = False) -> show.AreaScene:
        turn = show.Area(
            title=phrase("pig-turn", name=Name(state.seat)),
            dice=() if state.face is None else (show.Die(state.face, owner=state.seat),),
            counters=(show.Counter(phrase("pig-points"), state.points),),
        )
        players = [show.AreaPlayer(score=score, left=seat in state.left) for seat, score in enumerate(state.scores)]
        return show.AreaScene(
            heading=phrase("pig-goal", target=self.rules.target), areas=(turn,), players=tuple(players)
        )

    def hand(self, state: State, seat: Seat, *, sealed: Choose | None = None, odds: bool = True) -> show.AreaHand:
        previews = {
            "roll": phrase("pig-if-roll", points=state.points),
            "hold": phrase("pig-if-hold", score=state.scores[seat] + state.points),
        }
        choices = [
            show.AreaChoice(move=move.then, label=phrase(f"pig-{move.then}"), preview=(previews[move.then],))
            for move in self.rules.legal(state, seat)
        ]
        return show.AreaHand(score=state.scores[seat], choices=tuple(choices))


def moves(_rules: Pig) -> tuple[str, ...]:
    """All moves, numbered: environments for research need that."""
    return ("roll", "hold")


TARGET = core.Option("target", 100, range(10, 1001))
GAME = register(core.Game("pig", range(2, 11), (TARGET,), build=Pig, scenes=PigScenes, words="pig", vocabulary=moves))
