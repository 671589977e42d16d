"""What a table of Las Vegas with dice shows."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal

from vabanque.core import Chance, Entry, Seat
from vabanque.core.frozen import Frozen, replace
from vabanque.core.scene import Awaited, Name, Phrase, phrase
from vabanque.games.las_vegas.rules import (
    BANDIT,
    IN_HAND,
    LasVegas,
    Place,
    Roll,
    RollDice,
    RollSpare,
    Spare,
    State,
)
from vabanque.games.vegas import scene as vegas
from vabanque.games.vegas.rules import BIGGY_WEIGHT, Round
from vabanque.games.vegas.scene import VegasHand, VegasPlayer, VegasScene, VegasScenes, VegasStory


class LasVegasPlayer(VegasPlayer, kw_only=True):
    """A seat with its dice in hand."""

    dice: int
    """Normal dice; a Biggy is one more."""
    neutral: int
    biggy: bool
    """Is the Biggy still in hand?"""


class LasVegasScene(VegasScene, kw_only=True):
    """A table of Las Vegas with dice."""

    roll: Roll | None
    """The roll to place from."""
    players: tuple[LasVegasPlayer, ...]
    paid_players: tuple[LasVegasPlayer, ...] | None
    kind: Literal["las-vegas"] = "las-vegas"
    spare: tuple[int, ...] | None
    """Neutral dice rolled before this round."""
    neutral: bool
    """Are neutral dice used?"""


class PlaceChoice(Frozen):
    """Placing all dice of one face."""

    face: int
    casino: int
    own: int
    neutral: int
    biggy: bool
    jeton: bool
    """Would it take the Jeton that lies there?"""
    gain: vegas.CasinoGain
    total: int
    """What all casinos together would pay this seat right after."""


class LasVegasHand(VegasHand, kw_only=True):
    """What a seat may choose from. Its dice are public, but its money may not be."""

    choices: tuple[PlaceChoice, ...]
    kind: Literal["las-vegas"] = "las-vegas"


@lru_cache(maxsize=4096)
def _waiting(score: int, won: tuple[int, ...], due: int) -> LasVegasHand:
    """The hand of a seat that is not to move."""
    return LasVegasHand(score=score, won=won, due=due, choices=())


class AwaitedRoll(Awaited, kw_only=True):
    """A player's dice."""

    kind: Literal["roll"] = "roll"
    dice: int
    neutral: int
    biggy: bool


class AwaitedSpare(Awaited, kw_only=True):
    """The spare neutral dice."""

    kind: Literal["spare"] = "spare"
    dice: int


class LasVegasStory(VegasStory):
    """Also remembers the spare neutral dice of this round."""

    spare: tuple[int, ...] | None = None

    def tell(self, entry: Entry, before: Any, at: int) -> VegasStory:
        story = VegasStory.tell(self, entry, before, at)
        if isinstance(entry, Round):
            return replace(story, spare=None)
        return replace(story, spare=entry.faces) if isinstance(entry, Spare) else story


