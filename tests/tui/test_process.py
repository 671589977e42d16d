"""The command as people use it: in a pipe, at a terminal, killed and resumed."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path

import pytest

from tests import forking
from tests.cli.conftest import IMPORTED
from vabanque.tui.saves import read_save

COMMAND = [sys.executable, "-c", "from vabanque.cli import main; main()"]
PATIENCE = 90


def run(*arguments: str, answers: str = "") -> subprocess.CompletedProcess[str]:
    done = forking.run(arguments, dict(os.environ), answers.encode(), IMPORTED, PATIENCE)
    return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())


class Terminal:
    """A process on a pseudo-terminal."""

    def __init__(self, *arguments: str, command: Sequence[str] = COMMAND) -> None:
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [*command, *arguments], stdin=slave, stdout=slave, stderr=slave, start_new_session=True,
            preexec_fn=lambda: _take_terminal(slave),
        )  # fmt: skip
        os.close(slave)
        self.seen = ""
        OPEN.append(self)

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def until(self, text: str) -> str:
        """Read until `text` has appeared since the last call; returns what was read."""
        while text not in self.seen:
            ready, _, _ = select.select([self.master], [], [], PATIENCE)
            assert ready, f"waited for {text!r}, saw {self.seen!r}"
            try:
                more = os.read(self.master, 65536)
            except OSError:
                more = b""
            assert more, f"ended before {text!r}: {self.seen!r}"
            self.seen += more.decode(errors="replace")
        before, _, self.seen = self.seen.partition(text)
        return before + text

    def close(self) -> int:
        try:
            while os.read(self.master, 65536):
                pass
        except OSError:  # Linux raises this when the other end is gone
            pass
        os.close(self.master)
        return self.process.wait(PATIENCE)


OPEN: list[Terminal] = []


@pytest.fixture(autouse=True)
def no_terminal_outlives_its_test() -> Iterator[None]:
    yield
    while OPEN:
        process = OPEN.pop().process
        process.kill()
        process.wait()


def _take_terminal(slave: int) -> None:
    import fcntl
    import termios

    fcntl.ioctl(slave, termios.TIOCSCTTY, 0)


@pytest.fixture
def games(home: Path) -> Path:
    """Where the processes save their games."""
    home.mkdir(parents=True)
    return home


def test_a_pipe_gets_plain_sentences_and_the_end_of_input_saves(games: Path) -> None:
    answer = run(
        "play", "las-vegas-2012", "--first", "1", "--seed", "4", "--seats", "me:Anna,greedy", answers="3\nboard\n"
    )
    assert answer.returncode == 0
    assert answer.stderr == ""
    assert "\x1b" not in answer.stdout
    assert "You place the 3 on Miracle." in answer.stdout
    (saved,) = games.glob("*.table")
    assert f"vabanque play --resume {saved}" in answer.stdout


def test_the_same_seed_gives_the_same_dice() -> None:
    texts = [run("play", "top-10000", "--seed", "x", answers="quit\n").stdout.splitlines()[:4] for _ in range(2)]
    assert texts[0] == texts[1]


def test_a_whole_game_through_a_pipe_ends_with_a_record_that_verifies(games: Path) -> None:
    # Every answer is tried at every question; wrong ones get a message, and the game goes on.
    answers = "1\n2\n3\n4\n5\n6\n" * 200
    answer = run(
        "play", "las-vegas-2012", "--first", "1", "--seed", "4", "--seats", "me:Anna,greedy,random", answers=answers
    )
    assert answer.returncode == 0
    assert any(end in answer.stdout for end in (" wins.", "You win.", "share the victory"))
    (record,) = games.glob("*.jsonl")
    assert str(record) in answer.stdout
    assert run("verify", str(record)).returncode == 0


def test_a_record_is_reviewed_while_someone_steps_through_it_at_a_terminal() -> None:
    terminal = Terminal("replay", str(Path(__file__).parents[1] / "records" / "top-10000-2.jsonl"), "--step")
    terminal.until("% · ")  # the chances to win, from a separate process
    terminal.type("q")
    assert terminal.close() == 0


def test_line_mode_also_works_in_a_terminal() -> None:
    terminal = Terminal("play", "las-vegas-2012", "--plain", "--first", "1", "--seed", "4", "--seats", "me:Anna,greedy")
    terminal.until("hich number do you place?")
    terminal.type("odds\n")
    advice = terminal.until("hich number do you place?")
    assert "This has the best chance to win." in advice or "would do this." in advice
    terminal.type("3\n")
    terminal.until("You place the 3 on Miracle.")
    terminal.type("quit\n")
    terminal.until("vabanque play --resume")
    assert terminal.close() == 0


def test_control_c_saves_and_says_how_to_resume() -> None:
    terminal = Terminal("play", "las-vegas-2012", "--plain", "--first", "1", "--seed", "4", "--seats", "me:Anna,greedy")
    terminal.until("hich number do you place?")
    terminal.type("3\n")
    terminal.until("hich number do you place?")
    terminal.type("\x03")
    shown = terminal.until(".table")
    assert "Your game is saved." in shown
    assert "Traceback" not in shown
    assert terminal.close() == 0


def test_control_c_on_the_drawn_table_saves_too() -> None:
    terminal = Terminal(
        "play", "las-vegas-2012", "--first", "1", "--seed", "4", "--seats", "me:Anna,greedy", "--pace", "0"
    )
    terminal.until("press a number")
    terminal.type("33")
    terminal.until("⚄7")  # placed: seven dice left
    terminal.type("\x03")
    shown = terminal.until(".table")
    assert "Your game is saved." in shown
    assert "Traceback" not in shown
    assert terminal.close() == 0


def test_a_game_killed_in_the_middle_resumes_with_nothing_lost(games: Path) -> None:
    terminal = Terminal("play", "las-vegas-2012", "--plain", "--first", "1", "--seed", "4", "--seats", "me:Anna,greedy")
    terminal.until("hich number do you place?")
    terminal.type("3\n")
    terminal.until("hich number do you place?")
    os.kill(terminal.process.pid, signal.SIGKILL)
    terminal.close()
    (saved,) = games.glob("*.table")
    before = saved.read_text("utf-8")
    again = run("play", "--resume", "last", answers="board\n")
    assert again.returncode == 0
    assert "Casino 3, Miracle: $30,000 and $20,000. Dice: you 1. If it paid now: you $30,000." in again.stdout
    assert saved.read_text("utf-8") == before


def test_two_terminals_cannot_play_the_same_game(games: Path) -> None:
    first = Terminal("play", "las-vegas-2012", "--plain", "--first", "1", "--seed", "4", "--seats", "me:Anna,greedy")
    first.until("hich number do you place?")
    first.type("3\n")
    first.until("hich number do you place?")
    (saved,) = games.glob("*.table")
    second = run("play", "--resume", str(saved), answers="1\n")
    assert second.returncode == 1
    assert "Another window is playing this game" in second.stderr
    assert run("play", "--resume", "last").returncode == 1
    assert run("saves").stdout == "Every saved game is being played in another window.\n"
    assert run("saves", "--delete", saved.name).returncode == 1
    first.type("quit\n")
    first.until("vabanque play --resume")
    assert first.close() == 0
    assert "Dice: " in run("play", "--resume", "last", answers="board\n").stdout


def test_saved_games_are_listed_with_date_and_names_and_deleted(games: Path) -> None:
    run("play", "las-vegas-2012", "--first", "1", "--seed", "4", "--seats", "me:Anna,greedy", answers="3\n")
    (saved,) = games.glob("*.table")
    listed = run("saves", "--lang", "de").stdout
    assert str(saved) in listed
    assert f"{datetime.now().astimezone():%d.%m.%Y}, " in listed
    assert "Anna und Greedy" in listed
    assert run("saves", "--delete", "/etc/hostname").returncode == 1
    assert run("saves", "--delete", saved.name).stdout == f"{saved.name} is deleted.\n"
    assert list(games.iterdir()) == []


def test_a_damaged_game_says_what_it_lost_and_goes_on(games: Path) -> None:
    run("play", "las-vegas-2012", "--first", "1", "--seed", "4", "--seats", "me:Anna,greedy", answers="3\n")
    (saved,) = games.glob("*.table")
    with saved.open("ab") as file:
        file.write(b'{"kind":"roll","seat":1,"own":[1,1],"neutral":[]}\n')
    again = run("play", "--resume", "last", answers="board\n")
    assert again.returncode == 0
    assert "One line is lost" in again.stdout
    assert "hich number do you place?" in again.stdout
    assert "is lost" not in run("play", "--resume", "last").stdout


def test_a_mistyped_real_die_is_corrected_in_a_pipe(games: Path) -> None:
    dice = "1 1 1 1 1 1 1 1\nundo\n2 2 2 2 2 2 2 2\n2\nundo\nundo\n3 3 3 3 3 3 3 3\n3\n"
    shown = run("play", "las-vegas-2012", "--seats", "me:Anna,me:Ben", "--dice", "by-hand", answers=dice).stdout
    assert shown.count("The last roll is taken back.") == 2
    assert "Anna places the eight 3s on Miracle." in shown
    (saved,) = games.glob("*.table")
    assert [entry.kind for entry in read_save(saved).journal][-2:] == ["roll", "place"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("chess",), "There is no game “chess”."),
        (("las-vegas-2012", "--seats", "me"), "This game is for 2 to 5 players, not 1."),
        (("las-vegas-2012", "--seats", "me,nobody"), "There is no bot called “nobody”."),
        (("las-vegas-2012", "-o", "colour=red"), "This game has no option “colour”."),
        (("las-vegas-2012", "-o", "neutral=maybe"), "The option “neutral” cannot be “maybe”."),
        (("--resume", "no-such-file"), "No such file"),
        (("--resume", "last"), "There is no saved game to continue."),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    answer = run("play", *arguments)
    assert answer.returncode in (1, 2)
    assert sentence in answer.stderr
    assert "Traceback" not in answer.stderr


def test_bots_play_alone_without_people() -> None:
    answer = run("play", "top-10000", "--seats", "greedy,random", "--seed", "1", "-o", "target=1000")
    assert answer.returncode == 0
    assert " wins." in answer.stdout
