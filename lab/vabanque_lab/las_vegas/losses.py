"""How much players lose to perfect play at two seats, in points of win share per game: by reviews of their games.

python -m vabanque_lab.las_vegas.losses shark accountant --games 24
python -m vabanque_lab.las_vegas.losses vabanque_lab.las_vegas.losses:RolloutHouse hopes --games 24
"""

from __future__ import annotations

import argparse

import numpy as np

from vabanque.analyse import review
from vabanque.bots.recording import record_game
from vabanque.games import make
from vabanque.games.las_vegas.bots.player import House

FIRST_SEED = 1000


class RolloutHouse(House):
    """The house as it plays where rounds are not solved: by its network and rollouts."""

    games = ("las-vegas-2012", "las-vegas-biggy")
    knows_duels = False


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("bots", nargs=2)
    parser.add_argument("--game", default="las-vegas-2012")
    parser.add_argument("--games", type=int, default=24)
    wanted = parser.parse_args()
    lost, minds = [], []
    for number in range(wanted.games):
        turned = number % 2  # both start equally often
        names = wanted.bots[::-1] if turned else wanted.bots
        accounts = review(record_game(make(wanted.game, 2), names, FIRST_SEED + number)).accounts
        lost.append([-100 * accounts[seat].decisions for seat in (turned, 1 - turned)])
        minds.append(100 * accounts[0].evaluator)
    for bot, losses in zip(wanted.bots, np.array(lost).T, strict=True):
        print(f"{bot} loses {losses.mean():.1f} ± {losses.std(ddof=1) / len(losses) ** 0.5:.1f} points per game")
    print(f"changes of mind: {np.square(minds).mean() ** 0.5:.1f} points (root mean square)")


if __name__ == "__main__":
    main()
