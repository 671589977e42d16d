"""Games of Las Vegas with dice between the package's own bots, compiled."""

from __future__ import annotations

from typing import Any

from vabanque.compiled import below, compiled, integer, open_stream
from vabanque.games.las_vegas.bots import habits
from vabanque.games.las_vegas.bots.beliefs import may_estimate, new_beliefs, update_beliefs
from vabanque.games.las_vegas.bots.endgame import decide as decide_by_net
from vabanque.games.las_vegas.bots.guests import choose_as_guest
from vabanque.games.las_vegas.bots.habits import CHANCES, RANDOM, STRANGER, weigh_moves
from vabanque.games.las_vegas.bots.inputs import shape_for
from vabanque.games.las_vegas.bots.rollouts import new_study, ponder, suspect
from vabanque.games.las_vegas.bots.styles import new_suspicions
from vabanque.games.las_vegas.compiled import SEATS, deal, legal, roll_first_dice
from vabanque.games.las_vegas.loop import GAME
from vabanque.games.vegas.bots.choosing import best_of, chance, softmax_choice
from vabanque.games.vegas.contests import FIRST_HAND, MOST_HANDS, Cast, DealLuck, new_contests, rehearse_contests


@compiled
def settle(s: Any, luck: DealLuck) -> None:
    """Resolve chance until a player has to choose, the same in every rotation of a deal. Mirrors FullHandDealer."""
    stream = luck.lucks[0]
    round_number = integer(s.round_number)
    if s.filled < s.casinos or s.spare_due:
        open_stream(stream, luck.slot + round_number)
        while s.filled < s.casinos or s.spare_due:
            deal(s, stream)
    seat = integer(s.seat)
    hand = (round_number * SEATS + seat) * MOST_HANDS + luck.hands[round_number, seat]
    open_stream(stream, luck.slot + FIRST_HAND + hand)
    luck.hands[round_number, seat] += 1
    roll_first_dice(s, stream)


@compiled(fast=True)
def decide(s: Any, cast: Cast, luck: DealLuck) -> int:
    """The move of the seat to choose; the others learn from it."""
    study, thought = cast.study, luck.thoughts[0]
    beliefs, strangers, suspicions = cast.minds
    desk, seat = study.desk, integer(s.seat)
    count = legal(s, desk.moves)
    if count == 1:
        return desk.moves[0]
    watched = cast.watches_rivals.any()
    suspected = cast.ponders.any()
    habit = cast.habits[seat]
    estimate = habit >= CHANCES or (watched and may_estimate(beliefs, seat))
    if watched or habit > RANDOM:
        weigh_moves(desk, count, estimate or suspected)
    if habit == RANDOM:
        chosen = below(thought, count)
    elif cast.ponders[seat]:
        ponder(study, beliefs, strangers, suspicions)
        chosen = best_of(desk.values, count)
        weigh_moves(desk, count, True)  # for what others learn from it: the rollouts have overwritten the desk
    elif habit == STRANGER:
        decide_by_net(desk, beliefs if cast.watches_rivals[seat] else strangers, cast.greeds[seat])
        chosen = softmax_choice(desk.values, count, cast.temperatures[seat], chance(thought))
    else:
        chosen = choose_as_guest(desk, count, habit, cast.eyes[seat], cast.overlooks[seat], thought)
    if watched:
        update_beliefs(beliefs, seat, desk.fitting, chosen, count, estimate)
    if suspected:
        suspect(study, suspicions, strangers, chosen, count)
    return desk.moves[chosen]


ENGINE = new_contests(
    __name__,
    __file__,
    game=GAME,
    shape_for=shape_for,
    new_study=new_study,
    habits=habits,
    settle=settle,
    decide=decide,
    new_minds=lambda seats: (new_beliefs(seats), new_beliefs(seats), new_suspicions(seats)),
)


def rehearse() -> None:
    """Call all compiled code once (`vabanque.warmup`)."""
    rehearse_contests(ENGINE, "las-vegas-2012")
