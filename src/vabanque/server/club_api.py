"""Clubs and evenings over HTTP, and the socket that shows an evening as it changes."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, post, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter

from vabanque.bots.pool import TooSlow
from vabanque.club import Actor
from vabanque.core import Refusal, Unreadable
from vabanque.server import club_files
from vabanque.server import messages as m
from vabanque.server.api import LONGEST_RECORD, READING_SECONDS, Services, problems, token_of, worked_out
from vabanque.server.clock import now_ms
from vabanque.server.club_views import Season, evening_view
from vabanque.server.clubs import PATIENCE, EveningRoom, key_id
from vabanque.server.doorman import address_of, client_of
from vabanque.server.live import ENTER_SECONDS, Socket
from vabanque.server.table import NotAllowed
from vabanque.store import Unavailable

AnyRequest = Request[Any, Any, State]
ClubId = Annotated[str, Parameter(max_length=24, pattern=r"^[a-z0-9]+$", description="The club's id")]
EveningId = Annotated[str, Parameter(max_length=24, pattern=r"^[a-z0-9]+$", description="The evening's id")]
PersonNumber = Annotated[int, Parameter(ge=1, le=10_000, description="The person's number in the club")]
Moment = Annotated[int | None, Parameter(ge=0, le=1 << 53, description="Milliseconds since 1970")]
LONGEST_FILE = 20 * LONGEST_RECORD
CLUB_PATHS = ("/clubs/file",)
"""Where people post whole clubs. The doorman counts them."""
PAUSE = 1.0
"""Seconds between two views of an evening on one socket: some are long, and sixty people follow them."""
_enter = msgspec.json.Decoder(m.Enter)


@post("/clubs", responses=problems(413), tags=["clubs"])
async def create_club(services: Services, data: m.NewClub, request: AnyRequest) -> m.ClubMade:
    """Found a club. The returned key runs it: keep it, it is shown only once."""
    await services.creations.take(address_of(request.scope))
    return await services.host.clubs.create(data)


@post("/clubs/file", responses=problems(413), tags=["clubs"], request_max_body_size=LONGEST_FILE)
async def bring_in_club(services: Services, body: bytes, request: AnyRequest) -> m.ClubMade:
    """A new club from the file of another (`ClubFile`), with a new key."""
    host = services.host
    who = address_of(request.scope)
    try:
        read = await host.readers.ask(club_files.read_club, body, who=who, seconds=READING_SECONDS, patience=PATIENCE)
    except TooSlow:
        raise Unreadable("record-too-slow") from None
    if isinstance(read, str):
        raise Unreadable("club-file", reason=read)
    return await club_files.bring_in(host.clubs, read)


@get("/clubs/{club:str}", responses=problems(404), tags=["clubs"])
async def view_club(
    services: Services, club: ClubId, request: AnyRequest, since: Moment = None, until: Moment = None
) -> m.ClubView:
    """A club: evenings, members, leaderboard. `since` and `until` choose a season."""
    await services.replays.take(address_of(request.scope))
    clubs, token = services.host.clubs, token_of(request)
    row = await clubs.club(club)
    role = None if token is None else await clubs.authority(club, token)
    rooms, season = await _season(services, club, request, since, until)
    names = await clubs.store.members(club)
    came = Counter(person for room in rooms for person in room.evening.people)
    keys = await clubs.store.keys(club) if role is not None and not role.name else []
    return m.ClubView(
        club=club,
        name=row.name,
        members=[m.MemberView(number=number, name=name, evenings=came[number]) for number, name in names.items()],
        evenings=[
            m.EveningSummary(
                evening=room.head.id,
                name=room.evening.name,
                code=room.head.code,
                created=room.head.created,
                game=room.evening.plan.game,
                people=len(room.evening.people),
                rounds=room.evening.round,
                closed=room.evening.closed,
                winners=winners,
            )
            for room, winners in zip(reversed(rooms), reversed(season.winners), strict=True)
        ],
        standings=season.standings,
        ratings=season.ratings,
        keys=[m.KeyInfo(id=key_id(key.key_hash), name=key.name, created=key.created) for key in keys],
        role="watch" if role is None else "helper" if role.name else "club",
    )


async def _season(
    services: Services, club: str, request: AnyRequest, since: int | None, until: int | None
) -> tuple[list[EveningRoom], Season]:
    """The club's evenings, and what those of a season add up to."""
    clubs = services.host.clubs
    rooms = [await clubs.read(head.id) for head in await clubs.store.evenings(club)]
    chosen = [(since or 0) <= room.head.created < (until or 1 << 60) for room in rooms]
    return rooms, await clubs.season(club, rooms, chosen, address_of(request.scope))


@get("/clubs/{club:str}/standings.csv", responses=problems(404), tags=["clubs"])
async def season_csv(
    services: Services, club: ClubId, request: AnyRequest, since: Moment = None, until: Moment = None
) -> Response[str]:
    """A season for a spreadsheet: standings and ratings."""
    await services.replays.take(address_of(request.scope))
    await services.host.clubs.club(club)
    _, season = await _season(services, club, request, since, until)
    names = await services.host.clubs.store.members(club)
    return _csv(f"club-{club}", club_files.season_csv(season, names))


