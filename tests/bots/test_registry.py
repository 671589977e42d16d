"""Bots are found by name and by game, and other packages can add theirs."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from importlib.metadata import EntryPoint
from random import Random
from typing import Any

import pytest

from vabanque import bots
from vabanque.bots import BOTS, bots_for, levels_for, make_bot, registry
from vabanque.core import Brings, Entry, Lazy, Misconfigured
from vabanque.games import GAMES, make, register
from vabanque.games.vegas.bots import BASELINES
from vabanque.play.dealers import SeededDealer, stream
from vabanque.play.guard import Fault
from vabanque.play.session import Session

LEVELS = ["tourist", "gambler", "regular", "accountant", "shark"]

HONEST = "tests.arena.broken_bots:Honest"


@pytest.fixture(autouse=True)
def _forget_what_tests_register(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOTS, "_things", {name: list(listings) for name, listings in BOTS._things.items()})


@pytest.fixture
def own_game() -> Iterator[str]:
    """A game that the package's bots do not know: the card game under another id."""
    register(replace(GAMES["las-vegas-cards"], id="our-game", brings=Brings()))
    yield "our-game"
    GAMES.remove("our-game")


def play(game: str, names: list[str], seed: int) -> Session:
    rules = make(game, len(names))
    session = Session(rules, names, SeededDealer(seed))
    for seat, name in enumerate(names):
        session.bots[seat] = make_bot(name, rules, seat, Random(f"{seed} {seat}"))
    session.run_bots()
    assert session.over
    return session


def test_the_las_vegas_games_have_baselines_and_levels() -> None:
    for game in ("las-vegas-2012", "las-vegas-biggy", "las-vegas-cards"):
        assert bots_for(game) == ["random", "greedy", *BASELINES, *LEVELS, "house"]
        assert levels_for(game) == [*LEVELS, "house"]


def test_top_10000_has_the_same_levels_and_a_perfect_player() -> None:
    assert bots_for("top-10000") == ["random", "greedy", *LEVELS, "perfect"]
    assert levels_for("top-10000") == [*LEVELS, "perfect"]


def test_a_bot_is_refused_where_it_cannot_play() -> None:
    assert not set(BASELINES) & set(bots_for("top-10000"))
    for name in set(BOTS) - {*bots_for("top-10000"), "rollouts"}:
        with pytest.raises(Misconfigured, match="bot-not-for-game"):
            make_bot(name, make("top-10000", 2), 0, stream(1))
    for name in ("perfect", "stop-500"):
        with pytest.raises(Misconfigured, match="bot-not-for-game"):
            make_bot(name, make("las-vegas-2012", 2), 0, stream(1))


@pytest.mark.parametrize("name", ["nobody", "stop-0", "stop-many", "stop-"])
def test_an_unknown_name_is_refused(name: str) -> None:
    with pytest.raises(Misconfigured, match="unknown-bot"):
        make_bot(name, make("top-10000", 2), 0, stream(1))


@pytest.mark.usefixtures("own_game")
def test_every_bot_has_a_game() -> None:
    assert {name for game in GAMES for name in bots_for(game)} == set(BOTS)


def test_one_name_can_be_another_bot_in_another_game() -> None:
    classes = {type(make_bot("greedy", make(game, 2), 0, stream(1))).__module__ for game in GAMES}
    assert len(classes) == 3


def test_bots_are_imported_only_when_they_are_needed() -> None:
    script = (
        "import sys, vabanque.bots as bots; bots.bots_for('las-vegas-2012'); bots.adviser('top-10000');"
        "print([name for name in ('numpy', 'numba', 'vabanque.bots.random') if name in sys.modules])"
    )
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert result.stdout.strip() == "[]"


def test_a_game_without_bots_gets_two_that_play_anything(own_game: str) -> None:
    assert bots_for(own_game) == ["random", "rollouts"]
    assert bots.adviser(own_game) == "rollouts"
    assert bots.default_rivals(own_game) == ("rollouts",)


def test_a_games_own_bots_replace_the_rollouts(own_game: str) -> None:
    bots.register_bot("ours", HONEST, games=[own_game])
    assert bots_for(own_game) == ["random", "ours"]
    assert "ours" not in bots_for("las-vegas-2012")
    assert type(make_bot("ours", make(own_game, 2), 0, stream(1))).__name__ == "Honest"
    with pytest.raises(Misconfigured, match="bot-not-for-game"):
        make_bot("ours", make("las-vegas-2012", 2), 0, stream(1))


def test_a_name_belongs_to_one_bot_in_a_game(own_game: str) -> None:
    bots.register_bot("ours", HONEST, games=[own_game])
    bots.register_bot("ours", HONEST, games=[own_game])  # a plug-in that is loaded twice
    with pytest.raises(Misconfigured, match="name-taken"):
        bots.register_bot("ours", "somewhere:Else", games=[own_game, "top-10000"])
    with pytest.raises(Misconfigured, match="name-taken"):
        bots.register_bot("random", HONEST, games=[own_game])


