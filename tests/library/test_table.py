"""The library's table: what people do with it, for every game."""

from __future__ import annotations

import copy
import gzip
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import vabanque
from vabanque.core import Entry
from vabanque.games import GAMES

ALL = ("las-vegas-2012", "las-vegas-biggy", "las-vegas-cards", "top-10000")
RECORDS = Path(__file__).parents[1] / "records"


class Listener:
    """Plays its first legal move and remembers what it has heard."""

    def __init__(self, rules: Any, seat: int, rng: Any) -> None:
        self.heard: list[Entry] = []

    def watch(self, entry: Entry) -> None:
        self.heard.append(entry)

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        return moves[0]


def some_moves(table: Any, count: int) -> None:
    for number in range(count):
        if table.over:
            return
        moves = table.legal()
        table.push(moves[number % len(moves)])


@pytest.mark.parametrize("game", ALL)
def test_moves_can_be_taken_back_to_the_start_and_played_again(game: str) -> None:
    """The dealer is rewound: the same moves bring the same dice."""
    table = vabanque.Table(game, 3, seed="back")
    begun = table.state
    some_moves(table, 25)
    journal = list(table.journal)
    taken_back = [table.pop() for _ in range(25)]
    assert table.state == begun
    with pytest.raises(vabanque.IllegalMove, match="nothing to take back"):
        table.pop()
    for move in reversed(taken_back):
        table.push(move)
    assert list(table.journal) == journal


@pytest.mark.parametrize("game", ALL)
def test_another_move_after_taking_one_back_is_a_valid_game(game: str) -> None:
    table = vabanque.Table(game, 2, seed=3)
    some_moves(table, 6)
    table.pop()
    table.pop()
    table.push(table.legal()[-1])
    some_moves(table, 1000)
    assert table.result is not None
    assert vabanque.verify(table.record().to_json()).ok


def test_a_script_is_rewound_and_real_dice_are_not_asked_for_again() -> None:
    script = vabanque.ScriptedDealer(["2 3 3 4 5 r5", "3 4 4 4 r5", "3 3 4 4 6 r2"])
    table = vabanque.Table("top-10000", dealer=script)
    first = table.push("5>1 throw")
    assert table.pop() == first[0]
    assert table.push("5>1 throw") == first
    questions = []

    def ask(chance: Any) -> str:
        questions.append(chance)
        return "1 2 3 4 6 r2"

    table = vabanque.Table("top-10000", dealer=vabanque.ByHandDealer(ask))
    table.push("1 bank")
    table.pop()
    assert len(questions) == 2


@pytest.mark.parametrize("game", ALL)
def test_a_copy_and_its_original_do_not_affect_each_other(game: str) -> None:
    table = vabanque.Table(game, 2, seed=9)
    table.seat(1, Listener)
    some_moves(table, 4)
    state, journal, listener = table.state, list(table.journal), table.bots[1]
    other = copy.copy(table)
    some_moves(other, 5)
    other.run_bots()
    other.pop()
    assert (table.state, list(table.journal)) == (state, journal)
    assert other.bots[1] is not listener
    assert isinstance(listener, Listener)
    assert listener.heard == []
    twin = table.copy()
    some_moves(table, 5)
    some_moves(twin, 5)
    assert twin.state == table.state  # the same luck lies ahead of both


def test_a_bot_hears_a_game_without_what_was_taken_back() -> None:
    table = vabanque.Table("las-vegas-2012", 2, seed=2, first=0, bots={1: Listener})
    table.push(table.legal()[0])
    table.run_bots()
    table.pop()
    table.pop()
    table.push(table.legal()[-1])
    table.run_bots()
    listener = table.bots[1]
    assert isinstance(listener, Listener)
    own = max(number for number, entry in enumerate(table.journal) if entry.kind == "place")
    assert listener.heard == list(table.journal[:own])


@pytest.mark.parametrize("game", ALL)
@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
def test_a_table_is_printed_and_drawn(game: str, language: str) -> None:
    table = vabanque.Table(game, ["Anna <3", "Benno"], seed=4, language=language)
    some_moves(table, 3)
    assert "Anna <3" in str(table)
    picture = ET.fromstring(table._repr_svg_())
    assert picture.tag == "{http://www.w3.org/2000/svg}svg"
    title = picture.find("{*}title")
    assert title is not None
    assert title.text == str(table)
    assert len(picture.findall("{*}rect")) > 5
    assert len(repr(table)) < 120


