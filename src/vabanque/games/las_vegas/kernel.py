"""Las Vegas with dice, compiled: both editions and all their options on one record.

Functions carry the names of those in rules.py that they mirror. Casinos count from 0 here, the Bandit being 6. A move
is one number: 1–6 places that face on its casino, 7–12 places face 1–6 on the Bandit.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from vabanque.games.kernel import (
    FACE_COUNT,
    FACES,
    NEXT_SEAT,
    NTH_FACE,
    PURSE,
    below,
    bills_of,
    copy,
    faces_of,
    fields,
    jit,
    money,
    open_stream,
    purse_of,
    rank_of,
    ranking,
    records,
    shown,
    standing,
    throw_dice,
    throw_of,
    whole,
)
from vabanque.games.las_vegas.rules import BANDIT, BIGGY_WEIGHT, IN_HAND, VOID, LasVegas, Lot, Place, Roll, State
from vabanque.games.vegas import JETON_VALUE

SEATS = 6
CASINOS = 7
MOST_BILLS = 5
"""A casino never gets more: five tens already make fifty."""
DECK = 54
MOST_MOVES = 12
BANDIT_AT = BANDIT - 1

RECORD = fields(
    # Won bills and dice at casinos, packed (games/kernel.py).
    ("won", np.int64, SEATS),
    ("weights", np.int32, CASINOS - 1),  # [casino]: dice of every owner, a Biggy counting two
    # The roll to place from; `faces` is the set of faces one may choose, empty without a roll.
    ("roll_own", np.int32),
    ("roll_neutral", np.int32),
    ("roll_biggy", np.int8),
    ("faces", np.int8),
    # Whose turn it is.
    ("round_number", np.int8),  # numpy has taken the name `round`
    ("starter", np.int8),
    ("seat", np.int8),
    ("filled", np.int8),  # casinos that have their bills
    ("spare_due", np.int8),
    ("over", np.int8),
    ("left", np.int8),  # set of seats
    # Dice in hand, and the set of seats that have any.
    ("holding", np.int8),
    ("own", np.int8, SEATS),
    ("neutral", np.int8, SEATS),
    ("biggies", np.int8, SEATS),  # as in rules.Table; VOID where there are none
    # What lies on the Bandit, by face; lot_seat is the seat plus one.
    ("lot_seat", np.int8, 6),
    ("lot_own", np.int8, 6),
    ("lot_neutral", np.int8, 6),
    ("lot_biggy", np.int8, 6),
    ("jetons_at", np.int8),  # set of casinos
    ("jetons", np.int8, SEATS),
    # Bills at casinos, highest first, and those not drawn yet in no order.
    ("bill_count", np.int8, CASINOS),
    ("bills", np.int8, CASINOS * MOST_BILLS),
    ("deck_count", np.int8),
    ("deck", np.int8, DECK),
    # The edition and its options, which never change.
    ("seats", np.int8),
    ("owners", np.int8),
    ("casinos", np.int8),
    ("rounds", np.int8),
    ("dice", np.int8),
    ("biggy", np.int8),
    ("neutral_each", np.int8),
    ("spare_dice", np.int8),
    ("has_bandit", np.int8),
    ("bandit_ties_all", np.int8),
    ("has_jetons", np.int8),
    ("least", np.int8),  # fill a casino until its bills total this much …
    ("exactly", np.int8),  # … or with this many, if not 0
    ("full_count", np.int8),
    ("full_deck", np.int8, DECK),
)

FILL, SPARE, ROLL, DECIDE, OVER = range(5)
"""What has to happen next: mirrors rules.LasVegas.turn."""

RANDOM, GREEDY = range(2)
POLICIES = {"random": RANDOM, "greedy": GREEDY}
"""Bots that play inside the kernel, and the numbers that stand for them there."""


# -- setting up ----------------------------------------------------------------------------------------------------


@jit
def start(s: Any, first: int) -> None:
    """Mirrors rules.LasVegas.start. The options must be in the record already (`new`)."""
    for seat in range(s.seats):
        s.won[seat] = 0
        s.jetons[seat] = 0
    for bill in range(s.full_count):
        s.deck[bill] = s.full_deck[bill]
    s.deck_count = s.full_count
    s.over = 0
    s.left = 0
    begin(s, 1, first)


@jit
def begin(s: Any, number: int, starter: int) -> None:
    """A new round: everybody takes all dice back. Mirrors rules.LasVegas._begin."""
    s.round_number = number
    s.starter = starter
    s.seat = starter
    s.filled = 0
    s.spare_due = s.spare_dice > 0
    s.faces = 0
    for seat in range(s.seats):
        gone = (s.left >> seat) & 1
        s.own[seat] = 0 if gone else s.dice
        s.neutral[seat] = 0 if gone else s.neutral_each
        s.biggies[seat] = IN_HAND if s.biggy and not gone else VOID
    s.holding = (1 << s.seats) - 1 & ~s.left
    clear(s)
    s.jetons_at = 63 if s.has_jetons else 0


@jit
def clear(s: Any) -> None:
    """Nothing lies at the casinos. Mirrors rules.LasVegas._cleared, except for the Biggies."""
    for casino in range(CASINOS - 1):
        s.weights[casino] = 0
    if s.has_bandit:
        for face in range(6):
            s.lot_seat[face] = 0
    s.jetons_at = 0
    s.filled = 0


# -- whose turn it is ----------------------------------------------------------------------------------------------


@jit
def turn(s: Any) -> int:
    """Mirrors rules.LasVegas.turn."""
    if s.over:
        return OVER
    if s.faces:
        return DECIDE
    if s.filled < s.casinos:
        return FILL
    if s.spare_due:
        return SPARE
    return ROLL


@jit
def has_dice(s: Any, seat: int) -> bool:
    """Mirrors rules.LasVegas.has_dice."""
    return s.own[seat] > 0 or s.neutral[seat] > 0 or s.biggies[seat] == IN_HAND


@jit
def find_roller(s: Any, seat: int) -> None:
    """The next to roll, from `seat` on clockwise; nobody left: payout. Mirrors rules.LasVegas._find_roller."""
    if s.holding:
        s.seat = NEXT_SEAT[8 * s.holding + seat]
    else:
        pay_out(s)


# -- chance --------------------------------------------------------------------------------------------------------


@jit
def deal(s: Any, luck: Any) -> None:
    """Chance speaks once, whatever is due: one casino is filled, spare dice are rolled, or the dice of a player."""
    if s.filled < s.casinos:
        deal_bills(s, luck)
    elif s.spare_due:
        land_spare(s, throw_dice(luck, s.spare_dice))
    else:
        roll_dice(s, luck)


@jit
def roll_dice(s: Any, luck: Any) -> None:
    """The dice of the player to roll. Mirrors rules.RollDice."""
    own = throw_dice(luck, s.own[s.seat])
    neutral = throw_dice(luck, s.neutral[s.seat]) if s.neutral_each else 0
    biggy = 1 + below(luck, 6) if s.biggies[s.seat] == IN_HAND else 0
    land_roll(s, own, neutral, biggy)


@jit
def deal_bills(s: Any, luck: Any) -> None:
    """Fill one casino. Mirrors vegas.DealBills.deal; the deck is shuffled as it is drawn."""
    total = 0
    count = 0
    while (total < s.least) if s.exactly == 0 else (count < s.exactly):
        drawn = below(luck, s.deck_count)
        s.deck_count -= 1
        bill = s.deck[drawn]
        s.deck[drawn] = s.deck[s.deck_count]
        lay_out(s, bill, count)
        total += bill
        count += 1
    filled(s, count)


@jit
def lay_out(s: Any, bill: int, count: int) -> None:
    """One more bill at the casino being filled, where `count` lie already, highest first."""
    at = MOST_BILLS * s.filled + count
    while count > 0 and s.bills[at - 1] < bill:
        s.bills[at] = s.bills[at - 1]
        at -= 1
        count -= 1
    s.bills[at] = bill


@jit
def filled(s: Any, count: int) -> None:
    """The casino being filled has its bills. After the last one the first player rolls."""
    s.bill_count[s.filled] = count
    s.filled += 1
    if s.filled == s.casinos and not s.spare_due:
        find_roller(s, s.starter)


@jit
def land_fill(s: Any, bills: Any, count: int) -> None:
    """These bills are laid out at the next casino. Mirrors rules.LasVegas.land for a Fill."""
    for number in range(count):
        drawn = 0
        while s.deck[drawn] != bills[number]:
            drawn += 1
        s.deck_count -= 1
        s.deck[drawn] = s.deck[s.deck_count]
        lay_out(s, bills[number], number)
    filled(s, count)


@jit
def land_spare(s: Any, throw: int) -> None:
    """Each spare die lies at the casino of its face (R8). Mirrors rules.LasVegas.land for a Spare."""
    for casino in range(6):
        s.weights[casino] += shown(throw, casino + 1) << 4 * s.seats
    s.spare_due = 0
    find_roller(s, s.starter)


@jit
def land_roll(s: Any, own: int, neutral: int, biggy: int) -> None:
    """Two throws and the Biggy's face or 0. Mirrors rules.LasVegas.land for a Roll."""
    s.roll_own = own
    s.roll_neutral = neutral
    s.roll_biggy = biggy
    faces = (own | neutral) >> FACES
    if biggy:
        faces |= 1 << biggy - 1
    s.faces = faces


