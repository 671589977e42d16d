"""At home: a server for this machine alone that can let in other devices on the same network.

Only someone at this machine can decide that: with `vabanque --phones`, or a switch in the page's settings. Then the
server also listens on the machine's address in its network, and answers to that name.
"""

from __future__ import annotations

import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from ipaddress import ip_address

from vabanque.core import Misconfigured

LOOPBACK = ("127.0.0.1", "::1", "localhost")
Listen = Callable[[socket.socket], Awaitable[Callable[[], None]]]
"""Starts serving on a socket; returns a function that stops it."""


def network_address() -> str | None:
    """This machine's address in its network; None without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # a reserved address: this only picks a route, nothing is sent
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if ip_address(address).is_loopback or ip_address(address).is_unspecified else address


class PhoneDoor:
    """The door for other devices; closed until someone opens it."""

    def __init__(self, listen: Listen | None = None) -> None:
        """`listen` is None where there is no such door: in tests, and on servers open to everybody anyway."""
        self._listen = listen
        self._stop: Callable[[], None] | None = None
        self.port = 0
        """The server's port, once it is known."""
        self.host: str | None = None
        """The name and port that other devices ask for, while the door is open."""

    @property
    def address(self) -> str | None:
        """Where other devices find the table, while the door is open."""
        return None if self.host is None else f"http://{self.host}"

    def may_decide(self, client: str | None) -> bool:
        """May a client with this address open or close the door? Only from this machine."""
        if self._listen is None or client is None:
            return False
        with suppress(ValueError):  # the test client has no address
            return ip_address(client).is_loopback
        return False

    async def open(self) -> str:
        """Let other devices in; returns the address for them. Raises Misconfigured without a network."""
        assert self._listen is not None
        if self.address is not None:
            return self.address
        here = network_address()
        if here is None:
            raise Misconfigured("no-network")
        door = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((here, self.port))
        except OSError as error:
            door.close()
            raise Misconfigured("cannot-listen", host=here, port=self.port, reason=str(error.strerror)) from None
        self._stop = await self._listen(door)
        self.host = f"{here}:{self.port}"
        return f"http://{self.host}"

    def close(self) -> None:
        """Stop letting other devices in."""
        if self._stop is not None:
            self._stop()
        self._stop = self.host = None
