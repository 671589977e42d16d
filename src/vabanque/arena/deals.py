"""Playing deals, the unit of work of one process: compiled if possible, otherwise by the readable rules."""

from __future__ import annotations

import time

from vabanque.arena.contest import Contest
from vabanque.arena.luck import new_meter
from vabanque.arena.referee import Roster
from vabanque.arena.registry import duplicate_dealer, engine_for
from vabanque.arena.results import ContestGame, DealBatch
from vabanque.play.loop import dealt_by, play_out


def play_game(contest: Contest, roster: Roster, deal: int, rotation: int) -> ContestGame:
    """One game of a deal, by the readable rules."""
    return play_measured(contest, roster, deal, rotation)[0]


def play_measured(contest: Contest, roster: Roster, deal: int, rotation: int) -> tuple[ContestGame, float]:
    """One game of a deal, and the CPU seconds spent on measuring its luck."""
    lineup = contest.rotated(deal, rotation)
    dealer = duplicate_dealer(contest.game, contest.seed, "deal", deal)
    rules = contest.rules()
    meter = new_meter(contest, deal, rotation)
    result = play_out(
        rules, roster.seat(lineup, deal, rotation), dealt_by(dealer), None if meter is None else meter.watch
    )
    tie_break = next(iter(result.counts.values()), (0,) * contest.seats)
    luck = () if meter is None else tuple(map(float, meter.luck))
    played = ContestGame(deal, rotation, lineup, result.score, tie_break, result.winners, luck)
    return played, 0.0 if meter is None else meter.seconds


def play_deals(contest: Contest, first: int, last: int, out: frozenset[str] = frozenset()) -> DealBatch:
    """All games of deals number first … last − 1. `out` are disqualified bots."""
    # Compiled games keep no journal, and they are so fast that more games are cheaper than measuring luck.
    engine = None if contest.luck_adjusted else engine_for(contest)
    if engine is not None:
        return DealBatch(first, last, engine.play(contest, range(first, last)))
    roster = Roster(contest, out)
    begun = time.process_time()
    try:
        played = [
            play_measured(contest, roster, deal, rotation)
            for deal in range(first, last)
            for rotation in range(contest.seats)
        ]
    finally:
        roster.close()
    batch = DealBatch(first, last, [game for game, _ in played], roster.faults)
    if contest.luck_adjusted:  # otherwise the same seed must give the same batch, to the byte
        batch.adjusting = sum(seconds for _, seconds in played)
        batch.playing = time.process_time() - begun - batch.adjusting
    return batch
