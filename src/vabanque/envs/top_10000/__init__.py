"""Environments of Die oberen 10 000."""

from vabanque.envs.registry import register_environment

register_environment("top-10000", f"{__name__}.tables:LOOPS")
