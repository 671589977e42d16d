"""Which language a command speaks: `--lang`, or the environment's, or English. Decided here, for all commands.

Imports happen when a command runs, so that `--help` stays fast.
"""

from __future__ import annotations

import locale
import os
import re
from collections.abc import Mapping, Sequence

from vabanque.cli.anywhere import take

OWN = "VABANQUE_LANG"
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The first that is set counts, as in other programs."""
SOURCES = "VABANQUE_LANG, LANGUAGE, LC_ALL, LC_MESSAGES or LANG"
"""For help texts."""


def check(given: str) -> str:
    """The language of `--lang`. Raises Misconfigured if we do not speak it."""
    from vabanque.core import Misconfigured
    from vabanque.i18n import LANGUAGES

    if given not in LANGUAGES:
        raise Misconfigured("unknown-language", language=given, known=", ".join(LANGUAGES))
    return given


def from_environment(environment: Mapping[str, str] = os.environ) -> str:
    """VABANQUE_LANG, or the language of the locale; English if we do not speak it.

    The variables are read directly: Python knows only those locales that are generated on this machine, and in a
    container or over ssh `LANG=de_DE.UTF-8` need not be one of them. LANGUAGE is a list of languages in order of
    preference; as in gettext, it counts only if a locale other than C is set.
    """
    if own := environment.get(OWN):
        return _first_known([own])
    given = next(filter(None, map(environment.get, LOCALE)), None) or locale.getlocale()[0] or ""
    if _code(given) in ("", "c", "posix"):
        return "en"
    return _first_known([*environment.get("LANGUAGE", "").split(":"), given])


def for_refusals(arguments: Sequence[str]) -> str:
    """The language in which to refuse a command, even if its `--lang` is what is wrong."""
    from vabanque.i18n import LANGUAGES

    given, _ = take("--lang", arguments)
    return given[-1] if given and given[-1] in LANGUAGES else from_environment()


def _code(name: str) -> str:
    """`de_DE.UTF-8` → `de`."""
    return re.split(r"[_.@-]", name, maxsplit=1)[0].lower()


def _first_known(names: Sequence[str]) -> str:
    from vabanque.i18n import LANGUAGES

    return next((code for code in map(_code, names) if code in LANGUAGES), "en")
