"""Training a value network, from random weights or given ones, by self-play and games against a league of rivals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np

from vabanque.compiled import new_luck, records
from vabanque.core import Misconfigured
from vabanque.games import variants
from vabanque.games.vegas.bots.net import Net, Shape
from vabanque_lab.vegas.league import LEARNER, draw_game
from vabanque_lab.vegas.learning import Learner, adam, new_learner

RECIPES = {
    "las-vegas-2012": "vabanque_lab.las_vegas.training",
    "las-vegas-biggy": "vabanque_lab.las_vegas.training",
    "las-vegas-cards": "vabanque_lab.las_vegas_cards.training",
}
"""Game → the module with the recipe for training its network (`Recipe`)."""
FRESH_RATE = 1e-3
"""Adam's learning rate for an untrained network. Chosen by hand, like all numbers here."""
LAST_RATE = 0.03
"""The rate falls along a cosine to this fraction of its peak."""
WARM_UP = 1000
"""Steps until the full rate is reached …"""
HEAD_START = 50
"""… starting as if this many had been done."""
GAMES_PER_BATCH = 250
"""The rate and the older version stay the same for this many games."""
BATCHES_PER_VERSION = 40
"""Every 10,000 games the network joins the older versions …"""
OLDER_VERSIONS = 8
"""… of which the last this many are kept."""
AVERAGED_FROM = 0.75
"""The weights of a network for reviews are averaged over the last quarter of its games, to reduce noise."""


class Lessons(NamedTuple):
    """How training games are played, and how the network learns from them."""

    self_play: float = 0.35
    """The fraction of games that the learner plays only with itself and its older versions."""
    decay: float = 0.8
    """The λ of TD(λ)."""
    greed: float = 0.15
    """How much money counts besides the win share when a move is chosen (`choosing.add_money_forecast`)."""
    for_reviews: bool = False
    """Hand every seat over to the learner at some point, and learn only from there on?"""
    frozen: bool = False
    """Learn in one seat only, against copies of the network that training starts from (`vabanque_lab.exploit`)?"""
    explore: bool = True
    """Does the learner then make a random move now and then?"""


FOR_PLAY = Lessons()
FOR_REVIEWS = Lessons(self_play=0.1, greed=0.0, for_reviews=True)
"""How a network for reviews learns what positions are worth if good players play on, however they came about."""


class Recipe(NamedTuple):
    """What a game's own `training` module provides."""

    shape_for: Callable[[int], Shape]
    record: Any
    new: Callable[[Any], Any]
    """A record at the start of a game with these rules."""
    new_workspace: Callable[[Shape, Net], Any]
    new_table: Callable[[Shape, Any, Net], Any]
    learn: Callable[[Any, Learner, Any, Any, Lessons], None]
    """Play the game in the workspace, and add its gradient."""
    games: Mapping[str, Mapping[int, int]]
    """Game → number of seats → how many games the shipped networks were trained on."""
    starts_from: Mapping[str, str]
    """Games whose networks start from another game's, if that has a network for the number of seats."""
    mostly_plain: bool
    """Are about half of all games played without any option?"""
    review_games: Mapping[str, Mapping[int, int]] = MappingProxyType({})
    """Like `games`, for the networks for reviews, if there are any. They start from the networks that play."""


class Progress(NamedTuple):
    """How far training has got."""

    games: int
    loss: float
    """Mean squared error of the win shares in the last batch."""
    rate: float


def recipe_for(game: str) -> Recipe:
    """The recipe for training a game's network. Raises Misconfigured if no network plays it."""
    if game not in RECIPES:
        raise Misconfigured("not-trained", game=game, known=", ".join(RECIPES))
    recipe: Recipe = import_module(RECIPES[game]).RECIPE
    return recipe


def train(
    game: str,
    seats: int,
    games: int,
    seed: int = 1,
    *,
    weights: Any = None,
    rate: float = FRESH_RATE,
    lessons: Lessons = FOR_PLAY,
    report: Callable[[Progress, Any], None] = lambda *_: None,
) -> Any:
    """Train a network on this many games, from `weights` or from scratch. Returns its weights.

    `report` is called after every batch with the progress and the weights so far.
    """
    recipe = recipe_for(game)
    shape = recipe.shape_for(seats)
    flat = shape.fresh(seed) if weights is None else np.array(weights, np.float32)
    learner = new_learner(shape, flat)
    older = flat.copy()
    workspace = recipe.new_workspace(shape, learner.net)
    table = recipe.new_table(shape, workspace, shape.net(older))
    starts = _starts(recipe, game, seats)[: 1 if lessons.frozen else None]
    lucks = new_luck(f"{game} {seats} {seed}")
    rng = np.random.default_rng(seed)
    versions = [flat.copy()]
    mean, batches = np.zeros(len(flat)), 0
    for first in range(0, games, GAMES_PER_BATCH):
        falling = LAST_RATE + (1 - LAST_RATE) * 0.5 * (1 + np.cos(np.pi * first / games))
        now = rate * falling * min(1.0, (first + HEAD_START) / WARM_UP)
        older[:] = versions[rng.integers(len(versions))]
        last = min(first + GAMES_PER_BATCH, games)
        for number in range(first, last):
            draw_game(workspace.positions, starts, lucks, number)
            recipe.learn(workspace, learner, table, lucks, lessons)
            adam(learner, number + 1, now)
        if not lessons.frozen and first // GAMES_PER_BATCH % BATCHES_PER_VERSION == BATCHES_PER_VERSION - 1:
            versions = [*versions[1 - OLDER_VERSIONS :], flat.copy()]
        # A few games for reviews may all have ended before anything was learned.
        report(Progress(last, float(learner.loss[0] / max(learner.loss[1], 1)), float(now)), flat)
        learner.loss[:] = 0
        if last > games * AVERAGED_FROM:
            mean, batches = mean + flat, batches + 1
    return (mean / batches).astype(np.float32) if lessons.for_reviews else flat


def contest_with_frozen(game: str, seats: int, weights: Any, frozen: Any, games: int, seed: int) -> list[float]:
    """What a network wins in each game, in one seat, against copies of another in all others."""
    recipe = recipe_for(game)
    shape = recipe.shape_for(seats)
    learner = new_learner(shape, np.array(weights, np.float32))
    workspace = recipe.new_workspace(shape, learner.net)
    table = recipe.new_table(shape, workspace, shape.net(np.array(frozen, np.float32)))
    starts = _starts(recipe, game, seats)[:1]
    lucks = new_luck(f"{game} {seats} {seed}")
    lessons = Lessons(greed=0.0, frozen=True, explore=False)
    won = []
    for number in range(games):
        draw_game(workspace.positions, starts, lucks, number)
        recipe.learn(workspace, learner, table, lucks, lessons)  # the gradient is thrown away
        hero = int(np.flatnonzero(table.seating.policies[:seats] == LEARNER)[0])
        won.append(float(table.seating.result[hero]))
    return won


def _starts(recipe: Recipe, game: str, seats: int) -> Any:
    """One record per combination of options; the plain game is repeated if it is to be half of all games."""
    played = list(variants(game, seats, idle=False))
    if recipe.mostly_plain:
        played += played[:1] * max(len(played) - 2, 0)
    starts = records(recipe.record, len(played))
    for number, rules in enumerate(played):
        starts[number] = recipe.new(rules)[0]
    return starts
