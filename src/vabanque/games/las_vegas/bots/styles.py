"""A family of styles that rivals may have, and what the house believes about them; compiled.

Nobody follows one habit exactly, but most players weigh the same few things: money now, money taken from others, dice
spent, the value of the bill, the lead, and what the casinos still promise. A style is a set of weights for these traits
of a move, with some noise; or a habit with slips; or the value network. The posterior over each rival's styles starts
from PRIOR and is updated by Bayes' rule after each of its placements. Rollouts draw styles from it.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from vabanque.compiled import below, compiled, integer
from vabanque.games.las_vegas.bots import habits
from vabanque.games.las_vegas.bots.habits import CHANCES, HABITS, RANDOM, TRAITS, describe_moves, worth_to
from vabanque.games.vegas.bots.choosing import EQUAL, best_of, chance
from vabanque.games.vegas.bots.packed import set_size
from vabanque.games.vegas.bots.workspace import Workspace

# All numbers here were chosen by hand.
WEIGHTED = 160
"""How many styles have weights of their own; then come habits with slips, the network, and the network with noise."""
SLIPS = (0.03, 0.25, 0.7)
"""How often a player with a habit makes a random move instead."""
EXPECTED_RIVALS = TRAITS
"""An additional trait: what all rivals together can expect."""
NOISES = (1.5, 5.0, 15.0)
"""Softmax temperatures of styles with weights: how large a difference they may overlook, in thousands."""
NET_NOISES = (0.012, 0.065)
"""The same for players with the network, in win shares: for the house, and for the shark."""
SLIP = np.float32(0.03)
"""How often any other player makes a random move."""
NET_PRIOR, HABIT_PRIOR = 0.6, 0.18
"""How likely a stranger is to play by the network, or by a habit."""
FLOOR = np.float32(1e-7)
"""No style is ever ruled out completely, unless it was from the start."""


def _weights() -> Any:
    """Random weights for traits, mostly sensible ones: six in ten styles estimate how the round will end."""
    rng = np.random.default_rng(7)
    weights = np.zeros((WEIGHTED, TRAITS + 1), np.float32)
    for style in weights:
        estimates = rng.random() < 0.6
        now = 0.3 if estimates else 1.0
        style[habits.OWN_GAIN] = now * rng.random()
        style[habits.RIVALS_GAIN] = -now * rng.random()
        style[habits.DICE_SPENT] = 25 * (rng.random() - 0.7)  # most players would rather keep their dice
        style[habits.TOP_BILL] = 0.3 * (rng.random() - 0.3)
        style[habits.LEAD_WON] = 0.5 * rng.random()
        style[: habits.EXPECTED_LEAD][rng.random(habits.EXPECTED_LEAD) < 0.45] = 0
        if estimates:
            style[habits.EXPECTED_TOP if rng.random() < 0.25 else habits.EXPECTED_OWN] = 1
            grudge = rng.random()  # how much the others' money counts: all of it, their mean, or nothing
            if grudge < 0.33:
                style[EXPECTED_RIVALS] = -rng.random()
            elif grudge < 0.66:
                style[habits.EXPECTED_LEAD] = mean = 1.3 * rng.random()
                style[habits.EXPECTED_OWN] -= mean
    return weights


WEIGHTS = _weights()
NOISE = np.array([NOISES[style % len(NOISES)] for style in range(WEIGHTED)], np.float32)
ESTIMATES = np.array([bool(style[habits.EXPECTED_LEAD :].any()) for style in WEIGHTS])
"""[style]: does it need estimates, which take time?"""
_HABITS = [(RANDOM, 1.0)] + [(habit, slip) for habit in range(RANDOM + 1, HABITS) for slip in SLIPS]
HABIT = np.array([habit for habit, _ in _HABITS])
SLIPPING = np.array([slip for _, slip in _HABITS], np.float32)
NET = WEIGHTED + len(_HABITS)
"""The first style that plays by the network."""
STYLES = NET + len(NET_NOISES)
NET_NOISE = np.array(NET_NOISES, np.float32)
PRIOR = np.array(
    [(1 - NET_PRIOR - HABIT_PRIOR) / WEIGHTED] * WEIGHTED
    + [HABIT_PRIOR / len(_HABITS)] * len(_HABITS)
    + [0.75 * NET_PRIOR, 0.25 * NET_PRIOR],
    np.float32,
)


def new_style_posterior(seats: int) -> Any:
    """[seat, style]: how likely this seat is to have this style, before its first placement."""
    return np.tile(PRIOR, (seats, 1))


@compiled(fast=True)
def liking(style: int, traits: Any, seats: int) -> float:
    """How much a style with weights likes a move."""
    worth = WEIGHTS[style, EXPECTED_RIVALS] * (seats - 1) * (traits[habits.EXPECTED_OWN] - traits[habits.EXPECTED_LEAD])
    for trait in range(TRAITS):
        worth += WEIGHTS[style, trait] * traits[trait]
    return worth


@compiled(fast=True)
def weigh_styles(posterior: Any, workspace: Workspace, seat: int, chosen: int, count: int, shares: Any) -> float:
    """Learn from a seat's choice: number `chosen` of `count` moves.

    `weigh_moves` has written their traits and the habits they fit; shares[move, seat] are the network's win shares.
    Returns the probability with which this choice was expected.
    """
    if count < 2:
        return 1.0
    seats = integer(workspace.positions[0].seats)
    worth = np.zeros(count)
    total = np.float32(0)
    for style in range(STYLES):
        if WEIGHTED <= style < NET:
            slip = SLIPPING[style - WEIGHTED]
            fitting = workspace.fitting[HABIT[style - WEIGHTED]]
            likelihood = (1 - slip) * (fitting >> chosen & 1) / set_size(fitting) + slip / count
        else:
            noise = NOISE[style] if style < NET else NET_NOISE[style - NET]
            for k in range(count):
                worth[k] = liking(style, workspace.traits[k], seats) if style < NET else shares[k, seat]
            best = worth[best_of(worth, count)]
            odds = 0.0
            for k in range(count):
                odds += np.exp((worth[k] - best) / noise)
            likelihood = (1 - SLIP) * np.exp((worth[chosen] - best) / noise) / odds + SLIP / count
        if posterior[seat, style] > 0:
            posterior[seat, style] = max(posterior[seat, style] * np.float32(likelihood), FLOOR)
        total += posterior[seat, style]
    for style in range(STYLES):
        posterior[seat, style] /= total
    return float(total)


@compiled(fast=True)
def draw_style(posterior: Any, seat: int, luck: Any) -> int:
    """Draw a style for a seat from its posterior."""
    point = chance(luck)
    for style in range(STYLES):
        point -= posterior[seat, style]
        if point < 0:
            return style
    return NET


@compiled(fast=True)
def choose_by_style(workspace: Workspace, at: int, count: int, style: int, luck: Any) -> int:
    """The index of the move in positions[at] that a player of this style makes; not for the network's styles.

    Needs the `count` legal moves on the workspace, and positions[at + 1] as scratch space.
    """
    seats = integer(workspace.positions[at].seats)
    habit = RANDOM
    if style >= WEIGHTED:
        habit = HABIT[style - WEIGHTED]
        if habit == RANDOM or chance(luck) < SLIPPING[style - WEIGHTED]:
            return below(luck, count)
        describe_moves(workspace, at, count, habit >= CHANCES)
    else:
        describe_moves(workspace, at, count, ESTIMATES[style])
    best = -1e9
    chosen = 0
    for k in range(count):
        if style >= WEIGHTED:
            worth = worth_to(habit, workspace.traits[k])
        else:
            # Gumbel noise makes this a softmax choice.
            worth = liking(style, workspace.traits[k], seats) - NOISE[style] * np.log(
                1e-9 - np.log(chance(luck) + 1e-9)
            )
        if worth > best + EQUAL:
            best = worth
            chosen = k
    return chosen
