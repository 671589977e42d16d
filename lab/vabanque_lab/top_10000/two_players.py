"""Perfect play for two, with a proven error bound; and for one player alone: fewest turns, most points per turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from vabanque.games.top_10000.exact.grid import Grid
from vabanque.games.top_10000.exact.throws import GAME, STEP, Rulings, book
from vabanque.games.top_10000.exact.turn import TOP, Floats, bust_chances, climb
from vabanque_lab.top_10000.many_turns import OTHERS, OWN, SHARE, Banking, Turns, solve_turns, tree
from vabanque_lab.top_10000.solver import solve

QUANTUM = 1e-9
"""The shipped table is rounded to this; a turn solved from it is off by at most half of it."""


@dataclass(frozen=True)
class Two:
    """The solved game for two. `win[a, b]` is the chance of the player to move with a against b, in steps of 50."""

    win: Floats
    residual: float
    """Largest gap, over all start-of-turn states, between a value and the best turn's value given all others."""
    error_bound: float
    """The computed chance at 0:0 is off by no more than this; `_error_bound` has the argument."""


def solve_two(
    target: int = 10_000,
    rulings: Rulings = GAME,
    entry: int = 0,
    after_layer: Callable[[int, float], None] | None = None,
) -> Two:
    """The exact solution, from scratch."""
    grid = Grid.full(target, 2)
    solved = solve(grid, rulings=rulings, entry=entry, after_layer=after_layer)
    size = grid.target
    win = solved.values[:, 0].reshape(size, size).copy()
    residual, bound = _error_bound(grid, win, rulings, entry)
    return Two(win, residual, bound)


def _error_bound(grid: Grid, win: Floats, rulings: Rulings, entry: int) -> tuple[float, float]:
    """The residual over all states, and a rigorous bound for the error of `win[0, 0]`.

    Let Anna always take the turn that is best by the table, whatever Benno does. For each state we find an e(a, b)
    such that she wins with at least win(a, b) - e(a, b) when she is to move:

        f(b, a)  the most by which the table overstates her chance when Benno is to move: he takes the turn that is
                 best if the states after it are worth her win - e; solved like any turn, plus rounding
        e(a, b)  at least: the gap between win(a, b) and her turn's computed value, plus rounding, plus the sum over
                 the ends of her turn of their chance times f

    Any e with this property is a bound, since play under her policy ends with certainty. We go down from high scores;
    only e(a, b) and f(b, a) of one pair depend on each other, so we guess e, and keep it once the result is no larger.
    The table overstates the first player's chance by at most e(0, 0) and the second's by at most f(0, 0). One's gain is
    the other's loss, so the larger of the two bounds the error.

    Rounding: one roll is a sum over at most n option sets, each the best of at most 11 options, which makes at most
    n + 24 roundings of 2^-53 in numbers up to 1. Every roll busts at least as often as one of six dice, with chance p
    say, so no turn has more than 1 / p rolls on average.
    """
    size = grid.target
    banking = Banking(*grid.stencils(1), entry)
    n = max(len(choices.sets) for choices in book(rulings).choices)
    rounding = (n + 24) * 2.0**-53 / bust_chances(rulings).min()

    # [other's score, mover's score]: the mover's chance after banking comes last, as in the solver's tables
    annas, bennos = np.zeros((size, size, 3)), np.zeros((size, size, 2))
    annas[:, :, 2] = bennos[:, :, 1] = 1.0 - win

    def turns(values: Floats, mover: npt.NDArray[np.int64], other: npt.NDArray[np.int64]) -> Floats:
        bust = values[other, mover, -1].copy()
        flat = values.reshape(size * size, -1)
        return solve_turns(flat, Turns(other * size, mover, size - mover, bust), banking, tree(rulings))

    error = np.zeros((size, size))
    residual = 0.0
    for total in range(2 * (size - 1), -1, -1):
        a = np.arange(max(0, total - size + 1), min(total, size - 1) + 1)
        b = total - a
        anna = turns(annas, a, b)
        gap = np.abs(anna[:, OWN] - win[a, b])
        residual = max(residual, float(gap.max()))
        own, share = gap + rounding + anna[:, OTHERS], anna[:, SHARE]
        guess = 2 * own / (1 - share * 0.9)
        good = 0
        while good < 2:  # once a guess holds, so does the smaller one that follows from it
            bennos[a, b, 1] = 1.0 - win[a, b] + guess
            promised = turns(bennos, b, a)[:, OWN] - win[b, a] + rounding
            follows = own + share * promised
            good = good + 1 if np.all(follows <= guess) else 0
            guess = follows if good else np.where(follows > guess, 2 * follows, guess)
        error[a, b] = guess
        bennos[a, b, 1] = 1.0 - win[a, b] + guess
        annas[b, a, 0] = promised
    return residual, 1.01 * max(float(error[0, 0]), float(annas[0, 0, 0]))


def fewest_turns(target: int = 10_000, rulings: Rulings = GAME, entry: int = 0) -> Floats:
    """For every score in steps of 50, the smallest expected number of turns to the target when playing alone."""
    size = -(-target // STEP)
    six = book(rulings).six
    turns = np.zeros(size)
    for score in reversed(range(size)):
        bank = np.concatenate([np.zeros(TOP), -turns[:score:-1], [-np.inf]])
        if score == 0 and entry > 1:
            bank[-entry:] = -np.inf

        def gap(guess: float, bank: Floats = bank) -> float:
            return float(climb(bank, -guess, rulings).roll[-1, six]) - 1.0 + guess

        # gap is concave and piecewise linear in the guess, so the secant method ends on the right piece
        low = turns[score + 1] if score + 1 < size else 1.0
        high = low + 0.5
        at_low, at_high = gap(low), gap(high)
        while abs(at_high) > 1e-13 and at_high != at_low:
            low, high = high, high - at_high * (high - low) / (at_high - at_low)
            at_low, at_high = at_high, gap(high)
        turns[score] = high
    return turns


def most_points(rulings: Rulings = GAME, most: int = 50_000) -> float:
    """The largest expected points of one turn, assuming that nobody rolls again beyond `most` points."""
    bank = np.arange(most, -STEP, -STEP, dtype=np.float64)
    return float(climb(bank, 0.0, rulings).roll[-1, book(rulings).six])


def rehearse() -> None:
    """Call all compiled code once (`vabanque.warmup`)."""
    solve_two(200)
