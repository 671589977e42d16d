"""Gymnasium: one learner against named bots."""

from __future__ import annotations

from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete

from vabanque.core import Misconfigured, OptionValue, Over, Seat
from vabanque.core.luck import LuckStream
from vabanque.envs.layout import Form
from vabanque.envs.loops import ILLEGAL
from vabanque.envs.pixels import picture
from vabanque.envs.rivals import drawn, make_rival, rival_names
from vabanque.envs.table import Choices, Reward, When, new_encoder
from vabanque.games import find, vocabulary
from vabanque.pictures import text
from vabanque.play.dealers import stream
from vabanque.play.record import Record
from vabanque.play.session import Session
from vabanque.sim.registry import dealer_of


class LearnerEnv(gymnasium.Env[np.ndarray[Any, Any], int]):
    """A learner at a table with bots; it acts whenever it is its turn.

    Observations are vectors (`describe` says what they mean); the action mask is in `info["action_mask"]`, and
    `action_masks()` returns it too. An illegal action ends the game as lost, with a reward of −1. Rivals are `greedy`
    unless they are named; in a game without bots of its own, `random`.
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int = 3,
        *,
        rivals: str | None = None,
        seat: Seat | Literal["rotating"] = "rotating",
        form: Form = "full",
        reward: Reward = "win",
        when: When = "end",
        render_mode: Literal["ansi", "rgb_array"] | None = None,
        **options: OptionValue,
    ) -> None:
        choices = Choices.of(game, seats, form, reward, when, options)
        self.rules = choices.rules
        usual = "random" if find(game).brings.bots is None else "greedy"
        self.rivals = rival_names(usual if rivals is None else rivals, seats)
        if seat != "rotating" and seat not in range(seats):
            raise Misconfigured("no-such-seat", seat=str(seat))
        for name in {name for names in self.rivals for name in names}:
            make_rival(name, self.rules, 0, stream(0))  # raises Misconfigured if there is no such bot
        self._fixed = None if seat == "rotating" else int(seat)
        self._terms, self._encoder = choices.terms, new_encoder(choices)
        self.texts = vocabulary(self.rules)
        self.observation_space = Box(0, 1, (choices.layout.size,), np.float32)
        self.action_space = Discrete(len(self.texts))  # type: ignore[assignment]  # numpy's integers are integers
        self.render_mode = render_mode
        self.seat: Seat = 0
        self._seed, self._game = 0, -1
        self._paid = 0
        self._seeded = False

    def describe(self) -> str:
        """What the numbers of an observation mean."""
        return self._encoder.layout.describe()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray[Any, Any], dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None or not self._seeded:
            self._seed, self._game = int(self.np_random.integers(2**31)), -1
        self._seeded = True
        self._game += 1
        seats = self.rules.spec.seats
        self.seat = self._game % seats if self._fixed is None else self._fixed
        names = ["learner" if seat == self.seat else f"rival {seat}" for seat in range(seats)]
        # The starting seat moves on so that the learner starts as often as anybody else.
        first = (self._game // seats if self._fixed is None else self._game) % seats
        self.session = Session(
            self.rules, names, dealer_of(self.rules, LuckStream(self._seed, self._game)), first=first
        )
        others = [(self.seat + 1 + place) % seats for place in range(seats - 1)]
        self.session.bots = {
            seat: make_rival(
                drawn(names, self._seed, self._game, place), self.rules, seat, stream(self._seed, self._game, seat)
            )
            for place, (seat, names) in enumerate(zip(others, self.rivals, strict=True), start=1)
        }
        self._paid = 0
        self.session.run_bots()
        return self._see()

    def step(self, action: int) -> tuple[np.ndarray[Any, Any], float, bool, bool, dict[str, Any]]:
        if not self.action_masks()[action]:
            observation, info = self._see()
            return observation, ILLEGAL, True, False, {**info, "illegal": True}
        self.session.submit(self.rules.read_move(self.seat, self.texts[action]))
        self.session.run_bots()
        observation, info = self._see()
        return observation, self._earned(), self.session.over, False, info

    def action_masks(self) -> np.ndarray[Any, Any]:
        """Which actions are legal now."""
        return self._encoder.encode(self.session.view(self.seat), self.seat).mask

    def record(self) -> Record:
        """The game so far."""
        return self.session.record()

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        return text(self.session) if self.render_mode == "ansi" else picture(self.session)

    def _see(self) -> tuple[np.ndarray[Any, Any], dict[str, Any]]:
        seen = self._encoder.encode(self.session.view(self.seat), self.seat)
        return seen.observation, {"action_mask": seen.mask, "seat": self.seat}

    def _earned(self) -> float:
        """What the learner has earned since the last call."""
        turn = self.session.turn
        if not self._terms.by_score:
            winners = turn.result.winners if isinstance(turn, Over) else ()
            return 1 / len(winners) if self.seat in winners else 0.0
        if not (self._terms.as_scored or isinstance(turn, Over)):
            return 0.0
        score = self._encoder.score(self.session.state, self.seat)
        earned, self._paid = score - self._paid, score
        return float(earned)


def gym_id(game: str) -> str:
    """Gymnasium's name for a game: `las-vegas-2012` → `vabanque/LasVegas2012-v0`."""
    return f"vabanque/{''.join(map(str.capitalize, game.split('-')))}-v0"
