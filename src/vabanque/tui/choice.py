"""The screen before a game: which one, who plays, with which options; or a game to continue."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Container, Vertical, VerticalScroll
from textual.events import Key
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static

from vabanque.bots import bots_for, default_rivals
from vabanque.core import Option, OptionValue, Refusal
from vabanque.games import GAMES
from vabanque.i18n import LANGUAGES, Words
from vabanque.narration.palette import ALARM, GOLD, PAINT, QUIET, ink, sign
from vabanque.tui.drawing import Key as KeyLabel
from vabanque.tui.local import DICE, new_seed, read_by_hand
from vabanque.tui.looks import DieLook, beside, cut, die, stacked
from vabanque.tui.players import LONGEST_NAME, ME, my_name, read_players, remember
from vabanque.tui.saves import LocalSetup, Saved, delete_save, saved_line, unfinished
from vabanque.tui.screens import rules_screen
from vabanque.tui.widgets import KeyBar

MOST_VALUES = 12
"""How many values of an option are offered here; `-o` takes any other."""
MOST_SAVED = 9
LANGUAGE_NAMES = {"en": "English", "de": "Deutsch", "fr": "Français", "nl": "Nederlands"}


@dataclass(frozen=True)
class FormRow:
    """One line of the form: a question and its answers."""

    key: str
    label: str
    answers: tuple[tuple[Any, str], ...]
    note: str = ""
    seat: int | None = None


class ChoiceScreen(Screen[None]):
    """Arrow keys choose, Enter starts."""

    class Chosen(Message):
        """What to play: a new table, or the file of a game to continue."""

        def __init__(self, chosen: LocalSetup | Path) -> None:
            super().__init__()
            self.chosen = chosen

    class Language(Message):
        """The user chose another language."""

        def __init__(self, language: str) -> None:
            super().__init__()
            self.language = language

    AUTO_FOCUS = ""
    BINDINGS = [  # noqa: RUF012  # Textual's way
        Binding("up,shift+tab", "row(-1)", show=False, priority=True),
        Binding("down,tab", "row(1)", show=False, priority=True),
        Binding("left", "answer(-1)", show=False, priority=True),
        Binding("right", "answer(1)", show=False, priority=True),
        Binding("enter", "start", show=False, priority=True),
        Binding("f1", "rules", show=False),
        Binding("delete", "delete", show=False, priority=True),
        Binding("escape", "app.leave", show=False),
    ]

    def __init__(self, words: Words, directory: Path, given: dict[str, Any] | None = None) -> None:
        super().__init__()
        self.words = words
        self.directory = directory
        self.saved: Sequence[tuple[Path, Saved]] = unfinished(directory)[:MOST_SAVED]
        self.given: dict[str, Any] = {"game": next(iter(GAMES)), "lang": words.language, **(given or {})}
        """Answers so far, by question; an unanswered question takes its first answer."""
        known = my_name()
        self.names: dict[int, str] = self.given.setdefault("names", {} if known is None else {0: known})
        """Names that people have typed, by seat."""
        self.at = 0 if self.saved else 1
        self.complaint = ""
        self._doomed: Path | None = None
        """A saved game that is deleted if the key is pressed again."""

    def compose(self) -> ComposeResult:
        with Container(id="hall"), Vertical(id="choice"):
            yield Static(id="banner")
            with VerticalScroll(id="form-scroll", can_focus=False):
                yield Static(id="form")
            yield Static(id="note")
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        self.at = min(self.at, len(self.rows()) - 1) if self.saved else 0
        self.draw()

    # The form

    def answer(self, row: FormRow) -> Any:
        values = [value for value, _ in row.answers]
        given = self.given.get(row.key)
        return given if given in values else values[0]

    def rows(self) -> list[FormRow]:
        words = self.words
        rows = []
        if self.saved:
            answers = tuple((path, saved_line(saved, words)) for path, saved in self.saved)
            rows.append(FormRow("resume", words("terminal-form-resume"), answers, words("terminal-form-resume-note")))
        rows.append(FormRow("game", words("terminal-form-game"), tuple((game, words.game(game)) for game in GAMES)))
        game = GAMES[str(self.answer(rows[-1]))]
        rows[-1] = replace(rows[-1], note=words(f"tagline-{game.id}"))
        usual = 1 + len(default_rivals(game.id))
        counts = sorted(game.seats, key=lambda seats: seats != usual)
        seats_row = FormRow(
            f"seats-{game.id}", words("terminal-form-seats"), tuple((n, str(n)) for n in sorted(counts))
        )
        self.given.setdefault(seats_row.key, counts[0])
        rows.append(seats_row)
        rows += [self._seat_row(game.id, seat) for seat in range(int(self.answer(seats_row)))]
        for option in game.options:
            key = f"{game.id}-{option.name}"
            self.given.setdefault(key, option.default)
            note = words(f"option-{key}")
            values = tuple((value, self._value(option, value)) for value in _offered(option))
            label = self._option(option) if game.words is None else note
            rows.append(FormRow(key, label, values, note))
        if game.facts.hidden_scores:
            money = ((True, words("terminal-form-open")), (False, words("terminal-form-hidden")))
            rows.append(FormRow("money", words("terminal-form-money"), money, words("option-open-money")))
        dice = ((False, words("terminal-form-dealt")), (True, words("terminal-form-by-hand")))
        rows.append(FormRow("dice", words("terminal-form-dice"), dice, words("terminal-form-dice-note")))
        if game.facts.first_player:
            seats = range(int(self.answer(seats_row)))
            starters = (("random", words("terminal-form-drawn")), *((n, self._starter(game.id, n)) for n in seats))
            rows.append(FormRow("first", words("terminal-form-first"), starters, words("terminal-form-first-note")))
        languages = tuple((language, LANGUAGE_NAMES[language]) for language in LANGUAGES)
        rows.append(FormRow("lang", words("terminal-form-lang"), languages))
        return rows

    def _seat_row(self, game: str, seat: int) -> FormRow:
        words = self.words
        name = self.names.get(seat, "")
        me = f"{words('terminal-form-me')}: {name}▏" if name else words("terminal-form-me")
        bots = bots_for(game)
        key = f"seat-{game}-{seat}"
        self.given.setdefault(key, ME if seat == 0 else default_rivals(game)[0])
        answers = ((ME, me), *((bot, words.bot(bot)) for bot in bots))
        label = f"{sign(seat)} {words('terminal-form-seat', number=seat + 1)}"
        chosen = f"level-{self.given[key]}"
        note = words(chosen if chosen in words else "terminal-form-seat-note")
        return FormRow(key, label, answers, note, seat)

    def _starter(self, game: str, seat: int) -> str:
        label = self.words("terminal-form-seat", number=seat + 1)
        name = self.names.get(seat, "") if self.given[f"seat-{game}-{seat}"] == ME else ""
        return f"{label}: {name}" if name else label

    def _option(self, option: Option) -> str:
        return self.words(f"terminal-option-{option.name.replace('_', '-')}")

    def _value(self, option: Option, value: OptionValue) -> str:
        words = self.words
        if isinstance(value, bool):
            return words("terminal-yes") if value else words("terminal-no")
        message = f"terminal-values-{option.name}" if isinstance(value, int) else f"terminal-value-{value}"
        return words(message, value=value) if message in words else str(value)

    # Drawing

    def draw(self) -> None:
        rows = self.rows()
        self.at %= len(rows)
        banner = beside([die(face, DieLook(PAINT[face - 1])) for face in range(1, 7)])
        title = [Text(), Text.assemble(("VA", "bold #ffffff"), ("BANQUE", f"bold {GOLD}")), Text()]
        self.query_one("#banner", Static).update(stacked(beside([banner, title], 3)))
        self.query_one("#form", Static).update(stacked([self._drawn(row, n == self.at) for n, row in enumerate(rows)]))
        note = Text(self.complaint or rows[self.at].note, style=ALARM if self.complaint else QUIET)
        self.query_one("#note", Static).update(note)
        words = self.words
        saved = rows[self.at].key == "resume"
        delete: list[KeyLabel] = [("Del", words("terminal-key-delete"), "screen.delete")] if saved else []
        self.query_one(KeyBar).show(
            [
                ("↑↓", words("terminal-key-row"), ""),
                ("←→", words("terminal-key-change"), ""),
                ("⏎", words("terminal-key-start"), "screen.start"),
                *delete,
                ("F1", words("terminal-key-rules"), "screen.rules"),
                ("Esc", words("terminal-key-quit"), "app.leave"),
            ]
        )
        scroll = self.query_one("#form-scroll", VerticalScroll)
        if scroll.size.height:
            scroll.scroll_to(y=max(self.at - scroll.size.height + 2, 0), animate=False)

    def _drawn(self, row: FormRow, here: bool) -> Text:
        answer = self.answer(row)
        shown = next(label for value, label in row.answers if value == answer)
        colour = ink(row.seat) if row.seat is not None else "#ffffff"
        text = Text(no_wrap=True, overflow="ellipsis")
        text.append("▶ " if here else "  ", style=GOLD)
        text.append(f"{row.label:<22}", style=Style(color=GOLD if here else QUIET, bold=here))
        many = len(row.answers) > 1
        text.append("◀ " if here and many else "  ", style=GOLD)
        room = max(min(self.size.width, 80) - 32, 8)
        text.append(cut(shown, room), style=Style(color=colour, bold=True))
        text.append(" ▶" if here and many else "", style=GOLD)
        return text

    # Keys

    def action_row(self, by: int) -> None:
        self.at = (self.at + by) % len(self.rows())
        self.complaint, self._doomed = "", None
        self.draw()

    def action_answer(self, by: int) -> None:
        row = self.rows()[self.at]
        values = [value for value, _ in row.answers]
        self.given[row.key] = values[(values.index(self.answer(row)) + by) % len(values)]
        self.complaint, self._doomed = "", None
        if row.key == "lang":
            self.post_message(self.Language(self.given["lang"]))
            self.words = Words(self.given["lang"])
        self.draw()

    def on_key(self, event: Key) -> None:
        """On a person's seat, letters edit the name."""
        row = self.rows()[self.at]
        if row.seat is None or self.answer(row) != ME:
            return
        name = self.names.get(row.seat, "")
        if event.key == "backspace":
            self.names[row.seat] = name[:-1]
        elif event.is_printable and event.character and event.character not in ",:":
            self.names[row.seat] = (name + event.character)[:LONGEST_NAME]
        else:
            return
        event.stop()
        self.draw()

    def action_rules(self) -> None:
        game = next(row for row in self.rows() if row.key == "game")
        self.app.push_screen(rules_screen(self.words, str(self.answer(game))))

    def action_start(self) -> None:
        row = self.rows()[self.at]
        if row.key == "resume":
            self.post_message(self.Chosen(self.answer(row)))
            return
        try:
            setup = self.setup()
            setup.rules()
            if any(self.names.values()):
                remember(setup.players)
        except Refusal as refusal:
            self.complaint = self.words.refusal(refusal)
            self.draw()
            return
        self.post_message(self.Chosen(setup))

    def action_delete(self) -> None:
        """Delete a saved game: the key asks first, and pressed again it deletes."""
        row = self.rows()[self.at]
        if row.key != "resume":
            return
        path = self.answer(row)
        if self._doomed != path:
            self._doomed = path
            self.complain(self.words("terminal-delete-sure"))
            return
        try:
            delete_save(path)
        except (OSError, Refusal) as error:
            self.complain(self.words.refusal(error) if isinstance(error, Refusal) else str(error))
            return
        self.saved = unfinished(self.directory)[:MOST_SAVED]
        self.complain(self.words("terminal-deleted", file=path.name))

    def on_resize(self) -> None:
        self.draw()

    def complain(self, sentence: str) -> None:
        self.complaint = sentence
        self.draw()

    def setup(self) -> LocalSetup:
        """What the form says; raises Misconfigured."""
        rows = {row.key: self.answer(row) for row in self.rows()}
        game = str(rows["game"])
        seats = []
        for seat in range(int(rows[f"seats-{game}"])):
            kind = rows[f"seat-{game}-{seat}"]
            name = self.names.get(seat, "") if kind == ME else ""
            seats.append(f"{kind}:{name}" if name else str(kind))
        options = {option.name: rows[f"{game}-{option.name}"] for option in GAMES[game].options}
        setup = LocalSetup(
            game=game,
            players=read_players(",".join(seats), self.words("terminal-guest"), self.words),
            options=options,
            seed=new_seed(),
            open_money=bool(rows.get("money", True)),
            first=rows.get("first", 0),
        )
        rules = setup.rules()
        if rows["dice"]:
            first = 0 if setup.first == "random" else setup.first  # the people decide: the oldest, say
            return replace(setup, by_hand=read_by_hand(rules, DICE), first=first)
        return setup if rules.spec.facts.first_player else replace(setup, first=0)


def _offered(option: Option) -> Sequence[OptionValue]:
    """The values to choose from: all of them, or some around the default where there are too many."""
    default = option.default
    if len(option.allowed) <= MOST_VALUES or not isinstance(default, int):
        return tuple(option.allowed)
    return [value for value in (default // 5, default // 2, default, default * 2) if value in option.allowed]
