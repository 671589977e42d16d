"""Environments of Las Vegas – the card game."""

from vabanque.envs.registry import register_environment, register_picture

register_environment("las-vegas-cards", f"{__name__}.tables:KERNEL")
register_picture("las-vegas-cards", "vabanque.envs.vegas.picture:draw")
