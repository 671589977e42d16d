"""Writes `docs/studies/top-10000.md` from a `Study`: the sentences are here, the numbers come from the study."""

from __future__ import annotations

from vabanque.games.top_10000.exact.coach import write_hand
from vabanque.games.top_10000.exact.throws import STEP, DiceHand
from vabanque_lab.top_10000.rules_of_thumb import CLOSE, REMEMBER
from vabanque_lab.top_10000.study import SCORES, SHOWN_HANDS, Study, stop_from

ONE_DIE = DiceHand(1, 0)


def write(study: Study, pictures: str = "top-10000") -> str:
    """The whole page; `pictures` is the folder of the pictures, relative to it."""
    parts = [
        _head(study),
        _remember(study),
        _win(study, pictures),
        _stop(pictures),
        _thumbs(study, pictures),
        _dice_or_stopping(study),
        _handicap(study),
        _seats(study),
        _rulings(study),
        _method(study),
    ]
    return "\n".join(parts)


def _percent(chance: float, digits: int = 1) -> str:
    return f"{100 * chance:.{digits}f} %"


def _duel(study: Study, name: str) -> float:
    """The mean of the duel with the shortest name that begins with `name`."""
    matching = [duel for duel in study.duels if duel.name.startswith(name)]
    return min(matching, key=lambda duel: len(duel.name)).mean


def _head(study: Study) -> str:
    return f"""# Die oberen 10 000: what perfect play looks like

*Made by `vabanque study top-10000`; every number on this page is computed by it. Unofficial; the game belongs to its
author and publisher. The rulings R… are those of [docs/rulings.md](../rulings.md).*

Between two perfect players, the one who begins wins **{_percent(study.win[0, 0], 4)}** of the games. This is exact:
the error is proved to be less than {study.error_bound:.0e}. A player alone at the table who wants to finish quickly
needs {study.turns:.2f} turns for 10,000 points on average. A single turn brings {study.points:.2f} points on average
if you play for points.
"""


def _remember(study: Study) -> str:
    close = CLOSE * STEP
    return f"""## The rule to remember

> **Five or six dice: roll. Four dice: stop at {REMEMBER[4]}. Three: at {REMEMBER[3]}. One or two: at {REMEMBER[1]}.**
> If taking all points lets you stop, take them and stop. If not, count every die left in hand as 100 points (six dice
> if all come back) and set aside whatever gives the highest total; in case of doubt, keep more dice.
> Once another player needs {close} or less, do not stop before you have won.

This wins {_percent(_duel(study, "the rule to remember"))} of the games against perfect play; without the last line,
{_percent(_duel(study, "the rule to remember without"))}. Taking all points in sight and stopping at 350, as the bot
`greedy` does, wins {_percent(_duel(study, "stop at 350, most points"))}.
"""


