"""Arguments that several commands take."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import wraps
from typing import Annotated, Any

import typer

from vabanque.cli.declared import Command, CommandArgument, parameters
from vabanque.cli.language import SOURCES, check, from_environment

KEYWORD = inspect.Parameter.KEYWORD_ONLY
FROM_ENVIRONMENT: Any = None
"""The default of `--lang`."""


def _decide(context: typer.Context, given: str | None) -> str | None:
    """The given language; or the one given before the command; or the environment's. Raises Misconfigured."""
    if context.resilient_parsing:  # the shell completes the line
        return given
    if given is not None:
        return check(given)
    above = context.parent
    while above is not None:
        if "lang" in above.params:
            return str(above.params["lang"])
        above = above.parent
    return from_environment()


Language = Annotated[
    str,
    typer.Option(
        "--lang",
        callback=_decide,
        show_default=f"from {SOURCES}",
        help="Language: en, de, fr or nl. Also before the command.",
    ),
]


def for_typer(command: Command) -> Callable[..., None]:
    """A command of the engine, as typer reads it: with `--lang`, and leaving with its exit code."""
    signature = {"lang": inspect.Parameter("lang", KEYWORD, default=FROM_ENVIRONMENT, annotation=Language)}
    for name, kind, declared, default in parameters(command):
        about: Any = {"metavar": declared.metavar, "help": declared.help}
        if isinstance(declared, CommandArgument):
            info = typer.Argument(**about)
        else:
            shown = default is not None
            info = typer.Option(*declared.names, min=declared.least, show_default=shown, **about)
        signature[name] = inspect.Parameter(name, KEYWORD, default=default, annotation=Annotated[kind, info])

    @wraps(command)
    def run(**given: Any) -> None:
        raise typer.Exit(command(**given))

    ordered = [signature[name] for name in inspect.signature(command).parameters]
    run.__signature__ = inspect.Signature(ordered)  # type: ignore[attr-defined]
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in ordered}
    return run


Bots = Annotated[
    list[str] | None,
    typer.Option("--bots", "-b", help="Bots by name, `module:Class` or `cmd:program …`; comma-separated or repeated."),
]

Plain = Annotated[
    bool, typer.Option("--plain", help="Plain sentences, line by line; the default when output is not a terminal.")
]


def csv_of(row: str) -> Any:
    """The option --csv of a command that writes one row per `row`."""
    return typer.Option("--csv", dir_okay=False, help=f"Write one row per {row}; `-` prints them.")


AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]

GameOptions = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]


def _at_least_one(jobs: int) -> int:
    if jobs == 0 or jobs < -1:
        raise typer.BadParameter("must be at least 1, or -1 for one per core")
    return jobs


Jobs = Annotated[
    int,
    typer.Option(
        "--jobs",
        "-j",
        max=1024,
        callback=_at_least_one,
        help="How many processes; -1 means one per core. The result is the same.",
    ),
]
Cluster = Annotated[
    str | None,
    typer.Option(
        "--cluster", metavar="URL", help="A Dask scheduler, such as tcp://host:8786 (needs vabanque\\[cluster])."
    ),
]
