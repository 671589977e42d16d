"""`vabanque db upgrade`."""

from __future__ import annotations

import typer

from vabanque.cli.arguments import FROM_ENVIRONMENT, Language
from vabanque.cli.common import words_in
from vabanque.cli.db.opening import ConfigFile, Database, configured


def upgrade(database: Database = None, config: ConfigFile = None, lang: Language = FROM_ENVIRONMENT) -> None:
    """Upgrade the database to the newest schema. The server does this itself when it starts.

    Make a backup first: an older version of Vabanque cannot use an upgraded database.

    Example: `vabanque db backup before.db && vabanque db upgrade`
    """
    from vabanque.server.run import bring_up_to_date

    bring_up_to_date(configured(database, config))
    typer.echo(words_in(lang)("db-up-to-date"))
