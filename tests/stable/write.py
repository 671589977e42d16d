"""Writes down what this release promises: `python -m tests.stable.write`. Run it once for a release, never again."""

from __future__ import annotations

import inspect
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

import vabanque
from vabanque.games import GAMES, make, vocabulary

HERE = Path(__file__).parent
PACKAGES = ("vabanque", "vabanque.sim", "vabanque.arena", "vabanque.analyse", "vabanque.envs")
OWN = ("las-vegas-2012", "las-vegas-biggy", "las-vegas-cards", "top-10000")


def parameters(export: Any) -> list[str] | None:
    """The names of a callable's parameters, without those of no interest to callers; None if it cannot be called."""
    try:
        return [name for name in inspect.signature(export).parameters if not name.startswith("_")]
    except (TypeError, ValueError):
        return None


def names(package: str) -> dict[str, list[str] | None]:
    """Public name → the names of its parameters."""
    module = import_module(package)
    return {name: parameters(getattr(module, name)) for name in module.__all__}


def moves(game: str, seats: int) -> str:
    """A hash of all moves as text, in the order of their numbers."""
    return sha256("\n".join(vocabulary(make(game, seats))).encode()).hexdigest()


def played(game: str) -> str:
    """A game under a seed: a hash of its record."""
    table = vabanque.Table(game, 2, seed="stable", bots={0: "random", 1: "random"})
    table.run_bots()
    return sha256(table.record().to_json().encode()).hexdigest()


def positions(game: str) -> list[str]:
    """Positions of a game between bots that play at random, in one line."""
    table = vabanque.Table(game, 2, seed="stable", bots={0: "random", 1: "random"})
    table.run_bots()
    rules = table.rules
    return [vabanque.position_to_text(rules, step.state) for step in vabanque.replay(table.record())]


def promises() -> dict[str, Any]:
    """Everything that docs/stability.md calls stable and that can be written down."""
    return {
        "names": {package: names(package) for package in PACKAGES},
        "moves": {name: {str(seats): moves(name, seats) for seats in GAMES[name].seats} for name in OWN},
        "games": {name: played(name) for name in OWN},
        "positions": {name: positions(name)[::7] for name in OWN},
    }


if __name__ == "__main__":
    file = HERE / f"{vabanque.__version__}.json"
    file.write_bytes(msgspec.json.format(msgspec.json.encode(promises()), indent=1) + b"\n")
