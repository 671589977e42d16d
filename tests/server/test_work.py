"""What arrives over the network is read with work in proportion to its length, too."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from tests.server.inside import inside
from tests.work import check_in_proportion
from vabanque.core import Refusal
from vabanque.games import make
from vabanque.server import messages as m
from vabanque.server.names import clean_name, read_code
from vabanque.server.table import read_move

RULES = [make(game, 3) for game in ("las-vegas-2012", "las-vegas-biggy", "las-vegas-cards", "top-10000")]
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
_decode = msgspec.json.Decoder(m.FromClient).decode


def read_message(text: str) -> None:
    """As a socket reads it, with a move of any game."""
    try:
        message = _decode(text)
    except (msgspec.MsgspecError, RecursionError):
        return
    if isinstance(message, m.MakeMove | m.Check):
        for rules in RULES:
            with suppress(Refusal):
                read_move(rules, message.move)


def move(text: str) -> str:
    return f'{{"type":"move","id":"12345678","move":{text}}}'


MESSAGES: dict[str, Callable[[int], str]] = {
    "move with many words": lambda n: move(f'{{"seat":0,"text":"{"3 " * n}bank"}}'),
    "move with many cards": lambda n: move('{"kind":"lay","seat":0,"cards":[' + '"3",' * n + '"3"]}'),
    "move with many combos": lambda n: move(
        '{"kind":"keep","seat":0,"combos":[' + '"5",' * n + '"5"],"points":1,"then":"bank"}'
    ),
    "move with a long kind": lambda n: move(f'{{"kind":"{"k" * n}","seat":0}}'),
    "move with a long number": lambda n: move(f'{{"kind":"place","seat":0,"face":{"1" * n},"casino":1}}'),
    "move with many keys": lambda n: move("{" + ",".join(f'"{key}":0' for key in range(n)) + "}"),
    "deep move": lambda n: move('{"a":' * n + "0" + "}" * n),
    "same key again and again": lambda n: move("{" + ",".join(['"a":0'] * n) + "}"),
    "long id": lambda n: f'{{"type":"start","id":"{"a" * n}"}}',
    "long seed": lambda n: f'{{"type":"seed","id":"12345678","seat":0,"seed":"{"a" * n}!"}}',
    "long type": lambda n: f'{{"type":"{"a" * n}","id":"12345678"}}',
    "many options": lambda n: (
        '{"type":"agree","id":"12345678","setup":{"game":"top-10000","options":{'
        + ",".join(f'"{key}":0' for key in range(n))
        + "}}}"
    ),
    "blanks": lambda n: " " * n + "{}",
    "escapes": lambda n: '{"type":"' + "\\u0041" * n + '"}',
    "no end": lambda n: "[" * n,
}


@pytest.mark.parametrize("shape", MESSAGES)
def test_a_message_costs_work_in_proportion_to_its_length(shape: str) -> None:
    check_in_proportion(read_message, MESSAGES[shape], 1000)  # eight times this is the longest


@pytest.mark.parametrize("letters", ["a", "\u0301", "\u1100\u1161", " ", "ﷺ"])
def test_so_do_names_and_codes(letters: str) -> None:
    def read(text: str) -> None:
        read_code(text)
        with suppress(Refusal):
            clean_name(text)

    check_in_proportion(read, lambda size: letters * size, 500)


HEADERS: dict[str, Callable[[int], str]] = {
    "authorization": lambda n: "Bearer " + "a " * n,
    "origin": lambda n: "http://[" + ":" * n,
    "host": lambda n: "[" * n + ":" * n,
    "if-none-match": lambda n: '"a",' * n,
    "accept": lambda n: "text/html," * n,
    "accept-encoding": lambda n: "gzip;q=0.5," * n,
    "accept-language": lambda n: "de-DE;q=0.5," * n,
    "content-type": lambda n: "application/json; " + "a=b; " * n,
    "cookie": lambda n: "a=b; " * n,
    "x-forwarded-for": lambda n: "1.2.3.4, " * n,
}


@pytest.mark.parametrize("name", HEADERS)
def test_every_header_costs_work_in_proportion_to_its_length(
    name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """At the pages that read most of them: a table's view, the page itself, a link's preview, and a new table."""
    with asyncio.Runner() as runner:
        house = inside(monkeypatch, str(tmp_path / "tables.db"))
        server = runner.run(house.__aenter__())

        async def ask(value: str) -> None:
            for method, path in (("GET", "/tables/abcdefgh"), ("GET", "/"), ("GET", "/t/ABCDEF"), ("POST", "/tables")):
                await server.ask(method, path, headers={name: value})

        try:
            check_in_proportion(lambda value: runner.run(ask(value)), HEADERS[name], 500)
        finally:
            runner.run(house.__aexit__(None, None, None))


BODIES: dict[str, Callable[[int], str]] = {
    "many keys": lambda n: "{" + ",".join(f'"{key}":0' for key in range(n)) + "}",
    "one key again and again": lambda n: "{" + ",".join(['"name":"a"'] * n) + "}",
    "deep": lambda n: '{"setup":' * n,
    "long text": lambda n: f'{{"id":"{"a" * n}","name":"{"a" * n}","code":"{"A-" * n}","url":"https://{"a." * n}"}}',
    "many names": lambda n: '{"type":"add-people","id":"12345678","names":[' + ",".join(['"a"'] * n) + "]}",
    "many tokens": lambda n: '{"tokens":{' + ",".join(f'"{key}":"a"' for key in range(n)) + "}}",
}


@pytest.mark.parametrize("shape", BODIES)
def test_every_request_body_costs_work_in_proportion_to_its_length(
    shape: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with asyncio.Runner() as runner:
        house = inside(monkeypatch, str(tmp_path / "tables.db"))
        server = runner.run(house.__aenter__())
        paths = runner.run(server.get("/docs/openapi.json"))["paths"]
        posts = [re.sub(r"{\w+}", "abcdefgh", path) for path, operations in paths.items() if "post" in operations]
        assert len(posts) > 20

        async def ask(body: str) -> None:
            for path in posts:
                assert (await server.ask("POST", path, content=body)).status_code < 500

        try:
            check_in_proportion(lambda body: runner.run(ask(body)), BODIES[shape], 600)
        finally:
            runner.run(house.__aexit__(None, None, None))
