"""Kalah: sow the seeds of a house; whoever has more in the store wins.

A game for tests: it has no chance at all, and a dozen areas, which are touched themselves.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from vabanque import core
from vabanque.core import Seat, Step
from vabanque.core import scene as show
from vabanque.core.frozen import Frozen, replace
from vabanque.core.scene import Name, phrase
from vabanque.games import register


class Sow(core.Move, kind="sow"):
    house: int


class Capture(core.Effect, kind="capture"):
    seat: Seat
    seeds: int


class Again(core.Effect, kind="again"):
    seat: Seat


class State(Frozen):
    pits: tuple[int, ...]
    """Houses 0–5 and store 6 of seat 0, then those of seat 1."""
    seat: Seat
    left: tuple[Seat, ...] = ()
    over: bool = False


def house(seat: Seat, number: int) -> int:
    """The place of a house, numbered from 1, among the pits."""
    return 7 * seat + number - 1


class Kalah(core.OpenRules[State, Sow]):
    kinds: ClassVar[Mapping[str, type[core.Entry]]] = {entry.kind: entry for entry in (Sow, Capture, Again, core.Leave)}
    state_type = view_type = State

    def __init__(self, spec: core.Spec) -> None:
        self.spec, self.seeds = spec, int(spec.options["seeds"])

    def start(self, first: Seat = 0) -> Step[State]:
        return Step(State(((self.seeds,) * 6 + (0,)) * 2, first), ())

    def turn(self, state: State) -> core.Turn:
        if state.over:
            return core.Over(core.Result.most((state.pits[6], state.pits[13])))
        return core.alone(state.seat)

    def legal(self, state: State, seat: Seat) -> tuple[Sow, ...]:
        if state.over or seat != state.seat:
            return ()
        return tuple(Sow(seat, number) for number in range(1, 7) if state.pits[house(seat, number)])

    def play(self, state: State, *moves: Sow) -> Step[State]:
        if len(moves) != 1:
            raise core.IllegalMove("one-move", moves=len(moves))
        (move,) = moves
        self.check(state, move)
        seat, pits = move.seat, list(state.pits)
        at = house(seat, move.house)
        store, other = 7 * seat + 6, 7 * (1 - seat) + 6
        hand, pits[at] = pits[at], 0
        while hand:
            at = (at + 1) % 14
            if at != other:
                pits[at] += 1
                hand -= 1
        entries: tuple[core.Entry, ...] = (move,)
        if 7 * seat <= at < store and pits[at] == 1 and pits[12 - at]:
            captured = pits[12 - at] + 1
            pits[at] = pits[12 - at] = 0
            pits[store] += captured
            entries += (Capture(seat, captured),)
        following = seat if at == store else 1 - seat
        after = replace(state, pits=tuple(pits), seat=following)
        if following == seat and any(pits[7 * seat : store]):
            entries += (Again(seat),)
        if not any(pits[7 * following : 7 * following + 6]):
            after = self._end(after)
        return Step(after, entries)

    def _end(self, state: State) -> State:
        """All seeds left go to the store of their side."""
        pits = list(state.pits)
        for seat in range(2):
            pits[7 * seat + 6] += sum(pits[7 * seat : 7 * seat + 6])
            pits[7 * seat : 7 * seat + 6] = [0] * 6
        return replace(state, pits=tuple(pits), over=True)

    def land(self, state: State, outcome: core.Entry) -> Step[State]:
        raise core.Impossible("unexpected-outcome", found=outcome.kind)

    def leave(self, state: State, seat: Seat) -> Step[State]:
        if state.over or seat in state.left or seat not in range(2):
            raise core.IllegalMove("game-over" if state.over else "no-such-seat", seat=seat)
        return Step(replace(self._end(state), left=(seat,)), (core.Leave(seat),))

    def audit(self, state: State) -> None:
        if len(state.pits) != 14 or min(state.pits) < 0 or sum(state.pits) != 12 * self.seeds:
            raise core.Impossible("not-a-position", reason="seeds")

    def write_move(self, move: Sow) -> str:
        return str(move.house)

    def read_move(self, seat: Seat, text: str) -> Sow:
        if text.strip() in tuple("123456"):
            return Sow(seat, int(text))
        raise core.Unreadable("not-a-move", text=text)


class KalahScenes(show.Scenes[State, Sow, show.Story]):
    def begin(self) -> show.Story:
        return show.Story()

    def scene(self, state: State, story: show.Story, *, reveal: bool = False) -> show.AreaScene:
        areas = tuple(
            show.Area(
                title=phrase("kalah-house", name=Name(seat), house=number),
                counters=(show.Counter(phrase("kalah-seeds"), state.pits[house(seat, number)]),),
            )
            for seat in range(2)
            for number in range(1, 7)
        )
        players = tuple(show.AreaPlayer(score=state.pits[7 * seat + 6], left=seat in state.left) for seat in range(2))
        return show.AreaScene(heading=phrase("kalah-heading"), areas=areas, players=players, over=state.over)

    def hand(self, state: State, seat: Seat, *, sealed: Sow | None = None, odds: bool = True) -> show.AreaHand:
        return show.AreaHand(
            score=state.pits[7 * seat + 6],
            choices=tuple(
                show.AreaChoice(
                    move=str(move.house),
                    label=phrase("kalah-sow", house=move.house),
                    on=show.Ref(area=6 * seat + move.house - 1),
                )
                for move in self.rules.legal(state, seat)
            ),
        )


def moves(_rules: Any) -> tuple[str, ...]:
    """All moves, numbered."""
    return tuple("123456")


GAME = register(
    core.Game(
        "kalah",
        range(2, 3),
        (core.Option("seeds", 4, range(3, 7)),),
        build=Kalah,
        scenes=KalahScenes,
        words="tests.plugins",
        vocabulary=moves,
    )
)
