"""Gymnasium's vector environments: many learners at once, each against compiled bots."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from gymnasium import Space
from gymnasium.spaces import Box, Dict, Discrete, MultiBinary, MultiDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from vabanque.bots import make_bot
from vabanque.compiled import new_luck
from vabanque.core import Misconfigured, OptionValue, Seat
from vabanque.envs.layout import Form
from vabanque.envs.loops import REST, Company, Loops, StepRewards
from vabanque.envs.networks import SUFFIX, new_brains, read_network
from vabanque.envs.rivals import fitting, rival_names
from vabanque.envs.table import Choices, Reward, When
from vabanque.envs.vector import Array, Batch, Snapshot, aligned
from vabanque.envs.vector import VectorEnv as Tables
from vabanque.games import vocabulary
from vabanque.play.dealers import stream

Autoreset = Literal["same-step", "next-step"]
"""When the next game begins: in the step that ends one, or in the next one, whose action is ignored."""
MODES: dict[Autoreset, AutoresetMode] = {
    "same-step": AutoresetMode.SAME_STEP,
    "next-step": AutoresetMode.NEXT_STEP,
}
FORMS: tuple[Form, ...] = ("full", "compact")
SELF = "self"
"""The rival that is the learner itself."""


class ManyTables(VectorEnv[Any, Array, Array]):
    """What vector environments of many tables have in common: spaces, masks, and arrays that may be shared."""

    def __init__(
        self, choices: Choices, num_envs: int, seed: int, *, masked: bool, copy: bool, autoreset: Autoreset
    ) -> None:
        if autoreset not in MODES:
            raise ValueError(f"autoreset is {autoreset!r}; it must be one of {', '.join(map(repr, MODES))}")
        self.metadata = {"render_modes": [], "autoreset_mode": MODES[autoreset]}
        self._resting = None if autoreset == "same-step" else np.zeros(num_envs, np.bool_)
        """The tables whose game has ended in the last step; None if the next one has begun at once."""
        self.tables = Tables(choices, num_envs, seed)
        self.num_envs = num_envs
        self._masked, self._copy = masked, copy
        moves = len(self.tables.texts)
        numbers: Space[Any] = Box(0, 1, (choices.layout.size,), np.float32)
        self.single_observation_space = (
            Dict({"observation": numbers, "action_mask": MultiBinary(moves)}) if masked else numbers
        )
        self.single_action_space = Discrete(moves)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = MultiDiscrete([moves] * num_envs)
        self._everywhere = np.ones(num_envs, np.bool_)

    def describe(self) -> str:
        """What the numbers of an observation mean."""
        return self.tables.describe()

    def sample(self) -> Array:
        """A random legal action at every table."""
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

    def _begun(self) -> tuple[Any, dict[str, Any]]:
        """What `reset` returns."""
        if self._resting is not None:
            self._resting[:] = False
        return self._seen(), self._info()

    def _actions(self, actions: Any) -> Array:
        """Checked actions: tables whose game has just ended rest."""
        checked = self.tables.checked(actions)
        return checked if self._resting is None else np.where(self._resting, REST, checked)

    def _wait(self) -> None:
        """Without autoreset in the same step, show the last observations of games that have ended."""
        if self._resting is not None:
            shown = self.tables.shown
            self._resting[:] = shown.dones
            shown.observations[shown.dones] = shown.last[shown.dones]

    def _given(self, array: Array) -> Array:
        """What a caller gets of an array that the next step overwrites."""
        return array.copy() if self._copy else array

    def _seen(self) -> Any:
        """The observations, with the masks in them if that was asked for."""
        numbers, masks = self._given(self.tables.shown.observations), self.tables.shown.masks
        return {"observation": numbers, "action_mask": masks.astype(np.int8)} if self._masked else numbers

    def _info(self) -> dict[str, Any]:
        shown = self.tables.shown
        info = {
            "action_mask": self._given(shown.masks),
            "_action_mask": self._everywhere,
            "seat": self._given(shown.movers),
            "_seat": self._everywhere,
        }
        if self._resting is None and shown.dones.any():
            last = np.empty(self.num_envs, object)
            for table in np.flatnonzero(shown.dones):
                numbers = shown.last[table].copy()
                nothing = np.zeros(shown.masks.shape[1], np.int8)
                last[table] = {"observation": numbers, "action_mask": nothing} if self._masked else numbers
            info |= {"final_obs": last, "_final_obs": shown.dones.copy()}
        return info


class LearnerVectorEnv(ManyTables):
    """A learner at each of `num_envs` tables. One call of compiled code plays until it is every learner's turn again.

    When a game ends, the next one begins in the same step, and `info["final_obs"]` has the last observation; with
    `autoreset="next-step"`, which most of Gymnasium's wrappers want, it begins in the next one. The action masks are in
    `info["action_mask"]`, and with `masked` in the observation too. An illegal action ends the game with a reward of
    −1. With `copy=False`, the next step overwrites the arrays: nothing is copied on their way to PyTorch or JAX
    (`torch.from_dlpack`).

    Rivals are the simulator's compiled bots, levels up to `shark`, networks (`save_network`), or mixtures (`rivals`).

    >>> import gymnasium
    >>> env = gymnasium.make_vec("vabanque/LasVegas2012-v0", num_envs=4, seats=3, rivals="greedy|random")
    >>> seen, info = env.reset(seed=1)
    >>> seen.shape, info["action_mask"].shape
    ((4, 101), (4, 6))
    >>> seen, rewards, terminated, truncated, info = env.step(env.sample())
    """

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
        masked: bool = False,
        copy: bool = True,
        autoreset: Autoreset = "same-step",
        **options: OptionValue,
    ) -> None:
        choices = Choices.of(game, seats, form, reward, when, options)
        if seat != "rotating" and seat not in range(seats):
            raise Misconfigured("no-such-seat", seat=str(seat))
        self._loops, company = seated(choices, rivals, seats)
        super().__init__(choices, num_envs, seed, masked=masked, copy=copy, autoreset=autoreset)
        self._terms = choices.terms
        self._company = company._replace(seat=-1 if seat == "rotating" else int(seat))
        self._lessons = StepRewards(rewards=aligned(num_envs, np.float64), illegal=np.zeros(num_envs, np.bool_))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a game at every table: the first games of `seed`, or the next ones of the current seed."""
        tables = self.tables.prepare(seed)
        for table in range(self.num_envs):
            self._loops.begin(tables, table)
            self._loops.wait_for_learner(tables, self._company, table)
        self._loops.show_all(tables, self._terms, self.tables.shown)
        return self._begun()

    def step(self, actions: Array) -> tuple[Any, Array, Array, Array, dict[str, Any]]:
        """Every learner moves, and the bots answer."""
        actions = self._actions(actions)
        shown, lessons = self.tables.shown, self._lessons
        self._loops.step_learners(self.tables.games, self._terms, shown, self._company, lessons, actions)
        self._wait()
        info = self._info()
        if lessons.illegal.any():
            info["illegal"] = lessons.illegal.copy()
        truncated = np.zeros(self.num_envs, np.bool_)
        return self._seen(), self._given(lessons.rewards), self._given(shown.dones), truncated, info


