"""Playing deals: what one process does at a time. Compiled where it can be, else by the readable rules."""

from __future__ import annotations

from vabanque.arena.contest import Contest
from vabanque.arena.duplicate import DuplicateDealer
from vabanque.arena.referee import Roster
from vabanque.arena.results import Batch, GameResult
from vabanque.core import Decide, Over, Watcher


def play_game(contest: Contest, roster: Roster, deal: int, rotation: int) -> GameResult:
    """One game of a deal, by the readable rules. Nobody is asked when there is only one legal move."""
    rules = contest.rules()
    lineup = contest.rotated(deal, rotation)
    bots = roster.seat(lineup, deal, rotation)
    dealer = DuplicateDealer(contest.seed, "deal", deal)
    step, chances = rules.start(), 0
    while True:
        state = step.state
        for seat, bot in enumerate(bots):
            if isinstance(bot, Watcher):
                for entry in step.entries:
                    bot.watch(entry.seen_by(seat))
        turn = rules.turn(state)
        if isinstance(turn, Over):
            break
        if isinstance(turn, Decide):
            chosen = []
            for seat in turn.seats:
                moves = rules.legal(state, seat)
                chosen.append(bots[seat].choose(rules.view(state, seat), moves) if len(moves) > 1 else moves[0])
            step = rules.play(state, *chosen)
        else:
            step = rules.land(state, dealer.deal(turn, chances))
            chances += 1
    result = turn.result
    bills = result.counts.get("bills", (0,) * contest.seats)
    return GameResult(deal, rotation, lineup, result.score, bills, result.winners)


def play_deals(contest: Contest, first: int, last: int, out: frozenset[str] = frozenset()) -> Batch:
    """All games of deals number first … last − 1. `out` are bots that are no longer asked."""
    from vabanque.arena import compiled  # loads numba

    if compiled.can_play(contest):
        return Batch(first, last, compiled.play_compiled(contest, range(first, last)))
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
