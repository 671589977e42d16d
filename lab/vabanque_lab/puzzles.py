"""Making a collection: strong bots play, and decisions that deceive simple bots are judged thoroughly.

A decision becomes a puzzle if
- every other move would be a clear mistake (`analyse.summary.CLEAR`), by the exact value where the evaluator has it, by
  rollouts with common dice otherwise, and then by at least `CERTAIN` standard errors;
- hardly any simple bot finds the best move (`DECEIVED`).

`themes` adds what a puzzle is about and how hard it is.

A game yields at most one puzzle. What game number n yields depends only on the seed and n, so a run can be stopped and
continued, and the number of processes or machines makes no difference.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import numpy as np

from vabanque import __version__
from vabanque.analyse.deep import Deep
from vabanque.analyse.evaluator import Evaluator, Judgement, Shares
from vabanque.analyse.registry import evaluator_for
from vabanque.analyse.reviewer import CLEAR
from vabanque.bots import make_bot
from vabanque.bots.registry import BOTS, bots_for
from vabanque.core import Bot, Decide, Entry, Misconfigured, Seat, Step, Unreadable
from vabanque.core.chance import uniform
from vabanque.core.contract import AnyRules
from vabanque.games import find, make
from vabanque.parallel import spread
from vabanque.play.journal import to_plain
from vabanque.play.loop import play_out
from vabanque.puzzles.collection import Answer, Collection, Header, Puzzle, pack, parse

SIMPLE = 20
"""Bots up to this strength are simple (`bots.registry`), but not strength 0: random play could find any move."""
DECEIVED = 0.8
"""At least this share of the simple bots must miss the best move."""
DOUBT = 2.0
"""An inexact evaluator must see this many times the required difference, or rollouts are unlikely to confirm it."""
ALIKE = 20
"""At most one in this many puzzles has the same best and the same tempting move."""
MOVES = 3
"""A decision between fewer moves is not a puzzle."""
CANDIDATES = 3
"""How many moves are rolled out at most: the evaluator's best."""
BUDGET, LEAST = 240, 32
"""Rollouts of a puzzle, at most and at least."""
CERTAIN = 4.0
"""A difference of this many standard errors is beyond doubt."""
HOPELESS, EARLY = 0.7, 16
"""From `EARLY` rollouts on, a decision is abandoned if the best move's lead is below this fraction of the pace that
would make it certain by the end of the budget."""
TRIES = 2
"""How many decisions of one game are judged thoroughly before moving on to the next game."""


class Plan(NamedTuple):
    """Everything that determines a collection."""

    game: str
    seed: int
    strong: str
    simple: tuple[str, ...]
    seats: tuple[int, ...]


class PuzzleDraft(NamedTuple):
    """A decision that may become a puzzle."""

    entries: int
    """How many entries the journal had."""
    state: Any
    seat: Seat
    moves: Sequence[Any]
    judged: Judgement
    choices: list[str]
    """What the simple bots that miss the best move choose instead."""


def plan_for(
    game: str, seed: int, strong: str | None = None, simple: Sequence[str] = (), seats: Sequence[int] = ()
) -> Plan:
    """A plan, with defaults filled in: the strongest bot, all simple ones. Raises Misconfigured."""
    allowed = find(game).seats
    for number in seats:
        if number not in allowed:
            raise Misconfigured("bad-seats", seats=number, least=allowed[0], most=allowed[-1])
    names = bots_for(game)
    chosen = tuple(simple) or tuple(
        name for name in names if any(bot.is_for(game) and 0 < bot.strength <= SIMPLE for bot in BOTS.get(name, ()))
    )
    if not chosen:
        raise Misconfigured("no-simple-bots", game=game)
    # If the game is solved exactly for some numbers of players, only those are used.
    exact = tuple(number for number in allowed if evaluator_for(_rules(game, number)).exact)
    plan = Plan(game, seed, strong or names[-1], chosen, tuple(seats) or exact or tuple(allowed))
    for name in (plan.strong, *plan.simple):
        make_bot(name, _rules(game, plan.seats[0]), 0, Random(0))
    return plan


def header_of(plan: Plan, command: str) -> Header:
    return Header(plan.game, plan.seed, command, plan.strong, list(plan.simple), __version__)


