"""The loops of compiled tables, written once for all games.

`new_environment` compiles a copy of them for one game, with its rules (`sim.loops.CompiledGame`) and its `Senses`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from vabanque.compiled import below, new_luck, numbers, open_stream, repeated
from vabanque.core.contract import AnyRules
from vabanque.envs.layout import Form, Layout
from vabanque.envs.networks import FULL, Brains, network_move
from vabanque.sim.loops import CompiledGame, new_loops

MOST_SEATS = 8
"""A set of seats is one byte."""
DRAWS = 1 << 38
"""The streams of luck from here on say who sits with a learner, the others deal the games."""
REST = -2
"""The action at a table that does nothing in this step: the next game has begun, and its first observation is shown."""
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
    last: Any
    """[table, number]: if a game has ended, what the seat that moved, or the learner, saw in the end."""


class Company(NamedTuple):
    """Who sits with a learner: compiled bots, and networks."""

    policies: Any
    """[place clockwise from the learner, choice]: the number of a bot that may sit there; −1 − n is network n."""
    choices: Any
    """[place]: how many may sit there. One of them is drawn for every game."""
    seat: int
    """The learner's seat; −1 if it moves on after each round of starters."""
    mind: Any
    """What the game's `choose` gets to think with: room for legal moves, or what levels need."""
    lucks: Any
    """Draws who sits there."""
    brains: Brains
    full: Terms
    """What a network of the full form sees, …"""
    compact: Terms
    """… and one of the compact form."""


class StepRewards(NamedTuple):
    """What learners get after a step, besides `Shown`."""

    rewards: Any
    """[table]: the learner's."""
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
    levels: Levels | None = None
    """Bots that need more than the simulator's."""


class Levels(NamedTuple):
    """Bots that think with arrays of their own: levels for people, and value networks."""

    policy: Callable[[str], int | None]
    """The number that stands for a bot, the simulator's included; None if it cannot play in compiled code."""
    mind: Callable[[Any], Any]
    """(rules): what they think with."""
    choose: Callable[[Any, int, Any, Any], int]
    """(s, policy, luck, mind): the move of the seat to choose; see CompiledGame.choose."""


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
    with_levels: Loops | None = None
    """The same with rivals that think more; compiled when somebody wants them, since that takes long."""

    def policy(self, bot: str) -> int | None:
        """The number that stands for a bot in these loops."""
        return self.game.policy(bot)

    def mind(self, _rules: Any) -> Any:
        """What its bots think with: here, room for legal moves."""
        return numbers(self.game.moves)


@dataclass(frozen=True)
class ThinkingLoops(Loops):
    """Loops whose rivals may be levels."""

    def policy(self, bot: str) -> int | None:
        assert self.senses.levels is not None
        return self.senses.levels.policy(bot)

    def mind(self, rules: Any) -> Any:
        assert self.senses.levels is not None
        return self.senses.levels.mind(rules)


# Placeholders for a game's functions in the loops below.
_hole: Any = None
start = settle = mover = choose = play = move_of = observe = mask = score = winners = _hole
begin = pay = show = rest = rival_at = choose_rival = wait_for_learner = _hole


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


def _rest(tables: Tables, terms: Terms, shown: Shown, table: int) -> None:
    """Show the first position of a new game, and that nothing has happened."""
    for seat in range(shown.rewards.shape[1]):
        shown.rewards[table, seat] = 0
    shown.dones[table] = False
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
        if action != REST and (action < 0 or action >= shown.masks.shape[1] or not shown.masks[table, action]):
            return table
    for table in range(count):
        s = tables.positions[table]
        if actions[table] == REST:
            rest(tables, terms, shown, table)
            continue
        play(s, move_of(s, actions[table]))
        settle(s, tables.lucks[table])
        if s.over or shown.dones[table] or terms.by_score:
            pay(tables, terms, shown, table)
        shown.dones[table] = s.over
        if s.over:
            observe(s, terms, shown.movers[table], shown.last[table])
            tables.games[table] += count
            begin(tables, table)
        # Same as `show`, inlined: passing all these arrays at every step would take longer than writing them.
        seat = mover(s)
        shown.movers[table] = seat
        observe(s, terms, seat, shown.observations[table])
        mask(s, seat, shown.masks[table])
    return -1


