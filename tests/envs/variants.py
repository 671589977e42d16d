"""The games, options and numbers of seats that the environments are tested with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from vabanque.core import OptionValue
from vabanque.games import GAMES, variants

OURS = ("las-vegas-2012", "las-vegas-biggy", "las-vegas-cards", "top-10000")
FEW: dict[str, tuple[tuple[int, dict[str, OptionValue]], ...]] = {
    "las-vegas-2012": ((5, {}), (3, {"neutral": True, "jetons": True})),
    "las-vegas-biggy": ((6, {"bandit": True}), (2, {"neutral": True, "bandit": True})),
    "las-vegas-cards": ((3, {}), (4, {"order": "in-turn", "jetons": True})),
    "top-10000": ((2, {"target": 1000}), (3, {"target": 1000})),
}


class Variant(NamedTuple):
    """A game with its seats and options."""

    game: str
    seats: int
    options: dict[str, OptionValue]

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *(f"{name}={value}" for name, value in self.options.items())])


def some() -> list[Variant]:
    """A few variants of every game: what `make test` tries."""
    return [Variant(game, seats, dict(options)) for game, cases in FEW.items() for seats, options in cases]


def every() -> Iterator[Variant]:
    """All variants: `make test ARGS="tests/envs --every-variant"`."""
    for game in OURS:
        for rules in variants(game, idle=False):
            options: dict[str, Any] = dict(rules.spec.options)
            if game == "top-10000":
                options["target"] = 1000  # random players take a long time to reach 10,000
            yield Variant(game, rules.spec.seats, options)


assert set(OURS) <= set(GAMES)