def make_puzzles(
    plan: Plan, since: int = 0, *, jobs: int = 1, cluster: str | None = None
) -> Generator[tuple[int, Puzzle | None]]:
    """The number and puzzle (or None) of each game of the plan, from game number `since` on, without end."""
    tasks = ((plan, number) for number in count(since))
    with closing(spread(puzzle_in, tasks, jobs=jobs, cluster=cluster)) as results:
        yield from zip(count(since), results)


def make_collection(
    plan: Plan,
    command: str,
    path: Path,
    wanted: int,
    *,
    jobs: int = 1,
    cluster: str | None = None,
    progress: Callable[[int, int], None] = lambda *_: None,
) -> Collection:
    """Make a collection of `wanted` puzzles and pack it to `path`. After Ctrl-C, pack what there is; resume next time.

    Meanwhile `path.part` grows beside it, one puzzle per line. Raises Unreadable if that belongs to another plan.
    """
    part = path.with_name(f"{path.name}.part")
    header = header_of(plan, command)
    puzzles = list(_begun(part, header))
    with part.open("ab") as file:
        if not part.stat().st_size:
            file.write(msgspec.json.encode(header) + b"\n")
        since = puzzles[-1].number + 1 if puzzles else 0
        progress(len(puzzles), since)
        if len(puzzles) < wanted:
            with closing(make_puzzles(plan, since, jobs=jobs, cluster=cluster)) as tried:
                try:
                    for number, puzzle in tried:
                        if puzzle is not None and not _is_stale(puzzle, puzzles, wanted):
                            puzzles.append(puzzle)
                            file.write(msgspec.json.encode(puzzle) + b"\n")
                            file.flush()
                        progress(len(puzzles), number + 1)
                        if len(puzzles) >= wanted:
                            break
                except KeyboardInterrupt:
                    pass
    path.write_bytes(pack(header, puzzles[:wanted]))
    return Collection(header, puzzles[:wanted])


