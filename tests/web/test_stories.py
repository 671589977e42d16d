"""What people do with the table, one story each, in real browsers at a real server."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.web.conftest import People
from tests.web.people import DESK, NARROW, PHONE, ZOOMED, Person, expect, unfold
from vabanque.i18n.fluent import format_number


def prepare(host: Person, game: str = "las-vegas-2012", seats: int = 2) -> Page:
    """Choose the number of seats, and a short game where there is one; the table is not open yet."""
    page = host.go(f"#/new/{game}")
    unfold(page)
    if game == "top-10000":
        page.get_by_role("button", name=format_number(2500, host.lang)).click()
    players = page.get_by_role("group", name=host.words("seats-count"))
    players.get_by_role("button", name=str(seats), exact=True).click()
    return page


def open_table(host: Person, game: str = "las-vegas-2012", seats: int = 2) -> str:
    """Make a table with free seats, for a short game where there is one; returns its code."""
    page = prepare(host, game, seats)
    page.get_by_role("button", name=host.words("open-table")).click()
    page.locator(".invite .code").wait_for()
    return page.locator(".invite .code").inner_text().split("\n")[-1].strip()


def join(person: Person, code: str) -> Page:
    page = person.go(f"#/join/{code}")
    page.get_by_role("button", name=person.words("sit-down")).click()
    page.locator(".seats ol li").first.wait_for()
    return page


def start(host: Person) -> None:
    host.page.locator(".seats .gold").click()
    host.page.locator(".shell").wait_for()


def one_move(*people: Person) -> Person:
    """The player whose turn it is places something; returns when their own page shows it lying there."""
    for _ in range(400):
        for person in people:
            group = person.page.locator(".tray.mine .group:not([disabled])").first
            if group.count():
                before = dice_at_casinos(person)
                group.click()
                person.page.locator(".tray .buttons .gold").click()
                # Until then the tray looks as if it were still their turn.
                expect(person.page.locator(PLACED)).not_to_have_count(before)
                return person
        people[0].page.wait_for_timeout(20)
    raise AssertionError("nobody is on")


CUTTABLE = """
    let down = false, lines = [];
    window.WebSocket = class extends WebSocket {
        constructor(...where) { super(...where); lines.push(this); if (down) this.close(); }
    };
    window.cut = (now) => { down = now; if (now) for (const line of lines) line.close(); };
