"""The small parts of a server: names, limits, settings, logs, files, work in the background."""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
import socket
import string
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Request

from vabanque.core import Misconfigured, Unreadable
from vabanque.server import app, clock, config, logs, names, profiles, web
from vabanque.server import messages as m
from vabanque.server.background import Background
from vabanque.server.config import Config, default_workers, read_config
from vabanque.server.doorman import Doorman, address_of
from vabanque.server.limits import Buckets, TooMany, neighbourhood
from vabanque.server.phones import PhoneDoor
from vabanque.server.table import NotFound
from vabanque.store import Unavailable

READABLE = set("ABCDEFGHJKMNPQRSTUVWXYZ23456789")


# Names


def test_ids_tokens_and_codes_are_long_enough_and_of_their_alphabet() -> None:
    assert {len(names.new_table_id()) for _ in range(50)} == {12}
    assert set("".join(names.new_table_id() for _ in range(200))) == set(string.ascii_lowercase + string.digits)
    assert {len(names.new_token()) for _ in range(50)} == {32}
    assert {len(names.new_join_code()) for _ in range(50)} == {6}
    assert {len(names.new_takeover_code()) for _ in range(50)} == {10}
    assert set("".join(names.new_takeover_code() for _ in range(200))) == READABLE
    assert len({names.new_token() for _ in range(100)}) == 100


def test_a_code_is_read_however_it_is_typed() -> None:
    assert [names.read_code(text) for text in ("abcdef", "ABC-DEF", " a b c d e f ")] == ["ABCDEF"] * 3


@pytest.mark.parametrize(
    ("name", "clean"),
    [
        (" Anna  Lena ", "Anna Lena"),
        ("Zoe\u0308", "Zoë"),
        ("e" + "\u0331" * 4, "e" + "\u0331" * 4),
        ("e" + "\u0331" * 5, None),
        ("\u00ad", None),
        ("a\ue000", None),
        ("", None),
    ],
)
def test_a_name_is_cleaned_or_refused(name: str, clean: str | None) -> None:
    if clean is None:
        with pytest.raises(Unreadable, match=r"\bbad-name(?![-\w])"):
            names.clean_name(name)
    else:
        assert names.clean_name(name) == clean


def test_every_seat_has_a_bots_name() -> None:
    assert len(set(names.BOTS)) >= 6


# Limits


def test_a_bucket_says_when_to_come_back() -> None:
    time = 100.0
    buckets = Buckets(0.1, 20.0, lambda: time)
    for _ in range(2):
        buckets.take("Anna")
    with pytest.raises(TooMany) as refused:
        buckets.take("Anna")
    assert refused.value.facts == {"seconds": 10}
    time = 105.0
    with pytest.raises(TooMany) as refused:
        buckets.take("Anna")
    assert refused.value.facts == {"seconds": 5}
    time = 110.0
    buckets.take("Anna")
    # A bucket never holds more than its burst.
    time = 1000.0
    for _ in range(2):
        buckets.take("Anna")
    with pytest.raises(TooMany):
        buckets.take("Anna")


def test_a_bucket_holds_at_least_one() -> None:
    buckets = Buckets(0.01, 1.0, lambda: 0.0)
    buckets.take("Anna")
    with pytest.raises(TooMany) as refused:
        buckets.take("Anna")
    assert refused.value.facts == {"seconds": 100}
    assert TooMany(0.2).facts == {"seconds": 1}


def test_full_buckets_are_forgotten_when_there_are_many() -> None:
    time = 0.0
    buckets = Buckets(1.0, 1.0, lambda: time)
    for who in range(10_000):
        buckets.take(str(who))
    assert len(buckets._full_at) == 10_000
    time = 0.5
    buckets.take("late")
    assert len(buckets._full_at) == 10_001, "none of them is full yet"
    time = 1.2
    buckets.take("last")
    assert set(buckets._full_at) == {"late", "last"}


def test_an_unparsable_address_is_its_own_client() -> None:
    assert neighbourhood("testclient") == "testclient"
    assert neighbourhood("192.0.2.1") == "192.0.2.1"
    assert neighbourhood("2001:db8:1:2:3::4") == "2001:db8:1:2::/64"


# Other devices


