"""Every language has every message, with the same placeholders."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import vabanque
from vabanque.core.scene import Name, phrase
from vabanque.games import GAMES, make
from vabanque.i18n import LANGUAGES, Words

SOURCE = Path(vabanque.__file__).parent
LOCALES = SOURCE / "locales"
CATALOGUES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))


class _Reader(Visitor):
    """The variables of a message, and the messages it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.quoted: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.quoted.add(node.id.name)


@cache
def parsed(language: str, catalogue: str) -> dict[str, _Reader]:
    """The messages of a catalogue; fails on text that is not Fluent."""
    messages = {}
    for entry in FluentParser().parse((LOCALES / language / catalogue).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{catalogue}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in messages, f"{language}/{catalogue}: {entry.id.name} twice"
            messages[entry.id.name] = reader = _Reader()
            reader.visit(entry)
    return messages


@cache
def read(language: str, catalogue: str) -> dict[str, set[str]]:
    """Message id → the variables it needs, including those of the messages it refers to."""
    known = {name: reader for other in CATALOGUES for name, reader in parsed(language, other).items()}

    def needed(name: str) -> set[str]:
        return known[name].variables.union(*map(needed, known[name].quoted))

    return {name: needed(name) for name in parsed(language, catalogue)}


def test_every_language_has_the_same_catalogues() -> None:
    for language in LANGUAGES:
        assert sorted(path.name for path in (LOCALES / language).glob("*.ftl")) == CATALOGUES


@pytest.mark.parametrize("catalogue", CATALOGUES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_language_misses_a_message_or_a_placeholder(language: str, catalogue: str) -> None:
    def without_you(language: str) -> dict[str, set[str]]:
        # $you is always given, and some languages need it where others do not: “du und Anna habt”, “you and Anna have”.
        return {name: needed - {"you"} for name, needed in read(language, catalogue).items()}

    assert without_you(language) == without_you("en")


def test_a_player_is_addressed_and_the_others_are_named() -> None:
    roll, names = phrase("entry-roll", name=Name(1), dice="2 5"), ("Anna", "Ben")
    assert [Words(language).say(roll, names, you=1) for language in LANGUAGES] == [
        "You roll: 2 5.", "Du würfelst: 2 5.", "Tu lances\xa0: 2 5.", "Je gooit: 2 5.",
    ]  # fmt: skip
    assert Words().say(roll, names, you=0) == Words().say(roll, names) == "Ben rolls: 2 5."


def codes_in_the_source() -> set[str]:
    """Every code that a refusal is raised with."""
    raised = re.compile(r'(?:IllegalMove|Impossible|Unreadable|Misconfigured|WrongRecord|Refusal)\(\s*"([a-z0-9-]+)"')
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    return set(raised.findall(text))


def test_every_refusal_has_a_sentence() -> None:
    messages = [name for catalogue in CATALOGUES for name in read("en", catalogue)]
    explained = {name.removeprefix("error-") for name in messages if name.startswith("error-")}
    codes = codes_in_the_source()
    assert len(codes) > 60
    assert codes - explained == set()


def test_every_kind_of_rule_entry_has_a_sentence_for_a_wrong_one() -> None:
    words = Words()
    for game in GAMES.values():
        rules = make(game.id, game.seats[0])
        for kind, entry in rules.kinds.items():
            if entry.by == "rules":
                assert words.error(f"wrong-{kind}", {"expected": "x", "found": "y"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_option_and_casino_is_named(language: str) -> None:
    words = Words(language)
    for game in GAMES.values():
        assert words.game(game.id)
        assert words(f"tagline-{game.id}")
        for option in game.options:
            assert words(f"option-{game.id}-{option.name}")
    assert len({words(f"casino-{number}") for number in range(1, 8)}) == 7


def test_money_is_written_the_way_each_language_does() -> None:
    written = [Words(language).money(80).replace("\u202f", " ").replace("\xa0", " ") for language in LANGUAGES]
    assert written == ["$80,000", "80.000 $", "80 000 $", "$ 80.000"]


def test_an_unknown_language_or_message_is_refused() -> None:
    with pytest.raises(vabanque.Misconfigured, match="tlh"):
        Words("tlh")
    with pytest.raises(KeyError):
        Words()("no-such-message")
