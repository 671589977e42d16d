"""A recorded game told in words, with the table drawn wherever a round ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from rich.markup import escape

from vabanque.core import Over
from vabanque.games import scenes
from vabanque.play.stories import ToldStep, retell
from vabanque.play.stories import tell as tell_entries
from vabanque.tui.registry import talking_for

if TYPE_CHECKING:
    from vabanque.i18n import Words
    from vabanque.play.record import Record
    from vabanque.tui.talking import AnyTalking


def tell(record: Record, words: Words, game: int) -> None:
    """Print the whole game, number `game` of its file. Raises WrongRecord where the record contradicts the rules."""
    console = Console(highlight=False, soft_wrap=True)
    title = words("replay-game", number=game, game=words.game(record.game))
    console.print(f"[bold]{escape(title)}[/bold]  {escape(words.listed(record.seats))}")
    shown = scenes(record.rules)
    before: ToldStep | None = None
    number = 0
    for step in retell(record, shown):
        talking: AnyTalking = talking_for(step.scene.kind)(record.rules, record.seats, words)
        for told in tell_entries(step.entries, step.stories, shown):
            entry, sentence = told.entry, escape(words.tell(told.phrases, record.seats))
            headline = entry.kind in talking.headlines
            if headline:
                console.print()
            board = None if before is None else talking.board_before(number, before.scene, step.scene)
            if board is not None:
                console.print(board)
            number += 1
            end = " " if entry.kind in talking.run_on else "\n"
            console.print(f"[bold]{sentence}[/bold]" if headline else sentence, end=end)
        scores = talking.score_line(step.scene)
        if scores is not None and any(entry.by == "rules" for entry in step.entries):
            console.print(f"  [dim]{escape(scores)}[/dim]")
        before = step
    assert before is not None
    turn = record.rules.turn(before.state)
    if isinstance(turn, Over):
        console.print()
        for line in words.result(turn.result, record.seats, shown):
            console.print(f"[bold]{escape(line)}[/bold]")
