"""Positions of Die oberen 10 000 in one line: `a 4200/5100 350 3r 225r5`."""

from __future__ import annotations

from vabanque.core.notation import END, LEFT, NOTHING, SEATS, Notation, for_each_seat, matched, read_seat
from vabanque.games.top_10000.rules import COIN, Face, State, Throw, Top10000


class TopNotation(Notation[State]):
    """Whose turn it is, everybody's score, points set aside in this turn, dice in hand, and what they show."""

    fields = ("turn", "scores", "aside", "dice", "due")
    rules: Top10000

    def write(self, state: State) -> tuple[str, ...]:
        scores = [f"{LEFT if seat in state.left else ''}{score}" for seat, score in enumerate(state.scores)]
        dice = f"{state.black}{'r' if state.red else ''}"
        return SEATS[state.seat], "/".join(scores), str(state.turn), dice, self._due(state)

    def _due(self, state: State) -> str:
        if state.throw is None:
            return END if state.over else NOTHING
        red = state.throw.red
        shown = "" if red is None else "rc" if red == COIN else f"r{red}"
        return "".join(map(str, state.throw.black)) + shown

    def read(self, *texts: str) -> State:
        turn, score_text, aside, dice, due = texts
        seat = read_seat(self.rules, "turn", matched("turn", r"[a-j]", turn)[0])
        scores = [matched("scores", r"(x?)(\d{1,7})", part) for part in for_each_seat(self.rules, "scores", score_text)]
        black, red = matched("dice", r"([0-5])(r?)", dice).groups()
        throw = None if due in (END, NOTHING) else _read_throw(seat, due)
        return State(
            scores=tuple(int(score[2]) for score in scores),
            seat=seat,
            turn=int(matched("aside", r"\d{1,7}", aside)[0]),
            black=int(black),
            red=bool(red),
            throw=throw,
            left=tuple(number for number, score in enumerate(scores) if score[1]),
            over=due == END,
        )


def _read_throw(seat: int, text: str) -> Throw:
    black, shown = matched("due", r"([1-6]{0,5})(?:r([1-5c]))?", text).groups()
    red: Face | None = None if shown is None else COIN if shown == "c" else int(shown)
    return Throw(seat, tuple(map(int, black)), red)
