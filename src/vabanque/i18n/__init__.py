"""Texts in four languages, from the same Fluent files that the browser reads."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from importlib.resources import files

from vabanque.core import Facts, Game, Misconfigured, Refusal, Result, Seat
from vabanque.core.scene import AnyScenes, Argument, Name, Phrase, phrase
from vabanque.games import GAMES
from vabanque.i18n.fluent import BadMessage, MessageCatalogue, format_number

LANGUAGES = ("en", "de", "fr", "nl")
FILES = (
    *("names", "table", "commands", "server", "database", "terminal"),
    *("coach", "review", "reasons", "puzzles", "mine", "people", "rules", "learn", "story", "club"),
)
"""Catalogues, in the order in which they are searched; each is read when it is first needed."""


MISSING = "⟦"
"""What a text that is missing begins with; the browser shows it in the same way."""


class Words:
    """One language. `words("message-id", name=…)` is the text."""

    def __init__(self, language: str = "en") -> None:
        if language not in LANGUAGES:
            raise Misconfigured("unknown-language", language=language, known=", ".join(LANGUAGES))
        self.language = language
        self._catalogue = MessageCatalogue(language)
        self._unread = list(FILES)
        self._games: set[str] = set()

    def __contains__(self, message: str) -> bool:
        """Is there such a message?"""
        while message not in self._catalogue:
            if not self._unread and not self._read_games():
                return False
            if self._unread:
                self._read(self._unread.pop(0))
        return True

    def __call__(self, message: str, **arguments: object) -> str:
        try:
            if message not in self:
                raise BadMessage("there is no such message")
            # Without a reader's seat, the text addresses nobody in particular.
            return self._catalogue.format(message, {"you": "no", **arguments})
        except BadMessage as error:
            if self._games:  # it belongs to a game from another package, and people want to play on
                return f"{MISSING}{message}⟧"
            raise KeyError(f"{self.language} {message}: {error}") from None

    def _read(self, name: str) -> None:
        source = files("vabanque") / "locales" / self.language / f"{name}.ftl"
        if source.is_file():
            self._catalogue.add(source.read_text(encoding="utf-8"))

    def _read_games(self) -> bool:
        """Read the texts of games from other packages that have not been read yet. False if there are none."""
        new = [game for game in GAMES.values() if game.words is not None and game.id not in self._games]
        for game in new:
            self._games.add(game.id)
            for language in (self.language, "en"):  # English fills the gaps of a translation
                self._catalogue.add(game_words(game, language))
        return bool(new)

    # Building blocks

    def game(self, game: str) -> str:
        """A game's name."""
        return self(f"game-{game}")

    def bot(self, bot: str) -> str:
        """A bot's name, or its id if the catalogues have no name for it."""
        return self(f"bot-{bot}") if f"bot-{bot}" in self else bot

    def money(self, thousands: int) -> str:
        """An amount in dollars as this language writes it."""
        return self("money", amount=1000 * thousands)

    def score(self, facts: Facts, score: int) -> str:
        """A score as people count it: money, or a number of points."""
        return self.money(score) if facts.unit == "money" else self.number(facts.shown(score))

    def change(self, thousands: int) -> str:
        """A gain or loss of money, with its sign."""
        message = "money-more" if thousands > 0 else "money-less" if thousands else "money-same"
        return self(message, amount=1000 * abs(thousands))

    def number(self, value: float, digits: int = 0) -> str:
        """A number as this language writes it, with this many decimals."""
        return format_number(value, self.language, digits, digits)

    def percent(self, share: float, digits: int = 1) -> str:
        """A share between 0 and 1 as a percentage."""
        return self("percent", value=self.number(100 * share, digits))

    def percentage_points(self, difference: float, error: float = 0.0, digits: int = 1) -> str:
        """A difference between two chances, with its standard error if there is one."""
        value = self.number(100 * difference, digits)
        return self("percentage-points", value=f"{value} ± {self.number(100 * error, digits)}" if error else value)

    def listed(self, items: Sequence[str]) -> str:
        """`Anna, Benno and Carla`."""
        if len(items) < 2:
            return "".join(items)
        return self("and", first=", ".join(items[:-1]), last=items[-1])

    # What a game says

    def say(self, phrase: Phrase, names: Sequence[str], you: Seat | None = None) -> str:
        """A phrase as text; `names` are the players' names by seat, and `you` is the reader's own seat."""
        arguments = {name: self._argument(value, names, you) for name, value in phrase.args.items()}
        return self(phrase.id, you=_yes_if(you in _seats(phrase)), **arguments)

    def tell(self, phrases: Sequence[Phrase], names: Sequence[str], you: Seat | None = None) -> str:
        """Phrases as sentences, one after the other."""
        return " ".join(self.say(phrase, names, you) for phrase in phrases)

    def _argument(self, value: Argument, names: Sequence[str], you: Seat | None) -> int | float | str:
        match value:
            case Name():
                return names[value.seat]
            case Phrase():
                return self.say(value, names, you)
            case tuple():
                # The reader comes first: “you, Anna and Benno”.
                items = sorted(value, key=lambda item: item != Name(you)) if you is not None else value
                own = Name(you) if you is not None else None
                return self.listed(
                    [self("listed-you") if item == own else str(self._argument(item, names, you)) for item in items]
                )
        return value

    # Refusals and results

    def refusal(self, refusal: Refusal, names: Sequence[str] = (), you: Seat | None = None) -> str:
        """Why something is not accepted, and what was probably meant."""
        why = self.error(refusal.code, refusal.facts, names or refusal.names, you)
        if refusal.code == "unknown-game" and not refusal.meant:
            return f"{why} {self('known-games', games=', '.join(GAMES))}"
        if not refusal.meant:
            return f"{why} {self('legal-moves', moves=', '.join(refusal.allowed))}" if refusal.allowed else why
        meant = [self("quoted", text=text) for text in refusal.meant]
        either = self("or", first=meant[0], last=meant[1]) if meant[1:] else meant[0]
        return f"{why} {self('did-you-mean', meant=either)}"

    def error(
        self, code: str, facts: Mapping[str, int | str], names: Sequence[str] = (), you: Seat | None = None
    ) -> str:
        """A refusal's code and facts as a sentence. Raises KeyError if there is no sentence for this code."""
        seat = facts.get("seat")
        who = names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else self("seat-number", number=str(seat))
        # As text: a number in a record is shown as written there, without thousands separators.
        arguments: dict[str, int | str] = {name: str(fact) for name, fact in facts.items()}
        # As numbers: scores have separators, and small ones look the same but choose a name or a plural.
        arguments |= {name: fact for name, fact in facts.items() if name in ("score", "target") or _is_small(fact)}
        # Looking up a game loads plug-ins, which must not happen when a plug-in's own refusal is being shown.
        if "game" in arguments and arguments["game"] in GAMES:
            arguments["game"] = self.game(str(arguments["game"]))
        return self(f"error-{code}", who=who, you=_yes_if(you is not None and seat == you), **arguments)

    def result(self, result: Result, names: Sequence[str], scenes: AnyScenes, you: Seat | None = None) -> list[str]:
        """Who won, then everybody's score, best first."""
        winners = tuple(Name(seat) for seat in result.winners)
        won = phrase("result-shared", names=winners) if len(winners) > 1 else phrase("result-winner", name=winners[0])
        scores = [scenes.result(result, seat) for seat in result.standings]
        return [self.say(won, names, you), *("".join(self.say(part, names, you) for part in parts) for parts in scores)]


