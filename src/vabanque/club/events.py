"""The journal of an evening: what happened, in order. Nothing is ever changed in it; a correction is one more entry.

People are numbers: their names are kept elsewhere, so that a name can be removed without touching what happened.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from vabanque.club.seating import Person

MOST_PEOPLE = 200
"""The most people of one evening."""
MOST_SEATS = 10
Number = Annotated[int, Meta(ge=1, le=10_000)]
"""A person's number in their club."""
Score = Annotated[int, Meta(ge=-10_000_000, le=10_000_000)]


class EveningPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """What the evening is to be. It may change until the last round."""

    game: Annotated[str, Meta(max_length=40)]
    options: Annotated[dict[str, bool | int | str], Meta(max_length=20)] = field(default_factory=dict)
    least: Annotated[int, Meta(ge=2, le=MOST_SEATS)] = 3
    most: Annotated[int, Meta(ge=2, le=MOST_SEATS)] = 5
    wanted: Annotated[int, Meta(ge=2, le=MOST_SEATS)] = 4
    """The best number of people at a table; others are used as far as arithmetic demands."""
    mode: Literal["rounds", "free", "swiss"] = "rounds"
    """`rounds`: everybody plays at once, and tables are drawn anew. `free`: whoever is free is seated. `swiss`: rounds
    in which people meet who stand equally well."""
    rounds: Annotated[int, Meta(ge=1, le=30)] = 4
    level: bool = False
    """Rounds only: seat people together who stand equally well, rather than at random."""
    minutes: Annotated[int, Meta(ge=0, le=600)] = 0
    """The time for a round, shown to everybody; 0 means none."""
    play: Literal["here", "by-hand", "paper"] = "here"
    """On phones and tablets; on these, but with real dice; or without this server, which gets the results only."""
    final: Annotated[int, Meta(ge=0, le=64)] = 0
    """How many of the best play the final: more than fit at a table play knock-out stages. 0 means no final."""


class EveningEvent(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """One entry of the journal."""


class EveningOpened(EveningEvent, frozen=True, tag="opened"):
    """The evening exists."""

    plan: EveningPlan
    name: Annotated[str, Meta(max_length=60)] = ""


class Replanned(EveningEvent, frozen=True, tag="replanned"):
    """The host has changed the plan for what is still to come."""

    plan: EveningPlan


class Came(EveningEvent, frozen=True, tag="came"):
    """These people are here from now on, perhaps again."""

    people: Annotated[list[Number], Meta(min_length=1, max_length=MOST_PEOPLE)]


class WentHome(EveningEvent, frozen=True, tag="left"):
    """This person goes home. They still play the game they are in."""

    person: Number


class Rested(EveningEvent, frozen=True, tag="rested"):
    """This person sits out for a while, or takes part again."""

    person: Number
    resting: bool


class Claimed(EveningEvent, frozen=True, tag="claimed"):
    """A device acts for this person; None takes its right away."""

    person: Number
    device: str | None
    """The hash of its token, in hexadecimal."""


class KeptApart(EveningEvent, frozen=True, tag="apart"):
    """These two must not sit at the same table (or may again)."""

    people: tuple[Number, Number]
    apart: bool = True


class DrawnTable(Struct, frozen=True):
    """A table as it was drawn."""

    people: list[Person]
    starter: int


class TablesDrawn(EveningEvent, frozen=True, tag="seated"):
    """Tables for the next round, in free seating for those who are free, or in the final."""

    tables: list[DrawnTable]
    idle: list[Person] = field(default_factory=list)
    stage: Literal["round", "final"] = "round"
    seed: int = 0


class TablesTakenBack(EveningEvent, frozen=True, tag="unseated"):
    """The last seating is taken back: nobody had finished a game of it."""


class GameHosted(EveningEvent, frozen=True, tag="moved"):
    """A game is played at a table of this server."""

    game: int
    table: str | None


class Scored(EveningEvent, frozen=True, tag="scored"):
    """The result of a game, one score per seat; a later one corrects it. Without scores, the game does not count."""

    game: int
    scores: Annotated[list[Score], Meta(max_length=MOST_SEATS)]
    winners: Annotated[list[int], Meta(max_length=MOST_SEATS)]


class Confirmed(EveningEvent, frozen=True, tag="confirmed"):
    """Another person at the table says that the result is right."""

    game: int


class GameReviewed(EveningEvent, frozen=True, tag="reviewed"):
    """How well each seat played, luck left out: its win share, as the review of the game says."""

    game: int
    adjusted: list[float]


class Paused(EveningEvent, frozen=True, tag="paused"):
    """The clock stops; with `paused` false it goes on."""

    paused: bool = True


class EveningClosed(EveningEvent, frozen=True, tag="closed"):
    """The evening is over."""


AnyEveningEvent = (
    EveningOpened
    | Replanned
    | Came
    | WentHome
    | Rested
    | Claimed
    | KeptApart
    | TablesDrawn
    | TablesTakenBack
    | GameHosted
    | Scored
    | Confirmed
    | GameReviewed
    | Paused
    | EveningClosed
)