async def test_lan_access_is_switched_only_locally() -> None:
    async def listen(_: socket.socket) -> Callable[[], None]:
        return lambda: None

    clients = "127.0.0.1", "::1", "192.168.1.20", "testclient", None
    assert [PhoneDoor(listen).may_decide(client) for client in clients] == [True, True, False, False, False]
    assert not any(PhoneDoor().may_decide(client) for client in clients)


# Settings


def test_the_defaults_are_those_of_the_documentation() -> None:
    defaults = Config(database="x", workers=1)
    assert (defaults.host, defaults.port, defaults.bus, defaults.synchronous) == ("127.0.0.1", 8000, None, "FULL")
    assert (defaults.expire_open, defaults.expire_running, defaults.expire_over) == (24, 24 * 60, 24 * 90)
    assert (defaults.requests, defaults.device_requests, defaults.files, defaults.messages) == (100, 20, 500, 20)
    assert (defaults.creations, defaults.records, defaults.guesses) == (0.5, 0.2, 0.5)
    assert (defaults.sockets, defaults.burst, defaults.grace, defaults.heartbeat) == (200, 5, 5000, 20_000)
    assert (defaults.connections, defaults.patience, defaults.away) == (400, 20, 30)
    assert defaults.monitor is None
    assert (defaults.origins, defaults.proxy, defaults.log) == ((), (), "info")
    assert config.default_database().endswith("tables.db")


@pytest.mark.parametrize(("cores", "workers"), [(None, 1), (1, 1), (2, 1), (4, 2), (8, 4), (64, 4)])
def test_bots_get_half_of_the_cores_and_four_at_most(
    cores: int | None, workers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: cores)
    assert default_workers() == workers


@pytest.mark.parametrize(
    ("name", "good", "bad"),
    [
        ("port", ("0", "65535"), ("-1", "65536")),
        ("workers", ("1", "64"), ("0", "65")),
        ("monitor", ("1", "65535"), ("0", "65536")),
        ("away", ("1",), ("0",)),
        ("connections", ("1",), ("0",)),
        ("patience", ("0.1",), ("0",)),
        ("sockets", ("1",), ("0",)),
        ("grace", ("100",), ("99",)),
        ("heartbeat", ("100",), ("99",)),
        ("requests", ("0.1",), ("0", "-1")),
        ("synchronous", ("FULL", "NORMAL"), ("OFF",)),
        ("log", ("debug",), ("loud",)),
    ],
)
def test_a_setting_has_its_bounds(name: str, good: tuple[str, ...], bad: tuple[str, ...]) -> None:
    for text in good:
        assert str(getattr(read_config({}, {f"VABANQUE_{name.upper()}": text}), name)) == text
    for text in bad:
        with pytest.raises(Misconfigured, match=r"\bbad-config(?![-\w])"):
            read_config({}, {f"VABANQUE_{name.upper()}": text})


def test_origins_are_separated_by_commas() -> None:
    assert read_config({}, {"VABANQUE_ORIGINS": "https://a.example,https://b.example"}).origins == (
        "https://a.example",
        "https://b.example",
    )
    assert read_config({}, {"VABANQUE_PORT": ""}).port == 8000, "empty counts as not set"


def test_a_file_of_settings_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(Misconfigured) as refused:
        read_config({}, {}, tmp_path / "nothing.toml")
    assert str(refused.value.facts["reason"]).startswith("nothing.toml: ")
    with pytest.raises(Misconfigured) as refused:
        read_config({}, {}, tmp_path / f"{'long' * 50}.toml")
    assert refused.value.facts["reason"] == "long" * 50


def test_a_setting_with_few_choices_names_them() -> None:
    with pytest.raises(Misconfigured) as refused:
        read_config({}, {"VABANQUE_SYNCHRONOUS": "OFF"})
    assert str(refused.value.facts["reason"]).endswith("(one of NORMAL, FULL)")
    with pytest.raises(Misconfigured) as refused:
        read_config({}, {"VABANQUE_PORT": "many"})
    assert "one of" not in str(refused.value.facts["reason"])
    with pytest.raises(Misconfigured) as refused:
        read_config({"proxy": ["x" * 300]}, {})
    assert len(str(refused.value.facts["reason"])) == 200


