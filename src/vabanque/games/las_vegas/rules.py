"""Las Vegas with dice: the 2012 edition and the newer one with Biggy and the One-Armed Bandit.

Read it like the rule book: fill the casinos, roll and place until nobody has dice, cancel ties, pay, next round.
Rule numbers R… refer to the project's rulings.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from random import Random
from typing import ClassVar, NamedTuple

from vabanque.core import Below, Entry, Leave, Move, Outcome, Over, Sampled, Seat, Spec, Step, Turn, alone
from vabanque.core.chance import check_count, check_faces, check_seat, deal_dice, read_dice, read_numbers, throws
from vabanque.core.frozen import Frozen, recast, replace, swap
from vabanque.core.refusals import IllegalMove, Impossible, Unreadable
from vabanque.games.las_vegas.editions import Edition
from vabanque.games.vegas import rules as vegas
from vabanque.games.vegas.rules import BIGGY_WEIGHT, Carried, DealBills, Fill, Jeton, Pay, Pile, Round, VegasRules

BANDIT = 7
"""The One-Armed Bandit is the seventh casino: filled and paid last (R19)."""
IN_HAND = 0
"""The place of a Biggy that has not been placed."""
VOID = -1
"""The place of a Biggy whose owner left (R11c)."""


class Spare(Outcome, kind="spare"):
    """The spare neutral dice of a three-player round, each at the casino of its face (R8)."""

    seat: Seat
    faces: tuple[int, ...]


class Roll(Outcome, kind="roll"):
    """A player rolls all remaining dice; faces are sorted."""

    seat: Seat
    own: tuple[int, ...]
    neutral: tuple[int, ...]
    biggy: int | None


class Place(Move, kind="place"):
    """A player places all dice of one face on its casino, or on the Bandit."""

    face: int
    casino: int


class RollDice(Sampled):
    """Chance: a player's own and neutral dice and the Biggy are rolled together."""

    kind: ClassVar[str] = "roll"
    seat: Seat
    own: int
    neutral: int
    biggy: bool

    def outcomes(self) -> Iterator[tuple[Roll, Fraction]]:
        biggies: tuple[tuple[int | None, Fraction], ...] = ((None, Fraction(1)),)
        if self.biggy:
            biggies = tuple((face, Fraction(1, 6)) for face in range(1, 7))
        for own, p in throws(self.own):
            for neutral, q in throws(self.neutral):
                for biggy, r in biggies:
                    yield Roll(self.seat, own, neutral, biggy), p * q * r

    def deal(self, below: Below) -> Roll:
        own = deal_dice(self.own, below)
        neutral = deal_dice(self.neutral, below)
        return Roll(self.seat, own, neutral, 1 + below(6) if self.biggy else None)

    def read(self, text: str) -> Roll:
        """`1 1 5 n1 n6 b4` or `115n1n6b4`: own dice, neutral dice after an n, the Biggy after a b."""
        dice = read_dice(text, "nb")
        own, neutral, biggy = dice[""], dice["n"], dice["b"]
        if len(biggy) > 1:
            raise Impossible("biggy-count", dice=len(biggy))
        if len(own) == self.own + self.neutral + self.biggy - len(neutral) - len(biggy) > self.own:
            # All dice are there, but not which are special.
            raise Impossible("which-is-the-biggy" if self.biggy > len(biggy) else "which-are-neutral")
        if self.biggy and not biggy and (len(own), len(neutral)) == (self.own, self.neutral):
            raise Impossible("biggy-is-missing")
        if self.biggy:
            check_count(len(own) + len(neutral) + len(biggy), self.own + self.neutral + 1)
        roll = Roll(self.seat, own, neutral, biggy[0] if biggy else None)
        self.check(roll)
        return roll

    def check(self, roll: Roll) -> None:
        check_seat(roll.seat, self.seat)
        check_faces(roll.own, self.own)
        if roll.neutral or self.neutral:
            check_faces(roll.neutral, self.neutral)
        if (roll.biggy is not None) != self.biggy:
            raise Impossible("biggy-count", dice=int(roll.biggy is not None))
        if roll.biggy is not None:
            check_faces((roll.biggy,), 1)


roll_dice = lru_cache(maxsize=4096)(RollDice)


