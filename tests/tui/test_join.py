"""A seat at a running server's table, from the terminal."""

from __future__ import annotations

import asyncio
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from textual.pilot import Pilot

from tests.server.harness import Server, new_id
from tests.tui.test_app import SMALL, play_to_the_end, until, until_asked
from tests.tui.test_process import COMMAND, run
from vabanque.core import Refusal, Unreadable
from vabanque.games import GAMES
from vabanque.i18n import LANGUAGES, Words
from vabanque.play.verify import Promise, Verdict
from vabanque.tui.app import TableApp
from vabanque.tui.asking import Lost
from vabanque.tui.plain import Plain
from vabanque.tui.remote import RemoteTable, find_table
from vabanque.tui.table import GameEnded


@contextmanager
def run_server(folder: Path) -> Iterator[Server]:
    server = Server(folder).start()
    try:
        yield server
    finally:
        server.end()


@contextmanager
def started_after(seconds: float, server: Server) -> Iterator[None]:
    timer = threading.Timer(seconds, server.start)
    timer.start()
    try:
        yield
    finally:
        timer.join()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server")).start()
    yield server
    server.stop()


class Host:
    """The creator of the table, in a browser."""

    def __init__(self, server: Server, game: str, bot: str = "greedy", **options: Any) -> None:
        self.http = httpx.Client(base_url=server.url, timeout=60)  # a server that has just started is busy
        setup = {"game": game, "options": options, "bot_delay": 0, "first": 0}
        seats = [{"kind": "open"}, {"kind": "bot", "bot": bot}]
        self.made = self.http.post("/tables", json={"setup": setup, "seats": seats}).raise_for_status().json()
        self.url = f"{server.url}/#/table/{self.made['table']}"

    def start(self) -> None:
        answer = self.http.post(
            f"/tables/{self.made['table']}/commands",
            json={"type": "start", "id": new_id()},
            headers={"authorization": f"Bearer {self.made['token']}"},
        )
        answer.raise_for_status()
        self.http.close()


def sit_down(server: Server, game: str, **options: Any) -> RemoteTable:
    """A table that has just started, with this device in seat 0 and a bot in seat 1."""
    host = Host(server, game, **options)
    table = RemoteTable(*find_table(host.url), "Anna")
    host.start()
    while not table.started:
        table.wait()
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_in_the_line_mode(game: str, server: Server) -> None:
    table = sit_down(server, game, **({"target": 1500} if game == "top-10000" else {}))
    spoken: list[str] = []
    Plain(table, Words("en"), lambda: table.rules.write_move(table.legal(0)[0]), spoken.append).run()
    assert isinstance(table.due(), GameEnded)
    assert table.record().result is not None
    assert any(line.startswith(("Anna ", "You ")) for line in spoken)
    fairness = table.record().extra["fairness"]
    assert fairness["seat_seeds"][0], "this device has added its part"
    assert table.check_dice() == Verdict(True)
    table._promise = Promise("0" * 64)
    verdict = table.check_dice()
    assert verdict is not None
    assert verdict.code == "another-commitment"
    table.close()


@pytest.mark.parametrize("game", ["las-vegas-biggy", "las-vegas-cards"])
async def test_a_whole_game_on_the_drawn_table(game: str, server: Server) -> None:
    table = sit_down(server, game)
    async with TableApp(Words("en"), table=table, pace=0).run_test(size=SMALL) as pilot:
        await play_to_the_end(pilot)
        await pilot.press("escape", "v")
        await _until_replay(pilot)


async def _until_replay(pilot: Pilot[Any]) -> None:
    for _ in range(500):
        if type(pilot.app.screen).__name__ == "ReplayScreen":
            return
        await pilot.pause(0.01)
    raise AssertionError("no replay")


def test_joining_again_takes_the_same_seat(server: Server) -> None:
    table = sit_down(server, "las-vegas-2012")
    table.submit(table.legal(0)[0])
    table.close()
    again = RemoteTable(table.server, table.id, "Anna")
    assert again.seat == table.seat
    while not again.journal:
        again.wait()
    assert any(entry.kind == "place" for entry in again.journal)
    again.close()


def test_another_name_takes_another_seat(server: Server) -> None:
    host = Host(server, "las-vegas-2012")
    ada = RemoteTable(*find_table(host.url), "Ada", again=False)
    with pytest.raises(Refusal) as refused:  # there is no second open seat, and Ada keeps hers
        RemoteTable(*find_table(host.url), "Bob", again=False)
    assert refused.value.code != "server-said-bye"
    again = RemoteTable(*find_table(host.url), "Ada", again=False)
    assert again.seat == ada.seat
    again.close()
    ada.close()
    host.http.close()