# -- moves ---------------------------------------------------------------------------------------------------------


@jit
def legal(s: Any, moves: Any) -> int:
    """Write the moves of the deciding seat in order, and return how many. Mirrors rules.LasVegas.legal."""
    count = FACE_COUNT[s.faces]
    for n in range(count):
        moves[n] = NTH_FACE[8 * s.faces + n]
    if s.has_bandit:
        free = bandit_faces(s)
        for n in range(FACE_COUNT[free]):
            moves[count + n] = 6 + NTH_FACE[8 * free + n]
        count += FACE_COUNT[free]
    return count


@jit
def bandit_faces(s: Any) -> int:
    """Faces of the roll that may go to the Bandit: those that do not lie there yet (R17)."""
    free = s.faces
    for face in range(6):
        if s.lot_seat[face]:
            free &= ~(1 << face)
    return free


@jit
def play(s: Any, move: int) -> None:
    """Mirrors rules.LasVegas.play. The move must be legal."""
    place(s, move)
    find_roller(s, s.seat + 1)


@jit
def place(s: Any, move: int) -> None:
    """All dice of the face lie there. Mirrors rules.LasVegas.after."""
    seat = s.seat
    face = move if move <= 6 else move - 6
    own = shown(s.roll_own, face)
    neutral = shown(s.roll_neutral, face) if s.neutral_each else 0
    biggy = s.roll_biggy == face
    if move <= 6:
        s.weights[face - 1] += (own + BIGGY_WEIGHT * biggy << 4 * seat) + (neutral << 4 * s.seats)
        if s.jetons_at and own >= 2 and (s.jetons_at >> face - 1) & 1:  # R24, R25
            s.jetons_at ^= 1 << face - 1
            s.jetons[seat] += 1
    else:
        s.lot_seat[face - 1] = seat + 1
        s.lot_own[face - 1] = own
        s.lot_neutral[face - 1] = neutral
        s.lot_biggy[face - 1] = biggy
    s.own[seat] -= own
    s.neutral[seat] -= neutral
    if biggy:
        s.biggies[seat] = face if move <= 6 else BANDIT
    if not has_dice(s, seat):
        s.holding ^= 1 << seat
    s.faces = 0


