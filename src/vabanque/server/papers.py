"""Pages to print, over HTTP: what `vabanque print` writes into a file, with a bar to choose sheets and paper size."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import date
from functools import lru_cache
from html import escape
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.params import Parameter

from vabanque.i18n import Words
from vabanque.paper import (
    SHEETS,
    SIZES,
    PaperEvening,
    PaperSize,
    evening_sheets,
    position_cards,
    printed_rules,
    puzzles_of,
    style,
)
from vabanque.paper.page import framed
from vabanque.server.api import Services
from vabanque.server.club_api import EveningId
from vabanque.server.doorman import address_of
from vabanque.server.previews import language_of

AnyRequest = Request[Any, Any, State]
GameName = Annotated[str, Parameter(max_length=40)]
CARDS = 4
"""Cards on the pages of the server."""
PRINT = "document.querySelector('nav button').addEventListener('click', () => print())\n"


@get("/evenings/{evening:str}/paper", include_in_schema=False)
async def evening_paper(services: Services, evening: EveningId, request: AnyRequest) -> Response[str]:
    """Slips, score sheets and standings of an evening: `?what=slips`, all without; `&l=de&size=a4`."""
    clubs = services.host.clubs
    room = await clubs.read(evening)
    view = msgspec.convert(await clubs.view(room, None), PaperEvening, from_attributes=True)
    words, wanted = Words(language_of(request)), request.query_params.get("what", "")
    body = evening_sheets(view, words, [wanted] if wanted in SHEETS else SHEETS)
    return _page(request, words, view.title, body, view.plan.game, evening)


@get("/paper/rules/{game:str}", include_in_schema=False)
async def rules_paper(services: Services, game: GameName, request: AnyRequest) -> Response[str]:
    """Our rules of a game."""
    await services.replays.take(address_of(request.scope))
    words = Words(language_of(request))
    body = await asyncio.to_thread(_rules, game, words.language)
    return _page(request, words, words.game(game), body, game)


@get("/paper/cards/{game:str}", include_in_schema=False)
async def cards_paper(services: Services, game: GameName, request: AnyRequest) -> Response[str]:
    """Positions of the last days, on cards."""
    await services.replays.take(address_of(request.scope))
    words = Words(language_of(request))
    body = await asyncio.to_thread(_cards, game, date.today(), words.language)  # noqa: DTZ011  # the server's day will do
    return _page(request, words, words.game(game), body, game)


@get("/paper/style.css", include_in_schema=False, media_type="text/css", sync_to_thread=False)
def paper_style(request: AnyRequest) -> str:
    return style(_size(request))


@get("/paper/print.js", include_in_schema=False, media_type="text/javascript", sync_to_thread=False)
def print_button() -> str:
    return PRINT


@lru_cache(maxsize=64)
def _rules(game: str, language: str) -> str:
    return printed_rules(game, Words(language))


@lru_cache(maxsize=64)
def _cards(game: str, day: date, language: str) -> str:
    return position_cards(puzzles_of(game, day, CARDS), Words(language))


def _size(request: AnyRequest) -> PaperSize:
    wanted = request.query_params.get("size", "")
    return next((size for size in SIZES if size == wanted), "")


def _page(
    request: AnyRequest, words: Words, title: str, body: str, game: str, evening: str | None = None
) -> Response[str]:
    """The page with a bar on top, which is not printed."""
    size = _size(request)
    head = f'<link rel="stylesheet" href="/api/paper/style.css?size={size}">\n<link rel="icon" href="/icon.svg">'
    path = request.url.path.removeprefix("/api")
    what = request.query_params.get("what", "")
    places: list[tuple[str, str, bool]] = []
    if evening is not None:
        at = f"/evenings/{evening}/paper"
        places += [(words(f"print-{_TITLES[name]}"), f"{at}?what={name}", what == name) for name in SHEETS]
    places += [
        (words("print-positions"), f"/paper/cards/{game}?", path.startswith("/paper/cards")),
        (words("print-rules"), f"/paper/rules/{game}?", path.startswith("/paper/rules")),
    ]
    links = [_link(name, f"{place}&l={words.language}&size={size}", here) for name, place, here in places]
    here = f"{path}?what={what}&l={words.language}" if evening is not None else f"{path}?l={words.language}"
    links += [_link(name, f"{here}&size={one}", one == size) for name, one in (("A4", "a4"), ("Letter", "letter"))]
    nav = f'<nav>{"".join(links)}<button type="button">{escape(words("club-print"))}</button></nav>'
    script = '<script src="/api/paper/print.js"></script>'
    text = framed(words.language, title, head, f"{nav}\n{body}\n{script}")
    return Response(text, media_type=MediaType.HTML, headers={"cache-control": "no-store"})


_TITLES = {"slips": "seating", "scores": "score", "standings": "standings"}


def _link(name: str, place: str, here: bool) -> str:
    current = ' aria-current="page"' if here else ""
    return f'<a href="/api{escape(place)}"{current}>{escape(name)}</a>'


PAPER_HANDLERS: Sequence[Any] = [evening_paper, rules_paper, cards_paper, paper_style, print_button]
