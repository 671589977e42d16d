"""A net's course of learning, from random weights to a league of varied rivals, and its examination."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from vabanque.bots.net.kernel import Shape, new_work
from vabanque.core import Misconfigured
from vabanque.games import GAMES, make
from vabanque.games.kernel import new_luck, records

LESSON = 250
"""Games between two looks at the clock, the rate and the older selves."""
OLDER_SELVES = 8
FRESH_RATE = 1e-3
"""How fast a net learns that knows nothing yet."""

GAMES_TO_LEARN = {
    "las-vegas-2012": {2: 300_000, 3: 500_000, 4: 450_000, 5: 350_000},
    "las-vegas-biggy": {2: 100_000, 3: 120_000, 4: 120_000, 5: 120_000, 6: 250_000},
    "las-vegas-cards": {2: 40_000, 3: 40_000, 4: 40_000, 5: 40_000},
}
"""How long the nets in the package have learned."""
TAUGHT_BEFORE = {"las-vegas-biggy": "las-vegas-2012"}
"""Games whose nets begin with what another game's nets know, where those have as many seats."""


class Subject(NamedTuple):
    """What is to be learned: a game's kernels and room for its positions."""

    shape: Shape
    record: Any
    new: Any
    learn: Any
    match: Any
    seats: int
    seen: Callable[[Shape], tuple[Any, ...]]


def subject(game: str, seats: int) -> Subject:
    """The kernels of a game; raises Misconfigured if no net plays it."""
    if game in ("las-vegas-2012", "las-vegas-biggy"):
        from vabanque.bots.las_vegas.kernel import shape_for
        from vabanque.bots.las_vegas.training import kernel
        from vabanque.games.las_vegas.kernel import CASINOS, RECORD, SEATS, new

        def seen(shape: Shape) -> tuple[Any, ...]:
            return _room(kernel.LONGEST + 1, casinos=CASINOS, shape=shape, notes=3)

        return Subject(shape_for(seats), RECORD, new, kernel.learn, kernel.match, SEATS, seen)
    if game == "las-vegas-cards":
        from vabanque.bots.las_vegas_cards import kernel as cards
        from vabanque.bots.las_vegas_cards.training import kernel as lessons
        from vabanque.games.las_vegas_cards import kernel as rules

        def seen_by_each(shape: Shape) -> tuple[Any, ...]:
            return _room(rules.SEATS + 1, lessons.LONGEST, casinos=rules.CASINOS, shape=shape, notes=2)

        return Subject(
            cards.shape_for(seats), rules.RECORD, rules.new, lessons.learn, lessons.match, rules.SEATS, seen_by_each
        )
    raise Misconfigured("unknown-game", game=game[:40])


def _room(*size: int, casinos: int, shape: Shape, notes: int) -> tuple[Any, ...]:
    """Room for the inputs of so many positions, and for some notes about each."""
    inputs = ((casinos, shape.casino), (shape.table,), (shape.head,))
    rooms = [np.zeros((*size, *inner), np.float32) for inner in inputs]
    return (*rooms, *(np.zeros(size, np.int64) for _ in range(notes)))


def variants(game: str, seats: int) -> list[dict[str, Any]]:
    """All settings of a game's options that this number of seats allows, the plain game first."""
    options = GAMES[game].options
    found = []
    for values in product(*(option.allowed for option in options)):
        chosen = dict(zip((option.name for option in options), values, strict=True))
        if chosen.get("bandit") is False and chosen["bandit_ties"] != "all":
            continue  # the same game as with the default
        try:
            make(game, seats, chosen)
        except Misconfigured:
            continue
        found.append(chosen)
    return found


def _starts(learned: Subject, game: str, seats: int, settings: Sequence[dict[str, Any]]) -> Any:
    """One record for each setting."""
    starts = records(learned.record, len(settings))
    for number, options in enumerate(settings):
        starts[number] = learned.new(make(game, seats, options))[0]
    return starts


class Progress(NamedTuple):
    """Where a course stands."""

    games: int
    loss: float
    rate: float


def take_course(
    game: str,
    seats: int,
    games: int,
    seed: int = 1,
    *,
    weights: Any = None,
    rate: float = FRESH_RATE,
    decay: float = 0.8,
    self_play: float = 0.35,
    report: Callable[[Progress, Any], None] = lambda *_: None,
) -> Any:
    """Train a net over so many games, from `weights` or from nothing. Returns its weights."""
    learned = subject(game, seats)
    shape = learned.shape
    flat = shape.fresh(seed) if weights is None else np.array(weights, np.float32)
    grad, mean, square = np.zeros_like(flat), np.zeros_like(flat), np.zeros_like(flat)
    net, gradient = shape.net(flat), shape.net(grad)
    settings = variants(game, seats)
    if game != "las-vegas-cards":
        settings += settings[:1] * max(len(settings) - 2, 0)  # about half of all games are the plain one
    starts = _starts(learned, game, seats, settings)
    these, work, seen = records(learned.record, 2), new_work(shape), learned.seen(shape)
    luck = new_luck(f"{game} {seats} {seed}")
    rng = np.random.default_rng(seed)
    older_selves = [flat.copy()]
    loss = np.zeros(2)
    step = 0
    for first in range(0, games, LESSON):
        # Warm up, then fall like a cosine to a small remainder.
        now = rate * (0.03 + 0.97 * 0.5 * (1 + np.cos(np.pi * first / games))) * min(1.0, (step + 50) / 1000)
        older = shape.net(older_selves[rng.integers(len(older_selves))])
        lesson = min(LESSON, games - first)
        step = learned.learn(
            starts, these, net, older, gradient, (flat, grad, mean, square), work, seen, luck, first, lesson, step,
            now, decay, self_play, loss,
        )  # fmt: skip
        if first // LESSON % 40 == 39:
            older_selves = [*older_selves[1 - OLDER_SELVES :], flat.copy()]
        report(Progress(first + lesson, float(loss[0] / loss[1]), float(now)), flat)
        loss[:] = 0
    return flat


def examine(
    game: str,
    seats: int,
    weights: Any,
    rivals: Sequence[int],
    games: int,
    *,
    settings: Sequence[dict[str, Any]] = ({},),
    other: Any = None,
    seed: str = "examination",
    first: int = 0,
    hero: int = 0,
    greed: float = 0.15,
) -> float:
    """The win share of `hero` (the net alone) against `rivals`, all of them policies of the training kernel.

    Everybody sits everywhere. Games are numbered from `first` on.
    """
    learned = subject(game, seats)
    net = learned.shape.net(np.asarray(weights, np.float32))
    older = net if other is None else learned.shape.net(np.asarray(other, np.float32))
    starts = _starts(learned, game, seats, settings)
    won = np.zeros(learned.seats)
    policies = np.array([hero, *rivals], np.int64)
    these, work = records(learned.record, 4), new_work(learned.shape)
    learned.match(starts, these, net, older, work, new_luck(seed), policies, first, games, greed, won)
    return float(won[0] / games)
