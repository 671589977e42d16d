"""`vabanque print`: pages for a club night's paper."""

from __future__ import annotations

import sys
from datetime import date, datetime
from pathlib import Path
from typing import Annotated, Literal

import typer

from vabanque.cli.arguments import FROM_ENVIRONMENT, Language
from vabanque.cli.club import HERE, EveningOption, Key, Server
from vabanque.cli.common import fail, words_in

prints = typer.Typer(
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Write pages to print: seating slips, score sheets and standings of an evening, position cards, rules.\n\n"
    "Each is one HTML file, black and white friendly: open it in a browser and print it.",
)

Size = Annotated[
    str,
    typer.Option("--paper", metavar="SIZE", help="a4 or letter.  [default: what the printer has]", show_default=False),
]
Out = Annotated[
    Path | None,
    typer.Option(
        "--out", "-o", dir_okay=False, help="The file to write; `-` prints it.  [default: named for what it is]"
    ),
]
GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="A game's id: see `vabanque games`.")]


@prints.command()
def rules(game: GameArgument, paper: Size = "", out: Out = None, lang: Language = FROM_ENVIRONMENT) -> None:
    """Our rules of a game, with worked examples.

    Example: `vabanque print rules las-vegas-2012 --lang nl`
    """
    from vabanque.paper import printed_rules

    words = words_in(lang)
    _write(words.language, words.game(game) if f"game-{game}" in words else game, printed_rules(game, words),
           paper, out, f"rules-{game}")  # fmt: skip


@prints.command()
def cards(
    game: GameArgument,
    day: Annotated[
        str | None,
        typer.Option("--date", "-d", metavar="DAY", help="The newest position: 2026-11-17.  [default: today]"),
    ] = None,
    count: Annotated[int, typer.Option("--count", "-n", min=1, max=12, help="How many days, backwards.")] = 4,
    paper: Size = "",
    out: Out = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Position cards: what would you play? The solution is upside down below.

    Example: `vabanque print cards top-10000 --count 6 --paper letter`
    """
    from vabanque.paper import position_cards, puzzles_of
    from vabanque.puzzles import FIRST_DAY

    words = words_in(lang)
    today = datetime.now().astimezone().date()
    try:
        wanted = today if day is None else date.fromisoformat(day)
    except ValueError:
        raise typer.BadParameter(words("puzzle-bad-day", day=str(day)), param_hint="--date") from None
    if not FIRST_DAY <= wanted <= today:
        fail(words("puzzle-no-such"), code=1)
    body = position_cards(puzzles_of(game, wanted, count), words)
    _write(words.language, words.game(game), body, paper, out, f"cards-{game}")


def _sheets(
    what: Literal["slips", "scores", "standings"],
    evening: str | None,
    server: str,
    key: str | None,
    paper: str,
    out: Path | None,
    lang: str,
) -> None:
    import msgspec

    from vabanque.cli.club_access import ClubAccess
    from vabanque.paper import PaperEvening, evening_sheets

    words = words_in(lang)
    view = ClubAccess(server, key).evening(evening)
    shown = msgspec.convert(view, PaperEvening)
    body = evening_sheets(shown, words, [what])
    if not body:
        fail(words("club-before"), code=1)
    _write(words.language, shown.title, body, paper, out, what)


@prints.command()
def slips(
    evening: EveningOption = None,
    server: Server = HERE,
    key: Key = None,
    paper: Size = "",
    out: Out = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """A slip for everybody: their table this round.

    Example: `vabanque print slips --evening https://games.example/#/evening/KXQ4AB`
    """
    _sheets("slips", evening, server, key, paper, out, lang)


@prints.command()
def scores(
    evening: EveningOption = None,
    server: Server = HERE,
    key: Key = None,
    paper: Size = "",
    out: Out = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """A score sheet for every table of this round."""
    _sheets("scores", evening, server, key, paper, out, lang)


@prints.command()
def standings(
    evening: EveningOption = None,
    server: Server = HERE,
    key: Key = None,
    paper: Size = "",
    out: Out = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """The evening's standings."""
    _sheets("standings", evening, server, key, paper, out, lang)


def _write(language: str, title: str, body: str, paper: str, out: Path | None, name: str) -> None:
    from vabanque.paper import SIZES, as_file

    size = next((size for size in SIZES if size == paper.lower()), None)
    if size is None:
        raise typer.BadParameter(paper, param_hint="--paper")
    page = as_file(language, title, body, size)
    file = out or Path(f"{name}.html")
    if str(file) == "-":
        sys.stdout.write(page)
        return
    try:
        file.write_text(page, encoding="utf-8")
    except OSError as error:
        fail(f"{file}: {error.strerror}")
    typer.echo(words_in(language)("print-written", file=str(file)))
