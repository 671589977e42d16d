"""A game on this machine: the session, the bots, and the journal on disk."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from contextlib import suppress
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from platformdirs import user_data_path

from vabanque.bots import make_bot
from vabanque.core import Decide, Entry, IllegalMove, Move, Outcome, Over, Refusal, Seat
from vabanque.core.contract import AnyRules
from vabanque.core.scene import Hand, Scene
from vabanque.games import scenes
from vabanque.play.dealers import stream
from vabanque.play.guard import GuardedBot
from vabanque.play.record import Record
from vabanque.play.session import Session
from vabanque.play.stories import Chronicle, Narrated
from vabanque.play.verify import replay
from vabanque.tui.saves import LocalSetup, Saved, SaveFile, read_save
from vabanque.tui.table import Ask, Deal, Due, GameEnded, Read, Think

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

    def away(self) -> bool:
        return False

    def __init__(self, setup: LocalSetup, saved: Saved | None = None) -> None:
        self.setup = setup
        self.rules = saved.rules if saved else setup.rules()
        self.scenes = scenes(self.rules)
        self.names = setup.names
        self._save: SaveFile | None = None
        self._dealer = setup.dealer
        self.lost = saved.lost if saved else 0
        """How many damaged lines of the file had to be dropped."""
        self._chance: dict[Seat, Random] = {}
        """Seat of a bot → its random numbers."""
        journal = saved.journal if saved else setup.record(self.rules, ()).opening().entries
        self._restore(journal, saved.sealed if saved else ())

    @classmethod
    def new(cls, setup: LocalSetup, directory: Path | None) -> LocalTable:
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
        for seat, player in enumerate(self.setup.players):
            if player.bot is not None:
                self._chance[seat] = Random()
                bot = make_bot(player.bot, self.rules, seat, self._chance[seat])
                self.session.bots[seat] = GuardedBot(player.bot, bot)

    def _restore(self, journal: Sequence[Entry], sealed: Sequence[Any] = ()) -> None:
        record = self.setup.record(self.rules, journal)
        self.session = Session.resume(record)
        self._chronicle = Chronicle(self.scenes, replay(record))
        self._seat_bots()
        for move in sealed:
            with suppress(Refusal):  # from a damaged file
                self.session.submit(move)

    # What is going on

    @property
    def path(self) -> Path | None:
        return self._save.path if self._save else None

    @property
    def drawn_first(self) -> Seat | None:
        shown = getattr(self.scenes, "has_starter", True)  # not where all decide together (R63)
        return self.setup.starter if self.setup.first == "random" and shown else None

    @property
    def begun_at(self) -> str | None:
        return self.setup.position

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

    def scene(self) -> Scene:
        return self._chronicle.scene()

    def hand(self, seat: Seat) -> Hand:
        return self.scenes.hand(self.session.state, seat, sealed=self.session.sealed.get(seat))

    def after(self, move: Any) -> Scene | None:
        return self.scenes.after(self.session.state, move, self._chronicle.story)

    def narrated(self, viewer: Seat | None, since: int = 0) -> list[Narrated]:
        return self._chronicle.narrate(self.session.seen_by(viewer)[since:], since)

    def due(self) -> Due:
        """What has to happen next. Bots choose before people, so that people need not wait."""
        turn = self.session.turn
        if isinstance(turn, Over):
            return GameEnded(turn.result)
        if isinstance(turn, Decide):
            waiting = self.session.waiting_for
            thinking = [seat for seat in waiting if seat in self.session.bots]
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
        return self._happened(self.session.land(self._dealer.deal(due.chance, self.session.chances)))

    def read(self, text: str) -> list[Entry]:
        """Enter what the real dice show. Raises Refusal."""
        due = self.due()
        if not isinstance(due, Read):
            raise IllegalMove("unexpected-outcome", found=text[:20])
        return self._happened(self.session.land(due.chance.read(text)), sync=True)

    def think(self, seat: Seat) -> Any:
        """The move that a bot chooses. Changes nothing at the table; may run in another thread. Raises Refusal."""
        # Same luck after a resume: a bot's random stream depends on where the game is, not on earlier calls.
        self._chance[seat].seed(stream(self.setup.seed, seat, len(self.journal)).getrandbits(64))
        return self.session.think(seat)

    def submit(self, move: Any) -> list[Entry]:
        """A seat decides. Returns what happened: nothing while others still have to choose."""
        entries = self.session.submit(move)
        if entries:
            return self._happened(entries, sync=move.seat in self.people)
        if self._save is not None:
            self._save.seal(move, sync=move.seat in self.people)
        return []

    def _happened(self, entries: list[Entry], *, sync: bool = False) -> list[Entry]:
        self._chronicle.add(entries, self.session.state)
        if self._save is not None:
            self._save.append(entries, sync=sync)
        return entries

    def undoable(self) -> Entry | None:
        """What can be taken back: a person's last decision or, with real dice, what was entered last.

        Once the program has rolled, nothing before the roll can be taken back, and a sealed choice stays (R64). With
        real dice or cards nobody gains by taking back, so everything can be, one step at a time; whatever the program
        dealt or a bot decided happens again.
        """
        sealed = self._sealed_by_person()
        if sealed is not None:
            return sealed if self._real_dice else None
        at = self._last_undoable()
        return None if at is None else self.journal[at]

    def _sealed_by_person(self) -> Move | None:
        """The last choice that a person has sealed."""
        sealed = [move for seat, move in self.session.sealed.items() if seat in self.people]
        return sealed[-1] if sealed else None

    @property
    def _real_dice(self) -> bool:
        """Do people roll the dice or draw the cards themselves?"""
        return any(kind in self.setup.by_hand for kind in read_by_hand(self.rules, DICE))

    def _last_undoable(self) -> int | None:
        """The number of the first entry of the step that can be taken back."""
        for at, step in self.session.steps_back():
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
        sealed, at = self._sealed_by_person(), self._last_undoable()
        if sealed is not None:
            self.session.unseal(sealed.seat)
            if self._save is not None:
                self._save.unseal(sealed.seat)
        elif at is not None:
            self.session.rewind(at)
            self._chronicle.rewind(at, self.session.state)
            if self._save is not None:
                self._save.cut(at)
        self._seat_bots()  # the old ones have seen what is being taken back
        return taken

    # What remains

    def record(self) -> Record:
        """The game so far; once it is over, with the proof that the dice were fair, unless people rolled them."""
        proved = self.session.over and not self.setup.by_hand
        extra = {"fairness": self._dealer.proof(self.setup.first)} if proved else {}
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
        begun = self.session.sealed or any(isinstance(entry, Move) or entry.kind in by_hand for entry in self.journal)
        save.close(delete=not begun)
        return save.path if begun else None


def new_seed(text: str | None = None) -> str:
    """A seed for the dice: secret, or always the same for the same text."""
    return secrets.token_hex(32) if text is None else sha256(f"vabanque/{text}".encode()).hexdigest()
