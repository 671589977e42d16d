"""Positions in docs/studies/bots.md: the house's value for every move, and what the sparring partners would play."""

from __future__ import annotations

from random import Random
from typing import Any

from vabanque.bots import make_bot
from vabanque.core.frozen import replace
from vabanque.games import make
from vabanque.games.las_vegas.bots.player import House
from vabanque.games.las_vegas.rules import Roll
from vabanque.play.dealers import SeededDealer
from vabanque.play.session import Session

POSITIONS: dict[str, dict[str, Any]] = {
    "Ahead, three sixes": {
        "round": 4,
        "bills": ((70,), (40, 10), (30, 20), (30, 20), (50, 30), (80,)),
        "dice": ((0, 0, 0),) * 5 + ((0, 1, 1),),
        "own": (8, 7, 7),
        "won": ((100, 90, 90, 90), (100, 90, 80), (100, 90, 100)),
        "roll": (1, 2, 3, 4, 5, 6, 6, 6),
    },
    "A tie of two others": {
        "round": 1,
        "bills": ((60,), (70,), (90, 30), (80,), (40, 30, 10), (90, 40)),
        "dice": ((0, 0, 1), (2, 0, 1), (0, 3, 3), (0, 2, 0), (0, 1, 0), (2, 0, 0)),
        "own": (4, 2, 3),
        "won": ((), (), ()),
        "roll": (1, 2, 3, 3),
    },
    "Three dice for 80": {
        "round": 1,
        "bills": ((50,), (50,), (80, 10), (50, 20), (40, 30), (70, 10, 10, 10)),
        "dice": ((0, 0, 0), (0, 0, 0), (0, 0, 2), (0, 0, 0), (0, 0, 0), (1, 3, 0)),
        "own": (7, 5, 6),
        "won": ((), (), ()),
        "roll": (2, 3, 3, 3, 5, 5, 6),
    },
}
"""Everybody's dice and money from the point of view of seat 0, who has just rolled; seats clockwise."""


def main() -> None:
    rules: Any = make("las-vegas-2012", 3)
    for name, position in POSITIONS.items():
        position = dict(position)
        roll = position.pop("roll")
        state = Session(rules, ["Anna", "Benno", "Carla"], SeededDealer(1)).state
        state = replace(state, roll=Roll(0, roll, (), None), starter=0, **position)
        player = House(rules, 0, Random(1))
        shares = player.values(state)
        best = int(shares.argmax())
        print(name, "roll", roll)
        for k, move in enumerate(rules.legal(state, 0)):
            print(f"  {rules.write_move(move)}: {100 * shares[k]:.1f} %{' ← house' if k == best else ''}")
        for bot in ("gain", "majority", "chances"):
            move = make_bot(bot, rules, 0, Random(1)).choose(rules.view(state, 0), rules.legal(state, 0))
            print(f"  {bot}: {rules.write_move(move)}")


if __name__ == "__main__":
    main()
