"""What `verify`, `replay`, `rules` and `games` do. Nothing here needs more than the engine."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from textwrap import TextWrapper
from typing import Any, NoReturn

from vabanque.core import Misconfigured, Over, Refusal, Unreadable
from vabanque.figures import as_markdown
from vabanque.games import GAMES, find, scenes
from vabanque.i18n import Words
from vabanque.narration import narrator_for
from vabanque.narration.narrator import AnyNarrator
from vabanque.play.files import nth_text, texts_in
from vabanque.play.record import Record
from vabanque.play.stories import StepWithStory, retell
from vabanque.play.verify import Promise, Verdict
from vabanque.play.verify import verify as check

FINE, NO, WRONG_USAGE = range(3)
"""Exit codes: it worked; understood, and the answer is no; the command makes no sense."""


def fail(sentence: str, code: int = WRONG_USAGE) -> NoReturn:
    """Print why on the error stream, and exit."""
    print(f"vabanque: {sentence}", file=sys.stderr)
    sys.exit(code)


# Verify


def verify_files(files: Sequence[str], promise: Promise | None, words: Words, *, as_json: bool) -> int:
    """Check all games in these files and report. Returns the exit code."""
    right = wrong = unread = 0
    for file in files:
        before = right + wrong
        try:
            for line, text in texts_in(file):
                verdict = check(text, promise)
                right += verdict.ok
                wrong += not verdict.ok
                if as_json:
                    print(_as_json(file, line, verdict, words))
                elif not verdict.ok:
                    print(f"{file}:{line}: {_reason(verdict, words)}")
            if right + wrong == before:
                raise Unreadable("no-game")
        except (OSError, Unreadable) as error:
            unread += 1
            print(f"vabanque: {_unread(file, error, words)}", file=sys.stderr)
    if not as_json and right + wrong:
        print(words("verify-summary", right=right, wrong=wrong))
    return WRONG_USAGE if unread else NO if wrong else FINE


def read_commitment(text: str, words: Words) -> str:
    """64 hexadecimal digits, in lower case and without the spaces that copying may add."""
    digits = "".join(text.split()).lower()
    if len(digits) != 64 or not set(digits) <= set("0123456789abcdef"):
        fail(words("error-bad-commitment"))
    return digits


def _reason(verdict: Verdict, words: Words) -> str:
    where = "" if verdict.entry is None else f"entry {verdict.entry}: "
    return f"{where}{verdict.code}: {words.error(verdict.code or '', verdict.facts or {})}"


def _as_json(file: str, line: int, verdict: Verdict, words: Words) -> str:
    import msgspec

    message = None if verdict.ok else words.error(verdict.code or "", verdict.facts or {})
    plain = {
        "file": file,
        "line": line,
        "ok": verdict.ok,
        "code": verdict.code,
        "entry": verdict.entry,
        "message": message,
    }
    return msgspec.json.encode(plain).decode()


def _unread(file: str, error: OSError | Unreadable, words: Words) -> str:
    """Why a file cannot be used."""
    reason = words.refusal(error) if isinstance(error, Unreadable) else error.strerror or str(error)
    return f"{file}: {reason}"


# Replay


def game_in(file: str, number: int, words: Words) -> bytes:
    """The text of one game in a file, counted from 1. Exits if there is no such game."""
    try:
        return nth_text(file, number)
    except (OSError, Unreadable) as error:
        fail(_unread(file, error, words))


def texts_of(file: str, words: Words) -> Iterator[tuple[int, bytes]]:
    """All games in a file: line and text. Exits if there are none."""
    empty = True
    try:
        for game in texts_in(file):
            empty = False
            yield game
        if empty:
            raise Unreadable("no-game")
    except (OSError, Unreadable) as error:
        fail(_unread(file, error, words))


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of a game's story: text, or a drawn board."""

    content: Any
    loud: bool = False
    quiet: bool = False
    end: str = "\n"


