"""The results of a contest: win shares with 95 % confidence intervals, a cross table, ratings, and who misbehaved."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from openskill.models import PlackettLuce

from vabanque.arena.contest import Contest
from vabanque.arena.results import ContestGame, DealBatch, Faults, without_luck
from vabanque.arena.run import sent_out
from vabanque.core.confidence import Z_95


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and its 95 % confidence interval."""

    mean: float
    low: float
    high: float
    deals: int
    games: int
    """Observations; a bot that sits twice at a table counts twice."""

    @property
    def margin(self) -> float:
        return (self.high - self.low) / 2


@dataclass(frozen=True, slots=True)
class Standing:
    """How one bot did."""

    bot: str
    share: Estimate
    """Win share for each seat it had, at all tables."""
    mixed: Estimate | None
    """The same at mixed tables only."""
    adjusted: Estimate | None
    """The win share with the luck subtracted, if the luck was measured."""
    money: float
    """Mean score."""
    rating: float
    """openskill's μ (Plackett–Luce), initially 25. Ratings ignore duplicate dice: a summary, not evidence."""
    uncertainty: float
    """openskill's σ."""
    by_seat: tuple[float, ...]
    """Win share in every seat."""


@dataclass(frozen=True, slots=True)
class ContestReport:
    """The result of a contest, or of as much of it as was played."""

    contest: Contest
    games: int
    deals: int
    standings: tuple[Standing, ...]
    """Highest win share first."""
    against_copies: dict[tuple[str, str], Estimate]
    """(bot, other) → win share of one seat of `bot` at tables where all other seats are `other`."""
    ahead: dict[tuple[str, str], Estimate]
    """(bot, other) → how often `bot` finished ahead of `other` at the same table; a tie counts half."""
    faults: dict[str, Faults]
    out: frozenset[str]
    """Disqualified bots."""
    playing: float = 0.0
    """CPU seconds spent on playing …"""
    adjusting: float = 0.0
    """… and on measuring the luck."""

    @property
    def saved(self) -> float | None:
        """How many times as many games the same intervals would take without subtracting the luck."""
        factors = [
            (standing.share.margin / standing.adjusted.margin) ** 2
            for standing in self.standings
            if standing.adjusted is not None and standing.adjusted.margin
        ]
        return sum(factors) / len(factors) if factors else None

    @property
    def dearer(self) -> float:
        """How many times as much CPU a game takes when its luck is measured."""
        return 1 + self.adjusting / self.playing if self.playing else 1.0


def summarise(contest: Contest, batches: Iterable[DealBatch]) -> ContestReport:
    """Summarise what was played."""
    batches = list(batches)
    games = [game for batch in batches for game in batch.games]
    shares: dict[int, Clusters] = defaultdict(Clusters)
    mixed: dict[int, Clusters] = defaultdict(Clusters)
    adjusted: dict[int, Clusters] = defaultdict(Clusters)
    copies: dict[tuple[int, int], Clusters] = defaultdict(Clusters)
    ahead: dict[tuple[int, int], Clusters] = defaultdict(Clusters)
    seats: dict[tuple[int, int], Clusters] = defaultdict(Clusters)
    money: dict[int, Clusters] = defaultdict(Clusters)
    for game in games:
        won, lineup, deal = game.shares(), game.lineup, game.deal
        lone = [seat for seat, bot in enumerate(lineup) if lineup.count(bot) == 1]
        is_mixed = len(set(lineup)) > 2
        for seat, bot in enumerate(lineup):
            shares[bot].add(deal, won[seat])
            seats[bot, seat].add(deal, won[seat])
            money[bot].add(deal, game.score[seat])
            if is_mixed:
                mixed[bot].add(deal, won[seat])
            elif seat in lone:
                (other,) = set(lineup) - {bot} or {bot}
                copies[bot, other].add(deal, won[seat])
        ranks = game.ranks()
        for seat, bot in enumerate(lineup):
            for other_seat, other in enumerate(lineup):
                if bot != other:
                    ahead[bot, other].add(deal, (1 + _sign(ranks[other_seat] - ranks[seat])) / 2)
    lucky = [game for game in games if game.luck]
    for game, left in zip(lucky, without_luck(lucky), strict=True):
        for bot, share in zip(game.lineup, left, strict=True):
            adjusted[bot].add(game.deal, share)
    ratings = _rate(len(contest.bots), games)
    standings = [
        Standing(
            name,
            shares[bot].estimate(),
            mixed[bot].estimate() if bot in mixed else None,
            adjusted[bot].estimate(bounded=False) if bot in adjusted else None,
            money[bot].mean,
            *ratings[bot],
            tuple(seats[bot, seat].mean for seat in range(contest.seats)),
        )
        for bot, name in enumerate(contest.bots)
        if bot in shares
    ]
    faults: dict[str, Faults] = {}
    for batch in batches:
        for bot_name, bot_faults in batch.faults.items():
            faults.setdefault(bot_name, Faults()).add(bot_faults)

    def by_name(pairs: dict[tuple[int, int], Clusters]) -> dict[tuple[str, str], Estimate]:
        return {(contest.bots[a], contest.bots[b]): clusters.estimate() for (a, b), clusters in pairs.items()}

    return ContestReport(
        contest,
        games=len(games),
        deals=len({game.deal for game in games}),
        standings=tuple(sorted(standings, key=lambda standing: -standing.share.mean)),
        against_copies=by_name(copies),
        ahead=by_name(ahead),
        faults=dict(sorted(faults.items())),
        out=sent_out(contest, batches),
        playing=sum(batch.playing for batch in batches),
        adjusting=sum(batch.adjusting for batch in batches),
    )


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


