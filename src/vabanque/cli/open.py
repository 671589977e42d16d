"""What `vabanque` alone does: serve the table on this machine and show it in the browser."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser

import typer

from vabanque.cli.common import language, words_in

TRIES = 20
"""Ports after the usual one that are tried when somebody else has it."""


def open_table() -> None:
    """Serve until Ctrl-C. Where there is no screen, only the address is said."""
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
            # A browser may take its time to start; the table must not wait for it.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    run(read_config({"port": port, "log": log}), ready)


def free_port(host: str, wanted: int) -> int:
    """The wanted port, or the next that nobody listens on; the wanted one again if all are taken."""
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
    """Could a browser with windows be opened? A text browser would take the terminal away."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