def pieces_of(record: Record, words: Words, game: int, *, boards: bool) -> Iterator[Piece]:
    """The whole game, number `game` of its file; with `boards`, the table is drawn at the end of each round.

    Raises WrongRecord where the record contradicts the rules.
    """
    title = words("replay-game", number=game, game=words.game(record.game))
    yield Piece(title, loud=True, end="  ")
    yield Piece(words.listed(record.seats))
    shown = scenes(record.rules)
    before: StepWithStory | None = None
    number = 0
    for step in retell(record, shown):
        narrator: AnyNarrator = narrator_for(record.game)(record.rules, record.seats, words)
        for narrated in step.narrated:
            entry, sentence = narrated.entry, words.tell(narrated.phrases, record.seats)
            if entry.begins_round:
                yield Piece("")
            if boards and before is not None:
                board = narrator.board_before(number, before.scene, step.scene)
                if board is not None:
                    yield Piece(board)
            number += 1
            yield Piece(sentence, loud=entry.begins_round, end=" " if entry.kind in narrator.run_on else "\n")
        scores = narrator.score_line(step.scene)
        if scores is not None and any(entry.by == "rules" for entry in step.entries):
            yield Piece(f"  {scores}", quiet=True)
        before = step
    assert before is not None
    turn = record.rules.turn(before.state)
    if isinstance(turn, Over):
        yield Piece("")
        for line in words.result(turn.result, record.seats, shown):
            yield Piece(line, loud=True)


def print_plainly(record: Record, words: Words, game: int) -> None:
    """Print one game in sentences, number `game` of its file. Raises WrongRecord where it contradicts the rules."""
    for piece in pieces_of(record, words, game, boards=False):
        print(piece.content, end=piece.end)


# Rules and games


def rules_text(game: str, words: Words) -> str:
    """The rules of a game as Markdown. Raises Misconfigured if there is no such game."""
    find(game)
    return f"# {words.game(game)}\n\n{as_markdown(words, game)}"


def without_stars(text: str) -> str:
    """Markdown for a pipe: nothing is bold there, and paragraphs are filled up to 100 characters."""
    return "\n\n".join(map(_filled, re.sub(r"\*\*(.+?)\*\*", r"\1", text).split("\n\n")))


def _filled(block: str) -> str:
    if block.startswith("    "):  # a drawing
        return block
    unbroken = TextWrapper(100, break_long_words=False, break_on_hyphens=False)
    lines = []
    for item in re.sub(r"\n(?!- ) *", " ", block).split("\n"):
        unbroken.subsequent_indent = "  " if item.startswith("- ") else ""
        lines.append(unbroken.fill(item))
    return "\n".join(lines)


def list_games(words: Words, *, as_json: bool) -> None:
    """Every game with its seats, options and defaults."""
    for number, game in enumerate(GAMES.values()):
        if as_json:
            import msgspec

            options = [
                {"name": option.name, "default": option.default, "about": words(f"option-{game.id}-{option.name}")}
                for option in game.options
            ]
            plain = {"game": game.id, "name": words.game(game.id), "seats": list(game.seats), "options": options}
            print(msgspec.json.encode(plain).decode())
            continue
        if number:
            print()
        title = f"{game.id}  {words.game(game.id)}"
        print(f"\033[1m{title}\033[0m" if sys.stdout.isatty() else title)  # bold
        print(f"  {words(f'tagline-{game.id}')}")
        least, most = game.seats[0], game.seats[-1]
        print(f"  {words('seats-range', least=least, most=most) if least < most else words('seats-only', count=most)}")
        for option in game.options:
            default = str(option.default).lower() if isinstance(option.default, bool) else option.default
            print(f"  -o {option.name}={default}")
            print(f"      {words(f'option-{game.id}-{option.name}')}")


def exit_code(refusal: Refusal) -> int:
    """The exit code of a refused command."""
    return WRONG_USAGE if isinstance(refusal, Misconfigured | Unreadable) else NO
