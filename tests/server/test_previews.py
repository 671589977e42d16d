"""Shared links show what they lead to, and lead there; they say nothing that a stranger may not know."""

from __future__ import annotations

from tests.server.harness import Server, new_id, new_table


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
