"""What the drawn tables of all Las Vegas games have in common: casinos, payouts, money."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult, RenderResult
from textual.widget import Widget

from vabanque.core import Entry, Result, Seat
from vabanque.core.frozen import replace
from vabanque.games.vegas.casinos import casino_head, casino_line, casino_rows
from vabanque.games.vegas.rules import Pay
from vabanque.games.vegas.scene import Casino, VegasHand, VegasScene
from vabanque.games.vegas.signs import NEON, casino_name, is_bandit
from vabanque.i18n import Words
from vabanque.narration.palette import GOLD, MONEY, PANEL, QUIET, ink, sign
from vabanque.tui.drawing import Board, Column, Drawing, Pause, PauseStep
from vabanque.tui.looks import stacked

SceneT = TypeVar("SceneT", bound=VegasScene)
HandT = TypeVar("HandT", bound=VegasHand)


class CasinoPanel(Widget):
    """One casino. A click on it chooses its number."""

    def __init__(self, casino: Casino, names: Sequence[str], words: Words) -> None:
        super().__init__(id=f"casino-{casino.casino}", classes=f"neon-{casino.casino}")
        self.casino = casino
        self.names = names
        self.words = words
        self.border_title = "B" if is_bandit(casino) else str(casino.casino)

    def show(self, casino: Casino, *, touched: bool) -> None:
        self.casino = casino
        self.set_class(touched, "chosen")
        self.refresh()

    def render(self) -> RenderResult:
        casino, words = self.casino, self.words
        width, height = self.size.width, self.size.height
        name = words("terminal-bandit") if is_bandit(casino) else casino_name(casino.casino, words)
        if height == 1:
            return casino_line(casino, name, self.has_class("chosen"))
        head = casino_head(casino, name, width, height)
        # All panels use the same layout, though one may be a column wider than the next.
        narrowest = min(panel.size.width for panel in self.screen.query(CasinoPanel))
        rows = casino_rows(casino, width, height - len(head), self.names, words, narrowest=narrowest)
        return stacked([*head, *rows])

    def on_click(self) -> None:
        self.post_message(Board.Pressed(self.casino.casino))


class CasinoRow(Board):
    """The casinos side by side, or one below the other if there is no room."""

    SCOPED_CSS = False
    DEFAULT_CSS = f"""
    CasinoRow {{ layout: horizontal; height: 1fr; min-height: 5; overflow: hidden; }}
    CasinoPanel {{ width: 1fr; height: 100%; background: {PANEL}; }}
    {"".join(f"CasinoPanel.neon-{n} {{ border: round {c}; border-title-color: {c}; }}" for n, c in enumerate(NEON, 1))}
    CasinoPanel.chosen {{ background: #232b57; border: heavy {GOLD}; border-title-color: {GOLD}; }}
    .-narrow CasinoRow, .-tiny CasinoRow, .-micro CasinoRow {{ layout: vertical; height: auto; min-height: 0; }}
    .-narrow CasinoPanel, .-tiny CasinoPanel, .-micro CasinoPanel {{ width: 100%; height: 1; border: none; }}
    """

    def __init__(self, casinos: Sequence[Casino], names: Sequence[str], words: Words) -> None:
        super().__init__()
        self._panels = [CasinoPanel(casino, names, words) for casino in casinos]

    def compose(self) -> ComposeResult:
        yield from self._panels

    def show(self, scene: VegasScene, touched: Sequence[int], after: VegasScene | None) -> None:
        """The casinos in `touched` are shown as they would be `after` the move in question."""
        for number, panel in enumerate(self._panels, start=1):
            here = number in touched
            shown = after if here and after is not None else scene
            panel.show(shown.casinos[number - 1], touched=here)


class VegasDrawing(Drawing[SceneT, HandT], Generic[SceneT, HandT]):
    """Draws a Las Vegas table."""

    def board(self, scene: SceneT) -> CasinoRow:
        return CasinoRow(scene.casinos, self.names, self.words)

    def heading(self, scene: SceneT) -> Text:
        played, to_come = "▰" * scene.round, "▱" * (scene.rounds - scene.round)
        round_ = self.words("terminal-round", round=scene.round, rounds=scene.rounds).rstrip(".")
        return Text.assemble((f"  {round_} ", QUIET), (played, GOLD), (to_come, QUIET))

    def facts(self, scene: SceneT, hand: HandT | None, seat: Seat) -> Text:
        player = scene.players[seat]
        score = hand.score if player.score is None and hand is not None else player.score
        shown = self.words("terminal-bills", bills=player.bills) if score is None else self.words.money(score)
        in_hand = "" if scene.over else self.in_hand(scene, seat)
        return Text.assemble((shown, f"bold {MONEY}"), (in_hand, QUIET))

    @abstractmethod
    def in_hand(self, scene: SceneT, seat: Seat) -> str:
        """What a seat still has to place."""

    def pause(self, before: SceneT, scene: SceneT) -> Pause | None:
        """A payout: everything still lies there, and every bill shows who takes it."""
        if scene.paid is None or scene.paid_at == before.paid_at:
            return None
        paying = [casino.casino for casino in scene.paid if any(isinstance(bill.goes_to, int) for bill in casino.bills)]
        shown = replace(before, casinos=scene.paid, players=scene.paid_players)
        return Pause(shown, paying, self._payout_summary(scene.paid), self._payout_steps(shown))

    def _payout_steps(self, shown: SceneT) -> list[PauseStep]:
        """Casino by casino: first its bills with their takers; then the bills are gone and the totals have grown."""
        casinos, players = list(shown.casinos), list(shown.players)
        steps = []
        for place, casino in enumerate(shown.casinos):
            scene = replace(shown, casinos=tuple(casinos), players=tuple(players))
            steps.append(PauseStep(Pay.kind, scene, [casino.casino]))
            for bill in casino.bills:
                if isinstance(bill.goes_to, int):
                    player = players[bill.goes_to]
                    score = None if player.score is None else player.score + bill.value
                    players[bill.goes_to] = replace(player, score=score, bills=player.bills + 1)
            casinos[place] = replace(casino, bills=())
        return steps

    def _payout_summary(self, casinos: Sequence[Casino]) -> Text:
        """What a round paid: everybody's bills, best first."""
        won: dict[Seat, list[int]] = {seat: [] for seat in range(len(self.names))}
        for casino in casinos:
            for bill in casino.bills:
                if isinstance(bill.goes_to, int):
                    won[bill.goes_to].append(bill.value)
        cells = []
        for seat in sorted(won, key=lambda seat: -sum(won[seat])):
            cell = Text(f"{sign(seat)} {self.names[seat]} ", style=Style(color=ink(seat), bold=True))
            if won[seat]:
                cell.append(self.words.change(sum(won[seat])), style=f"bold {MONEY}")
                cell.append(f" ({self.words('terminal-bills', bills=len(won[seat]))})", style=QUIET)
            else:
                cell.append(self.words.money(0), style=QUIET)
            cells.append(cell)
        rows = [Text(self.words("terminal-round-pays"), style=f"bold {GOLD}")]
        for start in range(0, len(cells), 2):
            row = Text(no_wrap=True)
            for cell in cells[start : start + 2]:
                row.append(cell)
                row.append(" " * max(38 - len(cell), 2))
            rows.append(row)
        return stacked(rows)

    def is_prompt(self, entry: Entry) -> bool:
        return entry.by != "rules"

    def is_headline(self, entry: Entry) -> bool:
        return entry.kind in ("round", "pay")

    def columns(self, scene: SceneT, result: Result) -> list[Column]:
        """After every round: the money so far, and what the round brought."""
        words, columns = self.words, []
        money = [0] * len(self.names)
        for number, gained in enumerate(scene.totals or (), start=1):
            money = [so_far + more for so_far, more in zip(money, gained, strict=True)]
            cells = [
                Text.assemble((f"+{more} ", QUIET), str(so_far)) for more, so_far in zip(gained, money, strict=True)
            ]
            columns.append(Column(words("terminal-round-short", round=number), cells))
        totals = [words.money(score) for score in result.score]
        columns.append(Column(words("terminal-total"), totals, f"bold {MONEY}"))
        bills = [str(count) for count in result.counts["bills"]]
        return [*columns, Column(words("terminal-bills-won"), bills, QUIET)]
