"""Who decides. A bot sees a view, never a state.

Bots of one's own plug in as `module:Class`, or in any language as `cmd:command line` (docs/bot-protocol.md).
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from random import Random

from vabanque.bots.baselines import BASELINES, LAS_VEGAS
from vabanque.bots.greedy import Greedy
from vabanque.bots.levels import LEVELS
from vabanque.bots.random import RandomBot
from vabanque.core import Bot, Misconfigured, Seat
from vabanque.core.contract import AnyRules

BOTS: dict[str, type | str] = {"random": RandomBot, "greedy": Greedy, **BASELINES, **LEVELS}
"""Name → class, or `"module:Class"` to import it when it is needed. A bot class is made with the rules, its seat and a
random stream of its own; its attribute `games`, if it has one, lists the games it can play."""

SUITS: dict[str, frozenset[str]] = dict.fromkeys((*BASELINES, *LEVELS), LAS_VEGAS)
"""Bots of the package that play only some games."""

COMMAND = "cmd:"
"""How the name of a bot begins that is a program of its own."""


def bots_for(game: str) -> list[str]:
    """The names of the package's bots that can play a game, levels last."""
    return [name for name in BOTS if game in SUITS.get(name, (game,))]


def bot_class(name: str) -> type:
    """The class of the bot called `name`, or at `module:Class`. Raises Misconfigured if there is none."""
    kind = BOTS.get(name, name)
    return _imported(kind) if isinstance(kind, str) else kind


def make_bot(name: str, rules: AnyRules, seat: Seat, rng: Random) -> Bot:
    """The bot called `name`, the class at `module:Class`, or the program `cmd:…`. Raises Misconfigured if it cannot."""
    if name.startswith(COMMAND):
        from vabanque.bots.foreign import ForeignBot, Program

        return ForeignBot(Program(name.removeprefix(COMMAND)), rules, seat, rng)
    kind = bot_class(name)
    games = getattr(kind, "games", None)
    if games is not None and rules.spec.game not in games:
        raise Misconfigured("bot-not-for-game", bot=name[:60], game=rules.spec.game)
    try:
        bot: Bot = kind(rules, seat, rng)
    except TypeError as error:
        raise Misconfigured("bad-bot", bot=name[:60], reason=str(error)[:200]) from None
    return bot


def _imported(name: str) -> type:
    module, _, attribute = name.partition(":")
    if not attribute:
        raise Misconfigured("unknown-bot", bot=name[:60], known=", ".join(BOTS))
    here = str(Path.cwd())
    if here not in sys.path:  # a bot lies where its author works, which an installed command does not look at
        sys.path.append(here)
    try:
        kind = getattr(importlib.import_module(module), attribute)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # noqa: BLE001  # somebody else's module may do anything when imported
        reason = str(error) or type(error).__name__
        raise Misconfigured("bad-bot", bot=name[:60], reason=reason[:200]) from None
    if not (isinstance(kind, type) and hasattr(kind, "choose")):
        raise Misconfigured("bad-bot", bot=name[:60], reason="choose")
    return kind


__all__ = ["BOTS", "COMMAND", "LEVELS", "Greedy", "RandomBot", "bot_class", "bots_for", "make_bot"]
