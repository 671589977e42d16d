"""Recompute a recorded game from the rules alone, and refuse it at the first mistake."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NoReturn

import msgspec

from vabanque.core import Decide, Entry, Leave, Move, Over, Refusal, Step, Turn, Unreadable
from vabanque.play.dealers import LiveDealer, commitment
from vabanque.play.record import BadEntry, Record, read_record, result_to_plain
from vabanque.play.text import state_hash

LONGEST_PROOF = 4096
"""Longest seeds of a proof in characters, all together: every outcome is computed from all of them."""
DECISION = "decision"
"""What a refusal gives as `expected` where a player has to move."""


class WrongRecord(Refusal):
    """The record contradicts the rules. `entry` is the index in the journal, or None for a fault outside it."""

    def __init__(self, code: str, entry: int | None, **facts: int | str) -> None:
        super().__init__(code, **facts)
        self.entry = entry


@dataclass(frozen=True, slots=True)
class Verdict:
    """What `verify` found."""

    ok: bool
    code: str | None = None
    entry: int | None = None
    facts: dict[str, int | str] | None = None


@dataclass(frozen=True, slots=True)
class Promise:
    """What a player noted before a game, to compare with its proof afterwards."""

    commitment: str | None = None
    """What the server published, in hexadecimal."""
    seat_seeds: tuple[str, ...] = ()
    """What the player's own devices added to the dice."""


def verify(game: str | bytes | Record, promise: Promise | None = None) -> Verdict:
    """Check one recorded game, a line of text or a record, and whether it keeps `promise`. Never raises.

    >>> from vabanque import Table
    >>> line = Table("top-10000", seed=1).record().to_json()
    >>> verify(line)
    Verdict(ok=True, code=None, entry=None, facts=None)
    >>> verify(line.replace('"red":4', '"red":6')).code
    'no-such-face'
    """
    try:
        record = game if isinstance(game, Record) else read_record(game)
        check_record(record)
        if promise is not None:
            check_promise(record, promise)
    except (BadEntry, WrongRecord) as wrong:
        return Verdict(False, wrong.code, wrong.entry, wrong.facts)
    except Refusal as wrong:
        return Verdict(False, wrong.code, None, wrong.facts)
    return Verdict(True)


def check_record(record: Record) -> None:
    """Raise WrongRecord unless every entry and the result follow from the rules, and hashes and proof (if any) match.

    >>> from vabanque import Table
    >>> check_record(Table("top-10000", seed=1).record())
    """
    hashed = "hashes" in record.extra
    recomputed = []
    state: Any = None
    for step in replay(record):
        state = step.state
        if hashed:
            recomputed.append(state_hash(state))
    _check_result(record, state)
    if hashed and record.extra["hashes"] != recomputed:
        raise WrongRecord("wrong-hashes", None)
    if "fairness" in record.extra:
        _check_fairness(record)


def check_promise(record: Record, promise: Promise) -> None:
    """Raise WrongRecord unless this record, already checked, was played with what was promised."""
    proof = record.extra.get("fairness")
    if proof is None:
        raise WrongRecord("no-proof", None)
    if promise.commitment is not None and proof["commitment"] != promise.commitment:
        raise WrongRecord("another-commitment", None, expected=promise.commitment, found=proof["commitment"])
    for seed in promise.seat_seeds:
        if seed not in proof["seat_seeds"]:
            raise WrongRecord("seat-seed-missing", None, seed=seed)


def replay(record: Record) -> Iterator[Step[Any]]:
    """The game step by step, its start first, every entry checked. No random source is used.

    >>> from vabanque import Table
    >>> [step.entries for step in replay(Table("top-10000", seed=1).record())]
    [(), (Throw(seat=0, black=(1, 1, 4, 4, 6), red=4),)]
    """
    rules, journal = record.rules, record.journal
    length = len(journal)
    at = 0
    step = record.opening()
    chosen = 0
    while True:
        # The journal must contain exactly what followed from the last step.
        if len(step.entries) > chosen:
            for expected in step.entries[chosen:]:
                if at == length or journal[at] != expected:
                    _mismatch(journal, at, expected)
                at += 1
        yield step
        if at == length:
            return
        state, entry = step.state, journal[at]
        try:
            if entry.by == "chance":
                step, chosen = rules.land(state, entry), 1
            elif isinstance(entry, Leave):
                step, chosen = rules.leave(state, entry.seat), 1
            else:
                turn = rules.turn(state)
                # The usual case: one seat decides, and this is its move.
                if isinstance(entry, Move) and isinstance(turn, Decide) and turn.seats == (entry.seat,):
                    moves: tuple[Move, ...] = (entry,)
                else:
                    moves = _moves(record, state, at)
                chosen = len(moves)
                try:
                    step = rules.play(state, *moves)
                except Refusal:
                    _check_moves(record, state, moves, at)
                    raise
        except WrongRecord:
            raise
        except Refusal as refusal:
            _check_due(rules.turn(state), entry, at)
            raise WrongRecord(refusal.code, at, **refusal.facts) from None
        at += chosen


