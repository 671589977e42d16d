"""One game of Las Vegas – the card game between bots of the package."""

from __future__ import annotations

from typing import Any

import numpy as np

from vabanque.bots.las_vegas_cards.kernel import NET, RANDOM, TOGETHER, choose_habit, consider
from vabanque.bots.net.kernel import chance, fast, mixed, new_inputs
from vabanque.games.kernel import below, bill_count, open_stream
from vabanque.games.kernel import whole as integer
from vabanque.games.las_vegas_cards.kernel import (
    CASINOS,
    MOST_MOVES,
    SEATS,
    active,
    deal_bills,
    draw_hand,
    drawer,
    legal,
    play,
    score,
    start,
    winners,
)


@fast
def play_game(
    these: Any,
    net: Any,
    work: Any,
    lucks: Any,
    thoughts: Any,
    slot: int,
    habits: Any,
    heats: Any,
    _curious: Any,
    result: Any,
) -> None:
    """One game from these[0] on; the deal's luck begins at `slot`. Mirrors arena.deals.play_game."""
    s, luck, thought = these[0], lucks[0], thoughts[0]
    n = integer(s.seats)
    x, whole, head = new_inputs(net, CASINOS)
    moves = np.zeros(MOST_MOVES, np.int64)
    values = np.zeros(MOST_MOVES, np.float32)
    chosen = np.zeros(SEATS, np.int64)
    start(s, 0)
    while not s.over:
        number = integer(s.round_number)
        if s.filled < CASINOS:
            open_stream(luck, slot + number)
            while s.filled < CASINOS:
                deal_bills(s, luck)
        seat = drawer(s)
        while seat >= 0:
            # Six hands are the whole pile, so what is laid never changes the next one.
            open_stream(luck, slot + 8 + (number * SEATS + seat) * 16 + s.play)
            draw_hand(s, seat, luck)
            seat = drawer(s)
        for seat in range(n):
            if not active(s, seat):
                continue
            habit, whims, whim = habits[seat]
            if whims > 0 and below(thought, 100) < whims:
                habit = whim
            count = legal(s, seat, moves)
            if habit == RANDOM:
                which = below(thought, count)
            elif habit == NET:
                consider(these, 0, seat, net, work, x, whole, head, moves, values)
                heat = heats[seat] if heats[seat] > 0 or s.in_turn else TOGETHER
                which = mixed(values, count, heat, chance(thought))
            else:
                which = choose_habit(these, 0, seat, habit, moves, count)
            chosen[seat] = moves[which]
        play(s, chosen)
    who = winners(s)
    for seat in range(n):
        result[0, seat] = score(s, seat)
        result[1, seat] = bill_count(s.won[seat])
        result[2, seat] = who >> seat & 1
