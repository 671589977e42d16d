"""`vabanque club`: the commands about one evening."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from vabanque.cli.arguments import FROM_ENVIRONMENT, AsJson, GameOptions, Language, csv_of
from vabanque.cli.club import (
    HERE,
    EveningOption,
    Key,
    Server,
    access_to,
    club,
    name_in,
    print_json,
    print_standings,
    time_of_day,
    write_to,
)
from vabanque.cli.common import fail, read_options, words_in

if TYPE_CHECKING:
    from vabanque.cli.club_access import ClubAccess, Json
    from vabanque.i18n import Words


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
    access, words = access_to(server, key, lang), words_in(lang)
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
    access = access_to(server, key, lang)
    view = access.evening(evening)
    if as_json:
        print_json(view)
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
    access, words = access_to(server, key, lang), words_in(lang)
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
def rename(
    name: Annotated[str, typer.Argument(metavar="NAME")],
    new_name: Annotated[str, typer.Argument(metavar="NEW")],
    evening: EveningOption = None,
    server: Server = HERE,
    key: Key = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Somebody is called something else, here and in the club."""
    _about(name, "rename", evening, server, key, lang, name=new_name)


@club.command()
def release(
    name: Annotated[str, typer.Argument(metavar="NAME")],
    evening: EveningOption = None,
    server: Server = HERE,
    key: Key = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Somebody's phone is lost or empty: another one may act for them."""
    _about(name, "release", evening, server, key, lang)


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

    access = access_to(server, key, lang)
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
    access = access_to(server, key, lang)
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

    access, words = access_to(server, key, lang), words_in(lang)
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

    access, words = access_to(server, key, lang), words_in(lang)
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
    access, words = access_to(server, key, lang), words_in(lang)
    view = access.evening(evening)
    _show(access.do(view, "confirm", game=_table(view, table, words)["number"]), access, words)


@club.command()
def standings(
    evening: EveningOption = None,
    csv: Annotated[Path | None, csv_of("person")] = None,
    as_json: AsJson = False,
    server: Server = HERE,
    key: Key = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Show the evening's standings."""
    access, words = access_to(server, key, lang), words_in(lang)
    view = access.evening(evening)
    if csv is not None:
        write_to(csv, access.text(f"/evenings/{view['evening']}/standings.csv"))
    elif as_json:
        print_json(view["standings"])
    else:
        print_standings(view["standings"], view["people"], words)


@club.command()
def log(
    evening: EveningOption = None,
    as_json: AsJson = False,
    server: Server = HERE,
    key: Key = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Show who has corrected which result, and when."""
    access, words = access_to(server, key, lang), words_in(lang)
    view = access.evening(evening)
    if as_json:
        print_json(view["corrections"])
        return
    for change in view["corrections"]:
        game = view["games"][change["game"]]
        before, after = (" ".join(map(str, change[name])) for name in ("before", "after"))
        said = words(
            "club-correction", who=_actor(change["by"], view["people"], words), round=game["round"],
            table=game["place"], before=before, after=after or words("club-status-void"),
        )  # fmt: skip
        typer.echo(f"{time_of_day(change['at'])} {said}")


@club.command()
def pause(
    go_on: Annotated[bool, typer.Option("--go-on", help="Let the clock run again.")] = False,
    evening: EveningOption = None,
    server: Server = HERE,
    key: Key = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Stop the clock; in free seating, nobody is seated meanwhile."""
    access = access_to(server, key, lang)
    access.do(access.evening(evening), "pause", paused=not go_on)


@club.command()
def close(
    evening: EveningOption = None, server: Server = HERE, key: Key = None, lang: Language = FROM_ENVIRONMENT
) -> None:
    """End the evening. Results can still be corrected afterwards."""
    access = access_to(server, key, lang)
    access.do(access.evening(evening), "close")


# What commands about evenings share


def _about(
    person: str, type_: str, evening: str | None, server: str, key: str | None, lang: str, **fields: Any
) -> None:
    """Something about one person."""
    from vabanque.cli.club_access import person_named

    access = access_to(server, key, lang)
    view = access.evening(evening)
    access.do(view, type_, person=person_named(view["people"], person), **fields)


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
    return [name for name in names if name]


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
            typer.echo(f"  {name_in(view['people'], person, words)}{score}{mark}")
    if view["idle"]:
        names = ", ".join(name_in(view["people"], person, words) for person in view["idle"])
        typer.echo(f"\n{words('club-waiting-people', names=names)}")


def _actor(by: str, people: list[Json], words: Words) -> str:
    """Who did it: a person, a table, the club, or a helper by name."""
    if by.startswith("person:"):
        return name_in(people, int(by.removeprefix("person:")), words)
    return words(f"club-by-{by}") if by in ("club", "table") else by


def _reasons(reason: Json, view: Json, words: Words) -> list[str]:
    """As the browser says it."""
    if reason["waits"]:
        return [words("club-why-waits", count=reason["waited"], least=reason["fewest_waits"])]
    lines = [
        words(
            "club-why-met", name=name_in(view["people"], met["person"], words), count=met["before"], round=met["last"]
        )
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


__all__ = ["club"]
