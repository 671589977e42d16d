"""Computes all numbers and pictures of `docs/studies/top-10000.md`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from vabanque.games.top_10000.exact.coach import advise, write_hand
from vabanque.games.top_10000.exact.grid import Grid
from vabanque.games.top_10000.exact.tables import shipped
from vabanque.games.top_10000.exact.throws import GAME, STEP, DiceHand, Rulings, book
from vabanque.games.top_10000.exact.turn import TOP, Floats, climb
from vabanque.parallel import spread
from vabanque_lab.top_10000.duel import DuelResult, duels
from vabanque_lab.top_10000.rules_of_thumb import players
from vabanque_lab.top_10000.solver import solve
from vabanque_lab.top_10000.two_players import fewest_turns, most_points, solve_two

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Say = Callable[[str], None]

VARIANTS: tuple[tuple[str, Rulings, int], ...] = (
    ("the game as we rule it", GAME, 0),
    ("fives cannot be turned to ones", Rulings(turned_fives=0), 0),
    ("only one pair of fives per throw can be turned (R43)", Rulings(turned_fives=1), 0),
    ("fives of several throws make a triple (R46)", Rulings(fives_across=True), 0),
    ("the coin does nothing", Rulings(coin="nothing"), 0),
    ("the coin is a bust", Rulings(coin="bust"), 0),
    ("350 points to enter (R41)", GAME, 350),
    ("500 points to enter", GAME, 500),
    ("1000 points to enter", GAME, 1000),
)
SHOWN_HANDS = tuple(DiceHand(black, red) for red in (0, 1) for black in range(6) if black + red)
SCORES = ((0, 0), (5000, 5000), (5000, 7000), (7000, 5000), (9000, 9000), (3000, 9000), (9000, 3000))


@dataclass(frozen=True)
class Variant:
    name: str
    win_first: float
    turns: float
    points: float


@dataclass(frozen=True)
class Study:
    """All numbers on the page."""

    win: Floats
    error_bound: float
    residual: float
    turns: float
    points: float
    seats: dict[int, list[float]]
    handicap: float
    duels: list[DuelResult]
    variants: list[Variant]
    three: dict[str, float]
    four: dict[str, float]


def compute(say: Say, *, jobs: int = 1, cluster: str | None = None) -> Study:
    """All numbers; takes a few minutes on one core. `parallel.spread` distributes the variants."""
    say("two players")
    two = solve_two()
    say("rules of thumb")
    thumbs = duels(players(), two.win)
    variants = []
    for variant in spread(_solve_variant, VARIANTS, jobs=jobs, cluster=cluster):
        say(variant.name)
        variants.append(variant)
    seats = {2: [float(two.win[0, 0]), 1.0 - float(two.win[0, 0])]}
    for count in (3, 4):
        seats[count] = list(shipped(count).meta["win"])
    return Study(
        two.win,
        two.error_bound,
        two.residual,
        float(fewest_turns()[0]),
        most_points(),
        seats,
        handicap(two.win),
        sorted(thumbs, key=lambda duel: -duel.mean),
        variants,
        dict(shipped(3).meta["measured"]),
        dict(shipped(4).meta["measured"]),
    )


def _solve_variant(name: str, rulings: Rulings, entry: int) -> Variant:
    """What changes if two players play by other rulings, or need points to enter."""
    steps = entry // STEP
    win = solve(Grid.full(10_000, 2), rulings=rulings, entry=steps).values[0, 0]
    turns = fewest_turns(10_000, rulings, steps)[0]
    return Variant(name, float(win), float(turns), most_points(rulings))


def handicap(win: Floats) -> float:
    """How many points the second player must start with to make the game fair. Interpolated between steps of 50."""
    row = win[0]
    after = int(np.argmax(row < 0.5))
    return STEP * (after - 1 + float((row[after - 1] - 0.5) / (row[after - 1] - row[after])))


def stops(me: int, other: int) -> Floats:
    """`[turn points in steps, hand]`: 1 where the mover should stop, by the shipped table."""
    row = shipped(2).row((other // STEP,))
    own = me // STEP
    bank = np.concatenate([np.ones(TOP), row[own:][::-1]])
    roll = climb(bank, float(row[own])).roll
    return (roll <= bank[:, None]).astype(np.float64)[TOP:][::-1]


def stop_from(me: int, other: int) -> dict[DiceHand, str]:
    """For each hand, the turn points at which to stop, as ranges: the decision may change more than once."""
    table = stops(me, other)
    ranges = {}
    for hand in SHOWN_HANDS:
        runs = list(_runs(table[1:, book().number[hand]]))
        end = len(table) - 1
        ranges[hand] = ", ".join(
            f"{STEP * start}+"
            if stop == end
            else f"{STEP * start}–{STEP * stop}"
            if stop > start
            else str(STEP * start)
            for start, stop in runs
        )
    return ranges


def _runs(flags: Floats) -> Iterator[tuple[int, int]]:
    start = None
    for place, flag in enumerate(flags, start=1):
        if flag and start is None:
            start = place
        if not flag and start is not None:
            yield start, place - 1
            start = None
    if start is not None:
        yield start, len(flags)


def draw(study: Study, folder: Path) -> None:
    """All pictures of the page."""
    import matplotlib.pyplot as plt

    plt.switch_backend("agg")

    folder.mkdir(parents=True, exist_ok=True)
    scores = np.arange(200) * STEP

    figure, axes = plt.subplots(figsize=(6.4, 5.2))
    filled = axes.contourf(scores, scores, study.win, levels=np.linspace(0, 1, 21), cmap="RdYlGn")
    lines = axes.contour(scores, scores, study.win, levels=[0.1, 0.25, 0.5, 0.75, 0.9], colors="black", linewidths=0.8)
    axes.clabel(lines, fmt=lambda level: f"{100 * level:.0f} %")
    axes.set(xlabel="the other's score", ylabel="own score", title="Chance to win for the player to move")
    figure.colorbar(filled, ax=axes, format=lambda level, _: f"{100 * level:.0f} %")
    _save(figure, folder / "win.png")

    figure, grid = plt.subplots(2, 4, figsize=(11, 5.6), sharex=True, sharey=True, layout="constrained")
    shown = [DiceHand(*hand) for hand in ((1, 0), (2, 0), (3, 0), (4, 0), (1, 1), (2, 1), (3, 1), (4, 1))]
    step = 250
    marks = np.arange(0, 10_000, step)
    first = np.full((len(shown), len(marks), len(marks)), np.nan)
    for i, me in enumerate(marks):
        for j, other in enumerate(marks):
            table = stops(int(me), int(other))[1:]
            for k, hand in enumerate(shown):
                column = table[:, book().number[hand]]
                if column.any():
                    first[k, i, j] = STEP * (1 + int(np.argmax(column)))
    picture = None
    for k, (hand, panel) in enumerate(zip(shown, grid.flat, strict=True)):
        picture = panel.pcolormesh(marks, marks, first[k], vmin=0, vmax=3000, cmap="viridis", shading="nearest")
        panel.set_title(write_hand(hand), fontsize=10)
    figure.supxlabel("the other's score")
    figure.supylabel("own score")
    assert picture is not None
    figure.colorbar(picture, ax=grid, label="turn points at which to stop first (white: never)", extend="max")
    _save(figure, folder / "stop.png")

    figure, axes = plt.subplots(figsize=(8, 4.6), layout="constrained")
    _bars(axes, study.duels)
    _save(figure, folder / "thumbs.png")

    figure, axes = plt.subplots(figsize=(6.4, 4), layout="constrained")
    for hand, colour in ((DiceHand(2, 0), "tab:red"), (DiceHand(3, 0), "tab:orange"), (DiceHand(4, 0), "tab:green")):
        gains = []
        points = range(50, 2050, 50)
        for turn in points:
            advice = advise(5000, [5000], turn, hand)
            gains.append(100 * (advice.roll - advice.bank))
        axes.plot(points, gains, color=colour, label=write_hand(hand))
    axes.axhline(0, color="black", linewidth=0.8)
    axes.set(xlabel="turn points", ylabel="throwing instead of stopping, % of wins", title="At 5000 each")
    axes.legend()
    _save(figure, folder / "gain.png")


def _bars(axes: Axes, thumbs: list[DuelResult]) -> None:
    ordered = thumbs[::-1]
    names = [duel.name.replace("`", "") for duel in ordered]
    axes.barh(names, [100 * duel.mean for duel in ordered], color="tab:blue")
    axes.axvline(50, color="black", linewidth=0.8)
    axes.set(xlabel="wins against perfect play, %, both seats averaged", xlim=(0, 52))
    for place, duel in enumerate(ordered):
        axes.text(100 * duel.mean + 0.4, place, f"{100 * duel.mean:.1f}", va="center", fontsize=8)


def _save(figure: object, path: Path) -> None:
    import matplotlib.pyplot as plt
    from matplotlib.figure import Figure

    assert isinstance(figure, Figure)
    # no version and no date in the file, so that the same numbers make the same picture
    figure.savefig(path, dpi=110, metadata={"Software": None})
    plt.close(figure)
