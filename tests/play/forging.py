"""Forgeries: a recorded game with one thing changed, and the code that `verify` has to refuse it with."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

from vabanque.conformance import recorded, title, variants
from vabanque.core.contract import AnyRules
from vabanque.games import GAMES
from vabanque.games.las_vegas_cards.editions import CARDS
from vabanque.play.verify import Verdict, verify

Plain = dict[str, Any]

VARIANTS: dict[str, AnyRules] = {title(rules): rules for game in GAMES for rules in variants(game)}


@lru_cache(maxsize=512)
def line_of(variant: str, seed: object = 0) -> str:
    """A recorded random game of a variant, as text."""
    return recorded(VARIANTS[variant], seed)[0].to_json()


def game_of(variant: str, seed: object = 0) -> Plain:
    """The same game as JSON values, free to change."""
    plain: Plain = json.loads(line_of(variant, seed))
    return plain


def verdict_on(plain: Plain) -> Verdict:
    return verify(json.dumps(plain))


class NotHere(Exception):
    """This game contains nothing that could be forged this way."""


def every(plain: Plain, kind: str) -> Iterator[tuple[int, Plain]]:
    return ((at, entry) for at, entry in enumerate(plain["journal"]) if entry["kind"] == kind)


def first(plain: Plain, kind: str, fits: Callable[[Plain], bool] = lambda _: True) -> tuple[int, Plain]:
    for at, entry in every(plain, kind):
        if fits(entry):
            return at, entry
    raise NotHere


def decision(plain: Plain) -> tuple[int, Plain]:
    for kind in ("place", "lay", "keep"):
        for entry in every(plain, kind):
            return entry
    raise NotHere


def chance(plain: Plain) -> tuple[int, Plain]:
    for kind in ("roll", "draw", "throw"):
        for entry in every(plain, kind):
            return entry
    raise NotHere


def next_seat(plain: Plain, seat: int) -> int:
    return int((seat + 1) % len(plain["seats"]))


FORGERIES: dict[str, tuple[Callable[[Plain], int | None], str]] = {}
"""Name → (a function that changes the game and returns which entry is then wrong, the code of the refusal)."""


def forgery(code: str) -> Callable[[Callable[[Plain], int | None]], Callable[[Plain], int | None]]:
    def register(forge: Callable[[Plain], int | None]) -> Callable[[Plain], int | None]:
        FORGERIES[forge.__name__.replace("_", "-")] = forge, code
        return forge

    return register


@forgery("wrong-pay")
def wrong_payer(plain: Plain) -> int:
    at, pay = first(plain, "pay", lambda entry: len(entry["bills"]) == 1)
    ((seat, bill),) = pay["bills"].items()
    pay["bills"] = {str(next_seat(plain, int(seat))): bill}
    return at


@forgery("wrong-pay")
def higher_bill(plain: Plain) -> int:
    at, pay = first(plain, "pay", lambda entry: bool(entry["bills"]))
    pay["bills"][next(iter(pay["bills"]))] += 10
    return at


@forgery("wrong-pay")
def bill_for_nobodys_dice(plain: Plain) -> int:
    at, pay = first(plain, "pay", lambda entry: bool(entry["unclaimed"]))
    pay["neutral"] = pay["unclaimed"].pop()
    return at


@forgery("wrong-pay")
def unclaimed_bill_pocketed(plain: Plain) -> int:
    at, pay = first(plain, "pay", lambda entry: bool(entry["unclaimed"]))
    pay["unclaimed"].pop()
    return at


@forgery("wrong-pay")
def neutral_bill_taken(plain: Plain) -> int:
    at, pay = first(plain, "pay", lambda e: e["neutral"] is not None and len(e["bills"]) < len(plain["seats"]))
    seat = next(seat for seat in range(len(plain["seats"])) if str(seat) not in pay["bills"])
    pay["bills"][str(seat)], pay["neutral"] = pay["neutral"], None
    return at


@forgery("wrong-pay")
def paid_casinos_exchanged(plain: Plain) -> int:
    at, pay = first(plain, "pay")
    following = plain["journal"][at + 1]
    plain["journal"][at : at + 2] = [following, pay]
    return at


@forgery("fill-too-long")
def extra_bill(plain: Plain) -> int:
    at, fill = first(plain, "fill")
    fill["bills"].append(40)
    return at


@forgery("fill-too-short")
def bill_kept_back(plain: Plain) -> int:
    at, fill = first(plain, "fill")
    fill["bills"].pop()
    return at


@forgery("bill-not-in-deck")
def home_made_bill(plain: Plain) -> int:
    at, fill = first(plain, "fill")
    fill["bills"][0] = 15
    return at


@forgery("bill-not-in-deck")
def bill_drawn_twice(plain: Plain) -> int:
    # The same bill at six casinos before any payout: more copies than there are.
    fills = list(every(plain, "fill"))[:6]
    value, copies = {"las-vegas-2012": (90, 5), "las-vegas-biggy": (100, 4)}.get(plain["game"], (100, 6))
    seats_each = 1 if plain["game"] == "las-vegas-2012" else 2
    for _, fill in fills:
        fill["bills"] = [value] * seats_each
    return fills[copies // seats_each][0]


@forgery("wrong-casino-filled")
def other_casino_filled(plain: Plain) -> int:
    at, fill = first(plain, "fill")
    fill["casino"] += 1
    return at


def placed_from(plain: Plain, fits: Callable[[Plain, Plain], bool]) -> tuple[int, Plain, Plain]:
    """A roll and the placement right after it."""
    for at, place in every(plain, "place"):
        roll = plain["journal"][at - 1]
        if fits(roll, place):
            return at, roll, place
    raise NotHere


def missing_face(roll: Plain) -> int | None:
    shown = {*roll["own"], *roll["neutral"], roll["biggy"]}
    return next((face for face in range(1, 7) if face not in shown), None)


@forgery("face-not-rolled")
def wrong_face(plain: Plain) -> int:
    at, roll, place = placed_from(plain, lambda roll, _: missing_face(roll) is not None)
    place["face"] = place["casino"] = missing_face(roll)
    return at


@forgery("wrong-casino")
def dice_on_another_casino(plain: Plain) -> int:
    at, _, place = placed_from(plain, lambda _, place: place["casino"] != 7)
    place["casino"] = place["face"] % 6 + 1
    return at


@forgery("wrong-dice-count")
def partial_placement(plain: Plain) -> int:
    """One die of the chosen face is held back, so the player's next roll has one die too many."""
    at, _, place = placed_from(plain, lambda roll, place: roll["own"].count(place["face"]) >= 2)
    for later, roll in every(plain, "roll"):
        if later > at and roll["seat"] == place["seat"] and not any(at < r < later for r, _ in every(plain, "round")):
            roll["own"] = sorted([*roll["own"], place["face"]])
            return later
    raise NotHere


