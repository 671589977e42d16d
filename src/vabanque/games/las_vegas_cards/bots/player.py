"""Shark and house at the card game.

Both ask a value network for their win share after every move and count everybody's money. The shark now and then plays
a slightly worse move. The house makes rollouts before it decides (`rollouts`). When all choose at the same time, both
mix moves of nearly equal value.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from vabanque.compiled import JIT
from vabanque.core import Entry, Seat
from vabanque.core.frozen import replace
from vabanque.games.las_vegas_cards.bots.evaluation import TOGETHER, value_moves
from vabanque.games.las_vegas_cards.bots.inputs import shape_for
from vabanque.games.las_vegas_cards.bots.rollouts import new_search_context, search
from vabanque.games.las_vegas_cards.convert import from_state, unpacked
from vabanque.games.las_vegas_cards.rules import LasVegasCards, Lay, View
from vabanque.games.vegas.bots.levels import manner_of
from vabanque.games.vegas.bots.player import GREED, rehearse_at, softmax_choice
from vabanque.games.vegas.bots.weights import load_net
from vabanque.games.vegas.rules import Pay, Round


class NetPlayer:
    """Plays the move that the value network likes best."""

    level: ClassVar[str]
    searches: ClassVar[bool] = False
    """Does it make rollouts before it decides?"""

    def __init__(self, rules: LasVegasCards, seat: Seat, rng: Random) -> None:
        self.rules, self.seat, self.rng = rules, seat, rng
        misjudges = manner_of(rules.spec, self.level).misjudges
        self._temperature = misjudges or (0.0 if rules.in_turn else TOGETHER)
        """How far it strays from the best move (`softmax_choice`)."""
        shape = shape_for(rules.seats)
        self._context = new_search_context(shape, load_net(rules.spec.game, rules.seats, shape))
        self.counted: list[list[int]] = [[] for _ in range(rules.seats)]
        """Everybody's bills, as far as this player has seen them won."""

    def choose(self, view: View, moves: Sequence[Lay]) -> Lay:
        if len(moves) == 1:
            return moves[0]
        state = self.rules.fill(view, self.rng)
        if tuple(map(len, self.counted)) == view.won_bills:
            state = replace(state, won=tuple(tuple(sorted(bills, reverse=True)) for bills in self.counted))
        workspace = self._context.workspace
        workspace.positions[0] = from_state(self.rules, state)[0]
        count = search(self._context, self.seat) if self.searches else value_moves(workspace, self.seat, GREED)
        values = workspace.values[:count].astype(float)
        cards = unpacked(int(workspace.moves[softmax_choice(values, self._temperature, self.rng)]))
        return next((move for move in moves if move.cards == cards), moves[0])

    def watch(self, entry: Entry) -> None:
        """Count the money, which is always won in the open. Everything else in the journal is in the view."""
        if isinstance(entry, Round) and entry.number == 1:
            self.counted = [[] for _ in range(self.rules.seats)]
        elif isinstance(entry, Pay):
            for seat, bill in entry.bills.items():
                self.counted[seat].append(bill)


class Shark(NetPlayer):
    """Knows what every position is worth; now and then it takes the second-best move."""

    level = "shark"


class House(NetPlayer):
    """Always wins in the end."""

    level = "house"
    searches = JIT  # plain Python would take minutes per move


def rehearse() -> None:
    """Call all compiled code once (`vabanque.warmup`)."""
    rehearse_at("las-vegas-cards", Shark, House)
