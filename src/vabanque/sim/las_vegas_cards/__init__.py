"""Simulating Las Vegas – the card game."""

from vabanque.sim.registry import Race, register_simulation

register_simulation(
    "las-vegas-cards",
    dealer=f"{__name__}.dealer:CardDealer",
    engine=f"{__name__}.loop:ENGINE",
    races=[Race("las-vegas-cards", ("random",) * 5, {}, 5_000, 10)],
)
