"""Requests to a running server, with its refusals as ours."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from vabanque.core import Refusal

ANSWER_SECONDS = 10.0
"""Seconds to wait for an answer."""
LONGEST_ANSWER = 64 * 1024 * 1024
"""Bytes of an answer that are read: a club's file with its records is the longest."""


class Lost(Refusal):
    """The server cannot be reached, or no longer accepts this device."""


def ask_server(
    url: str, body: Any = None, token: str | None = None, *, method: str | None = None, seconds: float = ANSWER_SECONDS
) -> dict[str, Any]:
    """Ask with JSON and get JSON; nothing at all becomes an empty answer. Raises Refusal: the server's, or Lost.

    The address has to begin with http: or https:.
    """
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
    text = ask_text(url, data, headers, method=method, seconds=seconds)
    try:
        reply = json.loads(text) if text else {}
    except ValueError as error:
        raise Lost("no-server", address=url[:100], reason=str(error)[:100]) from None
    if not isinstance(reply, dict):
        raise Lost("no-server", address=url[:100], reason="?")
    return reply


def ask_text(
    url: str,
    data: bytes | None = None,
    headers: Mapping[str, str] | None = None,
    *,
    method: str | None = None,
    seconds: float = ANSWER_SECONDS,
) -> bytes:
    """The same with any text. Raises Refusal."""
    request = Request(url, data, dict(headers or {}), method=method)  # noqa: S310  # see above
    try:
        with urlopen(request, timeout=seconds) as answer:  # noqa: S310
            text: bytes = answer.read(LONGEST_ANSWER)
    except HTTPError as error:
        raise _problem(error) from None
    except (URLError, OSError, ValueError) as error:
        raise Lost("no-server", address=url[:100], reason=str(getattr(error, "reason", error))[:100]) from None
    return text


def _problem(error: HTTPError) -> Refusal:
    """The server's refusal."""
    try:
        problem = json.load(error)
        return Refusal(str(problem["code"]), **problem.get("facts", {}))
    except (ValueError, KeyError, TypeError, OSError):
        return Lost("no-server", address=error.url or "", reason=str(error.code))
