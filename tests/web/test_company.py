"""Playing with others: strangers meet, games are watched, a series is played, and nobody misses their turn."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize

from tests.web.conftest import People
from tests.web.people import DESK, PHONE, expect
from tests.web.test_stories import join, one_move, open_table, prepare, start

AWAY = """
    window.called = [];
    navigator.vibrate = (pattern) => called.push(['vibrate', pattern.length]);
    navigator.setAppBadge = async (count) => void called.push(['badge', count]);
    window.Notification = class { constructor(title) { called.push(['notify', title]); } };
    ServiceWorkerRegistration.prototype.showNotification = async (title) => void called.push(['notify', title]);
    Notification.permission = 'granted';
    Notification.requestPermission = async () => 'granted';
    window.away = () => {
        Object.defineProperty(document, 'hidden', { value: true, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
    };
"""
"""What a browser would do outside the page is written down; `away()` puts the page into the background."""


@pytest.mark.parametrize(
    ("lang", "size", "theme"),
    [("en", DESK, "night"), ("de", PHONE, "light"), ("fr", DESK, "light"), ("nl", PHONE, "night")],
)
def test_two_strangers_meet_and_a_third_watches_them(people: People, lang: str, size: ViewportSize, theme: str) -> None:
    anna, ben, carla = (people(name, lang=lang, size=size, theme=theme) for name in ("Anna", "Ben", "Carla"))
    # Everybody's tests are at this server: each language plays a game of its own.
    game = {"en": "las-vegas-2012", "de": "las-vegas-biggy", "fr": "las-vegas-cards", "nl": "top-10000"}[lang]
    for person in (anna, ben):
        page = person.go(f"#/people/{game}")
        page.get_by_role("button", name=person.words("people-find")).click()
        page.get_by_role("timer").wait_for()
        assert person.axe() == []
        assert person.too_wide() <= 0
    assert anna.table() == ben.table()
    expect(anna.page.locator(".seats ol")).to_contain_text("Ben")
    anna.page.locator(".seats .gold").click()  # the host need not wait
    ben.page.locator(".shell").wait_for()
    page = carla.go("#/people")
    running = page.locator("section", has=page.get_by_role("heading", name=carla.words("people-live"))).locator(
        f"a[href$='{anna.table()}']"
    )
    running.wait_for()
    assert carla.axe() == []
    assert carla.too_wide() <= 0
    running.click()
    page.locator(".shell").wait_for()
    assert page.locator(".tray.mine").count() == 0


CASES = [("en", DESK), ("de", PHONE), ("fr", PHONE), ("nl", DESK)]


@pytest.mark.parametrize(("lang", "size"), CASES)
def test_a_series_goes_on_from_the_end_screen(people: People, lang: str, size: ViewportSize) -> None:
    anna = people("Anna", lang=lang, size=size, strength="tourist")
    words = anna.words
    page = prepare(anna, "top-10000")
    for group, choice in (
        ("series", words("series-games", count=3)),
        ("series-by", words("series-by-money")),
        ("series-handicap", words("on")),
    ):
        page.get_by_role("group", name=words(group), exact=True).get_by_role("button", name=choice).click()
    assert anna.axe() == []
    page.get_by_role("button", name=words("open-table")).click()
    expect(page.locator(".options")).to_contain_text(words("series-by-money"))
    start(anna)
    anna.play_until()
    standings = page.get_by_role("region", name=words("series"))
    expect(standings).to_contain_text(words("series-number", number=1, games=3))
    expect(standings.locator("li")).to_have_count(2)
    assert anna.axe() == []
    assert anna.too_wide() <= 0
    first = anna.table()
    page.get_by_role("button", name=words("series-next", number=2, games=3)).click()
    page.locator(".shell").wait_for()
    assert anna.table() != first
    anna.play_until()
    expect(standings).to_contain_text(words("series-number", number=2, games=3))
    assert "⟦" not in page.locator("main").inner_text()


@pytest.mark.parametrize(("lang", "size"), CASES)
def test_whoever_looks_elsewhere_is_called_when_it_is_their_turn(people: People, lang: str, size: ViewportSize) -> None:
    anna, ben = people("Anna", lang=lang, size=size, notify=True), people("Ben", lang=lang, size=size)
    anna.context.add_init_script(AWAY)
    code = open_table(anna)
    join(ben, code)
    start(anna)
    if one_move(anna, ben) is ben:
        one_move(anna)
    anna.page.evaluate("() => away()")
    one_move(ben)
    call = anna.words("your-turn")
    expect(anna.page).to_have_title(f"● {call} – Vabanque")
    for outside in (["notify", call], ["vibrate", 3]):
        anna.page.wait_for_function("([what, how]) => called.some((c) => c[0] === what && c[1] === how)", arg=outside)


@pytest.mark.parametrize(("lang", "size"), CASES)
def test_a_move_a_day_is_listed_where_it_is_my_turn(people: People, lang: str, size: ViewportSize) -> None:
    anna = people("Anna", lang=lang, size=size, strength="tourist")
    anna.context.add_init_script(AWAY)
    page = prepare(anna)
    clock = page.get_by_role("group", name=anna.words("clock"), exact=True)
    clock.get_by_role("button").nth(4).click()
    page.locator("form .gold").click()
    page.locator(".seats .gold").click()
    page.locator(".tray.mine").wait_for(timeout=30_000)
    page.goto(f"{anna.url}/#/games")
    mine = page.locator("a.waits")
    mine.wait_for()
    expect(mine).to_contain_text({"en": "24 hr", "de": "24 Std.", "fr": "24 h", "nl": "24 uur"}[lang])
    page.evaluate("() => away()")
    assert page.title().startswith("(1) ")
    assert ["badge", 1] in page.evaluate("() => called")
    assert anna.axe() == []
