"""OpenSpiel: all games with explicit chance, registered as Python games.

A chance event with few outcomes is one node. One with many is split into single draws: one bill after the other, one
die after the other.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np

from vabanque.parts import not_installed

try:
    import pyspiel
except ImportError as error:
    raise not_installed(error, "vabanque.envs.openspiel", "envs") from None

from vabanque.core import Decide, Entry, Game, OptionValue, Over, Seat
from vabanque.core.contract import AnyRules
from vabanque.envs.registry import games
from vabanque.envs.table import Choices, new_encoder
from vabanque.games import GAMES, make, vocabulary

MOST_OUTCOMES = 6**4
"""A chance event is split if its single draws can fall in more ways than this. Four dice: 6⁴ ways, 126 outcomes."""
LONGEST_GAME = 1_000_000
"""A nominal limit: in a game where every turn may bust, length has no bound."""


class _OneMoreDraw(Exception):
    """A chance event needs another draw, with this many equally likely outcomes."""

    def __init__(self, outcomes: int) -> None:
        self.outcomes = outcomes


def name_of(game: str) -> str:
    """`las-vegas-2012` → `vabanque_las_vegas_2012`."""
    return f"vabanque_{game.replace('-', '_')}"


def register() -> list[str]:
    """Register all games with OpenSpiel; returns their names. Doing it again changes nothing."""
    names = []
    for game in games():
        name = name_of(game)
        if name not in pyspiel.registered_names():
            kind = _game_type(GAMES[game])
            pyspiel.register_game(kind, _game_class(GAMES[game], kind))
        names.append(name)
    return names


def _game_type(game: Game) -> pyspiel.GameType:
    secrets = game.facts.secret_hands or game.facts.hidden_scores
    return pyspiel.GameType(
        short_name=name_of(game.id),
        long_name=game.id,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            pyspiel.GameType.Information.IMPERFECT_INFORMATION
            if secrets
            else pyspiel.GameType.Information.PERFECT_INFORMATION
        ),
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.seats[0],
            **{option.name: option.default for option in game.options},
            **({"open_money": False} if game.facts.hidden_scores else {}),
        },
    )


def _game_class(game: Game, kind: pyspiel.GameType) -> type[pyspiel.Game]:
    """OpenSpiel calls it with the parameters that differ from the defaults."""

    class VabanqueGame(pyspiel.Game):  # type: ignore[misc]
        def __init__(self, params: dict[str, OptionValue] | None = None) -> None:
            given = dict(params or {})
            seats = int(given.pop("players", game.seats[0]))
            self.rules = make(game.id, seats, given, open_money=bool(given.pop("open_money", False)))
            self.texts = vocabulary(self.rules)
            self.numbers = {text: number for number, text in enumerate(self.texts)}
            info = pyspiel.GameInfo(
                num_distinct_actions=len(self.texts),
                max_chance_outcomes=MOST_OUTCOMES,
                num_players=seats,
                min_utility=0.0,
                max_utility=1.0,
                utility_sum=1.0,
                max_game_length=LONGEST_GAME,
            )
            super().__init__(kind, info, params or {})

        def new_initial_state(self) -> VabanqueState:
            return VabanqueState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> VabanqueObserver:
            if params:
                raise ValueError(f"observations take no parameters, but {params} were given")
            recall = iig_obs_type is not None and iig_obs_type.perfect_recall
            return VabanqueObserver(self.rules, recall)

    return VabanqueGame


class VabanqueState(pyspiel.State):  # type: ignore[misc]
    """A position, by the readable rules."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.rules: AnyRules = game.rules
        self._texts, self._numbers = game.texts, game.numbers
        step = self.rules.start()
        self.position: Any = step.state
        self.journal: tuple[Entry, ...] = step.entries
        self.sealed: dict[Seat, Any] = {}
        self._draws: tuple[int, ...] = ()
        self._turn: Any
        self._outcomes: list[tuple[Entry, Fraction]] | None = None
        self._prepare()

    def current_player(self) -> int:
        if isinstance(self._turn, Over):
            return int(pyspiel.PlayerId.TERMINAL)
        if isinstance(self._turn, Decide):
            return next(seat for seat in self._turn.seats if seat not in self.sealed)
        return int(pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        return isinstance(self._turn, Over)

    def returns(self) -> list[float]:
        shares = [0.0] * self.rules.spec.seats
        if isinstance(self._turn, Over):
            for seat in self._turn.result.winners:
                shares[seat] = 1 / len(self._turn.result.winners)
        return shares

    def _legal_actions(self, player: int) -> list[int]:
        if isinstance(self._turn, Decide) and player in self._turn.seats and player not in self.sealed:
            moves = self.rules.legal(self.position, player)
            return sorted(self._numbers[self.rules.write_move(move)] for move in moves)
        return []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Outcomes by their number, with probabilities."""
        if self._outcomes is not None:
            return [(number, float(probability)) for number, (_, probability) in enumerate(self._outcomes)]
        count = self._draw_size()
        return [(number, 1 / count) for number in range(count)]

    def _prepare(self) -> None:
        """Find out what has to happen next; list the outcomes of chance unless there are too many."""
        self._turn = self.rules.turn(self.position)
        self._outcomes = None
        if isinstance(self._turn, Decide | Over):
            return
        orders = 1

        def below(n: int) -> int:
            nonlocal orders
            orders *= n
            return 0

        self._turn.deal(below)
        if orders <= MOST_OUTCOMES:
            self._outcomes = list(self._turn.outcomes())

    def _draw_size(self) -> int:
        """How many outcomes the next draw has."""
        try:
            self._dealt(self._draws)
        except _OneMoreDraw as more:
            return more.outcomes
        raise AssertionError("a chance event that needs no more draws has landed")

    def _dealt(self, draws: tuple[int, ...]) -> Entry:
        """The outcome these draws make. Raises _OneMoreDraw if they are not enough."""
        waiting = list(draws)

        def below(n: int) -> int:
            if n == 1:
                return 0
            if not waiting:
                raise _OneMoreDraw(n)
            return waiting.pop(0)

        outcome: Entry = self._turn.deal(below)
        return outcome

    def _apply_action(self, action: int) -> None:
        if isinstance(self._turn, Decide):
            seat = self.current_player()
            self.sealed = {**self.sealed, seat: self.rules.read_move(seat, self._texts[action])}
            if len(self.sealed) == len(self._turn.seats):
                self._take(self.rules.play(self.position, *self.sealed.values()))
            return
        if self._outcomes is not None:
            self._take(self.rules.land(self.position, self._outcomes[action][0]))
            return
        draws = (*self._draws, action)
        try:
            outcome = self._dealt(draws)
        except _OneMoreDraw:
            self._draws = draws
        else:
            self._take(self.rules.land(self.position, outcome))

    def _take(self, step: Any) -> None:
        self.position, self.journal = step.state, self.journal + step.entries
        self.sealed, self._draws = {}, ()
        self._prepare()

    def _action_to_string(self, player: int, action: int) -> str:
        if player >= 0:
            return f"seat {player}: {self._texts[action]}"
        return f"draw {action}" if self._outcomes is None else str(self._outcomes[action][0])

    def __str__(self) -> str:
        """The journal, entry by entry, and the draws of the chance event under way."""
        lines = [str(entry) for entry in self.journal]
        if self._draws:
            lines.append(f"draws {self._draws}")
        lines += [f"sealed {move}" for move in self.sealed.values()]
        return "\n".join(lines)


class VabanqueObserver:
    """What a seat sees. With perfect recall, it has also counted the money, even if that is hidden."""

    def __init__(self, rules: AnyRules, perfect_recall: bool) -> None:
        self._recall = perfect_recall
        self._seats = rules.spec.seats
        counted = rules
        if perfect_recall and rules.spec.facts.hidden_scores:
            counted = make(rules.spec.game, rules.spec.seats, rules.spec.options, open_money=True)
        self._rules = counted
        self._encoder = new_encoder(Choices(counted))
        layout = self._encoder.layout
        self.tensor = np.zeros(layout.size + self._seats, np.float32)
        self.dict = {part.name: self.tensor[layout[part.name]].reshape(part.shape) for part in layout.slices}
        self.dict["player"] = self.tensor[layout.size :]

    def set_from(self, state: VabanqueState, player: int) -> None:
        view = self._rules.view(state.position, player)
        self.tensor[: -self._seats] = self._encoder.encode(view, player).observation
        self.dict["player"][:] = 0
        self.dict["player"][player] = 1

    def string_from(self, state: VabanqueState, player: int) -> str:
        mine = f"; sealed {state.sealed[player]}" if player in state.sealed else ""
        if self._recall:
            return f"seat {player}: " + "; ".join(str(entry.seen_by(player)) for entry in state.journal) + mine
        return f"seat {player}: {state.rules.view(state.position, player)}{mine}"
