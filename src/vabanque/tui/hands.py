"""What the person to move holds: the choice being made, key by key, and how it looks. No widget, no rules."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from rich.style import Style
from rich.text import Text

from vabanque.core import IllegalMove, Seat
from vabanque.games.las_vegas.rules import BANDIT, LasVegas, Place
from vabanque.games.las_vegas_cards.rules import LasVegasCards, Lay, in_order
from vabanque.games.top_10000.rules import COIN, Aside, Keep, Top10000, asides
from vabanque.i18n import Words
from vabanque.tui.advice import aside_of, bust_chance
from vabanque.tui.describe import signed
from vabanque.tui.drawing import (
    BLACK_LOOK,
    COIN_LOOK,
    GOLD,
    NEUTRAL_LOOK,
    QUIET,
    RED_LOOK,
    Block,
    beside,
    biggy_look,
    card,
    die,
    own_look,
)

CHOSEN = Style(color="#101010", bgcolor=GOLD, bold=True)
KEY = Style(color="#ffffff", bgcolor="#39426b", bold=True)


class Hand(Protocol):
    """A choice in the making."""

    def press(self, number: int) -> bool:
        """A number key. True: the choice is made, as if Enter had followed."""

    def step(self, by: int) -> None:
        """Left or right."""

    def toggle(self) -> None:
        """Space, or the key of the other possibility."""

    def best(self) -> None:
        """Choose what is worth most right now."""

    def move(self, then: str = "throw") -> Any:
        """The move chosen; raises IllegalMove if it is none yet."""

    def after(self) -> Any | None:
        """The view after the move, to show beforehand."""

    def caption(self, words: Words) -> str:
        """What the choice would do, in words."""

    def draw(self, width: int, height: int) -> Block: ...


def hold(rules: Any, view: Any, seat: Seat, moves: Sequence[Any], kept: Sequence[str] = ()) -> Hand | None:
    """The hand of the seat whose roll or cards `view` shows; without moves it is only looked at.

    `kept` are the combinations that already lie aside in this turn.
    """
    if isinstance(rules, LasVegas):
        return DiceHand(rules, view, seat, moves) if view.roll is not None else None
    if isinstance(rules, LasVegasCards):
        return CardHand(rules, view, seat, moves) if view.hand else None
    assert isinstance(rules, Top10000)
    return ThrowHand(rules, view, seat, moves, kept) if view.throw is not None else None


def money_gained(rules: Any, before: Any, after: Any, seat: Seat) -> tuple[int, int]:
    """What the casinos would pay `seat` after a move, and how much more that is."""
    now, then = (sum(pay.bills.get(seat, 0) for pay in rules.payments(table)) for table in (before, after))
    return then, then - now


class DiceHand:
    """A roll of Las Vegas: choose a number, and with the Bandit the place."""

    def __init__(self, rules: LasVegas, view: Any, seat: Seat, moves: Sequence[Place]) -> None:
        self.rules, self.view, self.seat, self.moves = rules, view, seat, moves
        roll = view.roll
        self.roll = roll
        self.faces = sorted({*roll.own, *roll.neutral, *(() if roll.biggy is None else (roll.biggy,))})
        self.face: int | None = self.faces[0] if moves and len(self.faces) == 1 else None
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
        if self.face is None:
            return
        if not self.bandit:
            self.rules.check(self.rules.fill(self.view, Random(0)), Place(self.seat, self.face, BANDIT))
        self.bandit = not self.bandit

    def best(self) -> None:
        """Nothing is simply best here: that is what advice is for."""

    def move(self, then: str = "throw") -> Place:
        if self.face is None:
            raise IllegalMove("choose-a-number")
        return Place(self.seat, self.face, BANDIT if self.bandit else self.face)

    def after(self) -> Any | None:
        if self.face is None or not self.moves:
            return None
        state = self.rules.after(self.rules.fill(self.view, Random(0)), self.move())
        return self.rules.view(state, self.view.viewer)

    def caption(self, words: Words) -> str:
        after = self.after()
        if after is None:
            return words("terminal-choose-number")
        money, change = money_gained(self.rules, self.view, after, self.seat)
        casino = words.casino(BANDIT if self.bandit else self.face or 0)
        return words("terminal-preview", casino=casino, money=words.money(money), change=signed(change))

    def draw(self, width: int, height: int) -> Block:
        big = height >= 6 and width >= 11 * (len(self.roll.own) + len(self.roll.neutral) + 2)
        groups = [self._group(face, big) for face in self.faces]
        gap = 3 if sum(len(group[0]) for group in groups) + 3 * len(groups) <= width else 1
        return beside(groups, gap)

    def _group(self, face: int, big: bool) -> Block:
        looks = [own_look(self.seat)] * self.roll.own.count(face)
        looks += [biggy_look(self.seat)] * (self.roll.biggy == face)
        looks += [NEUTRAL_LOOK] * self.roll.neutral.count(face)
        rows = beside([die(face, look, big=big) for look in looks])
        wide = len(rows[0])
        if not self.moves:
            key = Text(" " * wide)
        else:
            chosen = face == self.face
            key = Text(str(face).center(wide), style=CHOSEN if chosen else KEY)
        return [*rows, key]


class CardHand:
    """Five cards: any one or two, or any of one number."""

    def __init__(self, rules: LasVegasCards, view: Any, seat: Seat, moves: Sequence[Lay]) -> None:
        self.rules, self.view, self.seat, self.moves = rules, view, seat, moves
        self.cards = list(view.hand)
        self.raised: set[int] = set()
        self.cursor: int | None = None
        """Where the arrow keys are; nowhere until they are used."""

    def press(self, number: int) -> bool:
        """Raise one more card of this number, singles first; after the last one all of them go down again."""
        at = [place for place, shown in enumerate(self.cards) if shown[0] == str(number)]
        if not at:
            raise IllegalMove("card-not-in-hand", card=str(number))
        down = [place for place in at if place not in self.raised]
        if down:
            self.raised.add(down[0])
        else:
            self.raised -= set(at)
        return False

    def step(self, by: int) -> None:
        self.cursor = _moved(self.cursor, by, len(self.cards))

    def toggle(self) -> None:
        if self.cursor is not None:
            self.raised ^= {self.cursor}

    def best(self) -> None:
        """Nothing is simply best here: that is what advice is for."""

    def move(self, then: str = "throw") -> Lay:
        move = Lay(self.seat, in_order(self.cards[place] for place in self.raised))
        self.rules.check(self.rules.fill(self.view, Random(0)), move)
        return move

    def after(self) -> Any | None:
        if not self.raised or not self.moves:
            return None
        try:
            state = self.rules.after(self.rules.fill(self.view, Random(0)), self.move())
        except IllegalMove:
            return None
        return self.rules.view(state, self.view.viewer)

    def caption(self, words: Words) -> str:
        if not self.raised:
            return words("terminal-choose-cards")
        try:
            self.move()
        except IllegalMove as refusal:
            return words.refusal(refusal)
        after = self.after()
        money, change = money_gained(self.rules, self.view, after, self.seat)
        cards = " ".join(in_order(self.cards[place] for place in self.raised))
        return words("terminal-preview-cards", cards=cards, money=words.money(money), change=signed(change))

    def draw(self, width: int, height: int) -> Block:
        cursor = self.cursor if self.moves else None
        big = height >= 7 and width >= 13 * len(self.cards)
        blocks = [
            card(shown, self.seat, raised=place in self.raised, cursor=place == cursor, big=big)
            for place, shown in enumerate(self.cards)
        ]
        return beside(blocks)


class ThrowHand:
    """A throw of Die oberen 10 000: choose dice; they count for the most they can be worth.

    That loses nothing: how many dice are left to throw depends only on which ones lie aside.
    """

    def __init__(self, rules: Top10000, view: Any, seat: Seat, moves: Sequence[Keep], kept: Sequence[str] = ()) -> None:
        self.rules, self.view, self.seat, self.moves, self.kept = rules, view, seat, moves, kept
        throw = view.throw
        self.dice: list[tuple[int | str, bool]] = [(face, False) for face in throw.black]
        if throw.red is not None:
            self.dice.append((throw.red, True))
        self.chosen: set[int] = set()
        self.cursor: int | None = None
        """Where the arrow keys are; nowhere until they are used."""

    def press(self, number: int) -> bool:
        """One more die of this number, black first; three at a time where only a triple counts."""
        at = [place for place, (face, _) in enumerate(self.dice) if face == number]
        if not at:
            raise IllegalMove("not-in-throw", combos=str(number))
        left = [place for place in at if place not in self.chosen]
        if left:
            self.chosen |= set(left[: 1 if number in (1, 5) else 3])
        else:
            self.chosen -= set(at)
        return False

    def step(self, by: int) -> None:
        self.cursor = _moved(self.cursor, by, len(self.dice))

    def toggle(self) -> None:
        if self.cursor is not None:
            self.chosen ^= {self.cursor}

    def best(self) -> None:
        """The most points, with the fewest dice."""
        aside = asides(self.view.throw.black, self.view.throw.red)[0]
        self.chosen = set()
        black = [0] * 7
        for face in _all_black(aside.combos, self.view.throw):
            black[face] += 1
        for place, (shown, red) in enumerate(self.dice):
            if red:
                if aside.red:
                    self.chosen.add(place)
            elif black[int(shown)]:
                black[int(shown)] -= 1
                self.chosen.add(place)

    def aside(self) -> Aside:
        """What the chosen dice are worth; raises IllegalMove if they cannot be set aside."""
        black = sorted(int(self.dice[place][0]) for place in self.chosen if not self.dice[place][1])
        red = any(self.dice[place][1] for place in self.chosen)
        for aside in asides(self.view.throw.black, self.view.throw.red):
            if aside.red == red and sorted(_all_black(aside.combos, self.view.throw)) == black:
                return aside
        if not self.chosen:
            raise IllegalMove("nothing-set-aside")
        raise IllegalMove("does-not-score")

    def move(self, then: str = "throw") -> Keep:
        aside = self.aside()
        return Keep(self.seat, aside.combos, aside.points, "bank" if then == "bank" else "throw")

    def after(self) -> Any | None:
        return None

    def caption(self, words: Words) -> str:
        if not self.chosen:
            return words("terminal-choose-dice")
        try:
            aside = self.aside()
        except IllegalMove as refusal:
            return words.refusal(refusal)
        black, red = self.rules.dice_after(self.view, aside_of(self.view.throw, aside.combos))
        return words(
            "terminal-preview-aside",
            combos=" ".join(aside.combos),
            points=aside.points,
            turn=self.view.turn + aside.points,
            dice=black + red,
            percent=f"{float(bust_chance(black, red)) * 100:.0f}",
        )

    def draw(self, width: int, height: int) -> Block:
        big = height >= 7 and width >= 66
        blocks = []
        for place, (face, red) in enumerate(self.dice):
            look = COIN_LOOK if face == COIN else RED_LOOK if red else BLACK_LOOK
            rows = die(face, look, big=big)
            wide = len(rows[0])
            label = "–" if face == COIN else f"r{face}" if red else str(face)
            if place in self.chosen:
                key = Text(f"✓{label}".center(wide), style=CHOSEN)
            elif self.moves and face != COIN:
                key = Text(label.center(wide), style=KEY)
            else:
                key = Text(label.center(wide) if face == COIN else " " * wide, style=QUIET)
            if self.moves and place == self.cursor:
                key.stylize(Style(underline=True))
            blocks.append([*rows, key])
        rows = beside(blocks, 2)
        aside = Text(no_wrap=True)
        if self.kept:
            aside.append(f"{' '.join(self.kept)} ", style="bold #ffffff")
            aside.append(f"= {self.view.turn}", style=f"bold {GOLD}")
        return [aside, *rows]


def _moved(cursor: int | None, by: int, places: int) -> int:
    if cursor is None:
        return 0 if by > 0 else places - 1
    return (cursor + by) % places


def _black_faces(name: str) -> list[int]:
    """The black dice of a combination: `5>1` is a five, `44r4` two fours. The straight is handled by its caller."""
    shown = name.partition(">")[0]
    black = shown.partition("r")[0]
    return [int(face) for face in black]


def _all_black(combos: tuple[str, ...], throw: Any) -> list[int]:
    """The black dice that these combinations set aside."""
    if combos == ("123456",):
        return list(throw.black)
    return [face for name in combos for face in _black_faces(name)]
