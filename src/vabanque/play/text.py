"""Positions as text, and their hashes: a position read back is equal, and equal positions hash equally."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec

from vabanque.core import Refusal, Unreadable
from vabanque.core.contract import AnyRules

LONGEST_POSITION = 1 << 16
"""Longest position in characters; real ones are far shorter."""


def write_position(state: Any) -> str:
    """The whole state on one line of JSON, always the same for equal states.

    >>> from vabanque import Table
    >>> write_position(Table("top-10000", dealer="by-hand").state)
    '{"scores":[0,0],"seat":0,"turn":0,"black":5,"red":true,"throw":null,"left":[],"over":false}'
    """
    return msgspec.json.encode(state).decode()


def read_position(rules: AnyRules, text: str) -> Any:
    """Read what `write_position` wrote; raises Unreadable or Impossible if it is not a position of this game.

    >>> from vabanque import Table
    >>> table = Table("las-vegas-2012", seed=1)
    >>> read_position(table.rules, write_position(table.state)) == table.state
    True
    """
    if len(text) > LONGEST_POSITION:
        raise Unreadable("not-a-position", reason=f"{len(text)} characters")
    try:
        state = msgspec.json.decode(text, type=rules.state_type)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Unreadable("not-a-position", reason=str(error)) from None
    return audited(rules, state)


def audited(rules: AnyRules, state: Any) -> Any:
    """`state`, if it is a position under these rules; raises Unreadable or Impossible if not."""
    try:
        rules.audit(state)
        rules.turn(state)
    except Refusal:
        raise
    except (LookupError, TypeError, ValueError, AssertionError) as error:
        # Well-formed, but for another number of seats or other options.
        raise Unreadable("not-a-position", reason=str(error)) from None
    return state


def state_hash(state: Any) -> str:
    """64 bits of SHA-256 over the position's text: equal positions have equal hashes.

    >>> from vabanque import Table
    >>> state_hash(Table("top-10000", seed=1).state)
    '3e65cc2e59d7695a'
    """
    return sha256(msgspec.json.encode(state)).hexdigest()[:16]
