"""What one hostile address does to a stranger's game: how long a bot takes to move under each attack, and in peace.

A real server with its default limits; the attacker is another process with an address of its own (127.0.0.66), and
peace and attacks take turns. From each time, the longest that the server, the bot's process or this one waited for a
free core is taken off: the attacker's own program, and whatever else the machine does, is not the server's fault.
Ends with 1 if a bot's median is more than twice as long, if anybody gets a 5xx (other than 503 with Retry-After), or
if guests can do what only hosts may.

    python -m bench.attacks            # all of them
    python -m bench.attacks hints      # one
"""

from __future__ import annotations

import asyncio
import os
import statistics
import sys
import tempfile
import time
from asyncio.subprocess import PIPE
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from bench.server import cpu_seconds
from tests.server.harness import DEFAULT_LIMITS, Client, Json, Server, move_of, new_id, new_table

ATTACKER = "127.0.0.66"
TURNS = 15
"""Moves of a bot in each period."""
WARMING = 8.0
"""Seconds of attack before the bot is timed: by then, what an address may ask for at once is used up."""
SLOWEST = 60.0
"""Seconds after which a bot counts as stopped."""
NOISE = 0.02
"""Seconds that a median may always be longer: what other threads waited for a core is not known so exactly."""
DOUBLED = "{" + ",".join(f'"{key:x}":0' for key in range(180_000)) + ',"zz":0,"zz":0}'
CUT = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError, httpx.HTTPError)


def waited(pid: int) -> float:
    """Seconds for which this process's main thread has waited for a free core so far."""
    return int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) / 1e9


def workers_of(pid: int) -> list[int]:
    """The worker processes of a server."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in children if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text()]


class Attacker:
    """Somebody with an address of their own, who counts the answers."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.answers: Counter[int] = Counter()
        transport = httpx.AsyncHTTPTransport(
            local_address=ATTACKER, limits=httpx.Limits(max_connections=100), verify=False
        )
        self._http = httpx.AsyncClient(base_url=server.url, transport=transport, timeout=90)

    async def ask(self, method: str, path: str, token: str | None = None, **what: Any) -> httpx.Response | None:
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        try:
            answer = await self._http.request(method, path, headers=headers, **what)
        except httpx.HTTPError:
            return None
        self.answers[answer.status_code] += 1
        return answer

    async def table(self, seats: str, game: str = "las-vegas-2012", **setup: Any) -> Json | None:
        answer = await self.ask("POST", "/tables", json=new_table(game, seats, **setup))
        return answer.json() if answer is not None and answer.status_code == 201 else None

    async def socket(self, table: str, token: str | None, *, views: str = "none") -> ClientConnection:
        url = f"{self.server.url.replace('http', 'ws', 1)}/tables/{table}/live"
        socket = await connect(url, local_addr=(ATTACKER, 0), max_size=None, compression=None, open_timeout=30)
        await socket.send(msgspec.json.encode({"type": "enter", "token": token, "views": views}).decode())
        return socket

    async def close(self) -> None:
        await self._http.aclose()


class Stranger:
    """Plays against a bot, at a table that has nothing to do with the attacker."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._client: Client | None = None
        self._involved: list[int] = []

    async def warm_up(self) -> None:
        """Let the bot's process start: the only worker so far."""
        await self.bot_times(3)
        self._involved = [os.getpid(), self._server.pid, *workers_of(self._server.pid)]

    def _waited(self) -> list[float]:
        return [waited(pid) for pid in self._involved]

    async def bot_times(self, turns: int) -> list[float]:
        """Seconds from each of my moves to the bot's."""
        times: list[float] = []
        while len(times) < turns:
            if self._client is None or self._client.ended:
                made = await self._server.table(seats="me house", start=True)
                self._client = await Client(self._server.url, made["table"], made["token"], "changes").connect()
            times += await self._one_turn(self._client)
        return times

    async def _one_turn(self, client: Client) -> list[float]:
        while not client.ended:
            view = client.last_view
            if view is not None and 0 in view["to_move"]:
                break
            await client.hear(SLOWEST)
        else:
            return []
        assert view is not None
        await client.do("move", move=move_of(view["hand"], 0, view["hand"]["choices"][0]))
        began, before = time.perf_counter(), self._waited()
        if client.last_view is None or client.last_view["to_move"] != [1]:
            return []  # its dice are all placed
        with suppress(TimeoutError):
            while not client.ended and client.last_view["to_move"] == [1]:
                await client.hear(SLOWEST)
        # They may have waited at the same time, so only the longest wait certainly delayed the move.
        longest = max((after - earlier for earlier, after in zip(before, self._waited(), strict=True)), default=0.0)
        return [max(0.001, time.perf_counter() - began - longest)]


