"""Playing with others: strangers meet, games are watched, a series is played, and nobody misses their turn."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize

from tests.web.conftest import People
from tests.web.people import DESK, PHONE, Person, expect
from tests.web.test_stories import join, one_move, open_table, start

FIND = {"en": "Find a table", "de": "Tisch finden", "fr": "Trouver une table", "nl": "Tafel zoeken"}
LIVE = {
    "en": "Live games to watch",
    "de": "Laufende Spiele zum Zuschauen",
    "fr": "Parties en cours à regarder",
    "nl": "Lopende partijen om te bekijken",
}

AWAY = """
    window.called = [];
    navigator.vibrate = (pattern) => called.push(['vibrate', pattern.length]);
    navigator.setAppBadge = async (count) => void called.push(['badge', count]);
    window.Notification = class { constructor(title) { called.push(['notify', title]); } };
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
def test_two_strangers_meet_and_a_third_watches_them(
    people: People, lang: str, size: ViewportSize, theme: str
) -> None:
    anna, ben, carla = (people(name, lang=lang, size=size, theme=theme) for name in ("Anna", "Ben", "Carla"))
    # Everybody's tests are at this server: each language plays a game of its own.
    game = dict(zip(FIND, ("las-vegas-2012", "las-vegas-biggy", "las-vegas-cards", "top-10000"), strict=True))[lang]
    for person in (anna, ben):
        page = person.go(f"#/people/{game}")
        page.get_by_role("button", name=FIND[lang]).click()
        page.get_by_role("timer").wait_for()
        assert person.axe() == []
        assert person.too_wide() <= 0
    assert anna.table() == ben.table()
    expect(anna.page.locator(".seats ol")).to_contain_text("Ben")
    anna.page.locator(".seats .gold").click()  # the host need not wait
    ben.page.locator(".shell").wait_for()
    page = carla.go("#/people")
    running = page.locator("section", has=page.get_by_role("heading", name=LIVE[lang])).locator(
        f"a[href$='{anna.table()}']"
    )
    running.wait_for()
    assert carla.axe() == []
    assert carla.too_wide() <= 0
    running.click()
    page.locator(".shell").wait_for()
    assert page.locator(".tray.mine").count() == 0


def play_short_series(anna: Person) -> None:
    page = anna.go("#/new/top-10000")
    page.get_by_role("button", name="2,500").click()
    page.get_by_role("group", name="How many players?").get_by_role("button", name="2", exact=True).click()
    page.get_by_role("group", name="Series", exact=True).get_by_role("button", name="3 games").click()
    page.get_by_role("group", name="The series is won by").get_by_role("button", name="most money").click()
    page.get_by_role("group", name="Bots adapt").get_by_role("button", name="On").click()
    assert anna.axe() == []
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".options")).to_contain_text("3 games · most money or points")
    page.get_by_role("button", name="Start with a bot").click()
    anna.play_until()


def test_a_series_goes_on_from_the_end_screen(people: People) -> None:
    anna = people("Anna", size=PHONE, strength="easy")
    page = anna.page
    play_short_series(anna)
    standings = page.get_by_role("region", name="Series")
    expect(standings).to_contain_text("Game 1 of 3")
    expect(standings.locator("li")).to_have_count(2)
    assert anna.axe() == []
    assert anna.too_wide() <= 0
    first = anna.table()
    page.get_by_role("button", name="Next game of the series (2 of 3)").click()
    page.locator(".shell").wait_for()
    assert anna.table() != first
    anna.play_until()
    expect(standings).to_contain_text("Game 2 of 3")
    wins = [text for text in standings.locator("li").all_inner_texts() if "win" in text]
    assert len(wins) == 2


@pytest.mark.parametrize("lang", ["de", "fr", "nl"])
def test_a_series_is_chosen_in_every_language(people: People, lang: str) -> None:
    anna = people("Anna", lang=lang, size=PHONE)
    page = anna.go("#/new/las-vegas-2012")
    series = page.get_by_role("group", name={"fr": "Série"}.get(lang, "Serie"), exact=True)
    series.get_by_role("button").nth(2).click()
    expect(page.locator("fieldset")).not_to_have_count(0)
    assert anna.axe() == []
    assert "⟦" not in page.locator("main").inner_text()


def test_whoever_looks_elsewhere_is_called_when_it_is_their_turn(people: People) -> None:
    anna, ben = people("Anna", notify=True), people("Ben", size=PHONE)
    anna.context.add_init_script(AWAY)
    code = open_table(anna)
    join(ben, code)
    start(anna)
    if one_move(anna, ben) is ben:
        one_move(anna)
    anna.page.evaluate("() => away()")
    one_move(ben)
    expect(anna.page).to_have_title("● Your turn – Vabanque")
    anna.page.locator(".tray.mine").wait_for()
    called = anna.page.evaluate("() => called")
    assert ["notify", "Your turn"] in called
    assert ["vibrate", 3] in called


@pytest.mark.parametrize(("lang", "size"), [("en", DESK), ("de", PHONE), ("fr", PHONE), ("nl", DESK)])
def test_a_move_a_day_is_listed_where_it_is_my_turn(people: People, lang: str, size: ViewportSize) -> None:
    anna = people("Anna", lang=lang, size=size, strength="easy")
    anna.context.add_init_script(AWAY)
    page = anna.go("#/new/las-vegas-2012")
    clock = page.locator("fieldset", has=page.locator("legend", has_text={"de": "Uhr", "fr": "Horloge", "nl": "Klok"}.get(lang, "Clock")))
    clock.get_by_role("button").nth(4).click()
    page.locator("fieldset").first.get_by_role("button", name="2", exact=True).click()
    page.locator("form .gold").click()
    page.locator(".seats .gold").click()
    page.locator(".tray.mine").wait_for(timeout=30_000)
    page.goto(f"{anna.url}/#/games")
    mine = page.locator("a.yours")
    mine.wait_for()
    expect(mine).to_contain_text({"en": "24 hr", "de": "24 Std.", "fr": "24 h", "nl": "24 uur"}[lang])
    page.evaluate("() => away()")
    assert page.title().startswith("(1) ")
    assert ["badge", 1] in page.evaluate("() => called")
    assert anna.axe() == []
