"""`vabanque club`: run club nights on a server from the terminal."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from vabanque.cli.arguments import FROM_ENVIRONMENT, AsJson, GameOptions, Language
from vabanque.cli.common import fail, new_table, read_options, words_in

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


def _access(server: str, key: str | None, lang: str) -> ClubAccess:
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
    made = _access(server, None, lang).ask("/clubs", {"name": name})
    typer.echo(f"{made['club']}:{made['key']}")


@club.command()
def info(server: Server = HERE, key: Key = None, as_json: AsJson = False, lang: Language = FROM_ENVIRONMENT) -> None:
    """Show the club: its evenings, members with their ratings, and helpers."""
    access, words = _access(server, key, lang), words_in(lang)
    view = access.own()
    if as_json:
        _print_json(view)
        return
    typer.secho(view["name"], bold=True)
    evenings = new_table(words("club-evenings"), words("club-game"), words("club-members"), words("club-rounds"))
    for one in view["evenings"]:
        label = " ".join(filter(None, (_day(one["created"]), one["name"], one["code"] and f"({one['code']})")))
        evenings.add_row(label, words.game(one["game"]), str(one["people"]), str(one["rounds"]))
    _print(evenings)
    rated = {rating["person"]: rating for rating in view["ratings"]}
    members = new_table("#", words("club-col-name"), words("club-evenings"), words("club-col-rating"))
    for member in sorted(view["members"], key=lambda one: -rated.get(one["number"], {}).get("sure", -99)):
        rating = rated.get(member["number"])
        shown = "" if rating is None else f"{words.number(rating['mu'], 1)} ± {words.number(rating['sigma'], 1)}"
        members.add_row(str(member["number"]), _name(view["members"], member["number"], words),
                        str(member["evenings"]), shown)  # fmt: skip
    _print(members)
    for one in view["keys"]:
        if one["name"]:
            typer.echo(f"{words('club-helpers')}: {one['name']} ({one['id']})")


@club.command()
def helper(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Who gets the key, or with --revoke its id.")],
    revoke: Annotated[bool, typer.Option("--revoke", help="Take this helper's key back.")] = False,
    server: Server = HERE,
    key: Key = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Make a key for a helper, shown only now; or take one back. Only with the club's own key."""
    access = _access(server, key, lang)
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

    access = _access(server, key, lang)
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

    access = _access(server, key, lang)
    access.own()
    text = msgspec.json.encode(access.ask(f"/clubs/{access.club}/file"))
    _write(file, text)


@club.command("import")
def bring_in(
    file: Annotated[Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False)],
    server: Server = HERE,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Make a club from such a file, with a new key."""
    made = _access(server, None, lang).ask("/clubs/file", file.read_bytes())
    typer.echo(f"{made['club']}:{made['key']}")


# Evenings


@club.command("open")
def open_evening(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game's id: see `vabanque games`.")],
    people: Annotated[
        Path | None,
        typer.Option("--people", metavar="FILE", help="A file with one name per line; `-` reads standard input."),
    ] = None,
    name: Annotated[str, typer.Option("--name", help="What the evening is called.")] = "",
    seats: Annotated[
        str, typer.Option("--seats", metavar="N", help="People at a table, or a range such as 3-5.")
    ] = "4",
    mode: Annotated[
        str, typer.Option("--mode", help="rounds, level (rounds among equals), free, or swiss (two at a table).")
    ] = "rounds",
    rounds: Annotated[int, typer.Option("--rounds", min=1, max=30)] = 4,
    minutes: Annotated[int, typer.Option("--minutes", min=0, max=600, help="Time for a round; 0 means no clock.")] = 0,
    final: Annotated[int, typer.Option("--final", min=0, max=64, help="How many of the best play the final.")] = 0,
    play: Annotated[
        str, typer.Option("--play", help="here (on phones), by-hand (real dice, referee here), or paper.")
    ] = "here",
    option: GameOptions = None,
    server: Server = HERE,
    key: Key = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Open an evening, and print its link and code.

    Example: `vabanque club open las-vegas-2012 --people names.txt --rounds 4 --final 4`
    """
    access, words = _access(server, key, lang), words_in(lang)
    view = access.own()
    least, wanted, most = _sizes(seats, game, 2 if mode == "swiss" else None)
    plan = {
        "game": game, "options": read_options(game, option), "least": least, "wanted": wanted, "most": most,
        "mode": "rounds" if mode == "level" else mode, "level": mode == "level", "rounds": rounds,
        "minutes": minutes, "final": final, "play": play,
    }  # fmt: skip
    wish = {"plan": plan, "name": name, "people": _read_names(people)}
    made = access.ask(f"/clubs/{view['club']}/evenings", wish)
    _show(access.evening(made["evening"]), access, words)


