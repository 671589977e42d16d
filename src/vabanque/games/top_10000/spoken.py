"""Words for a table of Die oberen 10 000."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import reduce
from itertools import chain

from vabanque.core import Seat, Unreadable
from vabanque.core.scene import Name
from vabanque.games.top_10000.rules import COIN, Keep
from vabanque.games.top_10000.scene import KeepChoice, TopHand, TopScene, bust_chance, set_aside, thrown
from vabanque.narration.narrator import Narrator, Weighed

THEN = ("throw", "bank")
TURNED = ">1"
"""In short notation, behind a five that is turned to a one."""
MOST_CHOICES = 6
"""How many ways to set dice aside the question lists."""


class TopNarrator(Narrator[TopScene, TopHand]):
    """Describes rolls, points and busts."""

    help = "terminal-help-points"
    run_on = frozenset({"throw"})

    def board(self, scene: TopScene, hand: TopHand | None, seat: Seat | None) -> list[str]:
        words = self.words
        lines = [words("terminal-target", points=scene.target)]
        for own, player in enumerate(scene.players):
            lines.append(self.say("result-points", name=Name(own), points=player.score or 0) + ".")
        if scene.kept:
            combos = self._aside(list(chain.from_iterable(scene.kept)))
            lines.append(words("terminal-aside", combos=combos, points=scene.turn_points))
        if scene.dice and scene.last is not None:
            lines.append(self.say("terminal-on-table", name=Name(scene.seat), dice=thrown(scene.last)))
        elif not scene.over:
            name, points = Name(scene.seat), scene.turn_points
            lines.append(self.say("terminal-turn-points", name=name, points=points, dice=scene.thrown))
        return lines

    def question(self, scene: TopScene, hand: TopHand, seat: Seat) -> list[str]:
        words = self.words
        choices = [
            words(
                "terminal-aside-choice",
                combos=" ".join(map(self._typed, choice.combos)),
                aside=self._aside(choice.combos),
                points=choice.points,
            )
            for choice in hand.choices[:MOST_CHOICES]
        ]
        if more := len(hand.choices) - len(choices):
            odds = words("terminal-command-odds").split()[0] if words.language != "en" else "odds"
            choices.append(words("terminal-aside-more", more=more, odds=odds))
        listed = reduce(lambda first, last: words("clauses", first=first, last=last), choices)
        lines = [self.say("terminal-ask-aside", name=Name(seat), points=scene.turn_points, choices=listed)]
        if any(die.face == COIN for die in scene.dice):
            lines.append(words("terminal-ask-coin"))
        return lines

    def _aside(self, combos: Sequence[str]) -> str:
        """`44r4 1` in words: three 4s (one red) and a 1."""
        return self.words.listed([self.words.say(part, self.names) for part in set_aside(combos)])

    def notation(self, answer: str, hand: TopHand, ask: Callable[[str], str]) -> str:
        """If the answer does not say whether to roll again or to bank, ask."""
        if not answer:
            raise Unreadable("not-a-move", text="")
        answer = self._read_turns(answer.lower())
        *combos, last = answer.split()
        then = self._then(last)
        if then is not None:
            return " ".join([*combos, then])
        throwing = f"{answer} throw"
        if self.rules.read_move(0, throwing).combos not in [choice.combos for choice in hand.choices]:
            return throwing  # the table will give the reason for refusing it
        reply = ask(self.words("terminal-ask-then")).lower()
        then = self._then(reply)
        if then is None:
            raise Unreadable("throw-or-bank", then=reply)
        return f"{answer} {then}"

    def _then(self, word: str) -> str | None:
        """`throw` or `bank`, from the English word or this language's."""
        return next((then for then in THEN if word in (then, *self.words(f"terminal-word-{then}").split())), None)

    def _typed(self, combo: str) -> str:
        """What a person types for a combination: `turn 5` for `5>1`, since speech programs swallow the sign."""
        die, turned, _ = combo.partition(TURNED)
        return f"{self.words('terminal-word-turn').split()[0]} {die}" if turned else combo

    def _read_turns(self, answer: str) -> str:
        """The reverse, in the English words or this language's: `turn 5 bank` → `5>1 bank`."""
        words = "|".join(map(re.escape, ("turn", *self.words("terminal-word-turn").split())))
        return re.sub(rf"\b(?:{words}) (r?5)\b", rf"\1{TURNED}", answer)

    def answer(self, move: str) -> str:
        *combos, then = move.split()
        return " ".join([*map(self._typed, combos), self.words(f"terminal-word-{then}").split()[0]])

    def weigh(self, scene: TopScene, hand: TopHand, seat: Seat) -> list[Weighed]:
        return [
            Weighed(
                self.rules.write_move(Keep(seat, choice.combos, choice.points, then)),  # type: ignore[arg-type]
                self._throwing(choice) if then == "throw" else self._banking(choice),
            )
            for choice in hand.choices
            for then in THEN
        ]

    def _banking(self, choice: KeepChoice) -> str:
        return self.words("terminal-advice-bank", aside=self._aside(choice.combos), points=choice.turn_points)

    def _throwing(self, choice: KeepChoice) -> str:
        points, dice, aside = choice.turn_points, choice.black + choice.red, self._aside(choice.combos)
        if choice.bust is None:
            return self.words("terminal-advice-throw-no-odds", aside=aside, points=points, dice=dice)
        exact = bust_chance(choice.black, choice.red)
        return self.words(
            "terminal-advice-throw",
            aside=aside,
            points=points,
            dice=dice,
            bust=f"{exact.numerator}/{exact.denominator}",
            percent=self.words.number(float(exact) * 100, 1),
        )

    def score_line(self, scene: TopScene) -> str:
        return "   ".join(f"{name} {player.score}" for name, player in zip(self.names, scene.players, strict=True))
