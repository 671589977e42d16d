"""What to report if the libraries of the extra are not installed."""

from __future__ import annotations


def not_installed(error: ImportError) -> ImportError:
    """The same error, with the command that installs what is missing."""
    return ImportError(
        f"vabanque.envs needs {error.name}, which is not installed. Install it with: pip install 'vabanque[envs]'"
    )
