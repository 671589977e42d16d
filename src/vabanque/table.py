"""A game as one object: print it, push moves, take them back, copy it, show it in a notebook."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any, Generic, Literal, cast, overload

from vabanque.bots import make_bot
from vabanque.core import (
    Bot,
    Chance,
    Decide,
    Entry,
    IllegalMove,
    Move,
    OptionValue,
    Over,
    Refusal,
    Result,
    Rules,
    Seat,
    Watcher,
)
from vabanque.core.contract import AnyRules
from vabanque.games import game as rules_of
from vabanque.games import make
from vabanque.games.las_vegas import rules as las_vegas
from vabanque.games.las_vegas_cards import rules as las_vegas_cards
from vabanque.games.top_10000 import rules as top_10000
from vabanque.i18n import Words
from vabanque.play.dealers import Dealer, First, NumberedDealer, SeededDealer, stream
from vabanque.play.loop import follow, inform
from vabanque.play.position import position_from_text, position_to_text
from vabanque.play.record import Record
from vabanque.play.session import Session

if TYPE_CHECKING:  # `Table` alone means a table of any game. Python itself knows defaults from 3.13 on.
    from typing_extensions import TypeVar

    StateT = TypeVar("StateT", default=Any)
    MoveT = TypeVar("MoveT", bound=Move, default=Any)
    ViewT = TypeVar("ViewT", default=Any)
else:
    from vabanque.core.contract import MoveT, StateT, ViewT

BotClass = Callable[[Any, Seat, Random], Bot]
"""Makes a bot from the rules (of any kind: a bot may know only one game), its seat and its random stream."""
Players = int | Sequence[str]
"""How many play, or their names."""
Dealing = Dealer | Literal["by-hand"] | None
"""Where chance comes from: None is a seeded dealer; with `by-hand` you push what real dice show."""

MOST_LISTED = 12
"""A refusal lists the legal moves if there are at most this many."""


class Table(Session, Generic[StateT, MoveT, ViewT]):
    """A game under way: the board you push moves to.

    >>> import vabanque
    >>> table = vabanque.Table("las-vegas-2012", ["Anna", "Benno"], seed=7)
    >>> table
    <Table of las-vegas-2012: Anna, Benno; 8 entries, waiting for Anna>
    >>> table.moves()
    ['1', '2', '3', '4', '6']
    >>> [entry.kind for entry in table.push("6")]
    ['place', 'roll']
    >>> table.whose_turn
    ('Benno',)
    >>> table.pop()
    Place(seat=0, face=6, casino=6)
    >>> print(table)
    Round 1 of 4.
    Casino 1, Gold Mine: $80,000. No dice.
    Casino 2, Bajazzo: $60,000. No dice.
    Casino 3, Miracle: $60,000. No dice.
    Casino 4, Oasis: $30,000 and $20,000. No dice.
    Casino 5, Sphinx: $50,000 and $20,000. No dice.
    Casino 6, Show Hall: $70,000. No dice.
    Anna: 8 dice left, no bills.
    Benno: 8 dice left, no bills.
    Anna has rolled 1 2 2 2 3 3 4 6.
    To choose: Anna
    """

    rules: Rules[StateT, MoveT, ViewT]
    state: StateT

    @overload
    def __init__(
        self: Table[las_vegas.State, las_vegas.Place, las_vegas.View],
        game: Literal["las-vegas-2012", "las-vegas-biggy"],
        players: Players = 2,
        *,
        seed: object = None,
        dealer: Dealing = None,
        first: First | None = None,
        bots: Mapping[Seat, str | BotClass] | None = None,
        language: str = "en",
        **options: OptionValue,
    ) -> None: ...
    @overload
    def __init__(
        self: Table[las_vegas_cards.State, las_vegas_cards.Lay, las_vegas_cards.View],
        game: Literal["las-vegas-cards"],
        players: Players = 2,
        *,
        seed: object = None,
        dealer: Dealing = None,
        first: First | None = None,
        bots: Mapping[Seat, str | BotClass] | None = None,
        language: str = "en",
        **options: OptionValue,
    ) -> None: ...
    @overload
    def __init__(
        self: Table[top_10000.State, top_10000.Keep, top_10000.View],
        game: Literal["top-10000"],
        players: Players = 2,
        *,
        seed: object = None,
        dealer: Dealing = None,
        first: First | None = None,
        bots: Mapping[Seat, str | BotClass] | None = None,
        language: str = "en",
        **options: OptionValue,
    ) -> None: ...
    @overload
    def __init__(
        self,
        game: Rules[StateT, MoveT, ViewT],
        players: Players | None = None,
        *,
        seed: object = None,
        dealer: Dealing = None,
        first: First | None = None,
        bots: Mapping[Seat, str | BotClass] | None = None,
        language: str = "en",
        position: str | None = None,
    ) -> None: ...
    @overload
    def __init__(
        self: Table[Any, Any, Any],
        game: str,
        players: Players = 2,
        *,
        seed: object = None,
        dealer: Dealing = None,
        first: First | None = None,
        bots: Mapping[Seat, str | BotClass] | None = None,
        language: str = "en",
        **options: OptionValue,
    ) -> None: ...
    def __init__(
        self,
        game: str | AnyRules,
        players: Players | None = None,
        *,
        seed: object = None,
        dealer: Dealing = None,
        first: First | None = None,
        bots: Mapping[Seat, str | BotClass] | None = None,
        language: str = "en",
        position: Any = None,
        **options: OptionValue,
    ) -> None:
        """A new game.

        `game` is a game's id or its rules, `players` the names or the number of seats, `options` the game's options.
        The same `seed` gives the same dice; without one they are random. `first` is the seat that starts. Without it
        the starter is drawn, by the same seed (R4, R56), except with a `dealer` of your own: then seat 0 starts, and
        `first="random"` draws. `bots` take their seats at once (see `seat`). `language` is used by `print` and in
        pictures. With a `position` (docs/positions.md) the game begins there; see also `from_position`.

        >>> import vabanque
        >>> [vabanque.Table("top-10000", ["Anna", "Benno"], seed=seed).whose_turn[0] for seed in range(5)]
        ['Anna', 'Anna', 'Benno', 'Benno', 'Anna']
        >>> vabanque.Table("top-10000", ["Anna", "Benno"], seed=1, first=1).whose_turn
        ('Benno',)
        """
        seats = 2 if players is None else players if isinstance(players, int) else len(players)
        rules = rules_of(game, seats, **options) if isinstance(game, str) else game
        if players is None or isinstance(players, int):
            players = [f"Player {seat + 1}" for seat in range(rules.spec.seats)]
        self.seed = SystemRandom().getrandbits(64) if seed is None else seed
        self.words = Words(language)
        self._seated: dict[Seat, str | BotClass] = {}
        dealing = None if dealer == "by-hand" else SeededDealer(self.seed) if dealer is None else dealer
        if first is None:
            first = "random" if dealer is None and rules.spec.facts.first_player else 0
        if first == "random":
            first = stream(self.seed, "starter").randrange(rules.spec.seats)
        super().__init__(rules, players, dealing, first=first, position=position)
        for seat, bot in (bots or {}).items():
            self.seat(seat, bot)

    @classmethod
    def from_record(cls, record: Record, *, seed: object = None, language: str = "en") -> Table[Any, Any, Any]:
        """Continue where a record stops; its moves can be taken back. Raises WrongRecord if the record is not valid.

        >>> import vabanque
        >>> table = vabanque.Table("top-10000", seed=1)
        >>> _ = table.push(table.moves()[0])
        >>> vabanque.Table.from_record(table.record()).state == table.state
        True
        """
        table: Table[Any, Any, Any] = cls(
            record.rules,
            record.seats,
            seed=seed,
            dealer="by-hand",
            first=record.start,
            language=language,
            position=record.position,
        )
        table._continue(record, SeededDealer(table.seed))
        return table

    @classmethod
    def from_position(
        cls,
        position: str,
        players: Sequence[str] | None = None,
        *,
        seed: object = None,
        dealer: Dealing = None,
        bots: Mapping[Seat, str | BotClass] | None = None,
        language: str = "en",
    ) -> Table[Any, Any, Any]:
        """A game that begins in a position (docs/positions.md). Raises Unreadable, Misconfigured or Impossible.

        >>> import vabanque
        >>> table = vabanque.Table.from_position("top-10000/2 b 9800/9500 300 2 25", dealer="by-hand")
        >>> table.moves()
        ['5 throw', '5 bank']
        >>> _ = table.push("5 bank")
        >>> table.position
        'top-10000/2 a 9800/9850 0 5r -'
        """
        rules = position_from_text(position).rules
        return cls(rules, players, seed=seed, dealer=dealer, first=0, bots=bots, language=language, position=position)

    @property
    def position(self) -> str:
        """The position in one line (docs/positions.md). It hides nothing: hands and hidden money stand in it.

        >>> import vabanque
        >>> vabanque.Table("las-vegas-2012", 3, seed=1).position
        'las-vegas-2012/3 1cc 5/5/81/52/43/7111 8/8/8 -/-/- - 22255566'
        """
        return position_to_text(self.rules, self.state)

    # How it looks

    def __repr__(self) -> str:
        waiting = "over" if self.over else f"waiting for {' and '.join(self.whose_turn) or 'chance'}"
        names = ", ".join(self.names)
        return f"<Table of {self.rules.spec.game}: {names}; {len(self.journal)} entries, {waiting}>"

    def __str__(self) -> str:
        """The board: everything that is public, made from the scene that all front ends draw."""
        from vabanque.pictures import text

        return text(self, self.words)

    def _repr_svg_(self) -> str:
        """The table as a picture, for notebooks."""
        return self.svg()

    def svg(self) -> str:
        """The table as a picture in SVG, drawn from the scene.

        >>> import vabanque
        >>> vabanque.Table("top-10000", seed=1).svg()[:4]
        '<svg'
        """
        from vabanque.pictures import draw

        return draw(self, self.words).to_svg(str(self))

    # What is going on

    @property
    def whose_turn(self) -> tuple[str, ...]:
        """The names of the players who have to decide now; empty if it is chance's turn or the game is over."""
        return tuple(self.names[seat] for seat in self.waiting_for)

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it is under way."""
        turn = self.turn
        return turn.result if isinstance(turn, Over) else None

    @property
    def chance(self) -> Chance[Entry] | None:
        """The dice or cards that are due, with exact probabilities; None if it is not chance's turn.

        >>> import vabanque
        >>> table = vabanque.Table("top-10000", dealer="by-hand")
        >>> table.chance
        ThrowDice(seat=0, black=5, red=True)
        >>> table.chance.sample(vabanque.stream("a seed"))
        Throw(seat=0, black=(1, 3, 4, 5, 6), red=4)
        """
        turn = self.turn
        return None if isinstance(turn, Decide | Over) else turn

    def legal(self, seat: Seat | None = None) -> tuple[MoveT, ...]:
        """The legal moves of `seat`, or of whoever has to decide first."""
        if seat is None:
            seat = next(iter(self.waiting_for), None)
        return () if seat is None else cast("tuple[MoveT, ...]", super().legal(seat))

    def moves(self, seat: Seat | None = None) -> list[str]:
        """The legal moves as text."""
        return [self.rules.write_move(move) for move in self.legal(seat)]

    def view(self, viewer: Seat | None = None) -> ViewT:
        """What `viewer` may know; None is a spectator. No view contains sealed choices."""
        return self.rules.view(self.state, viewer)

    # What happens

    def push(self, move: str | Entry, seat: Seat | None = None) -> list[Entry]:
        """Play a move, or enter what chance did, as text or as an object. Returns the new journal entries.

        Text is a move of `seat`, or of whoever has to decide first. A refusal says why, and changes nothing.

        >>> import vabanque
        >>> table = vabanque.Table("top-10000", ["Anna", "Benno"], dealer="by-hand")
        >>> table.push("2 3 3 4 5 r5")
        [Throw(seat=0, black=(2, 3, 3, 4, 5), red=5)]
        >>> table.push("5>1 bank")
        [Keep(seat=0, combos=('5>1',), points=100, then='bank'), Bank(seat=0, turn=100, score=100)]
        """
        with self._explaining(move, seat):
            entry = self._read(move, seat) if isinstance(move, str) else move
            return self.submit(entry) if isinstance(entry, Move) else self.land(entry)

    @contextmanager
    def _explaining(self, move: str | Entry, seat: Seat | None) -> Iterator[None]:
        """Let a refusal say which moves were possible."""
        try:
            yield
        except Refusal as refusal:
            refusal.names = self.names
            if isinstance(move, str):
                moves = self.moves(seat)
                refusal.suggesting(move, moves)
                refusal.allowed = tuple(moves) if len(moves) <= MOST_LISTED else ()
            raise

    def _read(self, text: str, seat: Seat | None) -> Entry:
        turn = self.turn
        if isinstance(turn, Over):
            raise IllegalMove("game-over")
        if not isinstance(turn, Decide):
            return turn.read(text)
        return self.rules.read_move(self.waiting_for[0] if seat is None else seat, text)

    # Bots and copies

    def seat(self, seat: Seat, bot: str | BotClass) -> None:
        """Let a bot decide for `seat`: by name, or a class as in docs/bots.md. `run_bots` lets it play.

        >>> import vabanque
        >>> table = vabanque.Table("las-vegas-cards", 3, seed=5, bots={1: "greedy", 2: "random"})
        >>> table.seat(0, "greedy")
        >>> _ = table.run_bots()
        >>> table.result.score
        (970, 1080, 630)
        """
        self._seated[seat] = bot
        rng = stream(self.seed, "bot", seat)
        self.bots[seat] = _new_bot(bot, self.rules, seat, rng)

    def _seat_anew(self) -> None:
        """Create the bots seated by `seat` again, as at the start; they will hear the whole journal."""
        for seat, bot in self._seated.items():
            self.seat(seat, bot)

    def _go_back(self, at: int) -> None:
        super()._go_back(at)
        self._seat_anew()

    def come_back(self, seat: Seat) -> None:
        """The player is back and decides again."""
        self._seated.pop(seat, None)
        super().come_back(seat)

    def copy(self, *, seed: object = None) -> Table[StateT, MoveT, ViewT]:
        """The same game, to try something out. The two are independent from here on.

        The copy has its own dealer and its own bots in place of those seated by `seat`. Without `seed`, the same dice
        lie ahead of both; with one, everything that chance does from here on, and what bots draw, follows from `seed`.

        >>> import vabanque
        >>> table = vabanque.Table("las-vegas-2012", seed=1)
        >>> other = table.copy()
        >>> _ = other.push(other.moves()[0])
        >>> len(table.journal), len(other.journal)
        (8, 10)
        """
        twin = cast("Table[StateT, MoveT, ViewT]", super().copy())
        twin._seated = dict(self._seated)
        if seed is not None:
            twin.seed, twin.dealer, twin._fresh = seed, NumberedDealer(seed), None
        twin._seat_anew()
        return twin

    __copy__ = copy

    def rollouts(
        self,
        move: str | MoveT,
        games: int,
        *,
        bot: str | BotClass = "random",
        seed: object = 0,
        seat: Seat | None = None,
    ) -> list[Result]:
        """Play `move`, then the rest of the game between bots of one kind, `games` times: how it might end.

        Nothing changes at this table. Every rollout has its own dice, and its own guess at what `seat` (or whoever has
        to decide first) cannot know: others' hands. Scores count as known, since anyone can follow them. Rollout number
        n of a seed always has the same luck, so that moves can be compared. Bots that watch hear only what follows.

        >>> import vabanque
        >>> table = vabanque.Table("top-10000", seed=1)
        >>> results = {move: table.rollouts(move, 50, bot="greedy") for move in table.moves()[:2]}
        >>> {move: sum(0 in result.winners for result in played) for move, played in results.items()}
        {'1 1 44r4 throw': 24, '1 1 44r4 bank': 30}
        """
        with self._explaining(move, seat):
            chosen = self._read(move, seat) if isinstance(move, str) else move
            if not isinstance(chosen, Move):
                raise IllegalMove("not-a-move", text=chosen.kind)
            self.rules.check(self.state, cast("MoveT", chosen))
        return [self._rollout(chosen, bot, stream(seed, "rollout", game)) for game in range(games)]

    def _rollout(self, move: Move, bot: str | BotClass, rng: Random) -> Result:
        spec = self.rules.spec
        rules = make(spec.game, spec.seats, spec.options, open_money=True)
        bots = [_new_bot(bot, rules, seat, rng) for seat in range(spec.seats)]

        def choose(state: Any, seat: Seat) -> Any:
            moves = rules.legal(state, seat)
            return bots[seat].choose(rules.view(state, seat), moves) if len(moves) > 1 else moves[0]

        guess = rules.fill(rules.view(self.state, move.seat), rng)
        for step in follow(rules, guess, move, lambda chance: chance.sample(rng), choose):
            for seat, listener in enumerate(bots):
                if isinstance(listener, Watcher):
                    inform(listener, seat, step.entries)
        end = rules.turn(step.state)
        assert isinstance(end, Over)
        return end.result


def _new_bot(bot: str | BotClass, rules: AnyRules, seat: Seat, rng: Random) -> Bot:
    return make_bot(bot, rules, seat, rng) if isinstance(bot, str) else bot(rules, seat, rng)
