"""Doorbells between hosts: `(table, seq)`, never a payload. A lost ring is harmless: hosts also look for themselves.

Hosts also count together how often somebody asks for something.
"""

from vabanque.bus.doorbells import PRESENCE, Bus, LocalBus, Ring, make_bus

__all__ = ["PRESENCE", "Bus", "LocalBus", "Ring", "make_bus"]
