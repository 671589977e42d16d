"""`vabanque club` and `vabanque print`, as organisers run them: a real server, one process per command."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run
from tests.server.harness import Server

NAMES = ["Anna", "Ben", "Carla", "Dirk", "Elif", "Finn", "Gerda"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("club")).start()
    yield server
    server.end()


class Organiser:
    """Somebody at a terminal with the server's address and a key in their environment."""

    def __init__(self, vabanque: Run, server: Server) -> None:
        self.vabanque, self.server = vabanque, server
        self.key = ""
        self.key = self("club", "new", "Wednesday club").strip()

    def __call__(self, group: str, name: str, *arguments: str, code: int = 0, given: bytes = b"") -> str:
        usual = ["--server", self.server.url] if name != "cards" and name != "rules" else []
        if self.key and name not in ("new", "import", "cards", "rules"):
            usual += ["--key", self.key]
        done = self.vabanque(group, name, *arguments, *usual, given=given)
        assert done.returncode == code, done.stderr.decode()
        return (done.stderr if code else done.stdout).decode()

    def view(self) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(self("club", "show", "--json"))
        return answer


def test_an_evening_from_the_terminal(vabanque: Run, server: Server) -> None:
    do = Organiser(vabanque, server)
    names = "\n".join(f"{number}. {name}" for number, name in enumerate(NAMES[:6], start=1))
    opened = do("club", "open", "las-vegas-2012", "--people", "-", "--rounds", "2", "--play", "paper",
                "--name", "Spring night", "--final", "2", given=names.encode())  # fmt: skip
    assert "Spring night: Not begun yet" in opened
    assert f"{server.url}/#/evening/" in opened
    assert "7 people" in do("club", "add", "Gerda")
    do("club", "apart", "anna", "Ben")
    shown = do("club", "draw")
    assert "Round 1 of 2" in shown
    view = do.view()
    assert [len(game["people"]) for game in view["games"]] == [4, 3]
    numbers = {person["name"]: person["number"] for person in view["people"]}
    assert not any({numbers["Anna"], numbers["Ben"]} <= set(game["people"]) for game in view["games"])
    assert "had not met anybody" in do("club", "why", "Anna")
    assert "Anna" in do("club", "why", "Ana", code=2), "what was probably meant"

    # Slips and sheets for this round.
    for what, expected in (("slips", ["Gerda", "Table 2"]), ("scores", ["Signed by", "Dirk"])):
        page = do("print", what, "--out", "-", "--paper", "letter")
        assert all(text in page for text in ["size: Letter", "Spring night", *expected])

    by_number = {number: name for name, number in numbers.items()}
    for game in view["games"]:
        scores = [f"{by_number[person]}={100 - 10 * seat}" for seat, person in enumerate(game["people"])]
        do("club", "score", str(game["place"]), *scores[:-1], code=2)
        do("club", "score", str(game["place"]), *scores)
    first = view["games"][0]["people"]
    do("club", "score", "1", *[f"#{person}=50" for person in first], "--winner", f"#{first[2]}")
    after = do.view()
    assert after["games"][0]["winners"] == [2]
    assert after["corrections"][0]["before"] == [100, 90, 80, 70]

    # Standings are the same in all forms.
    lines = list(csv.DictReader(io.StringIO(do("club", "standings", "--csv", "-"))))
    assert [line["place"] for line in lines] == [str(line["place"]) for line in after["standings"]]
    assert do("club", "standings").index(lines[0]["name"]) < do("club", "standings").index(lines[-1]["name"])
    assert lines[0]["name"] in do("print", "standings", "--out", "-")

    assert "The club, round 1, table 1: 100 90 80 70 → 50 50 50 50" in do("club", "log")
    assert json.loads(do("club", "log", "--json"))[0]["by"] == "club"

    # Five people are one table, at which nobody can be kept apart.
    do("club", "rest", "Elif")
    do("club", "leave", "Finn")
    assert "cannot be kept apart" in do("club", "draw", code=1)
    do("club", "apart", "Anna", "Ben", "--end")
    do("club", "draw")
    do("club", "draw", "--back")
    assert do.view()["round"] == 1
    do("club", "rename", "Gerda", "Gerda K")
    do("club", "release", "Gerda K")
    do("club", "close")
    assert do.view()["closed"]

    # The next time they are known again, and a season is over both evenings.
    do("club", "open", "las-vegas-2012", "--people", "-", "--play", "paper", given=b"Gerda K\nBen\nAnna\nAnna")
    assert [person["name"] for person in do.view()["people"]] == ["Gerda K", "Ben", "Anna", "Anna 2"]
    assert do.view()["people"][0]["number"] == 7
    lines = list(csv.DictReader(io.StringIO(do("club", "season", "--csv", "-"))))
    assert len(lines) == 7
    assert all(float(line["sigma"]) > 0 for line in lines)
    assert lines[0]["name"] in do("club", "season", "--since", "2020-01-31")
    assert json.loads(do("club", "season", "--until", "2020-01-31", "--json")) == {"standings": [], "ratings": []}
    assert "--since" in do("club", "season", "--since", "autumn", code=2)
    assert "Spring night" in do("club", "info")