"""


PLACED = ".street .stacks li:not(.ghost) .die"


def dice_at_casinos(person: Person) -> int:
    lying: int = person.page.locator(PLACED).count()
    return lying


def test_two_browsers_see_each_other_sit_down_and_move_and_play_to_the_end(people: People) -> None:
    anna, ben = people("Anna"), people("Ben", size=PHONE)
    code = open_table(anna)
    join(ben, code)
    expect(anna.page.locator(".seats ol")).to_contain_text("Ben")
    start(anna)
    ben.page.locator(".shell").wait_for()
    one_move(anna, ben)
    expect(ben.page.locator(".street .stacks li:not(.ghost)").first).to_be_visible()
    expect(anna.page.locator(".street .stacks li:not(.ghost)").first).to_be_visible()
    # A reaction travels.
    anna.page.get_by_role("button", name="React").click()
    anna.page.get_by_role("button", name="Well played").click()
    expect(ben.page.locator(".reaction")).to_have_text("👏")
    for _ in range(200):
        for person in (anna, ben):
            if not person.page.locator(".podium").count():
                person.play_until(".podium, body:not(:has(.payout)) .tray:not(.mine)")
        if anna.page.locator(".podium").count() and ben.page.locator(".podium").count():
            break
    # A rematch takes both to the same new table.
    anna.page.get_by_role("button", name="Rematch").click()
    anna.page.get_by_role("button", name="Start").wait_for()
    ben.page.get_by_role("button", name="Join the rematch").click()
    expect(ben.page.get_by_text("The host starts the game.")).to_be_visible()
    assert anna.table() == ben.table()


def test_the_host_changes_the_setup_in_the_lobby_and_everybody_sees_it(people: People) -> None:
    anna, ben = people("Anna"), people("Ben", size=PHONE)
    join(ben, open_table(anna, "las-vegas-cards", seats=3))
    expect(ben.page.get_by_role("button", name="Change")).to_have_count(0)
    page = anna.page
    page.get_by_role("button", name="Change").click()
    jetons = page.get_by_role("group", name="Jetons")
    expect(jetons.get_by_role("button", name="On")).to_be_disabled()
    expect(jetons).to_contain_text("Only with “Laying cards: in turn”.")
    page.get_by_role("button", name="in turn", exact=True).click()
    jetons.get_by_role("button", name="On").click()
    expect(ben.page.locator(".options")).to_contain_text("Jetons (house rule, only when laying in turn) On")
    page.get_by_role("group", name="Clock").get_by_role("button", name="60 s").click()
    expect(ben.page.locator(".options")).to_contain_text("Clock 60 s")
    # Back to laying together, and the Jetons are gone with it.
    page.get_by_role("button", name="together", exact=True).click()
    expect(ben.page.locator(".options")).to_contain_text("Jetons (house rule, only when laying in turn) Off")
    # One seat more, but never fewer than there are people.
    seats = page.get_by_role("group", name="How many players?")
    seats.get_by_role("button", name="4").click()
    expect(ben.page.locator(".seats ol li")).to_have_count(4)
    seats.get_by_role("button", name="2").click()
    expect(ben.page.locator(".seats ol li")).to_have_count(2)
    assert anna.axe() == []
    ben.page.get_by_role("button", name="I agree to the changed rules").click()
    start(anna)
    ben.page.locator(".shell").wait_for()


def test_an_option_that_does_not_fit_says_why(people: People) -> None:
    page = people("Anna").go("#/new/las-vegas-biggy")
    unfold(page)
    neutral, ties = page.get_by_role("group", name="Neutral dice"), page.get_by_role("group", name="Ties on the Bandit")
    neutral.get_by_role("button", name="On").click()
    page.get_by_role("group", name="How many players?").get_by_role("button", name="6").click()
    expect(neutral).to_contain_text("Only with 2, 3, or 4 players.")
    expect(neutral.get_by_role("button", name="Off")).to_have_attribute("aria-pressed", "true")
    expect(ties.get_by_role("button").first).to_be_disabled()
    page.get_by_role("group", name="The One-Armed Bandit", exact=True).get_by_role("button", name="On").click()
    expect(ties.get_by_role("button").first).to_be_enabled()
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".options")).to_contain_text("The One-Armed Bandit On")


def test_five_browsers_at_one_table(people: People) -> None:
    friends = [people(name) for name in ("Anna", "Ben", "Carla", "Dana", "Emil")]
    host, *guests = friends
    code = open_table(host, seats=5)
    for guest in guests:
        join(guest, code)
    for friend in friends:
        expect(friend.page.locator(".seats ol")).to_contain_text("Emil")
    start(host)
    for friend in guests:
        friend.page.locator(".shell").wait_for()
    for _ in range(5):
        mover = one_move(*friends)
        mover.page.locator(".tray:not(.mine)").wait_for()
    placed = dice_at_casinos(mover)
    for friend in friends:
        expect(friend.page.locator("[aria-current=true]")).to_have_count(1)
        expect(friend.page.locator(PLACED)).to_have_count(placed)


def test_a_reload_in_the_middle_finds_everything_as_it_was(people: People) -> None:
    anna = people()
    page = anna.play_now("Las Vegas (2012)")
    anna.play_until(".stacks li:not(.ghost)")
    page.locator(".tray.mine").wait_for()
    before = page.locator(".tray .group").evaluate_all("groups => groups.map(group => group.ariaLabel)")
    placed = dice_at_casinos(anna)
    page.reload()
    page.locator(".tray.mine").wait_for()
    assert page.locator(".tray .group").evaluate_all("groups => groups.map(group => group.ariaLabel)") == before
    assert dice_at_casinos(anna) == placed
    # And the home page leads back to it.
    page.goto(f"{anna.url}/#/")
    page.locator(".tiles .waits").first.click()
    page.locator(".tray.mine").wait_for()


def test_a_cut_socket_shows_a_banner_and_loses_nothing(people: People) -> None:
    anna, ben = people("Anna"), people("Ben")
    # Cut in the page itself: Playwright's route_web_socket hangs for good where a handler closes.
    anna.page.add_init_script(CUTTABLE)
    join(ben, open_table(anna))
    start(anna)
    ben.page.locator(".shell").wait_for()
    anna.page.evaluate("cut(true)")
    expect(anna.page.get_by_text("Connection lost")).to_be_visible()
    if ben.page.locator(".tray.mine").count():
        one_move(ben)
    anna.page.evaluate("cut(false)")
    expect(anna.page.get_by_text("Connection lost")).to_be_hidden()
    mover = one_move(anna, ben)
    assert mover.page.locator(".shell").count()


def test_a_second_device_takes_over_and_the_first_only_watches(people: People) -> None:
    phone, desk = people("Anna", size=PHONE), people("Anna")
    page = phone.play_now("Las Vegas (2012)")
    page.locator(".tray.mine").wait_for()
    page.get_by_role("navigation").get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Continue on another device").click()
    code = page.locator("dialog .code").inner_text()
    other = desk.go()
    other.get_by_label("Table code").fill(code)
    other.get_by_role("button", name="Join", exact=True).click()
    other.get_by_role("button", name="Continue here").click()
    expect(page.get_by_text("You are now playing on another device")).to_be_visible()
    other.locator(".tray.mine").wait_for()
    expect(page.locator(".tray.mine")).to_have_count(0)
    one_move(desk)


def test_a_spectator_sees_the_table_but_no_choices_and_no_hidden_money(people: People) -> None:
    anna, sam = people("Anna"), people("Sam")
    anna.play_now("Las Vegas (2012)").locator(".tray.mine").wait_for()
    sam.go(f"#/table/{anna.table()}").locator(".street").wait_for()
    expect(sam.page.locator(".tray.mine")).to_have_count(0)
    expect(sam.page.locator(".rivals li.you")).to_have_count(0)
    expect(sam.page.locator(".rivals .worth").first).to_contain_text("hidden")


def share_a_device(anna: Person, game: str) -> None:
    open_table(anna, game)
    anna.page.get_by_role("button", name="Same device").click()
    anna.page.get_by_placeholder("Their name").fill("Ben")
    anna.page.get_by_role("button", name="OK").click()
    start(anna)


def test_pass_and_play_needs_no_curtain_where_nothing_is_hidden(people: People) -> None:
    anna = people("Anna", size=PHONE)
    share_a_device(anna, "top-10000")
    anna.play_until(".curtain, .podium")
    expect(anna.page.locator(".podium")).to_be_visible()


def test_pass_and_play_draws_the_curtain_between_two_hands_at_one_device(people: People) -> None:
    anna = people("Anna", size=PHONE)
    share_a_device(anna, "las-vegas-cards")
    seen = set()
    for _ in range(2):
        curtain = anna.page.locator(".curtain")
        curtain.wait_for()
        seen.add(curtain.locator("h2").inner_text())
        curtain.get_by_role("button").click()
        anna.play_until(".curtain, .podium")
    assert seen == {"Pass the device to Anna", "Pass the device to Ben"}
    anna.play_until(".podium")


def test_the_referee_takes_real_dice_and_pays_the_bills(people: People) -> None:
    anna = people("Anna")
    page = anna.go("#/referee/las-vegas-2012")
    page.get_by_role("group", name="How many players?").get_by_role("button", name="2", exact=True).click()
    page.get_by_label("Player 2").fill("Ben")
    page.get_by_role("button", name="Start the game").click()
    page.locator(".input").wait_for()
    for _ in range(8):
        page.get_by_role("button", name="Add a 3").click()
    page.get_by_role("button", name="That is my roll").click()
    page.locator(".tray .group[data-face='3']").click()
    page.get_by_role("button", name="Place eight on Miracle").click()
    expect(page.locator("[data-casino='3'] .stacks .die")).to_have_count(8)
    page.locator(".input").wait_for()
    for _ in range(8):
        page.get_by_role("button", name="Add a 1").click()
    page.get_by_role("button", name="That is my roll").click()
    page.locator(".tray .group[data-face='1']").click()
    page.locator(".tray .buttons .gold").click()
    expect(page.locator(".payout")).to_be_visible()
    # The show is skipped with a key, and the next round begins.
    page.keyboard.press("Escape")
    expect(page.locator(".payout")).to_have_count(0)
    expect(page.locator("header .round")).to_contain_text("Round 2")


def test_the_referee_takes_real_bills_and_says_what_is_missing(people: People) -> None:
    anna = people("Anna", size=PHONE)
    page = anna.go("#/referee/las-vegas-2012")
    page.get_by_role("button", name="Real bills, tapped in").click()
    page.get_by_role("group", name="How many players?").get_by_role("button", name="2", exact=True).click()
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("button", name="Add $30,000").click()
    expect(page.get_by_role("button", name="$20,000 missing")).to_be_disabled()
    page.get_by_role("button", name="Take back $30,000").click()
    page.get_by_role("button", name="Add $40,000").click()
    page.get_by_role("button", name="Add $90,000").click()
    expect(page.get_by_role("button", name="Add $10,000")).to_be_disabled()
    assert anna.axe() == []
    page.get_by_role("button", name="Done", exact=True).click()
    expect(page.locator("[data-casino='1'] .bill")).to_have_text(["$90,000", "$40,000"])
    expect(page.get_by_role("heading", name="Which bills lie at Bajazzo?")).to_be_visible()
    # Enough of tapping: the page deals the rest, and the dice are next.
    page.get_by_role("button", name="Deal for us").click()
    expect(page.get_by_role("button", name="Add a 3")).to_be_visible()
    expect(page.locator("[data-casino='6'] .bill").first).to_be_visible()


def test_nobody_referees_secret_hands_of_cards(people: People) -> None:
    page = people("Anna").go("#/referee/las-vegas-cards")
    expect(page.get_by_text("Hands of cards are secret")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="With friends").click()
    expect(page.get_by_role("button", name="Open the table")).to_be_enabled()


def test_a_dropped_record_is_replayed_and_a_forgery_is_reported(people: People, tmp_path: Path) -> None:
    anna = people("Anna")
    anna.play_now("Las Vegas (2012)")
    anna.play_until()
    with anna.page.expect_download() as downloading:
        anna.page.get_by_role("button", name="Record").click()
    record = tmp_path / "game.json"
    downloading.value.save_as(record)
    page = anna.go("#/replay")
    page.get_by_label("Choose a file").set_input_files(record)
    expect(page.get_by_text("Checked: rules and dice")).to_be_visible()
    page.get_by_role("button", name="Round 2").click()
    expect(page.locator("header .round")).to_contain_text("Round 2")
    page.keyboard.press("ArrowRight")
    turning = page.get_by_role("button", name="Turning point: ").last
    turning.click()
    expect(turning).to_have_attribute("aria-current", "true")
    page.get_by_role("button", name="To the end").click()
    game = json.loads(record.read_text("utf-8"))
    next(entry for entry in game["journal"] if entry["kind"] == "pay")["unclaimed"] = [90, 90, 90]
    record.write_text(json.dumps(game), "utf-8")
    page.goto(f"{anna.url}/#/")
    page.goto(f"{anna.url}/#/replay")
    page.get_by_label("Choose a file").set_input_files(record)
    expect(page.get_by_text("Not correct")).to_be_visible()


def test_a_round_is_played_with_the_keyboard_alone(people: People) -> None:
    anna = people("Anna")
    page = anna.go()
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.textContent.trim().startsWith('Play now')"):
            break
    page.keyboard.press("Enter")
    page.locator(".tray.mine").wait_for()
    for _ in range(3):
        page.locator(".tray.mine").wait_for()
        face = page.locator(".tray .group:not([disabled])").first.get_attribute("data-face")
        before = dice_at_casinos(anna)
        page.keyboard.press(face or "1")
        page.keyboard.press("Enter")
        expect(page.locator(PLACED)).not_to_have_count(before)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_star_is_at_the_highest_chance_to_win(people: People, size: ViewportSize) -> None:
    anna = people("Anna", size=size)
    page = anna.play_now("Las Vegas (2012)")
    page.locator(".tray.mine").wait_for()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".tray .group.best")).to_have_count(1, timeout=60_000)
    expect(page.locator(".tray .after")).to_contain_text("★ gives you the best chance to win")
    hints = page.locator(".tray .group .hint").all_inner_texts()
    assert all(hint.endswith("%") for hint in hints), hints
    chances = {hint: float(hint.strip("★ %")) for hint in hints}
    assert max(chances, key=chances.__getitem__).startswith("★"), hints


@pytest.mark.parametrize(
    ("game", "ready", "advice"),
    [("card game", ".hand.mine", "what the strong bot would lay"), ("Die oberen", ".tray.mine", "Best: take")],
    ids=["cards", "top-10000"],
)
def test_hints_name_the_best_move(people: People, game: str, ready: str, advice: str) -> None:
    anna = people("Anna")
    page = anna.play_now(game)
    anna.play_until(f"body:not(:has(.reveal, .payout)) {ready}:has(.slot:not([disabled]), .btn:not([disabled]))")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(ready)).to_contain_text(advice)


def test_a_bot_stands_in_for_a_player_who_leaves_and_can_come_back(people: People) -> None:
    anna, ben = people("Anna"), people("Ben")
    code = open_table(anna)
    join(ben, code)
    start(anna)
    ben.page.locator(".shell").wait_for()
    table = ben.table()
    ben.page.get_by_role("navigation").get_by_role("button", name="Settings").click()
    ben.page.get_by_role("button", name="Leave the table").click()
    expect(anna.page.locator(".rivals")).to_contain_text("a bot stands in")
    ben.page.locator(".game").first.wait_for()
    ben.go(f"#/table/{table}").get_by_role("button", name="Take over again").click()
    expect(anna.page.locator(".rivals")).not_to_contain_text("a bot stands in")


SCREENS = {
    "home": "",
    "new": "#/new/las-vegas-biggy",
    "join": "#/join/ABCDEF",
    "referee": "#/referee/top-10000",
    "replay": "#/replay",
    "rules": "#/rules/las-vegas-cards",
    "settings": "#/settings",
}


@pytest.mark.parametrize(
    ("lang", "size", "bigger"),
    [
        ("en", NARROW, 1), ("de", NARROW, 1), ("fr", NARROW, 1), ("nl", NARROW, 1),
        ("de", PHONE, 1), ("de", ZOOMED, 1), ("de", DESK, 2),
    ],
    ids=["en-320", "de-320", "fr-320", "nl-320", "de-390", "de-zoom", "de-big-text"],
)  # fmt: skip
def test_every_page_has_its_words_and_fits_in_every_language(
    people: People, lang: str, size: ViewportSize, bigger: int
) -> None:
    anna = people("Anna", lang=lang, size=size)
    anna.page.add_init_script(
        f"addEventListener('DOMContentLoaded', () => document.documentElement.style.fontSize = '{bigger}00%')"
    )
    for name, place in SCREENS.items():
        page = anna.go(place)
        page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        text = page.locator("body").inner_text()
        assert "⟦" not in text, (name, text)
        assert anna.too_wide() <= 0, name
    for game in range(4):
        page = anna.go()
        page.locator(".game .play").nth(game).click()
        page.locator(".shell").wait_for()
        assert "⟦" not in page.locator("body").inner_text()
        assert anna.too_wide() <= 0, game


def test_on_a_tablet_the_button_stays_beside_the_hand_of_cards(people: People) -> None:
    page = people("Anna", lang="de", size={"width": 1024, "height": 768}).go()
    page.locator(".game .play").nth(2).click()
    page.locator(".hand .slot:not([disabled])").first.click()
    page.locator(".hand .go .gold:not([disabled])").click(trial=True)  # nothing lies on it
    hand, button = page.locator(".hand").bounding_box(), page.locator(".hand .go .gold").bounding_box()
    assert hand
    assert button
    assert button["x"] + button["width"] <= hand["x"] + hand["width"]


@pytest.mark.parametrize(("size", "theme"), [(DESK, "night"), (PHONE, "light")], ids=["desk", "phone"])
def test_no_main_screen_has_an_accessibility_violation(people: People, size: ViewportSize, theme: str) -> None:
    anna = people("Anna", size=size, theme=theme)
    colours = {}
    for name, place in SCREENS.items():
        page = anna.go(place)
        page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        colours[name] = anna.axe()
    for game in range(4):
        page = anna.go()
        page.locator(".game .play").nth(game).click()
        page.locator(".shell").wait_for()
        colours[f"game {game}"] = anna.axe()
    page = anna.go("#/tutorial/las-vegas-2012")
    page.locator(".coach").wait_for()
    colours["tutorial"] = anna.axe()
    open_table(anna)
    colours["lobby"] = anna.axe()
    start(anna)
    anna.play_until(".payout")
    colours["payout"] = anna.axe()
    anna.play_until()
    colours["end"] = anna.axe()
    page.get_by_role("link", name="Check the dice").click()
    page.get_by_role("button", name="Check all dice now").click()
    verdict = page.locator(".verdict")
    verdict.wait_for()
    assert re.fullmatch(r"All \d+ rolls and shuffles are exactly right\.", verdict.inner_text().strip())
    assert "good" in (verdict.get_attribute("class") or "").split()
    colours["fair"] = anna.axe()
    page.go_back()
    page.get_by_role("link", name="Replay").click()
    page.locator(".controls").wait_for()
    colours["replay"] = anna.axe()
    assert {name: wrong for name, wrong in colours.items() if wrong} == {}


def test_motion_runs_only_where_it_is_wanted(people: People) -> None:
    count = "() => document.getAnimations().filter(motion => motion.playState === 'running').length"
    lively, calm = people("Anna", still=False), people("Ben", still=True)
    for person in (lively, calm):
        person.play_now("Las Vegas (2012)").locator(".tray.mine .group").first.wait_for()
    assert lively.page.evaluate(count) > 0
    assert calm.page.evaluate(count) == 0


def test_a_tap_on_dice_that_still_tumble_selects_them(people: People) -> None:
    anna = people("Anna", still=False)
    # Dice stop when they have nearly landed, until somebody taps: no machine is too slow to see them tumble.
    anna.page.add_init_script(
        """const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, options) {
            const fall = animate.call(this, frames, options);
            if (this.matches('.cube')) {
                fall.pause();
                fall.currentTime = 420;
            }
            return fall;
        };"""
    )
    page = anna.play_now("Las Vegas (2012)")
    page.locator(".tray.mine .group .cube").first.wait_for()
    where = page.evaluate(
        """() => {
            const { x, y, width, height } = document.querySelector('.tray .group .front').getBoundingClientRect();
            return [x + width / 2, y + height / 2];
        }"""
    )
    page.mouse.move(*where)
    page.mouse.down()
    expect(page.locator(".tray .cube")).to_have_count(0)  # a finger is slower than the end of a throw
    page.mouse.up()
    expect(page.locator(".tray .group").first).to_have_attribute("aria-pressed", "true")


def test_dice_in_flight_land_at_once_when_a_key_is_pressed(people: People) -> None:
    anna = people("Anna", still=False)
    page = anna.play_now("Las Vegas (2012)")
    page.locator(".tray.mine .group").first.click()
    flying = page.evaluate(
        """async () => {
            const frame = () => new Promise(requestAnimationFrame);
            document.querySelector('.tray .buttons .gold').click();
            let flying = [];
            for (let frames = 0; frames < 60 && !flying.length; frames++) {
                await frame();
                flying = [...document.querySelectorAll('body > .die')];
            }
            dispatchEvent(new KeyboardEvent('keydown', { key: 'x' }));
            await frame();
            return [flying.length, flying.filter((bill) => bill.isConnected).length];
        }"""
    )
    assert flying[0] > 0
    assert flying[1] == 0


def test_sounds_are_heard_short_and_soft_and_only_where_they_are_wanted(people: People) -> None:
    loud, real, quiet = people("Anna", sound=True), people("Ben", sound=True), people("Carla")
    # Everything that is to be heard is played into a recording of two seconds.
    loud.page.add_init_script(
        "AudioContext = function () { return window.tape ??= new OfflineAudioContext(1, 88200, 44100); }"
    )
    for person in (real, quiet):
        person.page.add_init_script(
            "const Audio = AudioContext; AudioContext = function () { return window.audio ??= new Audio(); }"
        )
    for person in (loud, real, quiet):
        person.play_now("Las Vegas (2012)").locator(".tray.mine").wait_for()
    peak, until = loud.page.evaluate(
        """async () => {
            const heard = (await tape.startRendering()).getChannelData(0).map(Math.abs);
            return [Math.max(...heard), heard.findLastIndex((level) => level > 0.001) / 44100];
        }"""
    )
    assert 0.05 < peak < 0.8
    assert 0.2 < until < 1
    real.page.wait_for_function("() => audio.state === 'running' && audio.currentTime > 0")
    assert quiet.page.evaluate("() => !('audio' in window)")
