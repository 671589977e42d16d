"""`vabanque review`, as users run it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.analyse.recorded import recorded
from tests.cli.conftest import Run


def test_review_as_json_adds_up(vabanque: Run) -> None:
    record = recorded("top-10000", "greedy stop-600", 1, target=1500)
    done = vabanque("review", "-", "--json", given=record.to_json().encode())
    assert done.returncode == 0
    report = json.loads(done.stdout)
    assert list(report) == ["start", "result", "seats", "events"]
    for seat, account in enumerate(report["seats"]):
        assert list(account) == ["luck", "decisions", "others", "evaluator", "lost", "adjusted"]
        parts = ("luck", "decisions", "others", "evaluator")
        assert report["start"][seat] + sum(account[part] for part in parts) == pytest.approx(report["result"][seat])
    kinds = {"chance": ["entry", "kind", "luck"]}
    kinds["decision"] = ["entry", "kind", "seat", "chosen", "best", "cost", "error", "noise", "options"]
    kinds["decision"] += ["reasons", "position"]
    for event in report["events"]:
        assert list(event) == kinds[event["kind"]]


def test_a_review_is_put_into_words_and_drawn(vabanque: Run, tmp_path: Path) -> None:
    record = recorded("top-10000", "greedy stop-600", 1, target=1500)
    done = vabanque(
        "review", "-", "--lang", "fr", "--plot", str(tmp_path / "game.svg"), given=record.to_json().encode()
    )
    assert done.returncode == 0
    text = done.stdout.decode()
    for part in ("changements d’avis", "D’où vient la chance", "les décisions les plus chères", "coups de malchance"):
        assert part in text
    assert (tmp_path / "game.svg").read_text().startswith("<?xml")


@pytest.mark.parametrize(
    ("arguments", "given", "code"),
    [
        (["-"], b"{}", 1),
        (["-", "--game", "3"], b"{}", 2),
        (["no-such-file"], b"", 2),
        (["-", "--plot", "x.txt"], b"{}", 2),
        (["-", "--all", "--game", "2"], b"{}", 2),
        (["no-such-file", "--all"], b"", 2),
    ],
)
def test_what_cannot_be_reviewed_gets_a_clear_answer(
    vabanque: Run, arguments: list[str], given: bytes, code: int
) -> None:
    done = vabanque("review", *arguments, given=given)
    assert done.returncode == code
    assert done.stderr.startswith(b"vabanque: ")


def test_a_wrong_record_is_refused_with_the_entry_that_is_wrong(vabanque: Run) -> None:
    record = json.loads(recorded("top-10000", "greedy stop-600", 1, target=1000).to_json())
    del record["journal"][5]
    for arguments in ((), ("--all",)):
        done = vabanque("review", "-", *arguments, "--lang", "en", given=json.dumps(record).encode())
        assert done.returncode == 1
        assert ": entry 5: “" in done.stderr.decode()


def test_a_whole_file_is_reviewed_by_any_number_of_processes_with_the_same_result(
    vabanque: Run, tmp_path: Path
) -> None:
    records = [recorded("top-10000", "greedy stop-600", seed, target=1000).to_json() for seed in range(4)]
    file = tmp_path / "games.jsonl"
    file.write_text("\n".join(records) + "\n")
    one, two = (vabanque("review", str(file), "--all", "--json", "--jobs", jobs) for jobs in ("1", "2"))
    assert one.returncode == two.returncode == 0
    assert one.stdout == two.stdout
    reviews = [json.loads(line) for line in one.stdout.splitlines()]
    assert len(reviews) == 4
    # A wrong game is named by its line, and the others are added up.
    file.write_text("\n".join([*records[:2], "{}"]) + "\n")
    done = vabanque("review", str(file), "--all", "--lang", "en")
    assert done.returncode == 1
    assert f"{file}:3: " in done.stderr.decode()
    greedy, stop = (
        next(row for row in done.stdout.decode().splitlines() if name in row) for name in ("greedy", "stop-600")
    )
    assert greedy.split()[1] == stop.split()[1] == "2"
    won = sum(review["result"][0] for review in reviews[:2]) / 2
    assert float(greedy.split()[2]) == pytest.approx(100 * won, abs=0.06)
