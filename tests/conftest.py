"""What holds for all tests: switches that have to be set before anything is imported."""

import os
import signal

# Compiled rules are tested with every index checked. numba reads the switch when it is first imported.
os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")

# A shell that starts a script in the background makes it ignore Ctrl-C, and so would every process started here.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
