"""The end of a game tells its story, and its picture has names; people who share a device go by theirs."""

from __future__ import annotations

import pytest

from tests.web.conftest import People
from tests.web.people import PHONE, expect
from tests.web.test_stories import prepare, start

LANGS = ["en", "de", "fr", "nl"]
YOU = {"en": "You", "de": "Du", "fr": "Toi", "nl": "Jij"}


@pytest.mark.parametrize("lang", LANGS)
def test_the_end_tells_what_decided_the_game_and_the_shared_picture_asks_for_a_name(people: People, lang: str) -> None:
    anna = people("Anna", lang=lang, size=PHONE)
    page = prepare(anna, "top-10000")
    page.get_by_role("button", name=anna.words("open-table")).click()
    start(anna)
    anna.play_until()
    story = page.locator(".story")
    expect(story.locator(".turning")).to_be_visible()
    expect(story.locator(".next .btn")).to_be_visible()
    assert "⟦" not in story.inner_text()
    assert anna.axe() == []
    # Somebody without a name is asked for it where it is needed.
    page.evaluate(
        "() => localStorage.setItem('vabanque.prefs',"
        " JSON.stringify({ ...JSON.parse(localStorage.getItem('vabanque.prefs')), name: '' }))"
    )
    page.reload()
    page.get_by_role("button", name=anna.words("share")).click()
    page.locator(".naming input").fill("Zoë")
    with page.expect_download() as picture:
        page.locator(".naming .gold").click()
    assert picture.value.suggested_filename.endswith(".png")
    # A moment of the story opens the replay there, which addresses its reader.
    story.locator(".turning a").click()
    page.locator(".controls").wait_for()
    expect(page.locator(".rivals .name .cut").first).to_have_text(YOU[lang])
    assert int(page.locator(".controls input").input_value()) > 0


@pytest.mark.parametrize("lang", LANGS)
def test_people_who_share_a_device_read_whose_turn_it_is_and_nobody_is_you(people: People, lang: str) -> None:
    anna = people("Anna", lang=lang, size=PHONE)
    page = prepare(anna, "las-vegas-2012")
    page.get_by_role("button", name=anna.words("open-table")).click()
    page.locator(".empty .btn.ghost").click()
    page.locator(".empty input").fill("Ben")
    page.locator(".empty form .btn").click()
    page.get_by_text("Ben", exact=True).wait_for()
    start(anna)
    for _ in range(2):
        heading = page.locator(".tray.mine h2")
        heading.wait_for()
        mover = page.locator(".rivals li.turn .name .cut").inner_text()
        assert mover in ("Anna", "Ben")
        expect(heading).to_have_text(anna.words("turn-of", who=mover))
        # Both stay in the strip above, so that nothing jumps when the device changes hands.
        expect(page.locator(".rivals li:visible")).to_have_count(2)
        page.locator(".tray .group:not([disabled])").first.click()
        page.locator(".tray .buttons .gold").click()
        expect(page.locator(".tray.mine h2")).not_to_have_text(anna.words("turn-of", who=mover))
