"""The examples. Each sets up a table; what then happens, and every sentence about it, comes from the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, reduce
from typing import Any

from vabanque.core import IllegalMove
from vabanque.core.frozen import replace
from vabanque.core.scene import Argument, Name, Phrase, phrase
from vabanque.figures.model import Figure, FigurePiece, FigureRow
from vabanque.games import game, scenes
from vabanque.games.las_vegas.rules import Lot, Roll
from vabanque.games.las_vegas.scene import rolled
from vabanque.games.las_vegas_cards.rules import Lay
from vabanque.games.top_10000.rules import COMBOS, STRAIGHT, STRAIGHT_POINTS
from vabanque.games.top_10000.scene import thrown_dice
from vabanque.games.vegas.rules import Fill, Pay

NAMES = ("Noah", "Ida", "Mila", "Tom")
NOAH, IDA, MILA, TOM = range(4)
BANDIT = 7


def _money(thousands: int) -> Phrase:
    return phrase("money", amount=1000 * thousands)


def _casino(number: int) -> Phrase:
    return phrase("casino-name", casino=number)


def _label(owner: int) -> Phrase:
    return phrase("figure-name", name=Name(owner)) if owner < len(NAMES) else phrase("figure-neutral")


def _dice(faces: Sequence[int], owner: int | str, *, out: bool = False) -> tuple[FigurePiece, ...]:
    return tuple(FigurePiece("die", face, owner, out=out) for face in faces)


def _colour(owner: int) -> int | str:
    return owner if owner < len(NAMES) else "neutral"


# Las Vegas: setting up, a turn, a payout, a Jeton


def setup(id: str, fills: Sequence[str]) -> Figure:  # noqa: A002
    """The casinos are filled with these bills, turned over in this order."""
    rules = game(id, 4)
    shown = scenes(rules)
    state: Any = rules.start().state
    rows: list[FigureRow] = []
    told: list[Phrase] = []
    for bills in fills:
        due: Any = rules.turn(state)
        step: Any = rules.land(state, due.read(bills))
        fill = next(entry for entry in step.entries if isinstance(entry, Fill))
        pieces = tuple(FigurePiece("bill", value) for value in fill.bills)
        # Only where bills are turned over until they are worth enough does their sum matter.
        note = phrase("figure-sum", money=_money(sum(fill.bills))) if due.money.least else None
        rows.append(FigureRow(_casino(fill.casino), pieces, note))
        told += shown.tell(fill, shown.begin())
        state = step.state
    return Figure(tuple(rows), tuple(told))


def turn(id: str, roll: Roll, **options: bool) -> Figure:  # noqa: A002
    """A roll, and every choice that it leaves."""
    rules: Any = game(id, len(NAMES), **options)
    state = replace(rules.start(roll.seat).state, roll=roll)
    rows = [FigureRow(_label(roll.seat), _rolled(roll))]
    choices: list[Argument] = []
    for move in rules.legal(state, roll.seat):
        face = move.face
        placed = Roll(
            roll.seat,
            tuple(die for die in roll.own if die == face),
            tuple(die for die in roll.neutral if die == face),
            roll.biggy if roll.biggy == face else None,
        )
        rows.append(FigureRow(_casino(move.casino), _rolled(placed)))
        choices.append(_choice(placed, face, move.casino))
    *others, final = choices
    either = final
    if others:
        commas = reduce(lambda first, last: phrase("figure-comma", first=first, last=last), others)
        either = phrase("figure-or", first=commas, last=final)
    told = phrase("figure-turn", name=Name(roll.seat), dice=rolled(roll), choices=either)
    return Figure(tuple(rows), (told,))


def _choice(placed: Roll, face: int, casino: int) -> Phrase:
    """The dice of one choice in words, with the Biggy and neutral dice named."""
    count, neutral = len(placed.own) + len(placed.neutral), len(placed.neutral)
    if placed.biggy is not None:
        return phrase("figure-choice-biggy", count=count, face=face, casino=casino)
    if neutral == count:
        return phrase("figure-choice-only-neutral", count=count, face=face, casino=casino)
    if neutral:
        return phrase("figure-choice-neutral", count=count, neutral=neutral, face=face, casino=casino)
    return phrase("figure-choice", count=count, face=face, casino=casino)


def _rolled(roll: Roll) -> tuple[FigurePiece, ...]:
    big = () if roll.biggy is None else (FigurePiece("die", roll.biggy, roll.seat, big=True),)
    return (*_dice(roll.own, roll.seat), *big, *_dice(roll.neutral, "neutral"))


def payout(
    id: str,  # noqa: A002
    casino: int,
    bills: tuple[int, ...],
    dice: Mapping[int, int],
    *,
    biggies: Sequence[int] = (),
    **options: bool,
) -> Figure:
    """What a casino pays: `dice` are the normal dice there by owner; the last owner is neutral."""
    rules: Any = game(id, len(NAMES), **options)
    table = rules.start().state
    at = list(table.dice[casino - 1])
    for owner, count in dice.items():
        at[owner] = count
    placed = tuple(tuple(at) if number == casino else row for number, row in enumerate(table.dice, start=1))
    table = replace(table, bills=_bills(casino, bills), dice=placed)
    if table.biggies:
        table = replace(table, biggies=tuple(casino if seat in biggies else 0 for seat in range(len(NAMES))))

    def pieces(owner: int, out: bool) -> tuple[FigurePiece, ...]:
        big = (FigurePiece("die", casino, owner, big=True, out=out),) if owner in biggies else ()
        return (*big, *_dice([casino] * at[owner], _colour(owner), out=out))

    return _paid(rules, table, casino, pieces)


def bandit(bills: tuple[int, ...], lots: Mapping[int, tuple[int, int, bool]]) -> Figure:
    """What the Bandit pays: number → owner, normal dice, with the Biggy?"""
    rules: Any = game("las-vegas-biggy", len(NAMES), bandit=True)
    there = tuple(Lot(lots[face][0], lots[face][1], 0, lots[face][2]) if face in lots else None for face in range(1, 7))
    table = replace(rules.start().state, bills=_bills(BANDIT, bills), bandit=there)

    def pieces(owner: int, out: bool) -> tuple[FigurePiece, ...]:
        mine = [(face, count, big) for face, (seat, count, big) in sorted(lots.items(), reverse=True) if seat == owner]
        big = tuple(FigurePiece("die", face, owner, big=True, out=out) for face, _, big in mine if big)
        faces = [face for face, count, _ in mine for _ in range(count)]
        pips = sum(faces) + 2 * sum(int(piece.value) for piece in big)
        return (*big, *_dice(faces, owner, out=out), FigurePiece("pips", pips))

    figure = _paid(rules, table, BANDIT, pieces)
    first, second = rules.ranked(table, BANDIT)[:2]
    shares = {
        seat: [face for face, (owner, count, big) in lots.items() if owner == seat for _ in range(count + 2 * big)]
        for seat in (first, second)
    }
    # The example is one in which only the third question decides.
    assert len(shares[first]) == len(shares[second])
    assert sum(shares[first]) == sum(shares[second])
    why = phrase(
        "figure-bandit",
        first=Name(first),
        second=Name(second),
        weight=len(shares[first]),
        pips=sum(shares[first]),
        high=max(shares[first]),
        low=max(shares[second]),
    )
    return replace(figure, told=(*figure.told, why))


def card_payout(casino: int, bills: tuple[int, ...], laid: Mapping[int, tuple[str, ...]]) -> Figure:
    """What a casino of the card game pays."""
    rules: Any = game("las-vegas-cards", len(NAMES))
    cards = tuple(laid.get(seat, ()) for seat in range(len(NAMES)))
    table = replace(rules.start().state, bills=_bills(casino, bills), laid=cards)

    def pieces(owner: int, out: bool) -> tuple[FigurePiece, ...]:
        return tuple(FigurePiece("card", card, owner, out=out) for card in laid.get(owner, ()))

    return _paid(rules, table, casino, pieces)


def _bills(casino: int, bills: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Only the last casino matters; those before it have a bill, since a payout goes through all of them."""
    return (*(((50,),) * (casino - 1)), bills)


