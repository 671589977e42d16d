"""Las Vegas – the card game: choose from five cards, lay them at the casinos; with eight laid you are out.

Rule numbers R… refer to the project's rulings.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from math import comb
from random import Random
from typing import ClassVar

from vabanque.core import Below, Decide, Entry, Hidden, Leave, Move, Outcome, Over, Sampled, Seat, Spec, Step, Turn
from vabanque.core.chance import check_seat
from vabanque.core.frozen import Frozen, recast, replace, swap
from vabanque.core.refusals import IllegalMove, Impossible, Unreadable
from vabanque.games.las_vegas_cards.editions import CARDS, EXIT, HAND, MONEY, PLAYS, ROUNDS, SORTS
from vabanque.games.vegas import rules as vegas
from vabanque.games.vegas.rules import Carried, DealBills, Fill, Jeton, Pay, Round, VegasRules

Card = str
"""`3` shows one three, `3+` is the double and shows two."""
Cards = tuple[Card, ...]


def number(card: Card) -> int:
    """The number printed on a card, which is also its casino's number."""
    return int(card[0])


def pips(card: Card) -> int:
    """Dice printed on a card."""
    return len(card)


class Draw(Outcome, kind="draw"):
    """A player draws a hand of five, sorted. Nobody else sees it."""

    medium = "cards"
    secret = True
    seat: Seat
    cards: Cards | Hidden


class Lay(Move, kind="lay"):
    """A player lays cards at the casinos of their numbers; the rest of the hand goes under the glass."""

    cards: Cards


class DrawHand(Sampled):
    """Chance: five cards from a player's own pile."""

    seat: Seat
    pile: Cards
    kind: ClassVar[str] = "draw"

    def outcomes(self) -> Iterator[tuple[Draw, Fraction]]:
        copies = Counter(self.pile)
        total = comb(len(self.pile), HAND)
        for cards in sorted(set(combinations(self.pile, HAND))):
            ways = 1
            for card, taken in Counter(cards).items():
                ways *= comb(copies[card], taken)
            yield Draw(self.seat, cards), Fraction(ways, total)

    def deal(self, below: Below) -> Draw:
        if len(self.pile) < HAND:
            raise Impossible("pile-empty")  # never happens in a game (R32), but a made-up position can get here
        pile = list(self.pile)
        return Draw(self.seat, in_order([pile.pop(below(len(pile))) for _ in range(HAND)]))

    def read(self, text: str) -> Draw:
        draw = Draw(self.seat, read_cards(text))
        self.check(draw)
        return draw

    def check(self, draw: Draw) -> Cards:
        """The cards drawn. Raises Impossible."""
        check_seat(draw.seat, self.seat)
        cards = () if isinstance(draw.cards, Hidden) else draw.cards
        if len(cards) != HAND:
            raise Impossible("wrong-card-count", cards=HAND, found=len(cards))
        if cards != in_order(cards):
            raise Impossible("not-sorted")
        rest = iter(self.pile)  # hand and pile are both sorted, so one pass is enough
        for card in cards:
            if card not in rest:
                raise Impossible("card-not-in-pile", card=card)
        return cards


def in_order(cards: Iterable[Card]) -> Cards:
    """Cards sorted by number, singles before the double: simply the order of their text."""
    return tuple(sorted(cards))


def without(cards: Cards, taken: Cards) -> Cards:
    """`cards` without `taken`, which must be among them."""
    rest = list(cards)
    for card in taken:
        rest.remove(card)
    return tuple(rest)


def read_cards(text: str) -> Cards:
    """`3 3 6+` or `336+` → cards, sorted."""
    cards = re.sub(r"(?<=[\d+])(?=\d)", " ", text).split()
    for card in cards:
        if card not in SORTS:
            raise Unreadable("no-such-card", card=card)
    return in_order(cards)


@lru_cache(maxsize=20_000)
def selections(hand: Cards) -> tuple[Cards, ...]:
    """All selections a hand allows: one or two cards of any numbers, or any cards of one number.

    Equal single cards are interchangeable, so each selection is listed once.
    """
    ways = {
        cards
        for size in range(1, len(hand) + 1)
        for cards in combinations(hand, size)
        if size <= 2 or len({number(card) for card in cards}) == 1
    }
    return tuple(sorted(ways, key=lambda cards: (len(cards), cards)))


@lru_cache(maxsize=20_000)
def lays(seat: Seat, hand: Cards) -> tuple[Lay, ...]:
    """Every move that a hand allows."""
    return tuple(Lay(seat, cards) for cards in selections(hand))


