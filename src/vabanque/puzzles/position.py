"""A decision as the seat that makes it sees the table; nothing else of the journal is revealed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from vabanque.core import Decide, Entry, Leave, Move, Seat
from vabanque.core.contract import AnyRules
from vabanque.core.scene import AnyScenes, Hand, Phrase, Scene
from vabanque.games import make, scenes
from vabanque.play.record import Record
from vabanque.play.stories import Chronicle
from vabanque.play.verify import WrongRecord, replay


@dataclass(frozen=True)
class Position:
    """A table before a decision, as `seat` sees it."""

    rules: AnyRules
    scenes: AnyScenes
    seat: Seat
    state: Any
    """The complete state: for the rules, never for a screen."""
    scene: Scene
    """What everybody sees."""
    hand: Hand
    """What the seat holds and may choose from."""
    to_move: tuple[Seat, ...]
    entries: tuple[Entry, ...]
    """The journal as far as the seat may know it."""
    told: tuple[tuple[Phrase, ...], ...]
    """Every entry in words."""

    def called(self, move: str) -> Phrase | None:
        """What people call a move in short notation."""
        return self.scenes.called(self.state, self.rules.read_move(self.seat, move))


def before(record: Record, entry: int) -> tuple[Record, Seat]:
    """The record up to the decision with this number in its journal, and who made it. Raises WrongRecord.

    Choices that were revealed together are all left out: nobody knew them.
    """
    begun = 0
    for step in replay(record):
        if begun <= entry < begun + len(step.entries):
            move = step.entries[entry - begun]
            if isinstance(move, Move) and not isinstance(move, Leave):
                return replace(record, journal=record.journal[:begun], written_result=None, extra={}), move.seat
        begun += len(step.entries)
    raise WrongRecord("no-such-decision", entry)


def position_of(record: Record, seat: Seat) -> Position:
    """The last position of a record. Raises WrongRecord unless it is a decision of `seat`.

    Money is open: anyone who followed the game knows it.
    """
    rules = make(record.game, len(record.seats), record.options, open_money=True)
    chronicle = Chronicle(scenes(rules), replay(record))
    state = chronicle.state
    turn = rules.turn(state)
    if not isinstance(turn, Decide) or seat not in turn.seats:
        raise WrongRecord("no-decision", len(record.journal) - 1, seat=seat)
    entries = tuple(entry.seen_by(seat) for entry in record.journal)
    return Position(
        rules=rules,
        scenes=chronicle.scenes,
        seat=seat,
        state=state,
        scene=chronicle.scene(),
        hand=chronicle.scenes.hand(state, seat, odds=False),
        to_move=turn.seats,
        entries=entries,
        told=tuple(narrated.phrases for narrated in chronicle.narrate(entries)),
    )
