"""Link previews: crawlers run no scripts, so these pages describe in their head what they then redirect to."""

from __future__ import annotations

from collections.abc import Collection
from html import escape
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get
from litestar.params import Parameter

from vabanque.core import Over
from vabanque.i18n import LANGUAGES, Words
from vabanque.server.doorman import address_of
from vabanque.server.puzzles import find_puzzle
from vabanque.server.table import NotFound, ServerTable

AnyRequest = Request[Any, Any, Any]
PICTURES = "previews/"
"""The folder with a picture for each game, in the browser table's files."""

Code = Annotated[str, Parameter(max_length=20)]
Game = Annotated[str, Parameter(max_length=40)]
Day = Annotated[str, Parameter(max_length=10)]
TableId = Annotated[str, Parameter(max_length=24, pattern=r"^[a-z0-9]+$")]


def language_of(request: AnyRequest) -> str:
    language: str = request.query_params.get("l", "")
    return language if language in LANGUAGES else "en"


def page(base: str, place: str, title: str, about: str, picture: str, language: str) -> Response[str]:
    """A page that describes what is at `place` in the browser table, and redirects there."""
    tags = {
        "og:type": "website",
        "og:site_name": "Vabanque",
        "og:title": title,
        "og:description": about,
        "og:image": f"{base}{picture}",
        "og:url": f"{base}#/{place}",
    }
    metas = "\n".join(f'<meta property="{name}" content="{escape(text)}">' for name, text in tags.items())
    target = escape(f"/#/{place}")
    text = f"""<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<title>{escape(title)}</title>
<meta name="description" content="{escape(about)}">
<meta name="twitter:card" content="summary_large_image">
{metas}
<link rel="icon" href="/icon.svg">
<meta http-equiv="refresh" content="0; url={target}">
<p><a href="{target}">{escape(title)}</a></p>
</html>
"""
    return Response(text, media_type=MediaType.HTML, headers={"cache-control": "no-store"})


def picture_of(game: str | None, files: Collection[str]) -> str:
    name = f"{PICTURES}{game}.jpg"
    return name if name in files else "icon-512.png"


def title_and_text(table: ServerTable | None, words: Words) -> tuple[str, str]:
    """Title and description of a table. Nothing in them is secret; a table without spectators shows only its game."""
    if table is None:
        return "Vabanque", words("preview-gone")
    game = words.game(table.setup.game)
    if table.session is not None and isinstance(table.session.turn, Over):
        winners = [table.session.names[seat] for seat in table.session.turn.result.winners]
        return words("preview-over", game=game, who=words.listed(winners), count=len(winners)), words("preview-replay")
    if table.status == "open":
        free = sum(seat.kind == "open" for seat in table.seats)
        return words("preview-open", game=game), words("preview-free", count=free)
    about = "preview-watch" if table.setup.spectators else "preview-gone"
    return words("preview-running", game=game), words(about)


def preview_handlers(files: Collection[str]) -> list[Any]:
    """`/t/CODE` is an invitation to a table, `/r/ID` leads to a replay, `/p/GAME/DAY` to the position of a day."""

    async def show(request: AnyRequest, table: str | None, place: str) -> Response[str]:
        services = request.app.state.services
        lang = language_of(request)
        try:
            at = None if table is None else (await services.host.rooms.read(table)).table
        except NotFound:
            at = None
        title, about = title_and_text(at, Words(lang))
        picture = picture_of(None if at is None else at.setup.game, files)
        return page(str(request.base_url), place, title, about, picture, lang)

    @get("/t/{code:str}", include_in_schema=False)
    async def invitation(request: AnyRequest, code: Code) -> Response[str]:
        services = request.app.state.services
        await services.guesses.take(address_of(request.scope))
        try:
            table = await services.host.lists.find_code(code)
        except NotFound:
            table = None
        return await show(request, table, f"join/{''.join(filter(str.isalnum, code))}")

    @get("/r/{table:str}", include_in_schema=False)
    async def shown_replay(request: AnyRequest, table: TableId) -> Response[str]:
        return await show(request, table, f"replay/{table}")

    @get("/p/{game:str}/{day:str}", include_in_schema=False)
    async def shown_puzzle(request: AnyRequest, game: Game, day: Day) -> Response[str]:
        lang = language_of(request)
        words, base = Words(lang), str(request.base_url)
        try:
            find_puzzle(game, day)
        except NotFound:
            return page(base, "puzzle", "Vabanque", words("preview-gone"), picture_of(None, files), lang)
        title, about = words("preview-puzzle", game=words.game(game)), words("preview-solve", day=day)
        return page(base, f"puzzle/{game}/{day}", title, about, picture_of(game, files), lang)

    return [invitation, shown_replay, shown_puzzle]
