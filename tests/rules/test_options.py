"""What players may agree on: every refusal can be told beforehand from what the options say they need."""

from __future__ import annotations

from itertools import product

import pytest

from vabanque.core import Game, Misconfigured
from vabanque.games import GAMES, make


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
            # Without the Bandit, how he breaks ties does not matter: the option is allowed, but not worth offering.
            assert lacking in ([], ["bandit_ties"]), (seats, chosen)
