"""PostgreSQL and Redis for the tests: started from the installed programs, on free ports, killed and restarted."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import asyncpg

from tests.programs import lacking, program
from tests.server.harness import free_port


def find_postgres() -> Path | None:
    """The folder with PostgreSQL's programs; Debian keeps them outside PATH."""
    program = shutil.which("postgres")
    if program:
        return Path(program).resolve().parent
    return max(Path("/usr/lib/postgresql").glob("*/bin"), default=None)


def ordinary_user() -> str | None:
    """PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


class Service:
    """A process that listens on a port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.user = ordinary_user()
        self._process: subprocess.Popen[bytes] | None = None
        if self.user is not None:
            shutil.chown(folder, self.user)

    def command(self) -> list[str]:
        raise NotImplementedError

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(self.command(), stdout=log, stderr=log, user=self.user, cwd=self.folder)
        self._wait(self.ready)

    def ready(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 0.5):
            return True
        return False

    def _wait(self, condition: Callable[[], bool]) -> None:
        until = time.monotonic() + 120
        while not condition():
            if time.monotonic() > until:
                raise AssertionError((self.folder / "log").read_text()[-2000:])
            time.sleep(0.05)

    def kill(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(10)
        if self._process.poll() is None:
            self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Service):
    def __init__(self, programs: Path) -> None:
        super().__init__(Path(tempfile.mkdtemp(prefix="vabanque-postgres-")))
        self._programs = programs
        self._data = self.folder.resolve() / "data"
        subprocess.run(
            [programs / "initdb", "-D", self._data, "-U", "vabanque", "-A", "trust", "-E", "UTF8", "--no-sync"],
            user=self.user,
            check=True,
            capture_output=True,
            cwd=self.folder,
        )
        self.url = f"postgresql://vabanque@127.0.0.1:{self.port}/postgres"

    def command(self) -> list[str]:
        settings = {"listen_addresses": "127.0.0.1", "port": self.port, "unix_socket_directories": self.folder}
        flags = [flag for name, value in settings.items() for flag in ("-c", f"{name}={value}")]
        return [str(self._programs / "postgres"), "-D", str(self._data), *flags]

    def ready(self) -> bool:
        async def ask() -> bool:
            try:
                connection = await asyncpg.connect(self.url, timeout=2)
            except (OSError, asyncpg.PostgresError):
                return False
            await connection.close()
            return True

        return asyncio.run(ask())

    def kill(self) -> None:
        super().kill()
        # Its children notice that it is gone and exit; until then the data folder is locked.
        self._wait(lambda: not self._children_alive())

    def _children_alive(self) -> bool:
        """They work in the data folder, and they change their names."""
        for link in Path("/proc").glob("[0-9]*/cwd"):
            with suppress(OSError):  # it has ended, or belongs to somebody else
                if link.readlink() == self._data:
                    return True
        return False


class Redis(Service):
    def __init__(self, program: str) -> None:
        super().__init__(Path(tempfile.mkdtemp(prefix="vabanque-redis-")))
        self._program = program
        self.url = f"redis://127.0.0.1:{self.port}/0"

    def command(self) -> list[str]:
        return [self._program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]


def start_postgres() -> Postgres:
    programs = find_postgres()
    if programs is None:
        lacking("PostgreSQL", "scripts/services.sh installs it")
    postgres = Postgres(programs)
    postgres.start()
    return postgres


def start_redis() -> Redis:
    redis = Redis(program("redis-server"))
    redis.start()
    return redis