def test_secrets_are_not_printed() -> None:
    table = vabanque.Table("las-vegas-cards", 2, seed=4)
    table.push(table.moves(1)[0], seat=1)
    printed, drawn = str(table), table.svg()
    table.pop()
    table.push(table.moves(1)[-1], seat=1)
    assert (str(table), table.svg()) == (printed, drawn)


def test_whose_turn_it_is_and_how_it_ended() -> None:
    table = vabanque.Table("las-vegas-cards", ["Anna", "Benno"], seed=1)
    assert table.whose_turn == ("Anna", "Benno")
    assert table.result is None
    table.seat(0, "greedy")
    table.seat(1, "random")
    table.run_bots()
    assert [*table.whose_turn, *table.moves()] == []
    assert repr(table).endswith("over>")
    with pytest.raises(vabanque.IllegalMove, match="over"):
        table.push("1")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("9", "No die of this roll shows 9. Legal moves: 1, 2, 3, 4, 6."),
        ("three", "“three”"),
        ("3 bandit", "without the One-Armed Bandit"),
    ],
)
def test_a_refusal_is_a_sentence_with_a_suggestion(text: str, says: str) -> None:
    table = vabanque.Table("las-vegas-2012", ["Anna", "Benno"], seed=7)
    before = table.state
    with pytest.raises(vabanque.Refusal) as refused:
        table.push(text)
    assert says in str(refused.value)
    assert table.state == before


def test_a_refusal_names_the_player() -> None:
    table = vabanque.Table("las-vegas-2012", ["Anna", "Benno"], seed=7)
    with pytest.raises(vabanque.IllegalMove, match=r"Benno.*\[not-your-turn \(seat=1\)\]"):
        table.push("1", seat=1)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (lambda: vabanque.Table("las-vegas-2021"), "Did you mean “las-vegas-2012”"),
        (lambda: vabanque.game("top-10000", seats=2, targett=500), "Did you mean “target”?"),
        (lambda: vabanque.Table("top-10000", bots={0: "gredy"}), "Did you mean “greedy”?"),
        (lambda: vabanque.Table("top-10000", language="it"), "only for en, de, fr, nl"),
        (lambda: vabanque.game("las-vegas-2012", seats=9), "seats"),
    ],
)
def test_wrong_names_are_answered_with_similar_ones(wrong: Any, says: str) -> None:
    with pytest.raises(vabanque.Misconfigured, match=says.replace("?", r"\?")):
        wrong()


@pytest.mark.parametrize("game", GAMES)
def test_chance_is_sampled_as_often_as_its_probability_says(game: str) -> None:
    """Mean probability of the sampled outcomes; false alarms below one in a million (six standard errors)."""
    table = vabanque.Table(game, 2, dealer="by-hand")
    chance = table.chance
    assert chance is not None
    exact = dict(chance.outcomes())
    rng = vabanque.stream("sample", game)
    samples = [float(exact[chance.sample(rng)]) for _ in range(2000)]
    mean = float(sum(p * p for p in exact.values()))
    variance = float(sum(p**3 for p in exact.values()) - Fraction(mean) ** 2)
    assert abs(sum(samples) / 2000 - mean) <= 6 * (variance / 2000) ** 0.5


def test_games_are_read_one_by_one_from_a_file_of_any_size(tmp_path: Path) -> None:
    lines = [(RECORDS / name).read_text("utf-8").strip() for name in ("las-vegas-2012-2.jsonl", "top-10000-2.jsonl")]
    file = tmp_path / "games.jsonl"
    file.write_text("\n\n".join(lines) + "\nnot a game\n", encoding="utf-8")
    records = vabanque.read_records(file)
    assert [next(records).game, next(records).game] == ["las-vegas-2012", "top-10000"]
    with pytest.raises(vabanque.Unreadable):
        next(records)
    with pytest.raises(FileNotFoundError):
        next(vabanque.read_records(tmp_path / "nowhere.jsonl"))
    zipped = tmp_path / "games.jsonl.gz"
    zipped.write_bytes(gzip.compress("\n".join(lines).encode()))
    assert [record.game for record in vabanque.read_records(zipped)] == ["las-vegas-2012", "top-10000"]


