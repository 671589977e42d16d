"""The HTTP API. Every refusal is a `Problem`: a stable code and facts."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from litestar import MediaType, Request, Response, delete, get, post, websocket
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from vabanque import __version__
from vabanque.analyse.hints import win_chances
from vabanque.bots import estimate_unit
from vabanque.bots.pool import LONGEST_WAIT, WAITING_SECONDS, Overloaded, TooSlow
from vabanque.bots.worker import Question
from vabanque.core import Unreadable
from vabanque.games import GAMES, find
from vabanque.i18n import LANGUAGES, game_words
from vabanque.server import messages as m
from vabanque.server.answers import advised_seat, catalogue, check_move, hint_of
from vabanque.server.clock import now_ms
from vabanque.server.doorman import address_of
from vabanque.server.host import Host
from vabanque.server.limits import SharedBuckets
from vabanque.server.live import Live, Socket
from vabanque.server.metrics import exposition, refusals_of
from vabanque.server.phones import PhoneDoor
from vabanque.server.puzzles import encode_line, encode_position, encode_puzzle
from vabanque.server.puzzles import puzzles as list_puzzles
from vabanque.server.questions import question_of
from vabanque.server.replays import encode_replay, work_out
from vabanque.server.reviews import part_since
from vabanque.server.rooms import Room
from vabanque.server.table import NotAllowed, NotFound
from vabanque.server.views import view_of
from vabanque.store import Device, Unavailable

AnyRequest = Request[Any, Any, State]
TableId = Annotated[str, Parameter(max_length=24, pattern=r"^[a-z0-9]+$", description="The table's id")]
ReviewId = Annotated[str, Parameter(max_length=24, pattern=r"^[a-f0-9]+$", description="The review's id")]
Since = Annotated[int, Parameter(ge=0, le=1 << 20, description="How many of its events I already have")]
After = Annotated[int, Parameter(ge=0, le=2**31 - 1, description="The last seq already known")]
Seat = Annotated[int | None, Parameter(ge=0, lt=m.MOST_SEATS, description="Which of my seats to look from")]
LONGEST_RECORD = 2_000_000
HINT_SECONDS = 0.4
READING_SECONDS = 20.0
"""Seconds that a worker has for a record. The longest ones take a fraction of a second."""
NEW_AT_ONCE = 60
"""Tables that one address may open at once: a room of forty, each at a table of their own, and some twice."""
JOINS_AT_ONCE = 120
GUESSES_AT_ONCE = 150
"""Codes that one address may try at once: the link, the page behind it and sitting down try one each, for forty guests.
Of the 887 million join codes that is nothing."""
RECORD_PATHS = ("/replays", "/reviews", "/positions")
"""Where people post records. The doorman counts them."""
LONGEST_LINK = 2000
"""Longest position in an address, in characters; those of our games have about a hundred."""
HINTS_AT_ONCE = 60
DRAWS_AT_ONCE = 20
REPLAYS_AT_ONCE = 120
"""What a room of forty asks for when a round is over: replays, records and parts of reviews."""
RETRY = {"retry-after": "1"}
MOST_REFUSALS = 50
"""How many kinds of refusals `/health` lists."""


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals an operation may answer with.

    400, 403, 429 and 503 may come from any of them, the doorman's among them; 413 from all that take a body.
    """
    return {
        status: ResponseSpec(m.Problem, description="Refused: a code and facts", generate_examples=False)
        for status in (400, 403, 429, 503, *statuses)
    }


