"""Positions to solve in the terminal: the table before a decision, and what every answer is worth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from vabanque.analyse.reviewer import SMALL
from vabanque.core import Entry, Seat
from vabanque.core.scene import Hand, Phrase, from_wire
from vabanque.i18n import Words
from vabanque.narration.palette import ALARM, GOLD, MONEY, QUIET
from vabanque.play.position import position_to_text
from vabanque.play.session import Session
from vabanque.puzzles import Answer, Puzzle, position_of
from vabanque.tui.game import GameScreen
from vabanque.tui.local import LocalTable
from vabanque.tui.plain import Plain
from vabanque.tui.players import SeatPlayer
from vabanque.tui.saves import LocalSetup
from vabanque.tui.table import Ask

BAR = 24
"""Width of the longest bar in characters."""


class PuzzleTable(LocalTable):
    """A table that waits for one decision and goes no further."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.chosen: str | None = None
        """The answer in short notation."""
        # The others are only names: nobody but the reader ever decides here.
        players = [
            SeatPlayer(name, "random" if seat != puzzle.seat else None) for seat, name in enumerate(puzzle.names)
        ]
        super().__init__(LocalSetup(puzzle.game, tuple(players), puzzle.options, seed="00" * 32))
        self._restore(puzzle.record.journal)

    def due(self) -> Ask:
        return Ask(self.puzzle.seat)

    def hand(self, seat: Seat) -> Hand:
        return self.scenes.hand(self.session.state, seat, odds=False)

    def submit(self, move: Any) -> list[Entry]:
        self.rules.check(self.session.state, move)
        self.chosen = self.rules.write_move(move)
        return [move]

    def undoable(self) -> Entry | None:
        return None


class Solution:
    """What an answer was worth, in words."""

    def __init__(self, puzzle: Puzzle, chosen: str, words: Words) -> None:
        self.puzzle, self.chosen, self.words = puzzle, chosen, words
        self._decision = position_of(puzzle.record, puzzle.seat)
        self.right = self._cost(self._answer(chosen)) < SMALL

    def lines(self) -> Iterator[str]:
        """For the line mode."""
        yield self.words("puzzle-right" if self.right else "puzzle-wrong")
        yield from self._explained()
        for answer in self.puzzle.answers:
            yield f"{self._named(answer)}: {self._worth(answer)} {self._mark(answer)}".rstrip()
        yield self._source()
        yield self.words("puzzle-play-on", command=f'vabanque play --from "{self._position()}"')

    def _position(self) -> str:
        """The position in one line. It shows hidden hands too, so it comes with the solution."""
        record = self.puzzle.record
        return position_to_text(record.rules, Session.resume(record).state)

    def page(self) -> Group:
        """For the drawn table."""
        grid = Grid(box=None, padding=(0, 2, 0, 0), show_header=False)
        most = max(0.01, self.puzzle.answers[0].win)
        for answer in self.puzzle.answers:
            best, played = answer.move == self.puzzle.best, answer.move == self.chosen
            style = MONEY if best else ALARM if played else QUIET
            grid.add_row(
                Text(self._named(answer), style="bold" if best or played else ""),
                Text("█" * round(BAR * answer.win / most), style=style),
                Text(self._worth(answer), justify="right"),
                Text(self._mark(answer), style=style),
            )
        title = self.words("puzzle-right" if self.right else "puzzle-wrong")
        lines = [Text(line) for line in self._explained()]
        head = Text(title, style=f"bold {MONEY if self.right else GOLD}")
        return Group(head, *lines, Text(), grid, Text(), Text(self._source(), style=QUIET))

    def _answer(self, move: str) -> Answer:
        return next(answer for answer in self.puzzle.answers if answer.move == move)

    def _cost(self, answer: Answer) -> float:
        return self.puzzle.answers[0].win - answer.win

    def _explained(self) -> Iterator[str]:
        """What is wrong with the answer, or with what others would have played."""
        words, puzzle = self.words, self.puzzle
        worse = self._answer(puzzle.tempting if self.right else self.chosen)
        message = "puzzle-tempting" if self.right else "puzzle-costs"
        cost = words.percentage_points(self._cost(worse), worse.error)
        yield words(message, move=self._named(worse), best=self._named(puzzle.answers[0]), cost=cost)
        if worse.why is not None:
            why = from_wire(Phrase, worse.why)
            yield words.say(why, puzzle.names, puzzle.seat)
            yield words(why.id.replace("reason-", "remember-", 1))

    def _named(self, answer: Answer) -> str:
        """A move in words."""
        called = self._decision.called(answer.move)
        return answer.move if called is None else self.words.say(called, self.puzzle.names)

    def _worth(self, answer: Answer) -> str:
        error = f" ± {self.words.percent(answer.error)}" if answer.error else ""
        return f"{self.words.percent(answer.win)}{error}"

    def _mark(self, answer: Answer) -> str:
        if answer.move == self.chosen:
            return self.words("review-played")
        return self.words("review-was-best") if answer.move == self.puzzle.best else ""

    def _source(self) -> str:
        rollouts = self.puzzle.rollouts
        if not rollouts and any(answer.error for answer in self.puzzle.answers):
            return self.words("puzzle-source-close")
        return self.words("puzzle-source-rollouts" if rollouts else "puzzle-source-exact", rollouts=rollouts)


class PuzzleScreen(GameScreen):
    """The drawn table with one question. After an answer, the reader may try again."""

    table: PuzzleTable

    async def _submit(self, move: Any) -> None:
        self.table.submit(move)
        assert self.table.chosen is not None
        self.show_page("position-of-the-day", Solution(self.table.puzzle, self.table.chosen, self.words).page())

    def action_advise(self) -> None:
        self.notify(self.words("puzzle-no-hints"))


class PlainPuzzle(Plain):
    """The line mode with one question."""

    table: PuzzleTable
    commands = ("help", "board", "rules", "quit")

    def run(self) -> None:
        """Ask until there is an answer. Raises Left if the person stops earlier."""
        table, words = self.table, self.words
        self._told = len(table.journal)
        self._board()
        self._say(words("puzzle-question", name=table.names[table.puzzle.seat]))
        while table.chosen is None:
            self._ask_move(table.due())
        for line in Solution(table.puzzle, table.chosen, words).lines():
            self._say(line)

    def _explains(self, command: str) -> str:
        return f"{super()._explains(command)}{'-puzzle' if command == 'quit' else ''}"

    def _odds(self) -> None:
        self._say(self.words("puzzle-no-hints"))
