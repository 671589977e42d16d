"""Why a choice in Die oberen 10 000 was a mistake: banked too early, one roll too many, the wrong dice set aside.

The values are solved (exactly for two players), and so are those of every changed position.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from vabanque.coach import Families, Family, Mistake, Suspicion
from vabanque.core import Seat
from vabanque.core.frozen import replace, swap
from vabanque.core.scene import Name, Phrase, phrase
from vabanque.games.top_10000.exact.throws import DiceHand, book
from vabanque.games.top_10000.exact.turn import bust_chances
from vabanque.games.top_10000.review.evaluator import SolvedEvaluator
from vabanque.games.top_10000.rules import BLACK, COIN, COMBOS, STRAIGHT, Keep, State

SIX = BLACK + 1
FEW, MANY = 2, 4
"""Dice with which a roll is risky, and with which it is not."""
SOON = 0.2
"""A player who needs at most this part of the target may win with one good turn."""
SMALL = 400
"""Points that a turn reaches easily."""


class TurnMistake(Mistake):
    """Points banked, risked or left lying."""

    judge: SolvedEvaluator
    state: State
    chosen: Keep
    best: Keep

    @property
    def banked_early(self) -> bool:
        return self.chosen.then == "bank" and self.best.then == "throw"

    @property
    def rolled_again(self) -> bool:
        return self.chosen.then == "throw" and self.best.then == "bank"

    @property
    def rolled_both(self) -> bool:
        return self.chosen.then == self.best.then == "throw"

    @cached_property
    def hand(self) -> DiceHand:
        """The dice of the roll that was made, or that should have been made."""
        return self.dice_after(self.best if self.banked_early else self.chosen)

    @cached_property
    def stake(self) -> int:
        """The points that this roll risks."""
        return self.state.turn + (self.best if self.banked_early else self.chosen).points

    @property
    def bust(self) -> int:
        """How often this roll busts, in per cent."""
        return round(100 * float(bust_chances()[book().number[self.hand]]))

    @property
    def own(self) -> int:
        return self.state.scores[self.seat]

    @cached_property
    def rival(self) -> Seat:
        """The player with the most points among the others."""
        others = [seat for seat in range(self.rules.seats) if seat != self.seat and seat not in self.state.left]
        return max(others, key=self.state.scores.__getitem__)

    @property
    def rivals_score(self) -> int:
        return self.state.scores[self.rival]

    def dice_after(self, move: Keep) -> DiceHand:
        after = self.rules.play(self.state, replace(move, then="throw")).state
        return DiceHand(after.black, int(after.red))

    def worth(self, hand: DiceHand, points: int) -> float:
        """What it is worth to the player to roll some dice with some points at stake."""
        return float(self.judge.rolled(self.state, points, hand)[self.seat])

    def loss_with(self, hand: DiceHand, more: int = 0) -> float:
        """What the move that was played would lose if the roll were made with other dice, and more points at stake."""
        rolled, state = self.worth(hand, self.stake + more), self.with_stake(self.state.turn + more)
        if self.banked_early:
            return max(0.0, rolled - self.value(state, self.chosen))
        return max(0.0, self.value(state, self.best) - rolled)

    def with_score(self, seat: Seat, score: int) -> State:
        return replace(self.state, scores=swap(self.state.scores, seat, score))

    def with_stake(self, points: int) -> State:
        return replace(self.state, turn=points)


def size(hand: DiceHand) -> int:
    return hand.black + hand.red


def with_dice(m: TurnMistake, hand: DiceHand, **facts: int) -> Suspicion:
    """The suspicion that the number of dice in hand is the cause."""
    return Suspicion(dict(facts), phrase("if-dice", dice=size(hand)), lambda: m.loss_with(hand))


def fewer_dice(m: TurnMistake, **facts: int) -> Iterator[Suspicion]:
    """Suspicions that so many dice are the cause: with fewer, and at last with a stake that makes them a risk."""
    for dice in (3, FEW, 1):
        yield with_dice(m, DiceHand(dice, 0), **facts)
    for more in (500, 1000):
        changed = phrase("if-dice-points", dice=FEW, points=m.stake + more)
        yield Suspicion(dict(facts), changed, lambda more=more: m.loss_with(DiceHand(FEW, 0), more))  # type: ignore[misc]


# Banked too early


def coin(m: TurnMistake) -> Iterator[Suspicion]:
    """The coin brings six dice back, and the player banks."""
    throw = m.state.throw
    if m.banked_early and throw is not None and throw.red == COIN:
        left = m.state.black - sum(COMBOS[name].black for name in m.best.combos)
        if left:
            hand = DiceHand(left, 0)
            yield Suspicion(
                {"points": m.stake, "bust": m.bust}, phrase("if-no-coin", dice=left), lambda: m.loss_with(hand)
            )


def six_again(m: TurnMistake) -> Iterator[Suspicion]:
    """All dice are set aside, so all six come back, and the player banks."""
    if m.banked_early and size(m.hand) == SIX:
        yield from fewer_dice(m, points=m.stake, bust=m.bust)


def chase(m: TurnMistake) -> Iterator[Suspicion]:
    """A rival is about to win: a few points come too late."""
    need = m.rules.target - m.rivals_score
    if m.banked_early and need <= SOON * m.rules.target and m.rivals_score > m.own:
        for score in (m.own, m.own // 2 // 50 * 50, 0):
            yield m.without(
                phrase("if-score", name=Name(m.rival), points=score),
                m.with_score(m.rival, score),
                name=Name(m.rival),
                points=need,
                bust=m.bust,
            )


def wins_with_it(m: TurnMistake) -> Iterator[Suspicion]:
    """One more roll that is not a bust would win the game."""
    need = m.rules.target - m.own
    if m.banked_early and m.stake + SMALL >= need > m.stake:
        score = max(0, m.own - 2000) // 50 * 50
        if score < m.own:
            yield m.without(
                phrase("if-own-score", points=score),
                m.with_score(m.seat, score),
                points=need - m.stake,
                bust=m.bust,
            )


def few_points(m: TurnMistake) -> Iterator[Suspicion]:
    """So few points are at stake that little can be lost."""
    if m.banked_early and m.stake <= SMALL:
        for points in (500, 1000, 1500):
            yield m.without(phrase("if-points", points=points), m.with_stake(points), points=m.stake, bust=m.bust)


def safe_roll(m: TurnMistake) -> Iterator[Suspicion]:
    """Enough dice are left for a safe roll."""
    if m.banked_early and size(m.hand) >= MANY:
        yield from fewer_dice(m, dice=size(m.hand), bust=m.bust)


def far_behind(m: TurnMistake) -> Iterator[Suspicion]:
    """Behind, the player needs more than this turn has brought."""
    if m.banked_early and m.own < m.rivals_score:
        yield m.without(
            phrase("if-own-score", points=m.rivals_score),
            m.with_score(m.seat, m.rivals_score),
            name=Name(m.rival),
            points=m.rivals_score - m.own,
        )


def worth_it(m: TurnMistake) -> Iterator[Suspicion]:
    """The stake does not yet outweigh what the roll brings."""
    if m.banked_early:
        for points in (m.state.turn + 300, m.state.turn + 600, m.state.turn + 1200):
            yield m.without(phrase("if-points", points=points), m.with_stake(points), dice=size(m.hand), bust=m.bust)


# One roll too many


def could_win(m: TurnMistake) -> Iterator[Suspicion]:
    """Banking would have won the game at once."""
    banked = m.own + m.state.turn + m.best.points
    if m.rolled_again and banked >= m.rules.target:
        score = max(0, m.own - m.stake - 500) // 50 * 50
        if score < m.own:
            yield m.without(
                phrase("if-own-score", points=score), m.with_score(m.seat, score), points=banked, bust=m.bust
            )


def few_dice(m: TurnMistake) -> Iterator[Suspicion]:
    """Too few dice are left to roll."""
    if m.rolled_again and size(m.hand) <= FEW + 1:
        for dice in (MANY, BLACK):
            yield with_dice(m, DiceHand(dice, 0), dice=size(m.hand), bust=m.bust, points=m.stake)
        yield with_dice(m, DiceHand(BLACK, 1), dice=size(m.hand), bust=m.bust, points=m.stake)


def high_stake(m: TurnMistake) -> Iterator[Suspicion]:
    """Too many points are at stake."""
    if m.rolled_again and m.state.turn:
        yield m.without(phrase("if-points", points=0), m.with_stake(0), points=m.stake, bust=m.bust)


def ahead(m: TurnMistake) -> Iterator[Suspicion]:
    """The player is ahead and takes a risk that only somebody behind needs."""
    if m.rolled_again and m.own + m.state.turn + m.best.points > m.rivals_score:
        for more in (m.own + m.stake, m.rules.target - 500, m.rules.target - 50):
            score = min(m.rules.target - 50, more)
            if score > m.rivals_score:
                yield m.without(
                    phrase("if-score", name=Name(m.rival), points=score),
                    m.with_score(m.rival, score),
                    name=Name(m.rival),
                    points=m.rules.target - m.rivals_score,
                    bust=m.bust,
                )


def time_left(m: TurnMistake) -> Iterator[Suspicion]:
    """The rival is far from the target: there is time for another turn."""
    if m.rolled_again and m.rules.target - m.rivals_score > SOON * m.rules.target:
        score = m.rules.target - 50
        yield m.without(
            phrase("if-score", name=Name(m.rival), points=score),
            m.with_score(m.rival, score),
            name=Name(m.rival),
            points=m.rules.target - m.rivals_score,
        )


# The wrong dice set aside


def more_points(m: TurnMistake, **facts: int | Phrase) -> Suspicion:
    """The suspicion that the points are the cause."""
    more = m.best.points - m.chosen.points
    return Suspicion(
        {"points": m.best.points, "fewer": m.chosen.points, **facts},
        phrase("if-more-points", points=more),
        lambda: m.loss_if(m.with_stake(m.state.turn + more)),
    )


def as_many_dice(m: TurnMistake) -> Suspicion:
    """The suspicion that the dice left to roll are the cause."""
    kept = m.dice_after(m.best)
    return Suspicion(
        {"dice": size(kept), "fewer": size(m.hand), "points": m.chosen.points - m.best.points},
        phrase("if-dice", dice=size(kept)),
        lambda: max(0.0, m.value(m.state, m.best) - m.worth(kept, m.stake)),
    )


def left_lying(m: TurnMistake) -> Iterator[Suspicion]:
    """Points left lying when banking."""
    if m.chosen.then == m.best.then == "bank" and m.best.points > m.chosen.points:
        yield more_points(m)


def turned(m: TurnMistake) -> Iterator[Suspicion]:
    """Two 5s could count as a 1."""
    best, chosen = (any(">" in name for name in move.combos) for move in (m.best, m.chosen))
    if best and not chosen and m.best.points > m.chosen.points:
        yield more_points(m)


def triple(m: TurnMistake) -> Iterator[Suspicion]:
    """A triple or a straight was there."""
    if _grand(m.best) and not _grand(m.chosen) and m.best.points > m.chosen.points:
        yield more_points(m)


def _grand(move: Keep) -> bool:
    return any(name == STRAIGHT or COMBOS[name].black + COMBOS[name].red == 3 for name in move.combos)


def all_six(m: TurnMistake) -> Iterator[Suspicion]:
    """Setting everything aside would have brought six dice back."""
    if m.rolled_both and size(m.dice_after(m.best)) == SIX > size(m.hand):
        yield as_many_dice(m)


def not_a_triple(m: TurnMistake) -> Iterator[Suspicion]:
    """A triple takes too many dice out of the hand."""
    if m.rolled_both and _grand(m.chosen) and not _grand(m.best) and size(m.dice_after(m.best)) > size(m.hand):
        yield as_many_dice(m)


def more_dice(m: TurnMistake) -> Iterator[Suspicion]:
    """Setting fewer dice aside leaves more to roll."""
    if m.rolled_both and size(m.dice_after(m.best)) > size(m.hand):
        yield as_many_dice(m)


def red_die(m: TurnMistake) -> Iterator[Suspicion]:
    """The red die, which can show the coin, was set aside."""
    kept = m.dice_after(m.best)
    if m.rolled_both and kept.red and not m.hand.red and size(kept) == size(m.hand):
        yield Suspicion(
            {"dice": size(kept)},
            phrase("if-no-coin-side"),
            lambda: max(0.0, m.worth(m.hand, m.state.turn + m.best.points) - m.value(m.state, m.chosen)),
        )


def points_too(m: TurnMistake) -> Iterator[Suspicion]:
    """More points for nearly the same roll."""
    if m.rolled_both and m.best.points > m.chosen.points:
        yield more_points(m)


FAMILIES = Families(
    (
        Family("10000-win", could_win),
        Family("10000-coin", coin),
        Family("10000-six", six_again),
        Family("10000-left", left_lying),
        Family("10000-all-six", all_six),
        Family("10000-turned", turned),
        Family("10000-triple", triple),
        Family("10000-not-triple", not_a_triple),
        Family("10000-red", red_die),
        Family("10000-dice", more_dice),
        Family("10000-points", points_too),
        Family("10000-chase", chase),
        Family("10000-almost", wins_with_it),
        Family("10000-few-dice", few_dice),
        Family("10000-stake", high_stake),
        Family("10000-ahead", ahead),
        Family("10000-time", time_left),
        Family("10000-little", few_points),
        Family("10000-safe", safe_roll),
        Family("10000-behind", far_behind),
        Family("10000-worth", worth_it),
    ),
    TurnMistake,
)
