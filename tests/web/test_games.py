"""Whole games with bots, in the browser, from Play now to the podium."""

from __future__ import annotations

import time

import pytest

from tests.web.conftest import People
from tests.web.people import DESK, PHONE, expect, unfold

GAMES = [
    ("Las Vegas", "las-vegas-2012"),
    ("Biggy", "las-vegas-biggy"),
    ("card game", "las-vegas-cards"),
    ("Die oberen", "top-10000"),
]


@pytest.mark.parametrize("game", [game for _, game in GAMES])
def test_a_whole_game_is_played_from_play_now_to_the_podium(people: People, game: str) -> None:
    anna = people("Anna")
    page = anna.go()
    page.locator(".game").nth([name for _, name in GAMES].index(game)).get_by_role("button", name="Play now").click()
    played = anna.play_until(seconds=80)
    assert played["moves"] > 3
    expect(page.locator(".podium li")).to_have_count(3)
    expect(page.get_by_role("button", name="Rematch")).to_be_enabled()
    # On a phone the whole result fits: all rounds, and the total.
    page.set_viewport_size(PHONE)
    cut: list[str] = page.locator("table th, table td").evaluate_all(
        "all => all.filter((one) => one.getBoundingClientRect().right > innerWidth - 8).map((one) => one.innerText)"
    )
    assert cut == []
    # Nor do the bills of one round lie on those of the next.
    wide: list[str] = page.locator("td .won .bill").evaluate_all(
        "all => all.filter((one) => one.getBoundingClientRect().right"
        " > one.closest('td').getBoundingClientRect().right + 1).map((one) => one.innerText)"
    )
    assert wide == []
    page.set_viewport_size(DESK)
    # Check the dice: recomputed in the browser.
    page.get_by_role("link", name="Check the dice").click()
    page.get_by_role("button", name="Check all dice now").click()
    expect(page.locator(".verdict.good")).to_be_visible()


def test_play_now_puts_dice_into_the_hand_within_two_seconds_of_a_click(people: People) -> None:
    anna = people("Anna", pace="normal")
    page = anna.go()
    page.wait_for_load_state("networkidle")
    started = time.perf_counter()
    page.locator(".game").first.get_by_role("button", name="Play now").click()
    page.locator(".tray.mine .group:not([disabled])").first.wait_for()
    # Loaded machines are slow; the bound that matters is measured in bench.
    assert time.perf_counter() - started < 6


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("las-vegas-2012", ["Neutral dice", "Jetons (house rule"]),
        ("las-vegas-biggy", ["Neutral dice", "The One-Armed Bandit"]),
        ("las-vegas-cards", ["in turn", "Jetons (house rule"]),
    ],
)
def test_every_option_can_be_played_to_the_end(people: People, game: str, options: list[str]) -> None:
    anna = people("Anna", size=PHONE)
    page = anna.go(f"#/new/{game}")
    unfold(page)
    page.get_by_role("group", name="How many players?").get_by_role("button", name="3").click()
    for option in options:
        switch = page.get_by_role("button", name=option, exact=True)
        (switch if switch.count() else page.get_by_role("group", name=option).get_by_role("button", name="On")).click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Start with 2 bots").click()
    assert anna.play_until()["moves"] > 3
    expect(page.locator(".podium li")).to_have_count(3)
