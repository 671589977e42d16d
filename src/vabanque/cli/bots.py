"""`vabanque bots`."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from vabanque.cli.arguments import FROM_ENVIRONMENT, Language
from vabanque.cli.common import words_in


def bots(
    game: Annotated[str | None, typer.Argument(help="A game; all games if left out.", show_default=False)] = None,
    lang: Language = FROM_ENVIRONMENT,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object per game.")] = False,
) -> None:
    """List the bots of a game: the levels, from the weakest to the strongest, and what they are like.

    Example: `vabanque bots las-vegas-biggy --lang de`
    """
    from vabanque.bots import bots_for, levels_for
    from vabanque.games import GAMES, find

    words = words_in(lang)
    for game_id in [find(game).id] if game is not None else GAMES:
        levels = {name: words(f"level-{name}") if f"level-{name}" in words else "" for name in levels_for(game_id)}
        others = [name for name in bots_for(game_id) if name not in levels]
        if as_json:
            typer.echo(json.dumps({"game": game_id, "levels": levels, "others": others}, ensure_ascii=False))
            continue
        typer.secho(f"{words.game(game_id)} ({game_id})", bold=True)
        for name, like in levels.items():
            typer.echo(f"  {name:<12}{words.bot(name):<14}{like}".rstrip())
        typer.echo(f"  {words('bots-others', names=words.listed(others))}" if others else "")
