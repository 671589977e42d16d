"""Games between bots, recorded, for the reviews to judge."""

from __future__ import annotations

from random import Random

from vabanque.bots import make_bot
from vabanque.core import Entry, OptionValue, Watcher
from vabanque.core.contract import AnyRules
from vabanque.games import make
from vabanque.play.loop import play_on, tell
from vabanque.play.record import Record, result_to_plain


def recorded(game: str, bots: str, seed: int, rules: AnyRules | None = None, **options: OptionValue) -> Record:
    """A game between these bots, separated by spaces."""
    names = bots.split()
    rules = rules or make(game, len(names), options)
    rng = Random(seed)
    players = [make_bot(name, rules, seat, Random(f"{seed} {seat}")) for seat, name in enumerate(names)]

    def choose(state: object, seat: int) -> object:
        moves = rules.legal(state, seat)
        return players[seat].choose(rules.view(state, seat), moves) if len(moves) > 1 else moves[0]

    journal: list[Entry] = []
    for step in play_on(rules, rules.start(), lambda chance: chance.deal(rng.randrange), choose):
        journal += step.entries
        for seat, bot in enumerate(players):
            if isinstance(bot, Watcher):
                tell(bot, seat, step.entries)
    result = result_to_plain(rules.turn(step.state).result)  # type: ignore[union-attr]  # the game is over
    return Record(rules, tuple(names), 0, tuple(journal), result)
