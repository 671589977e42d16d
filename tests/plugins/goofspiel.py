"""Goofspiel, as a game from outside: everybody bids one card at once, and the highest bid alone wins the prize.

For the tests: choices made together and revealed together, cards drawn from a deck, no words but English.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import ClassVar

from vabanque import core
from vabanque.core import Seat, Step, chance
from vabanque.core import scene as show
from vabanque.core.frozen import Frozen, replace
from vabanque.core.scene import Name, phrase
from vabanque.games import register


class Prize(core.Outcome, kind="prize"):
    """The next prize is turned over."""

    medium = "cards"
    card: int


class Bid(core.Move, kind="bid"):
    """A player bids a card."""

    card: int


class Won(core.Effect, kind="won"):
    """Who wins the prize; nobody if the highest bids are equal."""

    seat: Seat | None
    card: int


class TurnPrize(core.Sampled):
    """Chance: one of the prizes that are left."""

    kind: ClassVar[str] = "prize"
    seat: ClassVar[None] = None
    prizes: tuple[int, ...]

    def outcomes(self) -> Iterator[tuple[Prize, Fraction]]:
        return ((Prize(card), Fraction(1, len(self.prizes))) for card in self.prizes)

    def deal(self, below: core.Below) -> Prize:
        return Prize(self.prizes[below(len(self.prizes))])

    def read(self, text: str) -> Prize:
        numbers = chance.read_numbers(text.split())
        if len(numbers) != 1 or numbers[0] not in self.prizes:
            raise core.Impossible("unexpected-outcome", found=text)
        return Prize(numbers[0])


class State(Frozen):
    """Everything lies open: anyone who counts knows what is left."""

    prizes: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    prize: int | None = None
    left: tuple[Seat, ...] = ()
    over: bool = False


class Goofspiel(core.OpenRules[State, Bid]):
    """The rules."""

    kinds: ClassVar = {entry.kind: entry for entry in (Prize, Bid, Won, core.Leave)}
    state_type = view_type = State

    def __init__(self, spec: core.Spec) -> None:
        self.spec = spec
        self.cards = tuple(range(1, int(spec.options["cards"]) + 1))

    def start(self, first: Seat = 0) -> Step[State]:
        seats = self.spec.seats
        return Step(State(self.cards, (self.cards,) * seats, (0,) * seats), ())

    def _playing(self, state: State) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(self.spec.seats) if seat not in state.left)

    def turn(self, state: State) -> core.Turn:
        if state.over:
            return core.Over(core.Result.most(state.scores))
        return TurnPrize(state.prizes) if state.prize is None else core.Decide(self._playing(state))

    def land(self, state: State, outcome: core.Entry) -> Step[State]:
        if state.over or state.prize is not None or not isinstance(outcome, Prize) or outcome.card not in state.prizes:
            raise core.Impossible("unexpected-outcome", found=outcome.kind)
        left = tuple(card for card in state.prizes if card != outcome.card)
        return Step(replace(state, prizes=left, prize=outcome.card), (outcome,))

    def legal(self, state: State, seat: Seat) -> tuple[Bid, ...]:
        if state.prize is None or state.over or seat not in self._playing(state):
            return ()
        return tuple(Bid(seat, card) for card in state.hands[seat])

    def play(self, state: State, *moves: Bid) -> Step[State]:
        for move in moves:
            self.check(state, move)
        bids = {move.seat: move for move in moves}
        playing = self._playing(state)
        if len(moves) != len(playing) or len(bids) != len(playing) or state.prize is None:
            raise core.IllegalMove("one-move", moves=len(moves))
        best = max(move.card for move in moves)
        takers = [seat for seat in playing if bids[seat].card == best]
        winner = takers[0] if len(takers) == 1 else None
        return Step(
            replace(
                state,
                prize=None,
                hands=tuple(
                    tuple(card for card in hand if seat not in bids or card != bids[seat].card)
                    for seat, hand in enumerate(state.hands)
                ),
                scores=tuple(score + state.prize * (seat == winner) for seat, score in enumerate(state.scores)),
                over=not state.prizes,
            ),
            (*(bids[seat] for seat in playing), Won(winner, state.prize)),
        )

    def leave(self, state: State, seat: Seat) -> Step[State]:
        if state.over or seat in state.left or seat not in range(self.spec.seats):
            raise core.IllegalMove("game-over" if state.over else "no-such-seat", seat=seat)
        left = tuple(sorted((*state.left, seat)))
        return Step(replace(state, left=left, over=len(left) == self.spec.seats), (core.Leave(seat),))

    def audit(self, state: State) -> None:
        if len(state.hands) != self.spec.seats or len(state.scores) != self.spec.seats or min(state.scores) < 0:
            raise core.Impossible("not-a-position", reason="seats")
        cards = [*state.prizes, *(card for hand in state.hands for card in hand)]
        if not set(cards) <= set(self.cards) or not (state.over or state.prize or state.prizes):
            raise core.Impossible("not-a-position", reason="cards")

    def write_move(self, move: Bid) -> str:
        return str(move.card)

    def read_move(self, seat: Seat, text: str) -> Bid:
        numbers = chance.read_numbers(text.split())
        if len(numbers) != 1:
            raise core.Unreadable("not-a-move", text=text)
        return Bid(seat, numbers[0])


class GoofspielScenes(show.Scenes[State, Bid, show.Story]):
    """What the table shows."""

    def begin(self) -> show.Story:
        return show.Story()

    def scene(self, state: State, story: show.Story, *, reveal: bool = False) -> show.AreaScene:
        prize = () if state.prize is None else (show.Card(str(state.prize)),)
        return show.AreaScene(
            heading=phrase("goofspiel-left", cards=len(state.prizes)),
            areas=(
                show.Area(title=phrase("goofspiel-prize"), cards=prize),
                show.Area(title=phrase("goofspiel-deck"), cards=(show.Card(None),) * len(state.prizes)),
            ),
            players=tuple(
                show.AreaPlayer(
                    score=score,
                    left=seat in state.left,
                    counters=(show.Counter(phrase("goofspiel-cards"), len(state.hands[seat])),),
                )
                for seat, score in enumerate(state.scores)
            ),
        )

    def hand(self, state: State, seat: Seat, *, sealed: Bid | None = None, odds: bool = True) -> show.AreaHand:
        choices = [
            show.AreaChoice(move=str(move.card), label=phrase("goofspiel-bid", card=move.card))
            for move in (() if sealed else self.rules.legal(state, seat))
        ]
        return show.AreaHand(
            score=state.scores[seat],
            cards=tuple(show.Card(str(card), owner=seat) for card in state.hands[seat]),
            sealed=str(sealed.card) if sealed else None,
            choices=tuple(choices),
        )

    def tell(self, entry: core.Entry, story: show.Story) -> tuple[show.Phrase, ...]:
        if isinstance(entry, Won) and entry.seat is not None:
            return (phrase("entry-goofspiel-taken", name=Name(entry.seat), card=entry.card),)
        return super().tell(entry, story)


CARDS = core.Option("cards", 13, range(3, 14))
GAME = register(
    core.Game(
        "goofspiel",
        range(2, 8),
        (CARDS,),
        build=Goofspiel,
        scenes=GoofspielScenes,
        facts=core.Facts(simultaneous=True, first_player=False),
        words="tests.plugins",
    )
)