def test_a_record_becomes_a_table_again() -> None:
    for file in ("las-vegas-cards-3.jsonl", "las-vegas-2012-3.jsonl"):
        record = next(vabanque.read_records(RECORDS / file))
        table = vabanque.Table.from_record(record)
        assert table.journal == list(record.journal)
        assert table.result is not None
        table.pop()
        assert table.result is None


@pytest.mark.parametrize("game", ALL)
def test_copies_with_seeds_of_their_own_have_dice_of_their_own(game: str) -> None:
    table = vabanque.Table(game, 2, seed=1, bots={0: "greedy", 1: "greedy"})
    for _ in range(3):
        table.push(table.moves()[0])
    journals = set()
    for seed in range(20):
        twins = [table.copy(seed=seed) for _ in range(2)]
        for twin in twins:
            twin.run_bots()
            assert twin.journal[: len(table.journal)] == table.journal
            assert vabanque.verify(twin.record()).ok
        assert twins[0].journal == twins[1].journal
        journals.add(twins[0].record().to_json())
    assert len(journals) == 20


def test_a_copy_with_its_own_seed_takes_back_and_gets_the_same_dice() -> None:
    twin = vabanque.Table("las-vegas-2012", 3, seed=1).copy(seed=2)
    followed = twin.push(twin.moves()[0])
    twin.pop()
    assert twin.push(twin.moves()[0]) == followed


@pytest.mark.parametrize("game", ALL)
def test_rollouts_play_the_move_and_change_nothing(game: str) -> None:
    table = vabanque.Table(game, 2, seed=1)
    before = table.record().to_json()
    results = table.rollouts(table.moves()[0], 20, bot="greedy")
    assert len({result.score for result in results}) > 10
    assert results == table.rollouts(table.legal()[0], 20, bot="greedy")
    assert results != table.rollouts(table.legal()[0], 20, bot="greedy", seed=1)
    assert table.record().to_json() == before


def test_rollouts_guess_what_the_seat_cannot_know() -> None:
    """Tables that differ only in the other hand look the same to whoever decides: equal rollouts."""
    table = vabanque.Table("las-vegas-cards", 2, seed=1)
    other = table.copy()
    for seed in range(100):
        other.state = table.rules.fill(table.view(0), vabanque.stream(seed))
        if other.state.hands != table.state.hands:
            break
    assert other.state.hands[1] != table.state.hands[1]
    assert other.rollouts(table.moves(0)[0], 5) == table.rollouts(table.moves(0)[0], 5)


def test_rollouts_of_an_illegal_move_are_refused_with_the_legal_ones() -> None:
    table = vabanque.Table("las-vegas-2012", ["Anna", "Benno"], seed=7)
    with pytest.raises(vabanque.IllegalMove, match=r"No die of this roll shows 5. Legal moves: 1, 2, 3, 4, 6."):
        table.rollouts("5", 1)


def test_records_are_verified_as_objects_and_have_the_result_of_the_table() -> None:
    table = vabanque.Table("las-vegas-2012", 2, seed=1, bots={0: "greedy", 1: "random"})
    table.run_bots()
    record = vabanque.read_record(table.record().to_json())
    assert vabanque.verify(record).ok
    assert record.result == table.result == table.record().result
    wrong = vabanque.read_record(record.to_json().replace('"winners":[', '"winners":[1,'))
    assert vabanque.verify(wrong).code == "wrong-winners"
    unreadable = vabanque.read_record(record.to_json().replace('"winners":[', '"winners":["Anna",'))
    with pytest.raises(vabanque.Unreadable):
        _ = unreadable.result


@pytest.mark.parametrize("game", ["las-vegas-2012", "las-vegas-biggy", "top-10000"])
def test_the_starter_is_drawn_by_the_seed_unless_somebody_says_who_starts(game: str) -> None:
    drawn = [vabanque.Table(game, 3, seed=seed).first for seed in range(30)]
    assert set(drawn) == {0, 1, 2}
    assert drawn == [vabanque.Table(game, 3, seed=seed).first for seed in range(30)]
    assert vabanque.Table(game, 3, seed=drawn.index(2), first=0).waiting_for == (0,)
    assert vabanque.Table(game, 3, dealer="by-hand").first == 0
    assert vabanque.Table(game, 3, seed=drawn.index(2), dealer="by-hand", first="random").first == 2
    record = vabanque.Table(game, 3, seed=drawn.index(1)).record()
    assert record.start == 1
    assert vabanque.Table.from_record(record).first == 1
