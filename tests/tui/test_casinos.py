"""A casino's panel, however narrow."""

from __future__ import annotations

import pytest

from vabanque.games.vegas.casinos import casino_head
from vabanque.games.vegas.scene import Casino

MIRACLE = Casino(casino=3, bills=(), stacks=(), jeton=False, open=None)
BANDIT = Casino(casino=7, bills=(), stacks=(), jeton=False, open=(1, 2))


@pytest.mark.parametrize(
    ("width", "height", "drawn"), [(9, 14, True), (20, 30, True), (8, 14, False), (9, 13, False), (8, 30, False)]
)
@pytest.mark.parametrize("casino", [MIRACLE, BANDIT], ids=["die", "bandit"])
def test_a_die_is_drawn_below_the_name_where_there_is_room(
    casino: Casino, width: int, height: int, drawn: bool
) -> None:
    rows = casino_head(casino, "Miracle", width, height)
    assert (len(rows) > 1) == drawn
    assert rows[0].plain.strip() == "Miracle"
    assert all(len(row.plain) <= width for row in rows)
