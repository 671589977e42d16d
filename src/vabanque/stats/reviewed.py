"""Luck and decisions from reviews, kept in a file so that every game is reviewed only once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

import msgspec

from vabanque.core import Refusal, Unreadable
from vabanque.parallel import spread
from vabanque.stats.games import Games, Played


class Reviewed(msgspec.Struct, frozen=True):
    """A line of the file: what every seat's luck and decisions did to its win share."""

    id: str
    luck: list[float]
    decisions: list[float]
    """Both are empty if the record cannot be reviewed."""
    choices: list[int] = []
    families: list[dict[str, float]] = []
    """Every seat's decisions with a choice, and what its mistakes cost by family."""

    @property
    def is_old(self) -> bool:
        """Was it written by a version that did not know of families?"""
        return bool(self.luck) and not self.choices


def with_reviews(
    games: Games, played: Sequence[Played], file: Path, jobs: int, progress: Callable[[int, int], None]
) -> list[Played]:
    """The games with their luck and decisions. Raises Unreadable if the file does not contain reviews."""
    known = _read(file)
    # A review from before families were known is worked out again.
    missing = [game.id for game in played if game.id not in known or known[game.id].is_old]
    with file.open("ab") as stream:
        tasks = ((name, games.lines[name]) for name in missing)
        with closing(spread(review_line, tasks, jobs=jobs)) as reviews:
            for done, review in enumerate(reviews, start=1):
                known[review.id] = review
                stream.write(msgspec.json.encode(review) + b"\n")
                stream.flush()
                progress(done, len(missing))
    return [_with(game, known[game.id]) for game in played]


def _with(game: Played, review: Reviewed) -> Played:
    if not review.luck:
        return game
    game = msgspec.structs.replace(game, luck=review.luck[game.me], decisions=review.decisions[game.me])
    if review.choices:
        game = msgspec.structs.replace(game, choices=review.choices[game.me], families=review.families[game.me])
    return game


def review_line(name: str, line: bytes) -> Reviewed:
    """The review of one record; runs in any process."""
    from vabanque.analyse import review
    from vabanque.play.record import read_record

    try:
        reviewed = review(read_record(line))
    except Refusal:
        return Reviewed(name, [], [])
    return Reviewed(
        name,
        [account.luck for account in reviewed.accounts],
        [account.decisions for account in reviewed.accounts],
        [account.choices for account in reviewed.accounts],
        [account.families for account in reviewed.accounts],
    )


def _read(file: Path) -> dict[str, Reviewed]:
    if not file.exists():
        return {}
    reviews = {}
    for line in file.read_bytes().splitlines():
        try:
            review = msgspec.json.decode(line, type=Reviewed)
        except msgspec.DecodeError as error:
            raise Unreadable("not-reviews", file=str(file)[-100:], reason=str(error)) from None
        reviews[review.id] = review
    return reviews
