"""Commands for Die oberen 10 000: `vabanque advise`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from vabanque.cli.arguments import FROM_ENVIRONMENT, Language
from vabanque.cli.common import WRONG_USAGE, fail, new_table, words_in

if TYPE_CHECKING:
    from vabanque.games.top_10000.exact.coach import Advice, CoachChoice
    from vabanque.i18n import Words

SHOWN = 10
"""How many ways to set dice aside the table shows, best first."""


def advise(
    game: Annotated[
        str,
        typer.Argument(
            metavar="POSITION",
            help="A position of any game, in one line (docs/positions.md); or top-10000 with --me and --other.",
        ),
    ],
    me: Annotated[int | None, typer.Option("--me", metavar="POINTS", help="The score of the player to move.")] = None,
    other: Annotated[
        list[int] | None,
        typer.Option(
            "--other", metavar="POINTS", help="Another player's score; repeat for up to three players, clockwise."
        ),
    ] = None,
    turn: Annotated[int, typer.Option("--turn", metavar="POINTS", help="Points set aside in this turn so far.")] = 0,
    dice: Annotated[
        str | None,
        typer.Option("--dice", help="Dice in hand: 5b+r, 3b, r …  [default: those of --roll, or all six]"),
    ] = None,
    roll: Annotated[
        str | None,
        typer.Option("--roll", "--throw", help="What the dice show: 2 3 3 4 5 r5; rc is the coin on the red die."),
    ] = None,
    target: Annotated[int, typer.Option("--target", metavar="POINTS", help="The score that wins.")] = 10_000,
    everything: Annotated[bool, typer.Option("--all", help="Show every way to set dice aside.")] = False,
    lang: Language = FROM_ENVIRONMENT,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one JSON object with the chances to win of the player to move.")
    ] = False,
) -> None:
    """What is each move in a position worth? In Die oberen 10 000 also: bank or roll, and what to set aside?

    Example: `vabanque advise "las-vegas-2012/3 1cc 5/5/81/52/43/7111 8/8/8 -/-/- - 22255566"`

    Example: `vabanque advise top-10000 --me 4200 --other 5100 --turn 350 --dice 3b+r`

    Example: `vabanque advise top-10000 --me 4200 --other 5100 --roll "2 3 3 4 5 r5"`
    """
    import msgspec

    from vabanque.core import Misconfigured, Refusal
    from vabanque.games.top_10000.exact import coach

    words = words_in(lang)
    if "/" in game:
        from vabanque.cli.positions import advise_in

        advise_in(game, words, everything=everything, as_json=as_json, shown=SHOWN)
        return
    if me is None or other is None:
        fail(words("advise-needs-scores"))
    try:
        if game != "top-10000":
            raise Misconfigured("no-solution", game=game[:40])
        hand = coach.read_hand(dice) if dice is not None else None
        if roll is None:
            hand = hand or coach.SIX_DICE
            advice = coach.advise(me, other, turn, hand, target)
        else:
            hand, black, red = coach.read_throw(roll, hand)
            choices = coach.rank(me, other, turn, black, red, target)
            advice = coach.advise(me, other, turn, hand, target)
    except Refusal as refusal:
        fail(words.refusal(refusal), WRONG_USAGE)
    if as_json:
        plain = _choices_as_json(choices) if roll is not None else _advice_as_json(advice, turn)
        typer.echo(msgspec.json.encode(plain).decode())
        return
    others = ", ".join(map(words.number, other))
    position = words(
        "coach-position", me=words.number(me), others=others, turn=words.number(turn), dice=coach.write_hand(hand)
    )
    typer.secho(position, bold=True)
    if roll is None and not turn:
        typer.echo(words("coach-say-first", win=words.percent(advice.roll, 2)))  # nothing to bank yet
    elif roll is None:
        _tell_advice(advice, words)
    else:
        _tell_choices(choices, advice, words, everything)
    if len(other) > 1:
        typer.secho(
            words("coach-about-three" if len(other) == 2 else "coach-about-four", error=words.percent(0.00001, 3)),
            dim=True,
        )


def _advice_as_json(advice: Advice, turn: int) -> dict[str, float | None]:
    # bank, roll, after_bust: chances to win; bust: the chance that the roll offers nothing
    return {
        "bank": advice.bank if turn else None,
        "roll": advice.roll,
        "bust": advice.bust_chance,
        "after_bust": advice.bust,
    }


def _choices_as_json(choices: list[CoachChoice]) -> dict[str, object]:
    from vabanque.games.top_10000.exact.coach import write_hand

    return {
        "options": [
            {
                "combos": list(choice.combos),
                "points": choice.points,
                "dice": write_hand(choice.dice),
                "then": choice.then,
                "win": choice.win,
                "cost": choice.cost,
            }
            for choice in choices
        ]
    }


def _tell_advice(advice: Advice, words: Words) -> None:
    from rich.console import Console

    table = new_table()
    table.add_column(words("coach-head-choice"))
    table.add_column(words("coach-head-win"), justify="right")
    rows = sorted((("bank", advice.bank), ("throw", advice.roll)), key=lambda row: -row[1])
    for name, win in rows:
        table.add_row(words(f"coach-{name}"), words.percent(win, 2))
    Console(highlight=False).print(table)
    cost = abs(advice.bank - advice.roll)
    best = "equal" if cost < 5e-10 else rows[0][0]
    typer.echo(words(f"coach-say-{best}", bust=words.percent(advice.bust_chance, 2), cost=words.number(100 * cost, 2)))


def _tell_choices(choices: list[CoachChoice], advice: Advice, words: Words, everything: bool) -> None:
    from rich.console import Console

    from vabanque.games.top_10000.exact.coach import write_hand

    if not choices:
        typer.echo(words("coach-bust", win=words.percent(advice.bust, 2)))
        return
    table = new_table()
    for name, side in (("aside", "left"), ("points", "right"), ("dice", "left"), ("then", "left")):
        table.add_column(words(f"coach-head-{name}"), justify=side)  # type: ignore[arg-type]
    table.add_column(words("coach-head-win"), justify="right")
    table.add_column(words("coach-head-cost"), justify="right")
    shown = choices if everything else choices[:SHOWN]
    for choice in shown:
        table.add_row(
            " ".join(choice.combos),
            words.number(choice.points),
            write_hand(choice.dice),
            words(f"coach-{choice.then}"),
            words.percent(choice.win, 2),
            "" if choice is choices[0] else words.percent(choice.cost, 2),
        )
    Console(highlight=False).print(table)
    if len(shown) < len(choices):
        typer.secho(words("coach-more", count=len(choices) - len(shown)), dim=True)
