"""`vabanque db`: the server's database, for whoever runs the server. All of it is safe while the server runs.

Imports happen when a command runs, so that `--help` stays fast.
"""

from __future__ import annotations

import typer

from vabanque.cli.db.backups import backup, restore
from vabanque.cli.db.checking import check, stats
from vabanque.cli.db.orders import bar, barred, close, unbar
from vabanque.cli.db.tables import delete, export, list_, prune
from vabanque.cli.db.upgrading import upgrade

db = typer.Typer(
    help="Manage the server's database: back it up, look at it, close tables, bar addresses. Safe while it runs.",
    no_args_is_help=True,
)
db.command()(backup)
db.command()(restore)
db.command("list")(list_)
for command in (export, delete, stats, prune, check, upgrade, close, bar, unbar, barred):
    db.command()(command)
