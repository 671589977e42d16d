"""Simulating Die oberen 10 000."""

from vabanque.sim.registry import register_simulation

register_simulation("top-10000", dealer=f"{__name__}.dealer:ThrowDealer", engine=f"{__name__}.loop:ENGINE")
