"""`vabanque stats`."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from vabanque.cli.arguments import FROM_ENVIRONMENT, AsJson, Jobs, Language, csv_of
from vabanque.cli.common import NO, check_output, fail, new_table, words_in

if TYPE_CHECKING:
    from rich.console import Console

    from vabanque.i18n import Words
    from vabanque.stats import Played, Share
    from vabanque.stats.games import Games

PICTURES = (".png", ".svg", ".pdf")
MOST = 12
"""How many rivals are listed."""
LESSONS = 4
"""How many families of mistakes are listed."""


def stats(
    files: Annotated[
        list[str], typer.Argument(metavar="FILE…", help="Game records, one game per line; - reads standard input.")
    ],
    player: Annotated[
        str | None,
        typer.Option("--player", "-p", metavar="NAME", help="Whose statistics.  [default: whoever played most]"),
    ] = None,
    reviews: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            dir_okay=False,
            help="Review the games for luck and decisions, and keep the results in this file. Next time, only new "
            "games are reviewed.",
        ),
    ] = None,
    jobs: Jobs = 1,
    picture: Annotated[
        Path | None, typer.Option("--plot", metavar="FILE", help="Draw win shares over time: .png, .svg or .pdf.")
    ] = None,
    as_csv: Annotated[Path | None, csv_of("game")] = None,
    as_jsonl: Annotated[
        Path | None, typer.Option("--jsonl", dir_okay=False, help="Write the player's records, one game per line.")
    ] = None,
    as_json: AsJson = False,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Summarise recorded games: win shares with intervals, rivals, luck and decisions, evenings, records.

    The browser's page "My games" shows the same numbers; docs/statistics.md defines them.

    Example: `vabanque stats games.jsonl --player Anna --reviews reviews.jsonl --plot anna.svg`
    """
    from vabanque.stats import read_games

    words = words_in(lang)
    if picture is not None and picture.suffix.lower() not in PICTURES:
        fail(words("sim-plot-format", formats=", ".join(PICTURES)))
    check_output(words, reviews, picture, as_csv, as_jsonl)
    games = read_games(_lines(files, words))
    if games.skipped:
        typer.echo(f"vabanque: {_counted(words, 'mine-skipped', games.skipped)}", err=True)
    if not games.played:
        fail(words("mine-brought-none"), code=NO)
    chosen = player or games.players()[0][0]
    played = games.of(chosen)
    if not played:
        known = ", ".join(name for name, _ in games.players()[:MOST])
        fail(words("stats-no-such-player", name=chosen, known=known), code=NO)
    if reviews is not None:
        from vabanque.stats.reviewed import with_reviews

        played = with_reviews(games, played, reviews, jobs, lambda done, all_: _report(done, all_, words))
    if as_csv is not None:
        _write_csv(played, as_csv)
    if as_jsonl is not None:
        as_jsonl.write_bytes(b"".join(games.lines[game.id].strip() + b"\n" for game in played))
    if picture is not None:
        from vabanque.stats.plot import plot

        try:
            plot(played, chosen, picture, words)
        except OSError as error:
            fail(f"{picture}: {error.strerror}")
    if as_json:
        import msgspec

        typer.echo(msgspec.json.encode(plain(chosen, played)).decode())
    elif str(as_csv) != "-":
        _tell(chosen, played, games, words)


def _lines(files: Sequence[str], words: Words) -> Iterator[bytes]:
    from vabanque.core import Unreadable
    from vabanque.play.files import texts_in

    for file in files:
        try:
            for _, line in texts_in(file):
                yield line
        except OSError as error:
            fail(f"{file}: {error.strerror or error}")
        except Unreadable as refusal:
            fail(f"{file}: {words.refusal(refusal)}")


def _counted(words: Words, message: str, count: int) -> str:
    return words(message, count=count, said=words.number(count))


def _report(done: int, all_: int, words: Words) -> None:
    """Show how many games have been reviewed, on one line that is overwritten."""
    if sys.stderr.isatty():
        typer.echo(f"\r{words('mine-reviewing')} {done}/{all_}", err=True, nl=done == all_)


def plain(player: str, played: Sequence[Played]) -> dict[str, Any]:
    """The statistics, ready for msgspec to write as JSON."""
    from vabanque.stats import by_game, by_order, by_seats, extremes, over_time, records_of, rivals, share_of
    from vabanque.stats.style import costliest, plays_like

    best = extremes(played)
    records = records_of(played)
    style = plays_like(played)
    return {
        "player": player,
        "all": share_of(played),
        "by_game": dict(by_game(played)),
        "by_seats": {str(seats): share for seats, share in by_seats(played)},
        "by_order": {str(order + 1): share for order, share in by_order(played)},
        "rivals": rivals(played),
        "over_time": [trend._asdict() for trend in over_time(played)],
        "style": None if style is None else style._asdict(),
        "families": dict(costliest(played)),
        "best_evening": None if best is None else best[0],
        "worst_evening": None if best is None else best[1],
        "records": {
            "scores": {game: top.score[top.me] for game, top in records.scores},
            "streak": records.streak,
            "longest_evening": records.longest,
        },
    }


