"""What tests leave behind does not disturb others."""

from __future__ import annotations

import gc
import time
import warnings
from pathlib import Path

from tests.server.harness import Server


def test_a_leaked_server_ends_without_a_warning(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    process = Path(f"/proc/{server.pid}")
    with warnings.catch_warnings(record=True) as complaints:
        warnings.simplefilter("always")
        del server
        gc.collect()
    assert [str(complaint.message) for complaint in complaints] == []
    give_up = time.monotonic() + 60
    while process.exists():
        assert time.monotonic() < give_up
        time.sleep(0.01)
