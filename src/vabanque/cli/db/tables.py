"""`vabanque db list`, `export`, `delete` and `prune`."""

from __future__ import annotations

import sys
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from vabanque.cli.arguments import FROM_ENVIRONMENT, Language
from vabanque.cli.common import NO, check_output, fail, new_table, words_in
from vabanque.cli.db.opening import ConfigFile, Database, ask, configured
from vabanque.cli.db.reading import BadJournal, read

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from vabanque.i18n import Words
    from vabanque.store.operating import Listed

Status = Literal["open", "running", "over", "closed"]
DAY = 86_400_000
"""Milliseconds."""


def list_(
    database: Database = None,
    game: Annotated[str | None, typer.Option(help="Only tables of this game.")] = None,
    status: Annotated[Status | None, typer.Option(help="Only tables that are open, running, over or closed.")] = None,
    limit: Annotated[int, typer.Option(min=1, help="At most this many.")] = 100,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object per table.")] = False,
    config: ConfigFile = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """List tables, the last used first.

    Example: `vabanque db list --status running`
    """
    from vabanque.store.operating import list_tables

    listed = ask(
        configured(database, config),
        lambda connection: list_tables(connection, game=game, status=status, limit=limit),
    )
    words = words_in(lang)
    if as_json:
        for table in listed:
            typer.echo(_as_json(table))
        return
    if not listed:
        typer.echo(words("db-no-tables"))
        return
    from rich.console import Console

    columns = ("table", "game", "status", "players", "made", "used", "rows")
    shown = new_table(*(words(f"db-column-{column}") for column in columns))
    for table in listed:
        shown.add_row(
            table.id,
            words.game(table.game) if f"game-{table.game}" in words else table.game,
            words(f"db-status-{table.status}"),
            ", ".join(_players(table, words)),
            written(table.created),
            written(table.touched),
            str(table.rows),
        )
    Console(soft_wrap=not sys.stdout.isatty()).print(shown)


def export(
    tables: Annotated[
        list[str] | None, typer.Argument(metavar="TABLE…", help="Ids of tables; none means every finished game.")
    ] = None,
    database: Database = None,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="The file to write.  [default: standard output]")
    ] = None,
    config: ConfigFile = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Write the records of finished games, one per line, with the proof of their dice.

    `vabanque verify`, `replay` and `review` read them. Games under way are not exported: their cards and coming dice
    must stay secret.

    Example: `vabanque db export -o games.jsonl && vabanque verify games.jsonl`
    """
    from vabanque.store.operating import all_tables

    words = words_in(lang)
    check_output(words, output)

    def work(connection: Connection) -> tuple[list[str], list[str]]:
        """Records, and what is wrong with tables that have none."""
        records, wrong = [], []
        for id_ in tables or all_tables(connection, "over"):
            try:
                table = read(connection, id_)
            except BadJournal:
                wrong.append(words("db-unreadable", table=id_))
                continue
            if table is None:
                wrong.append(words("db-no-such-table", table=id_))
            elif table.status != "over":
                wrong.append(words("db-not-over", table=id_))
            else:
                records.append(table.record(()).to_json())
        return records, wrong

    records, wrong = ask(configured(database, config), work)
    for sentence in wrong:
        typer.echo(f"vabanque: {sentence}", err=True)
    text = "".join(f"{record}\n" for record in records)
    if output is None:
        typer.echo(text, nl=False)
    else:
        try:
            output.write_text(text, encoding="utf-8")
        except OSError as error:
            fail(f"{output}: {error.strerror}")
        typer.echo(words("db-exported", games=len(records), file=str(output)))
    if wrong:
        raise typer.Exit(NO)


def delete(
    tables: Annotated[list[str], typer.Argument(metavar="TABLE…", help="Ids of tables.")],
    database: Database = None,
    yes: Annotated[bool, typer.Option("--yes", "-y", help="Do not ask.")] = False,
    config: ConfigFile = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Delete tables for good, with their journals and reviews. Anyone who has one open is sent away within a minute.

    Example: `vabanque db delete k3v9q2m8x7c4`
    """
    from vabanque.store.operating import delete_tables, existing

    words, settings = words_in(lang), configured(database, config)
    wanted = list(dict.fromkeys(tables))
    missing = set(wanted) - set(ask(settings, lambda connection: existing(connection, wanted)))
    if missing:  # nothing is deleted: perhaps another one is mistyped as well
        fail(words("db-no-such-table", table=min(missing)), NO)
    _confirm(words("db-delete-sure", tables=len(wanted)), words, yes=yes)
    gone = ask(settings, lambda connection: delete_tables(connection, wanted))
    typer.echo(words("db-deleted", tables=len(gone)))


