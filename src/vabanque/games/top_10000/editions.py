"""What Die oberen 10 000 is made of, as data."""

from __future__ import annotations

from vabanque.core import Option

ID = "top-10000"
SEATS = range(2, 5)
OPTIONS = (Option("target", 10_000, range(50, 1_000_001, 50)),)
