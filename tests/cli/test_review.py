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
    kinds["decision"] = ["entry", "kind", "seat", "chosen", "best", "cost", "error", "options"]
    for event in report["events"]:
        assert list(event) == kinds[event["kind"]]


def test_review_is_told_in_words_and_drawn(vabanque: Run, tmp_path: Path) -> None:
    record = recorded("top-10000", "greedy stop-600", 1, target=1500)
    done = vabanque(
        "review", "-", "--lang", "fr", "--plot", str(tmp_path / "game.svg"), given=record.to_json().encode()
    )
    assert done.returncode == 0
    told = done.stdout.decode()
    for part in ("changements d’avis", "ses dés et cartes", "les décisions les plus chères", "coups de malchance"):
        assert part in told
    assert (tmp_path / "game.svg").read_text().startswith("<?xml")


@pytest.mark.parametrize(
    ("arguments", "given", "code"),
    [
        (["-"], b"{}", 1),
        (["-", "--game", "3"], b"{}", 2),
        (["no-such-file"], b"", 2),
        (["-", "--plot", "x.txt"], b"{}", 2),
    ],
)
def test_what_cannot_be_reviewed_gets_a_clear_answer(
    vabanque: Run, arguments: list[str], given: bytes, code: int
) -> None:
    done = vabanque("review", *arguments, given=given)
    assert done.returncode == code
    assert done.stderr.startswith(b"vabanque: ")
