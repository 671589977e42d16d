"""Las Vegas with dice, compiled: both editions and all their options. A position is one record, called `s` here.

Functions are named after those in rules.py that they mirror. Casinos count from 0 here; the Bandit is 6. A move is one
number: 1–6 places that face on its casino, 7–12 places face 1–6 on the Bandit.
"""

from __future__ import annotations

from typing import Any

from vabanque.compiled import (
    FACE_COUNT,
    FACES,
    NTH_FACE,
    below,
    compiled,
    int8,
    int32,
    int64,
    integer,
    layout,
    shown,
    throw_dice,
)
from vabanque.games.las_vegas.rules import BANDIT, IN_HAND, VOID
from vabanque.games.vegas.compiled import (
    NEXT_SEAT,
    PURSE,
    clear_winnings,
    draw_bill,
    rank_of,
    ranking,
    take_bill,
)
from vabanque.games.vegas.rules import BIGGY_WEIGHT

SEATS = 6
OWNERS = SEATS + 1
"""Whose dice can lie at a casino: every seat's, and the neutral ones."""
CASINOS = 7
MOST_BILLS = 5
"""The most a casino can get: five $10,000 bills already make $50,000."""
DECK = 54
"""Bills in the larger of the two editions' decks."""
MOST_MOVES = 12
"""Six faces, each on its casino or on the Bandit."""
BANDIT_AT = BANDIT - 1

RECORD = layout(
    # Won bills and dice at casinos, packed (games/vegas/compiled.py).
    ("won", int64, SEATS),
    ("weights", int32, CASINOS - 1),  # [casino]: dice of every owner, a Biggy counting two
    # The roll to place from; `faces` is the set of faces to choose from, empty without a roll.
    ("roll_own", int32),
    ("roll_neutral", int32),
    ("roll_biggy", int8),
    ("faces", int8),
    # Whose turn it is.
    ("round_number", int8),  # numpy already uses the name `round`
    ("starter", int8),
    ("seat", int8),
    ("filled", int8),  # casinos that have their bills
    ("spare_due", int8),
    ("over", int8),
    ("left", int8),  # set of seats
    # Dice in hand, and the set of seats that have any.
    ("holding", int8),
    ("own", int8, SEATS),
    ("neutral", int8, SEATS),
    ("biggies", int8, SEATS),  # as in rules.Table; VOID where there are none
    # What lies on the Bandit, by face; lot_seat is the seat plus one.
    ("lot_seat", int8, 6),
    ("lot_own", int8, 6),
    ("lot_neutral", int8, 6),
    ("lot_biggy", int8, 6),
    ("jetons_at", int8),  # set of casinos
    ("jetons", int8, SEATS),
    # Bills at casinos, highest first, and those not drawn yet in no order.
    ("bill_count", int8, CASINOS),
    ("bills", int8, CASINOS * MOST_BILLS),
    ("deck_count", int8),
    ("deck", int8, DECK),
    # The edition and its options, which never change.
    ("seats", int8),
    ("owners", int8),
    ("casinos", int8),
    ("rounds", int8),
    ("dice", int8),
    ("biggy", int8),
    ("neutral_each", int8),
    ("spare_dice", int8),
    ("has_bandit", int8),
    ("bandit_ties_all", int8),
    ("has_jetons", int8),
    ("least", int8),  # fill a casino until its bills total this much …
    ("exactly", int8),  # … or with this many, if not 0
    ("full_count", int8),
    ("full_deck", int8, DECK),
)

FILL, SPARE, ROLL, DECIDE, OVER = range(5)
"""What has to happen next: mirrors rules.LasVegas.turn."""


@compiled
def start(s: Any, first: int) -> None:
    """Mirrors rules.LasVegas.start. The options must be in the record already (`new`)."""
    clear_winnings(s)
    for bill in range(s.full_count):
        s.deck[bill] = s.full_deck[bill]
    s.deck_count = s.full_count
    begin(s, 1, first)


