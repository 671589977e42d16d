"""Every law, for every game with every combination of options and every number of seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import chain, islice, repeat
from typing import Any

import msgspec
import pytest

from vabanque.conformance import LAWS, BrokenLaw, check_game, hold, laws, neighbours, title, variants, walk
from vabanque.core import Decide, Game, Hidden, IllegalMove, Impossible, Misconfigured, frozen
from vabanque.core.contract import AnyRules
from vabanque.games import GAMES, make, register
from vabanque.games.las_vegas.rules import LasVegas
from vabanque.games.las_vegas_cards.rules import Draw, DrawHand, LasVegasCards
from vabanque.games.top_10000 import rules as top
from vabanque.games.top_10000.vocabulary import vocabulary

ALL = [rules for game in GAMES for rules in variants(game)]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("rules", ALL, ids=title)
def test_the_law_holds(rules: AnyRules, law: Callable[[AnyRules, object], None]) -> None:
    law(rules, 1)


def test_endless_outcomes_are_checked_only_up_to_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """A chance event with endless outcomes passes; a fault among the first ones is still noticed."""
    rules = make("top-10000", 2)
    first = top.ThrowDice.outcomes
    monkeypatch.setattr(laws, "MOST_OUTCOMES", 50)
    monkeypatch.setattr(top.ThrowDice, "outcomes", lambda due: chain(islice(first(due), 51), repeat(None)))
    laws.chance_adds_up(rules, 1)
    monkeypatch.setattr(top.ThrowDice, "outcomes", lambda due: repeat(next(first(due))))
    with pytest.raises(BrokenLaw, match="listed once"):
        laws.chance_adds_up(rules, 1)


def test_variants_lists_all_variants() -> None:
    assert {game: sum(rules.spec.game == game for rules in ALL) for game in GAMES} == {
        # 2–5 seats × Jetons, and neutral dice for 2–4.
        "las-vegas-2012": (4 + 3) * 2,
        # 2–6 seats and neutral dice for 2–4, × Bandit × how it breaks ties.
        "las-vegas-biggy": (5 + 3) * 4,
        # 2–5 seats: together, in turn, in turn with Jetons.
        "las-vegas-cards": 4 * 3,
        # 2–4 seats: target 10,000 and the lowest.
        "top-10000": 3 * 2,
    }
    assert len({title(rules) for rules in ALL}) == len(ALL)


@pytest.mark.parametrize("rules", [r for r in ALL if r.spec.seats >= 3 and r.spec.game != "top-10000"], ids=title)
def test_swapping_others_winnings_changes_nothing_a_player_sees(rules: LasVegas | LasVegasCards) -> None:
    tried = 0
    for node in walk(rules, 2):
        mine, first, second, *others = node.state.won
        if node.state.over or not first or not second or first[0] == second[0]:
            continue
        # The second and third player swap their highest bills.
        won = tuple(tuple(sorted(bills, reverse=True)) for bills in ((second[0], *first[1:]), (first[0], *second[1:])))
        exchanged = frozen.replace(node.state, won=(mine, *won, *others))
        rules.audit(exchanged)
        for viewer in (0, None):
            assert encoded(rules, exchanged, viewer) == encoded(rules, node.state, viewer)
        assert encoded(rules, exchanged, 1) != encoded(rules, node.state, 1)
        tried += 1
    assert tried


@pytest.mark.parametrize("rules", [r for r in ALL if r.spec.game == "las-vegas-cards"], ids=title)
def test_swapping_others_hands_and_glasses_changes_nothing_a_player_sees(rules: LasVegasCards) -> None:
    tried = 0
    for node in walk(rules, 3):
        hand, pile = node.state.hands[1], rules.pile(node.state, 1)
        if not hand or not pile:
            continue
        # What was in the pile is now in the hand, and vice versa.
        other = frozen.replace(node.state, hands=(node.state.hands[0], tuple(sorted(pile[:5])), *node.state.hands[2:]))
        for viewer in (0, None):
            assert encoded(rules, other, viewer) == encoded(rules, node.state, viewer)
        if tuple(sorted(pile[:5])) != hand:
            assert encoded(rules, other, 1) != encoded(rules, node.state, 1)
            tried += 1
    assert tried


def encoded(rules: AnyRules, state: object, viewer: int | None) -> bytes:
    return msgspec.json.encode(rules.view(state, viewer))


def test_a_drawn_hand_is_shown_to_its_owner_only() -> None:
    draw = Draw(1, ("1", "2", "3", "4", "5"))
    assert draw.seen_by(1) == draw
    assert {draw.seen_by(viewer) for viewer in (0, 2, None)} == {Draw(1, Hidden(5))}


@pytest.mark.parametrize("rules", [r for r in ALL if r.spec.game != "top-10000"], ids=title)
def test_a_bill_too_many_or_too_few_is_noticed(rules: LasVegas | LasVegasCards) -> None:
    for node in list(walk(rules, 4))[::20]:
        won = node.state.won
        for forged in ((tuple(sorted((*won[0], 50), reverse=True)), *won[1:]), (won[0][1:], *won[1:])):
            if forged != won:
                with pytest.raises(Impossible, match="bills-unaccounted"):
                    rules.audit(frozen.replace(node.state, won=forged))


@pytest.mark.parametrize("rules", [r for r in ALL if isinstance(r, LasVegas)], ids=title)
def test_a_die_too_many_or_too_few_is_noticed(rules: LasVegas) -> None:
    for node in list(walk(rules, 5))[:-1:20]:
        for by in (1, -1):
            own = (node.state.own[0] + by, *node.state.own[1:])
            with pytest.raises(Impossible, match="dice-unaccounted"):
                rules.audit(frozen.replace(node.state, own=own, roll=None))
            if rules.neutral_each:
                neutral = (node.state.neutral[0] + by, *node.state.neutral[1:])
                with pytest.raises(Impossible, match="dice-unaccounted"):
                    rules.audit(frozen.replace(node.state, neutral=neutral, roll=None))


class Forgetful(top.Top10000):
    """Lists moves that it does not accept."""

    def check(self, state: top.State, move: top.Keep) -> None:
        super().check(state, move)
        if move.then == "bank" and state.turn:
            raise IllegalMove("forgot")


class Chatty(LasVegasCards):
    """Shows everybody's discards."""

    def view(self, state: object, viewer: int | None) -> object:  # type: ignore[override]
        view = super().view(state, viewer)  # type: ignore[arg-type]
        return frozen.replace(view, discards=state.glass[1])  # type: ignore[attr-defined]


