"""Positions of Las Vegas with dice in one line: `2ac 62:a2b1/9:C/5/… 6/5/8B 93/6/- 1 1135b4`."""

from __future__ import annotations

import re

from vabanque.core.contract import Seat
from vabanque.core.notation import LEFT, NOTHING, SEATS, for_each_seat, matched, read_seat, unreadable
from vabanque.core.refusals import Impossible
from vabanque.games.las_vegas.rules import BANDIT, IN_HAND, VOID, LasVegas, Lot, Roll, State
from vabanque.games.vegas.notation import VegasNotation

SPARE = "spare"
DICE = re.compile(r"([a-j])(\d)|([A-J])|n(\d{1,2})", re.ASCII)
"""Dice that lie somewhere: `a2` two of seat a, `A` its Biggy, `n3` three neutral ones."""


class DiceNotation(VegasNotation[State]):
    """Round, casinos, hands, bills won, bills gone, and what was rolled."""

    fields = ("round", "casinos", "hands", "won", "gone", "due")
    rules: LasVegas

    # Writing

    def write(self, state: State) -> tuple[str, ...]:
        lying = [self._dice_at(state, casino) for casino in range(1, 7)]
        lying.append(".".join(_write_lot(face, lot) for face, lot in enumerate(state.bandit, start=1) if lot))
        hands = "/".join(self._hand(state, seat) for seat in range(self.rules.seats))
        return (
            self.write_round(state),
            self.write_casinos(state, lying),
            hands,
            *self.write_purses(state),
            self._due(state),
        )

    def _dice_at(self, state: State, casino: int) -> str:
        parts = []
        for seat in range(self.rules.seats):
            if own := state.dice[casino - 1][seat]:
                parts.append(f"{SEATS[seat]}{own}")
            if state.biggies and state.biggies[seat] == casino:
                parts.append(SEATS[seat].upper())
        neutral = sum(state.dice[casino - 1][self.rules.seats :])
        return "".join(parts) + (f"n{neutral}" if neutral else "")

    def _hand(self, state: State, seat: Seat) -> str:
        biggy = "B" if state.biggies and state.biggies[seat] == IN_HAND else ""
        neutral = f"n{state.neutral[seat]}" if state.neutral and state.neutral[seat] else ""
        own = "" if seat in state.left and not state.own[seat] else str(state.own[seat])
        return (LEFT if seat in state.left else "") + own + biggy + neutral

    def _due(self, state: State) -> str:
        roll = state.roll
        if roll is not None:
            neutral = "".join(map(str, roll.neutral))
            return (
                "".join(map(str, roll.own))
                + (f"n{neutral}" if neutral else "")
                + ("" if roll.biggy is None else f"b{roll.biggy}")
            )
        return "+".join([self.write_end(state)] * state.over + [SPARE] * state.spare_due) or NOTHING

    # Reading

    def read(self, *texts: str) -> State:
        round_, casinos, hands, won, gone, due = texts
        rules = self.rules
        number, starter, seat = self.read_round(round_)
        cells = self.read_casinos(casinos)
        own, neutral, biggies, left = self._read_hands(hands)
        dice = [[0] * rules.owners for _ in range(6)]
        bandit: list[Lot | None] = [None] * 6
        for casino, cell in enumerate(cells, start=1):
            if casino == BANDIT:
                self._read_bandit(cell.lying, bandit, biggies)
            elif cell.lying:
                self._read_dice(casino, cell.lying, dice[casino - 1], biggies)
        for owner in set(range(rules.seats)) - set(left):
            if biggies and biggies[owner] == VOID:
                raise Impossible("dice-unaccounted", seat=owner)
        end, spare, roll = matched("due", r"(end[*\d]*)?\+?(spare)?|-|([1-6nb]+)", due).groups()
        return State(
            round=number,
            starter=starter,
            seat=seat,
            bills=tuple(cell.bills for cell in cells),
            dice=tuple(map(tuple, dice)),
            own=own,
            neutral=neutral if rules.neutral_each else (),
            biggies=tuple(biggies),
            bandit=tuple(bandit) if rules.bandit else (),
            jetons_at=self.read_jetons(cells, end or ""),
            spare_due=bool(spare),
            roll=_read_roll(seat, roll) if roll else None,
            left=left,
            over=bool(end),
            **self.read_purses(won, gone, cells)._asdict(),
        )

    def _read_hands(self, text: str) -> tuple[tuple[int, ...], tuple[int, ...], list[int], tuple[Seat, ...]]:
        """Own and neutral dice of every seat, where the Biggies are, and who has left."""
        hands = [
            matched("hands", r"(x?)(\d?)(B?)(?:n(\d))?", part) for part in for_each_seat(self.rules, "hands", text)
        ]
        own, neutral = (tuple(int(hand[group] or 0) for hand in hands) for group in (2, 4))
        if (any(neutral) and not self.rules.neutral_each) or ("B" in text and not self.rules.edition.biggy):
            raise unreadable("hands", text)
        biggies = [IN_HAND if hand[3] else VOID for hand in hands] if self.rules.edition.biggy else []
        return own, neutral, biggies, tuple(seat for seat, hand in enumerate(hands) if hand[1])

    def _read_dice(self, casino: int, text: str, row: list[int], biggies: list[int]) -> None:
        matched("casinos", f"(?:{DICE.pattern})+", text)
        for letter, count, biggy, neutral in DICE.findall(text):
            if neutral:
                if not self.rules.neutral_each:
                    raise unreadable("casinos", text)
                row[-1] = int(neutral)
            elif biggy:
                self._place_biggy(biggy, casino, biggies)
            else:
                row[read_seat(self.rules, "casinos", letter)] = int(count)

    def _read_bandit(self, text: str, bandit: list[Lot | None], biggies: list[int]) -> None:
        for part in text.split(".") if text else ():
            face, letter, own, biggy, neutral = matched(
                "casinos", r"([1-6])(?:([a-j])(\d))?([A-J])?(?:n(\d{1,2}))?", part
            ).groups()
            if (letter or biggy) is None or (letter and biggy and letter != biggy.lower()):
                raise unreadable("casinos", part)
            if biggy:
                self._place_biggy(biggy, BANDIT, biggies)
            seat = read_seat(self.rules, "casinos", letter or biggy)
            bandit[int(face) - 1] = Lot(seat, int(own or 0), int(neutral or 0), bool(biggy))

    def _place_biggy(self, letter: str, casino: int, biggies: list[int]) -> None:
        seat = read_seat(self.rules, "casinos", letter)
        if not biggies or biggies[seat] != VOID:  # there is only one of each
            raise unreadable("casinos", letter)
        biggies[seat] = casino


def _write_lot(face: int, lot: Lot) -> str:
    own = f"{SEATS[lot.seat]}{lot.own}" if lot.own or not lot.biggy else ""
    biggy = SEATS[lot.seat].upper() if lot.biggy else ""
    return f"{face}{own}{biggy}" + (f"n{lot.neutral}" if lot.neutral else "")


def _read_roll(seat: Seat, text: str) -> Roll:
    own, neutral, biggy = matched("due", r"([1-6]*)(?:n([1-6]+))?(?:b([1-6]))?", text).groups()
    return Roll(seat, tuple(map(int, own)), tuple(map(int, neutral or "")), int(biggy) if biggy else None)
