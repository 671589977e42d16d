"""A review in words: round by round, the moments that mattered, and a table at the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, get_args

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from vabanque.analyse import Decision, Luck, Review
from vabanque.analyse.evaluator import CERTAIN
from vabanque.analyse.reviewer import CLEAR, Event, Grade, coach_for
from vabanque.analyse.summary import decided_at, summarise
from vabanque.core import Seat
from vabanque.games import scenes
from vabanque.play.stories import retell

if TYPE_CHECKING:
    from vabanque.i18n import Words

MOMENTS = 4
"""At most this many moments per chapter are described."""
SHOWN_ERROR = 0.001
"""Smaller standard errors are not mentioned."""
GRADES = tuple(f"review-grade-{kind}" for kind in get_args(Grade))
"""The messages that name how bad decisions were."""
PARTS = 4
"""Games without rounds are told in this many parts of equal length."""


def figures(words: Words, *columns: str) -> Table:
    """An empty table: a player in each row, then columns of figures, named by their messages."""
    table = Table(box=None, pad_edge=False)
    table.add_column(words("review-player"), no_wrap=True)
    for column in columns:
        heading = words(column)
        longest = max(map(len, heading.split()))
        table.add_column(heading, justify="right", vertical="bottom", min_width=longest)
    return table


def narrate(review: Review, words: Words, game: int | None = None, seat: Seat | None = None) -> list[RenderableType]:
    """The review, part by part, of game number `game` of its file; with `seat`, only what concerns it."""
    return list(ReviewNarrator(review, words, seat).parts(game))


class ReviewNarrator:
    """Puts one review into words."""

    def __init__(self, review: Review, words: Words, seat: Seat | None) -> None:
        self.review, self.words, self.seat = review, words, seat
        self.names = review.record.seats
        shown = scenes(review.record.rules)
        self.coached = coach_for(review.record.game) is not None
        self.sentences: list[str] = []
        """What happened, entry by entry."""
        for step in retell(review.record, shown):
            self.sentences += [words.tell(narrated.phrases, self.names) for narrated in step.narrated]

    def parts(self, game: int | None) -> Iterator[RenderableType]:
        review, words = self.review, self.words
        name = words.game(review.record.game)
        title = name if game is None else words("review-title", number=game, game=name)
        yield Text.assemble((title, "bold"), "  ", words.listed(self.names))
        if not review.finished:
            yield Text(words("review-unfinished"))
        decisive = decided_at(review)
        for heading, events in self._chapters():
            yield Text.assemble("\n", (heading, "bold"), "  ", (self._standings(events), "dim"))
            moments = self._moments(events, decisive)
            for event in moments:
                yield Text(f"  {self._moment(event)}")
                if event is decisive:
                    winner = self.names[int(review.result.argmax())]
                    yield Text(f"  {words('review-decided', name=winner, you='no')}", "bold")
            if not moments:
                yield Text(f"  {words('review-quiet')}", "dim")
        yield Text()
        yield self._ledger()
        yield Text(words("review-sum"), "dim")
        yield Text(words(self._how()), "dim")
        yield Text("\n" + words("review-apart"), "bold")
        yield self._apart()
        for seat in self._seats():
            yield from self._expensive(seat)
            yield from self._strokes_of_luck(seat)

    def _chapters(self) -> list[tuple[str, list[Event]]]:
        """Rounds with their events, or parts of equal length if a game has no rounds."""
        journal, events = self.review.record.journal, self.review.events
        begins = [number for number, entry in enumerate(journal) if entry.begins_round]
        name = "review-chapter"
        if not begins:
            begins, name = [len(journal) * part // PARTS for part in range(PARTS)], "review-part"
        ends = [*begins[1:], len(journal)]
        return [
            (self.words(name, number=number), [event for event in events if begin <= event.entry < end])
            for number, (begin, end) in enumerate(zip(begins, ends, strict=True), start=1)
        ]

    def _moments(self, events: list[Event], decisive: Event | None) -> list[Event]:
        """The moments that mattered, in order."""
        weighed = sorted(((self._weight(event), event) for event in events), key=lambda pair: -pair[0])
        moments = [event for weight, event in weighed[:MOMENTS] if weight >= CLEAR]
        if decisive is not None and decisive not in moments and any(event is decisive for event in events):
            moments.append(decisive)
        return sorted(moments, key=lambda event: event.entry)

    def _weight(self, event: Event) -> float:
        """How much an event changed, as far as that is more than noise."""
        if isinstance(event, Decision):
            change, noise = event.cost if self.seat in (None, event.seat) else 0.0, event.noise
        else:
            change = float(abs(event.luck).max() if self.seat is None else abs(event.luck[self.seat]))
            noise = CERTAIN * event.error
        return change if change >= noise else 0.0

    def _moment(self, event: Event) -> str:
        words = self.words
        if isinstance(event, Luck):
            who = int(abs(event.luck).argmax()) if self.seat is None else self.seat
            luck = float(event.luck[who])
            sentence = words(
                "review-lucky" if luck > 0 else "review-unlucky",
                name=self.names[who],
                luck=self._signed(luck),
                you="no",
            )
            return self._at(event, f"{self.sentences[event.entry]} {sentence}")
        return self._at(
            event, self._mistake(event) if event.grade in ("clear", "grave") else self.sentences[event.entry]
        )

    def _at(self, event: Event, sentence: str) -> str:
        """A sentence with its place in the journal."""
        return self.words("review-after", entry=str(event.entry), told=sentence)

    def _mistake(self, decision: Decision) -> str:
        """What was played, what it cost, what would have been best, and why."""
        words = self.words
        error = decision.error if decision.error >= SHOWN_ERROR else 0.0
        label = decision.label(decision.best)
        best = decision.best if label is None else words.say(label, self.names)
        cost = words("review-costs-told", cost=words.percentage_points(decision.cost, error), best=best)
        return " ".join((self.sentences[decision.entry], cost, *self._reason(decision)))

    def _reason(self, decision: Decision) -> Iterator[str]:
        """Why, what proves it, and what to remember."""
        words = self.words
        for reason in decision.reasons[:1]:
            yield words.say(reason.why, self.names)
            yield words.say(reason.remember, self.names)
        if not decision.reasons and self.coached:
            yield words("reason-none")

    def _standings(self, events: list[Event]) -> str:
        """Everybody's win chance at the end of a chapter."""
        if not events:
            return ""
        shares = events[-1].after
        return " · ".join(f"{name} {self._percent(float(shares[seat]), 0)}" for seat, name in enumerate(self.names))

    def _ledger(self) -> Table:
        """Where everybody's win share came from and where it went."""
        table = figures(
            self.words,
            "review-start",
            "review-luck",
            "review-decisions",
            "review-others",
            "review-evaluator",
            "review-result",
            "review-adjusted",
        )
        for seat in self._seats():
            account = self.review.accounts[seat]
            parts = (account.luck, account.decisions, account.others, account.evaluator)
            table.add_row(
                Text(self.names[seat]),
                self._percent(float(self.review.start[seat])),
                *map(self._signed, parts),
                self._percent(float(self.review.result[seat])),
                # Without luck a win share may lie beyond 0 or 1, so what is told is by how much it would have changed.
                self._signed(self.review.adjusted(seat) - float(self.review.start[seat])),
            )
        return table

    def _apart(self) -> Table:
        """Whose dice and cards brought the luck, and how many mistakes of each kind everybody made."""
        lucks = ("review-own-luck", "review-others-luck", self.review.record.rules.spec.facts.table_luck)
        table = figures(self.words, *lucks, "review-lost-each", *GRADES)
        for seat in self._seats():
            account, summary = self.review.accounts[seat], summarise(self.review, seat)
            table.add_row(
                Text(self.names[seat]),
                *map(self._signed, (account.own_luck, account.others_luck, account.table_luck)),
                self._percent(summary.lost_each, 2),
                *map(str, summary.grades.values()),
            )
        return table

    def _expensive(self, seat: Seat) -> Iterator[RenderableType]:
        words = self.words
        decisions = summarise(self.review, seat).expensive
        if not decisions:
            yield Text("\n" + words("review-no-mistakes", name=self.names[seat]))
            return
        yield Text("\n" + words("review-expensive", name=self.names[seat]), "bold")
        for decision in decisions:
            sentence = f"{self._mistake(decision)} ({words(f'review-grade-{decision.grade}')})"
            yield Text("  " + self._at(decision, sentence))

    def _strokes_of_luck(self, seat: Seat) -> Iterator[RenderableType]:
        """The luckiest and unluckiest moments of a seat."""
        summary = summarise(self.review, seat)
        for heading, events in (("review-luckiest", summary.luckiest), ("review-unluckiest", summary.unluckiest)):
            if events:
                yield Text(self.words(heading, name=self.names[seat]), "bold")
            for event in events:
                luck = self._signed(float(event.luck[seat]))
                sentence = self.words("review-happened", told=self.sentences[event.entry], luck=luck)
                yield Text("  " + self._at(event, sentence))

    def _how(self) -> str:
        """The message that says where the win chances come from."""
        if self.review.exact:
            return "review-exact"
        return "review-rolled" if self.review.rough else "review-judged"

    def _seats(self) -> list[Seat]:
        return list(range(len(self.names))) if self.seat is None else [self.seat]

    def _percent(self, share: float, digits: int = 1) -> str:
        text = f"{abs(100 * share):.{digits}f}".replace(".", self.words("review-decimal"))
        return self.words("review-percent", value=("−" if 100 * share <= -(10**-digits) / 2 else "") + text)

    def _signed(self, share: float) -> str:
        text = self._percent(share)
        return text if text.startswith("−") else f"+{text}"
