"""What a table of Die oberen 10 000 shows."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import chain
from typing import Any, Literal

from vabanque.core import Chance, Entry, Leave, Seat
from vabanque.core.frozen import Frozen, replace, swap
from vabanque.core.scene import Argument, Awaited, Hand, Name, Phrase, Player, Scene, Scenes, Story, phrase
from vabanque.games.top_10000.rules import (
    BLACK,
    COIN,
    COMBOS,
    STRAIGHT,
    Aside,
    Bank,
    Bust,
    Keep,
    State,
    Throw,
    ThrowDice,
    Top10000,
    asides,
)

MOST_TURNS = 200
"""Turns of each player on the sheet. Games have 20 to 60; where nobody banks, the oldest turns are left out."""


class ThrownDie(Frozen):
    """A die of the throw; its id is its position in it, black dice first."""

    id: int
    red: bool
    face: int | Literal["coin"]


class Turned(Frozen):
    """A 5 turned to a 1, and the 5 that stays and is blocked."""

    die: int
    partner: int


class TopScene(Scene, kw_only=True):
    """A table of Die oberen 10 000."""

    target: int
    seat: Seat
    """Whose turn it is."""
    kind: Literal["top-10000"] = "top-10000"
    dice: tuple[ThrownDie, ...]
    """The throw on the table."""
    thrown: int
    """Dice to roll next, or just rolled."""
    red: bool
    """Is the red die among them?"""
    turn_points: int
    kept: tuple[tuple[str, ...], ...]
    """What was set aside in this turn, throw by throw."""
    last: Throw | None
    """The last throw, even after a bust."""
    bust: bool
    """Was that throw a bust?"""
    lost: int
    """The points that the bust cost."""
    sheet: tuple[tuple[int | None, ...], ...]
    """Seat by seat, turn by turn: points banked, or None for a dash. Of very long games, the latest turns."""


class KeepChoice(Frozen):
    """One way to set dice aside; you may bank or roll again afterwards."""

    combos: tuple[str, ...]
    points: int
    dice: tuple[int, ...]
    """Ids of the dice set aside."""
    turned: tuple[Turned, ...]
    turn_points: int
    """Points of this turn if banked now."""
    score: int
    """Score if banked now."""
    wins: bool
    """Would banking end the game?"""
    black: int
    """Black dice to roll again with."""
    red: bool
    six: bool
    """Do all six dice come back?"""
    bust: float | None
    """Probability that the next throw is a bust; None if the table does not show odds."""


class TopHand(Hand, kw_only=True):
    """What a seat may set aside, most points first."""

    kind: Literal["top-10000"] = "top-10000"
    choices: tuple[KeepChoice, ...]


class AwaitedThrow(Awaited, kw_only=True):
    """A player's dice."""

    kind: Literal["throw"] = "throw"
    dice: int
    """Black dice."""
    red: bool


class TopStory(Story):
    """The score sheet with its dashes, and the turn under way."""

    sheet: tuple[tuple[int | None, ...], ...]
    kept: tuple[tuple[str, ...], ...] = ()
    points: int = 0
    """Points of what was kept in this turn."""
    throw: Throw | None = None
    bust: bool = False
    lost: int = 0

    def tell(self, entry: Entry, before: Any, at: int) -> TopStory:
        if before is not None and self.throw is None and not self.kept and not any(self.sheet):
            # The first entry. A game that began in a position may be in the middle of a turn.
            return replace(self, points=before.turn)._tell(entry)
        return self._tell(entry)

    def _tell(self, entry: Entry) -> TopStory:
        match entry:
            case Throw():
                return replace(self, throw=entry, bust=False, lost=0)
            case Keep():
                return replace(self, kept=(*self.kept, entry.combos), points=self.points + entry.points)
            case Bust():
                sheet = self._written(entry.seat, None)
                return replace(self, sheet=sheet, bust=True, lost=self.points, kept=(), points=0)
            case Bank():
                return replace(self, sheet=self._written(entry.seat, entry.turn), kept=(), points=0)
            case Leave():
                return replace(self, kept=(), points=0)
        return self

    def _written(self, seat: Seat, points: int | None) -> tuple[tuple[int | None, ...], ...]:
        return swap(self.sheet, seat, (*self.sheet[seat], points)[-MOST_TURNS:])


