"""Games of Las Vegas – the card game between the package's own bots, compiled."""

from __future__ import annotations

from typing import Any

from vabanque.compiled import below, compiled, integer, open_stream
from vabanque.games.las_vegas_cards.bots import habits
from vabanque.games.las_vegas_cards.bots.choice import TOGETHER, value_moves
from vabanque.games.las_vegas_cards.bots.guests import choose_as_guest
from vabanque.games.las_vegas_cards.bots.habits import NET, RANDOM
from vabanque.games.las_vegas_cards.bots.inputs import shape_for
from vabanque.games.las_vegas_cards.bots.rollouts import new_study, ponder
from vabanque.games.las_vegas_cards.compiled import (
    CASINOS,
    SEATS,
    deal_bills,
    draw_hand,
    drawer,
    legal,
    seal,
    waiting_for,
)
from vabanque.games.las_vegas_cards.loop import GAME
from vabanque.games.vegas.bots.choosing import chance, softmax_choice
from vabanque.games.vegas.bots.player import GREED
from vabanque.games.vegas.compiled import NEXT_SEAT
from vabanque.games.vegas.contests import FIRST_HAND, MOST_HANDS, Cast, DealLuck, new_contests, rehearse_contests


@compiled
def settle(s: Any, luck: DealLuck) -> None:
    """Resolve chance until a player has to choose, the same in every rotation of a deal. Mirrors RoundDealer."""
    stream = luck.lucks[0]
    round_number = integer(s.round_number)
    if s.filled < CASINOS:
        open_stream(stream, luck.slot + round_number)
        while s.filled < CASINOS:
            deal_bills(s, stream)
    seat = drawer(s)
    while seat >= 0:
        # Six hands use up the whole pile, so what is laid never changes the next hand.
        open_stream(stream, luck.slot + FIRST_HAND + (round_number * SEATS + seat) * MOST_HANDS + s.play)
        draw_hand(s, seat, stream)
        seat = drawer(s)


@compiled
def mover(s: Any) -> int:
    """Bots are asked in the order of their seats, whoever started the round."""
    return NEXT_SEAT[8 * waiting_for(s)]


@compiled
def play(s: Any, cards: int) -> None:
    """The mover chooses these cards."""
    seal(s, mover(s), cards)


@compiled(fast=True)
def decide(s: Any, cast: Cast, luck: DealLuck) -> int:
    """The move of the seat to choose."""
    study, thought = cast.study, luck.thoughts[0]
    desk, seat = study.desk, mover(s)
    habit = cast.habits[seat]
    count = legal(s, seat, desk.moves)
    if habit == RANDOM:
        return desk.moves[below(thought, count)]
    if habit != NET:
        overlooks = cast.overlooks[seat]
        return desk.moves[choose_as_guest(desk, seat, count, habit, cast.eyes[seat], overlooks, thought)]
    if cast.ponders[seat]:
        ponder(study, seat)
    else:
        value_moves(desk, seat, GREED)
    temperature = cast.temperatures[seat]
    if temperature == 0 and not s.in_turn:
        temperature = TOGETHER
    return desk.moves[softmax_choice(desk.values, count, temperature, chance(thought))]


ENGINE = new_contests(
    __name__,
    __file__,
    game=GAME._replace(mover=mover, play=play),
    shape_for=shape_for,
    new_study=new_study,
    habits=habits,
    settle=settle,
    decide=decide,
)


def rehearse() -> None:
    """Call all compiled code once (`vabanque.warmup`)."""
    rehearse_contests(ENGINE, "las-vegas-cards")
