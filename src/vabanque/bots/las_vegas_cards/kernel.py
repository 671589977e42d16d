"""The card game as the net sees it, and the habits it learns against; compiled.

A position is looked at by one player right after choosing: the own cards lie there, those of the others who choose at
the same time do not yet. Nobody can tell what a rival could have laid instead, so habits are not inferred here.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from vabanque.bots.las_vegas.kernel import ADDED, GREED, MOST_ADDED, UNDER, size_of
from vabanque.bots.net.kernel import Shape, fast, forward, see_casino
from vabanque.games.kernel import bill_count, copy, rank_of, ranking
from vabanque.games.kernel import whole as integer
from vabanque.games.las_vegas_cards.editions import EXIT, PLAYS, ROUNDS
from vabanque.games.las_vegas_cards.kernel import (
    BILLS,
    CASINOS,
    PILE,
    SEATS,
    bill_for,
    card_count,
    dice_at,
    lay,
    legal,
    next_play,
    pass_turn,
    score,
    weights,
    winners,
)
from vabanque.games.vegas import JETON_VALUE

NET, RANDOM, GAIN, GAIN_MINUS, PER_DIE, MOST_DICE, RICHEST, TOP_NOTE, CHANCES, MAJORITY, HOPES = range(11)
HABITS = 11
"""Policies: 0 is the net, the others are habits. The last three are estimates."""

TOGETHER = 0.004
"""How mixed the net plays where all choose together: the heat of `mixed`."""
DETAIL = 5


def shape_for(seats: int) -> Shape:
    """The net for a number of seats."""
    casino = 5 * seats + seats * (seats - 1) + 5
    whole = DETAIL * seats + PLAYS + 4 + 2
    return Shape(casino, whole, whole + 5 * seats + 1, 2 * seats)


# -- habits --------------------------------------------------------------------------------------------------------


@fast
def worth_of(these: Any, at: int, seat: int, habit: int, cards: int) -> float:
    """How good a player with this habit finds laying these cards in these[at]. Mirrors bots.baselines."""
    s = these[at]
    if habit in (MOST_DICE, RICHEST):
        best = -1.0 if habit == MOST_DICE else 1e9
        for casino in range(CASINOS):
            dice = dice_at(cards, casino)
            if dice:
                top = float(s.bills[BILLS * casino])
                best = max(best, 128 * dice + top) if habit == MOST_DICE else min(best, 16 * top + dice)
        return best
    used = card_count(cards)
    mine = 0
    others = 0
    leads = 0
    for casino in range(CASINOS):
        dice = dice_at(cards, casino)
        if dice:
            weighed = weights(s, casino)
            before = ranking(weighed)
            after = ranking(weighed + (dice << 4 * seat))
            lead = integer(rank_of(after, seat) == 0) - integer(rank_of(before, seat) == 0)
            leads += lead * integer(s.bills[BILLS * casino])
            for each in range(s.seats):
                gain = bill_for(s, casino, after, each) - bill_for(s, casino, before, each)
                if each == seat:
                    mine += gain
                else:
                    others += gain
            if dice >= 2 and (s.jetons_at >> casino) & 1:
                mine += JETON_VALUE
    if habit == TOP_NOTE:
        return float(leads)
    if habit == GAIN:
        return 16.0 * mine - used
    if habit == GAIN_MINUS:
        return 16.0 * (mine - others) - used
    return (mine / used if mine > 0 else float(mine)) - 0.001 * used


@fast
def weigh_chances(s: Any, seat: int, habit: int, cards: int) -> float:
    """Mirrors bots.Chances, bots.Majority and bots.Hopes after laying these cards."""
    worth = 0.0
    left = np.zeros(SEATS, np.int64)
    lie = np.zeros(SEATS, np.int64)
    for each in range(s.seats):
        laid = card_count(s.laid[each]) + (card_count(cards) if each == seat else 0)
        left[each] = 0 if (s.out >> each) & 1 else max(0, EXIT - laid)
    for casino in range(CASINOS):
        dice = dice_at(cards, casino)
        for each in range(s.seats):
            lie[each] = dice_at(s.laid[each], casino) + (dice if each == seat else 0)
        for each in range(s.seats):
            expected, most = expected_bill(s, casino, each, lie, left)
            if each == seat:
                worth += most if habit == MAJORITY else expected
            elif habit == CHANCES:
                worth -= expected / (s.seats - 1)
        if dice >= 2 and (s.jetons_at >> casino) & 1:
            worth += JETON_VALUE
    return worth


@fast
def expected_bill(s: Any, casino: int, me: int, lie: Any, left: Any) -> tuple[float, float]:
    """What a casino is worth to one seat at the end of the round: both bills, and only the top one."""
    worth = 0.0
    most = 0.0
    for more in range(left[me] + 1):
        weight = lie[me] + more
        chance = ADDED[0, left[me], more]
        if weight == 0 or chance == 0:
            continue
        first = float(chance)
        second = 0.0
        for rival in range(s.seats):
            if rival == me:
                continue
            need = weight - lie[rival]
            under = 0.0
            above = 1.0
            if need > 0:
                under = UNDER[0, left[rival], min(need, MOST_ADDED + 1)]
            if need >= 0:
                above = 1 - UNDER[0, left[rival], min(need + 1, MOST_ADDED + 1)]
            second = second * under + first * above
            first *= under
        most += first * s.bills[BILLS * casino]
        worth += second * s.bills[BILLS * casino + 1]
    return worth + most, most


@fast
def choose_habit(these: Any, at: int, seat: int, habit: int, moves: Any, count: int) -> int:
    """The place in `moves` of what a player with this habit lays: the first among equals."""
    best = -1e9
    chosen = 0
    for n in range(count):
        if habit >= CHANCES:
            worth = weigh_chances(these[at], seat, habit, moves[n])
        else:
            worth = worth_of(these, at, seat, habit, moves[n])
        if worth > best + 1e-4:
            best = worth
            chosen = n
    return chosen


# -- what the net sees ---------------------------------------------------------------------------------------------


@fast
def look_at_casino(s: Any, seat: int, casino: int, x: Any, paid: Any) -> None:
    """Inputs about one casino, seats counted from `seat`; and what it would pay every seat now: paid[seat]."""
    n = integer(s.seats)
    x[:] = 0
    weighed = weights(s, casino)
    order = ranking(weighed)
    at = 0
    for i in range(n):
        each = (seat + i) % n
        x[at] = (weighed >> 4 * each & 15) * 0.25
        bill = bill_for(s, casino, order, each)
        paid[each] = bill
        x[at + 1] = bill * 0.02
        for more in range(1, 4):
            extra = min(more, 8 - (weighed >> 4 * each & 15))
            x[at + 1 + more] = bill_for(s, casino, ranking(weighed + (extra << 4 * each)), each) * 0.02
        at += 5
    for i in range(n):
        one = weighed >> 4 * ((seat + i) % n) & 15
        for j in range(i + 1, n):
            other = weighed >> 4 * ((seat + j) % n) & 15
            x[at] = min(max(one - other, -3), 3) * 0.3333
            x[at + 1] = one == other and one > 0
            at += 2
    x[at] = s.bills[BILLS * casino] * 0.02
    x[at + 1] = s.bills[BILLS * casino + 1] * 0.02
    x[at + 2] = s.jetons_at >> casino & 1
    for card in range(s.pile_count[seat]):  # which cards are still to come is known of one's own pile only
        sort = s.piles[PILE * seat + card]
        if sort == 2 * casino:
            x[at + 3] += 0.25
        elif sort == 2 * casino + 1:
            x[at + 4] += 1


@fast
def to_lay(s: Any, seat: int, each: int) -> bool:
    """Has `each` still to lay in this play, when `seat` has just chosen?"""
    if each == seat or (s.out >> each) & 1:
        return False
    if not s.in_turn:
        return True
    n = integer(s.seats)
    return (each - s.starter + n) % n > (seat - s.starter + n) % n


@fast
def look_at_table(s: Any, seat: int, between: bool, x: Any) -> None:
    """Inputs about the whole table, for every casino and for the head."""
    n = integer(s.seats)
    at = 0
    for i in range(n):
        each = (seat + i) % n
        waiting = between or to_lay(s, seat, each)
        out = (s.out >> each) & 1
        x[at] = card_count(s.laid[each]) * 0.125
        x[at + 1] = out
        x[at + 2] = waiting
        x[at + 3] = 0 if out else (PLAYS - s.play + waiting) * 0.1667
        x[at + 4] = each == s.starter
        at += DETAIL
    for number in range(PLAYS):
        x[at + number] = s.play == number + 1
    at += PLAYS
    for number in range(4):
        x[at + number] = s.round_number == number + 1
    at += 4
    x[at] = s.in_turn
    x[at + 1] = s.has_jetons


@fast
def look_at_standings(s: Any, seat: int, now: Any, between: bool, head: Any, whole: int) -> None:
    """Inputs for the head alone. now[seat] is what the casinos would pay everybody now."""
    n = integer(s.seats)
    mean = 0.0
    bills = 0.0
    for each in range(n):
        mean += score(s, each)
        bills += bill_count(s.won[each])
    mean /= n
    bills /= n
    at = whole
    for i in range(n):
        each = (seat + i) % n
        mine = score(s, each)
        best = -1000
        best_now = -1000
        for other in range(n):
            if other != each:
                best = max(best, score(s, other))
                best_now = max(best_now, score(s, other) + now[other])
        head[at] = (mine - mean) * 0.01
        head[at + 1] = min(max((mine - best) * 0.01, -4), 4)
        head[at + 2] = (bill_count(s.won[each]) - bills) * 0.2
        ahead = mine + now[each] - best_now
        head[at + 3] = min(max(ahead * 0.01, -4), 4)
        head[at + 4] = ahead > 0
        at += 5
    head[at] = between


@fast
def look(s: Any, seat: int, x: Any, whole: Any, head: Any) -> int:
    """All inputs for a position as `seat` sees it; returns how many casinos: none between two rounds."""
    now = np.zeros(SEATS, np.int64)
    paid = np.zeros(SEATS, np.int64)
    casinos = integer(s.filled)
    for casino in range(casinos):
        look_at_casino(s, seat, casino, x[casino], paid)
        for each in range(s.seats):
            now[each] += paid[each]
    look_at_table(s, seat, casinos == 0, whole)
    head[: whole.shape[0]] = whole
    look_at_standings(s, seat, now, casinos == 0, head, whole.shape[0])
    return casinos


# -- choosing ------------------------------------------------------------------------------------------------------


@fast
def outcome(s: Any, share: Any) -> None:
    """Everybody's share of the victory when the game is over."""
    who = winners(s)
    count = size_of(who)
    for seat in range(s.seats):
        share[seat] = (who >> seat & 1) / count


