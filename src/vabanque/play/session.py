"""One game in progress: the only authority, with or without a server around it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any

import msgspec

from vabanque.core import Bot, Chance, Decide, Entry, IllegalMove, Leave, Move, Over, Seat, Step, Turn, Unreadable
from vabanque.core.contract import AnyRules
from vabanque.core.frozen import Log
from vabanque.play.dealers import Dealer
from vabanque.play.journal import from_plain, to_plain
from vabanque.play.loop import Audience
from vabanque.play.record import Record, check_names, read_record, result_to_plain
from vabanque.play.text import state_hash
from vabanque.play.verify import check_record, replay


class Session:
    """Plays one game: checks moves, keeps sealed choices, asks the dealer, writes the journal.

    A refusal raises and changes nothing. With a dealer, chance resolves itself; without one, pass outcomes to `land`.

    >>> from vabanque.games import make
    >>> from vabanque.play.dealers import SeededDealer
    >>> session = Session(make("las-vegas-2012", 2), ["Anna", "Ben"], SeededDealer(1))
    >>> session
    <Session of las-vegas-2012: Anna, Ben; 8 entries, waiting for (0,)>
    >>> [entry.kind for entry in session.submit(session.legal(0)[0])]
    ['place', 'roll']
    """

    def __init__(self, rules: AnyRules, names: Sequence[str], dealer: Dealer | None = None, *, first: Seat = 0) -> None:
        if len(names) != rules.spec.seats:
            raise ValueError("one name for every seat")
        check_names(names)
        self.rules = rules
        self.names = tuple(names)
        self.first = first
        self.dealer = dealer
        self.bots: dict[Seat, Bot] = {}
        """Bots that decide for a seat: from the start, or standing in for a person who left."""
        self._audience = Audience()
        self._sealed: dict[Seat, Entry] = {}
        self.journal: Log[Entry] = Log()
        self.state: Any = None
        self._due: tuple[Any, Turn] = (None, Decide(()))
        """Cache of `turn`: the state it was last computed for, and the turn."""
        self._chances = 0
        self._take(rules.start(first))

    @classmethod
    def resume(cls, record: Record, dealer: Dealer | None = None) -> Session:
        """Continue where a record stops. Raises WrongRecord if the record is not valid."""
        session = cls(record.rules, record.seats, None, first=record.start)
        for step in replay(record):
            session.state = step.state
        session.journal = Log(record.journal)
        session._chances = sum(entry.by == "chance" for entry in session.journal)
        session._sit_down(dealer)
        return session

    def _sit_down(self, dealer: Dealer | None) -> None:
        self.dealer = dealer
        self._take(Step(self.state, ()))

    def __repr__(self) -> str:
        names, waiting = ", ".join(self.names), "over" if self.over else f"waiting for {self.waiting_for}"
        return f"<Session of {self.rules.spec.game}: {names}; {len(self.journal)} entries, {waiting}>"

    def copy(self) -> Session:
        """The same game, to try something out. The two are independent from here on.

        States are frozen, so this costs next to nothing. Bots stay with the original, since they remember what they
        have heard and the random numbers they have drawn; seat new ones where the copy needs them.
        """
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)  # takes a fifth of the time of `copy`
        twin.journal, twin._sealed = self.journal.copy(), dict(self._sealed)
        twin.bots, twin._audience = {}, Audience()
        twin.dealer = copy(self.dealer)
        return twin

    def unsealed(self) -> Session:
        """The same game before anyone has sealed a choice in this play."""
        twin = self.copy()
        twin._sealed = {}
        return twin

    # What is going on

    @property
    def turn(self) -> Turn:
        """What has to happen next."""
        if self._due[0] is not self.state:
            self._due = self.state, self.rules.turn(self.state)
        return self._due[1]

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return isinstance(self.turn, Over)

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        """Seats that have to decide and have not yet."""
        turn = self.turn
        return tuple(s for s in turn.seats if s not in self._sealed) if isinstance(turn, Decide) else ()

    @property
    def sealed(self) -> Mapping[Seat, Any]:
        """Choices that are made but not yet revealed: each may be seen only by its own seat."""
        return self._sealed

    def legal(self, seat: Seat) -> tuple[Any, ...]:
        """The moves of `seat`; none if it has already sealed its choice."""
        return self.rules.legal(self.state, seat) if seat in self.waiting_for else ()

    def view(self, viewer: Seat | None) -> Any:
        """What `viewer` may know. No view contains sealed choices."""
        return self.rules.view(self.state, viewer)

    def seen_by(self, viewer: Seat | None) -> list[Entry]:
        """The journal as `viewer` may know it; all of it once the game is over."""
        return list(self.journal) if self.over else [entry.seen_by(viewer) for entry in self.journal]

    # What happens

    def submit(self, move: Any) -> list[Entry]:
        """A seat decides. Returns the new journal entries: none while other seats still have to choose."""
        if move.seat in self._sealed:
            raise IllegalMove("already-chosen", seat=move.seat)
        turn = self.turn
        if not isinstance(turn, Decide) or len(turn.seats) == 1:
            return self._take(self.rules.play(self.state, move))
        self.rules.check(self.state, move)
        chosen = {**self._sealed, move.seat: move}
        if len(chosen) < len(turn.seats):
            self._sealed = chosen
            return []
        new = self._take(self.rules.play(self.state, *(chosen[seat] for seat in turn.seats)))
        self._sealed = {}
        return new

    def land(self, outcome: Entry) -> list[Entry]:
        """Enter an outcome of chance, without a dealer."""
        return self._take(self.rules.land(self.state, outcome), chances=1)

    def leave(self, seat: Seat, stand_in: Bot | None = None) -> list[Entry]:
        """A player leaves. `stand_in` plays on; without one, the unplaced dice are void (R11c)."""
        step = self.rules.leave(self.state, seat)
        if stand_in is not None:
            self.bots[seat] = stand_in
            return []
        sealed = {other: move for other, move in self._sealed.items() if other != seat}
        turn = self.rules.turn(step.state)
        if sealed and isinstance(turn, Decide) and set(turn.seats) == set(sealed):
            # The others were waiting only for the player who left.
            shown = self.rules.play(step.state, *sealed.values())
            step, sealed = Step(shown.state, step.entries + shown.entries), {}
        new = self._take(step)
        self._sealed = sealed
        return new

    def come_back(self, seat: Seat) -> None:
        """The player is back and decides again."""
        self.bots.pop(seat, None)

    def run_bots(self) -> list[Entry]:
        """Let bots decide until a person has to, or the game is over. Returns the new journal entries.

        Unlike in `play_out`, a bot with only one legal move is asked too.
        """
        before = len(self.journal)
        while seats := [seat for seat in self.waiting_for if seat in self.bots]:
            seat = seats[0]
            bot = self.bots[seat]
            self._audience.catch_up(bot, seat, self.journal)
            self.submit(bot.choose(self.view(seat), self.rules.legal(self.state, seat)))
        return self.journal[before:]

    def _take(self, step: Step[Any], chances: int = 0) -> list[Entry]:
        """Take a step and, with a dealer, resolve chance as long as it is chance's turn.

        All or nothing: if the dealer fails, nothing has changed.
        """
        new = list(step.entries)
        due = self._due
        while self.dealer is not None:
            turn = self.rules.turn(step.state)
            due = step.state, turn
            if isinstance(turn, Decide | Over):
                break
            step = self.rules.land(step.state, self._deal(turn, self._chances + chances))
            chances += 1
            new += step.entries
        self.journal += new
        self.state, self._due = step.state, due
        self._chances += chances
        return new

    def _deal(self, chance: Chance[Entry], number: int) -> Entry:
        """The dealer's outcome for a chance node."""
        assert self.dealer is not None
        return self.dealer.deal(chance, number)

    # Saving

    def record(self, **extra: Any) -> Record:
        """The game so far. `extra` are further top-level keys (`hashes`, `fairness`, `at`…)."""
        turn = self.turn
        result = result_to_plain(turn.result) if isinstance(turn, Over) else None
        return Record(self.rules, self.names, self.first, tuple(self.journal), result, extra)

    def snapshot(self) -> str:
        """Everything needed to continue later, including sealed choices. Keep it secret from the players."""
        return msgspec.json.encode(
            {
                "hash": state_hash(self.state),
                "record": self.record().to_plain(),
                "sealed": [to_plain(move) for move in self._sealed.values()],
            }
        ).decode()

    @classmethod
    def from_snapshot(cls, text: str, dealer: Dealer | None = None) -> Session:
        """Continue from a snapshot; raises Unreadable or WrongRecord if it is damaged."""
        try:
            plain = msgspec.json.decode(text)
            record = read_record(msgspec.json.encode(plain["record"]))
            sealed = [from_plain(record.rules, move) for move in plain["sealed"]]
            expected = plain["hash"]
        except (msgspec.DecodeError, LookupError, TypeError, UnicodeError, RecursionError) as error:
            raise Unreadable("not-a-snapshot", reason=str(error)) from None
        if any(not isinstance(move, Move) or isinstance(move, Leave) for move in sealed):
            raise Unreadable("not-a-snapshot", reason="sealed")
        check_record(record)
        session = cls.resume(record)
        if state_hash(session.state) != expected:
            raise Unreadable("not-a-snapshot", reason="hash")
        session._sit_down(dealer)
        for move in sealed:
            session.submit(move)
        return session
