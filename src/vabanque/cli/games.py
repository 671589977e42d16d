"""`vabanque games`."""

from __future__ import annotations

from typing import Annotated

import typer

from vabanque.cli.arguments import Language
from vabanque.cli.common import words_in


def games(
    lang: Language = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object per game.")] = False,
) -> None:
    """List the games with their seats, options and defaults.

    Example: `vabanque games --lang de`
    """
    from vabanque.games import GAMES

    words = words_in(lang)
    for number, game in enumerate(GAMES.values()):
        if as_json:
            import msgspec

            options = [
                {"name": option.name, "default": option.default, "about": words(f"option-{game.id}-{option.name}")}
                for option in game.options
            ]
            plain = {"game": game.id, "name": words.game(game.id), "seats": list(game.seats), "options": options}
            typer.echo(msgspec.json.encode(plain).decode())
            continue
        if number:
            typer.echo()
        typer.secho(f"{game.id}  {words.game(game.id)}", bold=True)
        typer.echo(f"  {words(f'tagline-{game.id}')}")
        typer.echo(f"  {words('seats-range', least=game.seats[0], most=game.seats[-1])}")
        for option in game.options:
            default = str(option.default).lower() if isinstance(option.default, bool) else option.default
            typer.echo(f"  -o {option.name}={default}")
            typer.echo(f"      {words(f'option-{game.id}-{option.name}')}")
