"""Nothing jumps and nothing is cut: between a roll, a hint, a choice and a payout the table stays where it is."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.web.conftest import People
from tests.web.people import DESK, PHONE, Person, expect, unfold
from tests.web.test_payout import referee, roll_and_place

SIZES: list[ViewportSize] = [
    {"width": width, "height": height}
    for width, height in [
        (320, 568), (360, 640), (390, 844), (844, 390), (1280, 800), (1440, 900), (1920, 1080), (3840, 2160),
    ]
]  # fmt: skip

MINE = "body:not(:has(.payout, .reveal)) :is(.tray.mine, .hand.mine)"

STEADY = "'.board, .tray-area, .tray-area > *, .street, .casino, .board .felt, .race, .paper'"

BOXES = f"""() => [...document.querySelectorAll({STEADY})].map((box) => {{
  const {{ x, y, width, height }} = box.getBoundingClientRect();
  const board = box.closest('.board');
  const scrolled = board && board !== box ? board.scrollTop : 0;
  const kind = box.dataset.casino ? `casino ${{box.dataset.casino}}` : box.parentElement.matches('.tray-area')
    ? 'desk' : box.classList[0];
  return [kind, ...[x, y + scrolled, width, height].map((length) => Math.round(length * 2) / 2)].join(' ');
}})"""

CUT = """() => [...document.querySelectorAll('.casino.selected, .group.selected, .slot.picked, .die-slot.picked')]
  .flatMap((chosen) => {
    let box = chosen.parentElement;
    const inner = chosen.getBoundingClientRect();
    while (box && getComputedStyle(box).overflowY === 'visible') box = box.parentElement;
    if (!box || box === document.documentElement || box === document.body) return [];
    const outer = box.getBoundingClientRect();
    const out = Math.max(outer.left - inner.left, inner.right - outer.right, outer.top - inner.top,
      box.scrollHeight > box.clientHeight + 1 ? 0 : inner.bottom - outer.bottom);
    return out > 0.5 ? [`${chosen.className} ${out}`] : [];
  })"""
"""What is selected and sticks out of the box that clips it."""

WATCH = f"""() => {{
  window.moved = new Set();
  const boxes = {BOXES};
  const first = boxes();
  const look = () => {{
    boxes().forEach((box, i) => box !== first[i] && window.moved.add(`${{first[i]}} > ${{box}}`));
    window.watching = requestAnimationFrame(look);
  }};
  look();
}}"""


def settle(page: Page) -> None:
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def seat_bots(anna: Person, game: str, seats: int, options: dict[str, str]) -> Page:
    page = anna.go(f"#/new/{game}")
    unfold(page)
    page.get_by_role("group", name="How many players?").get_by_role("button", name=str(seats), exact=True).click()
    for option, value in options.items():
        page.get_by_role("group", name=option).get_by_role("button", name=value).click()
    page.get_by_role("group", name="Hints").get_by_role("button", name="The strong bot").click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Start with").click()
    page.locator(".shell").wait_for()
    return page


TABLES = {
    "two": ("las-vegas-2012", 2, {}),
    "four": ("las-vegas-2012", 4, {}),
    "bandit": ("las-vegas-biggy", 6, {"The One-Armed Bandit": "On"}),
    "cards": ("las-vegas-cards", 5, {}),
    "top": ("top-10000", 3, {}),
}


@pytest.mark.parametrize("table", TABLES)
def test_nothing_moves_with_a_hint_or_a_choice(people: People, table: str) -> None:
    anna = people("Anna", size=PHONE)
    page = seat_bots(anna, *TABLES[table])
    anna.play_until(f"{MINE} .gold")
    before = {}
    for size in SIZES:
        page.set_viewport_size(size)
        settle(page)
        before[size["width"]] = page.evaluate(BOXES)
    page.get_by_role("button", name="Hint", exact=True).click()
    page.locator(":is(.tray, .hand, .felt) .best").first.wait_for(timeout=60_000)
    for size in SIZES:
        page.set_viewport_size(size)
        settle(page)
        assert page.evaluate(BOXES) == before[size["width"]], ("hint", size)
        for thing in page.locator(":is(.tray .group, .hand .slot, .felt .die-slot):not([disabled])").all()[:3]:
            thing.click()
            settle(page)
            assert page.evaluate(BOXES) == before[size["width"]], ("choice", size)
            assert page.evaluate(CUT) == [], size
            page.keyboard.press("Escape")
        assert anna.too_wide() <= 0


@pytest.mark.parametrize(
    ("table", "size"),
    [("bandit", DESK), ("cards", PHONE), ("bandit", SIZES[0]), ("four", PHONE), ("cards", DESK)],
    ids=["bandit-desk", "cards-phone", "bandit-small", "four-phone", "cards-desk"],
)
def test_nothing_moves_from_the_first_roll_to_the_end_of_the_payout(
    people: People, table: str, size: ViewportSize
) -> None:
    anna = people("Anna", size=size)
    page = seat_bots(anna, *TABLES[table])
    page.locator(f"{MINE}").wait_for()
    page.evaluate(WATCH)
    anna.play_until(".payout")
    settle(page)
    expect(page.locator(".payout")).to_be_visible()
    anna.play_until(f"{MINE}")
    moved: list[str] = page.evaluate("() => [...window.moved]")
    assert moved == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_nothing_moves_when_real_dice_are_tapped_in_and_placed(people: People, size: ViewportSize) -> None:
    page = referee(people("Anna", size=size))
    page.locator(".input").wait_for()
    page.evaluate(WATCH)
    for face in (3, 3, 5):
        roll_and_place(page, face)
    expect(page.locator(".payout")).to_be_visible()
    moved: list[str] = page.evaluate("() => [...window.moved]")
    assert moved == []
