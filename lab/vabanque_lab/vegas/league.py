"""Who plays in the games that a network trains on: a league of itself, older versions and other policies."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from vabanque.compiled import below, compiled, open_stream
from vabanque.games.vegas.bots.choosing import chance
from vabanque.games.vegas.bots.net import MOST_SEATS, Net
from vabanque.games.vegas.bots.workspace import Workspace
from vabanque_lab.vegas.learning import new_payouts

LEARNER = 0
"""The policy number of the learning network, in every league."""
SELF_PLAY, COPIES, MIXED = range(3)
"""Kinds of tables: the learner and older versions, the learner and copies of one rival, or anybody."""

# Chosen by hand, for variety.
EXPLORE = 0.01
"""How often the learner makes a random move."""
OLDER_SEAT = 0.5
"""How likely an older version is to take a seat at a self-play table with older versions."""
COPIES_TABLE = 0.5
"""The fraction of the other tables that have copies of one rival."""
STRONGEST = 0.25
"""How often one of the strongest habits replaces the habit that was drawn as rival."""
SLIPPING = 0.3
"""The fraction of games in which rivals slip, that is, make random moves now and then …"""
MOST_SLIPS = 0.25
"""… at most this often per move."""
WEAK_TABLES = 0.5
"""For reviews: the fraction of tables at which nobody plays the learner's policy until it takes over all seats."""


class League(NamedTuple):
    """The policies of a game by number: the learner, habits from 1 on, the older version, and maybe others."""

    older: int
    rivals: int
    """Policies 1 … rivals can be the one copied."""
    policies: int
    """The number of policies, the learner included, that sit at mixed tables."""
    strongest: int
    """The first of the strongest habits; `older` if none is to be drawn more often."""
    older_tables: float
    """The fraction of self-play tables that have older versions."""


class Seating(NamedTuple):
    """Who plays in a game of the league, and its outcome."""

    policies: Any
    slips: Any
    """[seat]: how often a random move replaces the policy's."""
    result: Any
    """[seat]: share of the victory."""
    payouts: Any
    """As in `new_payouts`."""
    older: Workspace
    """A workspace with the older version of the network; the arrays are the learner's."""


def new_seating(workspace: Workspace, older: Net) -> Seating:
    """Arrays for a game against the `older` version, in the learner's workspace."""
    slips, result = np.zeros((2, MOST_SEATS))
    return Seating(np.zeros(MOST_SEATS, np.int64), slips, result, new_payouts(), workspace._replace(net=older))


@compiled(fast=True)
def draw_game(positions: Any, starts: Any, lucks: Any, game: int) -> None:
    """Put the start of a game with random options in the workspace; its random stream depends on its number."""
    open_stream(lucks[0], game)
    positions[0] = starts[below(lucks[0], starts.shape[0])]


@compiled(fast=True)
def seat_players(seating: Seating, seats: int, luck: Any, league: League, self_play: float) -> int:
    """Write who plays in each seat, and how often they make a random move. Returns the kind of table."""
    policies, slips = seating.policies, seating.slips
    kind = SELF_PLAY
    for seat in range(seats):
        policies[seat] = LEARNER
        slips[seat] = 0.0
    if chance(luck) < self_play:
        if chance(luck) < league.older_tables:
            for seat in range(seats):
                if chance(luck) < OLDER_SEAT:
                    policies[seat] = league.older
    else:
        hero = below(luck, seats)  # this seat stays the learner's
        kind = COPIES if chance(luck) < COPIES_TABLE else MIXED
        rival = 1 + below(luck, league.rivals)
        if rival < league.older and league.strongest < league.older and chance(luck) < STRONGEST:
            rival = league.strongest + below(luck, league.older - league.strongest)
        slip = 0.0
        if chance(luck) < SLIPPING:
            slip = MOST_SLIPS * chance(luck)
        for seat in range(seats):
            if seat != hero:
                policies[seat] = rival if kind == COPIES else below(luck, league.policies)
                if policies[seat] != LEARNER and policies[seat] != league.older:
                    slips[seat] = slip
    for seat in range(seats):
        if policies[seat] == LEARNER:
            slips[seat] = EXPLORE
    return kind


@compiled(fast=True)
def seat_one_learner(seating: Seating, seats: int, luck: Any, older: int, explore: bool) -> None:
    """The learner in one seat, and the older version in all others."""
    hero = below(luck, seats)
    for seat in range(seats):
        seating.policies[seat] = LEARNER if seat == hero else older
        seating.slips[seat] = EXPLORE if seat == hero and explore else 0.0


@compiled(fast=True)
def draw_handover(seating: Seating, seats: int, luck: Any, choices: int) -> int:
    """After how many choices the learner takes over all seats, in a game of at most `choices`."""
    if chance(luck) < WEAK_TABLES:
        # Until then, the learner's seats play by a neighbour's policy.
        for seat in range(seats):
            if seating.policies[seat] == LEARNER:
                other = (seat + 1) % seats
                seating.policies[seat] = seating.policies[other]
                seating.slips[seat] = seating.slips[other]
    return below(luck, 1 + choices)


@compiled(fast=True)
def hand_over(seating: Seating, seats: int) -> None:
    """From now on the learner plays in every seat, without exploring."""
    for seat in range(seats):
        seating.policies[seat] = LEARNER
        seating.slips[seat] = 0.0
