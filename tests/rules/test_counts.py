"""Counts of small games, computed, pinned and explained: no rule can change without one of them changing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from math import comb, prod

from vabanque.games import make
from vabanque.games.las_vegas.rules import RollDice
from vabanque.games.las_vegas_cards.editions import CARDS, SORTS
from vabanque.games.las_vegas_cards.rules import DrawHand, selections
from vabanque.games.top_10000.rules import COIN, ORDER, RED_FACES, asides
from vabanque.games.vegas.rules import DealBills

HANDS = {
    outcome.cards: probability
    for outcome, probability in DrawHand(0, CARDS).outcomes()
    if isinstance(outcome.cards, tuple)
}
THROWS = [(black, red) for black in combinations_with_replacement(range(1, 7), 5) for red in RED_FACES]


def test_hands_of_five_cards() -> None:
    # Cards that look alike count once: per number 4 equal singles and a double. A hand has d of the 6 doubles
    # and 5 − d singles of 6 sorts, at most 4 of each: Σ C(6,d) · C(10−d, 5−d), less the 6 hands of five equal singles.
    assert len(HANDS) == sum(comb(6, d) * comb(10 - d, 5 - d) for d in range(6)) - 6 == 2358


def test_selections_of_all_hands() -> None:
    counts = Counter(len(selections(hand)) for hand in HANDS)
    # Fewest: four equal singles and another card x: 1, 11, 111, 1111, x, 1x. Most: no two cards alike, 5 + 10, and no
    # three of a number.
    assert counts == {6: 90, 8: 390, 9: 36, 10: 60, 11: 720, 12: 270, 15: 792}
    assert sum(size * hands for size, hands in counts.items()) == 27_624


def test_selections_of_all_hands_with_cards_told_apart_follow_the_formula() -> None:
    # LVK-D5: 15 selections of one or two cards, and for c cards of one number all choices of three or more.
    # Summed over all C(30,5) hands: 15 each, and for each of 6 numbers C(5,c)·C(25,5−c) hands with c of its 5 cards.
    more = sum(6 * comb(5, c) * comb(25, 5 - c) * sum(comb(c, k) for k in range(3, c + 1)) for c in range(3, 6))
    total = 0
    for hand, probability in HANDS.items():
        numbers = Counter(card[0] for card in hand)
        formula = 15 + sum(comb(c, k) for c in numbers.values() for k in range(3, c + 1))
        total += int(probability * comb(30, 5)) * formula
    assert total == 15 * comb(30, 5) + more == 2_159_436


def test_set_aside_options_of_every_throw_of_six_dice() -> None:
    # 252 multisets of five black dice times six red faces.
    assert len(THROWS) == 252 * 6 == 1512
    options = [asides(black, red) for black, red in THROWS]
    assert sum(map(len, options)) == 8995
    # Throws that offer nothing: no 1, no 5, no three of 2, 3, 4, 6, no straight. Black: at most two each of 2, 3, 4, 6,
    # five dice: 16 multisets (2+2+1 in 12 ways, 2+1+1+1 in 4); with the coin all of them, else 9 of them stay clear of
    # a third die of the red one's face 2, 3 or 4: 16 + 3 · 9.
    assert sum(not option for option in options) == 16 + 3 * 9 == 43
    assert len({aside.combos for option in options for aside in option}) == 384
    assert max(map(len, options)) == 71


def test_set_aside_options_agree_with_picking_dice_one_by_one() -> None:
    for black, red in THROWS:
        dice = [(face, False) for face in black] + ([] if red == COIN else [(int(red), True)])
        assert {aside.combos for aside in asides(black, red)} == picked(dice)


def picked(dice: list[tuple[int, bool]]) -> set[tuple[str, ...]]:
    """Every set of combinations that can be picked, die by die, from the dice on the table, each (face, red?)."""
    ways: set[tuple[str, ...]] = set()
    if sorted(face for face, _ in dice) == [1, 2, 3, 4, 5, 6]:
        ways.add(("123456",))
    todo: list[tuple[tuple[tuple[int, bool], ...], tuple[str, ...]]] = [(tuple(sorted(dice)), ())]
    seen = set(todo)
    while todo:
        lying, names = todo.pop()
        for name, rest in one_more(lying):
            longer = tuple(sorted((*names, name), key=ORDER.__getitem__))
            ways.add(longer)
            if (rest, longer) not in seen:
                seen.add((rest, longer))
                todo.append((rest, longer))
    return ways


def one_more(lying: tuple[tuple[int, bool], ...]) -> Iterator[tuple[str, tuple[tuple[int, bool], ...]]]:
    """Take one combination from the dice on the table; the other five of a turned pair leaves the table too."""
    for taken in {t for size in (1, 2, 3) for t in combinations(lying, size)}:
        rest = list(lying)
        for die in taken:
            rest.remove(die)
        text = "".join(f"r{face}" if red else str(face) for face, red in taken)
        faces = [face for face, _ in taken]
        if faces in ([1], [5]) or (len(faces) == 3 and len(set(faces)) == 1):
            yield text, tuple(rest)
        if faces == [5, 5]:
            for face, red in taken:
                yield (f"r{face}>1" if red else f"{face}>1"), tuple(rest)


def test_options_of_one_face_by_hand() -> None:
    # Black ones alone: 1 → {1}; 2 → {1, 11}; 3 → {1, 1 1, 1 1 1, 111}.
    assert [len(asides((1,) * n, None)) for n in range(1, 6)] == [1, 2, 4, 6, 8]
    # Black fives: 1 → {5}; 2 → {5, 5 5, 5>1}; 3 → also 5 5 5, 555, 5>1 5.
    assert [len(asides((5,) * n, None)) for n in range(1, 6)] == [1, 3, 6, 10, 15]
    # Others score in triples only.
    assert [len(asides((4,) * n, None)) for n in range(1, 6)] == [0, 0, 1, 1, 1]


def test_rolls_are_multisets() -> None:
    # Eight dice: C(13,8) = 1,287 rolls, not 6^8; each group of indistinguishable dice is counted this way.
    sizes = {
        RollDice(0, 8, 0, False): comb(13, 8),
        RollDice(0, 8, 4, False): comb(13, 8) * comb(9, 4),
        RollDice(0, 6, 3, True): comb(11, 6) * comb(8, 3) * 6,
    }
    assert {due: sum(1 for _ in due.outcomes()) for due in sizes} == sizes
    assert list(sizes.values()) == [1287, 162_162, 155_232]


def test_ways_to_fill_a_casino() -> None:
    # 2012: sequences of bills of nine values, drawn until the total is 50 or more.
    fills = make("las-vegas-2012", 2).turn(make("las-vegas-2012", 2).start().state)
    assert isinstance(fills, DealBills)
    drawn = [outcome.bills for outcome, _ in fills.outcomes()]
    assert len(drawn) == len(set(drawn)) == reach(50)
    # The others: two bills, of ten and of eight values.
    for game, values in (("las-vegas-biggy", 10), ("las-vegas-cards", 8)):
        rules = make(game, 2)
        due = rules.turn(rules.start().state)
        assert isinstance(due, DealBills)
        assert sum(1 for _ in due.outcomes()) == values**2


def reach(missing: int) -> int:
    """Ordered sums of 10, 20, … 90 that reach `missing` with their last part (copies never run short: at most five)."""
    return 1 if missing <= 0 else sum(reach(missing - value) for value in range(10, 91, 10))


def test_the_twelve_sorts_of_cards_hold_every_card() -> None:
    assert sorted(set(CARDS)) == sorted(SORTS)
    assert prod(CARDS.count(sort) for sort in SORTS) == 4**6
