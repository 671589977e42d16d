"""One game of Las Vegas – the card game between bots of the package."""

from __future__ import annotations

from typing import Any

import numpy as np

from vabanque.compiled import below, compiled, integer, open_stream
from vabanque.games.las_vegas_cards.bots import habits
from vabanque.games.las_vegas_cards.bots.evaluation import value_moves
from vabanque.games.las_vegas_cards.bots.habits import NET, RANDOM, choose_as_guest
from vabanque.games.las_vegas_cards.bots.inputs import shape_for
from vabanque.games.las_vegas_cards.bots.rollouts import new_search_context, search
from vabanque.games.las_vegas_cards.bots.strong import TOGETHER
from vabanque.games.las_vegas_cards.compiled import (
    CASINOS,
    SEATS,
    active,
    deal_bills,
    draw_hand,
    drawer,
    legal,
    play,
    start,
)
from vabanque.games.las_vegas_cards.convert import new
from vabanque.games.vegas.bots.choosing import chance, softmax_choice
from vabanque.games.vegas.bots.lineup import Lineup, players_with
from vabanque.games.vegas.bots.player import GREED
from vabanque.games.vegas.bots.search import SearchContext
from vabanque.games.vegas.contests import (
    FIRST_HAND,
    MOST_HANDS,
    VegasContests,
    warm,
    write_result,
)


@compiled(fast=True)
def play_game(context: SearchContext, lineup: Lineup, lucks: Any, slot: int, thoughts: Any, result: Any) -> None:
    """Mirrors arena.deals.play_game; see VegasContests."""
    workspace = context.workspace
    s, luck, thought = workspace.positions[0], lucks[0], thoughts[0]
    seats = integer(s.seats)
    chosen = np.zeros(SEATS, np.int64)
    start(s, 0)
    while not s.over:
        # Chance: the same for every rotation of a deal.
        round_number = integer(s.round_number)
        if s.filled < CASINOS:
            open_stream(luck, slot + round_number)
            while s.filled < CASINOS:
                deal_bills(s, luck)
        seat = drawer(s)
        while seat >= 0:
            # Six hands use up the whole pile, so what is laid never changes the next hand.
            open_stream(luck, slot + FIRST_HAND + (round_number * SEATS + seat) * MOST_HANDS + s.play)
            draw_hand(s, seat, luck)
            seat = drawer(s)
        # The bots.
        for seat in range(seats):
            if not active(s, seat):
                continue
            habit = lineup.habits[seat]
            count = legal(s, seat, workspace.moves)
            if habit == RANDOM:
                which = below(thought, count)
            elif habit == NET:
                if lineup.searches[seat]:
                    search(context, seat)
                else:
                    value_moves(workspace, seat, GREED)
                temperature = lineup.temperatures[seat]
                if temperature == 0 and not s.in_turn:
                    temperature = TOGETHER
                which = softmax_choice(workspace.values, count, temperature, chance(thought))
            else:
                which = choose_as_guest(
                    workspace, seat, count, habit, lineup.eyes[seat], lineup.overlooks[seat], thought
                )
            chosen[seat] = workspace.moves[which]
        play(s, chosen)
    write_result(s, result)


ENGINE = VegasContests(shape_for, new, new_search_context, play_game, players_with(habits))


def rehearse() -> None:
    """Call all compiled code once (`vabanque.warmup`)."""
    warm(ENGINE, "las-vegas-cards")
