"""The laws about what a table shows."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec
from msgspec.structs import astuple

from vabanque.conformance.walks import Node, first_seat, hold, sampled, walk
from vabanque.core import Decide, Over
from vabanque.core.contract import AnyRules
from vabanque.core.frozen import Frozen
from vabanque.core.scene import AreaHand, AreaScene, Phrase, Scene, Story, thing
from vabanque.games import find, scenes
from vabanque.i18n import MISSING, Words
from vabanque.play.dealers import stream
from vabanque.play.stories import Chronicle


def _with_stories(rules: AnyRules, seed: object) -> Iterator[tuple[Node, Story, list[Story]]]:
    """A random game, each node with the story so far, and the story after each of its entries."""
    chronicle = Chronicle(scenes(rules), [rules.start(first_seat(rules, seed))])
    nodes = list(walk(rules, seed))
    for node, following in pairwise([*nodes, nodes[-1]]):
        begun, story = len(chronicle.stories), chronicle.story
        chronicle.add(node.entries, following.state)
        yield node, story, chronicle.stories[begun:]


def scenes_keep_secrets(rules: AnyRules, seed: object) -> None:
    """A scene shows only what a spectator may know, and a hand only what its own seat may know."""
    rng, shows = stream("scenes", seed), scenes(rules)
    for node, story, _ in sampled(list(_with_stories(rules, seed))):
        guess = rules.fill(rules.view(node.state, None), rng)
        differs = difference(shows.scene(node.state, story), shows.scene(guess, story))
        hold(not differs, "a scene shows only what a spectator may know", f"it differs in {differs}")
        for seat in range(rules.spec.seats):
            guess = rules.fill(rules.view(node.state, seat), rng)
            differs = difference(shows.hand(node.state, seat), shows.hand(guess, seat))
            hold(not differs, "a hand shows only what its own seat may know", f"it differs in {differs}")


def difference(one: object, other: object) -> str:
    """Where two things that should be equal first differ, as in `players[0].score: 3 or 4`; empty if they are equal."""
    return _differing(msgspec.to_builtins(one), msgspec.to_builtins(other), "")


def _differing(one: Any, other: Any, path: str) -> str:
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        parts = [(one[key], other[key], f"{path}.{key}" if path else key) for key in one]
    elif isinstance(one, tuple | list) and isinstance(other, tuple | list) and len(one) == len(other):
        parts = [(*both, f"{path}[{index}]") for index, both in enumerate(zip(one, other, strict=True))]
    else:
        return "" if one == other else f"{path}: {one!r} or {other!r}"
    return next(filter(None, (_differing(*part) for part in parts)), "")


def scenes_are_complete(rules: AnyRules, seed: object) -> None:
    """Scenes have a player for every seat and the promised types; every entry can be told; choices are legal moves.

    All that is said has a text in English.
    """
    shows = scenes(rules)
    _check_names(rules)
    for node, story, stories in sampled(list(_with_stories(rules, seed))):
        scene = shows.scene(node.state, story)
        hold(isinstance(scene, shows.scene_type), "a scene is of its type", scene)
        hold(len(scene.players) == rules.spec.seats, "a scene shows every seat", scene)
        _check_texts(scene, rules)
        for entry, told in zip(node.entries, stories, strict=True):
            for seen in (entry, entry.seen_by(None)):
                phrases = shows.tell(seen, told)
                hold(phrases and all(isinstance(phrase, Phrase) for phrase in phrases), "every entry is told", seen)
                _check_texts(phrases, rules)
        if isinstance(node.turn, Decide):
            for seat in node.turn.seats:
                _choices_are_moves(rules, node.state, seat, scene)
        elif isinstance(node.turn, Over):
            for seat in range(rules.spec.seats):
                ended = shows.result(node.turn.result, seat)
                hold(ended, "every seat's end is told", seat)
                _check_texts(ended, rules)
        else:
            awaited = shows.awaited(node.turn)
            hold(awaited.kind == node.turn.kind and awaited.ask, "real dice are asked for", awaited)
            _check_texts(awaited, rules)


def _choices_are_moves(rules: AnyRules, state: Any, seat: int, scene: Scene) -> None:
    shows = scenes(rules)
    hand, moves = shows.hand(state, seat), rules.legal(state, seat)
    hold(isinstance(hand, shows.hand_type), "a hand is of its type", hand)
    _check_texts(hand, rules)
    if isinstance(hand, AreaHand):
        written = [choice.move for choice in hand.choices]
        hold(written == [rules.write_move(move) for move in moves], "the choices are the legal moves", written)
        refs = [choice.on for choice in hand.choices if choice.on is not None]
        hold(len(refs) == len(set(refs)), "no two choices point at the same thing", *refs)
        for ref in refs:
            try:
                assert isinstance(scene, AreaScene)
                thing(ref, scene, hand)
            except LookupError:
                hold(False, "a choice points at a thing that is there", ref)


def _check_names(rules: AnyRules) -> None:
    """The game and its options have names."""
    game, english = find(rules.spec.game), _english()
    for message in (
        f"game-{game.id}",
        f"tagline-{game.id}",
        *(f"option-{game.id}-{option.name}" for option in game.options),
    ):
        hold(message in english, "every text exists in English", message)


def _check_texts(shown: object, rules: AnyRules) -> None:
    """Every phrase in a scene, a hand or a sentence has a text, with all that it mentions."""
    names = [f"Player {seat}" for seat in range(rules.spec.seats)]
    for phrase in _phrases(shown):
        try:
            text = _english().say(phrase, names)
        except KeyError as error:
            text = f"{MISSING} {error}"
        hold(
            MISSING not in text,
            "every text exists in English",
            f"{phrase.id}, with {', '.join(phrase.args) or 'nothing'}",
        )


def _phrases(shown: object) -> Iterator[Phrase]:
    if isinstance(shown, Phrase):
        yield shown
    elif isinstance(shown, Frozen | tuple | list):
        for part in astuple(shown) if isinstance(shown, Frozen) else shown:
            yield from _phrases(part)


@cache
def _english() -> Words:
    return Words("en")
