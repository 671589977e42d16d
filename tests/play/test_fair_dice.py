"""The formula of the fair dice, against known answers.

Proofs are made and checked by the same code, so a changed formula would agree with itself. Here the formula is written
a second time, from docs/fairness.md alone, and some of its numbers are pinned.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from vabanque.games.las_vegas.rules import Roll, RollDice
from vabanque.play.dealers import LiveDealer
from vabanque.play.verify import Verdict, verify

SERVER_SEED = bytes(range(32))
SEAT_SEEDS = ("anna", "", "größer als 3")
TABLE = "k3n5p7r9t2v4"
DEALER = LiveDealer(SERVER_SEED, SEAT_SEEDS, TABLE)
RECORD = Path(__file__).parents[1] / "records" / "fair-dice.jsonl"


def words(
    outcome: int, server_seed: bytes = SERVER_SEED, table: str = TABLE, seat_seeds: tuple[str, ...] = SEAT_SEEDS
) -> Iterator[int]:
    """The 32-bit words of outcome number `outcome`, block after block, as docs/fairness.md says."""
    block = 0
    while True:
        text = "\n".join([table, str(outcome), str(block), *seat_seeds])
        digest = hmac.new(server_seed, text.encode("utf-8"), hashlib.sha256).digest()
        assert len(digest) == 32
        for start in (0, 4, 8, 12, 16, 20, 24, 28):
            yield (digest[start] << 24) + (digest[start + 1] << 16) + (digest[start + 2] << 8) + digest[start + 3]
        block += 1


def expected(outcome: int, sizes: list[int]) -> list[int]:
    """A number below each n in `sizes`: a word modulo n, skipping words at or above the largest multiple of n."""
    stream = words(outcome)
    numbers = []
    for n in sizes:
        word = next(stream)
        while word >= 2**32 // n * n:
            word = next(stream)
        numbers.append(word % n)
    return numbers


def test_the_first_words_are_known() -> None:
    """Pinned as numbers: neither the code nor the formula in this file can change unnoticed."""
    below = DEALER.numbers(0)
    assert [below(2**32) for _ in range(3)] == [1546120495, 994848418, 2687914856]
    below = DEALER.numbers(10)
    later = [below(2**32) for _ in range(20)]
    assert [later[at] for at in (0, 7, 8, 16, 19)] == [4071945726, 3661732771, 3050020504, 2619336818, 3616840377]


@pytest.mark.parametrize("outcome", [-1, 0, 1, 7, 10, 99, 1234])
@pytest.mark.parametrize("blocks", [1, 2, 3, 5])
def test_every_outcome_is_what_the_documented_formula_says(outcome: int, blocks: int) -> None:
    # Eight words per block: 8, 16, 24 and 40 numbers cross the block boundaries.
    sizes = [(6, 2, 52, 6, 2**32, 3, 54, 1)[number % 8] for number in range(8 * blocks)]
    below = DEALER.numbers(outcome)
    assert [below(n) for n in sizes] == expected(outcome, sizes)


@pytest.mark.parametrize("n", [2**31 + 1, 3 * 2**30, 2**32 - 1])
def test_words_that_would_favour_small_numbers_are_skipped(n: int) -> None:
    """Just above 2³¹ almost every second word is rejected, so many blocks are needed."""
    below = DEALER.numbers(3)
    numbers = [below(n) for _ in range(60)]
    assert numbers == expected(3, [n] * 60)
    assert all(number < n for number in numbers)


def test_a_word_at_the_largest_multiple_is_skipped() -> None:
    """n is a word of the stream itself, so this word equals n's only multiple: the lowest word to be skipped."""
    word = next(words(10))
    assert word > 2**31, "choose an outcome whose first word is large"
    below = DEALER.numbers(10)
    assert below(word) == expected(10, [word])[0]
    assert DEALER.numbers(10)(word + 1) == word


def test_the_message_separates_its_parts() -> None:
    """Seeds that would look alike if joined without line feeds give different dice."""
    roll = RollDice(0, 8, 0, False)
    dealers = [
        LiveDealer(SERVER_SEED, ("ab", "c"), "t"),
        LiveDealer(SERVER_SEED, ("a", "bc"), "t"),
        LiveDealer(SERVER_SEED, ("abc",), "t"),
        LiveDealer(SERVER_SEED, ("abc", ""), "t"),
    ]
    assert len({dealer.deal(roll, 0) for dealer in dealers}) == len(dealers)


def test_dice_are_thrown_one_by_one_own_then_neutral_then_biggy() -> None:
    numbers = expected(2, [6] * 8)
    assert DEALER.deal(RollDice(1, 4, 3, True), 2) == Roll(
        1,
        tuple(sorted(1 + number for number in numbers[:4])),
        tuple(sorted(1 + number for number in numbers[4:7])),
        1 + numbers[7],
    )


def test_the_commitment_is_sha_256_of_the_seed() -> None:
    assert DEALER.commitment == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert DEALER.proof("random") == {
        "table": TABLE,
        "commitment": DEALER.commitment,
        "server_seed": SERVER_SEED.hex(),
        "seat_seeds": list(SEAT_SEEDS),
        "first": "random",
    }


def stored_record() -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(RECORD.read_text("utf-8").splitlines()[0])
    return plain


def test_the_stored_record_proves_its_dice() -> None:
    for line in RECORD.read_text("utf-8").splitlines():
        plain = json.loads(line)
        assert plain["fairness"]["server_seed"]
        assert verify(line) == Verdict(True)


def test_the_rolls_of_the_stored_record_follow_from_the_formula_in_this_file() -> None:
    """Plain hmac and none of the project's code: every roll of the first game."""
    plain = stored_record()
    fairness = plain["fairness"]
    seed = bytes.fromhex(fairness["server_seed"])
    chance = [entry for entry in plain["journal"] if entry["kind"] in ("fill", "roll")]
    rolls = 0
    for number, entry in enumerate(chance):
        if entry["kind"] == "roll":
            stream = words(number, seed, fairness["table"], tuple(fairness["seat_seeds"]))
            faces: list[int] = []
            while len(faces) < len(entry["own"]):
                word = next(stream)
                if word < 2**32 // 6 * 6:
                    faces.append(1 + word % 6)
            assert entry["own"] == sorted(faces)
            rolls += 1
    assert rolls > 20
