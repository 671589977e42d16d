"""Environments of Las Vegas with dice, both editions."""

from vabanque.envs.registry import register_environment, register_picture

for game in ("las-vegas-2012", "las-vegas-biggy"):
    register_environment(game, f"{__name__}.tables:KERNEL")
register_picture("las-vegas", "vabanque.envs.vegas.picture:draw")
