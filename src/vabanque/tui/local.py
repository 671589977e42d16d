"""A game on this machine: the session, the bots, and the journal on disk."""

from __future__ import annotations

import os
import secrets
from collections.abc import Collection
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from platformdirs import user_data_path

from vabanque.bots import make_bot
from vabanque.core import Bot, Decide, Entry, IllegalMove, Outcome, Over, Seat
from vabanque.core.contract import AnyRules
from vabanque.core.scene import Hand, Scene, Story
from vabanque.games import scenes
from vabanque.play.dealers import LiveDealer, stream
from vabanque.play.guard import Guarded
from vabanque.play.loop import Audience
from vabanque.play.record import Record
from vabanque.play.session import Session
from vabanque.play.stories import Told, retell, stories_after, tell
from vabanque.play.verify import WrongRecord, replay
from vabanque.tui.saves import Saved, SaveFile, Setup, last_decision, read_save
from vabanque.tui.table import Ask, Deal, Due, Ended, Read, Think

DICE = ("dice", "cards")
"""What people throw or draw themselves if they play with real dice."""
BILLS = ("bills",)


def read_by_hand(rules: AnyRules, media: Collection[str]) -> frozenset[str]:
    """The kinds of entries that people enter if these media are real."""
    return frozenset(
        kind for kind, entry in rules.kinds.items() if issubclass(entry, Outcome) and entry.medium in media
    )


def games_directory() -> Path:
    """Where this user's games are kept."""
    return user_data_path("vabanque", appauthor=False) / "games"