# -- payout --------------------------------------------------------------------------------------------------------


@jit
def ranked(s: Any, casino: int) -> int:
    """The owners no tie cancels, most dice first, packed. Mirrors rules.LasVegas.ranked."""
    return ranked_bandit(s) if casino == BANDIT_AT else ranking(s.weights[casino])


@jit
def bandit_key(s: Any, owner: int) -> int:
    """Dice, pips and highest face of one owner on the Bandit as one number. Mirrors rules.LasVegas._bandit_keys."""
    key = 0
    highest = 0
    for face in range(1, 7):
        if s.lot_seat[face - 1]:
            dice = s.lot_neutral[face - 1] if owner == s.seats else 0
            if s.lot_seat[face - 1] == owner + 1:
                dice = s.lot_own[face - 1] + BIGGY_WEIGHT * s.lot_biggy[face - 1]  # R15
            if dice:
                key += dice << 16 | dice * face << 8
                highest = face
    return key + highest


@jit
def ranked_bandit(s: Any) -> int:
    """Mirrors rules.LasVegas._ranked_bandit."""
    most = 0
    for owner in range(s.owners):
        most = max(most, bandit_key(s, owner) >> 16)
    order = 0
    place = 0
    last = 1 << 30
    while last > 0:
        best = 0
        who = 0
        times = 0
        for owner in range(s.owners):
            key = bandit_key(s, owner)
            if not s.bandit_ties_all and key >> 16 < most:
                key = key >> 16 << 16  # the narrow reading (R14)
            if best < key < last:
                best = key
                who = owner + 1
                times = 1
            elif key == best:
                times += 1
        if best and times == 1:  # completely equal owners still cancel (R16)
            order |= who << place
            place += 4
        last = best
    return order


