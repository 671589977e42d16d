"""Simulating Las Vegas with dice, both editions."""

from vabanque.sim.registry import Race, register_simulation

FIVE = ("random",) * 5
RACES = {
    "las-vegas-2012": (
        Race("las-vegas-2012", FIVE, {}, 20_000, 20),
        Race("las-vegas-2012 neutral, 4 seats", FIVE[:4], {"neutral": True}, 20_000, 20),
    ),
    "las-vegas-biggy": (
        Race("las-vegas-biggy", FIVE, {}, 20_000, 20),
        Race("las-vegas-biggy bandit", FIVE, {"bandit": True}, 20_000, 20),
    ),
}

for game, races in RACES.items():
    register_simulation(game, dealer=f"{__name__}.dealer:DiceDealer", engine=f"{__name__}.loop:ENGINE", races=races)
