"""The files of the built browser table, and no others: compressed once, cached by the browser."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

from vabanque.i18n import LANGUAGES, Words

MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Vabanque</title>
<h1>The server is running, but the browser table has not been built yet</h1>
<p>In a checkout, <code>make web</code> builds it. The API is described at <a href="docs">/docs</a>.</p></html>"""
BUSY = """<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Vabanque</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
{refresh}<body style="margin: 0; min-height: 100vh; display: grid; place-content: center; text-align: center;
font: 18px/1.5 system-ui, sans-serif; background: #0c1024; color: #f3f1ff">
<main style="padding: 24px"><h1>Vabanque</h1><p>{sentence}</p></main></body></html>"""
"""Instead of a page that has to be refused. The policy for pages allows no other styles."""
_TYPES = {
    ".webmanifest": "application/manifest+json",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".ftl": "text/plain",
}
_COMPRESSIBLE = ("text/", "application/json", "application/manifest+json", "image/svg+xml")


@dataclass(frozen=True, slots=True)
class Asset:
    """One file, ready to send."""

    content: bytes
    compressed: bytes | None
    type: str
    etag: str
    cache: str


def language_wanted(accepted: str) -> str:
    """Which of our languages an `Accept-Language` header asks for first."""
    tags = (tag.partition(";")[0].strip().lower().partition("-")[0] for tag in accepted.split(","))
    return next((tag for tag in tags if tag in LANGUAGES), "en")


def busy_page(accepted: str, seconds: int) -> bytes:
    """What a person sees whose visit is refused for now: a sentence, and again the page in so many seconds."""
    return _page(accepted, "server-busy", f'<meta http-equiv="refresh" content="{seconds}">\n')


def barred_page(accepted: str) -> bytes:
    """What a person sees whose address an operator keeps out."""
    return _page(accepted, "error-barred")


def _page(accepted: str, message: str, refresh: str = "") -> bytes:
    language = language_wanted(accepted)
    return BUSY.format(language=language, refresh=refresh, sentence=_sentence(language, message)).encode()


@cache
def _sentence(language: str, message: str) -> str:
    """Read once: a server that refuses requests has other things to do."""
    return Words(language)(message)


def read_assets() -> dict[str, Asset]:
    """Path → file. Empty if the table has not been built."""
    root = files("vabanque") / "web"
    return dict(_read(root, "")) if root.is_dir() else {}


def _read(folder: Traversable, prefix: str) -> list[tuple[str, Asset]]:
    assets = []
    for item in folder.iterdir():
        name = f"{prefix}{item.name}"
        if item.is_dir():
            assets += _read(item, f"{name}/")
        elif not item.name.startswith("."):
            assets.append((name, _asset(name, item.read_bytes())))
    return assets


def _asset(name: str, content: bytes) -> Asset:
    suffix = f".{name.rpartition('.')[2]}"
    kind = _TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    compressed = gzip.compress(content, 9, mtime=0) if kind.startswith(_COMPRESSIBLE) else None
    if compressed is not None and len(compressed) > 0.9 * len(content):
        compressed = None
    # The names of assets and of the kit contain a hash, so those never change; browsers ask for everything else again.
    named = name.startswith(("assets/", "kit/")) and name != "kit/kit.json"
    cache = "public, max-age=31536000, immutable" if named else "no-cache"
    return Asset(content, compressed, kind, f'"{sha256(content).hexdigest()[:20]}"', cache)
