"""Die oberen 10 000."""

from __future__ import annotations

from vabanque.core import Brings, Game, Lazy
from vabanque.games.top_10000.editions import ID, OPTIONS, SEATS
from vabanque.games.top_10000.rules import Top10000
from vabanque.games.top_10000.scene import TopScenes
from vabanque.games.top_10000.vocabulary import vocabulary

GAME = Game(
    ID,
    SEATS,
    OPTIONS,
    build=Top10000,
    scenes=TopScenes,
    vocabulary=vocabulary,
    brings=Brings(
        notation=Lazy(f"{__name__}.notation:TopNotation"),
        bots=Lazy(f"{__name__}.bots:BOTS"),
        engine=Lazy(f"{__name__}.loop:ENGINE", compiled=True),
        engine_dealer=Lazy(f"{__name__}.dealers:EngineDealer"),
        contest_dealer=Lazy(f"{__name__}.dealers:TurnDealer"),
        control=Lazy(f"{__name__}.contests:PointMeter"),
        evaluator=Lazy(f"{__name__}.review.evaluator:SolvedEvaluator"),
        coach=Lazy(f"{__name__}.review.reasons:FAMILIES"),
        environment=Lazy(f"{__name__}.environment:LOOPS"),
        drawing=Lazy(f"{__name__}.drawn:TopDrawing"),
        narrator=Lazy(f"{__name__}.spoken:TopNarrator"),
        picture=Lazy(f"{__name__}.picture:draw"),
        figures=Lazy(f"{__name__}.figures:figures"),
        solved=Lazy(f"{__name__}.exact.rows:solved"),
        commands=(
            Lazy(f"{__name__}.commands:advise"),
            Lazy("vabanque_lab.top_10000.solving:solve"),
            Lazy("vabanque_lab.top_10000.studying:study"),
        ),
        data=__name__,
    ),
)
