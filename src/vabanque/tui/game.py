"""The table on the screen: shows one game, asks people for moves, and lets bots think in the background."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Literal, NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text
from textual import work
from textual.widgets import Input, Static

from vabanque.core import Chance, Entry, Move, Refusal, Seat
from vabanque.core.contract import seat_of
from vabanque.core.scene import Hand, Scene
from vabanque.i18n import Words
from vabanque.narration import narrator_for
from vabanque.narration.narrator import AnyNarrator, sorry
from vabanque.narration.palette import ALARM, GOLD, MONEY, QUIET, ink, sign
from vabanque.play.stories import Narrated
from vabanque.tui.advice import advise
from vabanque.tui.base import TAIL, TableScreen
from vabanque.tui.drawing import Board, Choosing, Key, Pause
from vabanque.tui.reviewing import clarity, page, reviewed
from vabanque.tui.screens import standings
from vabanque.tui.table import Ask, Deal, GameEnded, Read, TableClient, Think, Wait, reader
from vabanque.tui.widgets import KeyBar, Tray, unbroken

USUAL_BEATS = 0.8
"""How long an outcome is shown, as a share of the pace."""
UNDO_SECONDS = 2.0
"""How long a decision can be taken back before the next dice are rolled, at least; Enter ends it."""
PAYOUT_BEATS = 2.0
"""How long a casino's payout is shown: there is a sentence to read."""
FRAMES = 5
"""How many pictures of tumbling dice are shown."""
MOST_ADVICE = 20


class OnScreen(NamedTuple):
    """What the screen may show at one moment."""

    scene: Scene
    hands: Mapping[Seat, Hand]
    """The hand of the seat from whose point of view it is shown."""


Mode = Literal["wait", "ask", "pause", "read", "ended"]


