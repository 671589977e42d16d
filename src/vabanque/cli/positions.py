"""What every move in a position is worth: `vabanque advise POSITION`, for any game."""

from __future__ import annotations

from random import Random
from string import ascii_uppercase
from typing import TYPE_CHECKING

import typer

from vabanque.cli.common import NO, fail, new_table, say_if_compiling, without_waiting
from vabanque.i18n import Words

if TYPE_CHECKING:
    from vabanque.coach import Reason


def advise_in(text: str, words: Words, *, everything: bool, as_json: bool, shown: int) -> None:
    """Print what each legal move of the seat to decide is worth to it. Raises a Refusal if it is not a position."""
    from vabanque.analyse.registry import evaluator_for, evaluator_modules
    from vabanque.analyse.reviewer import SMALL, coach_for
    from vabanque.coach import explain
    from vabanque.core import Decide
    from vabanque.games import scenes
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
    evaluator, known = evaluator_for(rules), rules.fill(rules.view(state, seat), Random(0))
    judged = evaluator.judge(known, seat, moves)
    wins = {rules.write_move(move): float(judged.known[number, seat]) for number, move in enumerate(moves)}
    ranked = sorted(wins.items(), key=lambda pair: -pair[1])
    best = ranked[0][1]
    coach = coach_for(rules.spec.game)

    def reasons(notation: str) -> tuple[Reason, ...]:
        """Why a move is a mistake here, if it is one."""
        if coach is None or best - wins[notation] < SMALL:
            return ()
        better, worse = (rules.read_move(seat, text) for text in (ranked[0][0], notation))
        return explain(coach, coach.mistake(evaluator, known, seat, worse, better))

    if as_json:
        import msgspec

        listed = [
            {"move": move, "win": win, "cost": best - win, "reasons": msgspec.to_builtins(reasons(move))}
            for move, win in ranked
        ]
        typer.echo(msgspec.json.encode({"position": text, "seat": seat, "moves": listed}).decode())
        return
    from rich.console import Console

    names = tuple(ascii_uppercase[: rules.spec.seats])  # as the position calls them
    shown_as = scenes(rules)

    def named(move: str) -> str:
        """A move in words, with what to type for it."""
        called = shown_as.called(known, rules.read_move(seat, move))
        return move if called is None else f"{words.say(called, names)} ({move})"

    table = new_table(words("coach-head-choice"))
    table.add_column(words("coach-head-win"), justify="right")
    table.add_column(words("coach-head-cost"), justify="right")
    listed_moves = ranked if everything else ranked[:shown]
    for move, win in listed_moves:
        table.add_row(named(move), words.percent(win, 1), "" if win == best else words.percentage_points(best - win))
    Console(highlight=False, soft_wrap=True).print(table)
    for move, _ in listed_moves:
        for reason in reasons(move)[:1]:
            typer.echo(f"{named(move)}: {words.say(reason.why, names, seat)}")
    if len(listed_moves) < len(ranked):
        typer.secho(words("coach-more", count=len(ranked) - len(listed_moves)), dim=True)