@jit
def payments(s: Any, paid: Any) -> None:
    """What every filled casino would pay now: paid[7 · casino + owner] = bill or 0. Mirrors rules.LasVegas.payments.

    Owner number `seats` is the neutral dice, whose bill nobody gets (R7).
    """
    for casino in range(s.filled):
        for owner in range(s.owners):
            paid[7 * casino + owner] = 0
        order = ranked(s, casino)
        for number in range(s.bill_count[casino]):
            if order & 15:
                paid[7 * casino + (order & 15) - 1] = s.bills[MOST_BILLS * casino + number]
            order >>= 4


@jit
def pay_out(s: Any) -> None:
    """Every casino pays; the next round begins, or the game is over. Mirrors rules.LasVegas._pay_out."""
    for casino in range(s.casinos):
        order = ranked(s, casino)
        for number in range(s.bill_count[casino]):
            if order == 0:
                break
            owner = (order & 15) - 1
            if owner < s.seats:
                s.won[owner] += PURSE[s.bills[MOST_BILLS * casino + number]]
            order >>= 4
    if s.round_number < s.rounds:
        begin(s, s.round_number + 1, s.starter + 1 if s.starter + 1 < s.seats else 0)
        return
    clear(s)
    for seat in range(s.seats):
        s.biggies[seat] = min(s.biggies[seat], IN_HAND)
    s.over = 1


@jit
def score(s: Any, seat: int) -> int:
    """Money and Jetons of a seat, in thousands."""
    return money(s.won[seat]) + JETON_VALUE * s.jetons[seat]


@jit
def winners(s: Any) -> int:
    """The set of seats nobody is ahead of. Mirrors vegas.final."""
    best = -1
    who = 0
    for seat in range(s.seats):
        points = standing(s.won[seat], s.jetons[seat])
        if points > best:
            best = points
            who = 0
        if points == best:
            who |= 1 << seat
    return who


# -- who decides ---------------------------------------------------------------------------------------------------


@jit
def choose(s: Any, policy: int, luck: Any, moves: Any) -> int:
    """The move of a policy for the deciding seat."""
    if policy == GREEDY:
        return choose_greedy(s, moves)
    return choose_random(s, luck)


@jit
def choose_random(s: Any, luck: Any) -> int:
    """Mirrors bots.RandomBot: one of `legal`, without writing them all down."""
    count = FACE_COUNT[s.faces]
    if not s.has_bandit:
        return NTH_FACE[8 * s.faces + below(luck, count)]
    free = bandit_faces(s)
    n = below(luck, count + FACE_COUNT[free])
    return NTH_FACE[8 * s.faces + n] if n < count else 6 + NTH_FACE[8 * free + n - count]


@jit
def choose_greedy(s: Any, moves: Any) -> int:
    """Mirrors bots.Greedy: most money if all were paid now, then the fewest own dice, then the first."""
    best = -(1 << 30)
    chosen = 0
    for n in range(legal(s, moves)):
        move = moves[n]
        own = shown(s.roll_own, move if move <= 6 else move - 6)
        worth = 16 * gain(s, move) - own
        if worth > best:
            best = worth
            chosen = move
    return chosen


