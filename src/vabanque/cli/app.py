"""The command `vabanque`: reads the command line and calls the levels below.

Each command has its own module and imports what it needs only when it runs, so that `--help` is fast.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from vabanque import __version__
from vabanque.cli import (
    arena,
    bots,
    games,
    mcp,
    play,
    puzzle,
    replay,
    review,
    rules,
    saves,
    serve,
    sim,
    stats,
    verify,
)
from vabanque.cli.anywhere import take
from vabanque.cli.arguments import FROM_ENVIRONMENT, Language, for_typer
from vabanque.cli.club_evening import club
from vabanque.cli.common import NO
from vabanque.cli.dataset import dataset
from vabanque.cli.db import db
from vabanque.cli.open import open_table
from vabanque.cli.prints import prints

if TYPE_CHECKING:
    from vabanque.core import Refusal

app = typer.Typer(
    name="vabanque",
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"vabanque {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def vabanque(
    context: typer.Context,
    _version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version.")
    ] = False,
    phones: Annotated[
        bool,
        typer.Option(
            "--phones", help="Open the table, and let phones on the same network join: prints their address and a code."
        ),
    ] = False,
    lang: Language = FROM_ENVIRONMENT,
    _plugin: Annotated[
        list[str] | None,
        typer.Option(
            "--plugin",
            metavar="MODULE",
            help="Import a Python module that adds games or bots; may be repeated, anywhere on the line.",
        ),
    ] = None,
) -> None:
    """The table for Las Vegas, its card game and Die oberen 10 000: play, check, simulate and study.

    Without a command, the table opens in your browser.

    This is an unofficial fan project; the games belong to their authors and publishers.
    """
    if context.invoked_subcommand is None:
        open_table(lang, phones=phones)
    elif phones:
        raise typer.BadParameter("works only without a command", param_hint="--phones")


for command in (
    play.play,
    play.join,
    saves.saves,
    for_typer(games.games),
    bots.bots,
    for_typer(rules.rules),
    for_typer(verify.verify),
    for_typer(replay.replay),
    review.review,
    stats.stats,
    sim.sim,
    arena.arena,
    serve.serve,
    mcp.mcp,
):
    app.command()(command)
app.add_typer(puzzle.puzzle, name="puzzle")
app.add_typer(club, name="club")
app.add_typer(prints, name="print")
app.add_typer(dataset, name="dataset")
app.add_typer(db, name="db")


def whole_app() -> typer.Typer:
    """The app with the commands that games bring, each once: several games may bring the same.

    A command whose package is missing is not listed; whoever types it is told what to install.
    """
    from vabanque.games import GAMES
    from vabanque.parts import missing_part

    known = _names()
    for lazy in dict.fromkeys(lazy for game in GAMES.values() for lazy in game.brings.commands):
        if lazy.attribute in known:
            continue
        try:
            app.command()(lazy.load())
        except ModuleNotFoundError as error:
            missing = missing_part(error)
            if missing is None:
                raise
            anything = {"ignore_unknown_options": True, "allow_extra_args": True, "help_option_names": []}
            app.command(lazy.attribute, hidden=True, context_settings=anything)(_refusing(missing))
    return app


def _take_plugins(arguments: list[str]) -> list[str]:
    """Load every `--plugin` on the command line and return the other arguments. Raises Misconfigured."""
    plugins, rest = take("--plugin", arguments)
    for module in plugins:
        from vabanque.core.registry import name_plugin

        name_plugin(module)
    return rest


def _command() -> str | None:
    """The command on the command line; None means `vabanque` alone."""
    names = _names()
    return next((argument for argument in sys.argv[1:] if argument in names), None)


def _names() -> set[str]:
    """The names of all commands and groups."""
    names = {command.name or command.callback.__name__ for command in app.registered_commands if command.callback}
    return names | {group.name for group in app.registered_groups if isinstance(group.name, str)}


def _refuse(refusal: Refusal) -> NoReturn:
    """Print the reason for a refusal, and exit."""
    from vabanque.cli.common import words_in
    from vabanque.cli.engine import exit_code
    from vabanque.cli.language import for_refusals

    typer.echo(f"vabanque: {words_in(for_refusals(sys.argv[1:])).refusal(refusal)}", err=True)
    sys.exit(exit_code(refusal))


def _refusing(refusal: Refusal) -> Callable[[], None]:
    """A command that says only why there is none."""
    return lambda: _refuse(refusal)


def main() -> None:
    """Run the command; exits with 0 (success), 1 (the answer is no) or 2 (wrong usage)."""
    from vabanque.core import Refusal

    try:
        arguments = _take_plugins(sys.argv[1:])
        if _command() is None:  # help, or a game's own command
            whole_app()
        app(arguments)
    except Refusal as refusal:
        _refuse(refusal)
    except ModuleNotFoundError as error:
        from vabanque.cli.bare import part_for
        from vabanque.parts import missing_part

        missing = missing_part(error, part_for(_command()))
        if missing is None:
            raise
        _refuse(missing)
    except BrokenPipeError:
        # The reader closed the pipe. Keep Python from complaining when it flushes its output at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(NO)
