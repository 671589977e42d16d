"""Playing contests: the same seed, the same result, however it is computed."""

from __future__ import annotations

from pathlib import Path

import pytest

from vabanque.arena import contest, report, run
from vabanque.arena.contest import Contest
from vabanque.arena.report import to_plain
from vabanque.core import Unreadable

BOTS = ("random", "tourist", "gain")


def agreed(seed: int = 1, game: str = "las-vegas-2012") -> Contest:
    return contest(game, BOTS, seats=3, seed=seed)


def test_the_same_seed_gives_the_same_result_on_any_number_of_processes() -> None:
    one, two = list(run(agreed(), 60, jobs=1)), list(run(agreed(), 60, jobs=2))
    assert one == two
    assert to_plain(report(agreed(), one)) == to_plain(report(agreed(), two))
    assert one != list(run(agreed(seed=2), 60))


@pytest.mark.parametrize("game", ["las-vegas-biggy", "las-vegas-cards"])
def test_games_are_rounded_up_to_whole_deals(game: str) -> None:
    batches = list(run(agreed(game=game), 7))
    assert [(match.deal, match.rotation) for batch in batches for match in batch.matches] == [
        (deal, rotation) for deal in range(3) for rotation in range(3)
    ]


def test_die_oberen_10000_can_be_contested_too() -> None:
    top = contest("top-10000", ["random", "greedy"], seats=2)
    assert report(top, run(top, 10)).standings[0].bot == "greedy"


def test_an_interrupted_contest_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    whole = list(run(agreed(), 60))
    begun = run(agreed(), 60, resume=file)
    first = next(begun)
    begun.close()
    assert first == whole[0]
    assert len(file.read_bytes().splitlines()) == 2  # what it is about, and one batch: written before it is seen …
    assert list(run(agreed(), 60, resume=file)) == whole
    written = file.read_bytes()
    assert list(run(agreed(), 60, resume=file)) == whole
    assert file.read_bytes() == written  # … and nothing is played twice


def test_a_contest_can_be_made_longer(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    short = list(run(agreed(), 21, resume=file))
    long = list(run(agreed(), 60, resume=file))
    played = [match for batch in long for match in batch.matches]
    assert played == [match for batch in run(agreed(), 60) for match in batch.matches]
    assert list(run(agreed(), 21, resume=file)) == short


@pytest.mark.parametrize("cut", [1, 40, 400])
def test_a_line_cut_short_is_played_again(tmp_path: Path, cut: int) -> None:
    file = tmp_path / "run.jsonl"
    whole = list(run(agreed(), 60, resume=file))
    complete = file.read_bytes()
    file.write_bytes(complete[:-cut])
    assert list(run(agreed(), 60, resume=file)) == whole
    assert file.read_bytes() == complete


def test_the_file_of_another_contest_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    list(run(agreed(), 6, resume=file))
    before = file.read_bytes()
    with pytest.raises(Unreadable) as refusal:
        list(run(agreed(seed=2), 6, resume=file))
    assert (refusal.value.code, refusal.value.facts["key"]) == ("another-contest", "seed")
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", [b"my diary\n", b"[1, 2]\n", b'{"format": "vabanque/1"}\n', b"\x00" * 100])
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "diary.txt"
    file.write_bytes(text)
    with pytest.raises(Unreadable, match="not-an-arena-file"):
        list(run(agreed(), 6, resume=file))
    assert file.read_bytes() == text
