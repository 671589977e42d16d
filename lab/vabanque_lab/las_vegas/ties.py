"""When is a tie worth making? Last rounds for two, played perfectly: python -m vabanque_lab.las_vegas.ties --rounds 100

Of all decisions in which some placement would tie with a rival who leads at a casino, in how many is the best one such
a placement, and what do players give away who never make ties, or always make one when they can?
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from random import Random

import numpy as np

from vabanque.core import Over
from vabanque.core.chance import uniform
from vabanque.core.frozen import replace
from vabanque.games import make
from vabanque.games.las_vegas.exact.duel import solve
from vabanque.games.las_vegas.rules import LasVegas, Place, State
from vabanque.games.vegas.rules import DealBills

PHASES = {"7 or 8": range(7, 9), "4 to 6": range(4, 7), "1 to 3": range(1, 4), "none": range(1)}
"""The rival's dice in hand."""


def makes_a_tie(rules: LasVegas, state: State, move: Place) -> bool:
    """Does this placement tie with a rival who has more dice there than the player so far?"""
    seat = state.seat
    before, after = (rules.weights(table, move.casino) for table in (state, rules.after(state, move)))
    return before[1 - seat] > before[seat] and after[seat] == after[1 - seat]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=100)
    chosen = parser.parse_args()
    rules = make("las-vegas-2012", 2)
    assert isinstance(rules, LasVegas)
    best: dict[str, list[bool]] = defaultdict(list)
    without: dict[str, list[float]] = defaultdict(list)
    with_one: dict[str, list[float]] = defaultdict(list)
    for number in range(chosen.rounds):
        below = uniform(Random(number))
        state = replace(rules.start().state, round=rules.edition.rounds)
        while isinstance(due := rules.turn(state), DealBills):
            state = rules.land(state, due.deal(below)).state
        solution = solve(rules, state)
        while not isinstance(due := rules.turn(state), Over):
            state = rules.land(state, due.deal(below)).state  # type: ignore[union-attr]
            moves = rules.legal(state, state.seat)
            worths = np.asarray(solution.worths(state, moves))
            ties = np.array([makes_a_tie(rules, state, move) for move in moves])
            if ties.any() and not ties.all():
                phase = next(name for name, dice in PHASES.items() if state.own[1 - state.seat] in dice)
                best[phase].append(bool(worths[ties].max() >= worths.max()))
                without[phase].append(float(worths.max() - worths[~ties].max()))
                with_one[phase].append(float(worths.max() - worths[ties].max()))
            state = rules.play(state, moves[int(worths.argmax())]).state
    print("| the rival's dice in hand | decisions | a tie is best | never making one costs | always making one costs |")
    print("|---|---|---|---|---|")
    for phase in PHASES:
        if best[phase]:
            print(
                f"| {phase} | {len(best[phase])} | {100 * np.mean(best[phase]):.0f}% "
                f"| {100 * np.mean(without[phase]):.1f} | {100 * np.mean(with_one[phase]):.1f} |"
            )


if __name__ == "__main__":
    main()
