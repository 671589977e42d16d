"""Servers that need not import everything again: forks of a process that has done nothing but import.

A fork is a process like any other, with its own arguments, environment and output. Tests start about a hundred servers;
importing takes each of them longer than everything else it does.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from functools import cache
from selectors import EVENT_READ, DefaultSelector
from typing import IO, Any

STATUS = 8
"""Bytes that hold a process id or an exit status."""


class Fork:
    """The part of `subprocess.Popen` that tests use."""

    def __init__(self, arguments: list[str], environment: dict[str, str], output: IO[bytes]) -> None:
        self._line = socket.socket(socket.AF_UNIX)
        self._line.connect(_parent(environment.get("PYTHONPATH", "")))
        request = json.dumps([arguments, environment]).encode()
        socket.send_fds(self._line, [len(request).to_bytes(STATUS, "big")], [output.fileno()])
        self._line.sendall(request)
        self.pid = int.from_bytes(self._line.recv(STATUS, socket.MSG_WAITALL), "big")
        self.returncode: int | None = None

    def wait(self, timeout: float | None = None) -> int:
        if self.returncode is None:
            self._line.settimeout(timeout)
            try:
                status = self._line.recv(STATUS, socket.MSG_WAITALL)
            except (TimeoutError, BlockingIOError):
                raise subprocess.TimeoutExpired("vabanque", timeout or 0) from None
            self._line.close()
            self.returncode = os.waitstatus_to_exitcode(int.from_bytes(status, "big"))
        return self.returncode

    def poll(self) -> int | None:
        with suppress(subprocess.TimeoutExpired):
            self.wait(0)
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)


@cache
def _parent(path: str) -> str:
    """The address of a process that forks. It ends when this process does, because its standard input ends then."""
    process = subprocess.Popen(
        [sys.executable, "-m", __name__],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": path},
    )
    assert process.stdout is not None
    _kept.append(process)
    return "\0" + process.stdout.readline().decode().strip()


_kept: list[Any] = []
"""Python complains about a running process that nobody remembers."""


def _answer(line: socket.socket) -> list[str] | None:
    """Fork twice: one process looks after the other and says when it ends. Returns the arguments in that other one."""
    size, files, _, _ = socket.recv_fds(line, STATUS, 1)
    request = line.recv(int.from_bytes(size, "big"), socket.MSG_WAITALL)
    if os.fork():
        for file in files:
            os.close(file)
        return None
    if pid := os.fork():
        os.dup2(os.open(os.devnull, os.O_RDWR), 1)
        line.sendall(pid.to_bytes(STATUS, "big"))
        with suppress(OSError):  # nobody may be interested any more
            line.sendall(os.waitpid(pid, 0)[1].to_bytes(STATUS, "big"))
        os._exit(0)
    line.close()
    for standard in (1, 2):
        os.dup2(files[0], standard)
    os.close(files[0])
    arguments, environment = json.loads(request)
    os.environ.clear()
    os.environ.update(environment)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    return [str(argument) for argument in arguments]


def _listen() -> list[str]:
    import vabanque.cli.app
    import vabanque.server.run  # noqa: F401

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # those who look after others need nobody to look after them
    listener = socket.socket(socket.AF_UNIX)
    name = f"vabanque-tests-{os.getpid()}"
    listener.bind("\0" + name)
    listener.listen(16)
    print(name, flush=True)
    with DefaultSelector() as selector:
        selector.register(listener, EVENT_READ)
        selector.register(sys.stdin, EVENT_READ)
        while True:
            ready = [key.fileobj for key, _ in selector.select()]
            if sys.stdin in ready:
                sys.exit()
            line, _ = listener.accept()
            arguments = _answer(line)
            line.close()
            if arguments is not None:
                break
    listener.close()
    return arguments


if __name__ == "__main__":
    sys.argv[1:] = _listen()
    from vabanque.cli import main

    main()
