"""`vabanque club`: run club nights on a server from the terminal."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from vabanque.cli.arguments import FROM_ENVIRONMENT, AsJson, Language, csv_of
from vabanque.cli.common import fail, new_table, words_in

if TYPE_CHECKING:
    from vabanque.cli.club_access import ClubAccess, Json
    from vabanque.i18n import Words

club = typer.Typer(
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Run club nights on a server: people, seating, results, standings.\n\n"
    "`new` makes a club and prints its key; put it into VABANQUE_CLUB_KEY, and the server's address into "
    "VABANQUE_SERVER. Commands mean the club's newest open evening unless you name another (docs/club.md).",
)

Server = Annotated[str, typer.Option("--server", metavar="URL", envvar="VABANQUE_SERVER", help="The server's address.")]
Key = Annotated[
    str | None,
    typer.Option(
        "--key", metavar="CLUB:KEY", envvar="VABANQUE_CLUB_KEY", show_default=False,
        help="The club's key or a helper's, as `new` or the browser shows it.",
    ),
]  # fmt: skip
EveningOption = Annotated[
    str | None,
    typer.Option("--evening", "-e", metavar="EVENING", help="Another evening: its link, code or id."),
]
HERE = "http://127.0.0.1:8000"


def access_to(server: str, key: str | None, lang: str) -> ClubAccess:
    """The club on its server. A language that there is not is refused, also by commands that say nothing."""
    from vabanque.cli.club_access import ClubAccess

    words_in(lang)
    return ClubAccess(server, key)


# Clubs


@club.command()
def new(
    name: Annotated[str, typer.Argument(metavar="NAME")], server: Server = HERE, lang: Language = FROM_ENVIRONMENT
) -> None:
    """Make a club and print its key, which is shown only now.

    Example: `export VABANQUE_CLUB_KEY=$(vabanque club new 'Wednesday club')`
    """
    made = access_to(server, None, lang).ask("/clubs", {"name": name})
    typer.echo(f"{made['club']}:{made['key']}")


@club.command()
def info(server: Server = HERE, key: Key = None, as_json: AsJson = False, lang: Language = FROM_ENVIRONMENT) -> None:
    """Show the club: its evenings, members with their ratings, and helpers."""
    access, words = access_to(server, key, lang), words_in(lang)
    view = access.own()
    if as_json:
        print_json(view)
        return
    typer.secho(view["name"], bold=True)
    evenings = new_table(words("club-evenings"), words("club-game"), words("club-members"), words("club-rounds"))
    for one in view["evenings"]:
        label = " ".join(filter(None, (_day(one["created"]), one["name"], one["code"] and f"({one['code']})")))
        evenings.add_row(label, words.game(one["game"]), str(one["people"]), str(one["rounds"]))
    print_table(evenings)
    rated = {rating["person"]: rating for rating in view["ratings"]}
    members = new_table("#", words("club-col-name"), words("club-evenings"), words("club-col-rating"))
    for member in sorted(view["members"], key=lambda one: -rated.get(one["number"], {}).get("sure", -99)):
        shown = _rating(rated.get(member["number"]), words)
        members.add_row(str(member["number"]), name_in(view["members"], member["number"], words),
                        str(member["evenings"]), shown)  # fmt: skip
    print_table(members)
    for one in view["keys"]:
        if one["name"]:
            typer.echo(f"{words('club-helpers')}: {one['name']} ({one['id']})")


@club.command()
def season(
    since: Annotated[str | None, typer.Option("--since", metavar="DAY", help="Its first day: 2026-09-01.")] = None,
    until: Annotated[
        str | None, typer.Option("--until", metavar="DAY", help="The first day that is not in it.")
    ] = None,
    csv: Annotated[Path | None, csv_of("person")] = None,
    as_json: AsJson = False,
    server: Server = HERE,
    key: Key = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Show the standings over many evenings, and everybody's rating with its uncertainty.

    Example: `vabanque club season --since 2026-09-01 --csv autumn.csv`
    """
    access, words = access_to(server, key, lang), words_in(lang)
    asked = {"since": _midnight(since, "--since"), "until": _midnight(until, "--until")}
    query = "&".join(f"{name}={at}" for name, at in asked.items() if at is not None)
    view = access.own(query)
    if csv is not None:
        write_to(csv, access.text(f"/clubs/{access.club}/standings.csv?{query}"))
    elif as_json:
        print_json({"standings": view["standings"], "ratings": view["ratings"]})
    else:
        print_standings(view["standings"], view["members"], words, view["ratings"])


