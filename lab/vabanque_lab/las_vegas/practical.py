"""Practical play at Las Vegas: which rules turn a *regular* into an *accountant*?

    python -m vabanque_lab.las_vegas.practical --games 2000

One player follows the first one, two … of the rules against three regulars; nothing else about it is clever. The seats
rotate, and game number n has the same dice and bills for every set of rules.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from functools import partial
from math import sqrt
from random import Random
from typing import Any

from vabanque.bots import make_bot
from vabanque.core import Below, Bot, Chance, Entry
from vabanque.core.chance import uniform
from vabanque.games import make
from vabanque.games.las_vegas.bots.baselines import WithDice
from vabanque.games.las_vegas.rules import Place
from vabanque.play.loop import play_out

RULES = ("look", "dice", "catch", "rivals", "shaky")
"""Look at every casino; a die costs money; a bill that one more die could lead for counts half; rivals' losses count;
a lead that can be broken counts half."""
DIE = 10
"""What a die costs, in thousands."""
HALF = 0.5


class RuleOfThumb(WithDice):
    """Takes the money in sight, by some of the rules."""

    def __init__(self, rules: Any, seat: int, rng: Random, follows: Sequence[str]) -> None:
        super().__init__(rules, seat, rng)
        self._follows = frozenset(follows)

    def worth(self, view: Any, move: Place) -> tuple[float, ...]:
        follows, seat = self._follows, self.seat
        gains = self.gains(view, move)
        table = self.after(view, move)
        worth = float(gains[seat])
        if "shaky" in follows and worth > 0 and self._breakable(table, move.casino):
            worth *= HALF
        if "catch" in follows and gains[seat] == 0:
            worth += HALF * self._in_reach(table, move.casino)
        if "rivals" in follows:
            worth -= sum(gains) - gains[seat]
        if "dice" in follows:
            worth -= DIE * self.spent(view, move)
        return worth, -self.spent(view, move)

    def _breakable(self, table: Any, casino: int) -> bool:
        """Can a single rival still draw level?"""
        weights = self.rules.weights(table, casino)
        return any(
            weights[rival] + self.to_come(table, rival)[0] >= weights[self.seat]
            for rival in range(self.rules.seats)
            if rival != self.seat and weights[rival] and self.to_come(table, rival)[0]
        )

    def _in_reach(self, table: Any, casino: int) -> int:
        """The highest bill there, if one more die would take the lead."""
        weights = self.rules.weights(table, casino)
        most = max(weight for owner, weight in enumerate(weights) if owner != self.seat)
        more = self.to_come(table, self.seat)[0]
        return int(table.bills[casino - 1][0]) if more and weights[self.seat] + 1 > most else 0


def player(name: str, rules: Any, seat: int, rng: Random) -> Bot:
    """A bot by name, or a follower of some rules: `+look+dice`; nobody overlooks a casino who follows `look`."""
    if name.startswith("+"):
        return RuleOfThumb(rules, seat, rng, name[1:].split("+"))
    return make_bot(name, rules, seat, rng)


def share_of(game: str, name: str, rivals: Sequence[str], games: int, seed: int) -> tuple[float, float, float]:
    """The win share of a player against these rivals, its standard error, and the mean money in thousands."""
    seats = 1 + len(rivals)
    rules = make(game, seats)
    shares: list[float] = []
    money = 0
    for number in range(games):
        own = number % seats
        below = uniform(Random(f"{seed} {number // seats}"))
        table = list(rivals)
        table.insert(own, name)
        bots = [player(one, rules, seat, Random(f"{seed} {number} {seat}")) for seat, one in enumerate(table)]
        result = play_out(rules, bots, partial(_deal, below))
        shares.append((own in result.winners) / len(result.winners))
        money += result.score[own]
    mean = sum(shares) / games
    return mean, sqrt(sum((share - mean) ** 2 for share in shares)) / games, money / games


def _deal(below: Below, chance: Chance[Entry]) -> Entry:
    return chance.deal(below)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="las-vegas-2012")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--rivals", default="regular,regular,regular")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", nargs="*", help="Bots, or rules: +look+dice.")
    chosen = parser.parse_args()
    ladder = ["+" + "+".join(RULES[: count + 1]) for count in range(len(RULES))]
    rows = []
    for name in chosen.players or ["regular", *ladder, "accountant"]:
        begun = time.process_time()
        share, error, money = share_of(chosen.game, name, chosen.rivals.split(","), chosen.games, chosen.seed)
        spent = time.process_time() - begun
        rows.append({"player": name, "share": round(share, 4), "error": round(error, 4), "money": round(money)})
        print(f"{name:34} {share:6.1%} ± {1.96 * error:.1%}  ${money:.0f},000  {spent:.0f} s", flush=True)
    print(json.dumps({"game": chosen.game, "rivals": chosen.rivals, "games": chosen.games, "players": rows}))


if __name__ == "__main__":
    main()
