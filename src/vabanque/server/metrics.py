"""Metrics in Prometheus' text format. Nothing in them names a table or a person."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from vabanque.server.host import Host
from vabanque.server.measures import BOUNDS, Histogram

_STARTED = time.time()


def exposition(host: Host, doorman: Any) -> str:
    return "".join(f"{line}\n" for line in _lines(host, doorman))


def _lines(host: Host, doorman: Any) -> Iterator[str]:
    rooms, store, bus, pool, measures = host.rooms, host.store, host.bus, host.pool, host.measures
    yield from _gauge("vabanque_tables_in_memory", len(rooms), "Tables that this process keeps in memory.")
    yield from _gauge("vabanque_tables_unreadable", len(rooms.unreadable), "Tables set aside as unreadable.")
    yield from _gauge("vabanque_sockets", sum(len(room.connections) for room in rooms), "Open sockets at tables.")
    yield from _histogram("vabanque_command_seconds", measures.to_ack, "From hearing a command to its acknowledgement.")
    yield from _histogram("vabanque_spread_seconds", measures.to_all, "From deciding on a change to the last socket.")
    name = "vabanque_refusals_total"
    yield from (
        f"# HELP {name} Refusals on sockets and over HTTP, by code and class of address.",
        f"# TYPE {name} counter",
    )
    for (code, address), count in sorted(refusals_of(host, doorman).items()):
        yield f'{name}{{code="{code}",address="{address}"}} {count}'
    yield from _gauge("vabanque_barred_networks", len(host.orders.barred), "Addresses and networks that are kept out.")
    yield from _gauge("vabanque_database_up", int(store.reach.up), "1 if the database answered last time.")
    yield from _counter("vabanque_database_failures_total", store.reach.failures, "Times it did not answer.")
    yield from _gauge("vabanque_database_queue", store.waiting, "Changes that wait for the next commit.")
    yield from _counter("vabanque_commits_total", store.commits, "Transactions written.")
    yield from _counter("vabanque_appends_total", store.appends, "Changes written; one transaction may hold many.")
    yield from _gauge("vabanque_bus_up", int(bus.reach.up), "1 if the bus answered last time, or none is needed.")
    yield from _counter("vabanque_bus_failures_total", bus.reach.failures, "Times it did not answer.")
    yield from _gauge("vabanque_bot_workers", pool.workers, "Processes in which bots think.")
    yield from _gauge("vabanque_bot_questions", pool.questions, "Questions to bots, thinking or waiting for a worker.")
    yield from _gauge("vabanque_bots_compiled", int(pool.state == "compiled"), "1 if bots run compiled code.")
    pools = host.pools
    for name, what, figure in (
        ("vabanque_worker_processes", "Worker processes at the moment, by kind of work.", "running"),
        ("vabanque_work_waiting", "Questions that wait for a worker, by kind of work.", "waiting"),
        ("vabanque_work_oldest_seconds", "How long the oldest of them has waited, by kind of work.", "oldest"),
    ):
        yield from _by_kind(name, "gauge", what, {kind: getattr(one, figure) for kind, one in pools.items()})
    refused = {kind: one.refused for kind, one in pools.items()}
    yield from _by_kind("vabanque_work_refused_total", "counter", "Questions refused because too many wait.", refused)
    replaced = {kind: one.replaced for kind, one in pools.items()}
    yield from _by_kind(
        "vabanque_workers_replaced_total",
        "counter",
        "Workers that died or were out of time.",
        replaced,
    )
    yield from _gauge("vabanque_reviews_running", host.reviews.running, "Reviews that are being worked on.")
    yield from _counters("vabanque_events_total", "event", host.counts, "What has happened, by kind.")
    yield from _counters("vabanque_http_answers_total", "status", doorman.answers, "HTTP answers by status.")
    yield from _counter("vabanque_http_seconds_total", round(doorman.seconds, 6), "Time spent on HTTP requests.")
    yield from _counter("process_cpu_seconds_total", round(time.process_time(), 3), "CPU time of this process.")
    yield from _gauge("process_start_time_seconds", round(_STARTED, 3), "When this process started.")


def refusals_of(host: Host, doorman: Any) -> Counter[tuple[str, str]]:
    """Code and class of address → how often something was refused, on sockets and over HTTP."""
    return Counter(host.measures.refusals + doorman.refusals)


def _gauge(name: str, value: float, what: str) -> Iterator[str]:
    yield from (f"# HELP {name} {what}", f"# TYPE {name} gauge", f"{name} {value}")


def _counter(name: str, value: float, what: str) -> Iterator[str]:
    yield from (f"# HELP {name} {what}", f"# TYPE {name} counter", f"{name} {value}")


def _counters(name: str, label: str, values: Mapping[Any, int], what: str) -> Iterator[str]:
    yield from (f"# HELP {name} {what}", f"# TYPE {name} counter")
    for key, value in sorted(values.items()):
        yield f'{name}{{{label}="{key}"}} {value}'


def _by_kind(name: str, type_: str, what: str, values: Mapping[str, float]) -> Iterator[str]:
    yield from (f"# HELP {name} {what}", f"# TYPE {name} {type_}")
    for kind, value in values.items():
        yield f'{name}{{kind="{kind}"}} {value}'


def _histogram(name: str, histogram: Histogram, what: str) -> Iterator[str]:
    yield from (f"# HELP {name} {what}", f"# TYPE {name} histogram")
    counts = histogram.cumulated()
    for bound, count in zip((*BOUNDS, "+Inf"), counts, strict=True):
        yield f'{name}_bucket{{le="{bound}"}} {count}'
    yield f"{name}_sum {round(histogram.sum, 6)}"
    yield f"{name}_count {counts[-1]}"
