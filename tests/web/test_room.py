"""From a small phone to a 4K screen: what people need is on the screen, nothing overlaps, nothing jumps."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.web.conftest import People
from tests.web.people import DESK, PHONE, Person, expect, unfold

SMALL: ViewportSize = {"width": 320, "height": 568}
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
SMALL_DESK: ViewportSize = {"width": 1280, "height": 800}
LARGE: ViewportSize = {"width": 3840, "height": 2160}

HIDDEN = """() => [...document.querySelectorAll('.tray .group, .felt .die-slot, .hand .slot, .desk .btn.gold')]
  .filter((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1 || !element.contains(there);
  }).map((each) => each.outerHTML.slice(0, 120))"""
"""Dice, cards and the golden button that are off the screen, or under something else."""

OVERLAPPING = """() => [...document.querySelectorAll('.casino')].flatMap((casino) => {
  const dice = [...casino.querySelectorAll('.stacks .die')].map((die) => die.getBoundingClientRect());
  const box = casino.getBoundingClientRect();
  const apart = (one, other) => one.right - 1 < other.left || one.bottom - 1 < other.top;
  const pairs = dice.flatMap((one, i) => dice.slice(i + 1).filter((other) => !apart(one, other) && !apart(other, one)));
  return [...pairs, ...dice.filter(({ right, bottom }) => right > box.right || bottom > box.bottom)];
})"""

GAMES = ["las-vegas-2012", "las-vegas-biggy", "las-vegas-cards", "top-10000"]
MINE = "body:not(:has(.payout, .reveal)) :is(.tray.mine, .hand.mine)"


def six_at_the_bandit(anna: Person) -> Page:
    """The fullest table there is: six players and seven casinos."""
    page = anna.go("#/new/las-vegas-biggy")
    unfold(page)
    page.get_by_role("group", name="How many players?").get_by_role("button", name="6", exact=True).click()
    page.get_by_role("group", name="The One-Armed Bandit").get_by_role("button", name="On").click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Start with 5 bots").click()
    page.locator(".shell").wait_for()
    return page


@pytest.mark.parametrize("game", [*GAMES, "six"])
def test_dice_and_button_are_always_on_the_screen(people: People, game: str) -> None:
    anna = people("Anna", size=PHONE)
    if game == "six":
        page = six_at_the_bandit(anna)
    else:
        page = anna.go()
        page.locator(".game .play").nth(GAMES.index(game)).click()
    anna.play_until(f"{MINE} .gold")
    for size in (SMALL, {"width": 360, "height": 640}, PHONE, SIDEWAYS, {"width": 720, "height": 450}, DESK):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert page.evaluate(HIDDEN) == [], size
        assert anna.too_wide() <= 0, size


def test_everything_grows_with_a_large_screen(people: People) -> None:
    anna = people("Anna", size=DESK)
    page = anna.play_now("Las Vegas (2012)")
    anna.play_until(f"{MINE} .group")

    def width(path: str) -> float:
        box = page.locator(path).first.bounding_box()
        assert box is not None
        return box["width"]

    paths = (".tray .group .die", ".casino .bill", ".casino .sign svg", ".tray .btn.gold")
    before = [width(path) for path in paths]
    page.set_viewport_size(LARGE)
    page.wait_for_function("() => getComputedStyle(document.documentElement).zoom > 2")
    assert all(after / small > 2 for small, after in zip(before, map(width, paths), strict=True))
    assert anna.too_wide() <= 0


def test_a_full_table_on_a_desk_has_no_overlapping_dice_and_compact_signs(people: People) -> None:
    anna = people("Anna", size=DESK)
    page = six_at_the_bandit(anna)
    anna.play_until(".payout")  # all dice lie
    assert page.locator(".stacks .die").count() > 40
    for size in (DESK, SMALL_DESK):
        page.set_viewport_size(size)
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert page.evaluate(OVERLAPPING) == [], size
        # Everybody's purse is legible: no amount runs into the next.
        wide: list[str] = page.locator(".payout .purses b").evaluate_all(
            "all => all.filter((b) => b.scrollWidth > b.parentElement.clientWidth - 28).map((b) => b.textContent)"
        )
        assert wide == [], size
    page.set_viewport_size(DESK)
    anna.play_until(f"{MINE} .group")
    anna.play_until(".casino .owner")
    for size in (DESK, PHONE):
        page.set_viewport_size(size)
        # A whole name, or nothing but a small sign.
        wrong: list[str] = page.locator(".casino .owner").evaluate_all(
            """all => all.filter((one) => {
              const name = one.querySelector('.cut');
              const named = getComputedStyle(name).display !== 'none';
              return named ? name.scrollWidth > name.clientWidth : one.offsetWidth < 10 || one.offsetWidth > 26;
            }).map((one) => one.outerHTML)"""
        )
        assert wrong == []
    # On a phone six players leave no room for pictures: none at all is better than a strip of one.
    expect(page.locator(".casino:not(.bandit) .house").first).to_be_hidden()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_board_does_not_jump_from_turn_to_turn(people: People, size: ViewportSize) -> None:
    anna = people("Anna", size=size)
    page = anna.play_now("Las Vegas (2012)")
    page.locator(".tray .group").first.wait_for()
    page.evaluate(
        """() => {
          window.heights = new Set([document.querySelector('.tray-area').offsetHeight]);
          new ResizeObserver(([{ target }]) => window.heights.add(target.offsetHeight))
            .observe(document.querySelector('.tray-area'));
        }"""
    )
    anna.play_until(".casino .stacks li:nth-child(2)")
    anna.play_until(f"{MINE} .group")
    heights: list[int] = page.evaluate("() => [...window.heights]")
    assert max(heights) - min(heights) <= 4, heights


def test_the_dice_lie_in_the_middle_of_their_boxes(people: People) -> None:
    anna = people("Anna", size=PHONE)
    page = anna.play_now("Las Vegas (2012)")
    page.locator(".tray.mine .group").first.wait_for()
    off: list[float] = page.locator(".tray .group").evaluate_all(
        """all => all.map((box) => {
          const middle = (box) => { const { top, bottom } = box.getBoundingClientRect(); return (top + bottom) / 2; };
          return middle(box.querySelector('.die')) - middle(box);
        })"""
    )
    assert all(abs(distance) < 6 for distance in off), off


@pytest.mark.parametrize("game", ["Las Vegas (2012)", "Die oberen"])
def test_nothing_is_told_while_the_dice_still_tumble(people: People, game: str) -> None:
    anna = people("Anna", still=False, pace="normal")
    page = anna.play_now(game)
    seen: dict[str, int] = page.evaluate(
        """() => new Promise((done) => {
          const seen = { frames: 0, told: 0 };
          const end = performance.now() + 30000;
          const look = () => {
            const [cube] = document.querySelectorAll(':is(.tray, .felt) .cube');
            const newest = document.querySelector('.log li');
            if (cube && newest && cube.getAnimations()[0]?.currentTime < 400 && /roll/.test(newest.textContent)) {
              seen.frames += 1;
              const hints = [newest, ...document.querySelectorAll(':is(.tray .foot, .felt .event)')];
              seen.told += hints.filter((hint) => getComputedStyle(hint).opacity > 0.05).length;
            }
            if ((seen.frames && !cube) || performance.now() > end) done(seen); else requestAnimationFrame(look);
          };
          look();
        })"""
    )
    assert seen["frames"] > 0
    assert seen["told"] == 0


@pytest.mark.parametrize("game", GAMES)
def test_larger_text_and_high_contrast_fit_the_table(people: People, game: str) -> None:
    plain, anna = people("Ben"), people("Anna", size=PHONE, large=True, contrast=True, theme="light")
    size_of = "() => [getComputedStyle(document.body).fontSize, getComputedStyle(document.body).color]"
    assert plain.go("#/settings").evaluate(size_of)[0] == "15px"
    page = anna.go("#/settings")
    page.get_by_role("switch", name="Larger text").wait_for()
    assert page.evaluate(size_of) == ["17.8125px", "rgb(0, 0, 0)"]
    page = anna.go()
    page.locator(".game .play").nth(GAMES.index(game)).click()
    anna.play_until(f"{MINE} .gold")
    for size in (SMALL, {"width": 360, "height": 640}, PHONE, SIDEWAYS, DESK):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert page.evaluate(HIDDEN) == [], size
        assert anna.too_wide() <= 0, size
    assert anna.axe() == []
