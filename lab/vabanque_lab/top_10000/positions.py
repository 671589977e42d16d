"""Puzzles of Die oberen 10 000 about many themes, for every number of players.

    python -m vabanque_lab.top_10000.positions --puzzles 240 --out varied.jsonl.gz

Levels of all strengths play each other. Everything they decide is judged by the tables, which are exact for two and
three players and close for four. No theme gets more than its share, so there is more in a week than rolling six dice.
The same command goes on where it was stopped.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count, groupby
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from vabanque import __version__
from vabanque.analyse.registry import evaluator_for
from vabanque.analyse.reviewer import CLEAR
from vabanque.bots import levels_for, make_bot
from vabanque.core import Decide, Entry, Seat, Step
from vabanque.games import find, make
from vabanque.play.journal import to_plain
from vabanque.play.loop import play_out
from vabanque.puzzles.collection import Answer, Header, Puzzle, pack, read_collection
from vabanque_lab.coaching import RandomDealer
from vabanque_lab.ends import EACH, EQUAL, chosen_by
from vabanque_lab.themes import themed

GAME = "top-10000"
GOOD = 1 / 3
"""At most this part of the moves may be right, if there are more than two: to bank or to roll is a question too."""
GRID = 0.015
"""With four players, chances may be wrong by this much (docs/studies/top-10000.md)."""
SHARE = 8
"""At most one in this many puzzles has the same theme …"""
ALIKE = 40
"""… and one in this many the same best and the same tempting move."""


def decisions(rules: Any, levels: Sequence[str], rng: Random) -> Iterator[tuple[list[Entry], Any, Seat]]:
    """All decisions of a game between levels drawn at random: what happened before, the position, and who decides."""
    journal: list[Entry] = []
    found: list[tuple[list[Entry], Any, Seat]] = []

    def watch(step: Step[Any]) -> None:
        journal.extend(step.entries)
        turn = rules.turn(step.state)
        if isinstance(turn, Decide):
            found.extend((list(journal), step.state, seat) for seat in turn.seats)

    bots = [make_bot(rng.choice(levels), rules, seat, Random(rng.random())) for seat in range(rules.seats)]
    play_out(rules, bots, RandomDealer(rng), watch)
    yield from found


def puzzles(seed: int, seats: Sequence[int], first: int = 0) -> Iterator[Puzzle]:
    """Puzzles without end, from this game on, with these numbers of seats in turn."""
    levels = levels_for(GAME)
    for number in count(first):
        rng = Random(f"varied {GAME} {seed} {number}")
        rules = make(GAME, seats[number % len(seats)])
        evaluator = evaluator_for(rules)
        ways = list(decisions(rules, levels, rng))
        rng.shuffle(ways)
        found = 0
        for journal, state, seat in ways:
            moves = rules.legal(state, seat)
            if len(moves) == 1:
                continue
            judged = evaluator.judge(state, seat, moves)
            values = judged.known[:, seat]
            if not is_puzzle(list(values), GRID if rules.spec.seats == 4 else 0.0):
                continue
            written = [rules.write_move(move) for move in moves]
            worth = dict(zip(written, map(float, values), strict=True))
            error = dict(zip(written, map(float, judged.error), strict=True))
            played = chosen_by(levels, rules, state, seat, number)
            best = max(worth.values())
            wrong = Counter(move for move in played.values() if best - worth[move] >= CLEAR)
            if not wrong:
                continue
            yield Puzzle(
                number=number,
                game=GAME,
                options=dict(rules.spec.options),
                seats=rules.spec.seats,
                start=0,
                seat=seat,
                journal=[msgspec.to_builtins(to_plain(entry)) for entry in journal],
                answers=[
                    Answer(move, round(worth[move], 4), error[move])
                    for move in sorted(worth, key=lambda move: -worth[move])
                ],
                tempting=wrong.most_common(1)[0][0],
            )
            found += 1
            if found == EACH:
                break


def is_puzzle(values: Sequence[float], unsure: float) -> bool:
    """Are few moves right, and all others clearly wrong, even if the chances are a little wrong?"""
    best = max(values)
    right = sum(best - value < EQUAL for value in values)
    wrong = sum(best - value >= CLEAR + unsure for value in values)
    return right + wrong == len(values) and right <= max(1, GOOD * len(values))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--puzzles", type=int, default=240)
    parser.add_argument("--seed", type=int, default=29)
    parser.add_argument("--seats", type=int, nargs="*", default=list(find(GAME).seats))
    parser.add_argument("--out", type=Path, required=True)
    chosen = parser.parse_args()
    command = f"python -m vabanque_lab.top_10000.positions --puzzles {chosen.puzzles} --seed {chosen.seed}"
    command += f" --seats {' '.join(map(str, chosen.seats))}"
    header = Header(GAME, chosen.seed, command, "all levels", levels_for(GAME), __version__)
    # A run that was stopped goes on after the last game it kept, with the same result.
    kept = read_collection(chosen.out).puzzles if chosen.out.exists() else []
    alike = Counter((puzzle.best, puzzle.tempting) for puzzle in kept)
    themes = Counter(puzzle.theme for puzzle in kept)
    first = kept[-1].number + 1 if kept else 0
    for _, some in groupby(puzzles(chosen.seed, chosen.seats, first), lambda puzzle: puzzle.number):
        for puzzle in some:
            kind = (puzzle.best, puzzle.tempting)
            if len(kept) == chosen.puzzles or alike[kind] >= max(1, chosen.puzzles // ALIKE):
                continue
            puzzle = themed(puzzle)
            if puzzle.theme and themes[puzzle.theme] < max(1, chosen.puzzles // SHARE):
                alike[kind] += 1
                themes[puzzle.theme] += 1
                kept.append(puzzle)
        chosen.out.write_bytes(pack(header, kept))
        if len(kept) == chosen.puzzles:
            break
    print(len(kept), kept[-1].number, round(time.process_time()), themes.most_common())


if __name__ == "__main__":
    main()
