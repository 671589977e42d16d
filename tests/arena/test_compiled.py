"""The compiled engine of the arena plays the same contests as the readable rules."""

from __future__ import annotations

from math import sqrt

import pytest

from vabanque.arena import compiled, new_contest
from vabanque.arena.contest import Contest
from vabanque.arena.deals import play_game
from vabanque.arena.referee import Roster
from vabanque.arena.results import GameResult
from vabanque.bots import bots_for
from vabanque.core import OptionValue

OPTIONS: list[tuple[str, int, dict[str, OptionValue]]] = [
    ("las-vegas-2012", 2, {"neutral": True, "jetons": True}),
    ("las-vegas-2012", 3, {}),
    ("las-vegas-biggy", 4, {"bandit": True}),
    ("las-vegas-biggy", 6, {}),
    ("las-vegas-cards", 3, {}),
    ("las-vegas-cards", 5, {"order": "in-turn", "jetons": True}),
]


@pytest.mark.parametrize(("game", "seats", "options"), OPTIONS)
def test_equal_bots_get_equal_luck_in_every_game_of_a_deal(
    game: str, seats: int, options: dict[str, OptionValue]
) -> None:
    matches = compiled.play_compiled(new_contest(game, ["gain"], seats=seats, options=options), range(3))
    scores = [{match.score for match in matches if match.deal == deal} for deal in range(3)]
    assert [len(each) for each in scores] == [1, 1, 1]
    assert len(set.union(*scores)) == 3


@pytest.mark.parametrize(("game", "seats", "options"), OPTIONS)
def test_both_engines_find_the_same_strength(game: str, seats: int, options: dict[str, OptionValue]) -> None:
    agreed = new_contest(
        game, ["chances", "gain", "regular"], seats=seats, options=options, tables="copies", hero="chances"
    )
    deals = range(150 // seats)
    roster = Roster(agreed)
    readable = [play_game(agreed, roster, deal, rotation) for deal in deals for rotation in range(seats)]
    quick = compiled.play_compiled(agreed, range(2400 // seats))
    (share, error), (other, other_error) = (won(agreed, matches) for matches in (readable, quick))
    assert abs(share - other) < 4 * sqrt(error**2 + other_error**2)


def won(agreed: Contest, matches: list[GameResult]) -> tuple[float, float]:
    """The win share of `chances` and its standard error, deals being independent."""
    deals: dict[int, list[float]] = {}
    for match in matches:
        deals.setdefault(match.deal, []).append(match.shares()[match.lineup.index(agreed.bots.index("chances"))])
    means = [sum(shares) / len(shares) for shares in deals.values()]
    mean = sum(means) / len(means)
    return mean, sqrt(sum((each - mean) ** 2 for each in means)) / len(means)


@pytest.mark.parametrize("game", compiled.ENGINES)
def test_all_bots_of_the_package_but_one_can_be_compiled(game: str) -> None:
    assert set(bots_for(game)) - set(compiled.ENGINES[game].players) == {"greedy"}


def test_other_games_and_foreign_bots_cannot_be_compiled() -> None:
    assert not compiled.can_play(new_contest("top-10000", ["greedy"], seats=2))
    assert not compiled.can_play(new_contest("las-vegas-2012", ["gain", "cmd:true"], seats=2))
