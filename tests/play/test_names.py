"""Names at a table."""

from __future__ import annotations

from vabanque.play.names import LONGEST_NAME, distinct_names


def test_equal_names_get_numbers() -> None:
    assert distinct_names(["Anna", "Ben", "anna", "Anna"]) == ["Anna", "Ben", "anna 2", "Anna 3"]


def test_a_numbered_name_that_is_already_taken_is_skipped() -> None:
    assert distinct_names(["Anna", "Anna 2", "Anna"]) == ["Anna", "Anna 2", "Anna 3"]


def test_a_long_name_is_cut_before_its_number() -> None:
    first, second = distinct_names(["M" * LONGEST_NAME] * 2)
    assert first == "M" * LONGEST_NAME
    assert second == "M" * (LONGEST_NAME - 2) + " 2"


def test_letters_of_another_width_or_font_do_not_make_another_name() -> None:
    assert distinct_names(["Anna", "\uff21nna", "\U0001d400nna"]) == ["Anna", "\uff21nna 2", "\U0001d400nna 3"]
    assert distinct_names(["\u2764", "\u2764\ufe0f"]) == ["\u2764", "\u2764\ufe0f 2"]
