"""Everything that goes over the wire, as types. JSON Schema and the browser's TypeScript are made from this file.

Money is in thousands of dollars, seats are 0 … n−1, times are milliseconds since 1970. An owner of dice is a seat, or
`"neutral"` for the white dice's imaginary player.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from vabanque.games.las_vegas import rules as las_vegas
from vabanque.games.las_vegas_cards import rules as las_vegas_cards
from vabanque.games.top_10000 import rules as top_10000

REACTIONS = ("👏", "😂", "😱", "😭", "😎", "🍀")
"""Six faces and no free text: enough to groan, too little to insult."""

SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
BotName = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z0-9-]+$")]
Token = Annotated[str, Meta(min_length=20, max_length=80, pattern=r"^[A-Za-z0-9_-]+$")]
CommandId = Annotated[str, Meta(min_length=8, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
"""Made by the client; the same id again is the same command, done once."""
SeatSeed = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9+/=_-]*$")]
"""What a browser adds to the dice. Public: it only has to be out of the server's control."""
Reaction = Literal["👏", "😂", "😱", "😭", "😎", "🍀"]
Owner = int | Literal["neutral"]
Hints = Literal["off", "odds", "best"]
Fact = int | str


class Message(Struct, forbid_unknown_fields=True):
    """The base of all: nothing unknown is accepted."""


# -- setting up a table --------------------------------------------------------------------------------------------


class SeatSetup(Message):
    """A seat as its table is made: for whoever comes, a bot, or a person at the creator's device."""

    kind: Literal["open", "bot", "local"] = "open"
    name: Name | None = None
    bot: BotName | None = None


class Setup(Message):
    """What the people agreed on. It does not change during a game."""

    game: Annotated[str, Meta(max_length=40)]
    options: Annotated[dict[str, bool | int | str], Meta(max_length=20)] = {}
    clock: Annotated[int, Meta(ge=5, le=86_400)] | None = None
    """Seconds for a move; when they are over a bot stands in."""
    public: bool = False
    spectators: bool = True
    open_money: bool = False
    """Does won money lie open (R6)?"""
    hints: Hints = "off"
    dice: Literal["fair", "by-hand"] = "fair"
    """By hand: people enter what the real dice show."""
    bot_delay: Annotated[int, Meta(ge=0, le=10_000)] = 900
    """How long bots seem to think, in milliseconds."""
    stand_in: BotName | None = "greedy"
    """The bot that plays for who left or ran out of time; none: their dice are void (R11c)."""
    first: Annotated[int, Meta(ge=0, le=5)] | Literal["random"] = "random"


class NewTable(Message):
    """Make a table. Local seats belong to this device; the first of them is its owner's own."""

    setup: Setup
    seats: Annotated[list[SeatSetup], Meta(min_length=1, max_length=6)]
    seed: SeatSeed = ""
    start: bool = False
    """Start at once, if no seat is open."""


class TableMade(Message):
    """The token is shown once; whoever has it, acts for these seats."""

    table: str
    code: str | None
    token: str
    seats: list[int]
    host: bool
    commitment: str | None


