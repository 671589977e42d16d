"""What the three Las Vegas games share: bills, filling casinos, cancelling ties, payout, final ranking."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from random import Random
from typing import Any, ClassVar, Generic, NamedTuple

from vabanque.core import (
    Below,
    Effect,
    Facts,
    IllegalMove,
    Impossible,
    Misconfigured,
    Outcome,
    Result,
    Rules,
    Sampled,
    Seat,
    Spec,
    Step,
)
from vabanque.core.chance import pick, read_numbers
from vabanque.core.contract import MoveT, StateT, ViewT
from vabanque.core.frozen import asdict, replace

Pile = tuple[int, ...]
"""Bills in no particular order: how many of each value."""

BIGGY_WEIGHT = 2
"""A Biggy counts as this many dice (R15)."""

JETON_VALUE = 10
"""House rule (R24): what a Jeton is worth at the end, in thousands."""

VEGAS = Facts(hidden_scores=True, rounds=True, unit="money", table_luck="review-luck-bills")  # R6: money is hidden


class Round(Effect, kind="round"):
    """A round begins."""

    begins_round = True
    number: int
    start: Seat
    """Who rolls or lays first."""


class Fill(Outcome, kind="fill"):
    """Bills are laid out at a casino, in the order drawn."""

    medium = "bills"
    luck_is_measured = False  # it would take the mean over whole rounds, and matters little (docs/studies/luck.md)
    casino: int
    bills: tuple[int, ...]


class Pay(Effect, kind="pay"):
    """A casino pays out: seat → bill, the bill that the neutral dice won, the bills nobody took."""

    casino: int
    bills: Mapping[Seat, int]
    neutral: int | None
    unclaimed: tuple[int, ...]

    def __hash__(self) -> int:
        return hash((self.casino, self.neutral, self.unclaimed))  # `bills` is a mapping, which has no hash


@dataclass(frozen=True, slots=True)
class Money:
    """The bills of an edition and how a casino is filled with them."""

    copies: Mapping[int, int] = field(hash=False)
    """Value in thousands → number of bills."""
    least: int | None = None
    """Draw until a casino's bills total this much …"""
    exactly: int | None = None
    """… or draw this many."""

    values: tuple[int, ...] = field(init=False)
    deck: tuple[int, ...] = field(init=False)
    """The whole deck: copies of each value."""
    places: Mapping[int, int] = field(init=False, hash=False)
    """Value → its index in a pile."""

    def __post_init__(self) -> None:
        for name, value in (
            ("values", tuple(self.copies)),
            ("deck", tuple(self.copies.values())),
            ("places", {value: place for place, value in enumerate(self.copies)}),
        ):
            object.__setattr__(self, name, value)

    def full(self, bills: Sequence[int]) -> bool:
        """Is a casino with these bills full?"""
        if self.least is not None:
            return sum(bills) >= self.least
        assert self.exactly is not None
        return len(bills) >= self.exactly

    def take(self, deck: tuple[int, ...], bills: Sequence[int]) -> tuple[int, ...]:
        """The deck without these bills; raises if one is not in it."""
        left, places = list(deck), self.places
        for bill in bills:
            if not (bill in places and left[places[bill]]):
                raise Impossible("bill-not-in-deck", bill=bill)
            left[places[bill]] -= 1
        return tuple(left)

    def put(self, pile: tuple[int, ...], bills: Sequence[int]) -> tuple[int, ...]:
        """A pile with these bills added."""
        more = list(pile)
        for bill in bills:
            more[self.places[bill]] += 1
        return tuple(more)

    def total(self, pile: tuple[int, ...]) -> int:
        """What a pile is worth."""
        return sum(value * left for value, left in zip(self.copies, pile, strict=True))

    def listed(self, pile: tuple[int, ...]) -> list[int]:
        """The pile bill by bill."""
        return [value for value, left in zip(self.copies, pile, strict=True) for _ in range(left)]


class DealBills(Sampled):
    """Chance: bills for one casino, drawn one at a time. Each casino is filled before the next (R3)."""

    kind: ClassVar[str] = "fill"
    seat: ClassVar[None] = None
    casino: int
    money: Money
    deck: tuple[int, ...]

    def outcomes(self) -> Iterator[tuple[Fill, Fraction]]:
        for bills, probability in self._draws((), self.deck, Fraction(1)):
            yield Fill(self.casino, bills), probability

    def _draws(
        self, bills: tuple[int, ...], deck: tuple[int, ...], probability: Fraction
    ) -> Iterator[tuple[tuple[int, ...], Fraction]]:
        if self.money.full(bills):
            yield bills, probability
            return
        total = sum(deck)
        for place, (value, left) in enumerate(zip(self.money.values, deck, strict=True)):
            if left:
                rest = (*deck[:place], left - 1, *deck[place + 1 :])
                yield from self._draws((*bills, value), rest, probability * Fraction(left, total))

    def deal(self, below: Below) -> Fill:
        # The deck never runs out (R1: 26 bills of 50 or more, 24 fills; the others use 48 at most).
        deck, values = list(self.deck), self.money.values
        bills: list[int] = []
        while not self.money.full(bills):
            bills.append(values[pick(deck, below)])
        return Fill(self.casino, tuple(bills))

    def read(self, text: str) -> Fill:
        """`30 60` in thousands, or the whole amounts: `30000 60000`."""
        fill = Fill(self.casino, read_numbers(word.removesuffix("000") for word in text.split()))
        self.check(fill)
        return fill

    def check(self, fill: Fill) -> Pile:
        """The deck without these bills. Raises Impossible unless they can have been drawn in this order."""
        if fill.casino != self.casino:
            raise Impossible("wrong-casino-filled", casino=self.casino, found=fill.casino)
        left = self.money.take(self.deck, fill.bills)
        if not self.money.full(fill.bills):
            raise Impossible("fill-too-short", casino=self.casino)
        if self.money.full(fill.bills[:-1]):
            raise Impossible("fill-too-long", casino=self.casino)
        return left


