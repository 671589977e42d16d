"""Limits on connections before they ask for anything: how many and how often from one address, and for how long."""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from vabanque.server.config import Config, Network, read_networks
from vabanque.server.limits import Buckets, neighbourhood

ANSWERING = 150.0
"""Seconds for an answer: the wait for a worker, which may have to start, its work, and reading the answer."""
CONNECTS_AT_ONCE = 600
"""New connections that one address may make at once: forty browsers with six each, and their sockets, twice."""
LONGEST_HEADER = 65_536
"""Bytes. Ours are shorter than a thousand."""
LINGERING = 10.0
"""Seconds the other end has to receive what is still unsent when a connection is closed."""


def proxies_of(config: Config) -> list[Network]:
    """The trusted proxies. A server that listens on :: sees IPv4-mapped IPv6 addresses."""
    networks = read_networks(config.proxy)
    mapped = [
        ipaddress.ip_network(f"::ffff:{network.network_address}/{96 + network.prefixlen}")
        for network in networks
        if isinstance(network, ipaddress.IPv4Network)
    ]
    return [*networks, *mapped]


def guarded(config: Config) -> type[HttpToolsProtocol]:
    """uvicorn's protocol with limits: connections of one address (except a proxy's), time, and size of the header."""
    trusted = proxies_of(config)
    most, patience = config.connections, config.patience
    open_from: Counter[str] = Counter()
    connects = Buckets(config.connects, max(config.burst, CONNECTS_AT_ONCE / config.connects))

    class GuardedConnection(HttpToolsProtocol):
        """One connection. A socket's connection is counted only until it is upgraded: the doorman counts sockets."""

        _deadline: asyncio.TimerHandle | None = None
        _counted: str | None = None
        _in_header = True
        _in_request = False
        _header_size = 0

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            address = self.client[0] if self.client else ""
            if not _is_in(address, trusted):
                self._counted = neighbourhood(address)
                open_from[self._counted] += 1
                if open_from[self._counted] > most or not connects.can_take(self._counted):
                    transport.abort()  # at once: this costs a tenth of refusing a request
                    return
            self._give(patience)

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            self._let_go()

        def data_received(self, data: bytes) -> None:
            if self._deadline is None:  # the first byte ends the wait for the next request, so its time starts now
                self._give(patience)
            self._header_size += len(data)
            super().data_received(data)
            if self._in_header and self._header_size > LONGEST_HEADER:
                self.transport.abort()

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self._in_header = self._in_request = True
            self._header_size = 0
            self._give(patience)

        def on_headers_complete(self) -> None:
            self._in_header = False
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            self._in_request = False
            super().on_message_complete()
            self._give(ANSWERING)

        def on_response_complete(self) -> None:
            if not self._in_request:
                self._give(None)  # from here on uvicorn's own timer waits for the next request
            super().on_response_complete()

        def timeout_keep_alive_handler(self) -> None:
            super().timeout_keep_alive_handler()
            self._give(LINGERING)

        def handle_websocket_upgrade(self) -> None:
            self._let_go()
            super().handle_websocket_upgrade()

        def _give(self, seconds: float | None) -> None:
            """Give this connection this many seconds from now on; None means unlimited time."""
            if self._deadline is not None:
                self._deadline.cancel()
            self._deadline = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)

        def _let_go(self) -> None:
            self._give(None)
            if self._counted is not None:
                open_from[self._counted] -= 1
                if not open_from[self._counted]:
                    del open_from[self._counted]
                self._counted = None

    return GuardedConnection


def _is_in(address: str, networks: Sequence[Network]) -> bool:
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(parsed in network for network in networks)
