"""How well does the house predict the placements of bots it has never seen? (docs/studies/bots.md)

    python scripts/recognition.py

Three copies of a bot play las-vegas-2012. Before each placement with a choice, the house estimates how likely it is;
the table shows the geometric mean, round by round. The bot's own habit is removed from the family of styles beforehand.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from vabanque.bots import make_bot
from vabanque.games import make
from vabanque.games.las_vegas import compiled
from vabanque.games.las_vegas.bots import habits, styles
from vabanque.games.las_vegas.bots.beliefs import new_beliefs
from vabanque.games.las_vegas.bots.habits import weigh_moves
from vabanque.games.las_vegas.bots.inputs import shape_for
from vabanque.games.las_vegas.bots.rollouts import new_search_context, update_posterior
from vabanque.games.las_vegas.convert import from_move, from_state
from vabanque.games.vegas.bots import BASELINES
from vabanque.games.vegas.bots.weights import load_net
from vabanque.games.vegas.contests import players_with
from vabanque.play.dealers import SeededDealer
from vabanque.play.session import Session

GAME, SEATS, GAMES, ROUNDS = "las-vegas-2012", 3, 20, 4
HABITS = {name: player.habit for name, player in players_with(habits).items()}


def foreseen(name: str, *, learn: bool) -> list[float]:
    """The probability that the house gave this bot's actual choices in each round: the geometric mean."""
    rules: Any = make(GAME, SEATS)
    context = new_search_context(shape_for(SEATS), load_net(GAME, SEATS, shape_for(SEATS)))
    prior = styles.new_style_posterior(SEATS)
    prior[:, styles.WEIGHTED : styles.NET][:, HABITS[name] == styles.HABIT] = 0
    prior /= prior.sum(axis=1, keepdims=True)
    logarithms: list[list[float]] = [[] for _ in range(ROUNDS)]
    for game in range(GAMES):
        posterior = prior.copy()
        session = Session(rules, list("ABC"), SeededDealer(game))
        bots = [make_bot(name, rules, seat, Random(seat)) for seat in range(SEATS)]
        while not session.over:
            (seat,) = session.waiting_for
            move = bots[seat].choose(session.view(seat), session.legal(seat))
            context.positions[0] = from_state(rules, session.state)[0]
            count = compiled.legal(context.positions[0], context.workspace.moves)
            chosen = context.workspace.moves[:count].tolist().index(from_move(move))
            weigh_moves(context.workspace, count, True)
            known = posterior if learn else prior.copy()
            likely = update_posterior(context, known, new_beliefs(SEATS), chosen, count)
            if count > 1:
                logarithms[session.state.round - 1].append(np.log(likely))
            session.submit(move)
    return [float(np.exp(np.mean(in_round))) for in_round in logarithms]


def main() -> None:
    print("| bot | not knowing it | round 1 | round 2 | round 3 | round 4 |\n|---|---|---|---|---|---|")
    for name in BASELINES:
        stranger = np.mean(foreseen(name, learn=False))
        print(
            f"| {name} | {100 * stranger:.0f} |", " | ".join(f"{100 * p:.0f}" for p in foreseen(name, learn=True)), "|"
        )


if __name__ == "__main__":
    main()