def test_an_installed_package_adds_bots(own_game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    points = [
        EntryPoint("ours", HONEST, registry.GROUP),
        EntryPoint("broken", "no.such.module:Bot", registry.GROUP),
        EntryPoint("random", HONEST, registry.GROUP),  # taken: must not get in the way
    ]
    monkeypatch.setattr(registry, "entry_points", lambda group: points if group == registry.GROUP else [])
    monkeypatch.setattr("tests.arena.broken_bots.Honest.games", frozenset({own_game}), raising=False)
    registry.register_entry_points()
    assert bots_for(own_game) == ["random", "ours"]
    assert "ours" not in bots_for("top-10000")
    assert type(make_bot("ours", make(own_game, 2), 0, stream(1))).__name__ == "Honest"
    assert type(make_bot("random", make(own_game, 2), 0, stream(1))).__name__ == "RandomBot"


def test_advisers_come_best_first() -> None:
    assert bots.advisers("las-vegas-biggy") == ("house", "greedy")
    assert bots.advisers("top-10000") == ("perfect", "greedy")


BROKEN = bots.GameBots(
    bots=(bots.GameBot("broken", Lazy("tests.arena.broken_bots:Raises"), 30),),
    advisers=("broken", "random"),
    rivals=("random",),
    estimator=registry.ROLLOUTS,
    unit="win",
)


def bring(game: str, where: str) -> None:
    """Register a game again, with these bots."""
    before = GAMES[game]
    GAMES.remove(game)
    register(replace(before, brings=Brings(bots=Lazy(where))))


def test_the_next_adviser_is_asked_if_the_first_one_fails(own_game: str) -> None:
    bring(own_game, "tests.bots.test_registry:BROKEN")
    session = Session(make(own_game, 2), "ab", SeededDealer(1))
    name, move = bots.ask_adviser(session.rules, session.view(0), session.legal(0), 0, Random(0))
    assert name == "random"
    assert move in session.legal(0)


class Listener:
    """Takes the last move if it has heard of the first round, else the first one."""

    def __init__(self, *_: Any) -> None:
        self.heard: list[Entry] = []

    def watch(self, entry: Entry) -> None:
        self.heard.append(entry)

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        return moves[-1 if self.heard else 0]


LISTENING = replace(
    BROKEN,
    bots=(bots.GameBot("listener", Lazy("tests.bots.test_registry:Listener"), 30),),
    advisers=("listener", "random"),
)


def test_an_adviser_hears_the_journal_before_it_is_asked(own_game: str) -> None:
    bring(own_game, "tests.bots.test_registry:LISTENING")
    session = Session(make(own_game, 2), "ab", SeededDealer(1))
    moves = session.legal(0)
    deaf = bots.ask_adviser(session.rules, session.view(0), moves, 0, Random(0))
    told = bots.ask_adviser(session.rules, session.view(0), moves, 0, Random(0), session.journal)
    assert (deaf, told) == (("listener", moves[0]), ("listener", moves[-1]))


def test_a_consulted_bot_that_fails_is_a_fault() -> None:
    session = Session(make("las-vegas-2012", 2), "ab", SeededDealer(1))
    for bot in ("tests.arena.broken_bots:Raises", "tests.arena.broken_bots:Exits"):
        with pytest.raises(Fault, match="crash"):
            bots.consult(make_bot(bot, session.rules, 0, Random(1)), 0, session.view(0), session.legal(0))


def values(session: Session, seat: int, seconds: float = 0.0) -> list[float]:
    return bots.estimate(session.rules, session.view(seat), session.legal(seat), seat, stream("estimate"), seconds)


def test_las_vegas_estimates_money() -> None:
    session = Session(make("las-vegas-2012", 2), "ab", SeededDealer(1))
    assert bots.estimate_unit("las-vegas-2012") == "money"
    money = values(session, session.waiting_for[0])
    assert len(money) == len(session.legal(session.waiting_for[0]))
    assert 0 < max(money) < 500


def test_top_10000_knows_the_exact_chance_to_win() -> None:
    session = Session(make("top-10000", 2), "ab", SeededDealer(1))
    seat = session.waiting_for[0]
    assert bots.estimate_unit("top-10000") == "win"
    chances = values(session, seat)
    best = make_bot("perfect", session.rules, seat, Random(0)).choose(session.view(seat), session.legal(seat))
    assert session.legal(seat)[chances.index(max(chances))] == best


def test_any_game_has_an_estimate(own_game: str) -> None:
    session = Session(make(own_game, 3), "abc", SeededDealer(1))
    assert bots.estimate_unit(own_game) == "win"
    chances = values(session, 2, 0.05)
    assert len(chances) == len(session.legal(2))
    assert all(0 <= chance <= 100 for chance in chances)


def test_rollouts_repeat_and_beat_random_play(own_game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vabanque.bots.rollouts.STEPS", 400)  # a tenth of the usual
    assert play(own_game, ["rollouts", "random"], 1).journal == play(own_game, ["rollouts", "random"], 1).journal
    # It wins about nine in ten of these. Six or fewer wins in ten games have a chance below 0.002, and seeds are fixed.
    wins = 0
    for seed in range(10):
        result: Any = play(own_game, ["rollouts", "random"], seed).turn
        wins += 0 in result.result.winners
    assert wins > 6