@lru_cache(maxsize=1024)
def still_in(starter: Seat, out: tuple[bool, ...]) -> tuple[Seat, ...]:
    """The seats that still take part in a round, in its order."""
    return tuple(seat for seat in (*range(starter, len(out)), *range(starter)) if not out[seat])


@lru_cache(maxsize=1024)
def rest_of_set(*taken: Cards) -> Cards:
    """A player's 30 cards without these. Cached, since it is called with the same cards several times in a row."""
    return without(CARDS, tuple(card for cards in taken for card in cards))


class PublicState(Frozen):
    """What lies open for everybody."""

    round: int
    starter: Seat
    play: int
    """1–6. When cards are laid in turn, the number of the cycle."""
    seat: Seat
    """Whose turn it is, if cards are laid in turn; else the round's starter."""
    bills: tuple[tuple[int, ...], ...]
    """Per casino, highest first; while the casinos are being filled, only those filled so far."""
    laid: tuple[Cards, ...]
    """Cards every seat has laid this round. Each lies at the casino of its number."""
    out: tuple[bool, ...]
    """Who takes no further part in this round."""
    jetons_at: tuple[bool, ...]
    jetons: tuple[int, ...]
    deck: tuple[int, ...]
    """Bills not drawn yet, copies of each value."""
    gone: tuple[int, ...]
    """Bills nobody won, copies of each value."""
    left: tuple[Seat, ...]
    over: bool


class State(PublicState):
    """The table, what everybody holds, and who has won what."""

    hands: tuple[Cards, ...]
    glass: tuple[Cards, ...]
    """Discards under every cocktail glass. The pile is the rest of the set; it has no order until chance draws."""
    won: tuple[tuple[int, ...], ...]


class View(PublicState):
    """The table as `viewer` may know it: other hands and discards are only counted (R33)."""

    viewer: Seat | None
    hand: Cards
    """The viewer's own; empty for a spectator."""
    discards: Cards
    """The viewer's own."""
    hand_sizes: tuple[int, ...]
    glass_sizes: tuple[int, ...]
    pile_sizes: tuple[int, ...]
    won: tuple[tuple[int, ...] | None, ...]
    """Every seat's bills; None where they are hidden under the safe (R6)."""
    won_bills: tuple[int, ...]


