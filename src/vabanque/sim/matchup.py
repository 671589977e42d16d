"""What is played, and a batch of it: in kernels where every seat's bot has one, by the readable rules otherwise."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from vabanque.bots import make_bot
from vabanque.bots.top_10000.greedy import stop_points
from vabanque.core import Bot, OptionValue, Over, Refusal, Seat
from vabanque.core.contract import AnyRules
from vabanque.core.luck import Luck
from vabanque.games import make
from vabanque.play.dealers import stream
from vabanque.play.session import Session
from vabanque.sim.luck import LuckDealer, LuckyRandom
from vabanque.sim.tally import Tally

KERNELS = {
    "las-vegas-2012": "vabanque.games.las_vegas.kernel",
    "las-vegas-biggy": "vabanque.games.las_vegas.kernel",
    "las-vegas-cards": "vabanque.games.las_vegas_cards.kernel",
    "top-10000": "vabanque.games.top_10000.kernel",
}
"""Games that are compiled, and where. Imported when needed, since numba takes its time."""


@dataclass(frozen=True)
class Matchup:
    """Bots at a table, and the seed of all their games. Game number n is started by seat n mod seats."""

    game: str
    players: tuple[str, ...]
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    seed: int = 0

    def rules(self) -> AnyRules:
        """Raises Misconfigured if there is no such game."""
        return make(self.game, len(self.players), self.options)

    def check(self) -> None:
        """Raise Misconfigured unless the game and all its players can be set up."""
        rules = self.rules()
        for seat, player in enumerate(self.players):
            make_bot(player, rules, seat, stream(self.seed))

    def tally(self) -> Tally:
        """Nothing counted yet. Bars are a hundredth of what a winner reaches, or one bill."""
        target = self.rules().spec.options.get("target")
        return Tally(len(self.players), bin=max(10, int(target) // 100) if target else 10)

    def policies(self) -> list[int] | None:
        """The kernel's numbers for all players; None if one of them, or the game, has no kernel."""
        if self.game not in KERNELS:
            return None
        known: Mapping[str, int] = import_module(KERNELS[self.game]).POLICIES
        found = [known.get(player) or stop_points(player) for player in self.players]
        numbers = [known.get(player, number) for player, number in zip(self.players, found, strict=True)]
        return None if None in numbers else [number for number in numbers if number is not None]


def play_batch(matchup: Matchup, first: int, games: int, *, record: bool = False) -> tuple[Tally, list[str]]:
    """Play games number first … first + games − 1; the games themselves too, if they are to be recorded."""
    tally = matchup.tally()
    policies = None if record else matchup.policies()
    if policies is not None:
        tally.count(first, *_play_compiled(matchup, policies, first, games))
        return tally, []
    rules = matchup.rules()
    sessions = (play_readable(matchup, rules, number) for number in range(first, first + games))
    scores: list[Sequence[int]] = []
    won: list[int] = []
    lengths: list[int] = []
    lines: list[str] = []
    for session in sessions:
        turn = session.turn
        assert isinstance(turn, Over)
        scores.append(turn.result.score)
        won.append(sum(1 << seat for seat in turn.result.winners))
        lengths.append(sum(entry.by == "player" for entry in session.journal))
        if record:
            lines.append(session.record().to_json())
    tally.count(first, scores, won, lengths)
    return tally, lines


def _play_compiled(matchup: Matchup, policies: Sequence[int], first: int, games: int) -> tuple[Any, Any, Any]:
    """Scores, winners and lengths of games played in a kernel."""
    import numpy as np

    from vabanque.games.kernel import new_luck, numbers

    kernel: Any = import_module(KERNELS[matchup.game])
    seats = len(policies)
    wanted = numbers(seats, np.int32)
    for seat, policy in enumerate(policies):
        wanted[seat] = policy
    scores, won, lengths = numbers(seats * games, np.int32), numbers(games, np.int8), numbers(games, np.int32)
    kernel.simulate(
        kernel.new(matchup.rules()), wanted, new_luck(matchup.seed), numbers(256), first, games, scores, won, lengths
    )
    return scores, won, lengths


def play_readable(matchup: Matchup, rules: AnyRules, number: int) -> Session:
    """One game by the readable rules, with the same luck as in the kernel."""
    luck = Luck(matchup.seed, number)
    session = Session(rules, matchup.players, LuckDealer(luck), first=number % len(matchup.players))
    session.bots = {seat: _seated(matchup, rules, seat, number, luck) for seat in range(len(matchup.players))}
    session.run_bots()
    return session


def _seated(matchup: Matchup, rules: AnyRules, seat: Seat, number: int, luck: Luck) -> Bot:
    player = matchup.players[seat]
    if player == "random":
        return LuckyRandom(luck)
    bot = make_bot(player, rules, seat, stream(matchup.seed, number, seat))
    return _Guarded(player, bot) if ":" in player else bot


class _Guarded:
    """Somebody's own bot: what it does wrong becomes a refusal that names it."""

    def __init__(self, name: str, bot: Bot) -> None:
        self._name = name
        self._bot = bot

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        try:
            move = self._bot.choose(view, moves)
        except Exception as error:
            raise Refusal("bot-failed", bot=self._name[:60], reason=f"{type(error).__name__}: {error}"[:200]) from error
        if move not in moves:
            raise Refusal("bot-failed", bot=self._name[:60], reason=repr(move)[:200])
        return move