@fast
def last_to_lay(s: Any, seat: int) -> bool:
    """Does nobody lay at the same time as `seat`?"""
    others = ((1 << s.seats) - 1) & ~(s.out | 1 << seat)
    return s.in_turn or others == 0


@fast
def consider(
    these: Any, at: int, seat: int, net: Any, work: Any, x: Any, whole: Any, head: Any, moves: Any, values: Any
) -> int:
    """Write what `seat` may lay in these[at] and its win share after each: values[n]; returns how many.

    these[at + 1] is room to try them. Before the last round GREED is added for every 50 that the round will bring more
    than to the others, as with dice.
    """
    s = these[at]
    n = integer(s.seats)
    count = legal(s, seat, moves)
    paid = np.zeros((CASINOS, SEATS), np.int64)
    tried = np.zeros((CASINOS, SEATS), np.int64)
    now = np.zeros(SEATS, np.int64)
    share = np.zeros(SEATS, np.float32)
    kept = np.zeros((CASINOS, work.casinos.shape[1]), np.float32)
    for casino in range(CASINOS):
        look_at_casino(s, seat, casino, x[casino], paid[casino])
        see_casino(net, work, casino, x[casino])
        kept[casino] = work.casinos[casino]
    alone = last_to_lay(s, seat)
    for k in range(count):
        copy(these, at, at + 1)
        t = these[at + 1]
        lay(t, seat, moves[k])
        out = (t.out >> seat) & 1
        if alone:
            number = integer(t.round_number)
            play = integer(t.play)
            mover = integer(t.seat)
            if t.in_turn:
                pass_turn(t)
            else:
                next_play(t)
            if t.over or t.round_number != number:
                value_between(t, seat, net, work, whole, head, share)
                values[k] = share[seat]
                for i in range(n if number < ROUNDS else 0):
                    part = -GREED / (n - 1) if i else GREED
                    each = (seat + i) % n
                    values[k] += part * 0.02 * (score(t, each) - score(s, each))
                continue
            t.play = play
            t.seat = mover
        for each in range(n):
            now[each] = 0
        for casino in range(CASINOS):
            # Who is out draws no more, so then no casino looks as before.
            if out or dice_at(moves[k], casino):
                look_at_casino(t, seat, casino, x[casino], tried[casino])
                see_casino(net, work, casino, x[casino])
                for each in range(n):
                    now[each] += tried[casino, each]
            else:
                work.casinos[casino] = kept[casino]
                for each in range(n):
                    now[each] += paid[casino, each]
        look_at_table(t, seat, False, whole)
        head[: whole.shape[0]] = whole
        look_at_standings(t, seat, now, False, head, whole.shape[0])
        forward(net, work, CASINOS, whole, head)
        values[k] = work.share[0]
        for i in range(n if s.round_number < ROUNDS else 0):
            part = -GREED / (n - 1) if i else GREED
            values[k] += part * work.out[n + i]
    return count


@fast
def value_between(s: Any, seat: int, net: Any, work: Any, whole: Any, head: Any, share: Any) -> None:
    """Everybody's win share between two rounds or at the end, as `seat` sees it: share[seat]."""
    if s.over:
        outcome(s, share)
        return
    n = integer(s.seats)
    now = np.zeros(SEATS, np.int64)
    look_at_table(s, seat, True, whole)
    head[: whole.shape[0]] = whole
    look_at_standings(s, seat, now, True, head, whole.shape[0])
    forward(net, work, 0, whole, head)
    for i in range(n):
        share[(seat + i) % n] = work.share[i]
