"""Metrics in Prometheus' text format."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

from vabanque.server.host import Host

_STARTED = time.time()


def exposition(host: Host, doorman: Any) -> str:
    return "".join(f"{line}\n" for line in _lines(host, doorman))


def _lines(host: Host, doorman: Any) -> Iterator[str]:
    yield from _metric("vabanque_tables_in_memory", "gauge", len(host.rooms))
    yield from _metric("vabanque_sockets", "gauge", sum(len(room.connections) for room in host.rooms))
    yield from _metric("vabanque_commits_total", "counter", host.store.commits)
    yield from _metric("vabanque_appends_total", "counter", host.store.appends)
    yield "# TYPE vabanque_events_total counter"
    for event, count in sorted(host.counts.items()):
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