class Jeton(Effect, kind="jeton"):
    """A seat takes the Jeton of a casino (house rule, R24)."""

    seat: Seat
    casino: int


def ranking(weights: Sequence[int]) -> list[int]:
    """Owners who have dice and are not tied, most dice first.

    Equal numbers cancel each other, all groups at once; casinos are independent, so their order doesn't matter (R5).
    """
    return list(_ranking(tuple(weights)))


@lru_cache(maxsize=50_000)
def _ranking(weights: tuple[int, ...]) -> tuple[int, ...]:
    alone = [owner for owner, weight in enumerate(weights) if weight and weights.count(weight) == 1]
    return tuple(sorted(alone, key=weights.__getitem__, reverse=True))


def settle(casino: int, bills: tuple[int, ...], ranked: Sequence[int], seats: int) -> Pay:
    """One bill for each owner in rank order, highest first (R11a, R11b).

    Owner number `seats` is the neutral dice: one pooled owner, whose bill nobody gets (R7). Equal bills are
    interchangeable, and a lone survivor takes one bill (R21).
    """
    paid: dict[Seat, int] = {}
    neutral = None
    for owner, bill in zip(ranked, bills, strict=False):
        if owner < seats:
            paid[owner] = bill
        else:
            neutral = bill
    # Sorted by seat: the same payout is always written in the same way.
    return Pay(casino, dict(sorted(paid.items())), neutral, bills[len(ranked) :])


def removed(pay: Pay) -> tuple[int, ...]:
    """The bills that leave the game, highest first (R2): those the neutral dice won and those nobody took."""
    won = () if pay.neutral is None else (pay.neutral,)
    return tuple(sorted((*won, *pay.unclaimed), reverse=True))


def collect(won: tuple[tuple[int, ...], ...], pays: Sequence[Pay]) -> tuple[tuple[int, ...], ...]:
    """Every seat's bills after these payouts, highest first."""
    piles = [list(bills) for bills in won]
    for pay in pays:
        for seat, bill in pay.bills.items():
            piles[seat].append(bill)
    return tuple([tuple(sorted(pile, reverse=True)) for pile in piles])


def seen_won(
    won: tuple[tuple[int, ...], ...], viewer: Seat | None, *, shown: bool
) -> tuple[tuple[int, ...] | None, ...]:
    """Every seat's bills as `viewer` sees them: hidden ones are None (R6)."""
    return won if shown else tuple([bills if seat == viewer else None for seat, bills in enumerate(won)])


def guess_won(
    money: Money,
    deck: tuple[int, ...],
    gone: tuple[int, ...],
    bills: tuple[tuple[int, ...], ...],
    won: tuple[tuple[int, ...] | None, ...],
    counts: tuple[int, ...],
    rng: Random,
) -> tuple[tuple[int, ...], ...]:
    """Everybody's bills, with the hidden ones dealt at random.

    All bills were won in the open: anyone who counts can tell what the others hold together, but not who holds what.
    """
    held = tuple(all_ - drawn - out for all_, drawn, out in zip(money.deck, deck, gone, strict=True))
    for known in (*bills, *won):
        held = money.take(held, known or ())
    unknown = money.listed(held)
    rng.shuffle(unknown)
    return tuple(
        known if known is not None else tuple(sorted((unknown.pop() for _ in range(count)), reverse=True))
        for known, count in zip(won, counts, strict=True)
    )


def audit_bills(
    money: Money, deck: tuple[int, ...], gone: tuple[int, ...], laid_out: Sequence[tuple[int, ...]]
) -> None:
    """Raise unless the deck, the removed bills and `laid_out` add up to exactly the edition's bills."""
    piles = tuple(a + b for a, b in zip(deck, gone, strict=True))
    for bills in laid_out:
        piles = money.put(piles, bills)
    if piles != money.deck:
        raise Impossible("bills-unaccounted", expected=money.total(money.deck), found=money.total(piles))


