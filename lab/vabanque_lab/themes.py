"""What a puzzle is about, and how hard it is: `python -m vabanque_lab.themes GAME FILE… --out FILE`.

Every wrong answer gets the coach's first confirmed reason, and the puzzle the family of the tempting one as its theme.
Its difficulty is which levels of bots find a right answer. Several files become one collection.
"""

from __future__ import annotations

import argparse
from collections import Counter
from functools import lru_cache
from pathlib import Path

import msgspec

from vabanque.analyse.evaluator import Evaluator
from vabanque.analyse.registry import evaluator_for
from vabanque.analyse.reviewer import SMALL, coach_for
from vabanque.bots import levels_for
from vabanque.coach import explain
from vabanque.core import Spec
from vabanque.games import make
from vabanque.puzzles import position_of
from vabanque.puzzles.collection import Answer, Puzzle, pack, read_collection
from vabanque_lab.ends import chosen_by


@lru_cache(maxsize=32)
def _evaluator(spec: Spec) -> Evaluator:
    """Loading a network takes longer than using it."""
    return evaluator_for(make(spec.game, spec.seats, dict(spec.options), open_money=True))


def themed(puzzle: Puzzle) -> Puzzle:
    """The puzzle with reasons, theme and difficulty."""
    position = position_of(puzzle.record, puzzle.seat)
    rules, state, seat = position.rules, position.state, puzzle.seat
    coach = coach_for(puzzle.game)
    assert coach is not None
    evaluator = _evaluator(rules.spec)
    best = rules.read_move(seat, puzzle.best)
    theme = ""

    def explained(answer: Answer) -> Answer:
        nonlocal theme
        if puzzle.answers[0].win - answer.win < SMALL:
            return msgspec.structs.replace(answer, why=None)
        mistake = coach.mistake(evaluator, state, seat, rules.read_move(seat, answer.move), best)
        reasons = explain(coach, mistake, 1)
        if answer.move == puzzle.tempting and reasons:
            theme = reasons[0].family
        return msgspec.structs.replace(answer, why=msgspec.to_builtins(reasons[0].why) if reasons else None)

    answers = [explained(answer) for answer in puzzle.answers]
    chosen = chosen_by(levels_for(puzzle.game), rules, state, seat, puzzle.number)
    right = {answer.move for answer in answers if puzzle.answers[0].win - answer.win < SMALL}
    found = [level for level, move in chosen.items() if move in right]
    return msgspec.structs.replace(puzzle, answers=answers, theme=theme, found=found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--out", type=Path, required=True)
    chosen = parser.parse_args()
    collections = [read_collection(file) for file in chosen.files]
    commands = "; ".join(collection.header.command for collection in collections)
    header = msgspec.structs.replace(collections[0].header, command=commands)
    puzzles = [themed(puzzle) for collection in collections for puzzle in collection.puzzles]
    chosen.out.write_bytes(pack(header, puzzles))
    for theme, count in Counter(puzzle.theme or "none" for puzzle in puzzles).most_common():
        print(f"{theme:24} {count}")
    print(len(puzzles), "puzzles", chosen.out.stat().st_size, "bytes")


if __name__ == "__main__":
    main()
