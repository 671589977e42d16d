"""Why laying some cards was a mistake: what only the card game knows, and its families."""

from __future__ import annotations

from collections.abc import Iterator

from vabanque.coach import Families, Family, Suspicion
from vabanque.core import Seat
from vabanque.core.frozen import replace, swap
from vabanque.core.scene import Name, phrase
from vabanque.games.las_vegas_cards.editions import CARDS, EXIT, PLAYS
from vabanque.games.las_vegas_cards.rules import Cards, Lay, State, in_order, number, without
from vabanque.games.vegas.review.reasons import REST, SIGNS, VegasMistake, at, thousand

DICE = sum(2 if card.endswith("+") else 1 for card in CARDS if number(card) == 1)
"""Dice on all of a player's cards of one number …"""
LIKELY = 2
"""… and how many of them a player who is still in the round may well have in hand."""


class CardMistake(VegasMistake):
    """Cards that should not have been laid, or not these."""

    state: State
    chosen: Lay
    best: Lay

    def reach(self, table: State, owner: int, casino: int) -> int:
        """Others cannot know what has gone under the glass."""
        return 0 if table.out[owner] else DICE - self.weights(table, casino)[owner]

    def threat(self, table: State, owner: int, casino: int) -> int:
        return min(LIKELY, self.reach(table, owner, casino))

    def without_dice(self, casino: int, *seats: Seat) -> State:
        """Their cards go under the glass, so that nobody's pile changes."""
        state = self.state
        for seat in seats:
            state = self._under_glass(state, seat, tuple(c for c in state.laid[seat] if number(c) == casino))
        return state

    def with_dice(self, casino: int, seat: Seat, dice: int) -> State:
        """As many as the seat still has; the cards come from its pile and hand, or from under its glass."""
        state, single = self.state, str(casino)
        laid, glass = list(state.laid[seat]), list(state.glass[seat])
        for _ in range(min(dice, glass.count(single))):
            glass.remove(single)
            laid.append(single)
        return self._with_cards(state, seat, tuple(laid), tuple(glass))

    def without_hands(self, *seats: Seat) -> State:
        """They are out: everything they hold is under the glass."""
        state = self.state
        for seat in seats:
            glass = in_order((*state.glass[seat], *state.hands[seat], *self.rules.pile(state, seat)))
            state = replace(
                state,
                out=swap(state.out, seat, True),
                hands=swap(state.hands, seat, ()),
                glass=swap(state.glass, seat, glass),
            )
        return state

    def with_room(self, cards: int) -> State | None:
        """With fewer cards laid, so that the player may lay this many more; the casinos of both moves stay."""
        touched = self.here.keys() | self.there.keys()
        free = [card for card in self.state.laid[self.seat] if number(card) not in touched]
        return self._under_glass(self.state, self.seat, tuple(free[:cards])) if free else None

    def _under_glass(self, state: State, seat: Seat, cards: Cards) -> State:
        return self._with_cards(state, seat, without(state.laid[seat], cards), (*state.glass[seat], *cards))

    def _with_cards(self, state: State, seat: Seat, laid: Cards, glass: Cards) -> State:
        return replace(
            state, laid=swap(state.laid, seat, in_order(laid)), glass=swap(state.glass, seat, in_order(glass))
        )


def out_too_early(m: CardMistake) -> Iterator[Suspicion]:
    """The cards played put the player out of the round."""
    if m.played.out[m.seat] and not m.better.out[m.seat]:
        yield from _with_room(m, cards=len(m.played.laid[m.seat]))


def goes_out(m: CardMistake) -> Iterator[Suspicion]:
    """The better cards put the player out, and nothing has to be laid any more."""
    if m.better.out[m.seat] and not m.played.out[m.seat]:
        yield from _with_room(m, cards=len(m.better.laid[m.seat]))


def too_many_cards(m: CardMistake) -> Iterator[Suspicion]:
    """The move played uses up more of the eight cards than the better one."""
    if len(m.chosen.cards) > len(m.best.cards):
        yield from _with_room(m, count=len(m.chosen.cards), fewer=len(m.best.cards))


def too_few_cards(m: CardMistake) -> Iterator[Suspicion]:
    """The better move lays more cards; those that are not laid now are gone for this round."""
    rest = [card for card in m.best.cards if card not in m.chosen.cards]
    if len(m.best.cards) > len(m.chosen.cards) and rest:
        hand = in_order((*without(m.state.hands[m.seat], (rest[0],)),))
        yield from _with_hand(m, hand, rest[0], casino=number(rest[0]))


