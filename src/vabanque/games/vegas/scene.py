"""What all Las Vegas tables show: casinos with their bills and dice, payouts, bills by round."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache, reduce
from typing import Any, Generic, Literal, TypeVar

from vabanque.core import Chance, Entry, Leave, Move, Result, Seat
from vabanque.core.contract import MoveT, StateT
from vabanque.core.frozen import Frozen, replace, swap
from vabanque.core.scene import Argument, Awaited, Hand, Name, Phrase, Player, Scene, Scenes, Story, phrase
from vabanque.games.vegas.rules import JETON_VALUE, DealBills, Fill, Jeton, Pay, Round, VegasRules

Owner = int | Literal["neutral"]
"""The owner of dice: a seat, or neutral."""


class Bill(Frozen):
    """A bill at a casino. Money is in thousands of dollars."""

    value: int
    goes_to: Owner | None
    """Who would get it if it were paid now."""


class Stack(Frozen):
    """One owner's dice or cards at one casino."""

    owner: Owner
    faces: tuple[int, ...]
    """Normal dice, one number each; in the card game, one number for every die printed on the cards."""
    cards: tuple[str, ...] | None
    biggy: int | None
    """The face of the Biggy, if it lies here."""
    weight: int
    """How many dice these count for."""
    pips: int
    """The sum of the faces, which decides ties at the Bandit."""
    tied: bool
    """Would a tie cancel these dice if the casino were paid now?"""


class Casino(Frozen):
    """A casino and what lies there."""

    casino: int
    bills: tuple[Bill, ...]
    """Highest first."""
    stacks: tuple[Stack, ...]
    """In seat order."""
    jeton: bool
    open: tuple[int, ...] | None
    """The Bandit only: the faces it still takes."""


class CasinoGain(Frozen):
    """What a choice would bring at one casino if it were paid right after."""

    casino: int
    weight: int
    bill: int | None
    rank: int | None
    """1 for the most dice; None if a tie cancels them."""
    tied_with: tuple[Owner, ...]


# A table shows the same few of these again and again. Reusing the same object saves creating and comparing new ones.
one_bill = lru_cache(maxsize=1024)(Bill)
one_stack = lru_cache(maxsize=4096)(Stack)
one_gain = lru_cache(maxsize=4096)(CasinoGain)


class VegasPlayer(Player, kw_only=True):
    """A seat and its money. With hidden money only the number of bills is public (R6)."""

    won: tuple[int, ...] | None
    """Bills won, highest first; None where they are hidden."""
    bills: int
    """How many bills that is."""
    jetons: int


class VegasScene(Scene, kw_only=True):
    """What every Las Vegas table shows."""

    players: tuple[VegasPlayer, ...]
    round: int
    rounds: int
    starter: Seat | None
    """Who started this round; None where all decide together (R63)."""
    casinos: tuple[Casino, ...]
    paid: tuple[Casino, ...] | None
    """The table just before the last payout: who got which bill, whom a tie cancelled."""
    paid_players: tuple[VegasPlayer, ...] | None
    """Everybody just before that payout: everything is placed, nothing is paid."""
    paid_at: int | None
    """The number of the entry with which that payout began."""
    history: tuple[tuple[tuple[int, ...], ...], ...] | None
    """Round by round, seat by seat: bills won; None while money is hidden."""
    totals: tuple[tuple[int, ...], ...] | None
    """Round by round, seat by seat: money won, Jetons included; None while money is hidden."""


class VegasHand(Hand, kw_only=True):
    """A seat's money, which others may not see, and what it would win."""

    won: tuple[int, ...]
    """Bills won, highest first."""
    due: int
    """What all casinos together would pay this seat now."""


class AwaitedBills(Awaited, kw_only=True):
    """Bills for a casino."""

    kind: Literal["fill"] = "fill"
    casino: int
    deck: tuple[tuple[int, int], ...]
    """Bills left: value, copies."""
    bills: int | None
    """Either this many are laid out …"""
    worth: int | None
    """… or one after another until they are worth this much."""


