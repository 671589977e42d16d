"""The table in plain sentences: everything that lies open, and what every question asks."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from vabanque.core import Chance, Entry, Refusal, Seat
from vabanque.games.las_vegas.rules import BANDIT, IN_HAND, LasVegas, RollDice, RollSpare
from vabanque.games.las_vegas_cards.editions import PLAYS, ROUNDS
from vabanque.games.las_vegas_cards.rules import DrawHand, LasVegasCards
from vabanque.games.top_10000.rules import ThrowDice, Top10000
from vabanque.games.vegas import DealBills
from vabanque.i18n import Words
from vabanque.tui.advice import Advice


class Describer:
    """Says what is on one table, in one language."""

    def __init__(self, rules: Any, names: Sequence[str], words: Words) -> None:
        self.rules = rules
        self.names = names
        self.words = words

    # The board

    def board(self, view: Any) -> list[str]:
        """Everything that lies open, one sentence or two a line."""
        if isinstance(self.rules, Top10000):
            return self._sheet(view)
        lines = [self.when(view)]
        lines += [self.casino(view, casino) for casino in range(1, len(view.bills) + 1)]
        return lines + [self._player(view, seat) for seat in range(len(self.names))]

    def when(self, view: Any) -> str:
        """Where the game is."""
        if isinstance(self.rules, LasVegasCards):
            return self.words("terminal-round-play", round=view.round, rounds=ROUNDS, play=view.play, plays=PLAYS)
        if isinstance(self.rules, LasVegas):
            return self.words("terminal-round", round=view.round, rounds=self.rules.edition.rounds)
        return self.words("terminal-target", points=self.rules.target)

    def owner(self, owner: int) -> str:
        return self.names[owner] if owner < len(self.names) else self.words("terminal-neutral")

    def casino(self, view: Any, casino: int) -> str:
        """`Casino 3, Miracle: $70,000 and $20,000. Anna 2, Benno 1. If it paid now: Anna $70,000.`"""
        words = self.words
        bills = words.listed([words.money(bill) for bill in view.bills[casino - 1]])
        said = [words("terminal-casino", number=casino, casino=words.casino(casino), bills=bills)]
        weights = self.rules.weights(view, casino)
        there = sorted((owner for owner, weight in enumerate(weights) if weight), key=lambda owner: -weights[owner])
        if there:
            dice = ", ".join(f"{self.owner(owner)} {weights[owner]}" for owner in there)
            said.append(words("terminal-casino-dice", dice=dice))
            pay = self.rules.payments(view)[casino - 1]
            paid = [f"{self.names[seat]} {words.money(bill)}" for seat, bill in pay.bills.items()]
            said.append(
                words("terminal-pays-now", payments=", ".join(paid)) if paid else words("terminal-pays-nobody-now")
            )
        else:
            said.append(words("terminal-casino-empty"))
        if view.jetons_at and casino <= 6 and view.jetons_at[casino - 1]:
            said.append(words("terminal-jeton-there"))
        if casino == BANDIT and any(view.bandit):
            faces = [str(face) for face, lot in enumerate(view.bandit, start=1) if lot is not None]
            said.append(words("terminal-bandit-has", faces=words.listed(faces)))
        return " ".join(said)

    def _player(self, view: Any, seat: Seat) -> str:
        words = self.words
        said = [self.left_over(view, seat), self.money(view, seat)]
        if view.jetons and view.jetons[seat]:
            said.append(words("terminal-jetons", jetons=view.jetons[seat]))
        return f"{self.names[seat]}: {', '.join(said)}."

    def left_over(self, view: Any, seat: Seat) -> str:
        """What a seat has still to place."""
        words = self.words
        if isinstance(self.rules, LasVegasCards):
            laid = words("terminal-cards-laid", cards=len(view.laid[seat]))
            return f"{laid}, {words('terminal-out')}" if view.out[seat] and view.laid[seat] else laid
        said = [words("terminal-dice-left", dice=view.own[seat])]
        if view.biggies and view.biggies[seat] == IN_HAND:
            said.append(words("terminal-biggy-left"))
        if view.neutral and view.neutral[seat]:
            said.append(words("terminal-neutral-left", dice=view.neutral[seat]))
        return ", ".join(said)

    def money(self, view: Any, seat: Seat) -> str:
        """`$120,000 in 3 bills`, or only the number of bills where they are hidden."""
        bills = view.won[seat]
        if not bills:
            return self.words("terminal-bills", bills=view.won_bills[seat])
        return self.words("terminal-money", money=self.words.money(sum(bills)), bills=len(bills))

    def _sheet(self, view: Any) -> list[str]:
        words = self.words
        lines = [self.when(view)]
        lines += [words("result-points", name=n, points=s) + "." for n, s in zip(self.names, view.scores, strict=True)]
        if not view.over:
            dice = view.black + view.red
            lines.append(words("terminal-turn-points", name=self.names[view.seat], points=view.turn, dice=dice))
        return lines

    # Questions

    def question(self, view: Any, seat: Seat, moves: Sequence[Any]) -> list[str]:
        """What the person at `seat` is asked."""
        words, name = self.words, self.names[seat]
        if isinstance(self.rules, LasVegas):
            assert view.roll is not None
            faces = list(dict.fromkeys(move.face for move in moves))
            choices = [f"{face} ({self._dice(view.roll, face)})" for face in faces]
            lines = [words("terminal-ask-face", name=name, faces=", ".join(choices))]
            bandit = [str(move.face) for move in moves if move.casino == BANDIT]
            if bandit:
                lines.append(words("terminal-ask-bandit", faces=words.listed(bandit), example=bandit[0]))
            return lines
        if isinstance(self.rules, LasVegasCards):
            return [words("terminal-ask-cards", name=name, cards=" ".join(view.hand))]
        best: dict[tuple[str, ...], int] = {move.combos: move.points for move in moves}
        choices = [f"{' '.join(combos)} ({points})" for combos, points in list(best.items())[:6]]
        return [
            words("terminal-ask-aside", name=name, points=view.turn, choices="; ".join(choices)),
            *([words("terminal-ask-coin")] if view.throw.red == "coin" else []),
        ]

    def _dice(self, roll: Any, face: int) -> str:
        """`2 dice, 1 neutral, Biggy`."""
        said = []
        if face in roll.own:
            said.append(self.words("terminal-dice", dice=roll.own.count(face)))
        if roll.biggy == face:
            said.append(self.words("terminal-biggy"))
        if face in roll.neutral:
            said.append(self.words("terminal-dice-neutral", dice=roll.neutral.count(face)))
        return ", ".join(said)

    def chance(self, chance: Chance[Entry]) -> str:
        """What people are asked when the dice are real."""
        words = self.words
        if isinstance(chance, RollDice):
            said = [words("terminal-read-roll", name=self.names[chance.seat], dice=chance.own)] if chance.own else []
            if not said:
                said.append(words("terminal-read-other", name=self.names[chance.seat]))
            if chance.neutral:
                said.append(words("terminal-read-neutral", dice=chance.neutral))
            if chance.biggy:
                said.append(words("terminal-read-biggy"))
            return " ".join(said)
        if isinstance(chance, RollSpare):
            return words("terminal-read-spare", name=self.names[chance.seat], dice=chance.dice)
        if isinstance(chance, ThrowDice):
            name = self.names[chance.seat]
            if not chance.black:
                return words("terminal-read-red-only", name=name)
            said = [words("terminal-read-throw", name=name, dice=chance.black)]
            return " ".join([*said, words("terminal-read-red")] if chance.red else said)
        if isinstance(chance, DrawHand):
            return words("terminal-read-hand", name=self.names[chance.seat])
        assert isinstance(chance, DealBills)
        return words("terminal-read-bills", casino=words.casino(chance.casino))

    # Advice and the end

    def advised(self, found: Advice, bot: str) -> str:
        """One move and what it brings, as a sentence."""
        said = f"{self.rules.write_move(found.move)}: {self.weighed(found)}"
        return f"{said} {self.words('terminal-advice-best', bot=bot)}" if found.best else said

    def weighed(self, found: Advice) -> str:
        """What a move brings."""
        words = self.words
        if found.pays is not None:
            return words("terminal-advice-money", money=words.money(found.pays), change=signed(found.change or 0))
        if found.bust is None:
            return words("terminal-advice-bank", points=found.points)
        return words(
            "terminal-advice-throw",
            points=found.points,
            dice=found.dice,
            bust=f"{found.bust.numerator}/{found.bust.denominator}",
            percent=f"{float(found.bust) * 100:.1f}",
        )

    def rounds(self, rounds: Sequence[dict[Seat, int]]) -> list[str]:
        """What everybody won, round by round."""
        words = self.words
        return [
            words(
                "terminal-round-won",
                round=number,
                money=", ".join(f"{self.names[seat]} {words.money(won)}" for seat, won in gained.items()),
            )
            for number, gained in enumerate(rounds, start=1)
        ]


def signed(change: int) -> str:
    """A change in money, in thousands."""
    return f"+{change}" if change > 0 else f"−{-change}" if change else "±0"


def sorry(words: Words, refusal: Refusal, names: Sequence[str] = ()) -> str:
    """Why something is not accepted. A server may be newer than this program and have reasons of its own."""
    with suppress(KeyError):
        return words.refusal(refusal, names)
    return words("terminal-refused", code=refusal.code)
