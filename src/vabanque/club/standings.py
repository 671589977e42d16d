"""Where everybody stands, this evening and over many. docs/club.md defines every number."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from vabanque.club.evening import ClubEvening, ClubGame
from vabanque.club.seating import Person


class ClubStanding(NamedTuple):
    """One line of the standings."""

    person: Person
    place: int
    """People who cannot be told apart share a place."""
    games: int
    victories: float
    """A victory shared by three counts a third for each; waiting counts as much as an even table gives on average."""
    share: float
    """The sum of its shares of the tables' money."""
    money: int
    direct: float
    """Against those with the same victories and share: how often ahead of them, at the same table."""
    adjusted: float | None = None
    """The mean win share without luck, over reviewed games."""
    reviewed: int = 0
    final: int | None = None
    """The place in the final."""


class Rating(NamedTuple):
    """openskill's estimate of a person's strength over many evenings."""

    person: Person
    mu: float
    sigma: float
    """The estimate's standard deviation: after few games it is large."""
    games: int

    @property
    def sure(self) -> float:
        """Better than this with 99 % probability, by which the leaderboard is sorted."""
        return self.mu - 3 * self.sigma


def shares(scores: Sequence[int]) -> list[float]:
    """Each seat's share of the table's money; what is owed counts as nothing, and without money all have the same."""
    money = [max(0, score) for score in scores]
    total = sum(money)
    return [1 / len(money)] * len(money) if total == 0 else [each / total for each in money]


def standings(evening: ClubEvening, *, upto: int | None = None) -> list[ClubStanding]:
    """Everybody who was ever there, best first; `upto` leaves out later seatings."""
    return ranked(
        evening.people, _counted(evening.games, upto), _waits(evening, upto), _final(evening) if upto is None else {}
    )


def season(evenings: Iterable[ClubEvening]) -> list[ClubStanding]:
    """The same over several evenings; finals count for their own evening only."""
    people: dict[Person, None] = {}
    games: list[ClubGame] = []
    waits: dict[Person, float] = {}
    for evening in evenings:
        people |= dict.fromkeys(evening.people)
        games += _counted(evening.games)
        for person, credit in _waits(evening).items():
            waits[person] = waits.get(person, 0.0) + credit
    return ranked(tuple(people), games, waits)


def _counted(games: Iterable[ClubGame], upto: int | None = None) -> list[ClubGame]:
    return [
        game
        for game in games
        if game.stage == "round" and game.over and not game.void and (upto is None or game.round <= upto)
    ]


def _waits(evening: ClubEvening, upto: int | None = None) -> dict[Person, float]:
    """What waiting counts: nobody shall lose by it. In free seating everybody waits now and then, and it is nothing."""
    credit_of: dict[Person, float] = {}
    if evening.plan.mode != "free":
        for idle in evening.idle[:upto]:
            for person in idle:
                credit_of[person] = credit_of.get(person, 0.0) + 1 / evening.plan.wanted
    return credit_of


def ranked(
    people: Sequence[Person],
    games: Sequence[ClubGame],
    waits: Mapping[Person, float] | None = None,
    final: Mapping[Person, int] | None = None,
) -> list[ClubStanding]:
    """The standings of these people after these games."""
    waits, final = waits or {}, final or {}
    lines = {
        person: ClubStanding(person, 0, 0, waits.get(person, 0.0), waits.get(person, 0.0), 0, 0.0) for person in people
    }
    played_well: dict[Person, list[float]] = {}
    for game in games:
        result = game.result
        assert result is not None
        for seat, (person, share) in enumerate(zip(game.seats.people, shares(result.scores), strict=True)):
            line = lines.get(person)
            if line is None:
                continue
            won = 1 / len(result.winners) if seat in result.winners else 0.0
            lines[person] = line._replace(
                games=line.games + 1,
                victories=line.victories + won,
                share=line.share + share,
                money=line.money + result.scores[seat],
            )
            if result.adjusted:
                played_well.setdefault(person, []).append(result.adjusted[seat])
    for person, wins in played_well.items():
        lines[person] = lines[person]._replace(adjusted=sum(wins) / len(wins), reviewed=len(wins))
    return _placed(_with_direct(list(lines.values()), games), final)


