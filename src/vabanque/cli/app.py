"""The command line: reads what the user asked for and hands it to the level below."""

from typing import Annotated

import typer

from vabanque import __version__

app = typer.Typer(name="vabanque", no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"vabanque {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def vabanque(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """The table for Las Vegas, its card game and Die oberen 10 000."""


def main() -> None:
    """Run the command; leaves with 0 (fine), 1 (the answer is no) or 2 (wrong usage)."""
    app()