def _paid(rules: Any, table: Any, casino: int, pieces: Callable[[int, bool], tuple[FigurePiece, ...]]) -> Figure:
    weights, ranked = rules.weights(table, casino), rules.ranked(table, casino)
    pay: Pay = rules.payments(table)[casino - 1]
    left = list(pay.unclaimed)
    money = []
    for bill in table.bills[casino - 1][::-1]:  # of equal bills, the last ones are left
        unclaimed = bill in left
        if unclaimed:
            left.remove(bill)
        money.append(FigurePiece("bill", bill, out=unclaimed))
    rows = [FigureRow(_casino(casino), tuple(money[::-1]))]
    order = [*ranked, *(owner for owner, weight in enumerate(weights) if weight and owner not in ranked)]
    for owner in sorted(order, key=lambda owner: -weights[owner]):
        tied = owner not in ranked
        bill = pay.bills.get(owner) if owner < len(NAMES) else pay.neutral
        note = phrase("figure-tie") if tied else phrase("figure-nothing") if bill is None else _money(bill)
        shown = (*pieces(owner, tied), FigurePiece("count", weights[owner]))
        rows.append(FigureRow(_label(owner), shown, note, good=bill is not None and not tied))
    shown_by = scenes(rules)
    return Figure(tuple(rows), shown_by.tell(pay, replace(shown_by.begin(), paid=table)))