@pytest.fixture
def shelf() -> Iterator[Callable[[Game], Game]]:
    """Registers games for one test."""
    before = set(GAMES)
    yield register
    for name in set(GAMES) - before:
        GAMES.remove(name)


def short_of(rules: top.Top10000) -> tuple[str, ...]:
    """A vocabulary without the moves that set a single 5 aside."""
    return tuple(move for move in vocabulary(rules) if not move.startswith("5 "))


@pytest.mark.parametrize(
    ("game", "law"),
    [
        (replace(GAMES["top-10000"], id="forgetful", seats=range(2, 3), build=Forgetful), "legal_and_check_agree"),
        (replace(GAMES["top-10000"], id="laconic", seats=range(2, 3), vocabulary=short_of), "vocabulary_is_complete"),
        (replace(GAMES["las-vegas-cards"], id="chatty", seats=range(3, 4), build=Chatty), "views_keep_secrets"),
    ],
    ids=lambda value: value.id if isinstance(value, Game) else value,
)
def test_a_game_that_breaks_a_law_is_caught(game: Game, law: str, shelf: Callable[[Game], Game]) -> None:
    shelf(game)
    with pytest.raises(BrokenLaw, match=law):
        check_game(game.id, seeds=(1,))


def test_a_game_that_keeps_the_laws_passes(shelf: Callable[[Game], Game], monkeypatch: pytest.MonkeyPatch) -> None:
    texts = "game-mine = Mine\ntagline-mine = Dig.\noption-mine-target = Gold to win\n"
    monkeypatch.setattr("vabanque.i18n.game_words", lambda *_: texts)
    shelf(replace(GAMES["top-10000"], id="mine", seats=range(2, 3), words="mine"))
    check_game("mine", seeds=(7,))


def test_check_game_tells_how_far_it_is_and_lists_a_kind_of_chance_at_length_only_once(
    shelf: Callable[[Game], Game], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(laws, "LAWS", (laws.chance_adds_up,))
    monkeypatch.setattr(laws, "MOST_OUTCOMES", 300)
    monkeypatch.setattr(laws, "FEW_OUTCOMES", 10)
    shelf(replace(GAMES["las-vegas-cards"], id="long", seats=range(2, 4)))
    listed: Counter[str] = Counter()
    told: list[tuple[int, int]] = []
    outcomes = DrawHand.outcomes

    def counted(due: Any) -> Iterator[Any]:
        for outcome in outcomes(due):
            listed[due.kind] += 1
            yield outcome

    monkeypatch.setattr(DrawHand, "outcomes", counted)
    check_game("long", progress=lambda _, number, count: told.append((number, count)))
    assert told == [(number, len(told)) for number in range(1, len(told) + 1)]
    assert 300 < sum(listed.values()) <= 300 + 11 * 3 * 2 * len(told)


def test_hold_says_which_law_is_broken() -> None:
    with pytest.raises(BrokenLaw, match="games end; 3"):
        hold(False, "games end", 3)


def test_neighbours_are_mostly_illegal_moves() -> None:
    rules = make("las-vegas-2012", 2)
    node = next(node for node in walk(rules, 1) if isinstance(node.turn, Decide))
    moves = rules.legal(node.state, node.state.seat)
    near = list(neighbours(moves[0], moves))
    assert sum(move not in moves for move in near) > len(near) / 2


def test_an_unknown_game_has_no_rules() -> None:
    with pytest.raises(Misconfigured, match="unknown-game"):
        make("poker", 2)
