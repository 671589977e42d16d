"""The table in a notebook: what it shows, what a click does, and the page that draws it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import open_browser
from vabanque import IllegalMove, Table
from vabanque.bots.registry import default_rivals
from vabanque.games import GAMES
from vabanque.notebook import TableWidget
from vabanque.notebook.widget import LINES

PAGE = """
<!doctype html><title>A notebook</title><div id="cell"></div>
<script type="module">
  // The part of a notebook: a model that knows the widget's traits and passes messages on.
  const heard = new Map();
  const traits = await window.traits();
  const told = () => Object.keys(traits).forEach((name) => (heard.get(`change:${name}`) ?? []).forEach((f) => f()));
  const model = {
    get: (name) => traits[name],
    on: (event, f) => heard.set(event, [...(heard.get(event) ?? []), f]),
    off: (event, f) => heard.set(event, (heard.get(event) ?? []).filter((other) => other !== f)),
    send: async (message) => (Object.assign(traits, await window.send(message)), told()),
  };
  const widget = await import(URL.createObjectURL(new Blob([await window.code()], { type: "text/javascript" })));
  widget.default.render({ model, el: document.getElementById("cell") });
</script>
"""


def say(widget: TableWidget, message: Any) -> None:
    """As a message arrives from the page."""
    widget._handle_custom_msg(message, [])


@pytest.mark.parametrize("game", list(GAMES))
def test_a_whole_game_is_clicked_against_a_bot(game: str) -> None:
    widget = TableWidget(game, ["Anna", "Benno"], seed=1, bots={1: default_rivals(game)[-1]})
    while widget.choices:
        assert widget.asked == "Anna"
        assert {choice["move"] for choice in widget.choices} == set(widget.table.moves())
        say(widget, {"do": "push", "move": widget.choices[0]["move"]})
    assert widget.table.over
    assert widget.asked == ""
    assert widget.picture.startswith("<svg")
    assert 0 < len(widget.story) <= LINES


def test_a_refusal_is_a_sentence_and_changes_nothing() -> None:
    widget = TableWidget("las-vegas-2012", ["Anna", "Benno"], seed=7)
    before = widget.get_state()
    for message in ({"do": "push", "move": "9"}, {"do": "undo"}):
        say(widget, message)
        assert widget.refusal.endswith((".", "2, 3, 4, 6."))
    senseless: list[Any] = [None, [], "push", {"do": "push", "move": 3}, {"do": "else"}]
    for message in senseless:
        say(widget, message)
    assert widget.get_state() == {**before, "refusal": widget.refusal}
    with pytest.raises(IllegalMove):
        widget.push("9")


def test_undo_takes_back_a_move_and_what_bots_have_answered() -> None:
    widget = TableWidget("las-vegas-2012", ["Anna", "Benno"], seed=7, bots={1: "greedy"})
    before = widget.get_state()
    widget.push("6")
    assert widget.can_undo
    say(widget, {"do": "undo"})
    assert widget.get_state() == before


def test_real_dice_are_typed_in_and_the_words_are_those_of_the_table() -> None:
    widget = TableWidget(Table("top-10000", ["Anna", "Benno"], dealer="by-hand", language="de"))
    assert "schwarzen Würfel" in widget.typed
    assert not widget.choices
    say(widget, {"do": "push", "move": "2 3 3 4 5 r5"})
    assert widget.typed == ""
    assert widget.choices
    assert widget.can_undo
    say(widget, {"do": "undo"})
    assert widget.typed


def test_a_move_made_in_python_is_shown() -> None:
    widget = TableWidget("las-vegas-2012", ["Anna", "Benno"], seed=7)
    widget.table.push("6")
    assert widget.asked == "Anna"
    widget.show()
    assert widget.asked == "Benno"


@pytest.mark.browser
def test_people_click_it_in_a_page() -> None:
    widget = TableWidget("las-vegas-2012", ["<b>Anna</b>", "Benno"], seed=7, bots={1: "greedy"})

    def traits() -> dict[str, Any]:
        names = (name for name in widget.trait_names(sync=True) if not name.startswith("_"))
        found = {name: getattr(widget, name) for name in names}
        return {name: value for name, value in found.items() if isinstance(value, str | list | dict | bool)}

    def send(message: Any) -> dict[str, Any]:
        say(widget, message)
        return traits()

    errors: list[str] = []
    with open_browser() as browser:
        page = browser.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.expose_function("traits", traits)
        page.expose_function("send", send)
        page.expose_function("code", lambda: str(widget._esm))
        page.set_content(PAGE)
        heading = page.get_by_role("heading")
        heading.filter(has_text="<b>Anna</b>").wait_for()
        page.get_by_role("img").wait_for()
        undo = page.get_by_role("button", name="Take back")
        assert undo.is_disabled()
        page.locator(".moves button", has_text="$70,000").click()
        page.locator("li", has_text="Benno places").first.wait_for()
        undo.click()
        page.locator("li", has_text="Benno places").first.wait_for(state="detached")
        while not widget.table.over:
            page.locator(".moves button:not(.undo)").first.click()
        page.locator(".moves button:not(.undo)").first.wait_for(state="detached")
    assert errors == []
