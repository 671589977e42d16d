"""Contests of Las Vegas with dice, both editions."""

from vabanque.arena.registry import register_contests

DEALER, ENGINE = f"{__name__}.dealer:DiceDealer", f"{__name__}.engine:ENGINE"

register_contests("las-vegas-2012", dealer=DEALER, engine=ENGINE, ladder=({}, {"neutral": True}, {"jetons": True}))
register_contests(
    "las-vegas-biggy",
    dealer=DEALER,
    engine=ENGINE,
    ladder=({}, {"bandit": True}, {"neutral": True}, {"bandit": True, "neutral": True}),
)