@forgery("wrong-dice-count")
def die_too_few(plain: Plain) -> int:
    at, roll = first(plain, "roll", lambda entry: len(entry["own"]) > 1)
    roll["own"].pop()
    return at


@forgery("wrong-dice-count")
def foreign_neutral_die(plain: Plain) -> int:
    at, roll = first(plain, "roll")
    roll["neutral"] = sorted([*roll["neutral"], 4])
    return at


@forgery("no-such-face")
def seven_rolled(plain: Plain) -> int:
    at, roll = first(plain, "roll", lambda entry: bool(entry["own"]))
    roll["own"][-1] = 7
    return at


@forgery("not-sorted")
def faces_not_sorted(plain: Plain) -> int:
    at, roll = first(plain, "roll", lambda entry: len(set(entry["own"])) > 1)
    roll["own"].reverse()
    return at


@forgery("biggy-count")
def second_biggy(plain: Plain) -> int:
    at, roll = first(plain, "roll", lambda entry: entry["biggy"] is None)
    roll["biggy"] = 4
    return at


@forgery("biggy-count")
def biggy_kept_in_the_pocket(plain: Plain) -> int:
    at, roll = first(plain, "roll", lambda entry: entry["biggy"] is not None)
    roll["biggy"] = None
    return at


@forgery("wrong-seat")
def roll_of_another_seat(plain: Plain) -> int:
    at, roll = first(plain, "roll")
    roll["seat"] = next_seat(plain, roll["seat"])
    return at


