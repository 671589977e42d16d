"""The laws that every game must obey. If you add a game, check it against them.

Register the game with `vabanque.games.register`, then

    from vabanque.conformance import check_game
    check_game("my-game")

plays random games with every number of seats and every combination of options and raises `BrokenLaw` at the first law
that does not hold. For a separate test per law and variant, parametrize over `LAWS` and `variants`.
"""

from vabanque.conformance.laws import LAWS, check_game, neighbours
from vabanque.conformance.playthrough import playthrough
from vabanque.conformance.walks import BrokenLaw, Node, first_seat, hold, recorded, title, walk
from vabanque.games import variants

__all__ = [
    "LAWS",
    "BrokenLaw",
    "Node",
    "check_game",
    "first_seat",
    "hold",
    "neighbours",
    "playthrough",
    "recorded",
    "title",
    "variants",
    "walk",
]