def _csv(name: str, text: str) -> Response[str]:
    headers = {"content-disposition": f'attachment; filename="{name}.csv"'}
    return Response(text, media_type="text/csv; charset=utf-8", headers=headers)


@delete("/clubs/{club:str}", status_code=204, responses=problems(404), tags=["clubs"])
async def delete_club(services: Services, club: ClubId, request: AnyRequest) -> None:
    """Delete a club with its evenings, members and records. Only with the club's own key."""
    await services.host.clubs.delete(club, token_of(request))


# What a worker has encoded it has compressed, too.
@get("/clubs/{club:str}/file", responses=problems(404), tags=["clubs"], exclude_from_compression=True)
async def club_file(services: Services, club: ClubId, request: AnyRequest) -> Response[m.ClubFile]:
    """Everything the club has kept, as one file: members, evenings, records. No keys."""
    await services.replays.take(address_of(request.scope))
    clubs = services.host.clubs
    await clubs.authority(club, token_of(request))
    kept = await club_files.everything(clubs, club)
    return await worked_out(services.host, request, club_files.encode_club, *kept, patience=PATIENCE)


@post("/clubs/{club:str}/helpers", responses=problems(404, 413), tags=["clubs"])
async def add_helper(services: Services, club: ClubId, data: m.NewHelper, request: AnyRequest) -> m.HelperMade:
    """A key for somebody who helps to run evenings. Only with the club's own key."""
    return await services.host.clubs.add_helper(club, token_of(request), data)


@delete("/clubs/{club:str}/helpers/{helper:str}", status_code=204, responses=problems(404), tags=["clubs"])
async def revoke_helper(
    services: Services, club: ClubId, helper: Annotated[str, Parameter(max_length=24)], request: AnyRequest
) -> None:
    """Revoke a helper's key at once."""
    await services.host.clubs.revoke(club, token_of(request), helper)


@delete("/clubs/{club:str}/members/{person:int}", status_code=204, responses=problems(404), tags=["clubs"])
async def remove_name(services: Services, club: ClubId, person: PersonNumber, request: AnyRequest) -> None:
    """Remove a person's name, also from the club's records. Their results stay, without a name."""
    await services.replays.take(address_of(request.scope))  # all records of the club may have to be looked at
    await services.host.clubs.remove_name(club, token_of(request), person)


@post("/clubs/{club:str}/evenings", responses=problems(404, 409, 413), tags=["clubs"])
async def open_evening(services: Services, club: ClubId, data: m.NewEvening, request: AnyRequest) -> m.EveningMade:
    """Make an evening, with whoever is already there."""
    await services.creations.take(address_of(request.scope))
    return await services.host.clubs.open(club, token_of(request), data)


@get("/evenings/codes/{code:str}", responses=problems(404), tags=["evenings"])
async def find_evening(
    services: Services, code: Annotated[str, Parameter(max_length=20)], request: AnyRequest
) -> m.FoundEvening:
    """The evening of a join code."""
    await services.guesses.take(address_of(request.scope))
    return m.FoundEvening(evening=await services.host.clubs.find_code(code))


@get("/evenings/{evening:str}", responses=problems(404), tags=["evenings"])
async def view_evening(services: Services, evening: EveningId, request: AnyRequest) -> m.EveningView:
    """The evening: who is there, tables, standings. The token is a person's, or a club key."""
    clubs = services.host.clubs
    return await clubs.view(await clubs.read(evening), token_of(request))


@post("/evenings/{evening:str}/people", responses=problems(404, 409, 413), tags=["evenings"])
async def join_evening(
    services: Services, evening: EveningId, data: m.JoinEvening, request: AnyRequest
) -> m.PersonMade:
    """Take part with this device. The token acts for this person, at this evening and at all of its tables."""
    await services.guesses.take(address_of(request.scope))
    return await services.host.clubs.join(evening, data)


@post("/evenings/{evening:str}/commands", status_code=200, responses=problems(404, 409, 413), tags=["evenings"])
async def do_at_evening(
    services: Services, evening: EveningId, data: m.AnyEveningCommand, request: AnyRequest
) -> m.EveningDone:
    """Do something: seat people, enter a result, confirm it, pause. Each id counts once."""
    token, address = token_of(request), address_of(request.scope)
    services.host.take_message(evening, token, address)
    await services.host.take_fuss(evening, token)
    if isinstance(data, m.DrawSeats):
        await services.draws.take(address)
    return await services.host.clubs.act(evening, token, data)


@post("/evenings/{evening:str}/notices", status_code=204, responses=problems(404, 413), tags=["evenings"])
async def ask_for_calls(services: Services, evening: EveningId, data: m.AnyNotice, request: AnyRequest) -> None:
    """Call this person to each of their next tables, by Web Push or a webhook; the last wish counts."""
    await services.guesses.take(address_of(request.scope))
    await services.host.clubs.call(evening, token_of(request), data, request.headers.get("origin"))


