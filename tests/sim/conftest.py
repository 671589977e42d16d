"""The simulator is tested on kernels with every index checked, like the kernels themselves."""

import os

os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")
