"""Rollouts for the card game: playing on to the player's own next decisions before deciding; compiled.

Every rollout samples what is hidden, the rivals' hands and piles, from the cards that they have not laid; all
candidates get the same sample, the same draws and the same rivals. Nobody sees what a rival could have laid instead, so
there is no modelling of rivals: half of them play by the network, the others by a habit.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from vabanque.compiled import below, compiled, integer, lookup, new_luck, open_stream
from vabanque.games.las_vegas_cards.bots.choice import TOGETHER, value_between_rounds, value_moves
from vabanque.games.las_vegas_cards.bots.habits import CHANCES, GAIN, HOPES, MAJORITY, NET, choose_by_habit
from vabanque.games.las_vegas_cards.compiled import (
    FULL_PILE,
    PILE,
    RECORD,
    SEATS,
    active,
    draw_hand,
    drawer,
    legal,
    play,
)
from vabanque.games.las_vegas_cards.editions import HAND, ROUNDS, SORTS
from vabanque.games.vegas.bots.choosing import add_money_paid, best_of, chance, softmax_choice
from vabanque.games.vegas.bots.desk import Desk, new_desk
from vabanque.games.vegas.bots.net import Net, Shape
from vabanque.games.vegas.bots.player import GREED
from vabanque.games.vegas.bots.trial import Trial, choose_candidates, new_trial, weed_out

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
STREAMS = 64
"""Random streams for one rollout: one for each seat and play, and the last for the sampled hidden cards."""


class Study(NamedTuple):
    """A desk for a player that thinks further ahead."""

    positions: Any
    """Those of the desk."""
    desk: Desk
    rolling: Desk
    """The same desk, but with a rollout's position as the one to decide."""
    trial: Trial
    chosen: Any
    """[seat]: what it lays in a rollout."""
    habits: Any
    """[seat]: drawn for one rollout."""
    guessed: Any
    """Records: [0] is the position with one rollout's sample of hidden cards."""
    share: Any
    lucks: Any


def new_study(shape: Shape, net: Net) -> Study:
    """A study with everything that `ponder` needs."""
    desk = new_desk(RECORD, 5, shape, net)
    return Study(
        positions=desk.positions,
        desk=desk,
        rolling=desk._replace(positions=desk.positions[2:4]),
        trial=new_trial(SAMPLES),
        chosen=np.zeros(SEATS, np.int64),
        habits=np.zeros(SEATS, np.int64),
        guessed=desk.positions[4:],
        share=np.zeros(SEATS, np.float32),
        lucks=new_luck("rollouts at cards"),
    )


@compiled(fast=True)
def ponder(study: Study, seat: int) -> int:
    """Write the legal moves of a seat and what each is worth to it; returns how many.

    Uses only what the seat can see. The same position always gives the same answer, since it seeds the rollouts.
    """
    desk, trial, habits = study.desk, study.trial, study.habits
    s, luck = desk.positions[0], study.lucks[0]
    count = value_moves(desk, seat, GREED)
    first = best_of(desk.values, count)
    candidates = choose_candidates(trial, desk.values, count, first)
    if candidates < 2:
        return count
    moves = desk.moves[:count].copy()
    values = desk.values[:count].copy()
    stream = fingerprint(s, seat)
    for done in range(BATCH, trial.returns.shape[1] + 1, BATCH):
        for sample in range(done - BATCH, done):
            at = stream + STREAMS * sample
            open_stream(luck, at + STREAMS - 1)
            study.guessed[0] = s
            guess(study.guessed[0], seat, luck)
            for rival in range(s.seats):
                habits[rival] = RIVALS[below(luck, len(RIVALS))]
            for n in range(candidates):
                candidate = trial.alive[n]
                study.rolling.positions[0] = study.guessed[0]
                trial.returns[candidate, sample] = roll_out(study, seat, moves[candidate], at)
        candidates = weed_out(trial, values, candidates, done)
        if not candidates:
            break
    for k in range(count):
        desk.moves[k] = moves[k]
        desk.values[k] = values[first] + trial.gains[k]
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
def roll_out(study: Study, seat: int, cards: int, stream: int) -> float:
    """Let the seat lay these cards in the rolling position and play on. Returns what that is worth to it."""
    desk, chosen, luck = study.rolling, study.chosen, study.lucks[0]
    s = desk.positions[0]
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
            if mover == seat or study.habits[mover] == NET:
                count = value_moves(desk, mover, GREED)
                temperature = 0.0 if s.in_turn or mover == seat else TOGETHER
                k = softmax_choice(desk.values, count, temperature, chance(luck))
            else:
                count = legal(s, mover, desk.moves)
                k = choose_by_habit(desk, mover, study.habits[mover], count, 0)
            chosen[mover] = desk.moves[k]
            if mover == seat:
                laps += 1
                if laps == last:
                    return worth + part * desk.values[k]
                worth += part * (1 - TRUST) * desk.values[k]
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
    value_between_rounds(desk, s, seat, study.share)
    if round_number < ROUNDS:
        add_money_paid(study.share, seat, study.positions[0], s, seat, GREED)
    return worth + part * study.share[seat]


@compiled(fast=True)
def fingerprint(s: Any, seat: int) -> int:
    """A hash of the position as the seat sees it; it seeds the rollouts."""
    mixed = (integer(s.hands[seat]) * 31 + s.round_number * 7 + s.play) & WRAP
    for owner in range(s.seats):
        mixed = (mixed * 1_000_003 + s.laid[owner]) & WRAP
    return (mixed * 7 + seat) * STREAMS * SAMPLES