class RollSpare(Sampled):
    """Chance: the spare neutral dice, rolled by the round's starter but never in a hand (R8, R9)."""

    kind: ClassVar[str] = "spare"
    seat: Seat
    dice: int

    def outcomes(self) -> Iterator[tuple[Spare, Fraction]]:
        for faces, probability in throws(self.dice):
            yield Spare(self.seat, faces), probability

    def deal(self, below: Below) -> Spare:
        return Spare(self.seat, deal_dice(self.dice, below))

    def read(self, text: str) -> Spare:
        spare = Spare(self.seat, read_dice(text)[""])
        self.check(spare)
        return spare

    def check(self, spare: Spare) -> None:
        check_seat(spare.seat, self.seat)
        check_faces(tuple(sorted(spare.faces)), self.dice)  # each goes to its own casino, so their order doesn't matter


@lru_cache(maxsize=50_000)
def places(seat: Seat, own: tuple[int, ...], neutral: tuple[int, ...], biggy: int | None) -> tuple[Place, ...]:
    """Every way to place the dice of one face on their casino."""
    faces = {*own, *neutral} if biggy is None else {*own, *neutral, biggy}
    return tuple(Place(seat, face, face) for face in sorted(faces))


class Lot(NamedTuple):
    """The dice of one face on the Bandit: they were all placed in one turn (R17, R18)."""

    seat: Seat
    own: int
    neutral: int
    biggy: bool


class PublicState(Frozen):
    """What lies open for everybody."""

    round: int
    starter: Seat
    """Who started this round."""
    seat: Seat
    """Whose turn it is."""
    bills: tuple[tuple[int, ...], ...]
    """Per casino, highest first; while the casinos are being filled, only those filled so far."""
    dice: tuple[tuple[int, ...], ...]
    """[casino − 1][owner]: normal dice on casinos 1–6. The last owner is neutral, if neutral dice are used."""
    own: tuple[int, ...]
    """Normal dice left, per seat."""
    neutral: tuple[int, ...]
    """Neutral dice left, per seat; empty without neutral dice."""
    biggies: tuple[int, ...]
    """Where each seat's Biggy is: 0 in hand, a casino's number, −1 void; empty without Biggies."""
    bandit: tuple[Lot | None, ...]
    """[face − 1]: what lies on the Bandit; empty without the Bandit."""
    jetons_at: tuple[bool, ...]
    """Does a Jeton still lie at casinos 1–6? Empty without Jetons."""
    jetons: tuple[int, ...]
    """Jetons taken, per seat."""
    spare_due: bool
    """Are the spare neutral dice still to be rolled?"""
    roll: Roll | None
    """The roll to place from."""
    deck: Pile
    """Bills not drawn yet, copies of each value. They have no order: chance draws one when it is needed."""
    gone: Pile
    """Bills nobody won, copies of each value. They never come back (R1), whether in the box or under the deck."""
    left: tuple[Seat, ...]
    """Seats whose players left for good."""
    over: bool


class State(PublicState):
    """The table, and who has won what."""

    won: tuple[tuple[int, ...], ...]
    """Every seat's bills, highest first."""


class View(PublicState):
    """The table as `viewer` may know it. Unless money is open, others show only how many bills they have (R6)."""

    viewer: Seat | None
    won: tuple[tuple[int, ...] | None, ...]
    """Every seat's bills; None where they are hidden."""
    won_bills: tuple[int, ...]
    """How many bills every seat has won."""


