"""When several processes share a port, all sockets of a table go to the same process.

Any process may accept a connection and could serve it. But if the players of a table were spread over several
processes, each of these would have to read and replay every move. So a process that gets a request for a table whose
home is another process hands over the open connection, together with the request that it has read.
"""

from __future__ import annotations

import asyncio
import logging
import re
import socket
from array import array
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from zlib import crc32

log = logging.getLogger("vabanque.handover")

LONGEST_REQUEST = 100_000
"""Bytes. A header may have 65,536."""
_LIVE = re.compile(r"(?:/api)?/tables/([a-z0-9]+)/live")

Mailbox = tuple[socket.socket, socket.socket]
"""The end to receive from and the end to send to. Its contents outlive the process they are meant for."""
Welcome = Callable[[socket.socket, bytes], Awaitable[None]]
"""Serves a connection whose request has been read."""


def make_mailboxes(number: int) -> list[Mailbox]:
    """One for each process; none where the system cannot hand connections over."""
    if not hasattr(socket, "recv_fds"):
        return []
    return [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(number)]


@dataclass(frozen=True)
class Handover:
    """One of the processes, and its way to reach the others."""

    own: int
    """This process's number."""
    boxes: Sequence[Mailbox]

    def home_of(self, path: str) -> int:
        """The process for a connection with this path."""
        live = _LIVE.fullmatch(path) if self.boxes else None
        return self.own if live is None else crc32(live[1].encode()) % len(self.boxes)

    def give(self, home: int, connection: int, request: bytes) -> bool:
        """Hand over a connection (its file descriptor). False if that is not possible now: then serve it here."""
        try:
            # Not Python's send_fds: it ignores its flags, and would wait for a process that does not empty its box.
            rights = socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection])
            self.boxes[home][1].sendmsg([request], [rights], socket.MSG_DONTWAIT)
        except OSError as error:  # its box is full
            log.warning("not handed over", extra={"facts": {"error": str(error)}})
            return False
        return True

    def receive(self, welcome: Welcome) -> None:
        """From now on, serve the connections that the others hand over."""
        if not self.boxes:
            return
        box, tasks = self.boxes[self.own][0], set[asyncio.Task[None]]()

        async def serve(connection: socket.socket, request: bytes) -> None:
            try:
                await welcome(connection, request)
            except OSError:  # it has hung up meanwhile
                connection.close()

        def look() -> None:
            try:
                request, numbers, _, _ = socket.recv_fds(box, LONGEST_REQUEST, 1, socket.MSG_DONTWAIT)
            except BlockingIOError:
                return
            task = asyncio.create_task(serve(socket.socket(fileno=numbers[0]), request))
            tasks.add(task)
            task.add_done_callback(tasks.discard)

        asyncio.get_running_loop().add_reader(box, look)
