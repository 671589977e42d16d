"""One name, one thing: a reader who searches for a public class lands in one place."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

from vabanque.bots.registry import bots_for
from vabanque.games import GAMES

ROOT = Path(__file__).parents[1]
EVERY_GAME_HAS = {
    "State": "the state of its rules",
    "View": "what a viewer may know of it",
    "PublicState": "what State and View have in common",
    "EngineDealer": "deals as its compiled code does",
    "StrongPlayer": "what its house and shark have in common",
    "HouseLevel": "what makes it the house, however it is computed",
    "SharkLevel": "what makes it the shark, however it is computed",
    "NetPlayer": "plays by its network, in compiled Python",
    "PortableShark": "its shark in a browser",
    "Mind": "what its house and shark think with",
    "TrainingTable": "what its training in the lab plays on",
    "Guest": "the base of its levels for people, which have the same names in every game",
}
"""Names that several games give to the same part, and what it is. Each game has it once; nobody else has it."""


def test_no_two_public_classes_of_different_meaning_share_a_name() -> None:
    levels = {bot.replace("-", "") for game in GAMES for bot in bots_for(game)}
    places: dict[str, list[str]] = defaultdict(list)
    for folder in (ROOT / "src" / "vabanque", ROOT / "lab"):
        for path in sorted(folder.rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    places[node.name].append(path.relative_to(folder).as_posix())
    several = {name: found for name, found in places.items() if len(found) > 1}
    for name, found in several.items():
        games = {place.split("/")[1] for place in found if place.startswith(("games/", "vabanque_lab/"))}
        assert len(games) == len(found), f"{name}: {', '.join(found)}"
        assert name in EVERY_GAME_HAS or name.lower() in levels, f"{name} is neither a bot nor known in every game"
    assert set(EVERY_GAME_HAS) <= set(several), "an exception that nothing needs any more"
