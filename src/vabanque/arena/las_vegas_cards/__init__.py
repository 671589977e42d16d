"""Contests of Las Vegas – the card game."""

from vabanque.arena.registry import register_contests

register_contests(
    "las-vegas-cards",
    dealer="vabanque.arena.vegas.dealer:RoundDealer",
    engine=f"{__name__}.engine:ENGINE",
    ladder=({}, {"order": "in-turn"}, {"order": "in-turn", "jetons": True}),
)
