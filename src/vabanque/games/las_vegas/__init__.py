"""Las Vegas with dice: both editions."""

from __future__ import annotations

from vabanque.core import Brings, Game, Lazy, OptionValue
from vabanque.games.las_vegas.editions import LAS_VEGAS_2012, LAS_VEGAS_BIGGY, Edition
from vabanque.games.las_vegas.rules import LasVegas
from vabanque.games.las_vegas.scene import LasVegasScenes
from vabanque.games.las_vegas.vocabulary import vocabulary
from vabanque.games.vegas.rules import VEGAS

BRINGS = Brings(
    notation=Lazy(f"{__name__}.notation:DiceNotation"),
    bots=Lazy(f"{__name__}.bots:BOTS"),
    engine=Lazy(f"{__name__}.loop:ENGINE", compiled=True),
    engine_dealer=Lazy(f"{__name__}.dealers:EngineDealer"),
    contests=Lazy(f"{__name__}.contests:ENGINE", compiled=True),
    contest_dealer=Lazy(f"{__name__}.dealers:FullHandDealer"),
    evaluator=Lazy(f"{__name__}.review.evaluator:DiceEvaluator", compiled=True),
    coach=Lazy(f"{__name__}.review.reasons:FAMILIES"),
    environment=Lazy(f"{__name__}.environment:LOOPS"),
    drawing=Lazy(f"{__name__}.drawn:DiceDrawing"),
    narrator=Lazy(f"{__name__}.spoken:DiceNarrator"),
    picture=Lazy("vabanque.games.vegas.picture:draw"),
    figures=Lazy(f"{__name__}.figures:figures"),
    solved=Lazy(f"{__name__}.exact.rows:solved"),
    commands=(Lazy(f"{__name__}.commands:duel"), Lazy("vabanque_lab.vegas.commands:train")),
    data=__name__,
)


def _game(edition: Edition, *ladder: dict[str, OptionValue]) -> Game:
    return Game(
        edition.id,
        edition.seats,
        edition.options,
        build=lambda spec: LasVegas(spec, edition),
        scenes=LasVegasScenes,
        facts=VEGAS,
        vocabulary=vocabulary,
        ladder=ladder,
        brings=BRINGS,
    )


GAMES = (
    _game(LAS_VEGAS_2012, {}, {"neutral": True}, {"jetons": True}),
    _game(LAS_VEGAS_BIGGY, {}, {"bandit": True}, {"neutral": True}, {"bandit": True, "neutral": True}),
)