async def forever(work: Callable[[], Awaitable[object]]) -> None:
    while True:
        with suppress(*CUT):
            await work()
        await asyncio.sleep(0)


async def many(*works: Coroutine[Any, Any, object]) -> None:
    await asyncio.gather(*works)


async def records(a: Attacker) -> None:
    """N1: records of 2 MB whose last key comes twice, to every door that reads records."""
    doors = ("/replays", "/reviews", "/positions?entry=1")
    await many(*(forever(lambda door=door: a.ask("POST", door, content=DOUBLED)) for door in doors * 3))  # type: ignore[misc]


async def endless(a: Attacker) -> None:
    """N2: games without end, several sockets with one token, as fast as the server takes moves."""

    async def throw() -> None:
        made = await a.table("me local", "top-10000", start=True)
        if made is None:
            await asyncio.sleep(1)
            return
        sockets = [await a.socket(made["table"], made["token"]) for _ in range(4)]
        for _ in range(2000):
            answer = await a.ask("GET", f"/tables/{made['table']}", made["token"])
            if answer is None or answer.status_code != 200 or not answer.json()["hand"]:
                await asyncio.sleep(0.1)
                continue
            view = answer.json()
            move = move_of(view["hand"], view["you"], view["hand"]["choices"][0], "throw")
            message = msgspec.json.encode({"type": "move", "id": new_id(), "move": move}).decode()
            for socket in sockets:
                await socket.send(message)

    await many(*(forever(throw) for _ in range(3)))


async def hints(a: Attacker) -> None:
    """N3: hints for ten tables of five people at one device."""
    tables = [await a.table("me local local local local", start=True, hints="best") for _ in range(10)]
    for made in filter(None, tables):
        await a.ask("GET", f"/tables/{made['table']}/hint", made["token"])
    asked = [
        forever(lambda made=made: a.ask("GET", f"/tables/{made['table']}/hint", made["token"]))  # type: ignore[misc]
        for made in tables
        if made is not None
    ]
    await many(*asked)


async def handshakes(a: Attacker) -> None:
    """N5: sockets that enter and hang up, also at tables that do not exist."""

    async def enter() -> None:
        (await a.socket("nosuchtable1", None)).transport.abort()

    await many(*(forever(enter) for _ in range(40)))


async def reviews(a: Attacker) -> None:
    """N6: reviews that nobody waits for."""
    games = (Path(__file__).parents[1] / "tests" / "records").glob("*.jsonl")
    bodies = sorted((line for file in games for line in file.read_bytes().splitlines()), key=len)[-12:]
    await many(*(forever(lambda body=body: a.ask("POST", "/reviews", content=body)) for body in bodies))  # type: ignore[misc]


async def growth(a: Attacker) -> None:
    """N7: rows and devices without a game: the setup changes, people sit down and stand up."""

    async def fuss() -> None:
        made = await a.table("me open")
        if made is None:
            await asyncio.sleep(1)
            return
        socket = await a.socket(made["table"], made["token"])
        for number in range(2000):
            agree = {"type": "agree", "id": new_id(), "setup": {"game": "las-vegas-2012", "clock": 60 + number % 9}}
            await socket.send(msgspec.json.encode(agree).decode())
            joined = await a.ask("POST", f"/tables/{made['table']}/seats", json={"name": "X", "id": new_id()})
            if joined is not None and joined.status_code == 201:
                leave = {"type": "leave", "id": new_id()}
                await a.ask("POST", f"/tables/{made['table']}/commands", joined.json()["token"], json=leave)

    await many(*(forever(fuss) for _ in range(10)))


async def lists(a: Attacker) -> None:
    """New: long lists of tables that have to be loaded, and every page that is large."""
    own = [made for made in [await a.table("me bot") for _ in range(40)] if made is not None]
    tokens = {made["table"]: made["token"] for made in own}
    mine = forever(lambda: a.ask("POST", "/tables/mine", json={"tokens": tokens}))
    pages = ("/tables", "/games", "/docs/openapi.json", "/metrics", "/health")
    await many(mine, *(forever(lambda page=page: a.ask("GET", page)) for page in pages * 2))  # type: ignore[misc]


