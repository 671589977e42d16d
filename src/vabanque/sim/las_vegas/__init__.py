"""Simulating Las Vegas with dice, both editions."""

from vabanque.sim.registry import register_simulation

for game in ("las-vegas-2012", "las-vegas-biggy"):
    register_simulation(game, dealer=f"{__name__}.dealer:DiceDealer", engine=f"{__name__}.loop:ENGINE")
