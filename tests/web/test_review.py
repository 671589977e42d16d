"""The review of a recorded game in a real browser: by mouse, by keyboard and for screen readers."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.analyse.recorded import recorded
from tests.web.conftest import People
from tests.web.people import DESK, PHONE


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_record_that_is_dropped_in_is_reviewed_and_practised(
    people: People, tmp_path: Path, size: ViewportSize
) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(recorded("top-10000", "greedy stop-600", 1, target=2000).to_json() + "\n")
    anna = people(size=size)
    page = anna.go("#/review")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("img", name="Everybody’s chance to win").wait_for()
    # the ledger comes with the last piece, one tap away, and adds up in the reader's eyes
    page.locator("summary", has_text="Luck and skill").click()
    page.get_by_role("heading", name="Luck and skill").wait_for()
    assert percent(page, "start") + sum(
        percent(page, part) for part in ("luck", "decisions", "others’ decisions", "changes of mind")
    ) == pytest.approx(percent(page, "result"), abs=0.3)
    expect(page.get_by_text("Every number is exact.")).to_be_visible()
    # from mistake to mistake by keyboard
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("1 of ")).to_be_visible()
    expect(page.get_by_role("heading", name="mistake")).to_be_visible()
    # why, what to remember, and what proves it
    expect(page.get_by_text("Remember: ")).to_be_visible()
    page.get_by_text("How do we know?").click()
    expect(page.get_by_text("the same move would have cost")).to_be_visible()
    expect(page.get_by_role("heading", name="All choices and their chances")).to_be_visible()
    expect(page.locator(".shell")).to_be_visible()  # the table as a picture, which is not a page inside the page
    expect(page.locator("main")).to_have_count(1)
    assert anna.axe() == []
    # the same position as an exercise: the answer is hidden until it is found
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="All choices and their chances")).to_be_hidden()
    choices = page.locator(".choices .btn")
    for _ in range(choices.count()):
        if not choices.count():
            break
        page.locator(".choices .btn:not([disabled])").first.click()
    expect(page.locator(".yes")).to_be_visible()
    # what there is to learn leads to the mistake it is learned from
    page.get_by_role("tab", name="What to learn").click()
    page.get_by_role("button", name="percentage points").first.click()
    expect(page.get_by_text("Remember: ")).to_be_visible()
    # a moment of luck, from its chapter
    page.get_by_role("tab", name="What was luck").click()
    page.get_by_role("button", name="Lucky for").first.click()
    expect(page.get_by_role("heading", name="rolls")).to_be_visible()
    assert anna.axe() == []
    assert anna.errors == []


def percent(page: Page, row: str) -> float:
    """What the first player has in a row of the ledger."""
    cell = page.get_by_role("row", name=row).get_by_role("cell").first
    return float((cell.text_content() or "").strip().rstrip("%").replace("−", "-"))
