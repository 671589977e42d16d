"""What the strong players of all Las Vegas games share."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

SHARK_TEMPERATURE = 0.065
"""How far the shark strays from the best move. Chosen so that it clearly beats the regular and clearly loses to the
house with any number of seats (docs/bots.md, "From level to level")."""


def softmax_choice(values: Any, temperature: float, rng: Random) -> int:
    """The index of a move, better ones more often. At temperature 0 always the best.

    A move that is worth `temperature` less than the best is chosen e times less often than the best.
    """
    best = int(np.argmax(values))
    if not temperature:
        return best
    odds = np.exp((values - values[best]) / temperature)
    return rng.choices(range(len(values)), odds.tolist())[0]
