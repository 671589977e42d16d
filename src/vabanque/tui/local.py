"""A game on this machine: the session, the bots, and the journal on disk."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from contextlib import suppress
from functools import partial
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

from platformdirs import user_data_path

from vabanque.bots import make_bot
from vabanque.core import Bot, Decide, Entry, IllegalMove, Move, Outcome, Over, Refusal, Seat
from vabanque.core.contract import AnyRules
from vabanque.core.scene import Hand, Scene, Story
from vabanque.games import scenes
from vabanque.play.dealers import LiveDealer, stream
from vabanque.play.guard import Guarded
from vabanque.play.loop import Audience
from vabanque.play.record import Record
from vabanque.play.session import Session
from vabanque.play.stories import Told, retell, stories_after, tell
from vabanque.tui.saves import Saved, SaveFile, Setup, read_save
from vabanque.tui.table import Ask, Deal, Due, Ended, Read, Think

DICE = ("dice", "cards")
"""What people roll or draw themselves if they play with real dice."""
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
    """A game between people at this keyboard and bots. Everything accepted is on disk before it is shown."""

    elsewhere = False

    def __init__(self, setup: Setup, saved: Saved | None = None) -> None:
        self.setup = setup
        self.rules = saved.rules if saved else setup.rules()
        self.scenes = scenes(self.rules)
        self.names = setup.names
        self._save: SaveFile | None = None
        self._dealer = LiveDealer(bytes.fromhex(setup.seed), (), setup.game)
        self.lost = saved.lost if saved else 0
        """How many damaged lines of the file had to be dropped."""
        self._sealed: list[Any] = []
        self._seat_bots()
        self._stories: list[Story] = []
        """The story after each entry of the journal."""
        self._steps: list[int] = []
        """The number of each step's first entry."""
        if saved is None:
            self.session = Session(self.rules, self.names)
            self._tell(self.session.journal, None)
        else:
            self._restore(saved.journal, saved.sealed)

    @classmethod
    def new(cls, setup: Setup, directory: Path | None) -> LocalTable:
        """A new game, saved in `directory` (None saves nothing). Raises Misconfigured or OSError."""
        table = cls(setup)
        if directory is not None:
            table._save = SaveFile.create(setup, directory)
            table._save.append(table.session.journal)
        return table

    @classmethod
    def resume(cls, path: Path) -> LocalTable:
        """Continue a game file. Raises OSError, or a Refusal if it is not a game file or is being played elsewhere.

        A damaged file is cut back to the last entry that can be trusted; `lost` counts the lines dropped.
        """
        read_save(path)  # refuse anything that is not a game before creating a lock beside it
        save = SaveFile(path)
        try:
            saved = read_save(path)  # again, now that nobody else can write
            table = cls(saved.setup, saved)
            if not saved.exact:
                save.mend(saved)
        except (OSError, Refusal):
            save.close()
            raise
        table._save = save
        return table

    def _seat_bots(self) -> None:
        """New bots that know nothing of the game yet."""
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
        self._stories, self._steps = [], []
        for step in retell(record, self.scenes):
            self._steps.append(len(self._stories))
            self._stories += step.stories
        self._sealed = []
        for move in sealed:
            with suppress(Refusal):  # from a damaged file
                self.session.submit(move)
                self._sealed.append(move)

    # What is going on

    @property
    def path(self) -> Path | None:
        return self._save.path if self._save else None

    @property
    def journal(self) -> Sequence[Entry]:
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
        """What has to happen next. Bots choose before people, so that people need not wait."""
        turn = self.session.turn
        if isinstance(turn, Over):
            return Ended(turn.result)
        if isinstance(turn, Decide):
            waiting = self.session.waiting_for
            thinking = [seat for seat in waiting if seat in self._bots]
            return Think(thinking[0], partial(self.think, thinking[0])) if thinking else Ask(waiting[0])
        return Read(turn) if turn.kind in self.setup.by_hand else Deal(turn, self.deal)

    def viewer(self) -> Seat | None:
        """The seat from whose point of view the table is shown: the person to decide, or else the only person.

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
        """The program rolls the dice."""
        due = self.due()
        if not isinstance(due, Deal):
            raise IllegalMove("unexpected-outcome", found="deal")
        number = sum(entry.by == "chance" for entry in self.journal)
        before = self.session.state
        return self._happened(self.session.land(self._dealer.deal(due.chance, number)), before)

    def read(self, text: str) -> list[Entry]:
        """Enter what the real dice show. Raises Refusal."""
        due = self.due()
        if not isinstance(due, Read):
            raise IllegalMove("unexpected-outcome", found=text[:20])
        before = self.session.state
        return self._happened(self.session.land(due.chance.read(text)), before, sync=True)

    def think(self, seat: Seat) -> Any:
        """The move that a bot chooses. Changes nothing at the table; may run in another thread. Raises Refusal."""
        # Same luck after a resume: a bot's random stream depends on where the game is, not on earlier calls.
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

    def _tell(self, entries: Sequence[Entry], before: Any) -> None:
        self._steps.append(len(self._stories))
        self._stories += stories_after(self._story, entries, before, len(self._stories))

    def undoable(self) -> Entry | None:
        """What can be taken back: a person's last decision or, with real dice, what was entered last.

        Once the program has rolled, nothing before the roll can be taken back, and a sealed choice stays (R64). With
        real dice or cards nobody gains by taking back, so everything can be, one step at a time; whatever the program
        dealt or a bot decided happens again.
        """
        for move in reversed(self._sealed):
            if move.seat in self.people:
                return move if self._real_dice else None
        at = self._last_undoable()
        return None if at is None else self.journal[at]

    @property
    def _real_dice(self) -> bool:
        """Do people roll the dice or draw the cards themselves?"""
        return any(kind in self.setup.by_hand for kind in read_by_hand(self.rules, DICE))

    def _last_undoable(self) -> int | None:
        """The number of the first entry of the step that can be taken back."""
        for at, end in reversed(list(pairwise([*self._steps, len(self.journal)]))):
            step = self.journal[at:end]
            movers = [entry.seat for entry in step if isinstance(entry, Move)]
            by_people = any(seat in self.people for seat in movers) or any(e.kind in self.setup.by_hand for e in step)
            if by_people and (self._real_dice or len(movers) <= 1):  # choices revealed together stay
                return at
            if not self._real_dice:
                return None
        return None

    def undo(self) -> Entry:
        """Take `undoable()` back, and return it. Raises IllegalMove if there is nothing."""
        taken = self.undoable()
        if taken is None:
            raise IllegalMove("nothing-to-undo")
        journal, sealed = list(self.journal), list(self._sealed)
        if taken in sealed:
            sealed.remove(taken)
            if self._save is not None:
                self._save.unseal(taken.seat)  # type: ignore[attr-defined]  # a sealed choice is a move
        else:
            at = self._last_undoable()
            del journal[at:]
            sealed = []
            if self._save is not None:
                self._save.cut(len(journal))
        self._restore(journal, sealed)
        self._seat_bots()  # the old ones have seen what is being taken back
        return taken

    # What remains

    def record(self) -> Record:
        """The game so far; once it is over, with the proof that the dice were fair, unless people rolled them."""
        proved = self.session.over and not self.setup.by_hand
        extra = {"fairness": self._dealer.proof(self.session.first)} if proved else {}
        return self.session.record(**extra)

    def close(self) -> Path | None:
        """Leave the table. Returns the file that remains.

        A finished game becomes a record. Any other is kept to be resumed, unless nobody has decided anything yet.
        """
        if self._save is None:
            return None
        save, self._save = self._save, None
        if self.session.over:
            record = save.path.with_suffix(".jsonl")
            record.write_text(self.record().to_json() + "\n", encoding="utf-8")
            save.close(delete=True)
            return record
        by_hand = self.setup.by_hand
        begun = self._sealed or any(isinstance(entry, Move) or entry.kind in by_hand for entry in self.journal)
        save.close(delete=not begun)
        return save.path if begun else None


def new_seed(text: str | None = None) -> str:
    """A seed for the dice: secret, or always the same for the same text."""
    return secrets.token_hex(32) if text is None else sha256(f"vabanque/{text}".encode()).hexdigest()
