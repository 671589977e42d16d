"""Las Vegas with dice as the net sees it, and the habits by which it knows who sits there; compiled.

A position is looked at right after a placement, by the player who just placed: seats count clockwise from there. While
it plays, a bot asks of every rival's placement which of a few simple habits would have made it too, and the net gets
these probabilities as inputs. So it learns by itself what to do against whom, and what to do while it cannot tell.
"""

from __future__ import annotations

from itertools import product
from math import comb
from typing import Any

import numpy as np

from vabanque.bots.net.kernel import Shape, fast, forward, see_casino
from vabanque.games.kernel import bill_count, copy, rank_of, ranking, shown
from vabanque.games.kernel import whole as integer
from vabanque.games.las_vegas.kernel import (
    BANDIT_AT,
    MOST_BILLS,
    SEATS,
    bandit_key,
    has_dice,
    legal,
    pay_out,
    place,
    ranked,
    score,
    winners,
)
from vabanque.games.las_vegas.rules import BIGGY_WEIGHT, IN_HAND
from vabanque.games.vegas import JETON_VALUE

# -- habits --------------------------------------------------------------------------------------------------------

STRANGER, RANDOM, GAIN, GAIN_MINUS, PER_DIE, MOST_DICE, RICHEST, TOP_NOTE, GAIN_MOST = range(9)
CHANCES, MAJORITY, HOPES = range(9, 12)
"""Ways to choose; a stranger follows none of them, as the net itself. The last three are estimates."""
HABITS = 12
ESTIMATES = 6
TRAITS = ESTIMATES + HABITS - CHANCES
"""What a move is weighed by: own gain, the rivals', dice spent, weight, top bill, a lead won there, and the
estimates. Habits are made of these; so are tastes, any weights for them."""
PRIOR = 0.4
"""How likely a seat is a stranger before it has done anything."""
SLIP = 0.03
"""How often somebody with a habit does something else."""
WORTH_A_LOOK = 0.01
"""Below this probability nobody checks any more whether somebody estimates chances."""
FLOOR = 1e-4
"""Nobody is ever ruled out completely."""

MOST_DICE_LEFT = 8
MOST_ADDED = MOST_DICE_LEFT + BIGGY_WEIGHT


def _added(dice: int, known: dict[int, list[float]]) -> list[float]:
    """P(k of `dice` dice end at one given casino) if each turn places any face shown, all equally likely."""
    if dice not in known:
        chances = [0.0] * (dice + 1)
        chances[0] = float(dice == 0)
        for faces in product(range(6), repeat=dice) if dice <= 4 else ():
            for face in set(faces):
                placed = faces.count(face)
                part = 1 / 6**dice / len(set(faces))
                for more, chance in enumerate(_added(dice - placed, known)):
                    chances[more + placed * (face == 0)] += part * chance
        if dice > 4:
            for count in range(1, dice + 1):
                rest = dice - count
                # Ways in which the other dice show exactly k of the five other faces.
                ways = [
                    comb(5, k) * sum((-1) ** i * comb(k, i) * (k - i) ** rest for i in range(k + 1)) for k in range(6)
                ]
                part = comb(dice, count) / 6**dice * sum(way / (1 + k) for k, way in enumerate(ways))
                for more, chance in enumerate(_added(rest, known)):
                    chances[more + count] += part * chance
                    chances[more] += 5 * part * chance
        known[dice] = chances
    return known[dice]


def _with_biggy(chances: list[float], biggy: int) -> list[float]:
    padded = chances + [0.0] * (MOST_ADDED + 1 - len(chances))
    if not biggy:
        return padded
    return [(5 * p + (padded[k - BIGGY_WEIGHT] if k >= BIGGY_WEIGHT else 0.0)) / 6 for k, p in enumerate(padded)]


_KNOWN: dict[int, list[float]] = {}
ADDED = np.array(
    [[_with_biggy(_added(dice, _KNOWN), biggy) for dice in range(MOST_DICE_LEFT + 1)] for biggy in (0, 1)], np.float32
)
"""[Biggy in hand][dice in hand][k]: the probability that so much weight is still added to a given casino."""
UNDER = np.concatenate([np.zeros((2, MOST_DICE_LEFT + 1, 1)), np.cumsum(ADDED, axis=2)], axis=2).astype(np.float32)
"""[…][k]: the probability that less than k is added."""


