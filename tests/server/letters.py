"""Where messages to the outside go: a receiver on this machine, and a browser's end of a push subscription."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from vabanque.server import messages as m
from vabanque.server.webpush import write_b64


class Letter(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """A web server that keeps what it is sent and answers with `status`."""

    def __init__(self) -> None:
        self.letters: list[Letter] = []
        self.status = 201
        self.url = ""

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.letters.append(Letter(first.split()[1], headers, body))
        writer.write(f"HTTP/1.1 {self.status} Whatever\r\nlocation: http://127.0.0.1:1/\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def receiving() -> AsyncIterator[Receiver]:
    receiver = Receiver()
    server = await asyncio.start_server(receiver.take, "127.0.0.1", 0)
    receiver.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/inbox?a=1"
    async with server:
        yield receiver


class Subscriber:
    """The end of a push subscription that can read it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._key = ec.generate_private_key(ec.SECP256R1())
        numbers = self._key.public_key().public_numbers()
        self._point = b"\x04" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big")
        self._auth = bytes(range(16))

    def wish(self, language: Any = "en") -> m.PushNotice:
        return m.PushNotice(url=self.url, p256dh=write_b64(self._point), auth=write_b64(self._auth), language=language)

    def read(self, body: bytes) -> dict[str, Any]:
        """RFC 8291, as a browser does it."""
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        secret = _derive(shared, self._auth, b"WebPush: info\0" + self._point + sender, 32)
        key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        plain = AESGCM(key).decrypt(_derive(secret, salt, b"Content-Encoding: nonce\0", 12), sealed, None)
        assert plain[-1] == 2, "the last record"
        message: dict[str, Any] = json.loads(plain[:-1])
        return message


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