@forgery("wrong-seat")
def spare_dice_of_another_seat(plain: Plain) -> int:
    at, spare = first(plain, "spare")
    spare["seat"] = next_seat(plain, spare["seat"])
    return at


@forgery("wrong-dice-count")
def third_spare_die(plain: Plain) -> int:
    at, spare = first(plain, "spare")
    spare["faces"].append(6)
    return at


@forgery("unexpected-entry")
def spare_dice_forgotten(plain: Plain) -> int:
    at, _ = first(plain, "spare")
    del plain["journal"][at]
    return at


@forgery("bandit-face-taken")
def bandit_face_used_twice(plain: Plain) -> int:
    taken: set[int] = set()
    for at, entry in enumerate(plain["journal"]):
        if entry["kind"] == "round":
            taken = set()
        elif entry["kind"] == "place" and entry["casino"] == 7:
            taken.add(entry["face"])
        elif entry["kind"] == "place" and entry["face"] in taken:
            entry["casino"] = 7
            return at
    raise NotHere


@forgery("no-bandit")
def bandit_that_is_not_there(plain: Plain) -> int:
    if plain["options"].get("bandit"):
        raise NotHere
    at, place = first(plain, "place")
    place["casino"] = 7
    return at


@forgery("wrong-jeton")
def jeton_to_the_wrong_seat(plain: Plain) -> int:
    at, jeton = first(plain, "jeton")
    jeton["seat"] = next_seat(plain, jeton["seat"])
    return at


@forgery("wrong-jeton")
def jeton_of_another_casino(plain: Plain) -> int:
    at, jeton = first(plain, "jeton")
    jeton["casino"] = jeton["casino"] % 6 + 1
    return at


@forgery("unexpected-entry")
def jeton_forgotten(plain: Plain) -> int:
    at, _ = first(plain, "jeton")
    del plain["journal"][at]
    return at


@forgery("unexpected-entry")
def jeton_invented(plain: Plain) -> int:
    for at, entry in enumerate(plain["journal"][:-1]):
        following = plain["journal"][at + 1]["kind"]
        if entry["kind"] in ("place", "lay") and following in ("roll", "draw"):
            plain["journal"].insert(at + 1, {"kind": "jeton", "seat": entry["seat"], "casino": 1})
            return at + 1
    raise NotHere


def laid_from(plain: Plain, fits: Callable[[list[str]], bool]) -> tuple[int, Plain, list[str]]:
    """A lay and the hand it came from."""
    hands: dict[int, list[str]] = {}
    for at, entry in enumerate(plain["journal"]):
        if entry["kind"] == "draw":
            hands[entry["seat"]] = entry["cards"]
        elif entry["kind"] == "lay" and fits(hands[entry["seat"]]):
            return at, entry, hands[entry["seat"]]
    raise NotHere


@forgery("card-not-in-hand")
def card_not_in_hand(plain: Plain) -> int:
    at, lay, hand = laid_from(plain, lambda _: True)
    lay["cards"] = [next(card for card in CARDS if card not in hand)]
    return at


@forgery("card-not-in-hand")
def card_laid_twice(plain: Plain) -> int:
    at, lay, hand = laid_from(plain, lambda hand: any(hand.count(card) == 1 for card in hand))
    lay["cards"] = [next(card for card in hand if hand.count(card) == 1)] * 2
    return at


def three_of_two(hand: list[str]) -> list[str] | None:
    for card in hand:
        same = [other for other in hand if other[0] == card[0]]
        others = [other for other in hand if other[0] != card[0]]
        if len(same) >= 2 and others:
            return sorted([*same[:2], others[0]])
    return None


@forgery("mixed-numbers")
def three_cards_of_two_numbers(plain: Plain) -> int:
    at, lay, hand = laid_from(plain, lambda hand: three_of_two(hand) is not None)
    lay["cards"] = three_of_two(hand)
    return at


@forgery("no-cards")
def nothing_laid(plain: Plain) -> int:
    at, lay = first(plain, "lay")
    lay["cards"] = []
    return at


