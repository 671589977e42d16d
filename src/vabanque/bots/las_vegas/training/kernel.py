"""Self-play and TD(λ) for Las Vegas with dice, compiled; and matches between nets and habits."""

from __future__ import annotations

from typing import Any

import numpy as np

from vabanque.bots.las_vegas.kernel import (
    CHANCES,
    ESTIMATES,
    GREED,
    HABITS,
    RANDOM,
    TRAITS,
    best_of,
    bill_at,
    consider,
    estimates,
    look,
    meet,
    notice,
    nth_of,
    outcome,
    size_of,
    weigh_habits,
)
from vabanque.bots.las_vegas.search.kernel import choose_well
from vabanque.bots.net.kernel import adam, backward, chance, fast, forward, new_inputs, see_casino
from vabanque.games.kernel import below, copy, open_stream
from vabanque.games.kernel import whole as integer
from vabanque.games.las_vegas.kernel import (
    CASINOS,
    MOST_MOVES,
    SEATS,
    deal,
    legal,
    place,
    play,
    ranked,
    roll_dice,
    start,
)

LEARNER = 0
OLDER, TASTE, HOUSE = HABITS, HABITS + 1, HABITS + 2
"""Policies: 0 is the net that learns, 1 … HABITS−1 are habits; then an older self, a taste of its own, the house."""
LONGEST = 300
"""No game has more positions."""


@fast
def choose(
    these: Any,
    policy: int,
    slip: float,
    net: Any,
    older: Any,
    work: Any,
    about: Any,
    x: Any,
    whole: Any,
    head: Any,
    moves: Any,
    shares: Any,
    masks: Any,
    traits: Any,
    taste: Any,
    luck: Any,
    greed: float,
) -> int:
    """The place in `moves` that a policy chooses; everybody takes notice of it."""
    s = these[0]
    seat = integer(s.seat)
    count = legal(s, moves)
    chosen = 0
    if count > 1:
        chances = CHANCES <= policy < HABITS or policy == TASTE or estimates(about, seat)
        weigh_habits(these, 0, moves, count, masks, traits, chances)
        if slip > 0 and chance(luck) < slip:
            chosen = below(luck, count)
        elif policy == LEARNER:
            consider(these, 0, net, work, about, x, whole, head, moves, shares, greed)
            chosen = best_of(shares, count, seat)
        elif policy == OLDER:
            consider(these, 0, older, work, about, x, whole, head, moves, shares, greed)
            chosen = best_of(shares, count, seat)
        elif policy == TASTE:
            best = -1e9
            for k in range(count):
                worth = 0.0
                for trait in range(TRAITS):
                    worth += taste[trait] * traits[k, trait]
                if worth > best:
                    best = worth
                    chosen = k
        else:
            chosen = nth_of(masks[policy], below(luck, size_of(masks[policy])) if slip > 0 or policy == RANDOM else 0)
        notice(about, seat, masks, chosen, count, chances)
    return chosen


@fast
def have_taste(luck: Any, tastes: Any, seats: int, same: bool) -> None:
    """Any weights for what moves are like, most often sensible ones; `same` for everybody or for each their own."""
    for seat in range(seats):
        if seat and same:
            tastes[seat] = tastes[0]
            continue
        estimate = chance(luck) < 0.5
        for trait in range(TRAITS):
            tastes[seat, trait] = 0
        taste = tastes[seat]
        if estimate:
            taste[ESTIMATES + below(luck, TRAITS - ESTIMATES)] = 1
        taste[0] = chance(luck) * (0.3 if estimate else 1.0)
        taste[1] = -chance(luck) * (0.3 if estimate else 1.0)
        taste[2] = (chance(luck) - 0.7) * 30  # dice are dear to most
        taste[4] = (chance(luck) - 0.3) * 0.3
        taste[5] = chance(luck) * 0.5
        for trait in range(TRAITS):
            if trait < ESTIMATES and chance(luck) < 0.4:
                taste[trait] = 0


@fast
def seat_players(luck: Any, seats: int, self_play: float, policies: Any, slips: Any, tastes: Any) -> None:
    """Who sits down: the learner somewhere, and with it itself, copies of one habit, or a mixed table."""
    for seat in range(seats):
        policies[seat] = LEARNER
        slips[seat] = 0.0
    kind = chance(luck)
    if kind < self_play:
        if chance(luck) < 0.5:
            for seat in range(seats):
                if chance(luck) < 0.5:
                    policies[seat] = OLDER
    else:
        hero = below(luck, seats)
        copies = chance(luck) < 0.5
        one = 1 + below(luck, HABITS + 1)  # as often a taste or an older self
        if one < HABITS and chance(luck) < 0.25:
            one = CHANCES + below(luck, HABITS - CHANCES)  # the strongest habits
        slip = 0.0
        if chance(luck) < 0.3:
            slip = 0.25 * chance(luck)
        for seat in range(seats):
            if seat != hero:
                slips[seat] = slip
                policies[seat] = one if copies else below(luck, HABITS + 2)
                if policies[seat] in (LEARNER, OLDER):
                    slips[seat] = 0.0
        have_taste(luck, tastes, seats, copies)
    for seat in range(seats):
        if policies[seat] == LEARNER:
            slips[seat] = 0.01  # look around a little


