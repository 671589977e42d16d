"""Club nights: making clubs and evenings, what may be done there, and what everybody sees."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from vabanque.club.events import MOST_PEOPLE, EveningPlan, Number, Score
from vabanque.server.messages.base import MOST_SEATS, CommandId, Message, Name

Title = Annotated[str, Meta(max_length=60)]
GameNumber = Annotated[int, Meta(ge=0, le=10_000)]


class NewClub(Message):
    name: Annotated[str, Meta(min_length=1, max_length=60)]


class ClubMade(Message):
    """The key is shown only once. Its holder runs the club's evenings."""

    club: str
    key: str


class NewEvening(Message):
    plan: EveningPlan
    name: Title = ""
    people: Annotated[list[Name], Meta(max_length=MOST_PEOPLE)] = field(default_factory=list)


class EveningMade(Message):
    evening: str
    club: str
    code: str


class JoinEvening(Message):
    """Take part with this device: as a new person, or as somebody whom the host has already written down."""

    id: Annotated[str, Meta(min_length=16, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
    """Keep it secret: a repeated request makes nobody new, and gets a new token."""
    name: Name | None = None
    person: Number | None = None


class PersonMade(Message):
    """The token is shown only once. It acts for this person, and for their seat at every table of the evening."""

    evening: str
    person: int
    token: str


class FoundEvening(Message):
    evening: str


class NewHelper(Message):
    name: Name


class HelperMade(Message):
    """A helper's key, shown only once. It runs evenings, but makes no keys and deletes nothing."""

    helper: str
    key: str


class KeyInfo(Message):
    id: str
    """With which it can be revoked; not the key."""
    name: str
    """Empty for the club's own key."""
    created: int


class EveningCommand(Message, tag_field="type", kw_only=True):
    """Something to do at an evening. An id counts once."""

    id: CommandId


class AddPeople(EveningCommand, tag="add-people"):
    """These people are here, whether or not they have a device."""

    names: Annotated[list[Name], Meta(max_length=MOST_PEOPLE)] = field(default_factory=list)
    members: Annotated[list[Number], Meta(max_length=MOST_PEOPLE)] = field(default_factory=list)
    """People of the club, by their number; also those who had left."""


class PersonLeaves(EveningCommand, tag="leave"):
    person: Number


class PersonRests(EveningCommand, tag="rest"):
    person: Number
    resting: bool = True


class KeepApart(EveningCommand, tag="apart"):
    people: tuple[Number, Number]
    apart: bool = True


class DrawSeats(EveningCommand, tag="draw"):
    """Seat the next round; in free seating, everybody who is free. With `final`, the next stage of the final."""

    final: bool = False


class TakeBackSeats(EveningCommand, tag="undraw"):
    """Take the last seating back. Its tables are closed."""


class EnterScore(EveningCommand, tag="score"):
    """The result of a game, or its correction. Without scores, the game does not count."""

    game: GameNumber
    scores: Annotated[list[Score], Meta(max_length=MOST_SEATS)] = field(default_factory=list)
    winners: Annotated[list[int], Meta(max_length=MOST_SEATS)] | None = None
    """Seats; null means those with the highest score."""


class ConfirmScore(EveningCommand, tag="confirm"):
    game: GameNumber


class OpenGame(EveningCommand, tag="open"):
    """Open a table for a game that has none: with the club's key, to keep it as a referee does."""

    game: GameNumber


class PauseClock(EveningCommand, tag="pause"):
    paused: bool = True


class Replan(EveningCommand, tag="plan"):
    plan: EveningPlan


class RenamePerson(EveningCommand, tag="rename"):
    person: Number
    name: Name


class ReleasePerson(EveningCommand, tag="release"):
    """Take a person's device away from them, so that another can act for them."""

    person: Number


class CloseEvening(EveningCommand, tag="close"):
    pass


AnyEveningCommand = (
    AddPeople
    | PersonLeaves
    | PersonRests
    | KeepApart
    | DrawSeats
    | TakeBackSeats
    | EnterScore
    | ConfirmScore
    | OpenGame
    | PauseClock
    | Replan
    | RenamePerson
    | ReleasePerson
    | CloseEvening
)


class EveningDone(Message):
    id: str
    seq: int


class PersonView(Message):
    number: int
    name: str | None
    """Null if it was removed."""
    here: bool
    resting: bool
    device: bool
    game: int | None
    """The game they are in."""


class GameView(Message):
    """One table of one seating."""

    number: int
    round: int
    place: int
    """Which table of the room it is, from 1."""
    stage: Literal["round", "final"]
    people: list[int]
    starter: int
    status: Literal["running", "unconfirmed", "over", "void"]
    table: str | None
    """The table of this server at which it is played."""
    progress: int
    """The round that is being played there; 0 if unknown."""
    so_far: list[int]
    """What every seat has until now, a few seconds old; empty where money is hidden, or if unknown."""
    scores: list[int]
    winners: list[int]
    by: str
    """Who gave the result: `table`, `club`, a helper's name, or `person:7`."""
    adjusted: list[float]
    """Win shares without luck, once the game was reviewed."""


class StandingView(Message):
    person: int
    place: int
    games: int
    victories: float
    share: float
    money: int
    direct: float
    adjusted: float | None
    reviewed: int
    final: int | None
    moved: int
    """Places gained since the last round."""


class CorrectionView(Message):
    at: int
    by: str
    game: int
    before: list[int]
    after: list[int]


class EveningView(Message, tag_field="type", tag="evening"):
    """An evening as everybody may see it. No secret of a game or a key is in it."""

    evening: str
    club: str
    club_name: str
    code: str | None
    name: str
    created: int
    seq: int
    now: int
    plan: EveningPlan
    round: int
    people: list[PersonView]
    games: list[GameView]
    idle: list[int]
    """Who waits while others play the last seating."""
    apart: list[tuple[int, int]]
    """Pairs who must not sit together; empty unless a key asks."""
    standings: list[StandingView]
    corrections: list[CorrectionView]
    clock_ends: int | None
    """When the time of this round is up; null without a clock."""
    clock_left: int | None
    """While the clock stands still: milliseconds left."""
    paused: bool
    ended: bool
    """Have all rounds, and the final, been played?"""
    closed: bool
    role: Literal["club", "person", "watch"]
    you: int | None
    """The person whose device asks."""


class EveningBeat(Message, tag_field="type", tag="beat"):
    """Nothing new: the connection lives."""

    now: int


class MeetingView(Message):
    person: int
    before: int
    last: int


class WhyView(Message):
    """Why somebody sits where they sit."""

    person: int
    round: int
    waits: bool
    waited: int
    fewest_waits: int
    small: bool
    small_before: int
    meetings: list[MeetingView]
    unmet: int
    repeats: int
    alternative: int
    apart: bool
    level: bool


class MemberView(Message):
    number: int
    name: str | None
    evenings: int


class EveningSummary(Message):
    evening: str
    name: str
    code: str | None
    created: int
    game: str
    people: int
    rounds: int
    closed: bool
    winners: list[int]
    """Who is in the first place."""


class RatingView(Message):
    person: int
    mu: float
    sigma: float
    games: int
    sure: float
    """μ − 3σ, by which the leaderboard is sorted."""


class ClubView(Message):
    """A club: its evenings, members and leaderboard. Keys are listed only for the club's own key."""

    club: str
    name: str
    members: list[MemberView]
    evenings: list[EveningSummary]
    """The newest first."""
    standings: list[StandingView]
    ratings: list[RatingView]
    keys: list[KeyInfo]
    role: Literal["club", "helper", "watch"]


class ClubFile(Message):
    """A whole club as one file, without keys and devices."""

    format: Literal["vabanque-club/1"]
    name: Annotated[str, Meta(min_length=1, max_length=60)]
    members: Annotated[dict[str, Name | None], Meta(max_length=10_000)]
    evenings: Annotated[list[EveningFile], Meta(max_length=2_000)]


class EveningFile(Message):
    created: Annotated[int, Meta(ge=0, le=1 << 53)]
    journal: Annotated[list[LineFile], Meta(min_length=1, max_length=5_000)]
    records: dict[str, dict[str, Any]] = field(default_factory=dict)
    """Game → its record (`vabanque/1`)."""


class LineFile(Message):
    """One entry of an evening's journal (docs/club.md)."""

    at: Annotated[int, Meta(ge=0, le=1 << 53)]
    by: Annotated[str, Meta(max_length=40)]
    event: dict[str, Any]
