"""Whole evenings: 300 simulated ones, and the rules of the journal."""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations, pairwise
from random import Random

import pytest

from tests.club.test_seating import partitions
from vabanque.club import (
    CLUB,
    Actor,
    ClubEvening,
    EveningLine,
    EveningPlan,
    begin,
    pair,
    ratings,
    repeats,
    season,
    shares,
    standings,
    table_sizes,
    why,
)
from vabanque.club import events as e
from vabanque.core import IllegalMove

SIZES = [(2, 4), (3, 5), (3, 4), (4, 6), (5, 6), (2, 6), (4, 4), (3, 3), (2, 2)]
"""The least and the most people at a table of a simulated evening."""


class Night:
    """An evening that is written entry by entry, checked as the server checks it."""

    def __init__(self, plan: EveningPlan, people: int) -> None:
        self.lines = [EveningLine(0, CLUB, e.EveningOpened(plan))]
        self.evening = begin(self.lines[0])
        self.at = 0
        self.do(e.Came(list(range(1, people + 1))))

    def do(self, event: e.AnyEveningEvent, by: Actor = CLUB) -> None:
        self.evening.check(event, by)
        self.at += 1000
        self.lines.append(EveningLine(self.at, by, event))
        self.evening = self.evening.after(self.lines[-1])

    def draw(self, seed: int = 0) -> e.TablesDrawn:
        lines = standings(self.evening)
        place = {line.person: (line.place - 1) / max(1, len(lines) - 1) for line in lines}
        seated = self.evening.draw(seed, place)
        self.do(seated)
        return seated

    def finish(self, random: Random, games: int | None = None) -> None:
        """Play so many of the unfinished games, or all."""
        for game in self.evening.unfinished[:games]:
            scores = [random.randrange(0, 500, 10) for _ in game.seats.people]
            winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
            self.do(e.Scored(game.number, scores, winners))


def unavoidable(evening: ClubEvening) -> int:
    """Fewer repeated meetings are impossible: five people who come from four tables are two from one of them.

    Whoever sat at no table of that round can spare one table this.
    """
    rounds = [[game.seats.people for game in evening.games if game.round == at] for at in range(1, evening.round + 1)]
    total = 0
    for at, tables in enumerate(rounds):
        least = [0]
        for before in rounds[:at]:
            sat = {person for table in before for person in table}
            fresh = sum(person not in sat for table in tables for person in table)
            least.append(sum(max(0, len(table) - len(before)) for table in tables) - fresh)
        total += max(least)
    return total


