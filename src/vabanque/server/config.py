"""The settings: command-line options come first, then the environment (`VABANQUE_PORT=…`), a TOML file, defaults."""

from __future__ import annotations

import ipaddress
import os
import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_type_hints

import msgspec
from msgspec import Meta, Struct
from platformdirs import user_data_path

from vabanque.core import Misconfigured

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Rate = Annotated[float, Meta(gt=0)]


def default_database() -> str:
    return str(user_data_path("vabanque") / "tables.db")


def default_workers() -> int:
    """Half of the cores, but at most four: bots rarely think for long."""
    return min(4, max(1, (os.cpu_count() or 1) // 2))


class Config(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a server runs."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8000
    database: str = msgspec.field(default_factory=default_database)
    bus: str | None = None
    synchronous: Literal["NORMAL", "FULL"] = "FULL"
    """SQLite only: FULL, or NORMAL if losing the last moments in a power cut is acceptable."""
    workers: Annotated[int, Meta(ge=1, le=64)] = msgspec.field(default_factory=default_workers)
    """Processes in which bots think. Hints and records have up to half as many, but at least one each, while needed."""
    monitor: Annotated[int, Meta(ge=1, le=65_535)] | None = None
    """A second port that answers as well, for monitoring."""
    origins: tuple[str, ...] = ()
    """Other sites whose pages may connect, such as `https://games.example`."""
    proxy: tuple[str, ...] = ()
    """Addresses or networks of proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted."""
    notice_after: Annotated[int, Meta(ge=0)] = 15
    """Seconds that somebody's turn lasts before they are told, if they asked for that and are not at the table."""
    hooks_anywhere: bool = False
    """Also tell people over http and inside this network. Only where you trust everybody who can reach the server."""
    expire_open: Rate = 24.0
    """Hours after which an untouched table that never started is deleted."""
    expire_running: Rate = 24.0 * 60
    expire_over: Rate = 24.0 * 90
    expire_deleted: Rate = 24.0 * 30
    """Hours that a finished game stays for the others after one of its players has deleted it."""
    away: Annotated[int, Meta(ge=1)] = 30
    """Seconds without a connection after which others may let a bot stand in: reloading a page is not going away."""
    requests: Rate = 100.0
    """HTTP requests per second from one address, on average: forty devices behind it open the page at the same time."""
    device_requests: Rate = 20.0
    """HTTP requests per second with one seat's token: one device that runs wild leaves the others their share."""
    files: Rate = 500.0
    """The page's own files per second to one address. They come from memory and are cached, so they cost little."""
    messages: Rate = 20.0
    """Socket messages per second on one connection."""
    creations: Rate = 0.5
    """New tables per second from one address; sixty at once."""
    joins: Rate = 1.0
    """Seats taken per second from one address; 120 at once: forty guests sit down, and some change their minds."""
    records: Rate = 0.2
    """Records per second that one address may have replayed or reviewed; ten at once."""
    club_files: Rate = 1 / 600
    """Whole clubs per second that one address may bring in; five at once. A file has up to forty megabytes."""
    draws: Rate = 0.02
    """Seatings per second that one address may draw at club nights; twenty at once. Each may open tables."""
    guesses: Rate = 0.5
    """Attempts at join and take-over codes per second from one address; 150 at once: following a link costs three."""
    hints: Rate = 2.0
    """Hints per second for one address; sixty at once. A seat has a share of its own."""
    replays: Rate = 10.0
    """Replays and parts of reviews of finished tables per second for one address; sixty at once."""
    sockets: Annotated[int, Meta(ge=1)] = 200
    """Sockets per address."""
    connects: Rate = 100.0
    """New connections per second from one address, except a proxy's; six hundred at once."""
    connections: Annotated[int, Meta(ge=1)] = 400
    """Other connections per address, except a proxy's. A browser opens up to six."""
    patience: Rate = 20.0
    """Seconds in which a whole request has to arrive."""
    burst: Rate = 5.0
    """How many seconds' worth of each rate may arrive at once."""
    grace: Annotated[int, Meta(ge=100)] = 5_000
    """Milliseconds after which another host takes care of what is overdue."""
    heartbeat: Annotated[int, Meta(ge=100)] = 20_000
    log: Literal["debug", "info", "warning", "error"] = "info"


def read_config(
    given: Mapping[str, Any], environment: Mapping[str, str] = os.environ, file: Path | None = None
) -> Config:
    """Put the configuration together. Raises Misconfigured, saying what is wrong and where."""
    values: dict[str, Any] = {}
    file = file or (Path(environment["VABANQUE_CONFIG"]) if environment.get("VABANQUE_CONFIG") else None)
    if file is not None:
        values |= _read_file(file)
    for name in Config.__struct_fields__:
        text = environment.get(f"VABANQUE_{name.upper()}")
        if text:
            values[name] = text.split(",") if name in ("origins", "proxy") else text
    values |= {name: value for name, value in given.items() if value is not None and value != ()}
    try:
        config = msgspec.convert(values, Config, strict=False)
        read_networks(config.proxy)
        return config
    except ValueError as error:  # includes msgspec's own
        raise Misconfigured("bad-config", reason=f"{error}{_choices(str(error))}"[:200]) from None


def _choices(error: str) -> str:
    """What a setting may be, where there are only a few possibilities."""
    at = re.search(r"`\$\.(\w+)`", error)
    choices = get_args(get_type_hints(Config).get(at[1])) if at else ()
    return f" (one of {', '.join(choices)})" if choices and all(isinstance(choice, str) for choice in choices) else ""


def read_networks(addresses: Iterable[str]) -> list[Network]:
    """Parse addresses and networks. Raises ValueError."""
    return [ipaddress.ip_network(address.strip()) for address in addresses]


def _read_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise Misconfigured("bad-config", reason=f"{file.name}: {error}"[:200]) from None
