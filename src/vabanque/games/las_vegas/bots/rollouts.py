"""Rollouts: playing on for two or three laps before deciding, against rivals with the styles they seem to have.

All candidates face the same dice and the same rivals, whose styles are drawn from what their placements have revealed.
The player itself goes on by the network. A rollout returns a weighted mean (TD(λ)) of the network's values at the
player's own next decisions and, if the round ends before the last of them, of its value after the round. This estimate
is then shrunk towards the network's first opinion, the more the less certain it is, so that bad luck in the rollouts
does little harm. Compiled.
"""

from __future__ import annotations

from typing import Any

from vabanque.compiled import compiled, copy_record, integer, open_stream
from vabanque.games.las_vegas.bots.endgame import LAST_DICE, decide, dice_left, has_ended
from vabanque.games.las_vegas.bots.evaluation import fold_beliefs, new_workspace, value_between_rounds, value_moves_at
from vabanque.games.las_vegas.bots.habits import bandit_weights
from vabanque.games.las_vegas.bots.styles import NET, NET_NOISE, choose_by_style, draw_style, weigh_styles
from vabanque.games.las_vegas.compiled import BANDIT_AT, legal, play, roll_first_dice
from vabanque.games.vegas.bots.candidates import choose_candidates, prune
from vabanque.games.vegas.bots.choosing import best_of, chance, softmax_choice
from vabanque.games.vegas.bots.net import MOST_SEATS, Net, Shape
from vabanque.games.vegas.bots.search import SearchContext, make_search_context

# Chosen by what they gain per decision, as judged by a thousand or more full rollouts (docs/models.md).
SAMPLES, SAMPLES_IN_TIME = 768, 256
"""At most this many rollouts per candidate; fewer with the Bandit or six seats, where 768 could take more than 400 ms
(`bench.pondering`) …"""
BATCH = 32
"""… made in batches of this many; after each batch, candidates that are clearly worse drop out."""
LAPS, LAPS_IN_COMPANY, COMPANY = 3, 2, 4
"""A rollout ends with the player's own third decision, unless the round ends first. With four or more seats it ends
with the second: laps take longer there, and a third one brings no measurable gain."""
TRUST = 0.8
"""The λ of the TD(λ) return: each value weighs this much of the one before; the last weighs all that remains."""
ROLLING = 4
"""The position that rollouts are played on."""
WRAP = (1 << 30) - 1
"""Keeps fingerprints within 30 bits."""
TURNS = 16
"""Streams of luck per seat and rollout: no seat has more turns in a round."""
STREAMS = 128
"""Streams of luck per rollout: one for every turn of every seat, and the last one for the styles."""


def new_search_context(shape: Shape, net: Net) -> SearchContext:
    """Arrays for searching with this network."""
    return make_search_context(new_workspace(shape, net), ROLLING, SAMPLES, "rollouts")


@compiled(fast=True)
def update_posterior(context: SearchContext, posterior: Any, prior: Any, chosen: int, count: int) -> float:
    """Learn from number `chosen` of `count` placements in the workspace's position, after `weigh_moves` with estimates.

    Returns the probability with which this placement was expected.
    """
    workspace = context.workspace
    s = workspace.positions[0]
    seat = integer(s.seat)
    fold_beliefs(workspace, seat, prior, prior)
    value_moves_at(workspace, 0, 0.0, workspace.shares)
    return weigh_styles(posterior, workspace, seat, chosen, count, workspace.shares)


@compiled(fast=True)
def search(context: SearchContext, beliefs: Any, prior: Any, posterior: Any) -> int:
    """Write the legal moves of the workspace's position and what each is worth to the seat to move; returns how many.

    The luck of the rollouts depends on nothing but the position, so the same question always has the same answer.
    """
    workspace, candidates = context.workspace, context.candidates
    positions = workspace.positions
    s = positions[0]
    seat = integer(s.seat)
    count = decide(workspace, beliefs, 0.0)
    first = best_of(workspace.values, count)
    left = choose_candidates(candidates, workspace.values, count, first)
    if left < 2 or dice_left(s) - 1 <= LAST_DICE:
        return count
    fold_beliefs(workspace, seat, beliefs, prior)
    moves = workspace.moves[:count].copy()
    values = workspace.values[:count].copy()
    stream = fingerprint(s)
    samples = candidates.returns.shape[1]
    if s.has_bandit or s.seats == MOST_SEATS:
        samples = min(samples, SAMPLES_IN_TIME)
    for done in range(BATCH, samples + 1, BATCH):
        for sample in range(done - BATCH, done):
            at = stream + STREAMS * sample
            open_stream(context.lucks[0], at + STREAMS - 1)
            for rival in range(s.seats):
                context.styles[rival] = draw_style(posterior, rival, context.lucks[0])
            for n in range(left):
                candidate = candidates.alive[n]
                copy_record(positions, 0, ROLLING)
                play(positions[ROLLING], moves[candidate])
                candidates.returns[candidate, sample] = roll_out(context, seat, at)
        left = prune(candidates, values, left, done)
        if not left:
            break
    for k in range(count):
        workspace.moves[k] = moves[k]
        workspace.values[k] = values[first] if k == first else values[first] + candidates.gains[k]
    return count


@compiled(fast=True)
def roll_out(context: SearchContext, seat: int, stream: int) -> float:
    """Play on from positions[ROLLING]; returns what that is worth to `seat`."""
    workspace, turns, luck = context.workspace, context.acted, context.lucks[0]
    s, shares = workspace.positions[ROLLING], workspace.shares
    round_number = integer(workspace.positions[0].round_number)
    for owner in range(s.seats):
        turns[owner] = 0
    worth = 0.0
    part = 1.0
    laps = 0
    last = LAPS if s.seats < COMPANY else LAPS_IN_COMPANY
    while not has_ended(s, round_number):
        mover = integer(s.seat)
        open_stream(luck, stream + TURNS * mover + turns[mover])
        turns[mover] += 1
        roll_first_dice(s, luck)
        style = NET if mover == seat else context.styles[mover]
        chosen = 0
        if style >= NET:
            count = value_moves_at(workspace, ROLLING, 0.0, shares)
            for k in range(count):
                workspace.values[k] = shares[k, mover]
            noise = 0.0 if style == NET else NET_NOISE[style - NET]
            chosen = softmax_choice(workspace.values, count, noise, chance(luck))
        else:
            count = legal(s, workspace.moves)
            if count > 1:
                chosen = choose_by_style(workspace, ROLLING, count, style, luck)
        if mover == seat:
            laps += 1
            if laps == last:
                return worth + part * shares[chosen, seat]
            worth += part * (1 - TRUST) * shares[chosen, seat]
            part *= TRUST
        play(s, workspace.moves[chosen])
    value_between_rounds(workspace.net, workspace.layers, s, shares[0])
    return worth + part * shares[0, seat]


@compiled(fast=True)
def fingerprint(s: Any) -> int:
    """A number that tells positions apart; it chooses the luck of their rollouts."""
    mixed = integer(s.roll_own) * 31 + s.roll_neutral * 7 + s.roll_biggy
    for casino in range(s.filled):
        weights = s.weights[casino] if casino < BANDIT_AT else bandit_weights(s)
        mixed = (mixed * 1_000_003 + weights) & WRAP
    for seat in range(s.seats):
        mixed = (mixed * 1_000_003 + 16 * s.own[seat] + s.round_number) & WRAP
    return mixed * STREAMS * SAMPLES