class LasVegas(VegasRules[State, Place, View]):
    """The rules of one game of Las Vegas: an edition with its options for a number of seats."""

    kinds: ClassVar[Mapping[str, type[Entry]]] = {
        entry.kind: entry for entry in (Round, Fill, Spare, Roll, Place, Jeton, Pay, Leave)
    }
    state_type = State
    view_type = View

    def __init__(self, spec: Spec, edition: Edition) -> None:
        super().__init__(spec, edition.money)
        options = spec.options
        self.edition = edition
        self.bandit = bool(options.get("bandit"))
        self.bandit_ties_all = options.get("bandit_ties") == "all"
        self.casinos = 7 if self.bandit else 6
        self.neutral_each = edition.neutral[spec.seats] if options["neutral"] else 0
        self.spare_dice = edition.spare.get(spec.seats, 0) if options["neutral"] else 0
        self.owners = self.seats + (self.neutral_each > 0)

    # Setting up

    def _begin(self, number: int, starter: Seat, carried: Carried) -> Step[State]:
        """A new round: everybody takes all dice back, the casinos are empty."""
        left = carried.left

        def dealt(dice: int) -> tuple[int, ...]:
            return tuple(0 if seat in left else dice for seat in range(self.seats))

        state = State(
            round=number,
            starter=starter,
            seat=starter,
            bills=(),
            dice=((0,) * self.owners,) * 6,
            own=dealt(self.edition.dice),
            neutral=dealt(self.neutral_each) if self.neutral_each else (),
            biggies=tuple(VOID if s in left else IN_HAND for s in range(self.seats)) if self.edition.biggy else (),
            bandit=(None,) * 6 if self.bandit else (),
            jetons_at=(True,) * 6 if self.jetons else (),
            spare_due=self.spare_dice > 0,
            roll=None,
            over=False,
            **carried._asdict(),
        )
        return Step(state, (Round(number, starter),))

    # Whose turn it is

    def turn(self, state: State) -> Turn:
        if state.over:
            return Over(vegas.final(state.won, state.jetons))
        if state.roll is not None:
            return alone(state.seat)
        if len(state.bills) < self.casinos:
            return DealBills(len(state.bills) + 1, self.money, state.deck)
        if state.spare_due:
            return RollSpare(state.starter, self.spare_dice)
        return self._roll_dice(state)

    def _roll_dice(self, state: State) -> RollDice:
        seat = state.seat
        neutral = state.neutral[seat] if state.neutral else 0
        return roll_dice(seat, state.own[seat], neutral, bool(state.biggies) and state.biggies[seat] == IN_HAND)

    def has_dice(self, table: PublicState, seat: Seat) -> bool:
        """Has `seat` anything left to roll?"""
        return bool(
            table.own[seat]
            or (table.neutral and table.neutral[seat])
            or (table.biggies and table.biggies[seat] == IN_HAND)
        )

    # Chance

    def land(self, state: State, outcome: Entry) -> Step[State]:
        due = self.turn(state)
        if isinstance(due, RollDice) and isinstance(outcome, Roll):
            due.check(outcome)
            return Step(replace(state, roll=outcome), (outcome,))
        if isinstance(due, DealBills) and isinstance(outcome, Fill):
            state = self._lay_out(state, due, outcome)
            return self._find_roller(state, state.starter, outcome) if self._ready(state) else Step(state, (outcome,))
        if isinstance(due, RollSpare) and isinstance(outcome, Spare):
            due.check(outcome)
            dice = [list(row) for row in state.dice]
            for face in outcome.faces:
                dice[face - 1][self.seats] += 1
            state = replace(state, dice=tuple(map(tuple, dice)), spare_due=False)
            return self._find_roller(state, state.starter, outcome)
        raise Impossible("unexpected-outcome", found=outcome.kind)

    def _ready(self, state: State) -> bool:
        return len(state.bills) == self.casinos and not state.spare_due

    # Moves

    def legal(self, state: State, seat: Seat) -> tuple[Place, ...]:
        roll = state.roll
        if roll is None or seat != state.seat:
            return ()
        # The normal casino is always open (R20); the Bandit takes each face only once, whoever places it (R17).
        moves = places(seat, roll.own, roll.neutral, roll.biggy)
        if state.bandit:
            bandit = [Place(seat, move.face, BANDIT) for move in moves if state.bandit[move.face - 1] is None]
            return (*moves, *bandit)
        return moves

    def check(self, state: State, move: Place) -> None:
        if state.over:
            raise IllegalMove("game-over")
        roll = state.roll
        if roll is None or move.seat != state.seat:
            raise IllegalMove("not-your-turn", seat=move.seat)
        if move.face not in roll.own and move.face not in roll.neutral and move.face != roll.biggy:
            raise IllegalMove("face-not-rolled", face=move.face)
        if move.casino == BANDIT:
            if not state.bandit:
                raise IllegalMove("no-bandit")
            if state.bandit[move.face - 1] is not None:
                raise IllegalMove("bandit-face-taken", face=move.face)
        elif move.casino != move.face:
            raise IllegalMove("wrong-casino", face=move.face, casino=move.casino)

    def play(self, state: State, *moves: Place) -> Step[State]:
        if len(moves) != 1:
            raise IllegalMove("one-move", moves=len(moves))
        (move,) = moves
        self.check(state, move)
        placed = self.after(state, move)
        if placed.jetons != state.jetons:
            return self._find_roller(placed, move.seat + 1, move, Jeton(move.seat, move.casino))
        return self._find_roller(placed, move.seat + 1, move)

    def after(self, state: State, move: Place) -> State:
        """The table right after a legal move, before anything else happens: all dice of the face are placed."""
        roll, seat, face = state.roll, move.seat, move.face
        assert roll is not None
        # Own and neutral dice go together, to the Bandit too (R13); there may be no dice of your own (R10).
        own, neutral, biggy = roll.own.count(face), roll.neutral.count(face), roll.biggy == face
        dice, bandit, jetons_at, jetons = state.dice, state.bandit, state.jetons_at, state.jetons
        if move.casino == BANDIT:
            bandit = swap(bandit, face - 1, Lot(seat, own, neutral, biggy))
        else:
            row = list(dice[face - 1])
            row[seat] += own
            if neutral:
                row[self.seats] += neutral
            dice = swap(dice, face - 1, tuple(row))
            # House rule: two or more dice of your own in one turn take the Jeton that lies there (R24, R25).
            if own >= 2 and jetons_at and jetons_at[face - 1]:
                jetons_at, jetons = swap(jetons_at, face - 1, False), swap(jetons, seat, jetons[seat] + 1)
        return replace(
            state,
            roll=None,
            own=swap(state.own, seat, state.own[seat] - own),
            neutral=swap(state.neutral, seat, state.neutral[seat] - neutral) if neutral else state.neutral,
            biggies=swap(state.biggies, seat, move.casino) if biggy else state.biggies,
            dice=dice,
            bandit=bandit,
            jetons_at=jetons_at,
            jetons=jetons,
        )

    def _find_roller(self, state: State, seat: Seat, *entries: Entry) -> Step[State]:
        """The next player to roll, clockwise from `seat`; players without dice are skipped. If none is left: payout."""
        for ahead in range(self.seats):
            candidate = (seat + ahead) % self.seats
            if state.own[candidate] or self.has_dice(state, candidate):
                return Step(replace(state, seat=candidate), entries)
        return self._pay_out(state, entries)

    # Payout

    def ranked(self, table: PublicState, casino: int) -> list[int]:
        """The owners that no tie cancels at `casino`, most dice first."""
        return self._ranked_bandit(table) if casino == BANDIT else super().ranked(table, casino)

    def weights(self, table: PublicState, casino: int) -> list[int]:
        """Every owner's dice at `casino`, a Biggy counting two."""
        if casino == BANDIT:
            return [weight for weight, _, _ in self.bandit_keys(table)]
        weights = list(table.dice[casino - 1])
        for seat, where in enumerate(table.biggies):
            if where == casino:
                weights[seat] += BIGGY_WEIGHT
        return weights

    def bandit_keys(self, table: PublicState) -> list[tuple[int, int, int]]:
        """(weight, pip sum, highest face) of every owner on the Bandit; a Biggy is two dice of its face (R15)."""
        keys = [(0, 0, 0)] * self.owners
        for face, lot in enumerate(table.bandit, start=1):
            if lot is None:
                continue
            for owner, dice in ((lot.seat, lot.own + BIGGY_WEIGHT * lot.biggy), (self.seats, lot.neutral)):
                if dice:
                    weight, pips, _ = keys[owner]
                    keys[owner] = (weight + dice, pips + dice * face, face)
        return keys

    def _ranked_bandit(self, table: PublicState) -> list[int]:
        keys = self.bandit_keys(table)
        if not self.bandit_ties_all:
            # The narrow reading (R14): pips and faces decide only among those with the most dice.
            most = max(keys)[0]
            keys = [key if key[0] == most else (key[0], 0, 0) for key in keys]
        # Completely equal owners, a player and the neutral dice, still cancel (R16).
        alone = [owner for owner, key in enumerate(keys) if key[0] and keys.count(key) == 1]
        return sorted(alone, key=lambda owner: keys[owner], reverse=True)

    def _pay_out(self, state: State, entries: tuple[Entry, ...]) -> Step[State]:
        pays, carried = self._paid(state)
        if state.round == self.edition.rounds:
            paid = replace(self._cleared(state), gone=carried.gone, won=carried.won, over=True)
            return Step(paid, entries + pays)
        following = self._begin(state.round + 1, (state.starter + 1) % self.seats, carried)
        return Step(following.state, entries + pays + following.entries)

    def _cleared(self, state: State) -> State:
        """An empty table at the end of the game."""
        return replace(
            state,
            bills=(),
            dice=((0,) * self.owners,) * 6,
            biggies=tuple(min(where, IN_HAND) for where in state.biggies),
            bandit=(None,) * len(state.bandit),
            jetons_at=(False,) * len(state.jetons_at),
        )

    # Leaving

    def leave(self, state: State, seat: Seat) -> Step[State]:
        self._check_leaving(state, seat)
        entry = Leave(seat)
        state = replace(
            state,
            left=tuple(sorted((*state.left, seat))),
            own=swap(state.own, seat, 0),
            neutral=swap(state.neutral, seat, 0) if state.neutral else (),
            biggies=swap(state.biggies, seat, VOID)
            if state.biggies and state.biggies[seat] == IN_HAND
            else state.biggies,
        )
        if len(state.left) == self.seats:
            # Nobody is left: the game ends as it is.
            return Step(replace(self._cleared(state), roll=None, gone=self._all_gone(state), over=True), (entry,))
        if state.seat == seat and self._ready(state):
            return self._find_roller(replace(state, roll=None), seat + 1, entry)
        return Step(state, (entry,))

    # Who may know what

    def view(self, state: State, viewer: Seat | None) -> View:
        return recast(
            View,
            state,
            won=vegas.seen_won(state.won, viewer, shown=self.open_money or state.over),
            won_bills=tuple(map(len, state.won)),
            viewer=viewer,
        )

    def fill(self, view: View, rng: Random) -> State:
        return recast(
            State,
            view,
            won=vegas.guess_won(self.money, view.deck, view.gone, view.bills, view.won, view.won_bills, rng),
        )

    def audit(self, state: State) -> None:
        vegas.audit_table(state, self.start().state, self.money, self.seats, self.casinos, self.edition.rounds)
        vegas.audit_bills(self.money, state.deck, state.gone, (*state.bills, *state.won))
        self._audit_numbers(state)
        if not set(state.biggies) <= {VOID, IN_HAND, *range(1, self.casinos + 1)}:
            raise Impossible("biggy-count", dice=0)
        if state.spare_due and not self.spare_dice:
            raise Impossible("not-a-position", reason="spare_due")
        if not state.over and any(self.has_dice(state, seat) for seat in state.left):
            raise Impossible("dice-unaccounted", seat=state.left[0])
        if state.roll is not None:
            if state.over or not self._ready(state):
                raise Impossible("unexpected-outcome", found=state.roll.kind)
            self._roll_dice(state).check(state.roll)
        if not state.over:
            self._audit_hands(state)

    def _audit_numbers(self, state: State) -> None:
        """No negative numbers of dice, and no dice of owners who are not in the game."""
        lots = [lot for lot in state.bandit if lot is not None]
        counts = [*state.own, *state.neutral, *(count for row in state.dice for count in row)]
        counts += [count for lot in lots for count in (lot.own, lot.neutral)]
        strangers = any(lot.seat not in range(self.seats) for lot in lots)
        neutral = any(lot.neutral for lot in lots) and not self.neutral_each
        if min(counts) < 0 or strangers or neutral or any(len(row) != self.owners for row in state.dice):
            raise Impossible("dice-unaccounted", seat=state.seat)

    def _audit_hands(self, state: State) -> None:
        """Every die of a game under way is in a hand or on the table."""
        if self._ready(state) and not self.has_dice(state, state.seat):
            raise Impossible("dice-unaccounted", seat=state.seat)
        lots = [lot for lot in state.bandit if lot is not None]
        for seat in set(range(self.seats)) - set(state.left):
            placed = sum(row[seat] for row in state.dice) + sum(lot.own for lot in lots if lot.seat == seat)
            if state.own[seat] + placed != self.edition.dice:
                raise Impossible("dice-unaccounted", seat=seat)
        if self.neutral_each and not state.left:
            placed = sum(row[self.seats] for row in state.dice) + sum(lot.neutral for lot in lots)
            expected = self.neutral_each * self.seats + self.spare_dice * (not state.spare_due)
            if sum(state.neutral) + placed != expected:
                raise Impossible("dice-unaccounted", seat=self.seats)

    # Short text

    def write_move(self, move: Place) -> str:
        return f"{move.face} bandit" if move.casino == BANDIT else str(move.face)

    def read_move(self, seat: Seat, text: str) -> Place:
        """`3` places the threes on casino 3, `3 bandit` (or `3b`) on the Bandit."""
        words = text.lower().replace("b", " b", 1).split()
        if len(words) == 2 and "bandit".startswith(words[1]):
            (face,) = read_numbers(words[:1])
            return Place(seat, face, BANDIT)
        if len(words) == 1:
            (face,) = read_numbers(words)
            return Place(seat, face, face)
        raise Unreadable("not-a-move", text=text)
