"""The loops of compiled tables, written once for all games.

`new_environment` compiles a copy of them for one game, with its rules (`sim.loops.CompiledGame`) and its `Senses`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from vabanque.compiled import new_luck, open_stream, repeated
from vabanque.core.contract import AnyRules
from vabanque.envs.layout import Form, Layout
from vabanque.sim.loops import CompiledGame, new_loops

MOST_SEATS = 8
"""A set of seats is one byte."""
ILLEGAL = -1.0
"""A learner's reward for an illegal action, which ends the game."""


class Terms(NamedTuple):
    """A researcher's choices, in the form compiled code takes."""

    full: bool
    """The full form of observations?"""
    open_money: bool
    by_score: bool
    """Is the reward the score? Otherwise it is the share of the win."""
    as_scored: bool
    """Are scores rewarded when they change? Otherwise at the end."""


class Tables(NamedTuple):
    """Games in progress, one at each table."""

    positions: Any
    """[table]: records of the game."""
    lucks: Any
    """[table]: the source of its random numbers."""
    games: Any
    """[table]: the number of the game under the seed."""
    scores: Any
    """[table, seat]: the score rewarded so far."""


class Shown(NamedTuple):
    """What players see after a step."""

    observations: Any
    """[table, number]: what the seat to move sees."""
    masks: Any
    """[table, move]: is the move legal?"""
    movers: Any
    """[table]: the seat to move."""
    rewards: Any
    """[table, seat]"""
    dones: Any
    """[table]: did this step end a game? Then a new one has begun."""


class Company(NamedTuple):
    """Who sits with a learner: compiled bots."""

    policies: Any
    """[place, clockwise from the learner]: the number of the bot there."""
    seat: int
    """The learner's seat; −1 if it moves on after each round of starters."""
    moves: Any
    """Room for the bots to write legal moves."""


class StepRewards(NamedTuple):
    """What learners get after a step, besides `Shown`."""

    rewards: Any
    """[table]: the learner's."""
    last: Any
    """[table, number]: if a game has ended, the learner's last observation of it."""
    illegal: Any
    """[table]: did an illegal action end the game?"""


class Senses(NamedTuple):
    """What a compiled game adds to become an environment: how it looks as numbers, on its record `s` (compiled)."""

    layout: Callable[[Any, Form], Layout]
    """(rules, form): what `observe` writes."""
    from_state: Callable[[Any, Any], Any]
    """(rules, state): the record of a state, as an array of one."""
    observe: Callable[[Any, Terms, int, Any], None]
    """(s, terms, viewer, row): write what the viewer sees."""
    mask: Callable[[Any, int, Any], None]
    """(s, viewer, row): write which moves the viewer has, by their numbers in the game's vocabulary."""
    move_of: Callable[[Any, int], int]
    """(s, action): the move with this number, as the game's `play` takes it."""


@dataclass(frozen=True)
class Loops:
    """The loops compiled for one game."""

    game: CompiledGame
    senses: Senses
    begin: Callable[[Tables, int], None]
    move: Callable[[Tables, int, int], bool]
    look: Callable[[Tables, Terms, int, int, Any, Any], None]
    whose_turn: Callable[[Tables, int], int]
    standing: Callable[[Tables, int, Any], int]
    show_all: Callable[[Tables, Terms, Shown], None]
    step_all: Callable[[Tables, Terms, Shown, Any], int]
    wait_for_learner: Callable[[Tables, Company, int], None]
    step_learners: Callable[[Tables, Terms, Shown, Company, StepRewards, Any], None]


# Placeholders for a game's functions in the loops below.
_hole: Any = None
start = settle = mover = choose = play = move_of = observe = mask = score = winners = _hole
begin = pay = show = wait_for_learner = _hole


def _begin(tables: Tables, table: int) -> None:
    """Start the game whose number is in `games`, with the same dice as in `vabanque sim`."""
    s, luck = tables.positions[table], tables.lucks[table]
    open_stream(luck, tables.games[table])
    start(s, tables.games[table] % s.seats)
    for seat in range(s.seats):
        tables.scores[table, seat] = 0
    settle(s, luck)


def _move(tables: Tables, table: int, action: int) -> bool:
    """Make a legal move for the seat to move. Returns whether the game is over."""
    s = tables.positions[table]
    play(s, move_of(s, action))
    settle(s, tables.lucks[table])
    return s.over != 0


def _look(tables: Tables, terms: Terms, table: int, viewer: int, row: Any, moves: Any) -> None:
    """What any seat sees, and its moves."""
    s = tables.positions[table]
    observe(s, terms, viewer, row)
    mask(s, viewer, moves)


def _whose_turn(tables: Tables, table: int) -> int:
    """The seat to move."""
    return mover(tables.positions[table])


def _standing(tables: Tables, table: int, scores: Any) -> int:
    """Write every seat's score; returns the set of winners, 0 while the game is under way."""
    s = tables.positions[table]
    for seat in range(s.seats):
        scores[seat] = score(s, seat)
    return winners(s) if s.over else 0


