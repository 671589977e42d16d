"""Position cards: what a table shows on white paper."""

import re
from datetime import date
from xml.etree import ElementTree as ET

import pytest

from vabanque.games import find
from vabanque.i18n import Words
from vabanque.narration import narrator_for
from vabanque.paper import puzzles_of
from vabanque.pictures import Canvas
from vabanque.pictures.canvas import HEIGHT
from vabanque.puzzles import position_of

GAMES = ["las-vegas-2012", "las-vegas-biggy", "las-vegas-cards", "top-10000"]


def drawn(game: str, *, paper: bool) -> str:
    """The position of a day, as a picture."""
    (puzzle,) = puzzles_of(game, date(2026, 11, 17), 1)
    position = position_of(puzzle.record, puzzle.seat)
    canvas = Canvas(narrator_for(game)(position.rules, puzzle.names, Words("en")), paper=paper)
    picture = find(game).brings.picture
    assert picture is not None
    picture.load()(canvas, position.scene)
    return canvas.to_svg("A position")


def height(svg: str) -> int:
    found = re.search(r'viewBox="0 0 \d+ (\d+)"', svg)
    assert found is not None
    return int(found[1])


@pytest.mark.parametrize("game", GAMES)
def test_paper_shows_all_that_a_screen_shows_without_the_empty_strips(game: str) -> None:
    screen, paper = drawn(game, paper=False), drawn(game, paper=True)
    texts = [[text.text for text in ET.fromstring(svg).iter() if text.tag.endswith("text")] for svg in (screen, paper)]
    assert set(texts[0]) <= set(texts[1]), "on paper, dice also carry the sign of their owner"
    for shape in ("<circle", "<rect"):
        assert screen.count(shape) == paper.count(shape)
    assert height(paper) < height(screen) == HEIGHT
    for part in ET.fromstring(paper).iter():
        top, tall = float(part.get("y", 0)), float(part.get("height", 0))
        assert top >= 0
        assert part.tag.endswith("svg") or top + tall <= height(paper)


@pytest.mark.parametrize("game", GAMES)
def test_dice_stay_square_on_paper(game: str) -> None:
    def sizes(svg: str) -> list[tuple[str, str]]:
        shapes = [shape for shape in ET.fromstring(svg).iter() if shape.tag.endswith("rect") and shape.get("y")]
        return sorted((shape.get("width", ""), shape.get("height", "")) for shape in shapes if not shape.get("stroke"))

    assert sizes(drawn(game, paper=True)) == sizes(drawn(game, paper=False))
