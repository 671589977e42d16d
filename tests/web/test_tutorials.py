"""The tutorials and drills, done as a learner does them: read, tap, err, read why, and try again."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.conftest import ROOT, People
from tests.web.people import PHONE, expect

SOURCES = ROOT / "web/src"
LANGS = ["en", "de", "fr", "nl"]


@pytest.mark.parametrize("game", ["las-vegas-2012", "las-vegas-biggy", "las-vegas-cards", "top-10000"])
def test_a_tutorial_leads_through_its_game_and_ends_at_a_table_ready_to_play(people: People, game: str) -> None:
    anna = people("Anna", size=PHONE)
    page = anna.go(f"#/tutorial/{game}")
    learn(page, game, until="#/table")
    page.locator(".tray.mine, .hand.mine").first.wait_for(timeout=60_000)


def learn(page: Page, game: str, until: str) -> None:
    """Do the whole tutorial, until the page is elsewhere."""
    coach = page.locator(".coach")
    coach.wait_for()
    assert "⟦" not in coach.inner_text()
    for _ in range(40):
        if coach.locator(".btn.gold", has_text="Done").count():
            # The last step. The coach goes away while the table is being made.
            coach.locator(".btn.gold", has_text="Done").click(no_wait_after=True)
            break
        step = coach.locator(".dots").get_attribute("aria-label")
        go_on = coach.locator(".btn.gold:not([disabled])")
        if page.locator(".payout").count():
            page.locator(".payout .btn").first.click()
        elif go_on.count():
            go_on.click()
        else:
            do_what_is_wanted(page, wanted_by(game, int(re.findall(r"\d+", step or "")[0]) - 1))
        page.wait_for_function(
            "step => document.querySelector('.payout')"
            " || document.querySelector('.coach .dots')?.ariaLabel !== step"
            " || document.querySelector('.coach .btn.gold:not([disabled])')",
            arg=step,
        )
    page.wait_for_function("place => location.hash.startsWith(place)", arg=until, timeout=60_000)


def test_a_learner_reads_the_steps_before_again(people: People) -> None:
    page = people("Anna").go("#/tutorial/las-vegas-2012")
    title = page.locator(".coach h2")
    expect(title).to_have_text("Six casinos, six numbers")
    expect(page.get_by_role("button", name="Back", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Next").click()
    expect(title).to_have_text("Three threes!")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(title).to_have_text("Six casinos, six numbers")
    # The table has not gone back: the step that was reached is only a click away, and waits for its move.
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_role("button", name="Your move first")).to_be_disabled()


def wanted_by(name: str, step: int) -> dict[str, Any]:
    """The move that a lesson waits for in this step."""
    [script] = SOURCES.glob(f"*/lesson-{name}.json")
    wants: dict[str, Any] = json.loads(script.read_text("utf-8"))["steps"][step]["wants"]
    return wants


def do_what_is_wanted(page: Page, move: dict[str, Any]) -> None:
    if move["kind"] == "keep":
        dice = page.locator(".felt .die-slot:not([disabled])")
        dice.first.wait_for()
        labels = [label.lower() for label in dice.evaluate_all("slots => slots.map(slot => slot.ariaLabel)")]
        for face in faces_of(move["combos"]):
            at = next(number for number, label in enumerate(labels) if re.search(rf"\b{face[-1]}\b", label)
                      and ("red" in label) == (face[0] == "r"))  # fmt: skip
            labels[at] = ""
            dice.nth(at).click()
        ways = page.locator(".tray .ways .btn", has_text=str(move["points"]))
        if ways.count():
            ways.first.click()
        page.locator(".tray .buttons .btn").nth(0 if move["then"] == "bank" else 1).click()
    elif move["kind"] == "lay":
        page.locator(".hand .slot").first.wait_for()
        chosen = page.locator(".hand .slot[aria-pressed=true]")
        while chosen.count():
            chosen.first.click()
        for card in move["cards"]:
            label = f"{card.rstrip('+')}, {'two dice' if card.endswith('+') else 'one die'}"
            page.locator(f".hand .slot[aria-pressed=false][aria-label='{label}']").first.click()
        page.locator(".hand .buttons .gold").click()
    else:
        page.locator(f".tray .group[data-face='{move['face']}']").click()
        if move["casino"] == 7:
            page.locator("[data-casino='7'] .hit").click()
        page.locator(".tray .buttons .gold:not([disabled])").click()


def faces_of(combos: list[str]) -> list[str]:
    """The dice that these combinations are made of: `r5` is the red five, and of `5>1` one five is tapped."""
    if combos == ["123456"]:
        return ["1", "2", "3", "4", "6", "r5"]
    return [face for combo in combos for face in ([combo] if combo[0] == "r" else list(combo.partition(">")[0]))]


@pytest.mark.parametrize("lang", LANGS)
def test_a_learner_may_err_and_reads_why_and_the_table_stays_as_it_is(people: People, lang: str) -> None:
    page = people("Anna", lang=lang, size=PHONE).go("#/tutorial/las-vegas-2012")
    page.locator(".coach .gold").click()
    page.locator(".tray .group[data-face='6']").click()
    page.locator(".tray .buttons .gold:not([disabled])").click()
    why = page.locator(".coach .wrong")
    expect(why).to_contain_text("90")
    assert "⟦" not in why.inner_text()
    expect(page.locator("[data-casino='6'] .stacks li:not(.ghost)")).to_have_count(0)
    do_what_is_wanted(page, wanted_by("las-vegas-2012", 1))
    expect(page.locator("[data-casino='3'] .stacks li:not(.ghost)")).not_to_have_count(0)


@pytest.mark.parametrize("drill", ["ties", "biggy", "bandit", "doubles", "bank"])
def test_a_drill_without_a_mistake_has_three_stars_which_stay(people: People, drill: str) -> None:
    anna = people("Anna", size=PHONE)
    page = anna.go(f"#/drill/{drill}")
    for step in range(2):
        expect(page.locator(".coach .dots")).to_have_attribute("aria-label", re.compile(f"{step + 1}.*2"))
        do_what_is_wanted(page, wanted_by(f"drill-{drill}", step))
    expect(page.locator(".coach .stars .on")).to_have_count(3)
    page.locator(".coach .foot .gold").click()
    expect(page.locator(f"a[href='#/drill/{drill}'] .stars .on")).to_have_count(3)
    assert anna.axe() == []


@pytest.mark.parametrize("lang", LANGS)
def test_a_mistake_in_a_drill_costs_a_star_and_says_why(people: People, lang: str) -> None:
    page = people("Anna", lang=lang).go("#/drill/ties")
    page.locator(".tray .group[data-face='3']").click()
    page.locator(".tray .buttons .gold:not([disabled])").click()
    expect(page.locator(".coach .wrong")).to_be_visible()
    for step in range(2):
        expect(page.locator(".coach .dots")).to_have_attribute("aria-label", re.compile(f"{step + 1}.*2"))
        do_what_is_wanted(page, wanted_by("drill-ties", step))
    expect(page.locator(".coach .stars .on")).to_have_count(2)
    assert "⟦" not in page.locator("body").inner_text()


@pytest.mark.parametrize(
    ("place", "last"),
    [
        ("tutorial/las-vegas-2012", ".casino >> nth=5"),
        ("tutorial/las-vegas-biggy", ".casino.bandit"),
        ("tutorial/las-vegas-cards", ".casino >> nth=5"),
        ("tutorial/top-10000", ".paper tfoot td"),
        ("puzzle/las-vegas-2012", ".casino >> nth=5"),
        ("puzzle/las-vegas-cards", ".casino >> nth=5"),
        ("puzzle/top-10000", ".paper tfoot td"),
    ],
)
def test_nothing_lies_under_the_tray_where_a_phone_shows_words_above_the_table(
    people: People, place: str, last: str
) -> None:
    page = people("Anna", size=PHONE).go(f"#/{place}")
    page.locator(".desk :is(.die, .slot, .btn)").first.wait_for()
    lowest, tray = (page.locator(path).first.bounding_box() for path in (last, ".tray-area"))
    assert lowest is not None
    assert tray is not None
    assert lowest["y"] + lowest["height"] <= tray["y"] + 1
    assert tray["y"] + tray["height"] <= PHONE["height"]
