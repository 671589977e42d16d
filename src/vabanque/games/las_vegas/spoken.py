"""Words for a table of Las Vegas with dice."""

from __future__ import annotations

from collections.abc import Callable

from vabanque.core import Seat
from vabanque.core.scene import Name
from vabanque.games.las_vegas.rules import Place
from vabanque.games.las_vegas.scene import LasVegasHand, LasVegasScene, PlaceChoice, rolled
from vabanque.games.vegas.spoken import VegasNarrator
from vabanque.narration.narrator import Weighed


class DiceNarrator(VegasNarrator[LasVegasScene, LasVegasHand]):
    """Describes dice on casinos."""

    help = "terminal-help-dice"
    run_on = frozenset({"roll"})

    def in_hand(self, scene: LasVegasScene, seat: Seat) -> str:
        words, player = self.words, scene.players[seat]
        parts = [words("terminal-dice-left", dice=player.dice)]
        if player.biggy:
            parts.append(words("terminal-biggy-left"))
        if player.neutral:
            parts.append(words("terminal-neutral-left", dice=player.neutral))
        return ", ".join(parts)

    def on_table(self, scene: LasVegasScene) -> list[str]:
        roll = scene.roll
        return [] if roll is None else [self.say("terminal-on-table", name=Name(roll.seat), dice=rolled(roll))]

    def question(self, scene: LasVegasScene, hand: LasVegasHand, seat: Seat) -> list[str]:
        words = self.words
        faces = {choice.face: f"{choice.face} ({self._dice(choice)})" for choice in hand.choices}
        lines = [self.say("terminal-ask-face", name=Name(seat), faces=", ".join(faces.values()))]
        bandit = [str(choice.face) for choice in hand.choices if choice.casino != choice.face]
        if bandit:
            lines.append(
                words("terminal-ask-bandit", faces=words.listed(bandit), example=self.answer(f"{bandit[0]} bandit"))
            )
        return lines

    def _dice(self, choice: PlaceChoice) -> str:
        """`2 dice, Biggy, 1 neutral`."""
        words, dice = self.words, []
        if choice.own:
            dice.append(words("terminal-dice", dice=choice.own))
        if choice.biggy:
            dice.append(words("terminal-biggy"))
        if choice.neutral:
            dice.append(words("terminal-dice-neutral", dice=choice.neutral))
        return ", ".join(dice)

    def notation(self, answer: str, hand: LasVegasHand, ask: Callable[[str], str]) -> str:
        aliases = self.words("terminal-word-bandit").split()
        return " ".join("bandit" if word in aliases else word for word in answer.lower().split())

    def answer(self, move: str) -> str:
        return move.replace("bandit", self.words("terminal-word-bandit").split()[0])

    def weigh(self, scene: LasVegasScene, hand: LasVegasHand, seat: Seat) -> list[Weighed]:
        return [
            Weighed(self.rules.write_move(Place(seat, choice.face, choice.casino)), self.money_now(choice.total, hand))
            for choice in sorted(hand.choices, key=lambda choice: -choice.total)
        ]

    def neutral_dice(self, scene: LasVegasScene) -> bool:
        return scene.neutral
