"""What `vabanque` does without a command: serve the table on this machine and open it in the browser."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser

import typer

from vabanque.cli.common import language, words_in

TRIES = 20
"""How many ports to try, from the usual one on."""


def open_table() -> None:
    """Serve until Ctrl-C. Without a screen, only print the address."""
    from vabanque.server.config import read_config
    from vabanque.server.run import run

    usual = read_config({})
    port = free_port(usual.host, usual.port) if usual.port else 0
    log = None if os.environ.get("VABANQUE_LOG") else "warning"  # the address is what matters here
    words = words_in(language(None))

    def ready(address: str) -> None:
        typer.echo(words("open-at", address=address))
        typer.echo(words("open-hints"))
        if has_screen():
            # A browser may take a while to start; the server must not wait for it.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    run(read_config({"port": port, "log": log}), ready)


def free_port(host: str, wanted: int) -> int:
    """The wanted port, or the next free one; the wanted one again if all of them are taken."""
    for port in range(wanted, min(wanted + TRIES, 65_536)):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return port
    return wanted


def has_screen() -> bool:
    """Can a graphical browser be opened? A text browser would take over the terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
