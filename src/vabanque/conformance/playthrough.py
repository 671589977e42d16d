"""A random game as readable text."""

from __future__ import annotations

import msgspec

from vabanque.conformance.walks import first_seat, walk
from vabanque.core import Decide, Over
from vabanque.core.contract import AnyRules
from vabanque.play.record import result_to_plain
from vabanque.play.text import state_hash


def playthrough(rules: AnyRules, seed: object) -> str:
    """One whole random game as readable text: what was due, what could be done, what happened, the state's hash.

    These are stored next to the tests: any change to the rules, the notation or a hash shows up in them.
    """
    spec = rules.spec
    lines = [
        f"game: {spec.game}",
        f"rules version: {spec.version}",
        f"seats: {spec.seats}",
        f"options: {msgspec.json.encode(spec.options).decode()}",
        f"first: {first_seat(rules, seed)}",
        "",
    ]
    for node in walk(rules, seed):
        lines.append(f"state {state_hash(node.state)}")
        if isinstance(node.turn, Decide):
            for seat in node.turn.seats:
                moves = ", ".join(rules.write_move(move) for move in rules.legal(node.state, seat))
                lines.append(f"  seat {seat} may: {moves}")
        elif isinstance(node.turn, Over):
            lines.append(f"  over: {msgspec.json.encode(result_to_plain(node.turn.result)).decode()}")
        else:
            lines.append(f"  chance: {node.turn.kind}")
        lines += [f"  {entry.kind} {msgspec.json.encode(entry).decode()}" for entry in node.entries]
    return "\n".join(lines) + "\n"