# Time


def test_the_calendar_ignores_wall_clock_jumps(monkeypatch: pytest.MonkeyPatch) -> None:
    wall, monotonic = 1_000_000, 50.0
    monkeypatch.setattr(clock, "now_ms", lambda: wall)
    monkeypatch.setattr("time.monotonic", lambda: monotonic)
    calendar = clock.Calendar()
    monotonic += 2000.0
    for now, least, most in ((3_000_000, 3_000_000, 3_000_000), (9_000_000, 3_000_000, 9_000_000), (5, 5, 3_000_000)):
        wall = now
        assert (calendar.at_least(), calendar.at_most()) == (least, most)
    wall = 3_000_000
    calendar.doubt(None)
    assert (calendar.at_least(), calendar.at_most()) == (3_000_000, 3_000_000)
    calendar.doubt(400_000)  # no host was running since then, as far as the database knows
    assert (calendar.at_least(), calendar.at_most()) == (2_400_000, 3_000_000)
    calendar.doubt(1_700_000)  # written by a host whose clock was ahead
    assert (calendar.at_least(), calendar.at_most()) == (2_400_000, 3_700_000)


def test_the_time_is_in_milliseconds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.time_ns", lambda: 1_700_000_000_123_999_999)
    assert clock.now_ms() == 1_700_000_000_123


# Logs


def test_a_line_of_the_log_is_json_with_facts() -> None:
    record = logging.LogRecord("vabanque.http", logging.WARNING, "x.py", 1, "answered %s", ("yes",), None)
    record.created, record.msecs = 1_700_000_000.25, 250.0
    record.facts = {"status": 200}
    assert json.loads(logs.JsonLines().format(record)) == {
        "at": "2023-11-14T22:13:20.250Z",
        "level": "warning",
        "from": "vabanque.http",
        "what": "answered yes",
        "status": 200,
    }


def deep(left: int) -> None:
    if not left:
        raise ValueError("the cards are 1 2 3")
    deep(left - 1)


def test_a_line_about_an_error_says_where_and_not_with_which_values() -> None:
    try:
        deep(12)
    except ValueError:
        record = logging.LogRecord("x", logging.ERROR, "x.py", 1, "broken", (), sys.exc_info())
    line = json.loads(logs.JsonLines().format(record))
    assert line["error"] == "ValueError"
    assert len(line["trace"]) == 8
    assert all(place.startswith("test_small_parts.py:") and place.endswith(" deep") for place in line["trace"])
    assert "cards" not in str(line)


def test_logs_go_to_standard_error_at_their_level(capsys: pytest.CaptureFixture[str]) -> None:
    root, ours = logging.getLogger(), logging.getLogger("vabanque")
    before = root.handlers, root.level, ours.level
    try:
        logs.configure("info")
        logging.getLogger("vabanque.http").info("heard")
        logging.getLogger("vabanque.http").debug("not heard")
        logging.getLogger("somebody.else").info("not heard either")
        logging.getLogger("uvicorn.error").warning("a stranger's nonsense")
        logging.getLogger("uvicorn.error").error("passed on")
    finally:
        root.handlers, root.level = before[:2]
        ours.setLevel(before[2])
    assert [json.loads(line)["what"] for line in capsys.readouterr().err.splitlines()] == ["heard", "passed on"]


# Files


def page(path: str, **headers: str) -> Any:
    """How a request for a file is answered."""
    content = b"table " * 400
    asset = web._asset("index.html", content)
    picture = web._asset("assets/logo-x1.png", b"\x89PNG")
    scope = {
        "type": "http",
        "headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()],
    }
    request: Request[Any, Any, Any] = Request(scope)  # type: ignore[arg-type]
    return app._serve({"index.html": asset, "assets/logo-x1.png": picture}, path, request)


def test_a_file_is_compressed_for_clients_that_accept_it() -> None:
    plain, packed = page("index.html"), page("index.html", accept_encoding="br, gzip")
    assert plain.content == b"table " * 400
    assert gzip.decompress(packed.content) == plain.content
    assert "content-encoding" not in plain.headers
    assert (packed.headers["content-encoding"], packed.headers["vary"]) == ("gzip", "accept-encoding")
    assert plain.media_type == "text/html"
    picture = page("assets/logo-x1.png", accept_encoding="gzip")
    assert (picture.content, picture.media_type) == (b"\x89PNG", "image/png")
    assert "content-encoding" not in picture.headers
    assert picture.headers["cache-control"] == "public, max-age=31536000, immutable"


