"""Tables of Die oberen 10 000 as pictures: the roll, what was set aside, and everybody's way to the target."""

from __future__ import annotations

from itertools import chain

from vabanque.games.top_10000.rules import COIN
from vabanque.games.top_10000.scene import TopScene
from vabanque.narration.palette import ALARM, GOLD, MONEY, PAINT, QUIET, ink, sign
from vabanque.pictures.canvas import BLACK, HEIGHT, MARGIN, WHITE, WIDTH, Canvas

SIZE, GAP = 84, 18
"""Dice of the roll."""
BAR = 26


def draw(canvas: Canvas, scene: TopScene) -> None:
    """Everything that lies on the table."""
    words = canvas.words
    left = WIDTH / 2 - len(scene.dice) * (SIZE + GAP) / 2
    for die in scene.dice:
        face = "◉" if die.face == COIN else die.face
        canvas.die((left, 90), SIZE, face, "#c62828" if die.red else BLACK, WHITE)
        canvas.frame((left, 90), (SIZE, SIZE), QUIET, SIZE // 5)
        left += SIZE + GAP
    if scene.kept:
        combos = " ".join(chain.from_iterable(scene.kept))
        aside = words("terminal-aside", combos=combos, points=scene.turn_points)
        canvas.write((WIDTH / 2, 210), aside, 18, GOLD, anchor="ma")
    if scene.bust:
        canvas.write((WIDTH / 2, 240), f"−{scene.lost}", 18, ALARM, anchor="ma")
    # Everybody's points, as a bar that ends at the target.
    top = HEIGHT - MARGIN - len(scene.players) * (BAR + 22.0)
    canvas.write((WIDTH - MARGIN, top - 26), words("terminal-target", points=scene.target), 14, QUIET, anchor="ra")
    wide = WIDTH - 2 * MARGIN - 220
    for seat, player in enumerate(scene.players):
        points = player.score or 0
        name = f"{'▶ ' if seat == scene.seat and not scene.over else ''}{sign(seat)} {canvas.names[seat]}"
        canvas.write((MARGIN, top + BAR / 2), name, 16, ink(seat), anchor="lm")
        canvas.box((MARGIN + 140, top), (wide, BAR), PAINT[seat % len(PAINT)])
        share = min(points / scene.target, 1)
        if share > 0:
            canvas.block((MARGIN + 140, top), (max(share * wide, 12), BAR), PAINT[seat % len(PAINT)])
        canvas.write((WIDTH - MARGIN, top + BAR / 2), str(points), 16, MONEY, anchor="rm")
        top += BAR + 22
