"""The compiled engines of the arena play the same contests as the readable rules."""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Any

import pytest

from tests.compiled.test_same_rules import Mirror
from vabanque.arena import new_contest
from vabanque.arena.contest import Contest
from vabanque.arena.deals import play_game
from vabanque.arena.referee import Roster
from vabanque.arena.registry import engine_for
from vabanque.arena.results import ContestGame
from vabanque.bots import bots_for
from vabanque.compiled import new_luck, open_stream
from vabanque.core import Decide, OptionValue, Over
from vabanque.core.luck import LuckStream
from vabanque.games import make
from vabanque.games.las_vegas.compiled import roll_first_dice
from vabanque.games.las_vegas.rules import Roll, RollDice

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
    games = play_compiled(new_contest(game, ["gain"], seats=seats, options=options), range(3))
    scores = [{result.score for result in games if result.deal == deal} for deal in range(3)]
    assert [len(of_a_deal) for of_a_deal in scores] == [1, 1, 1]
    assert len(set.union(*scores)) == 3


@pytest.mark.parametrize(("game", "seats", "options"), OPTIONS)
def test_both_engines_find_the_same_strength(game: str, seats: int, options: dict[str, OptionValue]) -> None:
    contest = new_contest(
        game, ["chances", "gambler", "regular"], seats=seats, options=options, tables="copies", hero="chances"
    )
    deals = range(150 // seats)
    roster = Roster(contest)
    readable = [play_game(contest, roster, deal, rotation) for deal in deals for rotation in range(seats)]
    quick = play_compiled(contest, range(2400 // seats))
    (share, error), (other, other_error) = (won(contest, games) for games in (readable, quick))
    assert abs(share - other) < 4 * sqrt(error**2 + other_error**2)


def play_compiled(contest: Contest, deals: range) -> list[ContestGame]:
    engine = engine_for(contest)
    assert engine is not None
    return engine.play(contest, deals)


def won(contest: Contest, games: list[ContestGame]) -> tuple[float, float]:
    """The win share of `chances` and its standard error, deals being independent."""
    deals: dict[int, list[float]] = {}
    for game in games:
        deals.setdefault(game.deal, []).append(game.shares()[game.lineup.index(contest.bots.index("chances"))])
    means = [sum(shares) / len(shares) for shares in deals.values()]
    mean = sum(means) / len(means)
    return mean, sqrt(sum((deal - mean) ** 2 for deal in means)) / len(means)


@pytest.mark.parametrize("game", ["las-vegas-2012", "las-vegas-biggy", "las-vegas-cards"])
def test_all_bots_of_the_package_but_one_can_be_compiled(game: str) -> None:
    for bot in bots_for(game):
        assert (engine_for(new_contest(game, [bot], seats=3)) is None) == (bot == "greedy")


def test_duels_of_the_house_with_dice_are_not_compiled() -> None:
    for game, compiled in (("las-vegas-2012", False), ("las-vegas-biggy", False), ("las-vegas-cards", True)):
        assert (engine_for(new_contest(game, ["house", "shark"], seats=2)) is not None) == compiled


def test_other_games_and_foreign_bots_cannot_be_compiled() -> None:
    assert engine_for(new_contest("top-10000", ["greedy"], seats=2)) is None
    assert engine_for(new_contest("las-vegas-2012", ["gain", "cmd:true"], seats=2)) is None


@pytest.mark.parametrize(
    ("game", "seats"), [("las-vegas-2012", 2), ("las-vegas-biggy", 2), ("las-vegas-biggy", 3), ("las-vegas-biggy", 4)]
)
def test_a_roll_is_the_first_dice_of_a_full_hand_neutral_dice_and_biggy_included(game: str, seats: int) -> None:
    """Both engines: a full hand is thrown in the mind, and a seat gets the first of its own and its neutral dice."""
    rules = make(game, seats, {"neutral": True})
    mirror, state, rng = Mirror(rules), rules.start().state, Random(3)
    mirror.compiled.start(mirror.record, 0)
    lucks, rolls = new_luck("rolls"), 0
    while state.round == 1:
        due = rules.turn(state)
        if isinstance(due, Decide):
            move = rng.choice(rules.legal(state, state.seat))
            mirror.play((move,))
            state = rules.play(state, move).state
            continue
        if isinstance(due, RollDice):
            open_stream(lucks[0], rolls)
            roll_first_dice(mirror.record, lucks[0])
            luck = LuckStream("rolls", rolls)
            own, neutral = rules.edition.dice, rules.neutral_each  # type: ignore[attr-defined]
            faces = [1 + luck.below(6) for _ in range(own + neutral + 1)]
            outcome: Any = Roll(
                due.seat,
                tuple(sorted(faces[: due.own])),
                tuple(sorted(faces[own : own + due.neutral])),
                faces[-1] if due.biggy else None,
            )
            rolls += 1
            state = rules.land(state, outcome).state
            assert mirror.state() == state
            continue
        assert not isinstance(due, Over)
        outcome = due.deal(rng.randrange)
        mirror.land(outcome)
        state = rules.land(state, outcome).state
    assert rolls > 3 * seats