def test_an_unchanged_file_is_304() -> None:
    etag = page("index.html").headers["etag"]
    again = page("index.html", if_none_match=etag)
    assert (again.status_code, again.content) == (304, b"")
    assert len(etag) == 22


def test_pages_inside_the_browser_table_are_the_browser_table() -> None:
    assert page("table/abc", accept="text/html,*/*").content == b"table " * 400
    for path, accept in (
        ("table/abc", "application/json"),
        ("table/abc.js", "text/html"),
        ("a.b/../x.png", "text/html"),
    ):
        with pytest.raises(NotFound, match=r"\bno-such-page(?![-\w])"):
            page(path, accept=accept)


def test_small_files_are_not_compressed() -> None:
    assert web._asset("a.txt", b"abc").compressed is None
    assert web._asset("a.json", b"[1, 2]" * 200).compressed is not None
    assert web._asset("a.unknownkind", b"x").type == "application/octet-stream"


# Background


async def test_a_periodic_task_survives_errors(caplog: pytest.LogCaptureFixture) -> None:
    background, calls = Background(), 0
    errors = [Unavailable("away"), NotFound("no-such-table"), ZeroDivisionError()]

    async def work() -> None:
        nonlocal calls
        calls += 1
        if errors:
            raise errors.pop(0)

    background.repeat(0.001, work)
    async with asyncio.timeout(10):
        while calls < 5:  # noqa: ASYNC110
            await asyncio.sleep(0.001)
    await background.close()
    assert background.closing
    stopped = calls
    await asyncio.sleep(0.01)
    assert calls == stopped
    # The store reports once that the database is away; what is tried again meanwhile is not news.
    assert [(record.levelname, record.message) for record in caplog.records if record.levelname != "DEBUG"] == [
        ("ERROR", "work failed"),
    ]


async def test_a_single_task_that_fails_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    background = Background()

    async def fail() -> None:
        raise ZeroDivisionError

    background.spawn(fail())
    await asyncio.sleep(0.01)
    assert [record.message for record in caplog.records] == ["task failed"]
    assert background._tasks == set()
    await background.close()


def test_the_database_does_not_hold_the_text_of_a_profile() -> None:
    profile = b'{"seats": {"token": "secret"}}'
    sealed = profiles._sealed(profile, "ABCDE12345")
    assert len(sealed) == len(profile)
    assert b"secret" not in sealed
    assert profiles._sealed(sealed, "ABCDE12345") == profile
    assert profiles._sealed(sealed, "ABCDE12346") != profile


@pytest.mark.parametrize(
    ("client", "counted"),
    [
        (("192.0.2.7", 5000), "192.0.2.7"),
        (("::ffff:192.0.2.7", 5000), "192.0.2.7"),
        (("2001:db8::1", 5000), neighbourhood("2001:db8::2")),
        (None, "unknown"),
    ],
)
def test_limits_count_for_an_address_or_its_neighbourhood(client: tuple[str, int] | None, counted: str) -> None:
    assert address_of({"client": client}) == counted
    assert address_of({}) == "unknown"


async def test_a_request_without_a_response_is_counted_as_an_error() -> None:
    async def fail(*_: object) -> None:
        raise ZeroDivisionError

    async def nothing(*_: object) -> Any:
        return {}

    doorman = Doorman(fail, Config(database=""), PhoneDoor())
    scope = {"type": "http", "method": "GET", "path": "/", "headers": [(b"host", b"127.0.0.1")], "client": None}
    with pytest.raises(ZeroDivisionError):
        await doorman(scope, nothing, nothing)
    assert doorman.answers == {500: 1}


def test_old_journal_rows_are_passed_on_unchanged() -> None:
    proof = b'{"table":"abc","commitment":"c","server_seed":"s","seat_seeds":["x"]}'
    assert msgspec.json.encode(msgspec.json.decode(proof, type=m.FairnessProof)) == proof
