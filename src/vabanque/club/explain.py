"""Why a seating is as it is, for one person: facts, which the browser puts into words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from vabanque.club.evening import ClubEvening, ClubGame
from vabanque.club.seating import Pair, Person, pair


class Meeting(NamedTuple):
    """Somebody at my table."""

    person: Person
    before: int
    """How often we had met before …"""
    last: int
    """… and in which round last; 0 if never."""


class Why(NamedTuple):
    """Why a person sits where they sit."""

    person: Person
    round: int
    waits: bool
    """They have to wait this time …"""
    waited: int
    """… and how often they had to before."""
    fewest_waits: int
    """How often those who play have waited, at least."""
    small: bool
    """At the smaller table, and how often before."""
    small_before: int
    meetings: tuple[Meeting, ...]
    unmet: int
    """People here whom this person had not met before this round."""
    repeats: int
    """Repeated meetings that this seating brings, over all tables …"""
    alternative: int
    """… and how many it would bring if this person changed places with the best other one; less is never possible by
    one exchange unless it would seat a forbidden pair together or somebody at the smaller table again."""
    apart: bool
    """Does an agreement to keep two people apart bear on this table?"""
    level: bool
    """Was it drawn by level?"""


def why(evening: ClubEvening, person: Person, number: int | None = None) -> Why | None:
    """Why this person sits where they sit, in the last seating they were part of; None if there is none."""
    seatings: list[list[ClubGame]] = [[] for _ in range(evening.round)]
    for game in evening.games:
        seatings[game.round - 1].append(game)
    for at in range(evening.round, 0, -1) if number is None else (number,):
        games = seatings[at - 1] if at <= evening.round else []
        idle = evening.idle[at - 1] if at <= evening.round else ()
        own = next((game for game in games if person in game.seats.people), None)
        if own is not None or person in idle:
            break
    else:
        return None
    past = evening.past(at)
    tables = [list(game.seats.people) for game in games]
    sizes = [len(people) for people in tables]
    mates = () if own is None else tuple(mate for mate in own.seats.people if mate != person)
    met_by = {mate: past.met[pair(person, mate)] for mate in mates}
    here = {other for people in tables for other in people} | set(idle)
    plays = [past.idle[other] for people in tables for other in people]
    again = [_again(past.met, people) for people in tables]
    fewer = 0 if own is None else _best_exchange(evening, past.met, tables, again, person)
    return Why(
        person,
        at,
        own is None,
        past.idle[person],
        min(plays, default=0),
        own is not None and len(own.seats.people) < max(sizes),
        past.small[person],
        tuple(Meeting(mate, count, _last_met(evening, person, mate, at)) for mate, count in met_by.items()),
        sum(past.met[pair(person, other)] == 0 for other in here if other != person),
        sum(again),
        sum(again) - fewer,
        any(person in two or set(two) & set(mates) for two in evening.apart),
        at > 1 and (evening.plan.level or evening.plan.mode == "swiss"),
    )


def _again(met: Mapping[Pair, int], people: Sequence[Person]) -> int:
    """How many meetings at this table are repeated ones: nobody meets anybody twice in one seating."""
    return sum(met[pair(*two)] > 0 for two in combinations(people, 2))


def _best_exchange(
    evening: ClubEvening, met: Mapping[Pair, int], tables: list[list[Person]], again: list[int], person: Person
) -> int:
    """How many repeated meetings one exchange of this person with somebody at another table would save at most."""
    saved = 0
    mine = next(number for number, people in enumerate(tables) if person in people)
    seat = tables[mine].index(person)
    for number, people in enumerate(tables):
        for place, other in enumerate(people if number != mine else ()):
            two = (
                [*tables[mine][:seat], other, *tables[mine][seat + 1 :]],
                [*people[:place], person, *people[place + 1 :]],
            )
            if not any(pair(*pairing) in evening.apart for table in two for pairing in combinations(table, 2)):
                saved = max(saved, again[mine] + again[number] - sum(_again(met, table) for table in two))
    return saved


def _last_met(evening: ClubEvening, one: Person, other: Person, before: int) -> int:
    rounds = [
        game.round
        for game in evening.games
        if game.round < before and one in game.seats.people and other in game.seats.people
    ]
    return max(rounds, default=0)