@forgery("wrong-card-count")
def hand_of_six(plain: Plain) -> int:
    at, draw = first(plain, "draw")
    draw["cards"] = sorted([*draw["cards"], next(card for card in CARDS if card not in draw["cards"])])
    return at


@forgery("card-not-in-pile")
def double_drawn_twice(plain: Plain) -> int:
    at, draw = first(plain, "draw")
    draw["cards"] = ["1+", "1+", "2", "3", "4"]
    return at


@forgery("card-not-in-pile")
def laid_card_drawn_again(plain: Plain) -> int:
    at, lay = first(plain, "lay")
    for later, draw in every(plain, "draw"):
        if later > at and draw["seat"] == lay["seat"]:
            double = [card for card in lay["cards"] if card.endswith("+")]
            draw["cards"] = sorted([*(double or [lay["cards"][0]] * 4), *("2", "3", "4", "5")][:5])
            if not double and lay["cards"][0] in ("2", "3", "4", "5"):
                raise NotHere
            return later
    raise NotHere


@forgery("wrong-seat")
def draw_of_another_seat(plain: Plain) -> int:
    at, draw = first(plain, "draw")
    draw["seat"] = next_seat(plain, draw["seat"])
    return at


@forgery("not-your-turn")
def simultaneous_lays_exchanged(plain: Plain) -> int:
    for at, entry in enumerate(plain["journal"][:-1]):
        following = plain["journal"][at + 1]
        if entry["kind"] == following["kind"] == "lay":
            plain["journal"][at : at + 2] = [following, entry]
            return at
    raise NotHere


@forgery("unexpected-entry")
def leaving_amid_simultaneous_lays(plain: Plain) -> int:
    for at, entry in enumerate(plain["journal"][:-1]):
        following = plain["journal"][at + 1]
        if entry["kind"] == following["kind"] == "lay":
            plain["journal"][at + 1] = {"kind": "leave", "seat": following["seat"]}
            return at + 1
    raise NotHere


@forgery("wrong-points")
def wrong_points(plain: Plain) -> int:
    at, keep = first(plain, "keep")
    keep["points"] += 50
    return at


@forgery("five-blocked")
def second_five_of_a_turned_pair(plain: Plain) -> int:
    for at, keep in every(plain, "keep"):
        throw = plain["journal"][at - 1]
        if throw["black"].count(5) == 2 and throw["red"] != 5:
            keep.update(combos=["5>1", "5"], points=150)
            return at
    raise NotHere


@forgery("not-in-throw")
def triple_out_of_nothing(plain: Plain) -> int:
    at, keep = first(plain, "keep")
    throw = plain["journal"][at - 1]
    face = next(face for face in (2, 3, 4, 6) if throw["black"].count(face) < 3)
    keep.update(combos=[str(face) * 3], points=100 * face)
    return at


@forgery("not-in-throw")
def straight_with_the_coin(plain: Plain) -> int:
    for at, keep in every(plain, "keep"):
        if plain["journal"][at - 1]["red"] == "coin":
            keep.update(combos=["123456"], points=1000)
            return at
    raise NotHere


@forgery("no-such-combo")
def single_four(plain: Plain) -> int:
    at, keep = first(plain, "keep")
    keep.update(combos=["4"], points=0)
    return at


@forgery("nothing-set-aside")
def nothing_set_aside(plain: Plain) -> int:
    at, keep = first(plain, "keep")
    keep.update(combos=[], points=0)
    return at


@forgery("unexpected-entry")
def bust_removed(plain: Plain) -> int:
    at, _ = first(plain, "bust")
    del plain["journal"][at]
    return at


@forgery("unexpected-entry")
def bust_invented(plain: Plain) -> int:
    at, keep = first(plain, "keep")
    plain["journal"].insert(at, {"kind": "bust", "seat": keep["seat"]})
    return at


@forgery("wrong-bust")
def bust_of_another_seat(plain: Plain) -> int:
    at, bust = first(plain, "bust")
    bust["seat"] = next_seat(plain, bust["seat"])
    return at


