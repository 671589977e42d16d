"""The parts of the table on the screen. Each shows a view; none of them knows the game's rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult, RenderResult
from textual.containers import Horizontal
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Static

from vabanque.core import Entry, Seat
from vabanque.games.las_vegas.rules import BANDIT, IN_HAND
from vabanque.games.las_vegas_cards.editions import PLAYS, ROUNDS
from vabanque.games.las_vegas_cards.rules import LasVegasCards
from vabanque.games.top_10000.rules import Bank, Bust, Top10000
from vabanque.i18n import Words
from vabanque.tui.drawing import (
    CARD_DIE,
    GOLD,
    MONEY,
    NEON,
    NIGHT,
    PAINT,
    PENCIL,
    QUIET,
    SIGNS,
    Block,
    casino_line,
    casino_rows,
    cut,
    die,
    ink,
    short_money,
    sign,
    stacked,
)
from vabanque.tui.hands import Hand

BANDIT_SIGN = [
    Text(row, style=Style(color="#ffffff", bgcolor="#8a1f2d", bold=True)) for row in ("╭───╮", "│777│", "╰───╯")
]


class HeadBar(Static):
    """The game and how far it is."""

    def show(self, rules: Any, view: Any, words: Words) -> None:
        text = Text.assemble(("VA", "bold #ffffff"), ("BANQUE", f"bold {GOLD}"), f"  {words.game(rules.spec.game)}")
        if isinstance(rules, Top10000):
            text.append(f"  {words('terminal-target', points=rules.target)}", style=QUIET)
        else:
            rounds = ROUNDS if isinstance(rules, LasVegasCards) else rules.edition.rounds
            text.append(f"  {words('terminal-round', round=view.round, rounds=rounds).rstrip('.')} ", style=QUIET)
            text.append("▰" * view.round, style=GOLD)
            text.append("▱" * (rounds - view.round), style=QUIET)
            if isinstance(rules, LasVegasCards):
                text.append(f"  {words('terminal-play', play=view.play, plays=PLAYS)}", style=QUIET)
        self.update(text)


class PlayersBar(Static):
    """Everybody at the table: sign, name, money or points, what is left to place, whose turn it is."""

    def show(self, rules: Any, view: Any, names: Sequence[str], words: Words, active: Sequence[Seat]) -> None:
        self._shown = (rules, view, tuple(names), words, tuple(active))
        self.refresh()

    def render(self) -> RenderResult:
        if not hasattr(self, "_shown"):
            return ""
        rules, view, names, words, active = self._shown
        wide = max(self.size.width // len(names), 6)
        first, second = Text(no_wrap=True), Text(no_wrap=True)
        for seat, name in enumerate(names):
            here = seat in active
            left = getattr(view, "left", ())
            style = Style(color=ink(seat, len(names)), bold=True, reverse=here, strike=seat in left)
            first.append(cut(f" {SIGNS[seat]} {name} ", wide - 1).ljust(wide - 1), style=style)
            first.append(" ")
            second.append(self._facts(rules, view, seat, words, wide))
        return stacked([first, second])

    def _facts(self, rules: Any, view: Any, seat: Seat, words: Words, wide: int) -> Text:
        fact = Text(" ")
        if isinstance(rules, Top10000):
            fact.append(words("terminal-points", points=view.scores[seat]), style=f"bold {MONEY}")
            if seat == view.seat and view.turn:
                fact.append(f" +{view.turn}", style=GOLD)
        else:
            bills = view.won[seat]
            if bills is None:
                fact.append(words("terminal-bills", bills=view.won_bills[seat]), style=f"bold {MONEY}")
            else:
                jetons = 10 * view.jetons[seat] if view.jetons else 0
                fact.append(short_money(sum(bills) + jetons), style=f"bold {MONEY}")
            if not view.over:
                fact.append(self._left(rules, view, seat), style=QUIET)
        fact.truncate(wide - 1)
        fact.append(" " * (wide - len(fact)))
        return fact

    def _left(self, rules: Any, view: Any, seat: Seat) -> str:
        if isinstance(rules, LasVegasCards):
            return f" ▯{len(view.laid[seat])}/8"
        said = f" ⚄{view.own[seat]}"
        if view.biggies and view.biggies[seat] == IN_HAND:
            said += "+B"
        if view.neutral and view.neutral[seat]:
            said += f" ○{view.neutral[seat]}"
        return said


class CasinoPanel(Widget):
    """One casino. A click on it chooses its number."""

    class Clicked(Message):
        """Somebody clicked on a casino."""

        def __init__(self, casino: int) -> None:
            super().__init__()
            self.casino = casino

    def __init__(self, casino: int) -> None:
        super().__init__(id=f"casino-{casino}", classes=f"neon-{casino}")
        self.casino = casino
        self._shown: tuple[Any, Any, tuple[str, ...], Words] | None = None

    def show(self, rules: Any, view: Any, names: Sequence[str], words: Words, *, chosen: bool) -> None:
        self._shown = (rules, view, tuple(names), words)
        self.border_title = "B" if self.casino == BANDIT else str(self.casino)
        self.set_class(chosen, "chosen")
        self.refresh()

    def render(self) -> RenderResult:
        if self._shown is None:
            return ""
        rules, view, names, words = self._shown
        width, height = self.size.width, self.size.height
        name = words("terminal-bandit") if self.casino == BANDIT else words.casino(self.casino)
        if height == 1:
            return casino_line(rules, view, self.casino, name, self.has_class("chosen"))
        rows: Block = [Text(cut(name, width).center(width), style=Style(color=NEON[self.casino - 1], bold=True))]
        if height >= 14 and width >= 9:
            face = BANDIT_SIGN if self.casino == BANDIT else die(self.casino, CARD_DIE)
            rows += [Text(), *(Text(" " * ((width - 5) // 2)) + row for row in face), Text()]
        height -= len(rows)
        # All panels decide alike, though one may be a column wider than the next.
        roomy = min(panel.size.width for panel in self.screen.query(CasinoPanel)) >= 13
        rows += casino_rows(rules, view, self.casino, width, height, names, words, roomy=roomy)
        return stacked(rows)

    def on_click(self) -> None:
        self.post_message(self.Clicked(self.casino))


class Board(Horizontal):
    """The casinos in a row."""

    def __init__(self, casinos: int) -> None:
        super().__init__(id="board")
        self.casinos = casinos

    def compose(self) -> ComposeResult:
        for casino in range(1, self.casinos + 1):
            yield CasinoPanel(casino)

    def show(
        self, rules: Any, view: Any, names: Sequence[str], words: Words, chosen: Sequence[int] = (), after: Any = None
    ) -> None:
        """Draw `view`; the chosen casinos as they would be `after` the move in question."""
        for panel in self.query(CasinoPanel):
            here = panel.casino in chosen
            shown = after if here and after is not None else view
            panel.show(rules, shown, names, words, chosen=here)


class ScoreSheet(Static):
    """Paper and pencil of Die oberen 10 000: what every turn brought, a dash for a bust, and the way to the target."""

    def show(self, rules: Any, view: Any, names: Sequence[str], journal: Sequence[Entry]) -> None:
        self._shown = (rules, view, tuple(names), tuple(journal))
        self.refresh()

    def render(self) -> RenderResult:
        if not hasattr(self, "_shown"):
            return ""
        rules, view, names, journal = self._shown
        wide = max(self.size.width // len(names), 10)
        bars = Text(no_wrap=True)
        for seat in range(len(names)):
            full = int(min(view.scores[seat] / rules.target, 1) * (wide - 3))
            bars.append(" ")
            bars.append("━" * full, style=Style(color=PAINT[seat], bold=True))
            bars.append("─" * (wide - 3 - full) + "  ", style=Style(color="#c9c1a6"))
        rows = [bars]
        turns = _turns(journal, len(names))
        room = max(self.size.height - 1, 1)
        longest = max(map(len, turns))
        for line in range(max(longest - room, 0), longest):
            row = Text(no_wrap=True)
            for seat in range(len(names)):
                row.append(self._turn(turns[seat], line, wide))
            rows.append(row)
        return stacked(rows)

    def _turn(self, turns: Sequence[Bank | None], line: int, wide: int) -> Text:
        if line >= len(turns):
            return Text(" " * wide)
        bank = turns[line]
        if bank is None:
            return Text("–".rjust(6).ljust(wide), style="bold #b3261e")
        last = line == len(turns) - 1
        text = Text(f"{'+' + str(bank.turn):>6}", style=Style(color="#6d6a5c"))
        text.append(" " * (7 - len(str(bank.score))))
        text.append(str(bank.score), style=Style(color=PENCIL, bold=last, underline=last))
        text.truncate(wide - 1)
        text.append(" " * (wide - len(text)))
        return text


def _turns(journal: Sequence[Entry], seats: int) -> list[list[Bank | None]]:
    """Every seat's turns: what was banked, None for a bust."""
    turns: list[list[Bank | None]] = [[] for _ in range(seats)]
    for entry in journal:
        if isinstance(entry, Bank):
            turns[entry.seat].append(entry)
        elif isinstance(entry, Bust):
            turns[entry.seat].append(None)
    return turns


