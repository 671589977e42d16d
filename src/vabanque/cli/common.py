"""Shared by several commands: reading game options and seats, and output."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import typer

if TYPE_CHECKING:
    from rich.table import Table

    from vabanque.core import OptionValue
    from vabanque.i18n import Words

NO = 1
"""Exit code: understood, and the answer is no."""
WRONG_USAGE = 2


def words_in(language: str) -> Words:
    from vabanque.i18n import Words

    return Words(language)


def fail(sentence: str, code: int = WRONG_USAGE) -> NoReturn:
    """Print why on the error stream, and exit."""
    typer.echo(f"vabanque: {sentence}", err=True)
    raise typer.Exit(code)


def read_options(game: str, given: Sequence[str] | None) -> dict[str, OptionValue]:
    """`["neutral=true", "target=5000"]` → typed values; raises Misconfigured as `make` does."""
    from vabanque.core import Misconfigured
    from vabanque.games import find

    known = {option.name: option for option in find(game).options}
    options: dict[str, OptionValue] = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if name not in known:
            raise Misconfigured("unknown-option", option=name).suggesting(name, known)
        value = value.strip() if equals else "true"
        default = known[name].default
        try:
            options[name] = _flag(value) if isinstance(default, bool) else type(default)(value)
        except ValueError:
            raise Misconfigured("bad-option", option=name, value=value) from None
    return options


def split_names(given: Sequence[str]) -> list[str]:
    r"""Split names at commas; inside a command, write a comma as `\,`."""
    parts = [part for text in given for part in re.split(r"(?<!\\),", text)]
    return [part.strip().replace("\\,", ",") for part in parts if part.strip()]


def read_seats(seats: str | None, bots: Sequence[str] | None) -> tuple[list[str], int | None]:
    """The bots and the number of seats. `--seats` is that number, or the bots themselves, as in `vabanque play`."""
    names = split_names(bots or ())
    if seats is None or not seats.strip():
        return names, None
    if seats.strip().isdecimal():
        return names, int(seats)
    if names:
        raise typer.BadParameter("must be a number if --bots is given", param_hint="--seats")
    names = split_names([seats])
    return names, len(names)


def check_output(words: Words, *files: Path | None) -> None:
    """Exit before a long run if a file could not be written after it."""
    for file in files:
        if file is not None and str(file) != "-" and not file.absolute().parent.is_dir():
            fail(f"{file}: {words('no-such-folder')}")


def new_table(*headings: str, **look: Any) -> Table:
    """A table for the terminal; in a pipe, plain columns without lines."""
    from rich import box
    from rich.table import Table

    return Table(*headings, box=box.HEAVY_HEAD if to_terminal() else None, pad_edge=to_terminal(), **look)


def _flag(text: str) -> bool:
    if text.lower() not in ("true", "yes", "on", "1", "false", "no", "off", "0"):
        raise ValueError(text)
    return text.lower() in ("true", "yes", "on", "1")


def without_waiting(modules: Sequence[str]) -> None:
    """Use compiled code only if it is ready; if not, have it compiled in the background, for later."""
    from vabanque import warmup

    warmup.needs(*modules)
    warmup.compile_in_background(*modules)


def say_if_compiling(modules: Sequence[str], words: Words, message: str) -> None:
    """While these modules are being compiled, say what that means (`message`); if it fails, now or later, say so."""
    from vabanque import warmup

    def say_failed(reason: str) -> None:
        from vabanque.warmup.folders import cache_root

        log = str(cache_root() / warmup.LOG)
        typer.echo(f"vabanque: {words('compiling-failed', reason=reason, log=log)}", err=True)

    if warmup.why_plain(*modules) != "compiling":
        return
    if failed := warmup.failure(*modules):
        say_failed(failed)
    else:
        typer.echo(f"vabanque: {words(message)}", err=True)
        warmup.when_failed(say_failed, *modules)


def compile_first(modules: Sequence[str], words: Words) -> None:
    """Wait until these modules are compiled, and say why: for commands that would otherwise take hours."""
    from vabanque import warmup

    if warmup.why_plain(*modules) == "compiling":
        typer.echo(f"vabanque: {words('compiling-first')}", err=True)
        warmup.compile_first(*modules)
        if failed := warmup.failure(*modules):
            typer.echo(f"vabanque: {words('compiling-here', reason=failed)}", err=True)


def compile_for(game: str, bots: Iterable[str], modules: Sequence[str], words: Words) -> None:
    """Compile what these bots use: in the background, unless one of them plays worse until that is done.

    Otherwise the result would depend on when the compiler has finished.
    """
    from vabanque.bots import is_weaker_plain

    if any(is_weaker_plain(bot, game) for bot in bots):
        compile_first(modules, words)
    else:
        without_waiting(modules)


def to_terminal() -> bool:
    """Is output shown on a terminal, rather than written to a pipe or file?"""
    return sys.stdout.isatty()
