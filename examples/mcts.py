"""Monte Carlo tree search on the readable rules, for any game: `examples.mcts:Mcts`.

    vabanque arena top-10000 -o target=2000 --bots random,examples.mcts:Mcts --seats 2 --games 40
    vabanque play las-vegas-cards --seats me,examples.mcts:Mcts

Every simulation fills in at random what the view hides (`rules.fill`), descends the tree by UCB, adds a node and then
plays random moves to the end. Dice are rolled afresh each time ("open loop"), so a node is a history of moves, and the
legal moves there may differ. Seats that choose at the same time do so one after another; nobody's move depends on the
sealed ones, because a node only counts its own seat's wins.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from random import Random
from typing import Any

from vabanque.core import Decide, Over
from vabanque.core.contract import AnyRules
from vabanque.play.dealers import uniform

SIMULATIONS = 100
EXPLORE = 0.7
MOST_STEPS = 400
"""After this many steps a simulation stops and everybody gets an equal share: random play may never end."""


@dataclass
class Node:
    """A move in the tree, and how it turned out."""

    visits: int = 0
    wins: float = 0.0
    """Win shares of the seat that made the move."""
    moves: dict[str, Node] = field(default_factory=dict)
    """The next moves that were tried."""

    def worth(self, tries: int) -> float:
        """Upper confidence bound: high for moves that win often, or that have been tried too rarely to tell."""
        return self.wins / self.visits + EXPLORE * sqrt(log(tries) / self.visits)


class Mcts:
    """Plays the move it has tried most often."""

    def __init__(self, rules: AnyRules, seat: int, rng: Random) -> None:
        self._rules, self._seat, self._rng = rules, seat, rng
        self._below = uniform(rng)

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        if len(moves) == 1:
            return moves[0]
        root = Node()
        for _ in range(SIMULATIONS):
            self._simulate(root, self._rules.fill(view, self._rng))
        tried = {text: node.visits for text, node in root.moves.items()}
        return max(moves, key=lambda move: tried.get(self._rules.write_move(move), 0))

    def _simulate(self, root: Node, state: Any) -> None:
        """Play one game from `state` to the end, and count it in every node on the way."""
        rules, path, at = self._rules, [], root
        growing = True
        for _ in range(MOST_STEPS):
            turn = rules.turn(state)
            if isinstance(turn, Over):
                break
            if not isinstance(turn, Decide):
                state = rules.land(state, turn.deal(self._below)).state
                continue
            chosen = []
            # The root is this bot's own decision, so its seat comes first.
            for seat in sorted(turn.seats, key=lambda seat: seat != self._seat):
                legal = rules.legal(state, seat)
                if not growing:
                    chosen.append(legal[self._below(len(legal))])
                    continue
                move, growing = self._descend(at, legal)
                at = at.moves[rules.write_move(move)]
                path.append((seat, at))
                chosen.append(move)
            state = rules.play(state, *chosen).state
        turn = rules.turn(state)
        seats = rules.spec.seats
        winners = turn.result.winners if isinstance(turn, Over) else range(seats)
        root.visits += 1
        for seat, node in path:
            node.visits += 1
            node.wins += (seat in winners) / len(winners)

    def _descend(self, at: Node, legal: Sequence[Any]) -> tuple[Any, bool]:
        """The next move, and whether to stay in the tree: not after a new move, which gets a node."""
        texts = [self._rules.write_move(move) for move in legal]
        new = [move for move, text in zip(legal, texts, strict=True) if text not in at.moves]
        if new:
            move = new[self._below(len(new))]
            at.moves[self._rules.write_move(move)] = Node()
            return move, False
        tries = sum(at.moves[text].visits for text in texts)
        return max(legal, key=lambda move: at.moves[self._rules.write_move(move)].worth(tries)), True