@delete("/evenings/{evening:str}/notices", status_code=204, responses=problems(404), tags=["evenings"])
async def stop_calls(services: Services, evening: EveningId, request: AnyRequest) -> None:
    """Call this person no longer."""
    await services.host.clubs.call(evening, token_of(request), None, None)


@get("/evenings/{evening:str}/why/{person:int}", responses=problems(404), tags=["evenings"])
async def explain_seating(
    services: Services,
    evening: EveningId,
    person: PersonNumber,
    seating: Annotated[
        int | None, Parameter(ge=1, le=10_000, description="Which seating; the last one without")
    ] = None,
) -> m.WhyView:
    """Why does this person sit where they sit?"""
    return await services.host.clubs.explain(evening, person, seating)


@get("/evenings/{evening:str}/standings.csv", responses=problems(404), tags=["evenings"])
async def standings_csv(services: Services, evening: EveningId) -> Response[str]:
    """The standings for a spreadsheet."""
    room = await services.host.clubs.read(evening)
    return _csv(f"evening-{evening}", club_files.evening_csv(room.evening, room.names))


@delete("/evenings/{evening:str}", status_code=204, responses=problems(404), tags=["evenings"])
async def delete_evening(services: Services, evening: EveningId, request: AnyRequest) -> None:
    """Delete an evening with its results and records. Only with the club's own key."""
    await services.host.clubs.delete_evening(evening, token_of(request))


@websocket("/evenings/{evening:str}/live")
async def follow_evening(services: Services, socket: Socket, evening: str) -> None:
    """The evening, and again whenever something changes. The first message is `enter`, with a token or without."""
    await _Following(services, socket).run(evening)


class _Following:
    """One device that follows an evening. It only listens: commands go over HTTP."""

    def __init__(self, services: Services, socket: Socket) -> None:
        self._clubs = services.host.clubs
        self._barred = services.host.orders.barred
        self._socket = socket
        self._heartbeat = services.host.config.heartbeat / 1000

    async def run(self, evening: str) -> None:
        with suppress(WebSocketDisconnect, OSError, TimeoutError):
            try:
                text = await asyncio.wait_for(self._socket.receive_data("text"), ENTER_SECONDS)
                token = _enter.decode(text).token
                room = await self._clubs.read(evening)
                role = await self._clubs.role(room, token)
            except (msgspec.MsgspecError, UnicodeError):
                await self._say(m.Refused(id=None, code="unreadable", facts={}))
            except Refusal as refusal:
                await self._say(m.Refused(id=None, code=refusal.code, facts=dict(refusal.facts)))
            except Unavailable:
                await self._say(m.Refused(id=None, code="unavailable", facts={}))
            else:
                news = asyncio.Event()
                news.set()
                room.watchers.add(news)
                hearing = asyncio.create_task(self._hear())
                try:
                    await self._follow(room, role, token, news, hearing)
                finally:
                    room.watchers.discard(news)
                    hearing.cancel()
                    await asyncio.gather(hearing, return_exceptions=True)
        with suppress(Exception):
            await self._socket.close()

    async def _follow(
        self, room: EveningRoom, role: Actor | None, token: str | None, news: asyncio.Event, hearing: asyncio.Task[None]
    ) -> None:
        while not hearing.done():
            waiting = asyncio.create_task(news.wait())
            await asyncio.wait({waiting, hearing}, timeout=self._heartbeat, return_when=asyncio.FIRST_COMPLETED)
            waiting.cancel()
            if hearing.done():
                return
            if room.gone or client_of(self._socket.scope) in self._barred:
                await self._say(m.Bye(why="expired" if room.gone else "barred"))
                return
            if news.is_set():
                news.clear()
                if token is not None:  # a key may have been revoked, a person's device released
                    try:
                        role = await self._clubs.role(room, token)
                    except (NotAllowed, Unavailable):
                        role = None
                await self._say(evening_view(room, role, now_ms()))
                await asyncio.wait({hearing}, timeout=PAUSE)  # what happens meanwhile comes at once
            else:
                await self._say(m.EveningBeat(now=now_ms()))

    async def _hear(self) -> None:
        """Until it hangs up. There is nothing to say here."""
        with suppress(WebSocketDisconnect, OSError):
            for _ in range(100):
                await self._socket.receive_data("text")

    async def _say(self, message: Any) -> None:
        text = msgspec.json.encode(message).decode()
        await self._socket.send({"type": "websocket.send", "text": text, "bytes": None})


CLUB_HANDLERS = [
    create_club, bring_in_club, view_club, season_csv, delete_club, club_file, add_helper, revoke_helper, remove_name,
    open_evening, find_evening, view_evening, join_evening, do_at_evening, ask_for_calls, stop_calls,
    explain_seating, standings_csv,
    delete_evening, follow_evening,
]  # fmt: skip

__all__ = ["CLUB_HANDLERS", "CLUB_PATHS"]
