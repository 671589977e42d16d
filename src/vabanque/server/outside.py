"""Requests to the outside: only where a person wanted to be told, and never to an address inside this network."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import ssl
from collections.abc import Mapping
from functools import cache
from urllib.parse import urlsplit

from vabanque.core import Refusal

SECONDS = 10.0
"""Seconds for a whole request."""
LONGEST_URL = 1000
_STATUS = re.compile(rb"HTTP/1\.[01] (\d{3})")


class BadAddress(Refusal):
    """Nothing may be sent to this address."""

    def __init__(self) -> None:
        super().__init__("bad-notice-address")


class Unreached(Exception):
    """The other end did not answer."""


@cache
def _encryption() -> ssl.SSLContext:
    return ssl.create_default_context()


def check_url(url: str, *, anywhere: bool) -> None:
    """Raises BadAddress unless it is https with a host name; `anywhere` also allows http and addresses."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise BadAddress from None
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST_URL
    if not plain or not host or parts.username or parts.password or parts.scheme not in ("https", "http"):
        raise BadAddress
    if not anywhere and (parts.scheme != "https" or port not in (None, 443) or "." not in host or _is_inside(host)):
        raise BadAddress


async def post(url: str, headers: Mapping[str, str], body: bytes, *, anywhere: bool) -> int:
    """POST, and nothing else: redirects are not followed. Returns the status; raises BadAddress or Unreached.

    The name is looked up once, and the address that was checked is the one that is used: a name that leads somewhere
    else a moment later (DNS rebinding) gains nothing.
    """
    check_url(url, anywhere=anywhere)
    try:
        async with asyncio.timeout(SECONDS):
            return await _post(url, headers, body, anywhere=anywhere)
    except (OSError, TimeoutError, EOFError, ValueError) as error:
        raise Unreached(type(error).__name__) from None


async def _post(url: str, headers: Mapping[str, str], body: bytes, *, anywhere: bool) -> int:
    parts = urlsplit(url)
    assert parts.hostname is not None
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    found = await asyncio.get_running_loop().getaddrinfo(parts.hostname, port, type=1)
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or (not anywhere and any(_is_inside(address) for address in addresses)):
        raise BadAddress
    reader, writer = await asyncio.open_connection(
        addresses[0],
        port,
        ssl=_encryption() if secure else None,
        server_hostname=parts.hostname if secure else None,
        limit=65_536,
    )
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        lines = [f"POST {path} HTTP/1.1", f"Host: {parts.netloc}", "Connection: close", "User-Agent: vabanque"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        lines.append(f"Content-Length: {len(body)}")
        writer.write("\r\n".join([*lines, "", ""]).encode("latin-1") + body)
        await writer.drain()
        status = _STATUS.match(await reader.readline())
        if status is None:
            raise Unreached("no HTTP")
        return int(status[1])
    finally:
        writer.close()


def _is_inside(address: str) -> bool:
    """Is this an address that the internet does not know? Names are not."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address == "localhost" or address.endswith((".localhost", ".local", ".internal"))
    if isinstance(parsed, ipaddress.IPv6Address) and parsed.ipv4_mapped is not None:
        parsed = parsed.ipv4_mapped
    return not parsed.is_global or parsed.is_multicast