def _key(line: ClubStanding) -> tuple[float, float]:
    return round(line.victories, 9), round(line.share, 9)


def _with_direct(lines: list[ClubStanding], games: Sequence[ClubGame]) -> list[ClubStanding]:
    """Direct meetings between people whom nothing else tells apart."""
    equal: dict[tuple[float, float], set[Person]] = {}
    for line in lines:
        equal.setdefault(_key(line), set()).add(line.person)
    direct = dict.fromkeys((line.person for line in lines), 0.0)
    group_of = {person: group for group in equal.values() if len(group) > 1 for person in group}
    for game in games:
        assert game.result is not None
        seated = list(zip(game.seats.people, game.result.scores, strict=True))
        for (one, own), (other, theirs) in combinations(seated, 2):
            if one in group_of and group_of.get(other) is group_of[one]:
                direct[one] += 1.0 if own > theirs else 0.5 if own == theirs else 0.0
                direct[other] += 1.0 if theirs > own else 0.5 if own == theirs else 0.0
    return [line._replace(direct=direct[line.person]) for line in lines]


def _placed(lines: list[ClubStanding], final: Mapping[Person, int]) -> list[ClubStanding]:
    def rank(line: ClubStanding) -> tuple[float, ...]:
        return final.get(line.person, 10_000), -_key(line)[0], -_key(line)[1], -line.direct

    lines.sort(key=rank)  # stable: otherwise in the order in which they came
    placed: list[ClubStanding] = []
    for number, line in enumerate(lines, start=1):
        same = placed and rank(placed[-1]) == rank(line)
        placed.append(line._replace(place=placed[-1].place if same else number, final=final.get(line.person)))
    return placed


def _final(evening: ClubEvening) -> dict[Person, int]:
    """Places that the final has decided: by stage reached, then by the result there."""
    places: dict[Person, int] = {}
    games = [game for game in evening.games if game.stage == "final"]
    if not games:
        return {}
    taken = 0
    for stage in sorted({game.round for game in games}, reverse=True):
        reached = [game for game in games if game.round == stage]
        lines: list[tuple[tuple[float, float], Person]] = []
        for game in reached:
            for seat, person in enumerate(game.seats.people):
                if person in places:
                    continue
                won = game.result is not None and seat in game.result.winners
                share = shares(game.result.scores)[seat] if game.result is not None else 0.0
                lines.append(((0.0 if won else 1.0, -share), person))
        lines.sort()
        for number, (rank, person) in enumerate(lines):
            same = number and lines[number - 1][0] == rank
            places[person] = places[lines[number - 1][1]] if same else taken + number + 1
        taken += len(lines)
    return places


def ratings(evenings: Iterable[ClubEvening]) -> list[Rating]:
    """openskill (Plackett–Luce) over all games that count, in order; the surest first."""
    from openskill.models import PlackettLuce  # part of the server; an evening alone does not need it

    model = PlackettLuce()
    strengths: dict[Person, tuple[float, float]] = {}
    games: dict[Person, int] = {}
    for evening in evenings:
        for game in evening.games:
            if not game.over or game.result is None:
                continue
            people, result = game.seats.people, game.result
            teams = [[model.rating(*strengths[person]) if person in strengths else model.rating()] for person in people]
            # Winners first, also those who won by a count that is not the score; then by score.
            ranks = [
                0.0 if seat in result.winners else 1.0 + sum(other > score for other in result.scores)
                for seat, score in enumerate(result.scores)
            ]
            for person, (rated,) in zip(people, model.rate(teams, ranks=ranks), strict=True):
                strengths[person] = rated.mu, rated.sigma
                games[person] = games.get(person, 0) + 1
    rated_people = [Rating(person, *strength, games[person]) for person, strength in strengths.items()]
    return sorted(rated_people, key=lambda rating: -rating.sure)