def test_a_seat_that_was_taken_over_is_reported_in_a_sentence() -> None:
    for language in LANGUAGES:
        spoken = Words(language).refusal(Lost("server-said-bye", why="taken-over"))
        assert "taken-over" not in spoken


def test_a_server_that_restarts_properly_is_found_again(tmp_path: Path) -> None:
    with run_server(tmp_path) as server:
        table = sit_down(server, "las-vegas-2012")
        server.stop()  # it says goodbye first
        with started_after(8, server):
            table.submit(table.legal(0)[0])
        assert any(entry.kind == "place" for entry in table.journal)
        table.close()


def test_a_lost_server_is_found_again(tmp_path: Path) -> None:
    with run_server(tmp_path) as server:
        table = sit_down(server, "las-vegas-2012")
        server.kill()
        with started_after(0.5, server):
            table.submit(table.legal(0)[0])
        assert any(entry.kind == "place" for entry in table.journal)
        table.close()


async def test_the_drawn_table_says_while_the_server_is_gone(tmp_path: Path) -> None:
    with run_server(tmp_path) as server:
        table = await asyncio.to_thread(sit_down, server, "las-vegas-2012")
        async with TableApp(Words("en"), table=table, pace=0).run_test(size=(80, 24)) as pilot:
            screen = await until_asked(pilot)
            assert not screen.query_one("#away").display
            await asyncio.to_thread(server.kill)
            await until(pilot, lambda: bool(screen.query_one("#away").display))
            assert "The server does not answer" in str(screen.query_one("#away").render())
            await asyncio.to_thread(server.start)
            await until(pilot, lambda: not screen.query_one("#away").display)
            await pilot.press(str(table.legal(0)[0].face), "enter")
            await until(pilot, lambda: any(entry.kind == "place" for entry in table.journal))
        table.close()


def test_a_code_without_a_server_asks_for_the_server() -> None:
    with pytest.raises(Unreadable) as refused:
        find_table("KXQ4AB")
    assert "vabanque join HOST:8000/KXQ4AB" in Words("en").refusal(refused.value)


def test_a_refusal_by_the_server_is_a_refusal_here(server: Server) -> None:
    table = sit_down(server, "las-vegas-2012")
    face = table.legal(0)[0].face
    with pytest.raises(Refusal) as refused:
        table.submit(table.rules.read_move(0, f"{face} bandit"))
    assert refused.value.code == "no-bandit"
    table.close()


def test_a_join_code_works_like_a_link(server: Server) -> None:
    host = Host(server, "las-vegas-2012")
    host.http.close()
    for link in (f"{server.url}/#/join/{host.made['code']}", f"127.0.0.1:{server.port}/{host.made['code'].lower()}"):
        assert find_table(link) == (server.url, host.made["table"])


@pytest.mark.parametrize("link", ["", "http://", "ftp://x/y", "http://[::1/x", "http://x:99999999/y"])
def test_a_bad_address_is_refused(link: str) -> None:
    with pytest.raises(Refusal) as refused:
        find_table(link)
    assert refused.value.code == "bad-address"


def test_a_missing_server_is_reported() -> None:
    with pytest.raises(Refusal) as refused:
        find_table("http://127.0.0.1:9/#/join/ABCDEF")
    assert refused.value.code == "no-server"


def test_a_seat_from_the_command_line_through_a_pipe(server: Server) -> None:
    host = Host(server, "las-vegas-2012")
    process = subprocess.Popen(
        [*COMMAND, "join", host.url, "--name", "Anna"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stdout.readline() == "Anna, you have a seat. Waiting for the game to start …\n"
    host.start()
    spoken, _ = process.communicate("1\n2\n3\n4\n5\n6\nquit\n", timeout=30)
    assert process.returncode == 0
    assert "You place the" in spoken
    assert f"vabanque join {host.url}" in spoken


def test_a_table_that_does_not_exist_is_refused_in_a_sentence(server: Server) -> None:
    answer = run("join", f"{server.url}/#/table/abcdefghijkl")
    assert answer.returncode == 1
    assert answer.stderr.startswith("vabanque: There is no such table")
    assert "Traceback" not in answer.stderr
    answer = run("join", f"{server.url}/#/join/NOSUCH")
    assert answer.returncode == 1
    assert "code" in answer.stderr
