"""The texts follow the glossary, docs/words.md."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import vabanque
from vabanque.i18n import LANGUAGES

LOCALES = Path(vabanque.__file__).parent / "locales"
PAGE = Path(__file__).parents[2] / "docs" / "words.md"
QUOTED = {
    # the rule book suggests this colour
    ("en", "rules-las-vegas-2012-08-neutral", "white"),
    ("de", "rules-las-vegas-2012-08-neutral", "weiß"),
    ("nl", "rules-las-vegas-2012-08-neutral", "wit"),
}
ANSWERS = {"terminal-command-help"}  # words to type, one of them a question mark
SEVERAL = re.compile(
    "rules-|tagline-|after-tied|real-dice-why|tutorial-las-vegas-2012-3|tutorial-las-vegas-cards-2|pay-tied"
)
"""French messages that speak to several people, who are *vous* even among friends."""


def banned(language: str) -> list[str]:
    """The words that the column “do not say” forbids in a language: `de herauslegen; nl apart leggen`."""
    words, in_column = [], False
    for row in re.findall(r"^\|.*\|$|^$", PAGE.read_text("utf-8"), re.MULTILINE):
        cells = row.split("|")
        in_column = bool(row) and (in_column or cells[-2].strip() == "do not say")
        for part in re.sub(r"\(.*?\)", "", cells[-2]).split(";") if in_column else ():
            if part.strip().startswith(f"{language} "):
                words += [word.strip() for word in part.strip()[3:].split(",")]
    return words


class _Texts(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


@cache
def messages(language: str) -> list[tuple[str, str]]:
    """Every message of ours: its id and its text, with … for variables."""
    texts = []
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                reader = _Texts()
                reader.visit(entry)
                texts.append((entry.id.name, "…".join(reader.texts)))
    return texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_uses_a_word_that_the_glossary_forbids(language: str) -> None:
    forbidden = banned(language)
    assert forbidden
    used = {
        (language, name, word)
        for name, text in messages(language)
        for word in forbidden
        if not name.startswith("terminal-word-") and re.search(rf"\b{re.escape(word)}", text, re.IGNORECASE)
    }
    assert used == {quoted for quoted in QUOTED if quoted[0] == language}


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_quotation_marks_are_typographic(language: str) -> None:
    assert [name for name, text in messages(language) if "'" in text or '"' in text] == []


@pytest.mark.parametrize("language", ["en", "nl"])
def test_percent_signs_follow_their_number(language: str) -> None:
    assert [name for name, text in messages(language) if re.search(r"\s%", text)] == []


@pytest.mark.parametrize("language", ["de", "fr"])
def test_percent_and_dollar_signs_stay_with_their_number(language: str) -> None:
    assert [name for name, text in messages(language) if re.search(r"[\d…] [%$]", text)] == []


def test_dutch_quotation_marks_are_single() -> None:
    assert [name for name, text in messages("nl") if re.search("[“”„]", text)] == []


def test_french_has_no_ordinary_space_before_its_signs() -> None:
    wrong = re.compile(r" [;!?»%]| :(?=\s|$)|«(?!\xa0)|(?<=\d) (?=000\b)")
    assert [name for name, text in messages("fr") if name not in ANSWERS and wrong.search(text)] == []


def test_french_says_tu_to_one_reader() -> None:
    polite = re.compile(r"\b(vous|votre|vos)\b", re.IGNORECASE)
    assert [name for name, text in messages("fr") if not SEVERAL.match(name) and polite.search(text)] == []


DOCS = [page for page in sorted(PAGE.parent.rglob("*.md")) if page != PAGE] + [PAGE.parents[1] / "README.md"]


@pytest.mark.parametrize("page", DOCS, ids=lambda page: page.name)
def test_the_docs_follow_the_glossary_too(page: Path) -> None:
    """Outside code, where records and programs have their own words."""
    prose = re.sub(r"(?s)```.*?```|`[^`]*`|<[^>]*>", "", page.read_text("utf-8"))
    prose = "\n".join(line for line in prose.splitlines() if not line.startswith("    "))
    for word in banned("en"):
        found = re.findall(rf"(?i).{{0,30}}\b{re.escape(word)}(?:s|n)?\b.{{0,30}}", prose)
        assert found == [], f"{page.name}: {found}"
