"""Positions in one line, as FEN is for chess (docs/positions.md): short, readable, the same for equal positions."""

from __future__ import annotations

from typing import Any, NamedTuple

from vabanque.core import Misconfigured, Option, OptionValue, Unreadable
from vabanque.core.contract import AnyRules
from vabanque.core.notation import Notation
from vabanque.games import chosen_options, find, make
from vabanque.play.text import LONGEST_POSITION, audited, read_position, write_position


class Placed(NamedTuple):
    """What a position's text says: the rules it is played by, and the state."""

    rules: AnyRules
    state: Any


def position_to_text(rules: AnyRules, state: Any) -> str:
    """A position in one line: game, seats and options, then the game's own fields.

    >>> from vabanque import Table
    >>> table = Table("las-vegas-2012", 3, seed=1, jetons=True)
    >>> position_to_text(table.rules, table.state)
    'las-vegas-2012/3+jetons 1cc 5*/5*/81*/52*/43*/7111* 8/8/8 -/-/- - 22255566'
    """
    notation = _notation(rules)
    fields = (write_position(state),) if notation is None else notation.write(state)
    return " ".join((_head(rules), *fields))


def position_from_text(text: str, *, open_money: bool = False) -> Placed:
    """Read a position. Raises Unreadable, Misconfigured or Impossible, and says what is wrong.

    >>> rules, state = position_from_text("top-10000/2+target=5000 a 4200/3100 350 3r 225r5")
    >>> rules.spec.options, state.turn
    ({'target': 5000}, 350)
    """
    if len(text) > LONGEST_POSITION:
        raise Unreadable("not-a-position", reason=f"{len(text)} characters")
    head, _, body = text.strip().partition(" ")
    rules = _read_head(head, open_money)
    notation = _notation(rules)
    if notation is None:
        return Placed(rules, read_position(rules, body))
    fields = body.split()
    if len(fields) != len(notation.fields):
        expected = ", ".join(notation.fields)
        raise Unreadable("position-fields", expected=expected, count=len(notation.fields), found=len(fields))
    state = audited(rules, notation.read(*fields))
    # One position, one text: whoever compares texts compares positions.
    expected = position_to_text(rules, state)
    if expected.split() != [head, *fields]:
        raise Unreadable("position-form", expected=expected)
    return Placed(rules, state)


def _notation(rules: AnyRules) -> Notation[Any] | None:
    """The game's own notation, or None: then the state stands there as JSON."""
    brought = find(rules.spec.game).brings.notation
    return None if brought is None else brought.load()(rules)


def _head(rules: AnyRules) -> str:
    """`las-vegas-2012/3+neutral`: options with their default values are left out."""
    spec = rules.spec
    options = [
        name.replace("_", "-") + ("" if value is True else f"={str(value).lower()}")
        for name, value in chosen_options(spec).items()
    ]
    return "+".join((f"{spec.game}/{spec.seats}", *options))


def _read_head(head: str, open_money: bool) -> AnyRules:
    named, *settings = head.split("+")
    id_, _, seats = named.partition("/")
    game = find(id_)
    if not (seats.isascii() and seats.isdecimal() and len(seats) < 3):
        raise Unreadable("position-head", text=named, example=f"{id_}/{game.seats[0]}")
    known = {option.name.replace("_", "-"): option for option in game.options}
    options: dict[str, OptionValue] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if name not in known:
            raise Misconfigured("unknown-option", option=name).suggesting(name, known)
        options[known[name].name] = _read_value(known[name], value if equals else "true")
    return make(id_, int(seats), options, open_money=open_money)


def _read_value(option: Option, text: str) -> OptionValue:
    """Raises Misconfigured if it is not a value of this option."""
    value: OptionValue = text
    if isinstance(option.default, bool):
        value = {"true": True, "false": False}.get(text, text)
    elif isinstance(option.default, int) and text.isascii() and text.isdecimal() and len(text) < 10:
        value = int(text)
    if not option.accepts(value):
        raise Misconfigured("bad-option", option=option.name, value=text)
    return value
