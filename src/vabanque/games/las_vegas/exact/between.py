"""What a lead is worth between two rounds for two: a small table, solved backwards (`vabanque_lab.las_vegas.between`).

Bills and what is left in the deck are left out.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from statistics import NormalDist
from typing import Any, NamedTuple

import numpy as np

LEADS = [-240, -140, -80, -40, 0, 40, 80, 140, 240]
"""The leads in thousands, of the player who starts, for which rounds were solved."""
MOST = 600
"""Greater leads count as this one."""
NORMAL = NormalDist()
CERTAIN = 1e-5
"""No lead is taken to be safer than this."""


class LeadWorths(NamedTuple):
    """What leads are worth to the player who starts a round."""

    shares: Any
    """[tens of thousands + MOST / 10]"""

    def of(self, leads: Any) -> Any:
        """The win shares for leads in thousands."""
        return self.shares[np.clip(np.asarray(leads) // 10, -MOST // 10, MOST // 10) + MOST // 10]


def lead_worths(shares: list[float]) -> LeadWorths:
    """Win shares for every lead from those for LEADS: the quantile of the normal distribution grows nearly evenly."""
    quantiles = [NORMAL.inv_cdf(min(max(share, CERTAIN), 1 - CERTAIN)) for share in shares]
    leads = np.arange(-MOST, MOST + 10, 10)
    between = np.interp(leads, LEADS, quantiles)
    # beyond the ends it goes on as between the last two
    for end, inner in ((0, 1), (-1, -2)):
        slope = (quantiles[end] - quantiles[inner]) / (LEADS[end] - LEADS[inner])
        beyond = leads < LEADS[0] if end == 0 else leads > LEADS[-1]
        between[beyond] = quantiles[end] + slope * (leads[beyond] - LEADS[end])
    return LeadWorths(np.array([NORMAL.cdf(float(quantile)) for quantile in between]))


@cache
def between_rounds(game: str, number: int) -> LeadWorths | None:
    """What leads are worth before this round of a game without options; None if nobody has solved it."""
    table = files("vabanque.games.las_vegas") / "data" / f"{game}-between.json"
    if not table.is_file():
        return None
    rounds = json.loads(table.read_text(encoding="utf-8"))["rounds"]
    return lead_worths(rounds[str(number)]["share"]) if str(number) in rounds else None
