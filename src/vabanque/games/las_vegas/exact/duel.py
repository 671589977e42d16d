"""A round for two, solved by backward induction over what becomes of both hands.

Only the dice placed from now on and whose turn it is change during a round. All pairs of hands (`hands`), with either
seat to roll, are valued from the end of the round backwards:

    value(hands, seat) = sum over rolls of  chance · best over faces shown of  value(hand after placing it, next seat)

Both maximise their own share of the victory; what one wins the other loses. One solution serves every decision of the
round. It is computed for a whole row of the rival's hands at a time, so that the processor works on eight of them at
once: 0.2 seconds for all 18 million values of a round of las-vegas-2012.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from vabanque.compiled import JIT, compiled, integer
from vabanque.core import Spec
from vabanque.core.frozen import replace
from vabanque.games import make
from vabanque.games.las_vegas.compiled import BANDIT_AT, bill_for, ranked
from vabanque.games.las_vegas.convert import from_state
from vabanque.games.las_vegas.exact.between import between_rounds
from vabanque.games.las_vegas.exact.hands import CASINOS, MOST_DICE, HandStates, RollTrees, all_hands, all_rolls
from vabanque.games.las_vegas.rules import IN_HAND, LasVegas, Place, State
from vabanque.games.vegas.compiled import MONEY, PURSE, RANK, ranking, standing
from vabanque.games.vegas.rules import BIGGY_WEIGHT, DealBills

SEATS = 2
VALUES = 31_000_000 if JIT else 4_000
"""The most values of one solution: every round without neutral dice, Jetons and Bandit. Plain Python takes about a
millisecond for ten of them."""
AT_THE_TABLE = min(VALUES, 19_000_000)
"""The most values for one move of a bot: a third of a CPU-second. With Biggies only the first move of a round needs
more."""
KEPT = VALUES
"""The most values of all solutions that a process keeps, four bytes each."""
DIGITS = 7
"""Win shares are rounded to this many digits, so that moves that are equally good have equal shares."""
LANES = 128
"""HandStates of the rival that are valued together: so many fit the fastest cache."""
MOST_PAID = 16
"""No casino can pay two seats in more ways."""
Ending = Callable[[Any, Any], Any]
"""From both seats' purses after the round, two arrays, to the first seat's win shares."""


class DuelValues(NamedTuple):
    """What both seats' hands are worth to the seat that is to roll: its win share minus one half.

    Four bytes round by up to 3e-8; sums are made of eight.
    """

    first: Any
    """[second seat's hand, first seat's hand], the first seat to roll."""
    second: Any
    """[first seat's hand, second seat's hand], the second seat to roll."""


@compiled
def hands_in(s: Any, seat: int, plain: HandStates, with_biggy: HandStates) -> tuple[HandStates, int, int]:
    """What a seat's hand can become; its dice; is its Biggy among them?"""
    if s.biggies[seat] == IN_HAND:
        return with_biggy, integer(s.own[seat]), 1
    return plain, integer(s.own[seat]), 0


@compiled
def list_outcomes(s: Any, dice: Any) -> tuple[Any, Any]:
    """All that the casinos can pay if the seats add up to dice[seat] each: outcome numbers and purses.

    The sum over casinos of numbers[casino, weight added by the first, by the second] is an outcome, and
    purses[seat, outcome] what both will then have.
    """
    most = MOST_DICE + BIGGY_WEIGHT + 1
    numbers = np.zeros((CASINOS, most, most), np.int64)
    paid = np.zeros((CASINOS, SEATS, MOST_PAID), np.int64)
    ways = np.zeros(CASINOS, np.int64)
    outcomes = 1
    for casino in range(CASINOS):
        for one in range(dice[0] + 1):
            for two in range(dice[1] + 1):
                order = ranking(s.weights[casino] + one + (two << 4))
                bills = bill_for(s, casino, order, 0), bill_for(s, casino, order, 1)
                way = 0
                while way < ways[casino] and (paid[casino, 0, way] != bills[0] or paid[casino, 1, way] != bills[1]):
                    way += 1
                if way == ways[casino]:
                    ways[casino] += 1
                    paid[casino, 0, way], paid[casino, 1, way] = bills
                numbers[casino, one, two] = outcomes * way
        outcomes *= ways[casino]
    purses = np.zeros((SEATS, outcomes), np.int64)
    for seat in range(SEATS):
        sure = integer(s.won[seat])
        if s.has_bandit:
            sure += PURSE[bill_for(s, BANDIT_AT, ranked(s, BANDIT_AT), seat)]
        for outcome in range(outcomes):
            purse = sure
            rest = outcome
            for casino in range(CASINOS):
                purse += PURSE[paid[casino, seat, rest % ways[casino]]]
                rest //= ways[casino]
            purses[seat, outcome] = purse
    return numbers, purses


