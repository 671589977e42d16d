"""Shared links show what they lead to, and lead there; they say nothing that a stranger may not know."""

from __future__ import annotations

import pytest

from tests.server.harness import Server, new_id, new_table
from vabanque.i18n import Words
from vabanque.server import messages as m
from vabanque.server import previews
from vabanque.server.table import ServerTable


async def shown(server: Server, path: str) -> str:
    async with server.http() as http:
        answer = await http.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    return answer.text


async def test_an_invitation_names_the_game_and_the_free_seats_in_the_senders_language(server: Server) -> None:
    made = await server.post("/tables", new_table("las-vegas-2012", "me open open"))
    page = await shown(server, f"/t/{made['code']}?l=de")
    assert '<meta property="og:title" content="Las Vegas (2012): Spiel mit">' in page
    assert "2 Sitze sind frei." in page
    assert f'content="{server.url}/previews/las-vegas-2012.jpg"' in page
    assert f"url=/#/join/{made['code']}" in page
    async with server.http() as http:
        picture = await http.get("/previews/las-vegas-2012.jpg")
    assert picture.headers["content-type"] == "image/jpeg"


async def test_a_link_to_a_running_game_says_nothing_but_its_game(server: Server) -> None:
    made = await server.post("/tables", new_table("las-vegas-cards", "me bot", start=True, spectators=False))
    page = await shown(server, f"/r/{made['table']}")
    assert "the card game: a game in progress" in page
    assert "Anna" not in page
    assert "Watch" not in page


async def test_a_link_to_nothing_is_an_ordinary_page(server: Server) -> None:
    assert 'content="Vabanque"' in await shown(server, "/t/NOCODE")
    assert "<script" not in await shown(server, "/t/%3Cscript%3E")
    assert "Dobbelspellen" in await shown(server, f"/r/{'a' * 12}?l=nl")
    async with server.http() as http:
        assert (await http.get(f"/r/{new_id()[:8].upper()}-")).status_code == 400


async def test_a_link_to_a_position_of_the_day_names_the_game_and_leads_there(server: Server) -> None:
    page = await shown(server, "/p/top-10000/2026-09-01?l=fr")
    assert "position du jour" in page
    assert "2026-09-01" in page
    assert f'content="{server.url}/previews/top-10000.jpg"' in page
    assert "url=/#/puzzle/top-10000/2026-09-01" in page
    for nothing in ("/p/whist/2026-09-01", "/p/top-10000/2026-08-31", "/p/top-10000/%3Cscript%3E"):
        page = await shown(server, nothing)
        assert 'content="Vabanque"' in page
        assert 'url=/#/puzzle"' in page
        assert "<script" not in page


def test_a_page_says_what_it_leads_to_and_goes_there() -> None:
    answer = previews.page("http://here/", "join/<AB>", 'Play "it" & win', "About <it>", "icon-512.png", "fr")
    assert answer.headers == {"cache-control": "no-store"}
    title, about = "Play &quot;it&quot; &amp; win", "About &lt;it&gt;"
    assert answer.content.splitlines() == [
        "<!doctype html>",
        '<html lang="fr">',
        '<meta charset="utf-8">',
        f"<title>{title}</title>",
        f'<meta name="description" content="{about}">',
        '<meta name="twitter:card" content="summary_large_image">',
        '<meta property="og:type" content="website">',
        '<meta property="og:site_name" content="Vabanque">',
        f'<meta property="og:title" content="{title}">',
        f'<meta property="og:description" content="{about}">',
        '<meta property="og:image" content="http://here/icon-512.png">',
        '<meta property="og:url" content="http://here/#/join/&lt;AB&gt;">',
        '<link rel="icon" href="/icon.svg">',
        '<meta http-equiv="refresh" content="0; url=/#/join/&lt;AB&gt;">',
        f'<p><a href="/#/join/&lt;AB&gt;">{title}</a></p>',
        "</html>",
    ]


def test_a_game_without_a_picture_of_its_own_has_the_houses() -> None:
    files = {"previews/top-10000.jpg", "index.html"}
    assert [previews.picture_of(game, files) for game in ("top-10000", "whist", None)] == [
        "previews/top-10000.jpg",
        "icon-512.png",
        "icon-512.png",
    ]


@pytest.mark.parametrize("spectators", [True, False])
def test_a_table_is_told_as_far_as_a_stranger_may_know(spectators: bool) -> None:
    seats = [m.SeatNow(kind="local", name="Anna"), m.SeatNow(kind="open"), m.SeatNow(kind="open")]
    words = Words("en")
    table = ServerTable("t", b"", setup=m.Setup(game="las-vegas-2012", spectators=spectators), seats=seats)
    name = words.game("las-vegas-2012")
    assert previews.title_and_text(None, words) == ("Vabanque", words("preview-gone"))
    assert previews.title_and_text(table, words) == (words("preview-open", game=name), words("preview-free", count=2))
    for status in ("running", "closed"):
        table.status = status
        about = words("preview-watch") if spectators else words("preview-gone")
        assert previews.title_and_text(table, words) == (words("preview-running", game=name), about)
