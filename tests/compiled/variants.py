"""Every game with every number of seats and every option."""

from __future__ import annotations

from itertools import product

from vabanque.core import Misconfigured, OptionValue
from vabanque.core.contract import AnyRules
from vabanque.games import GAMES, make


def variants() -> list[AnyRules]:
    """All rules of all games; top-10000 also with a low target."""
    rules = []
    for game in GAMES.values():
        if game.id not in ("las-vegas-2012", "las-vegas-biggy", "las-vegas-cards", "top-10000"):
            continue
        choices: list[list[OptionValue]] = [
            [10_000, 1_000] if option.name == "target" else list(option.allowed) for option in game.options
        ]
        for seats, values in product(game.seats, product(*choices)):
            options = dict(zip((option.name for option in game.options), values, strict=True))
            if options.get("bandit_ties") == "all" and not options["bandit"]:
                continue  # without the Bandit it makes no difference
            try:
                rules.append(make(game.id, seats, options))
            except Misconfigured:
                continue  # no such table can be set up
    return rules


VARIANTS = variants()


def label(rules: AnyRules) -> str:
    """The name of a variant in test ids."""
    options = [name if value is True else f"{name}={value}" for name, value in rules.spec.options.items() if value]
    return "-".join([rules.spec.game, f"{rules.spec.seats} seats", *options])
