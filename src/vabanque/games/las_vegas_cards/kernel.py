"""Old name of `compiled` and `convert`, until nobody uses it any more."""

from vabanque.games.las_vegas_cards.compiled import *  # noqa: F403
from vabanque.games.las_vegas_cards.convert import *  # noqa: F403
from vabanque.games.vegas_compiled import score as score
from vabanque.games.vegas_compiled import winners as winners
