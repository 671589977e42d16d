"""Las Vegas – the card game."""

from __future__ import annotations

from vabanque.core import Game
from vabanque.games.las_vegas_cards.editions import ID, OPTIONS, SEATS
from vabanque.games.las_vegas_cards.rules import LasVegasCards
from vabanque.games.las_vegas_cards.scene import CardScenes
from vabanque.games.las_vegas_cards.vocabulary import vocabulary
from vabanque.games.vegas.rules import SETTINGS

GAME = Game(
    ID,
    SEATS,
    OPTIONS,
    build=LasVegasCards,
    scenes=CardScenes,
    settings=SETTINGS,
    unit="money",
    vocabulary=vocabulary,
)