def jeton(roll: Roll, face: int) -> Figure:
    """Two dice placed in one turn take the Jeton."""
    rules: Any = game("las-vegas-2012", len(NAMES), jetons=True)
    state = replace(rules.start(roll.seat).state, roll=roll, bills=((50,),) * 6)
    move = next(move for move in rules.legal(state, roll.seat) if move.face == face)
    return _taken(rules, state, move, _dice([face] * roll.own.count(face), roll.seat), face)


def card_jeton(seat: int, hand: tuple[str, ...], cards: tuple[str, ...], casino: int) -> Figure:
    """A double card takes the Jeton."""
    rules: Any = game("las-vegas-cards", len(NAMES), order="in-turn", jetons=True)
    state = _holding(rules, seat, hand)
    return _taken(rules, state, Lay(seat, cards), tuple(FigurePiece("card", card, seat) for card in cards), casino)


def _holding(rules: Any, seat: int, hand: tuple[str, ...]) -> Any:
    """The first play of a round in which this seat holds these cards."""
    state = rules.start(seat).state
    hands = tuple(hand if other == seat else ("1", "2", "3", "4", "5") for other in range(len(NAMES)))
    return replace(state, bills=((50, 40),) * 6, hands=hands)


def _taken(rules: Any, state: Any, move: Any, pieces: tuple[FigurePiece, ...], casino: int) -> Figure:
    shown = scenes(rules)
    entries = rules.play(state, move).entries[:2]
    story = replace(shown.begin(), base=state)
    told = tuple(part for entry in entries for part in shown.tell(entry, story))
    assert [entry.kind for entry in entries][1] == "jeton"
    row = FigureRow(_casino(casino), (*pieces, FigurePiece("jeton", 1)), _label(move.seat), good=True)
    return Figure((row,), told)


# The card game: which cards go together


def selection(seat: int, hand: tuple[str, ...], *tries: tuple[str, ...]) -> Figure:
    """Some choices from a hand, and which of them the rules allow."""
    rules: Any = game("las-vegas-cards", len(NAMES))
    state = _holding(rules, seat, hand)
    rows = [FigureRow(_label(seat), tuple(FigurePiece("card", card, seat) for card in hand))]
    told: list[Phrase] = []
    for cards in tries:
        try:
            rules.check(state, Lay(seat, cards))
            allowed = True
        except IllegalMove as refusal:
            allowed = False
            told.append(phrase(f"error-{refusal.code}", **refusal.facts))
        note = phrase("figure-allowed" if allowed else "figure-not-allowed")
        pieces = tuple(FigurePiece("card", card, seat, out=not allowed) for card in cards)
        rows.append(FigureRow(None, pieces, note, good=allowed))
    return Figure(tuple(rows), tuple(told))


# Die oberen 10 000


def scoring() -> Figure:
    """What every combination brings."""
    names = ("1", "5", "5>1", "222", "333", "444", "555", "666", "111")
    rows = []
    for name in names:
        combo = COMBOS[name]
        pieces = _dice([combo.face] * combo.black, "black") + _dice([combo.face] * combo.blocked, "black", out=True)
        rows.append(FigureRow(None, pieces, phrase("figure-points", points=combo.points)))
    straight = (*_dice([1, 2, 3, 4, 6], "black"), FigurePiece("die", 5, "red"))
    rows.append(FigureRow(None, straight, phrase("figure-points", points=STRAIGHT_POINTS)))
    return Figure(tuple(rows), (phrase("figure-scoring"),))


def points(seat: int, *rolls: tuple[str, str | None]) -> list[Figure]:
    """The rolls of a turn: what falls, and what is set aside from it; None is a bust. One figure for each roll."""
    rules: Any = game("top-10000", len(NAMES))
    shown: Any = scenes(rules)
    state = rules.start(seat).state
    figures = []
    for dice, answer in rolls:
        step = rules.land(state, rules.turn(state).read(dice))
        entries = list(step.entries)
        dice_shown, taken = thrown_dice(entries[0]), ()
        note, good = phrase("figure-bust"), False
        if answer is not None:
            state = step.state
            move = next(move for move in rules.legal(state, seat) if rules.write_move(move) == answer)
            taken = next(choice.dice for choice in shown.hand(state, seat).choices if choice.combos == move.combos)
            note, good = phrase("figure-points", points=state.turn + move.points), True
            step = rules.play(state, move)
            entries += step.entries
        state = step.state
        pieces = tuple(
            FigurePiece("die", die.face, "red" if die.red else "black", out=die.id not in taken) for die in dice_shown
        )
        told = tuple(part for entry in entries for part in shown.tell(entry, shown.begin()))
        figures.append(Figure((FigureRow(_label(seat), pieces, note, good=good),), told))
    return figures


