"""Why a move in a Las Vegas game was a mistake: the families that dice and cards share.

Every family looks at the casinos that the two moves touch, and takes one thing away: a rival's dice, a bill, dice in
hand, money already won. Dice and cards say how (`VegasMistake`).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from functools import cached_property
from typing import Any

from vabanque.coach import Family, Mistake, Suspicion
from vabanque.core import Seat
from vabanque.core.frozen import replace, swap
from vabanque.core.scene import Argument, Name, Phrase, phrase
from vabanque.games.vegas.rules import Pay

LEAST = 20
"""Differences of money below this many thousand are not worth a sentence."""
INTRUDER = 3
"""How many dice a rival gets at a casino where nobody was, to see what its being empty is worth."""


class VegasMistake(Mistake):
    """A mistake at the casinos."""

    # What the two moves do

    @cached_property
    def played(self) -> Any:
        """The table after the move that was played."""
        return self.rules.after(self.state, self.chosen)

    @cached_property
    def better(self) -> Any:
        """The table after the best move."""
        return self.rules.after(self.state, self.best)

    @cached_property
    def here(self) -> dict[int, int]:
        """Casino → dice that the move played adds there."""
        return self._added(self.played)

    @cached_property
    def there(self) -> dict[int, int]:
        """Casino → dice that the best move adds there."""
        return self._added(self.better)

    @cached_property
    def contrast(self) -> list[int]:
        """Casinos where the move played adds dice, and not as many as the best move."""
        return [casino for casino, dice in self.here.items() if dice != self.there.get(casino)]

    @cached_property
    def only_here(self) -> list[int]:
        """Casinos where only the move played adds dice, the richest first."""
        return sorted(self.here.keys() - self.there.keys(), key=lambda casino: -self.top(casino))

    @cached_property
    def only_there(self) -> list[int]:
        return sorted(self.there.keys() - self.here.keys(), key=lambda casino: -self.top(casino))

    @cached_property
    def rivals(self) -> list[Seat]:
        return [seat for seat in range(self.rules.seats) if seat != self.seat and seat not in self.state.left]

    def _added(self, after: Any) -> dict[int, int]:
        casinos = range(1, self.rules.casinos + 1)
        added = {
            c: self.rules.weights(after, c)[self.seat] - self.rules.weights(self.state, c)[self.seat] for c in casinos
        }
        return {casino: dice for casino, dice in added.items() if dice}

    def top(self, casino: int) -> int:
        return int(self.state.bills[casino - 1][0])

    def weights(self, table: Any, casino: int) -> list[int]:
        return list(self.rules.weights(table, casino))

    def pay(self, table: Any, casino: int) -> Pay:
        pay: Pay = self.rules.payments(table)[casino - 1]
        return pay

    def paid(self, table: Any, seat: Seat) -> int:
        """What a seat would get now, in thousands."""
        return sum(pay.bills.get(seat, 0) for pay in self.rules.payments(table))

    def money(self, seat: Seat) -> int:
        return sum(self.state.won[seat])

    @property
    def richest(self) -> Seat:
        return max(range(self.rules.seats), key=self.money)

    # What can be taken away

    def with_bills(self, casino: int, bills: tuple[int, ...], state: Any = None) -> Any:
        state = state or self.state
        return replace(state, bills=swap(state.bills, casino - 1, bills))

    @property
    def smallest(self) -> int:
        """The smallest bill of the game, in thousands."""
        return int(min(self.rules.money.values))

    def cheap(self, casino: int, bill: int = 0) -> Any:
        """The position with no bill above `bill`, or only the smallest ones, at a casino."""
        most = bill or self.smallest
        return self.with_bills(casino, tuple(min(other, most) for other in self.state.bills[casino - 1]))

    def with_won(self, seat: Seat, bills: tuple[int, ...]) -> Any:
        return replace(self.state, won=swap(self.state.won, seat, bills))

    @abstractmethod
    def reach(self, table: Any, owner: int, casino: int) -> int:
        """The most dice that an owner can still bring to a casino in this round, as far as everybody knows."""

    def threat(self, table: Any, owner: int, casino: int) -> int:
        """Dice that an owner may well bring to a casino."""
        return self.reach(table, owner, casino)

    def is_safe(self, table: Any, casino: int) -> bool:
        """Does the player lead a casino so clearly that nobody, not even the neutral dice, can draw level any more?"""
        weights = self.weights(table, casino)
        return all(
            weight + self.reach(table, owner, casino) < weights[self.seat]
            for owner, weight in enumerate(weights)
            if owner != self.seat
        )

    def can_place(self, table: Any, seat: Seat) -> bool:
        """Can a seat still place anything in this round?"""
        return any(self.reach(table, seat, casino) for casino in range(1, self.rules.casinos + 1))

    @abstractmethod
    def without_dice(self, casino: int, *seats: Seat) -> Any:
        """The position without these owners' dice at a casino."""

    @abstractmethod
    def with_dice(self, casino: int, seat: Seat, dice: int) -> Any:
        """The position with more dice of a seat at a casino."""

    @abstractmethod
    def without_hands(self, *seats: Seat) -> Any:
        """The position if these seats could bring nothing more in this round."""


