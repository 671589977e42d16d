"""The drawn table of Die oberen 10 000: paper and pencil above green felt."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from random import Random
from typing import Literal

from rich.style import Style
from rich.text import Text
from textual.app import RenderResult

from vabanque.core import Entry, IllegalMove, Result, Seat
from vabanque.core.frozen import replace
from vabanque.games.top_10000.rules import COIN, RED_FACES, Keep, Throw
from vabanque.games.top_10000.scene import KeepChoice, ThrownDie, TopHand, TopScene, thrown_dice
from vabanque.i18n import Words
from vabanque.narration.palette import GOLD, MONEY, PAINT, QUIET
from vabanque.tui.drawing import Board, Check, ChoosingSeveral, Column, Drawing, Key
from vabanque.tui.looks import CHOSEN, KEY, Block, DieLook, beside, die, stacked

PAPER = "#f3eedd"
PENCIL = "#2c2f45"
BLACK_LOOK = DieLook("#26262e")
RED_LOOK = DieLook("#c92a2a")
COIN_LOOK = DieLook(GOLD, pips="#3a2500")


class TopDrawing(Drawing[TopScene, TopHand]):
    """Draws the score sheet and the rolls."""

    tray_look = "felt"

    def board(self, scene: TopScene) -> ScoreSheet:
        return ScoreSheet(self.words)

    def heading(self, scene: TopScene) -> Text:
        words = self.words
        target = words("terminal-values-target", value=scene.target)
        return Text(f"  {words('terminal-option-target')} {target}", style=QUIET)

    def facts(self, scene: TopScene, hand: TopHand | None, seat: Seat) -> Text:
        points = self.words("terminal-points", points=scene.players[seat].score)
        at_stake = f" +{self.words.number(scene.turn_points)}" if seat == scene.seat and scene.turn_points else ""
        return Text.assemble((points, f"bold {MONEY}"), (at_stake, GOLD))

    def choosing(self, scene: TopScene, hand: TopHand, seat: Seat, check: Check) -> ChoosingDice:
        return ChoosingDice(scene, hand, seat, self.words)

    def choosing_keys(self) -> list[Key]:
        keys = {"1–6": "", "m": "screen.best", "⏎": "screen.go", "b": "screen.other"}
        does = ("choose", "most", "throw", "bank")
        return [(key, self.words(f"terminal-key-{do}"), keys[key]) for key, do in zip(keys, does, strict=True)]

    def tray(self, scene: TopScene, entries: Sequence[Entry]) -> ThrowPicture | None:
        dice = thrown_dice(scene.last) if scene.bust else scene.dice
        return ThrowPicture(scene, dice) if dice else None

    def tumbling(self, scene: TopScene, entry: Entry, animation: Random | None) -> ThrowPicture | None:
        if not isinstance(entry, Throw):
            return None
        return ThrowPicture(scene, thrown_dice(entry if animation is None else _shaken(entry, animation)))

    def bad_news(self, entries: Sequence[Entry]) -> bool:
        return any(entry.kind == "bust" for entry in entries)

    def columns(self, scene: TopScene, result: Result) -> list[Column]:
        """Everybody's turns, busts and best turn."""
        words = self.words
        counts = {
            "turns": [len(turns) for turns in scene.sheet],
            "busts": [turns.count(None) for turns in scene.sheet],
            "best-turn": [max((points or 0 for points in turns), default=0) for turns in scene.sheet],
        }
        columns = [Column(words(f"terminal-{name}"), [words.number(n) for n in row]) for name, row in counts.items()]
        return [*columns, *super().columns(scene, result)]


def _shaken(throw: Throw, animation: Random) -> Throw:
    """The same number of dice, with random faces."""
    red = None if throw.red is None else animation.choice(RED_FACES[:-1])
    return replace(throw, black=tuple(animation.randint(1, 6) for _ in throw.black), red=red)


