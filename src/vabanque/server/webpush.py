"""Web Push: payloads that only one browser can read (RFC 8291), in requests signed with the server's key (RFC 8292).

`cryptography` is imported when somebody asks to be told: most servers never need it.
"""

from __future__ import annotations

import base64
import os
import time
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec

LIFETIME = 12 * 3600
"""Seconds for which a signature is valid; push services allow a day."""
TTL = 2 * 24 * 3600
"""Seconds for which a push service keeps a message for a device that is switched off."""
_RECORD = 4096


class Unusable(ValueError):
    """A browser's keys are not what they should be."""


class Keys(NamedTuple):
    """What a browser gave us to encrypt with."""

    p256dh: str
    auth: str


def write_b64(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def read_b64(text: str) -> bytes:
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except ValueError:
        raise Unusable from None


def new_key() -> bytes:
    """A private key: a number, as 32 bytes."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big")


def public_key(key: bytes) -> str:
    """What browsers need to know of the server's key."""
    return write_b64(_point(_private(key).public_key()))


def check_keys(keys: Keys) -> None:
    """Raises Unusable."""
    _public(read_b64(keys.p256dh))
    if len(read_b64(keys.auth)) != 16:
        raise Unusable


def encrypt(keys: Keys, plain: bytes) -> bytes:
    """The payload, in one record of `aes128gcm`. Raises Unusable."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    browser = read_b64(keys.p256dh)
    mine = ec.generate_private_key(ec.SECP256R1())
    sender = _point(mine.public_key())
    shared = mine.exchange(ec.ECDH(), _public(browser))
    secret = _derive(shared, read_b64(keys.auth), b"WebPush: info\0" + browser + sender, 32)
    salt = os.urandom(16)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, plain + b"\x02", None)
    return salt + _RECORD.to_bytes(4, "big") + bytes((len(sender),)) + sender + sealed


def signature(key: bytes, endpoint: str, contact: str) -> str:
    """The header that says who sends this, for one push service."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + LIFETIME, "sub": contact}
    text = ".".join(write_b64(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(_private(key).sign(text.encode(), ec.ECDSA(hashes.SHA256())))
    signed = write_b64(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={text}.{signed}, k={public_key(key)}"


def _private(key: bytes) -> Any:
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(key, "big"), ec.SECP256R1())


def _public(point: bytes) -> Any:
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise Unusable from None


def _point(key: Any) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    point: bytes = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return point


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), length, salt, info).derive(secret)
