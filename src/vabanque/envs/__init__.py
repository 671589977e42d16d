"""Standard environments for research: PettingZoo, Gymnasium, OpenSpiel, and a compiled vector environment.

`pip install 'vabanque[envs]'` installs what they need. docs/environments.md explains spaces, rewards and hidden
information.
"""

from __future__ import annotations

from vabanque.parts import not_installed

try:
    import gymnasium
    import pettingzoo  # noqa: F401
except ImportError as error:
    raise not_installed(error, "vabanque.envs", "envs") from None

from vabanque.envs.aec import aec_env, parallel_env
from vabanque.envs.layout import Layout, Slice
from vabanque.envs.learner import LearnerEnv, gym_id
from vabanque.envs.learners import LearnerVectorEnv, SelfPlayVectorEnv
from vabanque.envs.networks import Network, read_network, save_network
from vabanque.envs.registry import games
from vabanque.envs.table import Choices, Encoder, new_encoder
from vabanque.envs.vector import Batch, VectorEnv, vector_env
from vabanque.games import GAMES

GYM_IDS: dict[str, str] = {}
"""Gymnasium's names for the games."""
VOCABULARY_VERSION = 1
"""Version of the numbering of moves; any change of a number is a new version."""

__all__ = [
    "GYM_IDS",
    "VOCABULARY_VERSION",
    "Batch",
    "Choices",
    "Encoder",
    "Layout",
    "LearnerEnv",
    "LearnerVectorEnv",
    "Network",
    "SelfPlayVectorEnv",
    "Slice",
    "VectorEnv",
    "aec_env",
    "new_encoder",
    "parallel_env",
    "read_network",
    "register_gymnasium",
    "save_network",
    "vector_env",
]


def register_gymnasium() -> None:
    """Make `gymnasium.make("vabanque/LasVegas2012-v0")` and `make_vec` work.

    Importing this package does it, and Gymnasium imports it for names such as
    "vabanque.envs:vabanque/LasVegas2012-v0". Call it again for games that were registered later.
    """
    for game in games():
        name = gym_id(game)
        GYM_IDS[name] = game
        if name not in gymnasium.registry:
            compiled = GAMES[game].brings.environment is not None
            gymnasium.register(
                name,
                entry_point="vabanque.envs.learner:LearnerEnv",
                vector_entry_point="vabanque.envs.learners:make_vector_env" if compiled else None,
                kwargs={"game": game},
            )


register_gymnasium()
