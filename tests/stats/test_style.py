"""Which level of bots somebody plays like, and what costs them most."""

from __future__ import annotations

from random import Random

import pytest

from vabanque.bots import levels_for
from vabanque.games import GAMES
from vabanque.stats.games import Played
from vabanque.stats.style import costliest, losses_of, plays_like

MEASURED = [game for game in GAMES if losses_of(game)]


def game(lost: float, choices: int = 20, name: str = "top-10000", seats: int = 2, **families: float) -> Played:
    names = tuple("ABCDEF"[:seats])
    zeros = (0,) * seats
    return Played(str(lost), 0, name, names, 0, zeros, (0,), zeros, 0, 0.0, -lost, choices, families)


@pytest.mark.parametrize("name", MEASURED)
def test_every_level_has_been_measured_and_loses_less_on_good_days(name: str) -> None:
    for levels in losses_of(name).values():
        assert list(levels) == levels_for(name)
        assert all(0 <= good <= mean for mean, good in levels.values())
        # The strongest level loses the least, by far less than the weakest.
        means = [mean for mean, _ in levels.values()]
        assert means[-1] == min(means) < means[0] / 4


@pytest.mark.parametrize("level", levels_for("top-10000"))
def test_whoever_loses_as_much_as_a_level_plays_like_it(level: str) -> None:
    mean = losses_of("top-10000")["2"][level][0]
    style = plays_like([game(20 * mean * part) for part in (0.99, 1.0, 1.01)])
    assert style is not None
    assert (style.level, style.games) == (level, 3)


def test_the_interval_covers_a_level_whose_games_vary() -> None:
    """Games of one level with a spread as large as their mean: the interval has the level in 95 of 100 cases."""
    levels = levels_for("top-10000")
    mean = losses_of("top-10000")["2"]["regular"][0]
    rng = Random(1)
    covered = 0
    for _ in range(200):
        style = plays_like([game(20 * mean * rng.uniform(0, 2)) for _ in range(12)])
        assert style is not None
        covered += levels.index(style.low) <= levels.index("regular") <= levels.index(style.high)
    # At 95 %, fewer than 178 happen in less than 1 of 10,000 runs; the seed is fixed.
    assert covered >= 178


def test_one_game_at_least_has_been_measured() -> None:
    assert "top-10000" in MEASURED


def test_two_games_are_too_few_and_games_that_nobody_measured_do_not_count() -> None:
    assert plays_like([game(0.1), game(0.2)]) is None
    assert plays_like([game(0.1, name="whist") for _ in range(5)]) is None
    assert plays_like([game(0.1, choices=0) for _ in range(5)]) is None


def test_families_are_ranked_by_what_they_cost_per_reviewed_game() -> None:
    games = [game(0.2, a=0.1), game(0.3, a=0.1, b=0.25), game(0.0)]
    assert [family for family, _ in costliest(games)] == ["b", "a"]
    assert [lost for _, lost in costliest(games)] == pytest.approx([0.25 / 3, 0.2 / 3])
