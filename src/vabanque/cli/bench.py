"""`vabanque bench`."""

from __future__ import annotations

from typing import Annotated

import typer

from vabanque.cli.arguments import FROM_ENVIRONMENT, AsJson, Language
from vabanque.cli.common import compile_first, new_table, words_in


def bench(
    times: Annotated[int, typer.Option(min=1, max=100, help="How many times to measure; the best result counts.")] = 3,
    as_json: AsJson = False,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Measure how many games per second this machine plays, with compiled and with readable rules.

    Counts games per second of CPU time on one core. In the source tree, `make bench` measures more.

    Example: `vabanque bench --times 5`
    """
    from vabanque.sim.registry import SIMULATIONS

    words = words_in(lang)
    compile_first([simulation.module for simulation in SIMULATIONS.values()], words)
    from vabanque.compiled import SLOW
    from vabanque.sim.speed import measure, races

    if SLOW:
        typer.echo(f"vabanque: {words(f'sim-slow-{SLOW}')}", err=True)
    rates = {race.name: measure(race, matchup, times) for race, matchup in races()}
    if as_json:
        import msgspec

        plain = {
            name: {"kernel": round(k), "readable": round(r), "ratio": round(k / r, 1)} for name, (k, r) in rates.items()
        }
        typer.echo(msgspec.json.encode(plain).decode())
        return
    from rich.console import Console

    table = new_table(words("bench-game"))
    for column in ("bench-compiled", "bench-readable", "bench-ratio"):
        table.add_column(words(column), justify="right")
    for name, (compiled, readable) in rates.items():
        table.add_row(name, f"{compiled:,.0f}", f"{readable:,.0f}", f"{compiled / readable:,.0f}")
    Console().print(table)