@fast
def weigh_chances(s: Any, closed: bool, traits: Any) -> None:
    """Mirrors bots.Chances, bots.Majority and bots.Hopes, all dice to come being random ones.

    The estimates among the traits: own expected bills less the mean of the rivals', own expected top bills, own
    expected bills.
    """
    seat = s.seat
    worth = 0.0
    majority = 0.0
    hopes = 0.0
    lie = np.zeros(SEATS + 1, np.int64)
    left = np.zeros(SEATS + 1, np.int64)
    biggy = np.zeros(SEATS + 1, np.int64)
    for owner in range(s.seats):
        left[owner] = s.own[owner]
        biggy[owner] = s.biggies[owner] == IN_HAND
        if s.neutral_each:
            left[s.seats] += s.neutral[owner]
    for casino in range(s.filled):
        weights = bandit_weights(s) if casino == BANDIT_AT else integer(s.weights[casino])
        for owner in range(s.owners):
            lie[owner] = weights >> 4 * owner & 15
        if casino == BANDIT_AT and closed:
            left[:] = 0
            biggy[:] = 0
        for each in range(s.seats):
            expected, most = expected_bill(s, casino, each, lie, left, biggy)
            worth += expected if each == seat else -expected / (s.seats - 1)
            if each == seat:
                majority += most
                hopes += expected
    traits[ESTIMATES], traits[ESTIMATES + 1], traits[ESTIMATES + 2] = worth, majority, hopes


@fast
def expected_bill(s: Any, casino: int, me: int, lie: Any, left: Any, biggy: Any) -> tuple[float, float]:
    """What a casino is worth to one owner at the end of the round; those who tie above us are taken to stay there.

    All its bills, and only the top one.
    """
    bills = integer(s.bill_count[casino])
    worth = 0.0
    most = 0.0
    ahead = np.zeros(MOST_BILLS)
    for more in range(left[me] + BIGGY_WEIGHT * biggy[me] + 1):
        weight = lie[me] + more
        chance = ADDED[biggy[me], left[me], more]
        if weight == 0 or chance == 0:
            continue
        for place_ in range(bills):
            ahead[place_] = 0
        ahead[0] = chance
        for rival in range(s.owners):
            if rival == me:
                continue
            need = weight - lie[rival]
            under = 0.0
            above = 1.0
            if need > 0:
                under = UNDER[biggy[rival], left[rival], min(need, MOST_ADDED + 1)]
            if need >= 0:
                above = 1 - UNDER[biggy[rival], left[rival], min(need + 1, MOST_ADDED + 1)]
            if casino == BANDIT_AT:
                tied = (1 - under - above) / 2
                under += tied
                above += tied
            for place_ in range(bills - 1, 0, -1):
                ahead[place_] = ahead[place_] * under + ahead[place_ - 1] * above
            ahead[0] *= under
        for place_ in range(bills):
            worth += ahead[place_] * s.bills[MOST_BILLS * casino + place_]
        most += ahead[0] * s.bills[MOST_BILLS * casino]
    return worth, most


@fast
def bill_at(s: Any, casino: int, order: int, seat: int) -> int:
    """The bill `seat` gets at a casino when owners are in this order."""
    rank = rank_of(order, seat)
    if 0 <= rank < s.bill_count[casino]:
        return integer(s.bills[MOST_BILLS * casino + rank])
    return 0


