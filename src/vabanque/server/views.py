"""A table through a viewer's eyes, and what every choice would mean. The browser draws this and knows no rule.

The board is what lies open for everybody; it is built once and shared by all viewers. Only `mine` and the money in
`seats` differ.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any, cast

import msgspec

from vabanque.core import Decide, Over, Seat
from vabanque.core.contract import AnyRules
from vabanque.games.las_vegas import rules as lv
from vabanque.games.las_vegas_cards import rules as lc
from vabanque.games.las_vegas_cards.editions import EXIT, HAND, PLAYS, ROUNDS, SORTS
from vabanque.games.top_10000 import rules as tt
from vabanque.games.vegas import JETON_VALUE, DealBills
from vabanque.server import messages as m
from vabanque.server.drafts import game_result
from vabanque.server.story import Story
from vabanque.server.table import Table
from vabanque.store import Device

# -- boards --------------------------------------------------------------------------------------------------------


def board_of(rules: AnyRules, state: Any, story: Story, *, shown: bool, hands: bool = False) -> m.AnyBoard:
    """What lies open. `shown`: does won money, too? `hands`: everybody's cards, for finished games only."""
    match rules:
        case lv.LasVegas():
            return m.LasVegasBoard(
                round=state.round,
                rounds=rules.edition.rounds,
                starter=state.starter,
                casinos=casinos_of(rules, state),
                roll=state.roll,
                spare=None if story.spare is None else list(story.spare),
                paid=None if story.paid is None else casinos_of(rules, story.paid),
                paid_seq=story.paid_seq,
                history=story.history if shown else None,
            )
        case lc.LasVegasCards():
            seen = rules.view(state, None)
            return m.CardsBoard(
                round=state.round,
                rounds=ROUNDS,
                starter=state.starter,
                play=state.play,
                plays=PLAYS,
                in_turn=rules.in_turn,
                exit=EXIT,
                casinos=casinos_of(rules, state),
                laid=[list(cards) for cards in state.laid],
                out=list(state.out),
                hand_sizes=list(seen.hand_sizes),
                pile_sizes=list(seen.pile_sizes),
                glass_sizes=list(seen.glass_sizes),
                revealed=story.revealed,
                revealed_seq=story.revealed_seq,
                hands=[list(cards) for cards in state.hands] if hands else None,
                paid=None if story.paid is None else casinos_of(rules, story.paid),
                paid_seq=story.paid_seq,
                history=story.history if shown else None,
            )
        case tt.Top10000():
            return m.TenBoard(
                target=rules.target,
                dice=thrown_dice(state.throw),
                thrown=state.black + state.red,
                red=state.red,
                turn_points=state.turn,
                kept=[list(combos) for combos in story.kept],
                last=story.throw,
                bust=story.bust,
                sheet=story.sheet,
            )
    raise NotImplementedError(rules.spec.game)


def casinos_of(rules: lv.LasVegas | lc.LasVegasCards, table: Any) -> list[m.CasinoView]:
    """Bills and dice at every casino, and who would get what if it were paid now."""
    found = []
    for casino in range(1, rules.casinos + 1):
        bills = table.bills[casino - 1] if casino <= len(table.bills) else ()  # empty while the others are filled
        weights, ranked = weigh(rules, table, casino)
        stacks = [
            _stack(rules, table, casino, owner, weight, tied=owner not in ranked)
            for owner, weight in enumerate(weights)
            if weight
        ]
        goes_to = [_owner(rules, owner) for owner in ranked[: len(bills)]]
        found.append(
            m.CasinoView(
                casino=casino,
                bills=[
                    m.BillView(value=bill, goes_to=goes_to[place] if place < len(goes_to) else None)
                    for place, bill in enumerate(bills)
                ],
                stacks=stacks,
                jeton=casino < lv.BANDIT and bool(table.jetons_at) and table.jetons_at[casino - 1],
                open=[face for face, lot in enumerate(table.bandit, start=1) if lot is None]
                if casino == lv.BANDIT
                else None,
            )
        )
    return found


def weigh(rules: lv.LasVegas | lc.LasVegasCards, table: Any, casino: int) -> tuple[list[int], list[int]]:
    """Every owner's dice at a casino, and the owners whom no tie cancels, most dice first."""
    return rules.weights(table, casino), rules.ranked(table, casino)


def _owner(rules: lv.LasVegas | lc.LasVegasCards, owner: int) -> m.Owner:
    return owner if owner < rules.seats else "neutral"