class TopScenes(Scenes[State, Keep, TopStory]):
    """What a table of Die oberen 10 000 shows."""

    scene_type = TopScene
    hand_type = TopHand
    awaited_types = (AwaitedThrow,)
    rules: Top10000

    def begin(self) -> TopStory:
        return TopStory(((),) * self.rules.seats)

    def scene(self, state: State, story: TopStory, *, reveal: bool = False) -> TopScene:
        return TopScene(
            players=tuple(Player(score=score, left=seat in state.left) for seat, score in enumerate(state.scores)),
            over=state.over,
            target=self.rules.target,
            seat=state.seat,
            dice=thrown_dice(state.throw),
            thrown=state.black + state.red,
            red=state.red,
            turn_points=state.turn,
            kept=story.kept,
            last=story.throw,
            bust=story.bust,
            lost=story.lost,
            sheet=story.sheet,
        )

    def hand(self, state: State, seat: Seat, *, sealed: Keep | None = None, odds: bool = True) -> TopHand:
        moves = self.rules.legal(state, seat)
        banks = tuple(self._choice(state, move, odds) for move in moves if move.then == "bank")
        return TopHand(score=state.scores[seat], choices=banks)

    def _choice(self, state: State, move: Keep, odds: bool) -> KeepChoice:
        throw = state.throw
        assert throw is not None
        black, red = self.rules.dice_after(state, aside_of(throw, move.combos))
        dice, turned = _pick_dice(throw, move.combos)
        score = state.scores[move.seat] + state.turn + move.points
        return KeepChoice(
            combos=move.combos,
            points=move.points,
            dice=dice,
            turned=turned,
            turn_points=state.turn + move.points,
            score=score,
            wins=score >= self.rules.target,
            black=black,
            red=red,
            six=black + red == BLACK + 1,
            bust=float(bust_chance(black, red)) if odds else None,
        )

    def awaited(self, chance: Chance[Entry], *, reveal: bool = False) -> Awaited:
        assert isinstance(chance, ThrowDice)
        name = Name(chance.seat)
        if not chance.black:
            ask = [phrase("terminal-read-red-only", name=name)]
        else:
            ask = [phrase("terminal-read-throw", name=name, dice=chance.black)]
            ask += [phrase("terminal-read-red")] if chance.red else []
        return AwaitedThrow(seat=chance.seat, ask=tuple(ask), dice=chance.black, red=chance.red)

    def called(self, state: State, move: Keep) -> Phrase:
        """“three 4s, then roll again”."""
        return phrase(f"move-keep-{move.then}", combos=set_aside(move.combos))

    def tell(self, entry: Entry, story: TopStory) -> tuple[Phrase, ...]:
        match entry:
            case Throw():
                return (phrase("entry-throw", name=Name(entry.seat), dice=thrown(entry)),)
            case Keep():
                name, combos = Name(entry.seat), set_aside(entry.combos)
                return (phrase(f"entry-keep-{entry.then}", name=name, combos=combos, points=entry.points),)
            case Bank():
                return (phrase("entry-bank", name=Name(entry.seat), turn=entry.turn, score=entry.score),)
            case Bust() | Leave():
                return (phrase(f"entry-{entry.kind}", name=Name(entry.seat)),)
        raise TypeError(entry)


def thrown_dice(throw: Throw | None) -> tuple[ThrownDie, ...]:
    """Black dice first."""
    if throw is None:
        return ()
    dice = [ThrownDie(number, False, face) for number, face in enumerate(throw.black)]
    if throw.red is not None:
        dice.append(ThrownDie(len(dice), True, throw.red))
    return tuple(dice)


def aside_of(throw: Throw, combos: tuple[str, ...]) -> Aside:
    """What these combinations take out of the throw."""
    return next(aside for aside in asides(throw.black, throw.red) if aside.combos == combos)


@lru_cache(maxsize=16)
def bust_chance(black: int, red: bool) -> Fraction:
    """The exact probability that nothing can be set aside from a throw of these dice."""
    outcomes = ThrowDice(0, black, red).outcomes()
    return sum((p for throw, p in outcomes if not asides(throw.black, throw.red)), Fraction(0))


def _pick_dice(throw: Throw, combos: Sequence[str]) -> tuple[tuple[int, ...], tuple[Turned, ...]]:
    """Which dice these combinations take, and for each turned 5 which other 5 is blocked."""
    free: dict[tuple[int, bool], list[int]] = {}
    for die in thrown_dice(throw):
        if isinstance(die.face, int):
            free.setdefault((die.face, die.red), []).append(die.id)
    if STRAIGHT in combos:
        return tuple(sorted(chain.from_iterable(free.values()))), ()
    taken: list[int] = []
    turning: list[int] = []
    for name in combos:
        combo = COMBOS[name]
        used = [free[combo.face, False].pop(0) for _ in range(combo.black)]
        used += [free[combo.face, True].pop(0) for _ in range(combo.red)]
        taken += used
        if combo.blocked:
            turning += used
    partners = [*free.get((5, False), []), *free.get((5, True), [])]
    turned = tuple(Turned(die, partner) for die, partner in zip(turning, partners, strict=False))
    return tuple(sorted(taken)), turned


def set_aside(combos: Sequence[str]) -> tuple[Phrase, ...]:
    """Combinations in words: `44r4` is “three 4s (one red)”."""
    return tuple(_in_words(name, combos.count(name)) for name in dict.fromkeys(combos))


def _in_words(name: str, count: int) -> Phrase:
    if name == STRAIGHT:
        return phrase("aside-straight")
    combo = COMBOS[name]
    red = "-red" if combo.red else ""
    if combo.blocked:
        return phrase(f"aside-turned{red}")
    if combo.black + combo.red == 3:
        return phrase(f"aside-triple{red}", face=combo.face)
    return phrase("aside-red", face=combo.face) if combo.red else phrase("aside-single", count=count, face=combo.face)


def thrown(throw: Throw) -> tuple[Argument, ...]:
    """The dice of a throw, by their colours."""
    dice: list[Argument] = [" ".join(map(str, throw.black))] if throw.black else []
    if throw.red == COIN:
        dice.append(phrase("dice-coin"))
    elif throw.red is not None:
        dice.append(phrase("dice-red", face=throw.red))
    return tuple(dice)
