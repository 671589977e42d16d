"""The whole product as a folder that any web server can serve, without ours: play, learn, positions, replays.

    python scripts/site.py DIR [--server https://play.example.org]

With the address of a server, people who do not share a device meet there. `make web` has to have built the browser
table. Devices play by themselves (docs/offline.md).
"""

from __future__ import annotations

import re
import shutil
import sys
from html import escape
from pathlib import Path

import msgspec

from vabanque.offline import DeviceHouse

BUILT = Path(__file__).parents[1] / "src/vabanque/web"
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'none'"
)
"""A plain web server sends no policy, so the page brings its own."""


def main(arguments: list[str]) -> int:
    match arguments:
        case [folder_name]:
            server = ""
        case [folder_name, "--server", server] if re.fullmatch(r"https?://[^\s\"<>]+", server):
            pass
        case _:
            print("usage: python scripts/site.py DIR [--server https://play.example.org]", file=sys.stderr)
            return 2
    folder = Path(folder_name)
    if folder.exists() and any(folder.iterdir()):
        print(f"{folder} is not empty: nothing has been written.", file=sys.stderr)
        return 1
    shutil.copytree(BUILT, folder, dirs_exist_ok=True)
    page = (folder / "index.html").read_text("utf-8")
    meets_at = f' data-server="{escape(server)}"' if server else ""
    alone = page.replace("<html ", f"<html data-alone{meets_at} ", 1)
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    (folder / "index.html").write_text(alone.replace("<head>", f"<head>\n    {policy}", 1), encoding="utf-8")
    outcome = msgspec.json.decode(DeviceHouse().answer('{"method": "GET", "path": "/games"}'))
    (folder / "games.json").write_bytes(msgspec.json.encode(outcome["answer"]))
    print(folder / "index.html")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
