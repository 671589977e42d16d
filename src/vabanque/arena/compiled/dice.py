"""One game of Las Vegas with dice between bots of the package."""

from __future__ import annotations

from typing import Any

import numpy as np

from vabanque.bots.las_vegas.kernel import (
    CHANCES,
    GREED,
    HABITS,
    RANDOM,
    STRANGER,
    TRAITS,
    estimates,
    meet,
    notice,
    nth_of,
    weigh_habits,
)
from vabanque.bots.las_vegas.search.kernel import think
from vabanque.bots.net.kernel import chance, fast, mixed, new_inputs
from vabanque.games.kernel import FACES, below, bill_count, open_stream
from vabanque.games.kernel import whole as integer
from vabanque.games.las_vegas.kernel import (
    CASINOS,
    MOST_MOVES,
    SEATS,
    deal,
    land_roll,
    legal,
    play,
    score,
    start,
    winners,
)
from vabanque.games.las_vegas.rules import IN_HAND


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
    """One game from these[0] on; the deal's luck begins at `slot`. Mirrors arena.deals.play_game."""
    s, luck, thought = these[0], dice[0], thoughts[0]
    n = integer(s.seats)
    watched = curious[:n].any()
    about = np.zeros((n, HABITS), np.float32)
    strangers = np.zeros((n, HABITS), np.float32)
    meet(about)
    meet(strangers)
    x, whole, head = new_inputs(net, CASINOS)
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
                chosen = mixed(values, count, heats[seat], chance(thought))
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
