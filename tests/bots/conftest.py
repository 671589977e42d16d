"""Bots that do not think for long."""

from __future__ import annotations

import pytest

from vabanque.games.las_vegas.bots import rollouts as dice
from vabanque.games.las_vegas_cards.bots import rollouts as cards


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """The house makes only a few rollouts: where it has to play, but not well."""
    monkeypatch.setattr(dice, "SAMPLES", 2 * dice.BATCH)
    monkeypatch.setattr(cards, "SAMPLES", 2 * cards.BATCH)
