"""What shark and house think with, and what they ask it: compiled here, and `judge` for browsers too (`portable`)."""

from __future__ import annotations

from typing import NamedTuple

from vabanque.compiled import compiled
from vabanque.games.las_vegas_cards.bots.evaluation import value_moves
from vabanque.games.las_vegas_cards.bots.inputs import shape_for
from vabanque.games.las_vegas_cards.bots.rollouts import new_search_context, search
from vabanque.games.vegas.bots.search import SearchContext
from vabanque.games.vegas.bots.weights import load_net


class Mind(NamedTuple):
    """The position to decide is the first of the workspace's positions. Answers are on its moves and values."""

    context: SearchContext


def new_mind(game: str, seats: int) -> Mind:
    """A mind for a game with this many seats."""
    shape = shape_for(seats)
    return Mind(new_search_context(shape, load_net(game, seats, shape)))


@compiled(fast=True)
def judge(mind: Mind, seat: int, greed: float) -> int:
    """What each legal move is worth to a seat, by the network; returns how many there are."""
    return value_moves(mind.context.workspace, seat, greed)


@compiled(fast=True)
def think(mind: Mind, seat: int) -> int:
    """The same after rollouts."""
    return search(mind.context, seat)
