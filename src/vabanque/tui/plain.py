"""The line mode: plain sentences, one question at a time, short answers. For screen readers, pipes and scripts."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from vabanque.core import Refusal, Seat
from vabanque.core.scene import Hand, Name
from vabanque.figures import as_sentences, illustrated_page
from vabanque.i18n import Words
from vabanque.narration import narrator_for
from vabanque.narration.narrator import AnyNarrator, Weighed, sorry
from vabanque.tui.advice import MoveAdvice, advise
from vabanque.tui.table import Ask, Deal, GameEnded, Read, TableClient, Think, Wait, reader

COMMANDS = ("help", "board", "odds", "rules", "undo", "save", "quit")
MOST_ADVICE = 12
"""How many moves `odds` lists at most; a roll of six dice can allow many more."""


class Left(Exception):
    """The person wants to stop, or the input has ended."""


class QuestionGone(Exception):
    """The question no longer applies: something was taken back."""


class Plain:
    """Plays one table through two functions: `ask` reads a line (None at the end of input), `say` writes one."""

    def __init__(
        self,
        table: TableClient,
        words: Words,
        ask: Callable[[], str | None],
        say: Callable[[str], None],
        *,
        confirm: bool = False,
        clear: Callable[[], None] | None = None,
    ) -> None:
        self.table = table
        self.words = words
        self.narrator: AnyNarrator = narrator_for(table.rules.spec.game)(table.rules, table.names, words, reader(table))
        self._ask = ask
        self._say = say
        self._confirm = confirm
        """Wait before dice are rolled, so that a decision can be taken back."""
        self._clear = clear
        """Clears the screen before the keyboard passes to the next person; None if it cannot be cleared."""
        self._shown_to: Seat | None = None
        self._told = 0
        """How many entries of the journal have been told."""

    # The game

    def run(self) -> None:
        """Play until the game is over. Raises Left if the person stops earlier."""
        words, table = self.words, self.table
        self._say(words("terminal-welcome", game=words.game(table.rules.spec.game), names=words.listed(table.names)))
        *others, last = [self._names(command)[0] for command in self.commands]
        commands = words("or", first=", ".join(others), last=last)
        self._say(words("terminal-welcome-help", commands=commands))
        if table.drawn_first is not None:
            self._say(self.narrator.say("terminal-drawn-first", name=Name(table.drawn_first)))
        if any(entry.by == "chance" for entry in table.journal) or table.elsewhere or table.begun_at is not None:
            self._told = len(table.journal)
            self._board()
        else:
            self._tell()
        while not isinstance(due := table.due(), GameEnded):
            if isinstance(due, Deal):
                if self._goes_on():
                    due.deal()
            elif isinstance(due, Think):
                table.submit(due.think())
            elif isinstance(due, Wait):
                due.wait()
            elif isinstance(due, Read):
                self._ask_chance(due)
            else:
                self._ask_move(due)
            self._tell()
        self._say("")
        results = words.result(due.result, table.names, table.scenes, self.narrator.you)
        for line in (*results, *self.narrator.ending(table.scene())):
            self._say(line)

    def _tell(self) -> None:
        """Say what has happened since the last time."""
        table, you = self.table, self.narrator.you
        since = min(self._told, len(table.journal))  # fewer entries than before: a decision was taken back
        for narrated in table.narrated(you, since):
            if narrated.entry.begins_round:
                self._say("")
            self._say(self.words.tell(narrated.phrases, table.names, you))
            for line in self.narrator.after(narrated.entry, table.scene()):
                self._say(line)
        self._told = len(table.journal)

    def _goes_on(self) -> bool:
        """With `confirm`, ask before dice are rolled whether to keep the last decision."""
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

    def _ask_further(self, question: str) -> str:
        """Ask, and ask again after a command. Raises TakenBack if that leads back to an earlier question."""
        before = list(self.table.journal)
        self._say(question)
        while self._command(answer := self._answer()):
            if self.table.journal != before:
                raise QuestionGone
            self._say(question)
        return answer

    def _ask_chance(self, due: Read) -> None:
        table = self.table
        self._say(self.words.tell(table.scenes.awaited(due.chance).ask, table.names, self.narrator.you))
        answer = self._answer()
        if self._command(answer):
            return
        try:
            table.read(answer)
        except Refusal as refusal:
            self._say(sorry(self.words, refusal, table.names, self.narrator.you))

    def _ask_move(self, due: Ask) -> None:
        table, seat = self.table, due.seat
        self._pass_keyboard(seat)
        hand = table.hand(seat)
        for line in self.narrator.question(table.scene(), hand, seat):
            self._say(line)
        answer = self._answer()
        if self._command(answer):
            return
        if not answer:
            self._say(self.words("terminal-try-help"))
            return
        try:
            notation = self.narrator.notation(answer, hand, self._ask_further)
            entries = table.submit(table.rules.read_move(seat, notation))
        except QuestionGone:
            return
        except Refusal as refusal:
            self._say(sorry(self.words, refusal, table.names, self.narrator.you))
            self._say(self.words("terminal-try-help"))
            return
        if not entries:
            self._say(self.narrator.say("terminal-sealed", name=Name(seat)))

    def _pass_keyboard(self, seat: Seat) -> None:
        """Several people with secret hands at one keyboard: nobody sees another's cards."""
        secret = self.table.rules.spec.facts.secret_hands and len(self.table.people) > 1
        if not secret or self._clear is None or self._shown_to == seat:
            return
        self._clear()
        self._ask_further(self.words("terminal-pass-keyboard", name=self.table.names[seat]))
        self._shown_to = seat

    # Commands

    def _command(self, answer: str) -> bool:
        """Carry out an answer that is a command rather than a move. False if it is not one."""
        word = answer.lower()
        for command in COMMANDS:
            if word in self._names(command):
                getattr(self, f"_{command}")()
                return True
        return False

    @property
    def commands(self) -> Sequence[str]:
        """The commands that work here: a server keeps its own games and has told everybody."""
        return [command for command in COMMANDS if not self.table.elsewhere or command not in ("undo", "save")]

    def _names(self, command: str) -> list[str]:
        """What people type for a command, the usual word first."""
        local = self.words(f"terminal-command-{command}").split()
        return [command, *local] if self.words.language == "en" else [*local, command]

    def _help(self) -> None:
        reading = isinstance(self.table.due(), Read)
        self._say(self.words("terminal-help-read" if reading else self.narrator.help))
        for command in self.commands:
            first, *others = self._names(command)
            name = f"{first} ({', '.join(others)})" if others else first
            self._say(self.words("terminal-explain", command=name, does=self.words(self._explains(command))))

    def _explains(self, command: str) -> str:
        """The message that says what a command does."""
        return f"terminal-explain-{command}"

    def _board(self) -> None:
        table, viewer = self.table, self.table.viewer()
        hand: Hand | None = None if viewer is None else table.hand(viewer)
        for line in self.narrator.board(table.scene(), hand, viewer):
            self._say(line)

    def _odds(self) -> None:
        due = self.table.due()
        if not isinstance(due, Ask):
            self._say(self.words("terminal-no-odds"))
            return
        advice = advise(self.table, self.narrator, due.seat)
        asked = self.words("terminal-advice-best", bot=self.words.bot(advice.bot)) if advice.bot else ""
        best = asked or self.words("terminal-advice-chance")
        self._say(f"{self._weighed(advice.best, advice)} {best}")
        for weighed in advice.others[: MOST_ADVICE - 1]:
            self._say(self._weighed(weighed, advice))
        if more := len(advice.others[MOST_ADVICE - 1 :]):
            self._say(self.words("terminal-advice-more", more=more))

    def _weighed(self, weighed: Weighed, advice: MoveAdvice) -> str:
        sentence = self.words("terminal-advice", move=self.narrator.answer(weighed.move), brings=weighed.brings)
        win = advice.wins.get(weighed.move)
        return (
            sentence
            if win is None
            else f"{sentence} {self.words('terminal-advice-win', win=self.words.percent(win, advice.digits))}"
        )

    def _rules(self) -> None:
        for section in illustrated_page(self.words, self.table.rules.spec.game):
            self._say(f"\n{section.title}\n{as_sentences(self.words, section)}")

    def _undo(self) -> None:
        try:
            taken = self.table.undo()
        except Refusal as refusal:
            self._say(sorry(self.words, refusal, self.table.names, self.narrator.you))
        else:
            self._say(self.narrator.undone(taken))

    def _save(self) -> None:
        path = self.table.path
        self._say(self.words("terminal-saved", file=str(path)) if path else self.words("terminal-not-saved"))

    def _quit(self) -> None:
        raise Left
