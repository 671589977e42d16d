"""What the server answers over HTTP besides views and acknowledgements."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from vabanque.bots.worker import State
from vabanque.core import Facts, Result
from vabanque.puzzles import Answer
from vabanque.server.messages.base import MOST_SEATS, Fact, Hints, Message, Name, Token
from vabanque.server.messages.events import FairnessProof, SeatNow, Seen


class OptionInfo(Message):
    name: str
    default: bool | int | str
    allowed: list[bool | int | str]
    """Empty for a number: see least, most and step."""
    least: int | None = None
    most: int | None = None
    step: int | None = None
    seats: list[int] | None = None
    """Only with this many players; null means any number."""
    needs: tuple[str, bool | int | str] | None = None
    """Only where another option has this value."""


class GameInfo(Message):
    id: str
    least: int
    most: int
    options: list[OptionInfo]
    bots: list[str]
    """Weakest first, where that is known."""
    words: bool
    """Does the game bring its own texts (`GET /games/{game}/words/{language}`)?"""
    facts: Facts


class Keeps(Message):
    """Hours for which this server keeps an untouched table."""

    open: float
    running: float
    over: float
    deleted: float
    """How long a finished game stays for the others once a player has deleted it."""


class Catalogue(Message):
    games: list[GameInfo]
    reactions: list[str]
    longest_name: int
    away: int
    """Seconds without a connection after which others may let a bot stand in."""
    keeps: Keeps


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
    starts: int | None = None
    """When the game starts by itself, with bots in the free seats."""
    clock_ends: int | None = None
    """When my time is up, if it is my turn."""


class TableList(Message):
    tables: list[TableSummary]


class Mine(Message):
    """A browser's own tables: table → token."""

    tokens: Annotated[dict[Annotated[str, Meta(max_length=24, pattern="^[a-z0-9]+$")], Token], Meta(max_length=200)]


