"""Counter-based luck: the same in Python and in compiled code, fair, and never shared between games."""

from __future__ import annotations

from collections import Counter

import pytest

from vabanque.compiled import below, faces_of, new_luck, open_stream, throw_dice
from vabanque.core.chance import throws
from vabanque.core.luck import LuckStream


def test_compiled_luck_is_the_readable_luck() -> None:
    for seed, game in ((0, 0), (1, 5), (-7, 2**38), (10**30, 123_456)):
        lucks = new_luck(seed)
        open_stream(lucks[0], game)
        luck = LuckStream(seed, game)
        for n in (1, 2, 6, 54, 1296, 6**8, 6**11, 2**31 - 1):
            assert below(lucks[0], n) == luck.below(n)


def test_games_share_no_number() -> None:
    """The streams are stretches of one long sequence, 2²⁴ numbers apart."""
    luck = LuckStream(1)
    counters = set()
    for game in range(200):
        luck.open(game)
        for _ in range(200):
            luck.below(2)
            counters.add(luck.at)
    assert len(counters) == 200 * 200


def test_dice_are_fair() -> None:
    """Chi-square over all throws of four dice: 125 degrees of freedom, false alarm 1 in 1000 (limit 179.7)."""
    lucks = new_luck(1)
    games = 40_000
    counts = Counter(faces_of(int(throw_dice(lucks[0], 4))) for _ in range(games))
    square = sum((counts[faces] - games * float(p)) ** 2 / (games * float(p)) for faces, p in throws(4))
    assert square < 179.7


def test_eight_dice_show_each_face_equally_often() -> None:
    """Chi-square over faces: 5 degrees of freedom, false alarm 1 in 1000 (limit 20.5)."""
    lucks = new_luck(2)
    counts = Counter(face for _ in range(20_000) for face in faces_of(int(throw_dice(lucks[0], 8))))
    expected = 8 * 20_000 / 6
    assert sum((counts[face] - expected) ** 2 / expected for face in range(1, 7)) < 20.5


def test_compiled_code_is_tested_with_every_index_checked() -> None:
    numba = pytest.importorskip("numba")
    assert numba.config.BOUNDSCHECK == 1
