"""How much CPU does it take to seat an evening, and how many meetings are repeated?

    python -m bench.seating

CPU seconds of the slowest draw of an evening, and meetings that were repeated beyond what arithmetic demands. A draw
for 60 people must take less than 2 s: the command exits with 1 if one does not.
"""

from __future__ import annotations

import sys
import time

from vabanque.club import Past, fewest_repeats, repeats, seat

EVENINGS = [(7, 4), (12, 4), (20, 6), (30, 8), (45, 10), (60, 10), (60, 20)]
"""People and rounds, at tables of four (three to five)."""
LIMIT = 2.0


def evening(people: int, rounds: int) -> tuple[float, int, int]:
    """CPU seconds of the slowest draw, repeated meetings, and the least that arithmetic allows."""
    past, slowest, sizes = Past(), 0.0, []
    for number in range(rounds):
        began = time.process_time()
        seating = seat(range(people), (3, 5, 4), past, ahead=rounds - number, seed=number)
        slowest = max(slowest, time.process_time() - began)
        past.add(seating)
        sizes.append([len(table.people) for table in seating.tables])
    return slowest, repeats(past.met), fewest_repeats({}, sizes, people)


def main() -> int:
    worst = 0.0
    print(f"{'people':>6} {'rounds':>6} {'slowest draw':>13} {'repeated':>9} {'least':>6}")
    for people, rounds in EVENINGS:
        slowest, again, least = evening(people, rounds)
        worst = max(worst, slowest)
        print(f"{people:6} {rounds:6} {slowest:11.2f} s {again:9} {least:6}")
    return int(worst >= LIMIT)


if __name__ == "__main__":
    sys.exit(main())
