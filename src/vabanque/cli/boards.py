"""A recorded game told in words, with the table drawn wherever a round ends."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from vabanque.core import Over
from vabanque.games.las_vegas.rules import LasVegas
from vabanque.play.verify import replay

if TYPE_CHECKING:
    from vabanque.i18n import Words
    from vabanque.play.record import Record


_END = {"roll": " ", "throw": " "}


def tell(record: Record, words: Words, number: int) -> None:
    """Print the whole game. Raises WrongRecord where the record contradicts the rules."""
    console = Console(highlight=False, soft_wrap=True)
    title = words("replay-game", number=number, game=words.game(record.game))
    console.print(f"[bold]{escape(title)}[/bold]  {escape(words.listed(record.seats))}")
    before: Any = None
    for step in replay(record):
        board = _board_before_payout(record, before, step.entries, words)
        for entry in step.entries:
            if entry.kind == "round":
                console.print()
            if entry.kind == "pay" and board is not None:
                console.print(board)
                board = None
            said = escape(words.entry(entry, record.seats))
            # A throw and what was made of it are one line.
            console.print(f"[bold]{said}[/bold]" if entry.kind == "round" else said, end=_END.get(entry.kind, "\n"))
            if entry.kind in ("bank", "bust"):
                console.print(f"  [dim]{escape(_scores(record.seats, step.state.scores))}[/dim]")
        before = step.state
    turn = record.rules.turn(before)
    if isinstance(turn, Over):
        console.print()
        for line in words.result(turn.result, record.seats):
            console.print(f"[bold]{escape(line)}[/bold]")


def _scores(names: Sequence[str], scores: Sequence[int]) -> str:
    return "   ".join(f"{name} {score}" for name, score in zip(names, scores, strict=True))


def _board_before_payout(record: Record, before: Any, entries: Sequence[Any], words: Words) -> Table | None:
    """The table with all dice or cards on it, if this step ends a round."""
    rules = record.rules
    if not any(entry.kind == "pay" for entry in entries) or before is None:
        return None
    table = before
    for entry in entries:
        if entry.kind in ("place", "lay"):
            table = rules.after(table, entry)  # type: ignore[attr-defined]  # both Las Vegas games have it
    board = Table(title=words("board-round", number=table.round), title_justify="left", pad_edge=False)
    for heading in (words("casino"), words("bills-thousands"), *record.seats):
        board.add_column(escape(heading))
    if isinstance(rules, LasVegas) and rules.neutral_each:
        board.add_column(words("neutral"))
    for casino, bills in enumerate(table.bills, start=1):
        thousands = " ".join(map(str, bills))
        board.add_row(f"{casino} {words.casino(casino)}", thousands, *_owners(rules, table, casino))
    return board


def _owners(rules: Any, table: Any, casino: int) -> Iterator[str]:
    """Every owner's dice at a casino; struck out where a tie cancels them."""
    weights, ranked = rules.weights(table, casino), rules.ranked(table, casino)
    for owner, weight in enumerate(weights):
        if not weight:
            yield "·"
        elif owner in ranked:
            yield str(weight)
        else:
            yield f"[strike]{weight}[/strike] ="
