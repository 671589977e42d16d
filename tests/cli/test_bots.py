"""`vabanque bots`, as users run it."""

from __future__ import annotations

import json

from tests.cli.conftest import Run
from vabanque.bots import levels_for
from vabanque.games import GAMES
from vabanque.i18n import LANGUAGES


def test_every_level_has_a_character_in_every_language(vabanque: Run) -> None:
    texts: dict[str, set[str]] = {}
    for language in LANGUAGES:
        done = vabanque("bots", "--json", "--lang", language)
        assert done.returncode == 0
        games = [json.loads(line) for line in done.stdout.splitlines()]
        assert [game["game"] for game in games] == list(GAMES)
        for game in games:
            assert list(game["levels"]) == list(levels_for(game["game"]))
            for level, character in game["levels"].items():
                texts.setdefault(level, set()).add(character)
    assert {level: len(characters - {""}) for level, characters in texts.items()} == dict.fromkeys(
        texts, len(LANGUAGES)
    )


def test_an_unknown_game_is_named(vabanque: Run) -> None:
    done = vabanque("bots", "las-vegas")
    assert done.returncode == 2
    assert b"las-vegas-2012" in done.stderr
