"""Playing deals: what one process does at a time. Compiled if possible, otherwise by the readable rules."""

from __future__ import annotations

from vabanque.arena.contest import Contest
from vabanque.arena.referee import Roster
from vabanque.arena.registry import duplicate_dealer, engine_for
from vabanque.arena.results import Batch, GameResult
from vabanque.play.loop import dealt_by, play_out


def play_game(contest: Contest, roster: Roster, deal: int, rotation: int) -> GameResult:
    """One game of a deal, by the readable rules."""
    lineup = contest.rotated(deal, rotation)
    dealer = duplicate_dealer(contest.game, contest.seed, "deal", deal)
    result = play_out(contest.rules(), roster.seat(lineup, deal, rotation), dealt_by(dealer))
    tie_break = next(iter(result.counts.values()), (0,) * contest.seats)
    return GameResult(deal, rotation, lineup, result.score, tie_break, result.winners)


def play_deals(contest: Contest, first: int, last: int, out: frozenset[str] = frozenset()) -> Batch:
    """All games of deals number first … last − 1. `out` are disqualified bots."""
    engine = engine_for(contest)
    if engine is not None:
        return Batch(first, last, engine.play(contest, range(first, last)))
    roster = Roster(contest, out)
    try:
        games = [
            play_game(contest, roster, deal, rotation)
            for deal in range(first, last)
            for rotation in range(contest.seats)
        ]
    finally:
        roster.close()
    return Batch(first, last, games, roster.faults)
