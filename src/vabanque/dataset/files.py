"""Tables of a data set: CSV, which everything reads, or Parquet."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Self

ROWS_AT_ONCE = 50_000
"""Rows of a Parquet file that are written together."""


class TableWriter:
    """Writes rows to NAME.csv or NAME.parquet in a folder."""

    def __init__(self, folder: Path, parquet: bool, name: str, columns: Sequence[str]) -> None:
        folder.mkdir(exist_ok=True)
        self._columns, self._parquet = tuple(columns), parquet
        self._path = folder / f"{name}.{'parquet' if parquet else 'csv'}"
        self._waiting: list[Sequence[Any]] = []
        self._stack = ExitStack()
        self._writer: Any = None

    def __enter__(self) -> Self:
        if not self._parquet:
            stream = self._stack.enter_context(self._path.open("w", encoding="utf-8", newline=""))
            self._writer = csv.writer(stream, lineterminator="\n")
            self._writer.writerow(self._columns)
        return self

    def __exit__(self, *error: object) -> None:
        if self._parquet and error == (None, None, None):
            self._flush()
        self._stack.close()

    def write(self, rows: Iterable[Sequence[Any]]) -> None:
        """Add rows."""
        if not self._parquet:
            self._writer.writerows(rows)
            return
        for row in rows:
            self._waiting.append(row)
            if len(self._waiting) == ROWS_AT_ONCE:
                self._flush()

    def _flush(self) -> None:
        import pyarrow as pa
        from pyarrow import parquet

        columns = zip(*self._waiting, strict=True) if self._waiting else [[] for _ in self._columns]
        schema = None if self._writer is None else self._writer.schema
        table = pa.table(dict(zip(self._columns, map(list, columns), strict=True)), schema=schema)
        if self._writer is None:
            self._writer = self._stack.enter_context(parquet.ParquetWriter(self._path, table.schema))
        self._writer.write_table(table)
        self._waiting.clear()
