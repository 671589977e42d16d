"""Rollouts for the card game: playing on to the player's own next decisions before deciding; compiled.

Every rollout samples what is hidden, the rivals' hands and piles, from the cards that they have not laid; all
candidates get the same sample, the same draws and the same rivals. Nobody sees what a rival could have laid instead, so
there is no modelling of rivals: half of them play by the network, the others by a habit.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from vabanque.compiled import below, compiled, copy_record, integer, lookup, open_stream
from vabanque.games.las_vegas_cards.bots.evaluation import new_workspace, value_between_rounds, value_moves
from vabanque.games.las_vegas_cards.bots.habits import CHANCES, GAIN, HOPES, MAJORITY, NET, choose_by_habit
from vabanque.games.las_vegas_cards.bots.strong import TOGETHER
from vabanque.games.las_vegas_cards.compiled import (
    FULL_PILE,
    PILE,
    SEATS,
    active,
    draw_hand,
    drawer,
    legal,
    play,
)
from vabanque.games.las_vegas_cards.editions import HAND, ROUNDS, SORTS
from vabanque.games.vegas.bots.candidates import choose_candidates, prune
from vabanque.games.vegas.bots.choosing import add_money_paid, best_of, chance, softmax_choice
from vabanque.games.vegas.bots.net import Net, Shape
from vabanque.games.vegas.bots.player import GREED
from vabanque.games.vegas.bots.search import SearchContext, make_search_context

SAMPLES = 64
"""At most this many rollouts per candidate …"""
BATCH = 8
"""… made in batches of this many, after each of which clearly worse candidates drop out."""
LAPS, LAPS_IN_COMPANY, COMPANY = 2, 1, 4
"""A rollout ends at the player's own second decision, or with the round if that is earlier. With four seats or more,
where a lap takes longer, it ends at the next decision."""
TRUST = 0.8
"""The factor by which each decision's value counts less than the one before: the λ of a TD(λ) return."""
RIVALS = lookup([NET, NET, NET, NET, HOPES, CHANCES, MAJORITY, GAIN], np.int64)
"""What rivals may be, all equally likely. Chosen by hand: the network, and the stronger habits."""
KINDS = len(SORTS)
WRAP = (1 << 30) - 1
ROLLING, GUESSED = 2, 4
"""The position that rollouts are played on (with the next one, to value moves), and the one they all start from."""
STREAMS = 64
"""Random streams for one rollout: one for each seat and play, and the last for the sampled hidden cards."""


def new_search_context(shape: Shape, net: Net) -> SearchContext:
    """Arrays for searching with this network."""
    return make_search_context(new_workspace(shape, net), ROLLING, SAMPLES, "rollouts at cards")


@compiled(fast=True)
def search(context: SearchContext, seat: int) -> int:
    """Write the legal moves of a seat and what each is worth to it; returns how many.

    Uses only what the seat can see. The same position always gives the same answer, since it seeds the rollouts.
    """
    workspace, candidates, habits = context.workspace, context.candidates, context.styles
    positions, luck = workspace.positions, context.lucks[0]
    s = positions[0]
    count = value_moves(workspace, seat, GREED)
    first = best_of(workspace.values, count)
    left = choose_candidates(candidates, workspace.values, count, first)
    if left < 2:
        return count
    moves = workspace.moves[:count].copy()
    values = workspace.values[:count].copy()
    stream = fingerprint(s, seat)
    for done in range(BATCH, candidates.returns.shape[1] + 1, BATCH):
        for sample in range(done - BATCH, done):
            at = stream + STREAMS * sample
            open_stream(luck, at + STREAMS - 1)
            copy_record(positions, 0, GUESSED)
            guess(positions[GUESSED], seat, luck)
            for rival in range(s.seats):
                habits[rival] = RIVALS[below(luck, len(RIVALS))]
            for n in range(left):
                candidate = candidates.alive[n]
                copy_record(positions, GUESSED, ROLLING)
                candidates.returns[candidate, sample] = roll_out(context, seat, moves[candidate], at)
        left = prune(candidates, values, left, done)
        if not left:
            break
    for k in range(count):
        workspace.moves[k] = moves[k]
        workspace.values[k] = values[first] + candidates.gains[k]
    return count


