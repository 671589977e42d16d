"""After the game: everybody finds themselves, on the end screen and in the review."""

from __future__ import annotations

import pytest

from tests.web.conftest import People
from tests.web.people import PHONE, expect
from tests.web.test_stories import open_table, start

YOUR_DICE = {"en": "Your dice and cards", "de": "Deine Würfel", "fr": "Tes dés", "nl": "Je dobbelstenen"}
YOU = {"en": "You", "de": "Du", "fr": "Toi", "nl": "Jij"}


def test_everybody_is_on_the_end_screen_fourth_and_fifth_too(people: People) -> None:
    anna = people("Anna", size=PHONE)
    open_table(anna, "las-vegas-2012", 5)
    start(anna)
    anna.play_until()
    stage = anna.page.locator(".stage")
    expect(stage.locator("li")).to_have_count(5)
    expect(stage.locator("li b", has_text="You")).to_have_count(1)
    expect(stage.locator(".beside li")).to_have_count(2)
    assert anna.too_wide() <= 0
    assert anna.axe() == []


@pytest.mark.parametrize("lang", YOU)
def test_the_review_addresses_its_reader(people: People, lang: str) -> None:
    anna = people("Anna", lang=lang)
    open_table(anna, "top-10000", 2)
    start(anna)
    anna.play_until()
    table = anna.table()
    page = anna.go(f"#/review/{table}")
    expect(page.locator(".own li", has_text=YOUR_DICE[lang])).to_have_count(1)
    expect(page.locator("select option", has_text=YOU[lang])).to_have_count(1)
    expect(page.locator("thead th", has_text=YOU[lang])).to_have_count(1)
    assert "Anna" not in page.locator("main").inner_text()
    # The roll that decided the game has one line, not two.
    moments = page.locator("main .wide li button").all_inner_texts()
    sentences = [moment.split("\n")[0] for moment in moments]
    assert len(moments) == len(set(moments)), sentences
