"""Self-play and TD(λ) for the card game, compiled; and matches between nets and habits."""

from __future__ import annotations

from typing import Any

import numpy as np

from vabanque.bots.las_vegas_cards.kernel import (
    HABITS,
    NET,
    RANDOM,
    TOGETHER,
    choose_habit,
    consider,
    look,
    outcome,
)
from vabanque.bots.net.kernel import adam, backward, chance, fast, forward, mixed, new_inputs, see_casino
from vabanque.games.kernel import below, copy, open_stream, ranking
from vabanque.games.kernel import whole as integer
from vabanque.games.las_vegas_cards.kernel import (
    CASINOS,
    MOST_MOVES,
    SEATS,
    active,
    bill_for,
    deal_bills,
    draw_hand,
    drawer,
    lay,
    legal,
    play,
    start,
    weights,
)

OLDER = HABITS
"""An older self, besides the policies of the bots' kernel."""
LONGEST = 32
"""No player sees more positions in a game."""


@fast
def choose(
    these: Any,
    seat: int,
    policy: int,
    slip: float,
    net: Any,
    older: Any,
    work: Any,
    x: Any,
    whole: Any,
    head: Any,
    moves: Any,
    values: Any,
    luck: Any,
) -> int:
    """The place in `moves` that a policy chooses."""
    s = these[0]
    count = legal(s, seat, moves)
    if policy == RANDOM or (slip > 0 and chance(luck) < slip):
        return below(luck, count)
    if policy in (NET, OLDER):
        if policy == NET:
            consider(these, 0, seat, net, work, x, whole, head, moves, values)
        else:
            consider(these, 0, seat, older, work, x, whole, head, moves, values)
        return mixed(values, count, 0.0 if s.in_turn else TOGETHER, chance(luck))
    return choose_habit(these, 0, seat, policy, moves, count)


@fast
def seat_players(luck: Any, seats: int, self_play: float, policies: Any, slips: Any) -> None:
    """Who sits down: the learner somewhere, and with it itself, copies of one habit, or a mixed table."""
    for seat in range(seats):
        policies[seat] = NET
        slips[seat] = 0.0
    if chance(luck) < self_play:
        if chance(luck) < 0.4:
            for seat in range(seats):
                if chance(luck) < 0.5:
                    policies[seat] = OLDER
    else:
        hero = below(luck, seats)
        copies = chance(luck) < 0.5
        one = 1 + below(luck, HABITS - 1)
        slip = 0.0
        if chance(luck) < 0.3:
            slip = 0.25 * chance(luck)
        for seat in range(seats):
            if seat != hero:
                policies[seat] = one if copies else below(luck, HABITS + 1)
                if policies[seat] != NET and policies[seat] != OLDER:
                    slips[seat] = slip
    for seat in range(seats):
        if policies[seat] == NET:
            slips[seat] = 0.01  # look around a little


@fast
def deal_all(s: Any, luck: Any) -> None:
    """Bills and hands until somebody has to choose."""
    while s.filled < CASINOS:
        deal_bills(s, luck)
    seat = drawer(s)
    while seat >= 0:
        draw_hand(s, seat, luck)
        seat = drawer(s)


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
    xs, wholes, heads, casinos, rounds = seen
    x, whole, head = xs[SEATS, 0], wholes[SEATS, 0], heads[SEATS, 0]
    policies = np.zeros(SEATS, np.int64)
    slips = np.zeros(SEATS)
    moves = np.zeros(MOST_MOVES, np.int64)
    chosen = np.zeros(SEATS, np.int64)
    values = np.zeros(MOST_MOVES, np.float32)
    target = np.zeros(SEATS)
    value = np.zeros(SEATS)
    final = np.zeros(SEATS)
    seen_owed = np.zeros((CASINOS, SEATS), np.float32)
    owed = np.zeros((8, CASINOS, SEATS), np.float32)
    length = np.zeros(SEATS, np.int64)
    error = np.zeros(work.share.shape[0], np.float32)
    for game in range(first, first + games):
        open_stream(luck, game)
        these[0] = starts[below(luck, starts.shape[0])]
        s = these[0]
        n = integer(s.seats)
        seat_players(luck, n, self_play, policies, slips)
        start(s, below(luck, n))
        for seat in range(n):
            length[seat] = 0
        while not s.over:
            deal_all(s, luck)
            number = integer(s.round_number)
            for i in range(n):
                seat = (s.starter + i) % n
                if not active(s, seat):
                    continue
                which = choose(
                    these, seat, policies[seat], slips[seat], net, older, work, x, whole, head, moves, values, luck
                )
                chosen[seat] = moves[which]
                copy(these, 0, 1)
                lay(these[1], seat, chosen[seat])
                t = length[seat]
                casinos[seat, t] = look(these[1], seat, xs[seat, t], wholes[seat, t], heads[seat, t])
                rounds[seat, t] = number
                length[seat] += 1
            copy(these, 0, 1)
            last = these[1]
            for each in range(n):
                if active(s, each):
                    lay(last, each, chosen[each])
            for casino in range(CASINOS):  # the last play of the round has the last word
                order = ranking(weights(last, casino))
                for each in range(n):
                    owed[number, casino, each] = 0.02 * bill_for(last, casino, order, each)
            play(s, chosen)
            if s.round_number != number and not s.over:
                for seat in range(n):
                    t = length[seat]
                    casinos[seat, t] = look(s, seat, xs[seat, t], wholes[seat, t], heads[seat, t])
                    rounds[seat, t] = 0
                    length[seat] += 1
        outcome(s, final)
        for me in range(n):
            for seat in range(n):
                target[seat] = final[seat]
            last = length[me] - 1
            for k in range(last, -1, -1):
                if k < last:
                    for seat in range(n):
                        target[seat] = (1 - decay) * value[seat] + decay * target[seat]
                for casino in range(casinos[me, k]):
                    see_casino(net, work, casino, xs[me, k, casino])
                forward(net, work, casinos[me, k], wholes[me, k], heads[me, k])
                for i in range(n):
                    seat = (me + i) % n
                    value[seat] = work.share[i]
                    error[i] = work.share[i] - target[seat]
                    loss[0] += error[i] * error[i]
                    for casino in range(casinos[me, k]):
                        seen_owed[casino, i] = owed[rounds[me, k], casino, seat]
                loss[1] += 1
                backward(net, grad, work, casinos[me, k], xs[me, k], wholes[me, k], heads[me, k], error, seen_owed)
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
    _greed: float,
    won: Any,
) -> None:
    """Games of fixed players; won[seat] adds up their shares of victory. Seats rotate: everybody sits everywhere."""
    luck = lucks[0]
    x, whole, head = new_inputs(net, CASINOS)
    moves = np.zeros(MOST_MOVES, np.int64)
    chosen = np.zeros(SEATS, np.int64)
    values = np.zeros(MOST_MOVES, np.float32)
    final = np.zeros(SEATS)
    for game in range(first, first + games):
        these[0] = starts[game % starts.shape[0]]
        s = these[0]
        n = integer(s.seats)
        turned = game % n
        open_stream(luck, game // n)
        start(s, 0)
        while not s.over:
            deal_all(s, luck)
            for i in range(n):
                seat = (s.starter + i) % n
                if active(s, seat):
                    policy = policies[(seat + turned) % n]
                    which = choose(these, seat, policy, 0.0, net, older, work, x, whole, head, moves, values, luck)
                    chosen[seat] = moves[which]
            play(s, chosen)
        outcome(s, final)
        for seat in range(n):
            won[(seat + turned) % n] += final[seat]
