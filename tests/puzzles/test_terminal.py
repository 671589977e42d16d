"""`vabanque puzzle` in the terminal."""

from __future__ import annotations

from vabanque.i18n import LANGUAGES, Words
from vabanque.puzzles import collection, games, position_of
from vabanque.tui.puzzling import PlainPuzzle, PuzzleTable, Solution


def test_the_line_mode_asks_until_there_is_a_move_and_tells_what_all_are_worth() -> None:
    for game in games():
        puzzle = collection(game).puzzles[0]
        table = PuzzleTable(puzzle)
        said: list[str] = []
        answers = iter(["nonsense", "odds", puzzle.best])
        PlainPuzzle(table, Words("en"), lambda answers=answers: next(answers), said.append).run()  # type: ignore[misc]
        assert Words("en")("puzzle-no-hints") in said
        assert Words("en")("puzzle-right") in said
        position = position_of(puzzle.record, puzzle.seat)
        for answer in puzzle.answers:
            called = position.called(answer.move)
            assert called is not None
            assert any(line.startswith(f"{Words('en').say(called, puzzle.names)}: ") for line in said)


def test_solutions_are_told_in_every_language() -> None:
    for language in LANGUAGES:
        words = Words(language)
        for game in games():
            for puzzle in collection(game).puzzles[:3]:
                for chosen in (puzzle.best, puzzle.answers[-1].move):
                    solution = Solution(puzzle, chosen, words)
                    assert solution.right == (chosen == puzzle.best)
                    assert len(list(solution.lines())) >= len(puzzle.answers) + 2
