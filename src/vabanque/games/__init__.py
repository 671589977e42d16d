"""The rule books. `make` sets up one game; `GAMES` lists them, and takes games that somebody adds."""

from __future__ import annotations

from collections.abc import Mapping

from vabanque.core import Game, Misconfigured, OptionValue, Spec
from vabanque.core.contract import AnyRules
from vabanque.games.las_vegas.editions import LAS_VEGAS_2012, LAS_VEGAS_BIGGY, Edition
from vabanque.games.las_vegas.rules import LasVegas
from vabanque.games.las_vegas_cards import editions as cards
from vabanque.games.las_vegas_cards.rules import LasVegasCards
from vabanque.games.top_10000 import rules as top


def _dice_game(edition: Edition) -> Game:
    return Game(
        edition.id,
        edition.seats,
        edition.options,
        lambda spec, open_money: LasVegas(spec, edition, open_money=open_money),
    )


GAMES: dict[str, Game] = {
    game.id: game
    for game in (
        _dice_game(LAS_VEGAS_2012),
        _dice_game(LAS_VEGAS_BIGGY),
        Game(
            cards.ID,
            cards.SEATS,
            cards.OPTIONS,
            lambda spec, open_money: LasVegasCards(spec, open_money=open_money),
        ),
        Game(top.ID, top.SEATS, top.OPTIONS, lambda spec, _: top.Top10000(spec)),
    )
}


def make(
    id: str,  # noqa: A002
    seats: int,
    options: Mapping[str, OptionValue] | None = None,
    *,
    open_money: bool = False,
) -> AnyRules:
    """The rules of a game for `seats` seats; options not given take their defaults. Raises Misconfigured."""
    if id not in GAMES:
        raise Misconfigured("unknown-game", game=str(id)[:40])
    found = GAMES[id]
    if type(seats) is not int or seats not in found.seats:
        raise Misconfigured("bad-seats", seats=str(seats)[:20], least=found.seats[0], most=found.seats[-1])
    chosen = {option.name: option.default for option in found.options}
    known = {option.name: option for option in found.options}
    for name, value in (options or {}).items():
        if name not in known:
            raise Misconfigured("unknown-option", option=str(name)[:40])
        if not known[name].accepts(value):
            raise Misconfigured("bad-option", option=name, value=str(value)[:40])
        chosen[name] = value
    return found.build(Spec(id, seats, chosen), open_money)


def game(id: str, seats: int, *, open_money: bool = False, **options: OptionValue) -> AnyRules:  # noqa: A002
    """`make` for people: `game("las-vegas-2012", seats=3, neutral=True)`."""
    return make(id, seats, options, open_money=open_money)


def chosen_options(spec: Spec) -> dict[str, OptionValue]:
    """The options that differ from their defaults: what a record writes down."""
    return {
        option.name: spec.options[option.name]
        for option in GAMES[spec.game].options
        if spec.options[option.name] != option.default
    }
