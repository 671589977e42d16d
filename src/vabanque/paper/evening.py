"""What an evening needs on paper: a slip for everybody, a sheet for every table, the standings."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from html import escape

import msgspec

from vabanque.games import GAMES
from vabanque.i18n import Words

SHEETS = ("slips", "scores", "standings")
ROUNDS = 4
"""Columns of a score sheet: the Las Vegas games have four rounds or fewer."""
LINES = 12
"""Lines of a score sheet for games that count on to a target."""


class PaperPerson(msgspec.Struct, frozen=True):
    number: int
    name: str | None


class PaperTable(msgspec.Struct, frozen=True):
    round: int
    place: int
    stage: str
    people: list[int]
    starter: int
    status: str


class PaperStanding(msgspec.Struct, frozen=True):
    person: int
    place: int
    games: int
    victories: float
    share: float
    money: int


class PaperPlan(msgspec.Struct, frozen=True):
    game: str
    mode: str
    rounds: int


class PaperEvening(msgspec.Struct, frozen=True):
    """What paper needs of an evening, as the server shows it (`EveningView`)."""

    club_name: str
    name: str
    round: int
    plan: PaperPlan
    people: list[PaperPerson]
    games: list[PaperTable]
    standings: list[PaperStanding]

    @property
    def title(self) -> str:
        return self.name or self.club_name

    @property
    def tables(self) -> list[PaperTable]:
        """The last seating and, in free seating, whatever is still being played."""
        current = [game for game in self.games if game.round == self.round or game.status in ("running", "unconfirmed")]
        return sorted(current, key=lambda game: game.place)


def evening_sheets(evening: PaperEvening, words: Words, wanted: Collection[str] = SHEETS) -> str:
    """These sheets of an evening, each beginning on a page of its own. Before the first draw there are no tables."""
    made = {"slips": _slips, "scores": _scores, "standings": _standings}
    return "\n".join(part for name in SHEETS if name in wanted for part in made[name](evening, words))


def stage_of(evening: PaperEvening, words: Words) -> str:
    """Where the evening is: `Round 2 of 4`."""
    if not evening.round:
        return words("club-before")
    last = [game for game in evening.games if game.round == evening.round]
    if last and last[0].stage == "final":
        return words("club-final-stage" if len(last) == 1 else "club-semi-stage")
    if evening.plan.mode == "free":
        return words("club-mode-free")
    return words("club-round-of", round=evening.round, rounds=evening.plan.rounds)


def _names(evening: PaperEvening, words: Words) -> dict[int, str]:
    return {person.number: person.name or words("club-no-name", number=person.number) for person in evening.people}


def _head(evening: PaperEvening, words: Words, title: str) -> str:
    sub = f"{evening.title} · {stage_of(evening, words)}"
    return f'<h1>{escape(words(title))}</h1>\n<p class="sub">{escape(sub)}</p>'


def _slips(evening: PaperEvening, words: Words) -> Iterator[str]:
    if not evening.tables:
        return
    names, where = _names(evening, words), f"{evening.title} · {stage_of(evening, words)}"
    slips = []
    for table in evening.tables:
        for seat, person in enumerate(table.people):
            place = words("club-table-number", number=table.place)
            starts = f" · {words('club-starts')}" if seat == table.starter else ""
            slips.append((names[person].casefold(), names[person], f"{place}{starts}"))
    lines = "\n".join(
        f'<li><b>{escape(name)}</b><span class="table">{escape(place)}</span><small>{escape(where)}</small></li>'
        for _, name, place in sorted(slips)
    )
    yield f'<section>{_head(evening, words, "print-seating")}<ul class="slips">\n{lines}\n</ul></section>'


def _scores(evening: PaperEvening, words: Words) -> Iterator[str]:
    if not evening.tables:
        return
    names, game = _names(evening, words), GAMES.get(evening.plan.game)
    in_rounds = game is None or game.facts.rounds
    sheets = []
    for table in evening.tables:
        people = [
            f"{names[person]} ({words('club-starts')})" if seat == table.starter else names[person]
            for seat, person in enumerate(table.people)
        ]
        grid = _by_round(people, words) if in_rounds else _running(people, words)
        sheets.append(
            f'<article class="sheet"><header><h2>{escape(words("club-table-number", number=table.place))}</h2>'
            f"<span>{escape(words.game(evening.plan.game))} · {escape(stage_of(evening, words))}</span></header>"
            f'{grid}<div class="sign"><span>{escape(words("print-signed"))}</span><span>&nbsp;</span></div></article>'
        )
    listed = "\n".join(sheets)
    yield f'<section>{_head(evening, words, "print-score")}<div class="sheets">\n{listed}\n</div></section>'


def _by_round(people: list[str], words: Words) -> str:
    """A line for each person, a column for each round."""
    heads = "".join(f"<th>{number}</th>" for number in range(1, ROUNDS + 1))
    rows = "".join(f"<tr><th>{escape(name)}</th>{'<td></td>' * (ROUNDS + 1)}</tr>" for name in people)
    return (
        f"<table><thead><tr><th>{escape(words('print-names'))}</th>{heads}<th>{escape(words('print-result'))}</th>"
        f"</tr></thead><tbody>{rows}</tbody></table>"
    )


def _running(people: list[str], words: Words) -> str:
    """A column for each person, in which points add up."""
    heads = "".join(f"<th>{escape(name)}</th>" for name in people)
    lines = f"<tr>{'<td></td>' * len(people)}</tr>" * LINES
    total = "".join(f"<td><small>{escape(words('print-result'))}</small></td>" for _ in people)
    return f'<table class="tall"><thead><tr>{heads}</tr></thead><tbody>{lines}<tr>{total}</tr></tbody></table>'


def _standings(evening: PaperEvening, words: Words) -> Iterator[str]:
    names = _names(evening, words)
    columns = ("place", "name", "games", "victories", "share", "money")
    game = GAMES.get(evening.plan.game)
    money = game is None or game.facts.unit == "money"
    heads = "".join(
        f"<th{'' if name == 'name' else ' class=number'}>{escape(words(f'club-col-{name}'))}</th>"
        for name in columns
        if money or name != "money"
    )
    rows = []
    for line in evening.standings:
        values = [
            f'<td class="number"><b>{line.place}</b></td>',
            f"<td><b>{escape(names[line.person])}</b></td>",
            *(
                f'<td class="number">{escape(text)}</td>'
                for text in (
                    words.number(line.games),
                    words.number(line.victories, 2),
                    words.number(line.share, 2),
                    *([words.money(line.money)] if money else []),
                )
            ),
        ]
        rows.append(f"<tr>{''.join(values)}</tr>")
    listed = "\n".join(rows)
    yield (
        f'<section>{_head(evening, words, "print-standings")}<table class="standings"><thead><tr>{heads}</tr></thead>'
        f"<tbody>\n{listed}\n</tbody></table><p><small>{escape(words('club-standings-why'))}</small></p></section>"
    )
