"""What runs in a worker process: bots, and rollouts for hints.

The web process imports this module too, to name the functions it wants called. So nothing here may import numba when
the module is loaded: bots that need it are imported by `make_bot` when they are first asked.
"""

from __future__ import annotations

import importlib
import os
import signal
import threading
import time
from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from vabanque.bots import bots_for, make_bot
from vabanque.core import Decide, Entry, Over, Refusal, Seat, Watcher
from vabanque.core.contract import AnyRules
from vabanque.games import GAMES, make
from vabanque.games.top_10000.rules import Top10000, View
from vabanque.play.dealers import stream, uniform


class Question(NamedTuple):
    """A decision, as the deciding seat knows it. Never a state."""

    game: str
    seats: int
    options: tuple[tuple[str, bool | int | str], ...]
    open_money: bool
    seat: Seat
    view: Any
    moves: Sequence[Any]
    path: str
    """Names the random stream, so that the same question gets the same answer."""
    journal: Sequence[Entry] = ()
    """Everything that happened, as the seat knows it: for bots that watch."""


def settle_in(server: int) -> None:
    """Begin a worker: leave Ctrl-C to the server's process, and end when it ends, even if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        while os.getppid() == server:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def bots_by_game() -> dict[str, list[str]]:
    """Which bots can play which game, the stronger ones last."""
    return {game: bots_for(game) for game in GAMES}


def choose(bot: str, question: Question) -> int:
    """The index of the move that `bot` chooses."""
    rules = _rules(question.game, question.seats, question.options, question.open_money)
    rng = stream(question.path, bot)
    decider = make_bot(bot, rules, question.seat, rng)
    if isinstance(decider, Watcher):
        for entry in question.journal:
            decider.watch(entry)
    return list(question.moves).index(decider.choose(question.view, question.moves))


def estimate(question: Question, seconds: float) -> list[float]:
    """What each move is worth.

    Las Vegas: the money of this round, on average, if everybody plays on greedily (rollouts until time is up). Die
    oberen 10 000: the exact chance to win, in per cent. Empty where there is no solution.
    """
    rules = _rules(question.game, question.seats, question.options, question.open_money)
    if isinstance(rules, Top10000):
        return _chances(rules, question)
    rng = stream(question.path, "estimate")
    players = [make_bot("greedy", rules, seat, rng) for seat in range(question.seats)]
    totals = [0] * len(question.moves)
    until = time.monotonic() + seconds
    rounds = 0
    while rounds < 2 or time.monotonic() < until:
        for number, move in enumerate(question.moves):
            totals[number] += _playout(rules, rules.fill(question.view, rng), move, players, rng)
        rounds += 1
    return [total / rounds for total in totals]


def _chances(rules: Top10000, question: Question) -> list[float]:
    view: View = question.view
    assert view.throw is not None
    around = [(question.seat + ahead) % rules.seats for ahead in range(1, rules.seats)]
    others = [view.scores[seat] for seat in around if seat not in view.left]
    try:
        rank = importlib.import_module("vabanque.solve.coach").rank
        ranked = rank(view.scores[question.seat], others, view.turn, view.throw.black, view.throw.red, rules.target)
    except (Refusal, OSError):
        return []  # not solved for this many seats
    wins = {(choice.combos, choice.then): 100 * choice.win for choice in ranked}
    return [wins[move.combos, move.then] for move in question.moves]


def _playout(rules: AnyRules, state: Any, move: Any, players: Sequence[Any], rng: Random) -> int:
    """What `move`'s seat gets in this round."""
    seat, number, before = move.seat, state.round, sum(state.won[move.seat])
    first, below = True, uniform(rng)
    while state.round == number:
        turn = rules.turn(state)
        if isinstance(turn, Over):
            break
        if isinstance(turn, Decide):
            moves = [
                move
                if first and other == seat
                else players[other].choose(rules.view(state, other), rules.legal(state, other))
                for other in turn.seats
            ]
            first = False
            state = rules.play(state, *moves).state
        else:
            state = rules.land(state, turn.deal(below)).state
    return int(sum(state.won[seat]) - before)


@lru_cache(maxsize=256)
def _rules(game: str, seats: int, options: tuple[tuple[str, bool | int | str], ...], open_money: bool) -> AnyRules:
    return make(game, seats, dict(options), open_money=open_money)
