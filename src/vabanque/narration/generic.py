"""Words for a table that any game can have."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from vabanque.core import Seat
from vabanque.core.scene import Area, AreaChoice, AreaHand, AreaScene, Card, Counter, Die, Name, thing
from vabanque.narration.choices import numbered
from vabanque.narration.narrator import Narrator, Weighed
from vabanque.narration.palette import FACE_DOWN


class AreaNarrator(Narrator[AreaScene, AreaHand]):
    """Describes areas, dice, cards and counters."""

    help = "terminal-help-choices"

    def board(self, scene: AreaScene, hand: AreaHand | None, seat: Seat | None) -> list[str]:
        areas = [line for area in scene.areas if (line := self._area(area))]
        players = [self._player(scene, hand if own == seat else None, own) for own in range(len(self.names))]
        return [self.words.say(scene.heading, self.names, self.you), *areas, *players]

    def _area(self, area: Area) -> str:
        """`Anna rolls: 4. This turn 12.`"""
        things = self._things(area.dice, area.cards, area.counters)
        lines = [self.words.say(line, self.names, self.you) for line in area.lines]
        title = "" if area.title is None else self.words.say(area.title, self.names, self.you)
        shown = ". ".join([*things, *lines])
        return ": ".join(filter(None, (title, shown)))

    def _player(self, scene: AreaScene, hand: AreaHand | None, seat: Seat) -> str:
        player = scene.players[seat]
        score = hand.score if player.score is None and hand is not None else player.score
        points = (
            [] if score is None else [self.words("terminal-points-said", points=self.rules.spec.facts.shown(score))]
        )
        dice, cards = player.dice, player.cards
        if hand is not None:
            dice, cards = hand.dice or dice, hand.cards or cards
        facts = ", ".join([*points, *self._things(dice, cards, player.counters)])
        return self.say("terminal-player", name=Name(seat), facts=facts)

    def _things(self, dice: Sequence[Die], cards: Sequence[Card], counters: Sequence[Counter]) -> list[str]:
        words, things = self.words, []
        if dice:
            things.append(" ".join(self._owned(str(die.face), die.owner, dice) for die in dice))
        if cards:
            things.append(" ".join(self._owned(card.text or FACE_DOWN, card.owner, cards) for card in cards))
        things += [f"{words.say(counter.label, self.names, self.you)} {counter.value}" for counter in counters]
        return things

    def _owned(self, text: str, owner: Seat | None, others: Sequence[Die] | Sequence[Card]) -> str:
        """Whose it is, where several players have something there."""
        several = len({other.owner for other in others}) > 1
        return f"{text} ({self.names[owner]})" if several and owner is not None else text

    def question(self, scene: AreaScene, hand: AreaHand, seat: Seat) -> list[str]:
        lines = [self.say("terminal-ask-choice", name=Name(seat))]
        held = self._things(hand.dice, hand.cards, ())
        touched = [choice for choice in hand.choices if choice.on is not None and choice.on.area is None]
        if held and len(touched) < len(hand.dice) + len(hand.cards):  # otherwise the choices name them all
            lines.append(self.say("terminal-player", name=Name(seat), facts=", ".join(held)))
        short = []
        for number, choice in numbered(hand):
            move = "" if choice.move == number else f" ({choice.move})"
            name = self._name(choice, scene, hand)
            label = number if name == number else f"{number}: {name}{move}"
            if choice.preview:
                lines.append(f"{label}. {self._preview(choice)}")
            else:
                short.append(label)
        return [*lines, "; ".join(short)] if short else lines

    def _name(self, choice: AreaChoice, scene: AreaScene, hand: AreaHand) -> str:
        """What a choice does; only its number if it points at a card or die with just this number."""
        match None if choice.on is None else thing(choice.on, scene, hand):
            case Card(text=text) | Die(face=text) if str(text) == choice.move:
                return choice.move
        return self.words.say(choice.label, self.names, self.you)

    def _preview(self, choice: AreaChoice) -> str:
        return self.words.tell(choice.preview, self.names, self.you)

    def notation(self, answer: str, hand: AreaHand, ask: Callable[[str], str]) -> str:
        moves = {number: choice.move for number, choice in numbered(hand)}
        return moves.get(answer, answer)

    def weigh(self, scene: AreaScene, hand: AreaHand, seat: Seat) -> list[Weighed]:
        return [
            Weighed(choice.move, self._preview(choice) or f"{self.words.say(choice.label, self.names, self.you)}.")
            for choice in hand.choices
        ]
