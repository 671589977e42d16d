"""What every move in a position is worth: `vabanque advise POSITION`, for any game."""

from __future__ import annotations

from random import Random

import typer

from vabanque.cli.common import NO, fail, new_table, say_if_compiling, without_waiting
from vabanque.i18n import Words


def advise_in(text: str, words: Words, *, everything: bool, as_json: bool, shown: int) -> None:
    """Print what each legal move of the seat to decide is worth to it. Raises a Refusal if it is not a position."""
    from vabanque.analyse.registry import evaluator_for, evaluator_modules
    from vabanque.core import Decide
    from vabanque.play.position import position_from_text

    rules, state = position_from_text(text, open_money=True)
    turn = rules.turn(state)
    if not isinstance(turn, Decide):
        fail(words("advise-nothing-to-decide"), code=NO)
    needs = evaluator_modules(rules.spec.game)
    without_waiting(needs)
    say_if_compiling(needs, words, "review-slow")
    seat = turn.seats[0]
    moves = rules.legal(state, seat)
    # Only what the seat may know counts, although the position says more.
    judged = evaluator_for(rules).judge(rules.fill(rules.view(state, seat), Random(0)), seat, moves)
    wins = {rules.write_move(move): float(judged.known[number, seat]) for number, move in enumerate(moves)}
    ranked = sorted(wins.items(), key=lambda pair: -pair[1])
    best = ranked[0][1]
    if as_json:
        import msgspec

        listed = [{"move": move, "win": win, "cost": best - win} for move, win in ranked]
        typer.echo(msgspec.json.encode({"position": text, "seat": seat, "moves": listed}).decode())
        return
    from rich.console import Console

    table = new_table(words("coach-head-choice"))
    table.add_column(words("coach-head-win"), justify="right")
    table.add_column(words("coach-head-cost"), justify="right")
    listed_moves = ranked if everything else ranked[:shown]
    for move, win in listed_moves:
        table.add_row(move, words.percent(win, 1), "" if win == best else words.percentage_points(best - win))
    Console(highlight=False, soft_wrap=True).print(table)
    if len(listed_moves) < len(ranked):
        typer.secho(words("coach-more", count=len(ranked) - len(listed_moves)), dim=True)
