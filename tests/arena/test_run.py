"""Playing contests: the same seed, the same result, however it is computed."""

from __future__ import annotations

from pathlib import Path

import pytest

from vabanque.arena import new_contest, play_contest, summarise
from vabanque.arena.contest import Contest
from vabanque.arena.report import to_plain
from vabanque.core import Unreadable

BOTS = ("random", "tourist", "gain")


def contest(seed: int = 1, game: str = "las-vegas-2012") -> Contest:
    return new_contest(game, BOTS, seats=3, seed=seed)


def test_the_same_seed_gives_the_same_result_on_any_number_of_processes() -> None:
    one, two = list(play_contest(contest(), 60, jobs=1)), list(play_contest(contest(), 60, jobs=2))
    assert one == two
    assert to_plain(summarise(contest(), one)) == to_plain(summarise(contest(), two))
    assert one != list(play_contest(contest(seed=2), 60))


@pytest.mark.parametrize("game", ["las-vegas-biggy", "las-vegas-cards"])
def test_games_are_rounded_up_to_whole_deals(game: str) -> None:
    batches = list(play_contest(contest(game=game), 7))
    assert [(result.deal, result.rotation) for batch in batches for result in batch.games] == [
        (deal, rotation) for deal in range(3) for rotation in range(3)
    ]


def test_a_contest_can_be_in_die_oberen_10000() -> None:
    top = new_contest("top-10000", ["random", "greedy"], seats=2)
    assert summarise(top, play_contest(top, 10)).standings[0].bot == "greedy"


def test_an_interrupted_contest_resumes_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    batches = list(play_contest(contest(), 60))
    begun = play_contest(contest(), 60, resume=file)
    first = next(begun)
    begun.close()
    assert first == batches[0]
    assert len(file.read_bytes().splitlines()) == 2  # the contest, and one batch: written before it is seen …
    assert list(play_contest(contest(), 60, resume=file)) == batches
    written = file.read_bytes()
    assert list(play_contest(contest(), 60, resume=file)) == batches
    assert file.read_bytes() == written  # … and nothing is played twice


def test_a_contest_can_be_made_longer(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    short = list(play_contest(contest(), 21, resume=file))
    long = list(play_contest(contest(), 60, resume=file))
    played = [result for batch in long for result in batch.games]
    assert played == [result for batch in play_contest(contest(), 60) for result in batch.games]
    assert list(play_contest(contest(), 21, resume=file)) == short


@pytest.mark.parametrize("cut", [1, 40, 400])
def test_a_line_cut_short_is_played_again(tmp_path: Path, cut: int) -> None:
    file = tmp_path / "run.jsonl"
    batches = list(play_contest(contest(), 60, resume=file))
    complete = file.read_bytes()
    file.write_bytes(complete[:-cut])
    assert list(play_contest(contest(), 60, resume=file)) == batches
    assert file.read_bytes() == complete


def test_the_file_of_another_contest_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    list(play_contest(contest(), 6, resume=file))
    before = file.read_bytes()
    with pytest.raises(Unreadable) as refusal:
        list(play_contest(contest(seed=2), 6, resume=file))
    assert (refusal.value.code, refusal.value.facts["key"]) == ("another-contest", "seed")
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", [b"my diary\n", b"[1, 2]\n", b'{"format": "vabanque/1"}\n', b"\x00" * 100])
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "diary.txt"
    file.write_bytes(text)
    with pytest.raises(Unreadable, match="not-an-arena-file"):
        list(play_contest(contest(), 6, resume=file))
    assert file.read_bytes() == text
