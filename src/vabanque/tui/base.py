"""What playing and replaying have in common: one table on the screen, drawn from its scene."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Input, Static

from vabanque.core import Entry, Seat
from vabanque.core.contract import AnyRules, seat_of
from vabanque.core.scene import AnyScenes, Hand, Scene
from vabanque.i18n import Words
from vabanque.narration.palette import GOLD, QUIET, ink
from vabanque.play.stories import Narrated
from vabanque.tui.drawing import AnyDrawing, Key, drawing_for
from vabanque.tui.screens import Page, rules_screen
from vabanque.tui.widgets import HeadBar, KeyBar, LogTail, PlayersBar, Tray

TAIL = 40
"""How many sentences the log on the table shows at most."""


class TableScreen(Screen[None]):
    """Board, players, tray, log and keys."""

    AUTO_FOCUS = ""

    def __init__(
        self,
        rules: AnyRules,
        scenes: AnyScenes,
        scene: Scene,
        names: Sequence[str],
        words: Words,
        you: Seat | None = None,
    ) -> None:
        super().__init__()
        self.rules = rules
        self.scenes = scenes
        self.names = tuple(names)
        self.words = words
        self.you = you
        """The seat of the person reading this screen, addressed as “you”."""
        self.drawing: AnyDrawing = drawing_for(rules.spec.game)(rules, self.names, words)
        self._board = self.drawing.board(scene)
        self.log_until: int | None = None
        """The log ends before this entry, while a payout is being shown; None means that it tells everything."""
        self._sentences: dict[int, tuple[Entry, str]] = {}
        """Entries by number, in words: a cache, since making sentences takes time."""

    def compose(self) -> ComposeResult:
        yield HeadBar(id="head")
        yield Static(id="away")
        with Vertical(id="middle"):
            with Vertical(id="table"):
                yield PlayersBar(id="players")
                yield self._board
                yield Tray(id="tray", classes=self.drawing.tray_look)
                yield Static(id="prompt")
                yield Input(id="read")
            yield LogTail(id="log")
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        self.query_one("#read").display = False

    def draw(
        self,
        scene: Scene,
        active: Sequence[Seat],
        keys: Sequence[Key],
        *,
        hands: Mapping[Seat, Hand] | None = None,
        touched: Sequence[int] = (),
        after: Scene | None = None,
    ) -> None:
        """Draw everything. `hands`: those of seats whose secrets may be shown. `after`: the scene a choice leads to."""
        self.query_one(HeadBar).show(self.words.game(self.rules.spec.game), self.drawing.heading(scene))
        self.query_one(PlayersBar).show(self.drawing, scene, hands or {}, active)
        self._board.show(scene, touched, after)
        self.query_one(LogTail).show(self.log_lines(TAIL))
        self.query_one(KeyBar).show(keys)

    def narrated(self, since: int) -> list[Narrated]:
        """What has happened from entry number `since` on, as everybody at this screen may know it."""
        raise NotImplementedError

    def entries(self) -> int:
        """How many entries the journal has."""
        raise NotImplementedError

    def log_lines(self, most: int | None = None) -> list[tuple[str, str]]:
        """The last things that happened: sentences and their colours."""
        since = 0 if most is None else max(self.entries() - most, 0)
        return [
            (self.sentence(number, narrated), self._colour(narrated.entry))
            for number, narrated in enumerate(self.narrated(since), start=since)
            if self.log_until is None or number < self.log_until
        ]

    def sentence(self, number: int, narrated: Narrated) -> str:
        """Entry number `number` in words."""
        entry, sentence = self._sentences.get(number, (None, ""))
        if entry != narrated.entry:
            sentence = self.words.tell(narrated.phrases, self.names, self.you)
            self._sentences[number] = narrated.entry, sentence
        return sentence

    def _colour(self, entry: Entry) -> str:
        seat = seat_of(entry)
        return ink(seat) if seat is not None else GOLD if self.drawing.is_headline(entry) else QUIET

    def prompt(self, sentence: str, style: str = GOLD) -> None:
        self.query_one("#prompt", Static).update(Text(sentence, style=style, no_wrap=True, overflow="ellipsis"))

    def show_page(self, title: str, content: RenderableType) -> None:
        """Show something to read over the table."""
        self.app.push_screen(Page(self.words(title), content, self.words("terminal-key-close")))

    def action_rules(self) -> None:
        self.app.push_screen(rules_screen(self.words, self.rules.spec.game))

    def action_log(self) -> None:
        lines = [Text(sentence, style=colour) for sentence, colour in self.log_lines()]
        self.show_page("terminal-log", Text("\n").join(lines))

    def on_resize(self) -> None:
        self.query_one(Tray).refresh()
