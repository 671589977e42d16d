"""Die oberen 10 000."""

from __future__ import annotations

from vabanque.core import Game
from vabanque.games.top_10000.editions import ID, OPTIONS, SEATS
from vabanque.games.top_10000.rules import Top10000
from vabanque.games.top_10000.scene import TopScenes
from vabanque.games.top_10000.vocabulary import vocabulary

GAME = Game(ID, SEATS, OPTIONS, build=Top10000, scenes=TopScenes, vocabulary=vocabulary)