class Join(Message):
    """Take an open seat, any or a certain one."""

    name: Name
    id: Annotated[str, Meta(min_length=16, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
    """Keep it secret: the same id again means the same seat, with a new token."""
    seat: SeatNumber | None = None
    seed: SeatSeed = ""


class Offer(Message):
    """A one-time code with which another device takes this one's place."""

    code: str
    expires: int


class TakeOver(Message):
    code: Annotated[str, Meta(min_length=6, max_length=20, pattern=r"^[A-Za-z0-9 -]+$")]


# -- moves ---------------------------------------------------------------------------------------------------------


class Place(Message, tag_field="kind", tag="place"):
    seat: SeatNumber
    face: Annotated[int, Meta(ge=1, le=6)]
    casino: Annotated[int, Meta(ge=1, le=7)]


class Lay(Message, tag_field="kind", tag="lay"):
    seat: SeatNumber
    cards: Annotated[list[Annotated[str, Meta(max_length=2)]], Meta(max_length=5)]


class Keep(Message, tag_field="kind", tag="keep"):
    seat: SeatNumber
    combos: Annotated[list[Annotated[str, Meta(max_length=6)]], Meta(max_length=6)]
    points: Annotated[int, Meta(ge=0, le=10_000)]
    then: Literal["throw", "bank"]


AnyMove = Place | Lay | Keep

# -- what a client says --------------------------------------------------------------------------------------------


class Command(Message, tag_field="type"):
    """Something to do, once."""

    id: CommandId


class Move(Command, tag="move"):
    """A seat decides."""

    move: AnyMove
    turn: int | None = None
    """The view's `turn` for which this was meant; refused as stale if the game has moved on."""


class Land(Command, tag="land"):
    """By hand: what the real dice show (`1 1 5 n1 b4`), the bills, the cards; no text: let the server draw."""

    text: Annotated[str, Meta(max_length=80)] | None = None
    turn: int | None = None


class Start(Command, tag="start"):
    pass


class Leave(Command, tag="leave"):
    """Before the game: free the seat. During it: a bot stands in, or the dice are void. No seat: all of mine."""

    seat: SeatNumber | None = None


class Back(Command, tag="back"):
    """Play on after a bot stood in."""

    seat: SeatNumber | None = None


class Arrange(Command, tag="arrange"):
    """The host changes a seat before the game."""

    seat: SeatNumber
    kind: Literal["open", "bot", "local"]
    name: Name | None = None
    bot: BotName | None = None


class Agree(Command, tag="agree"):
    """The host changes what is agreed on before the game (not which game), or how many seats there are."""

    setup: Setup
    seats: Annotated[int, Meta(ge=1, le=6)] | None = None
    """More seats are open ones; fewer take away the last, unless a person sits there."""


class Seed(Command, tag="seed"):
    """A browser's part of the dice, before the start."""

    seat: SeatNumber
    seed: SeatSeed


class StandIn(Command, tag="stand-in"):
    """The host lets a bot play for somebody who went away."""

    seat: SeatNumber


class React(Command, tag="react"):
    emoji: Reaction
    seat: SeatNumber | None = None


class Rematch(Command, tag="rematch"):
    """The same people at a new table; its id comes in the answer."""


class Close(Command, tag="close"):
    """The host closes the table."""


AnyCommand = Move | Land | Start | Leave | Back | Arrange | Agree | Seed | StandIn | React | Rematch | Close


class Enter(Message, tag_field="type", tag="enter"):
    """The first message on a socket: who I am (no token: a spectator), and whether views should come by themselves."""

    token: Token | None = None
    views: Literal["none", "turn", "all"] = "none"


class Look(Message, tag_field="type", tag="look"):
    """Ask for a view, through the eyes of one of my seats."""

    seat: SeatNumber | None = None


class Check(Message, tag_field="type", tag="check"):
    """Would this be allowed? Nothing happens."""

    id: CommandId
    move: AnyMove


class Ping(Message, tag_field="type", tag="ping"):
    pass


FromClient = Enter | Look | Check | Ping | AnyCommand

# -- the journal ---------------------------------------------------------------------------------------------------


class Event(Message, tag_field="kind"):
    """What happens at a table around the game."""


class SeatNow(Message):
    """Who sits where."""

    kind: Literal["open", "bot", "local", "person"]
    name: str | None = None
    bot: str | None = None


class Opened(Event, tag="opened"):
    setup: Setup
    seats: list[SeatNow]
    commitment: str | None
    """SHA-256 of the server's seed; none with dice by hand."""
    before: str | None = None
    """The table of which this is the rematch."""


class Seated(Event, tag="seated"):
    """A seat has changed hands before the game."""

    seat: int
    now: SeatNow


class Agreed(Event, tag="agreed"):
    """The setup or the number of seats has changed before the game."""

    setup: Setup
    seats: list[SeatNow]
    commitment: str | None


class Started(Event, tag="started"):
    first: int
    names: list[str]
    seat_seeds: list[str]


class Sealed(Event, tag="sealed"):
    """A choice is made and lies face down; only its seat sees it."""

    seat: int
    move: AnyMove | None


class Seeded(Event, tag="seeded"):
    """A seat has added to the dice; the others see what with the start."""

    seat: int
    seed: str | None


class StoodIn(Event, tag="stood-in"):
    seat: int
    bot: str
    why: Literal["left", "clock", "host"]


class Returned(Event, tag="returned"):
    seat: int


class Reacted(Event, tag="reacted"):
    seat: int
    emoji: Reaction


class FairnessProof(Message):
    table: str
    commitment: str
    server_seed: str
    seat_seeds: list[str]


class GameResult(Message):
    score: list[int]
    winners: list[int]
    bills: list[int] | None = None
    jetons: list[int] | None = None


class Ended(Event, tag="ended"):
    result: GameResult
    fairness: FairnessProof | None


class Rematched(Event, tag="rematched"):
    table: str


class Moved(Event, tag="moved"):
    """Another device took over these seats."""

    seats: list[int]


class Closed(Event, tag="closed"):
    why: Literal["host", "empty"]


AnyEvent = (
    Opened | Seated | Agreed | Seeded | Started | Sealed | StoodIn | Returned | Reacted | Ended | Rematched | Moved
    | Closed
)  # fmt: skip


class Seen(Message):
    """A row of the journal through a viewer's eyes."""

    seq: int
    at: int
    entry: Any
    """An event above, or an entry of the record (docs: record, `vabanque/1`)."""


# -- what a viewer sees --------------------------------------------------------------------------------------------


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


# -- what the server says ------------------------------------------------------------------------------------------


class Hello(Message, tag_field="type", tag="hello"):
    table: str
    seq: int
    yours: list[int]
    host: bool
    heartbeat: int
    """The server says something at least this often, in milliseconds."""
    now: int


class Entries(Message, tag_field="type", tag="entries"):
    """New rows, none left out; a client that finds a gap asks again with `after`."""

    entries: list[Seen]
    to_move: list[int]


class Ack(Message, tag_field="type", tag="ack"):
    """Done and kept: it will still be so after a crash."""

    id: str
    seq: int
    table: str | None = None
    """Only after a rematch: the new table."""


class Refused(Message, tag_field="type", tag="refused"):
    """Not done; nothing has changed. The sentence is `error-<code>` in the catalogues."""

    code: str
    facts: dict[str, Fact]
    id: str | None = None


class Checked(Message, tag_field="type", tag="checked"):
    id: str
    ok: bool
    code: str | None = None
    facts: dict[str, Fact] = {}


class Presence(Message, tag_field="type", tag="presence"):
    here: list[int]
    spectators: int


class Pong(Message, tag_field="type", tag="pong"):
    now: int


class Bye(Message, tag_field="type", tag="bye"):
    """The server hangs up."""

    why: Literal["expired", "shutdown", "too-many", "taken-over"]


FromServer = Hello | Entries | View | Ack | Refused | Checked | Presence | Pong | Bye

# -- HTTP ----------------------------------------------------------------------------------------------------------


class OptionInfo(Message):
    name: str
    default: bool | int | str
    allowed: list[bool | int | str]
    """Empty for a number: see least, most and step."""
    least: int | None = None
    most: int | None = None
    step: int | None = None
    seats: list[int] | None = None
    """Only with so many players; none: with any number."""
    needs: tuple[str, bool | int | str] | None = None
    """Only where another option has this value."""


class GameInfo(Message):
    id: str
    least: int
    most: int
    options: list[OptionInfo]
    bots: list[str]
    """Weakest first, where that is known."""


class Catalogue(Message):
    games: list[GameInfo]
    reactions: list[str]
    longest_name: int


class TableSummary(Message):
    table: str
    code: str | None
    game: str
    status: Literal["open", "running", "over", "closed"]
    seats: list[SeatNow]
    free: int
    round: int
    created: int
    touched: int
    spectators: bool
    yours: list[int]
    your_turn: bool


class TableList(Message):
    tables: list[TableSummary]


class Mine(Message):
    """A browser's own tables: table → token."""

    tokens: Annotated[dict[Annotated[str, Meta(max_length=24)], Token], Meta(max_length=50)]


class Journal(Message):
    entries: list[Seen]
    seq: int


class Found(Message):
    table: str


class MoveValue(Message):
    move: AnyMove
    value: float
    """Expected money of this round (Las Vegas), or the chance to win in per cent (Die oberen 10 000)."""


class Hint(Message):
    level: Hints
    bot: str | None
    best: AnyMove | None
    values: list[MoveValue]
    turn: int


class Verdict(Message):
    ok: bool
    code: str | None = None
    entry: int | None = None
    facts: dict[str, Fact] = {}
    fair: bool = False
    """Were the dice proved as well?"""


class ReplayStep(Message):
    entries: list[Any]
    """Entries of the record."""
    at: int
    """Index of the first of them in the record's journal."""
    chance: Awaited | None
    """What was thrown or drawn, and out of what: enough to recompute fair dice."""
    to_move: list[int]
    board: AnyBoard
    scores: list[int]


class Replay(Message):
    """A finished or running game, step by step."""

    game: str
    options: dict[str, bool | int | str]
    names: list[str]
    start: int
    verdict: Verdict
    steps: list[ReplayStep]
    result: GameResult | None
    fairness: FairnessProof | None


class Health(Message):
    ok: bool
    version: str
    database: bool
    tables: int


class Problem(Message):
    """Every answer that is not a yes: a stable code and facts, never a stack trace."""

    code: str
    facts: dict[str, Fact] = {}
