"""How long does the house think, and how much longer than the shark, which asks the network once?

    python -m bench.pondering

CPU milliseconds per decision over whole games on one core. The house may take 400 ms. The ratio hardly depends on the
machine.
"""

from __future__ import annotations

import time
from random import Random
from typing import Any

from vabanque.bots import make_bot
from vabanque.conformance import title
from vabanque.games import make
from vabanque.play.dealers import SeededDealer
from vabanque.play.session import Session

VARIANTS = [
    make("las-vegas-2012", 2),
    make("las-vegas-2012", 3),
    make("las-vegas-2012", 5),
    make("las-vegas-2012", 3, {"neutral": True}),
    make("las-vegas-biggy", 5),
    make("las-vegas-biggy", 3, {"bandit": True, "neutral": True}),
    make("las-vegas-biggy", 6),
    make("las-vegas-biggy", 6, {"bandit": True}),
    make("las-vegas-cards", 3),
    make("las-vegas-cards", 5),
    make("las-vegas-cards", 5, {"order": "in-turn"}),
]


def seconds_per_decision(rules: Any, name: str) -> list[float]:
    """The time this bot takes for every real choice in one game against itself."""
    session = Session(rules, list("ABCDEF")[: rules.spec.seats], SeededDealer(3))
    bots = [make_bot(name, rules, seat, Random(seat)) for seat in range(rules.spec.seats)]
    seconds = []
    watched = 0
    while not session.over:
        seat = session.waiting_for[0]
        for entry in session.journal[watched:]:
            for bot in bots:
                bot.watch(entry)
        watched = len(session.journal)
        moves = session.legal(seat)
        began = time.process_time()
        move = bots[seat].choose(session.view(seat), moves)
        if len(moves) > 1:
            seconds.append(time.process_time() - began)
        session.submit(move)
    return seconds


def main() -> None:
    print(f"{'game':50} {'shark ms':>9} {'house ms':>9} {'longest':>9} {'house / shark':>14}")
    for game in ("las-vegas-2012", "las-vegas-cards"):
        for bot in ("shark", "house"):
            seconds_per_decision(make(game, 2), bot)  # compiles
    for rules in VARIANTS:
        shark, house = (seconds_per_decision(rules, bot) for bot in ("shark", "house"))
        means = [1000 * sum(seconds) / len(seconds) for seconds in (shark, house)]
        print(f"{title(rules):50} {means[0]:9.2f} {means[1]:9.1f} {1000 * max(house):9.1f} {means[1] / means[0]:14.0f}")


if __name__ == "__main__":
    main()
