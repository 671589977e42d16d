"""What players may agree on: every refusal can be predicted from what the options say they need."""

from __future__ import annotations

from itertools import product

import pytest

from vabanque.core import Game, Misconfigured
from vabanque.games import GAMES, chosen_options, make, variants


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_only_options_without_what_they_need_are_refused(game: Game) -> None:
    choices = [option.allowed if len(option.allowed) < 10 else [option.default] for option in game.options]
    for seats, values in product(game.seats, product(*choices)):
        chosen = {option.name: value for option, value in zip(game.options, values, strict=True)}
        lacking = [
            option.name
            for option in game.options
            if chosen[option.name] != option.default
            and (
                (option.seats is not None and seats not in option.seats)
                or (option.needs is not None and chosen[option.needs[0]] != option.needs[1])
            )
        ]
        try:
            make(game.id, seats, chosen)
        except Misconfigured:
            assert lacking, (seats, chosen)
        else:
            # Without the Bandit, it does not matter how he breaks ties: the option is allowed, but not worth offering.
            assert lacking in ([], ["bandit_ties"]), (seats, chosen)


@pytest.mark.parametrize(
    ("game", "seats", "count"),
    [
        ("las-vegas-2012", 2, 4),
        ("las-vegas-2012", 5, 2),  # no neutral dice with five (R11)
        ("las-vegas-biggy", 6, 3),  # how the Bandit breaks ties only matters where he plays
        ("las-vegas-cards", 2, 3),  # Jetons only in turn (R24)
        ("top-10000", 3, 2),
    ],
)
def test_variants_without_idle_options_are_different_games(game: str, seats: int, count: int) -> None:
    rules = list(variants(game, seats, idle=False))
    assert len(rules) == count
    assert {variant.spec.seats for variant in rules} == {seats}
    assert chosen_options(rules[0].spec) == {}


def test_variants_with_idle_options_set_them_too() -> None:
    idle = [variant for variant in variants("las-vegas-biggy", 6) if not variant.spec.options["bandit"]]
    assert {variant.spec.options["bandit_ties"] for variant in idle} == {"all", "first"}
