"""Club nights: seating, results and standings of an evening. Pure: no names, no clock, no database (docs/club.md)."""

from vabanque.club.drawing import draw_next, try_drawing
from vabanque.club.evening import CLUB, Actor, ClubEvening, ClubGame, ClubResult, EveningLine, begin, check_plan
from vabanque.club.events import AnyEveningEvent, EveningPlan
from vabanque.club.explain import Why, why
from vabanque.club.seating import Past, Person, SeatingPlan, SeatOrder, fewest_repeats, pair, repeats, seat, table_sizes
from vabanque.club.standings import ClubStanding, Rating, ratings, season, shares, standings

__all__ = [
    "CLUB",
    "Actor",
    "AnyEveningEvent",
    "ClubEvening",
    "ClubGame",
    "ClubResult",
    "ClubStanding",
    "EveningLine",
    "EveningPlan",
    "Past",
    "Person",
    "Rating",
    "SeatOrder",
    "SeatingPlan",
    "Why",
    "begin",
    "check_plan",
    "draw_next",
    "fewest_repeats",
    "pair",
    "ratings",
    "repeats",
    "season",
    "seat",
    "shares",
    "standings",
    "table_sizes",
    "try_drawing",
    "why",
]