@compiled
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


@compiled
def clear(s: Any) -> None:
    """Nothing lies at the casinos. Mirrors rules.LasVegas._cleared, except for the Biggies."""
    for casino in range(CASINOS - 1):
        s.weights[casino] = 0
    if s.has_bandit:
        for face in range(6):
            s.lot_seat[face] = 0
    s.jetons_at = 0
    s.filled = 0


@compiled
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


@compiled
def has_dice(s: Any, seat: int) -> bool:
    """Mirrors rules.LasVegas.has_dice."""
    return s.own[seat] > 0 or s.neutral[seat] > 0 or s.biggies[seat] == IN_HAND


@compiled
def find_roller(s: Any, seat: int) -> None:
    """The next to roll, clockwise from `seat`; the payout if there is none. Mirrors rules.LasVegas._find_roller."""
    if s.holding:
        s.seat = NEXT_SEAT[8 * s.holding + seat]
    else:
        pay_out(s)


@compiled
def deal(s: Any, luck: Any) -> None:
    """Resolve chance once: fill a casino, roll the spare dice, or roll the dice of a player."""
    if s.filled < s.casinos:
        deal_bills(s, luck)
    elif s.spare_due:
        land_spare(s, throw_dice(luck, s.spare_dice))
    else:
        roll_dice(s, luck)


@compiled(inline=True)
def settle(s: Any, luck: Any) -> None:
    """Resolve chance until a player has to choose, or the game is over."""
    if not s.faces and not s.over:
        while s.filled < s.casinos or s.spare_due:
            deal(s, luck)
        roll_dice(s, luck)


@compiled
def roll_dice(s: Any, luck: Any) -> None:
    """The dice of the player to roll. Mirrors rules.RollDice."""
    own = throw_dice(luck, s.own[s.seat])
    neutral = throw_dice(luck, s.neutral[s.seat]) if s.neutral_each else 0
    biggy = 1 + below(luck, 6) if s.biggies[s.seat] == IN_HAND else 0
    land_roll(s, own, neutral, biggy)


@compiled
def roll_first_dice(s: Any, luck: Any) -> None:
    """Roll a full hand and use its first dice, so that equal luck means equal faces, however many dice are left.

    Mirrors arena.las_vegas.dealer.DiceDealer.
    """
    seat = integer(s.seat)
    own = 0
    neutral = 0
    biggy = 0
    for die in range(s.dice + s.neutral_each + 1):
        face = below(luck, 6)
        if die < s.own[seat]:
            own = own + (1 << 4 * face) | 1 << FACES + face
        elif s.dice <= die < s.dice + s.neutral[seat]:
            neutral = neutral + (1 << 4 * face) | 1 << FACES + face
        elif die == s.dice + s.neutral_each and s.biggies[seat] == IN_HAND:
            biggy = face + 1
    land_roll(s, own, neutral, biggy)


@compiled
def deal_bills(s: Any, luck: Any) -> None:
    """Fill one casino. Mirrors vegas.DealBills.deal."""
    total = 0
    count = 0
    while (total < s.least) if s.exactly == 0 else (count < s.exactly):
        bill = draw_bill(s, luck)
        lay_out(s, bill, count)
        total += bill
        count += 1
    filled(s, count)


@compiled
def lay_out(s: Any, bill: int, count: int) -> None:
    """One more bill at the casino being filled, where `count` lie already, highest first."""
    at = MOST_BILLS * s.filled + count
    while count > 0 and s.bills[at - 1] < bill:
        s.bills[at] = s.bills[at - 1]
        at -= 1
        count -= 1
    s.bills[at] = bill


@compiled
def filled(s: Any, count: int) -> None:
    """The casino being filled has its bills. After the last one the first player rolls."""
    s.bill_count[s.filled] = count
    s.filled += 1
    if s.filled == s.casinos and not s.spare_due:
        find_roller(s, s.starter)