@forgery("wrong-bank")
def bank_with_a_wrong_total(plain: Plain) -> int:
    at, bank = first(plain, "bank")
    bank["score"] += 50
    return at


@forgery("wrong-bank")
def bank_with_a_wrong_turn(plain: Plain) -> int:
    at, bank = first(plain, "bank")
    bank["turn"] += 50
    return at


@forgery("red-count")
def second_red_die(plain: Plain) -> int:
    at, throw = first(plain, "throw", lambda entry: entry["red"] is None)
    throw["red"] = 5
    return at


@forgery("no-such-face")
def red_six(plain: Plain) -> int:
    at, throw = first(plain, "throw", lambda entry: entry["red"] is not None)
    throw["red"] = 6
    return at


@forgery("wrong-dice-count")
def dice_that_lie_aside_thrown(plain: Plain) -> int:
    at, throw = first(plain, "throw", lambda entry: len(entry["black"]) < 5)
    throw["black"] = sorted([*throw["black"], 3])
    return at


@forgery("wrong-seat")
def throw_of_another_seat(plain: Plain) -> int:
    at, throw = first(plain, "throw")
    throw["seat"] = next_seat(plain, throw["seat"])
    return at


@forgery("not-your-turn")
def decision_of_another_seat(plain: Plain) -> int:
    at, move = decision(plain)
    move["seat"] = next_seat(plain, move["seat"])
    return at


@forgery("not-your-turn")
def seat_minus_one(plain: Plain) -> int:
    at, move = decision(plain)
    move["seat"] = -1
    return at


@forgery("entry-after-end")
def move_after_the_end(plain: Plain) -> int:
    plain["journal"].append(dict(decision(plain)[1]))
    return len(plain["journal"]) - 1


@forgery("entry-after-end")
def chance_after_the_end(plain: Plain) -> int:
    plain["journal"].append(dict(chance(plain)[1]))
    return len(plain["journal"]) - 1


@forgery("entry-after-end")
def leaving_after_the_end(plain: Plain) -> int:
    plain["journal"].append({"kind": "leave", "seat": 0})
    return len(plain["journal"]) - 1


@forgery("entry-after-end")
def rule_after_the_end(plain: Plain) -> int:
    plain["journal"].append(dict(plain["journal"][-1]))
    return len(plain["journal"]) - 1


@forgery("no-such-seat")
def leaving_of_nobody(plain: Plain) -> int:
    at, _ = chance(plain)
    plain["journal"].insert(at, {"kind": "leave", "seat": 17})
    return at


@forgery("unexpected-entry")
def decision_removed(plain: Plain) -> int:
    at, move = decision(plain)
    if move["kind"] == "lay" and plain["journal"][at + 1]["kind"] == "lay":
        raise NotHere  # the next player's lay would take its place: not-your-turn
    del plain["journal"][at]
    return at


@forgery("journal-ends-early")
def last_entry_removed(plain: Plain) -> int:
    plain["journal"].pop()
    return len(plain["journal"])


@forgery("unexpected-entry")
def decision_before_its_roll(plain: Plain) -> int:
    at, _ = decision(plain)
    journal = plain["journal"]
    if journal[at + 1]["kind"] == "lay":
        raise NotHere
    journal[at - 1 : at + 1] = [journal[at], journal[at - 1]]
    return at - 1


@forgery("wrong-round")
def round_with_a_wrong_number(plain: Plain) -> int:
    at, entry = list(every(plain, "round"))[1:2][0] if plain["game"] != "top-10000" else first(plain, "round")
    entry["number"] += 1
    return at


@forgery("wrong-round")
def round_with_a_wrong_starter(plain: Plain) -> int:
    at, entry = first(plain, "round")
    entry["start"] = next_seat(plain, entry["start"])
    return at


@forgery("unexpected-entry")
def round_removed(plain: Plain) -> int:
    at, _ = first(plain, "round")
    del plain["journal"][at]
    return at


@forgery("wrong-winners")
def wrong_winner(plain: Plain) -> None:
    plain["result"]["winners"] = [next_seat(plain, plain["result"]["winners"][0])]


