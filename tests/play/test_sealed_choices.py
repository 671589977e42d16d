"""Choices made at the same time: how a session stores them, and where a record that mixes them up goes wrong."""

from __future__ import annotations

import json
from typing import Any

import pytest

from vabanque.core import Refusal
from vabanque.games import make
from vabanque.games.las_vegas_cards.rules import Lay
from vabanque.play.dealers import ScriptedDealer, SeededDealer
from vabanque.play.session import Session
from vabanque.play.verify import verify

RULES = make("las-vegas-cards", 3)
NAMES = ("Anna", "Benno", "Carla")
SCRIPT = ["30 30", "40 40", "50 50", "60 60", "70 70", "80 80", *["1 2 3 4 5"] * 3]


def session() -> Session:
    return Session(RULES, NAMES, ScriptedDealer(SCRIPT, SeededDealer("after")))


def test_a_sealed_choice_is_kept_for_its_seat() -> None:
    playing = session()
    assert playing.sealed == {}
    playing.submit(Lay(1, ("3",)))
    assert playing.sealed == {1: Lay(1, ("3",))}
    playing.submit(Lay(0, ("1",)))
    playing.submit(Lay(2, ("5",)))
    assert playing.sealed == {}


def played() -> dict[str, Any]:
    playing = session()
    for seat, card in enumerate("135"):
        playing.submit(Lay(seat, (card,)))
    plain: dict[str, Any] = json.loads(playing.record().to_json())
    return plain


@pytest.mark.parametrize("ahead", [0, 1, 2])
def test_a_choice_by_the_wrong_seat_is_pointed_out(ahead: int) -> None:
    plain = played()
    first = next(at for at, entry in enumerate(plain["journal"]) if entry["kind"] == "lay")
    plain["journal"][first + ahead]["seat"] = (ahead + 1) % 3
    verdict = verify(json.dumps(plain))
    assert (verdict.code, verdict.entry, verdict.facts) == ("not-your-turn", first + ahead, {"seat": (ahead + 1) % 3})


@pytest.mark.parametrize("ahead", [1, 2])
def test_anything_else_between_choices_is_pointed_out(ahead: int) -> None:
    plain = played()
    first = next(at for at, entry in enumerate(plain["journal"]) if entry["kind"] == "lay")
    plain["journal"][first + ahead] = {"kind": "leave", "seat": ahead}
    verdict = verify(json.dumps(plain))
    assert (verdict.code, verdict.entry) == ("unexpected-entry", first + ahead)
    assert verdict.facts == {"expected": "decision", "found": "leave"}
    plain["journal"] = plain["journal"][: first + ahead]
    verdict = verify(json.dumps(plain))
    assert (verdict.code, verdict.entry) == ("journal-ends-early", first + ahead)


def test_an_illegal_choice_among_the_others_is_pointed_out() -> None:
    plain = played()
    first = next(at for at, entry in enumerate(plain["journal"]) if entry["kind"] == "lay")
    plain["journal"][first + 2]["cards"] = ["6"]
    verdict = verify(json.dumps(plain))
    assert (verdict.code, verdict.entry, verdict.facts) == ("card-not-in-hand", first + 2, {"card": "6"})


def test_a_snapshot_whose_result_does_not_fit_its_journal_is_refused() -> None:
    plain = json.loads(session().snapshot())
    plain["record"]["result"] = {"score": [0, 0, 0], "winners": [0]}
    with pytest.raises(Refusal, match="not-over"):
        Session.from_snapshot(json.dumps(plain))


def test_a_copy_is_the_same_game_and_leaves_the_original_alone() -> None:
    playing = session()
    playing.submit(Lay(1, ("3",)))
    twin = playing.copy()
    assert (twin.state, twin.journal, twin.sealed) == (playing.state, playing.journal, playing.sealed)
    before = playing.snapshot()
    twin.submit(Lay(0, ("1",)))
    twin.submit(Lay(2, ("5",)))
    twin.leave(0)
    assert playing.snapshot() == before
    assert playing.sealed == {1: Lay(1, ("3",))}