@fast
def learn(
    starts: Any,
    these: Any,
    net: Any,
    older: Any,
    grad: Any,
    flats: Any,
    work: Any,
    seen: Any,
    lucks: Any,
    first: int,
    games: int,
    step: int,
    rate: float,
    decay: float,
    self_play: float,
    loss: Any,
) -> int:
    """Play games first … first + games − 1 and learn from each. Returns the number of steps of Adam so far."""
    luck = lucks[0]
    flat, flat_grad, mean, square = flats
    xs, wholes, heads, casinos, bases, rounds = seen
    x, whole, head = xs[LONGEST], wholes[LONGEST], heads[LONGEST]
    policies = np.zeros(SEATS, np.int64)
    slips = np.zeros(SEATS)
    moves = np.zeros(MOST_MOVES, np.int64)
    masks = np.zeros(HABITS, np.int64)
    traits = np.zeros((MOST_MOVES, TRAITS))
    tastes = np.zeros((SEATS, TRAITS))
    shares = np.zeros((MOST_MOVES, SEATS), np.float32)
    target = np.zeros(SEATS)
    value = np.zeros(SEATS)
    final = np.zeros(SEATS)
    seen_owed = np.zeros((CASINOS, SEATS), np.float32)
    owed = np.zeros((8, CASINOS, SEATS), np.float32)
    error = np.zeros(work.share.shape[0], np.float32)
    for game in range(first, first + games):
        open_stream(luck, game)
        these[0] = starts[below(luck, starts.shape[0])]
        s = these[0]
        n = integer(s.seats)
        seat_players(luck, n, self_play, policies, slips, tastes)
        start(s, below(luck, n))
        about = np.zeros((n, HABITS), np.float32)
        meet(about)
        t = 0
        while not s.over:
            while s.filled < s.casinos or s.spare_due:
                deal(s, luck)
            roll_dice(s, luck)
            seat = integer(s.seat)
            number = integer(s.round_number)
            chosen = choose(
                these, policies[seat], slips[seat], net, older, work, about, x, whole, head, moves, shares, masks,
                traits, tastes[seat], luck, GREED,
            )  # fmt: skip
            copy(these, 0, 1)
            play(s, moves[chosen])
            if s.round_number != number or s.over:
                last = these[1]
                place(last, moves[chosen])
                for casino in range(last.filled):
                    order = ranked(last, casino)
                    for each in range(n):
                        owed[number, casino, each] = 0.02 * bill_at(last, casino, order, each)
            if s.over:
                break
            base = seat if s.round_number == number else (s.starter + n - 1) % n
            bases[t] = base
            rounds[t] = number if s.round_number == number else 0
            known = policies[base] == LEARNER
            casinos[t] = look(s, base, known, about, xs[t], wholes[t], heads[t])
            t += 1
        outcome(s, final)
        for seat in range(n):
            target[seat] = final[seat]
        for k in range(t - 1, -1, -1):
            if k < t - 1:
                for seat in range(n):
                    target[seat] = (1 - decay) * value[seat] + decay * target[seat]
            for casino in range(casinos[k]):
                see_casino(net, work, casino, xs[k][casino])
            forward(net, work, casinos[k], wholes[k], heads[k])
            for i in range(n):
                seat = (bases[k] + i) % n
                value[seat] = work.share[i]
                error[i] = work.share[i] - target[seat]
                loss[0] += error[i] * error[i]
                for casino in range(casinos[k]):
                    seen_owed[casino, i] = owed[rounds[k], casino, seat]
            loss[1] += 1
            backward(net, grad, work, casinos[k], xs[k], wholes[k], heads[k], error, seen_owed)
        step += 1
        adam(flat, flat_grad, mean, square, step, rate)
    return step


@fast
def match(
    starts: Any,
    these: Any,
    net: Any,
    older: Any,
    work: Any,
    lucks: Any,
    policies: Any,
    first: int,
    games: int,
    greed: float,
    won: Any,
) -> None:
    """Games of fixed players; won[seat] adds up their shares of victory. Seats rotate: everybody sits everywhere.

    these[1:] is room for the house's thoughts.
    """
    luck = lucks[0]
    values = np.zeros(MOST_MOVES)
    x, whole, head = new_inputs(net, CASINOS)
    moves = np.zeros(MOST_MOVES, np.int64)
    masks = np.zeros(HABITS, np.int64)
    traits = np.zeros((MOST_MOVES, TRAITS))
    tastes = np.zeros((SEATS, TRAITS))
    shares = np.zeros((MOST_MOVES, SEATS), np.float32)
    final = np.zeros(SEATS)
    for game in range(first, first + games):
        these[0] = starts[game % starts.shape[0]]
        s = these[0]
        n = integer(s.seats)
        turned = game % n
        open_stream(luck, game // n)
        start(s, 0)
        about = np.zeros((n, HABITS), np.float32)
        meet(about)
        while not s.over:
            while s.filled < s.casinos or s.spare_due:
                deal(s, luck)
            roll_dice(s, luck)
            policy = policies[(s.seat + turned) % n]
            if policy == HOUSE:
                count = legal(s, moves)
                chosen = choose_well(these, net, work, about, x, whole, head, moves, values)
                if count > 1:
                    chances = estimates(about, integer(s.seat))
                    weigh_habits(these, 0, moves, count, masks, traits, chances)
                    notice(about, integer(s.seat), masks, chosen, count, chances)
            else:
                chosen = choose(
                    these, policy, 0.0, net, older, work, about, x, whole, head, moves, shares, masks, traits,
                    tastes[s.seat], luck, greed,
                )  # fmt: skip
            play(s, moves[chosen])
        outcome(s, final)
        for seat in range(n):
            won[(seat + turned) % n] += final[seat]
