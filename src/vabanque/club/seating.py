"""Who sits with whom: as few repeated meetings as possible, and nobody twice in the worse seat if it can be helped.

All rounds that are still to come are drawn up together, because a round that is perfect by itself may spoil the next;
only the first of them is used. The search is simulated annealing with a fixed number of steps, so the same question
always gets the same answer, and it stops as soon as arithmetic says that nothing better exists.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations
from random import Random
from typing import Final

from vabanque.core import IllegalMove
from vabanque.core.frozen import Frozen

Person = int
Pair = tuple[Person, Person]

STEPS: Final = 1_000
"""Exchanges that a search tries for every person in every round; 60 people take half a second of CPU at most."""
LEAST_STEPS: Final = 5_000
AHEAD: Final = 4
"""Rounds that are drawn up together."""
TRIES: Final = 10
"""If people cannot be kept apart, others may wait instead: so often this is tried."""
REPEAT: Final = 100
"""What the second meeting of two people costs; every further one costs a quarter more than the one before."""
SMALL: Final = 600
"""What it costs to sit at the smaller table more often than arithmetic demands: more than any meeting that this saves.
As long as it is not, a hundredth of it decides between seatings that are equally good."""
APART: Final = 1_000_000
"""What it costs to seat two people together who must not be."""
LEVEL: Final = 20
"""With seating by level: what it costs that the best plays with the last. Meeting again is worse."""


class SeatOrder(Frozen):
    """One table: who sits in which seat, and who starts."""

    people: tuple[Person, ...]
    starter: int
    """The seat of the starting player."""


class SeatingPlan(Frozen):
    """Who plays where, and who has to wait."""

    tables: tuple[SeatOrder, ...]
    idle: tuple[Person, ...] = ()


@dataclass
class Past:
    """What seating has to make up for."""

    met: Counter[Pair] = field(default_factory=Counter)
    idle: Counter[Person] = field(default_factory=Counter)
    """How often each person had to wait …"""
    waiting: frozenset[Person] = frozenset()
    """… and who did so last."""
    small: Counter[Person] = field(default_factory=Counter)
    """How often each person sat at the smaller table."""
    places: Counter[tuple[Person, int]] = field(default_factory=Counter)
    starts: Counter[Person] = field(default_factory=Counter)
    played: Counter[Person] = field(default_factory=Counter)

    def add(self, seating: SeatingPlan) -> None:
        """One more seating."""
        sizes = {len(table.people) for table in seating.tables}
        for table in seating.tables:
            self.met.update(pair(*two) for two in combinations(table.people, 2))
            self.places.update((person, place) for place, person in enumerate(table.people))
            self.starts[table.people[table.starter]] += 1
            self.played.update(table.people)
            if len(table.people) < max(sizes):
                self.small.update(table.people)
        self.idle.update(seating.idle)
        self.waiting = frozenset(seating.idle)


def pair(one: Person, other: Person) -> Pair:
    """Two people, in whatever order."""
    return (one, other) if one < other else (other, one)


def repeats(met: Mapping[Pair, int]) -> int:
    """Meetings beyond the first of every pair."""
    return sum(count - 1 for count in met.values() if count > 1)


def table_sizes(people: int, least: int, most: int, wanted: int) -> tuple[tuple[int, ...], int]:
    """The tables for so many people, largest first, and how many have to wait.

    As few as possible wait; the sizes differ by one at most; of what is then left, the mean is closest to `wanted`.
    """
    for idle in range(people):
        playing = people - idle
        possible = [count for count in range(1, playing // least + 1) if -(-playing // count) <= most]
        if possible:
            count = min(possible, key=lambda count: (abs(playing / count - wanted), count))
            small, larger = divmod(playing, count)
            return (small + 1,) * larger + (small,) * (count - larger), idle
    raise IllegalMove("too-few-people", people=people, least=least)


def seat(
    people: Collection[Person],
    sizes: tuple[int, int, int],
    past: Past,
    apart: Collection[Pair] = (),
    *,
    ahead: int = 1,
    level: Mapping[Person, float] | None = None,
    seed: int = 0,
    waited: Mapping[Person, float] | None = None,
) -> SeatingPlan:
    """The next seating. `sizes` are the least, the most and the wanted number of seats; `ahead` rounds are to come.

    With `level` (a number between 0 and 1), people of the same level meet. `waited` says how long each person has been
    waiting: those who waited longest play. Raises IllegalMove if there are too few people or no table can do without a
    forbidden pair.
    """
    random = Random(seed)  # a draw that can be repeated; nobody gains from foreseeing it
    rounds = 1 if level is not None else max(1, min(ahead, AHEAD))
    for _ in range(TRIES):
        plan = [_waits(people, sizes, past, waited, random)]
        counts = past.idle.copy()
        for _ in range(rounds - 1):
            counts.update(plan[-1][2])
            later = Past(idle=counts, waiting=frozenset(plan[-1][2]), played=past.played)
            plan.append(_waits(people, sizes, later, None, random))
        search = _Search([(tables, playing) for tables, playing, _ in plan], past, apart, level or {}, random)
        search.run()
        broken = search.broken()
        if not broken:
            tables = tuple(_place(group, past, random) for group in search.first())
            return SeatingPlan(tables, tuple(plan[0][2]))
        if not plan[0][2]:
            break  # with others waiting, it might have been possible
    raise IllegalMove("cannot-keep-apart", pairs=broken)


def _waits(
    people: Collection[Person],
    sizes: tuple[int, int, int],
    past: Past,
    waited: Mapping[Person, float] | None,
    random: Random,
) -> tuple[Sequence[int], list[Person], list[Person]]:
    """The sizes of the tables, who plays and who waits: nobody twice in a row, then whoever has waited least."""
    order = sorted(people)
    random.shuffle(order)
    tables, idle = table_sizes(len(order), *sizes)
    if waited is not None:
        order.sort(key=lambda person: waited.get(person, 0))
    else:
        order.sort(key=lambda person: (person in past.waiting, past.idle[person], -past.played[person]))
    return tables, order[idle:], order[:idle]


def fewest_repeats(met: Mapping[Pair, int], seatings: Iterable[Sequence[int]], people: int, apart: int = 0) -> int:
    """A lower bound for the repeated meetings of so many people after seatings with these sizes of tables."""
    meetings = sum(met.values()) + sum(size * (size - 1) // 2 for sizes in seatings for size in sizes)
    return max(0, meetings - (people * (people - 1) // 2 - apart))


class _Search:
    """People in groups, round by round, and exchanges between the groups of a round."""

    def __init__(
        self,
        rounds: Sequence[tuple[Sequence[int], Sequence[Person]]],
        past: Past,
        apart: Collection[Pair],
        level: Mapping[Person, float],
        random: Random,
    ) -> None:
        self._random = random
        self._level = bool(level)
        self._people = sorted({person for _, people in rounds for person in people})
        index = {person: number for number, person in enumerate(self._people)}
        size = len(index)
        self._met = [[0] * size for _ in range(size)]
        for (one, other), count in past.met.items():
            if one in index and other in index:
                self._met[index[one]][index[other]] = self._met[index[other]][index[one]] = count
        self._extra = [[0.0] * size for _ in range(size)]
        for a, one in enumerate(self._people):
            for b, other in enumerate(self._people):
                if level:
                    self._extra[a][b] = LEVEL * abs(level[one] - level[other])
        for one, other in apart:
            if one in index and other in index:
                self._extra[index[one]][index[other]] = self._extra[index[other]][index[one]] = APART
        self._small = [past.small[person] for person in self._people]
        most = 1 + max((max(row) for row in self._met), default=0) + len(rounds)
        self._price = [0.0, *(REPEAT * 1.25**again for again in range(min(most, 40)))]
        self._price += [self._price[-1]] * most
        self._groups: list[list[list[int]]] = []
        self._is_small: list[list[bool]] = []
        for sizes, people in rounds:
            left = iter([index[person] for person in people])
            groups = [[next(left) for _ in range(size)] for size in sizes]
            self._groups.append(groups)
            self._is_small.append([size < max(sizes) for size in sizes])
            for group, small in zip(groups, self._is_small[-1], strict=True):
                for one, other in combinations(group, 2):
                    self._count(one, other, 1)
                for one in group if small else ():
                    self._small[one] += 1
        # Nobody has to sit at a smaller table more often than this.
        fair = -(-sum(self._small) // max(1, len(self._small)))
        self._small_price = [
            SMALL / 100 * times + SMALL * (times >= fair) for times in range(max(self._small, default=0) + 9)
        ]
        self._floor = self._least()

    def _count(self, one: int, other: int, by: int) -> None:
        self._met[one][other] += by
        self._met[other][one] += by

    def _cost(self) -> float:
        cost = 0.0
        for one, row in enumerate(self._met):
            for count in row[:one]:
                cost += sum(self._price[:count])
        for groups in self._groups:
            cost += sum(self._extra[one][other] for group in groups for one, other in combinations(group, 2))
        return cost + sum(sum(self._small_price[:times]) for times in self._small)

    def _least(self) -> float:
        """No arrangement costs less than this: every pair meets about equally often, and so with the smaller tables."""
        pairs = len(self._people) * (len(self._people) - 1) // 2
        meetings = sum(sum(row) for row in self._met) // 2
        each, more = divmod(meetings, max(1, pairs))
        cost = (pairs - more) * sum(self._price[:each]) + more * sum(self._price[: each + 1])
        small, over = divmod(sum(self._small), max(1, len(self._small)))
        even = (len(self._small) - over) * sum(self._small_price[:small])
        return cost + even + over * sum(self._small_price[: small + 1])

    def run(self) -> None:
        """Exchange people until nothing better is to be expected."""
        movable = [number for number, groups in enumerate(self._groups) if len(groups) > 1]
        if not movable:
            return
        random = self._random
        cost = best = self._cost()
        kept = self._snapshot()
        # Differences in level are small numbers; without them, nothing is accepted below a few.
        hot, cold = 60.0, 0.05 if self._level else 5.0
        steps = max(LEAST_STEPS, STEPS * len(self._people) * len(movable))
        for step in range(steps):
            if best <= self._floor + 1e-6:
                break
            heat = hot * (cold / hot) ** (step / steps)
            number = movable[int(random.random() * len(movable))]
            groups = self._groups[number]
            g = int(random.random() * len(groups))
            h = int(random.random() * (len(groups) - 1))
            h += h >= g
            i, j = int(random.random() * len(groups[g])), int(random.random() * len(groups[h]))
            change = self._change(number, g, i, h, j)
            if change <= 0 or random.random() < math.exp(-change / heat):
                self._exchange(number, g, i, h, j)
                cost += change
                if cost < best - 1e-6:
                    best, kept = cost, self._snapshot()
        self._groups = kept

    def _snapshot(self) -> list[list[list[int]]]:
        return [[list(group) for group in groups] for groups in self._groups]

    def _change(self, number: int, g: int, i: int, h: int, j: int) -> float:
        """What it would cost to exchange two people."""
        one_group, other_group = self._groups[number][g], self._groups[number][h]
        one, other = one_group[i], other_group[j]
        price, met, extra, change = self._price, self._met, self._extra, 0.0
        met_one, met_other, extra_one, extra_other = met[one], met[other], extra[one], extra[other]
        for person in one_group:
            if person != one:
                change += price[met_other[person]] - price[met_one[person] - 1]
                change += extra_other[person] - extra_one[person]
        for person in other_group:
            if person != other:
                change += price[met_one[person]] - price[met_other[person] - 1]
                change += extra_one[person] - extra_other[person]
        small = self._is_small[number]
        if small[g] != small[h]:
            leaving, coming = (one, other) if small[g] else (other, one)
            change += self._small_price[self._small[coming]] - self._small_price[self._small[leaving] - 1]
        return change

    def _exchange(self, number: int, g: int, i: int, h: int, j: int) -> None:
        one_group, other_group = self._groups[number][g], self._groups[number][h]
        one, other = one_group[i], other_group[j]
        for group, leaving, coming in ((one_group, one, other), (other_group, other, one)):
            for person in group:
                if person != leaving:
                    self._count(person, leaving, -1)
                    self._count(person, coming, 1)
        one_group[i], other_group[j] = other, one
        small = self._is_small[number]
        if small[g] != small[h]:
            leaving, coming = (one, other) if small[g] else (other, one)
            self._small[leaving] -= 1
            self._small[coming] += 1

    def first(self) -> list[list[Person]]:
        """The next round, larger tables first."""
        return [[self._people[number] for number in group] for group in self._groups[0]]

    def broken(self) -> int:
        """How many pairs sit together in the next round that must not."""
        return sum(
            self._extra[one][other] >= APART for group in self._groups[0] for one, other in combinations(group, 2)
        )


def _place(group: Sequence[Person], past: Past, random: Random) -> SeatOrder:
    """Seats and starter of a table: everybody starts equally often, and sits in every seat equally often."""
    starter = min(group, key=lambda person: (past.starts[person] / (past.played[person] + 1), random.random()))
    if len(group) > 6:  # too many orders to try all of them
        order = tuple(sorted(group, key=lambda _: random.random()))
    else:
        shuffled = list(group)
        random.shuffle(shuffled)
        order = min(
            permutations(shuffled),
            key=lambda people: sum(past.places[person, place] for place, person in enumerate(people)),
        )
    return SeatOrder(order, order.index(starter))
