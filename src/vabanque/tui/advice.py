"""A hint for a player who has to decide: what every move brings right now, and which has the best chance to win."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from random import Random

from vabanque.bots import ask_adviser
from vabanque.core import Seat
from vabanque.narration.narrator import AnyNarrator, Weighed
from vabanque.tui.reviewing import win_chances
from vabanque.tui.table import TableClient


@dataclass(frozen=True, slots=True)
class MoveAdvice:
    """The legal moves, and which of them a bot would play."""

    bot: str
    """Empty if the chances are known, and no bot was asked."""
    best: Weighed
    """The best chance to win; if the chances are unknown, what the bot would do."""
    others: list[Weighed]
    """The most promising first."""
    wins: dict[str, float]
    """Short notation → win chance; empty if the chances are unknown."""

    @property
    def digits(self) -> int:
        """Decimals of the chances as percentages: with hardly any chance, moves differ behind the point."""
        return 1 if max(self.wins.values(), default=1) < 0.1 else 0


def advise(table: TableClient, narrator: AnyNarrator, seat: Seat) -> MoveAdvice:
    """The chance to win after every move, as in reviews; without it, the strongest bot is asked. May take a second."""
    moves = table.legal(seat)
    weighed = narrator.weigh(table.scene(), table.hand(seat), seat)
    wins: dict[str, float] = {}
    with suppress(Exception):  # a failed hint must not stop a game
        wins = win_chances(table.rules, table.view(seat), moves, seat)
    bot = ""
    if wins:  # the best move and the number beside it speak of the same thing
        notation = max(wins, key=wins.__getitem__)
    else:
        bot, chosen = ask_adviser(table.rules, table.view(seat), moves, seat, Random(0), list(table.journal))
        notation = table.rules.write_move(chosen)
    best = next((move for move in weighed if move.move == notation), Weighed(notation, ""))
    others = sorted((move for move in weighed if move is not best), key=lambda move: -wins.get(move.move, 0))
    return MoveAdvice(bot, best, others, wins)