def _show(tables: Tables, terms: Terms, shown: Shown, table: int) -> None:
    """Show a table to the seat to move."""
    s = tables.positions[table]
    seat = mover(s)
    shown.movers[table] = seat
    observe(s, terms, seat, shown.observations[table])
    mask(s, seat, shown.masks[table])


def _show_all(tables: Tables, terms: Terms, shown: Shown) -> None:
    """Show every table to the seat to move."""
    for table in range(len(tables.games)):
        show(tables, terms, shown, table)


def _pay(tables: Tables, terms: Terms, shown: Shown, table: int) -> None:
    """Write what every seat has earned since it was last paid."""
    s = tables.positions[table]
    if terms.by_score and (terms.as_scored or s.over):
        for seat in range(s.seats):
            now = score(s, seat)
            shown.rewards[table, seat] = now - tables.scores[table, seat]
            tables.scores[table, seat] = now
    elif s.over:
        won = winners(s)
        count_won = 0
        for seat in range(s.seats):
            count_won += won >> seat & 1
        for seat in range(s.seats):
            shown.rewards[table, seat] = (won >> seat & 1) / count_won
    elif shown.dones[table] or terms.by_score:  # otherwise they are already 0
        for seat in range(s.seats):
            shown.rewards[table, seat] = 0


def _step_all(tables: Tables, terms: Terms, shown: Shown, actions: Any) -> int:
    """Make one move at every table; if it ended the game, the next one begins.

    Returns −1, or the first table where the action is not legal; then nothing has changed.
    """
    count = len(tables.games)
    for table in range(count):
        action = actions[table]
        if action < 0 or action >= shown.masks.shape[1] or not shown.masks[table, action]:
            return table
    for table in range(count):
        s = tables.positions[table]
        play(s, move_of(s, actions[table]))
        settle(s, tables.lucks[table])
        if s.over or shown.dones[table] or terms.by_score:
            pay(tables, terms, shown, table)
        shown.dones[table] = s.over
        if s.over:
            tables.games[table] += count
            begin(tables, table)
        # Same as `show`, inlined: passing all these arrays at every step would take longer than writing them.
        seat = mover(s)
        shown.movers[table] = seat
        observe(s, terms, seat, shown.observations[table])
        mask(s, seat, shown.masks[table])
    return -1


def _wait_for_learner(tables: Tables, company: Company, table: int) -> None:
    """Let the bots play until it is the learner's turn, or the game is over."""
    s, luck = tables.positions[table], tables.lucks[table]
    learner = company.seat if company.seat >= 0 else tables.games[table] // s.seats % s.seats
    while not s.over:
        seat = mover(s)
        if seat == learner:
            break
        place = seat - learner if seat > learner else seat - learner + s.seats
        play(s, choose(s, company.policies[place], luck, company.moves))
        settle(s, luck)


def _step_learners(
    tables: Tables, terms: Terms, shown: Shown, company: Company, lessons: StepRewards, actions: Any
) -> None:
    """Let learners move and bots answer. If that ended the game, or a move was illegal, the next game begins."""
    count = len(tables.games)
    for table in range(count):
        s, action = tables.positions[table], actions[table]
        learner = shown.movers[table]
        illegal = action < 0 or action >= shown.masks.shape[1] or not shown.masks[table, action]
        lessons.illegal[table] = illegal
        if illegal:
            lessons.rewards[table] = ILLEGAL
        else:
            play(s, move_of(s, action))
            settle(s, tables.lucks[table])
            wait_for_learner(tables, company, table)
            pay(tables, terms, shown, table)
            lessons.rewards[table] = shown.rewards[table, learner]
        shown.dones[table] = illegal or s.over != 0
        if shown.dones[table]:
            observe(s, terms, learner, lessons.last[table])
            tables.games[table] += count
            begin(tables, table)
            wait_for_learner(tables, company, table)
        show(tables, terms, shown, table)


TEMPLATES = (
    *(_begin, _pay, _show, _wait_for_learner),
    *(_move, _look, _whose_turn, _standing, _show_all, _step_all, _step_learners),
)
"""What is compiled for each game; later ones call earlier ones."""


def new_environment(module: str, file: str, game: CompiledGame, senses: Senses) -> Loops:
    """The loops compiled for a game, for its module (`__name__`, `__file__`)."""
    loops = new_loops(module, file, {**game._asdict(), **senses._asdict()}, *TEMPLATES)
    return Loops(game, senses, **{name: loops[name] for name in Loops.__dataclass_fields__ if name in loops})


def new_tables(loops: Loops, rules: AnyRules, count: int, seed: int | str) -> Tables:
    """Tables number 0 … count − 1; none of them has begun. Table t plays games t, t + count, t + 2 · count …"""
    return Tables(
        positions=repeated(loops.game.new(rules), count),
        lucks=repeated(new_luck(seed), count),
        games=np.arange(count, dtype=np.int64),
        scores=np.zeros((count, MOST_SEATS), np.int64),
    )
