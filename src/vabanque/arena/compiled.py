"""Contests between the package's own bots in Las Vegas with dice, compiled: some thirty times as fast.

The same deals, rotations and duplicate dice as by the readable rules, with luck of another source.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from vabanque.arena.contest import Contest
from vabanque.arena.match import Match
from vabanque.bots.las_vegas.kernel import (
    CHANCES,
    GAIN,
    GAIN_MINUS,
    GREED,
    HABITS,
    MAJORITY,
    MOST_DICE,
    PER_DIE,
    RANDOM,
    RICHEST,
    STRANGER,
    TOP_NOTE,
    TRAITS,
    estimates,
    meet,
    notice,
    nth_of,
    weigh_habits,
)
from vabanque.bots.las_vegas.search.kernel import think
from vabanque.bots.levels import Regular, Tourist
from vabanque.bots.net.kernel import fast, new_work
from vabanque.bots.players import Shark, load_net
from vabanque.games.kernel import FACES, below, bill_count, new_luck, open_stream, records
from vabanque.games.kernel import whole as integer
from vabanque.games.las_vegas.kernel import (
    MOST_MOVES,
    RECORD,
    SEATS,
    deal,
    land_roll,
    legal,
    new,
    play,
    score,
    start,
    winners,
)
from vabanque.games.las_vegas.rules import IN_HAND

PLAYERS: dict[str, tuple[int, int, int, float, bool]] = {
    **{
        name: (habit, 0, RANDOM, 0.0, False)
        for name, habit in {
            "random": RANDOM,
            "most-dice": MOST_DICE,
            "richest": RICHEST,
            "gain": GAIN,
            "gain-minus": GAIN_MINUS,
            "gain-per-die": PER_DIE,
            "top-note": TOP_NOTE,
            "majority": MAJORITY,
            "chances": CHANCES,
        }.items()
    },
    "tourist": (MOST_DICE, Tourist.whims, RICHEST, 0.0, False),
    "regular": (GAIN, Regular.whims, RANDOM, 0.0, False),
    "shark": (STRANGER, 0, RANDOM, Shark.heat, False),
    "house": (STRANGER, 0, RANDOM, 0.0, True),
}
"""What bots are made of: a habit or the net, percentage of whims and what these are, heat, and whether they care who
sits there."""
SLOTS = 10
"""2¹⁰ streams of luck for a deal: one for every round's bills, and one for every roll of every seat."""
SURE = 1 << 30


def can_play(contest: Contest) -> bool:
    """Is this a contest for this engine?"""
    return contest.game in ("las-vegas-2012", "las-vegas-biggy") and all(bot in PLAYERS for bot in contest.bots)


def play_compiled(contest: Contest, deals: Iterable[int]) -> list[Match]:
    """All games of these deals."""
    shape, net = load_net(contest.game, contest.seats)
    these, work = records(RECORD, 4), new_work(shape)
    rules: Any = contest.rules()
    beginning = new(rules)
    dice, thoughts = new_luck(f"arena {contest.seed}"), new_luck(f"arena {contest.seed} thoughts")
    result = np.zeros((3, SEATS), np.int64)
    seats = range(contest.seats)
    matches = []
    for number in deals:
        for rotation in seats:
            lineup = contest.rotated(number, rotation)
            who = [PLAYERS[contest.bots[bot]] for bot in lineup]
            habits = np.array([each[:3] for each in who], np.int64)
            heats, curious = np.array([each[3] for each in who]), np.array([each[4] for each in who])
            open_stream(thoughts[0], number * SEATS + rotation)
            these[0] = beginning[0]
            play_game(these, net, work, dice, thoughts, number << SLOTS, habits, heats, curious, result)
            matches.append(
                Match(
                    number,
                    rotation,
                    lineup,
                    tuple(map(int, result[0, : contest.seats])),
                    tuple(map(int, result[1, : contest.seats])),
                    tuple(seat for seat in seats if result[2, seat]),
                )
            )
    return matches


@fast
def play_game(
    these: Any,
    net: Any,
    work: Any,
    dice: Any,
    thoughts: Any,
    slot: int,
    habits: Any,
    heats: Any,
    curious: Any,
    result: Any,
) -> None:
    """One game from these[0] on, with the dice of the deal whose luck begins at `slot`. Mirrors arena.match."""
    s, luck, thought = these[0], dice[0], thoughts[0]
    n = integer(s.seats)
    watched = curious[:n].any()
    about = np.zeros((n, HABITS), np.float32)
    strangers = np.zeros((n, HABITS), np.float32)
    meet(about)
    meet(strangers)
    x = np.zeros((7, net.casino.shape[0]), np.float32)
    whole = np.zeros(net.table.shape[0], np.float32)
    head = np.zeros(net.head.shape[0], np.float32)
    moves = np.zeros(MOST_MOVES, np.int64)
    masks = np.zeros(HABITS, np.int64)
    traits = np.zeros((MOST_MOVES, TRAITS))
    values = np.zeros(MOST_MOVES)
    turns = np.zeros((8, SEATS), np.int64)
    start(s, 0)
    while not s.over:
        number = integer(s.round_number)
        if s.filled < s.casinos or s.spare_due:
            open_stream(luck, slot + number)
            while s.filled < s.casinos or s.spare_due:
                deal(s, luck)
        seat = integer(s.seat)
        open_stream(luck, slot + 8 + (number * SEATS + seat) * 16 + turns[number, seat])
        turns[number, seat] += 1
        roll_first(s, luck)
        count = legal(s, moves)
        chosen = 0
        if count > 1:
            habit, whims, whim = habits[seat]
            if whims > 0 and below(thought, 100) < whims:
                habit = whim
            chances = habit >= CHANCES or (watched and estimates(about, seat))
            if watched or habit > RANDOM:
                weigh_habits(these, 0, moves, count, masks, traits, chances)
            if habit == RANDOM:
                chosen = below(thought, count)
            elif habit == STRANGER:
                known = about if curious[seat] else strangers
                think(these, net, work, known, x, whole, head, moves, values, GREED)
                chosen = mixed(values, count, heats[seat], thought)
            else:
                chosen = nth_of(masks[habit], 0)
            if watched:
                notice(about, seat, masks, chosen, count, chances)
        play(s, moves[chosen])
    who = winners(s)
    for seat in range(n):
        result[0, seat] = score(s, seat)
        result[1, seat] = bill_count(s.won[seat])
        result[2, seat] = who >> seat & 1


@fast
def roll_first(s: Any, luck: Any) -> None:
    """The first of a full hand's dice. Mirrors arena.duplicate."""
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


@fast
def mixed(values: Any, count: int, heat: float, luck: Any) -> int:
    """Mirrors players.mix."""
    best = 0
    for k in range(1, count):
        if values[k] > values[best]:
            best = k
    if heat == 0:
        return best
    total = 0.0
    for k in range(count):
        total += np.exp((values[k] - values[best]) / heat)
    point = total * below(luck, SURE) / SURE
    for k in range(count):
        point -= np.exp((values[k] - values[best]) / heat)
        if point < 0:
            return k
    return best
