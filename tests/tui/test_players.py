"""Who sits where, as typed on the command line."""

import pytest

from vabanque.core import Misconfigured
from vabanque.i18n import Words
from vabanque.tui.players import SeatPlayer, my_name, read_players, remember, write_players


def test_people_and_bots_may_have_names() -> None:
    assert read_players("me:Anna,me,greedy:Gustav,random", "Guest") == (
        SeatPlayer("Anna"),
        SeatPlayer("Guest"),
        SeatPlayer("Gustav", "greedy"),
        SeatPlayer("Random", "random"),
    )


def test_nobody_shares_a_name_by_accident() -> None:
    names = [player.name for player in read_players("me,me,greedy,greedy,greedy", "Guest")]
    assert names == ["Guest", "Guest II", "Greedy", "Greedy II", "Greedy III"]


def test_two_equal_names_get_numbers() -> None:
    names = [player.name for player in read_players("me:Anna,me:Anna,greedy:Anna,greedy", "Guest")]
    assert names == ["Anna", "Anna II", "Anna III", "Greedy"]


def test_a_name_is_given_once() -> None:
    assert my_name() is None
    remember(read_players("me:Anna,greedy", "Guest"))
    assert my_name() == "Anna"
    remember(read_players("me:Ben,me:Carla", "Guest"))  # two people: neither is this user
    assert my_name() == "Anna"


def test_bots_are_called_by_their_names_in_the_players_language() -> None:
    seats = "me,regular,shark,house,regular"
    assert [p.name for p in read_players(seats, "Gast", Words("de"))] == [
        "Gast",
        "Stammgast",
        "Hai",
        "Haus",
        "Stammgast II",
    ]


def test_foreign_bots_are_named_by_module_and_class() -> None:
    assert read_players("my.bots:Clever,my.bots:Clever:Ada", "Guest") == (
        SeatPlayer("Clever", "my.bots:Clever"),
        SeatPlayer("Ada", "my.bots:Clever"),
    )


def test_a_bot_may_be_a_program() -> None:
    assert read_players("me,cmd:./clever --level=3", "Guest")[1] == SeatPlayer("Clever", "cmd:./clever --level=3")


def test_names_cannot_play_tricks_on_the_terminal() -> None:
    assert read_players("me:\x1b[31mRed\u202e", "Guest")[0].name == "[31mRed"


def test_an_empty_seat_is_refused() -> None:
    with pytest.raises(Misconfigured):
        read_players("me,,greedy", "Guest")


def test_what_is_written_can_be_read() -> None:
    players = read_players("me:Anna,greedy,my.bots:Clever:Ada", "Guest")
    assert read_players(write_players(players), "Guest") == players
