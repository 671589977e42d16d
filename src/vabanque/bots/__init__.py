"""Who decides. A bot sees a view, never a state. Own bots plug in as `module:Class`."""

from __future__ import annotations

import importlib
from random import Random

from vabanque.bots.greedy import Greedy
from vabanque.bots.perfect import Perfect
from vabanque.bots.random import RandomBot
from vabanque.core import Bot, Misconfigured, Seat
from vabanque.core.contract import AnyRules

BOTS: dict[str, type] = {"random": RandomBot, "greedy": Greedy, "perfect": Perfect}
"""Name → class. A bot class is made with the rules, its seat and a random stream of its own."""


def make_bot(name: str, rules: AnyRules, seat: Seat, rng: Random) -> Bot:
    """The bot called `name`, or the class at `module:Class`. Raises Misconfigured if there is none."""
    kind = BOTS.get(name) or _imported(name)
    try:
        bot: Bot = kind(rules, seat, rng)
    except TypeError as error:
        raise Misconfigured("bad-bot", bot=name[:60], reason=str(error)[:200]) from None
    return bot


def _imported(name: str) -> type:
    module, _, attribute = name.partition(":")
    if not attribute:
        raise Misconfigured("unknown-bot", bot=name[:60], known=", ".join(BOTS))
    try:
        kind = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise Misconfigured("bad-bot", bot=name[:60], reason=str(error)[:200]) from None
    if not (isinstance(kind, type) and hasattr(kind, "choose")):
        raise Misconfigured("bad-bot", bot=name[:60], reason="choose")
    return kind


__all__ = ["BOTS", "Greedy", "Perfect", "RandomBot", "make_bot"]
