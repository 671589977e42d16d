"""Recorded games step by step, with a scene for each step, so that the browser can show any of them."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from typing import Any

import msgspec

from vabanque.core import Decide, Over, Refusal, Turn, Unreadable
from vabanque.games import make, scenes
from vabanque.play.journal import to_plain
from vabanque.play.record import Record, read_record
from vabanque.play.stories import retell
from vabanque.play.verify import WrongRecord, verify
from vabanque.server import messages as m

Refused = tuple[str, dict[str, int | str]]
"""The code and the facts of a refusal."""
MOST_ENTRIES = 3_000
"""The longest journal that is shown or reviewed, in entries."""


def work_out(encode: Callable[..., bytes | Refused], zipped: bool, *about: Any) -> bytes | Refused:
    """What `encode` makes of a record, compressed if the client understands that. Runs in a worker.

    A replay can have 30 MB, and compressing it would keep everybody waiting for whom the web process works.
    """
    content = encode(*about)
    return gzip.compress(content, compresslevel=4, mtime=0) if zipped and isinstance(content, bytes) else content


def encode_replay(text: bytes) -> bytes | Refused:
    """A record, verified, as an encoded `Replay`. Runs in a worker: a stranger's record may take a while.

    A record that breaks a rule is shown up to that point, with a verdict that says so. For one that cannot be read at
    all, returns (code, facts) of the refusal: a Refusal cannot be pickled.
    """
    try:
        return msgspec.json.encode(replay_of(read_record(text)))
    except Refusal as refusal:
        return refusal.code, dict(refusal.facts)


def replay_of(record: Record) -> m.Replay:
    if len(record.journal) > MOST_ENTRIES:
        raise Unreadable("record-too-long", most=MOST_ENTRIES)
    # Anyone who has the record knows everybody's money.
    rules = make(record.game, len(record.seats), record.options, open_money=True)
    shown = scenes(rules)
    steps: list[m.ReplayStep] = []
    at = 0
    turn: Turn | None = None
    try:
        for step in retell(record, shown):
            awaited = None if turn is None or isinstance(turn, Decide | Over) else shown.awaited(turn, reveal=True)
            turn = rules.turn(step.state)
            steps.append(
                m.ReplayStep(
                    entries=[to_plain(entry) for entry in step.entries],
                    at=at,
                    chance=awaited,
                    to_move=list(turn.seats) if isinstance(turn, Decide) else [],
                    scene=step.scene,
                    scores=[player.score for player in step.scene.players],
                    told=[narrated.phrases for narrated in step.narrated],
                )
            )
            at += len(step.entries)
    except WrongRecord:
        if not steps:
            raise
    return m.Replay(
        game=record.game,
        options=dict(record.options),
        names=list(record.seats),
        start=record.start,
        verdict=verdict_of(record),
        steps=steps,
        result=turn.result if isinstance(turn, Over) else None,
        fairness=_fairness(record),
    )


def verdict_of(record: Record) -> m.ReplayVerdict:
    verdict = verify(record)
    fair = verdict.ok and "fairness" in record.extra
    return m.ReplayVerdict(verdict.ok, verdict.code, verdict.entry, verdict.facts or {}, fair)


def _fairness(record: Record) -> m.FairnessProof | None:
    try:
        return msgspec.convert(record.extra.get("fairness"), m.FairnessProof)
    except msgspec.ValidationError:
        return None
