"""A module with compiled code, as far as `vabanque.warmup` can tell; it writes down when it is rehearsed."""

from __future__ import annotations

import os
import time
from pathlib import Path


def rehearse() -> None:
    with Path(os.environ["REHEARSALS"]).open("a", encoding="utf-8") as log:
        log.write("begin\n")
        log.flush()
        time.sleep(0.5)
        log.write("end\n")


def slow() -> str:
    """Why the process that calls this runs plain Python."""
    from vabanque.compiled import SLOW

    return SLOW