class VegasStory(Story):
    """Bills by round, and the table just before the last payout."""

    rules: Any
    history: tuple[tuple[tuple[int, ...], ...], ...] = ()
    jetons: tuple[tuple[int, ...], ...] = ()
    """Round by round, seat by seat: Jetons taken."""
    paid: Any = None
    paid_at: int | None = None
    base: Any = None
    """The state in which the decisions below were made."""
    decided: tuple[Move, ...] = ()
    """Decisions since dice were last rolled, or cards or bills drawn."""

    def tell(self, entry: Entry, before: Any, at: int) -> VegasStory:
        story = self
        if not self.history and not isinstance(entry, Round):
            story = self._with_past(before)
        if isinstance(entry, Move):
            base = self.base if self.decided else before
            story = replace(story, base=base, decided=(*self.decided, entry))
        elif entry.by == "chance" or isinstance(entry, Round):
            story = replace(story, decided=())
        match entry:
            case Round():
                seats = self.rules.seats
                return replace(story, history=(*story.history, ((),) * seats), jetons=(*story.jetons, (0,) * seats))
            case Jeton():
                taken = swap(story.jetons[-1], entry.seat, story.jetons[-1][entry.seat] + 1)
                return replace(story, jetons=(*story.jetons[:-1], taken))
            case Pay():
                if entry.casino == 1:
                    story = replace(story, paid=story._before_payout(), paid_at=at)
                won = story.history[-1]
                for seat, bill in entry.bills.items():
                    won = swap(won, seat, (*won[seat], bill))
                return replace(story, history=(*story.history[:-1], won))
        return story

    def _with_past(self, state: Any) -> VegasStory:
        """The story of a game that began in a position: all that was won before counts as won in the first round.

        Nobody knows in which round it was, only that there were that many.
        """
        seats = self.rules.seats
        won = (tuple(bills or () for bills in state.won), *(((),) * seats for _ in range(1, state.round)))
        jetons = (state.jetons or (0,) * seats, *((0,) * seats for _ in range(1, state.round)))
        return replace(self, history=won, jetons=jetons)

    def _before_payout(self) -> Any:
        """The table with everything on it, right after the last decision."""
        table = self.base
        for move in self.decided:
            if not isinstance(move, Leave):
                table = self.rules.after(table, move)
        return table


T = TypeVar("T")
RulesT = TypeVar("RulesT", bound=VegasRules[Any, Any, Any])
StoryT = TypeVar("StoryT", bound=VegasStory)


