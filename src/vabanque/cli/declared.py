"""Arguments of commands that work with the engine alone. A function declares them once, in its annotations:

argparse reads them here, and `arguments.for_typer` where typer is installed.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple, get_args

if TYPE_CHECKING:  # where typer is installed, nobody needs it
    from argparse import ArgumentParser

Command = Callable[..., int]
"""Gets its arguments and the language `lang`; returns the exit code."""


class CommandArgument(NamedTuple):
    """What a command is about."""

    metavar: str
    help: str


class CommandOption(NamedTuple):
    """An option of a command; one of type bool is a switch."""

    names: tuple[str, ...]
    help: str
    metavar: str | None = None
    least: int | None = None


class CommandParameter(NamedTuple):
    """A parameter of a command, as its function declares it."""

    name: str
    kind: Any
    declared: CommandArgument | CommandOption
    default: Any


def parameters(command: Command) -> Iterator[CommandParameter]:
    """All parameters of a command but the language."""
    for parameter in inspect.signature(command, eval_str=True).parameters.values():
        if parameter.name != "lang":
            kind, declared = get_args(parameter.annotation)
            yield CommandParameter(parameter.name, kind, declared, parameter.default)


def add_arguments(parser: ArgumentParser, command: Command) -> None:
    """Let argparse read the parameters of a command."""
    for name, kind, declared, default in parameters(command):
        several = list[str] in (kind, *get_args(kind))
        if isinstance(declared, CommandArgument):
            nargs = "+" if several else None
            parser.add_argument(name, metavar=declared.metavar.removesuffix("…"), nargs=nargs, help=declared.help)
        elif kind is bool:
            parser.add_argument(*declared.names, dest=name, action="store_true", help=declared.help)
        else:
            parser.add_argument(
                *declared.names,
                dest=name,
                action="append" if several else "store",
                type=str if declared.least is None else _at_least(declared.least),
                default=default,
                metavar=declared.metavar,
                help=declared.help,
            )


def _at_least(least: int) -> Callable[[str], int]:
    from argparse import ArgumentTypeError

    def number(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            raise ArgumentTypeError(f"{text!r} is not a number from {least} on")
        return int(text)

    return number
