"""Las Vegas with dice: both editions."""

from __future__ import annotations

from vabanque.core import Game
from vabanque.games.las_vegas.editions import LAS_VEGAS_2012, LAS_VEGAS_BIGGY, Edition
from vabanque.games.las_vegas.rules import LasVegas
from vabanque.games.las_vegas.scene import LasVegasScenes
from vabanque.games.las_vegas.vocabulary import vocabulary
from vabanque.games.vegas.rules import SETTINGS


def _game(edition: Edition) -> Game:
    return Game(
        edition.id,
        edition.seats,
        edition.options,
        build=lambda spec: LasVegas(spec, edition),
        scenes=LasVegasScenes,
        settings=SETTINGS,
        unit="money",
        vocabulary=vocabulary,
    )


GAMES = (_game(LAS_VEGAS_2012), _game(LAS_VEGAS_BIGGY))
