"""What everybody sees of an evening and of a club."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import compress, count
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from vabanque.club import Actor, ClubEvening, ClubGame, ClubStanding, Person, ratings, season, standings
from vabanque.server import messages as m

if TYPE_CHECKING:
    from vabanque.server.clubs import EveningRoom


class GameProgress(NamedTuple):
    """How far a game has got that is played at a table here."""

    round: int = 0
    scores: tuple[int, ...] = ()
    """Empty where they are hidden."""


def say_actor(by: Actor) -> str:
    """`table`, `club`, a helper's name, or `person:7`."""
    if by.kind == "person":
        return f"person:{by.person}"
    return by.name or by.kind


def evening_view(room: EveningRoom, role: Actor | None, now: int) -> m.EveningView:
    """An evening as everybody may see it. Only whoever runs it learns who does not want to sit with whom."""
    evening = room.evening
    if room.shown is None or room.shown[0] is not evening:
        room.shown = evening, _shown(room)
    left = evening.clock(now)
    return msgspec.structs.replace(
        room.shown[1],
        now=now,
        clock_ends=None if left is None or evening.paused_at is not None else now + left,
        clock_left=left if evening.paused_at is not None else None,
        apart=sorted(evening.apart) if role is not None and role.kind == "club" else [],
        role="watch" if role is None else "person" if role.kind == "person" else "club",
        you=None if role is None else role.person,
    )


def _shown(room: EveningRoom) -> m.EveningView:
    """What is the same for all who look, until something changes."""
    evening = room.evening
    return m.EveningView(
        evening=room.head.id,
        club=room.club.id,
        club_name=room.club.name,
        code=room.head.code,
        name=evening.name,
        created=room.head.created,
        seq=evening.seq,
        now=0,
        plan=evening.plan,
        round=evening.round,
        people=_people(evening, room.names),
        games=_games(evening, room.progress),
        idle=list(evening.idle[-1]) if evening.idle and not evening.ended else [],
        apart=[],
        standings=standing_views(evening),
        corrections=[
            m.CorrectionView(
                at=change.at,
                by=say_actor(change.by),
                game=change.game,
                before=list(change.before),
                after=list(change.after),
            )
            for change in evening.corrections
        ],
        clock_ends=None,
        clock_left=None,
        paused=evening.paused_at is not None,
        ended=evening.ended,
        closed=evening.closed,
        role="watch",
        you=None,
    )


def _people(evening: ClubEvening, names: Mapping[int, str | None]) -> list[m.PersonView]:
    playing = {person: game.number for game in evening.unfinished for person in game.seats.people}
    return [
        m.PersonView(
            number=person,
            name=names.get(person),
            here=person not in evening.gone,
            resting=person in evening.resting,
            device=person in evening.devices,
            game=playing.get(person),
        )
        for person in evening.people
    ]


def _games(evening: ClubEvening, progress: Mapping[int, GameProgress]) -> list[m.GameView]:
    places: dict[int, int] = {}
    busy: set[int] = set()
    shown = []
    for game in evening.games:
        if evening.plan.mode == "free" and game.stage == "round":
            # In free seating, a new game gets the first table that nobody sits at.
            place = next(place for place in count(1) if place not in busy)
            if not game.over:
                busy.add(place)
        else:
            place = places[game.round] = places.get(game.round, 0) + 1
        shown.append(_game(game, place, progress.get(game.number, GameProgress())))
    return shown


def _game(game: ClubGame, place: int, progress: GameProgress) -> m.GameView:
    result = game.result
    unconfirmed = result is not None and not result.counts
    return m.GameView(
        number=game.number,
        round=game.round,
        place=place,
        stage=game.stage,
        people=list(game.seats.people),
        starter=game.seats.starter,
        status="void" if game.void else "unconfirmed" if unconfirmed else "over" if result else "running",
        table=game.table,
        progress=progress.round,
        so_far=[] if game.over else list(progress.scores),
        scores=[] if result is None else list(result.scores),
        winners=[] if result is None else list(result.winners),
        by="" if result is None else say_actor(result.by),
        adjusted=[] if result is None else list(result.adjusted),
    )


def standing_views(evening: ClubEvening) -> list[m.StandingView]:
    """The standings, with how far everybody has moved since the last round."""
    complete = evening.round - 1 if evening.unfinished else evening.round
    before = {line.person: line.place for line in standings(evening, upto=complete - 1)} if complete > 1 else {}
    return [_standing(line, before) for line in standings(evening)]


def _standing(line: ClubStanding, before: Mapping[Person, int]) -> m.StandingView:
    moved = before.get(line.person, line.place) - line.place
    return m.StandingView(**line._asdict(), moved=moved)


class Season(NamedTuple):
    """What the page of a club shows of its evenings."""

    winners: list[list[Person]]
    """Of every evening, if it is closed."""
    standings: list[m.StandingView]
    ratings: list[m.RatingView]


def season_of(evenings: Sequence[ClubEvening], chosen: Sequence[bool]) -> Season:
    """Leaderboard and ratings over the chosen evenings. Runs in a worker: years of them take a while."""
    own = list(compress(evenings, chosen))
    rated = [
        m.RatingView(
            person=one.person,
            mu=round(one.mu, 3),
            sigma=round(one.sigma, 3),
            games=one.games,
            sure=round(one.sure, 3),
        )
        for one in ratings(own)
    ]
    winners = [
        [line.person for line in standings(evening) if line.games and line.place == 1] if evening.closed else []
        for evening in evenings
    ]
    return Season(winners, [_standing(line, {}) for line in season(own) if line.games], rated)
