"""Recorded games between bots, by the readable rules: for reviews, studies and tests."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from vabanque.bots import make_bot
from vabanque.core import Entry, Step
from vabanque.core.chance import uniform
from vabanque.core.contract import AnyRules
from vabanque.play.loop import play_out
from vabanque.play.record import Record, result_to_plain


def record_game(rules: AnyRules, names: Sequence[str], seed: int) -> Record:
    """A game between these bots, one for each seat; the seed fixes the dice and the bots' own choices."""
    players = [make_bot(name, rules, seat, Random(f"{seed} {seat}")) for seat, name in enumerate(names)]
    below = uniform(Random(seed))
    journal: list[Entry] = []

    def watch(step: Step[Any]) -> None:
        journal.extend(step.entries)

    result = play_out(rules, players, lambda chance: chance.deal(below), watch)
    return Record(rules, tuple(names), 0, tuple(journal), result_to_plain(result))
