"""Seating: compared with exhaustive search where that is possible, and with arithmetic elsewhere."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise, product

import pytest

from vabanque.club import Past, SeatingPlan, pair, repeats, seat, table_sizes
from vabanque.core import IllegalMove

SIZES = 3, 5, 4


def partitions(people: tuple[int, ...], sizes: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Every way to seat people at tables of these sizes, without regard to seats."""
    if not sizes:
        yield ()
        return
    same = sizes.count(sizes[0])
    for group in combinations(people, sizes[0]):
        if same == len(sizes) and group[0] != people[0]:
            return  # the same tables in another order
        left = tuple(person for person in people if person not in group)
        yield from ((group, *rest) for rest in partitions(left, sizes[1:]))


def fewest(people: int, sizes: tuple[int, ...], rounds: int) -> int:
    """By exhaustive search: the fewest repeated meetings of a whole evening in which the smaller tables are shared out.

    A pair is a bit, so the pairs that have met are an "or", and repeated meetings are all meetings but the distinct.
    """
    bit = {two: 1 << number for number, two in enumerate(combinations(range(people), 2))}
    ways = []
    for tables in partitions(tuple(range(people)), sizes):
        small = [person for table in tables if len(table) < max(sizes) for person in table]
        ways.append((sum(bit[two] for table in tables for two in combinations(table, 2)), small))
    meetings = rounds * sum(size * (size - 1) // 2 for size in sizes)
    most = -(-rounds * len(ways[0][1]) // people)
    best = meetings
    for rest in product(ways, repeat=rounds - 1):  # who sits where in the first round is a matter of names
        met, at_small = ways[0][0], list(ways[0][1])
        for pairs, small in rest:
            met |= pairs
            at_small += small
        repeated = meetings - met.bit_count()
        if repeated < best and max(Counter(at_small).values(), default=0) <= most:
            best = repeated
    return best


def evening(people: int, sizes: tuple[int, int, int], rounds: int, seed: int = 0) -> tuple[Past, list[SeatingPlan]]:
    past, seatings = Past(), []
    for number in range(rounds):
        seatings.append(seat(range(people), sizes, past, ahead=rounds - number, seed=seed + number))
        past.add(seatings[-1])
    return past, seatings


@pytest.mark.parametrize(
    ("people", "sizes", "rounds"),
    [
        (4, (2, 2, 2), 3),
        (6, (2, 2, 2), 4),
        (6, (3, 3, 3), 3),
        (6, (3, 3, 3), 4),
        (7, SIZES, 3),
        (7, SIZES, 4),
        (8, SIZES, 3),
        (8, (2, 4, 3), 2),
        (9, (3, 3, 3), 3),
        (9, (4, 5, 5), 2),
        (10, (5, 5, 5), 2),
    ],
)
def test_repeated_meetings_are_at_most_one_above_the_best_possible(
    people: int, sizes: tuple[int, int, int], rounds: int
) -> None:
    best = fewest(people, table_sizes(people, *sizes)[0], rounds)
    for seed in range(5):
        past, _ = evening(people, sizes, rounds, 100 * seed)
        assert best <= repeats(past.met) <= best + 1


@pytest.mark.parametrize("rounds", [4, 6, 10])
def test_sixty_people_do_not_meet_twice_as_long_as_that_is_easy(rounds: int) -> None:
    past, _ = evening(60, SIZES, rounds)
    assert repeats(past.met) == 0


@pytest.mark.parametrize(
    ("people", "sizes", "expected"),
    [
        (7, SIZES, ((4, 3), 0)),
        (8, SIZES, ((4, 4), 0)),
        (11, SIZES, ((4, 4, 3), 0)),
        (13, SIZES, ((5, 4, 4), 0)),
        (6, (4, 5, 4), ((5,), 1)),
        (7, (2, 2, 2), ((2, 2, 2), 1)),
        (60, SIZES, ((4,) * 15, 0)),
        (3, SIZES, ((3,), 0)),
    ],
)
def test_sizes_of_tables_are_as_balanced_as_arithmetic_allows(
    people: int, sizes: tuple[int, int, int], expected: tuple[tuple[int, ...], int]
) -> None:
    assert table_sizes(people, *sizes) == expected


def test_too_few_people_are_refused() -> None:
    with pytest.raises(IllegalMove, match="too-few-people"):
        seat(range(2), SIZES, Past())


def test_siblings_never_sit_together() -> None:
    apart = {(0, 1), (2, 3), (0, 4)}
    past = Past()
    for number in range(6):
        seating = seat(range(9), (3, 3, 3), past, apart, ahead=6 - number, seed=number)
        past.add(seating)
    assert not any(past.met[two] for two in apart)


def test_pairs_that_cannot_be_kept_apart_are_reported() -> None:
    apart = set(combinations(range(4), 2))
    with pytest.raises(IllegalMove, match="cannot-keep-apart"):
        seat(range(6), (3, 3, 3), Past(), apart)


def test_everybody_waits_and_starts_equally_often() -> None:
    past, seatings = evening(9, (4, 4, 4), 9)
    assert {past.idle[person] for person in range(9)} == {1}
    assert max(past.starts.values()) - min(past.starts[person] for person in range(9)) <= 2
    for one, two in pairwise(seatings):
        assert not set(one.idle) & set(two.idle)


def test_nobody_sits_at_the_smaller_table_twice_while_others_have_not() -> None:
    past, _ = evening(11, SIZES, 3)  # 4, 4, 3: nine seats at the smaller table for eleven people
    assert max(past.small.values()) == 1


def test_seats_are_rotated() -> None:
    past, _ = evening(8, (4, 4, 4), 4)
    assert max(past.places.values()) <= 2


def test_equals_meet_when_seated_by_level() -> None:
    level = {person: person / 7 for person in range(8)}
    tables = seat(range(8), (2, 2, 2), Past(), level=level).tables
    assert {pair(*table.people) for table in tables} == {(0, 1), (2, 3), (4, 5), (6, 7)}


@pytest.mark.parametrize("people", [4, 6, 8])
def test_swiss_pairings_are_the_best_there_are(people: int) -> None:
    """By exhaustive search: no repeated pairing, and then the smallest differences in level."""
    level = {person: person / (people - 1) for person in range(people)}
    past = Past()
    past.add(seat(range(people), (2, 2, 2), past, level=level))
    drawn = seat(range(people), (2, 2, 2), past, level=level, seed=3)

    def distance(tables: tuple[tuple[int, ...], ...]) -> tuple[int, float]:
        again = sum(past.met[pair(*two)] for two in tables)
        return again, round(sum(abs(level[one] - level[other]) for one, other in tables), 6)

    best = min(distance(tables) for tables in partitions(tuple(range(people)), (2,) * (people // 2)))
    assert distance(tuple(table.people for table in drawn.tables)) == best


def test_the_same_question_gets_the_same_answer() -> None:
    assert seat(range(13), SIZES, Past(), ahead=3, seed=5) == seat(range(13), SIZES, Past(), ahead=3, seed=5)