@compiled(fast=True)
def guess(s: Any, seat: int, luck: Any) -> None:
    """Redeal the rivals' hands and piles from the cards they have not laid. Mirrors LasVegasCards.fill.

    The seat's own pile is sorted, so that nothing depends on its actual order.
    """
    unlaid = np.zeros(KINDS, np.int64)
    for owner in range(s.seats):
        unlaid[:] = 0
        if owner == seat:
            for card in range(s.pile_count[owner]):
                unlaid[s.piles[PILE * owner + card]] += 1
        else:
            for card in range(PILE):
                unlaid[FULL_PILE[card]] += 1
            for sort in range(KINDS):
                unlaid[sort] -= s.laid[owner] >> 4 * sort & 15
        cards = 0
        for sort in range(KINDS):
            for _ in range(unlaid[sort]):
                s.piles[PILE * owner + cards] = sort
                cards += 1
        if owner == seat:
            continue
        # Of the shuffled cards, the first are the hand, the next ones the pile; the rest is under the glass.
        held = HAND if s.hands[owner] else 0
        hand = 0
        for place in range(held + s.pile_count[owner]):
            at, other = PILE * owner + place, PILE * owner + place + below(luck, cards - place)
            drawn = s.piles[other]
            s.piles[other] = s.piles[at]
            if place < held:
                hand += 1 << 4 * integer(drawn)
            s.piles[at - held if place >= held else at] = drawn
        s.hands[owner] = hand


@compiled(fast=True)
def roll_out(context: SearchContext, seat: int, cards: int, stream: int) -> float:
    """Let the seat lay these cards in the rolling position and play on. Returns what that is worth to it."""
    workspace, chosen, luck = context.rolling, context.acted, context.lucks[0]
    s = workspace.positions[0]
    round_number = integer(s.round_number)
    last = LAPS if s.seats < COMPANY else LAPS_IN_COMPANY
    worth = 0.0
    part = 1.0
    laps = 0
    chosen[seat] = cards
    decided = True
    while True:
        open_stream(luck, stream + s.play)
        for mover in range(s.seats):
            if not active(s, mover) or (mover == seat and decided):
                continue
            if mover == seat or context.styles[mover] == NET:
                count = value_moves(workspace, mover, GREED)
                temperature = 0.0 if s.in_turn or mover == seat else TOGETHER
                k = softmax_choice(workspace.values, count, temperature, chance(luck))
            else:
                count = legal(s, mover, workspace.moves)
                k = choose_by_habit(workspace, mover, context.styles[mover], count, 0)
            chosen[mover] = workspace.moves[k]
            if mover == seat:
                laps += 1
                if laps == last:
                    return worth + part * workspace.values[k]
                worth += part * (1 - TRUST) * workspace.values[k]
                part *= TRUST
        decided = decided and not active(s, seat)
        play(s, chosen)
        if s.over or s.round_number != round_number:
            break
        mover = drawer(s)
        while mover >= 0:
            open_stream(luck, stream + (s.play + 1) * SEATS + mover)
            draw_hand(s, mover, luck)
            mover = drawer(s)
    share = workspace.shares[0]
    value_between_rounds(workspace.net, workspace.layers, s, seat, share)
    if round_number < ROUNDS:
        add_money_paid(share, seat, context.workspace.positions[0], s, seat, GREED)
    return worth + part * share[seat]


@compiled(fast=True)
def fingerprint(s: Any, seat: int) -> int:
    """A hash of the position as the seat sees it; it seeds the rollouts."""
    mixed = (integer(s.hands[seat]) * 31 + s.round_number * 7 + s.play) & WRAP
    for owner in range(s.seats):
        mixed = (mixed * 1_000_003 + s.laid[owner]) & WRAP
    return (mixed * 7 + seat) * STREAMS * SAMPLES
