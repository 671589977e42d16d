"""Which database a command means, and what to report if it cannot be used."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from vabanque.server.config import Config
    from vabanque.store.operating import Isolation

T = TypeVar("T")

Database = Annotated[
    str | None,
    typer.Option(help="A SQLite file (default: in your data folder), or postgresql://… to share tables between hosts."),
]
ConfigFile = Annotated[Path | None, typer.Option("--config", help="A TOML file with these options.", exists=True)]


def configured(database: str | None, config: Path | None) -> Config:
    """The configuration of the server whose database this is. Raises Misconfigured."""
    from vabanque.server.config import read_config

    return read_config({"database": database}, file=config)


def ask(config: Config, work: Callable[[Connection], T], isolation: Isolation | None = None) -> T:
    """Run `work` on the database, in one transaction unless `isolation` says otherwise. Raises Misconfigured."""
    from vabanque.store.operating import operate

    with explained(config):
        return operate(config.database, work, isolation)


@contextmanager
def explained(config: Config) -> Iterator[None]:
    """Turn whatever goes wrong with the database into a Misconfigured with a one-sentence reason."""
    from vabanque import __version__
    from vabanque.core import Misconfigured
    from vabanque.store import Unavailable
    from vabanque.store.engines import shown_url
    from vabanque.store.operating import Missing
    from vabanque.store.upgrade import Foreign, Newer, Older

    try:
        shown = shown_url(config.database)
        yield
    except Missing:
        raise Misconfigured("database-missing", database=shown) from None
    except Foreign:
        raise Misconfigured("database-foreign", database=shown) from None
    except Older:
        raise Misconfigured("database-older", database=shown) from None
    except Newer:
        raise Misconfigured("database-newer", version=__version__) from None
    except Unavailable as error:
        raise Misconfigured("database-away", reason=str(error)) from None
    except ValueError as error:
        raise Misconfigured("bad-config", reason=str(error)) from None