@forgery("wrong-winners")
def no_winner(plain: Plain) -> None:
    plain["result"]["winners"] = []


@forgery("wrong-score")
def wrong_score(plain: Plain) -> None:
    plain["result"]["score"][0] += 10


@forgery("wrong-score")
def score_as_a_fraction(plain: Plain) -> None:
    plain["result"]["score"] = [float(score) for score in plain["result"]["score"]]


@forgery("wrong-score")
def one_score_as_a_fraction(plain: Plain) -> None:
    plain["result"]["score"][-1] = float(plain["result"]["score"][-1])


@forgery("wrong-bills")
def wrong_number_of_bills(plain: Plain) -> None:
    if "bills" not in plain["result"]:
        raise NotHere
    plain["result"]["bills"][0] += 1


@forgery("wrong-jetons")
def wrong_number_of_jetons(plain: Plain) -> None:
    if "jetons" not in plain["result"]:
        raise NotHere
    plain["result"]["jetons"][0] += 1


@forgery("unknown-key")
def jetons_in_a_game_without(plain: Plain) -> None:
    if "jetons" in plain["result"]:
        raise NotHere
    plain["result"]["jetons"] = [0] * len(plain["seats"])


@forgery("missing-key")
def score_missing(plain: Plain) -> None:
    del plain["result"]["score"]


@forgery("missing-result")
def result_missing(plain: Plain) -> None:
    del plain["result"]


@forgery("not-over")
def result_of_a_game_under_way(plain: Plain) -> None:
    at, _ = decision(plain)
    del plain["journal"][at:]


@forgery("unknown-option")
def unknown_option(plain: Plain) -> None:
    plain["options"]["loaded_dice"] = True


@forgery("bad-option")
def option_of_the_wrong_type(plain: Plain) -> None:
    name = {"top-10000": "target", "las-vegas-cards": "order"}.get(plain["game"], "neutral")
    plain["options"][name] = 1


@forgery("bad-start")
def start_that_is_no_seat(plain: Plain) -> None:
    plain["start"] = len(plain["seats"])


@forgery("wrong-round")
def wrong_start(plain: Plain) -> int:
    if plain["game"] == "top-10000":
        raise NotHere
    plain["start"] = next_seat(plain, plain["start"])
    return 0


@forgery("wrong-seat")
def wrong_start_of_points(plain: Plain) -> int:
    if plain["game"] != "top-10000":
        raise NotHere
    plain["start"] = next_seat(plain, plain["start"])
    return 0


@forgery("unknown-game")
def unknown_game(plain: Plain) -> None:
    plain["game"] = "las-vegas-2013"


@forgery("unknown-format")
def unknown_format(plain: Plain) -> None:
    plain["format"] = "vabanque/2"


@forgery("bad-seats")
def seats_of_nobody(plain: Plain) -> None:
    plain["seats"] = []


@forgery("bad-names")
def seats_minus_one(plain: Plain) -> None:
    plain["seats"] = -1


@forgery("unknown-kind")
def unknown_kind(plain: Plain) -> int:
    plain["journal"][3]["kind"] = "cheat"
    return 3


@forgery("missing-key")
def key_missing(plain: Plain) -> int:
    del decision(plain)[1]["seat"]
    return decision(plain)[0]


@forgery("unknown-key")
def key_too_many(plain: Plain) -> int:
    decision(plain)[1]["why"] = "because"
    return decision(plain)[0]


@forgery("wrong-type")
def true_for_a_seat(plain: Plain) -> int:
    at, move = decision(plain)
    move["seat"] = True
    return at


@forgery("wrong-type")
def seat_as_a_fraction(plain: Plain) -> int:
    at, move = decision(plain)
    move["seat"] = float(move["seat"])
    return at


@forgery("wrong-type")
def seat_as_text(plain: Plain) -> int:
    at, move = decision(plain)
    move["seat"] = str(move["seat"])
    return at


@forgery("wrong-hashes")
def wrong_hash(plain: Plain) -> None:
    plain["hashes"] = ["0" * 16]


@forgery("bad-fairness")
def fairness_without_seeds(plain: Plain) -> None:
    plain["fairness"] = {"table": "t"}