@compiled
def final_share(first: Any, second: Any, jetons: Any, shares: Any) -> None:
    """Write the first seat's share of the victory for all purses. Mirrors vegas.final."""
    for n in range(shares.shape[0]):
        ahead = standing(first[n], jetons[0]) - standing(second[n], jetons[1])
        shares[n] = 0.5 + 0.5 * np.sign(ahead)


@compiled(fast=True)
def solve_duel(
    s: Any, plain: HandStates, with_biggy: HandStates, rolls: RollTrees, numbers: Any, shares: Any
) -> DuelValues:
    """Solve the round from a record on, given all outcomes and the first seat's share of each."""
    one, dice_one, biggy_one = hands_in(s, 0, plain, with_biggy)
    two, dice_two, biggy_two = hands_in(s, 1, plain, with_biggy)
    end_one, end_two = 2 * dice_one + biggy_one, 2 * dice_two + biggy_two
    ones, twos = one.starts[end_one + 1], two.starts[end_two + 1]
    first = np.zeros((twos, ones), np.float32)
    second = np.zeros((ones, twos), np.float32)
    # the end of the round
    for i in range(one.starts[end_one], ones):
        for j in range(two.starts[end_two], twos):
            outcome = 0
            for casino in range(CASINOS):
                outcome += numbers[casino, one.weights[i, casino], two.weights[j, casino]]
            first[j, i] = shares[outcome] - 0.5
            second[i, j] = -first[j, i]
    running = np.zeros((CASINOS, LANES), np.float32)
    mean = np.zeros(LANES)
    for group in range(end_one, -1, -1):
        low, high = one.starts[group], one.starts[group + 1]
        left = end_one - group
        # the first seat rolls: all hands of a group against all hands of the second seat
        if left > 0 and low < high:
            for lane in range(0, twos, LANES):
                until = min(lane + LANES, twos)
                for i in range(low, high):
                    value_rolls(rolls, left, second, one.following[i], lane, until, running, mean)
                    for j in range(lane, until):
                        first[j, i] = -mean[j - lane]
        # the second seat rolls, against all hands of this group
        for lane in range(low, high, LANES):
            until = min(lane + LANES, high)
            for j in range(twos - 1, -1, -1):
                in_hand = 2 * (dice_two - two.placed[j]) + biggy_two - two.biggies[j]
                if in_hand:
                    value_rolls(rolls, in_hand, first, two.following[j], lane, until, running, mean)
                    for i in range(lane, until):
                        second[i, j] = -mean[i - lane]
                # a seat without dice is skipped
                if in_hand and left == 0:
                    for i in range(lane, until):
                        first[j, i] = -second[i, j]
                elif left and in_hand == 0:
                    for i in range(lane, until):
                        second[i, j] = -first[j, i]
    return DuelValues(first, second)


@compiled(fast=True)
def value_rolls(
    rolls: RollTrees, dice: int, values: Any, following: Any, low: int, high: int, running: Any, mean: Any
) -> None:
    """The mean over all rolls of some dice (2 · dice + Biggy) of what the best placement leaves to the rival.

    values[hand] is what the rival then has, in the columns from `low` to `high`; following[option] is the hand.
    """
    width = high - low
    for lane in range(width):
        mean[lane] = 0.0
    for node in range(rolls.starts[dice], rolls.starts[dice + 1]):
        row = values[following[rolls.option[node]], low:high]
        depth, chance = rolls.depth[node], rolls.chance[node]
        if chance == 0:
            if depth == 0:
                for lane in range(width):
                    running[0, lane] = row[lane]
            else:
                for lane in range(width):
                    running[depth, lane] = min(running[depth - 1, lane], row[lane])
        elif depth == 0:
            for lane in range(width):
                mean[lane] += chance * row[lane]
        else:
            for lane in range(width):
                mean[lane] += chance * min(running[depth - 1, lane], row[lane])


