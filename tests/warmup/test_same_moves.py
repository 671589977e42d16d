"""Plain Python and compiled code make the same moves, and a rehearsal leaves nothing to compile."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

pytestmark = pytest.mark.timeout(900)  # with an empty cache, both tests wait for the compiler
GAMES = {
    "las-vegas-2012": {"neutral": True},
    "las-vegas-biggy": {"bandit": True},
    "las-vegas-cards": {"order": "in-turn"},
}

PLAY = """
import sys
from vabanque.bots import make_bot
from vabanque.games import make
from vabanque.play.dealers import SeededDealer, stream
from vabanque.play.session import Session

def play(game, options):
    rules = make(game, 2, options)
    session = Session(rules, ["Anna", "Benno"], SeededDealer(7))
    session.bots = {seat: make_bot(bot, rules, seat, stream(seat)) for seat, bot in enumerate(["house", "shark"])}
    session.run_bots()
    return session.record().to_json()
"""

COMPILED = """
from numba.core.dispatcher import Dispatcher
from vabanque.bots import compiled_modules
from importlib import import_module

def signatures():
    functions = [thing for module in list(sys.modules.values()) for thing in vars(module or sys).values()]
    return {{id(function): len(function.signatures) for function in functions if isinstance(function, Dispatcher)}}

import_module(compiled_modules({game!r})[0]).rehearse()
before = signatures()
play({game!r}, {options!r})
play({game!r}, {{}})
assert signatures() == before, "something was compiled that no rehearsal had called"
"""


def run(code: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", PLAY + code],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_strong_bots_is_the_same_in_plain_python(game: str) -> None:
    code = f"print(play({game!r}, {GAMES[game]!r}))"
    # In the Las Vegas games, the house thinks ahead and solves rounds only where code is compiled.
    folders = ("las_vegas", "las_vegas_cards")
    hasty = "".join(
        f"from vabanque.games.{name}.bots.player import House\nHouse.searches = House.knows_duels = False\n"
        for name in folders
    )
    plain, compiled = run(code, VABANQUE_NO_JIT="1"), run(hasty + code)
    assert '"result"' in plain
    assert plain == compiled


@pytest.mark.parametrize("game", GAMES)
def test_a_rehearsal_compiles_everything_that_a_game_needs(game: str) -> None:
    run(COMPILED.format(game=game, options=GAMES[game]))
