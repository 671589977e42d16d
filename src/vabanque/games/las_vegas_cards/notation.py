"""Positions of the card game in one line: `1aa2 X5/93/… 134/25+ 11335/22466 256/= -/- - -`."""

from __future__ import annotations

import re

from vabanque.core.notation import LEFT, NOTHING, for_each_seat, matched, unreadable
from vabanque.games.las_vegas_cards.editions import EXIT
from vabanque.games.las_vegas_cards.rules import Cards, LasVegasCards, State, rest_of_set
from vabanque.games.vegas.notation import VegasNotation

THE_REST = "="
"""Under the glass lies everything that was neither laid nor is in the hand: the pile is used up."""
CARD = re.compile(r"[1-6]\+?")


class CardNotation(VegasNotation[State]):
    """Round and play, casinos, cards laid, hands, glasses, bills won, bills gone, and whether the game is over."""

    fields = ("round", "casinos", "laid", "hands", "glasses", "won", "gone", "due")
    rules: LasVegasCards

    def write(self, state: State) -> tuple[str, ...]:
        seats = range(self.rules.seats)
        return (
            f"{self.write_round(state)}{state.play}",
            self.write_casinos(state, [""] * 6),
            "/".join(_write_cards(cards) for cards in state.laid),
            "/".join(LEFT if seat in state.left else _write_cards(state.hands[seat]) for seat in seats),
            "/".join(
                THE_REST if state.glass[seat] and not self.rules.pile(state, seat) else _write_cards(state.glass[seat])
                for seat in seats
            ),
            *self.write_purses(state),
            self.write_end(state) if state.over else NOTHING,
        )

    def read(self, *texts: str) -> State:
        round_, casinos, laid_text, hands_text, glasses, won, gone, due = texts
        rules = self.rules
        number, starter, seat = self.read_round(round_[:-1])
        play = int(matched("round", r"[1-6]", round_[-1:])[0])
        end = matched("due", r"(end[*\d]*)|-", due)[1] or ""
        cells = self.read_casinos(casinos)
        if any(cell.lying for cell in cells):
            raise unreadable("casinos", casinos)
        laid = tuple(_read_cards("laid", part) for part in for_each_seat(rules, "laid", laid_text))
        held = for_each_seat(rules, "hands", hands_text)
        left = tuple(seat for seat, part in enumerate(held) if part == LEFT)
        hands = tuple(() if part == LEFT else _read_cards("hands", part) for part in held)
        return State(
            round=number,
            starter=starter,
            play=play,
            seat=seat,
            bills=tuple(cell.bills for cell in cells),
            laid=laid,
            out=tuple(seat in left or len(cards) >= EXIT for seat, cards in enumerate(laid)),
            jetons_at=self.read_jetons(cells, end),
            left=left,
            over=bool(end),
            hands=hands,
            glass=tuple(
                rest_of_set(hand, cards) if part == THE_REST else _read_cards("glasses", part)
                for hand, cards, part in zip(hands, laid, for_each_seat(rules, "glasses", glasses), strict=True)
            ),
            **self.read_purses(won, gone, cells)._asdict(),
        )


def _write_cards(cards: Cards) -> str:
    return "".join(cards) or NOTHING


def _read_cards(field: str, text: str) -> Cards:
    if text == NOTHING:
        return ()
    matched(field, f"(?:{CARD.pattern}){{1,30}}", text)
    return tuple(CARD.findall(text))
