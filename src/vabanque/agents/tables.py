"""The tables of one agent: what it may see there, what it does, and the records that remain.

Nothing here knows the protocol; `server` offers these methods as tools.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import msgspec

from vabanque.bots import bots_for, default_rivals
from vabanque.core import Misconfigured, OptionValue, Seat
from vabanque.games import make, scenes
from vabanque.i18n import Words
from vabanque.play.position import position_from_text
from vabanque.play.record import result_to_plain
from vabanque.play.stories import Chronicle
from vabanque.play.verify import replay
from vabanque.table import Table

MOST_TABLES = 64
"""The oldest table is given up for a new one: an agent that forgets its tables must not fill the memory."""
AGENT = "agent"
"""What a seat list calls the agent's own seat."""


def _around(game: str, seats: int | None) -> tuple[str, ...]:
    """The agent, and the bots that usually play against one person."""
    rivals = default_rivals(game)
    return (AGENT, *islice(cycle(rivals), len(rivals) if seats is None else seats - 1))


class AgentTable:
    """One game, with the agent in one seat and bots in all others."""

    def __init__(self, table: Table, seat: Seat, words: Words) -> None:
        self.table, self.seat, self.words = table, seat, words
        self._told = 0
        """How much of the journal the agent has heard."""

    def run_bots(self) -> None:
        """Play until the agent has to decide, or the game is over."""
        self.table.run_bots()

    def look(self) -> dict[str, Any]:
        """The table as the agent's seat may know it, and what has happened since it last looked."""
        table = self.table
        result = table.result
        moves = table.moves(self.seat) if self.seat in table.waiting_for else []
        return {
            "you_are": table.names[self.seat],
            "happened": self._news(),
            "board": str(table),
            "view": msgspec.to_builtins(table.view(self.seat)),
            "your_moves": moves,
            "over": table.over,
            "result": None if result is None else {"names": list(table.names), **result_to_plain(result)},
        }

    def _news(self) -> list[str]:
        """The new entries of the journal in words, as far as the seat may know them."""
        shown = scenes(self.table.rules)
        chronicle = Chronicle(shown, replay(self.table.record()))
        narrated = chronicle.narrate(self.table.seen_by(self.seat)[self._told :], self._told)
        self._told = len(self.table.journal)
        lines = [self.words.tell(news.phrases, self.table.names, self.seat) for news in narrated]
        return [line for line in lines if line]


class AgentTables:
    """Every table of one agent, by number."""

    def __init__(self, words: Words, records: Path | None = None) -> None:
        self.words, self.records = words, records
        self._tables: dict[int, AgentTable] = {}
        self._opened = 0

    def new_game(
        self,
        game: str,
        seats: Sequence[str] = (),
        options: dict[str, OptionValue] | None = None,
        seed: int | None = None,
        position: str | None = None,
        name: str = "Agent",
    ) -> dict[str, Any]:
        """Set up a game. `seats` lists who plays: `agent` once, and bots. Raises a Refusal."""
        begun = None if position is None else position_from_text(position).rules
        if begun is not None:
            game = begun.spec.game
        players = tuple(seats) or _around(game, begun.spec.seats if begun else None)
        if players.count(AGENT) != 1:
            raise Misconfigured("agent-seat", seats=", ".join(players))
        known = bots_for(game)
        for player in players:
            if player not in (AGENT, *known):  # an agent may start no programs and import no modules
                raise Misconfigured("unknown-bot", bot=player, known=", ".join(known)).suggesting(player, known)
        rules = begun or make(game, len(players), options)
        if len(players) != rules.spec.seats:
            raise Misconfigured("only-seats", seats=len(players), most=rules.spec.seats)
        names = [name if player == AGENT else f"{player} {number}" for number, player in enumerate(players, start=1)]
        bots = {seat: player for seat, player in enumerate(players) if player != AGENT}
        table = Table(rules, names, seed=seed, bots=bots, language=self.words.language, position=position)
        table.run_bots()
        self._opened += 1
        self._tables[self._opened] = AgentTable(table, players.index(AGENT), self.words)
        while len(self._tables) > MOST_TABLES:
            self._tables.pop(next(iter(self._tables)))
        return self.look(self._opened)

    def _find(self, table: int) -> AgentTable:
        if table not in self._tables:
            raise Misconfigured("no-such-open-table", table=table)
        return self._tables[table]

    def look(self, table: int) -> dict[str, Any]:
        """What the agent sees."""
        return {"table": table, **self._find(table).look()}

    def play(self, table: int, move: str) -> dict[str, Any]:
        """The agent moves, then the bots. Raises a Refusal that says what would have been legal."""
        seat = self._find(table)
        was_over = seat.table.over
        seat.table.push(move, seat.seat)
        seat.run_bots()
        if seat.table.over and not was_over and self.records is not None:
            with self.records.open("a", encoding="utf-8") as file:
                file.write(seat.table.record().to_json() + "\n")
        return self.look(table)

    def record(self, table: int) -> str:
        """The record of a finished game. Raises a Refusal while it is under way: it contains what others hold."""
        seat = self._find(table)
        if not seat.table.over:
            raise Misconfigured("not-over-yet")
        return seat.table.record().to_json()
