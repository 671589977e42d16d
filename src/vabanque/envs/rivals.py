"""Who sits with a learner: bots, networks from files, and mixtures, one of which is drawn for every game.

`greedy` is a bot, `gen1.npz` a network, and `greedy|regular|gen1.npz` one of the three, drawn anew for every game and
seat. `house,gen1.npz` names every rival, clockwise from the learner; one name stands for all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from vabanque.bots import make_bot
from vabanque.core import Bot, Misconfigured, Seat
from vabanque.core.contract import AnyRules
from vabanque.core.luck import LuckStream
from vabanque.envs.loops import DRAWS, MOST_SEATS
from vabanque.envs.networks import SUFFIX, Network, read_network
from vabanque.envs.table import Choices, new_encoder
from vabanque.games import vocabulary


def rival_names(rivals: str, seats: int) -> list[tuple[str, ...]]:
    """Who may sit at each place, clockwise from a learner. Raises ValueError."""
    places = rivals.split(",")
    if len(places) not in (1, seats - 1):
        raise ValueError(f"name one rival for all seats, or {seats - 1}")
    named = [tuple(place.split("|")) for place in places]
    return named * (seats - 1) if len(named) == 1 else named


def drawn(names: Sequence[str], seed: int, game: int, place: int) -> str:
    """Who of them sits at this place, from 1 on, in this game. Compiled tables draw the same (`loops`)."""
    if len(names) == 1:
        return names[0]
    return names[LuckStream(seed, DRAWS + MOST_SEATS * game + place).below(len(names))]


def make_rival(name: str, rules: AnyRules, seat: Seat, rng: Random) -> Bot:
    """The bot, or the network in the file, of this name. Raises Misconfigured, Unreadable or OSError."""
    if not name.endswith(SUFFIX):
        return make_bot(name, rules, seat, rng)
    return NetworkBot(rules, seat, rng, fitting(read_network(name), name, rules))


def fitting(network: Network, name: str, rules: AnyRules) -> Network:
    """The network, if it has an input for every number that it would see, and an output for every move."""
    wanted = Choices(rules, network.form).layout.size, len(vocabulary(rules))
    found = len(network.layers[0][0]), len(network.layers[-1][1])
    if wanted != found:
        raise Misconfigured(
            "network-does-not-fit", file=name[-100:],
            inputs=found[0], moves=found[1], wanted_inputs=wanted[0], wanted_moves=wanted[1],
        )  # fmt: skip
    return network


class NetworkBot:
    """A network as a bot of the readable rules."""

    def __init__(self, rules: AnyRules, seat: Seat, rng: Random, network: Network) -> None:
        self._rules, self._seat, self._rng, self._network = rules, seat, rng, network
        self._encoder = new_encoder(Choices(rules, network.form))
        self._texts = vocabulary(rules)

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        """The legal move that the network likes best, or one drawn by how much it likes them."""
        seen = self._encoder.encode(view, self._seat)
        layers = self._network.layers
        x = seen.observation
        for weights, biases in layers[:-1]:
            x = np.maximum(x @ weights + biases, 0)
        likings = np.where(seen.mask, x @ layers[-1][0] + layers[-1][1], -np.inf)
        best = int(likings.argmax())
        if self._network.temperature:
            odds = np.exp((likings - likings[best]) / self._network.temperature)
            best = self._rng.choices(range(len(odds)), odds.tolist())[0]
        return self._rules.read_move(self._seat, self._texts[best])