@fast
def weigh_habits(these: Any, at: int, moves: Any, count: int, masks: Any, traits: Any, chances: bool) -> None:
    """masks[habit]: the set of moves (by their place in `moves`) that a player with this habit may make in these[at].

    these[at + 1] is room to try them, traits[n] says what moves are like. Estimating chances takes longer than all the
    rest: only done if asked for.
    """
    s = these[at]
    seat = s.seat
    best = np.full(HABITS, -1e9)
    for habit in range(HABITS):
        masks[habit] = 0
    for n in range(count):
        move = moves[n]
        face = move if move <= 6 else move - 6
        casino = move - 1 if move <= 6 else BANDIT_AT
        own = shown(s.roll_own, face)
        biggy = integer(s.roll_biggy == face)
        weight = own + BIGGY_WEIGHT * biggy
        spent = own + biggy
        copy(these, at, at + 1)
        t = these[at + 1]
        place(t, move)
        before = ranked(s, casino)
        after = ranked(t, casino)
        gain = bill_at(s, casino, after, seat) - bill_at(s, casino, before, seat)
        others = 0
        for other in range(s.seats):
            if other != seat:
                others += bill_at(s, casino, after, other) - bill_at(s, casino, before, other)
        jeton = JETON_VALUE * (integer(t.jetons[seat]) - integer(s.jetons[seat]))
        gain += jeton
        top = integer(s.bills[MOST_BILLS * casino])
        lead = integer(rank_of(after, seat) == 0) - integer(rank_of(before, seat) == 0)
        each = traits[n]
        each[0], each[1], each[2], each[3], each[4], each[5] = gain, others, spent, weight, top, top * lead
        each[ESTIMATES:] = 0
        if chances:
            weigh_chances(t, bandit_closed(t), each)
            each[ESTIMATES:] += jeton
        for habit in range(1, HABITS):
            if habit == GAIN:
                worth = 16.0 * gain - spent
            elif habit == GAIN_MINUS:
                worth = 16.0 * (gain - others) - spent
            elif habit == PER_DIE:
                worth = (gain / max(spent, 1) if gain > 0 else float(gain)) - 0.001 * spent
            elif habit == MOST_DICE:
                worth = 128.0 * weight + top
            elif habit == RICHEST:
                worth = 16.0 * top + weight
            elif habit == TOP_NOTE:
                worth = float(top * lead)
            elif habit == GAIN_MOST:
                worth = 16.0 * gain + spent
            elif habit >= CHANCES:
                worth = each[ESTIMATES + habit - CHANCES]
            else:
                worth = 0.0
            if worth > best[habit] + 1e-4:
                best[habit] = worth
                masks[habit] = 1 << n
            elif worth > best[habit] - 1e-4:
                masks[habit] |= 1 << n


@fast
def bandit_closed(s: Any) -> bool:
    """Does every face lie on the Bandit?"""
    free = 0
    for face in range(6):
        free += s.lot_seat[face] == 0
    return free == 0


@fast
def bandit_weights(s: Any) -> int:
    """Dice of every owner on the Bandit, packed."""
    weights = 0
    for owner in range(s.owners):
        weights |= min(bandit_key(s, owner) >> 16, 15) << 4 * owner
    return weights


@fast
def size_of(mask: int) -> int:
    """How many members a set has."""
    size = 0
    while mask:
        size += mask & 1
        mask >>= 1
    return integer(size)


@fast
def meet(about: Any) -> None:
    """Nobody knows anybody yet."""
    for seat in range(about.shape[0]):
        about[seat, STRANGER] = PRIOR
        for habit in range(1, HABITS):
            about[seat, habit] = (1 - PRIOR) / (HABITS - 1)


@fast
def estimates(about: Any, seat: int) -> bool:
    """Is it worth a look whether a seat estimates chances?"""
    return about[seat, CHANCES:].sum() > WORTH_A_LOOK


@fast
def notice(about: Any, seat: int, masks: Any, chosen: int, count: int, chances: bool) -> None:
    """A seat chose number `chosen` of `count` moves: what does that say about its habits (Bayes)?

    Whether it fits the habit of estimating chances is left open if nobody estimated them.
    """
    if count < 2:
        return
    total = 0.0
    like = 0.0
    for habit in range(1, HABITS):
        fits = float((masks[habit] >> chosen) & 1) / size_of(masks[habit])
        if habit >= CHANCES and not chances:
            fits = 0.5
        like += fits
        about[seat, habit] = max(about[seat, habit] * ((1 - SLIP) * fits + SLIP / count), FLOOR)
        total += about[seat, habit]
    # Strangers are often sensible: half of the time they do what some habit says.
    about[seat, STRANGER] = max(about[seat, STRANGER] * (0.5 / count + 0.5 * like / (HABITS - 1)), FLOOR)
    total += about[seat, STRANGER]
    for habit in range(HABITS):
        about[seat, habit] /= total