class LocalTable:
    """A game between people at this keyboard and bots. Whatever is accepted is on disk before it is shown."""

    elsewhere = False

    def __init__(self, setup: Setup, saved: Saved | None = None) -> None:
        self.setup = setup
        self.rules = saved.rules if saved else setup.rules()
        self.scenes = scenes(self.rules)
        self.names = setup.names
        self._save: SaveFile | None = None
        self._dealer = LiveDealer(bytes.fromhex(setup.seed), (), setup.game)
        self._sealed: list[Any] = []
        self._seat_bots()
        self._stories: list[Story] = []
        """The story after each entry of the journal."""
        if saved is None:
            self.session = Session(self.rules, self.names)
            self._tell(self.session.journal, None)
        else:
            self._restore(saved.journal, saved.sealed)

    @classmethod
    def new(cls, setup: Setup, directory: Path | None) -> LocalTable:
        """A new game; its file is made in `directory` (None keeps nothing). Raises Misconfigured or OSError."""
        table = cls(setup)
        if directory is not None:
            table._save = SaveFile.create(setup, directory)
            table._save.append(table.session.journal)
        return table

    @classmethod
    def resume(cls, path: Path) -> LocalTable:
        """Continue a game file. Raises OSError, or a Refusal if it is not a game file or is damaged."""
        saved = read_save(path)
        whole = _whole_steps(saved)
        if len(whole) < len(saved.journal):
            # The machine died in the middle of writing a step: it has not happened.
            del saved.journal[len(whole) :]
            table = cls(saved.setup, saved)
            path.unlink()
            table._save = SaveFile.create(saved.setup, path.parent)
            table._save.append(saved.journal)
            return table
        table = cls(saved.setup, saved)
        if saved.length < path.stat().st_size:
            os.truncate(path, saved.length)  # a line that was never finished
        table._save = SaveFile(path)
        return table

    def _seat_bots(self) -> None:
        """New bots that have heard nothing yet."""
        self._audience = Audience()
        self._chance: dict[Seat, Random] = {}
        self._bots: dict[Seat, Bot] = {}
        for seat, player in enumerate(self.setup.players):
            if player.bot is not None:
                self._chance[seat] = Random()
                self._bots[seat] = Guarded(player.bot, make_bot(player.bot, self.rules, seat, self._chance[seat]))

    def _restore(self, journal: list[Entry], sealed: list[Any]) -> None:
        record = Record(self.rules, self.names, 0, tuple(journal))
        self.session = Session.resume(record)
        self._stories = [story for step in retell(record, self.scenes) for story in step.stories]
        self._sealed = []
        for move in sealed:
            self.session.submit(move)
            self._sealed.append(move)

    # What is going on

    @property
    def path(self) -> Path | None:
        return self._save.path if self._save else None

    @property
    def journal(self) -> list[Entry]:
        return self.session.journal

    @property
    def people(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, player in enumerate(self.setup.players) if player.person)

    @property
    def over(self) -> bool:
        return self.session.over

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        """Seats that have to decide and have not yet."""
        return self.session.waiting_for

    def legal(self, seat: Seat) -> tuple[Any, ...]:
        return self.session.legal(seat)

    def position(self) -> Any:
        """The state of the game."""
        return self.session.state

    @property
    def _story(self) -> Story:
        return self._stories[-1] if self._stories else self.scenes.begin()

    def scene(self) -> Scene:
        return self.scenes.scene(self.session.state, self._story)

    def hand(self, seat: Seat) -> Hand:
        return self.scenes.hand(self.session.state, seat, sealed=self.session.sealed.get(seat))

    def after(self, move: Any) -> Scene | None:
        return self.scenes.after(self.session.state, move, self._story)

    def told(self, viewer: Seat | None, since: int = 0) -> list[Told]:
        return tell(self.session.seen_by(viewer)[since:], self._stories[since:], self.scenes)

    def due(self) -> Due:
        """What has to happen next. Bots choose before people, who then need not wait."""
        turn = self.session.turn
        if isinstance(turn, Over):
            return Ended(turn.result)
        if isinstance(turn, Decide):
            waiting = self.session.waiting_for
            thinking = [seat for seat in waiting if seat in self._bots]
            return Think(thinking[0], partial(self.think, thinking[0])) if thinking else Ask(waiting[0])
        return Read(turn) if turn.kind in self.setup.by_hand else Deal(turn, self.deal)

    def viewer(self) -> Seat | None:
        """Through whose eyes the screen shows the table: the person to decide, else the only person there is.

        Several people share one screen, so between their turns it shows only what all of them may know.
        """
        due = self.due()
        if isinstance(due, Ask):
            return due.seat
        return self.people[0] if len(self.people) == 1 else None

    def view(self, viewer: Seat | None) -> Any:
        return self.session.view(viewer)

    # What happens

    def deal(self) -> list[Entry]:
        """The program throws the dice."""
        due = self.due()
        if not isinstance(due, Deal):
            raise IllegalMove("unexpected-outcome", found="deal")
        number = sum(entry.by == "chance" for entry in self.journal)
        before = self.session.state
        return self._happened(self.session.land(self._dealer.deal(due.chance, number)), before)

    def read(self, text: str) -> list[Entry]:
        """Somebody says what the real dice show. Raises Refusal."""
        due = self.due()
        if not isinstance(due, Read):
            raise IllegalMove("unexpected-outcome", found=text[:20])
        before = self.session.state
        return self._happened(self.session.land(due.chance.read(text)), before, sync=True)

    def think(self, seat: Seat) -> Any:
        """The move that a bot chooses. Changes nothing at the table; may run in another thread. Raises Refusal."""
        # The same luck after a resume: a bot's random stream depends on the position, not on what it did before.
        self._chance[seat].seed(stream(self.setup.seed, seat, len(self.journal)).getrandbits(64))
        bot = self._bots[seat]
        self._audience.catch_up(bot, seat, self.journal)
        return bot.choose(self.session.view(seat), self.session.legal(seat))

    def submit(self, move: Any) -> list[Entry]:
        """A seat decides. Returns what happened: nothing while others still have to choose."""
        before = self.session.state
        entries = self.session.submit(move)
        if not entries:
            self._sealed.append(move)
            if self._save is not None:
                self._save.seal(move, sync=move.seat in self.people)
            return []
        self._sealed = []
        return self._happened(entries, before, sync=move.seat in self.people)

    def _happened(self, entries: list[Entry], before: Any, *, sync: bool = False) -> list[Entry]:
        self._tell(entries, before)
        if self._save is not None:
            self._save.append(entries, sync=sync)
        return entries

    def _tell(self, entries: list[Entry], before: Any) -> None:
        self._stories += stories_after(self._story, entries, before, len(self._stories))

    def undoable(self) -> Seat | None:
        """Whose last decision can still be taken back: a person's, and no dice have been rolled since."""
        people = self.people
        for move in reversed(self._sealed):
            if move.seat in people:
                return int(move.seat)
        at = last_decision(self.journal)
        after = self.journal[at:]
        together = at > 0 and self.journal[at - 1].by == "player"  # revealed choices stay
        if not after or together or self._sealed or any(entry.by == "chance" for entry in after):
            return None
        seat = int(after[0].seat)  # type: ignore[attr-defined]  # every decision names its seat
        return seat if seat in people else None

    def undo(self) -> Seat:
        """Take the last decision back. Raises IllegalMove if dice have been rolled since."""
        seat = self.undoable()
        if seat is None:
            raise IllegalMove("nothing-to-undo")
        journal, sealed = list(self.journal), list(self._sealed)
        if any(move.seat == seat for move in sealed):
            sealed = [move for move in sealed if move.seat != seat]
        else:
            del journal[last_decision(journal) :]
        if self._save is not None:
            self._save.undo(seat)
        self._restore(journal, sealed)
        self._seat_bots()  # the old ones have heard what is taken back now
        return seat

    # What remains

    def record(self) -> Record:
        """The game so far. Once it is over, with the proof that the dice were fair, unless people rolled them."""
        proved = self.session.over and not self.setup.by_hand
        extra = {"fairness": self._dealer.proof(self.session.first)} if proved else {}
        return self.session.record(**extra)

    def close(self) -> Path | None:
        """Leave the table. A finished game becomes a record; any other stays to be resumed. Returns the file."""
        if self._save is None:
            return None
        path = self._save.path
        self._save = None
        if not self.session.over:
            return path
        record = path.with_suffix(".jsonl")
        record.write_text(self.record().to_json() + "\n", encoding="utf-8")
        path.unlink(missing_ok=True)
        return record


def new_seed(text: str | None = None) -> str:
    """A seed for the dice: secret, or always the same for the same text."""
    return secrets.token_hex(32) if text is None else sha256(f"vabanque/{text}".encode()).hexdigest()


def _whole_steps(saved: Saved) -> list[Entry]:
    """The journal up to the last step that is complete. Raises WrongRecord if it contradicts the rules."""
    whole: list[Entry] = []
    try:
        for step in replay(Record(saved.rules, saved.setup.names, 0, tuple(saved.journal))):
            whole += step.entries
    except WrongRecord as wrong:
        if wrong.code != "journal-ends-early":
            raise
    return whole
