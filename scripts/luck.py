"""The numbers and plots of docs/studies/luck.md: how much of each game is luck.

.venv/bin/python scripts/luck.py measure --seconds 60 [--only las-vegas-2012]   fills docs/studies/luck/measured.json
.venv/bin/python scripts/luck.py draw                                   draws the plots, prints the tables

`--seconds` is CPU time for each line of a table. Lines already in the file are kept, unless you add `--again`.
"""

from __future__ import annotations

import argparse
import json
import re
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from math import ceil
from pathlib import Path
from typing import Any

import numpy as np
from matplotlib.figure import Figure

from vabanque.analyse import review
from vabanque.analyse.summary import summarise
from vabanque.arena import Contest, new_contest, play_contest
from vabanque.arena.results import ContestGame, without_luck
from vabanque.bots.recording import record_game
from vabanque.core import OptionValue
from vabanque.games import make

FOLDER = Path(__file__).parents[1] / "docs/studies/luck"
MEASURED = FOLDER / "measured.json"
Options = dict[str, OptionValue]
VARIANTS: list[tuple[str, int, Options]] = [
    ("top-10000", 2, {}),
    ("top-10000", 3, {}),
    ("top-10000", 4, {}),
    ("las-vegas-2012", 2, {}),
    ("las-vegas-2012", 3, {}),
    ("las-vegas-2012", 4, {}),
    ("las-vegas-2012", 5, {}),
    ("las-vegas-2012", 3, {"neutral": True}),
    ("las-vegas-2012", 3, {"jetons": True}),
    ("las-vegas-biggy", 2, {}),
    ("las-vegas-biggy", 3, {}),
    ("las-vegas-biggy", 5, {}),
    ("las-vegas-biggy", 3, {"bandit": True}),
    ("las-vegas-cards", 2, {}),
    ("las-vegas-cards", 3, {}),
    ("las-vegas-cards", 5, {}),
    ("las-vegas-cards", 2, {"order": "in-turn"}),
    ("las-vegas-cards", 3, {"order": "in-turn"}),
    ("las-vegas-cards", 5, {"order": "in-turn"}),
]
STRENGTHS = {"top-10000": ("random", "greedy", "perfect")}
"""Weak, middling and strong players, where they differ from those of the Las Vegas games."""
VEGAS = ("random", "gain", "house")
LEAST_GAMES, ENOUGH_GAMES = 4, 40
"""Games per line: at least this many, however long they take; and this many before it may end because of …"""
WELL_KNOWN = 0.015
"""… this standard error of luck's part, which is ±3 percentage points."""
DUELS = [(game, seats, options) for game, seats, options in VARIANTS if seats <= 3 and not options]
"""A strong bot meets copies of a middling one: what duplicate deals save, and what subtracting the luck saves."""


def strengths(game: str) -> tuple[str, str, str]:
    return STRENGTHS.get(game, VEGAS)


def lineups(game: str, seats: int, options: Options) -> list[tuple[str, ...]]:
    """Equal middling players everywhere; weak, strong and mixed tables for the standard games only."""
    weak, middling, strong = strengths(game)
    even = [(middling,) * seats]
    if "order" in options:
        return [*even, (strong,) * seats]
    if options or seats > 3 or (seats == 3) == (game == "top-10000"):
        return even
    mixed = (strong, middling, weak)[:seats]
    return [(weak,) * seats, *even, (strong,) * seats, mixed]


def name_of(game: str, seats: int, options: Options) -> str:
    return ", ".join([f"{game}, {seats} seats", *(f"{name} {value}" for name, value in options.items())])


# What is measured


