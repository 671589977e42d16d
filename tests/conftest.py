"""Kernels are tested with every index checked. numba reads the switch when it is first imported, so it is set here."""

import os

os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")
