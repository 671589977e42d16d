"""The sources of the documentation have one sentence per line."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.sentences import ROOT, pages, reflowed, sentences


@pytest.mark.parametrize("page", pages(), ids=lambda page: str(page.relative_to(ROOT)))
def test_a_line_is_a_sentence(page: Path) -> None:
    text = page.read_text("utf-8")
    for written, wanted in zip(text.split("\n"), reflowed(text).split("\n"), strict=False):
        assert written == wanted, "run python scripts/sentences.py"


def test_sentences_end_where_they_end() -> None:
    told = "Roll, e.g. twice. `make test` runs it (see [here](a.md). Or not). It is “done.” Then 3 more."
    assert sentences(told) == [
        "Roll, e.g. twice.",
        "`make test` runs it (see [here](a.md).",
        "Or not).",
        "It is “done.”",
        "Then 3 more.",
    ]


def test_code_tables_and_items_keep_their_form() -> None:
    page = "One. Two\nlines.\n\n- First. And\n  more.\n- Second.\n\n```sh\na. B\n```\n\n| a. B |\n"
    assert reflowed(page) == ("One.\nTwo lines.\n\n- First.\n  And more.\n- Second.\n\n```sh\na. B\n```\n\n| a. B |\n")
    assert reflowed(reflowed(page)) == reflowed(page)
