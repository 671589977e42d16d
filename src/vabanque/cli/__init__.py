"""The command `vabanque`."""

from vabanque.cli.app import main

__all__ = ["main"]
