"""The drawn table of the card game."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from vabanque.core import Entry, IllegalMove, Seat
from vabanque.games.las_vegas_cards.rules import Draw, Lay, in_order, number
from vabanque.games.las_vegas_cards.scene import CardHand, CardScene, LayChoice
from vabanque.games.vegas.drawn import VegasDrawing
from vabanque.i18n import Words
from vabanque.narration.palette import GOLD, PAINT, QUIET
from vabanque.tui.drawing import Check, ChoosingSeveral, Key
from vabanque.tui.looks import WHITE_LOOK, Block, beside, die


class CardDrawing(VegasDrawing[CardScene, CardHand]):
    """Draws casinos and cards."""

    tray_look = "cards"
    beats = {"fill": 0.25, "draw": 0}  # noqa: RUF012

    def heading(self, scene: CardScene) -> Text:
        text = super().heading(scene)
        if not scene.over:
            text.append(f"  {self.words('terminal-play', play=scene.play, plays=scene.plays)}", style=QUIET)
        return text

    def in_hand(self, scene: CardScene, seat: Seat) -> str:
        return f" ▯{len(scene.players[seat].laid)}/{scene.exit}"

    def choosing(self, scene: CardScene, hand: CardHand, seat: Seat, check: Check) -> ChoosingCards:
        return ChoosingCards(hand, seat, check, self.words)

    def choosing_keys(self) -> list[Key]:
        return [
            ("1–6", self.words("terminal-key-choose"), ""),
            ("⏎", self.words("terminal-key-lay"), "screen.go"),
        ]

    def tray(self, scene: CardScene, entries: Sequence[Entry]) -> CardsPicture | None:
        """The cards just drawn, where everybody may see them."""
        for entry in entries:
            if isinstance(entry, Draw) and scene.players[entry.seat].cards:
                return CardsPicture(scene.players[entry.seat].cards or (), entry.seat)
        return None

    def touched(self, entries: Sequence[Entry]) -> list[int]:
        return [number(card) for entry in entries if isinstance(entry, Lay) for card in entry.cards]


class CardsPicture:
    """Cards side by side."""

    def __init__(self, cards: Sequence[str], seat: Seat) -> None:
        self.cards = list(cards)
        self.seat = seat

    def draw(self, width: int, height: int) -> Block:
        big = height >= 7 and width >= 13 * len(self.cards)
        return beside([self._card(place, big) for place in range(len(self.cards))])

    def _card(self, place: int, big: bool) -> Block:
        return _card(self.cards[place], self.seat, big=big)


class ChoosingCards(CardsPicture, ChoosingSeveral[LayChoice]):
    """Choose one or two cards, or any number of cards of one number."""

    what_to_do = "terminal-choose-cards"

    def __init__(self, hand: CardHand, seat: Seat, check: Check, words: Words) -> None:
        CardsPicture.__init__(self, hand.cards, seat)
        ChoosingSeveral.__init__(self, len(hand.cards), words)
        self.hand, self.check = hand, check
        self.choices = {choice.cards: choice for choice in hand.choices}

    def press(self, number_key: int) -> bool:
        """Raise one more card of this number, singles first; after the last one, all of them go down again."""
        equal = [place for place, card in enumerate(self.cards) if number(card) == number_key]
        if not equal:
            raise IllegalMove("card-not-in-hand", card=str(number_key))
        self.add(equal)
        return False

    def choice(self) -> LayChoice:
        cards = in_order(self.cards[place] for place in self.chosen)
        if cards not in self.choices:
            self.check(Lay(self.seat, cards))
        return self.choices[cards]

    def enter(self) -> Lay:
        return Lay(self.seat, self.choice().cards)

    def _card(self, place: int, big: bool) -> Block:
        raised, cursor = place in self.chosen, place == self.cursor
        return _card(self.cards[place], self.seat, big=big, raised=raised, cursor=cursor)

    def preview(self, choice: LayChoice) -> str:
        money, change = self.words.money(choice.total), self.words.change(choice.total - self.hand.due)
        return self.words("terminal-preview-cards", cards=" ".join(choice.cards), money=money, change=change)


def _card(text: str, seat: Seat, *, big: bool, raised: bool = False, cursor: bool = False) -> Block:
    """A card, with a free row so that it can be raised when chosen."""
    double = text.endswith("+")
    frame = Style(color=GOLD if raised else "#ffffff" if cursor else QUIET, bold=raised or cursor)
    face = Style(color="#ffffff", bgcolor=PAINT[seat], bold=True)
    if big:
        rows = die(number(text), WHITE_LOOK)
        inside = [Text(f" {text}".ljust(13 if double else 7), style=face)]
        space = (" ", face)
        inside += [Text.assemble(space, row, space, *((row, space) if double else ())) for row in rows]
    else:
        shown = "⚀⚁⚂⚃⚄⚅"[number(text) - 1]
        inside = [
            Text(f" {text}".ljust(7), style=face),
            Text((f"{shown} {shown}" if double else shown).center(7), style=face),
        ]
    width = len(inside[0])
    rows = [
        Text(f"╭{'─' * width}╮", style=frame),
        *(Text.assemble(("│", frame), row, ("│", frame)) for row in inside),
        Text(f"╰{'─' * width}╯", style=frame),
    ]
    blank = Text(" " * (width + 2))
    return [*rows, blank] if raised else [blank, *rows]