def _stack(
    rules: lv.LasVegas | lc.LasVegasCards, table: Any, casino: int, owner: int, weight: int, *, tied: bool
) -> m.StackView:
    cards: list[str] | None = None
    biggy = None
    if isinstance(rules, lc.LasVegasCards):
        cards = [card for card in table.laid[owner] if lc.number(card) == casino]
        faces = [casino] * weight
    elif casino == lv.BANDIT:
        lots = [(face, lot) for face, lot in enumerate(table.bandit, start=1) if lot is not None]
        if owner < rules.seats:
            faces = [face for face, lot in lots if lot.seat == owner for _ in range(lot.own)]
            biggy = next((face for face, lot in lots if lot.seat == owner and lot.biggy), None)
        else:
            faces = [face for face, lot in lots for _ in range(lot.neutral)]
    else:
        faces = [casino] * table.dice[casino - 1][owner]
        biggy = casino if owner < len(table.biggies) and table.biggies[owner] == casino else None
    return m.StackView(owner=_owner(rules, owner), faces=faces, cards=cards, biggy=biggy, weight=weight, tied=tied)


def thrown_dice(throw: tt.Throw | None) -> list[m.ThrownDie]:
    """Black dice first; a die's id is its place in this list."""
    if throw is None:
        return []
    dice = [m.ThrownDie(id=number, red=False, face=face) for number, face in enumerate(throw.black)]
    if throw.red is not None:
        dice.append(m.ThrownDie(id=len(dice), red=True, face=throw.red))
    return dice


# -- choices -------------------------------------------------------------------------------------------------------


def mine_of(table: Table, seat: Seat) -> m.AnyMine:
    """What `seat` holds and may choose from, each choice with what it would mean."""
    session = table.session
    assert session is not None
    rules, state = session.rules, session.state
    moves = session.legal(seat) if table.status == "running" else ()
    match rules:
        case lv.LasVegas():
            return m.LasVegasMine(choices=[place_choice(rules, state, move) for move in moves])
        case lc.LasVegasCards():
            sealed = session.sealed.get(seat)
            return m.CardsMine(
                hand=list(state.hands[seat]),
                discards=list(state.glass[seat]),
                choices=[lay_choice(rules, state, move) for move in moves],
                sealed=None if sealed is None else list(sealed.cards),
            )
        case tt.Top10000():
            odds = table.setup.hints != "off"
            banks = [move for move in moves if move.then == "bank"]
            return m.TenMine(choices=[keep_choice(rules, state, move, odds=odds) for move in banks])
    raise NotImplementedError(rules.spec.game)


def gain_at(rules: lv.LasVegas | lc.LasVegasCards, table: Any, casino: int, seat: Seat) -> m.Gain:
    weights, ranked = weigh(rules, table, casino)
    rank = ranked.index(seat) if seat in ranked else None
    bills = table.bills[casino - 1]
    tied_with: list[m.Owner] = []
    if rank is None and weights[seat]:
        tied_with = [
            _owner(rules, owner)
            for owner, weight in enumerate(weights)
            if owner != seat and weight == weights[seat] and owner not in ranked
        ]
    return m.Gain(
        casino=casino,
        weight=weights[seat],
        bill=bills[rank] if rank is not None and rank < len(bills) else None,
        rank=None if rank is None else rank + 1,
        tied_with=tied_with,
    )


def place_choice(rules: lv.LasVegas, state: lv.State, move: lv.Place) -> m.PlaceChoice:
    roll = state.roll
    assert roll is not None
    after = rules.after(state, move)
    return m.PlaceChoice(
        face=move.face,
        casino=move.casino,
        own=roll.own.count(move.face),
        neutral=roll.neutral.count(move.face),
        biggy=roll.biggy == move.face,
        jeton=after.jetons != state.jetons,
        gain=gain_at(rules, after, move.casino, move.seat),
        total=sum(pay.bills.get(move.seat, 0) for pay in rules.payments(after)),
    )


def lay_choice(rules: lc.LasVegasCards, state: lc.State, move: lc.Lay) -> m.LayChoice:
    after = rules.after(state, move)
    seat = move.seat
    left = list(enumerate(state.hands[seat]))
    indices = []
    for card in move.cards:
        place = next(place for place, (_, held) in enumerate(left) if held == card)
        indices.append(left.pop(place)[0])
    return m.LayChoice(
        cards=list(move.cards),
        indices=sorted(indices),
        laid=len(after.laid[seat]),
        out=after.out[seat],
        jetons=after.jetons[seat] - state.jetons[seat] if state.jetons else 0,
        gains=[gain_at(rules, after, casino, seat) for casino in sorted({lc.number(card) for card in move.cards})],
        total=sum(pay.bills.get(seat, 0) for pay in rules.payments(after)),
    )