async def deaf(a: Attacker) -> None:
    """New: sockets that look at a table again and again and never read what comes."""
    made = await a.table("me bot bot bot", start=True)
    assert made is not None

    async def look() -> None:
        socket = await a.socket(made["table"], made["token"], views="all")
        socket.transport.pause_reading()
        for _ in range(200):
            await socket.send('{"type":"look"}')
            await asyncio.sleep(0.02)

    await many(*(forever(look) for _ in range(40)))


async def nonsense(a: Attacker) -> None:
    """New: deep, long and broken messages, on sockets and as requests."""
    deep, text = "[" * 60_000, '{"type":"move","id":"' + "x" * 60_000
    made = await a.table("me bot", start=True)
    assert made is not None

    async def talk() -> None:
        socket = await a.socket(made["table"], made["token"])
        for message in (deep, text, "\x00", "{}") * 20:
            await socket.send(message)
        await socket.close()

    bodies = (deep, text, '{"setup":' * 5000)
    asked = (forever(lambda body=body: a.ask("POST", "/tables", content=body)) for body in bodies)  # type: ignore[misc]
    await many(*(forever(talk) for _ in range(10)), *asked)


async def pairings(a: Attacker) -> None:
    """New: the same pairing many times at once, and many pairings."""
    again = {"game": "top-10000", "name": "X", "id": new_id()}

    def other() -> Json:
        return {"game": "las-vegas-2012", "name": "X", "id": new_id()}

    same = [forever(lambda: a.ask("POST", "/pairings", json=again)) for _ in range(5)]
    await many(*same, *(forever(lambda: a.ask("POST", "/pairings", json=other())) for _ in range(5)))


async def clubs(a: Attacker) -> None:
    """New: a club of one's own, as large as may be: seatings, views, files, and everybody who follows."""
    plan = {"game": "las-vegas-2012", "least": 2, "most": 4, "wanted": 3, "rounds": 30, "play": "paper"}
    people = [f"Person {number}" for number in range(1, 61)]
    made = await a.ask("POST", "/clubs", json={"name": "Club"})
    assert made is not None
    club, key = made.json()["club"], made.json()["key"]
    opened = await a.ask("POST", f"/clubs/{club}/evenings", key, json={"plan": plan, "people": people})
    assert opened is not None
    evening = opened.json()["evening"]

    async def do(type_: str, **fields: Any) -> None:
        await a.ask("POST", f"/evenings/{evening}/commands", key, json={"type": type_, "id": new_id(), **fields})

    async def fuss() -> None:
        await do("draw")
        await do("undraw")
        await do("rename", person=1, name=f"Person {new_id()[:6]}")

    async def follow() -> None:
        url = f"{a.server.url.replace('http', 'ws', 1)}/evenings/{evening}/live"
        async with connect(url, local_addr=(ATTACKER, 0), max_size=None, compression=None) as socket:
            await socket.send('{"type": "enter", "token": null, "views": "none"}')
            async for _ in socket:
                pass

    journal = [
        {"at": 0, "by": "club", "event": {"kind": "opened", "plan": plan}},
        {"at": 0, "by": "club", "event": {"kind": "came", "people": list(range(1, 61))}},
        *[{"at": 0, "by": "club", "event": {"kind": "rested", "person": 1, "resting": True}}] * 4000,
    ]
    file = {"format": "vabanque-club/1", "name": "Club", "members": {str(n): name for n, name in enumerate(people, 1)}}
    body = msgspec.json.encode({**file, "evenings": [{"created": 0, "journal": journal}] * 50})
    paths = (f"/clubs/{club}", f"/evenings/{evening}", f"/evenings/{evening}/why/1", f"/clubs/{club}/file")
    await many(
        *(forever(fuss) for _ in range(4)),
        *(forever(follow) for _ in range(30)),
        *(forever(lambda path=path: a.ask("GET", path, key)) for path in paths * 2),  # type: ignore[misc]
        *(forever(lambda: a.ask("POST", "/clubs/file", content=body)) for _ in range(3)),
    )


