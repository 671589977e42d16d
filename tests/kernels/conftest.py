"""Kernels are tested with every index checked. numba reads the switch when it is first imported."""

import os

os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")