def test_keys_members_and_files(vabanque: Run, server: Server, tmp_path: Path) -> None:
    do = Organiser(vabanque, server)
    assert "no evening yet" in do("club", "show", code=2)
    do("club", "open", "top-10000", "--seats", "2-4", "--people", "-", given=b"Anna, Ben\tCarla")
    own, do.key = do.key, do("club", "helper", "Bea").strip()
    do("club", "pause")
    assert "own key" in do("club", "helper", "Cem", code=1)
    do.key, helper = own, do.key
    do("club", "helper", "Bea", "--revoke")
    do.key = helper
    assert "not valid" in do("club", "pause", code=1)
    do.key = own
    file = tmp_path / "club.json"
    do("club", "export", str(file))
    do("club", "forget", "Carla")
    assert "Carla" not in do("club", "info")
    do.key = do("club", "import", str(file)).strip()
    assert "Carla" in do("club", "info")
    assert len(do.view()["people"]) == 3


@pytest.mark.parametrize(
    ("arguments", "expected", "code"),
    [
        (["club", "show", "--key", "nonsense"], "This is not a club’s key", 2),
        (["club", "show"], "Which club?", 2),
        (["club", "show", "--key", "abc:def", "--server", "http://127.0.0.1:9"], "127.0.0.1:9", 1),
        (["club", "open", "whist", "--key", "abc:def"], "127.0.0.1", 1),
        (["print", "rules", "whist"], "whist", 2),
        (["print", "rules", "las-vegas-2012", "--paper", "a0"], "--paper", 2),
        (["print", "cards", "las-vegas-2012", "--date", "yesterday"], "--date", 2),
        (["print", "rules", "las-vegas-2012", "--out", "no/such/folder.html"], "no/such/folder.html", 2),
    ],
)
def test_what_makes_no_sense_is_refused(vabanque: Run, arguments: list[str], expected: str, code: int) -> None:
    done = vabanque(*arguments, VABANQUE_CLUB_KEY="", VABANQUE_SERVER="http://127.0.0.1:9")
    assert done.returncode == code
    assert expected in done.stderr.decode().replace("\n", " ")


@pytest.mark.parametrize("game", ["las-vegas-2012", "las-vegas-biggy", "las-vegas-cards", "top-10000"])
def test_cards_show_a_position_and_its_solution(vabanque: Run, game: str, tmp_path: Path) -> None:
    file = tmp_path / "cards.html"
    done = vabanque("print", "cards", game, "--date", "2026-11-10", "--count", "2", "--out", str(file), "--lang", "de")
    assert done.returncode == 0, done.stderr.decode()
    page = file.read_text("utf-8")
    assert page.count('<article class="card">') == 2
    assert page.count("<b>Lösung:</b>") == 2
    assert "⟦" not in page, "a text is missing"


def test_rules_are_printed_with_their_figures(vabanque: Run) -> None:
    page = vabanque("print", "rules", "las-vegas-biggy", "--out", "-", "--paper", "A4").stdout.decode()
    assert "size: A4" in page
    assert page.count("<figure>") > 3
    assert "**" not in page
    assert "http" not in page.replace("http://www.w3.org", ""), "nothing comes from elsewhere"
