"""A game with secret hands, penalties and no first player, whose cards and rows are touched to choose them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tests.plugins import bulls
from tests.plugins.bulls import GAME, Deal, Play, Take
from tests.tui.test_app import until_asked
from tests.tui.test_generic import picture
from vabanque.cli.app import app
from vabanque.conformance import BrokenLaw
from vabanque.conformance.scenes import scenes_are_complete
from vabanque.core import Hidden
from vabanque.core.frozen import replace
from vabanque.core.scene import Area, AreaChoice, AreaHand, AreaScene, Card, Die, Ref, phrase, thing
from vabanque.games import GAMES, make, register
from vabanque.i18n import Words
from vabanque.narration.generic import AreaNarrator
from vabanque.stats import by_order, read_games
from vabanque.tui.app import TableApp
from vabanque.tui.local import LocalTable, new_seed
from vabanque.tui.players import read_players
from vabanque.tui.saves import LocalSetup

if "bulls" in GAMES:  # importing it registers it, and other tests go through all games
    GAMES.remove("bulls")


@pytest.fixture(autouse=True)
def bulls_are_registered() -> Iterator[None]:
    register(GAME)
    yield
    GAMES.remove("bulls")


def state(hand: tuple[int, ...] = (3, 7, 24), *more: tuple[int, int]) -> bulls.State:
    """Rows that end with 5, 9, 12 and 20."""
    rows = ((5,), (8, 9), (10, 11, 12), (20,))
    return bulls.State(rows, (0, -4), tuple(more), (), (True, True), (), (hand, (1, 2, 4)))


def test_a_low_card_makes_its_owner_choose_a_row() -> None:
    rules = make("bulls", 2)
    step = rules.play(state(), Play(0, 3), Play(1, 4))
    assert step.state.played == ((3, 0), (4, 1))
    assert rules.legal(step.state, 0) == tuple(Take(0, row) for row in (1, 2, 3, 4))
    step = rules.play(step.state, Take(0, 3))
    assert (step.state.rows[2], step.state.scores) == ((3, 4), (-5, -4))


def test_others_hands_are_hidden_in_entries_and_views() -> None:
    assert Deal(0, (3, 7, 24)).seen_by(1) == Deal(0, Hidden(3))
    assert make("bulls", 2).view(state(), 0).hands == ((3, 7, 24), Hidden(3))


def narrator() -> AreaNarrator:
    return AreaNarrator(make("bulls", 2), ("Anna", "Bruno"), Words("en"), 0)


def question(state: bulls.State) -> list[str]:
    shows = bulls.BullsScenes(make("bulls", 2))
    return narrator().question(shows.scene(state, shows.begin()), shows.hand(state, 0), 0)


def test_a_choice_says_what_it_does_unless_its_number_says_it_all() -> None:
    assert question(state()) == ["What do you do?", "3; 7; 24"]
    assert question(state((7, 24), (3, 0))) == [
        "What do you do?",
        "You: 7 24.",
        "1: Take row 1 (row1). 2 bulls.",
        "2: Take row 2 (row2). 2 bulls.",
        "3: Take row 3 (row3). 5 bulls.",
        "4: Take row 4 (row4). 3 bulls.",
    ]


def test_a_reference_finds_its_thing_or_nothing() -> None:
    area, hand = Area(dice=(Die(6),), cards=(Card("A"), Card(None))), AreaHand(score=0, cards=(Card("B"),))
    scene = AreaScene(heading=phrase("x"), areas=(area,), players=())
    found = {Ref(card=0): Card("B"), Ref(area=0): area, Ref(area=0, die=0): Die(6), Ref(area=0, card=1): Card(None)}
    assert {ref: thing(ref, scene, hand) for ref in found} == found
    for ref in (Ref(), Ref(card=1), Ref(die=0), Ref(area=1), Ref(area=0, die=1), Ref(area=0, card=-1)):
        with pytest.raises(LookupError):
            thing(ref, scene, hand)


@pytest.mark.parametrize(
    ("on", "law"), [(Ref(card=9), "points at a thing that is there"), (Ref(card=0), "no two choices point at the same")]
)
def test_a_choice_that_points_at_nothing_or_at_anothers_thing_breaks_a_law(
    on: Ref, law: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def astray(self: Any, *args: Any, **more: Any) -> AreaHand:
        hand = right(self, *args, **more)
        choices: list[AreaChoice] = [*hand.choices]
        choices[-1:] = [replace(choice, on=on) for choice in choices[-1:]]
        return replace(hand, choices=tuple(choices))

    right = bulls.BullsScenes.hand
    monkeypatch.setattr(bulls.BullsScenes, "hand", astray)
    with pytest.raises(BrokenLaw, match=law):
        scenes_are_complete(make("bulls", 2, {"cards": 3}), 1)


async def test_cards_and_rows_are_marked_with_their_keys() -> None:
    table = LocalTable.new(
        LocalSetup("bulls", read_players("me:Anna,random", "Guest"), {"cards": 3}, new_seed("4")), None
    )
    async with TableApp(Words("en"), table=table, pace=0).run_test(size=(80, 30)) as pilot:
        await until_asked(pilot)
        shown = picture(pilot)
        assert all(f"{key}───" in shown for key in (1, 2, 3))
        assert "Play" not in shown  # no list of the same cards below
        lines = shown.splitlines()
        rows = [next(at for at, line in enumerate(lines) if f"Row {row}" in line) for row in (1, 2, 3, 4)]
        assert rows == sorted(set(rows))  # each in a line of its own


def test_penalties_have_no_sign_and_nobody_starts(tmp_path: Path) -> None:
    run = CliRunner().invoke
    simulated = run(app, ["sim", "bulls", "--games", "20", "--bots", "random,random"], catch_exceptions=False).stdout
    fought = run(
        app, ["arena", "bulls", "--games", "2", "--bots", "random,rollouts", "--jobs", "1"], catch_exceptions=False
    ).stdout
    for said in (simulated, fought):
        assert "−" not in said.replace("±−", "")
        assert not [word for word in said.split() if word.startswith("-") and word[1:2].isdigit()]
    assert "First seat" not in simulated
    plain = {"format": "vabanque/1", "game": "bulls", "options": {}, "seats": ["Anna", "Ben"], "start": 0,
             "journal": [], "result": {"score": [-3, 0], "winners": [1]}, "at": 0}  # fmt: skip
    assert by_order(read_games([json.dumps(plain).encode()]).of("Anna")) == []
    (tmp_path / "games.jsonl").write_text(json.dumps(plain))
    told = run(app, ["stats", str(tmp_path / "games.jsonl"), "--lang", "en"], catch_exceptions=False).stdout
    assert "By number of players" in told
    assert "By order of play" not in told
    assert "Best scores: Bulls 3" in told
    assert Words("en").score(GAME.facts, 0) == "0"
    assert Words("en").number(GAME.facts.shown(0.0), 1) == "0.0"
