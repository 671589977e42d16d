"""`vabanque db close`, `bar`, `unbar` and `barred`: what an operator does when somebody spoils others' games."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from vabanque.cli.arguments import FROM_ENVIRONMENT, AsJson, Language
from vabanque.cli.common import NO, fail, new_table, words_in
from vabanque.cli.db.opening import ConfigFile, Database, ask, configured
from vabanque.cli.db.reading import BadJournal, read
from vabanque.cli.db.tables import written

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from vabanque.i18n import Words
    from vabanque.store import Append

HOUR = 3_600_000
TRIES = 20
"""How often a table is closed again if a move was faster."""
WIDEST = {4: 8, 6: 16}
"""The shortest prefix that may be barred: a slip of the finger must not keep everybody out."""

Networks = Annotated[
    list[str], typer.Argument(metavar="ADDRESS…", help="Addresses, or networks such as 203.0.113.0/24.")
]


def close(
    tables: Annotated[list[str], typer.Argument(metavar="TABLE…", help="Ids of tables.")],
    database: Database = None,
    config: ConfigFile = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Close tables that are open or in progress, without a result. Everyone there is told within seconds.

    If one of them cannot be closed, none is. `vabanque db delete` also removes what is stored.

    Example: `vabanque db close k3v9q2m8x7c4`
    """
    from vabanque.store import Conflict
    from vabanque.store.operating import append_all

    words, settings = words_in(lang), configured(database, config)
    wanted = list(dict.fromkeys(tables))

    def work(connection: Connection) -> None:
        append_all(connection, [_closing(connection, id_, words) for id_ in wanted])

    for _ in range(TRIES):
        try:
            ask(settings, work)
        except Conflict:
            continue  # somebody moved at this moment
        typer.echo(words("db-closed", tables=len(wanted)))
        return
    fail(words("error-busy"), NO)


def _closing(connection: Connection, id_: str, words: Words) -> Append:
    """What closing a table writes."""
    from vabanque.server import messages as m
    from vabanque.server.clock import now_ms
    from vabanque.server.lists import summary_of
    from vabanque.server.table import Draft
    from vabanque.store import Append, TableListing, TableStanding

    try:
        table = read(connection, id_)
    except BadJournal:
        fail(words("db-unreadable", table=id_), NO)
    if table is None:
        fail(words("db-no-such-table", table=id_), NO)
    if table.status not in ("open", "running"):
        fail(words("db-already-over", table=id_), NO)
    now = now_ms()
    new, rows = table.apply(Draft([m.Closed(why="operator")]), now, None)
    listing = TableListing(new.code, new.setup.public, summary_of(new))
    return Append(id_, rows, TableStanding(now, new.status, None), listing)


def bar(
    addresses: Networks,
    hours: Annotated[
        float | None, typer.Option(min=0.01, max=1_000_000, help="For this long.  [default: for good]")
    ] = None,
    database: Database = None,
    config: ConfigFile = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Keep addresses out: within seconds, at every host of this database, until `unbar` or the hours are over.

    They get no answer but that they are barred, and their connections end. Everyone behind the address is kept out, not
    just one person. Behind a proxy, the server knows its clients' addresses only if it runs with --proxy.

    Example: `vabanque db bar 203.0.113.7 2001:db8:1:2::/64 --hours 24`
    """
    from vabanque.server.clock import now_ms
    from vabanque.store.operating import bar as keep_out

    words, settings = words_in(lang), configured(database, config)
    networks, now = _read(addresses, words), now_ms()
    until = None if hours is None else now + int(hours * HOUR)
    ask(settings, lambda connection: keep_out(connection, networks, now, until))
    for network in networks:
        if until is None:
            typer.echo(words("db-bar-set", network=_shown(network)))
        else:
            typer.echo(words("db-bar-set-until", network=_shown(network), until=written(until)))


def unbar(
    addresses: Networks,
    database: Database = None,
    config: ConfigFile = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Let barred addresses in again. Name them as `vabanque db barred` lists them.

    Exits with 1 if one of them was not barred.

    Example: `vabanque db unbar 203.0.113.7`
    """
    from vabanque.store.operating import unbar as let_in

    words, settings = words_in(lang), configured(database, config)
    networks = _read(addresses, words)
    gone = set(ask(settings, lambda connection: let_in(connection, networks)))
    for network in networks:
        if network in gone:
            typer.echo(words("db-bar-lifted", network=_shown(network)))
    missing = [network for network in networks if network not in gone]
    if missing:
        fail(words("db-not-barred", network=_shown(missing[0])), NO)


def barred(
    database: Database = None,
    as_json: AsJson = False,
    config: ConfigFile = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """List who is kept out, and until when.

    Example: `vabanque db barred`
    """
    from vabanque.server.clock import now_ms
    from vabanque.store.operating import list_bars

    words, now = words_in(lang), now_ms()
    bars = [one for one in ask(configured(database, config), list_bars) if one.until is None or one.until > now]
    if as_json:
        import msgspec

        typer.echo(msgspec.json.encode([one._asdict() for one in bars]).decode())
        return
    if not bars:
        typer.echo(words("db-nobody-barred"))
        return
    from rich.console import Console

    shown = new_table(*(words(f"db-column-{column}") for column in ("address", "since", "until")))
    for one in bars:
        until = words("db-for-good") if one.until is None else written(one.until)
        shown.add_row(_shown(one.network), written(one.since), until)
    Console(soft_wrap=not sys.stdout.isatty()).print(shown)


def _read(addresses: list[str], words: Words) -> list[str]:
    """Addresses as networks, each once. If one is wrong, the command ends, and nothing has changed."""
    import ipaddress

    networks = []
    for text in addresses:
        try:
            network = ipaddress.ip_network(text.strip(), strict=False)
        except ValueError:
            fail(words("db-bad-address", text=text))
        if network.prefixlen < WIDEST[network.version]:
            fail(words("db-too-wide", network=str(network), least=WIDEST[network.version]))
        networks.append(str(network))
    return list(dict.fromkeys(networks))


def _shown(network: str) -> str:
    """A single address without its prefix."""
    return network.removesuffix("/32" if "." in network else "/128")