def prune(
    database: Database = None,
    open_: Annotated[
        float | None, typer.Option("--open", metavar="DAYS", min=0, help="Tables that never started.")
    ] = None,
    running: Annotated[float | None, typer.Option("--running", metavar="DAYS", min=0, help="Games under way.")] = None,
    over: Annotated[float | None, typer.Option("--over", metavar="DAYS", min=0, help="Finished games.")] = None,
    closed: Annotated[
        float | None, typer.Option("--closed", metavar="DAYS", min=0, help="Tables that were closed.")
    ] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only print how many there are.")] = False,
    compact: Annotated[
        bool, typer.Option("--compact", help="Then give space back to the disk; meanwhile, the server waits.")
    ] = False,
    yes: Annotated[bool, typer.Option("--yes", "-y", help="Do not ask.")] = False,
    config: ConfigFile = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Delete tables that nobody has used for this many days.

    Kinds of tables that are not named stay. The server itself deletes tables by its settings `expire_open`,
    `expire_running` and `expire_over`. A table that someone has open counts as used.

    Example: `vabanque db prune --over 30 --dry-run`
    """
    from vabanque.server.clock import now_ms
    from vabanque.store.operating import compact as give_back
    from vabanque.store.operating import count_tables
    from vabanque.store.store import forget_untouched, untouched

    words, settings = words_in(lang), configured(database, config)
    days = {"open": open_, "running": running, "over": over, "closed": closed}
    before = {status: now_ms() - int(given * DAY) for status, given in days.items() if given is not None}
    if not before and not compact:
        fail(words("db-prune-what"))
    if before:
        count = ask(settings, lambda connection: count_tables(connection, untouched(before)))
        if dry_run or not count:
            typer.echo(words("db-would-delete", tables=count))
        else:
            _confirm(words("db-delete-sure", tables=count), words, yes=yes)
            gone = ask(settings, lambda connection: forget_untouched(connection, before))
            typer.echo(words("db-deleted", tables=len(gone)))
    if compact and not dry_run:
        saved = ask(settings, give_back, "AUTOCOMMIT")
        typer.echo(words("db-compacted", size=size_of(saved, words)))


def written(milliseconds: int) -> str:
    """A time as lists show it, in the time zone of this machine."""
    return datetime.fromtimestamp(milliseconds / 1000).astimezone().strftime("%Y-%m-%d %H:%M")


def size_of(number: int, words: Words) -> str:
    """Bytes, written in megabytes."""
    return f"{words.number(number / 1_000_000, 1)} MB"


def _confirm(question: str, words: Words, *, yes: bool) -> None:
    """Ask for confirmation. A script must pass --yes."""
    if yes:
        return
    if not sys.stdin.isatty():
        fail(words("db-say-yes"))
    if input(f"{question} {words('db-yes-or-no')} ").strip().lower() not in words("db-yes").split():
        fail(words("db-nothing-deleted"), NO)


def _players(table: Listed, words: Words) -> list[str]:
    import msgspec

    seats = msgspec.json.decode(table.summary).get("seats", ())
    return [seat.get("name") or (words.bot(seat["bot"]) if seat.get("bot") else "–") for seat in seats]


def _as_json(table: Listed) -> str:
    import msgspec

    return msgspec.json.encode({**table._asdict(), "summary": msgspec.Raw(table.summary.encode())}).decode()