class GameScreen(TableScreen):
    """One game, from the first round to the standings."""

    BINDINGS = [  # noqa: RUF012  # Textual's way
        *((str(n), f"press({n})") for n in range(1, 10)),
        ("left,up", "step(-1)"),
        ("right,down,tab", "step(1)"),
        ("space", "toggle_choice"),
        ("enter,t", "go"),
        ("b", "other"),
        ("m", "best"),
        ("u", "undo"),
        ("question_mark,h", "advise"),
        ("f1,r", "rules"),
        ("l", "log"),
        ("k", "keys"),
        ("s", "saved"),
        ("n", "app.new"),
        ("v", "app.replay"),
        ("e", "review"),
        ("q", "app.leave"),
        ("escape", "back"),
    ]

    def __init__(self, table: TableClient, words: Words, *, pace: float, confirm: bool = False) -> None:
        """`confirm`: before dice are rolled, wait for a key, so that a decision can be taken back."""
        scene = table.scene()
        super().__init__(table.rules, table.scenes, scene, table.names, words, reader(table))
        self.narrator: AnyNarrator = narrator_for(table.rules.spec.game)(table.rules, table.names, words, self.you)
        self.table = table
        self.pace = pace
        self._confirm = confirm
        self.choosing: Choosing | None = None
        """The choice in progress, while a person has to decide."""
        self.mode: Mode = "wait"
        self._answer: asyncio.Future[Any] | None = None
        """The answer that the game is waiting for."""
        self._hurry = asyncio.Event()
        self._seen: Seat | None = table.viewer()
        """The seat from whose point of view the table is shown."""
        self._file: Path | None = None
        """The record, once the game is over."""

    def on_mount(self) -> None:
        super().on_mount()
        self.show()
        self.run_game()
        if self.table.elsewhere:
            self.set_interval(0.5, self._watch_connection)

    def _watch_connection(self) -> None:
        """Say that the server is gone as long as it is."""
        away = self.table.away()
        self.set_class(away, "away")
        self.query_one("#away", Static).update(self.words("terminal-server-away") if away else "")

    # Looking

    def show(self, touched: Sequence[int] = (), after: Scene | None = None) -> None:
        """Draw what may be seen now."""
        look = self._look()
        self.draw(look.scene, self._active(), self._keys(), hands=look.hands, touched=touched, after=after)

    def _look(self) -> OnScreen:
        scene = self.table.scene()
        return OnScreen(
            scene, {} if self._seen is None or self.table.over else {self._seen: self.table.hand(self._seen)}
        )

    def _active(self) -> Sequence[Seat]:
        due = self.table.due()
        if isinstance(due, Ask | Think):
            return self.table.waiting_for
        if isinstance(due, Deal | Read):
            seat = due.chance.seat
            return () if seat is None else (seat,)
        return ()

    def entries(self) -> int:
        return len(self.table.journal)

    def narrated(self, since: int) -> list[Narrated]:
        return self.table.narrated(self.you, since)

    def _say(self, entry: Entry, style: str | None = None) -> None:
        """Say below the table that one of the last entries has happened."""
        since = len(self.table.journal) - 1 - self.table.journal[::-1].index(entry)
        self.prompt(self.sentence(since, self.narrated(since)[0]), style or ink(seat_of(entry)))

    def _keys(self) -> list[Key]:
        words = self.words
        rules: Key = ("F1", words("terminal-key-rules"), "screen.rules")
        leave: Key = ("q", words("terminal-key-quit"), "app.leave")
        log: Key = ("l", words("terminal-key-log"), "screen.log")
        hint: Key = ("?", words("terminal-key-hint"), "screen.advise")
        keys: Key = ("k", words("terminal-key-keys"), "screen.keys")
        undo: list[Key] = []
        if self.table.undoable() is not None:
            undo = [("u", words("terminal-key-undo"), "screen.undo")]
        if self.mode == "ask":
            return [*self.drawing.choosing_keys(), *undo, hint, keys, leave, rules, log]
        if self.mode == "read":
            take_back: list[Key] = [("u ⏎", words("terminal-key-undo"), "")] if undo else []
            return [
                ("⏎", words("terminal-key-answer"), ""),
                *take_back,
                ("^C", words("terminal-key-quit"), "app.leave"),
            ]
        if self.mode == "ended":
            return [
                ("⏎", words("terminal-key-standings"), "screen.go"),
                ("v", words("terminal-key-replay"), "app.replay"),
                ("e", words("review-key"), "screen.review"),
                ("n", words("terminal-key-new"), "app.new"),
                log,
                leave,
            ]
        go_on = "terminal-key-go-on" if self.mode == "pause" else "terminal-key-faster"
        return [("⏎", words(go_on), "screen.go"), *undo, keys, leave, rules, log]

    # The game

    @work(exclusive=True, group="game")
    async def run_game(self) -> None:
        table = self.table
        try:
            while not isinstance(due := table.due(), GameEnded):
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
            self.app.exit(message=sorry(self.words, refusal, table.names, self.you), return_code=1)
            return
        except OSError as error:
            self.app.exit(message=str(error), return_code=1)
            return
        self._end(due)

    async def _deal(self, due: Deal) -> None:
        chance = due.chance
        if self.table.undoable() is not None:
            await self._can_take_back()
        entries = due.deal()
        self._seen = self.table.viewer()
        await self._tumble(entries[0])
        if self.drawing.bad_news(entries):
            self.show()
            self._say(entries[-1], ALARM)
            await self._wait(1.5)
        elif chance.seat not in self.table.people:
            self.show()
            await self._wait(self.drawing.beats.get(chance.kind, USUAL_BEATS))

    async def _can_take_back(self) -> None:
        """Leave time to take back a decision: once dice have been rolled, it is too late."""
        if self._confirm:
            self.prompt(self.words("terminal-ask-go-on-keys"))
            self.show()
            await self._until_enter()
        else:
            self.show()
            await self._wait(max(1.0, UNDO_SECONDS / self.pace) if self.pace else 1.0)

    async def _tumble(self, entry: Entry) -> None:
        """Dice tumble for a moment. The faces on the way mean nothing."""
        scene, tray = self.table.scene(), self.query_one(Tray)
        result = self.drawing.tumbling(scene, entry, None)
        if result is None:
            return
        animation = Random(0)
        for _ in range(FRAMES if self.pace and self.app.animation_level != "none" else 0):
            tray.show(self.drawing.tumbling(scene, entry, animation))
            await asyncio.sleep(0.05)
        tray.show(result)
        self._say(entry)

    async def _think(self, due: Think) -> None:
        scene = self.table.scene()
        picture = self.drawing.tray(scene, ())
        if picture is not None:
            self.show()
            self.query_one(Tray).show(picture)
        move = await asyncio.to_thread(due.think)
        await self._submit(move)

    async def _submit(self, move: Move) -> None:
        """Make a decision: show it, and the payout if it ended a round."""
        table = self.table
        before = self._look()
        entries = await self._call(table.submit, move)
        if not entries or await self._paused(before):
            return
        self._seen = table.viewer() if len(table.people) == 1 else self._seen
        self.query_one(Tray).show(None)
        self.show(touched=self.drawing.touched(entries))
        self._say(entries[-1], ink(move.seat))
        if move.seat not in table.people or self.rules.spec.facts.secret_hands:
            await self._wait(1)

    async def _call(self, act: Callable[..., list[Entry]], what: Any) -> list[Entry]:
        """Call `act` without blocking the screen while it waits for the network."""
        return await asyncio.to_thread(act, what) if self.table.elsewhere else act(what)

    async def _watch(self, due: Wait) -> None:
        """Others play elsewhere: show what they do."""
        before = self._look()
        self.show()
        entries = await asyncio.to_thread(due.wait)
        if await self._paused(before):
            return
        self.show(touched=self.drawing.touched(entries))
        for entry in entries:
            if self.drawing.is_prompt(entry):
                self._say(entry)
            await self._tumble(entry)

    async def _paused(self, before: OnScreen) -> bool:
        """Show what there is to look at before the game goes on. False if there is nothing."""
        pause: Pause | None = self.drawing.pause(before.scene, self.table.scene())
        if pause is None:
            return False
        self._seen = self.you
        hands = {seat: hand for seat, hand in before.hands.items() if seat == self._seen}
        await self._step_by_step(pause, hands)
        self.log_until = None
        self.mode = "pause"
        self.query_one(Tray).show(None, pause.summary)
        self.prompt("")
        self.draw(pause.scene, self._active(), self._keys(), hands=hands, touched=pause.touched)
        await self._until_enter()
        return True

    async def _step_by_step(self, pause: Pause, hands: Mapping[Seat, Hand]) -> None:
        """Show the steps that lead to a pause, each with its sentence; Enter skips the rest."""
        if not self.pace or self.app.animation_level == "none":
            return
        kinds = {step.kind for step in pause.steps}
        since = max(self.entries() - TAIL, 0)
        lines = [(n, line) for n, line in enumerate(self.narrated(since), since) if line.entry.kind in kinds]
        self.query_one(Tray).show(None)
        for step, (number, line) in zip(pause.steps, lines[-len(pause.steps) :], strict=False):
            self.log_until = number + 1  # the log tells no more than the table shows
            self.draw(step.scene, (), self._keys(), hands=hands, touched=step.touched)
            self.prompt(self.words.tell(line.phrases, self.names, self.you))
            if await self._wait(PAYOUT_BEATS):
                return

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
        if self.rules.spec.facts.secret_hands and len(table.people) > 1:
            await self._pass_keyboard(seat)
        self._seen = seat
        state = table.position()
        self.choosing = self.drawing.choosing(
            table.scene(), table.hand(seat), seat, lambda move: self.rules.check(state, move)
        )
        self.mode = "ask"
        self._answer = asyncio.get_running_loop().create_future()
        self.choose()
        try:
            move = await self._answer
        finally:
            self.choosing, self.mode = None, "wait"
        await self._submit(move)

    async def _pass_keyboard(self, seat: Seat) -> None:
        self._seen = None
        self.show()
        self.query_one(Tray).show(None)
        self.prompt(self.words("terminal-pass-keyboard", name=self.names[seat]))
        await self._until_enter()

    def choose(self) -> None:
        """Draw the choice as it is now."""
        assert self.choosing is not None
        try:
            move = self.choosing.enter()
        except Refusal:
            after, touched = None, []
        else:
            after, touched = self.table.after(move), self.drawing.touched([move])
        self.query_one(Tray).show(self.choosing)
        due, caption = self.table.due(), self.choosing.caption()
        if self.you is None and isinstance(due, Ask):  # several people share this screen
            caption = f"{sign(due.seat)} {self.names[due.seat]} · {caption}"
        self.prompt(caption)
        self.show(touched=touched, after=after)

    async def _read(self, chance: Chance[Entry]) -> None:
        """Real dice: ask until the answer is possible."""
        self.mode = "read"
        self._seen = self.table.viewer()
        field = self.query_one("#read", Input)
        question = self.words.tell(self.scenes.awaited(chance).ask, self.names, self.you)
        self.query_one(Tray).show(None, Text(question, style=f"bold {GOLD}"))
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
                self.refuse(refusal)
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

    async def _wait(self, beats: float) -> bool:
        """Leave time to see what happened. True if Enter cut it short."""
        if not self.pace:
            await asyncio.sleep(0)
            return False
        self._hurry.clear()
        with suppress(TimeoutError):
            return await asyncio.wait_for(self._hurry.wait(), beats * self.pace)
        return False

    def _give(self, answer: Any) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(answer)

    def _end(self, ended: GameEnded) -> None:
        self.mode = "ended"
        self._seen = None
        self._file = self.table.close()
        self.show()
        self.query_one(Tray).show(None)
        self.prompt(self.words.result(ended.result, self.names, self.scenes, self.you)[0])
        self.show_standings()

    def show_standings(self) -> None:
        ended = self.table.due()
        assert isinstance(ended, GameEnded)
        page: list[RenderableType] = [standings(ended.result, self.table.scene(), self.scenes, self.drawing, self.you)]
        if self._file is not None:
            page += [Text(), Text(self.words("terminal-recorded", file=str(self._file)), style=QUIET)]
        self.show_page("terminal-end", Group(*page))

    # Keys

    def refuse(self, refusal: Refusal) -> None:
        self.prompt(sorry(self.words, refusal, self.names, self.you), ALARM)

    def action_press(self, number: int) -> None:
        if self.choosing is None:
            return
        try:
            done = self.choosing.press(number)
        except Refusal as refusal:
            self.refuse(refusal)
            return
        self.choose()
        if done:
            self.action_go()

    def action_step(self, by: int) -> None:
        if self.choosing is not None:
            self.choosing.step(by)
            self.choose()

    def action_toggle_choice(self) -> None:
        if self.choosing is None:
            self.action_go()
            return
        try:
            self.choosing.toggle()
        except Refusal as refusal:
            self.refuse(refusal)
        else:
            self.choose()

    def action_best(self) -> None:
        if self.choosing is not None:
            self.choosing.best()
            self.choose()

    def action_go(self) -> None:
        """Enter: play the chosen move, or continue."""
        if self.mode == "ended":
            self.show_standings()
        elif self.mode == "pause":
            self._give(None)
        elif self.choosing is not None:
            self._play(self.choosing.enter)
        else:
            self._hurry.set()

    def action_other(self) -> None:
        if self.choosing is not None:
            self._play(self.choosing.other)

    def _play(self, choose: Callable[[], Move | None]) -> None:
        """Play the chosen move, if there is one."""
        try:
            move = choose()
            if move is not None:
                self.rules.check(self.table.position(), move)
        except Refusal as refusal:
            self.refuse(refusal)
            return
        if move is None:
            self.choose()
        else:
            self._give(move)

    def action_undo(self) -> None:
        if self.mode == "ended":
            return
        try:
            taken = self.table.undo()
        except Refusal as refusal:
            self.notify(sorry(self.words, refusal, self.names, self.you))
            return
        self._sentences.clear()
        self.notify(self.narrator.undone(taken))
        self.mode = "wait"
        self.run_game()

    def action_advise(self) -> None:
        due = self.table.due()
        if self.choosing is None or not isinstance(due, Ask):
            self.notify(self.words("terminal-no-odds"))
        else:
            self.advise(due.seat)

    async def action_back(self) -> None:
        """Cancel pending advice; if there is none, leave the table."""
        if not self.workers.cancel_group(self, "advice"):
            await self.run_action("app.leave")

    @work(exclusive=True, group="advice")
    async def advise(self, seat: Seat) -> None:
        """Show what every move would bring. A strong bot may need a moment; the screen stays responsive."""
        advice = await asyncio.to_thread(advise, self.table, self.narrator, seat)
        grid = Grid(box=None, padding=(0, 2, 0, 0), show_header=False)
        if advice.wins:
            grid.add_row("", "", Text(self.words("coach-head-win"), style=QUIET), "")
        for weighed in [advice.best, *advice.others][:MOST_ADVICE]:
            star = Text("★" if weighed is advice.best else "", style=GOLD)
            win = advice.wins.get(weighed.move)
            chance = "" if win is None else self.words.percent(win, advice.digits)
            move = Text(self.narrator.answer(weighed.move), style="bold")
            grid.add_row(star, move, Text(chance, justify="right"), Text(unbroken(weighed.brings), style=MONEY))
        said = self.words("terminal-hint-note", bot=self.words.bot(advice.bot)) if advice.bot else ""
        note = Text(said or self.words("terminal-hint-chance"), style=QUIET)
        clear = [Text(self.words(clarity(advice.wins)))] if len(advice.wins) > 1 else []
        self.show_page("terminal-hint", Group(grid, Text(), *clear, note))

    @work(exclusive=True, group="review")
    async def action_review(self) -> None:
        """Show what every move cost, once the game is over."""
        if self.mode != "ended":
            return
        self.notify(self.words("review-working"))
        self.show_page("review", page(await reviewed(self.table.record()), self.words))

    def action_keys(self) -> None:
        """Everything that a key does at the table, whether it can be pressed now or not."""
        words = self.words
        keys = [(label, does) for label, does, _ in self.drawing.choosing_keys()]
        keys += [
            ("← →", words("terminal-key-choose")),
            ("⏎", words("terminal-key-go-on")),
            ("u", words("terminal-key-undo")),
            ("?", words("terminal-key-hint")),
            ("F1", words("terminal-key-rules")),
            ("l", words("terminal-key-log")),
            ("s", words("terminal-key-saved")),
            ("k", words("terminal-key-keys")),
            ("q", words("terminal-key-quit")),
            ("v", words("terminal-key-replay")),
            ("e", words("review-key")),
            ("n", words("terminal-key-new")),
        ]
        grid = Grid(box=None, padding=(0, 2, 0, 0), show_header=False)
        for label, does in keys:
            grid.add_row(Text(label, style=f"bold {GOLD}"), does)
        self.show_page("terminal-keys", Group(grid, Text(), Text(words("terminal-keys-ended"), style=QUIET)))

    def action_saved(self) -> None:
        path = self.table.path
        saved = self.words("terminal-saved", file=str(path)) if path else self.words("terminal-not-saved")
        self.notify(saved, timeout=8)  # a path takes time to read

    def on_board_pressed(self, event: Board.Pressed) -> None:
        self.action_press(event.number)