@fast
def nth_of(mask: int, n: int) -> int:
    """The place of the n-th member of a set."""
    place_ = 0
    while True:
        if mask >> place_ & 1:
            if n == 0:
                return place_
            n -= 1
        place_ += 1


# -- what the net sees ---------------------------------------------------------------------------------------------

GREED = 0.15
"""What money is worth to the net's players, see `consider`."""
DETAIL = 5
"""Inputs about every seat's dice in hand."""


def shape_for(seats: int) -> Shape:
    """The net for a number of seats."""
    casino = (seats + 1) + 4 * seats + seats * (seats + 1) + 7
    whole = DETAIL * seats + HABITS * seats + 8
    return Shape(casino, whole, whole + 5 * seats + 1, 2 * seats)


@fast
def look_at_casino(s: Any, seat: int, casino: int, x: Any, paid: Any) -> None:
    """Inputs about one casino, seats counted from `seat`; and what it would pay every seat now: paid[seat]."""
    n = integer(s.seats)
    x[:] = 0
    bandit = casino == BANDIT_AT
    weights = bandit_weights(s) if bandit else integer(s.weights[casino])
    order = ranked(s, casino)
    at = 0
    for i in range(n + 1):
        owner = (seat + i) % n if i < n else n
        x[at] = (weights >> 4 * owner & 15) * 0.25
        at += 1
    for i in range(n):
        owner = (seat + i) % n
        bill = bill_at(s, casino, order, owner)
        paid[owner] = bill
        x[at] = bill * 0.02
        at += 1
    for more in range(1, 4):
        for i in range(n):
            owner = (seat + i) % n
            extra = min(more, 8 - (weights >> 4 * owner & 15))  # nobody has more than eight dice
            x[at] = bill_at(s, casino, ranking(weights + (extra << 4 * owner)), owner) * 0.02
            at += 1
    for i in range(n + 1):
        one = weights >> 4 * ((seat + i) % n if i < n else n) & 15
        for j in range(i + 1, n + 1):
            other = weights >> 4 * ((seat + j) % n if j < n else n) & 15
            x[at] = min(max(one - other, -3), 3) * 0.3333
            x[at + 1] = one == other and one > 0
            at += 2
    for number in range(min(s.bill_count[casino], 3)):
        x[at + number] = s.bills[MOST_BILLS * casino + number] * 0.02
    at += 3
    if bandit:
        free = 0
        for face in range(6):
            free += s.lot_seat[face] == 0
        x[at + 1] = 1
        x[at + 3] = free / 6
    else:
        x[at] = s.jetons_at >> casino & 1
        x[at + 2] = s.has_bandit and s.lot_seat[casino] == 0


@fast
def look_at_table(s: Any, seat: int, known: bool, about: Any, x: Any) -> None:
    """Inputs about the whole table, for every casino and for the head; `known`: the one who looks knows himself."""
    n = integer(s.seats)
    at = 0
    for i in range(n):
        each = (seat + i) % n
        own = integer(s.own[each])
        x[at] = own * 0.125
        x[at + 1] = not has_dice(s, each)
        x[at + 2] = own == 1
        x[at + 3] = s.neutral[each] * 0.25
        x[at + 4] = s.biggies[each] == IN_HAND
        at += DETAIL
    for i in range(n):
        each = (seat + i) % n
        if i == 0 and known:
            x[at] = 1
            for habit in range(1, HABITS):
                x[at + habit] = 0
        else:
            for habit in range(HABITS):
                x[at + habit] = about[each, habit]
        at += HABITS
    for number in range(4):
        x[at + number] = s.round_number == number + 1
    at += 4
    x[at] = s.neutral_each > 0
    x[at + 1] = s.has_jetons
    x[at + 2] = s.has_bandit
    x[at + 3] = s.has_bandit and s.bandit_ties_all


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
def round_is_over(s: Any) -> bool:
    """Has nobody any dice left?"""
    playing = 0
    for seat in range(s.seats):
        playing += has_dice(s, seat)
    return playing == 0