def reviewed(game: str, options: Options, lineup: tuple[str, ...], seconds: float) -> dict[str, Any]:
    """What the reviews of one table add up to; stops once luck's part is known well enough."""
    rules = make(game, len(lineup), options)
    accounts: dict[str, list[list[float]]] = {"luck": [], "own": [], "bills": [], "skill": [], "minds": []}
    squares: dict[str, float] = defaultdict(float)
    costs: dict[str, list[float]] = defaultdict(list)
    grades: dict[str, list[int]] = defaultdict(lambda: [0, 0, 0, 0])
    spent, games, until = 0.0, 0, time.process_time() + seconds
    while time.process_time() < until or games < LEAST_GAMES:
        if games >= ENOUGH_GAMES and luck_part(accounts["luck"], accounts["skill"])[1] < WELL_KNOWN:
            break
        turned = lineup[games % len(lineup) :] + lineup[: games % len(lineup)]
        record = record_game(rules, turned, games)
        begun = time.process_time()
        result = review(record)
        spent += time.process_time() - begun
        games += 1
        accounts["luck"].append([account.luck for account in result.accounts])
        accounts["own"].append([account.own_luck for account in result.accounts])
        accounts["bills"].append([account.table_luck for account in result.accounts])
        accounts["skill"].append([account.decisions + account.others for account in result.accounts])
        accounts["minds"].append([account.evaluator for account in result.accounts])
        for chance in result.chances:
            squares[chance.kind] += float((chance.luck**2).sum())
        for seat, name in enumerate(turned):
            for at, count in enumerate(summarise(result, seat).grades.values()):
                grades[name][at] += count
        for decision in result.decisions:
            if len(decision.options) > 1:
                costs[turned[decision.seat]].append(decision.cost)
    total = sum(squares.values())
    _, error = luck_part(accounts["luck"], accounts["skill"])
    return {
        "games": games,
        "seconds": round(spent / games, 3),
        "part_error": round(error, 4),
        **{name: round(float(np.sqrt(np.mean(np.square(rows)))), 4) for name, rows in accounts.items()},
        "kinds": {kind: round(part / total, 4) for kind, part in sorted(squares.items())},
        "grades": dict(grades),
        "costs": {
            name: [round(float(np.quantile(losses, q)), 4) for q in (0.5, 0.75, 0.9, 0.95, 0.99)]
            for name, losses in costs.items()
        },
    }


def luck_part(luck: list[list[float]], skill: list[list[float]]) -> tuple[float, float]:
    """Luck's part, luck² / (luck² + skill²), from `[game][seat]`, and its standard error.

    The standard error of a ratio of two means over games. Games are independent of each other; seats of a game are not.
    """
    lucky, skilled = (np.square(rows).sum(axis=1) for rows in (luck, skill))
    both = lucky + skilled
    part = lucky.sum() / both.sum()
    residuals = lucky - part * both
    games = len(both)
    return float(part), float(np.sqrt((residuals**2).sum() * games / (games - 1)) / both.sum())


def hero_shares(contest: Contest, seconds: float) -> tuple[list[list[float]], list[list[float]], float, float]:
    """[deal][game]: win shares of the contest's hero, and the same with the luck subtracted, if the contest does that.

    Also the CPU seconds spent on playing and on the luck.
    """
    games: list[ContestGame] = []
    begun, playing, adjusting = 0.0, 0.0, 0.0
    for batch in play_contest(contest, 100_000):
        playing, adjusting = playing + batch.playing, adjusting + batch.adjusting
        games += batch.games
        begun = begun or time.process_time()  # after the first batch, which waits for compiled code to load
        if time.process_time() - begun > seconds:
            break
    left = without_luck(games) if contest.luck_adjusted else []
    return _by_deal(games, [game.shares() for game in games]), _by_deal(games, left), playing, adjusting


def _by_deal(games: list[ContestGame], shares: list[list[float]]) -> list[list[float]]:
    """[deal][game]: the hero's shares."""
    deals: dict[int, list[float]] = defaultdict(list)
    for game, seats in zip(games, shares, strict=False):
        deals[game.deal].append(seats[game.lineup.index(0)])
    return list(deals.values())


def per_game(deals: list[list[float]]) -> float:
    """The variance of the mean over all games, times the number of games; the games of one deal are not independent."""
    return len(deals[0]) * float(np.var([np.mean(deal) for deal in deals], ddof=1))


def duelled(game: str, seats: int, options: Options, better: str, other: str, seconds: float) -> dict[str, Any]:
    """How often the better of two bots wins, and the variance of results with and without duplicate deals."""
    contest = new_contest(game, [better, other], seats=seats, options=options, tables="copies", hero=better)
    deals, _, _, _ = hero_shares(contest, seconds)
    games = np.concatenate(deals)
    mean, alone, duplicate = float(games.mean()), float(games.var(ddof=1)), per_game(deals)
    return {
        "games": len(games),
        "share": round(mean, 4),
        "error": round((duplicate / len(games)) ** 0.5, 4),
        "alone": round(alone, 4),
        "duplicate": round(duplicate, 4),
    }


