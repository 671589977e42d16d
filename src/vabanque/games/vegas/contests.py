"""Contests between the package's own bots in the Las Vegas games, compiled: about thirty times as fast.

Deals, rotations and duplicate dice work as with the readable rules, but the random numbers come from another source.
Each game has its own loop. They share this: how bots are described to the loop, and how games are passed to it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import numpy as np

from vabanque.arena.contest import Contest, new_contest
from vabanque.arena.results import ContestGame
from vabanque.compiled import compiled, new_luck, open_stream
from vabanque.games.vegas.bots.levels import manner_of
from vabanque.games.vegas.bots.lineup import ContestPlayer, lineup_of
from vabanque.games.vegas.bots.net import Net, Shape
from vabanque.games.vegas.bots.weights import load_net
from vabanque.games.vegas.compiled import bill_count, score, winners

SLOTS = 10
"""2¹⁰ streams of luck for a deal: one for every round's bills, and one for every roll or hand of every seat."""
FIRST_HAND = 8
"""The first of a deal's streams for rolls or hands; those before it are for each round's bills."""
MOST_HANDS = 16
"""No seat has more rolls or hands than this in a round."""
SEATS = 6
"""The most seats that any of the games has."""
SCORES, BILLS, WINNERS = range(3)
"""Rows of a result."""


class VegasContests(NamedTuple):
    """Everything needed to play contests of one game: a registry.ContestEngine."""

    shape_for: Callable[[int], Shape]
    new: Callable[[Any], Any]
    """A record at the start of a game with these rules."""
    new_search_context: Callable[[Shape, Net], Any]
    play_game: Callable[..., None]
    """Plays one game from the workspace's position on: search context, lineup, luck of the deal, the first slot of that
    luck, luck of the bots, and an array for the result."""
    players: dict[str, ContestPlayer]
    duellists: frozenset[str] = frozenset()
    """Bots that solve rounds for two, which these loops cannot."""

    def can_play(self, contest: Contest) -> bool:
        """Does it know all bots of the contest?"""
        bots = set(contest.bots)
        return bots <= self.players.keys() and not (contest.seats == 2 and bots & self.duellists)

    def player(self, name: str, contest: Contest) -> ContestPlayer:
        """The description of a bot for this game."""
        manner = manner_of(contest.rules().spec, name)
        return self.players[name]._replace(overlooks=manner.overlooks, temperature=manner.misjudges)

    def play(self, contest: Contest, deals: Iterable[int]) -> list[ContestGame]:
        """All games of these deals."""
        shape = self.shape_for(contest.seats)
        context = self.new_search_context(shape, load_net(contest.game, contest.seats, shape))
        beginning = self.new(contest.rules())
        luck, thoughts = new_luck(f"arena {contest.seed}"), new_luck(f"arena {contest.seed} thoughts")
        result = np.zeros((3, SEATS), np.int64)
        seats = range(contest.seats)
        cast = [self.player(name, contest) for name in contest.bots]
        games = []
        for deal in deals:
            for rotation in seats:
                lineup = contest.rotated(deal, rotation)
                players = lineup_of(cast[bot] for bot in lineup)
                open_stream(thoughts[0], deal * SEATS + rotation)
                context.workspace.positions[0] = beginning[0]
                self.play_game(context, players, luck, deal << SLOTS, thoughts, result)
                games.append(
                    ContestGame(
                        deal,
                        rotation,
                        lineup,
                        score=tuple(map(int, result[SCORES, : contest.seats])),
                        tie_break=tuple(map(int, result[BILLS, : contest.seats])),
                        winners=tuple(seat for seat in seats if result[WINNERS, seat]),
                    )
                )
        return games


@compiled(fast=True)
def write_result(s: Any, result: Any) -> None:
    """Everybody's score, number of bills and whether they won."""
    won = winners(s)
    for seat in range(s.seats):
        result[SCORES, seat] = score(s, seat)
        result[BILLS, seat] = bill_count(s.won[seat])
        result[WINNERS, seat] = won >> seat & 1


def warm(engine: VegasContests, game: str) -> None:
    """Call everything that a contest calls once (`vabanque.warmup`)."""
    engine.play(new_contest(game, ["shark", "house"], seats=2), [0])
