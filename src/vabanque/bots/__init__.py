"""Bots: who decides. A bot sees a view, never a state.

`register_bot` adds one. Your own bots can also play as `module:Class`, or in any language as `cmd:command line`
(docs/bot-protocol.md).
"""

from __future__ import annotations

from vabanque.bots.registry import (
    BOTS,
    COMMAND,
    GameBot,
    GameBots,
    adviser,
    advisers,
    ask_adviser,
    bot_class,
    bots_for,
    compiled_modules,
    consult,
    default_rivals,
    estimate,
    estimate_unit,
    is_weaker_plain,
    levels_for,
    make_bot,
    must_load,
    register_bot,
    register_entry_points,
)

register_bot("random", "vabanque.bots.random:RandomBot", strength=0)
register_bot("rollouts", "vabanque.bots.rollouts:Rollouts", stopgap=True)

register_entry_points()

__all__ = [
    "BOTS",
    "COMMAND",
    "GameBot",
    "GameBots",
    "adviser",
    "advisers",
    "ask_adviser",
    "bot_class",
    "bots_for",
    "compiled_modules",
    "consult",
    "default_rivals",
    "estimate",
    "estimate_unit",
    "is_weaker_plain",
    "levels_for",
    "make_bot",
    "must_load",
    "register_bot",
]
