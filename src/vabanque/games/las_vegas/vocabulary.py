"""Every move of Las Vegas with dice, numbered: face 1–6 on its casino, then face 1–6 on the Bandit."""

from __future__ import annotations

from vabanque.games.las_vegas.rules import BANDIT, LasVegas, Place


def vocabulary(rules: LasVegas) -> tuple[str, ...]:
    """Version 1: number n places face n + 1; with the Bandit, number 6 + n places face n + 1 on it."""
    moves = [Place(0, face, face) for face in range(1, 7)]
    if rules.bandit:
        moves += [Place(0, face, BANDIT) for face in range(1, 7)]
    return tuple(map(rules.write_move, moves))
