"""What a game gets from the contract by default: checking moves, describing entries, ranking results."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Any, ClassVar

import pytest

from vabanque.core import (
    Below,
    Decide,
    Effect,
    Entry,
    Facts,
    Hidden,
    IllegalMove,
    Move,
    Option,
    Outcome,
    Refusal,
    Result,
    Sampled,
    Seat,
    Spec,
    Step,
    Turn,
)
from vabanque.core.contract import OpenRules
from vabanque.core.refusals import LONGEST_FACT
from vabanque.core.scene import (
    Area,
    AreaScene,
    Card,
    Die,
    Name,
    Phrase,
    Player,
    Scene,
    Scenes,
    Story,
    entry_arguments,
    phrase,
)
from vabanque.i18n import LANGUAGES, Words


class Say(Move, kind="say"):
    number: int


class Toss(Outcome, kind="toss"):
    faces: tuple[int, ...]
    lucky: bool
    note: str | None


class Bonus(Effect, kind="bonus"):
    points: dict[int, int]


class Peek(Outcome, kind="peek"):
    medium = "cards"
    secret = True
    seat: Seat
    cards: tuple[int, ...] | Hidden
    trump: int | Hidden


class TossCoin(Sampled):
    kind: ClassVar[str] = "toss"
    seat: Seat | None

    def outcomes(self) -> Iterator[tuple[Toss, Fraction]]:
        yield Toss((1,), True, None), Fraction(1)

    def deal(self, below: Below) -> Toss:
        return Toss((1 + below(6),), True, None)

    def read(self, text: str) -> Toss:
        return Toss((int(text),), False, None)


class Numbers(OpenRules[int, Say]):
    """Seat 1 says 1 or 2, and that is all."""

    spec = Spec("numbers", 2, {})
    kinds: ClassVar[dict[str, type[Entry]]] = {"say": Say, "toss": Toss, "bonus": Bonus}

    def start(self, first: Seat = 0) -> Step[int]:
        return Step(0, ())

    def turn(self, state: int) -> Turn:
        return Decide((1,))

    def legal(self, state: int, seat: Seat) -> tuple[Say, ...]:
        return (Say(1, 1), Say(1, 2)) if seat == 1 else ()

    def play(self, state: int, *moves: Say) -> Step[int]:
        return Step(state, moves)

    def land(self, state: int, outcome: Entry) -> Step[int]:
        return Step(state, (outcome,))

    def leave(self, state: int, seat: Seat) -> Step[int]:
        return Step(state, ())

    def audit(self, state: int) -> None:
        pass

    def write_move(self, move: Say) -> str:
        return str(move.number)

    def read_move(self, seat: Seat, text: str) -> Say:
        return Say(seat, int(text))


class NumbersScenes(Scenes[int, Say, Story]):
    def begin(self) -> Story:
        return Story()

    def scene(self, state: int, story: Story, *, reveal: bool = False) -> Scene:
        return AreaScene(heading=phrase("x"), areas=(), players=())

    def hand(self, state: int, seat: Seat, *, sealed: Say | None = None, odds: bool = True) -> Any:
        return None


RULES = Numbers()
SCENES = NumbersScenes(RULES)


def test_a_move_is_legal_if_it_is_among_the_legal_ones() -> None:
    RULES.check(0, Say(1, 2))
    for move, expected in ((Say(0, 1), "not-your-turn (seat=0)"), (Say(1, 3), "not-legal (move=3)")):
        with pytest.raises(IllegalMove) as refused:
            RULES.check(0, move)
        assert expected in str(refused.value)


def test_in_a_game_without_secrets_everybody_sees_the_state() -> None:
    assert [RULES.view(7, viewer) for viewer in (None, 0, 1)] == [7, 7, 7]
    assert RULES.fill(7, Random(1)) == 7


def test_an_entry_says_who_made_it() -> None:
    assert [(entry.kind, entry.by) for entry in (Say, Toss, Bonus)] == [
        ("say", "player"),
        ("toss", "chance"),
        ("bonus", "rules"),
    ]
    assert (Toss.medium, Toss.secret, Toss.luck_is_measured, Toss.begins_round) == ("dice", False, True, False)
    assert Say(1, 2).seen_by(None) == Say(1, 2)


def test_others_see_a_secret_entry_face_down_and_are_told_how_much_it_is() -> None:
    peek = Peek(1, (3, 4, 7), 5)
    assert peek.seen_by(1) is peek
    for viewer in (0, None):
        assert peek.seen_by(viewer) == Peek(1, Hidden(3), Hidden(1))
    assert SCENES.tell(peek.seen_by(0), Story()) == (phrase("entry-hidden-cards", name=Name(1), count=4),)
    said = {
        language: Words(language).tell(SCENES.tell(peek.seen_by(0), Story()), ["Anna", "Bruno"])
        for language in LANGUAGES
    }
    assert said == {
        "de": "Bruno bekommt 4 Karten.",
        "en": "Bruno gets 4 cards.",
        "fr": "Bruno reçoit 4 cartes.",
        "nl": "Bruno krijgt 4 kaarten.",
    }


def test_fields_of_an_entry_are_the_arguments_of_its_sentence() -> None:
    assert entry_arguments(Say(1, 2)) == {"name": Name(1), "number": 2}
    assert entry_arguments(Toss((3, 4), True, None)) == {"faces": "3 4", "lucky": "true"}
    assert entry_arguments(Toss((), False, "well")) == {"faces": "", "lucky": "false", "note": "well"}
    assert entry_arguments(Bonus({0: 1})) == {}
    assert SCENES.tell(Say(1, 2), Story()) == (phrase("entry-numbers-say", name=Name(1), number=2),)


def test_a_question_for_real_dice_names_the_player() -> None:
    awaited = SCENES.awaited(TossCoin(1))
    assert (awaited.kind, awaited.seat) == ("toss", 1)
    assert awaited.ask == (phrase("ask-numbers-toss", name=Name(1)),)
    assert SCENES.awaited(TossCoin(None)).ask == (phrase("ask-numbers-toss"),)


def test_by_default_a_game_has_no_rounds_no_previews_and_one_line_per_result() -> None:
    assert SCENES.round(0) == 0
    assert SCENES.after(0, Say(1, 1), Story()) is None
    result = Result((10, 30), (1,))
    assert [SCENES.result(result, seat) for seat in (0, 1)] == [
        (phrase("result-points", name=Name(0), points=10),),
        (phrase("result-points", name=Name(1), points=30),),
    ]
    story = Story()
    assert story.tell(Say(1, 1), 0, 3) is story


def test_the_highest_score_wins_and_equal_ones_share() -> None:
    assert Result.most((10, 30, 30)) == Result((10, 30, 30), (1, 2))
    assert Result.most((10, 5)).winners == (0,)


def test_standings_go_by_score_and_then_by_the_first_count() -> None:
    assert Result((10, 30, 30, 20), (1,)).standings == (1, 2, 3, 0)
    counts = {"bills": (9, 1, 2, 9), "jetons": (0, 5, 0, 0)}
    assert Result((10, 30, 30, 20), (2,), counts).standings == (2, 1, 3, 0)


def test_an_option_fits_a_number_of_seats_and_what_it_needs() -> None:
    free = Option("free", False, (False, True))
    seated = Option("seated", False, (False, True), seats=range(2, 5))
    needing = Option("needing", 1, (1, 2), seats=range(3, 4), needs=("free", True))
    assert free.fits(9, {})
    assert [seated.fits(seats, {}) for seats in (1, 2, 4, 5)] == [False, True, True, False]
    assert [needing.fits(3, {"free": value}) for value in (True, False)] == [True, False]
    assert not needing.fits(2, {"free": True})


def test_a_long_fact_is_cut() -> None:
    assert LONGEST_FACT == 200
    refusal = Refusal("too-long", exact="x" * 200, longer="x" * 201, number=10**300)
    assert refusal.facts == {"exact": "x" * 200, "longer": "x" * 199 + "…", "number": 10**300}


def test_whatever_a_scene_does_not_mention_is_absent() -> None:
    assert (Die(3).owner, Die(3).aside, Card(None).owner) == (None, False, None)
    assert not Player(score=None).left
    assert Area() == Area(title=None, dice=(), cards=(), counters=(), lines=())
    assert (Phrase("x").args, phrase("x", n=1).args) == ({}, {"n": 1})
    option = Option("x", False, (False, True))
    assert (option.seats, option.needs, option.refusal) == (None, None, None)
    assert (Spec("x", 2, {}).version, Spec("x", 2, {}).open_money, Spec("x", 2, {}).facts) == (1, False, Facts())
