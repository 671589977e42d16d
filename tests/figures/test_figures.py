"""The examples of the rules pages: pictures and sentences tell the same, in every language and on every front end."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from scripts.figures import all_figures, files
from vabanque.cli.engine import rules_text, without_stars
from vabanque.figures import NAMES, Figure, as_sentences, drawn_as_text, illustrated_page, told
from vabanque.figures.svg import drawn_as_svg
from vabanque.games import GAMES
from vabanque.games.top_10000.rules import COMBOS, STRAIGHT_POINTS
from vabanque.i18n import LANGUAGES, Words, rules_sections

FIGURES = [
    pytest.param(figure, id=f"{game}-{section}-{number}")
    for game, sections in all_figures().items()
    for section, figures in sections.items()
    for number, figure in enumerate(figures)
]
PAYOUTS = [param for param in FIGURES if "payout" in str(param.id) or "example" in str(param.id)]


def bills_in(figure: Figure) -> Counter[int]:
    return Counter(int(piece.value) for row in figure.rows for piece in row.pieces if piece.kind == "bill")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("figure", FIGURES)
def test_the_sentence_tells_the_bills_and_people_of_its_picture(figure: Figure, language: str) -> None:
    words = Words(language)
    sentence = told(words, figure)
    for bill, count in bills_in(figure).items():
        assert len(re.findall(rf"(?<!\d){re.escape(words.money(bill))}(?!\d)", sentence)) == count, sentence
    for seat, name in enumerate(NAMES):
        owns = any(piece.owner == seat for row in figure.rows for piece in row.pieces)
        if (
            owns
            and any(row.label and row.label.id == "figure-name" for row in figure.rows)
            and "error-" not in str(figure.told)
        ):
            assert name in sentence


@pytest.mark.parametrize("figure", FIGURES)
def test_every_drawing_shows_every_piece(figure: Figure) -> None:
    words = Words("en")
    text, drawing = drawn_as_text(words, figure), drawn_as_svg(words, figure)
    pieces = [piece for row in figure.rows for piece in row.pieces]
    for bill in bills_in(figure):
        assert words.money(bill) in text
        assert words.money(bill) in drawing
    dice = sum(piece.kind == "die" for piece in pieces)
    cards = sum(1 + str(piece.value).endswith("+") for piece in pieces if piece.kind == "card")
    assert drawing.count('viewBox="0 0 100 100"') == dice + cards
    assert 'role="img" aria-label="' in drawing


def test_the_browser_draws_what_the_rules_compute() -> None:
    for path, text in files().items():
        assert path.read_text("utf-8") == text, "run scripts/figures.py"


def test_a_tie_of_all_four_is_shown_as_one() -> None:
    (figure,) = all_figures()["las-vegas-2012"]["payout"]
    assert [row.note.id for row in figure.rows[1:] if row.note] == ["figure-tie"] * 4
    assert all(piece.out for piece in figure.rows[0].pieces)


def test_the_bandit_ranks_equal_weights_by_their_highest_number() -> None:
    (figure,) = all_figures()["las-vegas-biggy"]["bandit-payout"]
    values = {
        piece.kind: [piece.value for row in figure.rows for piece in row.pieces if piece.kind == piece_kind]
        for piece_kind in ("pips", "count")
        for piece in [next(p for row in figure.rows for p in row.pieces if p.kind == piece_kind)]
    }
    assert values == {"pips": [10, 10, 10], "count": [3, 3, 2]}
    assert [row.good for row in figure.rows[1:]] == [True, True, False]


def test_pictures_and_text_give_the_same_points() -> None:
    (figure,) = all_figures()["top-10000"]["scoring"]
    drawn = {row.note.args["points"] for row in figure.rows if row.note}
    assert drawn == {combo.points for combo in COMBOS.values()} | {STRAIGHT_POINTS}
    for language in LANGUAGES:
        words = Words(language)
        text = next(text for name, _, text in rules_sections(words, "top-10000") if name == "scoring")
        written = re.findall(r"\*\*([\d.,\s]+)\*\*", text)
        assert {int(re.sub(r"\D", "", number)) for number in written} == drawn


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", all_figures())
def test_every_figure_belongs_to_a_section_and_reaches_every_page(game: str, language: str) -> None:
    words = Words(language)
    page = illustrated_page(words, game)
    shown = [figure for section in page for figure in section.figures]
    assert len(shown) == sum(map(len, all_figures()[game].values()))
    drawn = without_stars(rules_text(game, words))
    terminal = " ".join(drawn.split(" ")).replace("\n", " ")  # sentences are wrapped there
    plain = "\n".join(as_sentences(words, section) for section in page)
    for figure in shown:
        assert told(words, figure) in terminal
        assert told(words, figure) in plain
        assert drawn_as_text(words, figure).splitlines()[0].strip() in drawn
    assert "[" not in plain


def test_all_four_games_are_illustrated() -> None:
    assert {*all_figures()} == {game for game in GAMES if GAMES[game].words is None}


def test_docs_style_sheet_knows_the_figures() -> None:
    style = (Path(__file__).parents[2] / "docs" / "assets" / "site.css").read_text("utf-8")
    assert "svg.figure" in style
