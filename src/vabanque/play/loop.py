"""The game loop: chance is resolved, seats decide, and watching bots hear what happens.

Contests, rollouts for hints and reviews, puzzles and the laws of `conformance` play their games in this loop. A
`Session` takes its own steps, since people may decide in between, choices stay sealed and a refusal must change
nothing; tables play sessions, and so do simulations by the readable rules, which write records. Both let bots hear
what happened through the same `inform`. `guard` deals with bots that fail.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import count
from typing import Any, cast

from vabanque.core import Bot, Chance, Decide, Entry, Move, Over, Result, Seat, Step, Turn, Watcher
from vabanque.core.contract import AnyRules
from vabanque.play.dealers import Dealer

Deal = Callable[[Chance[Entry]], Entry]
"""Resolves chance: chance node → outcome."""
Choose = Callable[[Any, Seat], Any]
"""Decides: (state, seat) → move."""


def dealt_by(dealer: Dealer) -> Deal:
    """A dealer's outcomes, numbered from 0: for a game played from its start."""
    numbers = count()
    return lambda chance: dealer.deal(chance, next(numbers))


def advance(rules: AnyRules, state: Any, turn: Turn, deal: Deal, choose: Choose) -> Step[Any]:
    """Take the step that is due in `state`: resolve chance, or let the deciding seats move. `turn` must not be Over."""
    if isinstance(turn, Decide):
        return rules.play(state, *[choose(state, seat) for seat in turn.seats])
    return rules.land(state, deal(turn))  # type: ignore[arg-type]  # neither a decision nor the end


def play_on(rules: AnyRules, step: Step[Any], deal: Deal, choose: Choose) -> Iterator[Step[Any]]:
    """Yield `step`, then every step after it until the game is over."""
    yield step
    state = step.state
    while not isinstance(turn := rules.turn(state), Over):
        step = advance(rules, state, turn, deal, choose)
        yield step
        state = step.state


def follow(rules: AnyRules, state: Any, move: Move, deal: Deal, choose: Choose) -> Iterator[Step[Any]]:
    """Yield the step in which `move` is played in `state`, then every step until the end: a rollout."""
    turn = rules.turn(state)
    assert isinstance(turn, Decide)
    moves = [move if seat == move.seat else choose(state, seat) for seat in turn.seats]
    return play_on(rules, rules.play(state, *moves), deal, choose)


def play_out(
    rules: AnyRules, bots: Sequence[Bot], deal: Deal, watch: Callable[[Step[Any]], None] | None = None
) -> Result:
    """A whole game between bots, one for each seat. Bots are not asked when there is only one legal move.

    `watch` sees every step.
    """

    def choose(state: Any, seat: Seat) -> Any:
        moves = rules.legal(state, seat)
        return bots[seat].choose(rules.view(state, seat), moves) if len(moves) > 1 else moves[0]

    watchers = [(seat, bot) for seat, bot in enumerate(bots) if isinstance(bot, Watcher)]
    for step in play_on(rules, rules.start(), deal, choose):
        if watch is not None:
            watch(step)
        for seat, bot in watchers:
            inform(bot, seat, step.entries)
    end = rules.turn(step.state)
    assert isinstance(end, Over)
    return end.result


def inform(bot: Watcher, seat: Seat, entries: Sequence[Entry]) -> None:
    """Let the bot in `seat` hear journal entries, as far as that seat may know them."""
    for entry in entries:
        bot.watch(entry.seen_by(seat))


class Audience:
    """Remembers how much of the journal each bot has heard, for games in which bots come and go."""

    def __init__(self) -> None:
        self._heard: dict[Seat, tuple[Bot, int]] = {}

    def catch_up(self, bot: Bot, seat: Seat, journal: Sequence[Entry]) -> None:
        """Let the bot in `seat` hear what is new: all of the journal if it has just sat down."""
        if hasattr(bot, "watch"):  # a Watcher; checking the protocol would take as long as playing a move
            listener, heard = self._heard.get(seat, (bot, 0))
            inform(cast("Watcher", bot), seat, journal[heard if listener is bot else 0 :])
            self._heard[seat] = bot, len(journal)