@compiled
def land_fill(s: Any, bills: Any, count: int) -> None:
    """These bills are laid out at the next casino. Mirrors rules.LasVegas.land for a Fill."""
    for number in range(count):
        take_bill(s, bills[number])
        lay_out(s, bills[number], number)
    filled(s, count)


@compiled
def land_spare(s: Any, throw: int) -> None:
    """Each spare die lies at the casino of its face (R8). Mirrors rules.LasVegas.land for a Spare."""
    for casino in range(6):
        s.weights[casino] += shown(throw, casino + 1) << 4 * s.seats
    s.spare_due = 0
    find_roller(s, s.starter)


@compiled
def land_roll(s: Any, own: int, neutral: int, biggy: int) -> None:
    """Enter a roll: own and neutral dice, and the Biggy's face or 0. Mirrors rules.LasVegas.land for a Roll."""
    s.roll_own = own
    s.roll_neutral = neutral
    s.roll_biggy = biggy
    faces = (own | neutral) >> FACES
    if biggy:
        faces |= 1 << biggy - 1
    s.faces = faces


@compiled
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


@compiled
def bandit_faces(s: Any) -> int:
    """Faces of the roll that may go to the Bandit: those that do not lie there yet (R17)."""
    free = s.faces
    for face in range(6):
        if s.lot_seat[face]:
            free &= ~(1 << face)
    return free


@compiled
def play(s: Any, move: int) -> None:
    """Mirrors rules.LasVegas.play. The move must be legal."""
    place(s, move)
    find_roller(s, s.seat + 1)


@compiled
def place(s: Any, move: int) -> None:
    """Place all dice of one face. Mirrors rules.LasVegas.after."""
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


@compiled
def ranked(s: Any, casino: int) -> int:
    """The owners no tie cancels, most dice first, packed. Mirrors rules.LasVegas.ranked."""
    return ranked_bandit(s) if casino == BANDIT_AT else ranking(s.weights[casino])


@compiled
def bandit_key(s: Any, owner: int) -> int:
    """Dice, pips and highest face of one owner on the Bandit as one number. Mirrors rules.LasVegas.bandit_keys."""
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


@compiled
def ranked_bandit(s: Any) -> int:
    """The owners on the Bandit, best key first, packed. Mirrors rules.LasVegas._ranked_bandit."""
    most = 0  # the most dice of any owner
    for owner in range(s.owners):
        most = max(most, bandit_key(s, owner) >> 16)
    order = 0
    place = 0
    last = 1 << 30  # above every key
    while last > 0:
        # The best key below the last one, and how many owners have it.
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


@compiled
def payments(s: Any, paid: Any) -> None:
    """What every filled casino would pay now. Mirrors rules.LasVegas.payments.

    Writes paid[OWNERS · casino + owner] = bill or 0. Owner number `seats` are the neutral dice; nobody gets their
    bill (R7).
    """
    for casino in range(s.filled):
        for owner in range(s.owners):
            paid[OWNERS * casino + owner] = 0
        order = ranked(s, casino)
        for number in range(s.bill_count[casino]):
            if order & 15:
                paid[OWNERS * casino + (order & 15) - 1] = s.bills[MOST_BILLS * casino + number]
            order >>= 4


@compiled
def pay_out(s: Any) -> None:
    """Every casino pays; the next round begins, or the game is over. Mirrors rules.LasVegas._pay_out."""
    # Every casino pays its bills in order; what neutral dice win leaves the game (R7).
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
    # The game is over: clear the casinos.
    clear(s)
    for seat in range(s.seats):
        s.biggies[seat] = min(s.biggies[seat], IN_HAND)
    s.over = 1


@compiled
def bill_for(s: Any, casino: int, order: int, seat: int) -> int:
    """The bill `seat` gets at a casino if owners rank in this order; 0 if none."""
    rank = rank_of(order, seat)
    if 0 <= rank < s.bill_count[casino]:
        return integer(s.bills[MOST_BILLS * casino + rank])
    return 0
