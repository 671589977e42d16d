"""The examples in the documentation are true."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import vabanque
from vabanque.play import session

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("page", ["README.md", "docs/api.md", "docs/environments.md"])
def test_examples_print_what_they_say(page: str) -> None:
    results = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert results.attempted > 0
    assert results.failed == 0


def test_the_example_of_a_session_prints_what_it_says() -> None:
    results = doctest.testmod(session)
    assert results.attempted > 0
    assert results.failed == 0


def test_every_export_exists_and_is_documented() -> None:
    text = (ROOT / "docs/api.md").read_text(encoding="utf-8")
    for name in vabanque.__all__:
        assert getattr(vabanque, name) is not None
        assert name in text, f"{name} is public but docs/api.md does not mention it"


def test_only_exported_names_are_there() -> None:
    with pytest.raises(AttributeError):
        vabanque.nothing_of_the_kind  # noqa: B018
    assert set(vabanque.__all__) <= set(dir(vabanque))
