"""A seat at a table on a running server, played from the terminal.

The server is the authority. This side knows only the view it is sent and the rules to interpret it.
"""

from __future__ import annotations

import json
import re
import secrets
import time
from bisect import bisect_right
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from threading import Lock, Thread
from typing import Any
from urllib.parse import quote, unquote, urlsplit

import msgspec
from platformdirs import user_data_path
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage
from websockets.protocol import State
from websockets.sync.client import ClientConnection, connect

from vabanque.core import Entry, IllegalMove, Refusal, Result, Seat, Unreadable
from vabanque.core.contract import AnyRules
from vabanque.core.scene import Hand, Phrase, Scene, from_wire
from vabanque.games import make, scenes
from vabanque.play.journal import from_plain, to_plain
from vabanque.play.record import Record, record_from_plain
from vabanque.play.stories import Narrated
from vabanque.play.verify import Promise, Verdict, verify
from vabanque.tui.asking import ANSWER_SECONDS, Lost, ask_server
from vabanque.tui.table import Ask, Due, GameEnded, Read, Wait

TRIES = 24
"""How often to retry a lost connection: for about a minute, enough for a server to restart."""
LONGEST_WAIT = 3.2
"""Most seconds between two tries; the first ones follow each other faster."""


def find_table(url: str) -> tuple[str, str]:
    """The server's address and a table's id, from a link with the id or a join code. Raises Lost or Unreadable.

    Understands what the browser shows: `http://host:8000/#/table/abc…`, `…/#/join/KXQ4AB`, and `host:8000/KXQ4AB`.
    """
    if "://" not in url:
        if re.fullmatch(r"[\w-]{1,40}", url):
            raise Unreadable("address-without-server", table=url)
        url = f"http://{url}"
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        raise Unreadable("bad-address", address=url[:100]) from None
    where = (parts.fragment or parts.path).partition("?")[0]
    name = unquote(where.rstrip("/").rpartition("/")[2])
    if parts.scheme not in ("http", "https") or not parts.hostname or not name:
        raise Unreadable("bad-address", address=url[:100])
    server = f"{parts.scheme}://{parts.netloc}"
    if len(name) == 12 and name.islower():  # the shape of an id; anything else is a join code
        return server, name
    return server, str(ask_server(f"{server}/codes/{quote(name)}")["table"])


