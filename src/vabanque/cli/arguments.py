"""Arguments that several commands take."""

from __future__ import annotations

import locale
import os
from typing import Annotated, Any

import typer

LANGUAGES = ("en", "de", "fr", "nl")


def language(given: str | None) -> str:
    """The given language, or the environment's, or English."""
    if given is None:
        environment = (os.environ.get("VABANQUE_LANG") or locale.getlocale()[0] or "en")[:2].lower()
        return environment if environment in LANGUAGES else "en"
    if given not in LANGUAGES:
        raise typer.BadParameter(f"must be one of {', '.join(LANGUAGES)}")
    return given


Language = Annotated[
    str,
    typer.Option(
        "--lang",
        callback=language,
        show_default="from the environment",
        help="Language: en, de, fr or nl.",
    ),
]

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
