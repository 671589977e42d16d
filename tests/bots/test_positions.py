"""Bots take over games that begin in a position."""

from __future__ import annotations

import pytest

from vabanque import Table, position_to_text
from vabanque.bots import bots_for
from vabanque.conformance import recorded, variants
from vabanque.games import GAMES


@pytest.mark.parametrize("game", list(GAMES))
def test_every_bot_can_play_on_from_a_position(game: str) -> None:
    rules = next(iter(variants(game)))
    _, nodes = recorded(rules, 1)
    line = position_to_text(rules, nodes[len(nodes) // 2].state)
    for bot in bots_for(game):
        table = Table.from_position(line, seed=5, bots=dict.fromkeys(range(rules.spec.seats), bot))
        while not table.over and len(table.journal) < 12:
            table.submit(table.think(table.waiting_for[0]))
        assert len(table.journal) >= 12 or table.over