@fast
def look(s: Any, seat: int, known: bool, about: Any, x: Any, whole: Any, head: Any) -> int:
    """All inputs for a position; returns how many casinos are to be seen: none between two rounds."""
    now = np.zeros(SEATS, np.int64)
    paid = np.zeros(SEATS, np.int64)
    casinos = integer(s.filled)
    for casino in range(casinos):
        look_at_casino(s, seat, casino, x[casino], paid)
        for each in range(s.seats):
            now[each] += paid[each]
    look_at_table(s, seat, known, about, whole)
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
def value_between(s: Any, net: Any, work: Any, seat: int, about: Any, whole: Any, head: Any, share: Any) -> None:
    """Everybody's win share between two rounds or at the end, as `seat` sees it: share[seat]."""
    if s.over:
        outcome(s, share)
        return
    n = integer(s.seats)
    before = (s.starter + n - 1) % n
    now = np.zeros(SEATS, np.int64)
    look_at_table(s, before, before == seat, about, whole)
    if before != seat:
        at = DETAIL * n + HABITS * ((seat - before + n) % n)
        whole[at] = 1
        for habit in range(1, HABITS):
            whole[at + habit] = 0
    head[: whole.shape[0]] = whole
    look_at_standings(s, before, now, True, head, whole.shape[0])
    forward(net, work, 0, whole, head)
    for i in range(n):
        share[(before + i) % n] = work.share[i]


@fast
def consider(
    these: Any,
    at: int,
    net: Any,
    work: Any,
    about: Any,
    x: Any,
    whole: Any,
    head: Any,
    moves: Any,
    shares: Any,
    greed: float,
) -> int:
    """Write the legal moves of these[at] and everybody's win share after each: shares[n, seat]; returns how many.

    these[at + 1] is room to try them. Before the last round the own share also gets `greed` for every 50 that this
    round will bring more than to the others: early win shares differ little, and money is what they are made of.
    """
    s = these[at]
    seat = integer(s.seat)
    n = integer(s.seats)
    count = legal(s, moves)
    casinos = integer(s.filled)
    paid = np.zeros((8, SEATS), np.int64)
    now = np.zeros(SEATS, np.int64)
    for casino in range(casinos):
        look_at_casino(s, seat, casino, x[casino], paid[casino])
        see_casino(net, work, casino, x[casino])
    for k in range(count):
        move = moves[k]
        copy(these, at, at + 1)
        t = these[at + 1]
        place(t, move)
        if round_is_over(t):
            pay_out(t)
            value_between(t, net, work, seat, about, whole, head, shares[k])
            for i in range(n if s.round_number < s.rounds else 0):
                part = -greed / (n - 1) if i else greed
                each = (seat + i) % n
                shares[k, seat] += part * 0.02 * (score(t, each) - score(s, each))
            continue
        changed = move - 1 if move <= 6 else BANDIT_AT
        for each in range(n):
            now[each] = 0
            for casino in range(casinos):
                if casino != changed:
                    now[each] += paid[casino, each]
        look_at_casino(t, seat, changed, x[changed], paid[7])
        for each in range(n):
            now[each] += paid[7, each]
        kept = work.casinos[changed].copy()
        see_casino(net, work, changed, x[changed])
        if changed == BANDIT_AT:  # the face's own casino also sees that the Bandit is closed for it
            face = move - 7
            kept_face = work.casinos[face].copy()
            look_at_casino(t, seat, face, x[face], paid[7])
            see_casino(net, work, face, x[face])
        look_at_table(t, seat, True, about, whole)
        head[: whole.shape[0]] = whole
        look_at_standings(t, seat, now, False, head, whole.shape[0])
        forward(net, work, casinos, whole, head)
        for i in range(n):
            shares[k, (seat + i) % n] = work.share[i]
        for i in range(n if s.round_number < s.rounds else 0):
            part = -greed / (n - 1) if i else greed
            shares[k, seat] += part * work.out[n + i]
        # Put back what the other moves leave as it was.
        work.casinos[changed] = kept
        if changed == BANDIT_AT:
            work.casinos[move - 7] = kept_face
    return count


@fast
def best_of(shares: Any, count: int, seat: int) -> int:
    best = 0
    for k in range(1, count):
        if shares[k, seat] > shares[best, seat]:
            best = k
    return best
