"""Las Vegas – the card game."""

from __future__ import annotations

from vabanque.core import Brings, Game, Lazy
from vabanque.core.frozen import replace
from vabanque.games.las_vegas_cards.editions import ID, OPTIONS, SEATS
from vabanque.games.las_vegas_cards.rules import LasVegasCards
from vabanque.games.las_vegas_cards.scene import CardScenes
from vabanque.games.las_vegas_cards.vocabulary import vocabulary
from vabanque.games.vegas.rules import VEGAS

GAME = Game(
    ID,
    SEATS,
    OPTIONS,
    build=LasVegasCards,
    scenes=CardScenes,
    facts=replace(VEGAS, secret_hands=True, simultaneous=True),
    vocabulary=vocabulary,
    ladder=({}, {"order": "in-turn"}, {"order": "in-turn", "jetons": True}),
    brings=Brings(
        notation=Lazy(f"{__name__}.notation:CardNotation"),
        bots=Lazy(f"{__name__}.bots:BOTS"),
        engine=Lazy(f"{__name__}.loop:ENGINE", compiled=True),
        engine_dealer=Lazy(f"{__name__}.dealers:EngineDealer"),
        contests=Lazy(f"{__name__}.contests:ENGINE", compiled=True),
        contest_dealer=Lazy("vabanque.games.vegas.dealers:RoundDealer"),
        evaluator=Lazy(f"{__name__}.review.evaluator:CardEvaluator", compiled=True),
        coach=Lazy(f"{__name__}.review.reasons:FAMILIES"),
        environment=Lazy(f"{__name__}.environment:LOOPS"),
        drawing=Lazy(f"{__name__}.drawn:CardDrawing"),
        narrator=Lazy(f"{__name__}.spoken:CardNarrator"),
        picture=Lazy("vabanque.games.vegas.picture:draw"),
        figures=Lazy(f"{__name__}.figures:figures"),
        commands=(Lazy("vabanque_lab.vegas.commands:train"),),
        data=__name__,
    ),
)
