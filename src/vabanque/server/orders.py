"""What an operator decides with `vabanque db` while servers run: who is kept out, and which tables are closed."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable, Iterable

from vabanque.server.clock import now_ms
from vabanque.server.config import Network
from vabanque.server.rooms import Rooms
from vabanque.store import Bar, Store


class Barred:
    """The networks that are kept out."""

    def __init__(self) -> None:
        self._bars: list[tuple[Network, int | None]] = []
        self._known: dict[str, bool] = {}
        """Addresses that have been looked up lately."""

    def __len__(self) -> int:
        return len(self._bars)

    def set(self, bars: Iterable[Bar]) -> None:
        self._bars = [(ipaddress.ip_network(bar.network), bar.until) for bar in bars]
        self._known.clear()

    def forget_times(self) -> None:
        """Look every address up again: the time of a bar may be up."""
        self._known.clear()

    def __contains__(self, address: object) -> bool:
        if not self._bars or not isinstance(address, str):
            return False
        barred = self._known.get(address)
        if barred is None:
            if len(self._known) > 10_000:
                self._known.clear()
            barred = self._known[address] = self._look_up(address)
        return barred

    def _look_up(self, address: str) -> bool:
        try:
            parsed = ipaddress.ip_address(address)
        except ValueError:
            return False
        if isinstance(parsed, ipaddress.IPv6Address) and parsed.ipv4_mapped is not None:
            parsed = parsed.ipv4_mapped
        now = now_ms()
        return any(parsed in network and (until is None or until > now) for network, until in self._bars)


class Orders:
    """Follows what operators do, at this host."""

    def __init__(self, store: Store, rooms: Rooms, barring: Callable[[], None]) -> None:
        """`barring` is called when somebody may have been barred."""
        self._store = store
        self._rooms = rooms
        self._barring = barring
        self._number: int | None = None
        """How many orders this host has followed."""
        self.barred = Barred()

    async def follow(self) -> None:
        """Do what has been ordered since this was last called."""
        self.barred.forget_times()
        number = await self._store.orders()
        if number == self._number:
            return
        self.barred.set(await self._store.bars())
        for room in self._rooms:
            room.hang_up_on(self.barred)
        self._barring()
        if self._number is not None:
            await self._rooms.look_at_all()
        self._number = number
