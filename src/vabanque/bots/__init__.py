"""Who decides. A bot sees a view, never a state. Own bots plug in as `module:Class`."""

from __future__ import annotations

import importlib
import re
from random import Random

from vabanque.bots.greedy import Greedy
from vabanque.bots.random import RandomBot
from vabanque.core import Bot, Misconfigured, Seat
from vabanque.core.contract import AnyRules
from vabanque.games.top_10000.rules import Top10000

BOTS: dict[str, type] = {"random": RandomBot, "greedy": Greedy}
"""Name → class. A bot class is made with the rules, its seat and a random stream of its own."""


def make_bot(name: str, rules: AnyRules, seat: Seat, rng: Random) -> Bot:
    """The bot called `name`, or the class at `module:Class`. Raises Misconfigured if there is none."""
    kind = BOTS.get(name) or _stop_at(name, rules) or _imported(name)
    try:
        bot: Bot = kind(rules, seat, rng)
    except TypeError as error:
        raise Misconfigured("bad-bot", bot=name[:60], reason=str(error)[:200]) from None
    return bot


def stop_points(name: str) -> int | None:
    """`stop-500` → 500: the most points of every throw, banked from so many on."""
    points = name.removeprefix("stop-")
    return int(points) if name.startswith("stop-") and re.fullmatch("[1-9][0-9]{1,6}", points) else None


def _stop_at(name: str, rules: AnyRules) -> type | None:
    points = stop_points(name)
    if points is None:
        return None
    if not isinstance(rules, Top10000):
        raise Misconfigured("bad-bot", bot=name[:60], reason="top-10000")
    return type("StopAt", (Greedy,), {"enough": points})


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


__all__ = ["BOTS", "Greedy", "RandomBot", "make_bot", "stop_points"]
