"""Words for the tables of all Las Vegas games."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Generic, TypeVar

from vabanque.core import Entry, Seat
from vabanque.core.scene import Name
from vabanque.games.vegas.rules import Pay
from vabanque.games.vegas.scene import Casino, Owner, VegasHand, VegasScene
from vabanque.games.vegas.signs import FACES, casino_name, is_bandit, most_dice_first
from vabanque.narration.narrator import Narrator

if TYPE_CHECKING:
    from rich.table import Table as Grid

SceneT = TypeVar("SceneT", bound=VegasScene)
HandT = TypeVar("HandT", bound=VegasHand)


class VegasNarrator(Narrator[SceneT, HandT], Generic[SceneT, HandT]):
    """Describes casinos, bills and money."""

    def board(self, scene: SceneT, hand: HandT | None, seat: Seat | None) -> list[str]:
        casinos = [self._casino(casino) for casino in scene.casinos if casino.bills]
        players = [self._player(scene, hand if own == seat else None, own) for own in range(len(self.names))]
        return [self.when(scene), *casinos, *players, *self.on_table(scene)]

    def on_table(self, scene: SceneT) -> list[str]:
        """What has been rolled and not placed yet."""
        return []

    def when(self, scene: SceneT) -> str:
        """How far the game has got."""
        return self.words("terminal-round", round=scene.round, rounds=scene.rounds)

    def _casino(self, casino: Casino) -> str:
        """`Casino 3, Miracle: $70,000 and $20,000. Dice: Anna 2, Benno 1. If it paid now: Anna $70,000.`"""
        words = self.words
        bills = words.listed([words.money(bill.value) for bill in casino.bills])
        sentences = [words("terminal-casino", casino=casino.casino, bills=bills)]
        if casino.stacks:
            dice = [self._owned(stack.owner, str(stack.weight)) for stack in most_dice_first(casino)]
            sentences.append(words("terminal-casino-dice", dice=", ".join(dice)))
            bills_of = {bill.goes_to: bill.value for bill in casino.bills if isinstance(bill.goes_to, int)}
            payments = [self._owned(seat, words.money(bills_of[seat])) for seat in sorted(bills_of)]
            paid = words("terminal-pays-now", payments=", ".join(payments)) if payments else ""
            sentences.append(paid or words("terminal-pays-nobody-now"))
        else:
            sentences.append(words("terminal-casino-empty"))
        if casino.jeton:
            sentences.append(words("terminal-jeton-there"))
        if is_bandit(casino) and casino.stacks:
            taken = [str(face) for face in FACES if face not in (casino.open or ())]
            sentences.append(words("terminal-bandit-has", faces=words.listed(taken)))
        return " ".join(sentences)

    def _player(self, scene: SceneT, hand: HandT | None, seat: Seat) -> str:
        words, player = self.words, scene.players[seat]
        bills = player.won if hand is None else hand.won
        if bills:
            money = words("terminal-money", money=words.money(sum(bills)), bills=len(bills))
        else:
            money = words("terminal-bills", bills=player.bills)
        parts = [self.in_hand(scene, seat), money]
        if player.jetons:
            parts.append(words("terminal-jetons", jetons=player.jetons))
        return self.say("terminal-player", name=Name(seat), facts=", ".join(parts))

    def _owned(self, owner: Owner, what: str) -> str:
        """`Anna 2`: what somebody has."""
        if owner == "neutral":
            return f"{self.words('terminal-neutral')} {what}"
        return self.say("terminal-owned", name=Name(owner), what=what)

    def after(self, entry: Entry, scene: SceneT) -> list[str]:
        """After the last casino of a round has paid: everybody's money."""
        if not isinstance(entry, Pay) or entry.casino != len(scene.casinos) or scene.totals is None:
            return []
        money = [sum(won) for won in zip(*scene.totals, strict=True)]
        totals = [self._owned(seat, self.words.money(thousands)) for seat, thousands in enumerate(money)]
        return [self.words("terminal-totals", totals=", ".join(totals))]

    @abstractmethod
    def in_hand(self, scene: SceneT, seat: Seat) -> str:
        """What a seat still has to place."""

    def money_now(self, total: int, hand: HandT) -> str:
        """What the casinos would pay right after a move."""
        words = self.words
        return words("terminal-advice-money", money=words.money(total), change=words.change(total - hand.due))

    def ending(self, scene: SceneT) -> list[str]:
        """What everybody won, round by round."""
        words = self.words
        return [
            words(
                "terminal-round-won",
                round=number,
                money=", ".join(self._owned(seat, words.money(money)) for seat, money in enumerate(won)),
            )
            for number, won in enumerate(scene.totals or (), start=1)
        ]

    def board_before(self, number: int, before: SceneT, scene: SceneT) -> Grid | None:
        """At a payout: everybody's dice at every casino; struck out where a tie cancels them."""
        if scene.paid is None or scene.paid_at != number:
            return None
        from rich.markup import escape
        from rich.table import Table as Grid

        words = self.words
        grid = Grid(title=words("board-round", number=before.round), title_justify="left", pad_edge=False)
        for heading in (words("casino"), words("bills-thousands"), *self.names):
            grid.add_column(escape(heading))
        owners: list[Owner] = list(range(len(self.names)))
        if self.neutral_dice(scene):
            grid.add_column(words("neutral"))
            owners.append("neutral")
        for casino in scene.paid:
            weights = {s.owner: f"[strike]{s.weight}[/strike] =" if s.tied else str(s.weight) for s in casino.stacks}
            bills = " ".join(str(bill.value) for bill in casino.bills)
            grid.add_row(
                f"{casino.casino} {casino_name(casino.casino, words)}", bills, *(weights.get(o, "·") for o in owners)
            )
        return grid

    def neutral_dice(self, scene: SceneT) -> bool:
        """Are neutral dice used?"""
        return False