def adjusted(game: str, seats: int, options: Options, better: str, other: str, seconds: float) -> dict[str, Any]:
    """How much narrower intervals get when the luck is subtracted, compared with the same deals unadjusted."""
    contest = new_contest(
        game, [better, other], seats=seats, options=options, tables="copies", hero=better, luck_adjusted=True
    )
    deals, without, playing, adjusting = hero_shares(contest, seconds)
    return {
        "games": sum(map(len, deals)),
        "duplicate": round(per_game(deals), 4),
        "adjusted": round(per_game(without), 4),
        "share": round(float(np.mean(np.concatenate(deals))), 4),
        "share_adjusted": round(float(np.mean(np.concatenate(without))), 4),
        "dearer": round(1 + adjusting / playing, 1),
    }


Task = tuple[str, str, str, Callable[[float], dict[str, Any]]]
"""Table, line, game, and the function that measures it in a given number of CPU seconds."""


def tasks() -> Iterator[Task]:
    for game, seats, options in VARIANTS:
        for lineup in lineups(game, seats, options):
            line = f"{name_of(game, seats, options)}: {' '.join(lineup)}"
            yield "reviews", line, game, partial(reviewed, game, options, lineup)
    for game, seats, options in DUELS:
        _, middling, strong = strengths(game)
        line = f"{name_of(game, seats, options)}: {strong} against {middling}"
        yield "duels", line, game, partial(duelled, game, seats, options, strong, middling)
        yield "adjusted", line, game, partial(adjusted, game, seats, options, strong, middling)


def measure(only: str, seconds: float, again: bool) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for table, line, game, work in tasks():
        if only not in ("", game, table, line):
            continue
        measured = read()
        if line in measured.get(table, {}) and not again:
            continue
        print(table, line, flush=True)
        figures = work(seconds)
        measured = read()  # another process may have added something
        measured.setdefault(table, {})[line] = figures
        MEASURED.write_text(json.dumps(measured, indent=1) + "\n")


def read() -> dict[str, Any]:
    measured: dict[str, Any] = json.loads(MEASURED.read_text()) if MEASURED.exists() else {}
    return measured


# What is drawn and printed


def ladder() -> dict[str, list[float]]:
    """House against copies of other bots, from docs/studies/bots.md: the win share with 2, 3 … seats, in percent."""
    shares_of = {}
    for row in (FOLDER.parent / "bots.md").read_text("utf-8").split("## The ladder")[1].splitlines():
        label, *cells = [cell.strip() for cell in row.strip("| ").split("|")]
        shares = [re.match(r"[\d.]+", cell) for cell in cells]
        if (
            label
            and not label.startswith("house")
            and shares
            and all(share or cell == "–" for share, cell in zip(shares, cells, strict=True))
        ):
            name = label if "," in label else f"2012, {label}"
            shares_of[name] = [float(share[0]) for share in shares if share]
        elif label == "Everything else, with fewer games per cell:":
            break
    return shares_of


def until_sure(share: float, fair: float, variance: float | None = None) -> int | None:
    """Games until a player with this win share has won more than a fair share with 95% probability."""
    variance = share * (1 - share) if variance is None else variance
    return max(1, ceil(1.645**2 * variance / (share - fair) ** 2)) if share > fair else None


