"""Reads and formats messages in the Fluent syntax (projectfluent.org), which the browser reads too.

It supports everything that our catalogues and those of other packages' games need: text over several lines, variables,
references, terms, attributes, selections by number, plural or text, and NUMBER. Dates are left to the browser. The
reference implementation needs 33 MB of locale data, more than twice what the whole engine may take; the tests compare
both.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any

Value = str | int | float | Decimal

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
_NAME = re.compile(r"[A-Za-z][\w-]*")
_NUMBER = re.compile(r"-?\d+(\.\d+)?")
_TEXT = re.compile(r"[^{}\n]+")
_BLANK = re.compile(r"[ \n]*")
_NEW_LINE = re.compile(r" *(?:\n *)*\n( *)")
_ESCAPE = re.compile(r'\\(?:(["\\])|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{6}))')

SEPARATORS = {"en": (",", "."), "de": (".", ","), "fr": ("\u202f", ","), "nl": (".", ",")}
"""Language → thousands separator and decimal separator (CLDR)."""
MOST_DECIMALS = 3
"""The most decimals a number shows by default."""


class BadMessage(Exception):
    """A message cannot be read, or lacks an argument."""


# The parts of a pattern

Pattern = tuple["str | Expression", ...]


@dataclass(frozen=True, slots=True)
class Literal:
    """A text in quotes, or a number."""

    value: Value


@dataclass(frozen=True, slots=True)
class Variable:
    name: str


@dataclass(frozen=True, slots=True)
class Reference:
    """Another message or term, or an attribute of it, perhaps with arguments."""

    name: str
    attribute: str = ""
    arguments: Mapping[str, Value] | None = None


@dataclass(frozen=True, slots=True)
class Number:
    """`NUMBER($value, minimumFractionDigits: 1)`"""

    value: Expression
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Selection:
    """One of several patterns, chosen by the value of an expression."""

    selector: Expression
    variants: tuple[tuple[Value, Pattern], ...]
    default: Pattern


@dataclass(frozen=True, slots=True)
class Nested:
    """A placeable inside a placeable."""

    pattern: Pattern


Expression = Literal | Variable | Reference | Number | Selection | Nested


@dataclass(frozen=True, slots=True)
class FluentMessage:
    """A message or term: its own text and its attributes."""

    value: Pattern
    attributes: Mapping[str, Pattern] = field(default_factory=dict)


class _TermArguments(dict[str, Value]):
    """The arguments of a term: only those given where it is referenced; any other variable is empty."""


class MessageCatalogue:
    """The messages of one language. Of two messages with the same id, the first counts."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._sources: dict[str, str] = {}
        self._messages: dict[str, FluentMessage] = {}

    def add(self, source: str) -> None:
        """Add a file. Its messages are parsed when they are first used."""
        source = _COMMENT.sub("", source.replace("\r\n", "\n"))
        starts = list(_ENTRY.finditer(source))
        for start, following in zip(starts, [*starts[1:], None], strict=True):
            text = source[start.end() : following.start() if following else len(source)]
            self._sources.setdefault(start[1], text)

    def __contains__(self, message: str) -> bool:
        return message in self._sources

    def format(self, message: str, arguments: Mapping[str, Any]) -> str:
        """The text of a message. Raises BadMessage."""
        return self._text(self._find(message).value, arguments)

    def _find(self, name: str) -> FluentMessage:
        if name not in self._messages:
            if name not in self._sources:
                raise BadMessage(f"no message {name!r}")
            self._messages[name] = Reader(self._sources[name]).message()
        return self._messages[name]

    def _text(self, pattern: Pattern, arguments: Mapping[str, Any]) -> str:
        return "".join(
            part if isinstance(part, str) else self._written(self._value(part, arguments)) for part in pattern
        )

    def _written(self, value: Value) -> str:
        return value if isinstance(value, str) else format_number(value, self.language)

    def _value(self, expression: Expression, arguments: Mapping[str, Any]) -> Value:
        match expression:
            case Literal():
                return expression.value
            case Variable():
                given = arguments.get(expression.name, "" if isinstance(arguments, _TermArguments) else None)
                if given is None:
                    raise BadMessage(f"${expression.name} is missing")
                return given if isinstance(given, str | int | float | Decimal) else str(given)
            case Reference():
                message = self._find(expression.name)
                if expression.attribute and expression.attribute not in message.attributes:
                    raise BadMessage(f"{expression.name} has no attribute {expression.attribute!r}")
                pattern = message.attributes[expression.attribute] if expression.attribute else message.value
                is_term = expression.name.startswith("-")
                return self._text(pattern, _TermArguments(expression.arguments or {}) if is_term else arguments)
            case Number():
                number = self._value(expression.value, arguments)
                if isinstance(number, str):
                    raise BadMessage(f"NUMBER of {number!r}")
                return format_number(number, self.language, expression.least, expression.most)
            case Selection():
                return self._text(self._chosen(expression, arguments), arguments)
            case Nested():
                return self._text(expression.pattern, arguments)

    def _chosen(self, selection: Selection, arguments: Mapping[str, Any]) -> Pattern:
        selector = self._value(selection.selector, arguments)
        plural = None if isinstance(selector, str) else plural_of(selector, self.language)
        for key, pattern in selection.variants:
            if key in (selector, plural):
                return pattern
        return selection.default