class ScoreSheet(Board):
    """What every turn brought, a dash for a bust, and the way to the target."""

    SCOPED_CSS = False
    DEFAULT_CSS = f"""
    ScoreSheet {{ height: 1fr; background: {PAPER}; color: {PENCIL}; }}
    .-tiny ScoreSheet, .-micro ScoreSheet {{ min-height: 1; }}
    """
    _scene: TopScene | None = None

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words

    def show(self, scene: TopScene, touched: Sequence[int], after: TopScene | None) -> None:
        self._scene = scene
        self.refresh()

    def render(self) -> RenderResult:
        scene = self._scene
        if scene is None:
            return ""
        wide = max(self.size.width // len(scene.players), 10)
        bars = Text(no_wrap=True)
        for seat, player in enumerate(scene.players):
            full = int(min((player.score or 0) / scene.target, 1) * (wide - 3))
            bars.append(" ")
            bars.append("━" * full, style=Style(color=PAINT[seat], bold=True))
            bars.append("─" * (wide - 3 - full) + "  ", style=Style(color="#c9c1a6"))
        rows = [bars]
        room = max(self.size.height - 1, 1)
        longest = max(map(len, scene.sheet))
        for line in range(max(longest - room, 0), longest):
            row = Text(no_wrap=True)
            for turns in scene.sheet:
                row.append(_turn(turns, line, wide, self._words))
            rows.append(row)
        return stacked(rows)


def _turn(turns: Sequence[int | None], line: int, wide: int, words: Words) -> Text:
    """One turn on the sheet: its points, and the score after it."""
    if line >= len(turns):
        return Text(" " * wide)
    points = turns[line]
    if points is None:
        return Text("–".rjust(6).ljust(wide), style="bold #b3261e")
    score = words.number(sum(turn or 0 for turn in turns[: line + 1]))
    last = line == len(turns) - 1
    text = Text(f"{'+' + words.number(points):>6}", style=Style(color="#6d6a5c"))
    text.append(" " * (7 - len(score)))
    text.append(score, style=Style(color=PENCIL, bold=last, underline=last))
    text.truncate(wide - 1)
    text.append(" " * (wide - len(text)))
    return text


class ThrowPicture:
    """The dice of a roll, below what was set aside earlier."""

    def __init__(self, scene: TopScene, dice: Sequence[ThrownDie]) -> None:
        self.scene, self.dice = scene, dice

    def draw(self, width: int, height: int) -> Block:
        big = height >= 7 and width >= 66
        aside = Text(no_wrap=True)
        if self.scene.kept:
            aside.append(f"{' '.join(chain.from_iterable(self.scene.kept))} ", style="bold #ffffff")
            aside.append(f"= {self.scene.turn_points}", style=f"bold {GOLD}")
        return [aside, *beside([self._die(shown, big) for shown in self.dice], 2)]

    def _die(self, shown: ThrownDie, big: bool) -> Block:
        if shown.face == COIN:
            rows = die("( $ )" if big else "($)", COIN_LOOK, big=big)
        else:
            rows = die(shown.face, RED_LOOK if shown.red else BLACK_LOOK, big=big)
        return [*rows, self._key(shown, len(rows[0]))]

    def _key(self, shown: ThrownDie, width: int) -> Text:
        return Text(_label(shown).center(width) if shown.face == COIN else " " * width, style=QUIET)


def _label(shown: ThrownDie) -> str:
    return "–" if shown.face == COIN else f"r{shown.face}" if shown.red else str(shown.face)


class ChoosingDice(ThrowPicture, ChoosingSeveral[KeepChoice]):
    """Choose dice; they count for the most they can be worth.

    That loses nothing: how many dice are left to roll depends only on which ones are set aside.
    """

    what_to_do = "terminal-choose-dice"

    def __init__(self, scene: TopScene, hand: TopHand, seat: Seat, words: Words) -> None:
        ThrowPicture.__init__(self, scene, scene.dice)
        ChoosingSeveral.__init__(self, len(scene.dice), words)
        self.hand, self.seat = hand, seat

    def press(self, number: int) -> bool:
        """Choose one more die of this number, black first; or as many at once as it takes to score."""
        equal = [shown.id for shown in self.dice if shown.face == number]
        if not equal:
            raise IllegalMove("not-in-throw", combos=str(number))
        counts = [len(set(equal) & set(choice.dice)) for choice in self.hand.choices]
        self.add(equal, min(filter(None, counts), default=len(equal)))
        return False

    def best(self) -> None:
        """The most points, with the fewest dice."""
        self.chosen = set(self.hand.choices[0].dice)

    def choice(self) -> KeepChoice:
        wanted = self._faces(self.chosen)
        for choice in self.hand.choices:
            if self._faces(choice.dice) == wanted:
                return choice
        raise IllegalMove("does-not-score" if self.chosen else "nothing-set-aside")

    def _faces(self, ids: Sequence[int] | set[int]) -> list[tuple[bool, str]]:
        """Dice of the same colour and face are interchangeable."""
        return sorted((self.dice[die_id].red, str(self.dice[die_id].face)) for die_id in ids)

    def _keep(self, then: Literal["throw", "bank"]) -> Keep:
        choice = self.choice()
        return Keep(self.seat, choice.combos, choice.points, then)

    def enter(self) -> Keep:
        return self._keep("throw")

    def other(self) -> Keep:
        return self._keep("bank")

    def preview(self, choice: KeepChoice) -> str:
        words = self.words
        facts = {
            "combos": " ".join(choice.combos),
            "points": choice.points,
            "turn": choice.turn_points,
            "dice": choice.black + choice.red,
        }
        if choice.bust is None:
            return words("terminal-preview-aside-no-odds", **facts)
        return words("terminal-preview-aside", **facts, percent=words.number(100 * choice.bust))

    def _key(self, shown: ThrownDie, width: int) -> Text:
        label = _label(shown)
        if shown.id in self.chosen:
            key = Text(f"✓{label}".center(width), style=CHOSEN)
        elif shown.face != COIN:
            key = Text(label.center(width), style=KEY)
        else:
            key = Text(label.center(width), style=QUIET)
        if shown.id == self.cursor:
            key.stylize(Style(underline=True))
        return key
