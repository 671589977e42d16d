"""Games on disk: whatever was accepted is there, and the game can go on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.tui.conftest import SitDown
from vabanque.core import IllegalMove, Refusal
from vabanque.games import GAMES
from vabanque.play.dealers import SeededDealer
from vabanque.play.verify import verify
from vabanque.tui.local import LocalTable, read_by_hand
from vabanque.tui.saves import delete_save, read_save, unfinished
from vabanque.tui.table import Ask, Deal, GameEnded, Read, Think


def play_on(table: LocalTable, steps: int | None = None) -> None:
    """Let bots and dice play; all seats are bots."""
    while steps is None or steps:
        due = table.due()
        if isinstance(due, GameEnded):
            return
        if isinstance(due, Deal):
            table.deal()
        else:
            assert isinstance(due, Think)
            table.submit(table.think(due.seat))
        steps = None if steps is None else steps - 1


def again(table: LocalTable) -> LocalTable:
    """Leave the table and come back."""
    path = table.close()
    assert path is not None
    return LocalTable.resume(path)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_cut_off_anywhere_resumes_as_if_nothing_had_happened(game: str, sit_down: SitDown) -> None:
    options = {"target": 2000} if game == "top-10000" else {}
    unsaved = sit_down(game, "greedy,random,random", keep=False, options=options)
    play_on(unsaved)
    table = sit_down(game, "greedy,random,random", options=options)
    play_on(table, 17)
    while not table.over:
        table = again(table)
        play_on(table, 17)
    assert table.journal == unsaved.journal


def test_a_finished_game_is_a_record_that_verifies_down_to_the_dice(sit_down: SitDown, home: Path) -> None:
    table = sit_down("las-vegas-2012", "greedy,random")
    play_on(table)
    path = table.close()
    assert path is not None
    text = path.read_text("utf-8")
    assert verify(text).ok
    assert "fairness" in json.loads(text)
    assert unfinished(home) == []


def test_a_line_cut_off_by_a_crash_is_ignored(sit_down: SitDown) -> None:
    table = sit_down("las-vegas-2012", "greedy,random")
    play_on(table, 20)
    assert table.path is not None
    journal = list(table.journal)
    with table.path.open("ab") as file:
        file.write(b'{"kind":"roll","se')
    resumed = again(table)
    assert (resumed.journal, resumed.lost) == (journal, 0)
    play_on(resumed)
    assert resumed.over


def test_a_step_cut_off_in_the_middle_has_not_happened(sit_down: SitDown) -> None:
    table = sit_down("las-vegas-2012", "greedy,random")
    while not any(entry.kind == "pay" for entry in table.journal):
        play_on(table, 1)
    assert table.path is not None
    lines = table.path.read_bytes().splitlines(keepends=True)
    pays = [at for at, line in enumerate(lines) if b'"pay"' in line]
    table.path.write_bytes(b"".join(lines[: pays[2]]))
    resumed = again(table)
    assert (resumed.journal[-1].kind, resumed.lost) == ("roll", 0)
    play_on(resumed)
    assert resumed.over


def test_sealed_choices_survive_but_no_view_shows_them(sit_down: SitDown) -> None:
    table = sit_down("las-vegas-cards", "me:Anna,me:Ben")
    while isinstance(table.due(), Deal):
        table.deal()
    chosen = table.legal(0)[3]
    assert table.submit(chosen) == []
    assert table.path is not None
    saved = table.path.read_bytes()
    resumed = again(table)
    assert resumed.path is not None
    assert resumed.path.read_bytes() == saved
    assert resumed.waiting_for == (1,)
    assert resumed.view(1) == table.view(1)
    entries = resumed.submit(resumed.legal(1)[0])
    assert chosen in entries


def test_an_undo_before_the_dice_are_rolled_survives_a_resume(sit_down: SitDown) -> None:
    table = sit_down("las-vegas-2012", "me:Anna,me:Ben")
    while isinstance(table.due(), Deal):
        table.deal()
    before = list(table.journal)
    move, other = table.legal(0)[:2]
    table.submit(move)
    assert table.undo() == move
    assert table.journal == before
    table.submit(other)
    assert again(table).journal == [*before, other]


def test_a_sealed_choice_stays(sit_down: SitDown) -> None:
    table = sit_down("las-vegas-cards", "greedy,me:Anna,me:Ben")
    while not isinstance(due := table.due(), Ask):
        if isinstance(due, Deal):
            due.deal()
        else:
            assert isinstance(due, Think)
            table.submit(due.think())
    chosen = table.legal(1)[0]
    table.submit(chosen)
    assert (table.waiting_for, table.undoable()) == ((2,), None)  # R64
    with pytest.raises(IllegalMove) as refused:
        table.undo()
    assert refused.value.code == "nothing-to-undo"
    resumed = again(table)
    assert resumed.waiting_for == (2,)
    assert chosen in resumed.submit(resumed.legal(2)[0])


def test_with_real_cards_a_sealed_choice_is_taken_back_and_stays_so_after_a_resume(sit_down: SitDown) -> None:
    rules = sit_down("las-vegas-cards", "me:Anna,me:Ben", keep=False).rules
    table = sit_down("las-vegas-cards", "me:Anna,me:Ben", by_hand=read_by_hand(rules, ("cards",)))
    dice = SeededDealer(9)
    while not isinstance(due := table.due(), Ask):
        if isinstance(due, Read):
            table.read(as_typed(dice.deal(due.chance, 0)))
        else:
            assert isinstance(due, Deal)
            due.deal()
    first, second = table.legal(0)[:2]
    table.submit(first)
    assert table.undo() == first
    assert table.waiting_for == (0, 1)
    table.submit(second)
    resumed = again(table)
    assert resumed.waiting_for == (1,)
    entries = resumed.submit(resumed.legal(1)[0])
    assert second in entries
    assert first not in entries


def test_games_that_begin_in_the_same_second_have_separate_files(sit_down: SitDown, home: Path) -> None:
    tables = [sit_down("las-vegas-2012", "greedy,random") for _ in range(4)]
    assert len({table.path for table in tables}) == 4
    for table in tables:
        play_on(table, 12)
        table.close()
    assert len(unfinished(home)) == 4


def test_only_one_persons_eyes_see_their_cards_at_a_shared_screen(sit_down: SitDown) -> None:
    alone, shared = sit_down("las-vegas-cards", "greedy,me:Anna"), sit_down("las-vegas-cards", "me:Anna,me:Ben")
    assert (alone.viewer(), shared.viewer()) == (1, None)
    while isinstance(due := shared.due(), Deal):
        due.deal()
    assert shared.viewer() == 0
    shared.submit(shared.legal(0)[0])
    assert shared.viewer() == 1


def test_nothing_is_taken_back_once_dice_have_been_rolled(sit_down: SitDown) -> None:
    table = sit_down("las-vegas-2012", "me:Anna,me:Ben")
    while isinstance(table.due(), Deal):
        table.deal()
    table.submit(table.legal(0)[0])
    table.deal()
    with pytest.raises(Refusal) as refused:
        table.undo()
    assert refused.value.code == "nothing-to-undo"


@pytest.mark.parametrize(
    "text",
    ["", "\n", "nonsense\n", "[]\n", '{"format":"vabanque/1"}\n', '{"format":"vabanque-table/1"}\n', "\x00\xff\n"],
)
def test_a_file_that_is_not_a_game_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "x.table"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(Refusal):
        LocalTable.resume(path)


@pytest.mark.parametrize(
    ("key", "value"), [("seed", "not hex"), ("seed", 7), ("players", [["Anna"]]), ("game", "poker"), ("by_hand", 7)]
)
def test_a_game_set_up_impossibly_is_refused(key: str, value: Any, sit_down: SitDown) -> None:
    path = sit_down("las-vegas-2012", "greedy,random").path
    assert path is not None
    first, *entries = path.read_text("utf-8").splitlines(keepends=True)
    path = path.with_stem("forged")
    path.write_text("".join([json.dumps({**json.loads(first), key: value}) + "\n", *entries]), encoding="utf-8")
    with pytest.raises(Refusal):
        LocalTable.resume(path)


def test_what_people_decide_is_on_the_disk_before_it_is_shown(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[int] = []
    monkeypatch.setattr("vabanque.tui.saves.os.fsync", synced.append)
    for game in ("las-vegas-2012", "las-vegas-cards"):
        table = sit_down(game, "me:Anna,greedy,random")
        people = 0
        while people < 3:
            due, before = table.due(), len(synced)
            if isinstance(due, Ask):
                table.submit(table.legal(due.seat)[0])
                people += 1
                assert len(synced) == before + 1
            elif isinstance(due, Deal):
                due.deal()
                assert len(synced) == before
            else:
                assert isinstance(due, Think)
                table.submit(due.think())
                assert len(synced) == before


@pytest.mark.parametrize(
    "damage",
    [
        pytest.param(None, id="breaks a rule"),
        pytest.param(b"\x00\xff nonsense\n", id="unreadable"),
        pytest.param(b"[]\n", id="not an entry"),
        pytest.param(b'{"undo":null,"to":99999}\n', id="takes back what never was"),
    ],
)
def test_a_damaged_game_goes_on_from_its_last_good_entry(damage: bytes | None, sit_down: SitDown) -> None:
    table = sit_down("top-10000", "greedy,random")
    play_on(table, 30)
    path = table.close()
    assert path is not None
    lines = path.read_bytes().splitlines(keepends=True)
    at = [number for number, line in enumerate(lines) if b'"points":' in line][3]
    wrong = damage or lines[at].replace(b'"points":', b'"points":1')
    damaged = b"".join([*lines[:at], wrong, *lines[at + 1 :]])
    path.write_bytes(damaged)
    resumed = LocalTable.resume(path)
    assert resumed.journal == table.journal[: at - 1]
    assert resumed.lost == len(lines) - at
    assert path.with_name(path.name + ".damaged").read_bytes() == damaged
    play_on(resumed, 3)
    once_more = again(resumed)
    assert (once_more.journal, once_more.lost) == (resumed.journal, 0)
    play_on(once_more)
    assert once_more.over


def test_a_game_that_is_being_played_is_neither_offered_nor_opened_twice_nor_deleted(
    sit_down: SitDown, home: Path
) -> None:
    table = sit_down("las-vegas-2012", "greedy,random")
    play_on(table, 20)
    path = table.path
    assert path is not None
    assert unfinished(home) == []
    for forbidden in (LocalTable.resume, delete_save):
        with pytest.raises(Refusal) as refused:
            forbidden(path)
        assert refused.value.code == "game-being-played"
    play_on(table, 1)
    table.close()
    assert [saved for saved, _ in unfinished(home)] == [path]
    assert list(home.glob("*.lock")) == []
    delete_save(path)
    assert list(home.iterdir()) == []


def test_a_game_in_which_nobody_has_decided_anything_leaves_no_file(sit_down: SitDown, home: Path) -> None:
    table = sit_down("las-vegas-2012", "me:Anna,greedy")
    table.deal()
    assert table.close() is None
    assert list(home.iterdir()) == []


@pytest.mark.parametrize("game", GAMES)
def test_with_real_dice_everything_can_be_taken_back(game: str, sit_down: SitDown) -> None:
    """Rolls, bills and decisions, one after the other, back to the beginning; then the game goes the same way again."""
    rules = sit_down(game, "me:Anna,greedy,me:Ben", keep=False).rules
    table = sit_down(game, "me:Anna,greedy,me:Ben", by_hand=read_by_hand(rules, ("dice", "cards", "bills")))
    dice = SeededDealer(9)
    start = list(table.journal)
    for _ in range(40):
        due = table.due()
        if isinstance(due, Read):
            table.read(as_typed(dice.deal(due.chance, 0)))
        elif isinstance(due, Ask):
            table.submit(table.legal(due.seat)[0])
        else:
            assert isinstance(due, Think)
            table.submit(due.think())
    played = list(table.journal)
    kinds = set()
    while table.undoable() is not None:
        kinds.add(table.undo().kind)
        assert table.journal == played[: len(table.journal)]
    assert table.journal == start
    assert {entry.kind for entry in played if entry.by != "rules"} <= kinds | {"leave"}
    assert table.path is not None
    assert read_save(table.path).journal == start


def as_typed(outcome: Any) -> str:
    """What a person who sees this outcome on the table would type."""
    parts = [*getattr(outcome, "own", ()), *getattr(outcome, "black", ()), *getattr(outcome, "bills", ())]
    parts += [*getattr(outcome, "faces", ()), *getattr(outcome, "cards", ())]
    parts += [f"n{face}" for face in getattr(outcome, "neutral", ())]
    parts += [f"b{face}" for face in [getattr(outcome, "biggy", None)] if face is not None]
    parts += [f"r{str(face)[0]}" for face in [getattr(outcome, "red", None)] if face is not None]
    return " ".join(map(str, parts))


def test_with_the_programs_dice_a_roll_stays(sit_down: SitDown) -> None:
    """Real bills, the program's dice: nobody may see the dice and then decide again."""
    table = sit_down("las-vegas-2012", "me:Anna,me:Ben", by_hand=frozenset({"fill"}))
    for _ in range(6):
        table.read("50")
    assert table.undo().kind == "fill"
    table.read("50")
    table.deal()
    assert table.undoable() is None


def test_a_game_begun_under_an_earlier_default_keeps_its_rule(tmp_path: Path) -> None:
    """Saved when `bandit_ties=all` was the default and saves stated only chosen options; its Bandit paid that way."""
    path = tmp_path / "old.table"
    path.write_bytes((Path(__file__).parent / "saves" / "bandit-ties-unstated.table").read_bytes())
    table = LocalTable.resume(path)
    assert (table.lost, table.rules.spec.options["bandit_ties"]) == (0, "all")
    play_on(table)
    table.close()


def test_a_save_states_every_option(sit_down: SitDown) -> None:
    table = sit_down("las-vegas-biggy", "random,random", options={"bandit": True})
    play_on(table, 30)
    path = table.close()
    assert path is not None
    stated = json.loads(path.read_text("utf-8").splitlines()[0])["options"]
    assert stated == {"neutral": False, "bandit": True, "bandit_ties": "first"}
