"""Duplicate dice: the same luck for every game of a deal, as far as the players' choices leave it comparable.

Luck belongs to a seat, and the bots move from seat to seat. A game's own dealer defines what its luck depends on.
"""

from __future__ import annotations

from vabanque.core import Below, Chance, Entry
from vabanque.core.chance import uniform
from vabanque.play.dealers import stream


class DuplicateDealer:
    """Deals the luck of one deal, identified by `path`. Each game of the deal has its own dealer.

    Every seat has one random stream for each kind of chance event.
    """

    def __init__(self, *path: object) -> None:
        self._path = path
        self._streams: dict[tuple[object, ...], Below] = {}

    def deal(self, chance: Chance[Entry], number: int) -> Entry:
        return chance.deal(self.stream(chance.kind, chance.seat or 0))

    def stream(self, *place: object) -> Below:
        """The stream for this place in the game, continued where it stopped."""
        if place not in self._streams:
            self._streams[place] = self.fresh(*place)
        return self._streams[place]

    def fresh(self, *place: object) -> Below:
        """The stream for this place in the game, from its beginning."""
        return uniform(stream(*self._path, *place))