class Services:
    """What the handlers work with."""

    def __init__(self, host: Host, phones: PhoneDoor) -> None:
        config = host.config
        self.host = host
        self.phones = phones
        creations, guesses = config.creations, config.guesses
        burst, bus = config.burst, host.bus
        self.creations = SharedBuckets("creations", creations, max(burst, NEW_AT_ONCE / creations), bus)
        self.joins = SharedBuckets("joins", config.joins, max(burst, JOINS_AT_ONCE / config.joins), bus)
        self.guesses = SharedBuckets("guesses", guesses, max(burst, GUESSES_AT_ONCE / guesses), bus)
        self.hints = SharedBuckets("hints", 0.5, 6.0, bus)
        """Per seat; the next one is per address."""
        self.advice = SharedBuckets("advice", config.hints, max(burst, HINTS_AT_ONCE / config.hints), bus)
        self.replays = SharedBuckets("replays", config.replays, max(burst, REPLAYS_AT_ONCE / config.replays), bus)
        self.draws = SharedBuckets("draws", config.draws, max(burst, DRAWS_AT_ONCE / config.draws), bus)
        self._pulse: asyncio.Task[None] | None = None

    async def can_write(self) -> bool:
        """Does the database accept writes? Callers that ask at the same time share one answer."""
        if self._pulse is None or self._pulse.done():
            self._pulse = asyncio.create_task(self.host.store.take_pulse(now_ms()))
        try:
            await asyncio.shield(self._pulse)
        except Unavailable:
            return False
        return True


def token_of(request: AnyRequest) -> str | None:
    """`Authorization: Bearer …`."""
    header = request.headers.get("authorization")
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise NotAllowed("bad-token")
    return token


async def _enter(host: Host, request: AnyRequest, table: str) -> tuple[Room, Device | None]:
    """The table and the requesting device, if it may see the table at all."""
    token = token_of(request)
    room = await host.rooms.read(table)
    device = room.table.device(token)
    if token is not None and device is None:
        raise NotAllowed("bad-token")
    if not room.table.may_watch(device):
        raise NotAllowed("no-spectators")
    if device is not None:
        room.note(device.token_hash)
    return room, device


@get("/games", responses=problems(), tags=["games"])
async def games(services: Services) -> m.Catalogue:
    """The games, their options, and the bots that can play them."""
    config = services.host.config
    keeps = m.Keeps(
        open=config.expire_open, running=config.expire_running, over=config.expire_over, deleted=config.expire_deleted
    )
    return catalogue(await services.host.pool.bots(), config.away, keeps)


@get("/games/{game:str}/words/{language:str}", media_type=MediaType.TEXT, responses=problems(404), tags=["games"])
async def words(
    game: Annotated[str, Parameter(max_length=40)],
    language: Annotated[str, Parameter(pattern=f"^({'|'.join(LANGUAGES)})$")],
) -> str:
    """The texts of a game from another package, as Fluent source; English if it lacks the language."""
    if game not in GAMES or GAMES[game].words is None:
        raise NotFound("no-such-page")
    return game_words(GAMES[game], language)


@post("/tables", responses=problems(413), tags=["tables"])
async def create_table(services: Services, data: m.NewTable, request: AnyRequest) -> m.TableMade:
    """Create a table. The returned token acts for its host and the local seats. Keep it: it is shown only once."""
    await services.creations.take(address_of(request.scope))
    return await services.host.seats.create(data)


@post("/pairings", responses=problems(404, 413), tags=["tables"])
async def pair(services: Services, data: m.Pairing, request: AnyRequest) -> m.TableMade:
    """Play with people: get a seat at a public table that is waiting for players, or at a new one."""
    await services.creations.take(address_of(request.scope))
    return await services.host.pairing.pair(data)


@get("/tables", responses=problems(), tags=["tables"])
async def public_tables(services: Services) -> m.TableList:
    """Public tables that are waiting for players or can be watched."""
    return m.TableList(tables=await services.host.lists.public())


@post("/tables/mine", status_code=200, responses=problems(413), tags=["tables"])
async def own_tables(services: Services, data: m.Mine) -> m.TableList:
    """The tables for which these tokens are valid, and whether it is my turn there."""
    return m.TableList(tables=await services.host.lists.mine(data.tokens))


@get("/codes/{code:str}", responses=problems(404), tags=["tables"])
async def find_code(services: Services, code: Annotated[str, Parameter(max_length=20)], request: AnyRequest) -> m.Found:
    """The table of a join code."""
    await services.guesses.take(address_of(request.scope))
    return m.Found(table=await services.host.lists.find_code(code))


