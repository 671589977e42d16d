"""Die oberen 10 000 as numbers: what a seat sees, and which moves it has. Mirrors rules.Top10000.view and legal.

Seats are counted clockwise from the viewer, who is 0.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from vabanque.compiled import compiled, integer, lookup, numbers
from vabanque.envs.layout import Form, Layout, Slice
from vabanque.envs.loops import Levels, Senses, Terms, new_environment
from vabanque.games.top_10000.bots.policies import FIRST_LEVEL, LEVELS, choose
from vabanque.games.top_10000.compiled import BLACKS, FIRST_WAY, RED, REDS, way_count
from vabanque.games.top_10000.convert import from_state
from vabanque.games.top_10000.loop import GAME
from vabanque.games.top_10000.rules import BLACK, Top10000, asides
from vabanque.games.top_10000.vocabulary import all_combos

ACTIONS = 2 * len(all_combos())


def _numbers() -> list[int]:
    """The vocabulary number of every way to set dice aside, in the order of WAYS."""
    number = {combos: number for number, combos in enumerate(all_combos())}
    return [number[way.combos] for black in BLACKS for red in RED for way in asides(black, red)]


NUMBERS = lookup(_numbers(), np.int16)
"""[way]: half the number of the move that sets it aside and rolls again."""
FACES_SHOWN = lookup([[faces.count(face) for face in range(1, 7)] for faces in BLACKS], np.int8)
"""[black dice of a roll, face]: how many show it."""


def layout(rules: Top10000, form: Form) -> Layout:
    """What `observe` writes."""
    seats = rules.seats
    slices = [
        Slice("mover", (seats,), "1 for the seat whose turn it is"),
        Slice("scores", (seats,), "points banked, as a share of the target; at most 1"),
        Slice("turn", (1,), "points set aside in this turn, as a share of the target; at most 1"),
        Slice("black", (BLACK + 1,), "1 for the number of black dice rolled"),
        Slice("red", (1,), "1 if the red die is rolled too"),
        Slice("throw", (6,), f"what the black dice show, dice by face, in {BLACK}ths"),
        Slice("red_face", (6,), "1 for what the red die shows: 1–5 or the coin"),
    ]
    if form == "full":
        slices += [
            Slice("throw_counts", (6, BLACK + 1), "1 for how many black dice show each face"),
            Slice("would_win", (1,), "1 if banking what was set aside before this roll would win the game"),
        ]
    return Layout(tuple(slices))


@compiled
def move_of(s: Any, action: int) -> int:
    """The move with this number (`vocabulary`)."""
    first = integer(FIRST_WAY[s.throw - 1])
    way = 0
    while NUMBERS[first + way] != action >> 1:
        way += 1
    return 2 * way + (action & 1)


@compiled
def mask(s: Any, viewer: int, row: Any) -> None:
    """1 for every legal move of the viewer, by its number."""
    for number in range(ACTIONS):
        row[number] = 0
    if s.throw and s.seat == viewer:
        first = integer(FIRST_WAY[s.throw - 1])
        for way in range(way_count(s.throw - 1)):
            number = integer(NUMBERS[first + way])
            row[2 * number] = 1
            row[2 * number + 1] = 1


@compiled
def observe(s: Any, terms: Terms, viewer: int, row: Any) -> None:
    """Write what the viewer sees, in the order of `layout`."""
    seats = s.seats
    seat = viewer
    for place in range(seats):
        row[place] = s.seat == seat
        row[seats + place] = min(1.0, s.scores[seat] / s.target)
        seat = seat + 1 if seat + 1 < seats else 0
    at = 2 * seats
    row[at] = min(1.0, s.turn / s.target)
    at += 1
    for dice in range(BLACK + 1):
        row[at] = s.black == dice
        at += 1
    row[at] = s.red
    at += 1
    # The roll.
    black = (s.throw - 1) // REDS if s.throw else 0
    red = (s.throw - 1) % REDS if s.throw else 0
    for face in range(6):
        row[at + face] = FACES_SHOWN[black][face] / BLACK
        row[at + 6 + face] = red == face + 1
    at += 12
    if terms.full:
        for face in range(6):
            for dice in range(BLACK + 1):
                row[at] = s.throw > 0 and FACES_SHOWN[black][face] == dice
                at += 1
        row[at] = s.scores[s.seat] + s.turn >= s.target


def policy(bot: str) -> int | None:
    """The number that stands for a bot as a rival: the simulator's, or a level's."""
    levels = {level.__name__.lower(): FIRST_LEVEL + n for n, level in enumerate(LEVELS)}
    return levels.get(bot, GAME.policy(bot))


RIVALS = Levels(policy, lambda _rules: numbers(GAME.moves), choose)
LOOPS = new_environment(__name__, __file__, GAME, Senses(layout, from_state, observe, mask, move_of, RIVALS))