@club.command()
def show(
    evening: EveningOption = None,
    as_json: AsJson = False,
    server: Server = HERE,
    key: Key = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Show the evening: its tables, results so far, and who waits."""
    access = _access(server, key, lang)
    view = access.evening(evening)
    if as_json:
        _print_json(view)
    else:
        _show(view, access, words_in(lang))


@club.command()
def add(
    names: Annotated[list[str], typer.Argument(metavar="NAME…")],
    evening: EveningOption = None,
    server: Server = HERE,
    key: Key = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """These people are here: members of the club by their name, or somebody new."""
    access, words = _access(server, key, lang), words_in(lang)
    view = access.evening(evening)
    known = {(one["name"] or "").casefold(): one["number"] for one in access.own()["members"]}
    members = [known[name.casefold()] for name in names if name.casefold() in known]
    fresh = [name for name in names if name.casefold() not in known]
    view = access.do(view, "add-people", names=fresh, members=members)
    typer.echo(words("club-count", count=sum(person["here"] for person in view["people"])))


@club.command()
def leave(
    name: Annotated[str, typer.Argument(metavar="NAME")],
    evening: EveningOption = None,
    server: Server = HERE,
    key: Key = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Somebody goes home. They finish the game they are in."""
    _about(name, "leave", evening, server, key, lang)


@club.command()
def rest(
    name: Annotated[str, typer.Argument(metavar="NAME")],
    back: Annotated[bool, typer.Option("--back", help="Takes part again.")] = False,
    evening: EveningOption = None,
    server: Server = HERE,
    key: Key = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Somebody sits out for a while, or takes part again."""
    _about(name, "rest", evening, server, key, lang, resting=not back)


@club.command()
def apart(
    one: Annotated[str, typer.Argument(metavar="NAME")],
    other: Annotated[str, typer.Argument(metavar="NAME")],
    end: Annotated[bool, typer.Option("--end", help="They may sit together again.")] = False,
    evening: EveningOption = None,
    server: Server = HERE,
    key: Key = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Keep two people apart: siblings, couples."""
    from vabanque.cli.club_access import person_named

    access = _access(server, key, lang)
    view = access.evening(evening)
    pair = [person_named(view["people"], name) for name in (one, other)]
    access.do(view, "apart", people=pair, apart=not end)


@club.command()
def draw(
    final: Annotated[bool, typer.Option("--final", help="The final, or its next stage.")] = False,
    back: Annotated[bool, typer.Option("--back", help="Take the last draw back.")] = False,
    evening: EveningOption = None,
    server: Server = HERE,
    key: Key = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Draw the next round, and show who sits where."""
    access = _access(server, key, lang)
    view = access.evening(evening)
    view = access.do(view, "undraw") if back else access.do(view, "draw", final=final)
    _show(view, access, words_in(lang))


@club.command()
def why(
    name: Annotated[str, typer.Argument(metavar="NAME")],
    evening: EveningOption = None,
    server: Server = HERE,
    key: Key = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Say why somebody sits where they sit."""
    from vabanque.cli.club_access import person_named

    access, words = _access(server, key, lang), words_in(lang)
    view = access.evening(evening)
    reason = access.ask(f"/evenings/{view['evening']}/why/{person_named(view['people'], name)}")
    for line in _reasons(reason, view, words):
        typer.echo(line)


@club.command()
def score(
    table: Annotated[int, typer.Argument(metavar="TABLE", help="Which table of this round.")],
    scores: Annotated[
        list[str] | None, typer.Argument(metavar="NAME=SCORE…", help="Everybody's score; money in thousands.")
    ] = None,
    winner: Annotated[
        list[str] | None, typer.Option("--winner", help="Who won, if scores alone do not say; may be repeated.")
    ] = None,
    void: Annotated[bool, typer.Option("--void", help="The game does not count.")] = False,
    evening: EveningOption = None,
    server: Server = HERE,
    key: Key = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Enter or correct a result. A correction is logged, with who made it.

    Example: `vabanque club score 3 Anna=120 Ben=80 Carla=80 Dirk=40`
    """
    from vabanque.cli.club_access import person_named

    access, words = _access(server, key, lang), words_in(lang)
    view = access.evening(evening)
    game = _table(view, table, words)
    people = [person for person in view["people"] if person["number"] in game["people"]]
    won = [game["people"].index(person_named(people, name)) for name in winner or ()]
    if void != (not scores):
        raise typer.BadParameter(words("club-cli-scores"), param_hint="NAME=SCORE")
    given: dict[int, int] = {}
    for text in scores or ():
        name, _, number = text.rpartition("=")
        if not re.fullmatch(r"-?\d{1,8}", number):
            raise typer.BadParameter(words("club-cli-scores"), param_hint=text)
        given[person_named(people, name)] = int(number)
    if not void and len(given) < len(game["people"]):
        fail(words("error-wrong-scores", seats=len(game["people"])))
    listed = [] if void else [given[person] for person in game["people"]]
    view = access.do(view, "score", game=game["number"], scores=listed, winners=sorted(won) or ([] if void else None))
    _show(view, access, words)


@club.command()
def confirm(
    table: Annotated[int, typer.Argument(metavar="TABLE")],
    evening: EveningOption = None,
    server: Server = HERE,
    key: Key = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """A typed result is right."""
    access, words = _access(server, key, lang), words_in(lang)
    view = access.evening(evening)
    _show(access.do(view, "confirm", game=_table(view, table, words)["number"]), access, words)


@club.command()
def standings(
    evening: EveningOption = None,
    csv: Annotated[Path | None, typer.Option("--csv", dir_okay=False, help="Write them; `-` prints them.")] = None,
    as_json: AsJson = False,
    server: Server = HERE,
    key: Key = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Show the evening's standings."""
    access, words = _access(server, key, lang), words_in(lang)
    view = access.evening(evening)
    if as_json:
        _print_json(view["standings"])
        return
    if csv is not None:
        from vabanque.tui.asking import ask_text

        _write(csv, ask_text(f"{access.server}/evenings/{view['evening']}/standings.csv"))
        return
    columns = ("place", "name", "games", "victories", "share", "money", "adjusted")
    table = new_table(*(words(f"club-col-{name}") for name in columns))
    for line in view["standings"]:
        adjusted = line["adjusted"]
        table.add_row(
            str(line["place"]), _name(view["people"], line["person"], words), str(line["games"]),
            words.number(line["victories"], 2), words.number(line["share"], 2), str(line["money"]),
            "" if adjusted is None else words.percent(adjusted),
        )  # fmt: skip
    _print(table)


@club.command()
def pause(
    go_on: Annotated[bool, typer.Option("--go-on", help="Let the clock run again.")] = False,
    evening: EveningOption = None,
    server: Server = HERE,
    key: Key = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Stop the clock; in free seating, nobody is seated meanwhile."""
    access = _access(server, key, lang)
    access.do(access.evening(evening), "pause", paused=not go_on)


@club.command()
def close(
    evening: EveningOption = None, server: Server = HERE, key: Key = None, lang: Language = FROM_ENVIRONMENT
) -> None:
    """End the evening. Results can still be corrected afterwards."""
    access = _access(server, key, lang)
    access.do(access.evening(evening), "close")


# What these commands share


def _about(name: str, type_: str, evening: str | None, server: str, key: str | None, lang: str, **fields: Any) -> None:
    """Something about one person."""
    from vabanque.cli.club_access import person_named

    access = _access(server, key, lang)
    view = access.evening(evening)
    access.do(view, type_, person=person_named(view["people"], name), **fields)


def _sizes(text: str, game: str, swiss: int | None) -> tuple[int, int, int]:
    """The least, the wanted and the most people at a table."""
    from vabanque.games import find

    seats = find(game).seats
    if swiss is not None:
        return swiss, swiss, swiss
    found = re.fullmatch(r"(\d{1,2})(?:-(\d{1,2}))?", text.strip())
    if found is None:
        raise typer.BadParameter(text, param_hint="--seats")
    first, last = int(found[1]), int(found[2] or found[1])
    if found[2] is not None:
        return first, (first + last + 1) // 2, last
    return max(seats[0], first - 1), first, min(seats[-1], first + 1)


def _read_names(file: Path | None) -> list[str]:
    """One name per line, or separated by commas, semicolons or tabs."""
    if file is None:
        return []
    try:
        text = sys.stdin.read() if str(file) == "-" else file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        fail(f"{file}: {getattr(error, 'strerror', None) or error}")
    names = (" ".join(re.sub(r"^\s*\d+[.)]\s+", "", name).split()) for name in re.split(r"[\n,;\t]+", text))
    return list(dict.fromkeys(name for name in names if name))


def _show(view: Json, access: ClubAccess, words: Words) -> None:
    """The evening as it is."""
    import msgspec

    from vabanque.paper.evening import PaperEvening, stage_of

    evening = msgspec.convert(view, PaperEvening)
    typer.secho(f"{evening.title}: {stage_of(evening, words)}", bold=True)
    page = access.server.removesuffix("/api")
    typer.echo(f"{page}/#/evening/{view['code'] or view['evening']}  ({words.game(view['plan']['game'])})")
    here = sum(person["here"] for person in view["people"])
    typer.echo(words("club-count", count=here))
    for game in _current(view):
        status = words(f"club-status-{game['status']}")
        typer.echo(f"\n{words('club-table-number', number=game['place'])} ({status})")
        for seat, person in enumerate(game["people"]):
            score = f"  {game['scores'][seat]}" if game["scores"] else ""
            mark = " ★" if seat in game["winners"] else f" ({words('club-starts')})" if seat == game["starter"] else ""
            typer.echo(f"  {_name(view['people'], person, words)}{score}{mark}")
    if view["idle"]:
        names = ", ".join(_name(view["people"], person, words) for person in view["idle"])
        typer.echo(f"\n{words('club-waiting-people', names=names)}")


def _reasons(reason: Json, view: Json, words: Words) -> list[str]:
    """As the browser says it."""
    if reason["waits"]:
        return [words("club-why-waits", count=reason["waited"], least=reason["fewest_waits"])]
    lines = [
        words("club-why-met", name=_name(view["people"], met["person"], words), count=met["before"], round=met["last"])
        for met in reason["meetings"]
        if met["before"]
    ] or [words("club-why-new")]
    if reason["alternative"] < reason["repeats"]:
        lines.append(words("club-why-other", count=reason["repeats"], fewer=reason["alternative"]))
    else:
        lines.append(words("club-why-best", count=reason["repeats"]))
    if reason["small"]:
        lines.append(words("club-why-small", count=reason["small_before"]))
    lines += [words(f"club-why-{name}") for name in ("level", "apart") if reason[name]]
    return lines


def _current(view: Json) -> list[Json]:
    """The last seating and, in free seating, whatever is still being played."""
    games = [
        game for game in view["games"] if game["round"] == view["round"] or game["status"] in ("running", "unconfirmed")
    ]
    return sorted(games, key=lambda game: game["place"])


def _table(view: Json, number: int, words: Words) -> Json:
    found = next((game for game in _current(view) if game["place"] == number), None)
    if found is None:
        fail(words("error-no-such-match"), code=1)
    return found


def _name(people: list[Json], number: int, words: Words) -> str:
    from vabanque.cli.club_access import called

    return called(people, number, words("club-no-name", number=number))


def _day(at: int) -> str:
    from datetime import datetime

    return datetime.fromtimestamp(at / 1000).astimezone().date().isoformat()


def _write(file: Path, text: bytes) -> None:
    if str(file) == "-":
        sys.stdout.buffer.write(text)
        return
    try:
        file.write_bytes(text)
    except OSError as error:
        fail(f"{file}: {error.strerror}")


def _print(table: Any) -> None:
    from rich.console import Console

    Console(highlight=False).print(table)


def _print_json(value: Any) -> None:
    import msgspec

    typer.echo(msgspec.json.encode(value).decode())