def _is_stale(puzzle: Puzzle, puzzles: Sequence[Puzzle], wanted: int) -> bool:
    """Are there already enough of its kind?"""
    alike = sum((other.best, other.tempting) == (puzzle.best, puzzle.tempting) for other in puzzles)
    return alike >= max(1, wanted // ALIKE)


def _begun(part: Path, header: Header) -> list[Puzzle]:
    """What an earlier run has found. A line cut short by a crash is dropped."""
    if not part.exists() or not part.stat().st_size:
        return []
    body = part.read_bytes()
    body = body[: body.rfind(b"\n") + 1]
    with part.open("r+b") as file:
        file.truncate(len(body))
    if not body:
        return []
    begun = parse(body)
    same = ("game", "seed", "strong", "simple", "version")
    for key in same:
        if getattr(begun.header, key) != getattr(header, key):
            older = str(getattr(begun.header, key))
            raise Unreadable("another-collection", file=str(part)[-100:], key=key, found=older[:100])
    return begun.puzzles


def _rules(game: str, seats: int) -> AnyRules:
    """Rules with open money, as in the positions that are shown."""
    return make(game, seats, open_money=True)


def puzzle_in(plan: Plan, number: int) -> Puzzle | None:
    """The puzzle of game number `number`, if it yields one."""
    seats = plan.seats[number % len(plan.seats)]
    rng = Random(f"{plan.game} {plan.seed} {number}")
    rules = _rules(plan.game, seats)
    below = uniform(rng)
    journal: list[Entry] = []
    decisions: list[tuple[int, Any, Seat]] = []

    def watch(step: Step[Any]) -> None:
        journal.extend(step.entries)
        turn = rules.turn(step.state)
        if isinstance(turn, Decide):
            decisions.extend((len(journal), step.state, seat) for seat in turn.seats)

    bots = [make_bot(plan.strong, rules, seat, Random(rng.random())) for seat in range(seats)]
    play_out(rules, bots, lambda chance: chance.deal(below), watch)
    evaluator = evaluator_for(rules, f"{plan.seed} {number}")
    simple = [[make_bot(name, rules, seat, Random(number)) for name in plan.simple] for seat in range(seats)]
    rng.shuffle(decisions)
    tries = 0
    for entries, state, seat in decisions:
        draft = _deceives(evaluator, entries, state, seat, simple[seat])
        if draft is None:
            continue
        rollouts, judged = (0, draft.judged) if evaluator.exact else _confirm(evaluator, draft)
        if _is_clear(draft, judged, rollouts, evaluator.exact):
            return _puzzle(evaluator, draft, judged, rollouts, plan, number, journal)
        tries += 1
        if tries == TRIES:
            return None
    return None


def _deceives(evaluator: Evaluator, entries: int, state: Any, seat: Seat, simple: Sequence[Bot]) -> PuzzleDraft | None:
    """A decision in which hardly any simple bot plays the evaluator's one best move; None if it is not one."""
    rules = evaluator.rules
    moves = rules.legal(state, seat)
    if len(moves) < MOVES:
        return None
    judged = evaluator.judge(state, seat, moves)
    own = np.sort(judged.known[:, seat])
    if own[-1] - own[-2] < (CLEAR if evaluator.exact else DOUBT * CLEAR):
        return None
    best, view = moves[judged.best(seat)], rules.view(state, seat)
    chosen = [bot.choose(view, moves) for bot in simple]
    if sum(move != best for move in chosen) < DECEIVED * len(simple):
        return None
    choices = [rules.write_move(move) for move in chosen if move != best]
    return PuzzleDraft(entries, state, seat, moves, judged, choices)


def _confirm(evaluator: Evaluator, draft: PuzzleDraft) -> tuple[int, Judgement]:
    """The number of rollouts it took, and their judgement."""
    candidates = np.argsort(-draft.judged.known[:, draft.seat], kind="stable")[:CANDIDATES].tolist()
    rollouts = 0

    def clear(won: Shares) -> bool:
        nonlocal rollouts
        rollouts = len(won)
        if rollouts < EARLY:
            return False
        ahead, second = np.argsort(-won.mean(axis=0), kind="stable")[:2]
        apart = won[:, ahead] - won[:, second]
        errors = apart.mean() / max(1e-9, apart.std() / (rollouts - 1) ** 0.5)
        pace = CERTAIN * (rollouts / BUDGET) ** 0.5  # errors shrink with the square root of the number
        return bool(errors < HOPELESS * pace or (errors >= CERTAIN and rollouts >= LEAST))

    deep = Deep(evaluator, evaluator.seed)
    judged = deep.rolled_out(draft.state, draft.seat, draft.moves, candidates, draft.judged, clear, BUDGET)
    return rollouts, judged


def _is_clear(draft: PuzzleDraft, judged: Judgement, rollouts: int, exact: bool) -> bool:
    """Is the best move ahead of every other, beyond doubt, and the one that the simple bots miss?"""
    if not exact and rollouts < LEAST:
        return False
    own = judged.known[:, draft.seat]
    best = judged.best(draft.seat)
    behind = own[best] - own
    behind[best] = 1.0
    if behind.min() < CLEAR or draft.judged.best(draft.seat) != best:
        return False
    return exact or bool((behind >= CERTAIN * judged.error).all())


def _puzzle(
    evaluator: Evaluator,
    draft: PuzzleDraft,
    judged: Judgement,
    rollouts: int,
    plan: Plan,
    number: int,
    journal: Sequence[Entry],
) -> Puzzle:
    rules, seat, moves = evaluator.rules, draft.seat, draft.moves
    ranked = np.argsort(-judged.known[:, seat], kind="stable").tolist()
    rolled = set(np.argsort(-draft.judged.known[:, seat], kind="stable")[:CANDIDATES].tolist())
    answers = [
        Answer(
            move=rules.write_move(moves[k]),
            win=round(float(judged.known[k, seat]), 4),
            error=round(float(judged.error[k]), 4) if rollouts and k in rolled else 0.0,
            rolled=not rollouts or k in rolled,
        )
        for k in ranked
    ]
    ((tempting, _),) = Counter(draft.choices).most_common(1)
    before = [msgspec.to_builtins(to_plain(entry)) for entry in journal[: draft.entries]]
    return Puzzle(
        number=number,
        game=plan.game,
        options=dict(rules.spec.options),
        seats=rules.spec.seats,
        start=0,
        seat=seat,
        journal=before,
        answers=answers,
        tempting=tempting,
        rollouts=rollouts,
    )
