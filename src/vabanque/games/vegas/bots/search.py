"""What a search by rollouts works with."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from vabanque.compiled import new_luck
from vabanque.games.vegas.bots.candidates import Candidates, new_candidates
from vabanque.games.vegas.bots.net import MOST_SEATS
from vabanque.games.vegas.bots.workspace import Workspace


class SearchContext(NamedTuple):
    """All arrays that a search by rollouts needs. Rollouts overwrite the shares and values of the workspace."""

    workspace: Workspace
    rolling: Workspace
    """The same workspace, but with the position of a rollout as the one to decide."""
    candidates: Candidates
    styles: Any
    """[seat]: how it plays, drawn for one rollout."""
    acted: Any
    """[seat]: what it has done in a rollout: how often it has rolled, or which cards it lays."""
    lucks: Any


def make_search_context(workspace: Workspace, rolling: int, samples: int, luck: str) -> SearchContext:
    """Arrays for at most `samples` rollouts per candidate, played on position number `rolling` of the workspace."""
    return SearchContext(
        workspace=workspace,
        rolling=workspace._replace(positions=workspace.positions[rolling:]),
        candidates=new_candidates(samples),
        styles=np.zeros(MOST_SEATS, np.int64),
        acted=np.zeros(MOST_SEATS, np.int64),
        lucks=new_luck(luck),
    )
