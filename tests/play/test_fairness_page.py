"""Whole games recomputed by code written from docs/fairness.md alone, without the project's dealers or rules."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.play.forging import VARIANTS
from tests.play.test_session import with_bots
from vabanque.play.dealers import LiveDealer
from vabanque.play.verify import Promise, verify

Json = dict[str, Any]
Below = Callable[[int], int]

BILLS = {
    "las-vegas-2012": {10: 6, 20: 8, 30: 8, 40: 6, 50: 6, 60: 5, 70: 5, 80: 5, 90: 5},
    "las-vegas-biggy": {10: 4, 20: 4, 30: 5, 40: 5, 50: 6, 60: 6, 70: 6, 80: 4, 90: 4, 100: 4},
    "las-vegas-cards": {30: 6, 40: 6, 50: 6, 60: 6, 70: 6, 80: 6, 90: 6, 100: 6},
}
CHANCE = ("fill", "spare", "roll", "draw", "throw")


# From the page


def below_of(proof: Json, outcome: int) -> Below:
    def words() -> Iterator[int]:
        block = 0
        while True:
            message = "\n".join([proof["table"], str(outcome), str(block), *proof["seat_seeds"]]).encode("utf-8")
            digest = hmac.new(bytes.fromhex(proof["server_seed"]), message, hashlib.sha256).digest()
            for start in range(0, 32, 4):
                yield int.from_bytes(digest[start : start + 4], "big")
            block += 1

    stream = words()

    def below(n: int) -> int:
        word = next(stream)
        while word >= 2**32 - 2**32 % n:
            word = next(stream)
        return word % n

    return below


def dice(count: int, below: Below) -> list[int]:
    return sorted(1 + below(6) for _ in range(count))


def draw(pile: list[Any], below: Below) -> Any:
    return pile.pop(below(len(pile)))


def recompute(record: Json) -> int:
    """Assert that every outcome in the record follows from its seeds; returns how many there were."""
    proof, game, seats = record["fairness"], record["game"], len(record["seats"])
    assert hashlib.sha256(bytes.fromhex(proof["server_seed"])).hexdigest() == proof["commitment"]
    first = below_of(proof, -1)(seats) if proof["first"] == "random" else proof["first"]
    assert record["start"] == first
    bills = [value for value, copies in BILLS.get(game, {}).items() for _ in range(copies)]
    cards: list[list[str]] = []
    outcome = 0
    for entry in record["journal"]:
        if entry["kind"] == "round":
            cards = [[card for n in "123456" for card in (n, n, n, n, f"{n}+")] for _ in range(seats)]
        if entry["kind"] not in CHANCE:
            continue
        below = below_of(proof, outcome)
        outcome += 1
        match entry["kind"]:
            case "fill" if game == "las-vegas-2012":
                drawn: list[int] = []
                while sum(drawn) < 50:
                    drawn.append(draw(bills, below))
                assert entry["bills"] == drawn
            case "fill":
                assert entry["bills"] == [draw(bills, below), draw(bills, below)]
            case "spare":
                assert entry["faces"] == dice(2, below)
            case "roll":
                assert entry["own"] == dice(len(entry["own"]), below)
                assert entry["neutral"] == dice(len(entry["neutral"]), below)
                assert entry["biggy"] == (None if entry["biggy"] is None else 1 + below(6))
            case "draw":
                hand = [draw(cards[entry["seat"]], below) for _ in range(5)]
                assert entry["cards"] == sorted(hand)  # "3" comes before "3+", and that before "4"
            case "throw":
                assert entry["black"] == dice(len(entry["black"]), below)
                red = None if entry["red"] is None else [1, 2, 3, 4, 5, "coin"][below(6)]
                assert entry["red"] == red
    return outcome


# Games to try it on


def played(variant: str, first: int | str) -> Json:
    rules = VARIANTS[variant]
    dealer = LiveDealer(bytes(range(32)), ("anna", "größer als 3", *[""] * (rules.spec.seats - 2)), "k3n5p7r9t2v4")
    start = dealer.starter(rules.spec.seats) if first == "random" else int(first)
    session = with_bots(rules, dealer, first=start)
    session.run_bots()
    record: Json = json.loads(session.record(fairness=dealer.proof(first)).to_json())  # type: ignore[arg-type]
    return record


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_outcome_follows_from_the_page(variant: str) -> None:
    record = played(variant, "random")
    assert recompute(record) == sum(entry["kind"] in CHANCE for entry in record["journal"])
    assert verify(json.dumps(record)).ok


def test_every_kind_of_outcome_was_among_them() -> None:
    kinds = {entry["kind"] for variant in VARIANTS for entry in played(variant, 0)["journal"]}
    assert kinds.issuperset(CHANCE)
    assert {VARIANTS[variant].spec.game for variant in VARIANTS}.issuperset({*BILLS, "top-10000"})


@pytest.mark.parametrize("first", ["random", 1])
def test_a_wrong_starter_is_noticed(first: str | int) -> None:
    record = played("las-vegas-2012-2", first)
    claimed = {"random": 1 - record["start"], 1: 0}[first]
    record["fairness"]["first"] = claimed
    assert verify(json.dumps(record)).code == "unfair-start"


@pytest.mark.parametrize("first", [-1, 2, True, "Anna", 0.0, [0]])
def test_an_impossible_starter_is_refused(first: Any) -> None:
    record = played("las-vegas-2012-2", 0)
    record["fairness"]["first"] = first
    assert verify(json.dumps(record)).code == "bad-fairness"


def test_records_of_earlier_versions_do_not_say_who_was_to_start() -> None:
    record = played("las-vegas-2012-2", 0)
    del record["fairness"]["first"]
    assert verify(json.dumps(record)).ok


# What a player noted before the game


def test_a_server_that_picks_its_seed_late_is_exposed_by_the_commitment() -> None:
    """The record is consistent in itself: only what was noted before the game shows that the seed was replaced."""
    honest, late = played("top-10000-2", 0), played("top-10000-2", 0)
    late_dealer = LiveDealer(b"picked when the game was known..", late["fairness"]["seat_seeds"], "k3n5p7r9t2v4")
    session = with_bots(VARIANTS["top-10000-2"], late_dealer)
    session.run_bots()
    forged = session.record(fairness=late_dealer.proof(session.first)).to_json()
    promise = Promise(honest["fairness"]["commitment"], ("anna",))
    assert verify(forged).ok
    assert verify(forged, promise).code == "another-commitment"
    assert verify(json.dumps(honest), promise).ok
    assert verify(json.dumps(honest), Promise(None, ("anna", "benno"))).code == "seat-seed-missing"
    del honest["fairness"]
    assert verify(json.dumps(honest), promise).code == "no-proof"


def test_bots_cannot_be_predicted_from_what_is_public() -> None:
    one, other = (LiveDealer(seed, (), "k3n5p7r9t2v4") for seed in (bytes(32), bytes(range(32))))
    assert one.bot_seed(1, 17) != other.bot_seed(1, 17)
    assert len({one.bot_seed(seat, turn) for seat in range(4) for turn in range(50)}) == 200
    message = b"bot\nk3n5p7r9t2v4\n1\n17"
    assert one.bot_seed(1, 17) == hmac.new(bytes(32), message, hashlib.sha256).hexdigest()
