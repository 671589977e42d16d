"""Why a placement was a mistake: what only Las Vegas with dice knows, and its families."""

from __future__ import annotations

from collections.abc import Iterator

from vabanque.coach import Families, Family, Suspicion
from vabanque.core import Seat
from vabanque.core.frozen import replace, swap
from vabanque.core.scene import Name, phrase
from vabanque.games.las_vegas.rules import BANDIT, IN_HAND, VOID, Lot, Place, State
from vabanque.games.vegas.review.reasons import REST, SIGNS, VegasMistake, at, thousand
from vabanque.games.vegas.rules import BIGGY_WEIGHT

FEW = 3
"""With at most this many dice in every rival's hand, a round is near its end."""
THIN = 1
"""Casinos where a player has only this many dice are thin."""


class DiceMistake(VegasMistake):
    """A placement that was a mistake."""

    state: State
    chosen: Place
    best: Place

    @property
    def casino(self) -> int:
        return self.chosen.casino

    @property
    def other(self) -> int:
        return self.best.casino

    def spent(self, move: Place) -> int:
        """How many of the player's own dice a move takes from the hand, the Biggy included."""
        roll = self.state.roll
        assert roll is not None
        return roll.own.count(move.face) + (roll.biggy == move.face)

    def reach(self, table: State, owner: int, casino: int) -> int:
        return self.in_hand(table, owner) if owner < self.rules.seats else sum(table.neutral)

    def in_hand(self, table: State, seat: Seat) -> int:
        """What a seat's dice in hand count."""
        biggy = bool(table.biggies) and table.biggies[seat] == IN_HAND
        return int(table.own[seat]) + BIGGY_WEIGHT * biggy

    def without_dice(self, casino: int, *seats: Seat) -> State:
        state = self.state
        if casino == BANDIT:
            lots = tuple(None if lot is not None and lot.seat in seats else lot for lot in state.bandit)
            return replace(state, bandit=lots)
        row = tuple(0 if owner in seats else dice for owner, dice in enumerate(state.dice[casino - 1]))
        biggies = tuple(
            VOID if where == casino and owner in seats else where for owner, where in enumerate(state.biggies)
        )
        return replace(state, dice=swap(state.dice, casino - 1, row), biggies=biggies)

    def with_dice(self, casino: int, seat: Seat, dice: int) -> State:
        state = self.state
        if casino == BANDIT:
            free = [face for face in range(6) if state.bandit[face] is None and face + 1 != self.best.face]
            lots = swap(state.bandit, free[-1], Lot(seat, dice, 0, False)) if free else state.bandit
            return replace(state, bandit=lots)
        row = state.dice[casino - 1]
        return replace(state, dice=swap(state.dice, casino - 1, swap(row, seat, row[seat] + dice)))

    def without_hands(self, *seats: Seat) -> State:
        state = self.state
        return replace(
            state,
            own=tuple(0 if seat in seats else dice for seat, dice in enumerate(state.own)),
            neutral=tuple(0 if seat in seats else dice for seat, dice in enumerate(state.neutral)),
            biggies=tuple(
                VOID if seat in seats and where == IN_HAND else where for seat, where in enumerate(state.biggies)
            ),
        )

    def with_more_in_hand(self, dice: int) -> State:
        """With more dice in the player's own hand after the move."""
        return replace(self.state, own=swap(self.state.own, self.seat, self.state.own[self.seat] + dice))

    def with_rolled(self, face: int, dice: int) -> State:
        """With more dice of a face in the roll; the hand stays as full as it was after the move."""
        roll = self.state.roll
        assert roll is not None
        shown = tuple(sorted((*roll.own, *(face,) * dice)))
        return replace(self.with_more_in_hand(dice), roll=replace(roll, own=shown))


def too_many(m: DiceMistake) -> Iterator[Suspicion]:
    """The move played spends more dice than the better one."""
    more = m.spent(m.chosen) - m.spent(m.best)
    if more > 0:
        yield Suspicion(
            {"casino": m.casino, "dice": m.spent(m.chosen), "fewer": m.spent(m.best)},
            phrase("if-more-dice", dice=more),
            lambda: m.loss_if(m.with_more_in_hand(more)),
        )


def last_word(m: DiceMistake) -> Iterator[Suspicion]:
    """The better move keeps more dice in hand than anybody else has, and so the last word."""
    more = m.spent(m.chosen) - m.spent(m.best)
    most = max((m.in_hand(m.state, rival) for rival in m.rivals), default=0)
    if more > 0 and most <= FEW and m.in_hand(m.better, m.seat) >= most >= m.in_hand(m.played, m.seat):
        yield Suspicion(
            {"dice": m.in_hand(m.better, m.seat), "fewer": m.in_hand(m.played, m.seat)},
            phrase("if-more-dice", dice=more),
            lambda: m.loss_if(m.with_more_in_hand(more)),
        )