def at(message: str, casino: int, /, **facts: Any) -> Phrase:
    return phrase(message, casino=casino, **facts)


def thousand(amount: int) -> Phrase:
    return phrase("money", amount=1000 * amount)


# The move that was played: what is wrong with it


def ties(m: VegasMistake) -> Iterator[Suspicion]:
    """The dice played tie with a rival's and win nothing."""
    for casino in m.contrast:
        weights = m.weights(m.played, casino)
        for rival in m.rivals:
            if weights[rival] == weights[m.seat] and m.seat not in m.pay(m.played, casino).bills:
                name = Name(rival)
                yield m.without(
                    at("if-gone", casino, name=name), m.without_dice(casino, rival), casino=casino, name=name
                )


def behind(m: VegasMistake) -> Iterator[Suspicion]:
    """A rival stays ahead where the dice were played, and they win nothing."""
    for casino in m.contrast:
        weights = m.weights(m.played, casino)
        if m.seat in m.pay(m.played, casino).bills:
            continue
        ahead = [rival for rival in m.rivals if weights[rival] > weights[m.seat]]
        for rival in sorted(ahead, key=weights.__getitem__, reverse=True):
            name = Name(rival)
            yield m.without(at("if-gone", casino, name=name), m.without_dice(casino, rival), casino=casino, name=name)


def crowded(m: VegasMistake) -> Iterator[Suspicion]:
    """Several rivals are at the casino that was played."""
    for casino in m.contrast:
        there = [rival for rival in m.rivals if m.weights(m.state, casino)[rival]]
        if len(there) >= 2:
            yield m.without(at("if-all-gone", casino), m.without_dice(casino, *there), casino=casino, count=len(there))


def contested(m: VegasMistake) -> Iterator[Suspicion]:
    """A rival's dice are where the move was played, whatever they do there."""
    for casino in m.contrast:
        for rival in m.rivals:
            if m.weights(m.state, casino)[rival]:
                name = Name(rival)
                yield m.without(
                    at("if-gone", casino, name=name), m.without_dice(casino, rival), casino=casino, name=name
                )


def breakable(m: VegasMistake) -> Iterator[Suspicion]:
    """The lead that was played for can still be broken by one rival."""
    for casino in m.contrast:
        weights = m.weights(m.played, casino)
        if m.seat not in m.pay(m.played, casino).bills:
            continue
        for rival in m.rivals:
            threat = m.threat(m.played, rival, casino)
            if threat and weights[rival] + threat >= weights[m.seat]:
                name = Name(rival)
                yield m.without(phrase("if-hand-empty", name=name), m.without_hands(rival), casino=casino, name=name)


def wasted(m: VegasMistake) -> Iterator[Suspicion]:
    """More dice for a lead that nobody could have broken anyway."""
    for casino in m.here:
        if m.is_safe(m.state, casino) and m.seat in m.pay(m.state, casino).bills:
            yield m.without(at("if-own-gone", casino), m.without_dice(casino, m.seat), casino=casino)


def enough(m: VegasMistake) -> Iterator[Suspicion]:
    """More dice where the player already leads."""
    for casino in m.here:
        if m.seat in m.pay(m.state, casino).bills:
            bill = thousand(m.pay(m.state, casino).bills[m.seat])
            yield m.without(at("if-own-gone", casino), m.without_dice(casino, m.seat), casino=casino, money=bill)


def small_bill(m: VegasMistake) -> Iterator[Suspicion]:
    """The casino that was played pays less than the better one."""
    for casino in m.only_here:
        for other in m.only_there:
            if m.top(other) - m.top(casino) >= LEAST:
                bills = m.state.bills[other - 1]
                yield m.without(
                    at("if-bill", casino, money=thousand(bills[0])),
                    m.with_bills(casino, bills),
                    casino=casino,
                    money=thousand(m.top(casino)),
                    other=at("casino-at", other),
                    more=thousand(bills[0]),
                )


# The better move: what is good about it


