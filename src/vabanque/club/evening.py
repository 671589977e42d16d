"""An evening: what its journal says, who may do what, and who plays next. No names, no clock, no database."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Literal, NamedTuple

from vabanque.club import events as e
from vabanque.club.seating import Pair, Past, Person, SeatingPlan, SeatOrder, pair, seat, table_sizes
from vabanque.core import IllegalMove
from vabanque.core.frozen import Frozen, replace

MOST_EVENTS = 5_000
"""Entries of one evening: sixty people in thirty rounds need half of them."""
MOST_GAMES = 1_000
"""Games of one evening: sixty people at thirty tables for two play no more in thirty rounds."""


class Actor(NamedTuple):
    """Who does something: the club (its key, or a helper's), a person with a device, or a table of this server."""

    kind: Literal["club", "person", "table"]
    person: Person | None = None
    name: str = ""
    """Of the helper whose key was used."""


CLUB = Actor("club")


class EveningLine(NamedTuple):
    """An entry with when it was written, and by whom."""

    at: int
    by: Actor
    event: e.AnyEveningEvent


class ClubResult(Frozen):
    """How a game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """Seats; several share the victory."""
    counts: bool
    """A result that one person at the table has typed counts once another has confirmed it."""
    by: Actor
    adjusted: tuple[float, ...] = ()
    """Each seat's win share without luck, if the game was reviewed."""


class ClubGame(Frozen):
    """One table of one seating."""

    number: int
    round: int
    """In free seating, which seating it was."""
    seats: SeatOrder
    stage: Literal["round", "final"] = "round"
    table: str | None = None
    """The table of this server at which it is played."""
    result: ClubResult | None = None
    void: bool = False
    """It does not count: broken off."""

    @property
    def over(self) -> bool:
        return self.void or (self.result is not None and self.result.counts)


class Correction(Frozen):
    """Who changed which result, and when."""

    at: int
    by: Actor
    game: int
    before: tuple[int, ...]
    after: tuple[int, ...]


class ClubEvening(Frozen):
    """An evening at one point of its journal."""

    plan: e.EveningPlan
    name: str = ""
    seq: int = 0
    people: tuple[Person, ...] = ()
    """Everybody who has ever been here, in the order in which they came."""
    gone: frozenset[Person] = frozenset()
    resting: frozenset[Person] = frozenset()
    devices: Mapping[Person, str] = {}
    apart: frozenset[Pair] = frozenset()
    games: tuple[ClubGame, ...] = ()
    idle: tuple[tuple[Person, ...], ...] = ()
    """Seating by seating, who had to wait."""
    stages: tuple[Literal["round", "final"], ...] = ()
    seated_at: tuple[int, ...] = ()
    corrections: tuple[Correction, ...] = ()
    free_since: Mapping[Person, int] = {}
    """When each person came, or finished their last game."""
    paused_at: int | None = None
    paused_for: int = 0
    """Milliseconds for which the clock of this round has stood still."""
    closed: bool = False

    # What is the case

    @property
    def here(self) -> tuple[Person, ...]:
        """Who can be seated."""
        return tuple(person for person in self.people if person not in self.gone and person not in self.resting)

    @property
    def playing(self) -> frozenset[Person]:
        """Who is in a game that is not over."""
        return frozenset(person for game in self.games if not game.over for person in game.seats.people)

    @property
    def free(self) -> tuple[Person, ...]:
        busy = self.playing
        return tuple(person for person in self.here if person not in busy)

    @property
    def round(self) -> int:
        """How many seatings there have been."""
        return len(self.idle)

    @property
    def ended(self) -> bool:
        """Have all planned rounds, and the final, been played?"""
        if self.unfinished:
            return False
        if self.plan.final:
            return bool(self.games) and self.games[-1].stage == "final" and len(self.last) == 1
        return self.plan.mode != "free" and self.round >= self.plan.rounds

    @property
    def finals(self) -> bool:
        """Has the final begun? Then nobody is seated for anything else."""
        return bool(self.stages) and self.stages[-1] == "final"

    @property
    def unfinished(self) -> tuple[ClubGame, ...]:
        return tuple(game for game in self.games if not game.over)

    @property
    def last(self) -> tuple[ClubGame, ...]:
        """The games of the last seating."""
        return tuple(game for game in self.games if game.round == self.round)

    def past(self, before: int | None = None) -> Past:
        """What seating has to make up for; only the seatings before this one."""
        tables: list[list[SeatOrder]] = [[] for _ in self.idle]
        for game in self.games:
            if game.stage == "round":
                tables[game.round - 1].append(game.seats)
        past = Past()
        for seated, idle in zip(tables[: None if before is None else before - 1], self.idle, strict=False):
            if seated:
                past.add(SeatingPlan(tuple(seated), idle))
        return past

    def clock(self, now: int) -> int | None:
        """Milliseconds left of this round; None if there is no clock."""
        if not self.plan.minutes or not self.round or not self.unfinished:
            return None
        until = now if self.paused_at is None else self.paused_at
        return self.seated_at[-1] + 60_000 * self.plan.minutes + self.paused_for - until

    # Who may do what

    def check(self, event: e.AnyEveningEvent, by: Actor) -> None:
        """Raises IllegalMove if this cannot be written now, or not by this actor."""
        if self.seq >= MOST_EVENTS:
            raise IllegalMove("evening-too-long", most=MOST_EVENTS)
        if isinstance(event, e.EveningOpened):
            raise IllegalMove("evening-open")
        if self.closed and not isinstance(event, e.Scored | e.GameReviewed):
            raise IllegalMove("evening-closed")
        if by.kind == "person":
            self._check_person(event, by.person)
        match event:
            case e.Replanned(plan):
                check_plan(plan)
                if self.games and plan.game != self.plan.game:
                    raise IllegalMove("evening-started")
            case e.Came(people):
                if len({*self.people, *people}) > e.MOST_PEOPLE:
                    raise IllegalMove("too-many-people", most=e.MOST_PEOPLE)
            case e.WentHome(person) | e.Rested(person, _) | e.Claimed(person, _):
                self._check_known(person)
            case e.KeptApart(people):
                if people[0] == people[1]:
                    raise IllegalMove("same-person")
                for person in people:
                    self._check_known(person)
            case e.TablesDrawn(tables):
                if len(self.games) + len(tables) > MOST_GAMES:
                    raise IllegalMove("too-many-games", most=MOST_GAMES)
            case e.TablesTakenBack():
                if not self.games:
                    raise IllegalMove("nothing-to-undo")
                if any(game.result is not None or game.void for game in self.last):
                    raise IllegalMove("round-has-results")
            case e.GameHosted(game, _):
                self._game(game)
            case e.GameReviewed(game, adjusted):
                seats = len(self._game(game).seats.people)
                if len(adjusted) != seats:
                    raise IllegalMove("wrong-scores", seats=seats)
            case e.Scored():
                self._check_score(event)
            case e.Confirmed(game):
                if self._game(game).result is None:
                    raise IllegalMove("no-result")
            case _:
                pass

    def _check_person(self, event: e.AnyEveningEvent, person: Person | None) -> None:
        """What somebody with a device may do for themselves and their own table."""
        match event:
            case e.WentHome(who) | e.Rested(who, _) if who == person:
                return
            case e.Scored(number):
                game = self._game(number)
                if person in game.seats.people and not game.over and game.table is None:
                    return
            case e.Confirmed(number):
                game = self._game(number)
                if person in game.seats.people and game.result is not None and game.result.by.person != person:
                    return
        raise IllegalMove("only-the-club")

    def _check_known(self, person: Person) -> None:
        if person not in self.people:
            raise IllegalMove("no-such-person", person=person)

    def _game(self, number: int) -> ClubGame:
        if not 0 <= number < len(self.games):
            raise IllegalMove("no-such-match", game=number)
        return self.games[number]

    def _check_score(self, event: e.Scored) -> None:
        game = self._game(event.game)
        if not event.scores:
            if event.winners:
                raise IllegalMove("no-winners")
            return
        seats = len(game.seats.people)
        if len(event.scores) != seats:
            raise IllegalMove("wrong-scores", seats=seats)
        winners = set(event.winners)
        if not winners or len(winners) != len(event.winners) or not winners <= set(range(seats)):
            raise IllegalMove("no-winners")

    # Who plays next

    def draw(self, seed: int, standing: Mapping[Person, float] | None = None) -> e.TablesDrawn:
        """The next seating. `standing` is each person's place, from 0 (first) to 1. Raises IllegalMove."""
        if self.closed:
            raise IllegalMove("evening-closed")
        if self.finals:
            raise IllegalMove("final-begun")
        plan = self.plan
        sizes = plan.least, plan.most, plan.wanted
        if plan.mode == "free":
            waited = {person: -float(self.free_since.get(person, 0)) for person in self.free}
            seating = seat(self.free, sizes, self.past(), self.apart, seed=seed, waited=waited)
            return _drawn(seating, seed)
        if self.unfinished:
            raise IllegalMove("games-unfinished", games=len(self.unfinished))
        if self.round >= plan.rounds:
            raise IllegalMove("rounds-played", rounds=plan.rounds)
        by_level = (plan.level or plan.mode == "swiss") and self.round > 0
        level = {person: (standing or {}).get(person, 0.5) for person in self.here} if by_level else None
        seating = seat(
            self.here, sizes, self.past(), self.apart, ahead=plan.rounds - self.round, level=level, seed=seed
        )
        return _drawn(seating, seed)

    def draw_final(self, ranking: Collection[Person], seed: int) -> e.TablesDrawn:
        """The next stage of the final. `ranking` is everybody, best first. Raises IllegalMove."""
        plan, ranks = self.plan, list(ranking)
        if not plan.final or self.closed:
            raise IllegalMove("no-final")
        if self.unfinished or not self.games:
            raise IllegalMove("games-unfinished", games=len(self.unfinished))
        if self.ended:
            raise IllegalMove("final-played")
        if self.finals:
            best = [best_of(game, ranks, self.here) for game in self.last if game.result is not None]
            qualified = sorted((person for person in best if person is not None), key=ranks.index)
        else:
            qualified = [person for person in ranks if person in self.here][: plan.final]
        if len(qualified) < 2:
            raise IllegalMove("too-few-people", people=len(qualified), least=2)
        if len(qualified) <= plan.most:
            groups = [qualified]
        else:
            # Whom no table has room for is out: with nine people at tables of two, the ninth.
            sizes, over = table_sizes(len(qualified), min(plan.least, 2), plan.most, plan.wanted)
            qualified = qualified[: len(qualified) - over]
            groups = [[] for _ in sizes]
            # Like a snake, so that the best meet as late as possible.
            for number, person in enumerate(qualified):
                lap, place = divmod(number, len(groups))
                groups[-1 - place if lap % 2 else place].append(person)
        # The best of a table starts nowhere in particular: the middle of the field begins.
        tables = [e.DrawnTable(group, seed % len(group)) for group in groups]
        return e.TablesDrawn(tables, stage="final", seed=seed)

    def ready(self) -> bool:
        """In free seating: are enough people free for a table at which not everybody has just played together?

        A pause keeps everybody where they are: that is how the host ends free seating before the final.
        """
        if self.plan.mode != "free" or self.closed or self.finals or self.paused_at is not None:
            return False
        free = len(self.free)
        return free >= 2 * self.plan.wanted or (free >= self.plan.least and not self.unfinished)

    # What follows from an entry

    def after(self, line: EveningLine) -> ClubEvening:
        """The evening after one more entry, which was checked when it was written."""
        at, by, event = line
        now = replace(self, seq=self.seq + 1)
        match event:
            case e.EveningOpened(plan, name):
                return replace(now, plan=plan, name=name)
            case e.Replanned(plan):
                return replace(now, plan=plan)
            case e.Came(people):
                new = tuple(dict.fromkeys(person for person in people if person not in self.people))
                return replace(
                    now,
                    people=self.people + new,
                    gone=self.gone - set(people),
                    resting=self.resting - set(people),
                    free_since={**self.free_since, **dict.fromkeys(people, at)},
                )
            case e.WentHome(person):
                return replace(now, gone=self.gone | {person})
            case e.Rested(person, resting):
                free_since = {**self.free_since, person: at}
                resters = self.resting | {person} if resting else self.resting - {person}
                return replace(now, resting=resters, free_since=free_since)
            case e.Claimed(person, device):
                others = {who: held for who, held in self.devices.items() if who != person}
                return replace(now, devices=others if device is None else {**others, person: device})
            case e.KeptApart(people, apart):
                two = pair(*people)
                return replace(now, apart=self.apart | {two} if apart else self.apart - {two})
            case e.TablesDrawn():
                return now._seated(event, at)
            case e.TablesTakenBack():
                return replace(
                    now,
                    games=tuple(game for game in self.games if game.round != self.round),
                    idle=self.idle[:-1],
                    stages=self.stages[:-1],
                    seated_at=self.seated_at[:-1],
                )
            case e.GameHosted(number, table):
                return now._with(replace(self.games[number], table=table))
            case e.Scored():
                return now._scored(event, at, by)
            case e.Confirmed(number):
                result = self.games[number].result
                assert result is not None
                return now._with(replace(self.games[number], result=replace(result, counts=True)))._freed(number, at)
            case e.GameReviewed(number, adjusted):
                result = self.games[number].result
                if result is None:
                    return now
                return now._with(replace(self.games[number], result=replace(result, adjusted=tuple(adjusted))))
            case e.Paused(paused):
                if paused:
                    return replace(now, paused_at=at if self.paused_at is None else self.paused_at)
                stood = 0 if self.paused_at is None else at - self.paused_at
                return replace(now, paused_at=None, paused_for=self.paused_for + stood)
            case e.EveningClosed():
                return replace(now, closed=True)

    def _seated(self, event: e.TablesDrawn, at: int) -> ClubEvening:
        first, number = len(self.games), self.round + 1
        games = tuple(
            ClubGame(first + place, number, SeatOrder(tuple(table.people), table.starter), event.stage)
            for place, table in enumerate(event.tables)
        )
        return replace(
            self,
            games=self.games + games,
            idle=(*self.idle, tuple(event.idle)),
            stages=(*self.stages, event.stage),
            seated_at=(*self.seated_at, at),
            paused_for=0,
            paused_at=None,
        )

    def _scored(self, event: e.Scored, at: int, by: Actor) -> ClubEvening:
        game, before = self.games[event.game], self.games[event.game].result
        if event.scores:
            counts = by.kind != "person"
            result = ClubResult(tuple(event.scores), tuple(event.winners), counts, by)
            new = replace(game, result=result, void=False)
        else:
            new = replace(game, result=None, void=True)
        corrections = self.corrections
        if game.over or before is not None:
            was = before.scores if before is not None else ()
            corrections = (*corrections, Correction(at, by, game.number, was, tuple(event.scores)))
        after = replace(self._with(new), corrections=corrections)
        return after._freed(game.number, at) if new.over and not game.over else after

    def _with(self, game: ClubGame) -> ClubEvening:
        return replace(self, games=(*self.games[: game.number], game, *self.games[game.number + 1 :]))

    def _freed(self, number: int, at: int) -> ClubEvening:
        return replace(self, free_since={**self.free_since, **dict.fromkeys(self.games[number].seats.people, at)})


def begin(line: EveningLine) -> ClubEvening:
    """The evening after its first entry."""
    assert isinstance(line.event, e.EveningOpened)
    return ClubEvening(line.event.plan).after(line)


def check_plan(plan: e.EveningPlan) -> None:
    """Raises IllegalMove if the sizes of tables contradict each other."""
    if not plan.least <= plan.wanted <= plan.most:
        raise IllegalMove("wrong-sizes", least=plan.least, most=plan.most)
    if plan.mode == "swiss" and plan.most != 2:
        raise IllegalMove("swiss-is-for-two")
    if plan.final == 1:
        raise IllegalMove("no-final")


def best_of(game: ClubGame, ranking: list[Person], here: Collection[Person]) -> Person | None:
    """Who goes on from a game of the final: the best of those who are still here; of equals, who stands better."""
    result = game.result
    assert result is not None
    staying = [(seat, person) for seat, person in enumerate(game.seats.people) if person in here]
    order = sorted(
        staying, key=lambda one: (one[0] not in result.winners, -result.scores[one[0]], ranking.index(one[1]))
    )
    return order[0][1] if order else None


def _drawn(seating: SeatingPlan, seed: int) -> e.TablesDrawn:
    tables = [e.DrawnTable(list(table.people), table.starter) for table in seating.tables]
    return e.TablesDrawn(tables, list(seating.idle), seed=seed)