@compiled
def hand_of(hands: HandStates, base: Any, s: Any, seat: int) -> int:
    """The number of a seat's hand in `s`, a position that came from `base`; −1 if it did not."""
    hand = 0
    for casino in range(CASINOS):
        dice = (s.weights[casino] >> 4 * seat & 15) - (base.weights[casino] >> 4 * seat & 15)
        biggy = integer(base.biggies[seat] == IN_HAND and s.biggies[seat] == casino + 1)
        dice -= BIGGY_WEIGHT * biggy
        if dice < 0 or dice > MOST_DICE:
            return -1
        if dice or biggy:
            hand = hands.following[hand, (casino * (MOST_DICE + 1) + dice) * 2 + biggy]
            if hand < 0:
                return -1
    return hand


class Duel:
    """The solution of a round for two from one position on."""

    def __init__(self, rules: LasVegas, state: State, ending: Ending | None = None) -> None:
        assert solvable(rules, state)
        self.rules, self.base = rules, state
        self._record = from_state(rules, state)
        plain, with_biggy = all_hands(False), all_hands(True)
        s = self._record[0]
        seats = [hands_in(s, seat, plain, with_biggy) for seat in range(SEATS)]
        self._hands = [hands for hands, _, _ in seats]
        numbers, (first, second) = list_outcomes(s, np.array([dice + BIGGY_WEIGHT * biggy for _, dice, biggy in seats]))
        shares = np.zeros(len(first))
        if ending is None:
            final_share(first, second, s.jetons, shares)
        else:
            shares[:] = ending(first, second)
        self.values = solve_duel(s, plain, with_biggy, all_rolls(), numbers, shares)

    def covers(self, state: State) -> bool:
        """Can the round have come from the solved position to this one?"""
        base = self.base
        return (
            state.round == base.round
            and state.bills == base.bills
            and state.starter == base.starter
            and state.won == base.won
            and state.left == base.left
            and state.neutral == base.neutral
            and state.bandit == base.bandit
            and state.jetons_at == base.jetons_at
            and state.jetons == base.jetons
            and min(self._numbers(state)) >= 0
        )

    def value(self, state: State) -> float:
        """The first seat's win share before `state.seat` rolls."""
        one, two = self._numbers(state)
        lead = self.values.first[two, one] if state.seat == 0 else -self.values.second[one, two]
        return round(0.5 + float(lead), DIGITS)

    def placed(self, state: State, move: Place) -> float:
        """The first seat's win share after a legal move."""
        mine = float(self.worths(state, [move])[0])
        return mine if move.seat == 0 else 1 - mine

    def worths(self, state: State, moves: Sequence[Place]) -> Any:
        """[move]: what legal moves are worth to the seat that makes them."""
        roll, seat = state.roll, state.seat
        assert roll is not None
        faces = [move.face for move in moves]
        return self.after(state, [(face, roll.own.count(face), roll.biggy == face) for face in faces])[:, seat]

    def after(self, state: State, placements: Any) -> Any:
        """[placement, seat]: win shares after `state.seat` has placed this many dice of a face, with a Biggy or not."""
        seat, (one, two) = state.seat, self._numbers(state)
        face, dice, biggy = np.asarray(placements, np.int64).T
        hands = self._hands[seat].following[(one, two)[seat], ((face - 1) * (MOST_DICE + 1) + dice) * 2 + biggy]
        # what is left to the other, who rolls next; a seat without dice is skipped
        left = self.values.second[hands, two] if seat == 0 else self.values.first[hands, one]
        mine = np.round(0.5 - left.astype(float), DIGITS)
        return np.stack([mine, 1 - mine] if seat == 0 else [1 - mine, mine], axis=1)

    def _numbers(self, state: State) -> tuple[int, ...]:
        """Both hands in a position; −1 if it did not come from the solved one."""
        if state is not self._seen[0]:
            record = from_state(self.rules, state)[0]
            self._seen = (
                state,
                tuple(int(hand_of(self._hands[seat], self._record[0], record, seat)) for seat in range(SEATS)),
            )
        return self._seen[1]

    _seen: tuple[State | None, tuple[int, ...]] = (None, ())
    """The last position, and both hands in it."""


