"""The position of the day on the board, its archive, and exercises from one's own mistakes."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from urllib.parse import quote, unquote

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.web.conftest import ROOT, People
from tests.web.people import DESK, PHONE, Person, expect
from vabanque.i18n import Words
from vabanque.puzzles import FIRST_DAY, games, of_day, position_of

TITLES = {
    "en": "Position of the day",
    "de": "Stellung des Tages",
    "fr": "Position du jour",
    "nl": "Stelling van de dag",
}
ANSWERED = ".answered"
RECORD = ROOT / "tests/records/top-10000-2.jsonl"
"""A game in which both play at random …"""
MISTAKE = 7
"""… and one of its decisions."""
LIKES = [("en", DESK, "night"), ("de", PHONE, "light"), ("fr", PHONE, "night"), ("nl", DESK, "light")]


@pytest.mark.parametrize(("game", "likes"), list(zip(games(), LIKES, strict=False)))
def test_the_position_of_the_day_is_solved_on_the_board(
    people: People, game: str, likes: tuple[str, ViewportSize, str]
) -> None:
    lang, size, theme = likes
    anna = people("Anna", lang=lang, size=size, theme=theme)
    page = anna.go("#/puzzle")
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES[lang])
    expect(page.locator(".games li")).to_have_count(len(games()))
    assert anna.axe() == []
    assert anna.too_wide() <= 0
    page.locator(f".games a[href*='{game}']").click()
    expect(page.locator(".question")).to_be_visible()
    assert anna.axe() == []
    anna.play_until(ANSWERED)
    puzzle_day = _today(page)
    puzzle = of_day(game, puzzle_day)
    # All win chances, the explanation where there is one, and where the numbers come from.
    expect(page.locator(f"{ANSWERED} ol li")).not_to_have_count(0)
    called = position_of(puzzle.record, puzzle.seat).called(puzzle.best)
    assert called is not None
    expect(page.locator(f"{ANSWERED} ol li.top .move")).to_have_text(Words(lang).say(called, puzzle.names))
    assert anna.axe() == []
    assert anna.too_wide() <= 0
    # It can be shared: the link shows what it leads to, and leads there.
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator(f"{ANSWERED} .btn:has(svg)").click()
    page.locator(".toasts p").wait_for()
    page.goto(page.evaluate("() => navigator.clipboard.readText()"))
    page.wait_for_url(f"**/#/puzzle/{game}/{puzzle_day}")
    # It stays answered, also in the archive.
    page.goto(f"{anna.url}/#/puzzle")
    expect(page.locator(f".games li:has(a[href*='{game}']) .state svg")).to_be_visible()


def _today(page: Page) -> date:
    return date.fromisoformat(page.evaluate("() => new Intl.DateTimeFormat('en-CA').format(new Date())"))


def today() -> date:
    return datetime.now().astimezone().date()


def solve(person: Person, day: date) -> None:
    """Find the best move at Die oberen 10 000, die by die."""
    page = person.page
    page.goto(f"{person.url}/#/puzzle/top-10000/{day}")
    page.locator(".felt .die-slot").first.wait_for()
    answer = page.request.get(f"{person.url}/api/puzzles/top-10000/{day}").json()
    move = next(
        option["move"] for option in answer["position"]["moves"] if option["text"] == answer["answers"][0]["move"]
    )
    choice = next(option for option in answer["position"]["hand"]["choices"] if option["combos"] == move["combos"])
    for die in choice["dice"]:
        page.locator(".felt .die-slot").nth(die).click()
    page.keyboard.press("b" if move["then"] == "bank" else "r")
    page.locator(ANSWERED).wait_for()


def _plain_day(backwards: int) -> date:
    """A past day whose best move reads its dice in one way only."""
    day = today() - timedelta(days=backwards)
    while True:
        puzzle = of_day("top-10000", day)
        if not any(">" in answer.move for answer in puzzle.answers):
            return day
        day -= timedelta(days=1)


def test_the_best_move_is_praised_and_an_old_day_begins_no_streak(people: People) -> None:
    anna = people("Anna", size=PHONE)
    anna.go()
    solve(anna, _plain_day(1))
    expect(anna.page.locator(f"{ANSWERED} h2.right")).to_be_visible()
    expect(anna.page.locator(".streak")).to_have_count(0)
    anna.page.goto(f"{anna.url}/#/puzzle")
    anna.page.get_by_role("button", name="Die oberen 10 000").click()
    expect(anna.page.locator(".archive a.right")).to_have_count(1)
    expect(anna.page.locator(".archive a")).to_have_count((today() - FIRST_DAY).days + 1)


def test_days_that_have_not_come_are_not_told(people: People) -> None:
    anna = people("Anna")
    anna.go()
    for day in (today() + timedelta(days=3), FIRST_DAY - timedelta(days=1)):
        assert anna.page.request.get(f"{anna.url}/api/puzzles/top-10000/{day}").status == 404
    assert anna.page.request.get(f"{anna.url}/api/puzzles/whist/2026-11-01").status == 404


@pytest.mark.parametrize(("lang", "size", "theme"), LIKES)
def test_an_exercise_from_ones_own_game_comes_again_tomorrow(
    people: People, lang: str, size: ViewportSize, theme: str
) -> None:
    anna = people("Anna", lang=lang, size=size, theme=theme)
    page = anna.go()
    # What the review hands over when its mistakes become exercises.
    body = RECORD.read_bytes().splitlines()[0]
    answer = page.request.post(f"{anna.url}/api/positions?entry={MISTAKE}", data=body)
    assert answer.ok
    position = answer.json()
    answers = [{"move": move["text"], "win": 0.5 - 0.1 * rank} for rank, move in enumerate(position["moves"][:5])]
    answers += [{"move": move["text"], "win": 0.0} for move in position["moves"][5:]]
    task = {"position": position, "answers": answers, "tempting": answers[1]["move"], "source": "review", "rollouts": 0}
    kept = [{"id": f"own {MISTAKE}", "due": today().isoformat(), "solved": 0, "task": task}]
    page.evaluate("kept => localStorage.setItem('vabanque.exercises', JSON.stringify(kept))", kept)
    page.goto(f"{anna.url}/#/puzzle")
    page.locator(".own a").click()
    expect(page.locator(".question")).to_be_visible()
    assert anna.axe() == []
    anna.play_until(ANSWERED)
    expect(page.locator(f"{ANSWERED} .when")).to_be_visible()
    assert anna.axe() == []
    assert anna.too_wide() <= 0
    # Right or wrong, it comes again tomorrow.
    left = page.evaluate("() => JSON.parse(localStorage.getItem('vabanque.exercises'))")
    assert [exercise["due"] for exercise in left] == [(today() + timedelta(days=1)).isoformat()]


def test_the_review_turns_mistakes_into_exercises(people: People) -> None:
    anna = people("Anna", size=PHONE)
    page = anna.go("#/review")
    page.locator("input[type=file]").set_input_files(RECORD)
    page.locator(".steps select").select_option("0")
    page.locator(".practise button").click(timeout=60_000)
    page.locator(".practise a").click(timeout=60_000)
    expect(page.locator(".question")).to_be_visible()
    kept = page.evaluate("() => JSON.parse(localStorage.getItem('vabanque.exercises'))")
    assert {exercise["due"] for exercise in kept} == {today().isoformat()}
    assert all(exercise["task"]["position"]["seat"] == 0 for exercise in kept)


LINES = [
    "las-vegas-2012/3 1cc 5/5/81/52/43/7111 8/8/8 -/-/- - 22255566",
    "las-vegas-cards/2 1aa2 X5/93/84/63/77/54 134/25+ 11335/22466 25/134 -/- - -",
    "top-10000/2 b 9800/9500 300 2 25",
]


@pytest.mark.parametrize(("line", "likes"), list(zip(LINES, LIKES, strict=False)))
def test_a_link_shows_a_position_from_which_one_may_play_on(
    people: People, line: str, likes: tuple[str, ViewportSize, str]
) -> None:
    lang, size, theme = likes
    anna = people("Anna", lang=lang, size=size, theme=theme)
    page = anna.go(f"#/position/{quote(line, safe='')}")
    expect(page.locator(".position code")).to_have_text(line)
    assert anna.axe() == []
    assert anna.too_wide() <= 0
    # Whoever copies its link gets the same page.
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator(".position summary").click()
    page.locator(".how .btn").last.click()
    page.locator(".toasts p").wait_for()
    link = page.evaluate("() => navigator.clipboard.readText()")
    assert unquote(link).endswith(f"#/position/{line}")
    # The game goes on from there, at a table of one's own.
    page.locator(".how .gold").click()
    page.wait_for_url("**/#/table/*")
    expect(page.locator(".shell")).to_be_visible()
    assert anna.errors == []


def test_a_link_to_what_is_no_position_says_why(people: People) -> None:
    anna = people("Anna")
    page = anna.go(f"#/position/{quote('top-10000/2 b 9800/9500 300 2', safe='')}")
    expect(page.get_by_role("alert")).to_contain_text("this one has 4")
    assert anna.axe() == []
    anna.errors.clear()  # the browser mentions the 400 that this is about