def _tell(player: str, played: Sequence[Played], games: Games, words: Words) -> None:
    from rich.console import Console

    from vabanque.stats import by_game, by_order, by_seats, extremes, over_time, records_of, rivals

    console = Console(highlight=False, soft_wrap=True)
    console.print(f"{player}: {_counted(words, 'mine-count', len(played))}", style="bold", markup=False)
    everybody = games.players()
    if len(everybody) > 1:
        others = ", ".join(f"{name} ({count})" for name, count in everybody[:MOST] if name != player)
        console.print(words("stats-others", names=others), markup=False)
    _shares(console, words, "mine-by-game", [(words.game(game), share) for game, share in by_game(played)], played)
    seats = [(words("mine-players", count=number), share) for number, share in by_seats(played)]
    _shares(console, words, "mine-by-seats", seats)
    order = [(words("mine-order", order=number + 1), share) for number, share in by_order(played)]
    if order:  # not in games without a first player
        _shares(console, words, "mine-by-order", order)
    met = rivals(played)[:MOST]
    if met:
        table = new_table(
            words("mine-rival"),
            words("sim-games-played"),
            words("mine-my-share"),
            words("sim-sure"),
            words("mine-their-share"),
            words("mine-ahead"),
            words("mine-behind"),
            title=words("mine-heads"),
            title_justify="left",
        )
        for rival in met:
            mine = _cells(rival.mine, words)
            theirs = words.percent(rival.theirs.share)
            table.add_row(rival.name, *mine[:3], theirs, str(rival.ahead), str(rival.behind))
        console.print()
        console.print(table)
    console.print()
    trend = over_time(played)
    if trend:
        reviewed = sum(part.games for part in trend)
        luck = sum(part.luck * part.games for part in trend) / reviewed
        decisions = sum(part.decisions * part.games for part in trend) / reviewed
        console.print(words("mine-luck", mean=_signed(luck, words)))
        console.print(words("mine-decisions", mean=_signed(decisions, words)))
    _tell_style(console, player, played, words)
    for name, evening in zip(("mine-best", "mine-worst"), extremes(played) or (), strict=False):
        outcome = words("mine-won-of", wins=words.number(evening.wins, 1), games=words.number(evening.games))
        console.print(f"{words(name)}: {evening.day.isoformat()}, {outcome}")
    records = records_of(played)
    console.print(f"{words('mine-streak')}: {records.streak}")
    if records.longest is not None:
        count = _counted(words, "mine-games", records.longest.games)
        console.print(f"{words('mine-longest')}: {records.longest.day.isoformat()}, {count}")
    scores = ", ".join(f"{words.game(game)} {_score(top, words)}" for game, top in records.scores)
    if scores:
        console.print(f"{words('mine-records')}: {scores}", markup=False)


def _tell_style(console: Console, player: str, played: Sequence[Played], words: Words) -> None:
    """What costs the player most, and which level of bots loses as much."""
    from vabanque.games import GAMES
    from vabanque.stats.style import costliest, losses_of, plays_like

    if not any(game.choices for game in played):
        return
    style = plays_like(played)
    if style is None:
        kinds = words.listed([words.game(game) for game in GAMES if losses_of(game)])
        console.print(words("stats-style-few", name=player, games=kinds), markup=False)
    else:
        level, low, high, good = map(words.bot, (style.level, style.low, style.high, style.good))
        same = "yes" if low == high else "no"
        console.print(words("stats-style-like", name=player, level=level), markup=False)
        console.print(words("mine-style-between", low=low, high=high, count=style.games, same=same))
        console.print(words("stats-style-good", level=good))
    costly = costliest(played)[:LESSONS]
    if costly:
        console.print(words("review-style", name=player), style="bold", markup=False)
    for family, lost in costly:
        cost = words.percentage_points(lost)
        console.print(words("review-style-family", remember=words(f"remember-{family}"), cost=cost), markup=False)


def _score(game: Played, words: Words) -> str:
    from vabanque.core import Facts
    from vabanque.games import GAMES

    facts = GAMES[game.game].facts if game.game in GAMES else Facts()
    return words.score(facts, game.score[game.me])


def _signed(share: float, words: Words) -> str:
    return f"{'−' if share < 0 else '+'}{words.percent(abs(share))}"


def _shares(
    console: Any, words: Words, title: str, rows: Sequence[tuple[str, Share]], all_: Sequence[Played] = ()
) -> None:
    from vabanque.stats import share_of

    table = new_table(
        words(title), words("sim-games-played"), words("mine-share"), words("sim-sure"), words("stats-fair")
    )
    for name, share in [*rows, *([(words("stats-all"), share_of(all_))] if len(rows) > 1 and all_ else [])]:
        table.add_row(name, *_cells(share, words))
    console.print()
    console.print(table)


def _cells(share: Share, words: Words) -> tuple[str, str, str, str]:
    between = f"{words.percent(share.low)} – {words.percent(share.high)}"
    return words.number(share.games), words.percent(share.share), between, words.percent(share.fair)


def _write_csv(played: Sequence[Played], file: Path) -> None:
    """The columns of the browser's export."""
    import csv
    from contextlib import ExitStack
    from datetime import UTC, datetime

    head = ("id", "ended", "game", "seats", "seat", "rank", "win", "score", "names", "scores", "luck", "decisions")
    with ExitStack() as stack:
        stream = sys.stdout if str(file) == "-" else stack.enter_context(file.open("w", encoding="utf-8", newline=""))
        writer = csv.writer(stream, lineterminator="\n" if str(file) == "-" else "\r\n")
        writer.writerow(head)
        for game in played:
            ended = datetime.fromtimestamp(game.at / 1000, UTC).isoformat() if game.at else ""
            names = " / ".join(game.names)
            writer.writerow(
                (
                    game.id,
                    ended,
                    game.game,
                    len(game.names),
                    game.me + 1,
                    game.places[game.me],
                    game.win,
                    game.score[game.me],
                    # A spreadsheet takes a cell that begins like a formula for one. Other people's names must not be.
                    f"'{names}" if names[:1] in "=+-@\t\r" else names,
                    " / ".join(map(str, game.score)),
                    "" if game.luck is None else game.luck,
                    "" if game.decisions is None else game.decisions,
                )
            )