@delete("/tables/{table:str}", status_code=204, responses=problems(404), tags=["tables"])
async def delete_table(services: Services, table: TableId, request: AnyRequest) -> None:
    """Delete a table for this device; its token is no longer valid.

    Without other people it goes at once, with everything stored with it. A finished or closed one stays for the others
    until they have deleted it too, or for a while (`keeps.deleted` of `/games`).
    """
    await services.host.delete(table, token_of(request))


@get("/tables/{table:str}", responses=problems(404), tags=["tables"])
async def view_table(services: Services, table: TableId, request: AnyRequest, seat: Seat = None) -> m.TableView:
    """The table as I see it (`Authorization: Bearer token`), or as a spectator does."""
    room, device = await _enter(services.host, request, table)
    if seat is not None and (device is None or seat not in device.seats):
        raise NotAllowed("not-your-seat", seat=seat)
    return view_of(room.table, device, seat, room.attendance(), now_ms())


@post("/tables/{table:str}/seats", responses=problems(404, 413), tags=["tables"])
async def join_table(services: Services, table: TableId, data: m.Join, request: AnyRequest) -> m.TableMade:
    """Take an open seat. Repeating the request with the same id returns the same seat and a new token."""
    await services.joins.take(address_of(request.scope))
    return await services.host.seats.join(table, data)


@post("/tables/{table:str}/commands", status_code=200, responses=problems(404, 409, 413), tags=["play"])
async def command(services: Services, table: TableId, data: m.AnyCommand, request: AnyRequest) -> m.Ack:
    """Do something at the table: move, start, leave, rematch… The same as on the socket. Each id counts once."""
    token = token_of(request)
    services.host.take_message(table, token, address_of(request.scope))
    return await services.host.act(table, token, data)


@post("/tables/{table:str}/check", status_code=200, responses=problems(404, 413), tags=["play"])
async def check(services: Services, table: TableId, data: m.Check, request: AnyRequest) -> m.Checked:
    """Would this move be allowed, and if not, why? Nothing happens."""
    room, _ = await _enter(services.host, request, table)
    return check_move(room.table, token_of(request), data)


@get("/tables/{table:str}/journal", responses=problems(404), tags=["play"])
async def journal(services: Services, table: TableId, request: AnyRequest, after: After = 0) -> m.Journal:
    """What has happened since `after`, as far as I may know it."""
    room, device = await _enter(services.host, request, table)
    seats = () if device is None else device.seats
    over = room.table.status == "over"
    entries = [written.seen_from(seats, over=over) for written in room.table.rows[after : after + 1000]]
    return m.Journal(entries=entries, seq=room.table.seq)


@get("/tables/{table:str}/hint", responses=problems(404), tags=["play"])
async def hint(services: Services, table: TableId, request: AnyRequest, seat: Seat = None) -> m.Hint:
    """What my choices are worth, as far as this table allows hints."""
    room, device = await _enter(services.host, request, table)
    at = room.table
    asking = advised_seat(at, device, seat)
    address = address_of(request.scope)
    await services.advice.take(address)
    await services.hints.take(f"{at.id}/{asking}")
    question = question_of(at, asking)
    bots = (await services.host.pool.bots())[at.setup.game] if at.setup.hints == "best" else []
    try:
        advice = await services.host.advisers.advise(question, HINT_SECONDS, bots, address)
    except TooSlow:
        raise Overloaded(LONGEST_WAIT) from None  # the position is ours, not the asker's: another try may do better
    wanted = advice.move is not None and estimate_unit(at.setup.game) == "money"
    chances = await _chances(services.host, question, address) if wanted else []
    return hint_of(at, question, advice.bot, advice.move, advice.values, chances)


