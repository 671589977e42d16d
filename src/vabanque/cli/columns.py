"""Rows in columns, for polars, DuckDB and pandas: Parquet, or Arrow's own format."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from vabanque.cli.common import check_output, fail

if TYPE_CHECKING:
    from vabanque.i18n import Words

FORMATS = (".parquet", ".arrow")

Columns = Annotated[
    Path | None,
    typer.Option(
        "--columns",
        dir_okay=False,
        help="Write the rows of --csv in columns: FILE.parquet or FILE.arrow (needs vabanque\\[columns]).",
    ),
]


def check_columns(file: Path | None, words: Words) -> None:
    """Exit or raise before a long run if the file could not be written after it."""
    if file is None:
        return
    if file.suffix not in FORMATS:
        raise typer.BadParameter(words("sim-plot-format", formats=", ".join(FORMATS)), param_hint="--columns")
    check_output(words, file)
    import_module("pyarrow")  # if it is missing, `main` says what to install


def write_columns(file: Path, rows: Sequence[Mapping[str, Any]]) -> None:
    """Write rows with the same keys; the file gets its name once it is complete."""
    import pyarrow as pa
    from pyarrow import feather, parquet

    table = pa.Table.from_pylist([dict(row) for row in rows])
    part = file.with_name(f"{file.name}.part")
    try:
        if file.suffix == ".parquet":
            parquet.write_table(table, part)
        else:
            feather.write_feather(table, part, compression="uncompressed")
        part.replace(file)
    except OSError as error:
        part.unlink(missing_ok=True)
        fail(f"{file}: {error.strerror}")
