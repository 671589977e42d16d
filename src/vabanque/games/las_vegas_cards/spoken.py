"""Words for a table of the card game."""

from __future__ import annotations

from vabanque.core import Entry, Seat
from vabanque.core.scene import Name
from vabanque.games.las_vegas_cards.rules import Lay
from vabanque.games.las_vegas_cards.scene import CardHand, CardScene
from vabanque.games.vegas.spoken import VegasNarrator
from vabanque.narration.narrator import Weighed


class CardNarrator(VegasNarrator[CardScene, CardHand]):
    """Describes cards at casinos."""

    help = "terminal-help-cards"

    def when(self, scene: CardScene) -> str:
        return self.words(
            "terminal-round-play", round=scene.round, rounds=scene.rounds, play=scene.play, plays=scene.plays
        )

    def in_hand(self, scene: CardScene, seat: Seat) -> str:
        player = scene.players[seat]
        laid = self.words("terminal-cards-laid", cards=len(player.laid))
        return f"{laid}, {self.words('terminal-out')}" if player.out and player.laid else laid

    def question(self, scene: CardScene, hand: CardHand, seat: Seat) -> list[str]:
        play = self.words("terminal-play-number", play=scene.play, plays=scene.plays)
        return [f"{play} {self.say('terminal-ask-cards', name=Name(seat), cards=' '.join(hand.cards))}"]

    def after(self, entry: Entry, scene: CardScene) -> list[str]:
        """Also says who has just gone out; nobody lays cards after that."""
        lines = super().after(entry, scene)
        if isinstance(entry, Lay) and scene.players[entry.seat].out:
            laid = len(scene.players[entry.seat].laid)
            lines.append(self.say("terminal-now-out", name=Name(entry.seat), cards=laid))
        return lines

    def weigh(self, scene: CardScene, hand: CardHand, seat: Seat) -> list[Weighed]:
        return [
            Weighed(self.rules.write_move(Lay(seat, choice.cards)), self.money_now(choice.total, hand))
            for choice in sorted(hand.choices, key=lambda choice: -choice.total)
        ]
