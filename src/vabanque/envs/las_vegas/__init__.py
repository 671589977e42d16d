"""Environments of Las Vegas with dice, both editions."""

from vabanque.envs.registry import register_environment

for game in ("las-vegas-2012", "las-vegas-biggy"):
    register_environment(game, f"{__name__}.tables:LOOPS")