def keep_choice(rules: tt.Top10000, state: tt.State, move: tt.Keep, *, odds: bool) -> m.KeepChoice:
    """One way to set dice aside; banking and throwing on are both open afterwards."""
    throw = state.throw
    assert throw is not None
    aside = next(way for way in tt.asides(throw.black, throw.red) if way.combos == move.combos)
    black, red = rules.dice_after(state, aside)
    dice, turned = _pick_dice(throw, move.combos)
    score = state.scores[move.seat] + state.turn + move.points
    return m.KeepChoice(
        combos=list(move.combos),
        points=move.points,
        dice=dice,
        turned=turned,
        turn_points=state.turn + move.points,
        score=score,
        wins=score >= rules.target,
        black=black,
        red=red,
        six=black + red == tt.BLACK + 1,
        bust=bust_chance(black, red) if odds else None,
    )


def _pick_dice(throw: tt.Throw, combos: Sequence[str]) -> tuple[list[int], list[m.Turned]]:
    """Which dice these combinations take, and for turned fives also which five stays blocked."""
    free: dict[tuple[int, bool], list[int]] = {}
    for die in thrown_dice(throw):
        if isinstance(die.face, int):
            free.setdefault((die.face, die.red), []).append(die.id)
    if tt.STRAIGHT in combos:
        return sorted(chain.from_iterable(free.values())), []
    taken: list[int] = []
    turning: list[int] = []
    for name in combos:
        combo = tt.COMBOS[name]
        used = [free[combo.face, False].pop(0) for _ in range(combo.black)]
        used += [free[combo.face, True].pop(0) for _ in range(combo.red)]
        taken += used
        if combo.blocked:
            turning += used
    partners = [*free.get((5, False), []), *free.get((5, True), [])]
    turned = [m.Turned(die=die, partner=partner) for die, partner in zip(turning, partners, strict=False)]
    return sorted(taken), turned


@lru_cache(maxsize=16)
def bust_chance(black: int, red: bool) -> float:
    """Exactly how likely a throw of these dice is to show nothing that can be set aside."""
    outcomes = tt.ThrowDice(0, black, red).outcomes()
    return float(sum(chance for throw, chance in outcomes if not tt.asides(throw.black, throw.red)))


def awaited_of(rules: AnyRules, state: Any, *, hands: bool = False) -> m.Awaited | None:
    """What has to be thrown or drawn now. `hands`: with the cards of the pile, for finished games only."""
    turn = rules.turn(state)
    base: dict[str, Any] = {
        "seat": getattr(turn, "seat", None), "casino": None, "dice": 0, "neutral": 0,
        "biggy": False, "red": False, "deck": None,
    }  # fmt: skip
    match turn:
        case Decide() | Over():
            return None
        case DealBills():
            deck = [(value, left) for value, left in zip(turn.money.values, turn.deck, strict=True) if left]
            base.update(casino=turn.casino, deck=deck, bills=turn.money.exactly, worth=turn.money.least)
        case lv.RollDice():
            base.update(dice=turn.own, neutral=turn.neutral, biggy=turn.biggy)
        case lv.RollSpare():
            base.update(neutral=turn.dice)
        case lc.DrawHand():
            pile = [(card, turn.pile.count(card)) for card in SORTS] if hands else None
            base.update(dice=HAND, deck=pile)
        case tt.ThrowDice():
            base.update(dice=turn.black, red=turn.red)
    return m.Awaited(kind=cast(Any, turn.kind), **base)


# -- the whole view ------------------------------------------------------------------------------------------------


