"""Network files: one per game, with the weights for every number of seats in half precision."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np

from vabanque.games import GAMES
from vabanque.games.vegas.bots.net import Net, Shape


def read_weights(path: Path) -> dict[int, Any]:
    """Number of seats → weights; empty if there is no such file."""
    if not path.exists():
        return {}
    with np.load(path) as networks:
        return {int(seats): networks[seats].astype(np.float32) for seats in networks.files}


def write_weights(path: Path, weights: Mapping[int, Any]) -> None:
    """Add networks to a file, or replace those for the same number of seats."""
    networks = {**read_weights(path), **weights}
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(path, **{str(seats): networks[seats].astype(np.float16) for seats in sorted(networks)})


def shipped(game: str, for_reviews: bool = False) -> Path:
    """The file of a game's networks that comes with the package (docs/models.md)."""
    package = GAMES[game].brings.data
    assert package is not None, "every Las Vegas game ships networks"
    return Path(str(files(package))) / "data" / file_name(game, for_reviews)


def file_name(game: str, for_reviews: bool = False) -> str:
    """The file of a game's networks, those that play or those for reviews."""
    return f"{game}-reviews.npz" if for_reviews else f"{game}.npz"


@cache
def load_net(game: str, seats: int, shape: Shape, for_reviews: bool = False) -> Net:
    """The package's network for a game and a number of seats."""
    return shape.net(read_weights(shipped(game, for_reviews))[seats])