async def _chances(host: Host, question: Question, who: str) -> list[float]:
    """The chance to win after each move; empty if the game has no evaluator of its own or nobody can say in time."""
    if find(question.game).brings.evaluator is None:
        return []
    try:
        return await host.advisers.ask(win_chances, question, who=who)
    except (Overloaded, TooSlow):
        return []


@post("/tables/{table:str}/takeover", responses=problems(404), tags=["devices"])
async def offer_takeover(services: Services, table: TableId, request: AnyRequest) -> m.Offer:
    """A code with which another device takes this one's place. It works once, within ten minutes."""
    return await services.host.seats.offer(table, token_of(request))


@post("/takeovers", responses=problems(404, 413), tags=["devices"])
async def take_over(services: Services, data: m.TakeOver, request: AnyRequest) -> m.TableMade:
    """Take another device's place; its token is no longer valid."""
    await services.guesses.take(address_of(request.scope))
    return await services.host.seats.take_over(data.code)


@post("/profiles", responses=problems(413), tags=["devices"])
async def offer_profile(services: Services, data: m.Profile, request: AnyRequest) -> m.Offer:
    """A code with which another device fetches this profile. It works once, within ten minutes."""
    await services.creations.take(address_of(request.scope))
    return await services.host.profiles.offer(data.profile)


@post("/profiles/taken", responses=problems(404, 413), tags=["devices"])
async def take_profile(services: Services, data: m.TakeOver, request: AnyRequest) -> m.Profile:
    """Fetch the profile that another device has offered; the server then deletes it."""
    await services.guesses.take(address_of(request.scope))
    return await services.host.profiles.take(data.code)


@get("/notices/key", responses=problems(), tags=["devices"])
async def push_key(services: Services) -> m.PushKey:
    """The key with which a browser subscribes to Web Push."""
    return m.PushKey(key=await services.host.notices.key())


@get("/tables/{table:str}/notices", responses=problems(404), tags=["devices"])
async def notice_kinds(services: Services, table: TableId, request: AnyRequest) -> m.NoticeKinds:
    """How this device is told that it is its turn."""
    return m.NoticeKinds(kinds=await services.host.notices.kinds(table, token_of(request)))


@post("/tables/{table:str}/notices", status_code=200, responses=problems(404, 413), tags=["devices"])
async def ask_notice(services: Services, table: TableId, data: m.AnyNotice, request: AnyRequest) -> m.NoticeKinds:
    """Tell me when it is my turn and I am away: this browser, or a webhook of mine. One of each kind for a device."""
    await services.guesses.take(address_of(request.scope))
    token = token_of(request)
    await services.host.notices.ask(table, token, data, request.headers.get("origin"))
    return m.NoticeKinds(kinds=await services.host.notices.kinds(table, token))


@delete("/tables/{table:str}/notices", status_code=204, responses=problems(404), tags=["devices"])
async def stop_notices(
    services: Services, table: TableId, request: AnyRequest, kind: Literal["push", "hook"] | None = None
) -> None:
    """Tell this device nothing any more, or not in this way; the server forgets the addresses."""
    await services.host.notices.stop(table, token_of(request), kind)


@get("/tables/{table:str}/record", responses=problems(404), tags=["records"], exclude_from_compression=True)
async def record(services: Services, table: TableId, request: AnyRequest) -> Response[dict[str, Any]]:
    """The game as a `vabanque/1` record: what I may know; once it is over, everything, with proof of the dice."""
    await services.replays.take(address_of(request.scope))
    room, device = await _enter(services.host, request, table)
    plain = room.table.record(() if device is None else device.seats).to_plain()
    return await _zipped(msgspec.json.encode(plain), request)


# What a worker has encoded it has compressed, too.
@get("/tables/{table:str}/replay", responses=problems(404), tags=["records"], exclude_from_compression=True)
async def replay(services: Services, table: TableId, request: AnyRequest) -> Response[m.Replay]:
    """A finished game step by step."""
    await services.replays.take(address_of(request.scope))
    return await worked_out(services.host, request, encode_replay, await _finished(services.host, request, table))