def view_of(table: Table, device: Device | None, seat: Seat | None, here: Callable[[Seat], bool], now: int) -> m.View:
    """What this device sees through the eyes of `seat` (one of its own), or by default of its seat that is to move."""
    yours = device.seats if device is not None else ()
    to_move = table.waiting_for
    if seat is None and yours:
        seat = next((each for each in yours if each in to_move), yours[0])
    assert seat is None or seat in yours
    session = table.session
    host = device is not None and device.host
    result = board = mine = position = awaited = seen = None
    if session is not None:
        turn, seen = session.turn, session.view(seat)
        result = game_result(turn) if isinstance(turn, Over) else None
        board = _shared(table, "board", lambda: _board(table))
        # Both change with the turn, and my choices also once I have chosen.
        position = _shared(table, ("position", seat), lambda: _position(session.rules, seen))
        if seat is not None and table.status == "running":
            key = "mine", seat, seat in session.sealed
            mine = _shared(table, key, lambda: mine_of(table, seat))
        awaited = awaited_of(session.rules, session.state) if table.setup.dice == "by-hand" else None
    return m.View(
        table=table.id,
        code=table.code,
        seq=table.seq,
        turn=table.turn,
        now=now,
        status=table.status,
        setup=table.setup,
        commitment=table.commitment,
        seats=_seats(table, seen, yours, here),
        you=seat,
        yours=list(yours),
        host=host,
        can_start=host and table.status == "open" and all(each.kind != "open" for each in table.seats),
        to_move=list(to_move),
        awaited=awaited,
        board=board,
        mine=mine,
        position=position,
        result=result,
        rematch=table.rematch,
    )


def _shared(table: Table, key: object, make: Callable[[], Any]) -> Any:
    """A part of a view, encoded once for all who see the same."""
    found = table.encoded.get(key)
    if found is None:
        found = table.encoded[key] = msgspec.Raw(msgspec.json.encode(make()))
    return found


def _board(table: Table) -> m.AnyBoard:
    """Nothing in it depends on who looks."""
    assert table.session is not None
    assert table.story is not None
    shown = table.setup.open_money or table.status == "over"
    return board_of(table.session.rules, table.session.state, table.story, shown=shown)


def _position(rules: AnyRules, view: Any) -> m.AnyPosition:
    match rules:
        case lv.LasVegas():
            return m.LasVegasPosition(view=view)
        case lc.LasVegasCards():
            return m.CardsPosition(view=view)
        case _:
            return m.TenPosition(view=view)


def _seats(table: Table, seen: Any, yours: Sequence[Seat], here: Callable[[Seat], bool]) -> list[m.SeatView]:
    """`seen`: the rules' view of the one who looks; None before the game."""
    session = table.session
    hosts = {seat for device in table.devices if device.host for seat in device.seats[:1]}
    waiting = table.waiting_for
    found = []
    for number, seat in enumerate(table.seats):
        ends = table.clock_ends(number)
        score, won, bills, jetons = (None, None, 0, 0) if seen is None else _holdings(seen, number)
        dice, neutral, biggy = (0, 0, False) if seen is None else _in_hand(seen, number)
        found.append(
            m.SeatView(
                seat=number,
                name=seat.name,
                kind=seat.kind,
                bot=table.bot_of(number),
                you=number in yours,
                host=number in hosts,
                presence="left"
                if seen is not None and number in seen.left
                else "stood-in"
                if number in table.stand_ins
                else "here"
                if seat.kind == "bot" or here(number)
                else "away",
                to_move=number in waiting,
                sealed=session is not None and number in session.sealed,
                clock=None if ends is None else m.Clock(seconds=table.setup.clock or 0, ends=ends),
                score=score,
                won=won,
                bills=bills,
                jetons=jetons,
                dice=dice,
                neutral=neutral,
                biggy=biggy,
                seeded=bool(table.seeds.get(number)),
            )
        )
    return found


def _holdings(seen: Any, seat: Seat) -> tuple[int | None, list[int] | None, int, int]:
    """(score, bills won, how many, Jetons), as far as the viewer may know."""
    if isinstance(seen, tt.View):
        return seen.scores[seat], None, 0, 0
    won = seen.won[seat]
    jetons = seen.jetons[seat] if seen.jetons else 0
    if won is None:
        return None, None, seen.won_bills[seat], jetons
    return sum(won) + JETON_VALUE * jetons, list(won), len(won), jetons


def _in_hand(seen: Any, seat: Seat) -> tuple[int, int, bool]:
    """(own dice in hand, neutral ones, Biggy in hand); in the card game cards laid this round."""
    match seen:
        case lv.View():
            biggy = bool(seen.biggies) and seen.biggies[seat] == lv.IN_HAND
            return seen.own[seat], seen.neutral[seat] if seen.neutral else 0, biggy
        case lc.View():
            return len(seen.laid[seat]), 0, False
        case _:
            return (seen.black + seen.red if seat == seen.seat else 0), 0, False
