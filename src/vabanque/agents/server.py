"""The tools of `vabanque mcp`, by the official SDK of the Model Context Protocol."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from vabanque import __version__
from vabanque.agents.tables import AgentTables
from vabanque.bots import bots_for
from vabanque.core import Refusal
from vabanque.games import GAMES
from vabanque.i18n import Words
from vabanque.play.verify import verify as check

INSTRUCTIONS = """Games that you can play: {games}. Read `rules` first, open a table with `new_game`, then call `play`
with one of `your_moves` until `over` is true. The referee refuses illegal moves and says why; nothing changes then."""


@contextmanager
def _explained(words: Words) -> Iterator[None]:
    """A refusal becomes an answer that the agent can read."""
    try:
        yield
    except Refusal as refusal:
        allowed = f" {', '.join(refusal.allowed)}" if refusal.allowed else ""
        raise ToolError(f"{words.refusal(refusal)}{allowed}") from None


def new_server(words: Words, records: Path | None, rules_of: Any) -> MCPServer:
    """The server; `rules_of` gives a game's rules as text."""
    instructions = INSTRUCTIONS.format(games=words.listed([words.game(game) for game in GAMES]))
    server = MCPServer("vabanque", version=__version__, instructions=instructions, log_level="ERROR")
    tables = AgentTables(words, records)

    @server.tool()
    def games() -> list[dict[str, Any]]:
        """The games, how many can play, their options, and the bots that play them, weakest first."""
        return [
            {
                "game": game.id,
                "name": words.game(game.id),
                "seats": [game.seats[0], game.seats[-1]],
                "options": {option.name: option.default for option in game.options},
                "bots": list(bots_for(game.id)),
            }
            for game in GAMES.values()
        ]

    @server.tool()
    def rules(game: str) -> str:
        """The rules of a game, in our own words."""
        with _explained(words):
            return str(rules_of(game, words))

    @server.tool()
    def new_game(
        game: str,
        seats: list[str] | None = None,
        options: dict[str, bool | int | str] | None = None,
        seed: int | None = None,
        position: str | None = None,
        name: str = "Agent",
    ) -> dict[str, Any]:
        """Open a table and look at it.

        `seats` lists who plays, clockwise: "agent" once for yourself, and names of bots, such as
        ["agent", "shark", "house"]. The same `seed` gives the same dice. `position` begins in a position, in one line.
        `name` is yours in the record.
        """
        with _explained(words):
            return tables.new_game(game, seats or (), options, seed, position, name)

    @server.tool()
    def look(table: int) -> dict[str, Any]:
        """The table as you may know it: what has happened, the board, your view, and your legal moves."""
        with _explained(words):
            return tables.look(table)

    @server.tool()
    def play(table: int, move: str) -> dict[str, Any]:
        """Play one of `your_moves`. The bots answer at once, and you see the table again."""
        with _explained(words):
            return tables.play(table, move)

    @server.tool()
    def record(table: int) -> str:
        """The record of a finished game: one line of JSON from which anyone can recompute it."""
        with _explained(words):
            return tables.record(table)

    @server.tool()
    def verify(record: str) -> str:
        """Referee a recorded game: recompute it from the rules alone."""
        verdict = check(record)
        if verdict.ok:
            return "valid"
        where = "" if verdict.entry is None else f"entry {verdict.entry}: "
        return f"invalid: {where}{words.error(verdict.code or '', verdict.facts or {})}"

    return server