def card_missed(m: CardMistake) -> Iterator[Suspicion]:
    """The better move lays a card that the other one gives away."""
    for card in dict.fromkeys(m.best.cards):
        if m.best.cards.count(card) > m.chosen.cards.count(card):
            yield from _with_hand(m, without(m.state.hands[m.seat], (card,)), card, casino=number(card))


def _with_room(m: CardMistake, **facts: int) -> Iterator[Suspicion]:
    """With more room among the eight cards."""
    for cards in range(1, EXIT):
        if (roomy := m.with_room(cards)) is None:
            return
        yield m.without(phrase("if-room", count=cards), roomy, **facts)


def _with_hand(m: CardMistake, rest: Cards, card: str, **facts: int) -> Iterator[Suspicion]:
    """With another card in place of one: any that neither move would lay."""
    spare = [c for c in m.rules.pile(m.state, m.seat) if number(c) not in m.here.keys() | m.there.keys()]
    for other in dict.fromkeys(spare):
        state = replace(m.state, hands=swap(m.state.hands, m.seat, in_order((*rest, other))))
        if m.chosen in m.rules.legal(state, m.seat):
            named = phrase("double-card", number=number(card)) if len(card) == 2 else card
            yield m.without(phrase("if-no-card", card=named), state, **facts)
            return


def double(m: CardMistake) -> Iterator[Suspicion]:
    """The better move lays a double that the other one gives away."""
    for card in m.best.cards:
        if len(card) == 2 and card not in m.chosen.cards and card[0] in m.rules.pile(m.state, m.seat):
            rest = without(m.state.hands[m.seat], (card,))
            state = replace(m.state, hands=swap(m.state.hands, m.seat, in_order((*rest, card[0]))))
            yield m.without(phrase("if-single", number=number(card)), state, casino=number(card))


def double_wasted(m: CardMistake) -> Iterator[Suspicion]:
    """The move played lays a double where it is worth less than it could be."""
    for card in m.chosen.cards:
        if len(card) == 2 and card not in m.best.cards:
            yield from _without_rivals(m, number(card))


def _without_rivals(m: CardMistake, casino: int) -> Iterator[Suspicion]:
    there = [rival for rival in m.rivals if m.weights(m.state, casino)[rival]]
    if there:
        yield m.without(at("if-all-gone", casino), m.without_dice(casino, *there), casino=casino)


def split(m: CardMistake) -> Iterator[Suspicion]:
    """The move played goes to two casinos, the better one to one."""
    if len(m.here) == 2 and len(m.there) == 1:
        for casino in m.only_here:
            bills = m.state.bills[casino - 1]
            best = max(m.state.bills)
            if bills < best:
                yield m.without(
                    at("if-bill", casino, money=thousand(best[0])),
                    m.with_bills(casino, best),
                    casino=casino,
                )


def both(m: CardMistake) -> Iterator[Suspicion]:
    """The better move goes to two casinos, the one played to one."""
    if len(m.there) == 2 and len(m.here) == 1:
        for casino in m.only_there:
            yield m.without(
                at("if-bill", casino, money=thousand(m.smallest)),
                m.cheap(casino),
                casino=casino,
            )


def rival_out(m: CardMistake) -> Iterator[Suspicion]:
    """A rival who is out can no longer answer at the better casino."""
    for rival in range(m.rules.seats):
        if rival == m.seat or rival in m.state.left or not m.state.out[rival]:
            continue
        for casino in m.only_there:
            if m.weights(m.state, casino)[rival]:
                yield m.without(
                    at("if-gone", casino, name=Name(rival)),
                    m.without_dice(casino, rival),
                    casino=casino,
                    name=Name(rival),
                )


def last_play(m: CardMistake) -> Iterator[Suspicion]:
    """It is the last play of the round: what is not laid now never will be."""
    if m.state.play == PLAYS and len(m.best.cards) > len(m.chosen.cards):
        for casino in m.only_there:
            yield m.without(
                at("if-bill", casino, money=thousand(m.smallest)),
                m.cheap(casino),
                casino=casino,
            )


FAMILIES = Families(
    (
        *SIGNS[:6],
        Family("cards-out-early", out_too_early),
        Family("cards-go-out", goes_out),
        Family("cards-last-play", last_play),
        Family("cards-too-many", too_many_cards),
        *SIGNS[6:],
        Family("cards-double", double),
        Family("cards-double-wasted", double_wasted),
        Family("cards-rival-out", rival_out),
        Family("cards-too-few", too_few_cards),
        Family("cards-both", both),
        Family("cards-split", split),
        *REST,
        Family("cards-missed", card_missed),
    ),
    CardMistake,
)
