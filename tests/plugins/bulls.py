"""Bulls, as a game from outside: a small relative of 6 nimmt!. The fourth card of a row takes it, and bulls are bad.

For the tests: secret hands from one deck, cards and rows that are touched to choose them, rows as wide as the table,
penalties, everybody at once, and no first player.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from math import comb
from random import Random
from typing import ClassVar

from vabanque import core
from vabanque.core import Hidden, Seat, Step, chance
from vabanque.core import scene as show
from vabanque.core.frozen import Frozen, recast, replace, swap
from vabanque.core.scene import Card, Ref, phrase
from vabanque.games import register

Cards = tuple[int, ...]
DECK = tuple(range(1, 25))
ROWS, LONGEST = 4, 3


def bulls(*cards: int) -> int:
    """What cards cost: one bull each, two for a 5, three for a 10."""
    return sum(3 if card % 10 == 0 else 2 if card % 5 == 0 else 1 for card in cards)


class Open(core.Outcome, kind="open"):
    """The first cards of all rows."""

    medium = "cards"
    cards: Cards


class Deal(core.Outcome, kind="deal"):
    """A player gets a hand, sorted."""

    medium = "cards"
    secret = True
    seat: Seat
    cards: Cards | Hidden


class Play(core.Move, kind="play"):
    """A player plays a card, face down until everybody has."""

    card: int


class Take(core.Move, kind="take"):
    """A player whose card is lower than every row takes one."""

    row: int


class Bulls(core.Effect, kind="bulls"):
    """A player takes a row, because the card was one too many or too low."""

    seat: Seat
    points: int


class DealCards(core.Sampled):
    """Chance: some of the unseen cards, for the rows or for a player."""

    kind: ClassVar[str]
    unseen: Cards
    count: int
    seat: Seat | None = None

    def entry(self, cards: Cards) -> core.Entry:
        return Open(cards) if self.seat is None else Deal(self.seat, cards)

    def outcomes(self) -> Iterator[tuple[core.Entry, Fraction]]:
        share = Fraction(1, comb(len(self.unseen), self.count))
        return ((self.entry(cards), share) for cards in combinations(self.unseen, self.count))

    def deal(self, below: core.Below) -> core.Entry:
        left = list(self.unseen)
        return self.entry(tuple(sorted(left.pop(below(len(left))) for _ in range(self.count))))

    def read(self, text: str) -> core.Entry:
        return self.entry(self.check(tuple(sorted(chance.read_numbers(text.split())))))

    def check(self, cards: Cards | Hidden) -> Cards:
        if isinstance(cards, Hidden) or len(cards) != self.count or not set(cards) <= set(self.unseen):
            raise core.Impossible("unexpected-outcome", found=str(cards))
        if list(cards) != sorted(set(cards)):
            raise core.Impossible("not-sorted")
        return cards


class DealRows(DealCards):
    kind: ClassVar[str] = "open"


class DealHand(DealCards):
    kind: ClassVar[str] = "deal"


class Shown(Frozen):
    """What lies open."""

    rows: tuple[Cards, ...]
    scores: tuple[int, ...]
    played: tuple[tuple[int, Seat], ...]
    """Cards that are turned up but not placed yet, lowest first."""
    gone: Cards
    """Cards of rows that were taken."""
    dealt: tuple[bool, ...]
    left: tuple[Seat, ...]


class State(Shown):
    hands: tuple[Cards, ...]


class View(Shown):
    hands: tuple[Cards | Hidden, ...]


class BullsRules(core.Rules[State, Play | Take, View]):
    """The rules."""

    kinds: ClassVar = {entry.kind: entry for entry in (Open, Deal, Play, Take, Bulls, core.Leave)}
    state_type, view_type = State, View

    def __init__(self, spec: core.Spec) -> None:
        self.spec = spec
        self.cards = int(spec.options["cards"])

    def start(self, first: Seat = 0) -> Step[State]:
        seats = self.spec.seats
        return Step(State((), (0,) * seats, (), (), (False,) * seats, (), ((),) * seats), ())

    def turn(self, state: State) -> core.Turn:
        seats = [seat for seat in range(self.spec.seats) if seat not in state.left]
        unseen = tuple(card for card in DECK if card not in _seen(state, *state.hands))
        if not state.rows:
            return DealRows(unseen, ROWS)
        for seat in seats:
            if not state.dealt[seat]:
                return DealHand(unseen, self.cards, seat)
        if state.played:
            return core.alone(state.played[0][1])
        choosing = tuple(seat for seat in seats if state.hands[seat])
        return core.Decide(choosing) if choosing else core.Over(core.Result.most(state.scores))

    def land(self, state: State, outcome: core.Entry) -> Step[State]:
        due = self.turn(state)
        if isinstance(due, DealRows) and isinstance(outcome, Open):
            state = replace(state, rows=tuple((card,) for card in due.check(outcome.cards)))
        elif isinstance(due, DealHand) and isinstance(outcome, Deal) and outcome.seat == due.seat:
            state = self._deal(state, outcome.seat, due.check(outcome.cards))
        else:
            raise core.Impossible("unexpected-outcome", found=outcome.kind)
        return Step(state, (outcome,))

    def _deal(self, state: State, seat: Seat, cards: Cards) -> State:
        return replace(state, hands=swap(state.hands, seat, cards), dealt=swap(state.dealt, seat, True))

    def legal(self, state: State, seat: Seat) -> tuple[Play | Take, ...]:
        turn = self.turn(state)
        if not isinstance(turn, core.Decide) or seat not in turn.seats:
            return ()
        if state.played:
            return tuple(Take(seat, row) for row in range(1, ROWS + 1))
        return tuple(Play(seat, card) for card in state.hands[seat])

    def play(self, state: State, *moves: Play | Take) -> Step[State]:
        turn = self.turn(state)
        for move in moves:
            self.check(state, move)
        if not isinstance(turn, core.Decide) or sorted(move.seat for move in moves) != list(turn.seats):
            raise core.IllegalMove("one-move", moves=len(moves))
        entries: list[core.Entry] = [*sorted(moves, key=lambda move: move.seat)]
        for move in moves:
            if isinstance(move, Take):
                state = self._take(state, move.row - 1, entries)
            else:
                hand = tuple(card for card in state.hands[move.seat] if card != move.card)
                played = tuple(sorted((*state.played, (move.card, move.seat))))
                state = replace(state, hands=swap(state.hands, move.seat, hand), played=played)
        return self._place(state, entries)

    def _place(self, state: State, entries: list[core.Entry]) -> Step[State]:
        """Put cards where they belong until somebody has to take a row."""
        while state.played:
            card, _ = state.played[0]
            ends = [(cards[-1], row) for row, cards in enumerate(state.rows) if cards[-1] < card]
            if not ends:
                break
            row = max(ends)[1]
            if len(state.rows[row]) == LONGEST:
                state = self._take(state, row, entries)
            else:
                rows = swap(state.rows, row, (*state.rows[row], card))
                state = replace(state, rows=rows, played=state.played[1:])
        return Step(state, tuple(entries))

    def _take(self, state: State, row: int, entries: list[core.Entry]) -> State:
        """The lowest card replaces a row, and its owner gets the bulls."""
        card, seat = state.played[0]
        points = bulls(*state.rows[row])
        entries.append(Bulls(seat, points))
        return replace(
            state,
            rows=swap(state.rows, row, (card,)),
            gone=tuple(sorted((*state.gone, *state.rows[row]))),
            scores=swap(state.scores, seat, state.scores[seat] - points),
            played=state.played[1:],
        )

    def leave(self, state: State, seat: Seat) -> Step[State]:
        if seat in state.left or seat not in range(self.spec.seats) or isinstance(self.turn(state), core.Over):
            raise core.IllegalMove("no-such-seat", seat=seat)
        mine = (*state.hands[seat], *(card for card, other in state.played if other == seat))
        state = replace(
            state,
            left=tuple(sorted((*state.left, seat))),
            hands=swap(state.hands, seat, ()),
            gone=tuple(sorted((*state.gone, *mine))),
            played=tuple((card, other) for card, other in state.played if other != seat),
        )
        return self._place(state, [core.Leave(seat)])

    def audit(self, state: State) -> None:
        seen = _seen(state, *state.hands)
        if len(seen) != len(set(seen)) or not set(seen) <= set(DECK) or len(state.hands) != self.spec.seats:
            raise core.Impossible("not-a-position", reason="cards")

    def view(self, state: State, viewer: Seat | None) -> View:
        hands = tuple(hand if seat == viewer else Hidden.of(hand) for seat, hand in enumerate(state.hands))
        return recast(View, state, hands=hands)

    def fill(self, view: View, rng: Random) -> State:
        known = [hand for hand in view.hands if not isinstance(hand, Hidden)]
        unseen = [card for card in DECK if card not in _seen(view, *known)]
        rng.shuffle(unseen)
        hands = []
        for hand in view.hands:
            if isinstance(hand, Hidden):
                hand = tuple(sorted(unseen.pop() for _ in range(hand.count)))
            hands.append(hand)
        return recast(State, view, hands=tuple(hands))

    def write_move(self, move: Play | Take) -> str:
        return str(move.card) if isinstance(move, Play) else f"row{move.row}"

    def read_move(self, seat: Seat, text: str) -> Play | Take:
        word = text.strip()
        number = chance.read_numbers([word.removeprefix("row")])[0]
        return Take(seat, number) if word.startswith("row") else Play(seat, number)


def _seen(shown: Shown, *hands: Cards) -> list[int]:
    """The cards whose places are known."""
    cards = [card for row in (*shown.rows, *hands) for card in row]
    return [*cards, *shown.gone, *(card for card, _ in shown.played)]


class BullsScenes(show.Scenes[State, Play | Take, show.Story]):
    """What the table shows."""

    def begin(self) -> show.Story:
        return show.Story()

    def scene(self, state: State, story: show.Story, *, reveal: bool = False) -> show.AreaScene:
        rows = [
            show.Area(
                title=phrase("bulls-row", row=number),
                cards=tuple(Card(str(card)) for card in row),
                counters=(show.Counter(phrase("bulls-bulls"), bulls(*row)),),
                wide=True,
            )
            for number, row in enumerate(state.rows, start=1)
        ]
        played = tuple(Card(str(card), owner=seat) for card, seat in state.played)
        return show.AreaScene(
            heading=phrase("bulls-heading"),
            over=isinstance(self.rules.turn(state), core.Over),
            areas=(*rows, show.Area(title=phrase("bulls-played"), cards=played, wide=True)) if played else tuple(rows),
            players=tuple(
                show.AreaPlayer(
                    score=score,
                    left=seat in state.left,
                    cards=tuple(Card(str(card) if reveal else None, owner=seat) for card in state.hands[seat]),
                )
                for seat, score in enumerate(state.scores)
            ),
        )

    def hand(self, state: State, seat: Seat, *, sealed: Play | Take | None = None, odds: bool = True) -> show.AreaHand:
        choices = []
        for place, move in enumerate(() if sealed else self.rules.legal(state, seat)):
            written = self.rules.write_move(move)
            if isinstance(move, Play):
                label = phrase("bulls-play", card=move.card)
                choices.append(show.AreaChoice(move=written, label=label, on=Ref(card=place)))
            else:
                label = phrase("bulls-take", row=move.row)
                cost = phrase("bulls-cost", points=bulls(*state.rows[move.row - 1]))
                choices.append(show.AreaChoice(move=written, label=label, preview=(cost,), on=Ref(area=place)))
        return show.AreaHand(
            score=state.scores[seat],
            cards=tuple(Card(str(card), owner=seat) for card in state.hands[seat]),
            sealed=None if sealed is None else self.rules.write_move(sealed),
            choices=tuple(choices),
        )


def moves(_rules: BullsRules) -> tuple[str, ...]:
    """All moves, numbered."""
    return (*map(str, DECK), *(f"row{row}" for row in range(1, ROWS + 1)))


GAME = register(
    core.Game(
        "bulls",
        range(2, 5),
        (core.Option("cards", 5, range(3, 6)),),
        build=BullsRules,
        scenes=BullsScenes,
        facts=core.Facts(secret_hands=True, simultaneous=True, first_player=False, lowest_wins=True),
        words="tests.plugins",
        vocabulary=moves,
    )
)
