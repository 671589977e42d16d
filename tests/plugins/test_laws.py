"""Games from outside keep the laws: Pig, and two games made for these tests."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

import pytest

from vabanque.conformance import LAWS, BrokenLaw, scenes, variants
from vabanque.conformance.laws import neighbours
from vabanque.core import Game, Move
from vabanque.core.contract import AnyRules
from vabanque.i18n import Words, game_words


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_a_game_from_outside_keeps_the_law(outside: Game, law: Callable[[AnyRules, object], None]) -> None:
    for rules in variants(outside.id):
        if rules.spec.seats <= 4:
            law(rules, 1)


def test_moves_of_several_kinds_have_neighbours_of_their_own_kind() -> None:
    class Bid(Move, kind="bid"):
        coins: int

    class Refuse(Move, kind="refuse"):
        pass

    near = set(neighbours(Bid(0, 3), [Refuse(0), Bid(0, 3), Bid(0, 4)]))
    assert {Bid(0, 2), Bid(0, 4)} < near
    assert {type(move) for move in near} == {Bid}
    assert list(neighbours(Refuse(0), [Refuse(0), Bid(0, 3)])) != []


@pytest.mark.parametrize("forgotten", ["tagline-{game}", "entry-{game}-{kind}"])
def test_a_forgotten_text_breaks_a_law_and_no_table(
    outside: Game, forgotten: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = next(iter(variants(outside.id)))
    message = re.search(forgotten.format(game=outside.id, kind=r"[\w-]+"), game_words(outside, "en"))
    assert message is not None
    source = re.sub(rf"^{message[0]}\b", "somewhere-else", game_words(outside, "en"), flags=re.MULTILINE)
    monkeypatch.setattr("vabanque.i18n.game_words", lambda *_: source)
    scenes._english.cache_clear()
    with pytest.raises(BrokenLaw, match=message[0]):
        list(map(partial(scenes.scenes_are_complete, rules), range(20)))
    assert Words("de")(message[0]) == f"⟦{message[0]}⟧"
    scenes._english.cache_clear()