class RemoteTable:
    """A seat at a server's table."""

    elsewhere = True
    drawn_first = None
    begun_at = None
    path: Path | None = None
    """Nothing is saved here: the server saves it."""

    def __init__(self, server: str, table: str, name: str, *, again: bool = True) -> None:
        """Take a seat, or return to the one that this device already has there. Raises Refusal.

        `again`: return to the seat taken last, under whatever name; otherwise only to one that was taken as `name`.
        """
        self.server, self.id = server, table
        self.journal: list[Entry] = []
        self._phrases: list[Any] = []
        """Each entry in words, if the server sends them."""
        self._rows: list[int] = []
        """The number of each entry's row on the server."""
        self._seq = 0
        self._connection = ExitStack()
        self._socket: ClientConnection | None = None
        self._connecting = Lock()
        self._closed = False
        answer = ask_server(f"{server}/tables/{table}/seats", {"name": name, "id": _device(server, table, name, again)})
        self._token = str(answer["token"])
        self.seat = Seat(answer["seats"][0])
        self._take(ask_server(f"{server}/tables/{table}", token=self._token))
        self._promise = self._note_promise()
        self._connect()

    # What the server says

    def _take(self, view: dict[str, Any]) -> None:
        """A new view of the table."""
        self._seen = view
        setup = view["setup"]
        self.names = tuple(seat["name"] or "…" for seat in view["seats"])
        self.rules: AnyRules = make(setup["game"], len(view["seats"]), setup["options"], open_money=setup["open_money"])
        self.scenes = scenes(self.rules)
        position = view["position"]
        self._view = None if position is None else msgspec.convert(position["view"], self.rules.view_type)

    def away(self) -> bool:
        """Is the server out of reach? Then this starts trying to reach it again, in a thread of its own."""
        if self._closed or self._open():
            return False
        if not self._connecting.locked():
            Thread(target=self._reconnect, daemon=True).start()
        return True

    def _reconnect(self) -> None:
        with suppress(Lost):  # whoever waits for an answer will be told
            self._connect()

    def _open(self) -> bool:
        return self._socket is not None and self._socket.protocol.state is State.OPEN

    def _connect(self) -> None:
        """Enter the table's socket, unless another thread has done it meanwhile. Raises Lost."""
        with self._connecting:
            if not self._open():
                self._enter()

    def _enter(self) -> None:
        address = self.server.replace("http", "ws", 1) + f"/tables/{self.id}/live?after={self._seq}"
        for attempt in range(TRIES):
            try:
                self._connection.close()
                self._socket = self._connection.enter_context(
                    connect(address, open_timeout=ANSWER_SECONDS, max_size=None)
                )
                self._socket.send(json.dumps({"type": "enter", "token": self._token, "views": "all"}))
                return
            except (OSError, TimeoutError, InvalidHandshake, InvalidMessage, ConnectionClosed) as error:
                if attempt == TRIES - 1 or self._closed:
                    raise Lost("no-server", address=self.server, reason=str(error)[:100]) from None
                time.sleep(min(0.2 * 2**attempt, LONGEST_WAIT))

    def _hear(self) -> dict[str, Any]:
        """The next message. A lost connection resumes where it stopped."""
        while True:
            assert self._socket is not None
            try:
                return dict(json.loads(self._socket.recv()))
            except ConnectionClosed:
                if self._closed:
                    raise Lost("left-table") from None
                self._connect()

    def _note(self, message: dict[str, Any]) -> list[Entry]:
        """Store what a message says; returns the game's new entries."""
        kind = message["type"]
        if kind == "view":
            self._take(message)
        elif kind == "bye" and message["why"] == "shutdown":
            self._connection.close()
            self._connect()  # it may just be restarting
        elif kind == "bye":
            raise Lost("server-said-bye", why=str(message["why"]))
        elif kind == "entries":
            before = len(self.journal)
            for row in message["entries"]:
                if row["seq"] <= self._seq:
                    continue
                self._seq = row["seq"]
                if row["entry"]["kind"] in self.rules.kinds:
                    self.journal.append(from_plain(self.rules, row["entry"]))
                    self._phrases.append(row.get("told"))
                    self._rows.append(row["seq"])
                elif row["entry"]["kind"] == "taken-back":
                    length = bisect_right(self._rows, row["entry"]["to"])
                    before = min(before, length)
                    for entries in (self.journal, self._phrases, self._rows):
                        del entries[length:]
            return self.journal[before:]
        return []

    # What is going on

    @property
    def started(self) -> bool:
        return bool(self._seen["status"] != "open")

    @property
    def over(self) -> bool:
        return self._seen["status"] in ("over", "closed")

    @property
    def people(self) -> tuple[Seat, ...]:
        return (self.seat,)

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        return tuple(self._seen["to_move"])

    def due(self) -> Due:
        """What has to happen next, as far as it concerns this device."""
        result = self._seen["result"]
        if result is not None:
            return GameEnded(msgspec.convert(result, Result))
        if self.over:
            raise Lost("server-said-bye", why=str(self._seen.get("closed") or "closed"))
        if self.seat in self.waiting_for:
            return Ask(self.seat)
        awaited = self._seen["awaited"]
        if awaited is not None and awaited["seat"] in (self.seat, None) and self._view is not None:
            chance = self.rules.turn(self.rules.fill(self._view, Random(0)))
            return Read(chance)  # type: ignore[arg-type]  # the server awaits chance
        return Wait(self.wait)

    def viewer(self) -> Seat | None:
        return self.seat

    def view(self, viewer: Seat | None) -> Any:
        return self._view

    def position(self) -> Any:
        """A state that agrees with what can be seen."""
        return self.rules.fill(self._view, Random(0))

    def legal(self, seat: Seat) -> tuple[Any, ...]:
        return self.rules.legal(self.position(), seat) if seat in self.waiting_for else ()

    def scene(self) -> Scene:
        return from_wire(self.scenes.scene_type, self._seen["scene"])

    def hand(self, seat: Seat) -> Hand:
        if self._seen["hand"] is None:  # the server sends none once the game is over
            return self.scenes.hand(self.position(), seat)
        return from_wire(self.scenes.hand_type, self._seen["hand"])

    def after(self, move: Any) -> Scene | None:
        return self.scenes.after(self.position(), move, self.scenes.begin())

    def narrated(self, viewer: Seat | None, since: int = 0) -> list[Narrated]:
        entries = zip(self.journal[since:], self._phrases[since:], strict=True)
        return [Narrated(entry, from_wire(tuple[Phrase, ...], phrases)) for entry, phrases in entries]

    # What happens

    def wait(self) -> list[Entry]:
        """Wait until something has happened; returns the new entries, with the view that follows from them."""
        new: list[Entry] = []
        while True:
            message = self._hear()
            new += self._note(message)
            if message["type"] == "view":
                return new
            if message["type"] == "refused" and message["id"] is None:
                raise Refusal(message["code"], **message["facts"])

    def submit(self, move: Any) -> list[Entry]:
        """Decide. Raises Refusal if the server refuses."""
        return self._command({"type": "move", "move": to_plain(move), "turn": self._seen["turn"]})

    def read(self, text: str) -> list[Entry]:
        """Enter what the real dice show."""
        return self._command({"type": "land", "text": text[:80], "turn": self._seen["turn"]})

    def _command(self, command: dict[str, Any]) -> list[Entry]:
        id_ = secrets.token_hex(8)
        assert self._socket is not None
        text = json.dumps({**command, "id": id_})
        new: list[Entry] = []
        answered = False
        before = self._seq
        self._send(text)
        while not answered or (self._seq > before and self._seen["seq"] < self._seq):
            message = self._hear()
            new += self._note(message)
            if message.get("id") == id_:
                if message["type"] == "refused":
                    raise Refusal(message["code"], **message["facts"])
                answered = True
            elif message["type"] == "hello":
                self._send(text)  # the connection was lost in between; the id keeps it from being done twice
        return new

    def _send(self, text: str) -> None:
        assert self._socket is not None
        try:
            self._socket.send(text)
        except ConnectionClosed:
            self._connect()
            self._socket.send(text)

    def undoable(self) -> Entry | None:
        """Nothing: the server has already told everybody."""
        return None

    def undo(self) -> Entry:
        raise IllegalMove("nothing-to-undo")

    # Fair dice

    def _note_promise(self) -> Promise | None:
        """Note what the server promises about its dice, and only then add this device's part (docs/fairness.md)."""
        notes = _Notes("dice.json")
        key, commitment = f"{self.server}/{self.id}", self._seen["commitment"]
        noted = notes.of(key)
        if self._seen["status"] == "open" and isinstance(commitment, str) and not noted:
            seed = secrets.token_urlsafe(18)
            command = {"type": "seed", "id": secrets.token_hex(8), "seat": self.seat, "seed": seed}
            noted = notes.keep(key, {"commitment": commitment, "seeds": []})
            with suppress(Refusal):  # the game has started in the meantime, without this device's part
                ask_server(f"{self.server}/tables/{self.id}/commands", command, self._token)
                noted = notes.keep(key, {"commitment": commitment, "seeds": [seed]})
        return Promise(noted["commitment"], tuple(noted["seeds"])) if noted else None

    def check_dice(self) -> Verdict | None:
        """Do the dice of the finished game follow from what was promised? None if nothing was. Raises Refusal."""
        if self._promise is None or self._seen["result"] is None:
            return None
        return verify(self.record().to_json(), self._promise)

    # What remains

    def record(self) -> Record:
        """The game as the server has it: complete once it is over. Raises Refusal."""
        return record_from_plain(ask_server(f"{self.server}/tables/{self.id}/record", token=self._token))

    def close(self) -> Path | None:
        """Leave. The seat stays taken: joining again returns to it."""
        self._closed = True
        self._connection.close()
        return None


class _Notes:
    """What this device remembers about tables on servers, in a file that only its owner may read."""

    def __init__(self, name: str) -> None:
        self._path = user_data_path("vabanque", appauthor=False) / name

    def _all(self) -> dict[str, Any]:
        try:
            known = json.loads(self._path.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        return known if isinstance(known, dict) else {}

    def of(self, table: str) -> Any:
        return self._all().get(table)

    def keep(self, table: str, note: Any) -> Any:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._path.touch(mode=0o600)
        self._path.write_text(json.dumps({**self._all(), table: note}), encoding="utf-8")
        return note


def _device(server: str, table: str, name: str, again: bool) -> str:
    """A secret of this device for a name at this table, so that joining again means the same seat."""
    notes, key = _Notes("joined.json"), f"{server}/{table}"
    known = notes.of(key)
    secret_of = known if isinstance(known, dict) else {} if known is None else {"": known}
    who = next(reversed(secret_of)) if again and secret_of else name.casefold()
    if who not in secret_of:
        notes.keep(key, {**secret_of, who: secrets.token_urlsafe(24)})
        return _device(server, table, name, again)
    return str(secret_of[who])
