"""The table on the screen: shows one game, asks people, lets bots think in the background."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Literal

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text
from textual import work
from textual.binding import Binding
from textual.widgets import Input

from vabanque.core import Chance, Entry, Refusal, Seat
from vabanque.core.frozen import changed
from vabanque.games.las_vegas.rules import LasVegas
from vabanque.games.las_vegas_cards.rules import LasVegasCards
from vabanque.games.top_10000.rules import Top10000
from vabanque.games.vegas import Pay
from vabanque.i18n import Words
from vabanque.tui.advice import advice
from vabanque.tui.base import ALARM, Key, TableScreen, before_payout, casinos_of, kept_this_turn
from vabanque.tui.describe import sorry
from vabanque.tui.drawing import GOLD, MONEY, QUIET, ink
from vabanque.tui.hands import Hand, hold
from vabanque.tui.screens import Page, rules_screen, standings_grid
from vabanque.tui.table import Ask, Deal, Ended, Read, Table, Think, Wait
from vabanque.tui.widgets import CasinoPanel, KeyBar, Tray, payout_summary

QUICK = {"fill": 0.25, "spare": 0.5, "draw": 0}
"""Some things need no thinking about: their share of the pace."""
FRAMES = 5
"""Pictures of tumbling dice."""
MOST_ADVICE = 20

Mode = Literal["wait", "ask", "pause", "read", "ended"]


class GameScreen(TableScreen):
    """One game, from the first round to the standings."""

    BINDINGS = [  # noqa: RUF012  # Textual's way
        *(Binding(str(n), f"press({n})", show=False) for n in range(1, 8)),
        Binding("left", "step(-1)", show=False),
        Binding("right,tab", "step(1)", show=False),
        Binding("space", "toggle_choice", show=False),
        Binding("enter", "go('throw')", show=False),
        Binding("t", "go('throw')", show=False),
        Binding("b", "other", show=False),
        Binding("m", "best", show=False),
        Binding("u", "undo", show=False),
        Binding("question_mark,h", "advise", show=False),
        Binding("f1,r", "rules", show=False),
        Binding("l", "log", show=False),
        Binding("s", "saved", show=False),
        Binding("n", "app.new", show=False),
        Binding("v", "app.replay", show=False),
        Binding("q,escape", "app.leave", show=False),
    ]

    def __init__(self, table: Table, words: Words, *, pace: float) -> None:
        super().__init__(table.rules, table.names, words)
        self.table = table
        self.pace = pace
        self.hand: Hand | None = None
        """The choice of the person who is asked, while they are asked."""
        self.mode: Mode = "wait"
        self._answer: asyncio.Future[Any] | None = None
        """What everything waits for."""
        self._hurry = asyncio.Event()
        self._seen: Seat | None = table.viewer()
        """Through whose eyes the screen shows the table."""
        self._file: Path | None = None
        """The record, once the game is over."""

    def on_mount(self) -> None:
        super().on_mount()
        self.show()
        self.run_game()

    # Looking

    def show(self, view: Any = None, chosen: Sequence[int] = (), after: Any = None) -> None:
        """Draw what may be seen now."""
        view = view if view is not None else self.table.view(self._seen)
        self.draw(view, self._active(), self._journal(), self._keys(), chosen=chosen, after=after)

    def _active(self) -> Sequence[Seat]:
        due = self.table.due()
        if isinstance(due, Ask | Think):
            return self.table.waiting_for
        if isinstance(due, Deal | Read):
            seat = getattr(due.chance, "seat", None)
            return () if seat is None else (seat,)
        return ()

    def _journal(self) -> list[Entry]:
        """What everybody at this screen may know."""
        return self.table.seen_by(self.table.people[0] if len(self.table.people) == 1 else None)

    def _keys(self) -> list[Key]:
        words = self.words
        rules: Key = ("F1", words("terminal-key-rules"), "screen.rules")
        leave: Key = ("q", words("terminal-key-quit"), "app.leave")
        log: Key = ("l", words("terminal-key-log"), "screen.log")
        hint: Key = ("?", words("terminal-key-hint"), "screen.advise")
        undo: list[Key] = []
        if self.table.undoable() is not None:
            undo = [("u", words("terminal-key-undo"), "screen.undo")]
        if self.mode == "ask":
            return [*self._choosing_keys(), *undo, hint, rules, leave, log]
        if self.mode == "read":
            take_back: list[Key] = [("u ⏎", words("terminal-key-undo"), "")] if undo else []
            return [
                ("⏎", words("terminal-key-answer"), ""),
                *take_back,
                ("^C", words("terminal-key-quit"), "app.leave"),
            ]
        if self.mode == "ended":
            return [
                ("⏎", words("terminal-key-standings"), "screen.go('throw')"),
                ("v", words("terminal-key-replay"), "app.replay"),
                ("n", words("terminal-key-new"), "app.new"),
                log,
                leave,
            ]
        go_on = "terminal-key-go-on" if self.mode == "pause" else "terminal-key-faster"
        return [("⏎", words(go_on), "screen.go('throw')"), *undo, rules, leave, log]

    def _choosing_keys(self) -> list[Key]:
        words = self.words
        choose: Key = ("1–6", words("terminal-key-choose"), "")
        if isinstance(self.rules, Top10000):
            return [
                choose,
                ("m", words("terminal-key-most"), "screen.best"),
                ("⏎", words("terminal-key-throw"), "screen.go('throw')"),
                ("b", words("terminal-key-bank"), "screen.go('bank')"),
            ]
        if isinstance(self.rules, LasVegasCards):
            return [choose, ("⏎", words("terminal-key-lay"), "screen.go('throw')")]
        bandit: list[Key] = [("b", words("terminal-key-bandit"), "screen.other")] if self.rules.bandit else []
        return [choose, *bandit, ("⏎", words("terminal-key-place"), "screen.go('throw')")]

    # The game

    @work(exclusive=True, group="game")
    async def run_game(self) -> None:
        table = self.table
        try:
            while not isinstance(due := table.due(), Ended):
                if isinstance(due, Deal):
                    await self._deal(due)
                elif isinstance(due, Read):
                    await self._read(due.chance)
                elif isinstance(due, Think):
                    await self._think(due)
                elif isinstance(due, Wait):
                    await self._watch(due)
                else:
                    await self._ask(due.seat)
        except Refusal as refusal:  # a bot that cannot play, a disk that is full
            self.app.exit(message=sorry(self.words, refusal, table.names), return_code=1)
            return
        except OSError as error:
            self.app.exit(message=str(error), return_code=1)
            return
        self._end(due)

    async def _deal(self, due: Deal) -> None:
        chance = due.chance
        seat = getattr(chance, "seat", None)
        mine = seat is not None and seat in self.table.people
        if self.table.undoable() is not None:
            self.show()
            await self._wait(1)
        entries = due.deal()
        self._seen = self.table.viewer()
        if chance.kind in ("roll", "throw"):
            await self._tumble(entries[0])
        if any(entry.kind == "bust" for entry in entries):
            self.show()
            self.prompt(self.words.entry(entries[-1], self.names), ALARM)
            await self._wait(1.5)
        elif not mine:
            self.show()
            await self._wait(QUICK.get(chance.kind, 0.8))

    async def _tumble(self, rolled: Any) -> None:
        """Dice roll for a moment. What they show on the way is only for the eye."""
        tray, rules = self.query_one(Tray), self.rules
        frames = FRAMES if self.pace and self.app.animation_level != "none" else 0
        eye = Random(0)
        kept = kept_this_turn(self.table.journal)
        for _ in range(frames):
            shaken = self._shaken(rolled, eye)
            view = self._with_roll(shaken)
            tray.show(hold(rules, view, rolled.seat, (), kept))
            await asyncio.sleep(0.05)
        tray.show(hold(rules, self._with_roll(rolled), rolled.seat, (), kept))
        self.prompt(self.words.entry(rolled, self.names), ink(rolled.seat, len(self.names)))

    def _with_roll(self, rolled: Any) -> Any:
        """The view with this roll lying on the table, whatever came of it."""
        view = self.table.view(self._seen)
        return changed(view, **{rolled.kind: rolled})

    def _shaken(self, rolled: Any, eye: Random) -> Any:
        def again(faces: Sequence[int]) -> tuple[int, ...]:
            return tuple(eye.randint(1, 6) for _ in faces)

        if rolled.kind == "throw":
            red = None if rolled.red is None else eye.randint(1, 5)
            return changed(rolled, black=again(rolled.black), red=red)
        biggy = None if rolled.biggy is None else eye.randint(1, 6)
        return changed(rolled, own=tuple(sorted(again(rolled.own))), neutral=again(rolled.neutral), biggy=biggy)

    async def _think(self, due: Think) -> None:
        if not isinstance(self.rules, LasVegasCards):
            self._show_roll(due.seat)
        move = await asyncio.to_thread(due.think)
        await self._submit(move)

    def _show_roll(self, seat: Seat) -> None:
        view = self.table.view(self._seen)
        self.show(view)
        self.query_one(Tray).show(hold(self.rules, view, seat, (), kept_this_turn(self.table.journal)))

    async def _submit(self, move: Any) -> None:
        """A decision is made: show it, and the payout if it ended a round."""
        table = self.table
        before = table.position()
        entries = await self._call(table.submit, move)
        person = move.seat in table.people
        if not entries:
            return
        pays = [entry for entry in entries if isinstance(entry, Pay)]
        if pays:
            await self._pay(before, entries, pays)
            return
        self._seen = table.viewer() if len(table.people) == 1 else self._seen
        self.query_one(Tray).show(None)
        self.show(chosen=() if isinstance(self.rules, Top10000) else casinos_of(entries))
        self.prompt(self.words.entry(entries[-1], table.names), ink(move.seat, len(table.names)))
        if not person or isinstance(self.rules, LasVegasCards):
            await self._wait(1)

    async def _call(self, act: Callable[..., list[Entry]], what: Any) -> list[Entry]:
        """Do something at the table, without making the screen wait for the network."""
        return await asyncio.to_thread(act, what) if self.table.elsewhere else act(what)

    async def _watch(self, due: Wait) -> None:
        """Others play elsewhere: show what they do."""
        before = self.table.position()
        self.show()
        entries = await asyncio.to_thread(due.wait)
        await self._happened(before, entries)

    async def _happened(self, before: Any, entries: Sequence[Entry]) -> None:
        """Something happened elsewhere."""
        pays = [entry for entry in entries if isinstance(entry, Pay)]
        if pays:
            await self._pay(before, entries, pays)
            return
        self.show(chosen=() if isinstance(self.rules, Top10000) else casinos_of(entries))
        for entry in entries:
            if entry.kind in ("roll", "throw"):
                await self._tumble(entry)
            elif entry.by != "rules" or entry.kind in ("bust", "bank"):
                self.prompt(self.words.entry(entry, self.names), ink(getattr(entry, "seat", 0), len(self.names)))

    async def _pay(self, before: Any, entries: Sequence[Entry], pays: Sequence[Pay]) -> None:
        """The round is over: all dice still lie there, and every bill shows who takes it."""
        table = self.table
        state = before_payout(self.rules, before, entries)
        self._seen = table.people[0] if len(table.people) == 1 else None
        paying = [pay.casino for pay in pays if pay.bills]
        self.mode = "pause"
        self.query_one(Tray).show(None, payout_summary(table.names, pays, self.words))
        self.prompt("")
        self.show(self.rules.view(state, self._seen), paying)
        await self._until_enter()

    async def _until_enter(self) -> None:
        self.mode = "pause"
        self.query_one(KeyBar).show(self._keys())
        if not self.table.people:
            await self._wait(5)
        else:
            self._answer = asyncio.get_running_loop().create_future()
            await self._answer
        self.mode = "wait"
        self.query_one(Tray).show(None)

    async def _ask(self, seat: Seat) -> None:
        table = self.table
        if isinstance(table.rules, LasVegasCards) and len(table.people) > 1:
            await self._pass_keyboard(seat)
        self._seen = seat
        view = table.view(seat)
        self.hand = hold(table.rules, view, seat, table.legal(seat), kept_this_turn(table.journal))
        self.mode = "ask"
        self._answer = asyncio.get_running_loop().create_future()
        self.choose()
        try:
            move = await self._answer
        finally:
            self.hand, self.mode = None, "wait"
        await self._submit(move)

    async def _pass_keyboard(self, seat: Seat) -> None:
        self._seen = None
        self.show()
        self.query_one(Tray).show(None)
        self.prompt(self.words("terminal-pass-keyboard", name=self.names[seat]))
        await self._until_enter()

    def choose(self) -> None:
        """Draw the choice as it is now."""
        assert self.hand is not None
        after = self.hand.after()
        try:
            move = self.hand.move()
        except Refusal:
            move = None
        chosen = [] if move is None or isinstance(self.rules, Top10000) else casinos_of([move])
        self.query_one(Tray).show(self.hand)
        self.prompt(self.hand.caption(self.words))
        self.show(chosen=chosen, after=after)

    async def _read(self, chance: Chance[Entry]) -> None:
        """Real dice: ask until the answer is possible."""
        self.mode = "read"
        self._seen = self.table.viewer()
        field = self.query_one("#read", Input)
        self.query_one(Tray).show(None, Text(self.describe.chance(chance), style=f"bold {GOLD}"))
        self.prompt("")
        self.add_class("reading")
        field.display = True
        field.focus()
        self.show()
        while True:
            self._answer = asyncio.get_running_loop().create_future()
            text = str(await self._answer).strip()
            try:
                if text.lower() in ("u", "undo", *self.words("terminal-command-undo").split()):
                    self.table.undo()
                else:
                    await self._call(self.table.read, text)
            except Refusal as refusal:
                self.prompt(sorry(self.words, refusal, self.names), ALARM)
                field.value = ""
            else:
                break
        self.remove_class("reading")
        field.display = False
        field.value = ""
        self.mode = "wait"
        self.query_one(Tray).show(None)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if self.mode == "read":
            self._give(event.value)

    async def _wait(self, beats: float) -> None:
        """Time to see what happened; Enter cuts it short."""
        if not self.pace:
            await asyncio.sleep(0)
            return
        self._hurry.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._hurry.wait(), beats * self.pace)

    def _give(self, answer: Any) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(answer)

    def _end(self, ended: Ended) -> None:
        self.mode = "ended"
        self._seen = None
        self._file = self.table.close()
        self.show()
        self.query_one(Tray).show(None)
        self.prompt(self.words.result(ended.result, self.names)[0])
        self.show_standings()

    def show_standings(self) -> None:
        ended = self.table.due()
        assert isinstance(ended, Ended)
        page: list[RenderableType] = [standings_grid(ended.result, self.names, self.table.journal, self.words)]
        if self._file is not None:
            page += [Text(), Text(self.words("terminal-recorded", file=str(self._file)), style=QUIET)]
        self.app.push_screen(Page(self.words("terminal-end"), Group(*page), self.words("terminal-key-close")))

    # Keys

    def action_press(self, number: int) -> None:
        if self.hand is None:
            return
        try:
            done = self.hand.press(number)
        except Refusal as refusal:
            self.prompt(sorry(self.words, refusal, self.names), ALARM)
            return
        self.choose()
        if done:
            self.action_go("throw")

    def action_step(self, by: int) -> None:
        if self.hand is not None:
            self.hand.step(by)
            self.choose()

    def action_toggle_choice(self) -> None:
        if self.hand is None:
            self.action_go("throw")
            return
        try:
            self.hand.toggle()
        except Refusal as refusal:
            self.prompt(sorry(self.words, refusal, self.names), ALARM)
            return
        self.choose()

    def action_other(self) -> None:
        """`b`: the Bandit, or bank."""
        if isinstance(self.rules, Top10000):
            self.action_go("bank")
        elif isinstance(self.rules, LasVegas) and self.hand is not None:
            self.action_toggle_choice()

    def action_best(self) -> None:
        if self.hand is not None:
            self.hand.best()
            self.choose()

    def action_go(self, then: str) -> None:
        """Enter: play the move chosen, or go on."""
        if self.mode == "ended":
            self.show_standings()
        elif self.mode == "pause":
            self._give(None)
        elif self.hand is not None:
            try:
                move = self.hand.move(then)
                self.rules.check(self.table.position(), move)
            except Refusal as refusal:
                self.prompt(sorry(self.words, refusal, self.names), ALARM)
            else:
                self._give(move)
        else:
            self._hurry.set()

    def action_undo(self) -> None:
        if self.mode == "ended":
            return
        try:
            seat = self.table.undo()
        except Refusal as refusal:
            self.notify(sorry(self.words, refusal, self.names))
            return
        self.notify(self.words("terminal-undone", name=self.names[seat]))
        self.mode = "wait"
        self.run_game()

    def action_advise(self) -> None:
        due = self.table.due()
        if self.hand is None or not isinstance(due, Ask):
            self.notify(self.words("terminal-no-odds"))
        else:
            self.advise(self.table.view(due.seat), self.table.legal(due.seat))

    @work(exclusive=True, group="advice")
    async def advise(self, view: Any, moves: Sequence[Any]) -> None:
        """What every move would bring. A strong adviser may need a moment, in which the screen lives on."""
        bot, found = await asyncio.to_thread(advice, self.rules, view, moves)
        grid = Grid(box=None, padding=(0, 2, 0, 0), show_header=False)
        for each in found[:MOST_ADVICE]:
            move = Text(self.rules.write_move(each.move), style="bold")
            star = Text("★" if each.best else "", style=GOLD)
            grid.add_row(star, move, Text(self.describe.weighed(each), style=MONEY))
        note = Text(self.words("terminal-hint-note", bot=bot), style=QUIET)
        self.app.push_screen(
            Page(self.words("terminal-hint"), Group(grid, Text(), note), self.words("terminal-key-close"))
        )

    def action_rules(self) -> None:
        self.app.push_screen(rules_screen(self.words, self.rules.spec.game))

    def action_log(self) -> None:
        lines = Text("\n").join(Text(sentence, style=colour) for sentence, colour in self.sentences(self._journal()))
        self.app.push_screen(Page(self.words("terminal-log"), lines, self.words("terminal-key-close")))

    def action_saved(self) -> None:
        path = self.table.path
        self.notify(self.words("terminal-saved", file=str(path)) if path else self.words("terminal-not-saved"))

    def on_casino_panel_clicked(self, event: CasinoPanel.Clicked) -> None:
        self.action_press(event.casino)
