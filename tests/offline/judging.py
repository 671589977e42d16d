"""The positions of seeded games as JSON lines: run by our Python and by the browser's, which have to agree.

    python tests/offline/judging.py POSITIONS EVERY [GAME …]

POSITIONS decisions of each game, each with a hash of the state, of what its seat may see and of its legal moves. In the
Las Vegas games, each with what the shark thinks every move worth; in Die oberen 10 000, one in EVERY with the move of
the perfect bot.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

from vabanque.bots import make_bot
from vabanque.core import Decide
from vabanque.games import make
from vabanque.play.loop import play_on
from vabanque.play.text import state_hash

CASES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "las-vegas-2012": [(2, {}), (3, {}), (4, {"jetons": True}), (5, {})],
    "las-vegas-biggy": [(2, {"neutral": True}), (3, {}), (4, {"bandit": True}), (6, {})],
    "las-vegas-cards": [(2, {}), (3, {}), (4, {"order": "in-turn"}), (5, {"order": "in-turn", "jetons": True})],
    "top-10000": [(2, {}), (3, {}), (4, {})],
}


def decisions(rules: Any, seed: int) -> Iterator[tuple[Any, int, list[Any]]]:
    """Every decision with more than one move in a game that is played at random: state, seat, moves."""
    luck = Random(seed)

    def below(n: int) -> int:
        return int(luck.random() * n)

    def choose(state: Any, seat: int) -> Any:
        return luck.choice(rules.legal(state, seat))

    for step in play_on(rules, rules.start(), lambda chance: chance.deal(below), choose):
        turn = rules.turn(step.state)
        if isinstance(turn, Decide):
            seat = turn.seats[0]
            moves = rules.legal(step.state, seat)
            if len(moves) > 1:
                yield step.state, seat, list(moves)


class Judge:
    """Tells what is compared."""

    def __init__(self, rules: Any) -> None:
        self.rules = rules
        self.bots: dict[tuple[str, int], Any] = {}

    def bot(self, level: str, seat: int) -> Any:
        if (level, seat) not in self.bots:
            self.bots[level, seat] = make_bot(level, self.rules, seat, Random(0))
        return self.bots[level, seat]

    def tell(self, state: Any, seat: int, moves: list[Any], asked: bool) -> dict[str, Any]:
        rules = self.rules
        view = rules.view(state, seat)
        texts = [rules.write_move(move) for move in moves]
        line = {"game": rules.spec.game, "seats": rules.spec.seats, "state": state_hash(state)}
        line |= {"view": state_hash(view), "moves": texts}
        if rules.spec.game == "top-10000":
            if asked:
                line["perfect"] = rules.write_move(self.bot("perfect", seat).choose(view, moves))
            return line
        numbers, values = self.bot("shark", seat).weigh(state)
        line["shark"] = dict(zip(map(str, numbers), values, strict=True))
        return line


def main(positions: str, every: str, *games: str) -> None:
    for game in games or CASES:
        cases = CASES[game]
        for seats, options in cases:
            rules = make(game, seats, options)
            judge, left, seed = Judge(rules), -(-int(positions) // len(cases)), 0
            while left:
                seed += 1
                for state, seat, moves in decisions(rules, seed):
                    print(json.dumps(judge.tell(state, seat, moves, left % int(every) == 0)))
                    left -= 1
                    if not left:
                        break


if __name__ == "__main__":
    main(*sys.argv[1:])
