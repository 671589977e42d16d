"""Starting a game."""

from __future__ import annotations


def start() -> None:
    """What `vabanque` alone does."""
