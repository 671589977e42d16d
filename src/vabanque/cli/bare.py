"""The command `vabanque` where nothing but the engine is installed: it verifies and replays games, shows the rules,
and says what every other command needs.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser

from vabanque import __version__
from vabanque.cli import engine, language
from vabanque.cli.anywhere import take
from vabanque.cli.declared import Command, add_arguments
from vabanque.cli.games import games
from vabanque.cli.replay import replay
from vabanque.cli.rules import rules
from vabanque.cli.verify import verify
from vabanque.core import Refusal
from vabanque.core.registry import name_plugin
from vabanque.i18n import LANGUAGES, Words
from vabanque.parts import install, missing_part

ENGINE: dict[str, Command] = {"verify": verify, "replay": replay, "rules": rules, "games": games}
"""Commands that need nothing else."""
NEEDS = {
    "replay": "terminal",
    "play": "terminal",
    "join": "terminal",
    "saves": "terminal",
    "serve": "server",
    "club": "terminal",
    "print": "terminal",
    "db": "server",
    "mcp": "mcp",
}
"""Command → the part it needs; other commands need `bots`."""


def part_for(command: str | None) -> str:
    """The part of an installation that a command needs; None means `vabanque` alone, which opens the browser."""
    return "server" if command is None else NEEDS.get(command, "bots")


def main() -> None:
    """Run the command; exits with 0 (success), 1 (the answer is no) or 2 (wrong usage)."""
    words = Words(language.for_refusals(sys.argv[1:]))
    given, rest = take("--lang", sys.argv[1:])
    plugins, rest = take("--plugin", rest)
    try:
        if given:
            language.check(given[-1])
        command = next((argument for argument in rest if not argument.startswith("-")), None)
        if command not in ENGINE and not {"-h", "--help", "--version"} & set(rest):
            typed = "vabanque" if command is None else f"vabanque {command}"
            engine.fail(words("only-engine", command=typed, install=install(part_for(command))))
        arguments = vars(_parser().parse_args(rest))
        for module in plugins:
            name_plugin(module)
        del arguments["plugin"]
        sys.exit(ENGINE[arguments.pop("command")](**arguments | {"lang": words.language}))
    except Refusal as refusal:
        engine.fail(words.refusal(refusal), engine.exit_code(refusal))
    except ModuleNotFoundError as error:
        missing = missing_part(error, part_for(command))
        if missing is None:
            raise
        engine.fail(words.refusal(missing))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(engine.NO)


def _parser() -> ArgumentParser:
    """Reads the commands of the engine."""
    # These two are taken before, wherever they stand, and are here for the help.
    everywhere = ArgumentParser(add_help=False)
    languages = ", ".join(LANGUAGES)
    everywhere.add_argument("--lang", help=f"Language: {languages}. [default: from {language.SOURCES}]")
    everywhere.add_argument("--plugin", metavar="MODULE", help="Import a module that adds games.")
    parser = ArgumentParser(
        prog="vabanque",
        description="Only the engine is installed: it verifies and replays recorded games and shows the rules.",
        epilog='All commands: pip install "vabanque[terminal,server]"',
    )
    parser.add_argument("--version", action="version", version=f"vabanque {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=ArgumentParser)
    for name, command in ENGINE.items():
        about = (command.__doc__ or "").partition("\n")[0]
        add_arguments(commands.add_parser(name, parents=[everywhere], help=about, description=about), command)
    return parser