def _rival_at(tables: Tables, company: Company, table: int, place: int) -> int:
    """Who sits at a place in this game. Mirrors rivals.drawn."""
    count = company.choices[place]
    if count == 1:
        return company.policies[place, 0]
    luck = company.lucks[0]
    luck.key = tables.lucks[table].key
    open_stream(luck, DRAWS + MOST_SEATS * tables.games[table] + place)
    return company.policies[place, below(luck, count)]


def _choose_rival(s: Any, company: Company, policy: int, luck: Any) -> int:
    """The move of the seat to choose."""
    if policy >= 0:
        return choose(s, policy, luck, company.mind)
    brains, which, seat = company.brains, -1 - policy, mover(s)
    if brains.shapes[which, FULL]:
        observe(s, company.full, seat, brains.row)
    else:
        observe(s, company.compact, seat, brains.row)
    mask(s, seat, brains.legal)
    return move_of(s, network_move(brains, which, luck))


def _wait_for_learner(tables: Tables, company: Company, table: int) -> None:
    """Let the bots play until it is the learner's turn, or the game is over."""
    s, luck = tables.positions[table], tables.lucks[table]
    learner = company.seat if company.seat >= 0 else tables.games[table] // s.seats % s.seats
    while not s.over:
        seat = mover(s)
        if seat == learner:
            break
        place = seat - learner if seat > learner else seat - learner + s.seats
        play(s, choose_rival(s, company, rival_at(tables, company, table, place), luck))
        settle(s, luck)


def _step_learners(
    tables: Tables, terms: Terms, shown: Shown, company: Company, lessons: StepRewards, actions: Any
) -> None:
    """Let learners move and bots answer. If that ended the game, or a move was illegal, the next game begins."""
    count = len(tables.games)
    for table in range(count):
        s, action = tables.positions[table], actions[table]
        if action == REST:
            rest(tables, terms, shown, table)
            lessons.rewards[table] = 0
            lessons.illegal[table] = False
            continue
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
            observe(s, terms, learner, shown.last[table])
            tables.games[table] += count
            begin(tables, table)
            wait_for_learner(tables, company, table)
        show(tables, terms, shown, table)


TEMPLATES = (
    *(_begin, _pay, _show, _rest, _rival_at, _choose_rival, _wait_for_learner),
    *(_move, _look, _whose_turn, _standing, _show_all, _step_all, _step_learners),
)
"""What is compiled for each game; later ones call earlier ones."""
WITH_RIVALS = (_choose_rival, _wait_for_learner, _step_learners)
"""Those that depend on how rivals choose."""


def new_environment(module: str, file: str, game: CompiledGame, senses: Senses) -> Loops:
    """The loops compiled for a game, for its module (`__name__`, `__file__`)."""
    functions = {**game._asdict(), **senses._asdict()}
    loops = new_loops(module, file, functions, *TEMPLATES)
    named = {name: loops[name] for name in Loops.__dataclass_fields__ if name in loops}
    if senses.levels is None:
        return Loops(game, senses, **named)
    names = {template.__name__.removeprefix("_") for template in WITH_RIVALS}
    shared = {name: loop for name, loop in loops.items() if name not in names}
    thinking = new_loops(module, file, {**functions, **shared, "choose": senses.levels.choose}, *WITH_RIVALS)
    return Loops(
        game,
        senses,
        **named,
        with_levels=ThinkingLoops(game, senses, **{**named, **{n: thinking[n] for n in named if n in names}}),
    )


def new_tables(loops: Loops, rules: AnyRules, count: int, seed: int | str) -> Tables:
    """Tables number 0 … count − 1; none of them has begun. Table t plays games t, t + count, t + 2 · count …"""
    return Tables(
        positions=repeated(loops.game.new(rules), count),
        lucks=repeated(new_luck(seed), count),
        games=np.arange(count, dtype=np.int64),
        scores=np.zeros((count, MOST_SEATS), np.int64),
    )