class VegasScenes(Scenes[StateT, MoveT, StoryT], Generic[StateT, MoveT, StoryT, RulesT]):
    """What all three games show in the same way."""

    rules: RulesT

    def __init__(self, rules: RulesT) -> None:
        super().__init__(rules)
        # Caches: most of a table looks as it did a move ago.
        self._shown: dict[int, tuple[Any, Casino]] = {}
        """Casino → what lay there when it was last shown, and how it was shown."""
        self._all: tuple[Any, tuple[Casino, ...]] = (None, ())
        """The table that was last shown, and all its casinos."""
        self._pays: tuple[Any, tuple[dict[Owner | None, int], list[dict[Owner | None, int]]]] = (None, ({}, []))
        """The table for which payments were last computed, and what it would pay to whom."""
        self._paid: dict[Any, tuple[Any, Any]] = {}
        """Part → the table just before the last payout, and how that part of it was shown (see `as_paid`)."""

    def round(self, state: Any) -> int:
        return int(state.round)

    def casinos(self, table: Any) -> tuple[Casino, ...]:
        """Bills and dice at every casino, and who would get what if it were paid now."""
        if self._all[0] is table:
            return self._all[1]
        casinos = []
        for casino in range(1, self.rules.casinos + 1):
            lying = self._lying(table, casino)
            shown = self._shown.get(casino)
            if shown is None or shown[0] != lying:
                shown = self._shown[casino] = lying, self._casino(table, casino)
            casinos.append(shown[1])
        self._all = table, tuple(casinos)
        return self._all[1]

    def _casinos(self, table: Any) -> tuple[Casino, ...]:
        return tuple(self._casino(table, casino) for casino in range(1, self.rules.casinos + 1))

    def _casino(self, table: Any, casino: int) -> Casino:
        bills = table.bills[casino - 1] if casino <= len(table.bills) else ()  # not filled yet
        weights, ranked = self.rules.weights(table, casino), self.rules.ranked(table, casino)
        takers: list[Owner | None] = [self.owner(owner) for owner in ranked]
        takers += [None] * len(bills)
        return Casino(
            casino=casino,
            bills=tuple(map(one_bill, bills, takers)),
            stacks=tuple(
                self._stack(table, casino, owner, weight, tied=owner not in ranked)
                for owner, weight in enumerate(weights)
                if weight
            ),
            jeton=casino <= len(table.jetons_at) and table.jetons_at[casino - 1],
            open=self._open_faces(table, casino),
        )

    def _lying(self, table: Any, casino: int) -> tuple[Any, ...]:
        """Everything that determines how a casino looks."""
        return table.bills[casino - 1 : casino], table.jetons_at[casino - 1 : casino], self._placed(table, casino)

    @abstractmethod
    def _placed(self, table: Any, casino: int) -> Any:
        """What players have placed at a casino, in the state's own form."""

    @abstractmethod
    def _stack(self, table: Any, casino: int, owner: int, weight: int, *, tied: bool) -> Stack:
        """What an owner has at a casino."""

    def _open_faces(self, table: Any, casino: int) -> tuple[int, ...] | None:
        return None

    def owner(self, owner: int) -> Owner:
        return owner if owner < self.rules.seats else "neutral"

    def common(self, state: Any, story: VegasStory) -> dict[str, Any]:
        """The fields that every Las Vegas scene has."""
        shown = self.rules.open_money or state.over
        return {
            "over": state.over,
            "round": state.round,
            "starter": state.starter if self.has_starter else None,
            "casinos": self.casinos(state),
            "paid": self.as_paid("casinos", story, self._casinos),
            "paid_at": story.paid_at,
            "history": story.history if shown else None,
            "totals": round_totals(story) if shown else None,
        }

    def as_paid(self, part: Hashable, story: VegasStory, show: Callable[[Any], T]) -> T | None:
        """A part of the table just before the last payout; None before the first payout."""
        if story.paid is None:
            return None
        if self._paid.get(part, (None,))[0] is not story.paid:
            self._paid[part] = story.paid, show(story.paid)
        shown: T = self._paid[part][1]
        return shown

    def money(self, state: Any, seat: Seat) -> dict[str, Any]:
        """The fields that players have in every Las Vegas scene."""
        shown = self.rules.open_money or state.over
        won = state.won[seat]
        return {
            "score": self.score(state, seat) if shown else None,
            "won": won if shown else None,
            "bills": len(won),
            "jetons": state.jetons[seat] if state.jetons else 0,
            "left": seat in state.left,
        }

    def score(self, state: Any, seat: Seat) -> int:
        """Money won, Jetons included."""
        money: int = sum(state.won[seat])
        return money + JETON_VALUE * state.jetons[seat] if state.jetons else money

    def due(self, table: Any, seat: Seat) -> int:
        """What all casinos together would pay `seat` if they paid now."""
        return self._payments(table)[0].get(seat, 0)

    def due_after(self, table: Any, seat: Seat, gains: Sequence[CasinoGain]) -> int:
        """The same after a choice that changes only the casinos of its `gains`."""
        dues, pays = self._payments(table)
        changes = [(gain.bill or 0) - pays[gain.casino - 1].get(seat, 0) for gain in gains]
        return dues.get(seat, 0) + sum(changes)

    def _payments(self, table: Any) -> tuple[dict[Owner | None, int], list[dict[Owner | None, int]]]:
        """What each owner would get in all, and casino by casino."""
        if self._pays[0] is not table:
            pays: list[dict[Owner | None, int]] = []
            dues: dict[Owner | None, int] = {}
            for casino in self.casinos(table):
                pays.append({bill.goes_to: bill.value for bill in casino.bills})
                for owner, bill in pays[-1].items():
                    dues[owner] = dues.get(owner, 0) + bill
            self._pays = table, (dues, pays)
        return self._pays[1]

    def gain(self, table: Any, casino: int, seat: Seat) -> CasinoGain:
        """What `seat` has and would get at a casino."""
        weights, ranked = self.rules.weights(table, casino), self.rules.ranked(table, casino)
        rank = ranked.index(seat) if seat in ranked else None
        bills = table.bills[casino - 1]
        tied: list[Owner] = []
        if rank is None and weights[seat]:
            tied = [
                self.owner(owner)
                for owner, weight in enumerate(weights)
                if owner != seat and weight == weights[seat] and owner not in ranked
            ]
        return one_gain(
            casino,
            weights[seat],
            bills[rank] if rank is not None and rank < len(bills) else None,
            None if rank is None else rank + 1,
            tuple(tied),
        )

    def awaited(self, chance: Chance[Entry], *, reveal: bool = False) -> Awaited:
        assert isinstance(chance, DealBills)
        deck = tuple((value, left) for value, left in zip(chance.money.values, chance.deck, strict=True) if left)
        return AwaitedBills(
            seat=None,
            ask=(phrase("terminal-read-bills", casino=chance.casino),),
            casino=chance.casino,
            deck=deck,
            bills=chance.money.exactly,
            worth=chance.money.least,
        )

    def tell(self, entry: Entry, story: StoryT) -> tuple[Phrase, ...]:
        match entry:
            case Round() if self.has_starter:
                return (phrase("entry-round", number=entry.number, name=Name(entry.start)),)
            case Round():
                return (phrase("entry-round-together", number=entry.number),)
            case Fill():
                bills = sorted(entry.bills, reverse=True)
                return (phrase("entry-fill", casino=entry.casino, bills=bill_names(bills)),)
            case Jeton():
                return (phrase("entry-jeton", name=Name(entry.seat), casino=entry.casino),)
            case Pay():
                return self._tell_payout(entry, story.paid)
            case Leave():
                return (phrase("entry-leave", name=Name(entry.seat)),)
        raise TypeError(entry)

    @property
    def has_starter(self) -> bool:
        """Does a round have a starter? Not where all decide together (R63)."""
        return True

    def _tell_payout(self, pay: Pay, table: Any) -> tuple[Phrase, ...]:
        """Who is tied, who takes which bill and what nobody gets; `table` is the table just before the payout."""
        weights, ranked = self.rules.weights(table, pay.casino), self.rules.ranked(table, pay.casino)
        clauses = []
        for weight in sorted({*weights} - {0}, reverse=True):
            tied = [owner for owner, other in enumerate(weights) if other == weight and owner not in ranked]
            if tied:
                clauses.append(phrase("pay-tied", names=self._named(tied), dice=phrase("with-dice", count=weight)))
            clauses += [
                self._tell_share(pay, owner, self.strength(table, pay.casino, owner))
                for owner in ranked
                if weights[owner] == weight
            ]
        if not clauses:
            clauses.append(phrase("pay-no-dice"))
        if pay.unclaimed:
            clauses.append(phrase("pay-unclaimed", bills=bill_names(pay.unclaimed)))
        joined = reduce(lambda first, last: phrase("clauses", first=first, last=last), clauses)
        return (phrase("entry-pay", casino=pay.casino, clauses=joined),)

    def strength(self, table: Any, casino: int, owner: int) -> Phrase:
        """What decided where an owner ranks at a casino: how many dice."""
        return phrase("with-dice", count=self.rules.weights(table, casino)[owner])

    def _tell_share(self, pay: Pay, owner: int, dice: Phrase) -> Phrase:
        """What an owner gets who is not cancelled by a tie; `dice` is what decided."""
        if self.owner(owner) == "neutral":
            if pay.neutral is None:
                return phrase("pay-neutral-too-late", dice=dice)
            return phrase("pay-neutral", bill=money_name(pay.neutral), dice=dice)
        if owner not in pay.bills:
            return phrase("pay-too-late", name=Name(owner), dice=dice)
        return phrase("pay-takes", name=Name(owner), bill=money_name(pay.bills[owner]), dice=dice)

    def _named(self, owners: Sequence[int]) -> Argument:
        return tuple(phrase("owner-neutral") if self.owner(owner) == "neutral" else Name(owner) for owner in owners)

    def result(self, result: Result, seat: Seat) -> tuple[Phrase, ...]:
        bills, jetons = result.counts["bills"][seat], result.counts.get("jetons")
        name, money = Name(seat), money_name(result.score[seat])
        if jetons is None or not jetons[seat]:
            return (phrase("result-money", name=name, money=money, bills=bills),)
        return (phrase("result-money-jetons", name=name, money=money, bills=bills, jetons=jetons[seat]),)


def round_totals(story: VegasStory) -> tuple[tuple[int, ...], ...]:
    """Money won by round and seat, Jetons included."""
    return tuple(
        tuple(sum(bills) + JETON_VALUE * jetons for bills, jetons in zip(won, taken, strict=True))
        for won, taken in zip(story.history, story.jetons, strict=True)
    )


def money_name(thousands: int) -> Phrase:
    return phrase("money", amount=1000 * thousands)


def bill_names(bills: Sequence[int]) -> Argument:
    return tuple(money_name(bill) for bill in bills)
