"""Reading what strangers send is work in proportion to its length, however it is made."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from hashlib import sha256
from typing import Any

import pytest

from tests.play.forging import VARIANTS, Plain, game_of, line_of
from tests.work import check_in_proportion
from vabanque.core import Refusal
from vabanque.games import make
from vabanque.play.dealers import SeededDealer
from vabanque.play.session import Session
from vabanque.play.text import read_position, write_position
from vabanque.play.verify import LONGEST_PROOF, check_record, verify
from vabanque.puzzles.position import before, position_of

SMALL = "top-10000-2-target=50"
LINE = line_of(SMALL)
OPEN = LINE[:-1]
"""A record without its last brace, so that something can follow."""
BASIC = ("las-vegas-biggy-3-neutral-bandit", "las-vegas-2012-3-jetons", "las-vegas-cards-3-order=in-turn-jetons", SMALL)


def changed(key: str, value: Callable[[int], Any]) -> Callable[[int], str]:
    """The record with another value for one of its keys."""
    return lambda size: json.dumps({**game_of(SMALL), key: value(size)})


def nested(opening: str) -> Callable[[int], str]:
    return lambda size: f'{OPEN}, "x": {opening * (100 * size)}'


SHAPES: dict[str, Callable[[int], str]] = {
    "last key doubled": lambda n: "{" + "".join(f'"{key:x}":0,' for key in range(n)) + '"zz":0,"zz":0}',
    "every key doubled": lambda n: "{" + "".join(f'"{key // 2:x}":0,' for key in range(n)) + '"zz":0}',
    "same key again and again": lambda n: "{" + ",".join(['"a":0'] * n) + "}",
    "doubled in every entry": lambda n: OPEN + ',"x":[' + ",".join(['{"a":0,"b":0}'] * n) + ',{"a":0,"a":0}]}',
    "many keys": lambda n: OPEN + "".join(f',"{key:x}":0' for key in range(n)) + "}",
    "one long number": lambda n: f'{OPEN},"x":{"1" * (100 * n)}}}',
    "many long numbers": lambda n: f'{OPEN},"x":[{",".join(["1" * 4000] * (n // 20))}]}}',
    "long fraction": lambda n: f'{OPEN}, "x":0.{"1" * (100 * n)}}}',
    "long number and exponent": lambda n: f'{OPEN}, "x":{"1" * (100 * n)}e-5}}',
    "long exponent": lambda n: f'{OPEN}, "x":1e-{"1" * (100 * n)}}}',
    "deep lists": nested("["),
    "deep objects": nested('{"a":'),
    "line breaks": lambda n: LINE + "\n" * (100 * n) + " ",
    "blanks": lambda n: OPEN + " " * (100 * n) + "}",
    "escapes": lambda n: OPEN + ', "x":"' + "\\u0041\\n" * (10 * n) + '"}',
    "half characters": lambda n: OPEN + ',"x":"' + "\\ud800" * (10 * n) + '"}',
    "text without end": lambda n: OPEN + ',"x":"' + "a" * (100 * n),
    "many seats": changed("seats", lambda n: ["A"] * (10 * n)),
    "long name": changed("seats", lambda n: ["A" * (100 * n), "B"]),
    "name of marks": changed("seats", lambda n: ["\u0345" * (10 * n), "B"]),
    "long game": changed("game", lambda n: "top-" * (10 * n)),
    "many options": changed("options", lambda n: {f"target{number}": 1 for number in range(n)}),
    "long option": changed("options", lambda n: {"target" * n: 1}),
    "long value": changed("options", lambda n: {"target": [1] * (10 * n)}),
    "long format": changed("format", lambda n: ["vabanque/1"] * n),
    "long start": changed("start", lambda n: [0] * (10 * n)),
    "long journal of nothing": changed("journal", lambda n: [{}] * (10 * n)),
    "journal again and again": changed("journal", lambda n: game_of(SMALL)["journal"] * n),
    "hashes": changed("hashes", lambda n: ["0" * 16] * (10 * n)),
    "result with many keys": changed("result", lambda n: {str(number): 1 for number in range(n)}),
    "result with many numbers": changed("result", lambda n: {"score": [1] * (10 * n), "winners": [0]}),
}


@pytest.mark.parametrize("shape", SHAPES)
def test_a_record_costs_work_in_proportion_to_its_length(shape: str) -> None:
    check_in_proportion(verify, SHAPES[shape], 500)


def larger(value: Any, size: int) -> Any:
    """The same with `size` times as much in it; numbers get more digits."""
    if isinstance(value, list):
        return (value or [1]) * size
    if isinstance(value, str):
        return value * size
    if isinstance(value, dict):
        return {**value, **{str(number): 1 for number in range(size)}}
    return 10 ** (size // 2) if type(value) is int else value


def fields(plain: Plain) -> Iterator[tuple[int, str]]:
    """One place in the journal for every field of every kind of entry."""
    known = set()
    for at, entry in enumerate(plain["journal"]):
        for key in entry:
            if (entry["kind"], key) not in known:
                known.add((entry["kind"], key))
                yield at, key


@pytest.mark.parametrize("variant", BASIC)
def test_so_does_a_record_with_a_huge_entry(variant: str) -> None:
    game = game_of(variant)
    for at, key in fields(game):

        def with_huge_entry(size: int, at: int = at, key: str = key) -> str:
            entry = {**game["journal"][at], key: larger(game["journal"][at][key], size)}
            return json.dumps({**game, "journal": [*game["journal"][:at], entry, *game["journal"][at + 1 :]]})

        check_in_proportion(verify, with_huge_entry, 500)


def long_game(entries: int) -> Session:
    """A game in which nobody banks."""
    rules = make("top-10000", 2)
    session = Session(rules, ["Anna", "Benno"])
    while len(session.journal) < entries:
        turn: Any = rules.turn(session.state)
        if session.waiting_for:
            session.submit(next(move for move in session.legal(0) if move.then == "throw"))
        else:
            session.land(turn.read("1 1 1 5 5 rc"))  # the coin: all six dice again
    return session


def test_a_long_record_is_verified_and_shown_in_proportion() -> None:
    check_in_proportion(lambda record: check_record(record), lambda size: long_game(size).record(), 300)
    check_in_proportion(lambda record: position_of(*before(record, len(record.journal) - 2)), even_record, 300)


def even_record(size: int) -> Any:
    return long_game(size + 1 + size % 2).record()


def test_seeds_that_every_die_depends_on_are_short() -> None:
    """With a proof, the seeds are hashed once for every outcome: long seeds times a long game would be much work."""
    proof = {"table": "t", "commitment": sha256(b"\1" * 32).hexdigest(), "server_seed": "01" * 32}
    game = game_of(SMALL)
    for seeds, code in (
        (["a" * (LONGEST_PROOF - 34)], "unfair"),
        (["a" * (LONGEST_PROOF - 33)], "bad-fairness"),
        ([""] * LONGEST_PROOF, "bad-fairness"),
    ):
        assert verify(json.dumps({**game, "fairness": {**proof, "seat_seeds": seeds}})).code == code
    long_table = {**proof, "table": "t" * LONGEST_PROOF, "seat_seeds": []}
    assert verify(json.dumps({**game, "fairness": long_table})).code == "bad-fairness"


def places(plain: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    for key, value in plain.items() if isinstance(plain, dict) else enumerate(plain) if isinstance(plain, list) else ():
        yield (*path, key), value
        yield from places(value, (*path, key))


def replaced(plain: Any, path: tuple[Any, ...], value: Any) -> Any:
    if not path:
        return value
    copy = dict(plain) if isinstance(plain, dict) else list(plain)
    copy[path[0]] = replaced(plain[path[0]], path[1:], value)
    return copy


@pytest.mark.parametrize("variant", BASIC)
def test_a_position_costs_work_in_proportion_to_its_length(variant: str) -> None:
    rules = VARIANTS[variant]

    def read(text: str) -> None:
        with suppress(Refusal):
            read_position(rules, text)

    session = Session(rules, [f"Seat {seat}" for seat in range(rules.spec.seats)], SeededDealer(1))
    for _ in range(6):
        for seat in session.waiting_for:
            session.submit(session.legal(seat)[0])
    plain = json.loads(write_position(session.state))
    for path, value in places(plain):
        for grow in (larger, lambda old, size: size if type(old) is int else old):

            def text(size: int, path: Any = path, value: Any = value, grow: Any = grow) -> str:
                return json.dumps(replaced(plain, path, grow(value, size)))

            check_in_proportion(read, text, 200)


def test_many_dice_in_a_made_up_position_are_looked_at_one_by_one() -> None:
    """There are 8 billion billion ways to throw a thousand dice. Nobody may list them."""
    rules = VARIANTS["las-vegas-2012-2-neutral"]
    session = Session(rules, ["Anna", "Benno"], SeededDealer(1))
    plain = json.loads(write_position(session.state))
    seat, roll = plain["seat"], plain["roll"]
    for count in (40, 1000):
        plain["own"][seat], roll["own"] = count, [1] * count
        with pytest.raises(Refusal, match="dice-unaccounted"):
            read_position(rules, json.dumps(plain))
