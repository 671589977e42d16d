"""Options that may stand anywhere on the command line, before the command or after it."""

from __future__ import annotations

from collections.abc import Iterable


def take(option: str, arguments: Iterable[str]) -> tuple[list[str], list[str]]:
    """The values of an option, `--lang de` or `--lang=de`, and the other arguments. After `--` there are no options."""
    values: list[str] = []
    rest: list[str] = []
    ahead = iter(arguments)
    for argument in ahead:
        name, equals, value = argument.partition("=")
        if name == option:
            values.append(value if equals else next(ahead, ""))
            continue
        rest.append(argument)
        if argument == "--":
            rest += ahead
    return values, rest