def draw() -> None:
    measured = read()
    order = [line for table, line, _, _ in tasks() if table == "reviews"]
    reviews = {line: measured["reviews"][line] for line in order if line in measured["reviews"]}
    print(
        "| table | games | luck | own | bills | skill | changes of mind | luck’s part | best · small · clear · grave |"
    )
    print("|---|---|---|---|---|---|---|---|---|")
    for line, row in reviews.items():
        part = f"{100 * row['luck'] ** 2 / (row['luck'] ** 2 + row['skill'] ** 2):.0f}"
        part += f" ±{196 * row['part_error']:.0f}%" if "part_error" in row else "%"
        grades = "; ".join(f"{name} {' · '.join(map(str, counts))}" for name, counts in row["grades"].items())
        figures = " | ".join(f"{row[name]:.3f}" for name in ("luck", "own", "bills", "skill", "minds"))
        print(f"| {line} | {row['games']} | {figures} | {part} | {grades} |")
    print("\n| match | games | share | per game | duplicate | saves | adjusted games | adjusted | saves again | CPU |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for line, row in measured.get("duels", {}).items():
        again = measured.get("adjusted", {}).get(line)
        saved = "– | – | – | –"
        if again is not None:
            factor = row["duplicate"] / again["adjusted"] if again["adjusted"] else 1.0
            saved = f"{again['games']} | {again['adjusted']:.3f} | {factor:.1f} | {again['dearer']} ×"
        print(
            f"| {line} | {row['games']} | {100 * row['share']:.1f} ±{196 * row['error']:.1f}% | {row['alone']:.3f} "
            f"| {row['duplicate']:.3f} | {row['alone'] / row['duplicate'] if row['duplicate'] else 0:.1f} | {saved} |"
        )
    print("\n| house against copies of | " + " | ".join(f"{seats} seats" for seats in range(2, 7)) + " |")
    print("|---|" + "---|" * 5)
    sure = {}
    for label, shares in ladder().items():
        games = [until_sure(share / 100, 1 / seats) for seats, share in enumerate(shares, start=2)]
        sure[label] = games
        print(f"| {label} | " + " | ".join("–" if game is None else str(game) for game in games) + " |")
    _draw_luck_and_skill(reviews)
    _draw_event_types(reviews)
    _draw_until_sure(sure)


def _draw_luck_and_skill(reviews: dict[str, Any]) -> None:
    figure = Figure(figsize=(9, 0.42 * len(reviews) + 1.2), layout="constrained")
    axes = figure.subplots()
    for at, (label, name) in enumerate((("luck", "luck"), ("decisions", "skill"), ("changes of mind", "minds"))):
        places = [row + 0.26 * (at - 1) for row in range(len(reviews))]
        axes.barh(places, [100 * row[name] for row in reviews.values()], 0.24, label=label)
    axes.set_yticks(range(len(reviews)), list(reviews), fontsize=7)
    axes.invert_yaxis()
    axes.set_xlabel("spread per seat and game (percentage points of win share)")
    axes.legend(frameon=False)
    figure.savefig(FOLDER / "luck-and-skill.svg", metadata={"Date": None})


def _draw_event_types(reviews: dict[str, Any]) -> None:
    even = {line: row for line, row in reviews.items() if len(row["grades"]) == 1}
    figure = Figure(figsize=(9, 0.32 * len(even) + 1.2), layout="constrained")
    axes = figure.subplots()
    left = np.zeros(len(even))
    for kind in sorted({kind for row in even.values() for kind in row["kinds"]}):
        parts = 100 * np.array([row["kinds"].get(kind, 0.0) for row in even.values()])
        axes.barh(list(even), parts, left=left, label=kind)
        left += parts
    axes.tick_params(axis="y", labelsize=7)
    axes.invert_yaxis()
    axes.set_xlabel("part of the luck that an event type carries (% of its variance)")
    axes.legend(frameon=False, ncols=4)
    figure.savefig(FOLDER / "event-types.svg", metadata={"Date": None})


def _draw_until_sure(sure: dict[str, list[int | None]]) -> None:
    figure = Figure(figsize=(9, 4.5), layout="constrained")
    axes = figure.subplots()
    games_of = dict.fromkeys(label.split(",")[0] for label in sure)
    styles = dict(zip(games_of, ("-", "--", ":", "-.", (0, (5, 1))), strict=False))
    for number, (label, games) in enumerate(sure.items()):
        seats = range(2, 2 + len(games))
        colour = f"C{number % 10}" if number < 10 else ("black", "gold")[number % 2]
        heights = [game or np.nan for game in games]
        style = styles.get(label.split(",")[0], "-")
        axes.plot(seats, heights, linestyle=style, color=colour, marker="o", label=label)
    axes.set_yscale("log")
    axes.set_yticks([1, 3, 10, 30, 100, 300], ["1", "3", "10", "30", "100", "300"])
    axes.minorticks_off()
    axes.set_xticks(range(2, 7))
    axes.set_xlabel("seats")
    axes.set_ylabel("games until the house is ahead with 95%")
    axes.grid(alpha=0.25)
    figure.legend(loc="outside right upper", frameon=False, fontsize=8)
    figure.savefig(FOLDER / "games-until-sure.svg", metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["measure", "draw"])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--only", default="", help="a game, a table (reviews, duels, adjusted) or a line")
    parser.add_argument("--again", action="store_true", help="measure again what is already in the file")
    arguments = parser.parse_args()
    if arguments.what == "measure":
        measure(arguments.only, arguments.seconds, arguments.again)
    else:
        draw()


if __name__ == "__main__":
    main()
