"""Sentences with casino 7, which is a noun with an article, and with 0, 1 and 2 of something."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tests.i18n.test_glossary import messages
from tests.i18n.test_words import CATALOGUES, LOCALES, read
from vabanque.core import IllegalMove, Impossible, Refusal
from vabanque.core.scene import Name, phrase
from vabanque.games.las_vegas.rules import Roll
from vabanque.games.las_vegas.scene import placed
from vabanque.games.top_10000.rules import STRAIGHT
from vabanque.games.top_10000.scene import set_aside
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
    "de": ["Ben legt die 3 auf Miracle.", "Ben legt die beiden Dreien auf den Einarmigen Banditen."],
    "fr": ["Ben place le 3 au Miracle.", "Ben place les deux 3 chez le Bandit manchot."],
    "nl": ["Ben legt de 3 op Miracle.", "Ben legt de twee drieën op de eenarmige bandiet."],
}


def test_one_die_is_singular_and_the_bandit_has_his_article(language: str) -> None:
    rolls = (Roll(1, (3,), (), None), 3), (Roll(1, (3, 3), (), None), 7)
    placements = [phrase("entry-place", name=Name(1), dice=placed(roll, 3), casino=casino) for roll, casino in rolls]
    assert [Words(language).say(place, ("Anna", "Ben")) for place in placements] == ONE[language]


SPECIAL = {
    "en": ["the 3 and the Biggy", "the Biggy with the 3", "the three 3s (one of them neutral)", "the two 3s (neutral)"],
    "de": [
        "die 3 und den Biggy",
        "den Biggy mit der 3",
        "die drei Dreien (davon eine neutral)",
        "die beiden Dreien (neutral)",
    ],
    "fr": ["le 3 et le Biggy", "le Biggy avec le 3", "les trois 3 (dont un neutre)", "les deux 3 (neutres)"],
    "nl": [
        "de 3 en de Biggy",
        "de Biggy met de 3",
        "de drie drieën (waarvan één neutraal)",
        "de twee drieën (neutraal)",
    ],
}


def test_a_placement_names_the_biggy_and_neutral_dice(language: str) -> None:
    rolls = (Roll(1, (3,), (), 3), Roll(1, (), (), 3), Roll(1, (3, 3), (3,), None), Roll(1, (1,), (3, 3), None))
    place = [phrase("entry-place", name=Name(1), dice=placed(roll, 3), casino=3) for roll in rolls]
    told = [Words(language).say(each, ("Anna", "Ben")) for each in place]
    for sentence, dice in zip(told, SPECIAL[language], strict=True):
        assert f" {dice} " in sentence


ASIDE = {
    "en": "three 4s (one red), two 1s, the red 5 turned to the 1 and a straight",
    "de": "drei Vieren (eine rot), zwei Einsen, die auf die 1 gedrehte rote 5 und eine Straße",
    "fr": "trois 4 (dont un rouge), deux 1, le 5 rouge tourné sur le 1 et une suite",
    "nl": "drie vieren (één rood), twee enen, de rode 5 die naar de 1 is gedraaid en een straat",
}


def test_what_is_set_aside_is_told_in_words(language: str) -> None:
    kept = phrase("entry-keep-bank", name=Name(1), combos=set_aside(("44r4", "1", "1", "r5>1", STRAIGHT)), points=400)
    assert ASIDE[language] in Words(language).say(kept, ("Anna", "Ben"))


TIES = {
    "en": ["Anna and Ben tie with two dice each", "you and Ben tie with two dice each", "you, Ben, Cleo and Dan tie"],
    "de": ["Anna und Ben haben Gleichstand mit je zwei Würfeln", "du und Ben habt", "du, Ben, Cleo und Dan habt"],
    "fr": [
        "Anna et Ben sont à égalité avec deux dés chacun",
        "toi et Ben êtes à égalité",
        "toi, Ben, Cleo et Dan êtes",
    ],
    "nl": ["Anna en Ben staan gelijk met elk twee dobbelstenen", "jij en Ben staan", "jij, Ben, Cleo en Dan staan"],
}
SHARED = {
    "en": "The victory is shared by you, Anna and Cleo.",
    "de": "Ihr teilt euch den Sieg: du, Anna und Cleo.",
    "fr": "La victoire est partagée\xa0: toi, Anna et Cleo.",
    "nl": "Jullie delen de overwinning: jij, Anna en Cleo.",
}


def test_a_tie_names_everybody_and_addresses_the_reader(language: str) -> None:
    words, names = Words(language), ("Anna", "Ben", "Cleo", "Dan")
    two, four = (
        phrase("pay-tied", names=tuple(map(Name, range(tied))), dice=phrase("with-dice", count=2)) for tied in (2, 4)
    )
    told = [words.say(two, names), words.say(two, names, you=0), words.say(four, names, you=0)]
    for sentence, beginning in zip(told, TIES[language], strict=True):
        assert sentence.startswith(beginning)
    assert words.say(phrase("result-shared", names=(Name(0), Name(1), Name(2))), names, you=1) == SHARED[language]


def test_french_casinos_have_their_articles() -> None:
    said = [Words("fr")("casino-on", casino=casino) for casino in range(1, 8)]
    places = ["à la Gold Mine", "au Bajazzo", "au Miracle", "à l’Oasis", "au Sphinx", "au Show Hall"]
    assert said == [*places, "chez le Bandit manchot"]
    bare = re.compile(r"\b(?:à|de|dans|pour|chez) (?:Gold Mine|Bajazzo|Miracle|Oasis|Sphinx|Show Hall)", re.IGNORECASE)
    assert [name for name, text in messages("fr") if bare.search(text)] == []


ONES = {
    "en": r"(?<![\d.,])1 (?:people|pairs|games have|meetings|pips)\b",
    "de": r"(?<![\d.,])1 (?:Personen|Paare|Spiele haben|Begegnungen|Augen)\b",
    "fr": r"(?<![\d.,])1 (?:personnes|paires|parties n|rencontres|points? et)\b",
    "nl": r"(?<![\d.,])1 (?:mensen|paren|spellen hebben|ontmoetingen|ogen)\b",
}


def test_one_person_pair_game_meeting_or_pip_is_singular(bundle: FluentBundle, language: str) -> None:
    for message in (
        "club-why-other",
        "error-cannot-keep-apart",
        "error-games-unfinished",
        "error-too-few-people",
        "with-dice-highest",
        "with-dice-pips",
    ):
        counted: dict[str, object] = dict.fromkeys(
            ("count", "fewer", "pairs", "games", "people", "least", "pips", "face"), 1
        )
        assert not re.search(ONES[language], sentence(bundle, message, counted)), message


def test_german_verbs_agree_with_the_dice_that_are_left() -> None:
    left = [Words("de")("reason-10000-all-six", fewer=dice) for dice in (1, 2)]
    assert [sentence.split("; so ")[1] for sentence in left] == ["bleibt nur einer.", "bleiben 2."]


def test_the_bandit_has_its_name_where_it_has_more_to_win(language: str) -> None:
    words = Words(language)
    told = [words("reason-vegas-big", casino=casino, money=words.money(30)) for casino in (3, 7)]
    assert "7" not in told[1]
    assert "bandi" in told[1].lower()
    assert "Miracle" in told[0]


POINTS = {"en": "percentage points", "de": "Prozentpunkte", "fr": "points de pourcentage", "nl": "procentpunt"}


def test_a_difference_of_chances_is_in_percentage_points(language: str) -> None:
    words = Words(language)
    cost = words.percentage_points(0.251, 0.042)
    assert cost == f"{words.number(25.1, 1)} ± {words.number(4.2, 1)} {POINTS[language]}"
    for message in ("puzzle-costs", "puzzle-tempting", "puzzle-you-played", "review-costs-told", "review-costs"):
        told = words(message, move="4", best="1", cost=cost)
        assert POINTS[language] in told
        assert "%" not in told


def test_refusals_choose_names_and_plurals_by_their_numbers() -> None:
    assert Words("de").refusal(IllegalMove("wrong-casino", face=3, casino=7)).startswith("Die Dreien gehören")
    assert Words("en").refusal(Refusal("games-unfinished", games=1)) == "One game has no result yet."
    assert Words("en").refusal(Impossible("no-such-face", face=1234)) == "A die shows 1 to 6, not 1234."
