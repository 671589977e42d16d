"""Words in four languages, from the same Fluent files that the browser reads."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from vabanque.core import Entry, Game, Refusal, Result
from vabanque.core.scene import Argument, Name, Phrase
from vabanque.games import GAMES

LANGUAGES = ("en", "de", "fr", "nl")
FILES = ("names", "table", "commands", "server", "terminal", "coach", "rules")
"""Catalogues, in the order in which they are searched; each is read when it is first needed."""


class Words:
    """One language. `words("message-id", name=…)` is the text."""

    def __init__(self, language: str = "en") -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no words in {language!r}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread = list(FILES)
        self._games: set[str] = set()

    def __call__(self, message: str, **arguments: Any) -> str:
        while not self._bundle.has_message(message):
            if not self._unread and not self._read_games():
                raise KeyError(f"{self.language} has no message {message!r}")
            if self._unread:
                self._read(self._unread.pop(0))
        pattern = self._bundle.get_message(message).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise KeyError(f"{self.language} {message}: {errors[0]}")
        return str(text)

    def _read(self, name: str) -> None:
        source = files("vabanque") / "locales" / self.language / f"{name}.ftl"
        if source.is_file():
            self._bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))

    def _read_games(self) -> bool:
        """Read the words of games from outside that are not read yet. False: there are none."""
        new = [game for game in GAMES.values() if game.words is not None and game.id not in self._games]
        for game in new:
            self._games.add(game.id)
            self._bundle.add_resource(FluentResource(game_words(game, self.language)))
        return bool(new)

    # Building blocks

    def game(self, game: str) -> str:
        return self(f"game-{game}")

    def casino(self, number: int) -> str:
        return self(f"casino-{number}")

    def money(self, thousands: int) -> str:
        """An amount in dollars as this language writes it."""
        return self("money", amount=1000 * thousands)

    def bills(self, bills: Sequence[int]) -> str:
        return ", ".join(self.money(bill) for bill in bills)

    def listed(self, items: Sequence[str]) -> str:
        """`Anna, Benno and Carla`."""
        if len(items) < 2:
            return "".join(items)
        return self("and", first=", ".join(items[:-1]), last=items[-1])

    # What a game says

    def say(self, phrase: Phrase, names: Sequence[str]) -> str:
        """A phrase as text; `names` are those of the seats."""
        return self(phrase.id, **{name: self._argument(value, names) for name, value in phrase.args.items()})

    def _argument(self, value: Argument, names: Sequence[str]) -> Any:
        match value:
            case Name():
                return names[value.seat]
            case Phrase():
                return self.say(value, names)
            case tuple():
                return ", ".join(str(self._argument(item, names)) for item in value)
        return value

    # What happens

    def entry(self, entry: Entry, names: Sequence[str]) -> str:
        """A journal entry as one or more sentences."""
        said = getattr(self._said, f"say_{entry.kind}", None)
        if said is None:
            raise KeyError(f"no words for a {entry.kind!r}")
        return str(said(entry, names))

    @cached_property
    def _said(self) -> _Sayings:
        return _Sayings(self)

    def refusal(self, refusal: Refusal, names: Sequence[str] = ()) -> str:
        """Why something is not accepted."""
        return self.error(refusal.code, refusal.facts, names)

    def error(self, code: str, facts: dict[str, int | str], names: Sequence[str] = ()) -> str:
        seat = facts.get("seat")
        who = names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else self("seat-number", number=str(seat))
        # As text: a number in a record is shown as written there, without thousands separators.
        return self(f"error-{code}", who=who, **{name: str(fact) for name, fact in facts.items()})

    def result(self, result: Result, names: Sequence[str]) -> list[str]:
        """Who won, then everybody's score, best first."""
        winners = [names[seat] for seat in result.winners]
        lines = [
            self("result-winner", name=winners[0])
            if len(winners) == 1
            else self("result-shared", names=self.listed(winners))
        ]
        for seat in result.standings:
            bills, jetons = result.counts.get("bills"), result.counts.get("jetons")
            if bills is None:
                lines.append(self("result-points", name=names[seat], points=result.score[seat]))
                continue
            line = self("result-money", name=names[seat], money=self.money(result.score[seat]), bills=bills[seat])
            if jetons is not None and jetons[seat]:
                line += self("result-jetons", jetons=jetons[seat])
            lines.append(line)
        return lines


