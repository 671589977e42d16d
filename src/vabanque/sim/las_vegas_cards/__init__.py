"""Simulating Las Vegas – the card game."""

from vabanque.sim.registry import register_simulation

register_simulation("las-vegas-cards", dealer=f"{__name__}.dealer:CardDealer", engine=f"{__name__}.loop:ENGINE")
