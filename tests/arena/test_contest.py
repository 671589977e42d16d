"""Who plays whom, with which luck."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from vabanque.arena import new_contest
from vabanque.arena.contest import Contest
from vabanque.arena.registry import duplicate_dealer
from vabanque.bots import make_bot
from vabanque.core import Misconfigured
from vabanque.games import make
from vabanque.play.dealers import stream
from vabanque.play.session import Session

FIVE = ("random", "gain", "chances", "richest", "most-dice")


def tables(contest: Contest, deals: int) -> Counter[tuple[int, ...]]:
    return Counter(tuple(sorted(contest.lineup(deal))) for deal in range(deals))


def test_every_bot_sits_in_every_seat_of_a_deal_once() -> None:
    contest = Contest("las-vegas-2012", 4, FIVE)
    for deal in range(20):
        games = [contest.rotated(deal, rotation) for rotation in range(4)]
        for seat in range(4):
            assert sorted(game[seat] for game in games) == sorted(contest.lineup(deal))


def test_mixed_tables_come_up_equally_often() -> None:
    contest = Contest("las-vegas-2012", 3, FIVE, tables="mixed")
    assert set(tables(contest, 50).values()) == {5}
    assert len(tables(contest, 50)) == 10  # 5 choose 3


def test_copies_tables_have_one_bot_against_copies_of_another_both_ways_round() -> None:
    contest = Contest("las-vegas-2012", 3, ("random", "gain"), tables="copies")
    assert tables(contest, 10) == {(0, 0, 1): 5, (0, 1, 1): 5}


def test_both_kinds_of_tables_alternate() -> None:
    contest = Contest("las-vegas-2012", 3, FIVE)
    kinds = [len(set(contest.lineup(deal))) for deal in range(80)]
    assert kinds == [2, 3] * 40
    assert set(tables(contest, 2 * 20 * 10).values()) == {10, 20}  # 20 pairs, 10 mixed tables


def test_two_bots_at_two_seats_have_only_one_lineup() -> None:
    assert tables(Contest("las-vegas-2012", 2, ("random", "gain")), 6) == {(0, 1): 6}


def test_more_seats_than_bots_are_filled_as_evenly_as_possible() -> None:
    contest = Contest("las-vegas-2012", 5, ("random", "gain", "chances"), tables="mixed")
    assert tables(contest, 30) == {(0, 0, 1, 1, 2): 10, (0, 0, 1, 2, 2): 10, (0, 1, 1, 2, 2): 10}


def test_a_hero_sits_at_every_table_once() -> None:
    contest = Contest("las-vegas-2012", 4, FIVE, hero="chances")
    seatings = tables(contest, 48)
    assert all(table.count(2) == 1 for table in seatings)
    assert {table for table in seatings if len(set(table)) == 2} == {
        (0, 0, 0, 2), (1, 1, 1, 2), (2, 3, 3, 3), (2, 4, 4, 4)
    }  # fmt: skip


def test_the_seating_order_is_random() -> None:
    contest = Contest("las-vegas-2012", 3, ("random", "gain", "chances"), tables="mixed")
    assert len({contest.lineup(deal) for deal in range(60)}) == 6


def test_another_seed_is_another_contest() -> None:
    one, two = (Contest("las-vegas-2012", 3, FIVE, seed) for seed in (1, 2))
    assert [one.lineup(deal) for deal in range(9)] != [two.lineup(deal) for deal in range(9)]


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"game": "poker"}, "unknown-game"),
        ({"seats": 9}, "bad-seats"),
        ({"bots": []}, "no-bots"),
        ({"bots": ["gain", "gain"]}, "bot-twice"),
        ({"bots": ["gain", "nobody"]}, "unknown-bot"),
        ({"bots": ["gain", "no.such.module:Bot"]}, "bad-bot"),
        ({"bots": ["gain", "json:loads"]}, "bad-bot"),
        ({"game": "top-10000", "bots": ["random", "gain"]}, "bot-not-for-game"),
        ({"hero": "house"}, "hero-not-there"),
        ({"tables": "round"}, "bad-option"),
        ({"options": {"bandit": True}}, "unknown-option"),
    ],
)
def test_what_cannot_be_played_is_refused(changes: dict[str, Any], code: str) -> None:
    given: dict[str, Any] = {"game": "las-vegas-2012", "bots": ["random", "gain"], "seats": 2, **changes}
    with pytest.raises(Misconfigured) as refusal:
        new_contest(**given)
    assert refusal.value.code == code


def chances(game: str, bots: list[str], kinds: set[str], **options: Any) -> list[Any]:
    """What chance dealt in one game of a deal."""
    rules = make(game, len(bots), options)
    table = Session(rules, bots, duplicate_dealer(game, "a deal"))
    for seat, name in enumerate(bots):
        table.bots[seat] = make_bot(name, rules, seat, stream(name, seat))
    table.run_bots()
    assert table.over
    return [entry for entry in table.journal if entry.kind in kinds]


@pytest.mark.parametrize("game", ["las-vegas-2012", "las-vegas-biggy", "las-vegas-cards"])
def test_bills_are_the_same_for_any_players(game: str) -> None:
    one, two = (chances(game, bots, {"fill"}) for bots in (["gain", "chances"], ["random", "most-dice"]))
    assert one == two


def test_hands_are_the_same_whatever_was_laid_before() -> None:
    def hands(bots: list[str]) -> dict[tuple[int, int, int], Any]:
        rolls: dict[tuple[int, int, int], Any] = {}
        number = 0
        drawn: Counter[int] = Counter()
        for entry in chances("las-vegas-cards", bots, {"round", "draw"}):
            if entry.kind == "round":
                number, drawn = entry.number, Counter()
            else:
                rolls[number, entry.seat, drawn[entry.seat]] = entry.cards
                drawn[entry.seat] += 1
        return rolls

    one, two = hands(["gain", "chances"]), hands(["random", "most-dice"])
    both = one.keys() & two.keys()  # players who are out draw no more cards
    assert len(both) > 4 * 2 * 3
    assert all(one[key] == two[key] for key in both)


def test_rolls_are_the_same_for_players_with_the_same_number_of_dice() -> None:
    def rolls(bots: list[str]) -> dict[tuple[int, int, int], Any]:
        by_turn: dict[tuple[int, int, int], Any] = {}
        number = 0
        rolled: Counter[int] = Counter()
        for entry in chances("las-vegas-biggy", bots, {"round", "roll"}, neutral=True):
            if entry.kind == "round":
                number, rolled = entry.number, Counter()
            else:
                by_turn[number, entry.seat, rolled[entry.seat]] = entry
                rolled[entry.seat] += 1
        return by_turn

    one, two = rolls(["gain", "chances", "random"]), rolls(["random", "most-dice", "gain"])
    both = one.keys() & two.keys()
    assert [key for key in both if key[2] == 0 and one[key] != two[key]] == []
    alike = [key for key in both if key[2] and list(map(len, _hand(one[key]))) == list(map(len, _hand(two[key])))]
    assert alike
    assert all(one[key] == two[key] for key in alike)
    # With fewer dice, those that are rolled show the same faces.
    for key in both:
        for a, b in zip(_hand(one[key]), _hand(two[key]), strict=True):
            fewer, more = sorted((a, b), key=lambda faces: len(faces))
            assert not Counter(fewer) - Counter(more)


def _hand(roll: Any) -> tuple[tuple[int, ...], ...]:
    return roll.own, roll.neutral, () if roll.biggy is None else (roll.biggy,)


def test_other_deals_have_other_luck_and_dice_are_fair() -> None:
    faces: Counter[int] = Counter()
    for deal in range(60):
        rules = make("las-vegas-2012", 2)
        table = Session(rules, ["a", "b"], duplicate_dealer("las-vegas-2012", deal))
        faces.update(table.view(None).roll.own)
    # 480 dice: χ² with 5 degrees of freedom exceeds 25 by chance once in 7,000 seeds; this seed is fixed.
    assert sum((faces[face] - 80) ** 2 / 80 for face in range(1, 7)) < 25


def test_throws_of_die_oberen_10000_are_shared_turn_by_turn() -> None:
    one, two = (chances("top-10000", bots, {"throw"}) for bots in (["greedy", "greedy"], ["greedy", "random"]))
    assert one[0] == two[0]
    first = [next(throw for throw in throws if throw.seat == 1) for throws in (one, two)]
    assert first[0] == first[1]
