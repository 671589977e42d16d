"""Environments of Las Vegas – the card game."""

from vabanque.envs.registry import register_environment

register_environment("las-vegas-cards", f"{__name__}.tables:LOOPS")
