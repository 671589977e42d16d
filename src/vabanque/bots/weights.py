"""Files of nets: one for a game, in it the weights for every number of seats, in half precision."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

DATA = Path(__file__).parent / "data"
"""The nets that come with the package (docs/models.md)."""


def read_weights(path: Path) -> dict[int, Any]:
    """Number of seats → weights; empty if there is no such file."""
    if not path.exists():
        return {}
    with np.load(path) as nets:
        return {int(seats): nets[seats].astype(np.float32) for seats in nets.files}


def write_weights(path: Path, more: Mapping[int, Any]) -> None:
    """Add nets to a file, or replace those for the same number of seats."""
    nets = {**read_weights(path), **more}
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(path, **{str(seats): nets[seats].astype(np.float16) for seats in sorted(nets)})