def _win(study: Study, pictures: str) -> str:
    rows = []
    marks = (0, 2000, 4000, 6000, 8000, 9000, 9500)
    for me in marks:
        cells = " | ".join(_percent(study.win[me // STEP, other // STEP]) for other in marks)
        rows.append(f"| **{me}** | {cells} |")
    head = " | ".join(str(other) for other in marks)
    equal = float(study.win.diagonal().min())
    table = "\n".join(rows)
    return f"""## The chance to win

![Chance to win over both scores]({pictures}/win.png)

For the player to move (rows: own score, columns: the other's):

| | {head} |
|---|{"---|" * len(marks)}
{table}

At equal scores the player to move is ahead: by {_percent(study.win[0, 0] - 0.5)} at 0:0, by
{_percent(study.win[180, 180] - 0.5)} at 9000:9000, and nowhere by less than {_percent(equal - 0.5)}.
"""


def _stop(pictures: str) -> str:
    columns = {scores: stop_from(*scores) for scores in SCORES}
    head = " | ".join(f"{me}:{other}" for me, other in SCORES)
    rows = []
    for hand in SHOWN_HANDS:
        cells = " | ".join(columns[scores][hand] or "never" for scores in SCORES)
        rows.append(f"| {write_hand(hand)} | {cells} |")
    table = "\n".join(rows)
    return f"""## When to stop

Turn points at which a perfect player stops, by dice in hand (`3b+r`: three black dice and the red one), at own:other
score. `500+` means from 500 on; a range means that beyond it, rolling is right again.

| | {head} |
|---|{"---|" * len(SCORES)}
{table}

![Turn points at which to stop first]({pictures}/stop.png)

What to see here:

- The number of dice counts far more than the points. The red die is worth having: its coin brings all six back.
- A player who is behind rolls more; a player who is ahead stops earlier. At equal scores it hardly matters how high
  they are, until the end is near.
- Decisions are not monotone. At 9200:9200 with one die, you stop at {stop_from(9200, 9200)[ONE_DIE]} points and at
  no other number below 800: with 9950 points you would need another turn anyway, and the next roll that scores wins
  at once. So no list of thresholds can be perfect, and the program stores none: it solves each turn from scratch.

![Rolling instead of stopping at 5000 each]({pictures}/gain.png)
"""


def _thumbs(study: Study, pictures: str) -> str:
    rows = "\n".join(
        f"| {duel.name} | {_percent(duel.first, 2)} | {_percent(duel.second, 2)} | **{_percent(duel.mean, 2)}** |"
        for duel in study.duels
    )
    return f"""## Rules of thumb against perfect play

Exact chances, not simulations; 50 % is perfection.

| rule | moving first | moving second | mean |
|---|---|---|---|
{rows}

![Rules of thumb]({pictures}/thumbs.png)
"""


def _dice_or_stopping(study: Study) -> str:
    greedy = _duel(study, "perfect stopping, most points")
    simple = _duel(study, "stop at 350, best dice")
    points = _duel(study, "best expected points")
    return f"""## Which dice, or when to stop?

Both. A player who stops perfectly but always takes the most points wins {_percent(greedy)}: the choice of dice is
worth {_percent(0.5 - greedy)}. A player who chooses dice well but always stops at 350, whatever the dice, wins
{_percent(simple)}: the choice of when to stop is worth {_percent(0.5 - simple)}. A player who does both well but
ignores the scores and maximises the points of each turn wins {_percent(points)}: all the tactics of leading and
trailing are worth {_percent(0.5 - points)}.
"""


def _handicap(study: Study) -> str:
    below = int(study.handicap // STEP) * STEP
    return f"""## A fair start

The second player should begin with about **{study.handicap:.0f}** points. With {below} the first player wins
{_percent(study.win[0, below // STEP], 2)}, with {below + STEP} {_percent(study.win[0, below // STEP + 1], 2)}.
"""


def _seats(study: Study) -> str:
    rows = "\n".join(
        f"| {count} | {' | '.join(_percent(win, 2) for win in wins)} |{' |' * (4 - count)}"
        for count, wins in study.seats.items()
    )
    three, four = study.three, study.four
    return f"""## Three and four players

| players | first | second | third | fourth |
|---|---|---|---|---|
{rows}

For three players this is an equilibrium over all 8,000,000 states: nobody gains by playing a turn differently, given
how the others play. (A few circles of states have no pure equilibrium, and tiny gains are ignored: over
{three["states"]:.0f} random states no turn gains more than {three["gain_max"]:.1e}, on average
{three["gain_mean"]:.1e}.) The shipped table is rounded, by at most {three["rounding"]:.0e}.

For four players the scores lie on a grid, finer near the target, with cubic interpolation in between. Measured on
the last {four["points"]:.0f} points, with {four["nodes"]:.0f} values per seat against a solution with
{four["finer_nodes"]:.0f}, over {four["states"]:.0f} random positions: chances differ by {four["difference_mean"]:.1e}
on average and {four["difference_max"]:.1e} at most; a turn played by the shipped grid loses
{four["turn_mean"]:.1e} wins on average and {four["turn_max"]:.1e} at most.
"""


def _rulings(study: Study) -> str:
    usual = study.variants[0]
    rows = "\n".join(
        f"| {variant.name} | {_percent(variant.win_first, 2)} "
        f"| {variant.turns:.2f} ({variant.turns - usual.turns:+.2f}) "
        f"| {variant.points:.1f} ({variant.points - usual.points:+.1f}) |"
        for variant in study.variants
    )
    return f"""## What the rulings change

Where the rule book is silent, we had to decide. For each line the game was solved again:

| ruling | first player wins | turns alone | points of a turn |
|---|---|---|---|
{rows}

(A minimum to enter does not change the points of a turn; it only delays the start.)
"""


def _method(study: Study) -> str:
    return f"""## How it was computed

A state is the scores at the start of a turn; 200 × 200 of them for two players. Turn points only grow, so a turn is
solved from the target down: 11 hands, up to 1,512 rolls each, merged where they leave the same options. After a bust
the other player moves at the same scores, so two states depend on each other; these pairs are solved by policy
iteration.
The largest gap between any state's value and its best turn is {study.residual:.0e}. The error bound follows from
the worst that an opponent could do against the computed policy, rounding errors included.

Check it: `vabanque solve top-10000 --games 200000` solves the game from scratch, compares the result with the shipped
table and simulates games of perfect play.
`vabanque advise top-10000 --me 4200 --other 5100 --turn 350 --dice 3b+r` asks the coach.
"""