post_record = partial(
    post, status_code=200, responses=problems(413), tags=["records"], request_max_body_size=LONGEST_RECORD
)


@post_record("/replays", exclude_from_compression=True)
async def replay_record(services: Services, body: bytes, request: AnyRequest) -> Response[m.Replay]:
    """Any `vabanque/1` record, verified and step by step."""
    return await worked_out(services.host, request, encode_replay, body)


async def _finished(host: Host, request: AnyRequest, table: str) -> bytes:
    """The record of a finished game, for anyone who has the link: only running games can exclude spectators."""
    room = await host.rooms.read(table)
    if room.table.status != "over":
        await _enter(host, request, table)
        raise NotAllowed("not-over")
    return room.table.record(()).to_json().encode()


async def worked_out(
    host: Host, request: AnyRequest, encode: Callable[..., Any], *about: Any, patience: float = WAITING_SECONDS
) -> Response[Any]:
    """What a worker makes of a record: JSON, or the code and facts of a refusal."""
    zipped, who = "gzip" in request.headers.get("accept-encoding", ""), address_of(request.scope)
    try:
        content = await host.readers.ask(
            work_out, encode, zipped, *about, who=who, seconds=READING_SECONDS, patience=patience
        )
    except TooSlow:
        raise Unreadable("record-too-slow") from None
    if isinstance(content, tuple):
        code, facts = content
        raise Unreadable(code, **facts)
    return _encoded(content, zipped=zipped)


async def _zipped(content: bytes, request: AnyRequest) -> Response[Any]:
    """JSON, compressed if that is wanted, in a thread: others are answered meanwhile."""
    zipped = "gzip" in request.headers.get("accept-encoding", "")
    return _encoded(await asyncio.to_thread(gzip.compress, content, 4) if zipped else content, zipped=zipped)


def _encoded(content: bytes, *, zipped: bool) -> Response[Any]:
    answer = _json(content)
    answer.headers["vary"] = "accept-encoding"
    if zipped:
        answer.headers["content-encoding"] = "gzip"
    return answer


def _json(content: bytes) -> Response[Any]:
    return Response(content, media_type=MediaType.JSON)


@get("/tables/{table:str}/review", responses=problems(404), tags=["records"])
async def review(services: Services, table: TableId, request: AnyRequest, since: Since = 0) -> m.ReviewPart:
    """What every move of a finished game cost and how much was luck, as far as computed so far."""
    await services.replays.take(address_of(request.scope))
    record = await _finished(services.host, request, table)
    return part_since(await services.host.reviews.of_table(table, record, address_of(request.scope)), since)


@post_record("/reviews")
async def review_record(services: Services, body: bytes, request: AnyRequest) -> m.ReviewPart:
    """The review of any `vabanque/1` record."""
    address = address_of(request.scope)
    return part_since(services.host.reviews.of(body, address), 0)


@get("/reviews/{review:str}", responses=problems(404), tags=["records"])
async def review_part(services: Services, review: ReviewId, request: AnyRequest, since: Since = 0) -> m.ReviewPart:
    """More of a review that is under way. One that nobody asks for stops after a minute, and goes on when asked."""
    growing = services.host.reviews.named(review, address_of(request.scope))
    if growing is None:
        raise NotFound("no-such-page")
    return part_since(growing, since)


@get("/puzzles", responses=problems(), tags=["puzzles"])
async def puzzles() -> m.Puzzles:
    """Which games have a position of the day, from which day on, and this week's sets."""
    return list_puzzles()


@get("/puzzles/{game:str}/{day:str}", responses=problems(404), tags=["puzzles"])
async def puzzle(
    game: Annotated[str, Parameter(max_length=40)],
    day: Annotated[
        str,
        Parameter(
            pattern=r"^\d{4}-(\d\d-\d\d|W\d\d\.\d)$",
            description="2026-11-17; past days are the archive. 2026-W47.1 is the first of a weekly set",
        ),
    ],
) -> Response[m.DrawnPuzzle]:
    """The position of the day, or one of a weekly set, with its solution: the same for everybody."""
    return _json(encode_puzzle(game, day))


