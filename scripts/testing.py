"""The numbers in docs/testing.md: tests by kind, counted from their sources.

`python scripts/testing.py` writes the table anew. Counts are rounded down ("180+"), so that new tests never make the
page false; a test notices when a kind has far more tests than the page says, or fewer.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "testing.md"
BEGIN, END = "<!-- tests: begin (scripts/testing.py) -->", "<!-- tests: end -->"
KINDS: dict[str, tuple[tuple[str, ...], str]] = {
    "The rule books": (("rules",), "every worked example of the five books, every ruling, every refusal"),
    "Laws for all games": (
        ("conformance", "core", "plugins"),
        "random games of every game, option and number of seats keep the contract, games from other packages too",
    ),
    "Recorded games": (
        ("scenes", "stable", "play"),
        "what was recorded once still means the same, step by step and byte by byte",
    ),
    "Compiled against readable": (
        ("compiled", "sim", "envs", "warmup"),
        "compiled rules, simulations and environments agree with the readable rules state by state",
    ),
    "Exact results": (("solve", "exploit"), "the solved game against independent computations, in fractions"),
    "Bots and reviews": (
        ("bots", "agents", "arena", "analyse", "coach", "dataset", "puzzles", "stats"),
        "bots see only what they may, contests and reviews add up",
    ),
    "The server": (
        ("server", "club", "offline"),
        "requests, sockets, seats, limits, databases, several hosts; fuzzers for every parser",
    ),
    "Faults in virtual time": (("simulate",), "hosts, database, bus, bots and sockets under one seeded scheduler"),
    "Faults in real processes": (
        ("chaos",),
        "processes killed, databases stopped, clocks moved while games are played",
    ),
    "The browser": (("web",), "one user story each, in a real Chromium, with axe-core for accessibility"),
    "The terminal": (("tui", "cli"), "drawn and plain tables, commands, exit codes, saved games"),
    "Words and pictures": (
        ("i18n", "figures", "paper", "docs"),
        "four complete languages, glossary and grammar, rules pages, every example in the docs",
    ),
    "The package": (
        ("library", "deploy"),
        "the wheel with one extra, the files for running a server, the published names",
    ),
}
"""Kind → its folders below tests/, and what it is for."""


def functions_in(folder: Path) -> int:
    """How many test functions the files of a folder have."""
    trees = (ast.parse(file.read_text("utf-8")) for file in sorted(folder.rglob("test_*.py")))
    return sum(
        isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")
        for tree in trees
        for node in ast.walk(tree)
    )


def counted() -> dict[str, int]:
    """Kind → test functions."""
    return {kind: sum(functions_in(ROOT / "tests" / name) for name in names) for kind, (names, _) in KINDS.items()}


def rounded_down(count: int) -> int:
    step = 1 if count < 10 else 10 if count < 200 else 50
    return count // step * step


def table() -> Iterator[str]:
    """The table, line by line."""
    yield "| kind | test functions | folders below `tests/` | what they hold |"
    yield "|---|---:|---|---|"
    for kind, count in counted().items():
        folders, purpose = KINDS[kind]
        yield f"| {kind} | {rounded_down(count)}+ | {', '.join(f'`{name}`' for name in folders)} | {purpose} |"


def main() -> None:
    text = PAGE.read_text("utf-8")
    before, after = text.partition(BEGIN)[0], text.partition(END)[2]
    PAGE.write_text("\n".join([before + BEGIN, "", *table(), "", END]) + after, "utf-8")


if __name__ == "__main__":
    main()