@jit
def gain(s: Any, move: int) -> int:
    """How much more the deciding seat would be paid after a move: only one casino changes."""
    seat = s.seat
    face = move if move <= 6 else move - 6
    own = shown(s.roll_own, face) + BIGGY_WEIGHT * (s.roll_biggy == face)
    neutral = shown(s.roll_neutral, face)
    if move <= 6:
        before = s.weights[face - 1]
        after = before + (own << 4 * seat) + (neutral << 4 * s.seats)
        return bill_for(s, face - 1, ranking(after), seat) - bill_for(s, face - 1, ranking(before), seat)
    paid = bill_for(s, BANDIT_AT, ranked_bandit(s), seat)
    s.lot_seat[face - 1] = seat + 1
    s.lot_own[face - 1] = own
    s.lot_neutral[face - 1] = neutral
    s.lot_biggy[face - 1] = 0
    will_be = bill_for(s, BANDIT_AT, ranked_bandit(s), seat)
    s.lot_seat[face - 1] = 0  # taken back
    return will_be - paid


@jit
def bill_for(s: Any, casino: int, order: int, seat: int) -> int:
    """The bill `seat` gets at a casino when owners are in this order."""
    rank = rank_of(order, seat)
    if 0 <= rank < s.bill_count[casino]:
        return whole(s.bills[MOST_BILLS * casino + rank])
    return 0


# -- whole games ---------------------------------------------------------------------------------------------------


@jit
def play_on(s: Any, policies: Any, luck: Any, moves: Any, last_round: int) -> int:
    """Play until `last_round` is paid out or the game is over. Returns the number of decisions.

    With last_round = s.round_number it is a playout of the rest of this round.
    """
    decisions = 0
    while not s.over and s.round_number <= last_round:
        if not s.faces:
            while s.filled < s.casinos or s.spare_due:
                deal(s, luck)
            roll_dice(s, luck)
        play(s, choose(s, policies[s.seat], luck, moves))
        decisions += 1
    return decisions


@jit
def simulate(
    these: Any, policies: Any, lucks: Any, moves: Any, first: int, games: int, scores: Any, won: Any, lengths: Any
) -> None:
    """Play games number first … first + games − 1; every seat starts equally often.

    Game n's scores stand at scores[seats · n …], its winners as a set in won[n], its decisions in lengths[n].
    """
    s, luck = these[0], lucks[0]
    for n in range(games):
        open_stream(luck, first + n)
        start(s, (first + n) % s.seats)
        lengths[n] = play_on(s, policies, luck, moves, s.rounds)
        for seat in range(s.seats):
            scores[s.seats * n + seat] = score(s, seat)
        won[n] = winners(s)


@jit
def playouts(these: Any, policies: Any, lucks: Any, moves: Any, games: int, last_round: int, totals: Any) -> None:
    """Play on `games` times from the position these[0], in these[1]; adds every seat's score to totals[seat]."""
    luck = lucks[0]
    for _ in range(games):
        copy(these, 0, 1)
        play_on(these[1], policies, luck, moves, last_round)
        for seat in range(these[1].seats):
            totals[seat] += score(these[1], seat)


# -- states and records --------------------------------------------------------------------------------------------


def new(rules: LasVegas) -> Any:
    """One record with the options of `rules`, not started."""
    these = records(RECORD)
    s = these[0]
    s.seats, s.owners, s.casinos = rules.seats, rules.owners, rules.casinos
    s.rounds, s.dice, s.biggy = rules.edition.rounds, rules.edition.dice, rules.edition.biggy
    s.neutral_each, s.spare_dice = rules.neutral_each, rules.spare_dice
    s.has_bandit, s.bandit_ties_all, s.has_jetons = rules.bandit, rules.bandit_ties_all, rules.jetons
    s.least, s.exactly = rules.money.least or 0, rules.money.exactly or 0
    for number, bill in enumerate(rules.money.listed(rules.money.deck)):
        s.full_deck[number] = bill
        s.full_count = number + 1
    return these