def _check_due(turn: Turn, entry: Entry, at: int) -> None:
    """Raise WrongRecord if an entry of this kind is impossible here."""
    if isinstance(turn, Over):
        raise WrongRecord("entry-after-end", at, found=entry.kind)
    if isinstance(entry, Leave):
        return
    if isinstance(turn, Decide):
        if not isinstance(entry, Move):
            raise WrongRecord("unexpected-entry", at, expected=DECISION, found=entry.kind)
    elif entry.kind != turn.kind:
        raise WrongRecord("unexpected-entry", at, expected=turn.kind, found=entry.kind)


def _moves(record: Record, state: Any, at: int) -> tuple[Move, ...]:
    """The decisions of all deciding seats, in the order in which the record must have them."""
    turn = record.rules.turn(state)
    if not isinstance(turn, Decide):
        _check_due(turn, record.journal[at], at)
    assert isinstance(turn, Decide)
    moves: list[Move] = []
    for ahead, seat in enumerate(turn.seats):
        if at + ahead == len(record.journal):
            raise WrongRecord("journal-ends-early", at + ahead)
        move = record.journal[at + ahead]
        # A player who leaves does so before the others' choices are shown.
        if not isinstance(move, Move) or isinstance(move, Leave):
            raise WrongRecord("unexpected-entry", at + ahead, expected=DECISION, found=move.kind)
        if move.seat != seat:
            raise WrongRecord("not-your-turn", at + ahead, seat=move.seat)
        moves.append(move)
    return tuple(moves)


def _check_moves(record: Record, state: Any, moves: tuple[Move, ...], at: int) -> None:
    """Raise WrongRecord at the first of several moves that is not legal."""
    for ahead, move in enumerate(moves):
        try:
            record.rules.check(state, move)
        except Refusal as refusal:
            raise WrongRecord(refusal.code, at + ahead, **refusal.facts) from None


def _mismatch(journal: tuple[Entry, ...], at: int, expected: Entry) -> NoReturn:
    if at == len(journal):
        raise WrongRecord("journal-ends-early", at, expected=expected.kind)
    recorded = journal[at]
    if recorded.kind != expected.kind:
        raise WrongRecord("unexpected-entry", at, expected=expected.kind, found=recorded.kind)
    raise WrongRecord(f"wrong-{expected.kind}", at, expected=_as_json(expected), found=_as_json(recorded))


def _as_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _check_result(record: Record, state: Any) -> None:
    turn = record.rules.turn(state)
    if not isinstance(turn, Over):
        if record.written_result is not None:
            raise WrongRecord("not-over", None)
        return
    if record.written_result is None:
        raise WrongRecord("missing-result", None)
    expected = result_to_plain(turn.result)
    for key in expected:
        if key not in record.written_result:
            raise WrongRecord("missing-key", None, key=key)
        recorded = record.written_result[key]
        if recorded != expected[key] or not all(type(number) is int for number in recorded):
            raise WrongRecord(f"wrong-{key}", None, expected=_as_json(expected[key]), found=str(recorded))
    for key in record.written_result:
        if key not in expected:
            raise WrongRecord("unknown-key", None, key=key)


def hashes(record: Record) -> list[str]:
    """State hashes for a record's key `hashes`: one for the start and one after every step."""
    return [state_hash(step.state) for step in replay(record)]


def _check_fairness(record: Record) -> None:
    """Recompute every die from the revealed seeds."""
    proof = record.extra["fairness"]
    dealer = _read_fairness(proof, len(record.seats))
    first = proof.get("first")
    starter = dealer.starter(len(record.seats)) if first == "random" else first
    if starter is not None and starter != record.start:
        raise WrongRecord("unfair-start", None, expected=starter, found=record.start)
    number = 0
    at = 0
    state: Any = None
    for step in replay(record):
        chance = None if state is None else record.rules.turn(state)
        entry = step.entries[0] if step.entries else None
        if entry is not None and entry.by == "chance" and chance is not None:
            dealt = dealer.deal(chance, number)  # type: ignore[arg-type]  # a chance entry answers a chance node
            if dealt != entry:
                raise WrongRecord("unfair", at, expected=_as_json(dealt), found=_as_json(entry))
            number += 1
        at += len(step.entries)
        state = step.state


def _read_fairness(plain: Any, seats: int) -> LiveDealer:
    try:
        server_seed = bytes.fromhex(plain["server_seed"])
        promised, table, seat_seeds = plain["commitment"], plain["table"], plain["seat_seeds"]
        first = plain.get("first")  # earlier versions did not write it
        if not (
            isinstance(table, str)
            and isinstance(seat_seeds, list)
            and all(isinstance(seed, str) for seed in seat_seeds)
            and (first in (None, "random") or (type(first) is int and first in range(seats)))
            and len(server_seed) + len(table) + sum(len(seed) + 1 for seed in seat_seeds) <= LONGEST_PROOF
        ):
            raise TypeError
    except (AttributeError, KeyError, TypeError, ValueError):
        raise WrongRecord("bad-fairness", None) from None
    if commitment(server_seed) != promised:
        raise WrongRecord("broken-commitment", None)
    return LiveDealer(server_seed, tuple(seat_seeds), table)


__all__ = ["Promise", "Unreadable", "Verdict", "WrongRecord", "check_record", "hashes", "replay", "verify"]