def _is_small(fact: int | str) -> bool:
    """Is it a number that every language writes without separators?"""
    return isinstance(fact, int) and not isinstance(fact, bool) and 0 <= fact < 1000


def _yes_if(so: bool) -> str:
    """A truth value in the form in which messages select by it."""
    return "yes" if so else "no"


def _seats(phrase: Phrase) -> set[Seat]:
    """The seats that a phrase names."""
    values = [item for value in phrase.args.values() for item in (value if isinstance(value, tuple) else (value,))]
    return {value.seat for value in values if isinstance(value, Name)}


def game_words(game: Game, language: str) -> str:
    """The Fluent source of a game from another package; English if it lacks the language, empty if it lacks both."""
    assert game.words is not None
    sources = [files(game.words) / "locales" / f"{name}.ftl" for name in (language, "en")]
    return next((source.read_text(encoding="utf-8") for source in sources if source.is_file()), "")


def rules_sections(words: Words, game: str) -> list[tuple[str, str, str]]:
    """The rules of `game`: name, title and text of every section, in order.

    Texts use a tiny subset of Markdown: blocks separated by blank lines, lists of lines that begin with `- `, **bold**.
    """
    own = GAMES[game].words is None
    ours = files("vabanque") / "locales" / words.language / "rules.ftl"
    source = ours.read_text(encoding="utf-8") if own else game_words(GAMES[game], words.language)
    titles = re.findall(rf"^(rules-{re.escape(game)}-\d\d-[a-z-]+)-title\b", source, flags=re.MULTILINE)
    name_at = len(f"rules-{game}-00-")
    return [(section[name_at:], words(f"{section}-title"), words(section)) for section in sorted(titles)]