def solvable(rules: LasVegas, state: State) -> bool:
    """Can `solve` value this position? For two seats, while nothing but their own dice and Biggies is at stake.

    That is the whole round, or its rest once no neutral dice are in hand, no Jeton can be taken any more and the
    Bandit is full.
    """
    return (
        rules.seats == SEATS
        and not state.over
        and not state.spare_due
        and len(state.bills) == rules.casinos
        and (not state.left or state.round == rules.edition.rounds)
        and not any(state.neutral)
        and (not any(state.jetons_at) or max(state.own) < 2)
        and None not in state.bandit
    )


def size(state: State) -> int:
    """How many values a solution of this position has."""
    values = SEATS
    for seat, dice in enumerate(state.own):
        biggy = bool(state.biggies) and state.biggies[seat] == IN_HAND
        values *= int(all_hands(biggy).starts[2 * dice + biggy + 1])
    return values


def solve(rules: LasVegas, state: State, ending: Ending | None = None) -> Duel:
    """Solve the rest of a round for two.

    Without `ending` the game is over after the round, and the solution exact. In an earlier round it is as good as the
    shares that `ending` gives for the purses after it.
    """
    return Duel(rules, state, ending)


def final_with(lead: int) -> Ending:
    """The end of the game if the first seat is this many thousand ahead of what the purses say; equally many bills."""

    def final(first: Any, second: Any) -> Any:
        money = (first >> MONEY) - (second >> MONEY) + lead // 10
        bills = (first >> RANK & 255) - (second >> RANK & 255)
        return 0.5 + 0.5 * np.sign(1000 * money + bills)

    return final


def ending_of(rules: LasVegas, state: State) -> Ending | None:
    """How this round ends for the first seat, if another one follows: by what its lead is worth then (`between`)."""
    worths = between_rounds(rules.spec.game, state.round + 1)
    if worths is None or state.left or any(value is True for value in rules.spec.options.values()):
        return None
    starts = (state.starter + 1) % SEATS

    def between(first: Any, second: Any) -> Any:
        lead = 10 * ((first >> MONEY) - (second >> MONEY))
        return worths.of(lead) if starts == 0 else 1 - worths.of(-lead)

    return between


_kept: list[tuple[Spec, Duel]] = []
"""The last solutions, newest first, for whoever asks in this process: bots, hints and reviews."""


def duel_for(rules: LasVegas, state: State, most: int = VALUES) -> Duel | None:
    """The solution of the round that this position belongs to; None if it cannot be solved, or has more values.

    It is exact in the last round, and in earlier ones as exact as the table of what a lead is worth between rounds.
    It is made when it is first asked for and kept for the rest of the round.
    """
    if not solvable(rules, state) or size(state) > most:
        return None
    ending = None
    if state.round < rules.edition.rounds:
        ending = ending_of(rules, state)
        if ending is None:
            return None
    for spec, duel in _kept:
        if spec == rules.spec and duel.covers(state):
            return duel
    duel = solve(rules, state, ending)
    _kept.insert(0, (rules.spec, duel))
    while sum(size(old.base) for _, old in _kept) > KEPT:
        _kept.pop()
    return duel


def rehearse() -> None:
    """Call all compiled code once (`vabanque.warmup`)."""
    rules = make("las-vegas-2012", SEATS)
    assert isinstance(rules, LasVegas)
    state = rules.start().state
    while isinstance(due := rules.turn(state), DealBills):
        state = rules.land(state, due.deal(lambda _: 0)).state
    state = replace(state, own=(1, 1))
    solve(rules, state).value(state)
