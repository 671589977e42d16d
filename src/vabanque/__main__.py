"""`python -m vabanque` is the command `vabanque`."""

from __future__ import annotations

from vabanque.cli import main

main()
