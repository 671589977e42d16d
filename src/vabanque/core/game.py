"""How a game is registered: its options, its facts, and where everything it brings is found."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from vabanque.core.frozen import Frozen

if TYPE_CHECKING:
    from vabanque.core.contract import AnyRules
    from vabanque.core.scene import AnyScenes

OptionValue = bool | int | str
T = TypeVar("T", int, float)


@dataclass(frozen=True, slots=True)
class Option:
    """Something players agree on before the game."""

    name: str
    default: OptionValue
    allowed: Sequence[OptionValue]
    seats: range | None = None
    """Only with this many players; None means any number."""
    needs: tuple[str, OptionValue] | None = None
    """Only where another option has this value."""
    refusal: str | None = None
    """The refusal code for setting the option where it does not apply. None: it is accepted and has no effect."""
    formerly: OptionValue | None = None
    """The earlier default, for games begun before it changed that do not state the option."""

    def accepts(self, value: object) -> bool:
        """Is `value` of the right type and one of those allowed?"""
        return type(value) is type(self.default) and value in self.allowed

    def fits(self, seats: int, options: Mapping[str, OptionValue]) -> bool:
        """Does the option have any effect with this many players and these other options?"""
        enough = self.seats is None or seats in self.seats
        return enough and (self.needs is None or options[self.needs[0]] == self.needs[1])


class Facts(Frozen, kw_only=True):
    """What is true of a game, whatever its options. Everybody reads it here; the conformance suite checks it."""

    secret_hands: bool = False
    """Can chance deal what only its own seat may see, such as a hand of cards?"""
    hidden_scores: bool = False
    """Do players hide their scores until the end, unless the table opens them (`Spec.open_money`)?"""
    simultaneous: bool = False
    """Can several seats have to decide at the same time?"""
    rounds: bool = False
    """Is it played in rounds (`Entry.begins_round`)?"""
    first_player: bool = True
    """Does it matter which seat starts? If not, nobody draws or counts starters."""
    lowest_wins: bool = False
    """Are scores penalties? Rules count them below zero, so that more is better; people see them without the sign."""
    unit: Literal["points", "money"] = "points"
    """What scores are counted in; money in thousands of dollars."""
    table_luck: str = "review-table-luck"
    """The message that names the luck that is nobody's own."""

    def shown(self, score: T) -> T:
        """A score as people count it."""
        return 0 - score if self.lowest_wins else score  # −0.0 would show its sign


@dataclass(frozen=True, slots=True)
class Spec:
    """One game as the players agreed on it: which one, how many seats, and the value of every option."""

    game: str
    seats: int
    options: Mapping[str, OptionValue] = field(hash=False)
    version: int = 1
    """Version of the rules. A changed rule makes a new version."""
    open_money: bool = field(default=False, compare=False)
    """May everybody see hidden scores (`Facts.hidden_scores`)? It changes what viewers see, never the game, so records
    leave it out."""
    facts: Facts = field(default_factory=Facts, compare=False)
    """The game's facts, for everybody who has its rules."""


@dataclass(frozen=True, slots=True)
class Lazy:
    """Something that is imported when it is first used: NumPy, numba and Textual are slow to import."""

    where: str
    """`module:attribute`"""
    compiled: bool = False
    """Does the module have compiled code and a function `rehearse` (`vabanque.warmup`)?"""

    @property
    def module(self) -> str:
        return self.where.partition(":")[0]

    @property
    def attribute(self) -> str:
        return self.where.partition(":")[2]

    def load(self) -> Any:
        """What it names."""
        return getattr(import_module(self.module), self.attribute)


def compiled_modules(*parts: Lazy | None) -> tuple[str, ...]:
    """The modules that have to be compiled before these parts are fast (`vabanque.warmup`), each once."""
    return tuple(dict.fromkeys(part.module for part in parts if part is not None and part.compiled))


@dataclass(frozen=True, slots=True, kw_only=True)
class Brings:
    """What a game brings beside its rules. Nothing is required: whatever is missing has a generic replacement."""

    notation: Lazy | None = None
    """Writes its positions in one line (`core.notation.Notation`). Without it, they are JSON."""
    bots: Lazy | None = None
    """Its bots (`bots.GameBots`). Without them, `random` and `rollouts` play."""
    engine: Lazy | None = None
    """Compiled rules that play whole games (`sim.SimulationEngine`). Without it, the readable rules are simulated."""
    engine_dealer: Lazy | None = None
    """A class derived from `sim.LuckDealer` that gives the readable rules the same luck as `engine`."""
    contests: Lazy | None = None
    """Plays contests between its bots faster than the readable rules do (`arena.ContestEngine`)."""
    contest_dealer: Lazy | None = None
    """A class derived from `arena.DuplicateDealer` that keeps luck comparable for as long as the game allows."""
    control: Lazy | None = None
    """A cheap `Meter` of luck: a control variate for contests between fast bots (`arena.luck`)."""
    evaluator: Lazy | None = None
    """What judges positions for reviews (`analyse.Evaluator`). Without it, rollouts do."""
    coach: Lazy | None = None
    """What may be wrong with a move (`coach.Families`). Without it, reviews give no reasons."""
    environment: Lazy | None = None
    """Compiled tables for research (`envs.Loops`). Without them, the readable rules are played."""
    drawing: Lazy | None = None
    """Draws its scenes in the terminal (`tui.Drawing`). Without it, the generic table does."""
    narrator: Lazy | None = None
    """Puts its scenes into words (`tui.Talking`). Without it, the generic one does."""
    picture: Lazy | None = None
    """A function that draws its scenes on a `pictures.Canvas`. Without it, a picture is the scene in words."""
    figures: Lazy | None = None
    """A function from the game's id to the figures beside each section of its rules page (`figures.Figure`)."""
    solved: Lazy | None = None
    """A function that yields its exact tables for data sets: (name, columns, rows), for those of the given games."""
    commands: tuple[Lazy, ...] = ()
    """Functions that become commands of `vabanque`, by their names. Their package may be missing: then they say so."""
    data: str | None = None
    """The package whose folder `data` has its files: puzzles (`<id>.jsonl.gz`), and what its own code reads."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game that can be set up. Packages register it with `vabanque.games.register`."""

    id: str
    seats: range
    options: tuple[Option, ...]
    build: Callable[[Spec], AnyRules]
    """Makes the rules for a spec."""
    scenes: Callable[[Any], AnyScenes]
    """Makes the object that says what a table under these rules shows."""
    facts: Facts = field(default_factory=Facts)
    words: str | None = None
    """The package whose folder `locales` has the game's messages (`en.ftl`, `de.ftl` …); None for Vabanque's own."""
    vocabulary: Callable[[Any], tuple[str, ...]] | None = None
    """All moves that can ever be legal under these rules, as `write_move` writes them: move number n is text n."""
    ladder: tuple[Mapping[str, OptionValue], ...] = ()
    """The option sets with which contests measure its levels (`vabanque arena --ladder`)."""
    brings: Brings = field(default_factory=Brings)
