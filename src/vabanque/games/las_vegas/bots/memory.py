"""What the house carries from one game of a series to the next: its beliefs about a person, as text."""

from __future__ import annotations

from base64 import b64decode, b64encode
from binascii import Error
from typing import Any

import numpy as np

FADES = 0.1
"""How much of a belief fades between two games: people change their play, and never forgetting would be unfair to
those who learn. Chosen by hand."""


def keep(*beliefs: Any) -> str:
    """Probabilities as text; half precision is enough."""
    return b64encode(np.concatenate(beliefs).astype("<f2").tobytes()).decode()


def bring_back(text: str, *beliefs: Any) -> None:
    """Mix stored beliefs into these fresh ones. A text from another version is ignored."""
    try:
        stored = np.frombuffer(b64decode(text, validate=True), "<f2").astype(float)
    except (Error, ValueError):
        return
    if len(stored) != sum(map(len, beliefs)) or not np.isfinite(stored).all() or (stored < 0).any():
        return
    for belief in beliefs:
        old, stored = stored[: len(belief)], stored[len(belief) :]
        if old.sum() > 0:
            belief[:] = (1 - FADES) * old / old.sum() + FADES * belief