class Pairing(Message):
    """Play with people: at a public table of this game that is waiting for players, or at a new one."""

    game: Annotated[str, Meta(max_length=40)]
    name: Name
    id: Annotated[str, Meta(min_length=16, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
    """As in `Join`: a repeated request with the same id gets the same seat."""
    wait: Annotated[int, Meta(ge=5, le=3_600)] = 60
    """Seconds after which bots take the free seats of a new table."""
    seats: Annotated[int, Meta(ge=2, le=MOST_SEATS)] | None = None
    """Seats of a new table; null for four, or as close as the game allows."""


class Journal(Message):
    entries: list[Seen]
    seq: int


class Found(Message):
    table: str


class MoveValue(Message):
    text: str
    """In short notation."""
    move: Any
    value: float
    """In the hint's unit."""


class Hint(Message):
    level: Hints
    bot: str | None
    best: Any
    """The best move, if the table shows it."""
    best_text: str | None
    """The same in short notation."""
    values: list[MoveValue]
    unit: Literal["money", "win"]
    """The unit of values: money in thousands, or the chance to win in per cent."""
    turn: int


class ReplayVerdict(Message):
    ok: bool
    code: str | None = None
    entry: int | None = None
    facts: dict[str, Fact] = field(default_factory=dict)
    fair: bool = False
    """Were the dice proved fair as well?"""


class ReplayStep(Message, omit_defaults=True):
    entries: list[Any]
    """Entries of the record."""
    at: int
    """Index of the first of them in the record's journal."""
    chance: Any
    """What was rolled or drawn, and from what: enough to recompute fair dice."""
    to_move: list[int]
    scene: Any
    scores: list[int | None]
    told: Any = None
    """The entries in words, for games from other packages."""


class Replay(Message):
    """A finished or running game, step by step."""

    game: str
    options: dict[str, bool | int | str]
    names: list[str]
    start: int
    verdict: ReplayVerdict
    steps: list[ReplayStep]
    result: Result | None
    fairness: FairnessProof | None


class ReviewOption(Message, omit_defaults=True):
    move: str
    """In short notation."""
    win: float
    label: Any = None
    """What people call it."""


class ReviewEvent(Message, omit_defaults=True):
    """What a chance event or a decision changed. Win shares are between 0 and 1."""

    entry: int
    """Index in the record's journal."""
    kind: Literal["chance", "decision"]
    after: list[float]
    """Everybody's win share afterwards."""
    seat: int | None = None
    """Whose dice, or who decided."""
    luck: list[float] = field(default_factory=list)
    """For every seat: its win share afterwards, minus the mean over all outcomes."""
    chosen: str = ""
    best: str = ""
    cost: float = 0.0
    error: float = 0.0
    """Standard error of the cost, or of the luck."""
    noise: float = 0.0
    """A smaller cost may be none."""
    options: list[ReviewOption] = field(default_factory=list)
    """All legal moves, best first."""
    reasons: list[Any] = field(default_factory=list)
    """Why the choice was a mistake (`coach.Reason`), each confirmed by a counterfactual; the most telling first."""


class ReviewSeat(Message):
    """Where a seat's win share came from: start + luck + decisions + others + evaluator = result."""

    luck: float
    own_luck: float
    """The part due to its own dice and cards."""
    table_luck: float
    """The part that is nobody's own, such as bills (`facts.table_luck`)."""
    decisions: float
    others: float
    evaluator: float
    lost: float
    adjusted: float
    result: float
    choices: int = 0
    """Decisions that offered a choice; 0 in reviews stored by earlier versions."""
    families: dict[str, float] = field(default_factory=dict)
    """Family of reasons → what the mistakes of this family cost."""


class ReviewPart(Message):
    """A review, as far as it has been computed."""

    id: str
    """Use it to ask for the rest."""
    start: list[float]
    total: int
    """Entries in the journal …"""
    done: int
    """… and how many have been reviewed."""
    exact: bool
    since: int
    """How many events are left out, because the browser already has them."""
    events: list[ReviewEvent]
    seats: list[ReviewSeat]
    """Empty until the review is complete."""
    rough: bool = False
    """Do the win shares come from random rollouts?"""


class LegalMove(Message):
    text: str
    """In short notation."""
    move: Any


class DrawnPosition(Message):
    """A table before a decision, as the seat that has to decide sees it.

    In a position from a link, dice may be due instead, or the game over: then nobody is `to_move`, and `hand` is null.
    """

    game: str
    options: dict[str, bool | int | str]
    names: list[str]
    seat: int
    to_move: list[int]
    scene: Any
    hand: Any
    entries: list[Seen]
    """What has happened so far, as far as the seat may know it."""
    moves: list[LegalMove]
    line: str = ""
    """The position in one line, to play on from (`Setup.position`). What the seat may not know is made up."""


class PuzzleAnswer(Answer, frozen=True, omit_defaults=True):
    """A legal move, what it is worth, and what people call it."""

    label: Any = None


class DrawnPuzzle(Message):
    """A decision to find, with its solution."""

    id: str
    position: DrawnPosition
    answers: list[PuzzleAnswer]
    """All legal moves, best first."""
    tempting: str
    """What most of the simple bots would play."""
    rollouts: int
    """How many rollouts confirmed it; 0 if the values are exact."""
    theme: str = ""
    """The family of reasons that it is about (docs/coach.md)."""
    found: list[str] = field(default_factory=list)
    """The levels of bots that find the best move, weakest first: the fewer, the harder."""
    levels: int = 0
    """How many levels of bots there are."""


class PuzzleWeek(Message):
    """A set of positions of one theme; a new one begins every Monday."""

    week: str
    """2026-W47: its positions are 2026-W47.1, 2026-W47.2 …"""
    theme: str
    size: int


class PuzzleGame(Message):
    game: str
    puzzles: int
    """How many there are; after that many days they come again, in another order."""
    week: PuzzleWeek | None = None


class Puzzles(Message):
    """The puzzles this server has."""

    first: str
    """The first day of the archive: 2026-09-01."""
    games: list[PuzzleGame]


class PushNotice(Message, tag_field="kind", tag="push"):
    """Tell this browser, by Web Push: a subscription as browsers make it."""

    url: Annotated[str, Meta(max_length=1000)]
    """The subscription's endpoint."""
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    language: Literal["en", "de", "fr", "nl"] = "en"


class HookNotice(Message, tag_field="kind", tag="hook"):
    """Tell a webhook: an address that you got from a chat service, or one of your own."""

    url: Annotated[str, Meta(max_length=1000)]
    template: Literal["matrix", "discord", "slack", "telegram", "plain"]
    """How the service wants its message; `plain` is `{"text", "table", "game", "link"}`."""
    chat: Annotated[str, Meta(max_length=64)] | None = None
    """Telegram only: the chat to write to."""
    language: Literal["en", "de", "fr", "nl"] = "en"


AnyNotice = PushNotice | HookNotice


class NoticeKinds(Message):
    """How a device is told that it is its turn."""

    kinds: list[str]
    """`push`, `hook`, both, or none. Addresses are not shown again."""


class PushKey(Message):
    key: str
    """The server's public key for Web Push, which browsers need to subscribe."""


class Queue(Message):
    """One kind of heavy work."""

    workers: int
    """Processes at the moment."""
    waiting: int
    """Questions that wait for a process."""
    oldest: float
    """For how many seconds the oldest of them has waited."""


class RefusalCount(Message):
    """How often something was refused since this process started."""

    code: str
    address: str
    """this-machine, local-network, ipv4, ipv6 or unknown."""
    count: int


class Health(Message):
    ok: bool
    version: str
    database: bool
    tables: int
    unreadable: list[str]
    """Tables set aside because their journal cannot be read; the log says why."""
    bots: State
    """Do bots run compiled code? If compiling failed, the log says why; `plain` means that nobody tries."""
    queues: dict[str, Queue]
    """By kind of work: bots, hints, records."""
    refusals: list[RefusalCount]
    """By reason and class of address, the most frequent first."""
    barred: int
    """How many addresses and networks an operator keeps out."""


class Phones(Message):
    """Other devices on the same network."""

    possible: bool
    """May this browser open or close the door for them?"""
    address: str | None
    """Where they find the table; null while the door is closed."""


class OpenPhones(Message):
    open: bool


class Problem(Message):
    """Every error: a stable code and facts, never a stack trace."""

    code: str
    facts: dict[str, Fact] = field(default_factory=dict)