def unties(m: VegasMistake) -> Iterator[Suspicion]:
    """The better move breaks a tie of the player's own."""
    for casino in m.only_there:
        weights, after = m.weights(m.state, casino), m.weights(m.better, casino)
        for rival in m.rivals:
            if weights[rival] and weights[rival] == weights[m.seat] and after[m.seat] > after[rival]:
                name = Name(rival)
                yield m.without(
                    at("if-gone", casino, name=name), m.without_dice(casino, rival), casino=casino, name=name
                )


def stops(m: VegasMistake) -> Iterator[Suspicion]:
    """The better move ties with a rival on purpose, and the rival's bill is gone."""
    for casino in m.only_there:
        before, after = m.pay(m.state, casino).bills, m.pay(m.better, casino).bills
        weights = m.weights(m.better, casino)
        for rival in m.rivals:
            lost = before.get(rival, 0) - after.get(rival, 0)
            if weights[rival] == weights[m.seat] and lost >= LEAST:
                name, money = Name(rival), thousand(lost)
                yield m.without(
                    at("if-gone", casino, name=name),
                    m.without_dice(casino, rival),
                    casino=casino,
                    name=name,
                    money=money,
                )
                yield m.without(
                    at("if-bill", casino, money=thousand(m.smallest)),
                    m.cheap(casino),
                    casino=casino,
                    name=name,
                    money=money,
                )


def overtakes(m: VegasMistake) -> Iterator[Suspicion]:
    """The better move takes a bill from a rival."""
    for casino in m.only_there:
        before, after = m.pay(m.state, casino).bills, m.pay(m.better, casino).bills
        for rival in m.rivals:
            lost = before.get(rival, 0) - after.get(rival, 0)
            if lost >= LEAST and after.get(m.seat, 0) >= LEAST:
                facts: dict[str, Argument] = {"casino": casino, "name": Name(rival), "money": thousand(after[m.seat])}
                yield m.without(at("if-gone", casino, name=Name(rival)), m.without_dice(casino, rival), **facts)
                yield m.without(at("if-bill", casino, money=thousand(m.smallest)), m.cheap(casino), **facts)


def safe_bill(m: VegasMistake) -> Iterator[Suspicion]:
    """The better move wins a bill that nobody can take away any more."""
    for casino in m.only_there:
        bill = m.pay(m.better, casino).bills.get(m.seat, 0)
        if bill >= LEAST and m.is_safe(m.better, casino):
            yield m.without(
                at("if-bill", casino, money=thousand(m.smallest)),
                m.cheap(casino),
                casino=casino,
                money=thousand(bill),
            )


def second(m: VegasMistake) -> Iterator[Suspicion]:
    """The better move is worth its place for the second bill."""
    for casino in m.only_there:
        bills = m.state.bills[casino - 1]
        bill = m.pay(m.better, casino).bills.get(m.seat, 0)
        if len(bills) > 1 and bill == bills[1] != bills[0] and bill >= LEAST:
            yield m.without(
                at("if-second", casino, money=thousand(m.smallest)),
                m.with_bills(casino, (bills[0], *(m.smallest,) * (len(bills) - 1))),
                casino=casino,
                money=thousand(bill),
            )


def opens(m: VegasMistake) -> Iterator[Suspicion]:
    """The better move goes where nobody is yet."""
    for casino in m.only_there:
        if any(m.weights(m.state, casino)) or m.top(casino) < LEAST:
            continue
        for rival in m.rivals:
            yield m.without(
                at("if-intruder", casino, name=Name(rival), dice=INTRUDER),
                m.with_dice(casino, rival, INTRUDER),
                casino=casino,
                money=thousand(m.top(casino)),
            )


def defends(m: VegasMistake) -> Iterator[Suspicion]:
    """The better move strengthens a lead that a rival threatens."""
    for casino in m.only_there:
        bill = m.pay(m.state, casino).bills.get(m.seat, 0)
        if bill < LEAST:
            continue
        for rival in m.rivals:
            facts: dict[str, Argument] = {"casino": casino, "name": Name(rival), "money": thousand(bill)}
            if m.weights(m.state, casino)[rival]:
                yield m.without(at("if-gone", casino, name=Name(rival)), m.without_dice(casino, rival), **facts)
            if m.can_place(m.state, rival):
                yield m.without(phrase("if-hand-empty", name=Name(rival)), m.without_hands(rival), **facts)