def from_state(rules: LasVegas, state: State) -> Any:
    """One record with the whole position."""
    these = new(rules)
    s = these[0]
    s.round_number, s.starter, s.seat = state.round, state.starter, state.seat
    s.filled, s.spare_due, s.over = len(state.bills), state.spare_due, state.over
    s.left = sum(1 << seat for seat in state.left)
    for seat in range(rules.seats):
        s.won[seat] = purse_of(state.won[seat])
        s.own[seat] = state.own[seat]
        s.neutral[seat] = state.neutral[seat] if state.neutral else 0
        s.biggies[seat] = state.biggies[seat] if state.biggies else VOID
        s.jetons[seat] = state.jetons[seat] if state.jetons else 0
        s.holding |= rules.has_dice(state, seat) << seat
    for casino, dice in enumerate(state.dice):
        biggies = [BIGGY_WEIGHT * (where == casino + 1) for where in state.biggies] + [0] * SEATS
        s.weights[casino] = sum(d + b << 4 * owner for owner, (d, b) in enumerate(zip(dice, biggies, strict=False)))
    for face, lot in enumerate(state.bandit):
        if lot is not None:
            s.lot_seat[face], s.lot_own[face] = lot.seat + 1, lot.own
            s.lot_neutral[face], s.lot_biggy[face] = lot.neutral, lot.biggy
    s.jetons_at = sum(lies << casino for casino, lies in enumerate(state.jetons_at))
    for casino, bills in enumerate(state.bills):
        s.bill_count[casino] = len(bills)
        for number, bill in enumerate(bills):
            s.bills[MOST_BILLS * casino + number] = bill
    for number, bill in enumerate(rules.money.listed(state.deck)):
        s.deck[number] = bill
    s.deck_count = sum(state.deck)
    if state.roll is not None:
        land_roll(s, throw_of(state.roll.own), throw_of(state.roll.neutral), state.roll.biggy or 0)
    return these


def to_state(rules: LasVegas, these: Any) -> State:
    """The position in a record. Bills that are nowhere else have left the game."""
    s = these[0]
    seats = range(rules.seats)
    bills = tuple(
        tuple(int(bill) for bill in s.bills[MOST_BILLS * casino : MOST_BILLS * casino + s.bill_count[casino]])
        for casino in range(s.filled)
    )
    won = tuple(bills_of(int(s.won[seat])) for seat in seats)
    money = rules.money
    deck = money.put((0,) * len(money.deck), [int(bill) for bill in s.deck[: s.deck_count]])
    gone = money.deck
    for pile in (money.listed(deck), *bills, *won):
        gone = money.take(gone, pile)
    biggies = tuple(int(s.biggies[seat]) for seat in seats) if rules.edition.biggy else ()
    roll = None
    if s.faces:
        roll = Roll(int(s.seat), faces_of(int(s.roll_own)), faces_of(int(s.roll_neutral)), int(s.roll_biggy) or None)
    return State(
        round=int(s.round_number),
        starter=int(s.starter),
        seat=int(s.seat),
        bills=bills,
        dice=tuple(
            tuple(
                int(s.weights[casino] >> 4 * owner & 15)
                - BIGGY_WEIGHT * (owner < len(biggies) and biggies[owner] == casino + 1)
                for owner in range(rules.owners)
            )
            for casino in range(6)
        ),
        own=tuple(int(s.own[seat]) for seat in seats),
        neutral=tuple(int(s.neutral[seat]) for seat in seats) if rules.neutral_each else (),
        biggies=biggies,
        bandit=tuple(_lot(s, face) for face in range(6)) if rules.bandit else (),
        jetons_at=tuple(bool(s.jetons_at >> casino & 1) for casino in range(6)) if rules.jetons else (),
        jetons=tuple(int(s.jetons[seat]) for seat in seats) if rules.jetons else (),
        spare_due=bool(s.spare_due),
        roll=roll,
        deck=deck,
        gone=gone,
        left=tuple(seat for seat in seats if s.left >> seat & 1),
        over=bool(s.over),
        won=won,
    )


def _lot(s: Any, face: int) -> Lot | None:
    if not s.lot_seat[face]:
        return None
    return Lot(int(s.lot_seat[face]) - 1, int(s.lot_own[face]), int(s.lot_neutral[face]), bool(s.lot_biggy[face]))


def to_move(s: Any, move: int) -> Place:
    """A move's number as a move."""
    return Place(int(s.seat), int(move), int(move)) if move <= 6 else Place(int(s.seat), int(move) - 6, BANDIT)


def from_move(move: Place) -> int:
    """A move as its number."""
    return move.face + 6 if move.casino == BANDIT else move.casino
