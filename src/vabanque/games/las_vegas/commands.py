"""Commands for Las Vegas with dice: `vabanque duel`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from vabanque.cli.arguments import FROM_ENVIRONMENT, Language
from vabanque.cli.common import WRONG_USAGE, fail, new_table, words_in

if TYPE_CHECKING:
    from vabanque.games.las_vegas.rules import LasVegas, State

NOBODY = "0/0/0/0/0/0"


def duel(
    game: Annotated[str, typer.Argument(help="The game; only las-vegas-2012 is solved this way.")],
    bills: Annotated[
        str, typer.Option("--bills", help="The bills of casinos 1 to 6 in thousands: 60 / 90 10 / 50 20 / …")
    ],
    lead: Annotated[
        int, typer.Option("--lead", help="How many thousand the player to roll is ahead; negative if behind.")
    ] = 0,
    mine: Annotated[str, typer.Option("--mine", help="That player's dice at casinos 1 to 6: 2/0/0/3/0/0.")] = NOBODY,
    theirs: Annotated[str, typer.Option("--theirs", help="The other player's dice at casinos 1 to 6.")] = NOBODY,
    roll: Annotated[
        str | None, typer.Option("--roll", help="What the dice show: 1 1 3 4 5 5 6 6.  [default: not rolled yet]")
    ] = None,
    lang: Language = FROM_ENVIRONMENT,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Solve the last round for two players exactly: what is a position worth, and where do the dice go?

    Example: `vabanque duel las-vegas-2012 --bills "60 / 90 10 / 50 20 / 80 / 70 / 40 30" --lead -20`

    Example: `vabanque duel las-vegas-2012 --bills "60/90/50/80/70/50" --mine 2/0/0/3/0/0 --roll "1 5 5"`
    """
    import msgspec

    from vabanque.core import Misconfigured, Refusal
    from vabanque.games import make
    from vabanque.games.las_vegas.rules import LasVegas

    words = words_in(lang)
    try:
        if game != "las-vegas-2012":
            raise Misconfigured("no-solution", game=game[:40])
        rules = make(game, 2)
        assert isinstance(rules, LasVegas)
        state = _position(rules, bills, mine, theirs)
        rolled = None if roll is None else rules.land(state, rules.turn(state).read(roll)).state  # type: ignore[union-attr]
    except Refusal as refusal:
        fail(words.refusal(refusal), WRONG_USAGE)
    # It is compiled within seconds, here and now: no need to wait for the bots' compiler.
    from vabanque.games.las_vegas.exact.duel import VALUES, final_with, size, solve

    if size(state) > VALUES:
        fail(words("duel-needs-numba"))
    solution = solve(rules, state, final_with(lead))
    moves = [] if rolled is None else list(rules.legal(rolled, 0))
    worths = [] if rolled is None else [float(worth) for worth in solution.worths(rolled, moves)]
    ranked = sorted(zip(worths, moves, strict=True), key=lambda pair: -pair[0])
    if as_json:
        options = [{"casino": move.casino, "win": worth} for worth, move in ranked]
        plain = {"win": solution.value(state)} | ({} if rolled is None else {"options": options})
        typer.echo(msgspec.json.encode(plain).decode())
        return
    typer.echo(words("duel-before", win=words.percent(solution.value(state), 2)))
    if rolled is not None:
        from rich.console import Console

        assert rolled.roll is not None
        table = new_table()
        for name in ("duel-head-casino", "duel-head-dice", "coach-head-win", "coach-head-cost"):
            table.add_column(words(name), justify="right")
        for worth, move in ranked:
            cost = "" if worth == ranked[0][0] else words.percent(ranked[0][0] - worth, 2)
            dice = str(rolled.roll.own.count(move.face))
            table.add_row(str(move.casino), dice, words.percent(worth, 2), cost)
        Console(highlight=False).print(table)


def _position(rules: LasVegas, bills: str, mine: str, theirs: str) -> State:
    """The last round with these bills and dice. Raises Refusal."""
    from vabanque.core.chance import read_numbers
    from vabanque.core.frozen import replace
    from vabanque.core.refusals import Impossible
    from vabanque.games.vegas.rules import Fill

    def six(text: str) -> list[tuple[int, ...]]:
        entries = text.split("/")
        if len(entries) != 6:
            raise Impossible("six-casinos", found=len(entries))
        return [read_numbers(entry.split()) for entry in entries]

    state = rules.start().state
    for casino, laid_out in enumerate(six(bills), start=1):
        state = rules.land(state, Fill(casino, tuple(sorted(laid_out)))).state
    placed = [[sum(dice) for dice in six(text)] for text in (mine, theirs)]
    for seat, dice in enumerate(placed):
        if sum(dice) > rules.edition.dice - (seat == 0):
            raise Impossible("too-many-dice", found=sum(dice), most=rules.edition.dice - (seat == 0))
    return replace(
        state,
        round=rules.edition.rounds,
        dice=tuple(zip(*placed, strict=True)),
        own=tuple(rules.edition.dice - sum(dice) for dice in placed),
    )
