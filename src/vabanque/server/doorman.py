"""Stands in front of the application: decides who may come in and how often, and adds headers to every answer."""

from __future__ import annotations

import logging
import re
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Mapping
from hashlib import sha256
from typing import Any
from urllib.parse import urlsplit

import msgspec

from vabanque.server.config import Config
from vabanque.server.limits import Buckets, SharedBuckets, TooMany, address_class, neighbourhood
from vabanque.server.orders import Barred
from vabanque.server.phones import PhoneDoor
from vabanque.server.web import barred_page, busy_page

log = logging.getLogger("vabanque.http")
Scope = Any
Message = Any
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
ASGIApp = Callable[[Any, Any, Any], Awaitable[None]]
"""ASGI types as specified; each framework narrows them in its own way."""

_POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": _POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # a link to a table is a secret
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
HOUSE = re.compile(r"/assets/worker-[\w-]+\.js")
"""The script that plays without a server: the only one that runs WebAssembly, in a worker of its own."""
HOUSE_HEADERS = HEADERS | {
    "content-security-policy": _POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
}


def _encoded(headers: Mapping[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in headers.items()]


_HEADERS, _HOUSE_HEADERS = _encoded(HEADERS), _encoded(HOUSE_HEADERS)
BARRED = '{"type":"bye","why":"barred"}'
RECORDS_AT_ONCE = 10
"""Records that one address may have worked out at once: that is work, and the page waits for its turn by itself."""
CLUBS_AT_ONCE = 5
MANY_REFUSALS = 300
"""Refusals of one address in a minute that are worth a line in the log: honest pages wait as long as they are told."""
_LOOPBACK = {"localhost", "127.0.0.1", "[::1]"}


class Doorman:
    """Wraps the application."""

    def __init__(
        self,
        app: ASGIApp,
        config: Config,
        phones: PhoneDoor,
        files: Collection[str] = (),
        record_paths: Collection[str] = (),
        club_paths: Collection[str] = (),
    ) -> None:
        """`files` are the names of the browser table's own files.

        Records are posted to `record_paths`, whole clubs to `club_paths`: both are counted before they are read.
        """
        self._app = app
        self._phones = phones
        self._config = config
        self._paths = {"/", *(f"/{name}" for name in files)}
        self.requests = SharedBuckets("requests", config.requests, config.burst)
        records = SharedBuckets("records", config.records, max(config.burst, RECORDS_AT_ONCE / config.records))
        clubs = SharedBuckets("club-files", config.club_files, max(config.burst, CLUBS_AT_ONCE / config.club_files))
        self._long = {**dict.fromkeys(record_paths, records), **dict.fromkeys(club_paths, clubs)}
        self.shared = [self.requests, records, clubs]
        """What the hosts count together, once there is a bus."""
        self._devices = Buckets(config.device_requests, config.burst)
        self._files = Buckets(config.files, config.burst)
        self._sockets: Counter[str] = Counter()
        self._origins = set(config.origins)
        self.answers: Counter[int] = Counter()
        self.refusals: Counter[tuple[str, str]] = Counter()
        """Code and class of address → how often something was refused over HTTP."""
        self.barred = Barred()
        """Who is kept out; set while the application runs."""
        self._pests = Pests()
        self.seconds = 0.0
        self.stop_work: Callable[[], None] = lambda: None
        """Ends whatever requests wait for in worker processes; set while the application runs."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._request(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        started, status = time.perf_counter(), 500
        headers = dict(scope["headers"])
        safety = _HOUSE_HEADERS if HOUSE.fullmatch(scope["path"]) else _HEADERS

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *safety]
            await send(message)

        try:
            refused = await self._refuse(scope, headers)
            if refused is not None:
                self.note_refusal(refused[1], scope)
                await _answer(send_with_headers, headers, *refused)
            else:
                _strip_prefix(scope)
                # HEAD is GET without the body, which uvicorn leaves out.
                as_get = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
                await self._app(as_get, receive, send_with_headers)
        finally:
            took = time.perf_counter() - started
            self.answers[status] += 1
            self.seconds += took
            # The path contains a table's id, never a seat or token; queries are left out.
            facts = {"method": scope["method"], "path": scope["path"], "status": status, "ms": round(1000 * took, 1)}
            log.debug("answered", extra={"facts": facts})

    async def _refuse(self, scope: Scope, headers: dict[bytes, bytes]) -> tuple[int, str, dict[str, Any]] | None:
        if client_of(scope) in self.barred:
            return 403, "barred", {}
        if not self._good_host(headers):
            return 400, "unknown-host", {}
        if scope["method"] not in ("GET", "HEAD", "OPTIONS") and not self._good_origin(headers):
            return 403, "foreign-origin", {}
        try:
            await self._count(scope, headers)
        except TooMany as refusal:
            return 429, refusal.code, dict(refusal.facts)
        return None

    async def _count(self, scope: Scope, headers: dict[bytes, bytes]) -> None:
        """Count a request, or raise TooMany.

        Many devices may share an address. The device comes first, so that one that asks too much doesn't use up what
        the others may ask for. Nobody has checked its token yet: someone who makes up tokens has only the address's
        share. The page's own files have a share to themselves, because without them a page stays empty.
        """
        address, token = address_of(scope), headers.get(b"authorization")
        if scope["path"] in self._paths and scope["method"] in ("GET", "HEAD"):
            self._files.take(address)
            return
        if token is not None:
            self._devices.take(f"{address} {sha256(token).hexdigest()[:20]}")
        await self.requests.take(address)
        if scope["method"] == "POST" and (long := self._long.get(scope["path"].removeprefix("/api"))) is not None:
            await long.take(address)  # before megabytes are read

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers, address = dict(scope["headers"]), address_of(scope)
        welcome = self._good_host(headers) and self._good_origin(headers)
        if welcome:
            try:
                await self.requests.take(address)  # entering costs about as much as a request
            except TooMany as refusal:
                self.note_refusal(refusal.code, scope)
                welcome = False
        if welcome and client_of(scope) in self.barred:
            self.note_refusal("barred", scope)
            await receive()
            await send({"type": "websocket.accept"})  # a page cannot read why a handshake was refused
            await send({"type": "websocket.send", "text": BARRED})
            await send({"type": "websocket.close", "code": 1008})
            return
        if not welcome or self._sockets[address] >= self._config.sockets:
            # Closed before it is accepted: the client sees HTTP 403.
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        self._sockets[address] += 1
        try:
            _strip_prefix(scope)
            await self._app(scope, receive, send)
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def note_refusal(self, code: str, scope: Scope) -> None:
        address = client_of(scope)
        self.refusals[code, address_class(address)] += 1
        self._pests.note(address_of(scope), code)

    def _good_host(self, headers: dict[bytes, bytes]) -> bool:
        """A server for this machine alone answers only to its own names; any other would be DNS rebinding."""
        if self._config.host not in ("127.0.0.1", "::1", "localhost"):
            return True
        host = headers.get(b"host", b"").decode("latin-1").lower()
        name = host if host.endswith("]") else host.rpartition(":")[0] or host
        return (
            name in _LOOPBACK
            or host == self._phones.host
            or any(urlsplit(origin).netloc == host for origin in self._origins)
        )

    def _good_origin(self, headers: dict[bytes, bytes]) -> bool:
        """Browsers say which page sends a request, and it must be one of ours. Other programs say nothing."""
        origin = headers.get(b"origin")
        if origin is None:
            return True
        page = origin.decode("latin-1")
        if page in self._origins:
            return True
        try:
            return urlsplit(page).netloc.encode("latin-1") == headers.get(b"host", b"")
        except ValueError:  # such as http://[
            return False


class Pests:
    """Names, once a minute, the addresses that are refused again and again: an operator may want to bar them."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._minute = 0.0
        self._counts: Counter[str] = Counter()

    def note(self, address: str, code: str) -> None:
        now = self._clock()
        if now - self._minute >= 60 or len(self._counts) > 10_000:
            self._minute = now
            self._counts.clear()
        self._counts[address] += 1
        if self._counts[address] == MANY_REFUSALS:
            log.warning("refused again and again", extra={"facts": {"address": address, "code": code}})


def client_of(scope: Scope) -> str:
    """The exact address; limits count by `address_of`."""
    client = scope.get("client")
    return client[0] if client else ""


def address_of(scope: Scope) -> str:
    return neighbourhood(client_of(scope)) or "unknown"


def _strip_prefix(scope: Scope) -> None:
    """`/api/tables` is `/tables`: the web page's development server needs a prefix for what it forwards."""
    if scope["path"].startswith("/api/"):
        scope["path"] = scope["path"][4:]
        scope["raw_path"] = scope["path"].encode()


def wants_page(headers: Mapping[bytes, bytes]) -> bool:
    """Is this a person who opens an address in a browser, rather than a page or program that asks for something?"""
    mode = headers.get(b"sec-fetch-mode")  # which browsers send to https and to this machine
    return b"text/html" in headers.get(b"accept", b"") if mode is None else mode == b"navigate"


async def _answer(send: Send, asked: dict[bytes, bytes], status: int, code: str, facts: dict[str, Any]) -> None:
    if (code == "barred" or "seconds" in facts) and wants_page(asked):
        kind, language = b"text/html; charset=utf-8", asked.get(b"accept-language", b"").decode("latin-1")
        body = barred_page(language) if code == "barred" else busy_page(language, facts["seconds"])
    else:
        kind, body = b"application/json", msgspec.json.encode({"code": code, "facts": facts})
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
    if "seconds" in facts:
        headers.append((b"retry-after", str(facts["seconds"]).encode()))
    if "seconds" in facts or code == "barred":
        headers.append((b"cache-control", b"no-store"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
