"""Writes tests/records: one recorded game of every variant, with hashes, half of them under way, some with a leaver.

Run `python -m tests.play.write_records` only when a variant is added: stored games must stay valid unchanged.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from tests.play.forging import VARIANTS
from vabanque.conformance import recorded
from vabanque.play.verify import hashes, replay

FOLDER = Path(__file__).parents[1] / "records"


def write() -> None:
    for number, (variant, rules) in enumerate(sorted(VARIANTS.items())):
        path = FOLDER / f"{variant}.jsonl"
        if path.exists():
            continue
        record, _ = recorded(rules, number, leaving=0.01 if number % 4 == 0 else 0.0)
        # Games to 10,000 points are long. Those, and every third game, are cut off after a hundred steps.
        if number % 3 == 0 or rules.spec.game == "top-10000":
            entries = [entry for step in list(replay(record))[:100] for entry in step.entries]
            if len(entries) < len(record.journal):
                record = replace(record, journal=tuple(entries), written_result=None)
        if number % 5 == 0:
            record = replace(record, extra={"hashes": hashes(record)})
        path.write_text(record.to_json() + "\n", "utf-8")


if __name__ == "__main__":
    write()
