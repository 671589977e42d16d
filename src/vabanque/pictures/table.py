"""A game under way as text and as a drawing."""

from __future__ import annotations

from vabanque.core import Decide, Over
from vabanque.core.registry import attribute
from vabanque.core.scene import Name, Scene, phrase
from vabanque.games import scenes
from vabanque.i18n import Words
from vabanque.pictures.canvas import MARGIN, WIDTH, Canvas
from vabanque.pictures.registry import PICTURES
from vabanque.play.session import Session
from vabanque.play.stories import stories_after
from vabanque.play.verify import replay
from vabanque.tui.palette import GOLD, QUIET
from vabanque.tui.registry import talking_for
from vabanque.tui.talking import AnyTalking


def text(session: Session, words: Words | None = None) -> str:
    """What everybody sees, in the words of the line mode; at the end, the result."""
    talking, scene = _talking(session, words or Words("en"))
    lines = talking.board(scene, None, None)
    turn = session.turn
    if isinstance(turn, Over):
        lines = talking.words.result(turn.result, session.names, scenes(session.rules))
    return "\n".join([*lines, *_to_choose(session, talking)])


def draw(session: Session, words: Words | None = None) -> Canvas:
    """The same as a drawing."""
    talking, scene = _talking(session, words or Words("en"))
    canvas = Canvas(talking)
    canvas.write((MARGIN, MARGIN), talking.words.game(session.rules.spec.game), 24, GOLD)
    canvas.write((WIDTH - MARGIN, MARGIN + 6), " ".join(_to_choose(session, talking)), 15, QUIET, anchor="ra")
    if scene.kind in PICTURES:
        attribute(PICTURES[scene.kind])(canvas, scene)
    else:
        canvas.lines(text(session, talking.words).splitlines(), 70)
    return canvas


def _talking(session: Session, words: Words) -> tuple[AnyTalking, Scene]:
    """What puts the table into words, and the current scene."""
    shown = scenes(session.rules)
    story, before, number = shown.begin(), None, 0
    for step in replay(session.record()):
        *_, story = (story, *stories_after(story, step.entries, before, number))
        before, number = step.state, number + len(step.entries)
    scene = shown.scene(session.state, story)
    return talking_for(scene.kind)(session.rules, session.names, words), scene


def _to_choose(session: Session, talking: AnyTalking) -> list[str]:
    turn = session.turn
    if not isinstance(turn, Decide):
        return []
    names = tuple(Name(seat) for seat in turn.seats)
    return [talking.words.say(phrase("picture-to-choose", names=names), session.names)]
