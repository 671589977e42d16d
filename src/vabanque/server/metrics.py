"""Figures in Prometheus' text format."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

from vabanque.server.house import House

_STARTED = time.time()


def exposition(house: House, doorman: Any) -> str:
    return "".join(f"{line}\n" for line in _lines(house, doorman))


def _lines(house: House, doorman: Any) -> Iterator[str]:
    yield from _metric("vabanque_tables_in_memory", "gauge", len(house.rooms))
    yield from _metric("vabanque_sockets", "gauge", sum(len(room.connections) for room in house.rooms.values()))
    yield from _metric("vabanque_commits_total", "counter", house.store.commits)
    yield from _metric("vabanque_appends_total", "counter", house.store.appends)
    yield "# TYPE vabanque_events_total counter"
    for event, count in sorted(house.counts.items()):
        yield f'vabanque_events_total{{event="{event}"}} {count}'
    yield "# TYPE vabanque_http_answers_total counter"
    for status, count in sorted(doorman.answers.items()):
        yield f'vabanque_http_answers_total{{status="{status}"}} {count}'
    yield from _metric("vabanque_http_seconds_total", "counter", round(doorman.seconds, 6))
    yield from _metric("process_cpu_seconds_total", "counter", round(time.process_time(), 3))
    yield from _metric("process_start_time_seconds", "gauge", round(_STARTED, 3))


def _metric(name: str, kind: str, value: float) -> Iterator[str]:
    yield f"# TYPE {name} {kind}"
    yield f"{name} {value}"