class LasVegasScenes(VegasScenes[State, Place, LasVegasStory, LasVegas]):
    """What a table of Las Vegas with dice shows."""

    scene_type = LasVegasScene
    hand_type = LasVegasHand
    awaited_types = (vegas.AwaitedBills, AwaitedRoll, AwaitedSpare)
    told_by_browsers = frozenset({"fill", "roll", "place"})  # web/src/las_vegas/sentence.ts

    def __init__(self, rules: LasVegas) -> None:
        super().__init__(rules)
        self._last: dict[Seat, tuple[Any, LasVegasPlayer]] = {}
        """Seat → what it had when it was last shown, and how it was shown: a move changes few of them."""

    def begin(self) -> LasVegasStory:
        return LasVegasStory(self.rules)

    def scene(self, state: State, story: LasVegasStory, *, reveal: bool = False) -> LasVegasScene:
        return LasVegasScene(
            **self.common(state, story),
            rounds=self.rules.edition.rounds,
            players=self._players(state),
            paid_players=self.as_paid("players", story, self._players),
            roll=state.roll,
            spare=story.spare,
            neutral=self.rules.neutral_each > 0,
        )

    def _players(self, state: State) -> tuple[LasVegasPlayer, ...]:
        return tuple(self._player(state, seat) for seat in range(self.rules.seats))

    def _player(self, state: State, seat: Seat) -> LasVegasPlayer:
        has = state.own[seat], state.won[seat], state.neutral, state.biggies, state.jetons, state.left, state.over
        shown = self._last.get(seat)
        if shown is None or shown[0] != has:
            shown = self._last[seat] = has, self._show_player(state, seat)
        return shown[1]

    def _show_player(self, state: State, seat: Seat) -> LasVegasPlayer:
        return LasVegasPlayer(
            **self.money(state, seat),
            dice=state.own[seat],
            neutral=state.neutral[seat] if state.neutral else 0,
            biggy=bool(state.biggies) and state.biggies[seat] == IN_HAND,
        )

    def _placed(self, table: State, casino: int) -> Any:
        return table.bandit if casino == BANDIT else (table.dice[casino - 1], table.biggies)

    def _stack(self, table: State, casino: int, owner: int, weight: int, *, tied: bool) -> vegas.Stack:
        if casino != BANDIT:
            faces = [casino] * table.dice[casino - 1][owner]
            biggy = casino if owner < len(table.biggies) and table.biggies[owner] == casino else None
        else:
            lots = [(face, lot) for face, lot in enumerate(table.bandit, start=1) if lot is not None]
            biggy = None
            if owner < self.rules.seats:
                faces = [face for face, lot in lots if lot.seat == owner for _ in range(lot.own)]
                biggy = next((face for face, lot in lots if lot.seat == owner and lot.biggy), None)
            else:
                faces = [face for face, lot in lots for _ in range(lot.neutral)]
        pips = sum(faces) + BIGGY_WEIGHT * (biggy or 0)
        return vegas.one_stack(self.owner(owner), tuple(faces), None, biggy, weight, pips, tied)

    def _open_faces(self, table: State, casino: int) -> tuple[int, ...] | None:
        if casino != BANDIT:
            return None
        return tuple(face for face, lot in enumerate(table.bandit, start=1) if lot is None)

    def hand(self, state: State, seat: Seat, *, sealed: Place | None = None, odds: bool = True) -> LasVegasHand:
        score, won, due = self.score(state, seat), state.won[seat], self.due(state, seat)
        choices = tuple([self._choice(state, move) for move in self.rules.legal(state, seat)])
        return LasVegasHand(score=score, won=won, due=due, choices=choices) if choices else _waiting(score, won, due)

    def _choice(self, state: State, move: Place) -> PlaceChoice:
        roll = state.roll
        assert roll is not None
        after = self.rules.after(state, move)
        gain = self.gain(after, move.casino, move.seat)
        return PlaceChoice(
            face=move.face,
            casino=move.casino,
            own=roll.own.count(move.face),
            neutral=roll.neutral.count(move.face),
            biggy=roll.biggy == move.face,
            jeton=after.jetons != state.jetons,
            gain=gain,
            total=self.due_after(state, move.seat, (gain,)),
        )

    def after(self, state: State, move: Place, story: LasVegasStory) -> LasVegasScene:
        return self.scene(self.rules.after(state, move), story)

    def awaited(self, chance: Chance[Entry], *, reveal: bool = False) -> Awaited:
        match chance:
            case RollDice():
                return AwaitedRoll(
                    seat=chance.seat,
                    ask=_ask_roll(chance),
                    dice=chance.own,
                    neutral=chance.neutral,
                    biggy=chance.biggy,
                )
            case RollSpare():
                ask = phrase("terminal-read-spare", name=Name(chance.seat), dice=chance.dice)
                return AwaitedSpare(seat=chance.seat, ask=(ask,), dice=chance.dice)
        return super().awaited(chance)

    def strength(self, table: State, casino: int, owner: int) -> Phrase:
        """On the Bandit, those with equally many dice are told apart by pips, then by the highest number (R14)."""
        if casino != BANDIT:
            return super().strength(table, casino, owner)
        keys = self.rules.bandit_keys(table)
        weight, pips, highest = keys[owner]
        level = [key for key in keys if key[0] == weight]
        if len(level) == 1:
            return phrase("with-dice", count=weight)
        if sum(key[1] == pips for key in level) == 1:
            return phrase("with-dice-pips", count=weight, pips=pips)
        return phrase("with-dice-highest", count=weight, pips=pips, face=highest)

    def called(self, state: State, move: Place) -> Phrase:
        """“the two 3s on Miracle”."""
        assert state.roll is not None
        return phrase("move-place", dice=placed(state.roll, move.face), casino=move.casino)

    def tell(self, entry: Entry, story: LasVegasStory) -> tuple[Phrase, ...]:
        match entry:
            case Spare():
                return (phrase("entry-spare", name=Name(entry.seat), dice=_row(entry.faces)),)
            case Roll():
                return (phrase("entry-roll", name=Name(entry.seat), dice=rolled(entry)),)
            case Place():
                dice = placed(story.base.roll, entry.face)
                return (phrase("entry-place", name=Name(entry.seat), dice=dice, casino=entry.casino),)
        return super().tell(entry, story)


def _row(faces: tuple[int, ...]) -> str:
    """Dice side by side: the same in every language."""
    return " ".join(map(str, faces))


def placed(roll: Roll, face: int) -> tuple[Phrase, ...]:
    """The dice of a roll that show one face: “the two 3s (one of them neutral)” and “the Biggy”."""
    own, neutral = roll.own.count(face), roll.neutral.count(face)
    dice = []
    if own and neutral:
        dice.append(phrase("placed-some-neutral", count=own + neutral, neutral=neutral, face=face))
    elif own or neutral:
        dice.append(phrase("placed-dice" if own else "placed-neutral", count=own + neutral, face=face))
    if roll.biggy == face:
        dice.append(phrase("placed-biggy" if dice else "placed-biggy-alone", face=face))
    return tuple(dice)


def rolled(roll: Roll) -> tuple[str | Phrase, ...]:
    """The dice of a roll, by their colours."""
    dice: list[str | Phrase] = [_row(roll.own)] if roll.own else []
    if roll.neutral:
        dice.append(phrase("dice-neutral", dice=_row(roll.neutral)))
    if roll.biggy is not None:
        dice.append(phrase("dice-biggy", face=roll.biggy))
    return tuple(dice)


EXAMPLE = (3, 1, 6, 3, 4, 2, 5, 5)
"""What eight dice may show, as an example of how to type it."""


def _ask_roll(chance: RollDice) -> tuple[Phrase, ...]:
    """The dice to enter, one sentence for each colour."""
    name = Name(chance.seat)
    asks = [
        phrase("terminal-read-roll", name=name, dice=chance.own, example=_row(tuple(sorted(EXAMPLE[: chance.own]))))
        if chance.own
        else phrase("terminal-read-other", name=name)
    ]
    if chance.neutral:
        asks.append(phrase("terminal-read-neutral", dice=chance.neutral))
    if chance.biggy:
        asks.append(phrase("terminal-read-biggy"))
    return tuple(asks)
