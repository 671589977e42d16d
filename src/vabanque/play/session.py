"""One game in progress: the only authority, with or without a server around it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from typing import Any

import msgspec

from vabanque.core import Bot, Chance, Decide, Entry, IllegalMove, Leave, Move, Over, Seat, Step, Turn, Unreadable
from vabanque.core.contract import AnyRules
from vabanque.core.frozen import Frozen, Log
from vabanque.play.dealers import Dealer
from vabanque.play.journal import from_plain, to_plain
from vabanque.play.loop import Audience
from vabanque.play.record import Record, begin, check_names, read_record, result_to_plain
from vabanque.play.text import state_hash
from vabanque.play.verify import check_record, replay

NOBODY: Mapping[Seat, Entry] = {}
"""Has sealed a choice. Like all such mappings it is never changed, so that moments and copies can share it."""


class Moment(Frozen):
    """A game just before something was done at the table: what it takes to go back there."""

    state: Any
    entries: int
    """How many entries the journal had."""
    sealed: Mapping[Seat, Entry]
    done: Entry
    """What was done: a decision, possibly sealed, a player leaving, or an outcome entered by hand."""


class Session:
    """Plays one game: checks moves, keeps sealed choices, asks the dealer, writes the journal, and goes back.

    A refusal raises and changes nothing. With a dealer, chance resolves itself; without one, pass outcomes to `land`.
    A `forgetful` session takes less memory, and nothing can be taken back. With a `position` (docs/positions.md) the
    game begins there instead of at the start, and its record says so.

    >>> from vabanque.games import make
    >>> from vabanque.play.dealers import SeededDealer
    >>> session = Session(make("las-vegas-2012", 2), ["Anna", "Ben"], SeededDealer(1))
    >>> session
    <Session of las-vegas-2012: Anna, Ben; 8 entries, waiting for (0,)>
    >>> [entry.kind for entry in session.submit(session.legal(0)[0])]
    ['place', 'roll']
    """

    def __init__(
        self,
        rules: AnyRules,
        names: Sequence[str],
        dealer: Dealer | None = None,
        *,
        first: Seat = 0,
        forgetful: bool = False,
        position: str | None = None,
    ) -> None:
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
        self._sealed = NOBODY
        self.journal: Log[Entry] = Log()
        self.state: Any = None
        self._due: tuple[Any, Turn] = (None, Decide(()))
        """Cache of `turn`: the state it was last computed for, and the turn."""
        self.chances = 0
        """How many outcomes of chance the journal has."""
        self._forgetful = forgetful
        self._past: list[Moment] = []
        self._fresh = copy(dealer) if hasattr(dealer, "__copy__") else None
        """The dealer from before the game, if it has a state to rewind."""
        self._dealt: list[Chance[Entry]] = []
        """Every chance node so far."""
        self.begun_at = position
        """The position in which the game began, in one line; None for the start of the game."""
        self._take(begin(rules, first, position))

    @classmethod
    def resume(cls, record: Record, dealer: Dealer | None = None) -> Session:
        """Continue where a record stops. Raises WrongRecord if the record is not valid."""
        session = cls(record.rules, record.seats, None, first=record.start, position=record.position)
        session._continue(record, dealer)
        return session

    def _continue(self, record: Record, dealer: Dealer | None) -> None:
        """Play a record from its start, so that its moves can be taken back; then `dealer` sits down."""
        end = 0
        for step in replay(record):
            end += len(step.entries)
            while len(self.journal) < end:
                self.enter(record.journal[len(self.journal) + len(self._sealed)])
        self._seat_dealer(dealer)

    def _seat_dealer(self, dealer: Dealer | None) -> None:
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
        twin.journal, twin._past, twin._dealt = self.journal.copy(), self._past.copy(), self._dealt.copy()
        twin.bots, twin._audience = {}, Audience()
        twin.dealer = copy(self.dealer)
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
        if not isinstance(turn, Decide):
            return ()
        return tuple(seat for seat in turn.seats if seat not in self._sealed) if self._sealed else turn.seats

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
            return self._take(self.rules.play(self.state, move), move)
        self.rules.check(self.state, move)
        chosen = {**self._sealed, move.seat: move}
        if len(chosen) < len(turn.seats):
            self._remember(move)
            self._sealed = chosen
            return []
        return self._take(self.rules.play(self.state, *(chosen[seat] for seat in turn.seats)), move)

    def land(self, outcome: Entry) -> list[Entry]:
        """Enter an outcome of chance, without a dealer."""
        return self._take(self.rules.land(self.state, outcome), outcome)

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
        return self._take(step, step.entries[0], sealed)

    def enter(self, entry: Entry) -> list[Entry]:
        """A recorded entry happens again: a decision, a player leaving, or an outcome of chance."""
        if isinstance(entry, Leave):
            return self.leave(entry.seat)
        return self.submit(entry) if isinstance(entry, Move) else self.land(entry)

    def come_back(self, seat: Seat) -> None:
        """The player is back and decides again."""
        self.bots.pop(seat, None)

    def run_bots(self) -> list[Entry]:
        """Let bots decide until a person has to, or the game is over. Returns the new journal entries.

        Unlike in `play_out`, a bot with only one legal move is asked too.
        """
        before = len(self.journal)
        while seats := [seat for seat in self.waiting_for if seat in self.bots]:
            self.submit(self.think(seats[0]))
        return self.journal[before:]

    def think(self, seat: Seat) -> Any:
        """The move that the bot in `seat` chooses, having heard everything it may know. Changes nothing."""
        bot = self.bots[seat]
        self._audience.catch_up(bot, seat, self.journal)
        return bot.choose(self.view(seat), self.rules.legal(self.state, seat))

    def _take(self, step: Step[Any], done: Entry | None = None, sealed: Mapping[Seat, Entry] = NOBODY) -> list[Entry]:
        """Take a step and, with a dealer, resolve chance as long as it is chance's turn.

        All or nothing: if the dealer fails, nothing has changed.
        """
        new = list(step.entries)
        due = self._due
        dealt: list[Any] = [self.turn] if done is not None and done.by == "chance" else []
        while self.dealer is not None:
            turn = self.rules.turn(step.state)
            due = step.state, turn
            if isinstance(turn, Decide | Over):
                break
            step = self.rules.land(step.state, self.dealer.deal(turn, self.chances + len(dealt)))
            dealt.append(turn)
            new += step.entries
        if done is not None:
            self._remember(done)
        if self._fresh is not None:
            self._dealt += dealt
        self.journal += new
        self.chances += len(dealt)
        self.state, self._due, self._sealed = step.state, due, sealed
        return new

    # Going back

    def _remember(self, done: Entry) -> None:
        """`done` is about to change the game."""
        if not self._forgetful:
            self._past.append(Moment(self.state, len(self.journal), self._sealed, done))

    def pop(self) -> Entry:
        """Take back what was done last, with everything that followed from it. Returns it.

        Dice that were rolled afterwards are taken back too, and a dealer is rewound: the same move brings the same
        dice. Bots hear the game anew. Raises IllegalMove if there is nothing to take back.
        """
        if not self._past:
            raise IllegalMove("nothing-to-take-back")
        done = self._past[-1].done
        self._go_back(len(self._past) - 1)
        return done

    def rewind(self, to: int) -> None:
        """Go back to where a step began, when the journal had `to` entries and nobody had sealed a choice."""
        at = bisect_left(self._past, to, key=lambda moment: moment.entries)
        if to != (self._past[at].entries if at < len(self._past) else len(self.journal)):
            raise ValueError(f"no step begins at {to}")
        if at < len(self._past):
            self._go_back(at)
        self._sealed = NOBODY

    def unseal(self, seat: Seat) -> None:
        """Take back the choice that `seat` has sealed."""
        others = [move for other, move in self._sealed.items() if other != seat]
        self.rewind(len(self.journal))
        for move in others:
            self.submit(move)

    def steps_back(self) -> Iterator[tuple[int, list[Entry]]]:
        """What was done so far, last things first: the number of the first entry, and the entries."""
        end = len(self.journal)
        for moment in reversed(self._past):
            if moment.entries < end:  # sealing a choice leaves no entry
                yield moment.entries, self.journal[moment.entries : end]
                end = moment.entries

    def _go_back(self, at: int) -> None:
        """Back to moment number `at`."""
        moment = self._past[at]
        del self._past[at:]
        self.state, self._sealed, self.journal = moment.state, moment.sealed, Log(self.journal[: moment.entries])
        self.chances = sum(entry.by == "chance" for entry in self.journal)
        self._audience = Audience()
        if self._fresh is not None:
            del self._dealt[self.chances :]
            self.dealer = copy(self._fresh)
            for number, chance in enumerate(self._dealt):
                self.dealer.deal(chance, number)

    # Saving

    def record(self, **extra: Any) -> Record:
        """The game so far. `extra` are further top-level keys (`hashes`, `fairness`, `at`…)."""
        turn = self.turn
        result = result_to_plain(turn.result) if isinstance(turn, Over) else None
        return Record(self.rules, self.names, self.first, tuple(self.journal), result, extra, self.begun_at)

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
        session._seat_dealer(dealer)
        for move in sealed:
            session.submit(move)
        return session
