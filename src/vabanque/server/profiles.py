"""A profile on its way to another device: kept for a few minutes, given away once.

It contains the tokens of someone's seats, so only its receiver may read it, and no log shows it.
"""

from __future__ import annotations

from hashlib import shake_256

from vabanque.server import messages as m
from vabanque.server.clock import now_ms
from vabanque.server.names import new_takeover_code, read_code, show_code
from vabanque.server.seats import TAKEOVER_MINUTES
from vabanque.server.table import NotFound, token_hash
from vabanque.store import Store


class Profiles:
    """Keeps profiles under the hash of a code."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def offer(self, profile: str) -> m.Offer:
        """A code with which another device can fetch this profile."""
        code = new_takeover_code()
        expires = now_ms() + TAKEOVER_MINUTES * 60_000
        await self._store.offer_profile(token_hash(code), _sealed(profile.encode(), code), expires)
        return m.Offer(code=show_code(code), expires=expires)

    async def take(self, code: str) -> m.Profile:
        """The profile for a code, which can be used only once. Raises NotFound."""
        code = read_code(code)
        sealed = await self._store.take_profile(token_hash(code), now_ms())
        if sealed is None:
            raise NotFound("no-such-code")
        return m.Profile(profile=_sealed(sealed, code).decode())

    async def expire(self) -> None:
        """Delete what nobody has fetched in time."""
        await self._store.expire_profiles(now_ms())


def _sealed(body: bytes, code: str) -> bytes:
    """Encrypt or decrypt with a one-time code. The database has only its hash, so a backup gives no seat away."""
    stream = shake_256(f"profile {code}".encode()).digest(len(body))
    return bytes(byte ^ mask for byte, mask in zip(body, stream, strict=True))
