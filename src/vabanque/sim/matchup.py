"""Who plays what, and a batch of games: compiled if the game and all its bots are, otherwise by the readable rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from vabanque import bots
from vabanque.bots import make_bot
from vabanque.core import Bot, OptionValue, Over, Seat
from vabanque.core.contract import AnyRules
from vabanque.core.game import compiled_modules
from vabanque.core.luck import LuckStream
from vabanque.games import find, make
from vabanque.play.dealers import stream
from vabanque.play.guard import GuardedBot
from vabanque.play.names import distinct_names
from vabanque.play.session import Session
from vabanque.sim.dealer import LuckyRandom
from vabanque.sim.registry import dealer_of, engine_of
from vabanque.sim.tally import Tally


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
        """An empty tally. Its bars are as wide as a hundredth of a winning score, or one bill."""
        target = self.rules().spec.options.get("target")
        return Tally(len(self.players), bin=max(10, int(target) // 100) if target else 10)

    def policies(self) -> list[int] | None:
        """The numbers that stand for the players in compiled code; None if the game or a player is not compiled."""
        engine = engine_of(self.rules())
        if engine is None:
            return None
        policies = [policy for player in self.players if (policy := engine.game.policy(player)) is not None]
        return policies if len(policies) == len(self.players) else None

    def uncompiled(self) -> tuple[str, ...]:
        """The players that force the readable rules although the game has compiled code."""
        if set(self.players) == {"random"}:  # every game's compiled code has it, so there is no need to load it
            return ()
        engine = engine_of(self.rules())
        return tuple(
            dict.fromkeys(bot for bot in self.players if engine is not None and engine.game.policy(bot) is None)
        )

    def is_compiled(self) -> bool:
        """Will compiled code play this matchup?"""
        if self.policies() is None:
            return False
        from vabanque.compiled import JIT

        return JIT

    def compiled_modules(self, *, record: bool = False) -> tuple[str, ...]:
        """The modules that must be compiled to play this fast (`vabanque.warmup`)."""
        players = bots.compiled_modules(self.game, bots=self.players)
        return players if players or record else compiled_modules(find(self.game).brings.engine)


def play_batch(matchup: Matchup, first: int, games: int, *, record: bool = False) -> tuple[Tally, list[str]]:
    """Play games number first … first + games − 1. Returns the tally and, with `record`, the games as text."""
    tally = matchup.tally()
    rules, engine, policies = matchup.rules(), None, None
    if not record:
        engine, policies = engine_of(rules), matchup.policies()
    if engine is not None and policies is not None:
        from vabanque.sim.loops import play_games  # loads numba

        tally.count(first, *play_games(engine, rules, policies, matchup.seed, first, games))
        return tally, []
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


def play_readable(matchup: Matchup, rules: AnyRules, number: int) -> Session:
    """One game by the readable rules, with the same luck as in compiled code."""
    luck = LuckStream(matchup.seed, number)
    names = distinct_names(matchup.players)
    session = Session(rules, names, dealer_of(rules, luck), first=number % len(matchup.players))
    session.bots = {seat: _seated(matchup, rules, seat, number, luck) for seat in range(len(matchup.players))}
    session.run_bots()
    return session


def _seated(matchup: Matchup, rules: AnyRules, seat: Seat, number: int, luck: LuckStream) -> Bot:
    player = matchup.players[seat]
    if player == "random":
        return LuckyRandom(luck)
    bot = make_bot(player, rules, seat, stream(matchup.seed, number, seat))
    return GuardedBot(player, bot) if ":" in player else bot
