"""Recorded games step by step, with a board for each step, so that the browser can show any of them."""

from __future__ import annotations

from typing import Any

import msgspec

from vabanque.core import Decide, Over, Refusal, Unreadable
from vabanque.games import make
from vabanque.games.vegas import JETON_VALUE
from vabanque.play.journal import to_plain
from vabanque.play.record import BadEntry, Record, read_record
from vabanque.play.verify import WrongRecord, check_record, replay
from vabanque.server import messages as m
from vabanque.server.drafts import game_result
from vabanque.server.story import Story
from vabanque.server.views import awaited_of, board_of

LONGEST = 3_000
"""Entries of a journal that is shown."""


def encode_replay(text: bytes) -> bytes | tuple[str, dict[str, int | str]]:
    """A record, verified, as an encoded `Replay`. Runs in a worker: a stranger's record may take a while.

    A record that breaks a rule is shown up to there, with a verdict that says so; one that cannot be read at all is
    refused: (code, facts), since a refusal does not travel between processes.
    """
    try:
        return msgspec.json.encode(replay_of(read_record(text)))
    except Refusal as refusal:
        return refusal.code, dict(refusal.facts)


def replay_of(record: Record) -> m.Replay:
    if len(record.journal) > LONGEST:
        raise Unreadable("record-too-long", most=LONGEST)
    # Whoever has the record knows everybody's money.
    rules = make(record.game, len(record.seats), record.options, open_money=True)
    story = Story(rules)
    steps: list[m.ReplayStep] = []
    at, before, state = 0, None, None
    try:
        for played in replay(record):
            before, state = state, played.state
            for number, entry in enumerate(played.entries):
                story.tell(entry, before, at + number)
            turn = rules.turn(state)
            steps.append(
                m.ReplayStep(
                    entries=[to_plain(entry) for entry in played.entries],
                    at=at,
                    chance=None if before is None else awaited_of(rules, before, hands=True),
                    to_move=list(turn.seats) if isinstance(turn, Decide) else [],
                    # Encoded at once: the story goes on and changes what it told.
                    board=msgspec.Raw(msgspec.json.encode(board_of(rules, state, story, shown=True, hands=True))),  # type: ignore[arg-type]
                    scores=_scores(state),
                )
            )
            at += len(played.entries)
    except WrongRecord:
        if not steps:
            raise
    over = rules.turn(state) if state is not None else None
    return m.Replay(
        game=record.game,
        options=dict(record.options),
        names=list(record.seats),
        start=record.start,
        verdict=verdict_of(record),
        steps=steps,
        result=game_result(over) if isinstance(over, Over) else None,
        fairness=_fairness(record),
    )


def verdict_of(record: Record) -> m.Verdict:
    try:
        check_record(record)
    except (BadEntry, WrongRecord) as wrong:
        return m.Verdict(ok=False, code=wrong.code, entry=wrong.entry, facts=dict(wrong.facts))
    except Refusal as wrong:
        return m.Verdict(ok=False, code=wrong.code, facts=dict(wrong.facts))
    return m.Verdict(ok=True, fair="fairness" in record.extra)


def _fairness(record: Record) -> m.FairnessProof | None:
    try:
        return msgspec.convert(record.extra.get("fairness"), m.FairnessProof)
    except msgspec.ValidationError:
        return None


def _scores(state: Any) -> list[int]:
    if hasattr(state, "scores"):
        return list(state.scores)
    jetons = state.jetons or (0,) * len(state.won)
    return [sum(bills) + JETON_VALUE * taken for bills, taken in zip(state.won, jetons, strict=True)]