async def powers(server: Server) -> list[str]:
    """N4 and N8: what guests must not be able to do. Returns what they could."""
    done: list[str] = []
    made = await server.post("/tables", new_table("las-vegas-2012", "open open open"))
    host = await Client(server.url, made["table"], made["token"]).connect()  # without a seat, but there
    guests = [
        await server.post(f"/tables/{made['table']}/seats", {"name": name, "id": new_id()}) for name in ("Ben", "Cleo")
    ]
    ben = guests[0]["token"]
    setup = {"game": "las-vegas-2012", "clock": 5}
    for type_, fields in (
        ("arrange", {"seat": 1, "kind": "bot", "bot": "greedy"}),
        ("agree", {"setup": setup}),
        ("start", {}),
    ):
        async with server.http(ben) as http:
            command = {"type": type_, "id": new_id(), **fields}
            answer = await http.post(f"/tables/{made['table']}/commands", json=command)
            if answer.status_code < 300:
                done.append(type_)
    await host.close()
    await server.command(made["table"], made["token"], "close")
    async with server.http(ben) as http:
        await http.delete(f"/tables/{made['table']}")
    async with server.http(made["token"]) as http:
        if (await http.get(f"/tables/{made['table']}")).status_code != 200:
            done.append("delete")
    return done


ATTACKS = (records, endless, hints, handshakes, reviews, growth, lists, deaf, nonsense, pairings, clubs)


async def attack_until_told(name: str, server: Server) -> None:
    """The attacker's process: attacks until its standard input ends, then prints the answers it got."""
    attacker = Attacker(server)
    task = asyncio.create_task({attack.__name__: attack for attack in ATTACKS}[name](attacker))
    await asyncio.to_thread(sys.stdin.read)
    task.cancel()
    with suppress(asyncio.CancelledError, *CUT):
        await task
    await attacker.close()
    print(msgspec.json.encode(attacker.answers).decode())


async def under_attack(name: str, server: Server, stranger: Stranger) -> tuple[list[float], dict[int, int], float]:
    """The bot's times while the attack goes on, the answers that the attacker got, and how busy the server was."""
    command = (sys.executable, "-m", "bench.attacks", "--attack", name, str(server.port))
    attacker = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
    await asyncio.sleep(WARMING)
    began, used = time.perf_counter(), cpu_seconds(server.pid)
    times = await stranger.bot_times(TURNS)
    busy = (cpu_seconds(server.pid) - used) / (time.perf_counter() - began)
    answers, _ = await attacker.communicate(b"")  # and its input ends
    return times, msgspec.json.decode(answers, type=dict[int, int]), busy


async def main() -> int:
    if "--attack" in sys.argv:
        name, port = sys.argv[2:]
        server = Server(Path(tempfile.gettempdir()))
        server.url = f"http://127.0.0.1:{port}"
        await attack_until_told(name, server)
        return 0
    wanted = set(sys.argv[1:])
    failed = False
    with tempfile.TemporaryDirectory() as name:
        server = Server(Path(name), **{**DEFAULT_LIMITS, "log": "warning"}).start()
        try:
            stranger = Stranger(server)
            await stranger.warm_up()
            for attack in ATTACKS:
                if wanted and attack.__name__ not in wanted:
                    continue
                peace = await stranger.bot_times(TURNS)
                war, got, busy = await under_attack(attack.__name__, server, stranger)
                peace += await stranger.bot_times(TURNS)
                calm, hard = statistics.median(peace), statistics.median(war)
                broken = {code: count for code, count in got.items() if code >= 500 and code != 503}
                bad = hard > 2 * calm + NOISE or bool(broken)
                failed |= bad
                answers = ", ".join(f"{count} x {code}" for code, count in sorted(got.items())) or "sockets"
                print(
                    f"{attack.__name__:11} bot's median {1000 * calm:5.0f} ms in peace, {1000 * hard:5.0f} ms under"
                    f" attack: {hard / calm:4.2f}; slowest {max(peace):.2f} and {max(war):.2f} s;"
                    f" server {100 * busy:.0f} % of a core; {answers}"
                    f"{' FAILED' if bad else ''}",
                    flush=True,
                )
            if not wanted or "powers" in wanted:
                done = await powers(server)
                failed |= bool(done)
                print(f"guests could: {', '.join(done) or 'nothing they may not'}")
            began = time.perf_counter()
            status = await asyncio.to_thread(server.stop)
            print(f"SIGTERM: status {status} after {time.perf_counter() - began:.1f} s")
        finally:
            server.end()
    return int(failed)


if __name__ == "__main__":
    sys.exit(uvloop.run(main()))