def assert_shared_out(evening: ClubEvening) -> None:
    """Of those who were there all the time, nobody waited twice before all had, or sat small much more than others."""
    past = evening.past()
    always = [person for person in evening.here if past.played[person] + past.idle[person] == evening.round]
    waits = [past.idle[person] for person in always]
    assert max(waits) - min(waits) <= 1
    assert max(past.small[person] for person in always) <= -(-past.small.total() // len(evening.people)) + 1


def assert_few_repeats(before: ClubEvening, seated: e.TablesDrawn) -> None:
    """At most one repeated meeting more than the best seating of these people, if they are few and the tables equal."""
    tables = [tuple(table.people) for table in seated.tables]
    people = tuple(person for table in tables for person in table)
    sizes = tuple(len(table) for table in tables)
    if len(people) > 9 or len(set(sizes)) > 1:
        return
    met = before.past().met

    def again(tables: Iterable[tuple[int, ...]]) -> int:
        return sum(met[pair(*two)] > 0 for table in tables for two in combinations(table, 2))

    def allowed(tables: Iterable[tuple[int, ...]]) -> bool:
        return not any(pair(*two) in before.apart for table in tables for two in combinations(table, 2))

    assert again(tables) <= 1 + min(again(other) for other in partitions(people, sizes) if allowed(other))


def simulate(seed: int) -> None:
    """One evening with everything that can happen; asserts what must hold."""
    random = Random(seed)
    mode = random.choice(["rounds", "rounds", "free", "swiss"])
    least, most = (2, 2) if mode == "swiss" else random.choice(SIZES)
    plan = EveningPlan(
        "las-vegas-2012",
        least=least,
        most=most,
        wanted=random.randint(least, most),
        mode=mode,  # type: ignore[arg-type]
        rounds=random.randint(2, 6),
        level=mode == "rounds" and random.random() < 0.3,
        final=random.choice([0, 4, 9]),
    )
    night = Night(plan, random.randint(7, 60))
    for _ in range(random.randint(0, 4)):
        one, other = random.sample(night.evening.people, 2)
        night.do(e.KeptApart((one, other)))
    waited: set[int] = set()
    could_meet: set[tuple[int, int]] = set()
    for number in range(plan.rounds):
        before = night.evening
        refusal = ""
        try:
            seated = night.draw(seed + number)
        except IllegalMove as error:
            refusal = error.code
        if refusal == "cannot-keep-apart":  # everybody fits at one or two tables
            assert len(before.here) < 3 * most
            for two in before.apart:
                night.do(e.KeptApart(two, False))
            continue
        if refusal:
            assert (refusal, mode) == ("too-few-people", "free")
            night.finish(random)
            continue
        people = [person for table in seated.tables for person in table.people]
        assert sorted([*people, *seated.idle]) == sorted(before.free if mode == "free" else before.here)
        sizes = sorted((len(table.people) for table in seated.tables), reverse=True)
        assert (tuple(sizes), len(seated.idle)) == table_sizes(len(people) + len(seated.idle), least, most, plan.wanted)
        assert sizes[0] - sizes[-1] <= 1
        for table in seated.tables:
            assert not any(pair(*two) in before.apart for two in combinations(table.people, 2))
        assert not waited & set(seated.idle)
        waited = set(seated.idle)
        could_meet |= {pair(*two) for two in combinations([*people, *seated.idle], 2)} - before.apart
        if mode == "free":
            assert_few_repeats(before, seated)
        night.finish(random, random.randint(1, 3) if mode == "free" else None)
        for person in random.sample(night.evening.here, random.randint(0, 2)):
            if len(night.evening.here) > 7 and random.random() < 0.3:
                night.do(e.WentHome(person) if random.random() < 0.5 else e.Rested(person, True))
        if random.random() < 0.3:
            night.do(e.Came([len(night.evening.people) + 1]))
        waited &= set(night.evening.here)
    night.finish(random)
    evening = night.evening
    if mode != "free":
        assert_shared_out(evening)
        past = evening.past()
        above = repeats(past.met) - max(0, sum(past.met.values()) - len(could_meet), unavoidable(evening))
        limit = 0.0 if mode == "swiss" else 0.21 if plan.level else 0.18
        assert above <= limit * sum(past.met.values())
    while plan.final and not night.evening.ended:
        ranking = [line.person for line in standings(night.evening)]
        night.do(night.evening.draw_final(ranking, seed))
        sizes = [len(game.seats.people) for game in night.evening.last]
        assert max(sizes) <= most
        assert max(sizes) - min(sizes) <= 1
        assert not night.evening.ready()
        with pytest.raises(IllegalMove, match="final-begun"):
            night.draw()
        night.finish(random)
    lines = standings(night.evening)
    assert sorted(line.person for line in lines) == sorted(evening.people)
    assert [line.place for line in lines] == sorted(line.place for line in lines)
    assert night.evening == replay(night.lines)


def replay(lines: list[EveningLine]) -> ClubEvening:
    evening = begin(lines[0])
    for line in lines[1:]:
        evening = evening.after(line)
    return evening


@pytest.mark.parametrize("first", range(0, 300, 50))
def test_simulated_evenings(first: int) -> None:
    for seed in range(first, first + 50):
        simulate(seed)


def small_night(**plan: object) -> Night:
    return Night(EveningPlan("las-vegas-2012", **plan), 8)  # type: ignore[arg-type]


def test_a_typed_result_counts_once_another_at_the_table_confirms_it() -> None:
    night = small_night()
    night.draw()
    game = night.evening.games[0]
    one, two, *_ = game.seats.people
    score = e.Scored(0, [30, 20, 10, 0], [0])
    night.do(score, Actor("person", one))
    assert not any(game.over for game in night.evening.games)
    with pytest.raises(IllegalMove, match="only-the-club"):
        night.do(e.Confirmed(0), Actor("person", one))
    outsider = night.evening.games[1].seats.people[0]
    with pytest.raises(IllegalMove, match="only-the-club"):
        night.do(e.Confirmed(0), Actor("person", outsider))
    night.do(e.Confirmed(0), Actor("person", two))
    assert night.evening.games[0].over
    with pytest.raises(IllegalMove, match="only-the-club"):
        night.do(score, Actor("person", two))


def test_corrections_are_logged_with_who_made_them() -> None:
    night = small_night()
    night.draw()
    night.do(e.Scored(0, [30, 20, 10, 0], [0]))
    helper = Actor("club", name="Bea")
    night.do(e.Scored(0, [30, 40, 10, 0], [1]), helper)
    (correction,) = night.evening.corrections
    assert (correction.by, correction.before, correction.after) == (helper, (30, 20, 10, 0), (30, 40, 10, 0))


@pytest.mark.parametrize(
    ("event", "code"),
    [
        (e.Scored(0, [1, 2], [1]), "wrong-scores"),
        (e.Scored(0, [1, 2, 3, 4], []), "no-winners"),
        (e.Scored(0, [1, 2, 3, 4], [4]), "no-winners"),
        (e.Scored(9, [1, 2, 3, 4], [3]), "no-such-match"),
        (e.WentHome(99), "no-such-person"),
        (e.KeptApart((1, 1)), "same-person"),
        (e.Confirmed(0), "no-result"),
        (e.EveningOpened(EveningPlan("x")), "evening-open"),
        (e.Replanned(EveningPlan("x")), "evening-started"),
        (e.Replanned(EveningPlan("las-vegas-2012", least=4, wanted=3)), "wrong-sizes"),
        (e.Replanned(EveningPlan("las-vegas-2012", mode="swiss")), "swiss-is-for-two"),
    ],
)
def test_what_cannot_be_is_refused(event: e.AnyEveningEvent, code: str) -> None:
    night = small_night()
    night.draw()
    with pytest.raises(IllegalMove, match=code):
        night.do(event)


def test_a_person_may_only_act_for_themselves() -> None:
    night = small_night()
    for event in (
        e.WentHome(2),
        e.Came([9]),
        e.EveningClosed(),
        e.KeptApart((1, 2)),
        night.evening.draw(0),
        e.Paused(),
    ):
        with pytest.raises(IllegalMove, match="only-the-club"):
            night.do(event, Actor("person", 1))
    night.do(e.WentHome(1), Actor("person", 1))
    assert 1 not in night.evening.here


def test_the_next_round_waits_for_the_last_result() -> None:
    night = small_night()
    night.draw()
    with pytest.raises(IllegalMove, match="games-unfinished"):
        night.draw()
    night.do(e.TablesTakenBack())
    assert not night.evening.last
    night.draw()
    night.finish(Random(1))
    with pytest.raises(IllegalMove, match="round-has-results"):
        night.do(e.TablesTakenBack())
    night.draw()
    assert night.evening.round == 2


def test_a_pause_stops_the_clock() -> None:
    night = small_night(minutes=1)
    assert night.evening.clock(night.at) is None
    night.draw()
    began = night.at
    assert night.evening.clock(began + 10_000) == 50_000
    night.do(e.Paused())
    assert night.evening.clock(began + 500_000) == 59_000
    night.at += 20_000
    night.do(e.Paused(False))
    assert night.evening.clock(night.at) == 59_000


def test_standings_count_victories_then_money_then_direct_meetings() -> None:
    night = Night(EveningPlan("las-vegas-2012", least=2, most=2, wanted=2, rounds=2), 4)
    night.do(e.TablesDrawn([e.DrawnTable([1, 2], 0), e.DrawnTable([3, 4], 0)]))
    night.do(e.Scored(0, [60, 40], [0]))
    night.do(e.Scored(1, [50, 50], [0, 1]))
    lines = {line.person: line for line in standings(night.evening)}
    assert [line.person for line in standings(night.evening)] == [1, 3, 4, 2]
    assert (lines[1].victories, lines[1].share, lines[3].victories) == (1, 0.6, 0.5)
    assert lines[3].place == lines[4].place == 2
    night.do(e.TablesDrawn([e.DrawnTable([1, 3], 0), e.DrawnTable([2, 4], 0)]))
    night.do(e.Scored(2, [40, 60], [1]))
    night.do(e.Scored(3, [50, 50], [0, 1]))
    assert [line.person for line in standings(night.evening)] == [3, 1, 4, 2]


def test_waiting_counts_as_much_as_an_even_table() -> None:
    night = Night(EveningPlan("las-vegas-2012", least=2, most=2, wanted=2), 3)
    night.do(e.TablesDrawn([e.DrawnTable([1, 2], 0)], [3]))
    night.do(e.Scored(0, [10, 10], [0, 1]))
    assert {(line.victories, line.share) for line in standings(night.evening)} == {(0.5, 0.5)}


def test_shares_of_nothing_are_equal() -> None:
    assert shares([0, 0, 0, 0]) == [0.25] * 4
    assert shares([30, -10, 10]) == [0.75, 0, 0.25]


def test_the_final_decides_the_first_places() -> None:
    night = Night(EveningPlan("las-vegas-2012", least=2, most=3, wanted=3, rounds=1, final=6), 9)
    night.draw()
    night.finish(Random(4))
    ranking = [line.person for line in standings(night.evening)]
    night.do(night.evening.draw_final(ranking, 0))
    assert [len(game.seats.people) for game in night.evening.last] == [3, 3]
    for game in night.evening.unfinished:
        night.do(e.Scored(game.number, [10, 20, 30], [2]))
    winners = {game.seats.people[2] for game in night.evening.last}
    night.do(night.evening.draw_final(ranking, 0))
    (final,) = night.evening.last
    assert set(final.seats.people) == winners
    night.do(e.Scored(final.number, [10, 20], [1]))
    assert night.evening.ended
    lines = standings(night.evening)
    assert [line.person for line in lines[:2]] == [final.seats.people[1], final.seats.people[0]]
    assert [line.final for line in lines[:6]] == sorted(line.final or 0 for line in lines[:6])


def test_a_finalist_who_goes_home_is_replaced_by_the_next_best_of_the_same_table() -> None:
    night = Night(EveningPlan("las-vegas-2012", least=2, most=3, wanted=3, rounds=1, final=6), 9)
    night.draw()
    night.finish(Random(4))
    ranking = [line.person for line in standings(night.evening)]
    night.do(night.evening.draw_final(ranking, 0))
    for game in night.evening.unfinished:
        night.do(e.Scored(game.number, [10, 20, 30], [2]))
    left, right = (game.seats.people for game in night.evening.last)
    night.do(e.WentHome(left[2]))
    night.do(night.evening.draw_final(ranking, 0))
    assert set(night.evening.last[0].seats.people) == {left[1], right[2]}


def test_free_seating_rests_before_and_during_the_final() -> None:
    night = Night(EveningPlan("las-vegas-2012", least=2, most=3, wanted=3, mode="free", final=3), 9)
    night.draw()
    night.do(e.Paused())
    night.finish(Random(2))
    assert not night.evening.ready()
    night.do(night.evening.draw_final([line.person for line in standings(night.evening)], 0))
    night.do(e.Paused(False))
    assert not night.evening.ready()
    night.finish(Random(3))
    assert night.evening.ended


def test_whoever_wins_again_and_again_is_rated_best_and_with_growing_certainty() -> None:
    nights = []
    for _ in range(6):
        night = Night(EveningPlan("las-vegas-2012", rounds=1), 4)
        night.do(e.TablesDrawn([e.DrawnTable([1, 2, 3, 4], 0)]))
        night.do(e.Scored(0, [40, 30, 20, 10], [0]))
        nights.append(night.evening)
    table = ratings(nights)
    assert [rating.person for rating in table] == [1, 2, 3, 4]
    assert table[0].sigma < ratings(nights[:1])[0].sigma
    assert season(nights)[0].victories == 6


def test_an_explanation_names_meetings_and_alternatives() -> None:
    night = small_night(rounds=3)
    for number in range(3):
        night.draw(number)
        night.finish(Random(number))
    for person in night.evening.people:
        reason = why(night.evening, person)
        assert reason is not None
        assert reason.round == 3
        assert len(reason.meetings) == 3
        assert reason.repeats <= reason.alternative + 1
        assert all((meeting.before > 0) == (meeting.last > 0) for meeting in reason.meetings)
    assert why(night.evening, 99) is None


def test_the_alternative_is_the_best_of_all_exchanges() -> None:
    night = Night(EveningPlan("las-vegas-2012", rounds=4), 9)
    night.do(e.KeptApart((1, 2)))
    for number in range(4):
        night.draw(number)
        night.finish(Random(number))
    tables = [list(game.seats.people) for game in night.evening.last]
    met = night.evening.past(4).met

    def added(seated: list[list[int]]) -> int:
        return repeats(met + Counter(pair(*two) for people in seated for two in combinations(people, 2))) - repeats(met)

    found = set()
    for person in (person for people in tables for person in people):
        best = added(tables)
        for other in (other for people in tables for other in people):
            swap = {person: other, other: person}
            seated = [[swap.get(one, one) for one in people] for people in tables]
            if not any({1, 2} <= set(people) for people in seated):
                best = min(best, added(seated))
        reason = why(night.evening, person)
        assert reason is not None
        assert (reason.repeats, reason.alternative) == (added(tables), best)
        found.add(reason.repeats - best)
    assert len(found) > 1


def test_an_evening_has_room_for_a_thousand_games() -> None:
    night = Night(EveningPlan("las-vegas-2012", least=2, most=2, wanted=2, rounds=30), 2)
    line = EveningLine(0, CLUB, e.TablesDrawn([e.DrawnTable([1, 2], 0)] * 999))
    evening = night.evening.after(line)
    evening.check(e.TablesDrawn([e.DrawnTable([1, 2], 0)]), CLUB)
    with pytest.raises(IllegalMove, match="too-many-games"):
        evening.check(e.TablesDrawn([e.DrawnTable([1, 2], 0)] * 2), CLUB)


def test_free_seating_seats_those_who_waited_longest() -> None:
    night = Night(EveningPlan("las-vegas-2012", least=3, most=3, wanted=3, mode="free"), 8)
    assert night.evening.ready()
    first = night.draw()
    assert len(first.idle) == 2
    night.finish(Random(0), 1)
    second = night.draw()
    assert set(first.idle) <= {person for table in second.tables for person in table.people}
    for one, other in pairwise(night.evening.seated_at):
        assert one < other
