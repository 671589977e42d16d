"""Contests of Las Vegas with dice, both editions."""

from vabanque.arena.registry import register_contests

DEALER = f"{__name__}.dealer:DiceDealer"

register_contests("las-vegas-2012", dealer=DEALER, ladder=({}, {"neutral": True}, {"jetons": True}))
register_contests(
    "las-vegas-biggy",
    dealer=DEALER,
    ladder=({}, {"bandit": True}, {"neutral": True}, {"bandit": True, "neutral": True}),
)