class _Sayings:
    """One method for every kind of entry."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def say_round(self, entry: Any, names: Sequence[str]) -> str:
        return self.words("entry-round", number=entry.number, name=names[entry.start])

    def say_fill(self, entry: Any, names: Sequence[str]) -> str:
        return self.words("entry-fill", casino=self.words.casino(entry.casino), bills=self.words.bills(entry.bills))

    def say_spare(self, entry: Any, names: Sequence[str]) -> str:
        return self.words("entry-spare", name=names[entry.seat], dice=_shown(entry.faces))

    def say_roll(self, entry: Any, names: Sequence[str]) -> str:
        dice = [_shown(entry.own)] if entry.own else []
        if entry.neutral:
            dice.append(self.words("dice-neutral", dice=_shown(entry.neutral)))
        if entry.biggy is not None:
            dice.append(self.words("dice-biggy", face=entry.biggy))
        return self.words("entry-roll", name=names[entry.seat], dice=", ".join(dice))

    def say_place(self, entry: Any, names: Sequence[str]) -> str:
        casino = self.words.casino(entry.casino)
        return self.words("entry-place", name=names[entry.seat], face=entry.face, casino=casino)

    def say_draw(self, entry: Any, names: Sequence[str]) -> str:
        if "?" in entry.cards:
            return self.words("entry-draw-hidden", name=names[entry.seat], count=len(entry.cards))
        return self.words("entry-draw", name=names[entry.seat], cards=_shown(entry.cards))

    def say_lay(self, entry: Any, names: Sequence[str]) -> str:
        return self.words("entry-lay", name=names[entry.seat], cards=_shown(entry.cards))

    def say_jeton(self, entry: Any, names: Sequence[str]) -> str:
        return self.words("entry-jeton", name=names[entry.seat], casino=self.words.casino(entry.casino))

    def say_pay(self, entry: Any, names: Sequence[str]) -> str:
        words, casino = self.words, self.words.casino(entry.casino)
        payments = [
            words("payment", name=names[seat], bill=words.money(bill))
            for seat, bill in sorted(entry.bills.items(), key=lambda paid: -paid[1])
        ]
        said = [
            words("entry-pay", casino=casino, payments=", ".join(payments))
            if payments
            else words("entry-pay-nobody", casino=casino)
        ]
        if entry.neutral is not None:
            said.append(words("entry-pay-neutral", bill=words.money(entry.neutral)))
        if entry.unclaimed:
            said.append(words("entry-pay-unclaimed", bills=words.bills(entry.unclaimed)))
        return " ".join(said)

    def say_throw(self, entry: Any, names: Sequence[str]) -> str:
        dice = [_shown(entry.black)] if entry.black else []
        if entry.red == "coin":
            dice.append(self.words("dice-coin"))
        elif entry.red is not None:
            dice.append(self.words("dice-red", face=entry.red))
        return self.words("entry-throw", name=names[entry.seat], dice=", ".join(dice))

    def say_keep(self, entry: Any, names: Sequence[str]) -> str:
        return self.words(
            f"entry-keep-{entry.then}", name=names[entry.seat], combos=_shown(entry.combos), points=entry.points
        )

    def say_bust(self, entry: Any, names: Sequence[str]) -> str:
        return self.words("entry-bust", name=names[entry.seat])

    def say_bank(self, entry: Any, names: Sequence[str]) -> str:
        return self.words("entry-bank", name=names[entry.seat], turn=entry.turn, score=entry.score)

    def say_leave(self, entry: Any, names: Sequence[str]) -> str:
        return self.words("entry-leave", name=names[entry.seat])


def _shown(things: Sequence[object]) -> str:
    """Dice or cards side by side: the same in every language."""
    return " ".join(map(str, things))


def game_words(game: Game, language: str) -> str:
    """The Fluent source of a game from outside, in English where it does not speak the language."""
    assert game.words is not None
    folder = files(game.words) / "locales"
    source = folder / f"{language}.ftl"
    return (source if source.is_file() else folder / "en.ftl").read_text(encoding="utf-8")


def rules_page(words: Words, game: str) -> list[tuple[str, str]]:
    """The rules of `game`: title and text of every section, in order.

    A text is a tiny Markdown: blocks separated by a blank line, lists of lines that begin with `- `, and **bold**.
    """
    own = GAMES[game].words is None
    ours = files("vabanque") / "locales" / words.language / "rules.ftl"
    source = ours.read_text(encoding="utf-8") if own else game_words(GAMES[game], words.language)
    titles = re.findall(rf"^(rules-{re.escape(game)}-\d\d-[a-z-]+)-title\b", source, flags=re.MULTILINE)
    return [(words(f"{section}-title"), words(section)) for section in sorted(titles)]
