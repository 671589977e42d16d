"""Table ids, tokens and codes, and what players may call themselves."""

from __future__ import annotations

import secrets
import unicodedata
from functools import cache
from hashlib import sha256
from importlib.resources import files

from vabanque.core import Unreadable
from vabanque.play.names import plain_look

BOTS = ("Ada", "Bruno", "Chloé", "Dario", "Edda", "Femke", "Gino", "Hilde", "Ivo", "Juna")
"""What bots are called, seat by seat."""
_READABLE = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""No 0, O, 1, I, L: codes are read aloud."""
_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"

_UNSEEN = {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, *range(0x180B, 0x1810)}
_UNSEEN.update(range(0xE0000, 0xE1000))
"""Unicode's Default_Ignorable_Code_Point as far as other rules let it through, and the empty Braille pattern."""
_STYLES = range(0xFE00, 0xFE10)
"""Variation selectors: hearts and other signs have them."""
MARKS = 4
"""Most marks in a row on one letter: Thai needs two, Hebrew three."""


def new_table_id() -> str:
    """62 bits: nobody finds a table by guessing."""
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def new_token() -> str:
    """192 bits."""
    return secrets.token_urlsafe(24)


def new_join_code() -> str:
    """Short enough to read aloud. Once the game has started it only lets people watch. Attempts are rate-limited."""
    return "".join(secrets.choice(_READABLE) for _ in range(6))


def new_takeover_code() -> str:
    """49 bits; works once, for a few minutes."""
    return "".join(secrets.choice(_READABLE) for _ in range(10))


def show_code(code: str) -> str:
    """A take-over code as people read it."""
    return f"{code[:5]}-{code[5:]}"


def read_code(text: str) -> str:
    """A code as typed in, normalized."""
    return text.upper().replace(" ", "").replace("-", "")


def clean_name(name: str) -> str:
    """A name that can be shown anywhere: no control, no invisible, no direction-changing characters."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not name or any(unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") for letter in name):
        raise Unreadable("bad-name")
    if any(ord(letter) in _UNSEEN for letter in name):
        raise Unreadable("bad-name")
    if sum(unicodedata.combining(letter) > 0 for letter in name) > 4:
        raise Unreadable("bad-name")  # stacks of accents
    row, before = 0, " "
    for letter in name:
        category = unicodedata.category(letter)
        if ord(letter) in _STYLES:
            if unicodedata.category(before) != "So":  # they choose how a sign is drawn, and do nothing to letters
                raise Unreadable("bad-name")
        elif category == "Me" or (row := row + 1 if category == "Mn" else 0) > MARKS:
            raise Unreadable("bad-name")  # stacks of marks that Unicode does not call accents
        before = letter
    return name


def looks(name: str) -> frozenset[str]:
    """What a name may be taken for at a glance: two names with a look in common are one name to most people.

    Once as it is written and once in small letters, so that neither "Аnna" with a Cyrillic А nor "lan" for "Ian" passes
    for somebody else.
    """
    (small,) = plain_look(name)
    return frozenset({_skeleton(unicodedata.normalize("NFKC", name)), _skeleton(small).casefold()})


def _skeleton(name: str) -> str:
    """Every character replaced by the one that it can be confused with (UTS #39, 4)."""
    letters = unicodedata.normalize("NFD", name).translate(_confusables())
    return unicodedata.normalize("NFD", letters)


@cache
def _confusables() -> dict[int, str]:
    lines = files("vabanque.server").joinpath("confusables.txt").read_text("utf-8").rstrip("\n").split("\n")[2:]
    pairs = (line.rsplit("\t", 1) for line in lines)
    return {ord(letter): prototype for prototype, letters in pairs for letter in letters}


def join_name(table: str, id_: str) -> str:
    """The name of a join in the journal. Anyone who reads it there cannot repeat the join."""
    return f"join:{sha256(f'{table}/{id_}'.encode()).hexdigest()[:48]}"
