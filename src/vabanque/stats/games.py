"""Recorded games for statistics: who played, who won. The journal is not read, so this is fast."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import sha256

import msgspec

from vabanque.play.record import FORMAT


class _Record(msgspec.Struct):
    """The part of a record (docs/record.md) that is needed."""

    format: str
    game: str
    seats: list[str]
    start: int = 0
    at: int = 0
    result: dict[str, list[int]] | None = None


class Played(msgspec.Struct, frozen=True):
    """A finished game as one player sees it."""

    id: str
    """The same for the same record."""
    at: int
    """When it was played, in milliseconds since 1970; 0 if unknown."""
    game: str
    names: tuple[str, ...]
    first: int
    """Who began."""
    score: tuple[int, ...]
    winners: tuple[int, ...]
    places: tuple[int, ...]
    """Every seat's rank: 1 is the winner."""
    me: int = -1
    luck: float | None = None
    """From the review: what dice, cards and bills brought, in win share."""
    decisions: float | None = None
    """… and what this player's decisions gave away."""
    choices: int = 0
    """In how many decisions there was a choice; 0 if unknown."""
    families: dict[str, float] = {}
    """Family of reasons → what its mistakes cost (`vabanque.coach`)."""

    @property
    def win(self) -> float:
        return self.win_of(self.me)

    def win_of(self, seat: int) -> float:
        """A seat's part of the victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


@dataclass
class Games:
    """The finished games of some files."""

    played: list[Played] = field(default_factory=list)
    skipped: int = 0
    """How many lines are not finished games."""
    lines: dict[str, bytes] = field(default_factory=dict)
    """Id → the record."""

    def of(self, player: str) -> list[Played]:
        """The games of one player, the oldest first."""
        wanted = player.strip().casefold()
        games = []
        for game in self.played:
            seat = next((at for at, name in enumerate(game.names) if name.strip().casefold() == wanted), None)
            if seat is not None:
                games.append(seated(game, seat))
        return sorted(games, key=lambda game: game.at)

    def players(self) -> list[tuple[str, int]]:
        """Everybody who played, with the number of their games, the most frequent first."""
        counts = Counter(name for game in self.played for name in set(game.names))
        return sorted(counts.items(), key=lambda counted: (-counted[1], counted[0]))


def seated(game: Played, seat: int) -> Played:
    """The game as the player in `seat` sees it."""
    return Played(game.id, game.at, game.game, game.names, game.first, game.score, game.winners, game.places, seat)


def read_games(lines: Iterable[bytes]) -> Games:
    """Every finished game once; anything else is counted and left out."""
    games = Games()
    decode = msgspec.json.Decoder(_Record).decode
    for line in lines:
        try:
            record = decode(line)
            played = _played(line, record)
        except (msgspec.DecodeError, LookupError, RecursionError):
            played = None
        if played is None:
            games.skipped += 1
        elif played.id not in games.lines:
            games.lines[played.id] = line
            games.played.append(played)
    return games


def _played(line: bytes, record: _Record) -> Played | None:
    result, seats = record.result, len(record.seats)
    if record.format != FORMAT or result is None or not seats or not result["winners"]:
        return None
    score, winners = tuple(result["score"]), tuple(result["winners"])
    counts = next((tuple(numbers) for name, numbers in result.items() if name not in ("score", "winners")), score)
    if len(score) != seats or len(counts) != seats or not set(winners) <= set(range(seats)):
        return None
    worth = [(score[seat], counts[seat]) for seat in range(seats)]
    places = tuple(1 + sum(other > own for other in worth) for own in worth)
    name = sha256(line.strip()).hexdigest()[:24]
    return Played(name, record.at, record.game, tuple(record.seats), record.start, score, winners, places)
