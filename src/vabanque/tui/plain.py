"""The line mode: plain sentences, one question at a time, short answers. For screen readers, pipes and scripts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from vabanque.core import Entry, Refusal, Seat, Unreadable
from vabanque.games.las_vegas_cards.rules import LasVegasCards
from vabanque.games.top_10000.rules import Top10000
from vabanque.i18n import Words, rules_page
from vabanque.tui.advice import advice
from vabanque.tui.describe import Describer, sorry
from vabanque.tui.table import Ask, Deal, Ended, Read, Table, Think, Wait, rounds_won

COMMANDS = ("help", "board", "odds", "rules", "undo", "save", "quit")
MOST_ADVICE = 12
"""Moves that `odds` lists; a throw of six dice can allow many more."""


class Left(Exception):
    """The person wants to stop, or the input has ended."""


class Plain:
    """Plays one table through two functions: `ask` reads a line (None: there is no more), `say` writes one."""

    def __init__(
        self,
        table: Table,
        words: Words,
        ask: Callable[[], str | None],
        say: Callable[[str], None],
        *,
        confirm: bool = False,
        clear: Callable[[], None] | None = None,
    ) -> None:
        self.table = table
        self.words = words
        self.describe = Describer(table.rules, table.names, words)
        self._ask = ask
        self._say = say
        self._confirm = confirm
        """Wait before dice are rolled, so that a decision can be taken back."""
        self._clear = clear
        """Hides what one person has seen from the next one at the same keyboard; None where nobody passes it on."""
        self._shown_to: Seat | None = None

    # The game

    def run(self) -> None:
        """Play until the game is over. Raises Left if the person stops before."""
        words, table = self.words, self.table
        self._say(words("terminal-welcome", game=words.game(table.rules.spec.game), names=words.listed(table.names)))
        self._say(words("terminal-welcome-help"))
        if any(entry.by == "chance" for entry in table.journal) or table.elsewhere:
            self._board()
        else:
            self._tell(table.journal)
        while not isinstance(due := table.due(), Ended):
            if isinstance(due, Deal):
                self._tell(due.deal() if self._goes_on() else [])
            elif isinstance(due, Think):
                self._tell(table.submit(due.think()))
            elif isinstance(due, Wait):
                self._tell(due.wait())
            elif isinstance(due, Read):
                self._ask_chance(due)
            else:
                self._ask_move(due)
        self._say("")
        for line in (
            *words.result(due.result, table.names),
            *self.describe.rounds(rounds_won(table.journal, len(table.names))),
        ):
            self._say(line)

    def _tell(self, entries: Sequence[Entry]) -> None:
        viewer = self.table.people[0] if len(self.table.people) == 1 else None
        for entry in entries:
            if entry.kind == "round":
                self._say("")
            self._say(self.words.entry(entry.seen_by(viewer), self.table.names))

    def _goes_on(self) -> bool:
        """Ask before dice are rolled whether the last decision stands, if that is wanted."""
        if not self._confirm or self.table.undoable() is None:
            return True
        length = len(self.table.journal)
        while True:
            self._say(self.words("terminal-ask-go-on"))
            answer = self._answer()
            if not self._command(answer) and answer:
                self._say(self.words("terminal-only-enter"))
            if not answer:
                return True
            if len(self.table.journal) != length:
                return False

    # Questions

    def _answer(self) -> str:
        answer = self._ask()
        if answer is None:
            raise Left
        return answer.strip()

    def _ask_chance(self, due: Read) -> None:
        self._say(self.describe.chance(due.chance))
        answer = self._answer()
        if self._command(answer):
            return
        try:
            self._tell(self.table.read(answer))
        except Refusal as refusal:
            self._say(sorry(self.words, refusal, self.table.names))

    def _ask_move(self, due: Ask) -> None:
        table, seat = self.table, due.seat
        self._pass_keyboard(seat)
        moves = table.legal(seat)
        for line in self.describe.question(table.view(seat), seat, moves):
            self._say(line)
        answer = self._answer()
        if self._command(answer):
            return
        try:
            entries = table.submit(self._read_move(seat, answer))
        except Refusal as refusal:
            self._say(sorry(self.words, refusal, table.names))
            self._say(self.words("terminal-try-help"))
            return
        if entries:
            self._tell(entries)
        else:
            self._say(self.words("terminal-sealed", name=table.names[seat]))

    def _pass_keyboard(self, seat: Seat) -> None:
        """Several people with secret hands at one keyboard: nobody sees another's cards."""
        secret = isinstance(self.table.rules, LasVegasCards) and len(self.table.people) > 1
        if not secret or self._clear is None or self._shown_to == seat:
            return
        self._clear()
        self._say(self.words("terminal-pass-keyboard", name=self.table.names[seat]))
        self._answer()
        self._shown_to = seat

    def _read_move(self, seat: Seat, answer: str) -> Any:
        """The move that an answer means. Words of the language stand for the notation's words."""
        text = answer.lower()
        for word in ("bandit", "throw", "bank"):
            for alias in self.words(f"terminal-word-{word}").split():
                text = " ".join(word if each == alias else each for each in text.split())
        if isinstance(self.table.rules, Top10000):
            return self._read_keep(seat, text)
        return self.table.rules.read_move(seat, text)

    def _read_keep(self, seat: Seat, text: str) -> Any:
        """What is set aside; whether to throw on or to bank is asked if the answer does not say."""
        if not text:
            raise Unreadable("not-a-move", text="")
        if text.split()[-1] not in ("throw", "bank"):
            rules, state = self.table.rules, self.table.position()
            rules.check(state, rules.read_move(seat, f"{text} throw"))
            self._say(self.words("terminal-ask-then"))
            then = self._answer().lower()
            for word in ("throw", "bank"):
                if then and then in (word, *self.words(f"terminal-word-{word}").split()):
                    return rules.read_move(seat, f"{text} {word}")
            raise Unreadable("throw-or-bank", then=then[:20])
        return self.table.rules.read_move(seat, text)

    # Commands

    def _command(self, answer: str) -> bool:
        """Do what an answer asks for that is not a move. False: it is no command."""
        word = answer.lower()
        for command in COMMANDS:
            if word == command or word in self.words(f"terminal-command-{command}").split():
                getattr(self, f"_{command}")()
                return True
        return False

    def _help(self) -> None:
        game = self.table.rules.spec.game
        kind = {"las-vegas-cards": "cards", "top-10000": "points"}.get(game, "dice")
        self._say(self.words(f"terminal-help-{kind}"))
        for command in COMMANDS:
            local = self.words(f"terminal-command-{command}").split()
            said = f"{local[0]} ({command})" if local and local[0] != command else command
            self._say(f"{said}: {self.words(f'terminal-explain-{command}')}")

    def _board(self) -> None:
        for line in self.describe.board(self.table.view(self.table.viewer())):
            self._say(line)

    def _odds(self) -> None:
        due = self.table.due()
        if not isinstance(due, Ask):
            self._say(self.words("terminal-no-odds"))
            return
        bot, found = advice(self.table.rules, self.table.view(due.seat), self.table.legal(due.seat))
        for each in found[:MOST_ADVICE]:
            self._say(self.describe.advised(each, bot))

    def _rules(self) -> None:
        for title, body in rules_page(self.words, self.table.rules.spec.game):
            self._say(f"\n{title}\n{body}")

    def _undo(self) -> None:
        try:
            seat = self.table.undo()
        except Refusal as refusal:
            self._say(sorry(self.words, refusal, self.table.names))
        else:
            self._say(self.words("terminal-undone", name=self.table.names[seat]))

    def _save(self) -> None:
        path = self.table.path
        self._say(self.words("terminal-saved", file=str(path)) if path else self.words("terminal-not-saved"))

    def _quit(self) -> None:
        raise Left