class Tray(Static):
    """The roll, throw or cards of whoever is to move."""

    hand: Hand | None = None
    message: Text | None = None

    def show(self, hand: Hand | None, message: Text | None = None) -> None:
        self.hand, self.message = hand, message
        self.refresh()

    def render(self) -> RenderResult:
        if self.message is not None:
            return self.message
        if self.hand is None:
            return ""
        return stacked(self.hand.draw(self.size.width, self.size.height))


class LogTail(Static):
    """The last things that happened, as many as there is room for."""

    def show(self, lines: Sequence[tuple[str, str]]) -> None:
        """`lines`: sentence and colour, oldest first."""
        self._lines = list(lines)
        self.refresh()

    def render(self) -> RenderResult:
        lines = getattr(self, "_lines", [])
        width, room = max(self.size.width, 10), self.size.height
        rows: list[Text] = []
        for number, (sentence, colour) in enumerate(reversed(lines)):
            style = Style(color=colour if number < 3 else QUIET)
            wrapped = Text(sentence, style=style).wrap(self.app.console, width)
            rows = [*wrapped, *rows]
            if len(rows) >= room:
                break
        return stacked(rows[-room:]) if room else ""


class KeyBar(Static):
    """The keys that do something now. Each can also be clicked."""

    def show(self, keys: Sequence[tuple[str, str, str]]) -> None:
        """`keys`: label, what it does in words, the action's name."""
        text = Text(no_wrap=True, overflow="ellipsis")
        for label, does, action in keys:
            click = Style(meta={"@click": action}) if action else Style()
            text.append(f" {label} ", style=Style(color=NIGHT, bgcolor=GOLD, bold=True))
            text.append(f" {does}  ", style=Style(color="#e6e9f7") + click)
        self.update(text)


def payout_summary(names: Sequence[str], pays: Sequence[Any], words: Words) -> Text:
    """What a round paid: everybody's bills, best first."""
    seats = len(names)
    won = {seat: [pay.bills[seat] for pay in pays if seat in pay.bills] for seat in range(seats)}
    rows = [Text(words("terminal-round-pays"), style=f"bold {GOLD}")]
    cells = []
    for seat in sorted(won, key=lambda seat: -sum(won[seat])):
        cell = Text(f"{sign(seat, seats)} {names[seat]} ", style=Style(color=ink(seat, seats), bold=True))
        cell.append(f"+{short_money(sum(won[seat]))}", style=f"bold {MONEY}" if won[seat] else QUIET)
        if won[seat]:
            cell.append(f" ({' '.join(map(str, sorted(won[seat], reverse=True)))})", style=QUIET)
        cells.append(cell)
    for start in range(0, len(cells), 2):
        row = Text(no_wrap=True)
        for cell in cells[start : start + 2]:
            row.append(cell)
            row.append(" " * max(38 - len(cell), 2))
        rows.append(row)
    return stacked(rows)
