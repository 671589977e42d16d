"""games, rules, verify and replay, as typed."""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from vabanque.bots import make_bot
from vabanque.cli.engine import rules_text, without_stars
from vabanque.games import GAMES, make
from vabanque.i18n import LANGUAGES, Words
from vabanque.play.dealers import SeededDealer, stream
from vabanque.play.session import Session

RECORDS = Path(__file__).parents[1] / "records"


def recorded(game: str, seats: int = 2, seed: int = 1) -> str:
    """One finished game, played by greedy bots."""
    rules = make(game, seats)
    session = Session(rules, ["Anna", "Benno", "Carla", "Denny", "Eva"][:seats], SeededDealer(seed))
    for seat in range(seats):
        session.bots[seat] = make_bot("greedy", rules, seat, stream(seed, seat))
    session.run_bots()
    return session.record().to_json()


def test_games_lists_every_game_with_its_options(vabanque: Run) -> None:
    done = vabanque("games")
    assert done.returncode == 0
    for game in GAMES.values():
        assert game.id in done.stdout.decode()
        for option in game.options:
            assert f"-o {option.name}=" in done.stdout.decode()


def test_games_speaks_json(vabanque: Run) -> None:
    lines = vabanque("games", "--json").stdout.splitlines()
    assert {json.loads(line)["game"] for line in lines} == set(GAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_teach_every_game_in_every_language(vabanque: Run, game: str, language: str) -> None:
    done = vabanque("rules", game, "--lang", language)
    assert done.returncode == 0
    page = done.stdout.decode()
    assert page.count("\n## ") >= 10
    assert "**" not in page


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_paragraphs_of_rules_are_filled_in_a_pipe(game: str, language: str) -> None:
    """No line ends where the next word would still have fitted."""
    for block in without_stars(rules_text(game, Words(language))).split("\n\n"):
        lines = [] if block.startswith("    ") else block.split("\n")
        assert all(len(line) <= 100 for line in lines)
        for line, following in pairwise(lines):
            assert following.startswith("- ") or len(f"{line} {following.strip(' ').split(' ')[0]}") > 100, line


def test_an_unknown_game_or_language_is_wrong_usage(vabanque: Run) -> None:
    assert vabanque("rules", "poker").returncode == 2
    assert vabanque("rules", "top-10000", "--lang", "tlh").returncode == 2
    assert vabanque("deal-me-in").returncode == 2
    assert vabanque("verify").returncode == 2


def test_refusals_come_in_the_users_language(vabanque: Run) -> None:
    assert "kein Spiel „poker“" in vabanque("rules", "poker", VABANQUE_LANG="de").stderr.decode()


def test_verify_accepts_valid_games_from_files_and_pipes(vabanque: Run, tmp_path: Path) -> None:
    text = "\n".join(recorded(game) for game in GAMES)
    file = tmp_path / "games.jsonl"
    file.write_text(text, encoding="utf-8")
    assert vabanque("verify", str(file)).returncode == 0
    assert vabanque("verify", str(file), str(file)).stdout.startswith(b"8 games are correct")
    assert vabanque("verify", "-", given=text.encode()).returncode == 0


def test_verify_names_file_line_entry_code_and_reason(vabanque: Run, tmp_path: Path) -> None:
    game = json.loads(recorded("las-vegas-2012"))
    entry = next(n for n, e in enumerate(game["journal"]) if e["kind"] == "pay" and e["unclaimed"])
    game["journal"][entry]["unclaimed"] = []
    file = tmp_path / "games.jsonl"
    file.write_text(recorded("top-10000") + "\n" + json.dumps(game) + "\n", encoding="utf-8")
    done = vabanque("verify", str(file))
    assert done.returncode == 1
    assert done.stdout.decode().startswith(f"{file}:2: entry {entry}: wrong-pay: ")
    done = vabanque("verify", "--json", str(file))
    assert done.returncode == 1
    right, wrong = map(json.loads, done.stdout.splitlines())
    assert right == {"file": str(file), "line": 1, "ok": True, "code": None, "entry": None, "message": None}
    assert (wrong["line"], wrong["ok"], wrong["code"], wrong["entry"]) == (2, False, "wrong-pay", entry)


def test_verify_compares_a_game_with_what_was_noted_before_it(vabanque: Run) -> None:
    text = (RECORDS / "fair-dice.jsonl").read_bytes().splitlines()[0]
    proof = json.loads(text)["fairness"]
    spaced = " ".join(proof["commitment"].upper()[i : i + 8] for i in range(0, 64, 8))
    seeds = [flag for seed in proof["seat_seeds"] if seed for flag in ("--seat-seed", seed)]
    assert seeds
    assert vabanque("verify", "-", "--commitment", spaced, *seeds, given=text).returncode == 0
    other = vabanque("verify", "-", "--commitment", "0" * 64, given=text)
    assert other.returncode == 1
    assert b"another-commitment" in other.stdout
    assert vabanque("verify", "-", "--seat-seed", "never sent", given=text).returncode == 1
    assert vabanque("verify", "-", "--commitment", "0123", given=text).returncode == 2


def test_a_file_of_one_game_may_be_laid_out_over_many_lines(vabanque: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(json.loads(recorded("top-10000")), indent=2), encoding="utf-8")
    assert vabanque("verify", str(file)).returncode == 0


def test_an_unreadable_file_exits_with_2(vabanque: Run, tmp_path: Path) -> None:
    empty = tmp_path / "empty.jsonl"
    empty.write_bytes(b"\n\n")
    for file in (empty, tmp_path, tmp_path / "missing.jsonl"):
        done = vabanque("verify", str(file))
        assert done.returncode == 2
        assert str(file) in done.stderr.decode()


def test_a_line_of_100_megabytes_is_refused_and_the_next_one_still_read(vabanque: Run, tmp_path: Path) -> None:
    file = tmp_path / "long.jsonl"
    with file.open("wb") as stream_:
        for _ in range(100):
            stream_.write(b"[" * (1 << 20))
        stream_.write(b"\n" + recorded("top-10000").encode() + b"\n")
    done = vabanque("verify", "--json", str(file))
    assert done.returncode == 1
    long, right = map(json.loads, done.stdout.splitlines())
    assert (long["line"], long["code"]) == (1, "line-too-long")
    assert (right["line"], right["ok"]) == (2, True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_replay_describes_every_game_in_every_language(vabanque: Run, game: str, language: str) -> None:
    done = vabanque("replay", "-", "--lang", language, given=recorded(game).encode())
    assert done.returncode == 0
    assert len(done.stdout.splitlines()) > 20


def test_replay_finds_the_game_asked_for_and_says_when_there_is_none(vabanque: Run) -> None:
    two = f"{recorded('top-10000')}\n{recorded('las-vegas-cards', 3)}\n".encode()
    assert "Carla" in vabanque("replay", "-", "--game", "2", given=two).stdout.decode()
    done = vabanque("replay", "-", "--game", "3", given=two)
    assert done.returncode == 2
    assert "it has 2" in done.stderr.decode()


def test_replay_of_a_wrong_game_stops_at_the_fault_and_says_why(vabanque: Run) -> None:
    wrong = recorded("top-10000").replace('"kind":"bank"', '"kind":"bust"', 1)
    done = vabanque("replay", "-", given=wrong.encode())
    assert done.returncode == 1
    assert done.stderr.startswith(b"vabanque: ")


def test_a_game_without_a_network_is_not_called_unknown(vabanque: Run) -> None:
    answer = vabanque("train", "top-10000")
    assert answer.returncode == 2
    assert "No network plays “Die oberen 10\u202f000" in answer.stderr.decode()


def test_before_the_first_throw_there_is_nothing_to_bank(vabanque: Run) -> None:
    printed = vabanque("advise", "top-10000", "--me", "0", "--other", "0").stdout.decode()
    assert "Nothing is at stake yet" in printed
    assert "bank" not in printed
    plain = json.loads(vabanque("advise", "top-10000", "--me", "0", "--other", "0", "--json").stdout)
    assert plain["bank"] is None


BILLS = "60 / 90 10 / 50 20 / 80 / 70 / 40 30"


def test_duel_solves_the_last_round_for_two(vabanque: Run) -> None:
    """One die against none: 90 thousand lie free at casino 2, and the player to roll needs more than 50."""
    placed = ["--bills", BILLS, "--mine", "7/0/0/0/0/0", "--theirs", "0/0/0/8/0/0", "--lead", "-60"]
    known = json.loads(vabanque("duel", "las-vegas-2012", *placed, "--json").stdout)
    # 60 at casino 1 against 80 at casino 4, and 60 behind: only 90 are enough
    assert known == {"win": pytest.approx(1 / 6, abs=1e-6)}
    rolled = json.loads(vabanque("duel", "las-vegas-2012", *placed, "--roll", "2", "--json").stdout)
    assert rolled["options"] == [{"casino": 2, "win": 1.0}]
    printed = vabanque("duel", "las-vegas-2012", *placed, "--roll", "5").stdout.decode()
    assert "Before the roll: 16.67% chance to win" in printed


def test_duel_refuses_what_cannot_lie_on_a_table(vabanque: Run) -> None:
    for wrong in (
        ["top-10000", "--bills", BILLS],
        ["las-vegas-2012", "--bills", "60 / 90"],
        ["las-vegas-2012", "--bills", "60 / 90 10 / 50 20 / 80 / 70 / 30"],
        ["las-vegas-2012", "--bills", BILLS, "--mine", "8/0/0/0/0/0"],
        ["las-vegas-2012", "--bills", BILLS, "--mine", "a/0/0/0/0/0"],
        ["las-vegas-2012", "--bills", BILLS, "--roll", "1 2"],
    ):
        answer = vabanque("duel", *wrong)
        assert answer.returncode == 2, wrong
        assert answer.stderr.startswith(b"vabanque: ")
        assert b"Traceback" not in answer.stderr


def test_serve_says_which_log_levels_there_are(vabanque: Run) -> None:
    answer = vabanque("serve", "--log", "foo")
    assert answer.returncode == 2
    assert "debug, info, warning, error" in answer.stderr.decode()


def test_shells_can_complete_the_command(vabanque: Run) -> None:
    answer = vabanque(_VABANQUE_COMPLETE="complete_bash", COMP_WORDS="vabanque ver", COMP_CWORD="1")
    assert answer.stdout.split() == [b"verify"]


def test_the_package_can_be_run(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "vabanque", "--version"], cwd=tmp_path, capture_output=True, check=True
    )
    assert done.stdout.startswith(b"vabanque ")
