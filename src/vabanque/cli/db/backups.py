"""`vabanque db backup` and `vabanque db restore`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from vabanque.cli.arguments import FROM_ENVIRONMENT, Language
from vabanque.cli.common import NO, fail, words_in
from vabanque.cli.db.opening import ConfigFile, Database, configured, explained


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.")],
    database: Database = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite the file if it exists.")] = False,
    config: ConfigFile = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Copy the whole database into one file, while the server runs.

    The file is a SQLite database, even if the server uses PostgreSQL; `vabanque db restore` reads it back into either.
    It contains the seeds of games under way, so only its owner may read it: keep it that way.

    Example: `vabanque db backup tables-2026-07-01.db`
    """
    from vabanque.store.backups import Damaged, back_up

    words, settings = words_in(lang), configured(database, config)
    if file.exists() and not force:
        fail(words("db-file-exists", file=str(file)), NO)
    try:
        with explained(settings):
            tables = back_up(settings.database, file)
    except Damaged as error:
        fail(words("db-damaged", file=settings.database, reason=str(error)), NO)
    except OSError as error:
        fail(f"{file}: {error.strerror}")
    typer.echo(words("db-backed-up", tables=tables, file=str(file)))


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `vabanque db backup` wrote.")],
    replace: Annotated[bool, typer.Option("--replace", help="Delete the tables that are in the database now.")] = False,
    database: Database = None,
    config: ConfigFile = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Restore a backup into SQLite or PostgreSQL. Stop the server first.

    The file is checked and upgraded before anything changes. Backups from earlier versions work too.

    Example: `vabanque db restore tables-2026-07-01.db --database postgresql://…`
    """
    import msgspec

    from vabanque.core import Misconfigured
    from vabanque.server.claim import claimed
    from vabanque.server.run import make_folder
    from vabanque.store.backups import Damaged, InUse, Occupied
    from vabanque.store.backups import restore as bring_back
    from vabanque.store.engines import shown_url

    words, settings = words_in(lang), configured(database, config)
    if not file.is_file():
        fail(words("db-no-such-file", file=str(file)))
    settings = msgspec.structs.replace(settings, bus=None)  # lock the file even where servers share it over a bus
    try:
        make_folder(settings.database)
        with claimed(settings), explained(settings):
            tables = bring_back(settings.database, file, replace=replace)
    except Damaged as error:
        fail(words("db-damaged", file=str(file), reason=str(error)), NO)
    except Occupied:
        fail(words("db-occupied", database=shown_url(settings.database)), NO)
    except InUse:
        raise Misconfigured("database-in-use", database=shown_url(settings.database)) from None
    except OSError as error:
        fail(f"{file}: {error.strerror}")
    typer.echo(words("db-restored", tables=tables, file=str(file)))
