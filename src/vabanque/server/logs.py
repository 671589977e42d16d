"""Logs: one JSON object per line, with time, level, origin and facts. They never contain secrets."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any

import msgspec


class JsonLines(logging.Formatter):
    """Formats a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= getattr(record, "facts", {})
        if record.exc_info and record.exc_info[0] is not None:
            # The location, not the values: a message may quote what a player holds.
            line["error"] = record.exc_info[0].__name__
            line["trace"] = _places(record)
        return msgspec.json.encode(line).decode()


def _places(record: logging.LogRecord) -> list[str]:
    assert record.exc_info is not None
    places, trace = [], record.exc_info[2]
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{code.co_filename.rpartition('/')[2]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return places[-8:]


def configure(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("vabanque").setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True
    # What strangers send is not an incident, but uvicorn warns about every request that it cannot read.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
