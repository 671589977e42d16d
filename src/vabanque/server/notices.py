"""My turn, everywhere: tells people who asked for it that it is their turn, by Web Push or by a webhook of theirs.

Off until somebody asks, for one device at one table. The message says which game it is and where the table is, and
nothing about the game. The database knows what was told, so that one host of several tells it, also after a restart.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import msgspec

from vabanque.i18n import Words
from vabanque.server import messages as m
from vabanque.server.background import Background
from vabanque.server.clock import now_ms
from vabanque.server.config import Config
from vabanque.server.outside import BadAddress, Unreached, check_url, post
from vabanque.server.rooms import Room, Rooms
from vabanque.server.table import NotAllowed, NotFound, ServerTable
from vabanque.server.webpush import TTL, Keys, Unusable, check_keys, encrypt, new_key, public_key, signature
from vabanque.store import Device, Notice, Store

log = logging.getLogger("vabanque.notices")

AT_ONCE = 50
"""How many people are told at the same time: one slow address keeps nobody waiting."""
PAGE = 500
"""Wishes that are read at a time."""
LEASE = 120_000
"""Milliseconds after which another host tries if the one that was about to tell has died."""
BACKOFF = (30, 120, 600, 3600, 4 * 3600)
"""Seconds between attempts to reach somebody; then the turn is given up."""
GONE = (404, 410)
"""What push services and webhooks answer if there is nobody any more."""


class Notices:
    """Tells people, for one host."""

    def __init__(
        self, config: Config, store: Store, rooms: Rooms, background: Background, counts: Counter[str]
    ) -> None:
        self._config = config
        self._store = store
        self._rooms = rooms
        self._background = background
        self._counts = counts
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self._telling = 0
        """How many people are being told."""
        self._after = ""
        """The table at which the next look goes on; empty for the first one."""
        self._key: bytes | None = None

    # What people ask for

    async def key(self) -> str:
        """The public key for subscriptions. All hosts have the same one."""
        return public_key(await self._private_key())

    async def _private_key(self) -> bytes:
        if self._key is None:
            self._key = await self._store.key("push", new_key)
        return self._key

    async def ask(self, table: str, token: str | None, wish: m.AnyNotice, page: str | None) -> None:
        """From now on tell this device. Raises a Refusal."""
        room, device = await self._device(table, token)
        body = self.checked(wish, page)
        kind = "push" if isinstance(wish, m.PushNotice) else "hook"
        # Whoever is asked to move at this moment knows it.
        await self._store.keep_notice(Notice(table, device.token_hash, kind, body, room.table.turn))

    def checked(self, wish: m.AnyNotice, page: str | None) -> str:
        """A wish as the database keeps it. Raises BadAddress."""
        try:
            check_url(wish.url, anywhere=self._config.hooks_anywhere)
            if isinstance(wish, m.PushNotice):
                check_keys(Keys(wish.p256dh, wish.auth))
        except Unusable:
            raise BadAddress from None
        return msgspec.json.encode(_Kept(wish, page)).decode()

    async def stop(self, table: str, token: str | None, kind: str | None = None) -> None:
        """Tell this device nothing any more, or not in this way."""
        _, device = await self._device(table, token)
        await self._store.drop_notices(table, device.token_hash, kind)

    async def kinds(self, table: str, token: str | None) -> list[str]:
        """How this device is told. Addresses are never shown again."""
        _, device = await self._device(table, token)
        return await self._store.notice_kinds(table, device.token_hash)

    async def _device(self, table: str, token: str | None) -> tuple[Room, Device]:
        room = await self._rooms.read(table)
        device = room.table.device(token)
        if device is None:
            raise NotAllowed("bad-token" if token else "spectator")
        if not device.seats:
            raise NotAllowed("spectator")
        return room, device

    # Telling

    async def look(self) -> None:
        """Tell everybody whose turn it is and who does not know yet.

        While many are being told, the others wait for the next look, which goes on there: everybody has their turn,
        however many ask and however slow their addresses are.
        """
        while True:
            page = await self._store.notices(now_ms(), self._after, PAGE)
            full = len(page) == PAGE  # the rest of its last table comes with the next page
            for notice in page:
                if full and notice.table == page[-1].table:
                    break
                if self._telling >= AT_ONCE:
                    return
                with suppress(NotFound):  # deleted meanwhile, or unreadable
                    await self._consider(notice)
                self._after = notice.table
            if not full:
                self._after = ""
                return

    async def _consider(self, notice: Notice) -> None:
        room = await self._rooms.read(notice.table)
        table = room.table
        device = table.device_of(notice.token_hash)
        if device is None:  # another device has taken its place
            await self._store.drop_notices(notice.table, notice.token_hash)
        elif not set(device.seats) & set(table.waiting_for):
            await self._store.settle_notice(notice, table.seq, None, 0)  # until something happens
        elif notice.told < table.turn or notice.due is not None:
            quiet = room.now() >= table.turn_at + 1000 * self._config.notice_after
            if quiet and not set(device.seats) & room.here():
                await self._claim(notice, table)

    async def _claim(self, notice: Notice, table: ServerTable) -> None:
        """Tell it, unless another host does."""
        tries = notice.tries if notice.told == table.turn else 0
        if await self._store.settle_notice(notice, table.turn, now_ms() + LEASE, tries):
            mine = notice._replace(told=table.turn, due=None, tries=tries)
            self._telling += 1
            self._background.spawn(self._tell(mine, table))

    async def _tell(self, notice: Notice, table: ServerTable) -> None:
        try:
            await self._tell_now(notice, table)
        finally:
            self._telling -= 1

    async def _tell_now(self, notice: Notice, table: ServerTable) -> None:
        words, game = Words(self.language_of(notice.body)), table.setup.game
        title, name = words("notice-your-turn"), words.game(game) if f"game-{game}" in words else game
        status = await self.post(notice.body, title, name, f"#/table/{table.id}", {"table": table.id, "game": game})
        if status in GONE:
            await self._store.drop_notices(notice.table, notice.token_hash, notice.kind)
        elif 200 <= status < 300:
            self._counts["notices_told"] += 1
            await self._store.finish_notice(notice, None, 0)
        else:
            self._counts["notices_failed"] += 1
            tries = notice.tries
            due = now_ms() + 1000 * BACKOFF[tries] if tries < len(BACKOFF) else None
            await self._store.finish_notice(notice, due, tries + 1)

    def language_of(self, body: str) -> str:
        """The language that a stored wish asked for."""
        return msgspec.json.decode(body, type=_Kept).wish.language

    async def post(self, body: str, title: str, name: str, place: str, facts: Mapping[str, str]) -> int:
        """Send what a stored wish asks for; returns the status of the answer, 0 if there was none, 410 for never again.

        `place` is where the page shows it; `facts` are for programs.
        """
        kept = msgspec.json.decode(body, type=_Kept)
        try:
            async with self._at_once:
                return await self._send(kept, title, name, place, facts)
        except BadAddress:
            return 410  # its name leads inside this network by now
        except Unreached as error:
            log.debug("not reached", extra={"facts": {"error": str(error)}})
            return 0

    async def _send(self, kept: _Kept, title: str, name: str, place: str, facts: Mapping[str, str]) -> int:
        wish, anywhere = kept.wish, self._config.hooks_anywhere
        if isinstance(wish, m.PushNotice):
            shown = {key: value for key, value in facts.items() if key != "game"}
            plain = msgspec.json.encode({"title": title, "body": name, **shown, "place": place})
            body = encrypt(Keys(wish.p256dh, wish.auth), plain)
            contact = kept.page if kept.page and kept.page.startswith("https://") else "mailto:nobody@vabanque.invalid"
            headers = {
                "Content-Type": "application/octet-stream",
                "Content-Encoding": "aes128gcm",
                "TTL": str(TTL),
                "Urgency": "high",
                "Authorization": signature(await self._private_key(), wish.url, contact),
            }
            return await post(wish.url, headers, body, anywhere=anywhere)
        link = "" if kept.page is None else f"{kept.page}/{place}"
        text = f"{title} – {name} {link}".rstrip()
        content = msgspec.json.encode(_fill_in(wish, text, {**facts, "link": link}))
        return await post(wish.url, {"Content-Type": "application/json"}, content, anywhere=anywhere)


class _Kept(msgspec.Struct):
    """What the database keeps of a wish."""

    wish: m.AnyNotice
    page: str | None
    """Where the person has the table open, without what comes after the host."""


def _fill_in(wish: m.HookNotice, text: str, facts: dict[str, Any]) -> dict[str, Any]:
    """The message as the service expects it."""
    match wish.template:
        case "discord":
            return {"content": text}
        case "telegram":
            return {"chat_id": wish.chat, "text": text}
        case "slack" | "matrix":
            return {"text": text}
        case "plain":
            return {"text": text, **facts}
