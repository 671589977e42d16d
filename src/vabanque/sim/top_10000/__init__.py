"""Simulating Die oberen 10 000."""

from vabanque.sim.registry import Race, register_simulation

register_simulation(
    "top-10000",
    dealer=f"{__name__}.dealer:ThrowDealer",
    engine=f"{__name__}.loop:ENGINE",
    races=[Race("top-10000 stop-500, 2 seats", ("stop-500",) * 2, {}, 20_000, 20)],
)
