"""Nothing acknowledged is lost: not by killing the server, not by cutting every socket."""

from collections.abc import Callable
from pathlib import Path
from random import Random

from tests.server.crashes import crash_under_play, killed
from tests.server.harness import Client, Server, new_table

KILLS = 10
"""`make chaos` kills more often."""


async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(
    own_server: Callable[..., Server], tmp_path: Path
) -> None:
    server = own_server()
    database = str(tmp_path / "tables.db")

    promises, games, _ = await crash_under_play([server], database, [killed(server)] * KILLS)
    assert promises > KILLS
    assert games >= 3
    assert server.stop() == 0


async def test_a_socket_cut_after_every_message_misses_nothing(server: Server) -> None:
    made = await server.post("/tables", new_table("las-vegas-cards", "me bot bot", start=True))
    anna = Client(server.url, made["table"], made["token"], views="turn")
    while not anna.ended:
        await anna.connect()
        # At least the greeting; then the line breaks, sometimes before an answer comes.
        for _ in range(Random(anna.seq).randrange(2, 5)):
            message = await anna.hear()
            if message["type"] == "view" and (command := anna.choose(message)) is not None:
                await anna.send(command)
        assert anna.socket is not None
        anna.socket.transport.abort()
    journal = await server.get(f"/tables/{made['table']}/journal", made["token"])
    assert [entry["seq"] for entry in journal["entries"]] == sorted(anna.entries)
    assert all(anna.entries[entry["seq"]]["kind"] == entry["entry"]["kind"] for entry in journal["entries"])