def too_thin(m: DiceMistake) -> Iterator[Suspicion]:
    """One more casino with a single die, where the better move brings several."""
    if m.casino == BANDIT or m.here.get(m.casino) != THIN or m.there.get(m.other, 0) <= THIN:
        return
    weights = m.weights(m.played, m.casino)
    if weights[m.seat] == THIN:
        more = m.there[m.other] - THIN
        yield Suspicion(
            {"casino": m.casino, "dice": m.there[m.other], "other": at("casino-at", m.other)},
            at("if-rolled", m.casino, dice=m.there[m.other]),
            lambda: m.loss_if(m.with_rolled(m.chosen.face, more)),
        )


def too_few(m: DiceMistake) -> Iterator[Suspicion]:
    """The better move brings more dice to its casino at once."""
    more = m.there.get(m.other, 0) - m.here.get(m.casino, 0)
    if more > 0 and m.casino != BANDIT:
        yield Suspicion(
            {"dice": m.there[m.other], "casino": m.other, "fewer": m.here.get(m.casino, 0)},
            at("if-rolled", m.casino, dice=m.there[m.other]),
            lambda: m.loss_if(m.with_rolled(m.chosen.face, more)),
        )


def biggy(m: DiceMistake) -> Iterator[Suspicion]:
    """One move places the Biggy and the other does not."""
    roll = m.state.roll
    assert roll is not None
    if roll.biggy is None or (m.chosen.face == roll.biggy) == (m.best.face == roll.biggy):
        return
    plain = replace(
        m.state,
        biggies=swap(m.state.biggies, m.seat, VOID),
        own=swap(m.state.own, m.seat, m.state.own[m.seat] + 1),
        roll=replace(roll, biggy=None, own=tuple(sorted((*roll.own, roll.biggy)))),
    )
    kept = "yes" if m.chosen.face == roll.biggy else "no"
    yield m.without(phrase("if-no-biggy"), plain, casino=m.casino if kept == "yes" else m.other, kept=kept)


def neutral_dice(m: DiceMistake) -> Iterator[Suspicion]:
    """The neutral dice are in the way, or worth stopping."""
    pool = m.rules.seats
    if m.rules.owners == pool:
        return
    for casino in (m.casino, m.other):
        if casino != BANDIT and m.state.dice[casino - 1][pool]:
            row = swap(m.state.dice[casino - 1], pool, 0)
            bare = replace(m.state, dice=swap(m.state.dice, casino - 1, row))
            yield m.without(at("if-no-neutral", casino), bare, casino=casino)


def neutral_placed(m: DiceMistake) -> Iterator[Suspicion]:
    """The move places neutral dice too, which compete."""
    roll = m.state.roll
    assert roll is not None
    placed = roll.neutral.count(m.chosen.face)
    if placed and roll.own.count(m.chosen.face) + (roll.biggy == m.chosen.face):
        shown = tuple(face for face in roll.neutral if face != m.chosen.face)
        left = swap(m.state.neutral, m.seat, m.state.neutral[m.seat] - placed)
        bare = replace(m.state, roll=replace(roll, neutral=shown), neutral=left)
        yield m.without(phrase("if-no-neutral-rolled", dice=placed), bare, casino=m.casino, dice=placed)


def bandit(m: DiceMistake) -> Iterator[Suspicion]:
    """The Bandit is the better place for these dice, or the worse one."""
    if BANDIT in (m.casino, m.other):
        on = "yes" if m.other == BANDIT else "no"
        top = m.top(BANDIT)
        if on == "yes":
            yield m.without(
                at("if-bill", BANDIT, money=thousand(m.smallest)), m.cheap(BANDIT), on=on, money=thousand(top)
            )
        else:
            best = max(max(bills) for bills in m.state.bills)
            yield m.without(
                at("if-bill", BANDIT, money=thousand(best)),
                m.with_bills(BANDIT, (best, best)),
                on=on,
                money=thousand(top),
            )


def runner_up(m: DiceMistake) -> Iterator[Suspicion]:
    """The better move leaves a rival behind at a casino where both have dice."""
    for rival in m.rivals:
        if m.other != BANDIT and m.weights(m.state, m.other)[rival]:
            yield m.without(
                at("if-gone", m.other, name=Name(rival)),
                m.without_dice(m.other, rival),
                casino=m.other,
                name=Name(rival),
            )


FAMILIES = Families(
    (
        *SIGNS[:6],
        Family("dice-biggy", biggy),
        Family("dice-last-word", last_word),
        Family("dice-too-many", too_many),
        Family("dice-thin", too_thin),
        *SIGNS[6:],
        Family("dice-neutral", neutral_dice),
        Family("dice-neutral-rolled", neutral_placed),
        *REST[:5],
        Family("dice-rival", runner_up),
        Family("dice-bandit", bandit),
        Family("dice-too-few", too_few),
        *REST[5:],
    ),
    DiceMistake,
)
