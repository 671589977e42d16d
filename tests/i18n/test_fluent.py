"""Our reader of Fluent files gives the same text as the reference implementation."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from textwrap import dedent

import pytest
from fluent.runtime import FluentBundle, FluentResource

from vabanque.i18n.fluent import BadMessage, MessageCatalogue, format_number

LOCALES = Path(__file__).parents[2] / "src/vabanque/locales"
VALUES = (0, 1, 2, -1, 7, 1.5, 2.675, 1234567, 12345.6789, "yes", "Anna")
ODD = dedent(
    """\
    ### A file that uses everything.
    -brand = Vabanque
        .gender = neuter
    -term = { $case ->
       *[nominative] der Tisch
        [dative] dem Tisch
    }

    one-line = Text with { $value } in it
    # a comment
    block =
        A line.
            An indented one,

        and one after a gap.
    starts-below =
      { $value } comes first
      and then text
    nested = a { { $value } } b { "{" } { "\\u00e9\\"\\\\" } { 5 } { 1.50 }
    with-attribute = Value
        .title = Title of { -brand }
    refers = { with-attribute.title } and { -term(case: "dative") } and { -term }
    of-number = { NUMBER($value) } { NUMBER($value, minimumFractionDigits: 2) }
    round = { NUMBER($value, maximumFractionDigits: 0) }
    selects = { $value ->
        [0] none
        [1] exactly one
        [one] one
        [yes] said yes { $value ->
            [yes] twice
           *[other] never
        }
       *[other] { $value } things
    } end
    by-attribute = { -brand.gender ->
        [neuter] it
       *[other] they
    }
    """
)  # fmt: skip


def reference(language: str, *sources: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for source in sources:
        bundle.add_resource(FluentResource(source))
    return bundle


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
def test_every_message_of_the_catalogues_reads_the_same(language: str) -> None:
    sources = tuple(file.read_text("utf-8") for file in sorted((LOCALES / language).glob("*.ftl")))
    bundle, ours = reference(language, *sources), MessageCatalogue(language)
    for source in sources:
        ours.add(source)
    names = set(re.findall(r"\$([a-z_]+)", "".join(sources)))
    messages = re.findall(r"^([a-z][\w-]*) *=", "".join(sources), re.MULTILINE)
    assert len(messages) > 1000
    for message, value in product(messages, (1, 12345.6789, "yes")):
        values = dict.fromkeys(names, value) | {"you": "yes" if value == 1 else "no"}
        pattern = bundle.get_message(message).value
        assert pattern is not None
        expected, errors = bundle.format_pattern(pattern, values)
        if not errors:  # only the browser writes dates
            assert ours.format(message, values) == expected


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
@pytest.mark.parametrize("value", VALUES)
def test_the_whole_syntax_reads_the_same(language: str, value: object) -> None:
    ours = MessageCatalogue(language)
    ours.add(ODD)
    bundle = reference(language, ODD)
    for message in re.findall(r"^([a-z][\w-]*) *=", ODD, re.MULTILINE):
        pattern = bundle.get_message(message).value
        assert pattern is not None
        expected, errors = bundle.format_pattern(pattern, {"value": value})
        if not errors:
            assert ours.format(message, {"value": value}) == expected, message


def test_what_is_missing_or_unreadable_is_refused() -> None:
    catalogue = MessageCatalogue("en")
    catalogue.add("needs = { $value }\nrefers = { nowhere }\nbroken = { $value\nfunction = { DATETIME($value) }\n")
    for message in ("needs", "refers", "broken", "function", "unknown"):
        with pytest.raises(BadMessage):
            catalogue.format(message, {})


def test_numbers_round_halves_to_the_even_digit() -> None:
    assert [format_number(value, "de", 1, 1) for value in (0.25, 0.35, 1234.45, -3)] == [
        "0,2",
        "0,4",
        "1.234,4",
        "-3,0",
    ]
