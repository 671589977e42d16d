"""One game of Las Vegas with dice between the package's own bots."""

from __future__ import annotations

from typing import Any

import numpy as np

from vabanque.compiled import below, compiled, integer, open_stream
from vabanque.games.las_vegas.bots import habits
from vabanque.games.las_vegas.bots.beliefs import forget, may_estimate, update_beliefs
from vabanque.games.las_vegas.bots.endgame import decide
from vabanque.games.las_vegas.bots.habits import CHANCES, HABITS, RANDOM, STRANGER, choose_as_guest, weigh_moves
from vabanque.games.las_vegas.bots.inputs import shape_for
from vabanque.games.las_vegas.bots.rollouts import new_search_context, search, update_posterior
from vabanque.games.las_vegas.bots.styles import PRIOR, STYLES
from vabanque.games.las_vegas.compiled import SEATS, deal, legal, play, roll_first_dice, start
from vabanque.games.las_vegas.convert import new
from vabanque.games.vegas.bots.choosing import best_of, chance, softmax_choice
from vabanque.games.vegas.bots.lineup import Lineup, players_with
from vabanque.games.vegas.bots.search import SearchContext
from vabanque.games.vegas.contests import (
    FIRST_HAND,
    MOST_HANDS,
    VegasContests,
    warm,
    write_result,
)

ROUNDS = 4
"""In both editions."""


@compiled(fast=True)
def play_game(context: SearchContext, lineup: Lineup, lucks: Any, slot: int, thoughts: Any, result: Any) -> None:
    """Mirrors arena.deals.play_game; see VegasContests."""
    workspace = context.workspace
    s, luck, thought = workspace.positions[0], lucks[0], thoughts[0]
    seats = integer(s.seats)
    watched = lineup.watches_rivals.any()
    models_styles = lineup.searches.any()
    posterior = np.zeros((seats, STYLES), np.float32)
    for seat in range(seats):
        posterior[seat] = PRIOR
    beliefs = np.zeros((seats, HABITS), np.float32)
    prior = np.zeros((seats, HABITS), np.float32)
    forget(beliefs)
    forget(prior)
    rolls = np.zeros((1 + ROUNDS, SEATS), np.int64)
    start(s, 0)
    while not s.over:
        # Chance: the same for every rotation of a deal.
        round_number = integer(s.round_number)
        if s.filled < s.casinos or s.spare_due:
            open_stream(luck, slot + round_number)
            while s.filled < s.casinos or s.spare_due:
                deal(s, luck)
        seat = integer(s.seat)
        hand = (round_number * SEATS + seat) * MOST_HANDS + rolls[round_number, seat]
        open_stream(luck, slot + FIRST_HAND + hand)
        rolls[round_number, seat] += 1
        roll_first_dice(s, luck)
        # The seat's bot.
        count = legal(s, workspace.moves)
        chosen = 0
        if count > 1:
            habit = lineup.habits[seat]
            estimate = habit >= CHANCES or (watched and may_estimate(beliefs, seat))
            if watched or habit > RANDOM:
                weigh_moves(workspace, count, estimate or models_styles)
            if habit == RANDOM:
                chosen = below(thought, count)
            elif lineup.searches[seat]:
                search(context, beliefs, prior, posterior)
                chosen = best_of(workspace.values, count)
                weigh_moves(workspace, count, True)  # for what others learn from it: the rollouts have overwritten it
            elif habit == STRANGER:
                decide(workspace, beliefs if lineup.watches_rivals[seat] else prior, lineup.greeds[seat])
                chosen = softmax_choice(workspace.values, count, lineup.temperatures[seat], chance(thought))
            else:
                chosen = choose_as_guest(workspace, count, habit, lineup.eyes[seat], lineup.overlooks[seat], thought)
            if watched:
                update_beliefs(beliefs, seat, workspace.fitting, chosen, count, estimate)
            if models_styles:
                update_posterior(context, posterior, prior, chosen, count)
        play(s, workspace.moves[chosen])
    write_result(s, result)


ENGINE = VegasContests(shape_for, new, new_search_context, play_game, players_with(habits), frozenset({"house"}))


def rehearse() -> None:
    """Call all compiled code once (`vabanque.warmup`)."""
    warm(ENGINE, "las-vegas-2012")
