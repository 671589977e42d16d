"""PettingZoo: one seat after the other (AEC), or all at once for games played that way (parallel)."""

from __future__ import annotations

from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv, ParallelEnv

from vabanque.core import OptionValue, Seat
from vabanque.core.contract import AnyRules
from vabanque.envs.layout import Form
from vabanque.envs.pixels import picture
from vabanque.envs.table import Choices, Reward, When, new_table
from vabanque.pictures import text
from vabanque.play.dealers import SeededDealer
from vabanque.play.record import Record
from vabanque.play.session import Session

RenderMode = Literal["ansi", "rgb_array"]


def seat_of(agent: str) -> Seat:
    """`seat_2` → 2."""
    return int(agent.removeprefix("seat_"))


def illegal(agent: str, action: Any, mask: Any) -> ValueError:
    """The error for an action that is not legal here: the caller's mistake, which changes nothing."""
    return ValueError(f"Action {action} is not legal for {agent}; legal actions: {np.flatnonzero(mask).tolist()}.")


class _Seats:
    """What both kinds of environments have in common."""

    def __init__(self, choices: Choices, max_cycles: int | None, render_mode: RenderMode | None) -> None:
        self.table = new_table(choices)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        numbers = Box(0, 1, (self.table.layout.size,), np.float32)
        moves = len(self.table.texts)
        self.observation_spaces = {
            agent: Dict({"observation": numbers, "action_mask": Box(0, 1, (moves,), np.int8)})
            for agent in self.possible_agents
        }
        self.action_spaces: dict[str, gymnasium.Space[Any]] = {agent: Discrete(moves) for agent in self.possible_agents}
        self._random = np.random.default_rng()
        self._seeded = False

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.action_spaces[agent]

    def describe(self) -> str:
        """What the numbers of an observation mean."""
        return self.table.layout.describe()

    def record(self) -> Record:
        """The game so far."""
        return self.table.record()

    def render(self) -> str | np.ndarray[Any, Any] | None:
        if self.render_mode is None:
            gymnasium.logger.warn("Choose a render_mode to see the table: ansi or rgb_array.")
            return None
        session = self.table.session()
        return text(session) if self.render_mode == "ansi" else picture(session)

    def close(self) -> None:
        """Nothing to close."""

    def _begin(self, seed: int | None) -> None:
        if seed is None and not self._seeded:
            seed = int(self._random.integers(2**31))
        self._seeded = True
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        self._cycles = 0

    def _seen(self, agent: str) -> dict[str, Any]:
        seen = self.table.look(seat_of(agent))
        return {"observation": seen.observation, "action_mask": seen.mask}


class SeatsInTurn(_Seats, AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """A game in which one seat moves at a time. Seats that choose together do so one by one, in secret."""

    def __init__(self, choices: Choices, max_cycles: int | None, render_mode: RenderMode | None) -> None:
        AECEnv.__init__(self)
        _Seats.__init__(self, choices, max_cycles, render_mode)
        self.metadata = {
            "name": f"{choices.rules.spec.game}_v1",
            "render_modes": ["ansi", "rgb_array"],
            "is_parallelizable": False,
            "render_fps": 2,
        }

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.mover]

    def observe(self, agent: str) -> dict[str, Any]:
        return self._seen(agent)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        mask = self.table.look(self.table.mover).mask
        if action is None or not 0 <= action < len(mask) or not mask[action]:
            raise illegal(agent, action, mask)
        self._cumulative_rewards[agent] = 0.0
        self.table.move(int(action))
        self._cycles += 1
        for other, earned in zip(self.possible_agents, self.table.rewards(), strict=True):
            self.rewards[other] = earned
            self._cumulative_rewards[other] += earned
        if self.table.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self._cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[self.table.mover]


class SeatsTogether(_Seats, ParallelEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """A game in which all seats choose at the same time. The actions of seats without a legal move are ignored."""

    def __init__(self, choices: Choices, max_cycles: int | None, render_mode: RenderMode | None) -> None:
        _Seats.__init__(self, choices, max_cycles, render_mode)
        self.metadata = {
            "name": f"{choices.rules.spec.game}_v1",
            "render_modes": ["ansi", "rgb_array"],
            "is_parallelizable": True,
            "render_fps": 2,
        }

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        self._begin(seed)
        return {agent: self._seen(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, dict[str, Any]], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        agents = self.agents
        masks = {agent: self.table.look(seat_of(agent)).mask for agent in agents}
        deciding = [agent for agent in agents if masks[agent].any()]
        for agent in deciding:
            if agent not in actions or not 0 <= actions[agent] < len(masks[agent]) or not masks[agent][actions[agent]]:
                raise illegal(agent, actions.get(agent), masks[agent])
        for _ in deciding:
            self.table.move(int(actions[self.possible_agents[self.table.mover]]))
        self._cycles += 1
        truncated = not self.table.over and self.max_cycles is not None and self._cycles >= self.max_cycles
        if self.table.over or truncated:
            self.agents = []
        return (
            {agent: self._seen(agent) for agent in agents},
            dict(zip(agents, self.table.rewards(), strict=True)),
            dict.fromkeys(agents, self.table.over),
            dict.fromkeys(agents, truncated),
            {agent: {} for agent in agents},
        )


def aec_env(
    game: str,
    seats: int = 3,
    *,
    form: Form = "full",
    reward: Reward = "win",
    when: When = "end",
    max_cycles: int | None = None,
    render_mode: RenderMode | None = None,
    **options: OptionValue,
) -> SeatsInTurn:
    """Any game as a PettingZoo AEC environment. `options` are the game's options and settings.

    >>> env = aec_env("las-vegas-2012", seats=2, neutral=True)
    >>> env.reset(seed=1)
    >>> env.agent_selection, env.observe("seat_0")["action_mask"].tolist()
    ('seat_0', [1, 1, 1, 1, 1, 1])
    """
    return SeatsInTurn(Choices.of(game, seats, form, reward, when, options), max_cycles, render_mode)


def parallel_env(
    game: str = "las-vegas-cards",
    seats: int = 3,
    *,
    form: Form = "full",
    reward: Reward = "win",
    when: When = "end",
    max_cycles: int | None = None,
    render_mode: RenderMode | None = None,
    **options: OptionValue,
) -> SeatsTogether:
    """A game whose seats choose at once (the card game played together) as a PettingZoo parallel environment."""
    choices = Choices.of(game, seats, form, reward, when, options)
    if not _together(choices.rules):
        raise ValueError(f"{game} is not played together with these options; aec_env plays it one seat at a time.")
    return SeatsTogether(choices, max_cycles, render_mode)


def _together(rules: AnyRules) -> bool:
    """Do several seats choose at once, judging by the first decision of a game?"""
    session = Session(rules, [str(seat) for seat in range(rules.spec.seats)], SeededDealer(0))
    return len(session.waiting_for) > 1
