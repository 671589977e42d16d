"""Play one game against the house on a server from this Python's `vabanque`: proof that the installation is complete.

Standard library only, so that it runs where nothing but the runtime lock is installed (`make smoke`).
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
import uuid
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

VABANQUE = Path(sys.executable).with_name("vabanque")


def ask(url: str, body: Any = None, token: str = "") -> Any:
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
    with urlopen(Request(url, None if body is None else json.dumps(body).encode(), headers), timeout=60) as answer:
        return json.load(answer)


def play(url: str) -> Any:
    """Play one game and return its record."""
    seats = [{"kind": "local", "name": "Anna"}, {"kind": "bot", "bot": "house"}]
    table = ask(f"{url}/tables", {"setup": {"game": "las-vegas-2012", "bot_delay": 0}, "seats": seats, "start": True})
    place, token = f"{url}/tables/{table['table']}", table["token"]
    give_up = time.monotonic() + 240
    while (view := ask(place, token=token))["status"] != "over":
        if time.monotonic() > give_up:
            raise SystemExit(f"still not over: {view}")
        hand = view["hand"]
        if hand and hand["choices"]:
            move = {"kind": "place", "seat": 0, **{key: hand["choices"][0][key] for key in ("face", "casino")}}
            ask(
                f"{place}/commands", {"type": "move", "id": uuid.uuid4().hex, "turn": view["turn"], "move": move}, token
            )
        else:
            time.sleep(0.05)
    return ask(f"{place}/record", token=token)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        database, record = Path(folder) / "tables.db", Path(folder) / "game.json"
        # Compile nothing: a compiler left running in the background would slow down whatever comes next.
        settings = {"VABANQUE_REQUESTS": "1000", "VABANQUE_MESSAGES": "1000", "VABANQUE_NO_JIT": "1"}
        server = subprocess.Popen(
            [VABANQUE, "serve", "--port", "0", "--database", database, "--log", "warning"],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, **settings},
        )
        try:
            assert server.stdout is not None
            url = server.stdout.readline().split()[-1].rstrip("/")
            with urlopen(url, timeout=60) as page:
                assert b"<html" in page.read(), "no page"
            record.write_text(json.dumps(play(url)))
        finally:
            server.terminate()
            complaints, _ = server.communicate(timeout=30)
        if complaints:
            raise SystemExit(complaints)
        subprocess.run([VABANQUE, "verify", record], check=True)
    subprocess.run([sys.executable, "-c", "import vabanque.tui.app"], check=True)


main()