class SelfPlayVectorEnv(ManyTables):
    """One learner in all seats of `num_envs` tables: `gymnasium.make_vec(…, rivals="self")`.

    Every step is the move of one seat at every table, `info["seat"]`; the observation is what the seat to move sees.
    The reward is what the seat that has moved earned by it, and `info["rewards"]` has everybody's. An illegal action
    raises ValueError and changes nothing, as in `vector_env`, of which this is the form that Gymnasium's wrappers take.

    >>> import gymnasium
    >>> env = gymnasium.make_vec("vabanque/LasVegas2012-v0", num_envs=4, seats=3, rivals="self")
    >>> seen, info = env.reset(seed=1)
    >>> info["seat"].tolist()
    [0, 1, 2, 0]
    >>> seen, rewards, terminated, truncated, info = env.step(env.sample())
    >>> info["rewards"].shape
    (4, 3)
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int = 3,
        *,
        seed: int = 0,
        form: Form = "full",
        reward: Reward = "win",
        when: When = "end",
        masked: bool = False,
        copy: bool = True,
        autoreset: Autoreset = "same-step",
        **options: OptionValue,
    ) -> None:
        super().__init__(
            Choices.of(game, seats, form, reward, when, options),
            num_envs,
            seed,
            masked=masked,
            copy=copy,
            autoreset=autoreset,
        )
        self._each = np.arange(num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a game at every table: the first games of `seed`, or the next ones of the current seed."""
        self.tables.reset(seed)
        return self._begun()

    def step(self, actions: Array) -> tuple[Any, Array, Array, Array, dict[str, Any]]:
        """One move at every table."""
        movers = self.tables.shown.movers.copy()
        shown = self.tables.move(self._actions(actions))
        self._wait()
        info = self._info() | {"rewards": self._given(shown.rewards), "_rewards": self._everywhere}
        truncated = np.zeros(self.num_envs, np.bool_)
        rewards = shown.rewards[self._each, movers].astype(np.float64)
        return self._seen(), rewards, self._given(shown.dones), truncated, info


def make_vector_env(game: str, num_envs: int = 1, **choices: Any) -> ManyTables:
    """What `gymnasium.make_vec` makes: learners against rivals, or, with `rivals="self"`, one learner in all seats."""
    if choices.get("rivals") == SELF:
        return SelfPlayVectorEnv(game, num_envs, **{name: value for name, value in choices.items() if name != "rivals"})
    return LearnerVectorEnv(game, num_envs, **choices)


def seated(choices: Choices, rivals: str, seats: int) -> tuple[Loops, Company]:
    """Who sits with the learners, and the loops in which they can play. Raises Refusal, OSError or ValueError."""
    places = rival_names(rivals, seats)
    loops = choices.loops
    files = list(dict.fromkeys(name for names in places for name in names if name.endswith(SUFFIX)))
    bots = list(dict.fromkeys(name for names in places for name in names if name not in files))
    if loops.with_levels is not None and any(loops.policy(bot) is None for bot in bots):
        loops = loops.with_levels
    numbered = {bot: loops.policy(bot) for bot in bots} | {file: -1 - n for n, file in enumerate(files)}
    for name, number in numbered.items():
        if number is None:
            make_bot(name, choices.rules, 0, stream(0))  # raises Misconfigured if there is no such bot
            raise ValueError(
                f"{name} cannot play in compiled code; random, greedy, the levels up to shark and networks can. "
                'gymnasium.make_vec(…, vectorization_mode="sync") takes any bots.'
            )
    networks = [fitting(read_network(file), file, choices.rules) for file in files]
    policies = np.zeros((seats, max(map(len, places))), np.int64)
    counts = np.ones(seats, np.int64)
    for place, names in enumerate(places, start=1):
        counts[place] = len(names)
        policies[place, : len(names)] = [numbered[name] or 0 for name in names]
    sizes = [Choices(choices.rules, form).layout.size for form in FORMS]
    terms = choices.terms
    return loops, Company(
        policies=policies,
        choices=counts,
        seat=-1,
        mind=loops.mind(choices.rules),
        lucks=new_luck(0),
        brains=new_brains(networks, max(sizes), len(vocabulary(choices.rules))),
        full=terms._replace(full=True),
        compact=terms._replace(full=False),
    )
