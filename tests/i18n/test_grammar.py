"""Sentences with casino 7, which is a noun with an article, and with 0, 1 and 2 of something."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tests.i18n.test_words import CATALOGUES, LOCALES, read
from vabanque.core.scene import Name, phrase
from vabanque.i18n import LANGUAGES, Words

COUNTS = {"count", "dice", "bills", "cards", "jetons", "points", "moves", "games", "seconds", "right", "wrong"}
"""Variables that count something."""
NOUNS = {"en": "the One-Armed Bandit", "de": "Einarmige", "fr": "le Bandit manchot", "nl": "de eenarmige bandiet"}
"""What casino 7 is called inside a sentence (in German in every case)."""


@pytest.fixture(scope="module", params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def bundle(language: str) -> FluentBundle:
    """All catalogues of a language, the browser's too."""
    texts = FluentBundle([language], use_isolating=False)
    for catalogue in CATALOGUES:
        texts.add_resource(FluentResource((LOCALES / language / catalogue).read_text("utf-8")))
    return texts


def needing(language: str, variables: set[str]) -> Iterator[tuple[str, set[str]]]:
    """The messages that use one of these variables, and all the variables they need."""
    for catalogue in CATALOGUES:
        for message, needed in read(language, catalogue).items():
            if needed & variables:
                yield message, needed


def sentence(bundle: FluentBundle, message: str, arguments: dict[str, object]) -> str:
    pattern = bundle.get_message(message).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, arguments)
    assert errors == [], message
    return str(text)


def test_every_message_with_a_casino_can_name_the_bandit(bundle: FluentBundle, language: str) -> None:
    bare = str(sentence(bundle, "casino-7", {}))
    by_name = {"casino-name", "terminal-casino", "casino-spoken", "entry-pay", "entry-jeton", "place-on"}  # headings
    checked = 0
    for message, needed in needing(language, {"casino"}):
        if message.startswith("error-") or message in by_name:  # these say “casino 7”
            continue
        text = sentence(bundle, message, {**dict.fromkeys(needed, 2), "casino": 7, "you": "no"})
        assert NOUNS[language].lower() in text.lower(), text
        assert text.count(bare) <= text.lower().count(NOUNS[language].lower()), text
        checked += 1
    assert checked >= 8


def test_every_message_with_a_count_works_for_none_one_and_two(bundle: FluentBundle, language: str) -> None:
    checked = 0
    for message, needed in needing(language, COUNTS):
        for count in (0, 1, 2):
            text = sentence(bundle, message, {**dict.fromkeys(needed, "x"), **dict.fromkeys(needed & COUNTS, count)})
            assert "{" not in text
        checked += 1
    assert checked > 50


ONE = {
    "en": ["Ben places the 3 on Miracle.", "Ben places the two 3s on the One-Armed Bandit."],
    "de": ["Ben legt die 3 auf Miracle.", "Ben legt die beiden 3er auf den Einarmigen Banditen."],
    "fr": ["Ben place le 3 au Miracle.", "Ben place les deux 3 chez le Bandit manchot."],
    "nl": ["Ben legt de 3 op Miracle.", "Ben legt de twee drieën op de eenarmige bandiet."],
}


def test_one_die_is_singular_and_the_bandit_has_his_article(language: str) -> None:
    placements = [phrase("entry-place", name=Name(1), count=n, face=3, casino=c) for n, c in ((1, 3), (2, 7))]
    assert [Words(language).say(place, ("Anna", "Ben")) for place in placements] == ONE[language]


def test_a_tie_names_everybody_and_addresses_the_reader() -> None:
    tied = phrase("pay-tied", names=(Name(0), Name(1)), count=2)
    assert Words().say(tied, ("Anna", "Ben")) == "Anna and Ben tie with two dice each and win nothing"
    assert Words().say(tied, ("Anna", "Ben"), you=0) == "you and Ben tie with two dice each and win nothing"
    assert Words("de").say(tied, ("Anna", "Ben"), you=1).startswith("du und Anna habt Gleichstand mit je zwei Würfeln")
    assert (
        Words("fr").say(tied, ("Anna", "Ben")) == "Anna et Ben sont à égalité avec deux dés chacun et ne reçoivent rien"
    )
    assert Words("nl").say(tied, ("Anna", "Ben")).startswith("Anna en Ben staan gelijk met elk twee dobbelstenen")


def test_french_casinos_have_their_articles() -> None:
    said = [Words("fr")("casino-on", casino=casino) for casino in range(1, 8)]
    places = ["à la Gold Mine", "au Bajazzo", "au Miracle", "à l’Oasis", "au Sphinx", "au Show Hall"]
    assert said == [*places, "chez le Bandit manchot"]


def test_german_verbs_agree_with_the_dice_that_are_left() -> None:
    left = [Words("de")("why-10000-dice", dice=dice, other=3) for dice in (1, 2)]
    assert [sentence.split(" statt")[0] for sentence in left] == ["So bleibt ein Würfel", "So bleiben 2 Würfel"]


def test_the_bandit_has_its_name_where_it_has_more_to_win(language: str) -> None:
    words = Words(language)
    told = [words("why-vegas-money", best=casino, money=words.money(30)) for casino in (3, 7)]
    assert "7" not in told[1]
    assert "bandi" in told[1].lower()
    assert "3" in told[0].replace(words.money(30), "")


POINTS = {"en": "percentage points", "de": "Prozentpunkte", "fr": "points de pourcentage", "nl": "procentpunt"}


def test_a_difference_of_chances_is_in_percentage_points(language: str) -> None:
    words = Words(language)
    cost = words.percentage_points(0.251, 0.042)
    assert cost == f"{words.number(25.1, 1)} ± {words.number(4.2, 1)} {POINTS[language]}"
    for message in ("puzzle-costs", "puzzle-tempting", "puzzle-you-played", "review-costs-told", "review-costs"):
        told = words(message, move="4", best="1", cost=cost)
        assert POINTS[language] in told
        assert "%" not in told
