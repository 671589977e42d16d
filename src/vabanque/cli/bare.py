"""The command `vabanque` where nothing but the engine is installed: it verifies and replays games, shows the rules,
and says what every other command needs.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser
from typing import Any

from vabanque import __version__
from vabanque.cli import engine, language
from vabanque.cli.anywhere import take
from vabanque.core import Refusal
from vabanque.core.registry import name_plugin
from vabanque.i18n import LANGUAGES, Words
from vabanque.parts import install
from vabanque.play.verify import Promise

ENGINE = ("verify", "replay", "rules", "games")
"""Commands that need nothing else."""
NEEDS = {"play": "terminal", "join": "terminal", "saves": "terminal", "serve": "server", "db": "server"}
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
        arguments = _parser().parse_args(rest)
        for module in plugins:
            name_plugin(module)
        sys.exit(_run(vars(arguments), words))
    except Refusal as refusal:
        engine.fail(words.refusal(refusal), engine.exit_code(refusal))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(engine.NO)


def _run(arguments: dict[str, Any], words: Words) -> int:
    match arguments["command"]:
        case "verify":
            promise = None
            if arguments["commitment"] is not None or arguments["seat_seed"]:
                noted = arguments["commitment"]
                promise = Promise(
                    None if noted is None else engine.read_commitment(noted, words), tuple(arguments["seat_seed"])
                )
            return engine.verify_files(arguments["files"], promise, words, as_json=arguments["json"])
        case "replay":
            engine.replay_plainly(arguments["file"], arguments["game"], words)
        case "rules":
            print(engine.without_stars(engine.rules_text(arguments["game"], words)))
        case "games":
            engine.list_games(words, as_json=arguments["json"])
    return engine.FINE


def _parser() -> ArgumentParser:
    """The same options as the full command line, for these four commands."""
    # The first two are taken before, wherever they stand, and are here for the help.
    everywhere = ArgumentParser(add_help=False)
    languages = ", ".join(LANGUAGES)
    everywhere.add_argument("--lang", help=f"Language: {languages}. [default: from {language.SOURCES}]")
    everywhere.add_argument("--plugin", metavar="MODULE", help="Import a module that adds games.")
    everywhere.add_argument("--json", action="store_true", help="Print JSON (verify, games).")
    parser = ArgumentParser(
        prog="vabanque",
        description="Only the engine is installed: it verifies and replays recorded games and shows the rules.",
        epilog='All commands: pip install "vabanque[terminal,server]"',
    )
    parser.add_argument("--version", action="version", version=f"vabanque {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=ArgumentParser)
    verify = commands.add_parser("verify", parents=[everywhere], help="Recompute recorded games from the rules alone.")
    verify.add_argument("files", nargs="+", metavar="FILE")
    verify.add_argument("--commitment", metavar="HEX", help="The commitment that the server showed before the game.")
    verify.add_argument("--seat-seed", action="append", default=[], metavar="TEXT", help="Your own part of the dice.")
    replay = commands.add_parser("replay", parents=[everywhere], help="Print a recorded game in words.")
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--game", "-n", type=int, default=1, help="Which game in the file, counted from 1.")
    rules = commands.add_parser("rules", parents=[everywhere], help="Show the rules of a game.")
    rules.add_argument("game", metavar="GAME")
    commands.add_parser("games", parents=[everywhere], help="List the games with their seats and options.")
    return parser