def audit_table(state: Any, begun: Any, money: Money, seats: int, casinos: int, rounds: int) -> None:
    """Raise unless the fields common to all Las Vegas tables are possible; `begun` is a game at its start."""
    for name, expected in asdict(begun).items():
        # Fields keep the length they have at the start, except these two, which grow.
        if isinstance(expected, tuple) and name not in ("bills", "left") and len(getattr(state, name)) != len(expected):
            raise Impossible("not-a-position", reason=name)
    for seat in (state.seat, state.starter, *state.left):
        if seat not in range(seats):
            raise Impossible("no-such-seat", seat=seat)
    if tuple(sorted(set(state.left))) != state.left or (len(state.left) == seats and not state.over):
        raise Impossible("not-a-position", reason="left")
    if not 1 <= state.round <= rounds or len(state.bills) > casinos:
        raise Impossible("not-a-position", reason="round")
    if min(*state.deck, *state.gone, *state.jetons, 0) < 0:
        raise Impossible("bills-unaccounted", expected=0, found=-1)
    for bills in (*state.bills, *state.won):
        if tuple(sorted(bills, reverse=True)) != bills:
            raise Impossible("not-sorted")
    for casino, bills in enumerate(state.bills, start=1):
        if not money.full(bills):
            raise Impossible("fill-too-short", casino=casino)
        if money.full(bills[1:]):  # the highest may have been drawn last
            raise Impossible("fill-too-long", casino=casino)


def final(won: tuple[tuple[int, ...], ...], jetons: tuple[int, ...]) -> Result:
    """Most money wins; then more bills; then the victory is shared. Jetons are money, but not bills (R24)."""
    score = tuple(sum(bills) + JETON_VALUE * taken for bills, taken in zip(won, jetons or (0,) * len(won), strict=True))
    bills = tuple(map(len, won))
    best = max(zip(score, bills, strict=True))
    winners = tuple(seat for seat, pair in enumerate(zip(score, bills, strict=True)) if pair == best)
    return Result(score, winners, {"bills": bills, "jetons": jetons} if jetons else {"bills": bills})


class Carried(NamedTuple):
    """What carries over from one round to the next."""

    deck: tuple[int, ...]
    gone: tuple[int, ...]
    won: tuple[tuple[int, ...], ...]
    jetons: tuple[int, ...]
    left: tuple[Seat, ...]


class VegasRules(Rules[StateT, MoveT, ViewT], Generic[StateT, MoveT, ViewT]):
    """The rules that all Las Vegas games share: filling, ties, payout, rounds."""

    casinos: int

    def __init__(self, spec: Spec, money: Money) -> None:
        self.spec = spec
        self.seats = spec.seats
        self.money = money
        self.open_money = spec.open_money
        self.jetons = bool(spec.options.get("jetons"))

    def start(self, first: Seat = 0) -> Step[StateT]:
        if first not in range(self.seats):
            raise Misconfigured("no-such-seat", seat=first)
        nothing = (0,) * len(self.money.deck)
        jetons = (0,) * self.seats if self.jetons else ()
        return self._begin(1, first, Carried(self.money.deck, nothing, ((),) * self.seats, jetons, ()))

    @abstractmethod
    def _begin(self, number: int, starter: Seat, carried: Carried) -> Step[StateT]:
        """A new round: everybody takes everything back, the casinos are empty."""

    @abstractmethod
    def after(self, state: StateT, move: MoveT) -> StateT:
        """The table right after one player's legal move, before anything else happens."""

    @abstractmethod
    def weights(self, table: Any, casino: int) -> list[int]:
        """Every owner's dice at `casino`."""

    def ranked(self, table: Any, casino: int) -> list[int]:
        """The owners that no tie cancels at `casino`, most dice first."""
        return ranking(self.weights(table, casino))

    def payments(self, table: Any) -> tuple[Pay, ...]:
        """What every filled casino would pay now, casino 1 first. Players who are out still count (R30)."""
        return tuple(
            settle(casino, bills, self.ranked(table, casino), self.seats)
            for casino, bills in enumerate(table.bills, start=1)
        )

    def _lay_out(self, state: Any, due: DealBills, fill: Fill) -> Any:
        """The state with one more casino filled. Raises Impossible unless this fill is due."""
        left = due.check(fill)
        bills = tuple(sorted(fill.bills, reverse=True))
        return replace(state, bills=(*state.bills, bills), deck=left)

    def _paid(self, state: Any) -> tuple[tuple[Pay, ...], Carried]:
        """The payout of a round, and what carries over to the next."""
        pays = self.payments(state)
        gone = self.money.put(state.gone, [bill for pay in pays for bill in removed(pay)])
        return pays, Carried(state.deck, gone, collect(state.won, pays), state.jetons, state.left)

    def _check_leaving(self, state: Any, seat: Seat) -> None:
        if state.over:
            raise IllegalMove("game-over")
        if seat not in range(self.seats) or seat in state.left:
            raise IllegalMove("no-such-seat", seat=seat)

    def _all_gone(self, state: Any) -> tuple[int, ...]:
        """The removed bills once nobody is left to play; nobody gets those still on the table."""
        return self.money.put(state.gone, [bill for bills in state.bills for bill in bills])
