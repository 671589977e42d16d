"""Gymnasium's vector environments: many learners at once, each against compiled bots."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from gymnasium.spaces import Box, Discrete, MultiDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from vabanque.core import Misconfigured, OptionValue, Seat
from vabanque.envs.layout import Form
from vabanque.envs.loops import Company, StepRewards
from vabanque.envs.table import Choices, Reward, When, rival_names
from vabanque.envs.vector import Array, Batch, Snapshot
from vabanque.envs.vector import VectorEnv as Tables


class LearnerVectorEnv(VectorEnv[Array, Array, Array]):
    """A learner at each of `num_envs` tables. One call of compiled code plays until it is every learner's turn again.

    When a game ends, the next one begins in the same step; `info["final_obs"]` has the last observation, as in
    Gymnasium. The action masks are in `info["action_mask"]`. An illegal action ends the game with a reward of −1.
    Rivals are the simulator's compiled bots: `random` and `greedy`; in Die oberen 10 000 also `stop-500`.

    >>> import gymnasium
    >>> env = gymnasium.make_vec("vabanque/LasVegas2012-v0", num_envs=4, seats=3, rivals="greedy")
    >>> seen, info = env.reset(seed=1)
    >>> seen.shape, info["action_mask"].shape
    ((4, 101), (4, 6))
    >>> seen, rewards, terminated, truncated, info = env.step(env.sample())
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int = 3,
        *,
        rivals: str = "greedy",
        seat: Seat | Literal["rotating"] = "rotating",
        seed: int = 0,
        form: Form = "full",
        reward: Reward = "win",
        when: When = "end",
        **options: OptionValue,
    ) -> None:
        choices = Choices.of(game, seats, form, reward, when, options)
        if seat != "rotating" and seat not in range(seats):
            raise Misconfigured("no-such-seat", seat=str(seat))
        rules = choices.loops.game
        names = rival_names(rivals, seats)
        policies = [rules.policy(name) for name in names]
        if None in policies:
            raise ValueError(
                f"{rivals} cannot play in compiled code; random and greedy can. "
                'gymnasium.make_vec(…, vectorization_mode="sync") takes any bots.'
            )
        self.tables = Tables(choices, num_envs, seed)
        self.num_envs = num_envs
        self._loops, self._terms = choices.loops, choices.terms
        self._company = Company(
            policies=np.array([0, *policies], np.int64),
            seat=-1 if seat == "rotating" else int(seat),
            moves=np.zeros(rules.moves, np.int64),
        )
        size = choices.layout.size
        self._lessons = StepRewards(
            rewards=np.zeros(num_envs, np.float64),
            last=np.zeros((num_envs, size), np.float32),
            illegal=np.zeros(num_envs, np.bool_),
        )
        self.single_observation_space = Box(0, 1, (size,), np.float32)
        self.single_action_space = Discrete(len(self.tables.texts))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = MultiDiscrete([len(self.tables.texts)] * num_envs)

    def describe(self) -> str:
        """What the numbers of an observation mean."""
        return self.tables.describe()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Begin a game at every table: the first games of `seed`, or the next ones of the current seed."""
        tables = self.tables.prepare(seed)
        for table in range(self.num_envs):
            self._loops.begin(tables, table)
            self._loops.wait_for_learner(tables, self._company, table)
        self._loops.show_all(tables, self._terms, self.tables.shown)
        return self.tables.shown.observations.copy(), self._info()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Every learner moves, and the bots answer. The caller may keep the arrays."""
        actions = self.tables.checked(actions)
        shown, lessons = self.tables.shown, self._lessons
        self._loops.step_learners(self.tables.games, self._terms, shown, self._company, lessons, actions)
        info = self._info()
        if shown.dones.any():
            last = np.empty(self.num_envs, object)
            for table in np.flatnonzero(shown.dones):
                last[table] = lessons.last[table].copy()
            info |= {"final_obs": last, "_final_obs": shown.dones.copy()}
        if lessons.illegal.any():
            info["illegal"] = lessons.illegal.copy()
        truncated = np.zeros(self.num_envs, np.bool_)
        return shown.observations.copy(), lessons.rewards.copy(), shown.dones.copy(), truncated, info

    def sample(self) -> Array:
        """A random legal action for every learner."""
        return self.tables.sample()

    def snapshot(self, table: int) -> Snapshot:
        """One table as it is now; `restore` brings it back, at this table or another."""
        return self.tables.snapshot(table)

    def restore(self, table: int, snapshot: Snapshot) -> Batch:
        """Put a snapshot on a table."""
        return self.tables.restore(table, snapshot)

    def state(self) -> dict[str, Array]:
        """Everything needed to continue exactly the same games later (`load`)."""
        return self.tables.state()

    def load(self, state: dict[str, Array]) -> Batch:
        """Continue from a `state`, in an environment created with the same choices."""
        return self.tables.load(state)

    def _info(self) -> dict[str, Any]:
        shown = self.tables.shown
        everywhere = np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": shown.masks.copy(),
            "_action_mask": everywhere,
            "seat": shown.movers.copy(),
            "_seat": everywhere,
        }
