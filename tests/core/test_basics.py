"""What every game builds on: luck, dice, piles, frozen states, options."""

from __future__ import annotations

from fractions import Fraction
from hashlib import sha256
from itertools import product

import pytest

from vabanque.core import Impossible, Option, Unreadable
from vabanque.core.chance import check_faces, deal_dice, pick, read_numbers, throws
from vabanque.core.frozen import Frozen, Log, replace, swap
from vabanque.core.luck import LuckStream, seed_key


def test_luck_is_splitmix64() -> None:
    """The published numbers for the seed 1234567."""
    luck = LuckStream(0)
    luck.at = 1234567
    assert [luck.below(2**64) for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_a_stream_begins_where_its_seed_and_its_game_say() -> None:
    golden = 0x9E3779B97F4A7C15
    for seed in (0, 1, -7, "monday"):
        key = int(sha256(str(seed).encode()).hexdigest()[:16], 16)
        assert seed_key(seed) == key
        assert LuckStream(seed).at == LuckStream(seed, 0).at == key
        for game in (1, 5, 2**38):
            luck = LuckStream(seed, game)
            assert luck.at == (key + game * 2**24 * golden) % 2**64
            # Opening the same game again restarts its stream.
            first = [luck.below(6) for _ in range(20)]
            luck.open(game)
            assert [luck.below(6) for _ in range(20)] == first


def test_a_number_below_n_is_the_high_part_of_a_product() -> None:
    luck, words = LuckStream(3), LuckStream(3)
    for n in (1, 2, 6, 54, 2**31 - 1):
        assert luck.below(n) == words.below(2**64) * n // 2**64


@pytest.mark.parametrize(("dice", "faces"), [(0, 6), (1, 6), (3, 6), (4, 3), (2, 1)])
def test_throws_are_counted_from_all_orders(dice: int, faces: int) -> None:
    orders = [tuple(sorted(order)) for order in product(range(1, faces + 1), repeat=dice)]
    expected = {shown: Fraction(orders.count(shown), len(orders)) for shown in orders}
    assert dict(throws(dice, faces)) == expected
    assert [shown for shown, _ in throws(dice, faces)] == sorted(expected)


def test_dice_have_six_faces_by_default() -> None:
    assert throws(2) == throws(2, 6)
    limits: list[int] = []

    def highest(n: int) -> int:
        limits.append(n)
        return n - 1

    assert deal_dice(3, highest) == (6, 6, 6)
    assert deal_dice(2, lambda _: 0, faces=4) == (1, 1)
    assert limits == [6, 6, 6]
    numbers = iter([3, 0, 5])
    assert deal_dice(3, lambda _: next(numbers)) == (1, 4, 6)


@pytest.mark.parametrize(
    ("shown", "dice", "expected"),
    [
        ((1,), 2, "wrong-dice-count (dice=2, shown=1)"),
        ((), 1, "wrong-dice-count (dice=1, shown=0)"),
        ((0, 1), 2, "no-such-face (face=0)"),
        ((1, 7), 2, "no-such-face (face=7)"),
        ((2, 1), 2, "not-sorted"),
    ],
)
def test_impossible_dice_are_refused(shown: tuple[int, ...], dice: int, expected: str) -> None:
    with pytest.raises(Impossible) as refused:
        check_faces(shown, dice)
    assert expected in str(refused.value)


def test_possible_dice_are_accepted() -> None:
    for shown in ((), (1,), (6,), (1, 6), (1, 1, 1)):
        check_faces(shown, len(shown))
    check_faces((4,), 1, faces=4)
    with pytest.raises(Impossible, match="no-such-face"):
        check_faces((5,), 1, faces=4)


def test_every_item_of_a_pile_is_equally_likely() -> None:
    """Each number below the total picks one item: two of the first value, none of the second, three of the third."""
    picked = []
    for number in range(5):
        copies = [2, 0, 3]
        picked.append(pick(copies, {5: number}.__getitem__))
        expected = [2, 0, 3]
        expected[picked[-1]] -= 1
        assert copies == expected
    assert picked == [0, 0, 2, 2, 2]


def test_nothing_can_be_picked_from_an_empty_pile() -> None:
    with pytest.raises(Impossible, match="pile-empty"):
        pick([0, 0], lambda _: 0)


def test_numbers_are_read_from_plain_digits_only() -> None:
    assert read_numbers(["1", "007", "999"]) == (1, 7, 999)
    assert read_numbers([]) == ()
    for word in ("", "x", "-1", "1.5", "²", "٣", "1000"):
        with pytest.raises(Unreadable) as refused:
            read_numbers(["1", word])
        assert (refused.value.code, refused.value.facts) == ("not-a-number", {"word": word})


class Coin(Frozen):
    side: str
    worth: int


class Medal(Coin):
    year: int


def test_a_frozen_state_is_changed_by_a_copy() -> None:
    coin, medal = Coin("heads", 5), Medal("tails", 1, 1950)
    assert replace(coin, side="tails") == Coin("tails", 5)
    assert replace(medal, worth=2, year=2000) == Medal("tails", 2, 2000)
    assert replace(medal) == medal
    assert (coin, medal) == (Coin("heads", 5), Medal("tails", 1, 1950))
    with pytest.raises(AttributeError):
        replace(coin, worth=3).worth = 4  # type: ignore[misc]
    with pytest.raises(TypeError):
        replace(coin, year=2000)


def test_swapping_replaces_one_value() -> None:
    assert [swap((1, 2, 3), place, 9) for place in range(3)] == [(9, 2, 3), (1, 9, 3), (1, 2, 9)]


def test_an_option_accepts_its_own_type_and_its_own_values_only() -> None:
    flag, target = Option("flag", False, (False, True)), Option("target", 50, range(50, 200, 50))
    assert [flag.accepts(value) for value in (False, True, 0, 1, "True", None)] == [True, True] + [False] * 4
    assert [target.accepts(value) for value in (50, 150, 0, 200, 75, True, 50.0)] == [True, True] + [False] * 5


def test_a_log_can_be_read_backwards() -> None:
    log = Log([1, 2, 3])
    assert (log[::-1], log[:0:-1], log[-2:]) == ([3, 2, 1], [3, 2], [2, 3])
