"""What a table of the card game shows."""

from __future__ import annotations

from typing import Any, Literal

from vabanque.core import Chance, Entry, Hidden, Seat
from vabanque.core.frozen import Frozen, replace
from vabanque.core.scene import Awaited, Name, Phrase, phrase
from vabanque.games.las_vegas_cards.editions import CARDS, EXIT, HAND, PLAYS, ROUNDS, SORTS
from vabanque.games.las_vegas_cards.rules import (
    Card,
    Cards,
    Draw,
    DrawHand,
    LasVegasCards,
    Lay,
    State,
    number,
    pips,
)
from vabanque.games.vegas import scene as vegas
from vabanque.games.vegas.scene import VegasHand, VegasPlayer, VegasScene, VegasScenes, VegasStory


class CardPlayer(VegasPlayer, kw_only=True):
    """A seat with its cards."""

    laid: Cards
    """Cards laid this round."""
    out: bool
    """Out of this round?"""
    hand: int
    """Cards in hand, in the draw pile and under the glass."""
    pile: int
    glass: int
    cards: Cards | None
    """The hand itself: only in replays of games that are over."""


class CardScene(VegasScene, kw_only=True):
    """A table of the card game."""

    players: tuple[CardPlayer, ...]
    paid_players: tuple[CardPlayer, ...] | None
    kind: Literal["las-vegas-cards"] = "las-vegas-cards"
    play: int
    plays: int
    in_turn: bool
    exit: int
    """A player who has laid this many cards is out of the round."""
    revealed: tuple[Lay, ...]
    """What was laid last, by everybody who laid together."""
    revealed_at: int | None
    """The number of the entry that revealed it."""


class LayChoice(Frozen):
    """Laying some cards from the hand."""

    cards: Cards
    places: tuple[int, ...]
    """Where these cards are in the hand; equal cards are interchangeable."""
    laid: int
    """How many cards the seat would then have laid this round."""
    out: bool
    """Would the seat then be out of this round?"""
    jetons: int
    gains: tuple[vegas.CasinoGain, ...]
    total: int
    """What all casinos together would pay this seat right after, as far as others' choices are known."""


class CardHand(VegasHand, kw_only=True):
    """A seat's own cards."""

    cards: Cards
    kind: Literal["las-vegas-cards"] = "las-vegas-cards"
    discards: Cards
    choices: tuple[LayChoice, ...]
    sealed: Cards | None
    """What this seat has chosen, while others are still thinking."""


class AwaitedHand(Awaited, kw_only=True):
    """A player's five cards."""

    kind: Literal["draw"] = "draw"
    cards: int
    deck: tuple[tuple[str, int], ...] | None
    """Cards left in the pile: card, copies. Only in replays of games that are over."""


class CardStory(VegasStory):
    """Also remembers what was revealed last."""

    revealed: tuple[Lay, ...] = ()
    revealed_at: int | None = None

    def tell(self, entry: Entry, before: Any, at: int) -> VegasStory:
        story = VegasStory.tell(self, entry, before, at)
        if not isinstance(entry, Lay):
            return story
        lays = tuple(move for move in story.decided if isinstance(move, Lay))
        return replace(story, revealed=lays, revealed_at=at)


