"""Write the figures of the rules pages for the browser, so that it draws what the rules computed.

.venv/bin/python scripts/figures.py          write web/src/rules/figures-*.json
.venv/bin/python scripts/figures.py --check  exit with 1 if they are out of date
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from vabanque.figures import NAMES, Figure, figures_of
from vabanque.games import GAMES

FOLDER = Path(__file__).parents[1] / "web" / "src" / "rules"


def all_figures() -> dict[str, Mapping[str, Sequence[Figure]]]:
    """Game → section of its rules page → the figures there."""
    return {game: figures_of(game) for game in GAMES if GAMES[game].brings.figures is not None}


def files() -> dict[Path, str]:
    """Path → text."""
    return {
        FOLDER / f"figures-{game}.json": msgspec.json.encode({"names": NAMES, "sections": sections}).decode() + "\n"
        for game, sections in all_figures().items()
    }


def main() -> int:
    texts = files()
    if "--check" in sys.argv[1:]:
        return int(any(not path.exists() or path.read_text("utf-8") != text for path, text in texts.items()))
    FOLDER.mkdir(exist_ok=True)
    for path, text in texts.items():
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
