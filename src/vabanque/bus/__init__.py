"""Doorbells between hosts: `(table, seq)`, never a payload. A lost ring is harmless: hosts also look for themselves."""

from vabanque.bus.doorbells import Bus, LocalBus, Ring, make_bus

__all__ = ["Bus", "LocalBus", "Ring", "make_bus"]
