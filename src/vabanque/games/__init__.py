"""The games and their rules. `make` sets one up, `GAMES` lists them, and `register` adds one from another package."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Literal, overload

from vabanque.core import Game, Misconfigured, Option, OptionValue, Spec
from vabanque.core.contract import AnyRules
from vabanque.core.registry import Registry
from vabanque.core.scene import AnyScenes
from vabanque.games import las_vegas, las_vegas_cards, top_10000
from vabanque.games.las_vegas.rules import LasVegas
from vabanque.games.las_vegas_cards.rules import LasVegasCards
from vabanque.games.top_10000.rules import Top10000

GAMES: Registry[Game] = Registry()
MANY_VALUES = 4
"""For an option with more values than this, `variants` uses only two of them."""


def register(game: Game) -> Game:
    """Add a game. Raises Misconfigured if the name is taken."""
    GAMES.add(game.id, game)
    return game


for _game in (*las_vegas.GAMES, las_vegas_cards.GAME, top_10000.GAME):
    register(_game)


def find(id: str) -> Game:  # noqa: A002
    """The game with this id. Raises Misconfigured if there is none."""
    if id not in GAMES:
        raise Misconfigured("unknown-game", game=str(id)[:40]).suggesting(id, GAMES)
    return GAMES[id]


def make(
    id: str,  # noqa: A002
    seats: int,
    options: Mapping[str, OptionValue] | None = None,
    *,
    open_money: bool = False,
) -> AnyRules:
    """The rules of a game for `seats` seats; options not given take their defaults. Raises Misconfigured.

    `open_money` shows hidden scores to everybody; it has no effect on a game whose scores are never hidden.
    """
    game = find(id)
    if type(seats) is not int or seats not in game.seats:
        code = "bad-seats" if len(game.seats) > 1 else "only-seats"
        raise Misconfigured(code, seats=str(seats), least=game.seats[0], most=game.seats[-1])
    chosen = {option.name: option.default for option in game.options}
    known = {option.name: option for option in game.options}
    for name, value in (options or {}).items():
        if name not in known:
            raise Misconfigured("unknown-option", option=str(name)).suggesting(name, known)
        if not known[name].accepts(value):
            raise Misconfigured("bad-option", option=name, value=str(value))
        chosen[name] = value
    for option in _idle_options(game, seats, chosen):
        if option.refusal:
            raise Misconfigured(option.refusal, **({"seats": seats} if option.seats else {}))
    return game.build(Spec(id, seats, chosen, open_money=open_money, facts=game.facts))


def _idle_options(game: Game, seats: int, options: Mapping[str, OptionValue]) -> Iterator[Option]:
    """Options that are set where they have no effect."""
    for option in game.options:
        if options[option.name] != option.default and not option.fits(seats, options):
            yield option


@overload
def game(
    id: Literal["las-vegas-2012", "las-vegas-biggy"],
    seats: int,
    **options: OptionValue,
) -> LasVegas: ...
@overload
def game(id: Literal["las-vegas-cards"], seats: int, **options: OptionValue) -> LasVegasCards: ...
@overload
def game(id: Literal["top-10000"], seats: int, **options: OptionValue) -> Top10000: ...
@overload
def game(id: str, seats: int, **options: OptionValue) -> AnyRules: ...
def game(id: str, seats: int, **options: OptionValue) -> AnyRules:  # noqa: A002
    """The rules of a game for `seats` players, with options by name. Raises Misconfigured.

    >>> rules = game("las-vegas-2012", seats=3, neutral=True, open_money=True)
    >>> rules.spec.options
    {'neutral': True, 'jetons': False}
    """
    open_money = options.pop("open_money", False) if find(id).facts.hidden_scores else False
    return make(id, seats, options, open_money=bool(open_money))


def variants(id: str, seats: int | None = None, *, idle: bool = True) -> Iterator[AnyRules]:  # noqa: A002
    """The rules of a game for every combination of options, with every number of seats or with just `seats`.

    For an option with many values, such as a target score, only the default and the smallest are used. `idle` also sets
    options where they have no effect. The game with all defaults comes first.
    """
    game = find(id)
    values = [
        tuple(option.allowed) if len(option.allowed) <= MANY_VALUES else (option.default, option.allowed[0])
        for option in game.options
    ]
    for count in game.seats if seats is None else (seats,):
        for combination in product(*values):
            options = {option.name: value for option, value in zip(game.options, combination, strict=True)}
            try:
                rules = make(id, count, options)
            except Misconfigured:
                continue
            if idle or not any(_idle_options(game, count, options)):
                yield rules


def scenes(rules: AnyRules) -> AnyScenes:
    """The object that says what a table under these rules shows."""
    return find(rules.spec.game).scenes(rules)


def vocabulary(rules: AnyRules) -> tuple[str, ...]:
    """Every move that can be legal under these rules; its index is its number. Raises Misconfigured."""
    list_moves = find(rules.spec.game).vocabulary
    if list_moves is None:
        raise Misconfigured("no-vocabulary", game=rules.spec.game)
    return list_moves(rules)


def begun_with(id: str, seats: int, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:  # noqa: A002
    """The options of a stored game. New games state all of theirs; in old ones a missing option had its old default."""
    options = dict(options)
    for option in GAMES[id].options if id in GAMES else ():
        if option.formerly is not None and option.name not in options:
            stated = {other.name: other.default for other in GAMES[id].options} | options
            if option.fits(seats, stated):
                options[option.name] = option.formerly
    return options


def chosen_options(spec: Spec) -> dict[str, OptionValue]:
    """The options that differ from their defaults, and so tell variants of a game apart."""
    return {
        option.name: spec.options[option.name]
        for option in GAMES[spec.game].options
        if spec.options[option.name] != option.default
    }
