"""Scenes and hands as a server sends them."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from tests.tui.conftest import SitDown
from tests.tui.test_saves import play_on
from vabanque.core import Unreadable
from vabanque.core.scene import Area, AreaHand, AreaPlayer, AreaScene, Card, Counter, Die, Name, from_wire, phrase
from vabanque.games import GAMES


def sent(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


@pytest.mark.parametrize("game", GAMES)
def test_scenes_and_hands_survive_the_trip(game: str, sit_down: SitDown) -> None:
    options = {"target": 2000} if game == "top-10000" else {}
    table = sit_down(game, "greedy,random,random", keep=False, options=options)
    while not table.over:
        play_on(table, 7)
        scene = table.scene()
        assert from_wire(table.scenes.scene_type, sent(scene)) == scene
        for seat in range(3):
            hand = table.hand(seat)
            assert from_wire(table.scenes.hand_type, sent(hand)) == hand


def test_phrases_survive_with_names_phrases_and_lists_inside() -> None:
    words = phrase("x", name=Name(1), inner=phrase("y", n=1.5), many=(phrase("z"), "a", (Name(0), 2)))
    area = Area(title=words, dice=(Die("?", 1, True),), cards=(Card(None),), counters=(Counter(words, 3),))
    scene = AreaScene(heading=words, areas=(area,), players=(AreaPlayer(score=None, dice=(Die(3),)),), over=True)
    assert from_wire(AreaScene, sent(scene)) == scene


@pytest.mark.parametrize("plain", [None, 7, [], {"score": 1, "choices": 5}, {"choices": []}])
def test_what_is_not_a_hand_is_refused(plain: Any) -> None:
    with pytest.raises(Unreadable):
        from_wire(AreaHand, plain)
