"""Many tables at once, compiled: each step is a single call from Python."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from vabanque.compiled import JIT, below, compiled, new_luck
from vabanque.core import OptionValue
from vabanque.envs.layout import Form
from vabanque.envs.loops import Shown, Tables, new_tables
from vabanque.envs.table import Choices, Reward, When
from vabanque.games import vocabulary

Array = np.ndarray[Any, Any]


ALIGNMENT = 64
"""Bytes. JAX takes an array without copying it only if it begins at such an address."""


def aligned(shape: Any, dtype: Any) -> Array:
    """Zeros that begin at a multiple of `ALIGNMENT`."""
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    room = np.zeros(size + ALIGNMENT, np.uint8)
    start = -room.ctypes.data % ALIGNMENT
    return room[start : start + size].view(dtype).reshape(shape)


class Batch(NamedTuple):
    """The result of a step. The next step overwrites the arrays: copy what you keep."""

    observations: Array
    """[table, number], float32: what the seat to move sees."""
    masks: Array
    """[table, move], bool: its legal moves."""
    seats: Array
    """[table]: the seat to move."""
    rewards: Array
    """[table, seat], float32: what every seat earned in this step."""
    dones: Array
    """[table], bool: did this step end the game? Then the observation is the first one of the next game."""


class Snapshot(NamedTuple):
    """One table, to return to later."""

    position: Array
    luck: Array
    game: int
    scores: Array


@compiled
def sample_legal(masks: Any, lucks: Any, actions: Any) -> None:
    """Choose a legal move at every table, uniformly at random."""
    luck = lucks[0]
    for table in range(len(actions)):
        count = 0
        for move in range(masks.shape[1]):
            count += masks[table, move]
        left = below(luck, count)
        for move in range(masks.shape[1]):
            if masks[table, move]:
                if left == 0:
                    actions[table] = move
                    break
                left -= 1


class VectorEnv:
    """`num_envs` tables of one game, each at its own point. When a game ends, the next one begins at once.

    Table t plays games t, t + num_envs, t + 2 · num_envs … under the seed, with the same dice as in `vabanque sim`.

    >>> env = vector_env("las-vegas-2012", num_envs=4, seats=3, seed=1)
    >>> batch = env.reset()
    >>> batch.observations.shape, batch.masks.shape, batch.rewards.shape
    ((4, 73), (4, 6), (4, 3))
    >>> batch = env.step(env.sample())
    """

    def __init__(self, choices: Choices, num_envs: int, seed: int) -> None:
        if num_envs < 1:
            raise ValueError("num_envs must be at least 1")
        if not JIT:
            raise RuntimeError("vector_env needs compiled code: install numba, and do not set VABANQUE_NO_JIT")
        self.rules, self.layout = choices.rules, choices.layout
        self.num_envs = num_envs
        self.seats = choices.rules.spec.seats
        self.texts = vocabulary(self.rules)
        self._loops, self._terms = choices.loops, choices.terms
        self.games: Tables
        self.shown = Shown(
            observations=aligned((num_envs, self.layout.size), np.float32),
            masks=aligned((num_envs, len(self.texts)), np.bool_),
            movers=aligned(num_envs, np.int64),
            rewards=aligned((num_envs, self.seats), np.float32),
            dones=aligned(num_envs, np.bool_),
            last=aligned((num_envs, self.layout.size), np.float32),
        )
        self._actions = np.zeros(num_envs, np.int64)
        self._luck: Array
        self._seed(seed)

    def _seed(self, seed: int) -> None:
        self.games = new_tables(self._loops, self.rules, self.num_envs, seed)
        self._luck = new_luck(f"actions {seed}")
        self._begun = False

    def describe(self) -> str:
        """What the numbers of an observation mean."""
        return self.layout.describe()

    def reset(self, seed: int | None = None) -> Batch:
        """Begin a game at every table: the first games of `seed`, or the next ones of the current seed."""
        self.prepare(seed)
        for table in range(self.num_envs):
            self._loops.begin(self.games, table)
        self._loops.show_all(self.games, self._terms, self.shown)
        return self.batch()

    def prepare(self, seed: int | None) -> Tables:
        """Tables before the start of a game: the first games of `seed`, or the next ones of the current seed."""
        if seed is not None:
            self._seed(seed)
        elif self._begun:
            self.games.games[:] += self.num_envs
        self._begun = True
        self.shown.rewards[:] = 0
        self.shown.dones[:] = False
        return self.games

    def batch(self) -> Batch:
        """What players see now."""
        return Batch(*self.shown[: len(Batch._fields)])

    def step(self, actions: Array) -> Batch:
        """One move at every table. Raises ValueError if one is not legal; then nothing has changed."""
        return self.move(self.checked(actions))

    def move(self, actions: Array) -> Batch:
        """The same with checked actions; tables may rest."""
        wrong = self._loops.step_all(self.games, self._terms, self.shown, actions)
        if wrong >= 0:
            legal = np.flatnonzero(self.shown.masks[wrong]).tolist()
            raise ValueError(f"Action {actions[wrong]} is not legal at table {wrong}; legal actions: {legal}.")
        return self.batch()

    def checked(self, actions: Any) -> Array:
        """One number for each table. Raises ValueError if it is anything else."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise ValueError(f"step takes one action, an integer, for each of the {self.num_envs} tables")
        # Compiled code takes one type only, and everything below −1 has a meaning there.
        return np.maximum(given.astype(np.int64, copy=False), -1)

    def sample(self) -> Array:
        """A random legal action for every table."""
        sample_legal(self.shown.masks, self._luck, self._actions)
        return self._actions

    def snapshot(self, table: int) -> Snapshot:
        """One table as it is now, for search; `restore` brings it back, at this table or another."""
        tables = self.games
        return Snapshot(
            tables.positions[table : table + 1].copy(),
            tables.lucks[table : table + 1].copy(),
            int(tables.games[table]),
            tables.scores[table].copy(),
        )

    def restore(self, table: int, snapshot: Snapshot) -> Batch:
        """Put a snapshot on a table."""
        tables = self.games
        tables.positions[table] = snapshot.position[0]
        tables.lucks[table] = snapshot.luck[0]
        tables.games[table] = snapshot.game
        tables.scores[table] = snapshot.scores
        self._loops.show_all(tables, self._terms, self.shown)
        return self.batch()

    def state(self) -> dict[str, Array]:
        """Everything needed to continue exactly the same games later (`load`)."""
        return {name: np.copy(part) for name, part in {**self.games._asdict(), "luck": self._luck}.items()}

    def load(self, state: dict[str, Array]) -> Batch:
        """Continue from a `state`, in an environment created with the same choices."""
        for name, part in {**self.games._asdict(), "luck": self._luck}.items():
            part[:] = state[name]
        self.shown.rewards[:] = 0
        self.shown.dones[:] = False
        self._loops.show_all(self.games, self._terms, self.shown)
        return self.batch()


def vector_env(
    game: str,
    num_envs: int,
    seats: int = 3,
    *,
    seed: int = 0,
    form: Form = "compact",
    reward: Reward = "win",
    when: When = "end",
    **options: OptionValue,
) -> VectorEnv:
    """Many tables of a game at once. `options` are the game's options and settings."""
    return VectorEnv(Choices.of(game, seats, form, reward, when, options), num_envs, seed)