def format_number(value: float | Decimal, language: str, least: int = 0, most: int = MOST_DECIMALS) -> str:
    """A number as a language writes it, with at least `least` and at most `most` decimals."""
    number = f"{Decimal(str(value)):,.{max(least, most)}f}"  # rounds half to even, as CLDR does
    integer, _, decimals = number.partition(".")
    decimals = decimals[:least] + decimals[least:].rstrip("0")
    thousands, point = SEPARATORS[language]
    return integer.replace(",", thousands) + (point + decimals if decimals else "")


def plural_of(value: float | Decimal, language: str) -> str:
    """`one` or `other`: in English, German and Dutch only 1 is `one`, in French everything below 2."""
    size = -value if value < 0 else value
    return "one" if size == 1 or (language == "fr" and size < 2) else "other"


class Reader:
    """Reads one message: a recursive descent through its text."""

    def __init__(self, text: str) -> None:
        self.text = text.rstrip() + "\n"
        self.at = 0

    def message(self) -> FluentMessage:
        value = self._pattern()
        attributes = {}
        while self._take(r"\s*\.([A-Za-z][\w-]*) *="):
            name = self.taken[1]
            attributes[name] = self._pattern()
        if self.text[self.at :].strip():
            raise self._wrong()
        return FluentMessage(value, attributes)

    def _pattern(self) -> Pattern:
        """Text and placeables up to the end of the message, the next attribute, the next variant or a brace."""
        parts: list[str | Expression | _Indent] = []
        self._take(r" *")
        while self.at < len(self.text):
            if self._take(_TEXT):
                parts.append(self.taken[0])
            elif self._take(r"\{"):
                parts.append(self._placeable())
            elif (line := _NEW_LINE.match(self.text, self.at)) and self._goes_on(line):
                parts.append(_Indent(line[0].count("\n"), len(line[1])))
                self.at = line.end()
            else:
                break
        return _without_indents(parts)

    def _goes_on(self, line: re.Match[str]) -> bool:
        """Does the pattern go on in the next line? Only if that is indented and does not begin with a special sign."""
        first = self.text[line.end() : line.end() + 1]
        return bool(first) and (first == "{" or (bool(line[1]) and first not in "}[.*"))

    def _placeable(self) -> Expression:
        """What is in braces, after the opening one."""
        self._take(_BLANK)
        expression: Expression
        expression = Nested((self._placeable(),)) if self._take(r"\{") else self._inline()
        self._take(_BLANK)
        if self._take(r"->"):
            expression = self._selection(expression)
            self._take(_BLANK)
        self._must_take(r"\}")
        return expression

    def _inline(self) -> Expression:
        if self._take(r"\$([A-Za-z][\w-]*)"):
            return Variable(self.taken[1])
        if self._take(r'"((?:[^"\\\n]|\\.)*)"'):
            return Literal(_ESCAPE.sub(_unescaped, self.taken[1]))
        if self._take(_NUMBER):
            return Literal(_read_number(self.taken[0]))
        self._must_take(r"(-?[A-Za-z][\w-]*)(?:\.([A-Za-z][\w-]*))?")
        name, attribute = self.taken[1], self.taken[2] or ""
        if not self._take(r" *\("):
            return Reference(name, attribute)
        if name == "NUMBER":
            return self._number()
        if not name.startswith("-"):
            raise BadMessage(f"no function {name}")
        return Reference(name, attribute, self._arguments())

    def _number(self) -> Number:
        self._take(_BLANK)
        value = self._inline()
        self._take(r"[\s,]*")
        settings = self._arguments()
        least = int(settings.get("minimumFractionDigits", 0))
        return Number(value, least, int(settings.get("maximumFractionDigits", max(least, MOST_DECIMALS))))

    def _arguments(self) -> dict[str, Value]:
        """`name: value, …` up to the closing parenthesis."""
        arguments: dict[str, Value] = {}
        while not self._take(r"\s*\)"):
            self._must_take(r"[\s,]*([A-Za-z][\w-]*)\s*:\s*")
            name = self.taken[1]
            value = self._inline()
            if not isinstance(value, Literal):
                raise self._wrong()
            arguments[name] = value.value
        return arguments

    def _selection(self, selector: Expression) -> Selection:
        variants: list[tuple[Value, Pattern]] = []
        default: Pattern | None = None
        while self._take(r"\s*(\*?)\[\s*([^\]\s]+)\s*\]"):
            starred, key = self.taken[1], self.taken[2]
            pattern = self._pattern()
            variants.append((_read_number(key) if _NUMBER.fullmatch(key) else key, pattern))
            if starred:
                default = pattern
        if default is None:
            raise self._wrong()
        return Selection(selector, tuple(variants), default)

    def _take(self, wanted: str | re.Pattern[str]) -> bool:
        match = re.compile(wanted).match(self.text, self.at)
        if match is None:
            return False
        self.taken = match
        self.at = match.end()
        return True

    def _must_take(self, wanted: str) -> None:
        if not self._take(wanted):
            raise self._wrong()

    def _wrong(self) -> BadMessage:
        return BadMessage(f"unreadable at {self.text[self.at : self.at + 20]!r}")


@dataclass(frozen=True, slots=True)
class _Indent:
    """A new line within a pattern: how many line breaks, and how far its text is indented."""

    lines: int
    spaces: int


def _without_indents(parts: list[str | Expression | _Indent]) -> Pattern:
    """A pattern without the indentation that all of its lines share, and without surrounding white space."""
    common = min((part.spaces for part in parts if isinstance(part, _Indent)), default=0)
    if parts and isinstance(parts[0], _Indent):  # the text begins below its name
        parts = parts[1:]
    joined: list[str | Expression] = []
    for part in parts:
        text = "\n" * part.lines + " " * (part.spaces - common) if isinstance(part, _Indent) else part
        if isinstance(text, str) and joined and isinstance(joined[-1], str):
            joined[-1] += text
        else:
            joined.append(text)
    if joined and isinstance(joined[-1], str):
        joined[-1] = joined[-1].rstrip()
    return tuple(joined)


def _read_number(text: str) -> int | Decimal:
    return Decimal(text) if "." in text else int(text)


def _unescaped(escape: re.Match[str]) -> str:
    return escape[1] or chr(int(escape[2] or escape[3], 16))


__all__ = ["BadMessage", "MessageCatalogue", "format_number"]
