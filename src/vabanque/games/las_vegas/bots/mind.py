"""What shark and house think with, and what they ask it: compiled here, and `judge` for browsers too (`portable`)."""

from __future__ import annotations

from typing import Any, NamedTuple

from vabanque.compiled import compiled
from vabanque.games.las_vegas.bots.beliefs import may_estimate, new_beliefs, update_beliefs
from vabanque.games.las_vegas.bots.endgame import decide
from vabanque.games.las_vegas.bots.habits import weigh_moves
from vabanque.games.las_vegas.bots.inputs import shape_for
from vabanque.games.las_vegas.bots.rollouts import new_search_context, search, update_posterior
from vabanque.games.las_vegas.bots.styles import new_style_posterior
from vabanque.games.las_vegas.compiled import legal
from vabanque.games.vegas.bots.search import SearchContext
from vabanque.games.vegas.bots.weights import load_net


class Mind(NamedTuple):
    """The position to decide is the first of the workspace's positions. Answers are on its moves and values."""

    context: SearchContext
    beliefs: Any
    """[seat, habit]: how likely this seat is to play by this habit."""
    prior: Any
    """The same for somebody unknown."""
    posterior: Any
    """[seat, style]: how likely this seat is to have this style."""


def new_mind(game: str, seats: int) -> Mind:
    """A mind for a game with this many seats, which knows nobody."""
    shape = shape_for(seats)
    context = new_search_context(shape, load_net(game, seats, shape))
    return Mind(context, new_beliefs(seats), new_beliefs(seats), new_style_posterior(seats))


@compiled(fast=True)
def judge(mind: Mind, greed: float) -> int:
    """What each legal move is worth to the seat to move, by the network and the endgame; returns how many there are."""
    return decide(mind.context.workspace, mind.beliefs, greed)


@compiled(fast=True)
def think(mind: Mind) -> int:
    """The same after rollouts."""
    return search(mind.context, mind.beliefs, mind.prior, mind.posterior)


@compiled(fast=True)
def learn(mind: Mind, seat: int, move: int, searches: bool) -> int:
    """Learn about the seat that makes this move in the position; with `searches`, for rollouts too."""
    workspace = mind.context.workspace
    count = legal(workspace.positions[0], workspace.moves)
    chosen = 0
    while chosen < count - 1 and workspace.moves[chosen] != move:
        chosen += 1
    estimate = may_estimate(mind.beliefs, seat)
    weigh_moves(workspace, count, estimate or searches)
    update_beliefs(mind.beliefs, seat, workspace.fitting, chosen, count, estimate)
    if searches:
        update_posterior(mind.context, mind.posterior, mind.prior, chosen, count)
    return count
