"""The drawn table of Las Vegas with dice."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rich.text import Text

from vabanque.core import Entry, IllegalMove, Seat
from vabanque.core.frozen import replace
from vabanque.games.las_vegas.rules import BANDIT, Place, Roll
from vabanque.games.las_vegas.scene import LasVegasHand, LasVegasScene
from vabanque.games.vegas.drawn import VegasDrawing
from vabanque.i18n import Words
from vabanque.narration.palette import PAINT
from vabanque.tui.drawing import Check, Choosing, Key
from vabanque.tui.looks import CHOSEN, KEY, NEUTRAL_LOOK, Block, DieLook, beside, die, own_look


class DiceDrawing(VegasDrawing[LasVegasScene, LasVegasHand]):
    """Draws casinos and rolls."""

    beats = {"fill": 0.25, "spare": 0.5}  # noqa: RUF012

    def in_hand(self, scene: LasVegasScene, seat: Seat) -> str:
        player = scene.players[seat]
        text = f" ⚄{player.dice}"
        text += "+B" if player.biggy else ""
        return text + (f" ○{player.neutral}" if player.neutral else "")

    def choosing(self, scene: LasVegasScene, hand: LasVegasHand, seat: Seat, check: Check) -> ChoosingNumber:
        assert scene.roll is not None
        return ChoosingNumber(scene.roll, hand, check, self.words)

    def choosing_keys(self) -> list[Key]:
        words = self.words
        keys: list[Key] = [("1–6", words("terminal-key-choose"), "")]
        if self.rules.spec.options.get("bandit"):
            keys.append(("b", words("terminal-key-bandit"), "screen.other"))
        return [*keys, ("⏎", words("terminal-key-place"), "screen.go")]

    def tray(self, scene: LasVegasScene, entries: Sequence[Entry]) -> RollPicture | None:
        return None if scene.roll is None else RollPicture(scene.roll)

    def tumbling(self, scene: LasVegasScene, entry: Entry, animation: Random | None) -> RollPicture | None:
        if not isinstance(entry, Roll):
            return None
        return RollPicture(entry if animation is None else _shaken(entry, animation))

    def touched(self, entries: Sequence[Entry]) -> list[int]:
        return [entry.casino for entry in entries if isinstance(entry, Place)]


def _shaken(roll: Roll, animation: Random) -> Roll:
    """The same number of dice, with random faces."""

    def anything(faces: Sequence[int]) -> tuple[int, ...]:
        return tuple(sorted(animation.randint(1, 6) for _ in faces))

    biggy = None if roll.biggy is None else animation.randint(1, 6)
    return replace(roll, own=anything(roll.own), neutral=anything(roll.neutral), biggy=biggy)


class RollPicture:
    """A roll: equal dice side by side."""

    def __init__(self, roll: Roll) -> None:
        self.roll = roll
        self.faces = sorted({*roll.own, *roll.neutral, *(() if roll.biggy is None else (roll.biggy,))})

    def draw(self, width: int, height: int) -> Block:
        big = height >= 6 and width >= 11 * (len(self.roll.own) + len(self.roll.neutral) + 2)
        groups = [self._group(face, big) for face in self.faces]
        gap = 3 if sum(len(group[0]) for group in groups) + 3 * len(groups) <= width else 1
        return beside(groups, gap)

    def _group(self, face: int, big: bool) -> Block:
        roll = self.roll
        looks = [own_look(roll.seat)] * roll.own.count(face)
        looks += [DieLook(PAINT[roll.seat], pip="◉", margin=1)] * (roll.biggy == face)
        looks += [NEUTRAL_LOOK] * roll.neutral.count(face)
        rows = beside([die(face, look, big=big) for look in looks])
        return [*rows, self._key(face, len(rows[0]))]

    def _key(self, face: int, width: int) -> Text:
        return Text(" " * width)


class ChoosingNumber(RollPicture, Choosing):
    """Choose a number from the roll and, with the Bandit, where it goes."""

    def __init__(self, roll: Roll, hand: LasVegasHand, check: Check, words: Words) -> None:
        super().__init__(roll)
        self.hand, self.check, self.words = hand, check, words
        self.face: int | None = self.faces[0] if len(self.faces) == 1 else None
        self.bandit = False

    def press(self, number: int) -> bool:
        if number == BANDIT:
            self.toggle()
            return False
        if number not in self.faces:
            raise IllegalMove("face-not-rolled", face=number)
        again = self.face == number
        if not again:
            self.face, self.bandit = number, False
        return again

    def step(self, by: int) -> None:
        at = self.faces.index(self.face) + by if self.face is not None else (0 if by > 0 else -1)
        self.face, self.bandit = self.faces[at % len(self.faces)], False

    def toggle(self) -> None:
        """From the number's own casino to the Bandit, or back."""
        if self.face is None:
            return
        if not self.bandit:
            self.check(Place(self.roll.seat, self.face, BANDIT))
        self.bandit = not self.bandit

    def other(self) -> None:
        self.toggle()

    def enter(self) -> Place:
        if self.face is None:
            raise IllegalMove("choose-a-number")
        return Place(self.roll.seat, self.face, BANDIT if self.bandit else self.face)

    def caption(self) -> str:
        words = self.words
        if self.face is None:
            return words("terminal-choose-number")
        move = self.enter()
        total = next(c.total for c in self.hand.choices if (c.face, c.casino) == (move.face, move.casino))
        change = words.change(total - self.hand.due)
        return words("terminal-preview", casino=move.casino, money=words.money(total), change=change)

    def _key(self, face: int, width: int) -> Text:
        return Text(str(face).center(width), style=CHOSEN if face == self.face else KEY)
