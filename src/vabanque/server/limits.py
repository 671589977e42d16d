"""How much one device, address or connection may ask for."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable

from vabanque.bus import Bus
from vabanque.core import Refusal


class TooMany(Refusal):
    """Too many requests; `seconds` says how long to wait."""

    def __init__(self, seconds: float) -> None:
        super().__init__("too-many", seconds=max(1, round(seconds)))


class Buckets:
    """Token buckets: `rate` per second in the long run, `rate * burst` at once."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self.most = max(1.0, rate * burst)
        self._clock = clock
        self._full_at: dict[str, float] = {}
        """When each bucket will be full again; buckets not listed here are full."""

    def take(self, who: str) -> None:
        """Take one, or raise TooMany."""
        wait = self._wait_for(who)
        if wait is not None:
            raise TooMany(wait)

    def can_take(self, who: str) -> bool:
        """Take one if there is one."""
        return self._wait_for(who) is None

    def _wait_for(self, who: str) -> float | None:
        """Take one; if there is none, seconds until there is."""
        now = self._clock()
        full_at = max(self._full_at.get(who, now), now) + 1 / self._rate
        wait = full_at - now - self.most / self._rate
        if wait > 1e-9:
            return wait
        self._full_at[who] = full_at
        if len(self._full_at) > 10_000:
            self._full_at = {name: at for name, at in self._full_at.items() if at > now}
        return None


class SharedBuckets:
    """The same, shared by all hosts. While the bus is away, each host counts on its own."""

    def __init__(self, name: str, rate: float, burst: float, bus: Bus | None = None) -> None:
        self._name = name
        self._rate = rate
        self._own = Buckets(rate, burst)
        self.bus = bus

    async def take(self, who: str) -> None:
        """Take one, or raise TooMany."""
        wait = None
        if self.bus is not None and not self.bus.alone:
            wait = await self.bus.take(f"{self._name}:{who}", self._rate, self._own.most)
        if wait is None:
            self._own.take(who)
        elif wait:
            raise TooMany(wait)


def neighbourhood(address: str) -> str:
    """What counts as one client: with IPv6, a whole /64, since that is what a customer gets."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return address


def address_class(address: str) -> str:
    """Where a client comes from, as roughly as statistics need it: they name nobody."""
    try:
        parsed = ipaddress.ip_address(address.partition("/")[0])
    except ValueError:
        return "unknown"
    if isinstance(parsed, ipaddress.IPv6Address) and parsed.ipv4_mapped is not None:
        parsed = parsed.ipv4_mapped
    if parsed.is_loopback:
        return "this-machine"
    if parsed.is_private or parsed.is_link_local:
        return "local-network"
    return "ipv4" if parsed.version == 4 else "ipv6"
