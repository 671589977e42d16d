"""The texts follow the glossary, docs/words.md."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import vabanque

LOCALES = Path(vabanque.__file__).parent / "locales"
PAGE = Path(__file__).parents[2] / "docs" / "words.md"
LANGUAGES = ("en",)
"""Languages whose texts follow the glossary. Add one together with its texts."""
QUOTED = {
    ("error-throw-or-bank", "throw"),  # the record's word, which a bot or program has to write
    ("rules-las-vegas-2012-08-neutral", "white"),  # the rule book suggests this colour
}


def banned(language: str) -> list[str]:
    """The words that the last column of the page forbids in a language: `de herauslegen; nl apart leggen`."""
    words = []
    for row in re.findall(r"^\|.*\|$", PAGE.read_text("utf-8"), re.MULTILINE):
        for part in re.sub(r"\(.*?\)", "", row.split("|")[-2]).split(";"):
            if part.strip().startswith(f"{language} "):
                words += [word.strip() for word in part.strip()[3:].split(",")]
    return words


class _Texts(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def messages(language: str) -> Iterator[tuple[str, str]]:
    """Every message of our own: its id and its text, with … for variables."""
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                reader = _Texts()
                reader.visit(entry)
                yield entry.id.name, "…".join(reader.texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_uses_a_word_that_the_glossary_forbids(language: str) -> None:
    forbidden = banned(language)
    assert forbidden
    used = {
        (name, word)
        for name, text in messages(language)
        for word in forbidden
        if not name.startswith("terminal-word-") and re.search(rf"\b{re.escape(word)}", text, re.IGNORECASE)
    }
    assert used == QUOTED


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_quotation_marks_are_typographic(language: str) -> None:
    assert [name for name, text in messages(language) if "'" in text or '"' in text] == []


def test_percent_signs_follow_their_number_in_english() -> None:
    assert [name for name, text in messages("en") if " %" in text] == []