_TWO = ("80 30", "40 70", "100 20", "50 60", "30 90", "10 70")
NEUTRAL = len(NAMES)


@lru_cache(maxsize=1)
def all_figures() -> dict[str, dict[str, list[Figure]]]:
    """Game → section of its rules page → the figures there."""
    return {
        "las-vegas-2012": {
            "setup": [setup("las-vegas-2012", ["60", "30 40", "20 10 80", "90", "40 20", "50"])],
            "turn": [turn("las-vegas-2012", Roll(TOM, (2, 2, 4, 5, 5, 5), (), None))],
            "payout": [payout("las-vegas-2012", 1, (70, 20), {NOAH: 2, IDA: 2, MILA: 1, TOM: 1})],
            "example": [
                payout("las-vegas-2012", 4, (60, 20, 10), {NOAH: 4, IDA: 4, MILA: 2, TOM: 1}),
                payout("las-vegas-2012", 5, (90,), {MILA: 3, TOM: 2}),
                payout("las-vegas-2012", 2, (30, 30), {IDA: 1}),
                payout("las-vegas-2012", 6, (40, 20), {}),
            ],
            "neutral": [
                turn("las-vegas-2012", Roll(IDA, (3, 6, 6), (3, 3, 5), None), neutral=True),
                payout("las-vegas-2012", 3, (80, 20), {NEUTRAL: 3, MILA: 3, NOAH: 1}, neutral=True),
                payout("las-vegas-2012", 3, (80, 20), {NEUTRAL: 4, MILA: 3, NOAH: 1}, neutral=True),
            ],
            "jetons": [jeton(Roll(MILA, (1, 4, 4, 6), (), None), 4)],
        },
        "las-vegas-biggy": {
            "setup": [setup("las-vegas-biggy", _TWO)],
            "turn": [turn("las-vegas-biggy", Roll(MILA, (1, 4, 4, 6), (), 1))],
            "example": [
                payout("las-vegas-biggy", 5, (100, 30), {MILA: 1, TOM: 3, NOAH: 2, IDA: 1}, biggies=[MILA]),
                payout("las-vegas-biggy", 1, (70, 60), {}, biggies=[IDA]),
                payout("las-vegas-biggy", 4, (50, 20), {TOM: 2}, biggies=[NOAH]),
            ],
            "neutral": [
                payout("las-vegas-biggy", 3, (80, 40), {NEUTRAL: 2, IDA: 1}, biggies=[NOAH], neutral=True),
                payout("las-vegas-biggy", 3, (80, 40), {NEUTRAL: 3, IDA: 1}, biggies=[NOAH], neutral=True),
            ],
            "bandit-payout": [
                bandit(
                    (90, 40),
                    {
                        6: (NOAH, 1, False),
                        3: (NOAH, 1, False),
                        1: (NOAH, 1, False),
                        4: (IDA, 0, True),
                        2: (IDA, 1, False),
                        5: (MILA, 2, False),
                    },
                )
            ],
        },
        "las-vegas-cards": {
            "setup": [setup("las-vegas-cards", ["80 30", "40 70", "100 40", "50 60", "30 90", "60 70"])],
            "selection": [
                selection(
                    MILA,
                    ("2", "2", "2", "2+", "6"),
                    ("2",),
                    ("2", "6"),
                    ("2+", "6"),
                    ("2", "2", "2"),
                    ("2", "2", "2", "2+"),
                    ("2", "2", "6"),
                )
            ],
            "example": [
                card_payout(3, (80, 50), {MILA: ("3+", "3"), TOM: ("3", "3", "3"), NOAH: ("3+",), IDA: ("3",)}),
                card_payout(6, (70, 40), {IDA: ("6",)}),
            ],
            "jetons": [card_jeton(IDA, ("1", "2", "4", "5+", "6"), ("5+",), 5)],
        },
        "top-10000": {
            "scoring": [scoring()],
            "two-fives": points(NOAH, ("2 4 5 5 6 r3", "5>1 throw")),
            "coin": points(IDA, ("1 3 4 6 6 rc", "1 throw")),
            "example": [
                *points(
                    MILA,
                    ("1 2 4 6 6 r3", "1 throw"),
                    ("3 3 5 6 r3", "33r3 5 throw"),
                    ("5", "5 throw"),
                    ("2 2 3 4 6 rc", None),
                ),
                *points(NOAH, ("2 4 5 5 6 rc", "5>1 throw"), ("1 2 3 4 6 r5", f"{STRAIGHT} bank")),
            ],
        },
    }