class LasVegasCards(VegasRules[State, Lay, View]):
    """The rules of one card game for a number of seats. No neutral dice, no Biggy (R39)."""

    kinds: ClassVar[Mapping[str, type[Entry]]] = {
        entry.kind: entry for entry in (Round, Fill, Draw, Lay, Jeton, Pay, Leave)
    }
    state_type = State
    view_type = View

    def __init__(self, spec: Spec) -> None:
        super().__init__(spec, MONEY)
        self.in_turn = spec.options["order"] == "in-turn"
        self.casinos = 6

    # Setting up

    def _begin(self, number: int, starter: Seat, carried: Carried) -> Step[State]:
        """A new round: everybody takes all 30 cards back and shuffles. The starter moves on one seat (R36)."""
        left = carried.left
        nothing: tuple[Cards, ...] = ((),) * self.seats
        state = State(
            round=number,
            starter=starter,
            play=1,
            seat=next((seat for seat in self._from(starter) if seat not in left), starter),
            bills=(),
            laid=nothing,
            out=tuple(seat in left for seat in range(self.seats)),
            jetons_at=(True,) * 6 if self.jetons else (),
            over=False,
            hands=nothing,
            glass=tuple(CARDS if seat in left else () for seat in range(self.seats)),
            **carried._asdict(),
        )
        return Step(state, (Round(number, starter),))

    # Whose turn it is

    def order(self, table: PublicState) -> list[Seat]:
        """Seats in the order of the round, its starter first."""
        return self._from(table.starter)

    def _from(self, starter: Seat) -> list[Seat]:
        return [*range(starter, self.seats), *range(starter)]

    def active(self, table: PublicState) -> tuple[Seat, ...]:
        """Who plays now: everybody still in the round, or (in turn) the player whose turn it is."""
        if self.in_turn:
            return (table.seat,)
        return still_in(table.starter, table.out)

    def pile(self, state: State, seat: Seat) -> Cards:
        """What is left of a seat's draw pile, sorted: it has no order until chance draws from it."""
        return rest_of_set(state.hands[seat], state.laid[seat], state.glass[seat])

    def turn(self, state: State) -> Turn:
        if state.over:
            return Over(vegas.final(state.won, state.jetons))
        if len(state.bills) < self.casinos:
            return DealBills(len(state.bills) + 1, self.money, state.deck)
        # In turn, you may draw right after laying (R34). Nobody else can tell, so the journal draws when it is due.
        active = self.active(state)
        for seat in active:
            if not state.hands[seat]:
                return DrawHand(seat, self.pile(state, seat))
        return Decide(active)

    # Chance

    def land(self, state: State, outcome: Entry) -> Step[State]:
        due = self.turn(state)
        if isinstance(due, DealBills) and isinstance(outcome, Fill):
            state = self._lay_out(state, due, outcome)
        elif isinstance(due, DrawHand) and isinstance(outcome, Draw):
            state = replace(state, hands=swap(state.hands, outcome.seat, due.check(outcome)))
        else:
            raise Impossible("unexpected-outcome", found=outcome.kind)
        return Step(state, (outcome,))

    # Moves

    def legal(self, state: State, seat: Seat) -> tuple[Lay, ...]:
        if not self._deciding(state, seat):
            return ()
        return lays(seat, state.hands[seat])

    def _deciding(self, state: State, seat: Seat) -> bool:
        # Only their owners see hands, but everybody draws before anyone lays.
        active = self.active(state)
        return seat in active and all(map(state.hands.__getitem__, active))

    def check(self, state: State, move: Lay) -> None:
        if state.over:
            raise IllegalMove("game-over")
        if not self._deciding(state, move.seat):
            raise IllegalMove("not-your-turn", seat=move.seat)
        if not move.cards:
            raise IllegalMove("no-cards")  # R31
        hand = state.hands[move.seat]
        for card in move.cards:
            if move.cards.count(card) > hand.count(card):
                raise IllegalMove("card-not-in-hand", card=card)
        if len(move.cards) > 2 and len({number(card) for card in move.cards}) > 1:
            raise IllegalMove("mixed-numbers", cards=len(move.cards))

    def play(self, state: State, *moves: Lay) -> Step[State]:
        for move in moves:
            self.check(state, move)
        active = self.active(state)
        # Cards may be given in any order; the journal sorts them.
        by_seat = {move.seat: Lay(move.seat, in_order(move.cards)) for move in moves}
        if len(moves) != len(active) or len(by_seat) != len(active):
            raise IllegalMove("one-move", moves=len(moves))
        entries: list[Entry] = []
        for seat in active:  # revealed together (R37)
            before, state = state, self.after(state, by_seat[seat])
            entries.append(by_seat[seat])
            if state.jetons != before.jetons:
                taken = zip(before.jetons_at, state.jetons_at, strict=True)
                entries += [
                    Jeton(seat, casino) for casino, (lay, lies) in enumerate(taken, start=1) if lay and not lies
                ]
        if self.in_turn:
            return self._pass_turn(state, tuple(entries))
        return self._next_play(state, tuple(entries))

    def after(self, state: State, move: Lay) -> State:
        """The table right after one player's legal move: cards laid, the rest of the hand under the glass."""
        seat = move.seat
        laid = in_order((*state.laid[seat], *move.cards))
        glass = (*state.glass[seat], *without(state.hands[seat], move.cards))
        out = len(laid) >= EXIT  # with seven laid you may still lay five (R29); after two plays at the earliest (R38)
        if out:
            glass = (*glass, *self.pile(state, seat))
        jetons_at, taken = state.jetons_at, state.jetons
        for casino in sorted({number(card) for card in move.cards}) if jetons_at else ():
            # Two or more dice at this casino in this turn (R24, R25).
            dice = sum(pips(card) for card in move.cards if number(card) == casino)
            if dice >= 2 and jetons_at[casino - 1]:
                jetons_at = swap(jetons_at, casino - 1, False)
                taken = swap(taken, seat, taken[seat] + 1)
        return replace(
            state,
            hands=swap(state.hands, seat, ()),
            laid=swap(state.laid, seat, laid),
            glass=swap(state.glass, seat, in_order(glass)),
            out=swap(state.out, seat, out),
            jetons_at=jetons_at,
            jetons=taken,
        )

    def _next_play(self, state: State, entries: tuple[Entry, ...]) -> Step[State]:
        """All active players have laid. The round ends after six plays or when everybody is out (R28)."""
        if state.play == PLAYS or all(state.out):
            return self._pay_out(state, entries)
        return Step(replace(state, play=state.play + 1), entries)

    def _pass_turn(self, state: State, entries: tuple[Entry, ...]) -> Step[State]:
        """The next active seat clockwise; passing the starter begins a new cycle (R35)."""
        order = self.order(state)
        after = order.index(state.seat) + 1
        for place, seat in enumerate(order[after:] + order, start=after):
            if state.out[seat]:
                continue
            if place >= self.seats:
                if state.play == PLAYS:
                    break
                state = replace(state, play=state.play + 1)
            return Step(replace(state, seat=seat), entries)
        return self._pay_out(state, entries)

    # Payout

    def weights(self, table: PublicState, casino: int) -> list[int]:
        """Every seat's dice at `casino`: those printed on the cards, not the cards."""
        single, double = str(casino), f"{casino}+"
        return [laid.count(single) + 2 * laid.count(double) for laid in table.laid]

    def _pay_out(self, state: State, entries: tuple[Entry, ...]) -> Step[State]:
        pays, carried = self._paid(state)
        following = self._begin(state.round + 1, (state.starter + 1) % self.seats, carried)
        if state.round == ROUNDS:
            # The bill deck is empty now: there is no fifth round.
            ended = replace(following.state, round=state.round, starter=state.starter, seat=state.starter, over=True)
            return Step(ended, entries + pays)
        return Step(following.state, entries + pays + following.entries)

    # Leaving

    def leave(self, state: State, seat: Seat) -> Step[State]:
        self._check_leaving(state, seat)
        entry = Leave(seat)
        glass = in_order((*state.glass[seat], *state.hands[seat], *self.pile(state, seat)))
        state = replace(
            state,
            left=tuple(sorted((*state.left, seat))),
            hands=swap(state.hands, seat, ()),
            glass=swap(state.glass, seat, glass),
            out=swap(state.out, seat, True),
        )
        if len(state.left) == self.seats:
            return Step(replace(state, gone=self._all_gone(state), bills=(), over=True), (entry,))
        if len(state.bills) < self.casinos:
            # Nobody has laid yet: the next player begins.
            if self.in_turn and state.seat == seat:
                state = replace(state, seat=next(s for s in self.order(state) if not state.out[s]))
            return Step(state, (entry,))
        if self.in_turn:
            return self._pass_turn(state, (entry,)) if state.seat == seat else Step(state, (entry,))
        if all(state.out):
            return self._pay_out(state, (entry,))
        return Step(state, (entry,))

    # Who may know what

    def view(self, state: State, viewer: Seat | None) -> View:
        return recast(
            View,
            state,
            viewer=viewer,
            hand=() if viewer is None else state.hands[viewer],
            discards=() if viewer is None else state.glass[viewer],
            hand_sizes=tuple(map(len, state.hands)),
            glass_sizes=tuple(map(len, state.glass)),
            pile_sizes=tuple(
                len(CARDS) - len(hand) - len(laid) - len(glass)
                for hand, laid, glass in zip(state.hands, state.laid, state.glass, strict=True)
            ),
            won=vegas.seen_won(state.won, viewer, shown=self.open_money or state.over),
            won_bills=tuple(map(len, state.won)),
        )

    def fill(self, view: View, rng: Random) -> State:
        hands, glasses = [], []
        for seat in range(self.seats):
            if seat == view.viewer:
                hands.append(view.hand)
                glasses.append(view.discards)
                continue
            unknown = list(without(CARDS, view.laid[seat]))
            rng.shuffle(unknown)
            cut = view.hand_sizes[seat]
            hands.append(in_order(unknown[:cut]))
            glasses.append(in_order(unknown[cut : cut + view.glass_sizes[seat]]))
        return recast(
            State,
            view,
            hands=tuple(hands),
            glass=tuple(glasses),
            won=vegas.guess_won(self.money, view.deck, view.gone, view.bills, view.won, view.won_bills, rng),
        )

    def audit(self, state: State) -> None:
        vegas.audit_table(state, self.start().state, self.money, self.seats, self.casinos, ROUNDS)
        vegas.audit_bills(self.money, state.deck, state.gone, (*state.bills, *state.won))
        if not 1 <= state.play <= PLAYS or any(not state.out[seat] for seat in state.left):
            raise Impossible("not-a-position", reason="play")
        for cards in (*state.hands, *state.laid, *state.glass):
            if cards != in_order(cards):
                raise Impossible("not-sorted")
        for seat in range(self.seats):
            held = Counter((*state.hands[seat], *state.laid[seat], *state.glass[seat]))
            if held - Counter(CARDS) or len(state.hands[seat]) not in (0, HAND):
                raise Impossible("cards-unaccounted", seat=seat)
        if state.over:
            return
        active = self.active(state)
        if not active or any(state.out[seat] for seat in active):
            raise Impossible("not-a-position", reason="out")
        for seat in active:
            # Players still in the round must be able to draw for every remaining play.
            plays = PLAYS - state.play + (not state.hands[seat])
            if len(self.pile(state, seat)) < HAND * plays:
                raise Impossible("cards-unaccounted", seat=seat)

    # Short text

    def write_move(self, move: Lay) -> str:
        return " ".join(move.cards)

    def read_move(self, seat: Seat, text: str) -> Lay:
        """`3 3 3+`: the cards to lay."""
        return Lay(seat, read_cards(text))
