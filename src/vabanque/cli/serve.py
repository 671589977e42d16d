"""`vabanque serve`. Imports happen when it runs, so that `--help` stays fast."""

from __future__ import annotations

from typing import Annotated

import typer

from vabanque.cli.arguments import FROM_ENVIRONMENT, Language
from vabanque.cli.common import words_in
from vabanque.cli.db.opening import ConfigFile, Database


def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on.  [default: 127.0.0.1]")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on; 0 takes a free one.  [default: 8000]")] = None,
    database: Database = None,
    bus: Annotated[str | None, typer.Option(help="redis://… to connect several hosts.")] = None,
    monitor: Annotated[int | None, typer.Option(metavar="PORT", help="A second port, for monitoring.")] = None,
    workers: Annotated[
        int | None, typer.Option(help="Worker processes for bots.  [default: half of the cores, at most 4]")
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="Another site whose pages may connect, such as https://games.example.")
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS", help="A proxy whose X-Forwarded headers are trusted, or a network: 10.0.0.0/8."
        ),
    ] = None,
    synchronous: Annotated[
        str | None,
        typer.Option(help="SQLite: FULL survives a power cut, NORMAL only a killed process.  [default: FULL]"),
    ] = None,
    log: Annotated[str | None, typer.Option(help="debug, info, warning or error.  [default: info]")] = None,
    config: ConfigFile = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Serve tables to browsers.

    You can also set every option as an environment variable (VABANQUE_PORT=…) or in a TOML file.
    """
    from vabanque.server.config import read_config
    from vabanque.server.run import run

    given = {
        "host": host,
        "port": port,
        "database": database,
        "bus": bus,
        "monitor": monitor,
        "workers": workers,
        "origins": tuple(origin or ()),
        "proxy": tuple(proxy or ()),
        "synchronous": None if synchronous is None else synchronous.upper(),
        "log": log,
    }
    run(read_config(given, file=config), lambda address, _: typer.echo(words_in(lang)("open-at", address=address)))
