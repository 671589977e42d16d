"""Commands that need not import everything again: forks of a process that has done nothing but import.

A fork is a process like any other, with its own arguments, environment and streams. Tests start about a hundred servers
and three hundred other commands; importing takes most of them longer than everything else they do.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from selectors import EVENT_READ, DefaultSelector
from typing import IO, Any, NoReturn

SERVER = ("vabanque.cli.app", "vabanque.server.run")
"""What a server imports before it answers."""

STATUS = 8
"""Bytes that hold a process id or an exit status."""


class Fork:
    """The part of `subprocess.Popen` that tests use."""

    def __init__(
        self,
        arguments: Sequence[str],
        environment: dict[str, str],
        streams: Sequence[IO[bytes] | int],
        imported: tuple[str, ...] = SERVER,
    ) -> None:
        """`streams` are the standard ones: input, output, errors."""
        self.returncode: int | None = None
        self._line = socket.socket(socket.AF_UNIX)
        self._line.connect(_parent(environment.get("PYTHONPATH", ""), imported))
        request = json.dumps([arguments, environment]).encode()
        files = [stream if isinstance(stream, int) else stream.fileno() for stream in streams]
        socket.send_fds(self._line, [len(request).to_bytes(STATUS, "big")], files)
        self._line.sendall(request)
        self.pid = int.from_bytes(self._line.recv(STATUS, socket.MSG_WAITALL), "big")

    def __del__(self) -> None:
        """A test that has failed leaves its processes behind. They must not disturb whatever test runs now."""
        with suppress(AttributeError, AssertionError, OSError):  # it was not even started, or what started it is gone
            self.send_signal(signal.SIGKILL)
        self._line.close()

    def wait(self, timeout: float | None = None) -> int:
        if self.returncode is None:
            self._line.settimeout(timeout)
            try:
                status = self._line.recv(STATUS, socket.MSG_WAITALL)
            except (TimeoutError, BlockingIOError):
                raise subprocess.TimeoutExpired("vabanque", timeout or 0) from None
            self._line.close()
            assert len(status) == STATUS, "nobody knows how the process has ended"
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


def run(
    arguments: Sequence[str], environment: dict[str, str], given: bytes, imported: tuple[str, ...], timeout: float = 300
) -> subprocess.CompletedProcess[bytes]:
    """What `subprocess.run` does with pipes for all streams."""
    pipes = [os.pipe() for _ in range(3)]
    (theirs_in, ours_in), *others = pipes
    process = Fork(arguments, environment, [theirs_in, *(end for _, end in others)], imported)
    for end in (theirs_in, *(end for _, end in others)):
        os.close(end)
    with ThreadPoolExecutor(3) as threads:
        printed = [threads.submit(_read, end) for end, _ in others]
        threads.submit(_write, ours_in, given)
        try:
            process.wait(timeout)
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGKILL)
            process.wait()
            raise
    assert process.returncode is not None
    return subprocess.CompletedProcess(list(arguments), process.returncode, *(stream.result() for stream in printed))


def _read(end: int) -> bytes:
    with os.fdopen(end, "rb") as stream:
        return stream.read()


def _write(end: int, given: bytes) -> None:
    with suppress(BrokenPipeError), os.fdopen(end, "wb") as stream:
        stream.write(given)


@cache
def _parent(path: str, imported: tuple[str, ...]) -> str:
    """The address of a process that forks. It ends when this process does, because its standard input ends then."""
    process = subprocess.Popen(
        [sys.executable, "-m", __name__, *imported],
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
    size, files, _, _ = socket.recv_fds(line, STATUS, 3)
    request = line.recv(int.from_bytes(size, "big"), socket.MSG_WAITALL)
    if os.fork():
        for file in files:
            os.close(file)
        return None
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)  # where it is ignored, nobody learns how a process has ended
    if pid := os.fork():
        for file in files:
            os.close(file)
        os.dup2(os.open(os.devnull, os.O_RDWR), 1)
        line.sendall(pid.to_bytes(STATUS, "big"))
        status = os.waitpid(pid, 0)[1]
        with suppress(OSError):  # nobody may be interested any more
            line.sendall(status.to_bytes(STATUS, "big"))
        os._exit(0)
    line.close()
    for standard, file in enumerate(files):
        os.dup2(file, standard)
        os.close(file)
    arguments, environment = json.loads(request)
    os.environ.clear()
    os.environ.update(environment)
    return [str(argument) for argument in arguments]


def _listen() -> list[str]:
    for module in sys.argv[1:]:
        import_module(module)
    gc.collect()
    gc.freeze()  # so that a fork shares this memory, instead of copying it when it collects garbage
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


def _exit(status: Any) -> NoReturn:
    """End as a process does, but leave its memory to the system: taking hundreds of modules apart takes time."""
    if isinstance(status, str):
        print(status, file=sys.stderr)
    threading._shutdown()  # type: ignore[attr-defined]  # waits for threads
    atexit._run_exitfuncs()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status if isinstance(status, int) else status is not None)


if __name__ == "__main__":
    sys.argv = [str(Path(sys.executable).with_name("vabanque")), *_listen()]
    from vabanque.cli import main

    status: Any = 0
    try:
        main()
    except SystemExit as end:
        status = end.code
    _exit(status)
