"""What a viewer sees: the table, its seats, and what each choice would mean."""

from __future__ import annotations

from typing import Literal

from vabanque.games.las_vegas import rules as las_vegas
from vabanque.games.las_vegas_cards import rules as las_vegas_cards
from vabanque.games.top_10000 import rules as top_10000
from vabanque.server.messages.base import Message, Owner
from vabanque.server.messages.events import GameResult
from vabanque.server.messages.setup import Setup


class Clock(Message):
    seconds: int
    """Allowed for this move."""
    ends: int
    """When the time is up, by the server's clock (compare with the view's `now`)."""


class SeatView(Message):
    seat: int
    name: str | None
    kind: Literal["open", "bot", "local", "person"]
    bot: str | None
    """The bot's level, also while it stands in."""
    you: bool
    host: bool
    presence: Literal["here", "away", "stood-in", "left"]
    to_move: bool
    sealed: bool
    """Has chosen, face down."""
    clock: Clock | None
    score: int | None
    """Money with Jetons, or points; null where it is hidden."""
    won: list[int] | None
    """Bills won, highest first; null where they are hidden or the game has none."""
    bills: int
    jetons: int
    dice: int
    """Own dice in hand (a Biggy is one more); cards: cards laid this round."""
    neutral: int
    biggy: bool
    """Is the Biggy still in hand?"""
    seeded: bool


class BillView(Message):
    value: int
    goes_to: Owner | None
    """Who would get it if it were paid now."""


class StackView(Message):
    """One owner's dice (or cards) at one casino."""

    owner: Owner
    faces: list[int]
    """Normal dice, one number each; in the card game one for every die printed on the cards."""
    cards: list[str] | None
    biggy: int | None
    weight: int
    tied: bool
    """Cancelled by a tie if it were paid now."""


class CasinoView(Message):
    casino: int
    bills: list[BillView]
    stacks: list[StackView]
    jeton: bool
    open: list[int] | None
    """The Bandit only: the faces it still takes."""


class Gain(Message):
    """What a choice would mean at one casino if it were paid right after."""

    casino: int
    weight: int
    bill: int | None
    rank: int | None
    tied_with: list[Owner]


class PlaceChoice(Message):
    face: int
    casino: int
    own: int
    neutral: int
    biggy: bool
    jeton: bool
    gain: Gain
    total: int
    """All that would be mine at all casinos."""


class LayChoice(Message):
    cards: list[str]
    indices: list[int]
    """Which cards of the hand (equal cards are interchangeable)."""
    laid: int
    """Cards laid this round afterwards."""
    out: bool
    """Would that be my last play of the round (eight cards)?"""
    jetons: int
    gains: list[Gain]
    total: int


class ThrownDie(Message):
    id: int
    red: bool
    face: int | Literal["coin"]


class Turned(Message):
    """A five turned to a one, and the five that stays and is blocked."""

    die: int
    partner: int


class KeepChoice(Message):
    combos: list[str]
    points: int
    dice: list[int]
    """Ids of the dice set aside."""
    turned: list[Turned]
    turn_points: int
    """Points of this turn if banked now."""
    score: int
    """Score if banked now."""
    wins: bool
    """Would banking end the game?"""
    black: int
    """Black dice to throw on with."""
    red: bool
    six: bool
    """Do all six dice come back?"""
    bust: float | None
    """Probability that the next throw is a bust; null if the table gives no odds."""


class LasVegasBoard(Message, tag_field="kind", tag="las-vegas"):
    round: int
    rounds: int
    starter: int
    casinos: list[CasinoView]
    roll: las_vegas.Roll | None
    spare: list[int] | None
    """Neutral dice thrown before this round."""
    paid: list[CasinoView] | None
    """The table as the last payout found it: who got which bill, whom a tie cancelled."""
    paid_seq: int | None
    history: list[list[list[int]]] | None
    """Round by round, seat by seat: bills won; null while money is hidden."""


class CardsBoard(Message, tag_field="kind", tag="las-vegas-cards"):
    round: int
    rounds: int
    starter: int
    play: int
    plays: int
    in_turn: bool
    exit: int
    """With this many cards laid a player is out of the round."""
    casinos: list[CasinoView]
    laid: list[list[str]]
    out: list[bool]
    hand_sizes: list[int]
    pile_sizes: list[int]
    glass_sizes: list[int]
    revealed: list[las_vegas_cards.Lay]
    """What was laid last, by all who laid together."""
    revealed_seq: int | None
    hands: list[list[str]] | None
    """Only in replays of finished games."""
    paid: list[CasinoView] | None
    paid_seq: int | None
    history: list[list[list[int]]] | None


class TenBoard(Message, tag_field="kind", tag="top-10000"):
    target: int
    dice: list[ThrownDie]
    """The throw on the table."""
    thrown: int
    """Dice to throw next or just thrown."""
    red: bool
    turn_points: int
    kept: list[list[str]]
    """What was set aside in this turn, throw by throw."""
    last: top_10000.Throw | None
    """The last throw, also after a bust."""
    bust: bool
    """Did the last throw bust?"""
    sheet: list[list[int | None]]
    """Seat by seat, turn by turn: points banked, or null for a dash."""


AnyBoard = LasVegasBoard | CardsBoard | TenBoard


class LasVegasMine(Message, tag_field="kind", tag="las-vegas"):
    """What one seat may choose from."""

    choices: list[PlaceChoice]


class CardsMine(Message, tag_field="kind", tag="las-vegas-cards"):
    hand: list[str]
    discards: list[str]
    choices: list[LayChoice]
    sealed: list[str] | None
    """What I chose, while others still think."""


class TenMine(Message, tag_field="kind", tag="top-10000"):
    choices: list[KeepChoice]


AnyMine = LasVegasMine | CardsMine | TenMine


class Awaited(Message):
    """Dice by hand: what somebody has to enter now."""

    kind: Literal["roll", "spare", "fill", "draw", "throw"]
    seat: int | None
    casino: int | None
    dice: int
    """Own or black dice; bills to lay out are as many as the rules say."""
    neutral: int
    biggy: bool
    red: bool
    deck: list[tuple[int | str, int]] | None
    """Bills left: value, copies. In replays also cards left in the seat's pile."""
    bills: int | None = None
    """So many bills are laid out…"""
    worth: int | None = None
    """…or one after the other until they are worth this much."""


class LasVegasPosition(Message, tag_field="kind", tag="las-vegas"):
    view: las_vegas.View


class CardsPosition(Message, tag_field="kind", tag="las-vegas-cards"):
    view: las_vegas_cards.View


class TenPosition(Message, tag_field="kind", tag="top-10000"):
    view: top_10000.View


AnyPosition = LasVegasPosition | CardsPosition | TenPosition


class View(Message, tag_field="type", tag="view"):
    """The table through a viewer's eyes: all that the browser draws."""

    table: str
    code: str | None
    seq: int
    turn: int
    """Changes whenever the game moves on; send it along with a move."""
    now: int
    status: Literal["open", "running", "over", "closed"]
    setup: Setup
    commitment: str | None
    seats: list[SeatView]
    you: int | None
    """Through which seat's eyes; null: a spectator."""
    yours: list[int]
    """All seats of this device."""
    host: bool
    can_start: bool
    to_move: list[int]
    awaited: Awaited | None
    board: AnyBoard | None
    mine: AnyMine | None
    position: AnyPosition | None
    """The same as the rules see it, for whoever wants to compute."""
    result: GameResult | None
    rematch: str | None
