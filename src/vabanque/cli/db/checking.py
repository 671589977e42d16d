"""`vabanque db stats` and `vabanque db check`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from vabanque.cli.arguments import FROM_ENVIRONMENT, AsJson, Language
from vabanque.cli.common import NO, words_in
from vabanque.cli.db.opening import ConfigFile, Database, ask, configured
from vabanque.cli.db.reading import BadJournal, read
from vabanque.cli.db.tables import size_of, written

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from vabanque.i18n import Words


def stats(
    database: Database = None,
    as_json: AsJson = False,
    config: ConfigFile = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Show how much is in the database.

    Example: `vabanque db stats`
    """
    from vabanque.store.operating import count_all

    words = words_in(lang)
    figures = ask(configured(database, config), count_all)
    if as_json:
        import msgspec

        kinds = [{"game": game, "status": status, "tables": n} for (game, status), n in figures.tables.items()]
        typer.echo(msgspec.json.encode({**figures._asdict(), "tables": kinds}).decode())
        return
    total = sum(figures.tables.values())
    typer.echo(words("db-stats", tables=total, rows=figures.rows, devices=figures.devices, reviews=figures.reviews))
    typer.echo(words("db-size", size=size_of(figures.bytes, words)))
    if figures.oldest is not None and figures.newest is not None:
        typer.echo(words("db-dates", oldest=written(figures.oldest), newest=written(figures.newest)))
    for (game, status), number in figures.tables.items():
        name = words.game(game) if f"game-{game}" in words else game
        typer.echo(f"  {name}, {words(f'db-status-{status}')}: {words.number(number)}")


def check(
    quick: Annotated[bool, typer.Option("--quick", help="Only check the database itself; replay no games.")] = False,
    database: Database = None,
    config: ConfigFile = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Check the database, replay every table from its journal, and verify every finished game.

    Exits with 0 if everything is in order, 1 if something is not, 2 if the database cannot be used.

    Example: `vabanque db check --database copy.db`
    """
    from vabanque.store.operating import all_tables, damages

    words = words_in(lang)
    count = 0

    def work(connection: Connection) -> list[str]:
        nonlocal count
        wrong = [f"{table}: {reason}" if table else reason for table, reason in damages(connection)]
        ids = all_tables(connection)
        count = len(ids)
        if not quick:
            wrong += [f"{id_}: {reason}" for id_ in ids if (reason := _fault(connection, id_, words))]
        return wrong

    wrong = ask(configured(database, config), work)
    for line in wrong:
        typer.echo(line)
    typer.echo(words("db-checked", tables=count, wrong=len(wrong)))
    if wrong:
        raise typer.Exit(NO)


def _fault(connection: Connection, id_: str, words: Words) -> str | None:
    """What is wrong with one table."""
    from vabanque.play.verify import verify

    try:
        table = read(connection, id_)
    except BadJournal:
        return words("db-unreadable", table=id_)
    if table is None or table.status != "over":  # deleted just now, or still secret
        return None
    verdict = verify(table.record(()).to_json())
    return None if verdict.ok else words.error(verdict.code or "", verdict.facts or {})
