"""Doorbells between hosts: `(table, seq)`, never a payload. A lost ring is harmless: hosts also check for themselves.

The bus also holds rate limits that all hosts share.
"""

from vabanque.bus.doorbells import PRESENCE, Bus, LocalBus, Ring, make_bus

__all__ = ["PRESENCE", "Bus", "LocalBus", "Ring", "make_bus"]
