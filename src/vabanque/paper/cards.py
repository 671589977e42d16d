"""Position cards: a decision from strong play to think about at the bar, with its solution upside down."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from html import escape

from vabanque.core.scene import Phrase, from_wire
from vabanque.games import find
from vabanque.i18n import Words
from vabanque.narration import narrator_for
from vabanque.pictures import Canvas
from vabanque.puzzles import FIRST_DAY, Position, Puzzle, of_day, position_of

MOST = 12
"""The most cards that are made at once."""
CHOICES = 8
"""Moves that a card lists; those that are worth least are left out."""


def puzzles_of(game: str, day: date, count: int) -> list[Puzzle]:
    """The positions of this day and of the days before it, as far back as the archive goes. Raises Misconfigured."""
    days = [day - timedelta(days=number) for number in range(min(count, MOST))]
    return [of_day(game, one) for one in days if one >= FIRST_DAY]


def position_cards(puzzles: Sequence[Puzzle], words: Words) -> str:
    """A card for each of these positions, two of which usually fit on a page."""
    listed = "\n".join(_card(puzzle, number, words) for number, puzzle in enumerate(puzzles, start=1))
    return f'<section><div class="cards">\n{listed}\n</div></section>'


def _card(puzzle: Puzzle, number: int, words: Words) -> str:
    position = position_of(puzzle.record, puzzle.seat)
    named = {answer.move: _named(position, answer.move, puzzle, words) for answer in puzzle.answers[:CHOICES]}
    choices = "".join(f"<li>{escape(name)}</li>" for name in sorted(named.values(), key=str.casefold))
    title = f"{words('print-position')} {number}: {words.game(puzzle.game)}"
    question = words("puzzle-question", name=puzzle.names[puzzle.seat])
    return (
        f'<article class="card"><h2>{escape(title)}</h2>{_board(position, puzzle, words)}'
        f"<p><b>{escape(question)}</b></p><ul>{choices}</ul>"
        f'<p class="solution"><b>{escape(words("print-solution"))}:</b> {escape(_solution(puzzle, named, words))}</p>'
        "</article>"
    )


def _board(position: Position, puzzle: Puzzle, words: Words) -> str:
    """The table as a drawing if the game has one, and in words what the drawing does not show."""
    narrator = narrator_for(puzzle.game)(position.rules, puzzle.names, words)
    in_words = narrator.board(position.scene, position.hand, position.seat)
    game = find(puzzle.game)
    if game.brings.picture is None:
        return "".join(f"<p>{escape(line)}</p>" for line in in_words)
    canvas = Canvas(narrator, paper=True)
    game.brings.picture.load()(canvas, position.scene)
    drawn = canvas.to_svg(" ".join(in_words))
    # What a hand holds is in nobody's picture, but in the question.
    held = narrator.question(position.scene, position.hand, position.seat) if game.facts.secret_hands else []
    return drawn + "".join(f"<p>{escape(line)}</p>" for line in held)


def _named(position: Position, move: str, puzzle: Puzzle, words: Words) -> str:
    called = position.called(move)
    return move if called is None else words.say(called, puzzle.names)


def _solution(puzzle: Puzzle, named: dict[str, str], words: Words) -> str:
    """The best move, what the tempting one costs, and why."""
    best = puzzle.answers[0]
    sentences = [f"{named[best.move]} ({words.percent(best.win)})."]
    tempting = next((answer for answer in puzzle.answers if answer.move == puzzle.tempting), None)
    if tempting is not None and tempting.move != best.move and tempting.move in named:
        cost = words.percentage_points(best.win - tempting.win)
        sentences.append(words("puzzle-tempting", move=named[tempting.move], cost=cost))
        if tempting.why is not None:
            sentences.append(words.say(from_wire(Phrase, tempting.why), puzzle.names))
    return " ".join(sentences)
