"""Who starts in the terminal: drawn (R4, R56), said, shown and proved like the dice."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from tests.tui.conftest import SitDown
from vabanque.cli.app import app
from vabanque.i18n import Words
from vabanque.play.verify import verify
from vabanque.tui.local import LocalTable
from vabanque.tui.saves import LocalSetup
from vabanque.tui.table import Deal, GameEnded, Think


def played(*arguments: str) -> str:
    seats = ["play", "top-10000", "--plain", "--lang", "en", "--seats", "me:Anna,me:Ben,me:Cleo", *arguments]
    return CliRunner().invoke(app, seats, input="quit\n").output


@pytest.mark.usefixtures("home")
def test_every_seat_is_drawn_sooner_or_later() -> None:
    starts = {played("--seed", str(seed)).splitlines()[2] for seed in range(12)}
    assert starts == {f"The starter was drawn: {name}." for name in ("Anna", "Ben", "Cleo")}


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("who", ["Cleo", "cleo", "3"])
def test_the_starter_can_be_fixed(who: str) -> None:
    for seed in "123":
        output = played("--first", who, "--seed", seed)
        assert "drawn" not in output
        assert "Cleo rolls" in output


@pytest.mark.usefixtures("home")
def test_a_starter_nobody_knows_is_refused() -> None:
    arguments = ["play", "top-10000", "--plain", "--lang", "en", "--seats", "me:Anna,me:Ben", "--first", "Dora"]
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 2
    assert "“Dora”" in result.output
    assert "Anna and Ben" in result.output


@pytest.mark.usefixtures("home")
def test_with_real_dice_the_first_of_the_seats_starts() -> None:
    for seed in "1234":
        assert "Anna, what do your" in played("--dice", "by-hand", "--seed", seed)


def test_the_drawn_starter_is_proved_like_the_dice(sit_down: SitDown) -> None:
    for seed in "123456":
        table = sit_down("top-10000", "greedy,greedy,greedy", seed=seed, first="random", options={"target": 2000})
        while not isinstance(due := table.due(), GameEnded):
            if isinstance(due, Deal):
                due.deal()
            elif isinstance(due, Think):
                table.submit(due.think())
        plain = table.record().to_plain()
        assert plain["start"] == table.setup.starter
        assert plain["fairness"]["first"] == "random"
        assert verify(json.dumps(plain)).ok
        plain["fairness"]["first"] = (plain["start"] + 1) % 3
        assert verify(json.dumps(plain)).code == "unfair-start"
        table.close()


def test_a_resumed_game_keeps_its_starter(sit_down: SitDown) -> None:
    for seed in "123456":
        table = sit_down("las-vegas-2012", "me:Anna,me:Ben,me:Cleo", seed=seed, first="random")
        while isinstance(due := table.due(), Deal):
            due.deal()
        starter = table.setup.starter
        assert table.waiting_for == (starter,)
        table.submit(table.legal(starter)[0])
        path = table.close()
        assert path is not None
        again = LocalTable.resume(path)
        assert again.session.first == starter
        assert again.lost == 0
        again.close()


def test_saves_of_earlier_versions_start_with_the_first_seat(sit_down: SitDown) -> None:
    plain = sit_down("top-10000").setup.to_plain()
    del plain["first"]
    assert LocalSetup.from_plain(plain).starter == 0


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
def test_the_draw_is_told_in_every_language(language: str) -> None:
    words = Words(language)
    assert "Anna" in words("terminal-drawn-first", name="Anna", you="no")
    assert "Anna" not in words("terminal-drawn-first", name="Anna", you="yes")
