"""Old name of `compiled` and `convert`, until nobody uses it any more."""

from vabanque.games.top_10000.compiled import *  # noqa: F403
from vabanque.games.top_10000.convert import *  # noqa: F403
