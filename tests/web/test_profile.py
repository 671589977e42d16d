"""What is mine: a profile that travels in one file, a picture to share, and everything deleted on request."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize

from tests.web.conftest import People
from tests.web.people import DESK, PHONE, expect
from tests.web.test_my_games import fill
from tests.web.test_stories import open_table, start

CASES = [("en", DESK, "night"), ("de", PHONE, "light"), ("fr", PHONE, "night"), ("nl", DESK, "light")]
SAVE = {"en": "Save the file", "de": "Datei speichern", "fr": "Enregistrer le fichier", "nl": "Bestand opslaan"}
DELETE = {"en": "Delete", "de": "Löschen", "fr": "Supprimer", "nl": "Verwijderen"}


@pytest.mark.parametrize(("lang", "size", "theme"), CASES)
def test_a_profile_moves_to_another_device_in_one_file(
    people: People, tmp_path: Path, lang: str, size: ViewportSize, theme: str
) -> None:
    anna, other = people("Anna", lang=lang, size=size, theme=theme), people("", lang=lang, size=size)
    page = anna.go("#/profile")
    page.locator(".set .icon").nth(4).click()
    fill(anna, 30)
    assert anna.axe() == []
    assert anna.too_wide() <= 0
    with page.expect_download() as saved:
        page.get_by_role("button", name=SAVE[lang]).click()
    assert json.loads(Path(saved.value.path()).read_text("utf-8"))["format"] == "vabanque-profile/1"
    theirs = other.go("#/profile")
    wrong = tmp_path / "wrong.json"
    wrong.write_text('{"format": "vabanque-profile/1", "games": [{"played": 7}]}', "utf-8")
    theirs.set_input_files("input[type=file]", wrong)
    theirs.locator(".toasts p").first.wait_for()
    expect(theirs.locator("input.field").first).to_have_value("")
    theirs.set_input_files("input[type=file]", saved.value.path())
    expect(theirs.locator("input.field").first).to_have_value("Anna")
    expect(theirs.locator(".set .icon").nth(4)).to_have_attribute("aria-pressed", "true")
    theirs.goto(f"{other.url}/#/games")
    expect(theirs.locator("li:has(time)")).to_have_count(25)


@pytest.mark.parametrize(("lang", "size", "theme"), CASES)
def test_a_profile_moves_to_another_device_by_code(people: People, lang: str, size: ViewportSize, theme: str) -> None:
    anna, other = people("Anna", lang=lang, size=size, theme=theme, sign=4), people("", lang=lang, size=size)
    page = anna.go()
    page.locator(".game .play").first.click()
    page.locator(".shell").wait_for()
    table = anna.table()
    page.goto(f"{anna.url}/#/profile")
    page.locator(".btn.show").click()
    expect(page.locator(".qr svg")).to_be_visible()
    code = page.locator(".shown .code").inner_text()
    assert anna.axe() == []
    assert anna.too_wide() <= 0
    theirs = other.go("#/profile")
    theirs.locator("form .field[maxlength='20']").fill(code.lower())
    theirs.keyboard.press("Enter")
    expect(theirs.locator(".code")).to_have_text(code)
    assert other.axe() == []
    assert other.too_wide() <= 0
    theirs.locator("main .gold").click()
    expect(theirs.locator("input.field").first).to_have_value("Anna")
    expect(theirs.locator(".set .icon").nth(4)).to_have_attribute("aria-pressed", "true")
    # The seat has come along, and the code is used up.
    theirs.goto(f"{other.url}/#/table/{table}")
    theirs.locator(".shell").wait_for()
    assert theirs.evaluate("(table) => table in JSON.parse(localStorage.getItem('vabanque.tables'))", table)
    theirs.goto(f"{other.url}/#/profile/{code}")
    theirs.locator("main .gold").click()
    expect(theirs.locator(".toasts .bad")).to_be_visible()
    other.errors.clear()  # the browser mentions the 404 that this is about


@pytest.mark.parametrize(("lang", "size", "theme"), CASES)
def test_everything_is_deleted_on_request(people: People, lang: str, size: ViewportSize, theme: str) -> None:
    anna = people("Anna", lang=lang, size=size, theme=theme)
    page = anna.go()
    page.locator(".game .play").first.click()
    page.locator(".shell").wait_for()
    table = anna.table()
    page.goto(f"{anna.url}/#/privacy")
    page.locator("main ul").nth(1).wait_for()
    assert "⟦" not in page.locator("main").inner_text()
    assert anna.axe() == []
    assert anna.too_wide() <= 0
    page.locator("main > .btn").last.click()
    page.locator(".sure .btn").first.click()
    page.locator(".toasts p").wait_for()
    assert page.evaluate("(table) => fetch(`/api/tables/${table}`).then(({ status }) => status)", table) == 404
    anna.errors.clear()  # the browser mentions the 404 that this story is about
    page.locator("main > .btn").first.click()
    page.locator(".sure").get_by_role("button", name=DELETE[lang], exact=True).click()
    page.locator(".hero").wait_for()
    kept = page.evaluate("() => indexedDB.databases().then((all) => all.map(({ name }) => name))")
    assert "vabanque" not in kept
    assert page.evaluate("() => localStorage.getItem('vabanque.tables')") is None


@pytest.mark.parametrize(("lang", "size", "theme"), CASES)
def test_the_result_is_shared_as_a_picture_with_a_link(
    people: People, lang: str, size: ViewportSize, theme: str
) -> None:
    anna = people("Anna", lang=lang, size=size, theme=theme, strength="tourist", sign=4)
    open_table(anna, "top-10000")
    start(anna)
    page = anna.page
    # My dice have the look that I chose.
    assert page.evaluate("() => document.documentElement.style.getPropertyValue('--p0')") == "#9a4fe0"
    anna.play_until()
    assert anna.axe() == []
    assert anna.too_wide() <= 0
    with page.expect_download() as saved:
        page.get_by_role("button", name=anna.words("share")).click()
    picture = Path(saved.value.path()).read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert (int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])) == (1200, 630)
    page.goto(f"{anna.url}/r/{anna.table()}?l={lang}")
    page.wait_for_url("**/#/replay/*")
