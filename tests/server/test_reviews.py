"""Reviews of finished tables: never while the game runs, then for everybody who has the link, and worked out once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from tests.server.harness import Client, Json, Server, new_table
from tests.server.test_tables import refusal


async def whole_review(server: Server, path: str) -> Json:
    """A review, asked for until it is complete; every answer goes on where the last one stopped."""
    part = await server.get(path)
    events = part["events"]
    async with asyncio.timeout(120):
        while not part["seats"]:
            await asyncio.sleep(0.05)
            part = await server.get(f"/reviews/{part['id']}?since={len(events)}")
            assert part["since"] == len(events)
            events += part["events"]
    return {**part, "events": events}


async def test_a_review_opens_with_the_end_of_the_game_and_is_kept_with_the_table(
    own_server: Callable[..., Server],
) -> None:
    server = own_server()
    setup = new_table("top-10000", "me bot", start=True, options={"target": 1000}, spectators=False)
    made = await server.post("/tables", setup)
    path = f"/tables/{made['table']}/review"
    async with Client(server.url, made["table"], made["token"]) as anna, server.http() as http:
        token = {"Authorization": f"Bearer {made['token']}"}
        assert await refusal(await http.get(path, headers=token), 403) == "not-over"
        assert await refusal(await http.get(path), 403) == "no-spectators"
        await anna.play()
    linked = await whole_review(server, path)  # by link alone
    assert linked["exact"]
    assert linked["done"] == linked["total"]
    for seat, account in enumerate(linked["seats"]):
        parts = account["luck"] + account["decisions"] + account["others"] + account["evaluator"]
        assert linked["start"][seat] + parts == pytest.approx(account["result"], abs=1e-9)
    # Another process has not worked anything out, and knows it all the same.
    server.stop()
    server.start()
    again = await server.get(path)
    assert again == {**linked, "since": 0}


async def test_records_from_anywhere_are_reviewed_and_wrong_ones_refused(server: Server) -> None:
    made = await server.post("/tables", new_table("top-10000", "me bot", start=True, options={"target": 1000}))
    async with Client(server.url, made["table"], made["token"]) as anna, server.http() as http:
        await anna.play()
        record = await server.get(f"/tables/{made['table']}/record")
        part = await server.post("/reviews", record)
        assert (await whole_review(server, f"/reviews/{part['id']}"))["exact"]
        record["journal"].pop(3)
        forged = await server.post("/reviews", record)
        answer = await http.get(f"/reviews/{forged['id']}")
        for _ in range(1000):
            if answer.status_code != 200:
                break
            await asyncio.sleep(0.05)
            answer = await http.get(f"/reviews/{forged['id']}")
        assert answer.status_code == 400
        assert answer.json()["code"]
        assert await refusal(await http.get("/reviews/0123456789abcdef"), 404) == "no-such-page"
