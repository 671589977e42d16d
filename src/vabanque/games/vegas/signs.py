"""Casinos and who has dice there: names, signs and colours."""

from __future__ import annotations

from collections.abc import Sequence

from vabanque.games.vegas.scene import Casino, Owner, Stack
from vabanque.i18n import Words
from vabanque.narration import palette

NEON = ("#ffb347", "#ff6fae", "#56ccff", "#5fe09a", "#b79bff", "#ff9460", "#ff5c5c")
"""Colours of the casinos' signs; the last one is the Bandit's."""
NEUTRAL_SIGN = "○"
NEUTRAL_INK = "#e6e6ee"
BILL = "#8fef8f"
FACES = range(1, 7)


def sign(owner: Owner) -> str:
    return NEUTRAL_SIGN if owner == "neutral" else palette.sign(owner)


def ink(owner: Owner) -> str:
    return NEUTRAL_INK if owner == "neutral" else palette.ink(owner)


def owner_name(owner: Owner, names: Sequence[str], words: Words) -> str:
    return words("terminal-neutral") if owner == "neutral" else names[owner]


def casino_name(number: int, words: Words) -> str:
    return words(f"casino-{number}")


def most_dice_first(casino: Casino) -> list[Stack]:
    """The stacks at a casino. On the Bandit, pips decide between equal counts (R14)."""
    return sorted(casino.stacks, key=lambda stack: (-stack.weight, -stack.pips if is_bandit(casino) else 0))


def is_bandit(casino: Casino) -> bool:
    return casino.open is not None
