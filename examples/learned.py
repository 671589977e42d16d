"""A bot with a trained network that needs only NumPy to play: `examples.learned:Learned`.

    vabanque arena las-vegas-2012 --bots gain,examples.learned:Learned --hero examples.learned:Learned --tables copies
    vabanque play las-vegas-2012 --seats me,examples.learned:Learned,gain

It plays las-vegas-2012 with three seats and no options. `examples/ppo.py` trains the network and writes `learned.npz`;
set the environment variable LEARNED to use another file.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from vabanque.envs import Choices, Encoder, Layout
from vabanque.games import vocabulary

WEIGHTS = Path(__file__).with_suffix(".npz")
Array = np.ndarray[Any, Any]


def load() -> dict[str, Array]:
    """The weights by name."""
    with np.load(os.environ.get("LEARNED", WEIGHTS)) as file:
        return {name: file[name].astype(np.float32) for name in file.files}


def split(observations: Array, layout: Layout) -> tuple[Array, Array]:
    """The numbers about each of the six casinos [table, casino, number], and all the others [table, number]."""
    casinos, others = [], []
    for part in layout.slices:
        numbers = observations[:, layout[part.name]]
        if part.shape[0] == 6:
            casinos.append(numbers.reshape(len(numbers), 6, -1))
        else:
            others.append(numbers)
    return np.concatenate(casinos, axis=2), np.concatenate(others, axis=1)


def forward(weights: dict[str, Array], casinos: Array, others: Array) -> Array:
    """One logit per face: the higher, the better. `Net` in ppo.py does the same in PyTorch.

    All casinos go through the same layers; between the two, each also gets the mean over all casinos.
    """

    def dense(name: str, numbers: Array) -> Array:
        product: Array = numbers @ weights[f"{name}.weight"].T + weights[f"{name}.bias"]
        return product

    table = np.broadcast_to(others[:, None], (*casinos.shape[:2], others.shape[1]))
    first = np.maximum(dense("first", np.concatenate([casinos, table], axis=2)), 0)
    mean = np.broadcast_to(first.mean(axis=1, keepdims=True), first.shape)
    second = np.maximum(dense("second", np.concatenate([first, mean], axis=2)), 0)
    return dense("policy", second)[:, :, 0]


class Learned:
    """Places the face that its network rates highest."""

    games = ("las-vegas-2012",)

    def __init__(self, rules: Any, seat: int, rng: Random) -> None:
        self._rules, self._seat = rules, seat
        self._encoder = Encoder(Choices(rules))
        self._texts = vocabulary(rules)
        self._weights = load()
        casinos, others = split(np.zeros((1, self._encoder.layout.size), np.float32), self._encoder.layout)
        if casinos.shape[2] + others.shape[1] != self._weights["first.weight"].shape[1]:
            raise TypeError("this net plays las-vegas-2012 at three seats, without options")

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        seen = self._encoder.encode(view, self._seat)
        liking = forward(self._weights, *split(seen.observation[None], self._encoder.layout))[0]
        best = self._texts[int(np.where(seen.mask, liking, -np.inf).argmax())]
        return next(move for move in moves if self._rules.write_move(move) == best)