class Clusters:
    """Observations, clustered by deal: those of one deal share their luck, so they count as one observation."""

    def __init__(self) -> None:
        self._sums: dict[int, list[float]] = {}

    def add(self, deal: int, value: float) -> None:
        sums = self._sums.setdefault(deal, [0.0, 0.0])
        sums[0] += value
        sums[1] += 1

    @property
    def mean(self) -> float:
        values, sizes = zip(*self._sums.values(), strict=True) if self._sums else ((0.0,), (1.0,))
        return float(sum(values) / sum(sizes))

    def estimate(self, *, bounded: bool = True) -> Estimate:
        """The ratio of sums, with its cluster-robust standard error (linearised, n/(n−1)).

        A share of wins is `bounded` by 0 and 1; with its luck subtracted it can lie beyond them.
        """
        mean, deals = self.mean, len(self._sums)
        size = sum(count for _, count in self._sums.values())
        squares = sum((value - mean * count) ** 2 for value, count in self._sums.values())
        if deals < 2:
            return Estimate(mean, 0.0, 1.0, deals, int(size))
        # The rule of three for all or none so far.
        error = 3 / deals if squares < 1e-12 else Z_95 * sqrt(squares * deals / (deals - 1)) / size
        low, high = mean - error, mean + error
        if bounded:
            low, high = max(0.0, low), min(1.0, high)
        return Estimate(mean, low, high, deals, int(size))


def _rate(bots: int, games: Sequence[ContestGame]) -> list[tuple[float, float]]:
    """μ and σ of every bot, game after game. A bot with two seats gets the mean of both updates."""
    model = PlackettLuce(tau=0.0)  # a bot does not get better or worse during a contest
    ratings = [model.rating() for _ in range(bots)]
    for game in games:
        if len(set(game.lineup)) == 1:
            continue
        teams = [[model.create_rating([ratings[bot].mu, ratings[bot].sigma])] for bot in game.lineup]
        rated = model.rate(teams, ranks=[float(rank) for rank in game.ranks()])
        lessons: dict[int, list[Any]] = defaultdict(list)
        for bot, (lesson,) in zip(game.lineup, rated, strict=True):
            lessons[bot].append(lesson)
        for bot, learnt in lessons.items():
            ratings[bot].mu = sum(lesson.mu for lesson in learnt) / len(learnt)
            ratings[bot].sigma = sum(lesson.sigma for lesson in learnt) / len(learnt)
    return [(rating.mu, rating.sigma) for rating in ratings]


def to_plain(report: ContestReport) -> dict[str, Any]:
    """The report as JSON values; numbers are rounded to significant digits."""

    def plain(estimate: Estimate | None) -> dict[str, Any] | None:
        if estimate is None:
            return None
        return {
            "mean": round(estimate.mean, 5),
            "low": round(estimate.low, 5),
            "high": round(estimate.high, 5),
            "deals": estimate.deals,
            "games": estimate.games,
        }

    def pairs(estimates: dict[tuple[str, str], Estimate]) -> list[dict[str, Any]]:
        return [{"bot": a, "other": b, **(plain(estimate) or {})} for (a, b), estimate in sorted(estimates.items())]

    contest = report.contest
    luck = None
    if report.saved is not None:
        luck = {"saved": round(report.saved, 3), "playing": report.playing, "adjusting": report.adjusting}
    return {
        "game": contest.game,
        "options": dict(contest.options),
        "seats": contest.seats,
        "seed": contest.seed,
        "tables": contest.tables,
        "hero": contest.hero,
        "games": report.games,
        "deals": report.deals,
        "fair": round(contest.fair, 5),
        "standings": [
            {
                "bot": standing.bot,
                "share": plain(standing.share),
                "mixed": plain(standing.mixed),
                **({} if standing.adjusted is None else {"adjusted": plain(standing.adjusted)}),
                "money": round(standing.money, 2),
                "rating": round(standing.rating, 3),
                "uncertainty": round(standing.uncertainty, 3),
                "by_seat": [round(share, 5) for share in standing.by_seat],
            }
            for standing in report.standings
        ],
        **({} if luck is None else {"luck": luck}),
        "against_copies": pairs(report.against_copies),
        "ahead": pairs(report.ahead),
        "faults": {
            bot: {"counts": faults.counts, "first": faults.first, "out": bot in report.out}
            for bot, faults in report.faults.items()
        },
    }


def csv_rows(contest: Contest, games: Iterable[ContestGame]) -> Iterator[list[object]]:
    """A heading, then one row for every seat of every game."""
    yield ["deal", "rotation", "seat", "bot", "score", "tie_break", "rank", "share"]
    for game in games:
        shares, ranks = game.shares(), game.ranks()
        for seat, bot in enumerate(game.lineup):
            name = contest.bots[bot]
            score, tie_break = game.score[seat], game.tie_break[seat]
            yield [game.deal, game.rotation, seat, name, score, tie_break, ranks[seat], round(shares[seat], 4)]


def percent(estimate: Estimate) -> str:
    """`64.2 ±0.9`."""
    return f"{100 * estimate.mean:.1f} ±{100 * estimate.margin:.1f}"
