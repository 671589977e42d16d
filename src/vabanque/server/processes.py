"""Several server processes on one port. They share the listening socket, and tables through the database and the bus.

All sockets of a table are served by the same process (`handover`).
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import chain
from multiprocessing import connection, get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

import msgspec

from vabanque.core import Misconfigured
from vabanque.server.config import Config
from vabanque.server.handover import Handover, make_mailboxes
from vabanque.server.logs import configure

log = logging.getLogger("vabanque.processes")

PAUSE = 1.0
"""Seconds before a dead process is replaced, so that one that cannot start does not hog the machine."""
SLOWEST_END = 10.0
"""Seconds that processes have to shut down."""

Serve = Callable[[Config, socket.socket, Handover, Callable[[], None]], None]
"""Serves on a socket until the process is told to end; calls back once it is ready."""


class Processes:
    """The server processes of one machine; those that die are replaced."""

    def __init__(self, config: Config, listener: socket.socket, serve: Serve) -> None:
        self._config = msgspec.structs.replace(config, workers=max(1, config.workers // config.processes))
        self._listener, self._serve = listener, serve
        self._boxes = make_mailboxes(config.processes)
        self._context = get_context("spawn")
        self._running: list[SpawnProcess] = []
        self._ended = False

    def run(self, ready: Callable[[], None]) -> None:
        """Serve until told to end. Raises Misconfigured if the processes cannot start."""
        for request in (signal.SIGTERM, signal.SIGINT):
            signal.signal(request, lambda *_: self._end())
        answers, answering = self._context.Pipe(duplex=False)
        for place in range(self._config.processes):
            self._running.append(self._start(place, answering))
        try:
            self._watch(answers, answering, ready)
        finally:
            self._end()
            for process in self._running:
                process.join(SLOWEST_END)
                process.kill()
            answers.close()
            answering.close()
            for box in chain.from_iterable(self._boxes):
                box.close()

    def _watch(self, answers: Connection, answering: Connection, ready: Callable[[], None]) -> None:
        starting = self._config.processes
        while not self._ended:
            connection.wait([answers, *(process.sentinel for process in self._running)])
            if answers.poll():
                answers.recv()
                starting -= 1
                if starting == 0:  # it goes below 0 when replacements report later
                    ready()
                continue
            for place, process in enumerate(self._running):
                if process.is_alive() or self._ended:
                    continue
                if starting > 0:
                    raise Misconfigured("server-not-started")
                log.error(
                    "a server process died: another one takes its place",
                    extra={"facts": {"pid": process.pid, "exit_code": process.exitcode}},
                )
                time.sleep(PAUSE)
                self._running[place] = self._start(place, answering)

    def _start(self, place: int, answering: Connection) -> SpawnProcess:
        arguments = self._config, self._listener, Handover(place, self._boxes), self._serve, answering
        process = self._context.Process(target=_serve_one, args=arguments)
        process.start()
        return process

    def _end(self) -> None:
        self._ended = True
        for process in self._running:
            with suppress(ProcessLookupError, ValueError):
                process.terminate()


def _serve_one(
    config: Config, listener: socket.socket, handover: Handover, serve: Serve, answering: Connection
) -> None:
    """One of the processes: it ends when told to, or when its parent is gone."""
    configure(config.log)
    threading.Thread(target=_follow_parent, daemon=True).start()
    serve(config, listener, handover, lambda: answering.send(None))


def _follow_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
