"""The home page: one clear way to play, what is going on as tiles, and the games on a phone's first screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.conftest import People
from tests.web.people import DESK, PHONE, expect

LANGS = ["en", "de", "fr", "nl"]


def bottom(page: Page, path: str) -> float:
    box = page.locator(path).first.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


@pytest.mark.parametrize("lang", LANGS)
def test_a_newcomer_on_a_phone_sees_one_gold_button_today_the_tutorial_and_the_first_game(
    people: People, lang: str
) -> None:
    anna = people("", lang=lang, size=PHONE)
    page = anna.go()
    page.locator(".tiles a").nth(1).wait_for()
    expect(page.locator("main .btn.gold")).to_have_count(1)
    expect(page.locator("main .btn.gold")).to_contain_text(anna.words("play-now"))
    # Both tiles, and the first game with its buttons, without scrolling.
    expect(page.locator(".tiles")).to_contain_text(anna.words("welcome"))
    assert bottom(page, ".games .game .play") <= PHONE["height"]
    assert anna.too_wide() <= 0
    assert anna.axe() == []
    # The bots' strength is part of playing now.
    page.locator(".hero summary").click()
    page.get_by_label(anna.words("bot-strength"), exact=True).select_option("tourist")
    expect(page.locator(".hero summary")).not_to_contain_text(anna.words("strength-mixed"))
    page.locator(".tiles .learn button").click()
    expect(page.locator(".tiles a")).to_have_count(1)
    assert "⟦" not in page.locator("main").inner_text()


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_gold_button_offers_the_game_played_last_and_games_in_progress_are_tiles(
    people: People, size: dict[str, int]
) -> None:
    anna = people("Anna", size=size)
    page = anna.play_now("Die oberen")
    page.locator(".tray.mine").wait_for()
    page = anna.go()
    expect(page.locator(".hero .gold")).to_contain_text("Die oberen 10 000")
    running = page.locator(".tiles .waits")
    expect(running).to_contain_text("Your turn")
    # Somebody who has begun to play needs no tutorial.
    expect(page.locator(".tiles .learn")).to_have_count(0)
    running.click()
    page.locator(".tray.mine").wait_for()


@pytest.mark.parametrize("lang", LANGS)
def test_games_in_progress_do_not_push_the_games_off_a_phones_first_screen(people: People, lang: str) -> None:
    anna = people("Anna", lang=lang, size=PHONE)
    for game in range(3):
        anna.go().locator(".game .play").nth(game).click()
        anna.page.locator(".shell").wait_for()
    page = anna.go()
    others = page.locator(".tiles .others")
    expect(others).to_have_text(anna.words("running-more", count=2))
    page.locator(".tiles a[href='#/puzzle']").wait_for()
    assert bottom(page, ".games .game .play") <= PHONE["height"]
    others.click()
    expect(page.locator("main .tiles a[href*='#/table/']")).to_have_count(3)


def test_the_picture_on_the_home_page_lives_unless_motion_is_unwanted(people: People) -> None:
    moving, still = people("Anna", still=False), people("Ben")
    for person in (moving, still):
        person.go().locator(".hero > .die").wait_for()
    moving.page.locator(".hero > .die .cube").wait_for()
    expect(still.page.locator(".hero > .die .cube")).to_have_count(0)
