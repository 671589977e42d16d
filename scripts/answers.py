"""Run a command that starts a server, wait until the address that it prints answers, and press Ctrl-C.

scripts/bare.sh does this with `make play`. Standard library only: nothing may be installed before.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from threading import Thread
from urllib.request import urlopen

ADDRESS = re.compile(r"http://\S+?:\d+")
PATIENCE = 1800
"""Seconds. The first start downloads and builds everything."""


def main() -> None:
    begun = time.monotonic()
    server = subprocess.Popen(sys.argv[1:], stdout=subprocess.PIPE, text=True, start_new_session=True)
    killer = Thread(target=lambda: (time.sleep(PATIENCE), os.killpg(server.pid, signal.SIGKILL)), daemon=True)
    killer.start()
    assert server.stdout is not None
    for line in server.stdout:
        print(line, end="", flush=True)
        if found := ADDRESS.search(line):
            break
    else:
        raise SystemExit(f"It ended with {server.wait()} before it printed an address.")
    address = found.group()
    with urlopen(address, timeout=60) as page:
        assert b"<html" in page.read(), "no page"
    with urlopen(f"{address}/health", timeout=60) as health:
        print(f"{address} answers after {time.monotonic() - begun:.0f} s: {json.load(health)}", flush=True)
    os.killpg(server.pid, signal.SIGINT)
    server.communicate(timeout=60)
    print(f"After Ctrl-C it ended with {server.returncode}.")


main()