@club.command()
def helper(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Who gets the key, or with --revoke its id.")],
    revoke: Annotated[bool, typer.Option("--revoke", help="Take this helper's key back.")] = False,
    server: Server = HERE,
    key: Key = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Make a key for a helper, shown only now; or take one back. Only with the club's own key."""
    access = access_to(server, key, lang)
    view = access.own()
    if not revoke:
        typer.echo(f"{access.club}:{access.ask(f'/clubs/{access.club}/helpers', {'name': name})['key']}")
        return
    ids = [one["id"] for one in view["keys"] if one["name"] and name in (one["name"], one["id"])]
    access.ask(f"/clubs/{access.club}/helpers/{ids[0] if ids else '-'}", method="DELETE")


@club.command()
def forget(
    name: Annotated[str, typer.Argument(metavar="NAME", help="A member's name, or #number.")],
    server: Server = HERE,
    key: Key = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Remove a member's name for good. Their results stay, without a name."""
    from vabanque.cli.club_access import person_named

    access = access_to(server, key, lang)
    number = person_named(access.own()["members"], name)
    access.ask(f"/clubs/{access.club}/members/{number}", method="DELETE")


@club.command()
def export(
    file: Annotated[Path, typer.Argument(metavar="FILE", dir_okay=False, help="The file to write; `-` prints it.")],
    server: Server = HERE,
    key: Key = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Write everything the club has kept into one file: members, evenings, records. No keys."""
    import msgspec

    access = access_to(server, key, lang)
    access.own()
    text = msgspec.json.encode(access.ask(f"/clubs/{access.club}/file"))
    write_to(file, text)


@club.command("import")
def bring_in(
    file: Annotated[Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False)],
    server: Server = HERE,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Make a club from such a file, with a new key."""
    made = access_to(server, None, lang).ask("/clubs/file", file.read_bytes())
    typer.echo(f"{made['club']}:{made['key']}")


# What these commands share


def name_in(people: list[Json], number: int, words: Words) -> str:
    from vabanque.cli.club_access import called

    return called(people, number, words("club-no-name", number=number))


def print_standings(lines: list[Json], people: list[Json], words: Words, ratings: Sequence[Json] = ()) -> None:
    """The standings as a table; with ratings, these in the last column."""
    rated = {rating["person"]: rating for rating in ratings}
    names = ["place", "name", "games", "victories", "share", "money", "adjusted"] + ["rating"] * bool(rated)
    table = new_table(*(words(f"club-col-{name}") for name in names))
    for line in lines:
        adjusted = "" if line["adjusted"] is None else words.percent(line["adjusted"])
        row = [
            str(line["place"]), name_in(people, line["person"], words), str(line["games"]),
            words.number(line["victories"], 2), words.number(line["share"], 2), str(line["money"]), adjusted,
        ]  # fmt: skip
        table.add_row(*row, *([_rating(rated.get(line["person"]), words)] if rated else []))
    print_table(table)


def _rating(rating: Json | None, words: Words) -> str:
    return "" if rating is None else f"{words.number(rating['mu'], 1)} ± {words.number(rating['sigma'], 1)}"


def _midnight(day: str | None, option: str) -> int | None:
    """When this day begins here, in milliseconds since 1970."""
    from datetime import datetime

    try:
        return None if day is None else round(datetime.strptime(day, "%Y-%m-%d").astimezone().timestamp() * 1000)
    except ValueError:
        raise typer.BadParameter(day or "", param_hint=option) from None


def time_of_day(at: int) -> str:
    from datetime import datetime

    return datetime.fromtimestamp(at / 1000).astimezone().strftime("%H:%M")


def _day(at: int) -> str:
    from datetime import datetime

    return datetime.fromtimestamp(at / 1000).astimezone().date().isoformat()


def write_to(file: Path, text: bytes) -> None:
    if str(file) == "-":
        sys.stdout.buffer.write(text)
        return
    try:
        file.write_bytes(text)
    except OSError as error:
        fail(f"{file}: {error.strerror}")


def print_json(value: Any) -> None:
    import msgspec

    typer.echo(msgspec.json.encode(value).decode())


def print_table(table: Any) -> None:
    from rich.console import Console

    Console(highlight=False).print(table)