class CardScenes(VegasScenes[State, Lay, CardStory, LasVegasCards]):
    """What a table of the card game shows."""

    scene_type = CardScene
    hand_type = CardHand
    awaited_types = (vegas.AwaitedBills, AwaitedHand)

    def begin(self) -> CardStory:
        return CardStory(self.rules)

    def scene(self, state: State, story: CardStory, *, reveal: bool = False) -> CardScene:
        return CardScene(
            **self.common(state, story),
            rounds=ROUNDS,
            players=self._players(state, reveal),
            paid_players=self.as_paid(("players", reveal), story, lambda paid: self._players(paid, reveal)),
            play=state.play,
            plays=PLAYS,
            in_turn=self.rules.in_turn,
            exit=EXIT,
            revealed=story.revealed,
            revealed_at=story.revealed_at,
        )

    def _players(self, state: State, reveal: bool) -> tuple[CardPlayer, ...]:
        return tuple(self._player(state, seat, reveal) for seat in range(self.rules.seats))

    def _player(self, state: State, seat: Seat, reveal: bool) -> CardPlayer:
        hand, laid, glass = state.hands[seat], state.laid[seat], state.glass[seat]
        return CardPlayer(
            **self.money(state, seat),
            laid=laid,
            out=state.out[seat],
            hand=len(hand),
            pile=len(CARDS) - len(hand) - len(laid) - len(glass),
            glass=len(glass),
            cards=hand if reveal else None,
        )

    def _placed(self, table: State, casino: int) -> Any:
        return table.laid

    def _stack(self, table: State, casino: int, owner: int, weight: int, *, tied: bool) -> vegas.Stack:
        return vegas.Stack(
            owner=owner,
            faces=(casino,) * weight,
            cards=tuple(card for card in table.laid[owner] if number(card) == casino),
            biggy=None,
            weight=weight,
            pips=casino * weight,
            tied=tied,
        )

    def hand(self, state: State, seat: Seat, *, sealed: Lay | None = None, odds: bool = True) -> CardHand:
        moves = () if sealed else self.rules.legal(state, seat)
        return CardHand(
            score=self.score(state, seat),
            won=state.won[seat],
            due=self.due(state, seat),
            cards=state.hands[seat],
            discards=state.glass[seat],
            choices=tuple(self._choice(state, move) for move in moves),
            sealed=sealed.cards if sealed else None,
        )

    def _choice(self, state: State, move: Lay) -> LayChoice:
        after, seat = self.rules.after(state, move), move.seat
        gains = tuple(self.gain(after, casino, seat) for casino in sorted({number(card) for card in move.cards}))
        return LayChoice(
            cards=move.cards,
            places=_places(state.hands[seat], move.cards),
            laid=len(after.laid[seat]),
            out=after.out[seat],
            jetons=after.jetons[seat] - state.jetons[seat] if state.jetons else 0,
            gains=gains,
            total=self.due_after(state, seat, gains),
        )

    def after(self, state: State, move: Lay, story: CardStory) -> CardScene:
        return self.scene(self.rules.after(state, move), story)

    def awaited(self, chance: Chance[Entry], *, reveal: bool = False) -> Awaited:
        if not isinstance(chance, DrawHand):
            return super().awaited(chance)
        return AwaitedHand(
            seat=chance.seat,
            ask=(phrase("terminal-read-hand", name=Name(chance.seat)),),
            cards=HAND,
            deck=tuple((card, chance.pile.count(card)) for card in SORTS) if reveal else None,
        )

    @property
    def has_starter(self) -> bool:
        return self.rules.in_turn

    def called(self, state: State, move: Lay) -> Phrase:
        """“3 and double 4”."""
        return phrase("move-lay", cards=tuple(map(_told, move.cards)))

    def tell(self, entry: Entry, story: CardStory) -> tuple[Phrase, ...]:
        match entry:
            case Draw(cards=Hidden(count=count)):
                return (phrase("entry-draw-hidden", name=Name(entry.seat), count=count),)
            case Draw(cards=tuple(cards)) | Lay(cards=cards):
                return (phrase(f"entry-{entry.kind}", name=Name(entry.seat), cards=tuple(map(_told, cards))),)
        return super().tell(entry, story)


def _told(card: Card) -> str | Phrase:
    """A card in a sentence: 4, or double 4."""
    return str(number(card)) if pips(card) == 1 else phrase("double-card", number=number(card))


def _places(hand: Cards, cards: Cards) -> tuple[int, ...]:
    """Where `cards` are in the hand; of equal cards, the first ones."""
    left = list(enumerate(hand))
    places = []
    for card in cards:
        at = next(at for at, (_, held) in enumerate(left) if held == card)
        places.append(left.pop(at)[0])
    return tuple(sorted(places))
