"""What `vabanque` does without a command: serve the table on this machine and open it in the browser."""

from __future__ import annotations

import json
import os
import socket
import sys
import threading
import webbrowser
from typing import TYPE_CHECKING
from urllib.request import Request, urlopen

import typer

from vabanque.cli.common import to_terminal, words_in

if TYPE_CHECKING:
    from vabanque.i18n import Words

TRIES = 20
"""How many ports to try, starting with the usual one."""


def open_table(lang: str, *, phones: bool = False) -> None:
    """Serve until Ctrl-C, or open the table that is already being served. Without a screen, only print the address.

    `phones` lets other devices on the same network join.
    """
    from vabanque.server.claim import running_at
    from vabanque.server.config import read_config
    from vabanque.server.run import run

    usual = read_config({})
    words = words_in(lang)
    running = running_at(usual)
    if running is not None:
        typer.echo(words("open-already", address=running))
        if phones:
            _show_phones(_ask_for_phones(running), words)
        _show(running)
        return
    port = free_port(usual.host, usual.port) if usual.port else 0
    log = None if os.environ.get("VABANQUE_LOG") else "warning"  # the address is what matters here

    def ready(address: str, for_phones: str | None) -> None:
        typer.echo(words("open-at", address=address))
        if phones:
            _show_phones(for_phones, words)
        typer.echo(words("open-hints"))
        _show(address)

    run(read_config({"port": port, "log": log}), ready, phones=phones)


def _show(address: str) -> None:
    if has_screen():
        # A browser may take a while to start; nobody waits for it.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _ask_for_phones(server: str) -> str | None:
    """Ask a running server to let other devices in. Returns the address for them."""
    question = Request(f"{server}/phones", b'{"open":true}', {"content-type": "application/json"})  # noqa: S310
    try:
        with urlopen(question, timeout=5) as answer:  # noqa: S310  # the address of our own server
            address = json.load(answer)["address"]
            return None if address is None else str(address)
    except (OSError, ValueError, KeyError):
        return None


def _show_phones(address: str | None, words: Words) -> None:
    """The address for other devices, and on a terminal a code for their cameras."""
    if address is None:
        typer.echo(words("open-no-network"))
        return
    typer.echo(words("open-phones", address=address))
    if to_terminal():
        import segno

        segno.make(address, micro=False).terminal(compact=True)


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
