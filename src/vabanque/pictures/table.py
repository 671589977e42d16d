"""A game under way as text and as a drawing."""

from __future__ import annotations

from vabanque.core import Decide, Over
from vabanque.core.scene import Name, Scene, phrase
from vabanque.games import find, scenes
from vabanque.i18n import Words
from vabanque.narration import narrator_for
from vabanque.narration.narrator import AnyNarrator
from vabanque.narration.palette import GOLD, QUIET
from vabanque.pictures.canvas import MARGIN, WIDTH, Canvas
from vabanque.play.session import Session
from vabanque.play.stories import Chronicle
from vabanque.play.verify import replay


def text(session: Session, words: Words | None = None) -> str:
    """What everybody sees, in the words of the line mode; at the end, the result."""
    narrator, scene = _narrator(session, words or Words("en"))
    lines = narrator.board(scene, None, None)
    turn = session.turn
    if isinstance(turn, Over):
        lines = narrator.words.result(turn.result, session.names, scenes(session.rules))
    return "\n".join([*lines, *_to_choose(session, narrator)])


def draw(session: Session, words: Words | None = None) -> Canvas:
    """The same as a drawing."""
    narrator, scene = _narrator(session, words or Words("en"))
    canvas = Canvas(narrator)
    canvas.write((MARGIN, MARGIN), narrator.words.game(session.rules.spec.game), 24, GOLD)
    canvas.write((WIDTH - MARGIN, MARGIN + 6), " ".join(_to_choose(session, narrator)), 15, QUIET, anchor="ra")
    picture = find(session.rules.spec.game).brings.picture
    if picture is not None:
        picture.load()(canvas, scene)
    else:
        canvas.lines(text(session, narrator.words).splitlines(), 70)
    return canvas


def _narrator(session: Session, words: Words) -> tuple[AnyNarrator, Scene]:
    """What puts the table into words, and the current scene."""
    chronicle = Chronicle(scenes(session.rules), replay(session.record()))
    return narrator_for(session.rules.spec.game)(session.rules, session.names, words), chronicle.scene()


def _to_choose(session: Session, narrator: AnyNarrator) -> list[str]:
    turn = session.turn
    if not isinstance(turn, Decide):
        return []
    names = tuple(Name(seat) for seat in turn.seats)
    return [narrator.words.say(phrase("picture-to-choose", names=names), session.names)]
