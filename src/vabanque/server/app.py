"""The application: handlers, refusals as answers, documentation, and the browser table's files."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from vabanque import __version__
from vabanque.bots.pool import Overloaded
from vabanque.core import IllegalMove, Refusal
from vabanque.server import docs, web
from vabanque.server import messages as m
from vabanque.server.api import HANDLERS, RECORD_PATHS, Services
from vabanque.server.club_api import CLUB_HANDLERS, CLUB_PATHS
from vabanque.server.config import Config
from vabanque.server.doorman import Doorman, wants_page
from vabanque.server.host import Host
from vabanque.server.limits import TooMany
from vabanque.server.papers import PAPER_HANDLERS
from vabanque.server.phones import PhoneDoor
from vabanque.server.previews import preview_handlers
from vabanque.server.table import NotAllowed, NotFound
from vabanque.store import Unavailable

log = logging.getLogger("vabanque.http")
AnyRequest = Request[Any, Any, Any]
Facts = dict[str, int | str]

DESCRIPTION = """Tables for dice games, on the web. GET /games lists the games.

A seat's token goes into the header "Authorization: Bearer …". Without one you are a spectator.

The socket is /tables/{id}/live?after=seq. Its first message is {"type": "enter", "token": …, "views": "all"}; then come
hello, entries since `after`, and whatever happens. The types of all messages are in schema/messages.json of the source.

Every path is also available under /api."""


def make_app(config: Config, phones: PhoneDoor | None = None) -> Doorman:
    """The whole server as an ASGI application."""
    assets = web.read_assets()
    door = phones or PhoneDoor()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        host = await Host.open(config)
        app.state.services = Services(host, door)
        for buckets in app.state.doorman.shared:
            buckets.bus = host.bus
        app.state.doorman.stop_work = host.stop_work
        app.state.doorman.barred = host.orders.barred
        try:
            yield
        finally:
            await host.close()

    async def services(state: State) -> Services:
        shared: Services = state.services
        return shared

    # Files are compressed already, and browsers would undo only one of two compressions.
    @get(["/", "/{path:path}"], include_in_schema=False, exclude_from_compression=True)
    async def file(request: Request[Any, Any, Any], path: str = "/") -> Response[bytes]:
        return _serve(assets, path.lstrip("/") or "index.html", request)

    @get("/docs/style.css", include_in_schema=False, media_type="text/css", sync_to_thread=False)
    def style() -> str:
        return docs.STYLE

    app = Litestar(
        [*HANDLERS, *CLUB_HANDLERS, *PAPER_HANDLERS, *preview_handlers(assets), file, style],
        lifespan=[lifespan],
        dependencies={"services": Provide(services)},
        exception_handlers={
            Refusal: _refused,
            Unavailable: _unavailable,
            HTTPException: _http,
            Exception: _broken,
        },
        openapi_config=OpenAPIConfig(
            title="Vabanque",
            version=__version__,
            description=DESCRIPTION,
            path="/docs",
            render_plugins=[docs.PlainPage(path="/"), JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, gzip_compress_level=4, exclude_opt_key="exclude_from_compression"
        ),
        request_max_body_size=65_536,
        logging_config=None,
        debug=False,
        pdb_on_exception=False,
    )
    doorman = Doorman(app, config, door, assets, RECORD_PATHS, CLUB_PATHS)
    app.state.doorman = doorman
    return doorman


def _problem(request: AnyRequest, status: int, code: str, facts: Facts | None = None) -> Response[Any]:
    facts = facts or {}
    request.app.state.doorman.note_refusal(code, request.scope)
    answer: Response[Any] = Response(m.Problem(code=code, facts=facts), status_code=status, media_type=MediaType.JSON)
    if status in (429, 503):
        seconds = int(facts.get("seconds", 1))
        if wants_page(dict(request.scope["headers"])):
            page = web.busy_page(request.headers.get("accept-language", ""), seconds)
            answer = Response(page, status_code=status, media_type=MediaType.HTML)
        answer.set_header("retry-after", str(seconds))
        answer.set_header("cache-control", "no-store")
    return answer


def _refused(request: AnyRequest, refusal: Refusal) -> Response[Any]:
    match refusal:
        case NotFound():
            status = 404
        case TooMany():
            status = 429
        case Overloaded():
            status = 503
        case NotAllowed() if refusal.code != "stale":
            status = 403
        case NotAllowed() | IllegalMove():
            status = 409
        case _:
            status = 400
    return _problem(request, status, refusal.code, dict(refusal.facts))


def _unavailable(request: AnyRequest, error: Unavailable) -> Response[Any]:
    log.debug("database away", extra={"facts": {"error": str(error)}})
    return _problem(request, 503, "unavailable")


_CODES = {400: "unreadable", 404: "no-such-page", 405: "no-such-method", 413: "too-long"}


def _http(request: AnyRequest, error: HTTPException) -> Response[Any]:
    facts: dict[str, int | str] = {}
    extra = getattr(error, "extra", None)
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        facts = {key: str(value)[:200] for key, value in extra[0].items() if key in ("key", "message")}
    code = _CODES.get(error.status_code, "unreadable" if error.status_code < 500 else "broken")
    answer = _problem(request, error.status_code, code, facts)
    for name, value in (error.headers or {}).items():
        answer.set_header(name, value)
    return answer


def _broken(request: AnyRequest, error: Exception) -> Response[Any]:
    """A bug of ours: log it, and answer with a code."""
    if isinstance(error, msgspec.MsgspecError | UnicodeError | RecursionError):
        return _problem(request, 400, "unreadable", {"reason": str(error)[:200]})
    log.error("broken", exc_info=error)
    return _problem(request, 500, "broken")


def _serve(assets: dict[str, web.Asset], name: str, request: Request[Any, Any, Any]) -> Response[bytes]:
    asset = assets.get(name)
    if asset is None and "text/html" in request.headers.get("accept", "") and "." not in name.rpartition("/")[2]:
        asset = assets.get("index.html")  # a page within the browser table
    if asset is None:
        if name == "index.html":
            return Response(web.MISSING.encode(), media_type=MediaType.HTML, headers={"cache-control": "no-store"})
        raise NotFound("no-such-page")
    headers = {"cache-control": asset.cache, "etag": asset.etag, "vary": "accept-encoding"}
    if asset.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    content = asset.content
    if asset.compressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content = asset.compressed
        headers["content-encoding"] = "gzip"
    return Response(content, media_type=asset.type, headers=headers)
