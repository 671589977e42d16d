"""Random games, node by node: what the laws are checked on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from vabanque.core import Below, Chance, Entry, Over, Result, Seat, Turn
from vabanque.core.chance import uniform
from vabanque.core.contract import AnyRules
from vabanque.games import chosen_options
from vabanque.play.dealers import stream
from vabanque.play.loop import advance
from vabanque.play.record import Record, result_to_plain

LONGEST_GAME = 20_000
"""Steps. A random game that has not ended by then never will."""
SAMPLE = 25
"""How many states of a game the expensive laws are checked on."""


T = TypeVar("T")


class BrokenLaw(AssertionError):
    """A game breaks one of the laws."""


def hold(condition: object, law: str, *facts: object) -> None:
    """Raise BrokenLaw unless `condition`. Not an assert, because it must work under `python -O` too."""
    if not condition:
        raise BrokenLaw("; ".join((law, *map(str, facts))))


def title(rules: AnyRules) -> str:
    """A variant's name: `las-vegas-2012-3-neutral`."""
    chosen = [
        name if value is True else f"{name}={value}" for name, value in chosen_options(rules.spec).items() if value
    ]
    return "-".join([rules.spec.game, str(rules.spec.seats), *chosen])


@dataclass(frozen=True, slots=True)
class Node:
    """A moment of a game: the state, what has to happen, and what then happened."""

    state: Any
    turn: Turn
    entries: tuple[Entry, ...]
    """Empty at the end."""


def walk(rules: AnyRules, seed: object, leaving: float = 0.0) -> Iterator[Node]:
    """A random game, node by node; at each one, with probability `leaving`, a player leaves for good instead."""
    rng = stream("conformance", seed)
    below = uniform(rng)
    state = rules.start(first_seat(rules, seed)).state
    staying = set(range(rules.spec.seats))

    def deal(chance: Chance[Entry]) -> Entry:
        return chance.deal(below)

    def decide(state: Any, seat: Seat) -> Any:
        return choose(rules.legal(state, seat), below)

    for _ in range(LONGEST_GAME):
        turn = rules.turn(state)
        if isinstance(turn, Over):
            yield Node(state, turn, ())
            return
        if leaving and rng.random() < leaving:
            seat = sorted(staying)[below(len(staying))]
            staying.remove(seat)
            step = rules.leave(state, seat)
        else:
            step = advance(rules, state, turn, deal, decide)
        yield Node(state, turn, step.entries)
        state = step.state
    raise BrokenLaw(f"games end; {title(rules)} goes on for {LONGEST_GAME} steps")


def first_seat(rules: AnyRules, seed: object) -> Seat:
    """Who starts the walk of this seed."""
    return uniform(stream("first", seed))(rules.spec.seats)


def choose(moves: Sequence[Any], below: Below) -> Any:
    """A random move."""
    hold(moves, "a seat that is to move has a move")
    return moves[below(len(moves))]


def recorded(rules: AnyRules, seed: object, leaving: float = 0.0) -> tuple[Record, list[Node]]:
    """A walk and its record."""
    nodes = list(walk(rules, seed, leaving))
    first = first_seat(rules, seed)
    journal = (*rules.start(first).entries, *(entry for node in nodes for entry in node.entries))
    names = tuple(f"Seat {seat}" for seat in range(rules.spec.seats))
    return Record(rules, names, first, journal, result_to_plain(result_of(nodes))), nodes


def result_of(nodes: Sequence[Node]) -> Result:
    """How a walk ended."""
    last = nodes[-1].turn
    assert isinstance(last, Over)
    return last.result


def sampled(nodes: Sequence[T], size: int = SAMPLE) -> list[T]:
    """The first and the last node, and some in between, evenly spaced."""
    if len(nodes) <= size:
        return list(nodes)
    return [nodes[round(place * (len(nodes) - 1) / (size - 1))] for place in range(size)]


def viewers(rules: AnyRules) -> list[Seat | None]:
    return [None, *range(rules.spec.seats)]
