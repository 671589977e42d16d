"""Running the server in this process."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import uvicorn

from vabanque import __version__
from vabanque.bus import make_bus
from vabanque.core import Misconfigured
from vabanque.server.app import make_app
from vabanque.server.claim import Claim, claimed
from vabanque.server.config import Config
from vabanque.server.connections import guarded, proxies_of
from vabanque.server.frames import Framed
from vabanque.server.logs import configure
from vabanque.server.phones import LOOPBACK, PhoneDoor, network_address
from vabanque.store import Unavailable
from vabanque.store.engines import database_url
from vabanque.store.operating import upgrade_database
from vabanque.store.upgrade import Newer

if sys.platform != "win32":
    import resource

LONGEST_MESSAGE = 8192
"""Longest socket message in bytes. Real ones are at most a few hundred bytes long."""


Ready = Callable[[str, str | None], None]
"""Called with the server's address, and with the address for other devices, if they may come in."""


def run(config: Config, ready: Ready | None = None, *, phones: bool = False) -> None:
    """Serve until interrupted. `ready` is called once the server answers. Port 0 picks a free port.

    `phones` lets in other devices on the same network. Raises Misconfigured if the address or the database cannot be
    used.
    """
    configure(config.log)
    if config.monitor is not None:  # better to fail before anything is made
        _listen(config.host, config.monitor).close()
    make_folder(config.database)
    with claimed(config) as claim:
        bring_up_to_date(config)
        _serve(config, claim, ready, phones=phones)


def _serve(config: Config, claim: Claim, ready: Ready | None, *, phones: bool) -> None:
    listener = _listen(config.host, config.port)
    address = _address(listener)
    at_home = config.host in LOOPBACK
    door = PhoneDoor(lambda listener: server.also_on(listener)) if at_home else PhoneDoor()
    door.port = listener.getsockname()[1]

    async def started() -> None:
        if phones and at_home:
            with suppress(Misconfigured):  # without a network the server still works here
                await door.open()
        await server.monitored(config)
        claim.announce(address)
        if ready is not None:
            ready(address, door.address if at_home else address)

    server = _make_server(config, door, started)
    _take_files()
    _calm_collector()
    # uvicorn shuts down cleanly and then raises the signal again; being told to stop is not a failure.
    signal.signal(signal.SIGTERM, lambda *_: None)
    try:
        with listener, suppress(KeyboardInterrupt):
            server.run([listener])
    except SystemExit:
        raise Misconfigured("server-not-started") from None


def _address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    shown = (network_address() or "127.0.0.1") if host in ("0.0.0.0", "::") else host  # noqa: S104  # only shown
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"


def _make_server(config: Config, door: PhoneDoor, started: Callable[[], Awaitable[None]]) -> _Server:
    proxies = proxies_of(config)
    doorman = make_app(config, door)
    return _Server(
        uvicorn.Config(
            doorman,
            log_config=None,
            access_log=False,
            ws_max_size=LONGEST_MESSAGE,
            ws_per_message_deflate=False,  # messages are small, so compressing costs more than it saves
            ws_ping_interval=20.0,
            ws_ping_timeout=20.0,
            http=guarded(config),
            ws=Framed,
            proxy_headers=bool(proxies),
            # The right-most address that is not one of these is the client's: a trusted proxy wrote it.
            forwarded_allow_ips=[str(network) for network in proxies],
            server_header=False,
            timeout_graceful_shutdown=3,
            lifespan="on",
        ),
        started,
        lambda: doorman.stop_work(),
    )


class _Server(uvicorn.Server):
    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], Awaitable[None]], stop_work: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._stop_work = stop_work

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            logging.getLogger("vabanque").info("ready")
            await self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._stop_work()  # uvicorn waits for requests, so these must not wait for workers
        await super().shutdown(sockets)

    async def also_on(self, listener: socket.socket) -> Callable[[], None]:
        """Serve the same application on one more socket; returns a function that stops it."""
        loop = asyncio.get_running_loop()
        extra = await loop.create_server(self._protocol, sock=listener, backlog=self.config.backlog)
        self.servers.append(extra)

        def stop() -> None:
            self.servers.remove(extra)
            extra.close()

        return stop

    async def monitored(self, config: Config) -> None:
        """Also answer at a second port, which the proxy in front of the server does not know."""
        if config.monitor is not None:
            await self.also_on(_listen(config.host, config.monitor))

    def _protocol(self) -> asyncio.Protocol:
        """A protocol as uvicorn makes it for its own listener."""
        protocol_class: Any = self.config.http_protocol_class
        protocol: asyncio.Protocol = protocol_class(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return protocol


def _take_files() -> None:
    """Raise the limit on open files as far as the system allows: every connection is a file."""
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _calm_collector() -> None:
    """Collect garbage less often: a server creates many short-lived values and few cycles."""
    gc.collect()
    gc.freeze()  # what has been imported stays
    gc.set_threshold(20_000, 20, 50)


def bring_up_to_date(config: Config) -> None:
    """Upgrade the database. Detects early whether it or the bus is unusable, so that one sentence can say so."""
    make_folder(config.database)
    try:
        make_bus(config.bus)
        asyncio.run(upgrade_database(config.database))
    except ValueError as error:
        raise Misconfigured("bad-config", reason=str(error)) from None
    except Newer:
        raise Misconfigured("database-newer", version=__version__) from None
    except Unavailable as error:
        raise Misconfigured("database-away", reason=str(error)) from None


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise Misconfigured("cannot-listen", host=host, port=port, reason=str(error.strerror)) from None
    return listener


def make_folder(database: str) -> None:
    """Create the SQLite file and its folder, for their owner only: the file contains the seeds of future dice."""
    try:
        url = database_url(database)
        if url.drivername.startswith("sqlite") and url.database and url.database != ":memory:":
            file = Path(url.database)
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            if not file.exists():
                file.touch(mode=0o600)  # the files that SQLite puts next to it get the same permissions
    except (ValueError, OSError) as error:
        raise Misconfigured("bad-config", reason=str(error)) from None