def big_bill(m: VegasMistake) -> Iterator[Suspicion]:
    """The better casino has a bill that is worth the dice."""
    for casino in m.only_there:
        if m.top(casino) < LEAST:
            continue
        low = min((m.top(other) for other in m.only_here), default=m.smallest)
        for bill in dict.fromkeys((low, m.smallest)):
            if bill < m.top(casino):
                yield m.without(
                    at("if-bill", casino, money=thousand(bill)),
                    m.cheap(casino, bill),
                    casino=casino,
                    money=thousand(m.top(casino)),
                )
    if len(m.only_there) > 1:
        state = m.state
        for casino in m.only_there:
            state = m.with_bills(casino, (m.smallest,) * len(state.bills[casino - 1]), state)
        first = m.only_there[0]
        yield m.without(phrase("if-bills-small"), state, casino=first, money=thousand(m.top(first)))


# Who stands where


def leader(m: VegasMistake) -> Iterator[Suspicion]:
    """The better move costs the player with the most money something."""
    rival = m.richest
    if rival == m.seat or not m.money(rival):
        return
    if m.paid(m.played, rival) > m.paid(m.better, rival):
        name = Name(rival)
        yield m.without(phrase("if-poor", name=name), m.with_won(rival, ()), name=name, money=thousand(m.money(rival)))


def leading(m: VegasMistake) -> Iterator[Suspicion]:
    """The player leads and takes a risk that only somebody behind would need."""
    if m.richest == m.seat and m.money(m.seat):
        poorest = min(m.rivals, key=m.money)
        yield m.without(
            phrase("if-own-money", money=thousand(m.money(poorest))),
            m.with_won(m.seat, m.state.won[poorest]),
            money=thousand(m.money(m.seat)),
        )


def trailing(m: VegasMistake) -> Iterator[Suspicion]:
    """The player is behind and plays as if there were time."""
    rival = m.richest
    if m.money(rival) - m.money(m.seat) >= LEAST:
        yield m.without(
            phrase("if-own-money", money=thousand(m.money(rival))),
            m.with_won(m.seat, m.state.won[rival]),
            name=Name(rival),
            money=thousand(m.money(rival) - m.money(m.seat)),
        )


def jeton(m: VegasMistake) -> Iterator[Suspicion]:
    """The better move takes a Jeton."""
    for casino in m.there:
        if m.state.jetons_at and m.state.jetons_at[casino - 1] and not m.better.jetons_at[casino - 1]:
            bare = replace(m.state, jetons_at=swap(m.state.jetons_at, casino - 1, False))
            yield m.without(at("if-no-jeton", casino), bare, casino=casino)


# What can still happen


def to_come(m: VegasMistake) -> Iterator[Suspicion]:
    """One rival can still answer."""
    for rival in m.rivals:
        if m.can_place(m.state, rival):
            name = Name(rival)
            yield m.without(phrase("if-hand-empty", name=name), m.without_hands(rival), name=name)


def all_to_come(m: VegasMistake) -> Iterator[Suspicion]:
    """What all the rivals can still do decides."""
    if any(m.can_place(m.state, rival) for rival in m.rivals):
        yield m.without(phrase("if-hands-empty"), m.without_hands(*m.rivals))


def prices(m: VegasMistake) -> Iterator[Suspicion]:
    """With the bills of the two casinos exchanged, the move would have been right."""
    for casino in m.only_here:
        for other in m.only_there:
            one, two = m.state.bills[casino - 1], m.state.bills[other - 1]
            if one != two:
                swapped = m.with_bills(other, one, m.with_bills(casino, two))
                yield m.without(
                    at("if-swapped", casino, other=at("casino-at", other)),
                    swapped,
                    casino=casino,
                    money=thousand(sum(one)),
                    other=at("casino-at", other),
                    more=thousand(sum(two)),
                )


SIGNS = (
    Family("vegas-tie", ties),
    Family("vegas-untie", unties),
    Family("vegas-stop", stops),
    Family("vegas-overtake", overtakes),
    Family("vegas-wasted", wasted),
    Family("vegas-jeton", jeton),
    Family("vegas-behind", behind),
    Family("vegas-safe", safe_bill),
    Family("vegas-leader", leader),
    Family("vegas-crowded", crowded),
    Family("vegas-breakable", breakable),
    Family("vegas-defend", defends),
    Family("vegas-second", second),
)
"""The families that name one thing on the table, the most telling first."""
REST = (
    Family("vegas-small", small_bill),
    Family("vegas-enough", enough),
    Family("vegas-open", opens),
    Family("vegas-contested", contested),
    Family("vegas-big", big_bill),
    Family("vegas-leading", leading),
    Family("vegas-trailing", trailing),
    Family("vegas-answer", to_come),
    Family("vegas-answers", all_to_come),
    Family("vegas-prices", prices),
)
"""The families that hold more generally: they are asked after a game's own."""
