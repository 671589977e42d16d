"""The command `vabanque`."""

from __future__ import annotations

from importlib.util import find_spec


def main() -> None:
    """Run the command line: all of it, or what the engine alone can do where typer is not installed."""
    if find_spec("typer") is None:
        from vabanque.cli.bare import main as run
    else:
        from vabanque.cli.app import main as run
    run()


__all__ = ["main"]
