"""How long `vabanque stats` takes for 10,000 games, in CPU seconds and relative to merely decoding their JSON.

.venv/bin/python bench/stats.py
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from vabanque.cli.stats import plain
from vabanque.stats import read_games

GAMES = 10_000
RECORD = Path(__file__).parents[1] / "tests/records/las-vegas-2012-4.jsonl"


def lines() -> list[bytes]:
    """One real game over and over, each time with other names, another winner, another day."""
    record: dict[str, Any] = msgspec.json.decode(RECORD.read_bytes().splitlines()[0])
    rng = Random(18)
    records = []
    for number in range(GAMES):
        names = rng.sample(["Anna", "Benno", "Carla", "David", "Emma", "Felix"], 4)
        score = [rng.randrange(100, 600, 10) for _ in names]
        result = {"score": score, "bills": [1, 2, 3, 4], "winners": [score.index(max(score))]}
        records.append(
            msgspec.json.encode(
                {**record, "seats": names, "result": result, "at": 1_700_000_000_000 + number * 3_000_000}
            )
        )
    return records


def seconds(work: Callable[[], Any]) -> float:
    begun = time.process_time()
    work()
    return time.process_time() - begun


def main() -> None:
    texts = lines()
    decoding = min(seconds(lambda: [msgspec.json.decode(text) for text in texts]) for _ in range(3))
    reading = min(seconds(lambda: read_games(texts)) for _ in range(3))
    games = read_games(texts)
    numbers = min(seconds(lambda: plain("Anna", games.of("Anna"))) for _ in range(3))
    size = sum(map(len, texts)) / 1e6
    print(f"{GAMES} games, {size:.0f} MB: read {reading:.2f} s, all numbers {numbers:.2f} s of CPU time")
    print(f"that is {(reading + numbers) / decoding:.2f} times as long as decoding the JSON alone ({decoding:.2f} s)")


if __name__ == "__main__":
    main()
