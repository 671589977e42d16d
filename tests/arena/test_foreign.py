"""Foreign bots: whatever they do, every game is played to its end and the report names them."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest

from tests.programs import node
from vabanque.arena import new_contest, play_contest, summarise
from vabanque.arena.report import ContestReport
from vabanque.arena.results import DealBatch
from vabanque.bots import make_bot
from vabanque.core import Misconfigured
from vabanque.games import make
from vabanque.parallel.processes import WorkerDied
from vabanque.play.dealers import SeededDealer, stream
from vabanque.play.guard import Fault
from vabanque.play.session import Session

ROOT = Path(__file__).parents[2]
PROGRAM = Path(__file__).with_name("broken_program.py")
PYTHON_EXAMPLE = f"cmd:{sys.executable} {ROOT / 'examples' / 'bot.py'}"
MODULE = "tests.arena.broken_bots"


PARENT = """
import subprocess, sys
child = subprocess.Popen(["sleep", "100"])
with open("{file}", "w") as file:
    file.write(str(child.pid))
for line in sys.stdin:
    print('{{"type":"ready"}}' if '"hello"' in line else 0, flush=True)
"""


def broken(how: str) -> str:
    return f'cmd:{sys.executable} -S {PROGRAM} "{how}"'


def meet(bot: str, games: int = 4, think: float = 5.0, game: str = "las-vegas-2012") -> ContestReport:
    """`bot` plays against a random one; all games come to an end."""
    contest = new_contest(game, ["random", bot], seats=2, think=think)
    report = summarise(contest, play_contest(contest, games))
    assert report.games == games
    return report


@pytest.mark.parametrize("game", ["las-vegas-2012", "las-vegas-biggy", "las-vegas-cards"])
def test_the_example_in_python_plays_without_a_fault(game: str) -> None:
    assert meet(PYTHON_EXAMPLE, game=game).faults == {}


@pytest.mark.parametrize("game", ["las-vegas-2012", "las-vegas-biggy", "las-vegas-cards"])
def test_the_example_in_javascript_plays_without_a_fault(game: str) -> None:
    assert meet(f"cmd:{node()} {ROOT / 'examples' / 'bot.js'}", game=game).faults == {}


@pytest.mark.parametrize("file", ["bot.py", "bot.js"])
def test_the_examples_are_as_short_as_promised_and_printed_as_they_are(file: str) -> None:
    text = (ROOT / "examples" / file).read_text("utf-8")
    assert len(text.splitlines()) <= 20
    assert f"\n{text}```" in (ROOT / "docs" / "bot-protocol.md").read_text("utf-8")


@pytest.mark.parametrize("game", ["las-vegas-2012", "las-vegas-biggy", "las-vegas-cards"])
def test_the_protocol_page_explains_everything_a_bot_sees(game: str) -> None:
    page = (ROOT / "docs" / "bot-protocol.md").read_text("utf-8")
    for name in make(game, 2).view_type.__struct_fields__:
        assert f"`{name}`" in page


def test_moves_may_be_numbers_texts_or_objects() -> None:
    """All three say “the last move”, so they all play the same games."""
    results = [meet(broken(how)).standings for how in ("says it in text", "says it in an object")]
    results.append(meet(f"{MODULE}:Honest").standings)
    scores = [{standing.bot == "random": standing.money for standing in standings} for standings in results]
    assert scores[0] == scores[1] == scores[2]


@pytest.mark.parametrize(
    ("how", "kind", "detail"),
    [
        ("garbles", "garbage", "}{"),
        ("writes poetry", "garbage", "roses are red"),
        ("says yes", "garbage", "True"),
        ("counts wrong", "illegal", "move number 99"),
        ("places what it has not", "illegal", "9"),
    ],
)
def test_a_wrong_answer_forfeits_one_move(how: str, kind: str, detail: str) -> None:
    report = meet(broken(how))
    faults = report.faults[broken(how)]
    assert list(faults.counts) == [kind]
    assert faults.counts[kind] > 4 * 10  # type: ignore[index]  # it is asked again every time
    assert detail in faults.first
    assert not report.out


@pytest.mark.parametrize(
    ("how", "kind", "detail"),
    [
        ("dies at once", "crash", "exit code 1: no licence found"),
        ("crashes", "crash", "RuntimeError: I lost count"),
        ("talks nonsense", "garbage", "Good evening"),
        ("greets wrongly", "garbage", "answered hello with []"),
        ("floods", "garbage", "a line of more than"),
    ],
)
def test_a_bot_that_keeps_failing_is_disqualified(how: str, kind: str, detail: str) -> None:
    report = meet(broken(how), games=6)
    faults = report.faults[broken(how)]
    assert kind in faults.counts
    assert detail in faults.first
    assert faults.waited == 3
    assert report.out == {broken(how)}


@pytest.mark.parametrize("how", ["stalls", "floods stderr"])
def test_a_program_that_stalls_is_not_waited_for_forever(how: str) -> None:
    report = meet(broken(how), games=20, think=0.1)
    faults = report.faults[broken(how)]
    assert "stall" in faults.counts
    assert faults.waited == 3
    assert report.out == {broken(how)}


def test_a_program_that_never_listens_is_found_out() -> None:
    report = meet(broken("answers unasked"))
    assert report.faults[broken("answers unasked")].counts["garbage"] > 0


def test_a_crash_costs_the_rest_of_the_game_only() -> None:
    report = meet(broken("crashes once"), games=2)
    faults = report.faults[broken("crashes once")]
    assert faults.waited == 2
    assert faults.first.startswith("deal 0, game 0, ")
    assert not report.out


@pytest.mark.parametrize(
    ("name", "kind", "detail"),
    [
        ("NeverReady", "crash", "ValueError: not today"),
        ("Raises", "crash", "ZeroDivisionError: oops"),
        ("Exits", "crash", "SystemExit: 3"),
        ("Cheats", "illegal", "None"),
    ],
)
def test_a_bot_in_our_process_forfeits_moves_too(name: str, kind: str, detail: str) -> None:
    faults = meet(f"{MODULE}:{name}").faults[f"{MODULE}:{name}"]
    assert list(faults.counts) == [kind]
    assert detail in faults.first


def test_a_bot_in_our_process_hears_the_journal() -> None:
    attentive, honest = meet(f"{MODULE}:Attentive"), meet(f"{MODULE}:Honest")
    assert attentive.faults == {}
    # Both play the same moves, so listening has changed nothing else.
    assert [standing.money for standing in attentive.standings] == [standing.money for standing in honest.standings]


def test_a_bot_that_fails_while_it_listens_still_plays_its_moves() -> None:
    deaf, honest = meet(f"{MODULE}:ShutsItsEars"), meet(f"{MODULE}:Honest")
    faults = deaf.faults[f"{MODULE}:ShutsItsEars"]
    assert list(faults.counts) == ["crash"]
    assert "ValueError: too loud" in faults.first
    assert [standing.money for standing in deaf.standings] == [standing.money for standing in honest.standings]


def test_a_bot_in_our_process_that_loops_is_stopped() -> None:
    report = meet(f"{MODULE}:Loops", think=0.05)
    assert report.faults[f"{MODULE}:Loops"].counts == {"stall": 3}
    assert report.out == {f"{MODULE}:Loops"}


def test_a_broken_bot_does_not_change_earlier_games(tmp_path: Path) -> None:
    """Disqualification depends on what happened in earlier waves, not on processes or interruptions."""
    contest = new_contest("las-vegas-2012", ["random", broken("dies at once")], seats=2, think=5)
    alone = list(play_contest(contest, 80, jobs=1))
    several = list(play_contest(contest, 80, jobs=2))
    partly = [*play_contest(contest, 20, resume=tmp_path / "run.jsonl")]
    resumed = [*play_contest(contest, 80, resume=tmp_path / "run.jsonl")]
    assert alone == several == resumed
    assert partly == alone[: len(partly)]
    assert [batch.faults[broken("dies at once")].waited for batch in alone[:1]] == [3]
    assert not any(batch.faults for batch in alone[1:])


def test_a_bot_that_takes_a_process_down_ends_the_run_with_a_refusal() -> None:
    contest = new_contest("las-vegas-2012", ["random", f"{MODULE}:Kills"], seats=2)
    with pytest.raises(WorkerDied):
        list(play_contest(contest, 10, jobs=2))


def _is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        # A zombie has ended, but its new parent has not noticed yet.
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    except ProcessLookupError:
        return False
    except FileNotFoundError:  # it has just ended, or there is no /proc here
        return not Path("/proc/self/stat").exists()


def test_programs_end_with_the_contest(tmp_path: Path) -> None:
    """Including the processes that they have started."""
    program = tmp_path / "parent.py"
    program.write_text(PARENT.format(file=tmp_path / "pid"), encoding="utf-8")
    assert meet(f"cmd:{sys.executable} {program}").faults == {}
    pid = int((tmp_path / "pid").read_text("utf-8"))
    deadline = time.monotonic() + 30
    while _is_alive(pid):  # a killed process ends when it is next given the processor
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_a_program_can_sit_at_any_table() -> None:
    """Not only in the arena: `make_bot` knows it, and a fault is raised where nobody forfeits for it."""
    rules = make("las-vegas-2012", 2)
    table = Session(rules, ["Anna", "Robot"], SeededDealer(1))
    bot = make_bot(PYTHON_EXAMPLE, rules, 0, stream(1))
    move = bot.choose(table.view(0), table.legal(0))
    assert move in table.legal(0)
    bot.close()  # type: ignore[attr-defined]  # only programs need it
    liar = make_bot(broken("counts wrong"), rules, 0, stream(1))
    with pytest.raises(Fault, match="illegal"):
        liar.choose(table.view(0), table.legal(0))
    liar.close()  # type: ignore[attr-defined]


def test_a_program_with_one_legal_move_is_not_asked() -> None:
    """Not at any table, as docs/bot-protocol.md promises: it is not even started."""
    rules = make("las-vegas-2012", 2)
    table = Session(rules, ["Anna", "Robot"], SeededDealer(1))
    liar = make_bot(broken("counts wrong"), rules, 0, stream(1))
    (only, *_) = table.legal(0)
    assert liar.choose(table.view(0), (only,)) == only
    assert not liar.program.running  # type: ignore[attr-defined]


def test_our_own_bots_can_be_programs() -> None:
    """A program plays like the same bot in our process (one that is not compiled, so that the luck is the same)."""
    hosted = f"cmd:{sys.executable} -m vabanque.bots.host greedy"
    (direct, foreign) = (
        [result.score for batch in played for result in batch.games]
        for played in (_batches("greedy"), _batches(hosted))
    )
    assert direct == foreign


def _batches(bot: str) -> list[DealBatch]:
    contest = new_contest("las-vegas-cards", ["random", bot], seats=2, think=5)
    return list(play_contest(contest, 4))


@pytest.mark.parametrize("bot", ["cmd:", "cmd:no-such-program-anywhere --fast", 'cmd:python3 "open quote'])
def test_a_command_that_cannot_be_started_is_refused_at_once(bot: str) -> None:
    with pytest.raises(Misconfigured):
        new_contest("las-vegas-2012", ["random", bot], seats=2)
