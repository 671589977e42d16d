"""The drawn table that any game can have."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rich.text import Text

from vabanque.core import Entry, IllegalMove, Move, Outcome, Result, Seat
from vabanque.core.contract import AnyRules, seat_of
from vabanque.core.scene import AreaChoice, AreaHand, AreaScene, Counter
from vabanque.i18n import Words
from vabanque.narration.choices import keyed, preview
from vabanque.narration.palette import GOLD, MONEY, QUIET
from vabanque.tui.drawing import Check, Choosing, Column, Drawing, Key, Marks
from vabanque.tui.generic.board import AreaBoard, held
from vabanque.tui.looks import CHOSEN, KEY, WHITE_LOOK, Block, die, moved, own_look


class AreaDrawing(Drawing[AreaScene, AreaHand]):
    """Draws areas side by side, and choices as a list."""

    tray_look = "list"

    def board(self, scene: AreaScene) -> AreaBoard:
        return AreaBoard(self.names, self.words)

    def heading(self, scene: AreaScene) -> Text:
        return Text(f"  {self.words.say(scene.heading, self.names)}", style=QUIET)

    def facts(self, scene: AreaScene, hand: AreaHand | None, seat: Seat) -> Text:
        player = scene.players[seat]
        score = hand.score if player.score is None and hand is not None else player.score
        points = "" if score is None else self.points(score)
        return Text.assemble((points, f"bold {MONEY}"), (self._counters(player.counters), QUIET))

    def _counters(self, counters: Sequence[Counter]) -> str:
        return "".join(f"  {self.words.say(counter.label, self.names)} {counter.value}" for counter in counters)

    def choosing(self, scene: AreaScene, hand: AreaHand, seat: Seat, check: Check) -> ChoosingFromList:
        return ChoosingFromList(self.rules, hand, seat, self.names, self.words)

    def choosing_keys(self) -> list[Key]:
        return [
            ("1–9 ↑↓", self.words("terminal-key-choose"), ""),
            ("⏎", self.words("terminal-key-play"), "screen.go"),
        ]

    def tumbling(self, scene: AreaScene, entry: Entry, animation: Random | None) -> OneDie | None:
        """The outcome is shown on the table. Until then, a die rolls."""
        if not isinstance(entry, Outcome) or entry.medium != "dice":
            return None
        return OneDie(None if animation is None else animation.randint(1, 6), seat_of(entry))

    def bad_news(self, entries: Sequence[Entry]) -> bool:
        return any(entry.by == "rules" for entry in entries)

    def columns(self, scene: AreaScene, result: Result) -> list[Column]:
        columns = []
        for number, counter in enumerate(scene.players[0].counters):
            cells = [str(player.counters[number].value) for player in scene.players if number < len(player.counters)]
            if len(cells) == len(scene.players):
                columns.append(Column(self.words.say(counter.label, self.names), cells))
        return [*columns, *super().columns(scene, result)]


class OneDie:
    """A rolling die, or nothing."""

    def __init__(self, face: int | None, seat: Seat | None) -> None:
        self.face, self.seat = face, seat

    def draw(self, width: int, height: int) -> Block:
        return [] if self.face is None else die(self.face, WHITE_LOOK if self.seat is None else own_look(self.seat))


class ChoosingFromList(Choosing):
    """Choose a move by its number or with the arrow keys."""

    def __init__(self, rules: AnyRules, hand: AreaHand, seat: Seat, names: Sequence[str], words: Words) -> None:
        self.rules, self.hand, self.seat, self.names, self.words = rules, hand, seat, names, words
        self.choices = keyed(hand)
        self.cursor: int | None = 0 if len(self.choices) == 1 else None

    @property
    def marks(self) -> Marks:
        return {
            choice.on: (key, place == self.cursor)
            for place, (key, choice) in enumerate(self.choices)
            if choice.on is not None
        }

    def press(self, number: int) -> bool:
        place = next((place for place, (key, _) in enumerate(self.choices) if key == str(number)), None)
        if place is None:
            raise IllegalMove("not-legal", move=str(number))
        again = place == self.cursor
        self.cursor = place
        return again

    def step(self, by: int) -> None:
        self.cursor = moved(self.cursor, by, len(self.choices))

    def enter(self) -> Move:
        if self.cursor is None:
            raise IllegalMove("choose-a-number")
        move: Move = self.rules.read_move(self.seat, self.choices[self.cursor][1].move)
        return move

    def caption(self) -> str:
        if self.cursor is None:
            return self.words("terminal-choose-move")
        choice = self.choices[self.cursor][1]
        label = self._label(choice)
        meaning = preview(choice, self.names, self.words)
        return f"{label}. {meaning}" if meaning else label

    def draw(self, width: int, height: int) -> Block:
        """The choices around the selected one, below what this seat holds. Short ones stand side by side.

        Those that point at a thing are not listed again: the thing shows the key.
        """
        listed = {place: choice for place, (_, choice) in enumerate(self.choices) if choice.on is None}
        rows = held(self.hand, self.marks, width, 0 if listed else height)
        room = max(height - len(rows), 1)
        widest = max((len(self._label(choice)) for choice in listed.values()), default=0)
        across = 1 if any(choice.preview for choice in listed.values()) else max(width // (widest + 8), 1)
        cells = [self._cell(place, widest) for place in listed]
        lines = [Text("  ").join(cells[start : start + across]) for start in range(0, len(cells), across)]
        at = [*listed].index(self.cursor) if self.cursor in listed else 0
        first = max(min(at // across - room // 2, len(lines) - room), 0)
        for line in lines[first : first + room]:
            line.truncate(width, overflow="ellipsis")
            rows.append(line)
        return rows

    def _label(self, choice: AreaChoice) -> str:
        return self.words.say(choice.label, self.names, self.seat)

    def _cell(self, place: int, widest: int) -> Text:
        """A choice with its key."""
        key, choice = self.choices[place]
        chosen = place == self.cursor
        label = self._label(choice)
        cell = Text.assemble(
            (f" {key:>{max(len(other) for other, _ in self.choices)}} ", CHOSEN if chosen else KEY),
            (f" {label:<{widest}}", f"bold {GOLD}" if chosen else "#ffffff"),
        )
        if choice.preview:
            cell.append(f"  {preview(choice, self.names, self.words)}", style=QUIET)
        return cell