@post_record("/positions", exclude_from_compression=True)
async def position(
    services: Services,
    body: bytes,
    request: AnyRequest,
    entry: Annotated[int, Parameter(ge=0, le=1 << 20, description="The decision's number in the journal")],
) -> Response[m.DrawnPosition]:
    """The table before a decision in a `vabanque/1` record, as the seat that made it saw it."""
    return await worked_out(services.host, request, encode_position, body, entry)


@get("/positions", responses=problems(), tags=["records"], exclude_from_compression=True)
async def position_in_line(
    services: Services,
    request: AnyRequest,
    line: Annotated[str, Parameter(max_length=LONGEST_LINK, description="A position in one line (docs/positions.md)")],
) -> Response[m.DrawnPosition]:
    """The table that a position in one line describes, as the player who has to decide sees it."""
    return await worked_out(services.host, request, encode_line, line)


_away = ResponseSpec(m.Health, description="The database is away")


@get("/health", responses={**problems(), 503: _away}, tags=["machine"])
async def health(services: Services, request: AnyRequest) -> Response[m.Health]:
    """Does the server have everything it needs? Also detects a full disk and a locked database."""
    host, database = services.host, await services.can_write()
    answer = m.Health(
        ok=database,
        version=__version__,
        database=database,
        tables=len(host.rooms),
        unreadable=sorted(host.rooms.unreadable),
        bots=host.pool.state,
        queues={
            kind: m.Queue(workers=pool.running, waiting=pool.waiting, oldest=round(pool.oldest, 1))
            for kind, pool in host.pools.items()
        },
        refusals=[
            m.RefusalCount(code=code, address=address, count=count)
            for (code, address), count in refusals_of(host, request.app.state.doorman).most_common(MOST_REFUSALS)
        ],
        barred=len(host.orders.barred),
    )
    return Response(answer, status_code=200) if database else Response(answer, status_code=503, headers=RETRY)


@get("/metrics", media_type=MediaType.TEXT, responses=problems(), tags=["machine"])
async def metrics(services: Services, request: AnyRequest) -> str:
    """Figures for Prometheus. Nothing in them names a table or a person."""
    return exposition(services.host, request.app.state.doorman)


@websocket("/tables/{table:str}/live")
async def live(services: Services, socket: Socket, table: str) -> None:
    """`?after=seq`: what has happened since, then whatever happens. The first message is `enter`."""
    text = socket.query_params.get("after", "0")
    after = int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else 0
    await Live(services.host, socket, table, after).run()


@get("/phones", responses=problems(), tags=["machine"])
async def phones(services: Services, request: AnyRequest) -> m.Phones:
    """May other devices on the same network join? `possible` says whether this browser may decide that."""
    door = services.phones
    return m.Phones(possible=door.may_decide(_client(request)), address=door.address)


@post("/phones", status_code=200, responses=problems(413), tags=["machine"])
async def open_phones(services: Services, request: AnyRequest, data: m.OpenPhones) -> m.Phones:
    """Let in other devices on the same network, or stop doing so. Only from the server's own machine."""
    door = services.phones
    if not door.may_decide(_client(request)):
        raise NotAllowed("not-at-home")
    if data.open:
        await door.open()
    else:
        door.close()
    return m.Phones(possible=True, address=door.address)


def _client(request: AnyRequest) -> str | None:
    return request.client.host if request.client else None


HANDLERS = [
    games, words, create_table, pair, public_tables, own_tables, find_code, view_table, delete_table, join_table,
    command, check, journal, hint, offer_takeover, take_over, push_key, notice_kinds,
    ask_notice, stop_notices, offer_profile, take_profile, record, replay,
    replay_record, review, review_record, review_part, puzzles, puzzle, position, position_in_line, health, metrics,
    phones,
    open_phones, live,
]  # fmt: skip

__all__ = ["HANDLERS", "RECORD_PATHS", "Services"]
