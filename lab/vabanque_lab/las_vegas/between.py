"""What a lead is worth between two rounds of Las Vegas with dice for two: solved backwards, round by round.

For every lead of the player who starts, a round is solved from its first roll with several ways to lay out the bills;
the mean is the lead's worth. The last round ends with the final result, every earlier one with the worth of the lead in
the round after it. Which bills are still in the deck is left out: whoever plays, the bills of any round are as likely
as those of the first.

    python -m vabanque_lab.las_vegas.between las-vegas-2012 --layouts 16 --out las-vegas-2012-between.json
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from vabanque.core.chance import uniform
from vabanque.games import make
from vabanque.games.las_vegas.exact.between import LEADS, LeadWorths, between_rounds, lead_worths
from vabanque.games.las_vegas.exact.duel import Ending, final_with, solve
from vabanque.games.las_vegas.rules import LasVegas, State
from vabanque.games.vegas.compiled import MONEY
from vabanque.games.vegas.rules import DealBills

SEED = 1


def layouts(rules: LasVegas, count: int) -> list[State]:
    """Rounds before their first roll, with bills laid out at random. The first seat starts."""
    begun = []
    for number in range(count):
        below = uniform(Random(f"{SEED} {rules.spec.game} {number}"))
        state = rules.start().state
        while isinstance(due := rules.turn(state), DealBills):
            state = rules.land(state, due.deal(below)).state
        begun.append(state)
    return begun


def ending_with(lead: int, following: LeadWorths | None) -> Ending:
    """How a round ends for the first seat if it begins `lead` thousand ahead. `following` is the round after it."""

    def between(first: Any, second: Any) -> Any:
        assert following is not None
        ahead = 10 * ((first >> MONEY) - (second >> MONEY)) + lead
        return 1 - following.of(-ahead)  # the other seat starts the next round

    return final_with(lead) if following is None else between


def solve_rounds(game: str, count: int) -> dict[str, Any]:
    """Round → what each of LEADS is worth to the player who starts it, with its standard error over the layouts."""
    rules = make(game, 2)
    assert isinstance(rules, LasVegas)
    begun = layouts(rules, count)
    following: LeadWorths | None = None
    rounds: dict[str, Any] = {}
    for number in range(rules.edition.rounds, 1, -1):
        shares = np.zeros((count, len(LEADS)))
        for row, state in zip(shares, begun, strict=True):
            row[:] = [solve(rules, state, ending_with(lead, following)).value(state) for lead in LEADS]
        spread = shares.std(axis=0, ddof=1) / count**0.5
        rounds[str(number)] = {"share": shares.mean(axis=0).round(5).tolist(), "error": spread.round(5).tolist()}
        following = lead_worths(rounds[str(number)]["share"])
        print(number, rounds[str(number)], flush=True)
    return rounds


def plot(file: Path) -> None:
    """Draw what the shipped tables say."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(10, 4), layout="constrained")
    leads = np.arange(-250, 260, 10)
    for number, (game, rounds) in enumerate((("las-vegas-2012", 4), ("las-vegas-biggy", 3)), start=1):
        axes = figure.add_subplot(1, 2, number)
        for coming, colour in zip(range(rounds, 1, -1), ("#8a1538", "#1f6f5c", "#7a6a2f"), strict=False):
            worths = between_rounds(game, coming)
            assert worths is not None
            axes.plot(leads, 100 * worths.of(leads), color=colour, label=f"before round {coming} of {rounds}")
        axes.axhline(50, color="#777777", linestyle="--", linewidth=1)
        axes.axvline(0, color="#777777", linestyle="--", linewidth=1)
        axes.set_title(game)
        axes.set_xlabel("lead of the player who starts, in thousands")
        axes.set_ylabel("chance to win in %")
        axes.grid(alpha=0.3)
        axes.legend()
    figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--layouts", type=int, default=16)
    parser.add_argument("--out", type=Path, help="solve all rounds and write the table")
    parser.add_argument("--plot", type=Path, help="draw the shipped tables")
    wanted = parser.parse_args()
    if wanted.out is not None:
        rounds = solve_rounds(wanted.game, wanted.layouts)
        table = {"leads": LEADS, "layouts": wanted.layouts, "rounds": rounds}
        wanted.out.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")
    if wanted.plot is not None:
        plot(wanted.plot)


if __name__ == "__main__":
    main()
