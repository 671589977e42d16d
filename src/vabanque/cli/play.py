"""`vabanque play`: the table in the terminal, drawn or in plain sentences."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vabanque.cli.arguments import FROM_ENVIRONMENT, GameOptions, Language, Plain
from vabanque.cli.common import NO, fail, read_options, without_waiting, words_in

if TYPE_CHECKING:
    from vabanque.i18n import Words
    from vabanque.play.position import Placed
    from vabanque.tui.local import LocalTable
    from vabanque.tui.remote import RemoteTable
    from vabanque.tui.saves import LocalSetup
    from vabanque.tui.table import TableClient


class Source(StrEnum):
    """Where dice, cards or bills come from."""

    DEALT = "dealt"
    BY_HAND = "by-hand"


def play(
    game: Annotated[
        str | None, typer.Argument(help="A game's id: see `vabanque games`. Without one, you choose from a list.")
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats",
            metavar="LIST",
            show_default=False,
            help="Who plays: `me` or a bot for each seat, with names if you like: me:Anna,me:Ben,shark.",
        ),
    ] = None,
    option: GameOptions = None,
    lang: Language = FROM_ENVIRONMENT,
    plain: Plain = False,
    dice: Annotated[
        Source, typer.Option("--dice", help="`by-hand`: you roll real dice and type in what they show.")
    ] = Source.DEALT,
    bills: Annotated[
        Source, typer.Option("--bills", help="`by-hand`: you lay out real bills and type in which.")
    ] = Source.DEALT,
    first: Annotated[
        str | None,
        typer.Option(
            "--first",
            metavar="WHO",
            show_default=False,
            help="Who starts: a name or the number of a seat. Without it, the starter is drawn; "
            "with real dice, the first of --seats starts: let that be the oldest.",
        ),
    ] = None,
    seed: Annotated[str | None, typer.Option("--seed", help="The same seed gives the same dice.")] = None,
    position: Annotated[
        str | None,
        typer.Option(
            "--from",
            metavar="POSITION",
            show_default=False,
            help="Begin in a position, in one line: 'top-10000/2 b 9800/9500 300 2 25'. You sit where it is your turn.",
        ),
    ] = None,
    resume: Annotated[
        str | None,
        typer.Option("--resume", metavar="FILE", help="Continue a saved game; `last` is the latest one."),
    ] = None,
    hidden_money: Annotated[
        bool,
        typer.Option("--hidden-money", help="Winnings lie face down: you see only how many bills the others have."),
    ] = False,
    confirm: Annotated[
        bool, typer.Option("--confirm", help="Wait before dice are rolled, so that you can undo.")
    ] = False,
    pace: Annotated[
        float,
        typer.Option("--pace", min=0, max=10, help="Seconds between the moves of other players on the drawn table."),
    ] = 0.8,
) -> None:
    """Play in the terminal, against bots or with several people at one keyboard.

    Example: `vabanque play las-vegas-biggy --seats me:Anna,me:Ben,shark -o bandit=true`

    Example: `vabanque play --from "top-10000/2 b 9800/9500 300 2 25"`
    """
    from vabanque.bots import compiled_modules
    from vabanque.core import Refusal
    from vabanque.games import GAMES
    from vabanque.play.position import position_to_text
    from vabanque.tui.local import LocalTable, games_directory

    words = words_in(lang)
    begun = None if position is None else _begun(position, game, option, first, resume, words)
    if begun is not None:
        game = begun.rules.spec.game
    without_waiting([*compiled_modules(*([game] if game else [])), *compiled_modules()])
    drawn = not plain and sys.stdin.isatty() and sys.stdout.isatty()
    table: LocalTable | None = None
    if resume is not None:
        table = _resumed(resume, words)
    elif game is not None or not drawn:
        if begun is not None:
            seats = seats or _seats_around(begun)
            option = [f"{name}={value}" for name, value in begun.rules.spec.options.items()]
            first = "1"
        setup = _setup(game or next(iter(GAMES)), seats, option, words, dice, bills, first, seed, hidden_money)
        if begun is not None:
            if len(setup.players) != begun.rules.spec.seats:
                fail(words("terminal-from-seats", seats=begun.rules.spec.seats, found=len(setup.players)))
            setup = replace(setup, position=position_to_text(*begun))
        try:
            table = LocalTable.new(setup, games_directory())
        except OSError as error:
            fail(words("terminal-cannot-save", file=str(games_directory()), reason=error.strerror or ""))
    try:
        if drawn:
            from vabanque.tui.app import run_app

            path, words, code = run_app(words, table=table, pace=pace, confirm=confirm)
            if path is not None:
                typer.echo(words("terminal-resume", file=str(path)))
            raise typer.Exit(code)
        assert table is not None
        if table.lost:
            typer.echo(words("terminal-mended", lost=table.lost))
        _play_plain(table, words, confirm=confirm)
    except Refusal as refusal:  # a bot that cannot play
        fail(words.refusal(refusal), code=1)


def join(
    url: Annotated[
        str, typer.Argument(metavar="URL", help="The table's link, or the server's address with a join code.")
    ],
    name: Annotated[str | None, typer.Option("--name", help="Your name at the table.", show_default=False)] = None,
    lang: Language = FROM_ENVIRONMENT,
    plain: Plain = False,
) -> None:
    """Take a seat at a table on a running server. Joining again returns you to your seat.

    Example: `vabanque join http://192.168.1.20:8000/#/join/KXQ4AB --name Anna`
    """
    from vabanque.core import Refusal
    from vabanque.narration.narrator import sorry
    from vabanque.tui.players import my_name, remember_name
    from vabanque.tui.remote import RemoteTable, find_table

    words = words_in(lang)
    table: RemoteTable | None = None
    try:
        server, table_id = find_table(url)
        table = RemoteTable(server, table_id, name or my_name() or words("terminal-guest"), again=name is None)
        if name is not None:
            remember_name(name)
        if not table.started:
            typer.echo(words("terminal-joined", name=table.names[table.seat]))
        while not table.started:
            table.wait()
        if not plain and sys.stdin.isatty() and sys.stdout.isatty():
            from vabanque.tui.app import run_app

            _, words, code = run_app(words, table=table)
            typer.echo(words("terminal-join-again", url=url))
            _tell_dice(table, words)
            raise typer.Exit(code)
        _play_plain(table, words, confirm=False, url=url)
        _tell_dice(table, words)
    except Refusal as refusal:
        fail(sorry(words, refusal), code=1)
    except KeyboardInterrupt:
        typer.echo(words("terminal-join-again", url=url))
    finally:
        if table is not None:
            table.close()


def _begun(
    position: str, game: str | None, option: list[str] | None, first: str | None, resume: str | None, words: Words
) -> Placed:
    """Read --from. It says which game is played and how: nothing else on the line may."""
    from vabanque.play.position import position_from_text

    begun = position_from_text(position)
    if option or first or resume or game not in (None, begun.rules.spec.game):
        fail(words("terminal-from-alone"))
    return begun


def _seats_around(begun: Placed) -> str:
    """The person sits where the next decision is due, if that is known, and bots sit around."""
    from itertools import cycle, islice

    from vabanque.bots import default_rivals
    from vabanque.core import Decide

    turn = begun.rules.turn(begun.state)
    mine = turn.seats[0] if isinstance(turn, Decide) else getattr(turn, "seat", None) or 0
    names = list(islice(cycle(default_rivals(begun.rules.spec.game)), begun.rules.spec.seats - 1))
    return ",".join((*names[:mine], "me", *names[mine:]))


def _setup(
    game: str,
    seats: str | None,
    option: list[str] | None,
    words: Words,
    dice: Source,
    bills: Source,
    first: str | None,
    seed: str | None,
    hidden_money: bool,
) -> LocalSetup:
    from vabanque.bots import default_rivals
    from vabanque.tui.local import BILLS, DICE, new_seed, read_by_hand
    from vabanque.tui.players import my_name, read_players, remember
    from vabanque.tui.saves import LocalSetup

    me = my_name() or words("terminal-guest")
    setup = LocalSetup(
        game=game,
        players=read_players(seats or ",".join(("me", *default_rivals(game))), me, words),
        options=read_options(game, option),
        seed=new_seed(seed),
        open_money=not hidden_money,
    )
    if seats is not None and "me:" in seats:
        remember(setup.players)
    media = (*(DICE if dice is Source.BY_HAND else ()), *(BILLS if bills is Source.BY_HAND else ()))
    rules = setup.rules()
    by_hand = read_by_hand(rules, media)
    if first is not None:
        return replace(setup, by_hand=by_hand, first=_seat_of(first, setup.names, words))
    drawn = rules.spec.facts.first_player and dice is Source.DEALT
    return replace(setup, by_hand=by_hand, first="random" if drawn else 0)


def _seat_of(who: str, names: Sequence[str], words: Words) -> int:
    """The seat of a player, by name or number."""
    folded = [name.casefold() for name in names]
    if who.casefold() in folded:
        return folded.index(who.casefold())
    numbers = [str(number) for number in range(1, len(names) + 1)]
    if who not in numbers:
        fail(words("terminal-no-such-first", who=who, names=words.listed(names)))
    return numbers.index(who)


def _tell_dice(table: RemoteTable, words: Words) -> None:
    """After a game on a server, report whether its dice were the promised ones."""
    verdict = table.check_dice()
    if verdict is not None and verdict.ok:
        typer.echo(words("terminal-dice-fair"))
    elif verdict is not None:
        fail(words("terminal-dice-unfair", why=words.error(verdict.code or "", verdict.facts or {})), code=1)


def _resumed(file: str, words: Words) -> LocalTable:
    from vabanque.core import Misconfigured, Refusal, Unreadable
    from vabanque.tui.local import LocalTable, games_directory
    from vabanque.tui.saves import unfinished

    path = Path(file)
    if file == "last":
        saves = unfinished(games_directory())
        if not saves:
            fail(words("terminal-nothing-to-resume"), code=1)
        path = saves[0][0]
    try:
        return LocalTable.resume(path)
    except OSError as error:
        fail(f"{file}: {error.strerror}")
    except (Misconfigured, Unreadable) as refusal:
        fail(f"{file}: {words.refusal(refusal)}")
    except Refusal as refusal:
        fail(words.refusal(refusal), code=NO)


def _is_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def ask_line() -> str | None:
    """Read a line after a prompt. None at the end of input."""
    typer.echo("> ", nl=False)
    sys.stdout.flush()
    line = sys.stdin.readline()
    if not _is_terminal() or not line:
        typer.echo(line.rstrip("\n"))  # so that a transcript reads the same in a pipe as on a terminal
    return line or None


def _play_plain(table: TableClient, words: Words, *, confirm: bool, url: str = "") -> None:
    from vabanque.tui.plain import Left, Plain

    terminal = _is_terminal()

    def clear() -> None:
        typer.echo("\x1b[2J\x1b[3J\x1b[H", nl=False)

    try:
        Plain(table, words, ask_line, typer.echo, confirm=confirm, clear=clear if terminal else None).run()
    except (Left, KeyboardInterrupt):
        typer.echo()
        path = table.close()
        if path is not None:
            typer.echo(words("terminal-resume", file=str(path)))
        else:
            typer.echo(words("terminal-join-again", url=url) if table.elsewhere else words("terminal-left"))
    else:
        path = table.close()
        if path is not None:
            typer.echo(words("terminal-recorded", file=str(path)))
