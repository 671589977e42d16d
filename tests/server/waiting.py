"""What the processes of one port do in tests, instead of serving: they tell who they are, and wait for their end."""

from __future__ import annotations

import logging
import os
import signal
import socket
from collections.abc import Callable

from vabanque.server.config import Config
from vabanque.server.handover import Handover
from vabanque.server.processes import Processes


def wait(config: Config, listener: socket.socket, handover: Handover, ready: Callable[[], None]) -> None:
    with socket.create_connection(listener.getsockname()) as line:
        told = handover.own, os.getpid(), config.workers, logging.getLogger("vabanque").level
        line.sendall(" ".join(map(str, told)).encode() + b"\n")
        ready()
        while True:
            signal.pause()


def fail_at_one_place(config: Config, listener: socket.socket, handover: Handover, ready: Callable[[], None]) -> None:
    if handover.own != 1:
        wait(config, listener, handover, ready)


def stay(config: Config, listener: socket.socket, handover: Handover, ready: Callable[[], None]) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    wait(config, listener, handover, ready)


def end_the_parent(config: Config, listener: socket.socket, handover: Handover, _ready: Callable[[], None]) -> None:
    os.kill(os.getppid(), signal.SIGTERM)
    wait(config, listener, handover, lambda: None)


def run_two(port: int) -> None:
    """In a process of its own: server processes that tell somebody else's port who they are."""
    with socket.socket() as elsewhere:
        elsewhere.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        elsewhere.bind(("127.0.0.1", port))  # has the address, and never listens
        Processes(Config(database="", processes=2), elsewhere, wait).run(lambda: None)
