"""Regenerate the OpenSpiel playthroughs: python -m tests.envs.playthroughs"""

from __future__ import annotations

from pathlib import Path

from open_spiel.python.algorithms import generate_playthrough

from vabanque.envs.openspiel import register

GAMES = (
    "vabanque_las_vegas_2012(players=2)",
    "vabanque_las_vegas_biggy(players=2,bandit=True)",
    "vabanque_las_vegas_cards(players=2)",
    "vabanque_top_10000(players=2,target=500)",
)
FOLDER = Path(__file__).parent / "playthroughs"

if __name__ == "__main__":
    register()
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES:
        text = generate_playthrough.playthrough(game, action_sequence=None, seed=20261116)
        (FOLDER / f"{game.split('(')[0]}.txt").write_text(text, "utf-8")
