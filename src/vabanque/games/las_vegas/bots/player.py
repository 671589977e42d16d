"""Shark and house at Las Vegas with dice.

Both ask a value network for their win share after each legal move, search the end of a round exhaustively, and know
everybody's money from the journal. The shark treats every rival as a stranger, likes money for its own sake, and now
and then plays a slightly worse move. The house only wants to win. With two seats it plays rounds exactly where they can
be solved; elsewhere it watches its rivals, and runs rollouts against players of their styles before it decides
(`rollouts`).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from vabanque.compiled import JIT
from vabanque.core import Entry, Leave, Refusal, Seat
from vabanque.games.las_vegas.bots.beliefs import bring_back, keep, may_estimate, new_beliefs, update_beliefs
from vabanque.games.las_vegas.bots.endgame import decide
from vabanque.games.las_vegas.bots.habits import weigh_moves
from vabanque.games.las_vegas.bots.inputs import shape_for
from vabanque.games.las_vegas.bots.rollouts import new_search_context, search, update_posterior
from vabanque.games.las_vegas.bots.styles import new_style_posterior
from vabanque.games.las_vegas.compiled import legal
from vabanque.games.las_vegas.convert import from_move, from_state, to_move
from vabanque.games.las_vegas.exact import duel
from vabanque.games.las_vegas.rules import LasVegas, Place, State, View
from vabanque.games.vegas.bots.levels import manner_of
from vabanque.games.vegas.bots.player import GREED, rehearse_at, softmax_choice
from vabanque.games.vegas.bots.weights import load_net
from vabanque.games.vegas.rules import Round


class NetPlayer:
    """Plays the move that the value network and the endgame search rate highest."""

    temperature: float
    """How far it strays from the best move: see `softmax_choice`."""
    greed: ClassVar[float]
    """How much money in this round counts besides win shares: see GREED."""
    watches_rivals: ClassVar[bool]
    """Does it infer the rivals' habits from their moves?"""
    searches: ClassVar[bool] = False
    """Does it run rollouts before it decides?"""
    knows_duels: ClassVar[bool] = False
    """Does it solve rounds for two?"""

    def __init__(self, rules: LasVegas, seat: Seat, rng: Random) -> None:
        self.rules, self.seat, self.rng = rules, seat, rng
        shape = shape_for(rules.seats)
        self._context = new_search_context(shape, load_net(rules.spec.game, rules.seats, shape))
        self._workspace = self._context.workspace
        self.beliefs: Any = new_beliefs(rules.seats)
        """[seat, habit]: how likely this seat is to play by this habit."""
        self.style_posterior: Any = new_style_posterior(rules.seats)
        """[seat, style]: how likely this seat is to have this style."""
        self._prior = new_beliefs(rules.seats)
        self.state: State | None = None
        """The position according to the journal, in which nothing is hidden; None if we missed the beginning."""

    def choose(self, view: View, moves: Sequence[Place]) -> Place:
        if len(moves) == 1:
            return moves[0]
        values = self.considered(self._position(view))
        position, numbers = self._workspace.positions[0], self._workspace.moves
        chosen = to_move(position, numbers[softmax_choice(values, self.temperature, self.rng)])
        return chosen if chosen in moves else moves[0]

    def values(self, state: State) -> Any:
        """What each legal move is worth, in the order of the rules: a win share, and money by `greed`."""
        self._look_at(state)
        count = decide(self._workspace, self.beliefs, self.greed)
        return self._workspace.values[:count]

    def considered(self, state: State) -> Any:
        """What each legal move is worth: exactly if the round is solved, after rollouts if this player runs them."""
        solved = duel.duel_for(self.rules, state, duel.AT_THE_TABLE) if self.knows_duels else None
        if solved is not None:
            self._look_at(state)
            legal(self._workspace.positions[0], self._workspace.moves)
            return solved.worths(state, self.rules.legal(state, state.seat))
        if not self.searches:
            return self.values(state)
        self._look_at(state)
        count = search(self._context, self.beliefs, self._prior, self.style_posterior)
        return self._workspace.values[:count]

    def watch(self, entry: Entry) -> None:
        """Follow the game, and learn about rivals from what they choose."""
        rules = self.rules
        if isinstance(entry, Round) and entry.number == 1:
            self.state = rules.start(entry.start).state
        if self.state is None or entry.by == "rules":
            return
        try:
            if isinstance(entry, Place):
                if self.watches_rivals and entry.seat != self.seat:
                    self._learn_about_rival(self.state, entry)
                self.state = rules.play(self.state, entry).state
            elif isinstance(entry, Leave):
                self.state = rules.leave(self.state, entry.seat).state
            else:
                self.state = rules.land(self.state, entry).state
        except Refusal:
            self.state = None  # the journal did not start at the beginning, so the view has to do

    def _learn_about_rival(self, state: State, place: Place) -> None:
        workspace = self._workspace
        self._look_at(state)
        count = legal(workspace.positions[0], workspace.moves)
        chosen = workspace.moves[:count].tolist().index(from_move(place))
        estimate = may_estimate(self.beliefs, place.seat)
        weigh_moves(workspace, count, estimate or self.searches)
        update_beliefs(self.beliefs, place.seat, workspace.fitting, chosen, count, estimate)
        if self.searches:
            update_posterior(self._context, self.style_posterior, self._prior, chosen, count)

    def _position(self, view: View) -> State:
        """The position: from the journal, or from the view with the others' money guessed."""
        if self.state is not None and self.rules.view(self.state, view.viewer) == view:
            return self.state
        return self.rules.fill(view, self.rng)

    def _look_at(self, state: State) -> None:
        self._workspace.positions[0] = from_state(self.rules, state)[0]


class Shark(NetPlayer):
    """Knows what every position is worth, but not who its rivals are; likes money, and sometimes plays second best."""

    greed = GREED
    watches_rivals = False

    def __init__(self, rules: LasVegas, seat: Seat, rng: Random) -> None:
        super().__init__(rules, seat, rng)
        self.temperature = manner_of(rules.spec, "shark").misjudges


class House(NetPlayer):
    """Always wins in the end: follows the game and knows its guests, even from earlier games if they agree."""

    temperature = 0.0
    greed = 0.0
    watches_rivals = True
    searches = knows_duels = JIT  # plain Python would take minutes per move

    def memories(self) -> list[str | None]:
        return [keep(self.beliefs[seat], self.style_posterior[seat]) for seat in range(self.rules.seats)]

    def recall(self, memories: Sequence[str | None]) -> None:
        for seat, memory in enumerate(memories[: self.rules.seats]):
            if memory is not None:
                bring_back(memory, self.beliefs[seat], self.style_posterior[seat])


def rehearse() -> None:
    """Call all compiled code once (`vabanque.warmup`)."""
    duel.rehearse()
    # With two seats the house would solve every round and never run its rollouts.
    rehearse_at("las-vegas-2012", Shark, type("House", (House,), {"knows_duels": False}))
